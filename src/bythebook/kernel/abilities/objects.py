"""Cards that a text has taken out of what a continuous ability applies to.

Where a book says so, such a card is not what that ability applies to again in the same turn.
"""

from typing import TYPE_CHECKING

from bythebook.kernel.state.changes import GIVE, Change, spend
from bythebook.kernel.state.continuous_ops import E_ABILITY, E_CHAR
from bythebook.kernel.state.refs import CARD

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game

Objects = dict[tuple[int, int, int], tuple[int, ...]]


def barred_key(source: int, ability: int) -> int:
    """What stands in the place of an ability if a card is barred from that one of another."""
    return -(1 << 48) - (source << 16 | ability)


def barred(game: "Game", ref: int, source: int, ability: int) -> bool:
    """Whether a card is no longer, in this turn, what a continuous ability applies to."""
    return (ref, barred_key(source, ability)) in game.state.used


def objects_now(game: "Game", changes: list[Change]) -> Objects | None:
    """What continuous abilities apply to that ask for more than an area, before effects begin."""
    written = 0
    for change in changes:
        if change[0] == GIVE and change[E_ABILITY] >= 0:
            written |= 1 << change[E_CHAR]
    if not written:
        return None
    game.sheet_values()
    return _objects(game) if game.sheet.chars & written else None


def _objects(game: "Game") -> Objects:
    found: Objects = {}
    outs = game.sheet.outs
    for entry in game.sheet.entries:
        if entry.modifier is None or not entry.chars or entry.ability < 0:
            continue
        out = outs.get(entry, ())
        cards = out[::2] if entry.differs else out[1:]
        key = (entry.source, entry.ability, entry.char)
        found[key] = (*found.get(key, ()), *[game.state.ref(c) for c in cards])
    return found


def now_barred(game: "Game", before: Objects) -> list[Change]:
    """The cards that effects have just taken out of what continuous abilities apply to."""
    game.sheet_values()
    after = _objects(game)
    changes: list[Change] = []
    for (source, ability, char), refs in before.items():
        if not game.state.alive(source) or game.lacks(source & CARD, ability):
            continue
        kept = after.get((source, ability, char))
        if kept is None:
            continue
        for ref in refs:
            if ref not in kept and game.state.alive(ref):
                changes.append(spend(ref, barred_key(source, ability)))
    return changes
