"""Sections 7.5, 3.11 and 11.3: the guard step, guardians and intercepting."""

from bythebook.games.vanguard.cards.cards import BATTLES_FRONT_ROW, SHIELD
from bythebook.games.vanguard.texts.events import (
    CANNOT_CALL,
    CANNOT_GUARD,
    CANNOT_INTERCEPT,
    EV_CALL,
    P_GUARD,
)
from bythebook.games.vanguard.texts.triggers import called, guards, intercepts
from bythebook.games.vanguard.zones.zones import DROP, HAND, REST
from bythebook.kernel.abilities.abilities import AUTO, Ability, Trigger
from bythebook.kernel.language.words import YOU
from bythebook.kernel.procedure.clauses import cited
from bythebook.kernel.state.changes import THIS_TURN, give, move, orient
from bythebook.kernel.state.continuous_ops import ADD, BITS_ON, CHAR_CANNOT
from bythebook.testing import clause
from bythebook.testing.vanguard import unit
from bythebook.testing.vanguard_d import order
from tests.rules.vanguard.battle.fighting import able, attack, barred, battle, field, other
from tests.rules.vanguard.eras import ERAS
from tests.rules.vanguard.waiting import MAY_DRAW, at_beginning, waiting

WALL = unit("wall", 2, 9000, 5000)
SEVERAL = {"vgg": [], "vgd": ["guard with several"]}
"""what the later era offers besides"""


@ERAS
@clause("vgg 7.5.1.1", "vgg 7.5.1.2", "vgd 10.5.1.1", "vgd 10.5.1.2")
def test_what_waits_for_the_guard_step_resolves_before_anybody_guards(book: str) -> None:
    t = battle(field(left=at_beginning("early", P_GUARD)), other(hand=["filler"]), book=book)
    attack(t)
    t.you.is_asked("may")
    t.you.chooses("no")
    t.rival.is_asked("guard step")


@ERAS
@clause("vgg 7.5.1.2", "vgd 10.5.1.2")
def test_the_other_player_calls_intercepts_or_passes(book: str) -> None:
    t = battle(rival=other(left=WALL, right=unit("plain"), hand=["filler", "critical"]), book=book)
    attack(t)
    t.rival.is_asked("guard step")
    t.rival.may_choose_exactly(
        "guard with filler", "guard with critical", *SEVERAL[book], "intercept with wall", "pass"
    )
    t.rival.chooses("guard with critical")
    t.rival.guardians.is_("critical")
    t.rival.chooses("intercept with wall")
    t.rival.guardians.is_("wall", "critical")
    t.rival.left.is_()


@ERAS
@clause("vgg 7.5.1.2.1", "vgd 10.5.1.2.1")
def test_after_passing_a_vanguard_drives_and_a_rear_guard_does_not(book: str) -> None:
    t = battle(field(left=unit("ally")), other(hand=["filler"]), book=book)
    attack(t, "ally")
    t.rival.chooses("pass")
    t.you.is_asked("start step")
    t.you.hand.has(0)
    attack(t)
    t.rival.may_choose_exactly("guard with filler", "pass")
    t.rival.chooses("pass")
    t.you.hand.has(2)


@ERAS
@clause("vgg 7.5.1.2.1.1", "vgd 10.5.1.2.1.1")
def test_who_has_nothing_to_guard_with_passes_by_itself(book: str) -> None:
    t = battle(field(left=unit("ally")), book=book)
    attack(t, "ally")
    t.you.is_asked("start step")
    t.rival.guardians.has(0)


