"""Sections 8-1, 8-5 and 8-7: activating skills, choosing, and what texts mean."""

from typing import Any

from bythebook.games.dbs.abilities.marker_costs import MarkerCost
from bythebook.games.dbs.cards.cards import (
    BATTLE,
    COUNTER_PLAY,
    IN_BATTLE,
    LEADER,
    MAIN,
    MARKER_COST,
    POWER,
    SPEAKS_OF_PLAYING,
    TOKEN,
    TYPE,
)
from bythebook.games.dbs.cards.energy import RestEnergy
from bythebook.games.dbs.texts.events import EV_EXTRA
from bythebook.games.dbs.zones.zones import (
    ACTIVE,
    BATTLE_AREA,
    COMBO_AREA,
    DECK,
    DROP,
    ENERGY,
    HAND,
    LEADER_AREA,
    REST,
    UNISON_AREA,
)
from bythebook.kernel.abilities.abilities import (
    ACT,
    Ability,
    CardDef,
    CostPart,
    Effect,
    Trigger,
)
from bythebook.kernel.abilities.resolve import R_CHOSEN
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import AmountIs
from bythebook.kernel.language.nouns import Bound, Cards, Count, Num, This
from bythebook.kernel.language.words import AT_LEAST, HAS, YOU
from bythebook.kernel.language.words import Test as Having
from bythebook.kernel.state.changes import Change, move
from bythebook.kernel.state.options import K_COUNTER, V_ACTIVATE
from bythebook.kernel.texts.lasting import Give
from bythebook.kernel.texts.verbs import ChooseCards, MoveCards, Search, TurnCards
from bythebook.testing import Table, clause, side, table
from bythebook.testing.dbs import battle, extra, leader, unison
from bythebook.testing.table import Side
from tests.rules.dbs.making import DRAW, changed, counter, draw, meant, seen, skill, told, waiting

ANYWHERE = (DECK, HAND, DROP, LEADER_AREA, BATTLE_AREA)


def mine(*cards: CardDef, rival: Side | None = None, **zones: Any) -> Table:
    """The main phase of a player with these areas."""
    them = side() if rival is None else rival
    return table("dbs", you=side(**zones), rival=them, cards=cards, at="main")


def why_not(t: Table, name: str) -> str:
    """The clause by which the first skill of a card of yours cannot be activated now."""
    card = t.you.card(name)
    return t.game.why_not((V_ACTIVATE, t.you.ref(name), t.game.abilities_of(card)[0]))


@clause("dbs 8-1-3")
def test_an_activate_skill_is_there_while_its_conditions_hold():
    rich = AmountIs(Count(Cards(zones=(HAND,))), AT_LEAST, 2)
    ability = Ability(ACT, (BATTLE_AREA,), condition=rich, body=(DRAW,), marks=MAIN)
    cards = [battle("Ace", abilities=(ability,)), battle("Bob", cost=9)]
    t = mine(*cards, battle="Ace", hand=["Bob"])
    t.you.may_not_choose("activate Ace")
    t = mine(*cards, battle="Ace", hand=["Bob", "Bob"])
    t.you.may_choose("activate Ace")
    t.you.chooses("activate Ace")
    t.you.hand.has(3)


@clause("dbs 8-1-3-1-1")
def test_without_a_cost_a_skill_is_just_declared():
    ace = battle("Ace", abilities=(skill(DRAW),))
    chief = leader("Chief", abilities=(skill(DRAW, zones=(LEADER_AREA,)),))
    dear = battle("Dear", abilities=(skill(DRAW, cost=(RestEnergy(1),)),))
    t = mine(ace, chief, dear, battle=[("Ace", REST), ("Dear", REST)], leader=("Chief", REST))
    t.you.may_choose_exactly("activate Ace", "activate Chief", "pass")
    t.you.chooses("activate Ace", "activate Chief")
    t.you.hand.has(2)


