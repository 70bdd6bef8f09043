"""Abilities that wait for a moment, and what the tests of several sections share."""

from bythebook.games.ws.texts.effects import Draw
from bythebook.games.ws.texts.events import EV_BEGIN
from bythebook.games.ws.zones.zones import STAGE
from bythebook.kernel.abilities.abilities import (
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
from bythebook.testing import Seat, Table, character

MAY_DRAW = May((Draw(Num(1)),))


def waiting(name: str, trigger: Trigger, *body: Effect) -> CardDef:
    """A character whose ability waits for something; then its player may draw a card."""
    return character(name, abilities=(Ability(AUTO, STAGE, trigger, body=body or (MAY_DRAW,)),))


def at_beginning(name: str, phase: int, *body: Effect) -> CardDef:
    """A character that waits for the beginning of its player's phase."""
    return waiting(name, Trigger(EV_BEGIN, value=phase, whose=YOU), *body)


def on_move(name: str, origin: int, target: int, *body: Effect) -> CardDef:
    """A character that waits for its player's cards to go from one zone to another."""
    return waiting(name, Trigger(EV_MOVE, None, (origin,), (target,), whose=YOU), *body)


def on_turning(name: str, orientation: int, *body: Effect) -> CardDef:
    """A character that waits for itself to be turned."""
    return waiting(name, Trigger(EV_ORIENT, This(), value=orientation), *body)


def seen(t: Table, player: int, seat: Seat, zone: str) -> list[str | None]:
    """The cards of a zone as a player sees them, topmost first; nothing for an unknown one."""
    kind = t.game.zones.names.index(zone)
    cards = t.game.view(player)["zones"][seat.player][kind]["cards"]
    return [None if c is None else c["name"] for c in reversed(cards)]
