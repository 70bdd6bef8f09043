"""Where clauses about abilities meet: costs, standing by, last information, uses."""

from bythebook.games.vanguard.cards.cards import POWER
from bythebook.games.vanguard.texts.events import EV_BEGIN, P_DRAW
from bythebook.games.vanguard.zones.zones import DROP, FRONT_LEFT, HAND, REST, SOUL, STAND
from bythebook.kernel.abilities.abilities import EV_MOVE, EV_STATE, Trigger
from bythebook.kernel.language.conditions import AmountIs
from bythebook.kernel.language.nouns import Cards, Count, Num, This
from bythebook.kernel.language.words import AT_MOST, OPPONENT, YOU
from bythebook.kernel.state.changes import event, move
from bythebook.kernel.state.refs import NOTHING
from bythebook.kernel.texts.lasting import Give, LoseAbilities
from bythebook.kernel.texts.verbs import MoveCards
from bythebook.testing import clause, laid, side, table
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.abilities.making import waiting, worker

PLACED = "When this unit is placed on (RC), "
GOES = "[AUTO]:When this unit is put into the drop zone from (RC), "
MORE = "this unit gets [Power] +1000 until end of turn."


@clause("vgg 8.5.2.3")
def test_parts_of_a_cost_do_not_pay_for_each_other() -> None:
    """What goes to the soul as a part of a cost is no soul to be blasted by another part."""
    ace = unit("ace", text="[ACT](RC):[Soul-Blast 1 & Put this unit into your soul] Draw a card.")
    t = table("vgg", you=side(left=ace), at="main")
    t.you.may_choose_exactly("exchange left front left back", "pass")
    t = table("vgg", you=side(left=ace, soul=1), at="main")
    t.you.chooses("activate ace")
    t.you.soul.is_("ace")
    t.you.drop.is_("filler")
    t.you.hand.has(1)


@clause("vgg 8.5.2.3")
def test_one_card_is_not_used_for_two_parts_of_a_cost() -> None:
    discard = "Choose a card from your hand, and discard it"
    ace = unit("ace", text=f"[ACT](RC):[{discard} & {discard}] Draw a card.")
    for hand, may in ((1, False), (2, True)):
        t = table("vgg", you=side(left=ace, hand=hand), at="main")
        assert ("activate ace" in t.you.options) == may


@clause("vgg 8.6.8", "vgg 8.6.4")
def test_who_has_left_cannot_be_put_elsewhere_to_pay() -> None:
    """Both stand by; the first takes the second's unit away, and with it what would pay."""
    puts = "[Put this unit into your soul] When your other unit is placed on (RC), "
    pays = unit("pays", text=f"[AUTO](RC):{puts}you may pay the cost. If you do, draw a card.")
    takes = unit(
        "takes",
        text="[AUTO](RC):When your other unit is placed on (RC), choose one of your other "
        "rear-guards, and return it to your hand.",
    )
    mine = side(left=pays, right=takes, hand=[unit("new")])
    t = table("vgg", you=mine, at="main")
    t.you.chooses("call new", "left back", "resolve takes new", "pays")
    t.you.is_asked("main phase")
    t.you.hand.is_("pays")
    t.you.soul.has(0)


@clause("vgg 8.4.1.2", "vgg 8.4.1.3")
def test_what_the_other_players_ability_triggers_for_the_turn_player_comes_first() -> None:
    """Rule actions and the turn player's abilities are looked for after each ability."""
    begins = Trigger(EV_BEGIN, value=P_DRAW)
    charge = MoveCards(Cards(OPPONENT, (DROP,)), SOUL)
    theirs = [waiting("first", begins, charge), waiting("second", begins)]
    mine = waiting("mine", Trigger(EV_MOVE, None, (DROP,), (SOUL,), whose=YOU))
    rival = side(left=theirs[0], right=theirs[1])
    t = table("vgg", you=side(left=mine, drop=[unit("one")]), rival=rival)
    t.changes([event(EV_BEGIN, NOTHING, 0, P_DRAW)])
    t.rival.may_choose_exactly("resolve first", "resolve second")
    t.rival.chooses("resolve first")
    t.you.is_asked("may")
    assert t.waiting == ["second", "mine"]
    t.you.chooses("yes")
    t.rival.is_asked("may")
    t.rival.chooses("no")


@clause("vgg 8.4.1.1", "vgg 8.5.3.2")
def test_who_is_called_and_who_makes_room_stand_by_together() -> None:
    """The unit called over leaves by a rule action; only then an ability is chosen."""
    new = unit("new", text=f"[AUTO]:{PLACED}{MORE}")
    old = unit("old", text=GOES + "draw a card.")
    t = table("vgg", you=side(left=old, hand=[new]), at="main")
    t.you.chooses("call new", "left front")
    t.you.may_choose_exactly("resolve new", "resolve old")
    t.you.chooses("resolve old")
    t.you.hand.has(1)
    assert t.you.value("new", "power") == 8000


