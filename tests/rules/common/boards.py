"""One board for tests of what several rulebooks say alike: each book's own cards and zones."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from bythebook.games.dbs.cards import cards as dbs_cards
from bythebook.games.dbs.texts import events as dbs_events
from bythebook.games.dbs.zones import zones as dbs
from bythebook.games.vanguard.cards import cards as vanguard_cards
from bythebook.games.vanguard.texts import events as vanguard_events
from bythebook.games.vanguard.zones import zones as vanguard
from bythebook.games.ws import cards as ws_cards
from bythebook.games.ws.texts import events as ws_events
from bythebook.games.ws.zones import zones as ws
from bythebook.kernel.abilities.abilities import ACT, AUTO, Ability, CardDef, Effect, Trigger
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Num
from bythebook.kernel.state.changes import Change, move
from bythebook.kernel.texts.cost_parts import ChosenCards
from bythebook.kernel.texts.verbs import TakeTop
from bythebook.testing import Seat, Table, character, side, table
from bythebook.testing.dbs import battle
from bythebook.testing.vanguard import unit

BOOKS = pytest.mark.parametrize("book", ["ws", "dbs", "vgg", "vgd"])


@dataclass(frozen=True)
class PutAway(ChosenCards):
    """Put chosen cards somewhere, as a cost."""

    to: int

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return move(picked, self.to)


@dataclass(frozen=True)
class Board:
    """What a book calls the things that these tests speak of."""

    make: Callable[..., CardDef]
    """a card that can be in play"""
    in_play: tuple[int, ...]
    deck: int
    hand: int
    discard: int
    one: int
    """a zone that everybody may look at, and another"""
    other: int
    power: int
    begins: int
    main: int
    """what it is called that a phase begins, and which the main phase is"""
    main_marks: int = 0
    """marks of an ability that is used in the main phase"""

    def waiting(self, name: str, trigger: Trigger, *body: Effect) -> CardDef:
        """A card in play whose ability waits for something."""
        return self.make(name, abilities=(Ability(AUTO, self.in_play, trigger, body=body),))

    def worker(self, name: str, *body: Effect) -> CardDef:
        """A card in play with an ability for the main phase."""
        ability = Ability(ACT, self.in_play, body=body, marks=self.main_marks)
        return self.make(name, abilities=(ability,))

    def draw(self, count: int) -> TakeTop:
        """Draw so many cards."""
        return TakeTop(self.deck, self.hand, Num(count))


BOARDS = {
    "ws": Board(
        character,
        ws.STAGE,
        ws.DECK,
        ws.HAND,
        ws.WAITING_ROOM,
        ws.CLOCK,
        ws.MEMORY,
        ws_cards.POWER,
        ws_events.EV_BEGIN,
        ws_events.P_MAIN,
    ),
    "dbs": Board(
        battle,
        (dbs.BATTLE_AREA,),
        dbs.DECK,
        dbs.HAND,
        dbs.DROP,
        dbs.WARP,
        dbs.ENERGY,
        dbs_cards.POWER,
        dbs_events.EV_BEGIN,
        dbs_events.P_MAIN,
        dbs_cards.MAIN,
    ),
    "vgg": Board(
        unit,
        vanguard.VANGUARD_AND_REAR,
        vanguard.DECK,
        vanguard.HAND,
        vanguard.DROP,
        vanguard.SOUL,
        vanguard.BIND,
        vanguard_cards.POWER,
        vanguard_events.EV_BEGIN,
        vanguard_events.P_MAIN,
    ),
    "vgd": Board(
        unit,
        vanguard.VANGUARD_AND_REAR,
        vanguard.DECK,
        vanguard.HAND,
        vanguard.DROP,
        vanguard.SOUL,
        vanguard.BIND,
        vanguard_cards.POWER,
        vanguard_events.EV_BEGIN,
        vanguard_events.P_MAIN,
    ),
}


def half(book: str, *in_play: str, hand: Any = (), **zones: Any) -> Any:
    """A side with cards in play, in hand, and in the zones `one` and `other` of its board."""
    board = BOARDS[book]
    names = {"ws": ("clock", "memory"), "dbs": ("warp", "energy")}.get(book, ("soul", "bind"))
    named = {names[("one", "other").index(zone)]: cards for zone, cards in zones.items()}
    if board.in_play == (dbs.BATTLE_AREA,):
        return side(battle=list(in_play), hand=list(hand), **named)
    return side(**dict(zip(("left", "right"), in_play, strict=False)), hand=list(hand), **named)


def laid(
    book: str, you: Any, rival: Any = None, cards: tuple[CardDef, ...] = (), at: str = ""
) -> Table:
    """A table with these sides; "Note" is a card that says nothing."""
    known = [*cards, BOARDS[book].make("Note")]
    return table(book, you=you, rival=rival, cards=known, at=at)


def names_in(t: Table, seat: Seat, zone: int) -> list[str]:
    """The cards of one of a player's zones."""
    return [t.game.definition(c).name for c in t.game.state.zone(seat.player, zone)]
