"""What is wrong on the command line is said in one sentence, with status 2, and nothing is lost."""

import subprocess
import sys
from pathlib import Path

import pytest

from bythebook import engine
from tests.library.files import array_card, line_card, write_lines


def refusal(*words: str, typed: str = "") -> str:
    """What a command says that is refused."""
    done = subprocess.run(
        [sys.executable, "-c", "from bythebook.cli.main import main; main()", *words],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr) < 1500
    return " ".join(done.stderr.split())


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    for words in (
        ("play", "ws", "--load", str(tmp_path)),
        ("replay", str(tmp_path)),
        ("cards", "import", "ws", str(tmp_path)),
    ):
        assert f"{tmp_path} cannot be read: Is a directory" in refusal(*words)
    assert "there is no deck" in refusal("play", "ws", "--deck", str(tmp_path))


def test_binary_files_are_neither_decks_nor_records_nor_cards_nor_saves(tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 20)
    assert "is no deck list: it is not text" in refusal("deck", "check", "ws", str(file))
    assert "is no deck list" in refusal("play", "dbs", "--deck", str(file))
    assert "is not text" in refusal("replay", str(file))
    assert "is no card file: line 1: it is not UTF-8 text" in refusal(
        "cards", "import", "ws", str(file)
    )
    assert "check sum is wrong" in refusal("play", "ws", "--load", str(file))


@pytest.mark.parametrize(
    "words",
    [
        ("fuzz", "ws", "--games", "-5"),
        ("fuzz", "ws", "--games", "0"),
        ("fuzz", "ws", "--jobs", "0"),
        ("fuzz", "ws", "--thorough", "-1"),
        ("bench", "ws", "--seconds", "-1"),
        ("arena", "ws", "--games", "-2"),
        ("replay", "x.record", "--upto", "-1"),
        ("replay", "x.record", "--player", "7"),
        ("replay", "x.record", "--player", "-1"),
    ],
)
def test_numbers_out_of_range_are_refused(words: tuple[str, ...]) -> None:
    assert words[2] in refusal(*words)


def test_seeds_out_of_range_are_refused() -> None:
    for seed in ("-1", str(2**64), "9" * 40):
        assert "a seed is a whole number from 0 to" in refusal("play", "ws", "--seed", seed)


def test_a_record_with_another_seed_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "my.record"
    game = engine.new_game("ws", "lanterns", "tides", seed=3)
    game.answer(0)
    file.write_text(game.record().replace("seed 3", "seed 4"), encoding="utf-8")
    assert "field 'seed': these decks with this seed do not begin" in refusal("replay", str(file))


def test_what_would_steer_a_terminal_is_not_printed(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("4 LT-01\n4 [bold]\x1b[2J\u202eevil 9\n", encoding="utf-8")
    said = refusal("deck", "check", "ws", str(file))
    assert "\x1b" not in said
    assert "\u202e" not in said
    name = "\x1b]0;x\x07[red]"
    said = refusal("play", name)
    assert "\x1b" not in said
    assert "no game is called" in said


def test_a_name_without_end_is_no_name(tmp_path: Path) -> None:
    endless = "A" * 50_000_000
    deck = tmp_path / "deck.txt"
    deck.write_text(f"4 LT-01 {endless}\n", encoding="utf-8")
    assert "line 1: a line has 500 signs at the most" in refusal("deck", "check", "ws", str(deck))


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("A" * 50_000_000, "name is longer than any that is printed"),
        ("Aki\x1b[2J", r"name holds a character that is not printed (U+001B)"),
        ("Aki\u202ednaH", r"name holds a character that is not printed (U+202E)"),
        ("Aki\x9bm", r"name holds a character that is not printed (U+009B)"),
    ],
    ids=["endless", "escape", "right-to-left", "control"],
)
def test_such_names_are_not_taken_into_a_library(name: str, why: str, tmp_path: Path) -> None:
    from typer.testing import CliRunner

    from bythebook.cli.main import app

    file = write_lines(tmp_path, [line_card(), line_card("FRY/W01-E002", name=name)])
    words = ["cards", "import", "ws", str(file), "--library", str(tmp_path / "kept"), "--json"]
    done = CliRunner().invoke(app, words, catch_exceptions=False)
    assert done.exit_code == 0
    assert why in done.output
    assert len((tmp_path / "kept" / "ws.json").read_bytes()) < 3000


def test_text_with_escapes_is_damaged() -> None:
    from bythebook.library.adapter import adapter_of
    from bythebook.library.judging import judge
    from bythebook.library.rows import Row

    card = array_card(ability=["【CONT】 This card gets +500 power.\x1b[31m"])
    verdict = judge(adapter_of("ws"), Row(1, card))
    assert verdict.faults == ("ability holds a character that is not printed (U+001B)",)


def test_two_cards_under_one_code_are_told_apart_from_a_second_printing(tmp_path: Path) -> None:
    from bythebook.library.judging import DAMAGED, EXACT, judge_all
    from bythebook.library.rows import read_rows

    same = [line_card(), line_card(), line_card(name="Somebody Else"), line_card("FRY/W01-E002")]
    verdicts = list(judge_all("ws", read_rows(write_lines(tmp_path, same))))
    assert [v.status for v in verdicts] == [EXACT, EXACT, DAMAGED, EXACT]
    assert verdicts[2].faults == ("line 1 has another card with the same code",)


def test_a_game_is_not_saved_over_a_folder(tmp_path: Path) -> None:
    from typer.testing import CliRunner

    from bythebook.cli.main import app

    typed = f"save {tmp_path}\nrecord {tmp_path}\nsave {tmp_path}/my.save\nquit\n"
    words = ["play", "ws", "--seed", "3", "--no-color"]
    done = CliRunner().invoke(app, words, input=typed, catch_exceptions=False)
    said = " ".join(done.output.split())
    assert said.count("is a folder: say a file in it.") == 2
    assert engine.load((tmp_path / "my.save").read_bytes()).decided == 0
