"""Sections 8.2, 8.7 and 8.8: continuous effects, and last information."""

from bythebook.games.vanguard.cards.cards import GRADE, POWER, RACES
from bythebook.games.vanguard.texts.events import CANNOT_NORMAL_CALL
from bythebook.games.vanguard.zones.zones import (
    DAMAGE,
    DROP,
    FRONT_LEFT,
    FRONT_ROW,
    HAND,
    REAR_GUARDS,
    REST,
    SOUL,
)
from bythebook.kernel.abilities.abilities import EV_MOVE, Modifier, Trigger
from bythebook.kernel.abilities.resolve import R_CHOSEN, R_OTHER, If
from bythebook.kernel.language.conditions import IsTurned
from bythebook.kernel.language.nouns import Bound, Cards, Num, Player, This, ValueOf
from bythebook.kernel.language.words import AT_LEAST, AT_MOST, HAS, YOU, word_bit
from bythebook.kernel.language.words import Test as Having
from bythebook.kernel.state.changes import move
from bythebook.kernel.state.continuous_ops import ADD, BECOME, BITS_ON
from bythebook.kernel.texts.lasting import UNSAID, Forbid, Give
from bythebook.kernel.texts.verbs import ChooseCards, MoveCards
from bythebook.testing import clause, side, table
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.abilities.making import DRAW, REARS, constant, waiting, worker
from tests.rules.vanguard.eras import ERAS

ADDER = constant("adder", Modifier(ADD, POWER, REARS, Num(500)))
SETTER = constant("setter", Modifier(BECOME, POWER, REARS, Num(1000)))
OTHER = constant("other", Modifier(BECOME, POWER, REARS, Num(2000)))
CORPS = Cards(zones=REAR_GUARDS, tests=(Having(RACES, HAS, words=("Corps",)),))
STRONG = Cards(zones=REAR_GUARDS, tests=(Having(POWER, AT_LEAST, 7500),))


@ERAS
@clause("vgg 8.2.1.2", "vgd 11.3.1.2")
def test_an_effect_lasts_as_long_as_it_says_and_otherwise_for_the_game(book: str) -> None:
    turn = Give(This(), POWER, Num(500))
    game = Give(This(), GRADE, Num(1), UNSAID)
    t = table(book, you=side(left="maker"), cards=[worker("maker", turn, game)], at="main")
    t.you.chooses("activate maker")
    assert (t.you.value("maker", "power"), t.you.value("maker", "grade")) == (7500, 2)
    while t.turn_player is t.you:
        t.decider.passes()
    assert (t.you.value("maker", "power"), t.you.value("maker", "grade")) == (7000, 2)


@ERAS
@clause("vgg 8.7.1.1", "vgd 11.9.1.1")
def test_first_there_is_what_is_printed(book: str) -> None:
    t = table(book, you=side(left="ace", right="adder"), cards=[unit("ace", 2, 9000), ADDER])
    assert t.you.value("ace", "grade") == 2
    assert t.you.value("ace", "power") == 9500


@clause("vgg 8.7.1.2")
def test_what_leaves_numbers_alone_comes_before_what_changes_them() -> None:
    # The older one applies to whoever has the race that the younger one gives.
    boost = constant("boost", Modifier(ADD, POWER, CORPS, Num(500)))
    enlist = constant("enlist", Modifier(BITS_ON, RACES, REARS, words=("Corps",)))
    t = table("vgg", you=side(left="boost", right="enlist"), cards=[boost, enlist])
    assert t.you.value("enlist", "power") == 7500
    rename = constant("rename", Modifier(BITS_ON, RACES, STRONG, words=("Corps",)))
    mine = side(left="adder", right="rename", back_left="ace")
    t = table("vgg", you=mine, cards=[ADDER, rename, unit("ace")])
    assert t.you.value("ace", "power") == 7500
    assert not t.you.value("ace", "race")


