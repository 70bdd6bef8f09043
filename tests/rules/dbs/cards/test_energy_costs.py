"""Section 2-11: energy costs."""

from dataclasses import replace
from typing import Any

import pytest

from bythebook.games.dbs.cards.cards import (
    COST,
    COUNTER_PLAY,
    KEYWORDS,
    MAIN,
    NO_SPECIFIED,
    RED_COST,
    X_COST,
)
from bythebook.games.dbs.cards.characteristics import CostIs
from bythebook.games.dbs.terms.undetermined import R_X, RestX
from bythebook.games.dbs.texts.choices import ActivateCard
from bythebook.games.dbs.zones.zones import (
    ACTIVE,
    BATTLE_AREA,
    DECK,
    DROP,
    ENERGY,
    HAND,
    REST,
    UNISON_AREA,
)
from bythebook.kernel.abilities.abilities import ACT, CONT, Ability, CardDef, Modifier
from bythebook.kernel.language.conditions import AmountIs
from bythebook.kernel.language.nouns import Cards, Count, This
from bythebook.kernel.language.words import ANYONE, AT_LEAST, AT_MOST, EQUAL
from bythebook.kernel.state.continuous_ops import BITS_ON
from bythebook.kernel.state.refs import NOTHING
from bythebook.kernel.texts.deciding import NamedNumber
from bythebook.kernel.texts.verbs import TakeTop
from bythebook.testing import Table, clause, side, table
from bythebook.testing.dbs import battle, extra, leader, unison
from tests.rules.dbs.making import DRAW, cards_in, changed, skill, spell, unable

SEA = battle("Sea", color="blue")
RED = battle("Rose", color="red")
BOTH = battle("Both", color="red/blue")


def holding(card: CardDef, *energy: str, **more: object) -> Table:
    """A main phase with a card in hand and some energy."""
    mine = side(hand=[card.name], energy=list(energy), leader=[("leader", REST)], **more)
    return table("dbs", you=mine, cards=[card, SEA, RED, BOTH], at="main")


def playable(card: CardDef, *energy: str, **more: object) -> bool:
    """Whether a card can be played with some energy."""
    return f"play {card.name}" in holding(card, *energy, **more).you.options


def rested(t: Table) -> list[str]:
    """The energy of yours in rest mode."""
    state = t.game.state
    return sorted(
        t.game.definition(c).name for c in state.zone(0, ENERGY) if state.orient[c] == REST
    )


@clause("dbs 2-11-1")
def test_a_card_costs_energy():
    ace = battle("Ace", cost=2)
    assert [playable(ace, *["Rose"] * n) for n in (1, 2, 3)] == [False, True, True]
    t = holding(ace, "Rose", "Rose", "Rose")
    t.you.chooses("play Ace")
    assert rested(t) == ["Rose", "Rose"]
    t.you.battle.is_("Ace")


@clause("dbs 2-11-2")
def test_the_total_is_all_the_energy_the_colored_part_included():
    ace = battle("Ace", cost=3, specified="R")
    assert [playable(ace, *["Rose"] * n) for n in (2, 3, 4)] == [False, True, True]
    t = holding(ace, "Rose", "Sea", "Sea")
    t.you.chooses("play Ace")
    assert rested(t) == ["Rose", "Sea", "Sea"]


@clause("dbs 2-11-3")
def test_of_the_energy_paid_so_many_have_to_be_of_the_color():
    ace = battle("Ace", cost=2, specified="R")
    assert not playable(ace, "Sea", "Sea", "Sea")
    assert playable(ace, "Sea", "Rose")
    assert playable(ace, "Sea", "Both")
    ace = battle("Ace", cost=2, specified="RB")
    assert playable(ace, "Both", "Rose")
    assert playable(ace, "Both", "Sea")
    assert not playable(ace, "Rose", "Rose")
    assert not playable(ace, "Both")


