"""Section 4: masters, checkpoints, free timings, drawing, damage, markers, X."""

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
    EV_EVOLVED,
    EV_PLAYED,
    P_MAIN,
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
    LIFE,
    REST,
    UNISON_AREA,
)
from bythebook.kernel.abilities.abilities import (
    AUTO,
    CONT,
    EV_ORIENT,
    Ability,
    CardDef,
    Modifier,
    Trigger,
)
from bythebook.kernel.abilities.resolve import R_CHOSEN
from bythebook.kernel.language.nouns import Bound, Cards, Count, Num, This
from bythebook.kernel.language.words import ANYONE, OPPONENT, YOU
from bythebook.kernel.state.changes import move
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.texts.lasting import Give, Later
from bythebook.kernel.texts.verbs import Announce, ChooseCards, TakeTop, TurnCards
from bythebook.testing import Table, clause, side, table
from bythebook.testing.dbs import battle, unison
from tests.rules.dbs.making import (
    DRAW,
    MAY_DRAW,
    at_moment,
    cards_in,
    changed,
    resolves,
    said,
    seen,
    skill,
    spell,
    unable,
    waiting,
)

ACE = battle("Ace", power=5000)


@clause("dbs 4-2-2")
def test_a_card_is_owned_by_whoever_brought_it():
    t = table("dbs", rival=side(battle=["Ace"], hand=2), cards=[ACE])
    state = t.game.state
    assert {state.owner[c] for c in state.zone(1, HAND)} == {1}
    t.changes(move([t.rival.ref("Ace")], BATTLE_AREA, 0))
    t.changes(move([t.you.ref("Ace")], DROP))
    t.rival.drop.is_("Ace")


@clause("dbs 4-2-4")
def test_an_effect_can_move_a_card_to_anothers_unison_area():
    duo = unison("Duo")
    t = table("dbs", rival=side(hand=["Duo"]), cards=[duo])
    t.changes(enter_unison(t.game, t.rival.ref("Duo"), 1, 2))
    t.changes(move([t.rival.ref("Duo")], UNISON_AREA, 0))
    t.you.unison.is_("Duo")
    t.rival.unison.is_()


@clause("dbs 4-2-4")
def test_an_effect_moves_no_card_to_anothers_area_out_of_play():
    take = spell(
        ChooseCards(cards_in(BATTLE_AREA, whose=OPPONENT)), Put(Bound(R_CHOSEN), HAND, YOU)
    )
    t = table("dbs", side(hand=["Spell"]), side(battle=["Ace"]), [take, ACE])
    resolves(t)
    t.rival.hand.is_("Ace")
    t.you.hand.is_("Spell")


@clause("dbs 4-3-2")
def test_a_card_is_mastered_by_the_player_in_whose_area_it_is():
    t = table("dbs", rival=side(battle=["Ace"]), cards=[ACE])
    card = t.rival.card("Ace")
    t.changes(move([t.rival.ref("Ace")], BATTLE_AREA, 0))
    assert t.game.state.master[card] == 0


def taken(card: CardDef, **more: object) -> Table:
    """A board on which the other player's card is in the battle area of the turn player, B."""
    t = table("dbs", you=side(battle=[card.name], **more), cards=[card], turn=1)
    t.changes(move([t.you.ref(card.name)], BATTLE_AREA, 1))
    return t


@clause("dbs 4-3-3")
def test_an_activate_skill_is_its_cards_masters():
    ace = battle("Ace", abilities=(skill(DRAW),))
    for turn in (0, 1):
        t = table("dbs", side(battle=["Ace"]), side(battle=["Ace"]), [ace], "main", turn)
        seat = (t.you, t.rival)[turn]
        assert "activate Ace" in seat.options
    t = table("dbs", rival=side(battle=["Ace"]), cards=[ace], at="main")
    t.you.may_choose_exactly("attack leader", "pass")


@clause("dbs 4-3-4")
def test_a_permanent_skill_is_its_cards_masters():
    grow = changed(POWER, 1000, (BATTLE_AREA,), Cards(YOU, (BATTLE_AREA,)))
    t = taken(battle("Ace", power=5000, abilities=(grow,)))
    assert t.rival.value("Ace", "power") == 6000
    t = table(
        "dbs",
        rival=side(battle=["Ace", "Bob"]),
        cards=[battle("Ace", abilities=(grow,)), battle("Bob", power=5000)],
    )
    assert t.rival.value("Bob", "power") == 6000


@clause("dbs 4-3-5")
def test_an_auto_skill_is_its_cards_masters_or_that_of_the_effect_that_made_it():
    watcher = waiting("Ace", Trigger(EV_PLAYED))
    t = table(
        "dbs",
        side(),
        side(battle=["Ace"], hand=["Bob"], energy=1),
        [watcher, battle("Bob")],
        "main",
        1,
    )
    t.rival.chooses("play Bob")
    t.rival.is_asked("may")
    t.rival.chooses("yes")
    t.rival.hand.has(1)
    later = Later(Ability(AUTO, (), Trigger(EV_PLAYED), body=(MAY_DRAW,)))
    cards = [spell(later), battle("Bob")]
    t = table("dbs", side(), side(hand=["Spell", "Bob"], energy=1), cards, "main", 1)
    t.rival.chooses("activate Spell", "play Bob")
    t.rival.is_asked("may")
    t.rival.chooses("no")


