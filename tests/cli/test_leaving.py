"""Leaving a game throws nothing away: it is kept, and gone on with."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

import bythebook
from bythebook import engine
from bythebook.cli.keeping import HOTSEAT, Keeping, games_folder, last_left, left_games
from bythebook.cli.main import app
from bythebook.cli.signals import Left, Signals
from tests.cli.keys import Sitting, flat

runner = CliRunner()


class Keys(Iterator[str]):
    """Lines to type, Ctrl-C among them."""

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)

    def __next__(self) -> str:
        if not self.lines:
            raise StopIteration
        line = self.lines.pop(0)
        if line == "^C":
            raise KeyboardInterrupt
        return line


def run(*words: str, typed: str = "") -> str:
    done = runner.invoke(app, list(words), input=typed, catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.output


def sat_down(*lines: str) -> Sitting:
    game = engine.new_game("ws", "lanterns", "tides", seed=5)
    return Sitting(game, Keys(*lines))


@pytest.mark.parametrize("word", ["quit", "exit"])
def test_leaving_keeps_the_game_in_the_data_folder(
    word: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    sitting = sat_down("done", "1", word)
    text = sitting.run()
    (file,) = games_folder().iterdir()
    assert str(file) in text
    assert "bythebook play ws --resume goes on with it." in text
    assert engine.load(file.read_bytes()).decided == sitting.session.game.decided
    assert list(tmp_path.iterdir()) == []


def test_the_end_of_the_input_keeps_the_game() -> None:
    sat_down("done", "1").run()
    assert len(left_games("ws")) == 1


def test_one_interrupt_clears_the_line_and_two_leave() -> None:
    sitting = sat_down("done", "^C", "1", "^C", "^C", "1")
    text = flat(sitting.run())
    assert text.count("Ctrl-C once more leaves; the game is kept then.") == 2
    assert "Main phase: what do you do?" in text
    assert len(left_games("ws")) == 1
    assert sitting.session.game.state.turn == 1


def test_an_interrupt_waits_until_somebody_listens() -> None:
    signals = Signals()
    with signals.caught():
        os.kill(os.getpid(), signal.SIGINT)
        assert signals.waiting is KeyboardInterrupt
        with pytest.raises(KeyboardInterrupt), signals.heard():
            pass
        os.kill(os.getpid(), signal.SIGHUP)
        with pytest.raises(Left), signals.heard():
            pass
        with pytest.raises(Left), signals.heard():
            os.kill(os.getpid(), signal.SIGHUP)


def test_a_terminal_that_goes_away_keeps_the_game() -> None:
    class Gone(Keys):
        def __next__(self) -> str:
            if not self.lines:
                os.kill(os.getpid(), signal.SIGHUP)
            return super().__next__()

    game = engine.new_game("ws", "lanterns", "tides", seed=5)
    Sitting(game, Gone("done", "1")).run()
    assert len(left_games("ws")) == 1


def test_resume_goes_on_with_the_game_that_was_left_last() -> None:
    run("play", "ws", "--seed", "5", "--against", "random", typed="done\n1\nquit\n")
    text = run("play", "--resume", typed="log\nconcede\nyes\n")
    assert "The game goes on at turn 1." in text
    assert "clock Shutters Barred Till Dawn" in text
    assert "You lose: concession (ws 1.2.4)" in text
    assert left_games() == []


def test_resume_goes_on_in_the_same_way() -> None:
    run("play", "dbs", "--seed", "5", "--hotseat", typed="\ndone\nquit\n")
    assert last_left().how == HOTSEAT
    text = run("play", "--resume", typed="\nquit\n")
    assert "take the seat and press enter." in text
    run("play", "ws", "--seed", "5", "--against", "random", typed="done\nquit\n")
    assert "Clock phase" in run("play", "--resume", typed="")
    assert last_left().how == "random"
    assert last_left("dbs").game == "dbs"


def test_a_game_that_is_resumed_and_left_is_kept_once() -> None:
    run("play", "ws", "--seed", "5", "--against", "random", typed="done\nquit\n")
    run("play", "ws", "--resume", typed="1\nquit\n")
    assert len(left_games()) == 1


def test_with_nothing_to_resume_it_says_so(data_folder: Path) -> None:
    with pytest.raises(bythebook.BythebookError, match=r"no game of dbs was left in .*games"):
        last_left("dbs")
    done = runner.invoke(app, ["play", "--resume"])
    assert done.exit_code != 0


def test_each_game_has_a_file_of_its_own() -> None:
    one, other = Keeping("ws", "greedy"), Keeping("ws", "greedy")
    assert one.keep(b"1") != other.keep(b"2")
    assert [file.read_bytes() for file in (one.file, other.file)] == [b"1", b"2"]


def test_if_it_cannot_be_kept_that_is_said_before_it_is_lost(data_folder: Path) -> None:
    (data_folder / "bythebook").write_text("in the way")
    sitting = sat_down("done", "quit", "hand", "quit")
    text = flat(sitting.run())
    assert "save FILE keeps it elsewhere, quit once more leaves without it." in text
    assert "The game cannot be kept in" in text
    assert "Hand (" in text


def test_save_without_a_name_keeps_it_there_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    text = sat_down("done", "save", "quit").run()
    assert "Kept in\n" in text
    assert list(tmp_path.iterdir()) == []
    assert len(left_games()) == 1


def test_loading_another_game_keeps_this_one(tmp_path: Path) -> None:
    other = engine.new_game("ws", "tides", "lanterns", seed=9)
    file = tmp_path / "other.save"
    file.write_bytes(other.save())
    sitting = sat_down("done", "1", f"load {file}", "quit")
    sitting.run()
    kept = [engine.load(file.read_bytes()).decks for file in left_games()]
    assert engine.new_game("ws", "lanterns", "tides", seed=5).decks in kept
    assert len(kept) == 2


def test_a_new_game_says_that_another_one_was_left() -> None:
    hint = "A game you left is kept; bythebook play ws --resume goes on with it."
    assert hint not in sat_down("done", "1").run()
    assert hint in flat(sat_down("done", "1").run())
