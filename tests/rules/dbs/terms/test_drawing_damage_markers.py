"""Sections 4-9 to 4-14: drawing, damage, markers, unaffected cards, X."""

from dataclasses import replace

from bythebook.games.dbs.cards.cards import POWER
from bythebook.games.dbs.cards.energy import RestEnergy
from bythebook.games.dbs.terms.playing import enter_unison
from bythebook.games.dbs.terms.terms import (
    DamageProcess,
    RemoveMarkers,
    add_markers,
    draw,
    draw_up_to,
)
from bythebook.games.dbs.texts.effects import DealDamage, Ko, Put
from bythebook.games.dbs.texts.events import (
    EV_DAMAGE,
    UNAFFECTED,
    UNAFFECTED_BY_OPPONENT,
)
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
from bythebook.kernel.abilities.abilities import (
    AUTO,
    Ability,
    CardDef,
    Trigger,
)
from bythebook.kernel.abilities.resolve import R_CHOSEN
from bythebook.kernel.language.nouns import Bound, Num, This
from bythebook.kernel.language.words import ANYONE, OPPONENT
from bythebook.kernel.state.changes import move
from bythebook.kernel.texts.lasting import Give
from bythebook.kernel.texts.verbs import ChooseCards, TakeTop, TurnCards
from bythebook.testing import Table, clause, side, table
from bythebook.testing.dbs import battle, unison
from tests.rules.dbs.making import (
    MAY_DRAW,
    cards_in,
    resolves,
    said,
    seen,
    skill,
    spell,
    unable,
)
from tests.rules.dbs.terms.cards_in_play import ACE


@clause("dbs 4-9-2")
def test_to_draw_is_to_add_the_top_card_of_the_deck_to_the_hand_unseen():
    t = table("dbs", you=side(deck=["Ace", "filler", "filler"]), cards=[ACE])
    t.run(draw(0, 1))
    t.you.hand.is_("Ace")
    assert seen(t, 1, 0, "hand") == [None]


@clause("dbs 4-9-3")
def test_to_draw_some_is_to_draw_one_so_many_times():
    for count in (1, 2, 3):
        t = table("dbs")
        assert draw(0, count) is not None
        t.run(draw(0, count))
        t.you.hand.has(count)
    assert draw(0, 0) is None


@clause("dbs 4-9-4")
def test_to_draw_up_to_none_is_nothing():
    assert draw_up_to(0, 0) is None
    t = table("dbs", you=side(hand=["Spell"]), cards=[spell(TakeTop(DECK, HAND, Num(2), True))])
    resolves(t)
    t.you.may_choose("yes")
    t.you.chooses("yes", "yes")
    t.you.hand.has(3)


@clause("dbs 4-9-4-1")
def test_who_draws_up_to_some_can_stop_before_each():
    t = table("dbs")
    t.run(draw_up_to(0, 3))
    t.you.is_asked("may")
    t.you.chooses("yes", "no")
    t.you.hand.has(1)
    t.you.is_asked("idle")


@clause("dbs 4-9-4-2")
def test_who_does_not_stop_draws_a_card():
    t = table("dbs")
    t.run(draw_up_to(0, 1))
    t.you.chooses("yes")
    t.you.hand.has(1)


@clause("dbs 4-9-4-3")
def test_it_ends_when_so_many_have_been_drawn():
    t = table("dbs")
    t.run(draw_up_to(0, 2))
    t.you.chooses("yes")
    t.you.may_choose_exactly("yes", "no")
    t.you.chooses("yes")
    t.you.hand.has(2)
    t.you.is_asked("idle")


@clause("dbs 4-10-2-1")
def test_one_damage_is_one_life_card_to_the_hand():
    t = table("dbs", rival=side(life=5))
    t.run(DamageProcess(1, 1))
    t.rival.life.has(4)
    t.rival.hand.has(1)


@clause("dbs 4-10-2-2")
def test_so_much_damage_is_one_damage_so_many_times():
    for amount in (0, 1, 2, 3):
        t = table("dbs", rival=side(life=5))
        t.run(DamageProcess(1, amount))
        t.rival.life.has(5 - amount)
        t.rival.hand.has(amount)


@clause("dbs 4-11-1-1")
def test_the_damage_of_an_attack_comes_from_the_attacking_card():
    # Waits for its own damage.
    hurts = battle(
        "Ace",
        abilities=(Ability(AUTO, (BATTLE_AREA,), Trigger(EV_DAMAGE, This()), body=(MAY_DRAW,)),),
    )
    mine = side(battle=["Ace", "Bob"], hand=1)
    for attacker in ("Bob", "Ace"):
        t = table("dbs", you=mine, cards=[hurts, battle("Bob")], at="main")
        t.you.chooses(f"attack {attacker} leader", "pass")
        t.rival.life.has(7)
        if attacker == "Ace":
            t.you.is_asked("may")
            t.you.chooses("no")
        t.you.is_asked("main phase")


@clause("dbs 4-11-1-2")
def test_the_damage_of_a_skill_comes_from_its_card():
    abilities = (
        skill(DealDamage(Num(1))),
        Ability(AUTO, (BATTLE_AREA,), Trigger(EV_DAMAGE, This()), body=(MAY_DRAW,)),
    )
    t = table(
        "dbs",
        you=side(battle=["Ace"], hand=1),
        cards=[battle("Ace", abilities=abilities)],
        at="main",
    )
    t.you.chooses("activate Ace")
    t.rival.life.has(7)
    t.you.is_asked("may")
    t.you.chooses("no")


