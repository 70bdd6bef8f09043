"""Section 10: words before skills: how often, under which condition, at what cost."""

from bythebook.games.dbs.cards.cards import AWAKEN, BATTLE, BLUE, COLORS, MAIN, RED, SURGE, TYPE
from bythebook.games.dbs.cards.characteristics import of_character
from bythebook.games.dbs.cards.energy import RestEnergy
from bythebook.games.dbs.keywords.keywords import (
    awaken,
    bond,
    burst,
    choose_some,
    limit,
    once_per_turn,
    sparking,
    spirit_boost,
    wish,
)
from bythebook.games.dbs.policy import AWAKEN_SKILLS
from bythebook.games.dbs.texts.effects import Discard
from bythebook.games.dbs.texts.events import EV_DISCARDED
from bythebook.games.dbs.zones.zones import BATTLE_AREA, HAND, REST
from bythebook.kernel.abilities.abilities import ACT, AUTO, Ability, CardDef, Trigger
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Cards, This
from bythebook.kernel.language.words import HAS, YOU, Test
from bythebook.kernel.state.options import K_STANDBY
from bythebook.kernel.texts.lasting import END_OF_TURN, GrantAbility
from bythebook.kernel.texts.verbs import TurnCards
from bythebook.testing import Table, clause, side, table
from bythebook.testing.dbs import battle, extra, leader, unison
from tests.rules.dbs.battles import fight
from tests.rules.dbs.making import DRAW, draw, skill, spell

# How often


def drawer(ability: Ability, number: str = "") -> CardDef:
    """A battle card with a skill that draws."""
    return battle("Well", abilities=(ability,), number=number)


@clause("dbs 10-11-1", "dbs 10-11-2")
def test_once_per_turn_for_each_card() -> None:
    well = drawer(once_per_turn(skill(DRAW)))
    t = table("dbs", side(battle=[well, well], hand=1), at="main")
    t.you.chooses("activate Well")
    t.you.may_choose("activate Well")
    t.you.chooses("activate Well")
    t.you.hand.has(3)
    t.you.may_not_choose("activate Well")


@clause("dbs 10-11-2")
def test_equal_skills_on_one_card_are_counted_each_for_itself() -> None:
    well = once_per_turn(skill(DRAW))
    t = table("dbs", side(battle=[battle("Well", abilities=(well, well))], hand=1), at="main")
    t.you.chooses("activate Well", "activate Well")
    t.you.hand.has(3)
    t.you.may_not_choose("activate Well")
    # One that it gains is a skill of its own, too.
    boon = spell(GrantAbility(Cards(YOU, (BATTLE_AREA,)), well, END_OF_TURN))
    t = table("dbs", side(battle=[drawer(well)], hand=[boon, "filler"]), at="main")
    t.you.chooses("activate Well", "activate Spell", "activate Well")
    t.you.may_not_choose("activate Well")
    t.you.hand.has(3)


def test_equal_skills_with_limit_are_counted_together() -> None:
    well = limit(skill(DRAW), 1)
    t = table("dbs", side(battle=[battle("Well", abilities=(well, well))], hand=1), at="main")
    t.you.chooses("activate Well")
    t.you.may_not_choose("activate Well")


@clause("dbs 10-11-2", "dbs 10-48-1", "dbs 10-48-4", "dbs 10-11-4")
def test_of_two_equal_skills_that_wait_each_resolves_once() -> None:
    waits = once_per_turn(on_discard())
    t = three_at_once(waits, waits)
    # Two cards are drawn, and the second spell is left.
    t.you.hand.has(3)


def settle(t: Table) -> None:
    """What waits is resolved, in whatever order, and all is answered that is no choice."""
    t.settle(any_order=True)


def three_at_once(*abilities: Ability) -> Table:
    """Skills that wait for cards to be discarded, and three are at the same time."""
    away = spell(Discard(Cards(YOU, (HAND,), (Test(TYPE, HAS, BATTLE),))))
    hand = [away, away, "filler", "filler", "filler"]
    t = table("dbs", side(battle=[battle("Well", abilities=abilities)], hand=hand), at="main")
    t.you.chooses("activate Spell")
    settle(t)
    return t


def on_discard(count: int = 1) -> Ability:
    """Whenever a card of yours is discarded, draw cards."""
    return Ability(AUTO, (BATTLE_AREA,), Trigger(EV_DISCARDED, whose=YOU), body=(draw(count),))