@ERAS
@clause("vgg 7.5.1.2.1.1", "vgd 10.5.1.2.1.1")
def test_a_hand_that_holds_no_guardian_is_asked_all_the_same(book: str) -> None:
    # The other player cannot know that its only card is of too high a grade, or an order.
    late = {"vgg": unit("late", 3), "vgd": order("late")}[book]
    foe = other(vanguard=unit("foe", 0), hand=[late])
    t = battle(field(left=unit("ally")), foe, book=book)
    attack(t, "ally")
    t.rival.may_choose_exactly("pass")
    t.rival.chooses("pass")
    t.you.is_asked("start step")
    # What everybody sees lets nobody wait.
    t.changes([give(BITS_ON, CHAR_CANNOT, CANNOT_CALL, [1], 1, THIS_TURN, t.turn)])
    attack(t)
    t.rival.damage.has(2)


@ERAS
@clause(
    "vgg 7.5.1.2.2",
    "vgg 8.5.2.2.1.1",
    "vgg 8.5.3.3",
    "vgd 6.2.3.3.1",
    "vgd 10.4.1.9",
    "vgd 10.5.1.2.2",
)
def test_a_card_of_the_hand_is_called_by_a_normal_call_and_guards(book: str) -> None:
    watcher = waiting("watcher", called(value=1))
    t = battle(rival=other(hand=[watcher, "filler"], vanguard=unit("foe", 2)), book=book)
    attack(t)
    t.rival.may_choose_exactly("guard with watcher", "guard with filler", *SEVERAL[book], "pass")
    before = t.happened
    t.rival.chooses("guard with filler")
    t.rival.guardians.is_("filler")
    assert t.rival.state_of("filler") == REST
    called_to = [c for c in t.since(before) if c[:2] == (7, EV_CALL)]
    assert [(c[2], c[3], c[4]) for c in called_to] == [(t.rival.guardians.refs[0], 1, 1)]
    assert t.rival.value("foe", "power") == 17000


@clause("vgg 8.5.2.1.1.2")
def test_a_card_of_a_higher_grade_than_the_vanguard_does_not_guard() -> None:
    t = battle(rival=other(hand=[unit("high", 3), "filler"], vanguard=unit("foe", 2)))
    attack(t)
    t.rival.may_choose_exactly("guard with filler", "pass")
    verb = t.asked.options[0][0]
    assert t.game.why_not((verb, t.rival.ref("high"))) == "vgg 8.5.2.1.1.2"


@ERAS
@clause("vgg 7.5.1.2.2", "vgd 10.4.1.9", "vgd 10.5.1.2.2")
def test_effects_keep_cards_from_being_called(book: str) -> None:
    t = battle(rival=other(hand=["filler", "critical"]), book=book)
    t.changes(barred(t, t.rival, "critical", CANNOT_GUARD))
    attack(t)
    t.rival.may_choose_exactly("guard with filler", "pass")
    verb = t.asked.options[0][0]
    assert t.game.why_not((verb, t.rival.ref("critical"))) == cited(
        book, "vgg 7.5.1.2.2", "vgd 10.5.1.2.2"
    )


@ERAS
@clause("vgg 7.5.1.2.2", "vgg 3.11.3", "vgd 6.2.4.1", "vgd 10.4.1.9", "vgd 10.5.1.2.2")
def test_its_player_chooses_which_attacked_unit_it_guards(book: str) -> None:
    t = battle(
        field(vanguard=able("me", BATTLES_FRONT_ROW, 3, 10000)),
        other(left=WALL, right=unit("plain"), hand=["filler", unit("lid", 0, 0, 10000), "heal"]),
        book=book,
    )
    attack(t)
    t.rival.chooses("guard with filler")
    t.rival.may_choose_exactly("foe", "wall", "plain")
    t.rival.chooses("plain")
    assert t.rival.value("plain", "power") == 17000
    assert t.rival.value("foe", "power") == 10000
    t.rival.chooses("guard with lid", "foe")
    assert t.rival.value("foe", "power") == 20000
    assert t.rival.value("plain", "power") == 17000
    t.rival.chooses("pass")
    t.rival.damage.has(0)
    t.rival.drop.holds_exactly("filler", "lid", "wall")