def test_only_energy_is_offered_after_which_the_rest_can_be_paid():
    ace = battle("Ace", cost=2, specified="RB")
    t = holding(ace, "Both", "Rose", "Sea")
    t.you.chooses("play Ace")
    t.you.may_choose_exactly("Both", "Rose")
    t.you.chooses("Both")
    assert rested(t) == ["Both", "Sea"]


def test_energy_that_cannot_matter_is_not_asked_about():
    t = holding(battle("Ace", cost=1), "Rose", "Rose", "Sea")
    t.you.chooses("play Ace")
    t.you.may_choose_exactly("Rose", "Sea")
    t.you.chooses("Sea")
    assert rested(t) == ["Sea"]
    t = holding(battle("Ace", cost=1), "Rose", "Rose", "Rose")
    t.you.chooses("play Ace")
    t.you.battle.is_("Ace")


@clause("dbs 2-11-2-1", "dbs 2-11-6")
def test_a_total_below_the_specified_cost_counts_as_its_sum():
    cards = [battle("Ace", cost=1, specified="RR"), battle("Bob", cost=1), battle("Cleo", cost=3)]
    t = table("dbs", you=side(battle=["Ace", "Bob", "Cleo"]), cards=cards)
    for how, n, names in (
        (EQUAL, 2, ["Ace"]),
        (EQUAL, 1, ["Bob"]),
        (AT_MOST, 2, ["Ace", "Bob"]),
        (AT_LEAST, 2, ["Ace", "Cleo"]),
    ):
        assert costing(t, how, n, BATTLE_AREA) == names


def costing(t: Table, how: int, n: int, *zones: int) -> list[str]:
    """The names of the cards that a text about an energy cost means."""
    refs = Cards(ANYONE, zones, such=CostIs(how, n)).refs(t.game, NOTHING, 0, [])
    return sorted(t.game.definition(r & 0x7FF).name for r in refs)


@clause("dbs 2-11-2-3")
def test_while_it_is_paid_x_is_what_its_master_says():
    duo = unison("Duo")
    t = holding(duo, "Rose", "Rose", "Rose")
    t.you.chooses("play Duo")
    t.you.is_asked("X")
    t.you.may_choose_exactly("1", "2", "3")
    t.you.chooses("2")
    assert rested(t) == ["Rose", "Rose"]
    t = holding(unison("Duo", specified="RR"), "Rose", "Rose", "Rose")
    t.you.chooses("play Duo")
    t.you.may_choose_exactly("2", "3")
    t.you.chooses("3")
    assert rested(t) == ["Rose", "Rose", "Rose"]


@clause("dbs 2-11-2-4")
def test_elsewhere_x_is_zero():
    cards = [unison("Duo"), unison("Trio", cost=1, keywords=0)]
    t = table("dbs", you=side(drop=["Duo", "Trio"]), cards=cards)
    assert costing(t, EQUAL, 0, DROP) == ["Duo"]
    assert t.you.value("Duo", "cost") == 0


def more_red(by: int) -> Ability:
    """A [Permanent] skill by which its card has more, or less, of a red specified cost."""
    return changed(RED_COST, by, (HAND,))


@clause("dbs 2-11-3-1", "dbs 2-11-3-2-2")
def test_a_specified_cost_that_is_added_raises_the_total():
    ace = battle("Ace", cost=2, abilities=(more_red(1),))
    assert not playable(ace, "Rose", "Sea")
    assert playable(ace, "Rose", "Sea", "Sea")
    assert not playable(ace, "Sea", "Sea", "Sea")


@clause("dbs 2-11-3-2")
def test_a_specified_cost_is_lowered_by_what_is_said_and_not_past_zero():
    ace = battle("Ace", cost=3, specified="RR", abilities=(more_red(-1),))
    assert not playable(ace, "Sea", "Sea", "Sea")
    assert playable(ace, "Rose", "Sea")
    assert not playable(ace, "Rose")
    ace = battle("Ace", cost=2, specified="R", abilities=(more_red(-2),))
    assert playable(ace, "Sea")
    assert not playable(ace)