@clause("dbs 10-11-3")
def test_of_several_times_pending_one_is_resolved() -> None:
    three_at_once(once_per_turn(on_discard())).you.hand.holds_exactly("Spell", "filler")


def test_without_the_word_each_time() -> None:
    three_at_once(on_discard()).you.hand.has(4)


def pending_again(ability: Ability) -> bool:
    """Whether a skill becomes pending as more cards are discarded: then their order is asked."""
    t = three_at_once(ability)
    t.you.chooses("activate Spell")
    asked = t.asked.kind == K_STANDBY
    settle(t)
    return asked


@clause("dbs 10-11-4")
def test_once_resolved_it_is_not_triggered_again() -> None:
    assert not pending_again(once_per_turn(on_discard(2)))
    assert pending_again(on_discard())


@clause("dbs 10-48-1")
def test_limit_counts_all_copies_of_one_number() -> None:
    well = drawer(limit(skill(DRAW), 2))
    t = table("dbs", side(battle=[well, well, well], hand=1), at="main")
    t.you.chooses("activate Well", "activate Well")
    t.you.may_not_choose("activate Well")


def test_limit_does_not_count_cards_of_another_number() -> None:
    well = drawer(limit(skill(DRAW), 1))
    spring = battle("Spring", abilities=(limit(skill(DRAW), 1),))
    t = table("dbs", side(battle=[well, spring], hand=1), at="main")
    t.you.chooses("activate Well", "activate Spring")
    t.you.hand.has(3)


@clause("dbs 10-48-3")
def test_of_several_times_pending_no_more_than_the_limit() -> None:
    three_at_once(limit(on_discard(), 2)).you.hand.has(3)


@clause("dbs 10-48-4", "dbs 8-4-2-5-2")
def test_the_same_skill_without_limit_is_not_counted() -> None:
    well = battle("Well", abilities=(limit(skill(DRAW), 1), skill(DRAW)))
    t = table("dbs", side(battle=[well], hand=1), at="main")
    assert t.you.options.count("activate Well") == 2
    t.you.chooses("activate Well")
    assert t.you.options.count("activate Well") == 1
    t.you.chooses("activate Well", "activate Well")
    t.you.hand.has(4)


@clause("dbs 10-48-4")
def test_at_its_limit_a_skill_is_not_triggered_again() -> None:
    assert not pending_again(limit(on_discard(2), 1))


# Conditions and costs before a skill


def under_condition(condition: Condition) -> CardDef:
    """A battle card with a skill that draws under a condition."""
    return drawer(Ability(ACT, (BATTLE_AREA,), condition=condition, body=(DRAW,), marks=MAIN))


@clause("dbs 10-23-1")
def test_bond_counts_battle_cards_in_play() -> None:
    for others in (1, 2, 3):
        well = under_condition(bond(3))
        meadow = extra("Meadow")
        row = [well, meadow, *["filler"] * others]
        t = table("dbs", side(battle=row, hand=1), at="main")
        assert ("activate Well" in t.you.options) == (others >= 2)


@clause("dbs 10-23-2-1")
def test_bond_with_specified_cards_counts_only_those() -> None:
    elm = battle("Elm")
    for elms in (1, 2, 3):
        well = under_condition(bond(2, Cards(YOU, tests=(of_character("Elm"),))))
        t = table("dbs", side(battle=[well, "filler", *[elm] * elms], hand=1), at="main")
        assert ("activate Well" in t.you.options) == (elms >= 2)


@clause("dbs 10-29-1")
def test_sparking_counts_the_drop_area() -> None:
    for dropped in (4, 5, 6):
        well = under_condition(sparking(5))
        t = table("dbs", side(battle=[well], drop=dropped, hand=1), at="main")
        assert ("activate Well" in t.you.options) == (dropped >= 5)


@clause("dbs 10-30-1")
def test_burst_drops_cards_from_the_deck() -> None:
    well = drawer(skill(DRAW, cost=(burst(3),)))
    t = table("dbs", side(battle=[well], hand=1), at="main")
    t.you.chooses("activate Well")
    t.you.drop.has(3)
    t.you.hand.has(2)