@clause("vgg 8.6.5.1.4", "vgg 8.6.3.1")
def test_who_rides_and_who_is_ridden_stand_by_together() -> None:
    second = unit("second", 2, text="[AUTO]:When this unit is placed on (VC), draw a card.")
    ridden = "[AUTO](VC):When a <<Kagero>> rides this unit, choose one of your vanguards, and "
    first = unit("first", 1, text=f"{ridden}it gets [Power] +1000 until end of turn.")
    t = table("vgg", you=side(vanguard=first, hand=[second]), at="ride")
    t.you.chooses("ride second")
    t.you.may_choose_exactly("resolve first second", "resolve second")
    t.you.chooses("resolve first second")
    t.you.hand.has(1)
    assert t.you.value("second", "power") == 8000


@clause("vgg 12.5.1.1", "vgg 8.7.2.1.1")
def test_once_a_turn_goes_along_from_circle_to_circle_and_not_into_the_next_turn() -> None:
    ace = unit("ace", text=f"[ACT](RC)[1/turn]:{MORE[0].upper()}{MORE[1:]}")
    t = table("vgg", you=side(left=ace, deck=20), rival=side(deck=20), at="main")
    t.you.chooses("activate ace", "exchange left front left back")
    t.you.left_back.is_("ace")
    assert t.you.value("ace", "power") == 8000
    t.you.may_choose_exactly("exchange left front left back", "pass")
    t.goes_on_to("main phase", t.rival)
    t.goes_on_to("main phase", t.you)
    assert t.you.value("ace", "power") == 7000
    t.you.may_choose("activate ace")


@clause("vgg 8.8.1")
def test_who_was_in_the_same_column_is_known_after_a_unit_has_left() -> None:
    text = GOES + "choose one of your opponent's rear-guards in the same column as this unit, "
    text += "and retire it."
    for circle, gone in (("left", "across"), ("right", "beside")):
        theirs = side(right=unit("across"), left=unit("beside"))
        t = table("vgg", you=side(**{circle: unit("last", text=text)}), rival=theirs)
        t.changes(move([t.you.ref("last")], DROP))
        t.rival.drop.is_(gone)


@clause("vgg 8.7.3")
def test_what_was_set_up_for_a_unit_means_that_unit_and_no_later_one() -> None:
    later = "choose one of your rear-guards, and at the end of that turn, retire it."
    maker = unit("maker", 3, text=f"[ACT](VC):{later[0].upper()}{later[1:]}")
    back = unit(
        "back", text="[ACT](RC):Choose one of your rear-guards, and return it to your hand."
    )
    for returns in (False, True):
        mine = side(vanguard=maker, left=unit("ace"), right=back)
        t = table("vgg", you=mine, at="main")
        t.you.chooses("activate maker", "ace")
        if returns:
            t.you.chooses("activate back", "ace", "call ace", "left back")
        t.goes_on_to("main phase", t.rival)
        t.you.drop.has(0 if returns else 1)


@clause("vgg 12.1.1.1", "vgg 8.6.7.1")
def test_a_situation_that_its_ability_does_not_end_is_a_loop() -> None:
    empty = Trigger(EV_STATE, condition=AmountIs(Count(Cards(zones=(HAND,))), AT_MOST, 0))
    t = table("vgg", you=side(left=waiting("beggar", empty, Give(This(), POWER, Num(1000)))))
    t.asserts_over(-1, "vgg 12.1.1.1")


def test_a_resting_unit_does_not_rest_to_pay() -> None:
    ace = unit("ace", text="[ACT](RC):[[Rest] this unit] Draw a card.")
    for state, may in ((REST, False), (STAND, True)):
        t = table("vgg", you=side(left=laid(ace, state)), at="main")
        assert ("activate ace" in t.you.options) == may


GIVES = "[ACT](VC):Choose one of your rear-guards, and until end of turn, it gets "


@clause("vgg 8.6.5.1.2")
def test_what_a_unit_was_given_waits_for_its_leaving_as_often_as_it_was_given() -> None:
    give = unit("give", 3, text=f'{GIVES}"{GOES}draw a card.".')
    for often in (0, 1, 2):
        t = table("vgg", you=side(vanguard=give, left=unit("ace")), at="main")
        t.you.chooses(*["activate give"] * often)
        t.changes(move([t.you.ref("ace")], DROP))
        t.settle()
        t.you.hand.has(often)


@clause("vgg 8.6.5.1.2")
def test_what_a_unit_had_lost_does_not_wait_for_its_leaving() -> None:
    """The drop zone is where it has come to; what it was on the field counts."""
    loses = worker("loses", LoseAbilities(Cards(zones=(FRONT_LEFT,))))
    mine = side(left=unit("ace", text=GOES + "draw a card."), right=loses)
    for blank in (False, True):
        t = table("vgg", you=mine, at="main")
        if blank:
            t.you.chooses("activate loses")
        t.changes(move([t.you.ref("ace")], DROP))
        t.you.hand.has(0 if blank else 1)
