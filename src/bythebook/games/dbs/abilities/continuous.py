"""Sections 8-1-4-2, 8-2-2-2, 8-3, 8-8, 8-10: continuous effects, negated skills, information."""

from bythebook.games.dbs.zones.zones import BATTLE_AREA, COMBO_AREA, IN_PLAY
from bythebook.kernel.procedure.clauses import rule


@rule("dbs 8-8-1-4", nothing=False)
def lets_go(origin: int, target: int) -> bool:
    """Effects that were made let go of cards that leave the leader, battle or unison area."""
    return origin in IN_PLAY and target != origin


def follows_new_cards() -> bool:
    """Whether an effect that was made still applies to a card that has become another."""
    return not lets_go(BATTLE_AREA, COMBO_AREA)