@clause("vgg 8.7.1.3")
def test_what_changes_numbers_comes_after_all_else() -> None:
    rename = constant("rename", Modifier(BITS_ON, RACES, STRONG, words=("Corps",)))
    mine = side(left="adder", right="rename", back_left="ace")
    t = table("vgg", you=mine, cards=[ADDER, rename, unit("ace")])
    assert t.you.value("ace", "power") == 7500
    assert not t.you.value("ace", "race")
    weak = Cards(zones=REAR_GUARDS, tests=(Having(POWER, AT_MOST, 7000),))
    helper = constant("helper", Modifier(ADD, POWER, weak, Num(500)))
    t = table("vgg", you=side(left="ace", right="helper"), cards=[unit("ace"), helper])
    assert t.you.value("ace", "power") == 7500


@ERAS
@clause("vgg 8.7.2", "vgd 11.9.3")
def test_an_effect_that_depends_on_another_comes_after_it(book: str) -> None:
    front = Cards(zones=FRONT_ROW, tests=(Having(RACES, HAS, words=("Corps",)),))
    honour = constant("older", Modifier(BITS_ON, RACES, front, words=("Elite",)))
    enlist = constant("younger", Modifier(BITS_ON, RACES, Cards(zones=FRONT_ROW), words=("Corps",)))
    for older, younger in (("back_left", "back_right"), ("back_right", "back_left")):
        mine = side(**{older: "older", younger: "younger", "left": "ace"})
        t = table(book, you=mine, cards=[honour, enlist, unit("ace")])
        assert t.you.value("ace", "race") == word_bit("Elite") | word_bit("Corps")


@ERAS
@clause("vgg 8.7.2.1", "vgd 11.9.3.1")
def test_otherwise_the_older_comes_first(book: str) -> None:
    t = table(book, you=side(right="setter", left="other"), cards=[SETTER, OTHER])
    assert t.you.value("other", "power") == 2000
    t = table(book, you=side(left="other", right="setter"), cards=[SETTER, OTHER])
    assert t.you.value("other", "power") == 1000


@ERAS
@clause("vgg 8.7.2.1.1", "vgg 8.7.2.1", "vgd 11.9.3.1", "vgd 11.9.3.1.1")
def test_a_continuous_ability_is_as_old_as_its_cards_stay_on_the_field(book: str) -> None:
    mine = side(left="setter", right="other")
    t = table(book, you=mine, cards=[SETTER, OTHER], at="main")
    assert t.you.value("setter", "power") == 2000
    # From circle to circle it has stayed on the field.
    t.you.chooses("exchange left front left back")
    t.you.left_back.is_("setter")
    assert t.you.value("setter", "power") == 2000
    for there, called, power in (("other", "setter", 1000), ("setter", "other", 2000)):
        for circle, free in (("left", "right front"), ("right", "left front")):
            mine = side(**{circle: there}, hand=[called])
            t = table(book, you=mine, cards=[SETTER, OTHER], at="main")
            t.you.chooses(f"call {called}", free)
            assert t.you.value(there, "power") == power


@clause("vgg 8.7.2.1.1.1", "vgg 8.7.2.1")
def test_other_effects_are_as_old_as_the_playing_of_their_ability() -> None:
    # What comes to the field while an ability resolves is younger than that ability.
    back = ChooseCards(Cards(zones=(DROP,)))
    put = MoveCards(Bound(R_CHOSEN), FRONT_LEFT, YOU)
    caller = worker("caller", back, put, Give(This(), POWER, Num(1000), becomes=True))
    mine = side(right="caller", drop=["adder"])
    t = table("vgg", you=mine, cards=[ADDER, caller], at="main")
    t.you.chooses("activate caller")
    t.you.left_front.is_("adder")
    assert t.you.value("caller", "power") == 1500
    zero = worker("zero", Give(REARS, POWER, Num(1000), becomes=True))
    t = table("vgg", you=side(left="adder", right="zero"), cards=[ADDER, zero], at="main")
    t.you.chooses("activate zero")
    assert t.you.value("zero", "power") == 1000


@ERAS
@clause("vgg 8.7.3.1", "vgd 11.9.5")
def test_what_changes_rules_reaches_cards_that_come_later(book: str) -> None:
    bar = worker("bar", Forbid(Player(YOU), CANNOT_NORMAL_CALL), DRAW)
    t = table(book, you=side(left="bar", hand=["ace"]), cards=[bar, unit("ace")], at="main")
    t.you.may_choose("call ace")
    t.you.chooses("activate bar")
    t.you.hand.has(2)
    t.you.may_choose_exactly("activate bar", "exchange left front left back", "pass")