@clause("dbs 10-30-4")
def test_burst_beyond_the_deck_cannot_be_paid() -> None:
    well = drawer(skill(TurnCards(This(), REST), cost=(burst(3),)))
    for deck in (2, 3, 4):
        t = table("dbs", side(battle=[well], hand=1, deck=deck), at="main")
        assert ("activate Well" in t.you.options) == (deck >= 3)


def with_sage(cost: object, markers: int = 3) -> Table:
    """You have played a unison card with so many markers, beside a skill of that cost."""
    well = drawer(skill(DRAW, cost=(cost,)))  # type: ignore[arg-type]
    t = table(
        "dbs", side(battle=[well], hand=[unison("Sage"), "filler"], energy=markers), at="main"
    )
    t.you.chooses("play Sage", str(markers))
    return t


def markers(t: Table) -> int:
    """How many markers the unison card has."""
    return t.you.counters("Sage")


@clause("dbs 10-47-1")
def test_spirit_boost_removes_markers() -> None:
    t = with_sage(spirit_boost(2))
    t.you.chooses("activate Well")
    assert markers(t) == 1
    t.you.may_not_choose("activate Well")


@clause("dbs 10-47-2-1")
def test_spirit_boost_of_a_specified_unison() -> None:
    for color, fits in ((RED, True), (BLUE, False)):
        what = Cards(YOU, tests=(Test(COLORS, HAS, color),))
        t = with_sage(spirit_boost(1, what))
        assert ("activate Well" in t.you.options) == fits


def test_burst_and_spirit_boost_are_paid_before_the_rest_of_a_cost() -> None:
    # 10-30-3, 10-47-3: written first, paid first (8-4-2-1).
    well = drawer(skill(DRAW, cost=(burst(2), RestEnergy(1))))
    t = table("dbs", side(battle=[well], hand=1, energy=[battle("A"), battle("B")]), at="main")
    t.you.chooses("activate Well")
    t.you.drop.has(2)
    if "A" in t.you.options:
        t.you.chooses("A")
    t.you.hand.has(2)


# Choices


@clause("dbs 10-27-1", "dbs 10-27-3")
def test_several_choices_are_done_in_the_order_chosen() -> None:
    loud = choose_some(((draw(1),), (Discard(Cards(YOU, (HAND,))),), (draw(2),)), 2)
    t = table("dbs", side(battle=[drawer(skill(loud))], hand=1), at="main")
    t.you.chooses("activate Well")
    t.you.may_choose_exactly("1", "2", "3")
    t.you.chooses("3")
    t.you.may_choose_exactly("1", "2")
    t.you.chooses("2")
    t.you.hand.has(0)
    t.you.chooses("activate Well", "2", "3")
    t.you.hand.has(2)


def test_up_to_so_many_choices() -> None:
    loud = choose_some(((draw(1),), (draw(2),)), 2, True)
    t = table("dbs", side(battle=[drawer(skill(loud))], hand=1), at="main")
    t.you.chooses("activate Well")
    t.you.may_choose_exactly("1", "2", "done")
    t.you.chooses("1", "done")
    t.you.hand.has(2)


# Leaders


@clause("dbs 10-2-1")
def test_awaken_in_the_main_phase_and_in_battle() -> None:
    for surge in (False, True):
        hero = leader("Hero", abilities=(awaken((DRAW,), sparking(1), surge=surge),))
        t = table("dbs", side(leader=[hero], drop=1, hand=1), at="main")
        assert "activate Hero" in t.you.options
        t.you.chooses("attack Hero leader")
        assert "activate Hero" in t.you.options
        fight(t)
        t = table("dbs", side(leader=[hero], hand=1), at="main")
        t.you.may_not_choose("activate Hero")


@clause("dbs 10-2-2-1")
def test_awaken_skills_are_both_forms() -> None:
    assert AWAKEN_SKILLS.value == AWAKEN | SURGE


@clause("dbs 10-28-1")
def test_wish_in_the_main_phase_and_in_battle() -> None:
    hero = leader("Hero", abilities=(wish((DRAW,), sparking(1), (RestEnergy(1),)),))
    t = table("dbs", side(leader=[hero], drop=1, hand=1, energy=1), at="main")
    assert "activate Hero" in t.you.options
    t.you.chooses("attack Hero leader")
    t.you.chooses("activate Hero")
    t.you.hand.has(2)
    t.you.may_not_choose("activate Hero")
    fight(t)
