"""Somebody at the keyboard: lines to type, and what the screen then shows."""

import io
import random
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from rich.cells import cell_len
from rich.console import Console

from bythebook import engine
from bythebook.agents import Random
from bythebook.catalogue import entry_of
from bythebook.cli.hotseat import Hotseat
from bythebook.cli.screen import Screen
from bythebook.cli.session import Session
from bythebook.kernel.game.game import Game

ANSI = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")


class Sitting:
    """A session whose screen is kept; `Session.run` goes on until the keys are used up."""

    def __init__(
        self,
        game: Game,
        keys: Iterable[str] = (),
        width: int = 80,
        color: bool = False,
        hotseat: bool = False,
        asks: bool = True,
        file: Path | None = None,
        height: int | None = None,
    ) -> None:
        self.out = io.StringIO()
        console = Console(
            file=self.out,
            width=width,
            force_terminal=color,
            no_color=not color,
            highlight=False,
            color_system="truecolor" if color else None,
        )
        screen = Screen(console, iter(keys), height)
        kind = Hotseat if hotseat else Session
        rival = None if hotseat else Random(1)
        self.session = kind(game, game.book.name, rival, screen, asks, file)

    def run(self) -> str:
        """Play; all that was shown, without what only changes colors."""
        self.session.run()
        return self.text

    @property
    def text(self) -> str:
        """Everything shown so far."""
        return ANSI.sub("", self.out.getvalue())

    def widest(self) -> int:
        """How many columns the longest line took."""
        lines = [line for line in self.text.split("\n") if not line.endswith(".save")]
        return max(cell_len(line) for line in lines)


class Typist(Iterator[str]):
    """Types any of the numbers that are on the screen, and now and then something else."""

    def __init__(self, seed: int, extra: tuple[str, ...] = (), most: int = 4000) -> None:
        self.chance = random.Random(seed)
        self.extra = extra
        self.left = most
        self.session: Session | None = None

    def __next__(self) -> str:
        self.left -= 1
        if self.left < 0:
            raise StopIteration
        session = self.session
        assert session is not None
        if session.me < 0:
            return ""  # nobody has the seat: press enter
        if self.extra and self.chance.random() < 0.15:
            return self.chance.choice(self.extra)
        return str(self.chance.choice(session.menus[-1].numbered())[0])


def typed(
    seed: int,
    width: int = 80,
    color: bool = False,
    hotseat: bool = False,
    extra: tuple[str, ...] = (),
    most: int = 4000,
    name: str = "ws",
) -> Sitting:
    """A sitting with a typist, before the first line."""
    game = engine.new_game(name, *entry_of(name).decks["own"], seed=seed)
    typist = Typist(seed, extra, most)
    sitting = Sitting(game, typist, width, color, hotseat, asks=False)
    typist.session = sitting.session
    return sitting


def flat(text: str) -> str:
    """A text without its line breaks."""
    return " ".join(text.split())
