"""`bythebook cards` and decks of one's own cards, as a person uses them."""

import json
import sys
from pathlib import Path
from unittest.mock import MagicMock

import pytest
from typer.testing import CliRunner, Result

from bythebook import BythebookError
from bythebook.cli.main import app, main
from tests.library.files import (
    BROKEN,
    DRAWS,
    SNEEZES,
    array_card,
    deck_rows,
    fleet,
    line_card,
    write_array,
    write_lines,
)

ODD = array_card("FRY/W01-E066", name="Odd Hand", ability=[DRAWS, SNEEZES])


def run(*words: str, typed: str = "", fails: int = 0) -> str:
    done: Result = CliRunner().invoke(app, list(words), input=typed, catch_exceptions=False)
    assert done.exit_code == fails, done.output
    return done.output


def bring(tmp_path: Path) -> None:
    run("cards", "import", "ws", str(write_array(tmp_path, [*fleet(), ODD])))


def deck(tmp_path: Path, odd: str = "") -> str:
    file = tmp_path / "mine.txt"
    file.write_text("\n".join(f"{n} {code} {name}" for n, code, name in deck_rows(odd)))
    return str(file)


def test_import_reports_what_is_exact_unread_and_damaged(tmp_path: Path, library: Path) -> None:
    cards = [
        line_card(),
        "nonsense",
        line_card("FRY/W01-E002", colors=["PURPLE"]),
        line_card("FRY/W01-E003", text=[SNEEZES]),
        line_card("FRY/W01-E004", text=[BROKEN]),
        line_card("FRY/W01-E005"),
    ]
    file = write_lines(tmp_path, cards)
    said = run("cards", "import", "ws", str(file))
    assert "6 cards read" in said
    for name, n in (("exact", 2), ("unread", 1), ("damaged", 3)):
        assert f"{name:8} {n:6}" in said
    assert "1     1  when this card sneezes" in said
    assert f"{file}:2: it is not JSON" in said.replace("\n", "")
    assert f"{file}:3 FRY/W01-E002: colors must be one of" in said.replace("\n", "")
    assert f"{file}:5 FRY/W01-E004: text 1: a quote is opened and never closed" in said
    assert "3 cards under 4 codes" in said, "two codes are printings of one card"
    assert (library / "ws.json").is_file()
    told = json.loads(run("cards", "import", "ws", str(file), "--json"))
    assert (told["exact"], told["unread"], told["damaged"]) == (2, 1, 3)
    assert told["library"]["codes"] == 4


