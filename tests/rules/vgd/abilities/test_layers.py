"""Section 11.9.1: in which order continuous effects are applied."""

from bythebook.games.vanguard.cards.cards import POWER, RACES
from bythebook.games.vanguard.d.texts.events import VAR_PERSONA
from bythebook.games.vanguard.zones.zones import REAR_GUARDS
from bythebook.kernel.abilities.abilities import ACT, Ability, Modifier
from bythebook.kernel.language.nouns import Cards, Num, This
from bythebook.kernel.language.words import AT_LEAST, HAS, word_bit
from bythebook.kernel.language.words import Test as Having
from bythebook.kernel.state.changes import set_var
from bythebook.kernel.state.continuous_ops import ADD, BECOME, BITS_ON, CHAR_ABILITIES, GRANT
from bythebook.testing import clause, side, table
from bythebook.testing.vanguard_d import unit
from tests.rules.vanguard.abilities.making import DRAW, REARS, constant
from tests.rules.vanguard.battle.fighting import attack, battle, field, other

ADDER = constant("adder", Modifier(ADD, POWER, REARS, Num(500)))
SETTER = constant("setter", Modifier(BECOME, POWER, REARS, Num(1000)))
CORPS = Cards(zones=REAR_GUARDS, tests=(Having(RACES, HAS, words=("Corps",)),))
STRONG = Cards(zones=REAR_GUARDS, tests=(Having(POWER, AT_LEAST, 7500),))


@clause("vgd 11.9.1.7", "vgd 11.9.1.9")
def test_a_value_that_is_set_is_set_after_what_raises_it() -> None:
    for older, younger in (("adder", "setter"), ("setter", "adder")):
        t = table("vgd", you=side(left=older, right=younger), cards=[ADDER, SETTER])
        assert t.you.value("adder", "power") == 1000


@clause("vgd 11.9.1.6", "vgd 11.9.1.7")
def test_what_changes_no_number_comes_before_what_does() -> None:
    # Whoever is strong is of the corps: it is asked before anybody is made stronger.
    enlist = constant("enlist", Modifier(BITS_ON, RACES, STRONG, words=("Corps",)))
    for older, younger in (("adder", "enlist"), ("enlist", "adder")):
        mine = side(left=older, right=younger, back_left="ace")
        t = table("vgd", you=mine, cards=[ADDER, enlist, unit("ace", 1, 7000)])
        assert t.you.value("ace", "power") == 7500
        assert not t.you.value("ace", "race")


@clause("vgd 11.9.1.5", "vgd 11.9.1.6")
def test_abilities_come_and_go_before_other_information_changes() -> None:
    draws = Ability(ACT, REAR_GUARDS, body=(DRAW,))
    grants = constant("grants", Modifier(GRANT, CHAR_ABILITIES, CORPS, grants=draws))
    enlist = constant("enlist", Modifier(BITS_ON, RACES, REARS, words=("Corps",)))
    for older, younger in (("grants", "enlist"), ("enlist", "grants")):
        mine = side(left=older, right=younger, back_left="ace", hand=["filler"])
        t = table("vgd", you=mine, cards=[grants, enlist, unit("ace")], at="main")
        assert t.you.value("ace", "race") == word_bit("Corps")
        assert "activate ace" not in t.you.options


@clause("vgd 11.9.1.8", "vgd 11.9.1.9")
def test_a_boost_comes_after_what_raises_and_before_what_sets() -> None:
    for text, gained in ((ADD, 8000), (BECOME, 0)):
        mine = field(
            left=constant("ally", Modifier(text, POWER, This(), Num(1000))),
            back_left=unit("helper", 1, 8000),
        )
        t = battle(mine, other(hand=["filler"]), book="vgd")
        before = t.you.value("ally", "power")
        attack(t, "ally", boost="helper")
        assert t.you.value("ally", "power") == before + gained
        t.rival.chooses("pass")


@clause("vgd 11.9.1.8", "vgd 11.9.1.7")
def test_who_is_strong_by_a_boost_alone_is_not_made_stronger_for_it() -> None:
    mighty = Cards(zones=REAR_GUARDS, tests=(Having(POWER, AT_LEAST, 10000),))
    cheer = constant("cheer", Modifier(ADD, POWER, mighty, Num(500)))
    for power, gained in ((9000, 0), (10000, 500)):
        mine = field(left=unit("ally", 1, power), back_left=unit("helper"), right=cheer)
        t = battle(mine, other(hand=["filler"]), book="vgd")
        attack(t, "ally", boost="helper")
        assert t.you.value("ally", "power") == power + 8000 + gained
        t.rival.chooses("pass")


@clause("vgd 11.9.1.8")
def test_a_booster_lends_its_power_before_it_is_set() -> None:
    low = constant("helper", Modifier(BECOME, POWER, This(), Num(1000)))
    t = battle(field(left=unit("ally", 1, 7000), back_left=low), other(hand=["filler"]), book="vgd")
    attack(t, "ally", boost="helper")
    assert t.you.value("helper", "power") == 1000
    assert t.you.value("ally", "power") == 7000 + 7000
    t.rival.chooses("pass")


@clause("vgd 11.9.1.4")
def test_what_a_rule_adds_comes_before_what_is_set() -> None:
    for cards, power in (([], 8000 + 10000), ([SETTER], 1000)):
        mine = side(left="ace", right="setter") if cards else side(left="ace")
        t = table("vgd", you=mine, cards=[unit("ace"), *cards])
        # As after a persona ride.
        t.changes([set_var(VAR_PERSONA, 1)])
        assert t.you.value("ace", "power") == power
