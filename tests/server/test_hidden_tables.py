"""Whole tables in worlds that somebody cannot tell apart: every byte sent to them is the same.

Everything that can be done at a table is done, at random, by both players: answers, several picks,
taking back by consent, remembered answers, wrong answers, questions, giving up. What comes to one
who may not know what differs, and in which order, has to be the same in both worlds.
"""

import asyncio
import random
from collections.abc import Callable
from typing import Any, Final

import msgspec
import pytest

from bythebook.kernel.game.game import Game
from bythebook.kernel.game.history import snapshot
from bythebook.kernel.state.chain import Chain
from bythebook.kernel.state.errors import BythebookError
from bythebook.kernel.state.options import V_PICK
from bythebook.language import ENGLISH
from bythebook.server import (
    asking,
    clocks,
    going_on,
    questions,
    remembered_answers,
    showing,
    undoing,
    wire,
)
from bythebook.server.following import ONLOOKER, Follower, follower
from bythebook.server.hall import _inputs_of
from bythebook.server.kept import PERSON, KeptClocks, KeptSeat, KeptTable
from bythebook.server.sockets import Sockets, refused
from bythebook.server.tables import VIEWERS, Table
from tests.invariants.worlds import DECKS, alike, at_some_decision, other_world
from tests.server.test_hidden import hidden_world, shown
from tests.server.test_undo_and_time import Time

LONGEST: Final = 40
"""deeds at a table, if nothing that differs is turned up before"""
SEEDS: Final = 8


class Hears:
    """Somebody at a table; all that is sent to them."""

    def __init__(self, viewer: int) -> None:
        self.seat = None if viewer == ONLOOKER else viewer
        self.viewer = viewer
        self.language = ENGLISH
        self.heard: list[bytes] = []

    def send(self, message: Any) -> None:
        """Hear it."""
        encoded = isinstance(message, bytes)
        self.heard.append(message if encoded else msgspec.json.encode(message))


class Nowhere:
    """Where nothing is kept."""

    async def append(self, *_: Any) -> None:
        """Nothing is written."""

    async def update(self, *_: Any) -> None:
        """Nothing is written."""


class Seated:
    """A table in one of two worlds."""

    def __init__(self, game: Game) -> None:
        began = KeptTable(
            id="t",
            game=game.book.name,
            seed=game.seed_number,
            salt="salt",
            seats=[KeptSeat(name=name, taken=True) for name in ("Ann", "Ben")],
            clocks=KeptClocks(total=600, increment=5, decision=60),
        )
        self.table = Table(began, Nowhere(), None)  # type: ignore[arg-type]
        self.table.inputs = _inputs_of(game)
        for event in self.table.inputs:
            event.how = PERSON
        self.table.game = game
        self.began = (game.decided, snapshot(game))
        for viewer in VIEWERS:
            seen = follower(game, viewer)
            seen.state.definition = game.state.definition.copy()
            seen.state.seen = game.state.seen.copy()
            seen.moves = []
            self.table.followers[viewer] = seen
        self.people = {viewer: Hears(viewer) for viewer in VIEWERS}
        self.table.connections.update(self.people.values())  # type: ignore[arg-type]
        self.sockets = Sockets(None, 25)  # type: ignore[arg-type]
        for person in self.people.values():
            person.send(self.table.whole(person))  # type: ignore[arg-type]

    @property
    def game(self) -> Game:
        """The game."""
        return self.table.playing()

    def keep_apart(self) -> None:
        """What is taken back is played again from here on: before, the worlds were one."""
        found = Chain()
        kept = [] if self.game.checkpoints is None else self.game.checkpoints.since(0)
        for one in (self.began, *(one for one in kept if one[0] > self.began[0])):
            found.append(one)
        self.game.checkpoints = found

    async def says(self, who: int, message: wire.ClientMessage) -> None:
        """Somebody says something; it is answered or refused, and what goes on by itself does."""
        person = self.people[who]
        self.keep_apart()
        try:
            await self.sockets._do(person, self.table, message)  # type: ignore[arg-type]
        except BythebookError as error:
            person.send(refused(error, getattr(message, "id", 0), ENGLISH))
        while (task := self.table._going_on._task) is not None and not task.done():
            await task


