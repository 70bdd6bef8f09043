"""Costs whose parts are paid all at the same time: what each part takes, and whether it is enough.

No card is used for two parts. What is done without a choice (rest this card, the top card of a
zone) keeps its cards from being chosen for another part; what a part does to a card of its own
is no matter of order.
"""

from typing import TYPE_CHECKING, Final

from bythebook.kernel.abilities.abilities import CostPart
from bythebook.kernel.abilities.usable import usable
from bythebook.kernel.state.changes import (
    CEASE,
    COUNTERS,
    FACE,
    LINK,
    MOVE,
    ORIENT,
    RENEW,
    REVEAL,
    SHUFFLE,
    TRANSFORM,
    UNDER,
    Change,
    cease,
)
from bythebook.kernel.state.refs import NOTHING
from bythebook.kernel.texts.matching import matched
from bythebook.kernel.texts.trying import having

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game

STAYING: Final = (ORIENT, FACE, REVEAL, COUNTERS, LINK, TRANSFORM)
"""what is done to a card that stays what and where it is"""
USING: Final = (*STAYING, MOVE, UNDER, RENEW, CEASE)
"""what uses a card"""


def chooses(game: "Game", part: CostPart, source: int, player: int) -> bool:
    """Whether cards are chosen for a part of a cost."""
    return part.needs() > 0 or part.choosing(game, source, player, []) is not None


def choosing_last(
    game: "Game", parts: tuple[CostPart, ...], source: int, player: int
) -> tuple[CostPart, ...]:
    """The parts of a cost in the order in which cards are chosen for them.

    Those that choose by a procedure of their own come last: they choose from what the others leave.
    """
    own = _own(game, parts, source, player)
    if not own or len(parts) < 2:
        return parts
    return (*[part for part in parts if part not in own], *own)


def _own(game: "Game", parts: tuple[CostPart, ...], source: int, player: int) -> list[CostPart]:
    """The parts that choose by a procedure of their own."""
    return [part for part in parts if part.choosing(game, source, player, []) is not None]


def unchosen(
    game: "Game", parts: tuple[CostPart, ...], source: int, player: int
) -> list[list[Change]] | None:
    """For each part what it does without a choice, with cards of its own; none where one chooses.

    A part that takes the top of a zone takes what those before it leave there. Nothing if there
    is not enough for all of them.
    """
    whole: list[list[Change]] = []
    taken: list[int] = []
    for part in parts:
        changes: list[Change] = []
        if not chooses(game, part, source, player):
            changes = part.changes(game, source, player, [])
            if _takes(changes, taken):
                left = having(game, [cease(ref) for ref in taken])
                if not part.possible(left, source, player):
                    return None
                changes = part.changes(left, source, player, [])
                if _takes(changes, taken):
                    return None
            taken += [c[1] for c in changes if c[0] == MOVE]
        whole.append(changes)
    return whole


def _takes(changes: list[Change], taken: list[int]) -> bool:
    """Whether a card is to move that is taken already."""
    return any(c[0] == MOVE and c[1] in taken for c in changes)


def claimed(
    game: "Game", parts: tuple[CostPart, ...], source: int, player: int
) -> list[int] | None:
    """The cards that parts use without a choice; nothing if those parts cannot all be paid."""
    whole = unchosen(game, parts, source, player)
    if whole is None:
        return None
    if game.guard_possible:
        for changes in whole:
            if game.unpayable(changes):
                return None
    return [c[1] for changes in whole for c in changes if c[0] in USING]


def payable_at_once(
    game: "Game", parts: tuple[CostPart, ...], source: int, player: int, used: list[int]
) -> bool:
    """Whether all parts of a cost can be paid at the same time, without the used cards."""
    taken = claimed(game, parts, source, player)
    if taken is None:
        return False
    parts = choosing_last(game, parts, source, player)
    return can_go_on(game, parts, 0, source, player, [*used, *taken], NOTHING)


def can_go_on(
    game: "Game",
    parts: tuple[CostPart, ...],
    place: int,
    source: int,
    player: int,
    used: list[int],
    wanted: int,
) -> bool:
    """Whether the parts from a place on can be paid without the used cards.

    `wanted` is how many cards more the first of them takes.
    """
    slots = slots_left(game, parts, place, source, player, used, wanted)
    if slots is None or not matched(slots):
        return False
    own = _own(game, parts[place:], source, player)
    return not own or _leaves_enough(game, own, slots, 0, source, player, used)


def slots_left(
    game: "Game",
    parts: tuple[CostPart, ...],
    place: int,
    source: int,
    player: int,
    used: list[int],
    wanted: int,
) -> list[list[int]] | None:
    """For each card that the parts from a place on take by counting, the cards it could be."""
    slots: list[list[int]] = []
    for at in range(place, len(parts)):
        part = parts[at]
        if not part.possible(game, source, player):
            return None
        need = part.needs()
        if not need or part.choosing(game, source, player, used) is not None:
            continue
        if at == place and wanted != NOTHING:
            need = wanted
        free = usable(game, (part,), 0, source, player, used)
        if len(free) < need:
            return None
        slots += [free] * need
    return slots


def _leaves_enough(
    game: "Game",
    own: list[CostPart],
    slots: list[list[int]],
    at: int,
    source: int,
    player: int,
    used: list[int],
) -> bool:
    """Whether slots can be filled so that what is left pays the parts that choose by themselves."""
    if at == len(slots):
        return all(part.possible_without(game, source, player, used) for part in own)
    # Of cards for the same part only one order is tried.
    again = at > 0 and slots[at] is slots[at - 1]
    start = slots[at].index(used[-1]) + 1 if again else 0
    for ref in slots[at][start:]:
        if ref not in used:
            if _leaves_enough(game, own, slots, at + 1, source, player, [*used, ref]):
                return True
    return False


def whole_payment(
    game: "Game",
    parts: tuple[CostPart, ...],
    source: int,
    player: int,
    chosen: list[Change],
) -> list[Change]:
    """What paying all parts at the same time does, with the cards chosen for each.

    Nothing at all if it cannot be done wholly.
    """
    whole = unchosen(game, parts, source, player)
    if whole is None or len(chosen) < len(parts):
        return []
    changes: list[Change] = []
    for place, part in enumerate(parts):
        cards = chosen[place]
        if len(cards) < part.needs() or not part.possible(game, source, player):
            return []
        if cards:
            changes += part.changes(game, source, player, list(cards))
        else:
            changes += whole[place]
    # Whatever leaves is turned where it was; a deck is shuffled with what came into it.
    turned = [c for c in changes if c[0] in STAYING]
    moved = [c for c in changes if c[0] != SHUFFLE and c[0] not in STAYING]
    return [*turned, *moved, *[c for c in changes if c[0] == SHUFFLE]]