@clause("dbs 2-11-3-2-1")
def test_a_specified_cost_that_is_lowered_lowers_the_total():
    ace = battle("Ace", cost=3, specified="RR", abilities=(more_red(-1),))
    assert playable(ace, "Rose", "Sea")
    assert not playable(ace, "Rose")
    # Lowered by two where there is one: the total is lowered by one.
    ace = battle("Ace", cost=3, specified="R", abilities=(more_red(-2),))
    assert not playable(ace, "Sea")
    assert playable(ace, "Sea", "Sea")


@clause("dbs 2-11-3-2-2")
def test_without_a_specified_cost_the_total_stays():
    modifier = Modifier(BITS_ON, KEYWORDS, This(), bits=NO_SPECIFIED)
    free = Ability(CONT, (HAND,), modifiers=(modifier,))
    ace = battle("Ace", cost=2, specified="RR", abilities=(free,))
    assert playable(ace, "Sea", "Sea")
    assert not playable(ace, "Sea")
    assert not playable(battle("Ace", cost=2, specified="RR"), "Sea", "Sea")


@clause("dbs 2-11-5")
def test_a_text_about_energy_costs_means_no_leader():
    cards = [battle("Ace", cost=0), extra("Spell", cost=0), unison("Duo"), leader("Chief")]
    names = [c.name for c in cards]
    t = table("dbs", you=side(drop=names), cards=cards)
    assert costing(t, AT_MOST, 3, DROP) == ["Ace", "Duo", "Spell"]


@clause("dbs 2-11-5-1")
def test_a_battle_card_is_played_by_resting_energy_with_the_colors_among_it():
    ace = battle("Ace", cost=2, specified="R")
    assert not playable(ace, "Rose")
    assert not playable(ace, "Sea", "Sea")
    t = holding(ace, "Rose", "Sea")
    t.you.chooses("play Ace")
    assert rested(t) == ["Rose", "Sea"]


def cheaper(by: int) -> Ability:
    """A [Permanent] skill by which its card has a lower total cost in the hand."""
    return changed(COST, -by, (HAND,))


@clause("dbs 2-11-5-1-1")
def test_a_battle_card_with_more_specified_than_total_takes_the_specified_cost():
    ace = battle("Ace", cost=3, specified="RR", abilities=(cheaper(2),))
    assert not playable(ace, "Rose", "Sea", "Sea")
    t = holding(ace, "Rose", "Rose", "Sea")
    t.you.chooses("play Ace")
    assert rested(t) == ["Rose", "Rose"]


def spending(**cost: Any) -> CardDef:
    """An extra card of some cost."""
    return extra("Spell", abilities=(skill(zones=(HAND,)), *cost.pop("abilities", ())), **cost)


def usable(card: CardDef, *energy: str) -> bool:
    """Whether an extra card can be used with some energy."""
    return "activate Spell" in holding(card, *energy).you.options


@clause("dbs 2-11-5-2", "dbs 10-3-2")
def test_an_extra_card_is_used_by_resting_energy_with_the_colors_among_it():
    card = spending(cost=2, specified="R")
    assert not usable(card, "Rose")
    assert not usable(card, "Sea", "Sea")
    t = holding(card, "Rose", "Sea")
    t.you.chooses("activate Spell")
    assert rested(t) == ["Rose", "Sea"]
    t.you.drop.is_("Spell")


@clause("dbs 2-11-5-2-1")
def test_an_extra_card_with_more_specified_than_total_takes_the_specified_cost():
    card = spending(cost=3, specified="RR", abilities=(cheaper(2),))
    assert not usable(card, "Rose", "Sea", "Sea")
    t = holding(card, "Rose", "Rose", "Sea")
    t.you.chooses("activate Spell")
    assert rested(t) == ["Rose", "Rose"]