@ERAS
@clause("vgg 7.5.1.2.2", "vgd 10.4.1.9", "vgd 10.5.1.2.2")
def test_what_waits_for_guarding_stands_by(book: str) -> None:
    watcher = waiting("watcher", guards(None))
    t = battle(rival=other(left=watcher, hand=["filler", "filler"]), book=book)
    attack(t)
    t.rival.chooses("guard with filler")
    t.rival.is_asked("may")
    t.rival.chooses("no")
    t.rival.is_asked("guard step")


@ERAS
@clause(
    "vgg 7.5.1.2.4",
    "vgg 11.3.1",
    "vgd 10.4.1.9",
    "vgd 10.5.1.2.3",
    "vgd 10.5.1.2.3.1",
    "vgd 14.4.1",
    "vgd 14.4.2",
)
def test_a_front_row_unit_with_intercept_may_intercept_even_resting(book: str) -> None:
    rival = other(left=WALL, right=unit("plain"), back_left=unit("rear wall", 2), hand=["filler"])
    t = battle(rival=rival, book=book)
    t.changes(orient([t.rival.ref("wall")], REST))
    attack(t)
    t.rival.may_choose_exactly("guard with filler", "intercept with wall", "pass")
    verb = t.asked.options[1][0]
    for name in ("plain", "rear wall", "foe"):
        assert t.game.why_not((verb, t.rival.ref(name))) == cited(
            book, "vgg 7.5.1.2.4", "vgd 10.5.1.2.3"
        )
    t.rival.chooses("intercept with wall")
    t.rival.guardians.is_("wall")
    assert t.rival.state_of("wall") == REST
    assert t.rival.value("foe", "power") == 15000


@ERAS
@clause("vgg 7.5.1.2.4", "vgd 10.4.1.9", "vgd 10.5.1.2.3", "vgd 10.5.1.2.3.1")
def test_an_interceptor_that_stood_rests(book: str) -> None:
    t = battle(rival=other(left=WALL, hand=["filler"]), book=book)
    attack(t)
    t.rival.chooses("intercept with wall")
    assert t.rival.state_of("wall") == REST


@ERAS
@clause(
    "vgg 7.5.1.2.4",
    "vgg 11.3.1",
    "vgd 10.4.1.9",
    "vgd 10.5.1.2.3",
    "vgd 10.5.1.2.3.1",
    "vgd 14.4.1",
    "vgd 14.4.2",
)
def test_who_is_attacked_itself_does_not_intercept(book: str) -> None:
    t = battle(rival=other(left=WALL, right=unit("second", 2), hand=["filler"]), book=book)
    attack(t, target="wall")
    t.rival.may_choose_exactly("guard with filler", "intercept with second", "pass")
    t.changes(move([t.rival.ref("wall")], DROP))
    # Nobody is attacked any more: there is nobody to intercept for.
    t.rival.may_choose_exactly("guard with filler", "pass")


@ERAS
@clause("vgg 7.5.1.2.4", "vgd 10.4.1.9", "vgd 10.5.1.2.3", "vgd 10.5.1.2.3.1")
def test_an_interceptor_guards_the_unit_its_player_chooses(book: str) -> None:
    t = battle(
        field(vanguard=able("me", BATTLES_FRONT_ROW, 3, 10000), left=unit("ally")),
        other(left=WALL, right=unit("second", 2), hand=["filler"]),
        book=book,
    )
    attack(t, "ally", "foe")
    several = {"vgg": [], "vgd": ["intercept with several"]}[book]
    t.rival.may_choose_exactly(
        "guard with filler", "intercept with wall", "intercept with second", *several, "pass"
    )
    t.rival.chooses("intercept with wall")
    assert t.rival.value("foe", "power") == 15000
    t.rival.chooses("pass")


