"""Section 10.5: guardians of any grade, several at once, whom each guards."""

from bythebook.games.vanguard.cards.cards import BATTLES_COLUMN, BATTLES_FRONT_ROW
from bythebook.games.vanguard.texts.events import CANNOT_CALL, EV_CALL, V_GUARD
from bythebook.games.vanguard.texts.triggers import called, intercepts
from bythebook.games.vanguard.zones.zones import DROP, FRONT_LEFT, GUARDIANS, REST
from bythebook.kernel.abilities.abilities import AUTO, Ability
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.language.words import YOU
from bythebook.kernel.state.changes import EVENT, MOVE, THIS_TURN, give, move
from bythebook.kernel.state.continuous_ops import BITS_ON, CHAR_CANNOT
from bythebook.kernel.state.log import L_CHANGES
from bythebook.kernel.texts.verbs import MoveCards
from bythebook.testing import Table, clause
from bythebook.testing.vanguard_d import order, unit
from tests.rules.vanguard.battle.fighting import able, attack, battle, field, other
from tests.rules.vanguard.waiting import MAY_DRAW, waiting

WALL = unit("wall", 2, 9000, 5000)
SECOND = unit("second", 2, 9000, 5000)


def together(t: Table, before: int, target: int) -> list[int]:
    """How many cards came there in each batch of changes."""
    assert t.game.log is not None
    batches = [
        sum(1 for c in batch[L_CHANGES] if c[0] == MOVE and c[3] == target)
        for batch in t.game.log.since(before)
    ]
    return [n for n in batches if n]


@clause("vgd 10.5.1.2.2.2", "vgd 10.5.1.2.2")
def test_any_unit_of_the_hand_guards_whatever_its_grade() -> None:
    hand = [unit("high", 3), unit("low", 0), order("edict", 0)]
    t = battle(rival=other(vanguard=unit("foe", 0), hand=hand), book="vgd")
    attack(t)
    t.rival.may_choose_exactly("guard with high", "guard with low", "guard with several", "pass")
    verb = t.asked.options[0][0]
    assert t.game.why_not((verb, t.rival.ref("edict"))) == "vgd 10.5.1.2.2"
    t.rival.chooses("guard with high")
    t.rival.guardians.is_("high")
    assert t.rival.state_of("high") == REST


@clause("vgd 10.5.1.2.2", "vgd 10.5.1.2.2.1", "vgd 6.2.3.1", "vgd 6.2.3.1.1")
def test_several_cards_are_called_at_the_same_time_by_a_normal_call() -> None:
    watcher = waiting("watcher", called(Cards(YOU), value=1))
    hand = [unit("one", 3), unit("two"), unit("three")]
    t = battle(rival=other(left=watcher, hand=hand), book="vgd")
    attack(t)
    before = t.happened
    t.rival.chooses("guard with several")
    t.rival.is_asked("guardians")
    t.rival.may_choose_exactly("one", "two", "three")
    t.rival.chooses("one")
    # At least two of them.
    t.rival.may_choose_exactly("two", "three")
    t.rival.chooses("two")
    t.rival.may_choose_exactly("three", "done")
    assert not t.you.knows(t.rival.card("two"))
    t.rival.chooses("done")
    assert together(t, before, GUARDIANS) == [2]
    calls = [c for c in t.since(before) if c[:2] == (EVENT, EV_CALL)]
    assert [c[4] for c in calls] == [1, 1]
    assert t.waiting == ["watcher", "watcher"]
    assert t.rival.value("foe", "power") == 20000
    t.ends_asking()


@clause("vgd 10.5.1.2.2")
def test_how_many_of_a_hand_can_guard_is_not_told_by_when_the_asking_ends() -> None:
    for held in (unit("third"), order("edict", 0)):
        t = battle(rival=other(hand=[unit("one"), unit("two"), held]), book="vgd")
        attack(t)
        t.rival.chooses("guard with several", "one", "two")
        t.rival.is_asked("guardians")
        t.rival.chooses("done")
        t.rival.guardians.holds_exactly("one", "two")
        t.ends_asking()


@clause("vgd 10.5.1.2.2")
def test_with_one_card_there_are_not_several() -> None:
    t = battle(rival=other(hand=[unit("one")]), book="vgd")
    attack(t)
    t.rival.may_choose_exactly("guard with one", "pass")


@clause("vgd 10.4.1.9", "vgd 6.2.4")
def test_for_each_of_several_guardians_its_player_chooses_whom_it_guards() -> None:
    t = battle(
        field(vanguard=able("me", BATTLES_FRONT_ROW, 3, 10000)),
        other(left=unit("plain", 1, 8000), hand=[unit("one"), unit("two")]),
        book="vgd",
    )
    attack(t)
    t.rival.chooses("guard with several", "one", "two")
    t.rival.is_asked("guarded unit")
    t.rival.may_choose_exactly("foe", "plain")
    t.rival.chooses("plain")
    t.rival.may_choose_exactly("foe", "plain")
    t.rival.chooses("foe")
    # Both have guarded, and been retired: the plain one was hit no more than the other.
    assert sorted(t.rival.drop.names) == ["one", "two"]
    t.rival.damage.has(0)