Deed = Callable[[Seated], tuple[int, wire.ClientMessage]]


def drawn(sides: tuple[Seated, Seated], chance: random.Random, start: int) -> Deed | None:
    """Something that can be done in both worlds alike, as far as who does it can tell."""
    one, two = sides
    a, b = one.game.pending, two.game.pending
    assert a is not None
    assert b is not None
    player, now = a.player, one.game.decided
    anybody = chance.choice(VIEWERS)
    match chance.randrange(16):
        case 0 | 1:
            action = chance.random() < 0.5
            who = chance.choice((0, 1))
            if not all(may_go_back(side, who, action, start) for side in sides):
                return None
            return lambda _: (who, wire.TakeBack(id=1, action=action))
        case 2 | 3:
            agree = chance.random() < 0.7
            who = chance.choice((0, 1))
            return lambda _: (who, wire.AgreeToUndo(id=1, agree=agree))
        case 4:
            wrong = wire.Answer(id=1, decision=now + chance.choice((-1, 0, 1)), option=9999)
            return lambda _: (anybody, wrong)
        case 5:
            keys = {r.key for r in one.table.remembered} or {"r0.0"}
            return lambda _: (chance.choice((0, 1)), wire.Forget(id=1, key=min(keys)))
        case 6:
            return lambda _: (anybody, wire.AskHelp(id=1))
    both = [o for o in a.options if o in b.options and alike(one.game, two.game, o)]
    if not both:
        raise LookupError
    option = chance.choice(both)
    match chance.randrange(8):
        case 0:
            until = chance.choice(("turn", "game"))
            this_text = chance.random() < 0.5
            return lambda side: (
                player,
                wire.Remember(
                    id=1,
                    decision=now,
                    option=pending(side).index(option),
                    until=until,
                    this_text=this_text,
                ),
            )
        case 1 if option[0] == V_PICK:
            # What was picked already is offered no more: it stops at the second one.
            return lambda side: (
                player,
                wire.Picks(
                    id=1,
                    decision=now,
                    marks=2 * [asking.mark_of(side.game, side.table.salt, option)],
                ),
            )
        case 2:
            return lambda side: (
                player,
                wire.AskPreview(id=1, decision=now, option=pending(side).index(option)),
            )
    return lambda side: (
        player,
        wire.Answer(id=1, decision=now, option=pending(side).index(option)),
    )


def pending(side: Seated) -> list[Any]:
    """What is offered."""
    ask = side.game.pending
    assert ask is not None
    return ask.options


def may_go_back(side: Seated, who: int, action: bool, start: int) -> bool:
    """Whether that stays where the worlds are two."""
    words = side.table._wordings(1 - who)
    try:
        return undoing.wish(side.game, side.table.inputs, who, action, words).to >= start
    except BythebookError:
        return True  # it is refused


async def play(sides: tuple[Seated, Seated], viewer: int, changed: list[int], seed: int) -> int:
    """Do the same in both worlds; how much was done until they may rightly be told apart."""
    chance = random.Random(seed)
    one, two = (side.people[viewer] for side in sides)
    start = sides[0].game.decided
    since = [len(sides[0].game.log or ())]
    for done in range(LONGEST):
        hold_together(one.heard, two.heard)
        if any(side.game.pending is None for side in sides):
            return done
        try:
            deed = drawn(sides, chance, start)
        except LookupError:
            return done
        if deed is None:
            continue
        state = chance.getstate()
        for side in sides:
            chance.setstate(state)
            await side.says(*deed(side))
        if any(shown(side.game, viewer, changed, since) for side in sides):
            return done
    hold_together(one.heard, two.heard)
    return LONGEST


class ToldApart(AssertionError):
    """Somebody could tell two worlds apart that they may not."""


