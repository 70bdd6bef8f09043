"""Section 10: keyword skills that act in battles."""

from bythebook.games.dbs.cards.cards import (
    BLUE,
    CRITICAL,
    DOUBLE_STRIKE,
    QUADRUPLE_STRIKE,
    RED,
    TRIPLE_STRIKE,
    VICTORY_STRIKE,
)
from bythebook.games.dbs.keywords.keywords import (
    aegis,
    alliance,
    arrival,
    blocker,
    dual_attack,
    permanent,
    revenge,
)
from bythebook.games.dbs.texts.events import EV_ATTACKED, K_DEFENSE
from bythebook.games.dbs.zones.zones import ACTIVE, REST
from bythebook.kernel.abilities.abilities import Trigger
from bythebook.kernel.language.nouns import This
from bythebook.testing import Table, clause, side, table
from bythebook.testing.dbs import battle, leader
from tests.rules.dbs.battles import fight, reach
from tests.rules.dbs.making import DRAW, said, waiting


@clause("dbs 10-4-1", "dbs 8-5-2-2")
def test_blocker_rests_and_becomes_the_guard_card() -> None:
    wall = battle("Wall", power=5000, abilities=(blocker(),))
    t = table("dbs", side(hand=1), side(battle=[wall]), at="main")
    t.you.chooses("attack leader")
    t.rival.may_choose_exactly("yes", "no")
    t.rival.chooses("yes")
    assert t.rival.state_of("Wall") == REST
    fight(t)
    t.rival.drop.is_("Wall")
    t.rival.life.has(8)


def test_blocker_left_unused_changes_nothing() -> None:
    wall = battle("Wall", power=5000, abilities=(blocker(),))
    t = table("dbs", side(hand=1), side(battle=[wall]), at="main")
    t.you.chooses("attack leader")
    t.rival.chooses("no")
    fight(t)
    assert t.rival.state_of("Wall") == ACTIVE
    t.rival.life.has(7)


def test_a_rested_or_attacked_card_does_not_block() -> None:
    wall = battle("Wall", power=5000, abilities=(blocker(),))
    t = table("dbs", side(), side(battle=[(wall, REST)]), at="main")
    t.you.chooses("attack leader")
    fight(t)
    t.rival.life.has(7)


@clause("dbs 10-4-1-1")
def test_a_blocker_counts_as_attacked_for_its_own_skills_only() -> None:
    own = waiting("Wall", Trigger(EV_ATTACKED, This()))
    wall = battle("Wall", power=5000, abilities=(blocker(), *own.abilities))
    other = battle("Second", power=5000, abilities=(blocker(),))
    t = table("dbs", side(hand=1), side(battle=[wall, other]), at="main")
    t.you.chooses("attack leader")
    t.rival.chooses("resolve Wall leader", "yes")
    # Its own skill is pending beside the other's [Blocker], which waits for no second time.
    t.rival.may_choose_exactly("resolve Wall", "resolve Second leader")
    t.rival.chooses("resolve Wall", "yes")
    t.rival.hand.has(1)
    t.rival.chooses("no")
    fight(t)


@clause("dbs 10-4-2")
def test_negating_blocker_gives_the_attack_its_target_back() -> None:
    wall = battle("Wall", power=5000, abilities=(blocker(),))
    undo = said(
        "Undo",
        "[Auto] When your opponent activates [Blocker], you may discard 1 card. "
        "If you do, negate that [Blocker].",
    )
    t = table("dbs", side(hand=1, battle=[undo]), side(battle=[wall]), at="main")
    t.you.chooses("attack leader")
    t.rival.chooses("yes")
    t.you.chooses("yes")
    fight(t)
    t.rival.battle.is_("Wall")
    t.rival.life.has(7)


@clause("dbs 10-6-1", "dbs 10-20-1")
def test_critical_damage_goes_to_the_drop_area() -> None:
    keen = leader("Keen", abilities=(permanent(CRITICAL),))
    t = table("dbs", side(leader=[keen], hand=1), side(), at="main")
    t.you.chooses("attack Keen leader")
    fight(t)
    t.rival.hand.has(0)
    t.rival.drop.has(1)


