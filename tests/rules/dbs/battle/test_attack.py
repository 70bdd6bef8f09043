"""Section 7-1: attacks."""

from bythebook.games.dbs.other.stacks import place_on_top
from bythebook.games.dbs.texts.effects import NegateAttack, Put
from bythebook.games.dbs.texts.events import (
    EV_ATTACK,
    EV_ATTACKED,
    EV_NEGATED,
    P_OFFENSE,
    VAR_ATTACKER,
    VAR_GUARD,
    VAR_NEGATED,
)
from bythebook.games.dbs.zones.zones import ACTIVE, BATTLE_AREA, DECK, HAND, REST, WARP
from bythebook.kernel.abilities.abilities import AUTO, Ability, CardDef, Effect, Trigger
from bythebook.kernel.language.nouns import Count, This
from bythebook.kernel.language.words import OPPONENT
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.changes import EVENT, move
from bythebook.kernel.texts.verbs import TakeTop
from bythebook.testing import clause, side, table
from bythebook.testing.dbs import battle, extra, unison
from tests.rules.dbs.battle.fights import ACE, CLEO, fight
from tests.rules.dbs.making import MAY_DRAW, at_moment, cards_in, spell, waiting


@clause("dbs 7-1")
def test_an_active_card_attacks_a_leader_a_unison_card_or_a_resting_battle_card():
    duo = unison("Duo")
    mine = {"battle": [("Ace", ACTIVE), ("Bob", REST), ("Relic", ACTIVE)], "hand": 1}
    theirs = {"battle": [("Cleo", REST), ("Bob", ACTIVE), ("Relic", REST)]}
    t = fight(mine, theirs, duo, extra("Relic"))
    t.you.may_choose_exactly(
        "attack leader", "attack leader Cleo", "attack Ace leader", "attack Ace Cleo", "pass"
    )
    t.you.chooses("attack Ace Cleo")
    assert t.you.state_of("Ace") == REST
    assert t.game.state.vars[VAR_ATTACKER] == t.you.ref("Ace")
    assert t.game.state.vars[VAR_GUARD] == t.rival.ref("Cleo")


def test_a_unison_card_attacks_and_is_attacked():
    cards = [ACE, unison("Duo", power=10000)]
    t = table("dbs", side(battle=["Ace"]), side(hand=["Duo"], energy=2), cards, "main", 1)
    t.rival.chooses("play Duo", "2", "pass")
    t.you.passes()
    t.you.may_choose_exactly(
        "attack leader", "attack leader Duo", "attack Ace leader", "attack Ace Duo", "pass"
    )
    t = table("dbs", side(hand=["Duo", "filler"], energy=1), side(), [unison("Duo")], "main")
    t.you.chooses("play Duo", "attack Duo leader")
    t.you.passes()
    t.rival.life.has(7)


@clause("dbs 7-1-1")
def test_attacking_and_being_attacked_are_triggers():
    attacks = Ability(AUTO, (BATTLE_AREA,), Trigger(EV_ATTACK, This()), body=(MAY_DRAW,))
    attacked = Ability(AUTO, (BATTLE_AREA,), Trigger(EV_ATTACKED, This()), body=(MAY_DRAW,))
    cards = [battle("Ace", abilities=(attacks,)), battle("Cleo", abilities=(attacked,))]
    t = table("dbs", side(battle=["Ace"]), side(battle=[("Cleo", REST)]), cards, "main")
    t.you.chooses("attack Ace Cleo")
    t.you.is_asked("may")
    t.you.chooses("no")
    t.rival.is_asked("may")
    t.rival.chooses("no")
    t = table("dbs", side(battle=["Ace"], hand=1), side(battle=[("Cleo", REST)]), cards, "main")
    t.you.chooses("attack leader")
    t.you.is_asked("offense step")


@clause("dbs 7-1-3")
def test_a_checkpoint_comes_before_the_offense_step():
    attacks = waiting("Ace", Trigger(EV_ATTACK, This()))
    offense = at_moment("Bob", P_OFFENSE)
    t = table("dbs", side(battle=["Ace", "Bob"], hand=1), side(), [attacks, offense], "main")
    t.you.chooses("attack Ace leader")
    t.you.is_asked("may")
    assert t.asked.source == t.you.ref("Ace")
    # The offense step has not begun: nothing else is pending.
    assert not t.waiting
    t.you.chooses("no")
    assert t.asked.source == t.you.ref("Bob")
    t.you.chooses("no")


