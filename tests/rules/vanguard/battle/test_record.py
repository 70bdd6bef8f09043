"""Sections 7.1 and 7.4: what is known of a battle while it lasts, and what texts ask of it."""

from bythebook.games.vanguard.battle.nouns import (
    AttackedInBattle,
    AttackedUnits,
    AttackingUnits,
    BattleIs,
    BattleOpponents,
    BattlesThisTurn,
    BoostedInBattle,
    BoostedUnits,
    BoostingUnits,
    IsAttacked,
    IsAttacking,
    IsBoosting,
    IsGuarding,
    WasAttackedInBattle,
    WasBoosted,
)
from bythebook.games.vanguard.battle.record import attack_instead, guard
from bythebook.games.vanguard.cards.cards import BATTLES_FRONT_ROW, GRADE
from bythebook.games.vanguard.texts.events import (
    BY_REAR_GUARD,
    BY_VANGUARD,
    IS_ATTACKED,
    IS_ATTACKING,
    REAR_GUARD_ATTACKED,
    VANGUARD_ATTACKED,
)
from bythebook.games.vanguard.texts.triggers import battle_ends, fought
from bythebook.games.vanguard.zones.zones import BACK_LEFT, DROP, HAND, REAR_GUARDS, VANGUARD
from bythebook.kernel.language.conditions import Condition, StandsIn
from bythebook.kernel.language.nouns import Cards, Noun
from bythebook.kernel.language.words import ANYONE, EQUAL, OPPONENT, YOU, Test
from bythebook.kernel.state.changes import move
from bythebook.testing import Seat, Table, clause
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.battle.fighting import able, attack, battle, field, other
from tests.rules.vanguard.eras import ERAS
from tests.rules.vanguard.waiting import waiting


def so(t: Table, condition: Condition, seat: Seat, ref: int) -> bool:
    """Whether a condition holds, said by a card of that player's."""
    return condition.holds(t.game, ref, seat.player, [])


def meant(t: Table, noun: Noun, ref: int) -> list[int]:
    """Whom a noun means, said by a card."""
    return noun.refs(t.game, ref, 0, [])


@ERAS
@clause("vgg 7.1.2.2", "vgd 10.1.4")
def test_a_battle_is_of_the_kind_of_those_attacked_in_it(book: str) -> None:
    t = battle(field(left=unit("ally")), other(left=unit("target"), hand=["filler"]), book=book)
    me = t.you.ref("me")
    assert not so(t, BattleIs(-1), t.you, me)
    attack(t)
    assert so(t, BattleIs(VANGUARD_ATTACKED), t.you, me)
    assert not so(t, BattleIs(REAR_GUARD_ATTACKED), t.you, me)
    assert so(t, BattleIs(BY_VANGUARD), t.you, me)
    t.rival.chooses("pass")
    assert not so(t, BattleIs(-1), t.you, me)
    attack(t, "ally", "target")
    assert so(t, BattleIs(REAR_GUARD_ATTACKED), t.you, me)
    assert not so(t, BattleIs(VANGUARD_ATTACKED), t.you, me)
    assert so(t, BattleIs(BY_REAR_GUARD), t.you, me)
    assert not so(t, BattleIs(BY_VANGUARD), t.you, me)


@ERAS
@clause("vgg 7.1.2.2", "vgd 10.1.4")
def test_a_battle_can_be_of_both_kinds(book: str) -> None:
    t = battle(
        field(vanguard=able("me", BATTLES_FRONT_ROW, 3)),
        other(left=unit("target"), hand=["filler"]),
        book=book,
    )
    attack(t)
    assert so(t, BattleIs(VANGUARD_ATTACKED), t.you, t.you.ref("me"))
    assert so(t, BattleIs(REAR_GUARD_ATTACKED), t.you, t.you.ref("me"))


@ERAS
@clause("vgg 7.1.2.3", "vgg 7.1.2.4", "vgd 10.1.5")
def test_with_other_units_attacked_it_is_a_battle_of_their_kind(book: str) -> None:
    t = battle(rival=other(left=unit("target"), hand=["filler"]), book=book)
    me = t.you.ref("me")
    attack(t)
    t.changes(attack_instead(t.game, [t.rival.ref("target")]))
    assert so(t, BattleIs(REAR_GUARD_ATTACKED), t.you, me)
    assert not so(t, BattleIs(VANGUARD_ATTACKED), t.you, me)
    assert so(t, IsAttacked(), t.rival, t.rival.ref("target"))
    assert not so(t, IsAttacked(), t.rival, t.rival.ref("foe"))
    t.changes(attack_instead(t.game, [t.rival.ref("foe")]))
    assert so(t, BattleIs(VANGUARD_ATTACKED), t.you, me)
    assert not so(t, BattleIs(REAR_GUARD_ATTACKED), t.you, me)
    t.changes(attack_instead(t.game, [t.rival.ref("target")]))
    t.rival.chooses("pass")
    t.rival.drop.holds_exactly("target")
    t.rival.damage.has(0)


