"""Section 7 with sections 8 and 9: where several rules meet in one battle."""

from bythebook.games.vanguard.cards.cards import BATTLES_FRONT_ROW, CRITICAL, DRIVES
from bythebook.games.vanguard.texts.events import CANNOT_BE_HIT, EV_HIT, EV_NO_HIT, VAR_BATTLES
from bythebook.games.vanguard.texts.triggers import attacks, battle_ends, hits
from bythebook.games.vanguard.zones.zones import DROP, HAND, REAR_GUARDS, REST, STAND, VANGUARD
from bythebook.kernel.abilities.abilities import AUTO, Ability
from bythebook.kernel.language.nouns import Cards, This
from bythebook.kernel.language.words import OPPONENT
from bythebook.kernel.state.changes import THIS_TURN, give, move
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.texts.verbs import MoveCards, TurnCards
from bythebook.testing import clause
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.battle.fighting import (
    able,
    attack,
    barred,
    battle,
    field,
    fight,
    other,
)
from tests.rules.vanguard.waiting import waiting


@clause("vgg 9.2.3", "vgg 7.6.1.2.5")
def test_the_last_card_of_a_deck_is_performed_and_then_the_game_is_lost() -> None:
    t = battle(field(deck=["critical"], left=unit("ally")))
    fight(t)
    # Its icon comes before the check timing in which somebody looks.
    t.you.chooses("icon first", "me", "ally")
    assert t.game.result is not None
    assert t.game.result.winner == 1
    t.you.trigger.is_("critical")


@clause("vgg 7.7.1.3")
def test_a_vanguard_ridden_upon_in_the_guard_step_is_not_hit() -> None:
    t = battle(rival=other(hand=[unit("next", 3, 1000), "filler"]))
    attack(t)
    t.changes(move([t.rival.ref("next")], VANGUARD, 1))
    t.rival.chooses("pass")
    t.rival.vanguard.is_("next")
    t.rival.soul.is_("foe")
    t.rival.damage.has(0)


@clause("vgg 7.4.1.10.1.1")
def test_without_its_booster_an_attack_misses() -> None:
    for gone in (False, True):
        t = battle(
            field(back_center=unit("helper", 1, 8000)),
            other(vanguard=unit("foe", 3, 15000), hand=["filler"]),
        )
        attack(t, boost="helper")
        if gone:
            t.changes(move([t.you.ref("helper")], DROP))
        t.rival.chooses("pass")
        t.rival.damage.has(int(not gone))


@clause("vgg 9.6.7", "vgg 2.8.1.1.5")
def test_a_heal_trigger_saves_only_if_there_are_five_cards_in_the_end() -> None:
    for before, lost in ((4, False), (5, True)):
        t = battle(
            field(left=unit("ally"), damage=4),
            other(damage=before, deck=["filler", "heal", "filler", "filler"]),
        )
        t.changes([give(ADD, CRITICAL, 1, [t.you.ref("me")], 2, THIS_TURN, t.turn)])
        fight(t)
        t.rival.chooses("icon first", "filler")
        assert (t.game.result is not None) is lost
        t.rival.damage.has(before + 1)


@clause("vgg 7.7.1.7")
def test_an_attacker_that_has_left_waits_for_nothing() -> None:
    t = battle(
        field(left=waiting("striker", hits(), MoveCards(This(), HAND))), other(hand=["filler"])
    )
    attack(t, "striker")
    t.changes(move([t.you.ref("striker")], HAND))
    t.rival.chooses("pass")
    happened = [c[1] for c in t.since(0) if c[0] == 7 and c[1] in (EV_HIT, EV_NO_HIT)]
    assert happened == [EV_NO_HIT]
    assert t.waiting == []


@clause("vgg 2.8.1.1.4", "vgg 7.4.1.5.1")
def test_an_attacking_rear_guard_that_is_stood_goes_on_attacking_and_attacks_again() -> None:
    t = battle(
        field(left=able("ally", DRIVES, 1, 20000), deck=["stand", "filler", "filler", "filler"])
    )
    fight(t, "ally")
    t.you.chooses("icon first", "ally", "me")
    assert t.you.state_of("ally") == STAND
    t.rival.damage.has(1)
    fight(t, "ally")
    t.rival.damage.has(2)


@clause("vgg 7.8.1.5", "vgg 7.1.2.1")
def test_a_vanguard_that_stands_at_the_end_of_its_battle_attacks_again() -> None:
    stands = Ability(AUTO, (VANGUARD,), battle_ends(), body=(TurnCards(This(), STAND),), limit=1)
    t = battle(field(vanguard=unit("me", 3, 10000, abilities=(stands,)), left=unit("ally")))
    fight(t)
    assert t.you.state_of("me") == STAND
    assert t.game.state.vars[VAR_BATTLES] == 1
    fight(t)
    assert t.you.state_of("me") == REST
    assert t.game.state.vars[VAR_BATTLES] == 2
    t.rival.damage.has(2)
    t.you.hand.has(4)


@clause("vgg 7.7.1.2")
def test_of_several_attacked_units_one_is_kept_from_being_hit() -> None:
    t = battle(
        field(vanguard=able("me", BATTLES_FRONT_ROW, 3, 20000)),
        other(left=unit("target"), hand=["filler"]),
    )
    attack(t)
    t.changes(barred(t, t.rival, "foe", CANNOT_BE_HIT))
    t.rival.chooses("pass")
    t.rival.damage.has(0)
    t.rival.drop.holds_exactly("target")


@clause("vgg 7.4.1.12", "vgg 7.4.1.8.1")
def test_a_unit_that_its_attackers_ability_retires_leaves_the_rest_of_the_battle() -> None:
    retires = MoveCards(Cards(OPPONENT, zones=REAR_GUARDS), DROP)
    t = battle(
        field(left=waiting("striker", attacks(), retires)),
        other(left=unit("target"), right=unit("wall", 2), hand=["filler"]),
    )
    attack(t, "striker", "target")
    t.rival.drop.holds_exactly("target", "wall")
    # There is still a guard step, in which there is nobody to guard.
    t.rival.may_choose_exactly("guard with filler", "pass")
    t.rival.chooses("guard with filler")
    t.rival.drop.holds_exactly("target", "wall", "filler")
    t.rival.damage.has(0)
