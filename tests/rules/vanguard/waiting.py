"""Abilities that wait for a moment, and what the tests of several sections share."""

from bythebook.games.vanguard.texts.deck import Draw
from bythebook.games.vanguard.texts.events import EV_BEGIN
from bythebook.games.vanguard.zones.zones import VANGUARD_AND_REAR
from bythebook.kernel.abilities.abilities import (
    ACT,
    AUTO,
    EV_MOVE,
    EV_ORIENT,
    Ability,
    CardDef,
    Effect,
    Trigger,
)
from bythebook.kernel.abilities.resolve import May
from bythebook.kernel.language.nouns import Num, This
from bythebook.kernel.language.words import YOU
from bythebook.testing import Seat
from bythebook.testing.vanguard import unit

MAY_DRAW = May((Draw(Num(1)),))


def acting(name: str, *body: Effect) -> CardDef:
    """A unit whose activated ability does this."""
    return unit(name, abilities=(Ability(ACT, VANGUARD_AND_REAR, body=body),))


def waiting(name: str, trigger: Trigger, *body: Effect) -> CardDef:
    """A unit whose ability waits for something; then its player may draw a card."""
    text = Ability(AUTO, VANGUARD_AND_REAR, trigger, body=body or (MAY_DRAW,))
    return unit(name, abilities=(text,))


def at_beginning(name: str, phase: int, *body: Effect) -> CardDef:
    """A unit that waits for the beginning of its player's phase or step."""
    return waiting(name, Trigger(EV_BEGIN, value=phase, whose=YOU), *body)


def on_move(name: str, origin: int, target: int, *body: Effect) -> CardDef:
    """A unit that waits for its player's cards to go from one zone to another."""
    return waiting(name, Trigger(EV_MOVE, None, (origin,), (target,), whose=YOU), *body)


def on_turning(name: str, orientation: int, *body: Effect) -> CardDef:
    """A unit that waits for itself to be turned."""
    return waiting(name, Trigger(EV_ORIENT, This(), value=orientation), *body)


def seen(of: Seat, by: Seat, zone: str) -> list[str | None]:
    """The cards of a zone as a player sees them, topmost first; nothing for an unknown one."""
    game = by.table.game
    kind = game.zones.names.index(zone)
    cards = game.view(by.player)["zones"][of.player][kind]["cards"]
    return [None if c is None else c["name"] for c in reversed(cards)]