@clause("dbs 2-3-2-3")
def test_an_extra_card_is_used_by_placing_it_in_the_drop_area():
    t = table("dbs", you=side(hand=["Spell"]), cards=[spell()], at="main")
    t.you.chooses("activate Spell")
    t.you.hand.is_()
    t.you.drop.is_("Spell")


@clause("dbs 2-11-5-3")
def test_a_unison_card_is_played_by_resting_the_total_decided_on():
    duo = unison("Duo", specified="R")
    assert not playable(duo, "Sea", "Sea")
    t = holding(duo, "Rose", "Sea", "Sea")
    t.you.chooses("play Duo", "2")
    assert rested(t) == ["Rose", "Sea"]
    t.you.unison.is_("Duo")


@clause("dbs 2-10-1")
def test_a_combo_costs_energy():
    for cost, energy, offered in ((0, 0, True), (1, 0, False), (1, 1, True), (2, 1, False)):
        ace = battle("Ace", combo=(cost, 5000))
        t = table("dbs", you=side(hand=["Ace"], energy=energy), cards=[ace], at="main")
        t.you.chooses("attack leader")
        t.you.may_choose_exactly(*(("combo Ace",) if offered else ()), "pass")
    t.you.passes()


def test_a_combo_cost_below_zero_is_zero():
    ace = battle("Ace", combo=(1, 5000), abilities=(changed(12, -2, (HAND,)),))
    t = table("dbs", you=side(hand=["Ace"]), cards=[ace], at="main")
    t.you.chooses("attack leader")
    t.you.may_choose_exactly("combo Ace", "pass")


def test_active_energy_alone_pays():
    mine = side(hand=["Ace"], energy=[("Rose", REST), ("Rose", ACTIVE)], leader=[("leader", REST)])
    t = table("dbs", you=mine, cards=[battle("Ace", cost=2), RED], at="main")
    t.you.may_choose_exactly("pass")


def test_markers_say_how_much_was_paid():
    t = holding(unison("Duo"), "Rose", "Rose", "Rose")
    t.you.chooses("play Duo", "2")
    ref = t.game.state.ref(t.game.state.zone(0, UNISON_AREA)[0])
    assert t.game.state.counters == {(ref, 0): 2}


def drawing_x(
    *own: RestX, specified: str = "", marks: int = MAIN, keywords: int = X_COST
) -> CardDef:
    """An extra card whose total cost is X and whose skill draws X cards."""
    ability = Ability(
        ACT, (HAND,), cost=own, body=(TakeTop(DECK, HAND, NamedNumber(R_X)),), marks=marks
    )
    return extra("Gift", cost=0, specified=specified, keywords=keywords, abilities=(ability,))


@clause("dbs 2-11-2-3")
def test_an_extra_card_that_costs_x_does_what_its_text_says_with_that_x():
    for x in (1, 2, 3):
        t = holding(drawing_x(), "Rose", "Rose", "Rose")
        t.you.chooses("activate Gift")
        t.you.is_asked("X")
        t.you.may_choose_exactly("1", "2", "3")
        t.you.chooses(str(x))
        assert len(rested(t)) == x
        t.you.hand.has(x)
    t = holding(drawing_x(specified="RR"), "Rose", "Rose", "Sea")
    t.you.chooses("activate Gift")
    t.you.may_choose_exactly("2", "3")
    t.you.chooses("2")
    assert rested(t) == ["Rose", "Rose"]
    t = holding(drawing_x())
    t.you.may_not_choose("activate Gift")


@clause("dbs 4-14-3")
def test_x_in_the_energy_cost_and_in_the_skill_cost_is_one_number():
    t = holding(drawing_x(RestX()), *["Rose"] * 5)
    t.you.chooses("activate Gift")
    t.you.may_choose_exactly("1", "2")
    t.you.chooses("2")
    assert len(rested(t)) == 4
    t.you.hand.has(2)


