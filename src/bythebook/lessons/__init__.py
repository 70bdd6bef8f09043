"""Lessons: a game is taught at a real table, step by step.

A lesson is a file, `lessons/<game>/<place>_<name>.toml`: decks that are stacked, and steps, each
with what it teaches, a task, and the answers that do it. How one is written is told in
`docs/lessons.md`. Nothing of the engine knows of lessons: a lesson is played at an ordinary table,
from decks and a seed, by answers to what is asked.
"""

import tomllib
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Final

import msgspec

from bythebook.catalogue import GAMES
from bythebook.kernel.state.errors import BythebookError

OR: Final = " | "
"""between answers of which any will do"""


class Half(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a player brings: a deck of ours, and in which order its cards come."""

    deck: str
    hand: list[str]
    """the names of the opening hand"""
    draws: list[str]
    """the names of what comes from the top of the deck after that, in its order"""
    first: str = ""
    """the card of the deck that is set apart before the game"""


class Step(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One thing to learn, and to do."""

    say: str
    """what it teaches"""
    task: str
    want: list[str]
    """the answers that do it, in their order, as a record writes them"""
    why: list[str]
    """the clauses it rests on"""
    wrong: str = ""
    """what is said of any other answer, before the task is"""
    meanwhile: list[str] = []
    """answers that the lesson gives for the learner before the task, where not the usual ones"""
    rival: list[str] = []
    """the rival's next answers that are not the usual ones"""
    then: list[str] = []
    """what holds on the table once it is done"""
    free: bool = False
    """whether any answer that is wanted may be given, until `then` holds"""


class Lesson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A lesson as its file tells it."""

    title: str
    about: str
    seed: int
    you: Half
    rival: Half
    steps: list[Step]
    end: str
    """what is said when all is done"""

    def mark(self) -> str:
        """What is played in it, its words aside: another mark, another lesson."""
        steps = [(s.want, s.meanwhile, s.rival, s.then, s.free) for s in self.steps]
        played = msgspec.json.encode((self.seed, self.you, self.rival, steps))
        return sha256(played).hexdigest()[:16]

    def texts(self) -> Iterator[str]:
        """All that is said in it."""
        yield from (self.title, self.about)
        for step in self.steps:
            yield from (step.say, step.task)
            if step.wrong:
                yield step.wrong
        yield self.end


@cache
def lessons(game: str) -> dict[str, Lesson]:
    """The lessons of a game by name, in their order."""
    folder = files("bythebook.lessons").joinpath(game)
    if game not in GAMES or not folder.is_dir():
        return {}
    found: dict[str, Lesson] = {}
    for file in sorted(folder.iterdir(), key=lambda one: one.name):
        if file.name.endswith(".toml"):
            name = file.name.removesuffix(".toml").partition("_")[2]
            data = tomllib.loads(file.read_text(encoding="utf-8"))
            try:
                found[name] = msgspec.convert(data, Lesson)
            except msgspec.ValidationError as error:
                raise BythebookError(f"{game}/{file.name}: {error}") from error
    return found


def lesson_of(name: str) -> Lesson:
    """A lesson by its whole name: the game, a slash, its own."""
    game, _, own = name.partition("/")
    found = lessons(game).get(own)
    if found is None:
        raise BythebookError(f"field 'lesson': no lesson is called {name!r:.60}")
    return found


def after(name: str) -> str:
    """The lesson that follows one, or nothing."""
    game, _, own = name.partition("/")
    names = list(lessons(game))
    place = names.index(own) + 1 if own in names else len(names)
    return f"{game}/{names[place]}" if place < len(names) else ""


def all_lessons() -> Iterator[tuple[str, Lesson]]:
    """Every lesson with its whole name."""
    for game in GAMES:
        for own, lesson in lessons(game).items():
            yield f"{game}/{own}", lesson
