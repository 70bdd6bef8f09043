"""Units whose abilities for a hit count for attacks that do not hit."""

from bythebook.games.vanguard.cards.cards import HIT_OR_NOT, SKILLS
from bythebook.games.vanguard.texts.effects import SoulCharge
from bythebook.games.vanguard.texts.triggers import hits
from bythebook.games.vanguard.zones.zones import REAR_GUARDS, VANGUARD_AND_REAR
from bythebook.kernel.abilities.abilities import AUTO, CONT, Ability, CardDef, Modifier
from bythebook.kernel.language.nouns import Cards, This
from bythebook.kernel.state.continuous_ops import BITS_ON
from bythebook.testing import clause, side, table
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.eras import ERAS


def striker(power: int, *, always: bool) -> CardDef:
    """A unit whose hits charge the soul, perhaps though they do not hit."""
    own = Ability(AUTO, VANGUARD_AND_REAR, hits(), body=(SoulCharge(),))
    bit = Modifier(BITS_ON, SKILLS, This(), bits=HIT_OR_NOT)
    anyway = Ability(CONT, VANGUARD_AND_REAR, modifiers=(bit,))
    return unit("striker", 3, power, abilities=(own, anyway) if always else (own,))


@ERAS
@clause("vgd 10.7.1.8")
def test_its_own_abilities_for_a_hit_count_though_it_does_not_hit(book: str) -> None:
    other = Ability(AUTO, REAR_GUARDS, hits(Cards()), body=(SoulCharge(),))
    watcher = unit("watcher", abilities=(other,), skills=())
    cases = ((9000, True, 1), (9000, False, 0), (11000, True, 2), (11000, False, 2))
    for power, always, charged in cases:
        you = side(vanguard=striker(power, always=always), left=watcher)
        t = table(book, you=you, rival=side(vanguard=unit("foe", 3, 11000)), at="battle")
        t.you.chooses("attack", "attack with striker")
        t.settle(any_order=True)
        t.goes_on_to("start step", t.you)
        # The watcher waits for a hit that has happened.
        t.you.soul.has(charged)


def test_such_a_unit_is_read_from_its_text() -> None:
    effects = '[CONT](VC):This unit\'s "when attack hits" effects activate '
    text = effects + "even if the attack did not hit."
    hit = "[AUTO](VC):When this unit's attack hits a vanguard, [Soul-Charge 1]."
    you = side(vanguard=unit("striker", 3, 9000, text=(text, hit)))
    t = table("vgg", you=you, rival=side(vanguard=unit("foe", 3, 11000)), at="battle")
    t.you.chooses("attack")
    t.goes_on_to("main phase", t.rival)
    t.you.soul.has(1)