@clause("dbs 8-5-1")
def test_permanent_skills_apply_without_being_activated():
    growing = changed(POWER, 5000, (BATTLE_AREA,))
    ace = battle("Ace", abilities=(skill(DRAW), growing))
    t = mine(ace, battle=("Ace", REST))
    assert t.you.value("Ace", "power") == 15000
    t.you.may_choose_exactly("activate Ace", "attack leader", "pass")
    first = t.game.lib.own[t.game.state.definition[t.you.card("Ace")]]
    why = [t.game.why_not((V_ACTIVATE, t.you.ref("Ace"), ability)) for ability in first]
    assert why == ["", "dbs 8-5-1"]
    t.you.chooses("activate Ace")
    t.you.hand.has(1)


def magic(*body: Effect, cost: int = 1, zones: tuple[int, ...] = (HAND,)) -> CardDef:
    """An extra card."""
    return extra("Magic", cost, abilities=(Ability(ACT, zones, body=body, marks=MAIN),))


@clause("dbs 8-5-2-1")
def test_a_card_of_the_hand_is_shown_as_its_skill_is_named():
    stop = counter("Stop", COUNTER_PLAY)
    ability = Ability(ACT, (HAND,), body=(DRAW,), marks=MAIN | SPEAKS_OF_PLAYING)
    spell = extra("Magic", 1, abilities=(ability,))
    t = mine(spell, stop, hand=["Magic"], energy=1, rival=side(hand=["Stop"]))
    assert seen(t, 1, 0, "hand") == [None]
    t.you.chooses("activate Magic")
    t.rival.is_asked("counter")
    assert seen(t, 1, 0, "hand") == ["Magic"]
    nobody_answers(t)


@clause("dbs 8-5-2-2")
def test_the_cost_is_paid_before_the_skill_is_activated():
    rest_two = TurnCards(Cards(zones=(ENERGY,)), ACTIVE)
    t = mine(magic(rest_two, cost=2), hand=["Magic"], energy=2)
    t.you.chooses("activate Magic")
    t.you.may_choose_exactly("attack leader", "pass")
    t = mine(magic(DRAW, cost=2), hand=["Magic"], energy=2)
    t.you.chooses("activate Magic")
    assert t.you.energy.states == [REST, REST]


@clause("dbs 8-5-2-3", "dbs 8-1-3-1-4", "dbs 8-5-2-5-2")
def test_whoever_waits_for_an_extra_card_to_be_activated_is_told():
    watcher = waiting("Watcher", Trigger(EV_EXTRA, whose=YOU), draw(2))
    for zone, drawn in (("hand", 2), ("drop", 0)):
        spell = magic(Give(This(), POWER, Num(0)), zones=(HAND, DROP))
        areas: dict[str, Any] = {zone: ["Magic"]}
        t = mine(spell, watcher, battle="Watcher", energy=1, **areas)
        t.you.chooses("activate Magic")
        t.you.hand.has(drawn)
    fighter = battle("Ace", cost=3, abilities=(skill(draw(1)),))
    t = mine(fighter, watcher, battle=["Watcher", "Ace"])
    t.you.chooses("activate Ace")
    t.you.hand.has(1)


def nobody_answers(t: Table) -> None:
    """Nobody has another [Counter] skill to activate."""
    while t.game.pending is not None and t.asked.kind == K_COUNTER:
        t.decider.passes()


def answered() -> Table:
    """An extra card about playing was used; the other player may counter."""
    ability = Ability(ACT, (HAND,), body=(DRAW,), marks=MAIN | SPEAKS_OF_PLAYING)
    spell = extra("Magic", 0, abilities=(ability,))
    t = mine(spell, counter("Stop", COUNTER_PLAY, DRAW), hand=["Magic"], rival=side(hand=["Stop"]))
    t.you.chooses("activate Magic")
    return t


@clause("dbs 8-5-2-4")
def test_a_counter_timing_before_it_resolves():
    t = answered()
    t.rival.is_asked("counter")
    t.you.hand.is_("Magic")
    t.rival.chooses("activate Stop")
    nobody_answers(t)
    t.you.hand.is_("filler")


@clause("dbs 8-5-2-6")
def test_a_counter_timing_after_it_has_resolved():
    t = answered()
    t.rival.passes()
    t.rival.is_asked("counter")
    t.you.hand.is_("filler")
    t.rival.chooses("activate Stop")
    nobody_answers(t)
    t.rival.drop.is_("Stop")
    t.you.is_asked("main phase")