@clause("dbs 4-5-2")
def test_rules_are_processed_before_any_auto_skill():
    shrink = (Give(cards_in(BATTLE_AREA), POWER, Num(-5000)), Announce(EV_EVOLVED))
    cards = [spell(*shrink), ACE]
    for name in ("Yan", "Zed"):
        watcher = waiting(name, Trigger(EV_EVOLVED))
        cards.append(battle(name, power=15000, abilities=watcher.abilities))
    mine = side(hand=["Spell"], battle=["Yan", "Zed", "Ace"])
    t = table("dbs", you=mine, cards=cards)
    resolves(t)
    t.you.is_asked("standby")
    t.you.drop.is_("Ace")
    t.you.chooses("resolve Yan Spell", "no", "no")


@clause("dbs 4-5-3-1")
def test_rule_processing_is_repeated_until_none_is_due():
    shrink = spell(Give(cards_in(BATTLE_AREA), POWER, Num(-5000)), name="Spell")
    # Bob is stronger while another is there: it goes once Ace has gone.
    per = Modifier(ADD, POWER, This(), Count(Cards(YOU, (BATTLE_AREA,), other=True), 5000))
    grows = Ability(CONT, (BATTLE_AREA,), modifiers=(per,))
    bob = battle("Bob", power=5000, abilities=(grows,))
    t = table("dbs", you=side(hand=["Spell"], battle=["Ace", "Bob"]), cards=[shrink, ACE, bob])
    resolves(t)
    t.you.battle.is_()
    t.you.drop.holds_exactly("Ace", "Bob")


def both_wait(turn: int = 0) -> Table:
    """The main phase begins and both players have two skills that wait for that."""
    cards = [at_moment(name, P_MAIN, whose=ANYONE) for name in ("Ace", "Bob", "Cleo", "Dan")]
    return table(
        "dbs", side(battle=["Ace", "Bob"]), side(battle=["Cleo", "Dan"]), cards, "main", turn
    )


@clause("dbs 4-5-3-2")
def test_the_turn_player_chooses_one_of_their_pending_skills_first():
    for turn in (0, 1):
        t = both_wait(turn)
        first, second = (t.you, t.rival) if turn == 0 else (t.rival, t.you)
        mine = ("Ace", "Bob") if turn == 0 else ("Cleo", "Dan")
        first.may_choose_exactly(*(f"resolve {n}" for n in mine))
        first.chooses(f"resolve {mine[1]}")
        first.is_asked("may")
        first.chooses("no")
        first.is_asked("may")
        first.chooses("no")
        second.is_asked("standby")
        second.chooses(second.options[0], "no", "no")


@clause("dbs 4-5-3-3")
def test_only_then_the_other_player_chooses_one_of_theirs():
    t = both_wait()
    t.you.chooses("resolve Ace", "no", "no")
    t.rival.may_choose_exactly("resolve Cleo", "resolve Dan")
    t.rival.chooses("resolve Cleo")
    t.rival.may_choose("yes")
    t.rival.chooses("yes", "yes")
    t.rival.hand.has(2)


@clause("dbs 4-5-3-4")
def test_a_checkpoint_is_over_only_when_nothing_is_left():
    t = both_wait()
    t.you.chooses("resolve Ace", "yes")
    t.you.is_asked("may")
    t.you.chooses("yes")
    t.rival.chooses("resolve Cleo", "no", "no")
    t.you.is_asked("main phase")
    t.you.hand.has(2)


@clause("dbs 4-6-2-1")
def test_a_free_timing_begins_with_a_checkpoint():
    grow = spell(TurnCards(cards_in(BATTLE_AREA), REST), name="Spell")
    watcher = waiting("Ace", Trigger(EV_ORIENT, This(), value=REST))
    t = table(
        "dbs", you=side(hand=["Spell", "filler"], battle=["Ace"]), cards=[grow, watcher], at="main"
    )
    t.you.chooses("activate Spell")
    t.you.is_asked("may")
    t.you.chooses("no")
    t.you.is_asked("main phase")


@clause("dbs 4-6-2-2")
def test_a_player_who_acts_gets_another_free_timing():
    t = table("dbs", you=side(hand=["Ace", "Ace"], energy=2), cards=[ACE], at="main")
    t.you.chooses("play Ace")
    t.you.is_asked("main phase")
    t.you.chooses("play Ace")
    t.you.battle.has(2)


@clause("dbs 4-6-2-3")
def test_doing_nothing_ends_a_free_timing_and_the_game_goes_on():
    t = table("dbs", you=side(hand=1), rival=side(hand=1), at="main")
    t.you.passes()
    t.rival.is_asked("charge phase")


@clause("dbs 4-8-1")
def test_cards_of_four_areas_are_in_one_of_two_modes():
    for zone in ("leader", "battle", "energy", "unison"):
        t = table("dbs", you=side(**{zone: ["leader" if zone == "leader" else "Ace"]}), cards=[ACE])
        orient = t.game.zones.orient[t.game.zones.names.index(ZONES[zone])]
        assert orient == ACTIVE
    t = table("dbs")
    assert [t.game.zones.orient[z] for z in (HAND, DECK, DROP, LIFE)] == [0, 0, 0, 0]


ZONES = {
    "leader": "leader area",
    "battle": "battle area",
    "energy": "energy",
    "unison": "unison area",
}


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
