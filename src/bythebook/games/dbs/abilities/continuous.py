"""Sections 8-1-4-2, 8-2-2-2, 8-3, 8-8, 8-10: continuous effects, negated skills, information."""

from bythebook.games.dbs.zones.zones import BATTLE_AREA, COMBO_AREA, IN_PLAY
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.texts.lasting import UNSAID


@rule("dbs 8-1-4-2", nothing=False)
def stays_barred() -> bool:
    """What an effect has made unfit as a [Permanent] skill's object stays so for the turn."""
    return True


@rule("dbs 8-2-2-2-1", nothing=UNSAID)
def covers(stated: int) -> int:
    """A duration that a text states covers everything up to the end of the text."""
    return stated


@rule("dbs 8-3-5", nothing=True)
def gains_when_negated() -> bool:
    """A card whose skills are negated, of whatever sort, gains none."""
    return False


@rule("dbs 8-3-6", nothing=True)
def gains_negated_sort() -> bool:
    """A card of whose skills a sort is negated gains none of that sort."""
    return False


@rule("dbs 8-8-1-4", nothing=False)
def lets_go(origin: int, target: int) -> bool:
    """Effects that were made let go of cards that leave the leader, battle or unison area."""
    return origin in IN_PLAY and target != origin


def follows_new_cards() -> bool:
    """Whether an effect that was made still applies to a card that has become another."""
    return not lets_go(BATTLE_AREA, COMBO_AREA)


@rule("dbs 8-10-1", nothing=True)
def as_it_was() -> bool:
    """Of a card that has moved meanwhile an effect knows what it is in the area it got to."""
    return False