@ERAS
@clause("vgg 8.7.3", "vgd 11.9.4")
def test_an_effect_that_was_made_leaves_cards_alone_that_come_later(book: str) -> None:
    rally = worker("rally", Give(REARS, POWER, Num(1000)))
    pull = worker("pull", MoveCards(Cards(zones=(FRONT_LEFT,)), HAND))
    mine = side(left="ace", right="pull", back_right="rally", hand=["bob"])
    t = table(book, you=mine, cards=[rally, pull, unit("ace"), unit("bob")], at="main")
    t.you.chooses("activate rally")
    assert t.you.value("ace", "power") == 8000
    t.you.chooses("call bob", "center back")
    assert t.you.value("bob", "power") == 7000
    t.you.chooses("exchange left front left back")
    assert t.you.value("ace", "power") == 8000
    t.you.chooses("exchange left front left back")
    t.you.chooses("activate pull", "call ace", "left front")
    assert t.you.value("ace", "power") == 7000


DAMAGED = Modifier(ADD, GRADE, Cards(zones=(DAMAGE,)), Num(2))


@ERAS
@clause("vgg 8.7.4", "vgd 11.9.6")
def test_a_change_for_a_zones_cards_takes_hold_when_a_card_enters(book: str) -> None:
    t = table(book, you=side(left="keeper", hand=["filler"]), cards=[constant("keeper", DAMAGED)])
    hand = t.you.hand.refs[0]
    t.changes(move([hand], DAMAGE))
    assert t.game.value(GRADE, hand & 0xFFFF) == 2


@ERAS
@clause("vgg 8.7.5", "vgd 11.9.7")
def test_what_waits_for_a_card_sees_it_as_it_is_in_the_new_zone(book: str) -> None:
    high = Cards(YOU, (), (Having(GRADE, AT_LEAST, 2),))
    watcher = waiting("watcher", Trigger(EV_MOVE, high, (HAND,), (DAMAGE,)))
    keeper = constant("keeper", DAMAGED)
    for left, asked in (("keeper", "may"), ("filler", "idle")):
        mine = side(left=left, right="watcher", hand=["low"])
        t = table(book, you=mine, cards=[keeper, watcher, unit("low", 0)])
        t.changes(move([t.you.ref("low")], DAMAGE))
        t.you.is_asked(asked)
        if asked == "may":
            t.you.chooses("no")


@ERAS
@clause("vgg 8.8.1", "vgd 11.11.1")
def test_of_a_card_that_is_gone_its_last_information_counts(book: str) -> None:
    gone = Trigger(EV_MOVE, None, REAR_GUARDS, (SOUL,))
    heir = waiting("heir", gone, Give(This(), POWER, ValueOf(Bound(R_OTHER), POWER)))
    up = Give(Cards(zones=(FRONT_LEFT,)), POWER, Num(1500))
    away = MoveCards(Cards(zones=(FRONT_LEFT,)), SOUL)
    mine = side(left="bob", right="heir", back_left="maker")
    t = table(book, you=mine, cards=[unit("bob"), heir, worker("maker", up, away)], at="main")
    t.you.chooses("activate maker")
    t.you.soul.is_("bob")
    assert t.you.value("bob", "power") == 7000
    assert t.you.value("heir", "power") == 7000 + 8500


@ERAS
@clause("vgg 8.8.1", "vgd 11.11.1")
def test_how_a_card_lay_is_known_after_it_has_left(book: str) -> None:
    leaves = Trigger(EV_MOVE, This(), REAR_GUARDS, (SOUL,))
    for lay, drawn in ((REST, 1), (1, 0)):
        sleeper = waiting("sleeper", leaves, If(IsTurned(REST), (DRAW,)))
        t = table(book, you=side(left=("sleeper", lay)), cards=[sleeper])
        t.changes(move([t.you.ref("sleeper")], SOUL))
        t.you.hand.has(drawn)