@ERAS
@clause("vgg 7.5.1.2.4", "vgd 10.4.1.9", "vgd 10.5.1.2.3", "vgd 10.5.1.2.3.1")
def test_what_waits_for_intercepting_and_guarding_stands_by(book: str) -> None:
    text = Ability(AUTO, (14,), intercepts(), body=(MAY_DRAW,))
    guard = Ability(AUTO, (14,), guards(), body=(MAY_DRAW,))
    wall = unit("wall", 2, abilities=(text, guard))
    t = battle(rival=other(left=wall, hand=["filler"]), book=book)
    attack(t)
    t.rival.chooses("intercept with wall")
    assert t.waiting == ["wall", "wall"]
    t.ends_asking()


@ERAS
@clause("vgg 11.3.1", "vgd 14.4.1", "vgd 14.4.2")
def test_effects_can_keep_a_unit_from_intercepting(book: str) -> None:
    t = battle(rival=other(left=WALL, hand=["filler"]), book=book)
    t.changes(barred(t, t.rival, "wall", CANNOT_INTERCEPT))
    attack(t)
    t.rival.may_choose_exactly("guard with filler", "pass")


@ERAS
@clause("vgg 7.5.1.2.5", "vgd 10.5.2")
def test_after_each_action_there_is_another_with_a_check_timing_before(book: str) -> None:
    watcher = waiting("watcher", Trigger(EV_CALL, None, whose=YOU))
    t = battle(rival=other(left=watcher, hand=["filler", "filler"]), book=book)
    attack(t)
    t.rival.chooses("guard with filler")
    t.rival.is_asked("may")
    t.rival.chooses("no")
    t.rival.may_choose_exactly("guard with filler", "pass")


@clause("vgg 3.11.2")
def test_a_guardian_without_a_shield_has_a_shield_of_zero() -> None:
    t = battle(rival=other(hand=[unit("bare", 3, 9000, None), "filler"]))
    attack(t)
    t.rival.chooses("guard with bare")
    assert t.rival.value("bare", "shield") == 0
    assert t.rival.value("foe", "power") == 10000
    t.changes([give(ADD, SHIELD, 5000, t.rival.guardians.refs, 2, THIS_TURN, t.turn)])
    assert t.rival.value("foe", "power") == 15000


@ERAS
@clause("vgg 3.11.3", "vgg 2.6.1", "vgd 2.6.1", "vgd 6.2.4.1")
def test_guardians_lend_their_shields_as_long_as_they_are_there(book: str) -> None:
    t = battle(rival=other(hand=["filler", "filler", "filler"]), book=book)
    attack(t)
    t.rival.chooses("guard with filler")
    assert t.rival.value("foe", "power") == 20000
    first = t.rival.guardians.refs[0]
    t.changes([give(ADD, SHIELD, 5000, [first], 2, THIS_TURN, t.turn)])
    assert t.rival.value("foe", "power") == 25000
    t.rival.chooses("guard with filler")
    assert t.rival.value("foe", "power") == 35000
    t.changes(move([first], HAND))
    assert t.rival.value("foe", "power") == 20000
    t.rival.chooses("pass")
    t.rival.damage.has(0)
    t.rival.drop.has(1)


@clause("vgg 3.11.4")
def test_there_can_be_any_number_of_guardians() -> None:
    t = battle(rival=other(hand=["filler"] * 8))
    attack(t)
    for _ in range(7):
        t.rival.chooses("guard with filler")
    t.rival.guardians.has(7)
    assert t.rival.value("foe", "power") == 80000


@clause("vgg 3.11.3")
def test_a_guardian_of_a_unit_that_is_gone_lends_nothing() -> None:
    t = battle(rival=other(right=unit("target"), left=WALL, hand=["filler", "filler"]))
    attack(t, target="target")
    t.rival.chooses("guard with filler")
    target = t.rival.ref("target")
    assert t.rival.value("target", "power") == 17000
    t.changes(move([target], HAND))
    t.rival.chooses("guard with filler")
    t.rival.guardians.has(2)
    assert t.rival.value("foe", "power") == 10000
