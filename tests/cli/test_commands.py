"""The command line, as a person uses it."""

import json
import random
import subprocess
from pathlib import Path

import pytest
from typer.testing import CliRunner

import bythebook
from bythebook import engine
from bythebook.cli.main import app, main
from bythebook.text.cards import own_decks
from tests.cli.keys import flat

runner = CliRunner()


def run(*words: str, typed: str = "") -> str:
    done = runner.invoke(app, list(words), input=typed, catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.output


def test_a_game_can_be_finished_from_the_keyboard() -> None:
    chance = random.Random(1)
    typed = "".join(f"{chance.choice((1, 1, 2, 3, 4))}\n" for _ in range(6000))
    output = run("play", "ws", "--seed", "3", "--against", "random", "--no-color", typed=typed)
    assert "You win" in output or "You lose" in output
    assert "ws 9.4.1.1" in output


def test_the_terminal_s_commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    typed = [
        "?",
        "read 1",
        "why 1",
        "hand",
        "board",
        "log",
        "rule 6.4.1.2",
        "99",
        "nonsense",
        "bord",
        "1",
        "undo",
        "redo",
        "record",
        "save",
        "save my.save",
        "record my.record",
        "quit",
    ]
    output = run("play", "ws", "--seed", "3", "--no-color", typed="\n".join(typed) + "\n")
    assert "Choose a number from 1 to" in output
    assert "'nonsense' means nothing here; type a number, or ? for help." in output
    assert "There is no 'bord' here; did you mean board?" in output
    assert "Say where: record FILE." in output
    assert "Kept in" in output
    assert list(tmp_path.iterdir()) == [Path("my.save").resolve(), Path("my.record").resolve()]
    assert "May put one hand card on the clock" in output
    save, record = Path("my.save"), Path("my.record")
    saved = engine.load(save.read_bytes())
    assert engine.replay(record.read_text()).decided == saved.decided
    again = run("play", "ws", "--load", str(save), "--no-color", typed="concede\nyes\n")
    assert "You lose: concession (ws 1.2.4)" in again
    assert "the game is open" in run("replay", str(record), "--story")


def test_two_at_one_keyboard_from_a_file_of_keys() -> None:
    output = run("play", "ws", "--seed", "3", "--hotseat", typed="\ndone\n\ndone\n\n7\n")
    assert output.count("take the seat and press enter.") >= 3
    assert "Left; the game is kept in" in output


def test_colors_are_left_to_the_terminal_unless_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("play", "ws", "--seed", "3")
    typed = "done\npass\n"
    assert "\x1b[" not in run(*words, typed=typed)
    assert "\x1b[33m" in run(*words, "--color", typed=typed)  # yellow cards
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[33m" not in run(*words, typed=typed)
    assert "\x1b[33m" not in run(*words, "--no-color", typed=typed)


def test_what_a_player_sees_holds_nothing_of_the_rival_s_hand() -> None:
    game = engine.new_game("ws", "lanterns", "tides", seed=3)
    rival = {game.definition(c).name for c in game.state.zone(1, 1)}
    output = run("play", "ws", "--seed", "3", "--no-color", typed="board\nlog\nquit\n")
    assert not [name for name in rival if name in output]


def test_trace_bench_rules_and_deck_check() -> None:
    found = json.loads(run("trace", "ws", "--json"))
    assert found["clauses"] == 575
    assert found["missing"] == found["unproved"] == found["wrong"] == []
    bench = json.loads(run("bench", "ws", "--seconds", "0.2", "--json"))
    assert bench["fastest_round_per_s"] >= bench["decisions_per_s"] > 0
    assert bench["compiled"] == bythebook.is_compiled()
    assert bench["save_bytes"] < 8192
    assert "7.4.1.2.1" in run("rules", "ws", "7.4")
    assert "50 cards, legal" in run("deck", "check", "ws", "lanterns")
    decks = run("deck", "list", "ws").split("\n")
    assert {line.split()[0] for line in decks if line} == set(own_decks("ws"))
    assert "bythebook 0.1.0" in run("--version")


def test_a_deck_is_shown_with_what_its_cards_are() -> None:
    text = flat(run("deck", "show", "ws", "lanterns"))
    assert text.startswith("lanterns, 50 cards: ")
    assert "characters of level 0 (17)" in text
    assert "4x Mio of the Long Bridge LT-01 yellow character; level 0, cost 0;" in text
    assert "climaxes (8)" in text
    assert "【AUTO】" not in text
    assert "【AUTO】" in run("deck", "show", "ws", "lanterns", "--texts")
    text = flat(run("deck", "show", "dbs", "gale", "--texts"))
    assert "leader (1) 1x Ilse Varro, Gale Captain GF-01" in text
    assert "Ilse Varro, Astride the Storm (its other side)" in text


def test_cards_are_found_by_words() -> None:
    found = json.loads(run("cards", "find", "ws", "lamp", "--json"))
    assert found[0]["name"] == "Cass, Duelist by Lamplight"
    assert all("lamp" in f"{c['name']} {' '.join(c['text'])}".casefold() for c in found)
    assert json.loads(run("cards", "find", "ws", "lt-10", "--json"))[0]["number"] == "LT-10"
    text = flat(run("cards", "find", "dbs", "blocker", "sky"))
    assert "Nim in the Crow's Nest GF-09 red blue battle; cost 2; power 10000;" in text
    assert "[Blocker]" in text
    assert "and " in run("cards", "find", "ws", "character", "--most", "1")


@pytest.mark.parametrize("word", ["zzzz", "amplight"])
def test_words_that_no_card_has_are_refused(word: str) -> None:
    done = runner.invoke(app, ["cards", "find", "ws", word])
    assert isinstance(done.exception, bythebook.BythebookError)
    assert str(done.exception) == f"no card of ws has the words {word!r}"


@pytest.mark.parametrize(
    ("words", "extras", "runs"),
    [
        (["play-terminal", "GAME=dbs"], "-e . ", ".venv/bin/bythebook play dbs"),
        (["play"], "-e '.[serve]'", ".venv/bin/bythebook serve --open"),
    ],
)
def test_make_play_installs_only_what_playing_needs(
    words: list[str], extras: str, runs: str
) -> None:
    """What `make play` would do in a fresh checkout, and what it says meanwhile."""
    make = ["make", "--dry-run", "--always-make", *words]
    root = Path(__file__).parents[2]
    done = subprocess.run(make, cwd=root, capture_output=True, text=True, check=True)
    installed = [line for line in done.stdout.split("\n") if "pip install" in line]
    assert extras in installed[0]
    assert "[dev" not in done.stdout
    assert "installing bythebook and " in done.stdout
    assert runs in done.stdout


def test_every_rulebook_can_be_read() -> None:
    data = json.loads(run("trace", "dbs", "--json"))
    assert data["clauses"] == data["done"] + len(data["todo"]) == 790
    told = run("rules", "dbs", "4-7-3")
    assert "4-7-3-6" in told
    assert "4-8" not in told


def test_fuzz_finds_nothing_and_says_what_occurred() -> None:
    found = json.loads(run("fuzz", "ws", "--games", "4", "--jobs", "1", "--json"))
    assert found["games"] == 4
    assert found["crashes"] == found["stuck"] == found["broken"] == 0
    assert found["decisions"] > 400
    assert found["occurred"]["action"]["main phase: pass"] > 20


def test_what_is_refused_is_said_in_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    short = tmp_path / "short.txt"
    short.write_text("4 LT-01\n")
    for words in (
        ["play", "chess"],
        ["play", "ws", "--deck", "nothing"],
        ["play", "ws", "--deck", str(short)],
        ["play", "ws", "--against", "nobody"],
        ["play", "ws", "--load", str(tmp_path / "none")],
        ["replay", str(short)],
        ["rules", "ws", "99.9"],
        ["bench", "ws", "--decks", "none"],
    ):
        monkeypatch.setattr("sys.argv", ["bythebook", *words])
        with pytest.raises(SystemExit) as left:
            main()
        assert left.value.code == 2, words
        said = capsys.readouterr().err.strip()
        assert said.startswith("bythebook: "), words
        assert "Traceback" not in said
