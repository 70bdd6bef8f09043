"""Section 10: lock, legion, delete, hearts and stride, time leap, dominate, move, attack."""

from bythebook.games.vanguard.battle.attack_by_effect import attack_with
from bythebook.games.vanguard.cards.cards import POWER
from bythebook.games.vanguard.g.actions.deleting import delete
from bythebook.games.vanguard.g.actions.striding import Stride
from bythebook.games.vanguard.g.texts.verbs import (
    Delete,
    Dominate,
    Lock,
    TimeLeapCards,
    Unlock,
)
from bythebook.games.vanguard.g.zones.zones import LOCKED
from bythebook.games.vanguard.texts.costs import RetireThis
from bythebook.games.vanguard.texts.deck import Draw
from bythebook.games.vanguard.texts.losing import LoseCost
from bythebook.games.vanguard.texts.triggers import attacks, moves, placed
from bythebook.games.vanguard.zones.zones import (
    DROP,
    FIELD,
    FRONT_LEFT,
    GUARDIANS,
    REAR_GUARDS,
    REST,
    STAND,
    VANGUARD,
    VANGUARD_AND_REAR,
)
from bythebook.kernel.abilities.abilities import ACT, AUTO, Ability, CardDef, Effect
from bythebook.kernel.language.nouns import Cards, Num
from bythebook.kernel.language.words import OPPONENT
from bythebook.kernel.state.changes import FACE, THIS_TURN, give, move, orient
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.texts.lasting import END_OF_TURN
from bythebook.testing import clause, face_down, face_up, side, table
from bythebook.testing.vanguard import g_unit, unit
from bythebook.testing.vanguard_states import dominated, legion
from tests.rules.vanguard.battle.fighting import attack, battle, field, fight, other

MINE = Cards(zones=REAR_GUARDS)
THEIRS = Cards(OPPONENT, zones=REAR_GUARDS)
MORE = "This unit gets [Power] +1000 until end of turn."


def acts(name: str, *body: Effect, limit: int = 0, grade: int = 3) -> CardDef:
    """A unit that does this when activated."""
    return unit(
        name, grade, 10000, abilities=(Ability(ACT, VANGUARD_AND_REAR, body=body, limit=limit),)
    )


@clause("vgg 10.22.2", "vgg 7.7.1.3")
def test_an_attacked_unit_that_is_locked_is_not_hit() -> None:
    locks = Ability(AUTO, (FRONT_LEFT,), attacks(), body=(Lock(THEIRS),))
    mine = field(left=unit("striker", 2, 30000, abilities=(locks,)), right=unit("next"))
    t = battle(mine, other(left=unit("target"), hand=["filler"]))
    attack(t, "striker", "target")
    t.rival.is_asked("guard step")
    t.rival.chooses("pass")
    t.rival.locked_left.is_("target")
    t.rival.drop.has(0)
    # The locked card is nothing that could be attacked.
    t.you.chooses("attack")
    t.you.may_choose_exactly("attack with me", "attack with next")
    t.you.chooses("attack with next")
    t.goes_on_to("start step", t.you)
    t.rival.damage.has(0)


@clause("vgg 10.24.2", "vgg 10.22.3", "vgg 12.5.1.1")
def test_who_was_locked_and_unlocked_may_use_again_what_is_used_once_a_turn() -> None:
    """It is another card: what it had got is gone, and so is what it had spent."""
    ace = unit("ace", text=f"[ACT](RC)[1/turn]:{MORE}")
    key = acts("key", Lock(Cards(zones=(FRONT_LEFT,))), Unlock(Cards(zones=LOCKED)))
    t = table("vgg", you=side(vanguard=key, left=ace), at="main")
    t.you.chooses("activate ace")
    t.you.may_not_choose("activate ace")
    t.you.chooses("activate key")
    t.you.left.is_("ace")
    assert t.you.value("ace", "power") == 7000
    t.you.chooses("activate ace")
    assert t.you.value("ace", "power") == 8000


@clause("vgg 10.22.8", "vgg 10.22.7")
def test_a_g_unit_on_a_rear_guard_circle_that_is_locked_goes_home_and_leaves_no_lock() -> None:
    mine = side(vanguard=acts("key", Lock(THEIRS)))
    t = table("vgg", you=mine, rival=side(left=g_unit("giant"), right=unit("small")), at="main")
    t.you.chooses("activate key")
    t.rival.g_zone.is_("giant")
    assert not t.rival.lies_face_down("giant")
    t.rival.locked_left.has(0)
    t.rival.locked_right.is_("small")