def hold_together(left: list[bytes], right: list[bytes]) -> None:
    """What somebody heard in both worlds is the same."""
    if left != right:
        raise ToldApart(first_difference(left, right))


def first_difference(left: list[bytes], right: list[bytes]) -> str:
    """Where what is heard begins to differ."""
    for one, two in zip(left, right, strict=False):
        for place, (a, b) in enumerate(zip(one, two, strict=False)):
            if a != b:
                return f"{one[max(0, place - 200) : place + 60]!r} / {two[place : place + 60]!r}"
    return f"{len(left)} and {len(right)} messages: {(left or right)[-1][:300]!r}"


def played(name: str, viewer: int, seeds: int = SEEDS) -> tuple[int, set[bytes]]:
    """Tables in two worlds each: how much was done, and which kinds of messages came."""
    count = 0
    kinds: set[bytes] = set()
    for seed in range(seeds):
        game = at_some_decision(seed, 9 * seed, name)
        chance = random.Random(seed)
        if viewer == ONLOOKER:
            other, changed = hidden_world(game, chance)
        else:
            other, changed = other_world(game, viewer, chance)

        async def there(worlds: tuple[Game, Game], changed: list[int], seed: int) -> int:
            sides = (Seated(worlds[0]), Seated(worlds[1]))
            try:
                return await play(sides, viewer, changed, seed)
            finally:
                for side in sides:
                    side.table.close()
                    heard = side.people[viewer].heard
                    kinds.update(message[9:].partition(b'"')[0] for message in heard)

        count += asyncio.run(there((game, other), changed, seed))
    return count, kinds


@pytest.fixture(autouse=True)
def at(monkeypatch: pytest.MonkeyPatch) -> Time:
    """Time stands still: neither clocks nor who is away tell the worlds apart."""
    found = Time()
    for module in (clocks, showing):
        monkeypatch.setattr(module, "time", found)
    monkeypatch.setattr(going_on, "PAUSE", 0.0)
    return found


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("name", sorted(DECKS))
def test_nothing_that_comes_to_somebody_tells_worlds_apart(name: str, viewer: int) -> None:
    count, kinds = played(name, viewer)
    assert count > 8 * SEEDS
    assert {b"whole", b"changed", b"table", b"help_told", b"refused"} <= kinds


def options_counted(eyes: Any) -> wire.Decision | None:
    """A waiting prompt that says how many options the other has."""
    ask = eyes.game.pending
    if ask is None:
        return None
    title = str(len(ask.options))
    return wire.Decision(number=eyes.game.decided, player=ask.player, kind="", title=title)


def leaks() -> dict[str, tuple[Any, str, Any]]:
    """Faults that would tell what is hidden: where, what, and what is there instead."""
    knows, asks = Follower.sees, questions.help_for
    return {
        "a waiting prompt counts options": (asking, "waiting", options_counted),
        "a move names the card": (Follower, "sees", lambda self, card: True),
        "help names the other hand": (
            questions,
            "help_for",
            lambda eyes, asked: msgspec.structs.replace(
                asks(eyes, asked),
                told=" ".join(
                    eyes.game.definition(card).name
                    for zone in eyes.game.state.zones
                    for card in zone
                    if not knows(eyes.follower, card)
                ),
            ),
        ),
        "a wish is told whole": (
            undoing,
            "wish",
            lambda game, *about: msgspec.structs.replace(
                WISH(game, *about), said=game.definition(game.state.zones[0][0]).name
            ),
        ),
        "an error tells the position": (
            remembered_answers,
            "made",
            lambda game, *about: (_ for _ in ()).throw(BythebookError(str(game.state.definition))),
        ),
    }


WISH: Final = undoing.wish


@pytest.mark.parametrize("leak", leaks())
def test_a_planted_leak_is_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    where, what, instead = leaks()[leak]
    monkeypatch.setattr(where, what, instead)

    def look_everywhere() -> None:
        for name in sorted(DECKS):
            for viewer in VIEWERS:
                played(name, viewer)

    with pytest.raises(ToldApart):
        look_everywhere()
