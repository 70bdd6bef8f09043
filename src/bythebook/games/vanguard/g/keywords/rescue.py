"""Section 11.17: Rescue."""

from bythebook.games.vanguard.texts.effects import DealDamage, Heal
from bythebook.games.vanguard.zones.zones import DAMAGE, VANGUARD
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import R_CHOSEN
from bythebook.kernel.language.nouns import Bound, Cards, Num
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.texts.verbs import ChooseCards


@rule("vgg 11.17.1.1", nothing=())
def rescue(n: int) -> tuple[Effect, ...]:
    """So many cards of damage are healed, and as much is dealt to one of one's vanguards."""
    return (
        ChooseCards(Cards(zones=(DAMAGE,)), Num(n)),
        Heal(Bound(R_CHOSEN)),
        ChooseCards(Cards(zones=(VANGUARD,))),
        DealDamage(Bound(R_CHOSEN), Num(n)),
    )
