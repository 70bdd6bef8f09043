"""Section 3: the areas."""

from typing import Final

from bythebook.kernel.procedure.clauses import rule

# Card positions (4-8).
ACTIVE: Final = 1
REST: Final = 2
ORIENTATIONS: Final = {ACTIVE: "active", REST: "rest"}

DECK: Final = 0
HAND: Final = 1
DROP: Final = 2
LEADER_AREA: Final = 3
BATTLE_AREA: Final = 4
COMBO_AREA: Final = 5
ENERGY: Final = 6
LIFE: Final = 7
WARP: Final = 8
UNISON_AREA: Final = 9
REMOVED: Final = 10
"""no area: where cards removed from the game are kept (10-19)"""
KINDS: Final = 11

IN_PLAY: Final = (LEADER_AREA, BATTLE_AREA, UNISON_AREA)
TURNED: Final = (LEADER_AREA, BATTLE_AREA, ENERGY, UNISON_AREA)
"""where cards are in active or rest mode"""
OPEN_AREAS: Final = (DROP, LEADER_AREA, BATTLE_AREA, COMBO_AREA, ENERGY, WARP, UNISON_AREA)
"""where everybody sees the cards"""
EVERYWHERE: Final = tuple(range(KINDS))


@rule("dbs 10-19-2", nothing=tuple(range(KINDS)))
def all_areas() -> tuple[int, ...]:
    """Every kind of area there is: cards removed from the game are in none."""
    return tuple(kind for kind in range(KINDS) if kind != REMOVED)
