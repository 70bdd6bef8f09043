"""Section 11.9.1: in which order continuous effects are applied."""

from bythebook.games.vanguard.cards.cards import POWER, RACES, named
from bythebook.games.vanguard.d.texts.events import VAR_PERSONA
from bythebook.games.vanguard.edition import edition
from bythebook.games.vanguard.texts.calling import CallCards
from bythebook.games.vanguard.texts.nouns import OriginalOf
from bythebook.games.vanguard.zones.zones import HAND, REAR_GUARDS
from bythebook.kernel.abilities.abilities import ACT, Ability, Modifier
from bythebook.kernel.language.nouns import Cards, Num, This
from bythebook.kernel.language.words import AT_LEAST, HAS, YOU, word_bit
from bythebook.kernel.language.words import Test as Having
from bythebook.kernel.state.changes import move, set_var
from bythebook.kernel.state.continuous_ops import (
    ADD,
    BECOME,
    BITS_OFF,
    BITS_ON,
    CHAR_ABILITIES,
    GRANT,
    ORIGINAL,
)
from bythebook.kernel.texts.lasting import Give
from bythebook.testing import clause, face_down, side, table
from bythebook.testing.vanguard_d import unit
from tests.rules.vanguard.abilities.making import DRAW, REARS, constant
from tests.rules.vanguard.battle.fighting import attack, battle, field, other
from tests.rules.vanguard.waiting import acting

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
def test_what_raises_a_booster_is_lent_along() -> None:
    for older in (True, False):
        mine = field(left=unit("ally", 1, 7000), back_left=unit("helper"))
        mine = field(**{"right": ADDER, **mine.zones} if older else {**mine.zones, "right": ADDER})
        t = battle(mine, other(hand=["filler"]), book="vgd")
        attack(t, "ally", boost="helper")
        assert t.you.value("helper", "power") == 8500
        assert t.you.value("ally", "power") == 7500 + 8500
        t.rival.chooses("pass")


@clause("vgd 11.9.1.8")
def test_a_booster_lends_its_power_before_it_is_set() -> None:
    low = constant("helper", Modifier(BECOME, POWER, This(), Num(1000)))
    t = battle(field(left=unit("ally", 1, 7000), back_left=low), other(hand=["filler"]), book="vgd")
    attack(t, "ally", boost="helper")
    assert t.you.value("helper", "power") == 1000
    assert t.you.value("ally", "power") == 7000 + 7000
    t.rival.chooses("pass")


@clause("vgd 11.9.1.2", "vgd 5.1.3")
def test_what_changes_originals_comes_first_and_makes_what_is_original() -> None:
    renew = constant("renew", Modifier(BECOME | ORIGINAL, POWER, REARS, Num(5000)))
    for older, younger in (("adder", "renew"), ("renew", "adder")):
        t = table("vgd", you=side(left=older, right=younger), cards=[ADDER, renew])
        assert t.you.value("adder", "power") == 5500
        adder = t.you.card("adder")
        assert edition(t.game).original(t.game, POWER, adder) == 5000
        assert edition(t.game).original(t.game, POWER, t.you.card("vanguard")) == 13000


@clause("vgd 11.9.1.3", "vgd 5.1.3")
def test_what_takes_originals_away_comes_after_what_gives_them() -> None:
    give = constant("give", Modifier(BITS_ON | ORIGINAL, RACES, REARS, words=("Corps",)))
    take = constant("take", Modifier(BITS_OFF | ORIGINAL, RACES, REARS, words=("Corps",)))
    also = constant("also", Modifier(BITS_ON, RACES, REARS, words=("Corps",)))
    for first, second in (("give", "take"), ("take", "give")):
        mine = side(left=first, right=second, back_left="ace")
        t = table("vgd", you=mine, cards=[give, take, unit("ace")])
        assert not t.you.value("ace", "race")
    mine = side(left="also", right="take", back_left="ace")
    t = table("vgd", you=mine, cards=[also, take, unit("ace", races=("Corps",))])
    assert t.you.value("ace", "race") == word_bit("Corps")
    assert not edition(t.game).original(t.game, RACES, t.you.card("ace"))


@clause("vgd 5.1.3")
def test_texts_ask_for_originals_as_effects_leave_them() -> None:
    renew = constant("renew", Modifier(BECOME | ORIGINAL, POWER, REARS, Num(5000)))
    twice = constant("twice", Modifier(ADD, POWER, This(), OriginalOf(This(), POWER)))
    t = table("vgd", you=side(left="twice"), cards=[twice])
    assert t.you.value("twice", "power") == 14000
    t = table("vgd", you=side(left="twice", right="renew"), cards=[twice, renew])
    assert t.you.value("twice", "power") == 10000
    t.changes(move([t.you.ref("renew")], 2))
    assert t.you.value("twice", "power") == 14000
    # Face down in the damage zone a card has nothing, originally or not.
    t = table("vgd", you=side(damage=[face_down("ace")]), cards=[unit("ace")])
    assert edition(t.game).original(t.game, POWER, t.you.card("ace")) == 0
    assert t.you.value("ace", "power") == 0


@clause("vgd 11.9.1.4", "vgd 11.9.1.9")
def test_what_rules_change_comes_before_what_texts_do() -> None:
    t = table("vgd", you=side(left="setter", right="strong"), cards=[SETTER, unit("strong")])
    t.changes([set_var(VAR_PERSONA, 1)])
    assert t.you.value("vanguard", "power") == 23000
    # Whoever has its power set has not got it.
    assert t.you.value("strong", "power") == 1000
    # Before what asks for powers of texts: whoever is strong by the rule gets more.
    more = constant("more", Modifier(BITS_ON, RACES, STRONG, words=("Corps",)))
    t = table("vgd", you=side(left="ace", right="more"), cards=[unit("ace", 1, 5000), more])
    assert not t.you.value("ace", "race")
    t.changes([set_var(VAR_PERSONA, 1)])
    assert t.you.value("ace", "race") == word_bit("Corps")


@clause("vgd 11.9.2")
def test_in_one_layer_what_sets_comes_after_what_raises() -> None:
    raises = constant("raises", Modifier(ADD | ORIGINAL, POWER, REARS, Num(500)))
    sets = constant("sets", Modifier(BECOME | ORIGINAL, POWER, REARS, Num(1000)))
    for older, younger in (("raises", "sets"), ("sets", "raises")):
        t = table("vgd", you=side(left=older, right=younger), cards=[raises, sets])
        assert t.you.value("sets", "power") == 1000


@clause("vgd 11.9.3.1.1.1")
def test_other_effects_are_as_old_as_they_are_themselves() -> None:
    # An ability is played, and while it resolves a continuous one begins: it is the older one.
    low, high = Give(REARS, POWER, Num(2000), becomes=True), unit("ace", 1, 7000)
    crown = constant("crown", Modifier(BECOME, POWER, REARS, Num(9000)))
    call = CallCards(Cards(YOU, (HAND,), (named("crown"),)))
    doer = acting("doer", call, low)
    t = table("vgd", you=side(left="ace", right="doer", hand=["crown"]), cards=[crown, high, doer])
    t.run(
        t.game.book.resolve(
            t.game.lib.own[t.game.state.definition[t.you.card("doer")]][0], t.you.ref("doer"), 0
        )
    )
    t.you.chooses("left back")
    assert t.you.value("ace", "power") == 2000