@clause("vgg 10.25.6", "vgg 10.25.8", "vgg 7.4.1.11")
def test_what_the_mate_gets_counts_when_the_legion_attacks_and_not_when_it_is_attacked() -> None:
    pair = legion(unit("leader", 3, 11000), unit("mate", 2, 9000))
    for bonus, hit in ((4000, 0), (5000, 1)):
        t = battle(side(vanguard=pair, left=unit("ally")), other(vanguard=unit("foe", 3, 25000)))
        t.changes([give(ADD, POWER, bonus, [t.you.ref("mate")], 2, THIS_TURN, t.turn)])
        fight(t, "leader")
        t.rival.damage.has(hit)
    t = battle(field(vanguard=unit("me", 3, 11000), left=unit("ally")), side(vanguard=pair))
    t.changes([give(ADD, POWER, 5000, [t.rival.ref("mate")], 2, THIS_TURN, t.turn)])
    fight(t, "me", "leader")
    t.rival.damage.has(1)


@clause("vgg 10.25.10", "vgg 10.25.5")
def test_who_stands_the_mate_stands_the_leader_too_and_the_legion_attacks_again() -> None:
    pair = [(unit("mate", 2, 9000), REST), (unit("leader", 3, 11000), REST)]
    t = table("vgg", you=side(vanguard=pair))
    t.changes(orient([t.you.ref("mate")], STAND))
    assert [t.you.state_of(n) for n in ("leader", "mate")] == [STAND, STAND]


@clause("vgg 10.6.1.2", "vgg 10.25.9")
def test_a_legion_is_ridden_by_the_grade_of_its_leader_and_both_go_to_the_soul() -> None:
    pair = legion(unit("leader", 3, 11000), unit("mate", 2, 9000))
    hand = [unit("two", 2), unit("three", 3)]
    t = table("vgg", you=side(vanguard=pair, hand=hand), at="ride")
    t.you.may_choose_exactly("ride three", "pass")
    t.you.chooses("ride three")
    t.you.vanguard.is_("three")
    t.you.soul.holds_exactly("leader", "mate")


@clause("vgg 10.26.3", "vgg 10.26.2", "vgg 2.10.1")
def test_a_deleted_vanguard_attacks_twin_driving_without_power_or_text() -> None:
    text = ("[AUTO](VC):When this unit attacks, this unit gets [Power] +50000 until end of turn.",)
    wipes = acts("wipes", Delete(Cards(zones=(VANGUARD,))), grade=1)
    mine = side(vanguard=unit("me", 3, 11000, text=text), left=wipes)
    t = table("vgg", you=mine, rival=other(vanguard=unit("foe", 3, 5000)), at="main")
    t.you.chooses("activate wipes")
    assert t.you.value("me", "power") == 0
    t.changes([give(ADD, POWER, 4000, [t.you.ref("me")], 2, THIS_TURN, t.turn)])
    t.you.chooses("pass")
    fight(t)
    assert t.you.value("me", "power") == 4000
    t.you.hand.has(2)
    t.rival.damage.has(0)


@clause("vgg 10.27.2", "vgg 10.26.5", "vgg 10.28.3.3")
def test_a_deleted_vanguard_that_becomes_a_heart_is_deleted_no_more() -> None:
    """A heart lies face up; what is turned face up is no longer deleted."""
    mine = side(vanguard=unit("me", 3, 11000), g_zone=[g_unit("giant", 15000)])
    t = table("vgg", you=mine)
    t.changes(delete(t.game, [t.you.ref("me")]))
    assert t.you.value("me", "power") == 0
    t.run(Stride(0, t.you.ref("giant")))
    assert t.you.value("giant", "power") == 26000
    assert not t.you.lies_face_down("me")
    t.changes(move([t.you.ref("giant")], DROP))
    t.you.vanguard.is_("me")
    assert t.you.value("me", "power") == 11000


@clause("vgg 10.28.3.1.1", "vgg 10.28.4", "vgg 10.27.2")
def test_a_stride_upon_a_resting_vanguard_rests_and_so_does_the_heart_that_comes_back() -> None:
    for stood, lies in ((False, REST), (True, STAND)):
        t = table("vgg", you=side(vanguard=(unit("me", 3), REST), g_zone=[g_unit("giant")]))
        t.run(Stride(0, t.you.ref("giant")))
        assert t.you.state_of("giant") == REST
        assert t.you.state_of("me") == STAND
        if stood:
            t.changes(orient([t.you.ref("giant")], STAND))
        t.changes(move([t.you.ref("giant")], DROP))
        t.you.vanguard.is_("me")
        t.you.g_zone.is_("giant")
        assert t.you.state_of("me") == lies