@clause("dbs 8-5-2-5-1")
def test_an_extra_card_goes_to_the_drop_area_as_it_resolves():
    count = Count(Cards(zones=(DROP,)), 5000)
    up = Give(Cards(zones=(LEADER_AREA,)), POWER, count)
    t = mine(magic(up, cost=0), hand=["Magic"])
    t.you.chooses("activate Magic")
    t.you.drop.is_("Magic")
    assert t.you.value("leader", "power") == 15000


@clause("dbs 8-5-2-5-2", "dbs 8-7-1")
def test_what_a_skill_says_is_carried_out_at_once():
    ace = battle("Ace", abilities=(skill(draw(2)),))
    t = mine(ace, battle="Ace")
    t.you.chooses("activate Ace")
    t.you.hand.has(2)


# Choosing.

TWO = (battle("Ace"), battle("Bob"))


def pick(count: int, up_to: bool = False, **zones: Any) -> Table:
    """A leader's skill: choose so many of one's battle cards and rest them."""
    choose = ChooseCards(Cards(zones=(BATTLE_AREA,), orient=ACTIVE), Num(count), up_to)
    body = (choose, TurnCards(Bound(R_CHOSEN), REST), DRAW)
    chief = leader("Chief", abilities=(skill(*body, zones=(LEADER_AREA,)),))
    t = mine(chief, *TWO, leader=("Chief", REST), **zones)
    t.you.chooses("activate Chief")
    return t


@clause("dbs 8-5-3", "dbs 8-5-3-1")
def test_a_stated_number_is_chosen_in_full_as_the_text_comes_to_it():
    t = pick(1, battle=["Ace", "Bob"])
    t.you.may_choose_exactly("Ace", "Bob")
    t.you.hand.has(0)
    t.you.chooses("Bob")
    assert (t.you.state_of("Ace"), t.you.state_of("Bob")) == (ACTIVE, REST)


@clause("dbs 8-5-3-2")
def test_up_to_is_any_number_from_none_on():
    t = pick(2, True, battle=["Ace", "Bob"])
    t.you.may_choose_exactly("Ace", "Bob", "done")
    t.you.chooses("Ace")
    t.you.may_choose_exactly("Bob", "done")
    t.you.chooses("done")
    assert (t.you.state_of("Ace"), t.you.state_of("Bob")) == (REST, ACTIVE)


@clause("dbs 8-5-3-3")
def test_with_too_few_all_of_them_are_chosen():
    t = pick(3, battle=["Ace", "Bob"])
    assert (t.you.state_of("Ace"), t.you.state_of("Bob")) == (REST, REST)


@clause("dbs 8-5-3-4")
def test_with_none_to_choose_the_rest_of_the_text_is_done():
    assert pick(1).you.hand.names == ["filler"]
    t = pick(2, battle=["Ace"])
    assert t.you.state_of("Ace") == REST


RED_CARDS = (Having(TYPE, HAS, BATTLE),)


@clause("dbs 8-5-3-5")
def test_among_cards_others_do_not_see_a_player_need_not_find_one():
    search = Search(Cards(zones=(DECK,), tests=RED_CARDS), up_to=False)
    body = (search, MoveCards(Bound(R_CHOSEN), HAND))
    chief = leader("Chief", abilities=(skill(*body, zones=(LEADER_AREA,)),))
    for choice, found in (("Ace", 1), ("done", 0)):
        t = mine(chief, *TWO, leader="Chief", deck=["Ace", *["filler"] * 5])
        t.you.chooses("activate Chief")
        assert seen(t, 0, 0, "deck")[0] == "Ace"
        t.you.may_choose_exactly("Ace", "filler", "done")
        t.you.chooses(choice)
        t.you.hand.has(found)


# What the words of texts mean.


def chosen_from(words: str, **areas: Any) -> Table:
    """A leader's skill: choose one of one's cards in the areas that a word stands for."""
    deed = f"Choose up to 1 of your {words}, switch it to Rest Mode, then draw 1 card."
    text = f"[Activate: Main] {deed}"
    chief = leader("Chief", traits=("Corps",), abilities=meant(text, kind=LEADER))
    spare = [
        battle("Ace", traits=("Corps",)),
        battle("Bob", traits=("Corps",)),
        battle("Tok", kind=BATTLE | TOKEN),
        battle("Tik", kind=BATTLE | TOKEN),
        unison("Una", keywords=0),
        unison("Ulf", keywords=0),
    ]
    t = mine(chief, *spare, leader=("Chief", REST), **areas)
    t.you.chooses("activate Chief")
    t.ends_asking()
    return t