def strike(keyword: int) -> Table:
    """A leader with a strike has attacked."""
    hitter = leader("Hitter", abilities=(permanent(keyword),))
    t = table("dbs", side(leader=[hitter]), side(), at="main")
    t.you.chooses("attack Hitter leader")
    fight(t)
    return t


@clause("dbs 10-7-1", "dbs 10-7-1-1")
def test_double_strike_deals_two() -> None:
    strike(DOUBLE_STRIKE).rival.life.has(6)


@clause("dbs 10-7-1-2")
def test_triple_strike_deals_three() -> None:
    strike(TRIPLE_STRIKE).rival.life.has(5)


@clause("dbs 10-7-1-3")
def test_quadruple_strike_deals_four() -> None:
    strike(QUADRUPLE_STRIKE).rival.life.has(4)


def test_without_a_strike_one() -> None:
    strike(CRITICAL).rival.life.has(7)


@clause("dbs 10-20-1")
def test_victory_strike_wins_by_dealing_damage() -> None:
    victor = leader("Victor", abilities=(permanent(VICTORY_STRIKE),))
    t = table("dbs", side(leader=[victor]), side(), at="main")
    t.you.chooses("attack Victor leader")
    fight(t)
    t.asserts_over(0, "dbs 1-2-6")


def test_victory_strike_that_does_not_get_through_wins_nothing() -> None:
    victor = leader("Victor", power=5000, abilities=(permanent(VICTORY_STRIKE),))
    t = table("dbs", side(leader=[victor]), side(), at="main")
    t.you.chooses("attack Victor leader")
    fight(t)
    t.rival.life.has(8)


def attacks_again(times: int) -> list[int]:
    """How a card with so many attacks lies after each of three attacks."""
    quick = battle("Quick", abilities=(dual_attack(times),))
    t = table("dbs", side(battle=[quick]), side(), at="main")
    lies = []
    for _ in range(3):
        if "attack Quick leader" not in t.you.options:
            break
        t.you.chooses("attack Quick leader")
        fight(t)
        lies.append(t.you.state_of("Quick"))
    return lies


@clause("dbs 10-8-1", "dbs 10-8-1-1")
def test_dual_attack_makes_active_once_a_turn() -> None:
    assert attacks_again(2) == [ACTIVE, REST]


@clause("dbs 10-8-1-2")
def test_triple_attack_makes_active_twice_a_turn() -> None:
    assert attacks_again(3) == [ACTIVE, ACTIVE, REST]


@clause("dbs 10-9-1")
def test_revenge_kos_the_attack_card_at_the_end_of_battle() -> None:
    martyr = battle("Martyr", power=5000, abilities=(revenge(),))
    t = table("dbs", side(battle=["filler"]), side(battle=[(martyr, REST)]), at="main")
    t.you.chooses("attack filler Martyr")
    fight(t)
    t.rival.drop.is_("Martyr")
    t.you.drop.is_("filler")


def test_revenge_does_nothing_to_a_leader() -> None:
    martyr = battle("Martyr", power=5000, abilities=(revenge(),))
    t = table("dbs", side(), side(battle=[(martyr, REST)]), at="main")
    t.you.chooses("attack leader Martyr")
    fight(t)
    t.rival.drop.is_("Martyr")
    t.you.leader.is_("leader")


@clause("dbs 10-9-2")
def test_a_leader_takes_no_revenge() -> None:
    grim = leader("Grim", abilities=(revenge(),))
    t = table("dbs", side(battle=["filler"]), side(leader=[grim]), at="main")
    t.you.chooses("attack filler Grim")
    fight(t)
    t.you.battle.is_("filler")


@clause("dbs 10-32-1", "dbs 10-32-3")
def test_arrival_plays_from_the_hand_once_the_colors_match() -> None:
    late = battle("Late", abilities=(arrival(RED | BLUE),))
    wave = battle("Wave", color="blue")
    flame = battle("Flame", color="red")
    t = table("dbs", side(hand=[late, wave, flame]), side(), at="main")
    t.you.chooses("attack leader")
    t.you.may_not_choose("activate Late")
    t.you.chooses("combo Wave")
    t.you.may_not_choose("activate Late")
    t.you.chooses("combo Flame")
    t.you.may_choose("activate Late")
    t.you.chooses("activate Late")
    t.you.battle.is_("Late")
    fight(t)