@clause("vgg 10.6.1.3", "vgg 10.6.1.4", "vgg 11.12.3.1")
def test_who_rides_upon_a_stridden_vanguard_sends_it_home_and_its_heart_to_the_soul() -> None:
    break2 = "[CONT](VC)[Generation Break 2]:This unit gets [Power] +1000."
    mine = side(
        vanguard=g_unit("giant"),
        hearts=[unit("heart", 3)],
        left=unit("ace", text="[ACT](RC):Choose a card from your hand, and ride it."),
        hand=[unit("new", 3, 11000, text=break2)],
        g_zone=[face_up(g_unit("spent"))],
    )
    t = table("vgg", you=mine, at="main")
    t.you.chooses("activate ace")
    t.settle()
    t.you.vanguard.is_("new")
    t.you.soul.is_("heart")
    t.you.g_zone.holds_exactly("giant", "spent")
    assert t.you.state_of("new") == STAND
    assert t.you.value("new", "power") == 12000


@clause("vgg 10.31.2", "vgg 10.22.2")
def test_a_leapt_unit_that_was_locked_is_not_put_back_and_the_bound_card_stays() -> None:
    leap = Ability(ACT, (VANGUARD,), body=(TimeLeapCards(Cards(zones=(FRONT_LEFT,))),), limit=1)
    locks = acts("locks", Lock(Cards(zones=(FRONT_LEFT,))), grade=1)
    for lock in (False, True):
        mine = side(
            vanguard=unit("me", 3, abilities=(leap,)),
            left=unit("one", 1),
            right=locks,
            deck=[unit("two", 2), *["filler"] * 12],
        )
        t = table("vgg", you=mine, rival=side(deck=20), at="main")
        t.you.chooses("activate me", "two", "left front")
        t.you.bind.is_("one")
        if lock:
            t.you.chooses("activate locks")
            t.goes_on_to("ride step", t.rival)
            t.you.left.is_("two")
            t.you.bind.is_("one")
            assert t.you.deck.names[-1] != "two"
        else:
            t.goes_on_to("circle", t.you)
            assert t.you.deck.names[-1] == "two"
            t.you.chooses("right back")
            t.you.right_back.is_("one")
            t.you.bind.has(0)


@clause("vgg 10.31.2")
def test_two_that_leap_are_searched_for_by_their_own_grades() -> None:
    leap = Ability(ACT, (VANGUARD,), body=(TimeLeapCards(MINE),), limit=1)
    mine = side(
        vanguard=unit("me", 3, abilities=(leap,)),
        left=unit("one", 1),
        right=unit("two", 2),
        deck=[unit("first", 1), unit("second", 2), unit("third", 3), *["filler"] * 12],
    )
    t = table("vgg", you=mine, rival=side(deck=20), at="main")
    t.you.chooses("activate me")
    t.you.bind.holds_exactly("one", "two")
    t.you.may_choose_exactly("second", "done")
    t.you.chooses("second", "left front")
    t.you.may_choose_exactly("third", "done")
    t.you.chooses("done")
    # For the one of grade two nobody came, so it stays bound; the other comes back.
    t.goes_on_to("circle", t.you)
    assert t.you.deck.names[-1] == "second"
    t.you.bind.holds_exactly("one", "two")
    t.you.chooses("right back")
    t.you.right_back.is_("one")
    t.you.bind.is_("two")


@clause("vgg 10.35.2.4", "vgg 6.8.1.1.2", "vgg 10.35.5")
def test_a_dominated_unit_that_is_locked_is_its_owners_and_opens_in_the_owners_turn() -> None:
    body = (Dominate(THEIRS, END_OF_TURN), Lock(MINE))
    t = table(
        "vgg",
        you=side(vanguard=acts("lord", *body), deck=20),
        rival=side(left=unit("a"), deck=20),
        at="main",
    )
    t.you.chooses("activate lord")
    t.rival.locked_left.is_("a")
    assert t.game.state.master[t.rival.card("a")] == 1
    t.goes_on_to("ride step", t.rival)
    t.rival.locked_left.is_("a")
    t.goes_on_to("ride step", t.you)
    t.rival.left.is_("a")


@clause("vgg 10.35.4.1", "vgg 10.35.2.1")
def test_a_dominated_unit_counts_as_ones_own_and_goes_to_its_owners_drop_zone() -> None:
    counts = (
        "[CONT](VC):If the number of your rear-guards is two or more, this unit gets [Power] +1000."
    )
    retires = "[ACT](VC):Choose one of your rear-guards, and retire it."
    you = side(vanguard=unit("me", 3, 10000, text=(counts, retires)), left=unit("own"))
    t = table("vgg", you=you, rival=side(back_right=dominated(unit("slave"))), at="main")
    assert t.you.value("me", "power") == 11000
    t.you.chooses("activate me")
    t.you.may_choose_exactly("own", "slave")
    t.you.chooses("slave")
    t.rival.drop.is_("slave")
    t.you.drop.has(0)
    assert t.you.value("me", "power") == 10000


