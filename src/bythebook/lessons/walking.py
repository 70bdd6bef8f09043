"""How far somebody is in a lesson: a function of what was put in at the table, and of nothing else.

So a table that is laid out again is where it was, and what is taken back is taken back here too.
"""

import re
from fnmatch import fnmatchcase
from typing import Final, NamedTuple

from bythebook.kernel.game.game import Game
from bythebook.kernel.seeing.views import notation
from bythebook.kernel.state.errors import BythebookError
from bythebook.kernel.state.options import KINDS
from bythebook.kernel.state.refs import FACE_DOWN
from bythebook.language import mark
from bythebook.lessons import OR, Lesson, Step

CARD_NUMBER: Final = re.compile(r" #\d+")
LEARNER: Final = 0
TURNED_DOWN: Final = " face down"
NOT_THE_TASK: Final = mark("that is possible, but the lesson waits for something else: {task}")
WRONG: Final = mark("{wrong} {task}")


class NotTheTask(BythebookError):
    """An answer that the step of a lesson does not ask for."""


class Place(NamedTuple):
    """Where one is: in which step, and how many of its answers were given."""

    step: int = 0
    wanted: int = 0
    meanwhile: int = 0
    rival: int = 0


class Heard(NamedTuple):
    """An answer: whose, to what kind of decision, in words."""

    player: int
    kind: str
    words: str


NOTHING_HEARD: Final = Heard(LEARNER, "", "")


def heard(game: Game, option: int) -> Heard:
    """An option of the pending decision as a record writes it, without the numbers of cards."""
    ask = game.pending
    assert ask is not None
    words = CARD_NUMBER.sub("", notation(game, ask.options[option]))
    return Heard(ask.player, KINDS[ask.kind], words)


def fits(pattern: str, said: Heard) -> bool:
    """Whether an answer is one of those that are meant; "main phase: pass" is no other pass."""
    for one in pattern.split(OR):
        kind, colon, words = one.rpartition(": ")
        if fnmatchcase(said.words, words) and (not colon or kind == said.kind):
            return True
    return False


class Walk:
    """A lesson under way."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.places = [Place()]
        """by decision"""
        self._heard = NOTHING_HEARD

    @property
    def place(self) -> Place:
        """Where one is now."""
        return self.places[-1]

    @property
    def step(self) -> Step | None:
        """The step one is at; nothing once all are done."""
        steps = self.lesson.steps
        return steps[self.place.step] if self.place.step < len(steps) else None

    # What may be answered.

    def due(self, game: Game) -> int | None:
        """The answer that the lesson itself gives to the pending decision, if any.

        That is the rival's, and the learner's where nothing is offered that the task is about: one
        that the step tells, or else the usual one.
        """
        step, ask, place = self.step, game.pending, self.place
        if step is None or ask is None or self.wanted(game):
            return None
        told, so_far = step.rival, place.rival
        if ask.player == LEARNER:
            told, so_far = step.meanwhile, place.meanwhile
        first = (self.lesson.you, self.lesson.rival)[ask.player].first
        for pattern in (*told[so_far : so_far + 1], *[f"pick {first}"] * (not game.state.turn)):
            for option in range(len(ask.options)):
                if fits(pattern, heard(game, option)):
                    return option
        return ask.default

    def wanted(self, game: Game) -> list[int]:
        """The answers to the pending decision that the task asks for; the first is shown first."""
        step, ask, place = self.step, game.pending, self.place
        if step is None or ask is None or ask.player != LEARNER:
            return []
        if place.meanwhile < len(step.meanwhile):
            return []
        patterns = step.want if step.free else step.want[place.wanted : place.wanted + 1]
        said = [heard(game, option) for option in range(len(ask.options))]
        found = [n for one in patterns for n, words in enumerate(said) if fits(one, words)]
        return list(dict.fromkeys(found))

    def verify(self, game: Game, option: int) -> None:
        """Refuse an answer that the step does not ask for."""
        step, ask = self.step, game.pending
        if step is None or ask is None or ask.player != LEARNER:
            return
        if option in self.wanted(game):
            return
        task = BythebookError(step.task)
        if step.wrong:
            raise NotTheTask(WRONG, wrong=BythebookError(step.wrong), task=task)
        raise NotTheTask(NOT_THE_TASK, task=task)

    # What was answered.

    def hear(self, game: Game, option: int) -> None:
        """An answer is about to be given."""
        self._heard = heard(game, option) if self.step is not None else NOTHING_HEARD

    def go_on(self, game: Game) -> None:
        """Something was put in: where one is now."""
        self.places.append(self._next(game))
        self._heard = NOTHING_HEARD

    def _next(self, game: Game) -> Place:
        step, place, said = self.step, self.place, self._heard
        if step is None or said == NOTHING_HEARD:
            return place
        if said.player != LEARNER:
            if place.rival < len(step.rival) and fits(step.rival[place.rival], said):
                place = place._replace(rival=place.rival + 1)
        elif place.meanwhile < len(step.meanwhile):
            if fits(step.meanwhile[place.meanwhile], said):
                place = place._replace(meanwhile=place.meanwhile + 1)
        elif not step.free and fits(step.want[place.wanted], said):
            place = place._replace(wanted=place.wanted + 1)
        done = place.wanted == len(step.want)
        if step.free:
            done = all(holds(game, claim) for claim in step.then)
        return Place(place.step + 1) if done else place

    def go_back(self, decision: int) -> None:
        """Something was taken back."""
        del self.places[decision + 1 :]


# What holds on the table.


def holds(game: Game, claim: str) -> bool:
    """Whether something holds: "you hand: 5", "rival left front: <name>", "turn: 2", "over: you".

    Of cards in a zone there are just so many, or one of that name; of "you damage zone face down"
    only those count that are turned down.
    """
    where, _, what = claim.rpartition(": ")
    if where == "turn":
        return game.state.turn == int(what)
    if where == "over":
        return game.result is not None and game.result.winner == _player(what)
    who, _, zone = where.removesuffix(TURNED_DOWN).partition(" ")
    names = game.zones.names
    if zone not in names:
        raise BythebookError(f"{claim!r}: there is no zone {zone!r}")
    cards = game.state.zones[_player(who) * game.state.kinds + names.index(zone)]
    if where.endswith(TURNED_DOWN):
        cards = [card for card in cards if game.state.face[card] == FACE_DOWN]
    if what.isdigit():
        return len(cards) == int(what)
    return any(game.definition(card).name == what for card in cards)


def _player(word: str) -> int:
    return ("you", "rival").index(word)