TOGETHER = (
    "[AUTO](RC):When this unit attacks, until end of that battle, when your opponent would call "
    "cards from hand to (GC), they must call two or more at the same time."
)


@clause("vgd 10.5.1.2.2")
def test_who_has_to_call_several_together_calls_none_alone() -> None:
    mine = field(left=unit("lancer", 2, 20000, text=TOGETHER))
    t = battle(mine, other(hand=[WALL, SECOND]), book="vgd")
    attack(t, "lancer")
    t.rival.may_choose_exactly("guard with several", "pass")
    assert t.game.why_not((V_GUARD, t.rival.ref("wall"))) == "vgd 10.5.1.2.2"
    assert t.game.book.verify(t.game, 1, (V_GUARD, t.rival.ref("wall"))) == "vgd 10.5.1.2.2"
    t.rival.chooses("pass")


@clause("vgd 10.4.1.9.1")
def test_with_one_unit_attacked_it_is_guarded_unasked() -> None:
    t = battle(rival=other(hand=[unit("one"), unit("two"), unit("three")]), book="vgd")
    attack(t)
    t.rival.chooses("guard with one")
    t.rival.is_asked("guard step")
    assert t.rival.value("foe", "power") == 15000
    t.rival.chooses("guard with several", "two", "three")
    assert t.rival.drop.names.count("one") == 1


@clause("vgd 10.5.1.2.3", "vgd 10.5.1.2.3.1")
def test_several_units_intercept_at_the_same_time() -> None:
    text = Ability(AUTO, (GUARDIANS,), intercepts(), body=(MAY_DRAW,))
    wall = unit("wall", 2, 9000, 5000, abilities=(text,))
    t = battle(rival=other(left=wall, right=SECOND, hand=["filler"]), book="vgd")
    attack(t)
    t.rival.may_choose_exactly(
        "guard with filler",
        "intercept with wall",
        "intercept with second",
        "intercept with several",
        "pass",
    )
    before = t.happened
    t.rival.chooses("intercept with several")
    assert together(t, before, GUARDIANS) == [2]
    assert t.waiting == ["wall"]
    assert t.rival.value("foe", "power") == 20000
    assert [t.rival.state_of(n) for n in ("wall", "second")] == [REST, REST]
    t.ends_asking()


@clause("vgd 10.4.1.9", "vgd 10.5.1.2.3")
def test_for_each_of_several_interceptors_its_player_chooses_whom_it_guards() -> None:
    t = battle(
        field(vanguard=able("me", BATTLES_COLUMN, 3, 10000)),
        other(left=WALL, right=SECOND, back_center=unit("plain", 1, 8000), hand=["filler"]),
        book="vgd",
    )
    attack(t)
    t.rival.chooses("intercept with several")
    for guarded, powers in (("plain", [10000, 13000]), ("foe", [15000, 13000])):
        t.rival.is_asked("guarded unit")
        t.rival.may_choose_exactly("foe", "plain")
        t.rival.chooses(guarded)
        assert [t.rival.value(n, "power") for n in ("foe", "plain")] == powers
    t.ends_asking()


@clause("vgd 10.5.1.2.1.1")
def test_when_the_last_attacked_unit_goes_nobody_is_asked_any_more() -> None:
    target = Cards(YOU, (FRONT_LEFT,))
    flight = Ability(AUTO, (GUARDIANS,), called(), body=(MoveCards(target, DROP),))
    hand = [unit("guard", abilities=(flight,)), "filler"]
    t = battle(field(left=unit("ally")), other(left=unit("target"), hand=hand), book="vgd")
    attack(t, "ally", "target")
    t.rival.chooses("guard with guard")
    t.rival.drop.holds_exactly("guard", "target")
    t.you.is_asked("start step")


@clause("vgd 10.5.1.2.3")
def test_with_one_interceptor_there_are_not_several() -> None:
    t = battle(rival=other(left=WALL, right=unit("plain"), hand=["filler"]), book="vgd")
    attack(t)
    t.rival.may_choose_exactly("guard with filler", "intercept with wall", "pass")


@clause("vgd 10.5.1.2.1.1")
def test_with_nobody_attacked_or_nothing_to_guard_with_one_passes_by_itself() -> None:
    t = battle(field(left=unit("ally")), other(left=unit("target"), hand=["filler"]), book="vgd")
    attack(t, "ally", "target")
    t.rival.is_asked("guard step")
    t.changes(move([t.rival.ref("target")], DROP))
    # The question is asked anew, after all that can be done in it.
    t.rival.chooses("pass")
    t.you.is_asked("start step")
    t = battle(field(left=unit("ally")), other(), book="vgd")
    attack(t, "ally")
    t.you.is_asked("start step")
    # Everybody sees that nothing can be called.
    t = battle(field(left=unit("ally")), other(hand=["filler"]), book="vgd")
    t.changes([give(BITS_ON, CHAR_CANNOT, CANNOT_CALL, [1], 6, THIS_TURN, t.turn)])
    attack(t, "ally")
    t.you.is_asked("start step")