@clause("vgg 10.35.6", "vgg 10.35.3.1")
def test_a_dominated_unit_behind_ones_own_is_in_its_column_and_does_not_boost() -> None:
    own = unit(
        "own",
        text="[CONT](RC):This unit gets [Power] +1000 for each of your other rear-guards in the "
        "same column as this unit.",
    )
    boards = (
        (field(left=own), other(back_right=dominated(unit("helper")), hand=1), 8000, False),
        (field(left=own), other(back_left=dominated(unit("helper")), hand=1), 7000, False),
        (field(left=own, back_left=unit("helper")), other(hand=1), 8000, True),
    )
    for mine, theirs, power, boosts in boards:
        t = battle(mine, theirs)
        assert t.you.value("own", "power") == power
        t.you.chooses("attack", "attack with own")
        if boosts:
            t.you.may_choose_exactly("boost with helper", "pass")
        else:
            t.rival.is_asked("guard step")
        t.goes_on_to("start step", t.you)


@clause("vgg 10.34.1.3", "vgg 7.8.1.5")
def test_an_attack_that_a_text_calls_for_in_a_battle_comes_when_that_battle_is_over() -> None:
    center = Cards(OPPONENT, zones=(VANGUARD,))
    orders = Ability(
        AUTO, (VANGUARD,), attacks(), body=(attack_with(Cards(zones=(FRONT_LEFT,)), center),)
    )
    mine = field(
        vanguard=unit("me", 3, 10000, skills=(), abilities=(orders,)),
        left=unit("ally", 1, 12000),
        right=unit("next"),
    )
    t = battle(mine, other(hand=["filler", "filler"]))
    attack(t)
    t.rival.is_asked("guard step")
    assert t.you.state_of("ally") == STAND
    t.rival.chooses("pass")
    # The first battle is over, with its damage and its drive check.
    t.rival.is_asked("guard step")
    t.rival.damage.has(1)
    t.you.hand.has(1)
    assert t.you.state_of("ally") == REST
    t.rival.chooses("pass")
    t.rival.damage.has(2)
    t.you.is_asked("start step")


@clause("vgg 10.29.1")
def test_who_has_lost_the_cost_of_retiring_itself_stays() -> None:
    free = acts("free", LoseCost(MINE), limit=1)
    ace = unit(
        "ace",
        abilities=(Ability(ACT, REAR_GUARDS, cost=(RetireThis(),), body=(Draw(Num(1)),), limit=1),),
    )
    t = table("vgg", you=side(vanguard=free, left=ace), at="main")
    t.you.chooses("activate free", "activate ace")
    t.you.left.is_("ace")
    t.you.hand.has(1)
    t.you.may_not_choose("activate ace")


@clause("vgg 10.32.2", "vgg 10.5.1", "vgg 10.5.1.1")
def test_who_intercepts_moves_and_is_not_placed() -> None:
    draws = (Draw(Num(1)),)
    for trigger, drawn in ((placed(circles=(GUARDIANS,)), 0), (moves(circles=(GUARDIANS,)), 1)):
        text = Ability(AUTO, FIELD, trigger, body=draws)
        t = battle(
            field(left=unit("ally", 1, 11000), right=unit("next")),
            other(left=unit("wall", 2, abilities=(text,)), deck=12),
        )
        attack(t, "ally", "foe")
        t.rival.chooses("intercept with wall")
        t.rival.hand.has(drawn)
        t.goes_on_to("start step", t.you)


@clause("vgg 10.13.1", "vgg 3.17.4", "vgg 10.30.1")
def test_charging_what_lies_face_up_turns_nothing() -> None:
    """Only what lies face down is chosen; where nothing does, nothing is asked and turned."""
    text = "[ACT](VC):[Counter-Charge 1]."
    mine = side(
        vanguard=unit("ace", 3, text=text),
        damage=["filler", face_down(unit("low")), face_down(unit("lower"))],
    )
    t = table("vgg", you=mine, at="main")
    t.you.chooses("activate ace")
    t.you.may_choose_exactly("low", "lower")
    t.you.chooses("low")
    assert t.you.damage.face_down == ["lower"]
    t.you.chooses("activate ace")
    assert t.you.damage.face_down == []
    before = t.happened
    t.you.chooses("activate ace")
    t.you.is_asked("main phase")
    assert not [change for change in t.since(before) if change[0] == FACE]
    assert t.you.damage.face_down == []
