"""Section 8: abilities that stand by, costs, choices, lasting effects, last information."""

from bythebook.games.vanguard.cards.cards import POWER
from bythebook.games.vanguard.texts.costs import RetireThis
from bythebook.games.vanguard.zones.zones import REAR_GUARDS, REST, STAND, VANGUARD
from bythebook.kernel.abilities.abilities import ACT, Ability
from bythebook.kernel.language.nouns import Cards, This, ValueOf
from bythebook.kernel.texts.lasting import Give
from bythebook.testing import clause, side, table
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.battle.fighting import attack, battle, field, other


@clause("vgg 8.6.2.1", "vgg 10.7.1.1.2")
def test_two_units_called_at_once_trigger_twice_and_see_each_other() -> None:
    calls = "[ACT](VC):Choose two cards from your drop zone, and call them to separate (RC)."
    watches = "[AUTO](RC):When your other unit is placed on (RC), draw a card."
    watcher = unit("watcher", text=watches)
    mine = side(vanguard=unit("ace", 3, text=calls), left=watcher, drop=[watcher, unit("new")])
    t = table("vgg", you=mine, at="main")
    t.you.chooses("activate ace", "left back", "right back")
    while t.game.pending is not None and "activate ace" not in t.options:
        t.you.chooses(t.options[0])
    # Twice for the one that was there, once for the one that came.
    t.you.hand.has(3)


@clause("vgg 12.5.1.1", "vgg 8.1.1.2.3", "vgg 8.1.1.2.3.1")
def test_once_a_turn_is_spent_though_the_requirement_was_not_met() -> None:
    text = (
        "[AUTO](RC)[1/turn]:When your other unit is placed on (RC), if the number of your "
        "rear-guards is three or more, draw a card."
    )
    for rears, drawn in ((0, 0), (1, 1)):
        more = {"back_left": unit("there")} if rears else {}
        mine = side(left=unit("ace", text=text), hand=[unit("one"), unit("two")], **more)
        t = table("vgg", you=mine, at="main")
        t.you.chooses("call one", "right front")
        t.you.hand.has(1 + drawn)
        t.you.chooses("call two", "right back")
        t.you.hand.has(drawn)


@clause("vgg 8.7.5", "vgg 8.7.4")
def test_what_waits_for_a_unit_sees_it_with_what_its_circle_gives_it() -> None:
    """The grade is what the continuous effects make of it, from the moment it comes."""
    gives = "[CONT](RC):All of your other rear-guards get [Power] +1000."
    waits = "[AUTO](VC):When your unit with [Power] 8000 or greater is placed on (RC), draw a card."
    for left, drawn in ((unit("giver", text=gives), 1), (unit("plain"), 0)):
        mine = side(vanguard=unit("ace", 3, text=waits), left=left, hand=[unit("new")])
        t = table("vgg", you=mine, at="main")
        t.you.chooses("call new", "right front")
        t.you.hand.has(drawn)


@clause("vgg 8.5.4.1.2", "vgg 8.5.4.1")
def test_of_two_to_choose_the_one_that_is_there_is_chosen_even_if_it_is_oneself() -> None:
    text = "[ACT](RC)[1/turn]:Choose two of your rear-guards, and [Rest] them."
    t = table("vgg", you=side(left=unit("ace", text=text)), at="main")
    t.you.chooses("activate ace")
    t.settle()
    assert t.you.state_of("ace") == REST


@clause("vgg 8.6.4", "vgg 3.1.1.5.2")
def test_a_cost_that_can_be_paid_in_part_is_not_paid_at_all() -> None:
    text = (
        "[AUTO]:[Counter-Blast 1 & Soul-Blast 1] When this unit is placed on (RC), you may pay "
        "the cost. If you do, draw a card."
    )
    for soul, damage, may in ((1, 0, False), (0, 1, False), (1, 1, True)):
        mine = side(hand=[unit("ace", text=text)], soul=soul, damage=damage)
        t = table("vgg", you=mine, at="main")
        t.you.chooses("call ace", "left front")
        assert (t.options == ["yes", "no"]) == may
        if may:
            t.you.chooses("yes")
            t.settle()
        t.you.soul.has(0 if may else soul)
        t.you.hand.has(int(may))