@clause("dbs 8-5-4")
def test_battle_cards_are_in_battle_areas():
    t = chosen_from("Battle Cards", battle=["Ace"], drop=["Bob"], hand=["Bob"])
    t.you.may_choose_exactly("Ace", "done")


@clause("dbs 8-5-4-2")
def test_tokens_are_in_battle_areas():
    t = chosen_from("tokens", battle=["Tok", "Ace"], combo=["Tik"])
    t.you.may_choose_exactly("Tok", "done")


@clause("dbs 8-5-5")
def test_energy_cards_are_in_energy_areas():
    t = chosen_from("energy", energy=["Ace"], drop=["Bob"])
    t.you.may_choose_exactly("Ace", "done")


@clause("dbs 8-5-6")
def test_life_is_in_life_areas():
    text = "[Activate: Main] If you or your opponent's life is at 2 or less, draw 1 card."
    for life in (2, 3):
        mine = side(life=life, drop=3, hand=[told("Tells", text)])
        t = table("dbs", mine, side(life=4), at="main")
        t.you.chooses("activate Tells")
        t.you.hand.has(1 if life == 2 else 0)


@clause("dbs 8-5-7")
def test_unison_cards_are_in_unison_areas():
    t = chosen_from("Unison Cards", drop=["Ulf"], hand=["Una"])
    t.you.is_asked("main phase")
    t.you.hand.has(2)


@clause("dbs 8-5-9")
def test_names_and_traits_mean_cards_in_leader_and_battle_areas():
    t = chosen_from("«Corps» cards", battle=["Ace"], drop=["Bob"])
    t.you.may_choose_exactly("Ace", "Chief", "done")


@clause("dbs 8-5-8")
def test_a_skill_counts_only_in_the_area_it_says():
    spirit = battle("Spirit", abilities=(skill(DRAW, zones=(DROP,)),))
    t = mine(spirit, drop=["Spirit"])
    t.you.chooses("activate Spirit")
    t.you.hand.has(1)
    t = mine(spirit, battle=["Spirit"], hand=["Spirit"])
    t.you.may_not_choose("activate Spirit")
    assert why_not(t, "Spirit") == "dbs 8-5-8"
    # Where it counts, something else is against it.
    dear = battle("Spirit", abilities=(skill(DRAW, zones=(DROP,), cost=(RestEnergy(1),)),))
    assert why_not(mine(dear, drop=["Spirit"]), "Spirit") == "dbs 8-4-2-2"


class IntoCombo(CostPart):
    """This card goes to the combo area."""

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return move([source], COMBO_AREA, player)


@clause("dbs 8-5-10")
def test_this_card_is_meant_only_where_its_skill_was_activated():
    up = Give(This(), POWER, Num(5000))
    chief = Give(Cards(zones=(LEADER_AREA,)), POWER, Num(1000))
    for cost, power in (((), 15000), ((IntoCombo(),), 10000)):
        ability = skill(up, chief, when=IN_BATTLE, cost=cost)
        t = mine(battle("Ace", abilities=(ability,)), battle=["Ace"], hand=1)
        t.you.chooses("attack leader")
        t.you.chooses("activate Ace")
        assert t.you.value("Ace", "power") == power
        assert t.you.value("leader", "power") == 11000


def test_a_unison_card_gone_by_its_own_cost_gets_nothing():
    up = Give(This(), POWER, Num(20000))
    ability = Ability(
        ACT, (UNISON_AREA,), cost=(MarkerCost(-4),), body=(up, DRAW), marks=MAIN | MARKER_COST
    )
    una = unison("Una", cost=4, keywords=0, abilities=(ability,))
    t = mine(una, hand=["Una"], energy=4)
    t.you.chooses("play Una", "activate Una")
    t.you.unison.has(0)
    t.you.drop.is_("Una")
    t.you.hand.has(1)
    assert t.you.value("Una", "power") == 15000