@clause("dbs 4-14-2")
def test_x_of_a_skill_leaves_enough_for_the_energy_cost_of_its_card():
    gift = drawing_x(RestX(), specified="R", keywords=0)
    t = holding(gift, "Rose", "Rose", "Rose")
    t.you.chooses("activate Gift")
    t.you.may_choose_exactly("1", "2")
    t.you.chooses("2")
    assert len(rested(t)) == 3


@clause("dbs 2-11-2-3", "dbs 4-14-2", "dbs 4-14-3")
def test_x_is_said_for_a_counter_that_costs_x():
    gift = drawing_x(marks=COUNTER_PLAY)
    t = table(
        "dbs",
        you=side(hand=["Ace"], energy=["Rose"]),
        rival=side(hand=["Gift"], energy=["Rose", "Rose"]),
        cards=[gift, battle("Ace", cost=1), RED],
        at="main",
    )
    t.you.chooses("play Ace")
    t.rival.chooses("activate Gift")
    t.rival.is_asked("X")
    t.rival.may_choose_exactly("1", "2")
    t.rival.chooses("2")
    t.rival.hand.has(2)


@clause("dbs 4-14-3")
@pytest.mark.parametrize("copies", [1, 2])
def test_each_skill_of_a_card_and_of_its_copy_has_its_own_x(copies: int):
    drawn = TakeTop(DECK, HAND, NamedNumber(R_X))
    others = ActivateCard(cards_in(DROP))
    first = replace(skill(drawn, others, zones=(HAND,), cost=(RestX(),)), limit=1)
    second = skill(drawn, zones=(HAND,), cost=(RestX(),))
    gift = extra("Gift", cost=0, abilities=(first, second) if copies == 1 else (first,))
    host = battle("Host", abilities=(skill(others),))
    for x, then in ((1, ["1", "2", "3"]), (3, ["1"]), (4, [])):
        mine = side(battle=[host], drop=[gift] * copies, energy=["Rose"] * 4)
        t = table("dbs", mine, cards=[RED], at="main")
        t.you.chooses("activate Host", "activate Gift")
        t.you.may_choose_exactly("1", "2", "3", "4")
        t.you.chooses(str(x))
        if len(then) > 1:
            t.you.may_choose_exactly(*then)
            t.you.chooses(then[-1])
        t.you.hand.has(4)
        assert len(rested(t)) == 4


@pytest.mark.parametrize(("mine", "theirs"), [(3, 1), (1, 3)])
def test_what_a_skill_asks_for_is_asked_of_who_activates_it_elsewhere(mine: int, theirs: int):
    many = AmountIs(Count(cards_in(ENERGY)), AT_LEAST, 3)
    used = replace(skill(DRAW, zones=(HAND,)), condition=many)
    gift = extra("Gift", cost=0, abilities=(used,))
    host = battle("Host", abilities=(skill(ActivateCard(cards_in(DROP))),))
    you = side(battle=[host], drop=[gift], energy=mine)
    t = table("dbs", you, side(energy=theirs), at="main")
    t.you.chooses("activate Host")
    t.you.hand.has(int(mine == 3))


@clause("dbs 2-11-2-3")
def test_x_is_said_for_a_battle_card_that_costs_x():
    ace = battle("Ace", cost=0, keywords=X_COST)
    t = holding(ace, "Rose", "Rose")
    t.you.chooses("play Ace")
    t.you.may_choose_exactly("1", "2")
    t.you.chooses("2")
    assert len(rested(t)) == 2
    t.you.battle.holds_exactly("Ace")


@clause("dbs 2-11-2-4")
def test_of_an_energy_cost_that_is_not_paid_x_is_zero():
    gift = drawing_x()
    free = battle("Host", abilities=(unable(MAIN, who=cards_in(HAND)),))
    t = table(
        "dbs",
        you=side(hand=["Gift"], battle=["Host"], energy=["Rose"]),
        cards=[gift, free, RED],
        at="main",
    )
    t.you.chooses("activate Gift")
    t.you.is_asked("main phase")
    assert rested(t) == []
    t.you.hand.has(0)