@clause("vgg 8.6.8", "vgg 4.1.4")
def test_who_left_before_its_ability_was_played_gets_nothing_when_it_is_back() -> None:
    """It stands by; another ability takes the unit to the hand and calls it again."""
    placed = "[AUTO]:When this unit is placed on (RC), "
    new = unit("new", text=f"{placed}this unit gets [Power] +1000 until end of turn.")
    again = unit(
        "again",
        text="[AUTO](RC)[1/turn]:When your other unit is placed on (RC), choose one of your other "
        "rear-guards, put it into your soul, choose a card from your soul, and call it to (RC).",
    )
    t = table("vgg", you=side(left=again, hand=[new]), at="main")
    t.you.chooses("call new", "right front", "resolve again new")
    t.settle()
    t.you.chooses("right back")
    # Of two that stand by one is for the card that has gone.
    t.settle(any_order=True)
    while "resolve new" in t.options:
        t.you.chooses("resolve new")
    assert t.you.value("new", "power") == 8000


@clause("vgg 8.8.1", "vgg 8.5.2.3")
def test_the_power_of_a_unit_retired_to_pay_is_what_it_had_on_the_field() -> None:
    more = "[ACT](VC):All of your rear-guards get [Power] +3000 until end of turn."
    lent = Give(Cards(zones=(VANGUARD,)), POWER, ValueOf(This(), POWER))
    gives = Ability(ACT, REAR_GUARDS, cost=(RetireThis(),), body=(lent,))
    mine = side(
        vanguard=unit("me", 3, 11000, text=more), left=unit("ace", abilities=(gives,)), soul=1
    )
    for often in (0, 1, 2):
        t = table("vgg", you=mine, at="main")
        t.you.chooses(*["activate me"] * often, "activate ace")
        t.you.drop.is_("ace")
        assert t.you.value("me", "power") == 18000 + 3000 * often


@clause("vgg 8.7.3", "vgg 8.7.3.1")
def test_what_all_units_were_given_those_that_come_later_do_not_have() -> None:
    text = "[ACT](VC)[1/turn]:All of your rear-guards get [Power] +1000 until end of turn."
    mine = side(vanguard=unit("ace", 3, text=text), left=unit("old"), hand=[unit("new")])
    t = table("vgg", you=mine, at="main")
    t.you.chooses("activate ace", "call new", "right front")
    assert [t.you.value(n, "power") for n in ("old", "new")] == [8000, 7000]


@clause("vgg 8.4.1.2", "vgg 8.4.1.3", "vgg 8.6.3.1")
def test_the_turn_players_ability_comes_first_and_may_take_away_what_the_other_would_do() -> None:
    """Both hear of the attack; the attacked one's answer must be played, and finds nobody."""
    strikes = (
        "[AUTO](RC):When this unit attacks, choose one of your opponent's rear-guards, and "
        "retire it."
    )
    answers = (
        "[AUTO](RC):When this unit is attacked, this unit gets [Power] +5000 until end of turn."
    )
    t = battle(
        field(left=unit("striker", 2, 9000, text=strikes), right=unit("next")),
        other(left=unit("target", text=answers), hand=["filler"]),
    )
    attack(t, "striker", "target")
    t.rival.drop.is_("target")
    assert t.rival.value("target", "power") == 7000
    t.rival.is_asked("guard step")
    t.rival.chooses("pass")


@clause("vgg 8.1.1.2.3.5", "vgg 8.1.1.2.3.2")
def test_only_the_sentence_of_the_requirement_hangs_on_it() -> None:
    text = (
        "[AUTO]:When this unit is placed on (RC), if you have a grade 3 or greater vanguard, draw "
        "a card. [Soul-Charge 1]."
    )
    for grade, drawn in ((3, 1), (2, 0)):
        mine = side(vanguard=unit("me", grade), hand=[unit("ace", text=text)])
        t = table("vgg", you=mine, at="main")
        t.you.chooses("call ace", "left front")
        t.you.hand.has(drawn)
        t.you.soul.has(1)


@clause("vgg 8.5.1.2", "vgg 4.6.4.1")
def test_who_rides_upon_a_resting_vanguard_stands() -> None:
    text = "[ACT](RC):Choose a card from your hand, and ride it."
    mine = side(vanguard=(unit("old", 3), REST), left=unit("ace", text=text), hand=[unit("new", 3)])
    t = table("vgg", you=mine, at="main")
    t.you.chooses("activate ace")
    t.settle()
    t.you.vanguard.is_("new")
    t.you.soul.is_("old")
    assert t.you.state_of("new") == STAND
