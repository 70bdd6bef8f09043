"""In a real terminal, 80 columns by 24 lines: tmux keeps what was on a screen that is cleared."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from bythebook import engine
from bythebook.cli.keeping import left_games
from bythebook.games.ws.zones.zones import HAND

WAIT = 60.0


class Terminal:
    """A terminal of its own, in which a game is played."""

    def __init__(self, folder: Path, data: Path) -> None:
        self.socket = str(folder / "tmux")
        self.data = data

    def tmux(self, *words: str) -> str:
        command = ["tmux", "-S", self.socket, "-f", "/dev/null", *words]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        return done.stdout

    def play(self, *words: str) -> None:
        """Sit down at a game; the terminal stays when it is left."""
        program = f"from bythebook.cli.main import main; import sys; sys.argv[1:] = {list(words)}"
        environment = {**os.environ, "XDG_DATA_HOME": str(self.data), "TERM": "screen"}
        environment.pop("TMUX", None)
        shell = f'{sys.executable} -c "{program}; main()"; echo GONE; exec cat'
        command = ["tmux", "-S", self.socket, "-f", "/dev/null", "new-session", "-d"]
        size = ["-x", "80", "-y", "24"]
        subprocess.run([*command, *size, shell], check=True, env=environment)

    def screen(self) -> str:
        """What is seen."""
        return self.tmux("capture-pane", "-p")

    def all_of_it(self) -> str:
        """What is seen, and what can be scrolled back to."""
        return self.tmux("capture-pane", "-p", "-S", "-")

    def type(self, line: str, then: str) -> None:
        """Type a line, and wait until the screen shows something."""
        self.tmux("send-keys", "-l", line)
        self.press("Enter", then)

    def press(self, key: str, then: str) -> None:
        self.tmux("send-keys", key)
        self.until(then)

    def until(self, shown: str, times: int = 1) -> None:
        """Wait until something stands on the screen, so many times."""
        end = time.monotonic() + WAIT
        while time.monotonic() < end:
            if self.screen().count(shown) >= times:
                return
            time.sleep(0.05)
        pytest.fail(f"{shown!r} was never shown; the screen is\n{self.screen()}")


@pytest.fixture
def terminal(tmp_path: Path, data_folder: Path) -> Iterator[Terminal]:
    if shutil.which("tmux") is None:
        pytest.skip("tmux is not here: what a real terminal keeps was NOT TESTED; install tmux")
    found = Terminal(tmp_path, data_folder)
    yield found
    subprocess.run(["tmux", "-S", found.socket, "kill-server"], capture_output=True, check=False)


def test_the_scrollback_holds_nothing_of_the_other_hand(terminal: Terminal) -> None:
    game = engine.new_game("ws", "lanterns", "tides", seed=3)
    hands = [[game.definition(c).name for c in game.state.zone(p, HAND)] for p in (0, 1)]
    assert game.pending is not None
    first = game.pending.player
    terminal.play("play", "ws", "--hotseat", "--seed", "3")
    terminal.until("take the seat")
    terminal.type("", "do you exchange?")
    terminal.type("log all", "Rival draws 5 cards")
    shown = terminal.all_of_it()
    assert [name for name in hands[first] if name in shown] == hands[first]
    terminal.type("done", "take the seat")
    between = terminal.all_of_it()
    terminal.type("", "do you exchange?")
    after = terminal.all_of_it()
    only = set(hands[first]) - set(hands[1 - first])
    for text in (between, after):
        assert not [name for name in only if name in " ".join(text.split())]
    assert [name for name in hands[1 - first] if name in after] == hands[1 - first]


def test_an_interrupt_clears_the_line_and_another_leaves(terminal: Terminal) -> None:
    terminal.play("play", "ws", "--seed", "5", "--against", "random")
    terminal.until("do you exchange?")
    terminal.type("done", "Clock phase")
    terminal.tmux("send-keys", "-l", "nothing")
    terminal.until("> nothing")
    terminal.press("C-c", "Ctrl-C once more leaves")
    terminal.type("hand", "Hand (")
    terminal.tmux("send-keys", "-l", "x")
    terminal.until("> x")
    terminal.tmux("send-keys", "BSpace", "C-c")
    # Two that come together are one: the second waits for what the first one says.
    terminal.until("Ctrl-C once more leaves", times=2)
    terminal.press("C-c", "--resume goes on with it.")
    terminal.until("GONE")
    (file,) = left_games("ws")
    assert engine.load(file.read_bytes()).state.turn == 1


def test_the_main_phase_is_in_sight_as_a_whole(terminal: Terminal) -> None:
    terminal.play("play", "ws", "--seed", "5", "--against", "random")
    terminal.until("do you exchange?")
    terminal.type("done", "Clock phase")
    terminal.type("1", "Main phase: what do you do?")
    shown = terminal.screen()
    assert "turn 1, your turn, main phase" in shown
    assert "RIVAL" in shown
    assert "You clock" in shown
    assert shown.rstrip().endswith("\n>")