@clause("vgg 7.4.1.8.2.1")
def test_who_attacked_stays_known_though_it_is_gone() -> None:
    t = battle(field(left=unit("ally")), other(left=unit("target"), hand=["filler"]))
    ally, target = t.you.ref("ally"), t.rival.ref("target")
    attack(t, "ally", "target")
    assert so(t, IsAttacking(), t.you, ally)
    t.changes([*move([ally], HAND), *move([target], DROP)])
    assert not so(t, IsAttacking(), t.you, ally)
    assert not so(t, IsAttacked(), t.rival, target)
    assert so(t, AttackedInBattle(), t.you, ally)
    assert so(t, WasAttackedInBattle(), t.rival, target)
    assert AttackingUnits().named(t.game, ally, 0, []) == [ally]
    assert AttackedUnits().named(t.game, ally, 0, []) == [target]
    assert meant(t, AttackingUnits(), ally) == meant(t, AttackedUnits(), ally) == []
    t.rival.chooses("pass")
    assert not so(t, AttackedInBattle(), t.you, ally)
    assert not so(t, WasAttackedInBattle(), t.rival, target)


@ERAS
@clause("vgg 7.1.2.2", "vgd 10.1.4")
def test_a_battle_is_that_of_the_players_whose_units_attack_and_are_attacked(book: str) -> None:
    """A text that speaks of your vanguard does not mean the other player's."""
    t = battle(field(left=unit("ally")), other(left=unit("target"), hand=["filler"]), book=book)
    attack(t)
    me, foe = t.you.ref("me"), t.rival.ref("foe")
    for seat, ref, attacks in ((t.you, me, True), (t.rival, foe, False)):
        for whose, yours in ((YOU, True), (OPPONENT, False), (ANYONE, None)):
            vanguard = Cards(whose, such=StandsIn((VANGUARD,)))
            for role, done in ((IS_ATTACKING, attacks), (IS_ATTACKED, not attacks)):
                holds = yours is None or yours == done
                assert so(t, fought(role, vanguard), seat, ref) == holds
            rear_guard = Cards(whose, such=StandsIn(REAR_GUARDS))
            assert not so(t, fought(IS_ATTACKING, rear_guard), seat, ref)
            assert not so(t, fought(IS_ATTACKED, rear_guard), seat, ref)
            found = AttackingUnits(whose).named(t.game, ref, seat.player, [])
            assert found == ([me] if yours is None or yours == attacks else [])


@ERAS
@clause("vgg 7.1.2.2", "vgg 7.4.1.8.2.1", "vgd 10.1.4")
def test_a_battle_stays_of_its_kind_when_who_made_it_so_is_gone(book: str) -> None:
    front = able("me", BATTLES_FRONT_ROW, 3, 10000)
    old = unit("old", 1, 7000)
    rival = other(left=old, hand=["filler"], soul=1)
    t = battle(field(vanguard=front, soul=1), rival, book=book)
    attack(t)
    me, foe, left = t.you.ref("me"), t.rival.ref("foe"), t.rival.ref("old")
    for gone in (foe, left, me):
        t.changes(move([gone], DROP))
        for role, grade, circles, holds in (
            (IS_ATTACKING, 3, (VANGUARD,), True),
            (IS_ATTACKING, 1, (VANGUARD,), False),
            (IS_ATTACKED, 3, (VANGUARD,), True),
            (IS_ATTACKED, 1, REAR_GUARDS, True),
        ):
            test = Test(GRADE, EQUAL, grade)
            such = Cards(ANYONE, tests=(test,), such=StandsIn(circles))
            assert so(t, fought(role, such), t.you, foe) == holds
    t.rival.is_asked("guard step")


@ERAS
@clause("vgg 7.4.1.8.3", "vgd 10.4.1.8.2")
def test_who_attacks_and_who_is_attacked_are_battle_opponents(book: str) -> None:
    t = battle(
        field(vanguard=able("me", BATTLES_FRONT_ROW, 3), left=unit("ally")),
        other(left=unit("target"), hand=["filler"]),
        book=book,
    )
    me, foe, target = t.you.ref("me"), t.rival.ref("foe"), t.rival.ref("target")
    assert meant(t, BattleOpponents(), me) == []
    attack(t)
    assert sorted(meant(t, BattleOpponents(), me)) == sorted([foe, target])
    assert meant(t, BattleOpponents(), foe) == [me]
    assert meant(t, BattleOpponents(), target) == [me]
    assert meant(t, BattleOpponents(), t.you.ref("ally")) == []


