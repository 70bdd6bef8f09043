"""Units and effects of no card in particular, for tests of what abilities do."""

from dataclasses import dataclass

from bythebook.games.vanguard.zones.zones import DECK, DROP, HAND, REAR_GUARDS, VANGUARD_AND_REAR
from bythebook.kernel.abilities.abilities import (
    ACT,
    AUTO,
    CONT,
    EV_MOVE,
    Ability,
    CardDef,
    CostPart,
    Effect,
    Modifier,
    Trigger,
)
from bythebook.kernel.abilities.resolve import May
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.language.words import YOU
from bythebook.kernel.state.changes import Change, move
from bythebook.kernel.texts.verbs import TakeTop
from bythebook.testing import Table, side, table
from bythebook.testing.vanguard import unit

DRAW = TakeTop(DECK, HAND)
MAY_DRAW = May((DRAW,))
GONE = Trigger(EV_MOVE, None, (HAND,), (DROP,), whose=YOU)
"""a card of one's own goes from the hand to the drop zone"""
REARS = Cards(zones=REAR_GUARDS)


@dataclass(frozen=True)
class Put(CostPart):
    """Put so many cards of a zone into the drop zone."""

    zone: int
    count: int = 1

    def candidates(self, game: Game, source: int, player: int) -> list[int]:
        return game.state.refs(game.state.zone(player, self.zone))

    def needs(self) -> int:
        return self.count

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return move(picked, DROP)


def waiting(name: str, trigger: Trigger, *body: Effect) -> CardDef:
    """A unit whose ability waits for something; then its player may draw a card."""
    ability = Ability(AUTO, VANGUARD_AND_REAR, trigger, body=body or (MAY_DRAW,))
    return unit(name, abilities=(ability,))


def constant(name: str, *modifiers: Modifier) -> CardDef:
    """A unit with a continuous ability."""
    return unit(name, abilities=(Ability(CONT, VANGUARD_AND_REAR, modifiers=modifiers),))


def worker(name: str, *body: Effect, cost: tuple[CostPart, ...] = ()) -> CardDef:
    """A unit with an activated ability."""
    return unit(name, abilities=(Ability(ACT, VANGUARD_AND_REAR, cost=cost, body=body),))


def discarding(*cards: CardDef, count: int = 1, book: str = "vgg", **mine: object) -> Table:
    """So many cards of the turn player's hand go to the drop zone at the same time."""
    hand = ["one", "two", "three"]
    known = [*cards, *map(unit, hand)]
    t = table(book, you=side(hand=hand, **mine), cards=known)
    t.changes(move([t.you.ref(name) for name in hand[:count]], DROP))
    return t
