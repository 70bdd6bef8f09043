"""Cards to stride with."""

from bythebook.games.vanguard.g.keywords.stride import stride_skill
from bythebook.games.vanguard.g.texts.stride_costs import DiscardGrades
from bythebook.kernel.abilities.abilities import Ability, CardDef
from bythebook.testing.vanguard import g_unit, unit


def strider(name: str = "strider", *abilities: Ability, power: int = 15000) -> CardDef:
    """A G unit that strides in the stride step, for grades that come to three."""
    return g_unit(name, power, abilities=(stride_skill((DiscardGrades(),)), *abilities))


GRADES = [unit(f"grade {n}", n) for n in range(4)]