@ERAS
@clause("vgg 12.9.1", "vgd 1.3.7.4")
def test_a_boosted_unit_counts_as_boosted_though_who_boosted_it_has_left(book: str) -> None:
    t = battle(field(back_center=unit("helper")), other(hand=["filler"]), book=book)
    me, helper = t.you.ref("me"), t.you.ref("helper")
    attack(t, boost="helper")
    assert so(t, WasBoosted(), t.you, me)
    assert so(t, IsBoosting(), t.you, helper)
    assert meant(t, BoostedUnits(), helper) == [me]
    assert meant(t, BoostingUnits(), me) == [helper]
    t.changes(move([helper], DROP))
    assert so(t, WasBoosted(), t.you, me)
    assert so(t, BoostedInBattle(), t.you, helper)
    assert not so(t, IsBoosting(), t.you, helper)
    assert meant(t, BoostedUnits(), helper) == []
    assert BoostedUnits().named(t.game, helper, 0, []) == [me]
    assert BoostingUnits().named(t.game, me, 0, []) == [helper]
    t.rival.chooses("pass")
    assert not so(t, WasBoosted(), t.you, me)


@ERAS
@clause("vgg 12.9.1", "vgd 1.3.7.4")
def test_who_was_not_boosted_is_not(book: str) -> None:
    t = battle(field(back_center=unit("helper")), other(hand=["filler"]), book=book)
    attack(t)
    assert not so(t, WasBoosted(), t.you, t.you.ref("me"))


def test_texts_know_who_guards_and_how_many_battles_there_were() -> None:
    t = battle(field(left=unit("ally")), other(hand=["filler", "critical"]))
    attack(t)
    t.rival.chooses("guard with filler")
    guardian = t.rival.guardians.refs[0]
    assert so(t, IsGuarding(), t.rival, guardian)
    assert not so(t, IsGuarding(), t.rival, t.rival.ref("foe"))
    assert BattlesThisTurn().value(t.game, guardian, 1, []) == 1
    t.rival.chooses("pass")
    attack(t, "ally")
    assert BattlesThisTurn().value(t.game, guardian, 1, []) == 2


@ERAS
@clause("vgg 7.8.1.4", "vgd 10.8.1.4")
def test_the_record_is_there_for_who_waits_for_the_end_of_the_battle(book: str) -> None:
    t = battle(field(left=waiting("striker", battle_ends())), other(), book=book)
    striker = t.you.ref("striker")
    attack(t, "striker")
    t.you.is_asked("may")
    assert so(t, AttackedInBattle(), t.you, striker)
    t.you.chooses("no")
    assert not so(t, AttackedInBattle(), t.you, striker)
    assert not t.game.state.counters


@ERAS
@clause("vgg 7.1.2.3", "vgd 10.1.5")
def test_who_was_attacked_and_left_can_be_made_the_attacked_unit_again(book: str) -> None:
    t = battle(rival=other(left=unit("target"), right=unit("second"), hand=["filler"]), book=book)
    attack(t, target="target")
    target = t.rival.ref("target")
    t.changes(move([target], BACK_LEFT, 1))
    assert not so(t, IsAttacked(), t.rival, target)
    t.changes(attack_instead(t.game, [target]))
    assert so(t, IsAttacked(), t.rival, target)
    t.changes(move([target], DROP))
    t.changes(attack_instead(t.game, [t.rival.ref("second")]))
    assert AttackedUnits().named(t.game, target, 0, []) == [t.rival.ref("second")]
    t.rival.chooses("pass")
    t.rival.drop.holds_exactly("target", "second")


@ERAS
@clause("vgg 7.5.1.2.2", "vgd 10.4.1.9", "vgd 10.5.1.2.2")
def test_a_guardian_that_guards_anew_guards_nobody_else(book: str) -> None:
    t = battle(
        field(vanguard=able("me", BATTLES_FRONT_ROW, 3, 10000)),
        other(left=unit("target"), hand=["filler", "filler"]),
        book=book,
    )
    attack(t)
    t.rival.chooses("guard with filler", "foe")
    assert t.rival.value("foe", "power") == 20000
    t.changes([guard(t.game, t.rival.guardians.refs[0], t.rival.ref("target"))])
    assert t.rival.value("foe", "power") == 10000
    assert t.rival.value("target", "power") == 17000