def marked(markers: int, **more: object) -> Table:
    """A board with a unison card with some markers on it."""
    t = table("dbs", you=side(battle=["Duo"], **more), cards=[unison("Duo")])
    t.changes(add_markers(t.you.ref("Duo"), markers))
    return t


def markers_of(t: Table, name: str = "Duo") -> int:
    """How many markers are on a card of yours."""
    return t.you.counters(name)


@clause("dbs 4-12-2")
def test_markers_are_a_number_that_is_never_below_none():
    t = marked(2)
    t.run(RemoveMarkers(t.you.ref("Duo"), 3))
    assert markers_of(t) == 0
    t = marked(2)
    t.run(RemoveMarkers(t.you.ref("Duo"), 1))
    assert markers_of(t) == 1


@clause("dbs 4-12-3")
def test_a_number_that_is_lowered_is_markers_taken_off():
    t = marked(3)
    t.run(RemoveMarkers(t.you.ref("Duo"), 2))
    assert markers_of(t) == 1


@clause("dbs 4-12-4")
def test_a_card_that_moves_loses_its_markers():
    duo = unison("Duo")
    for zone, kept in ((BATTLE_AREA, 0), (DROP, 0), (UNISON_AREA, 2)):
        t = table("dbs", you=side(hand=["Duo"]), cards=[duo])
        t.changes(enter_unison(t.game, t.you.ref("Duo"), 0, 2))
        assert markers_of(t) == 2
        card = t.you.card("Duo")
        t.changes(move([t.you.ref("Duo")], zone, 1))
        assert t.game.state.counters.get((t.game.state.ref(card), 0), 0) == kept


@clause("dbs 4-12-5-1")
def test_one_marker_is_removed():
    t = marked(3)
    t.run(RemoveMarkers(t.you.ref("Duo"), 1))
    assert markers_of(t) == 2


@clause("dbs 4-12-5-2")
def test_so_many_markers_are_one_so_many_times():
    for count in (0, 1, 2, 3):
        t = marked(4)
        t.run(RemoveMarkers(t.you.ref("Duo"), count))
        assert markers_of(t) == 4 - count


def calm(bits: int) -> CardDef:
    """A card that is unaffected by skills."""
    return battle("Calm", power=5000, abilities=(unable(bits),))


@clause("dbs 4-13-1")
def test_what_is_unaffected_is_not_chosen_by_skills():
    pick = spell(ChooseCards(cards_in(BATTLE_AREA, whose=ANYONE)), TurnCards(Bound(R_CHOSEN), REST))
    for bits, mine in ((UNAFFECTED, ()), (UNAFFECTED_BY_OPPONENT, ("Calm",))):
        halves = (side(hand=["Spell"], battle=["Calm", "Ace"]), side(battle=["Calm", "Bob"]))
        t = table("dbs", *halves, [pick, calm(bits), ACE, battle("Bob")])
        resolves(t)
        t.you.may_choose_exactly("Ace", "Bob", *mine)
        t.you.chooses("Ace")


@clause("dbs 4-13-1")
def test_what_is_unaffected_is_not_touched_by_effects():
    for effect in (
        TurnCards(cards_in(BATTLE_AREA, whose=OPPONENT), REST),
        Give(cards_in(BATTLE_AREA, whose=OPPONENT), POWER, Num(-1000)),
        Put(cards_in(BATTLE_AREA, whose=OPPONENT), HAND),
        Ko(cards_in(BATTLE_AREA, whose=OPPONENT)),
    ):
        for bits in (UNAFFECTED, UNAFFECTED_BY_OPPONENT):
            halves = (side(hand=["Spell"]), side(battle=["Calm", "Ace"]))
            t = table("dbs", *halves, [spell(effect), calm(bits), ACE])
            resolves(t)
            assert "Calm" in t.rival.battle.names
            assert (t.rival.state_of("Calm"), t.rival.value("Calm", "power")) == (ACTIVE, 5000)
            ace = (t.rival.state_of("Ace"), t.rival.value("Ace", "power"))
            assert "Ace" not in t.rival.battle.names or ace != (ACTIVE, 5000)


def with_x(*more: RestEnergy) -> CardDef:
    """A battle card whose skill costs X energy and draws X cards."""
    ace = said("Ace", "[Activate: Main] Switch X of your energy to Rest Mode : Draw X cards.")
    return replace(ace, abilities=tuple(replace(a, cost=(*a.cost, *more)) for a in ace.abilities))


@clause("dbs 4-14-2")
def test_an_x_that_nothing_else_fixes_is_what_its_master_says():
    t = table("dbs", you=side(battle=["Ace"], energy=3), cards=[with_x()], at="main")
    t.you.chooses("activate Ace")
    t.you.is_asked("X")
    t.you.may_choose_exactly("1", "2", "3")
    t.you.chooses("2")
    state = t.game.state
    assert [state.orient[c] for c in state.zone(0, ENERGY)].count(REST) == 2
    t = table("dbs", you=side(battle=["Ace"], energy=3), cards=[with_x(RestEnergy(1))], at="main")
    t.you.chooses("activate Ace")
    t.you.may_choose_exactly("1", "2")
    t.you.chooses("2")
    t = table("dbs", you=side(battle=["Ace"], hand=1), cards=[with_x()], at="main")
    t.you.may_not_choose("activate Ace")


@clause("dbs 4-14-3")
def test_x_is_the_same_number_from_the_cost_to_the_end_of_the_effect():
    for x in (1, 2, 3):
        t = table("dbs", you=side(battle=["Ace"], energy=3), cards=[with_x()], at="main")
        t.you.chooses("activate Ace", str(x))
        t.you.hand.has(x)
        state = t.game.state
        assert [state.orient[c] for c in state.zone(0, ENERGY)].count(REST) == x