def test_the_library_can_be_named(tmp_path: Path, library: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    file = str(write_array(tmp_path, [array_card()]))
    run("cards", "import", "ws", file, "--library", str(elsewhere))
    assert (elsewhere / "ws.json").is_file()
    assert not library.exists()


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("cards", "import", "ws", "nowhere.json"), "nowhere.json cannot be read: No such file"),
        (("cards", "coverage", "ws", "nowhere.json"), "nowhere.json cannot be read"),
        (("cards", "import", "chess", "nowhere.json"), "no game is called 'chess'"),
        (("cards", "explain", "Draw 1 card.", "--kind", "spell"), "character, event, climax"),
        (("cards", "coverage", "ws", "x.json", "--plot", "x.gif"), "a .png or a .svg"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_sentence(
    words: tuple[str, ...], why: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture
) -> None:
    monkeypatch.setattr("sys.argv", ["bythebook", *words])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 2
    said = " ".join(capsys.readouterr().err.split())
    assert why in said
    assert "Traceback" not in said


def test_coverage_is_told_in_figures(tmp_path: Path) -> None:
    file = str(write_array(tmp_path, [*fleet(), ODD]))
    counted = json.loads(run("cards", "coverage", "ws", file, "--json"))
    assert set(counted) == {
        "cards", "cards_with_text", "exact_cards", "exact_cards_without_text", "texts",
        "exact_texts", "abilities", "exact_abilities", "damaged", "unread", "damage",
        "names_no_known_card",
    }  # fmt: skip
    assert (counted["cards"], counted["cards_with_text"], counted["exact_cards"]) == (15, 9, 8)
    assert [set(phrase) for phrase in counted["unread"]] == [{"phrase", "frees", "count"}]
    said = run("cards", "coverage", "ws", file, "--jobs", "2")
    assert "15 cards, 0 of them damaged" in said
    assert "88.9 %" in said


def test_coverage_is_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = MagicMock()
    figure, above, below = MagicMock(), MagicMock(), MagicMock()
    drawn.pyplot.subplots.return_value = (figure, (above, below))
    monkeypatch.setitem(sys.modules, "matplotlib", drawn)
    monkeypatch.setitem(sys.modules, "matplotlib.pyplot", drawn.pyplot)
    file = str(write_array(tmp_path, [ODD, array_card()]))
    picture = tmp_path / "coverage.png"
    run("cards", "coverage", "ws", file, "--plot", str(picture))
    names, shares = above.barh.call_args.args
    exact = dict(zip(names, shares, strict=True))
    assert exact["cards with text"] == 50.0
    assert exact["abilities"] == pytest.approx(100 * 2 / 3)
    assert below.barh.call_args.args[1] == [1], "one phrase, and it would free one card"
    assert below.set_yticks.call_args.args[1] == ["when this card sneezes"]
    assert figure.savefig.call_args.args == (picture,)


def test_without_matplotlib_it_is_said_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    file = str(write_array(tmp_path, [ODD]))
    with pytest.raises(BythebookError, match="install the extra `plot`"):
        run("cards", "coverage", "ws", file, "--plot", str(tmp_path / "coverage.png"))


def test_a_deck_of_own_cards_is_checked_and_played(tmp_path: Path) -> None:
    bring(tmp_path)
    assert "50 cards, legal" in run("deck", "check", "ws", deck(tmp_path))
    said = run("play", "ws", "--deck", deck(tmp_path), "--seed", "3", "--no-color", typed="quit\n")
    assert "Deck Hand" in said


def test_a_deck_that_is_not_exact_needs_blank(tmp_path: Path) -> None:
    bring(tmp_path)
    file = deck(tmp_path, "FRY/W01-E066")
    said = " ".join(run("deck", "check", "ws", file, fails=1).split())
    assert "FRY/W01-E066 'Odd Hand' is not exact: 'when this card sneezes'" in said
    said = run("deck", "check", "ws", file, "--blank")
    assert "(left blank)" in said
    assert "50 cards, legal" in said
    typed = "read odd hand\nquit\n"
    words = ("play", "ws", "--deck", file, "--rival", file, "--seed", "3", "--no-color")
    said = run(*words, "--blank", typed=typed)
    assert f"[not read] {SNEEZES}" in said
    assert f"[not read] {DRAWS}" not in said
    assert DRAWS in said


def test_every_fault_of_a_deck_is_listed_with_its_clause(tmp_path: Path) -> None:
    bring(tmp_path)
    file = tmp_path / "short.txt"
    file.write_text("5 FRY/W01-E001\n4 FRY/W01-E066")
    said = " ".join(run("deck", "check", "ws", str(file), fails=1).split())
    assert "ws 5.1.2.1: a deck has exactly 50 cards, this one has 9" in said
    assert "ws 5.1.2.2: at most 4 copies of a name, 5 of 'Deck Hand 1'" in said
    assert "'Odd Hand' is not exact" in said


def test_explain_tells_structure_words_and_clauses() -> None:
    said = run("cards", "explain", DRAWS, "--game", "ws")
    for part in ("automatic ability", "waits until", "in plain words", "rests on", "ws 4.7.1"):
        assert part in said
    told = json.loads(run("cards", "explain", DRAWS, "--json", "--written"))
    assert told["exact"]
    assert told["entries"][0]["abilities"][0]["written"]["label"].startswith("Auto")
    said = run("cards", "explain", SNEEZES, fails=1)
    assert "not read" in said
    assert ">>> Sneezes" in said
    assert run("cards", "explain", "-", typed=DRAWS) == run("cards", "explain", DRAWS)