def when_attacking(*body: Effect) -> CardDef:
    """A card that does something when it attacks."""
    return waiting("Ace", Trigger(EV_ATTACK, This()), *body)


@clause("dbs 7-1-4")
def test_a_negated_attack_goes_on_at_its_end():
    t = table("dbs", side(battle=["Ace"], hand=1), side(), [when_attacking(NegateAttack())], "main")
    t.you.chooses("attack Ace leader")
    t.you.is_asked("main phase")
    t.rival.life.has(8)
    assert t.you.state_of("Ace") == REST
    assert t.game.state.vars[VAR_ATTACKER] == -1


def test_where_there_is_no_attack_none_is_negated():
    calm = spell(NegateAttack())
    t = table("dbs", side(battle=["Ace"], hand=["Spell"]), side(), [ACE, calm], "main")
    then = t.happened
    t.you.chooses("activate Spell")
    t.you.drop.holds_exactly("Spell")
    assert not any(c[:2] == (EVENT, EV_NEGATED) for c in t.since(then))
    assert t.game.state.vars[VAR_NEGATED] == 0
    # Nor is the next one.
    t.you.chooses("attack Ace leader")
    t.goes_on_to("main phase")
    t.rival.life.has(7)


def test_a_card_that_has_become_another_is_no_longer_this_card():
    for body, drawn in (((), 1), ((Put(This(), HAND),), 0)):
        ace = when_attacking(*body, TakeTop(DECK, HAND, Count(This())))
        t = table("dbs", side(battle=["Ace"], hand=1), side(), [ace], "main")
        t.you.chooses("attack Ace leader")
        t.goes_on_to("main phase")
        t.you.hand.has(1 + len(body) + drawn)


@clause("dbs 7-1-4")
def test_an_attack_without_attacker_or_guard_goes_on_at_its_end():
    for body in (Put(This(), HAND), Put(cards_in(BATTLE_AREA, whose=OPPONENT), HAND)):
        halves = (side(battle=["Ace"], hand=1), side(battle=[("Cleo", REST)]))
        t = table("dbs", *halves, [when_attacking(body), CLEO], "main")
        t.you.chooses("attack Ace Cleo")
        t.you.is_asked("main phase")


class Cover(Effect):
    """A battle card of the warp is placed on top of a card that fights."""

    def __init__(self, var: int) -> None:
        self.var = var

    def run(self, frame, game) -> Flow:
        fighter = game.state.vars[self.var]
        player = game.state.master[fighter & 0x7FF]
        card = game.state.zone(player, WARP)[0]
        return [
            *move([game.state.ref(card)], BATTLE_AREA, player),
            *place_on_top(fighter, (game.state.inc[card] + 1) << 11 | card),
        ]


@clause("dbs 7-1-4")
def test_a_battle_card_played_on_top_of_a_fighting_card_fights_in_its_place():
    giant = battle("Giant", power=30000)
    for var, mine, theirs, lost in (
        (VAR_ATTACKER, ["Giant"], [], 1),
        (VAR_GUARD, [], ["Giant"], 0),
    ):
        strong = battle("Cleo", power=20000) if var == VAR_ATTACKER else CLEO
        cards = [when_attacking(Cover(var)), strong, giant]
        halves = (
            side(battle=["Ace"], hand=1, warp=mine),
            side(battle=[("Cleo", REST)], warp=theirs),
        )
        t = table("dbs", *halves, cards, "main")
        t.you.chooses("attack Ace Cleo")
        t.you.is_asked("offense step")
        t.you.passes()
        assert len(t.rival.drop) == lost
        (t.you if mine else t.rival).battle.is_("Giant")


def test_what_was_covered_and_moved_since_does_not_fight():
    t = fight({"battle": ["Ace"], "hand": 1}, {"battle": [("Cleo", REST)]})
    t.you.chooses("attack Ace Cleo", "pass")
    t.rival.drop.is_("Cleo")
