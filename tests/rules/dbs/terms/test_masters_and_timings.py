"""Sections 4-2 to 4-8: owners, masters, checkpoints, free timings, modes."""

from bythebook.games.dbs.cards.cards import POWER
from bythebook.games.dbs.terms.playing import enter_unison
from bythebook.games.dbs.texts.effects import Put
from bythebook.games.dbs.texts.events import (
    EV_EVOLVED,
    EV_PLAYED,
    P_MAIN,
)
from bythebook.games.dbs.zones.zones import (
    ACTIVE,
    BATTLE_AREA,
    DECK,
    DROP,
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
from bythebook.kernel.texts.verbs import Announce, ChooseCards, TurnCards
from bythebook.testing import Table, clause, side, table
from bythebook.testing.dbs import battle, unison
from tests.rules.dbs.making import (
    DRAW,
    MAY_DRAW,
    at_moment,
    cards_in,
    changed,
    resolves,
    skill,
    spell,
    waiting,
)
from tests.rules.dbs.terms.cards_in_play import ACE


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
    cards = [spell(DRAW, name="One"), spell(DRAW, name="Two")]
    t = table("dbs", you=side(hand=["One", "Two"]), rival=side(hand=1), cards=cards, at="main")
    # Doing something does not end it.
    t.you.chooses("activate One")
    t.you.may_choose("activate Two", "pass")
    t.you.passes()
    t.rival.is_asked("charge phase")


ZONES = {
    "leader": "leader area",
    "battle": "battle area",
    "energy": "energy",
    "unison": "unison area",
}


@clause("dbs 4-8-1")
def test_cards_of_four_areas_are_in_one_of_two_modes():
    for zone in ("leader", "battle", "energy", "unison"):
        t = table("dbs", you=side(**{zone: ["leader" if zone == "leader" else "Ace"]}), cards=[ACE])
        orient = t.game.zones.orient[t.game.zones.names.index(ZONES[zone])]
        assert orient == ACTIVE
    t = table("dbs")
    assert [t.game.zones.orient[z] for z in (HAND, DECK, DROP, LIFE)] == [0, 0, 0, 0]