def test_arrival_takes_one_card_of_both_colors_and_minds_no_other() -> None:
    late = battle("Late", abilities=(arrival(RED | BLUE),))
    dusk = battle("Dusk", color="red/blue")
    moss = battle("Moss", color="red/green")
    t = table("dbs", side(hand=[late, dusk, moss, battle("Wave", color="blue")]), at="main")
    t.you.chooses("attack leader", "combo Moss", "combo Wave")
    # A card with a third color is not one of those meant.
    t.you.may_not_choose("activate Late")
    t.you.chooses("combo Dusk", "activate Late")
    t.you.battle.is_("Late")
    fight(t)


@clause("dbs 10-33-1", "dbs 10-33-3", "dbs 10-33-1-1")
def test_aegis_discards_matching_cards_and_activates_two_energy() -> None:
    shield = battle("Shield", abilities=(aegis(RED | BLUE),))
    wave = battle("Wave", color="blue")
    flame = battle("Flame", color="red")
    leaf = battle("Leaf", color="green")
    energy = [("filler", REST), ("filler", REST), ("filler", REST)]
    t = table(
        "dbs", side(), side(battle=[shield], hand=[wave, flame, leaf], energy=energy), at="main"
    )
    t.you.chooses("attack leader")
    reach(t, K_DEFENSE)
    t.rival.may_choose("activate Shield")
    t.rival.chooses("activate Shield")
    t.rival.may_choose_exactly("Wave", "Flame")
    t.rival.chooses("Wave", "Flame")
    t.rival.may_choose("filler")
    t.rival.chooses("filler", "filler")
    assert t.rival.energy.states.count(ACTIVE) == 2
    t.rival.drop.holds_exactly("Wave", "Flame")
    t.rival.passes()


@clause("dbs 10-33-1-1")
def test_aegis_is_for_the_defense_step_of_the_opponents_turn() -> None:
    shield = battle("Shield", abilities=(aegis(RED | BLUE),))
    dusk = battle("Dusk", color="red/blue")
    t = table("dbs", side(battle=[shield], hand=[dusk]), side(), at="main")
    t.you.chooses("attack leader")
    t.you.may_not_choose("activate Shield")
    fight(t)


def test_aegis_without_both_colors_cannot_be_activated() -> None:
    shield = battle("Shield", abilities=(aegis(RED | BLUE),))
    wave = battle("Wave", color="blue")
    t = table("dbs", side(), side(battle=[shield], hand=[wave]), at="main")
    t.you.chooses("attack leader")
    reach(t, K_DEFENSE)
    t.rival.may_not_choose("activate Shield")
    t.rival.passes()


@clause("dbs 10-35-1")
def test_alliance_takes_battle_cards_whose_colors_match() -> None:
    captain = leader("Captain", abilities=(alliance(RED | BLUE, (DRAW,)),))
    wave = battle("Wave", color="blue")
    flame = battle("Flame", color="red")
    t = table("dbs", side(leader=[captain], battle=[wave, flame]), side(), at="main")
    t.you.chooses("attack Captain leader")
    t.you.may_choose_exactly("yes", "no")
    t.you.chooses("yes")
    t.you.may_choose_exactly("Wave", "Flame")
    t.you.chooses("Wave")
    t.you.hand.has(1)
    assert t.you.state_of("Wave") == t.you.state_of("Flame") == REST
    fight(t)


@clause("dbs 10-35-1")
def test_alliance_without_both_colors_is_not_offered() -> None:
    captain = leader("Captain", abilities=(alliance(RED | BLUE, (DRAW,)),))
    wave = battle("Wave", color="blue")
    t = table("dbs", side(leader=[captain], battle=[wave]), side(), at="main")
    t.you.chooses("attack Captain leader")
    t.you.is_asked("offense step")
    fight(t)
    t.you.hand.has(0)
