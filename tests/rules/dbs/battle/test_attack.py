"""Section 7-1 to 7-3: attacks, the offense step and the defense step."""

from typing import Any

from bythebook.games.dbs.cards.cards import AWAKEN, IN_BATTLE, MAIN, POWER, WISH
from bythebook.games.dbs.other.stacks import place_on_top
from bythebook.games.dbs.texts.effects import NegateAttack, Put
from bythebook.games.dbs.texts.events import (
    CANNOT_COMBO,
    EV_ATTACK,
    EV_ATTACKED,
    EV_COMBO,
    P_DEFENSE,
    P_OFFENSE,
    VAR_ATTACKER,
    VAR_GUARD,
)
from bythebook.games.dbs.zones.zones import (
    ACTIVE,
    BATTLE_AREA,
    ENERGY,
    HAND,
    LEADER_AREA,
    REST,
    WARP,
)
from bythebook.kernel.abilities.abilities import AUTO, Ability, CardDef, Effect, Trigger
from bythebook.kernel.language.nouns import This
from bythebook.kernel.language.words import OPPONENT, YOU
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.changes import move
from bythebook.kernel.texts.verbs import TurnCards
from bythebook.testing import Table, clause, side, table
from bythebook.testing.dbs import battle, extra, leader, unison
from tests.rules.dbs.making import (
    DRAW,
    MAY_DRAW,
    at_moment,
    cards_in,
    changed,
    skill,
    unable,
    waiting,
)

ACE = battle("Ace", power=15000)
BOB = battle("Bob", power=10000)
CLEO = battle("Cleo", power=10000)


def fight(mine: dict[str, Any], theirs: dict[str, Any] | None = None, *cards: CardDef) -> Table:
    """A main phase with two sides."""
    halves = (side(**mine), side(**(theirs or {})))
    return table("dbs", *halves, [ACE, BOB, CLEO, *cards], "main")


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


@clause("dbs 7-2-1-1")
def test_the_offense_step_begins_with_triggers():
    t = fight({"battle": ["Dan"], "hand": 1}, {}, at_moment("Dan", P_OFFENSE))
    t.you.chooses("attack leader")
    t.you.is_asked("may")
    t.you.chooses("no")
    t.you.is_asked("offense step")


@clause("dbs 7-2-1-2")
def test_the_turn_player_acts_in_the_offense_step():
    t = fight({"hand": ["Bob"], "battle": ["Cleo"]}, {"hand": ["Bob"]})
    t.you.chooses("attack leader")
    t.rival.passes()
    t.you.is_asked("offense step")
    t.you.may_choose_exactly("combo Bob", "combo Cleo", "pass")


@clause("dbs 7-2-1-2-1")
def test_the_turn_player_combos_with_active_battle_cards_but_for_the_attack_card():
    t = fight(
        {"battle": [("Ace", ACTIVE), ("Bob", ACTIVE), ("Cleo", REST)], "hand": ["Relic"]},
        {},
        extra("Relic"),
    )
    t.you.chooses("attack Ace leader")
    t.you.may_choose_exactly("combo Bob", "pass")
    t.you.chooses("combo Bob")
    t.you.combo.is_("Bob")
    t.you.battle.holds_exactly("Ace", "Cleo")


@clause("dbs 7-2-1-2-2")
def test_the_turn_player_combos_with_battle_cards_of_the_hand():
    t = fight({"hand": ["Bob", "Relic"]}, {}, extra("Relic"))
    t.you.chooses("attack leader")
    t.you.may_choose_exactly("combo Bob", "pass")
    t.you.chooses("combo Bob")
    t.you.combo.is_("Bob")


def dear(cost: int) -> CardDef:
    """A card with a combo cost."""
    return battle("Dear", combo=(cost, 10000))


def rested(t: Table, player: int) -> int:
    """How many energy of a player are in rest mode."""
    state = t.game.state
    return [state.orient[c] for c in state.zone(player, ENERGY)].count(REST)


@clause("dbs 7-2-1-2-1-1", "dbs 2-10-1")
def test_a_combo_out_of_the_battle_area_rests_its_cost_or_is_not_declared():
    for energy, offered in ((0, False), (1, True), (2, True)):
        t = fight(
            {"battle": ["Dear"], "hand": ["Relic"], "energy": energy}, {}, dear(1), extra("Relic")
        )
        t.you.chooses("attack leader")
        t.you.may_choose_exactly(*(("combo Dear",) if offered else ()), "pass")
    t.you.chooses("combo Dear")
    assert rested(t, 0) == 1


@clause("dbs 7-2-1-2-2-1")
def test_a_combo_out_of_the_hand_rests_its_cost_or_is_not_declared():
    for energy, offered in ((0, False), (1, True), (2, True)):
        t = fight({"hand": ["Dear", "Relic"], "energy": energy}, {}, dear(1), extra("Relic"))
        t.you.chooses("attack leader")
        t.you.may_choose_exactly(*(("combo Dear",) if offered else ()), "pass")
    t.you.chooses("combo Dear")
    assert rested(t, 0) == 1


@clause("dbs 3-7-3")
def test_a_card_of_the_hand_is_shown_before_its_combo_cost_is_paid():
    # With two colors of energy, which is rested is asked.
    wave = battle("Wave", color="blue")
    t = fight(
        {"hand": ["Dear", "Relic"], "energy": ["Wave", "filler"]}, {}, dear(1), wave, extra("Relic")
    )
    t.you.chooses("attack leader", "combo Dear")
    t.you.is_asked("pay")
    seen = t.game.state.seen
    assert [seen[t.you.card(name)] for name in ("Dear", "Relic")] == [3, 1]
    t.you.chooses("Wave")
    t.you.combo.is_("Dear")


@clause("dbs 3-7-3")
def test_to_combo_is_to_place_a_battle_card_in_the_combo_area():
    used = waiting("Watcher", Trigger(EV_COMBO, whose=YOU))
    t = fight({"hand": ["Bob", "filler"], "battle": ["Watcher"]}, {}, used)
    t.you.chooses("attack leader", "combo Bob")
    t.you.combo.is_("Bob")
    t.you.is_asked("may")
    t.you.chooses("no")


@clause("dbs 3-7-3-1")
def test_a_card_without_combo_cost_or_combo_power_is_not_used_in_a_combo():
    for combo, offered in (
        ((0, 5000), True),
        ((-1, 5000), False),
        ((0, -1), False),
        ((0, 0), True),
    ):
        odd = battle("Odd", combo=combo)
        t = fight({"hand": ["Odd", "Relic"]}, {}, odd, extra("Relic"))
        t.you.chooses("attack leader")
        t.you.may_choose_exactly(*(("combo Odd",) if offered else ()), "pass")


def test_what_cannot_combo_is_not_offered():
    calm = battle("Calm", abilities=(unable(CANNOT_COMBO, (HAND, BATTLE_AREA)),))
    t = fight({"hand": ["Calm", "Bob"], "battle": ["Calm"]}, {}, calm)
    t.you.chooses("attack leader")
    t.you.may_choose_exactly("combo Bob", "pass")


def skilled(when: int) -> list[CardDef]:
    """One card of each type with a skill."""
    return [
        battle("Dan", abilities=(skill(DRAW, when=when),)),
        leader("Chief", abilities=(skill(DRAW, when=when, zones=(LEADER_AREA,)),)),
        extra("Spell", cost=0, abilities=(skill(DRAW, when=when, zones=(HAND,)),)),
    ]


def holder(**more: object) -> dict[str, object]:
    """A side with one of each of those."""
    return {"battle": [("Dan", REST), "Ace"], "leader": ["Chief"], "hand": ["Spell"], **more}


@clause("dbs 7-2-1-2-3")
def test_the_turn_player_activates_battle_skills_in_the_offense_step():
    for when, offered in ((IN_BATTLE, True), (MAIN | IN_BATTLE, True), (MAIN, False)):
        t = fight(holder(), {}, *skilled(when))
        t.you.chooses("attack Ace leader")
        named = ("activate Dan", "activate Chief", "activate Spell") if offered else ()
        t.you.may_choose_exactly(*named, "pass")


@clause("dbs 7-2-1-2-3-2")
def test_awaken_and_wish_are_activated_in_the_offense_step():
    for keyword in (AWAKEN, WISH):
        t = fight(holder(), {}, *skilled(keyword))
        t.you.chooses("attack Ace leader")
        assert "activate Chief" in t.you.options


@clause("dbs 7-2-1-3")
def test_doing_nothing_leads_to_the_defense_step():
    t = fight({"hand": ["Bob"]}, {"hand": ["Bob"]})
    t.you.chooses("attack leader")
    t.rival.passes()
    t.you.may_choose_exactly("combo Bob", "pass")
    t.you.passes()
    t.rival.is_asked("defense step")


@clause("dbs 7-2-1-3-1")
def test_with_a_unison_card_on_guard_there_is_no_defense_step():
    halves = (side(battle=["Ace"], hand=1), side(hand=["Duo", "Bob"], energy=2))
    t = table("dbs", *halves, [ACE, BOB, unison("Duo", power=10000)], "main", 1)
    t.rival.chooses("play Duo", "2")
    t.you.passes()
    t.rival.passes()
    t.you.passes()
    t.you.chooses("attack Ace Duo")
    t.rival.passes()
    t.you.is_asked("offense step")
    t.you.passes()
    t.you.is_asked("main phase")


def defending(
    mine: dict[str, object], theirs: dict[str, object], *cards: CardDef, guard: str = "leader"
) -> Table:
    """A battle that has come to the defense step, the attacker being Ace."""
    t = fight({"battle": ["Ace"], **mine}, theirs, *cards)
    t.you.chooses(f"attack Ace {guard}")
    if t.asked.player == 1:
        t.rival.passes()
    if t.asked.player == 0:
        t.you.passes()
    return t


@clause("dbs 7-3-1-1")
def test_the_defense_step_begins_with_triggers():
    dan = at_moment("Dan", P_DEFENSE, whose=OPPONENT)
    t = fight({"battle": ["Ace"]}, {"battle": ["Dan"], "hand": 1}, dan)
    t.you.chooses("attack Ace leader")
    t.rival.passes()
    t.rival.is_asked("may")
    t.rival.chooses("no")
    t.rival.is_asked("defense step")


@clause("dbs 7-3-1-2")
def test_the_other_player_acts_in_the_defense_step():
    t = defending({}, {"hand": ["Bob"], "battle": ["Cleo"]})
    t.rival.is_asked("defense step")
    t.rival.may_choose_exactly("combo Bob", "combo Cleo", "pass")


@clause("dbs 7-3-1-2-1")
def test_the_other_player_combos_with_active_battle_cards_but_for_the_guard_card():
    theirs = {"battle": [("Cleo", REST), ("Bob", ACTIVE), ("Dan", REST)], "hand": ["Relic"]}
    t = defending({}, theirs, extra("Relic"), battle("Dan"), guard="Cleo")
    t.rival.may_choose_exactly("combo Bob", "pass")
    t.rival.chooses("combo Bob")
    t.rival.combo.is_("Bob")
    # A guard card that has become active is not used either.
    rises = skill(TurnCards(This(), ACTIVE), when=IN_BATTLE)
    theirs = {"battle": [("Calm", REST), ("Bob", ACTIVE)], "hand": ["Relic"]}
    t = defending({}, theirs, battle("Calm", abilities=(rises,)), extra("Relic"), guard="Calm")
    t.rival.chooses("activate Calm")
    assert t.rival.state_of("Calm") == ACTIVE
    t.rival.may_choose_exactly("activate Calm", "combo Bob", "pass")


@clause("dbs 7-3-1-2-2")
def test_the_other_player_combos_with_battle_cards_of_the_hand():
    t = defending({}, {"hand": ["Bob", "Relic"]}, extra("Relic"))
    t.rival.may_choose_exactly("combo Bob", "pass")
    t.rival.chooses("combo Bob")
    t.rival.combo.is_("Bob")


@clause("dbs 7-3-1-2-1-1")
def test_the_other_players_combo_out_of_the_battle_area_rests_its_cost():
    for energy, offered in ((0, False), (1, True)):
        t = defending(
            {}, {"battle": ["Dear"], "hand": ["Relic"], "energy": energy}, dear(1), extra("Relic")
        )
        t.rival.may_choose_exactly(*(("combo Dear",) if offered else ()), "pass")
    t.rival.chooses("combo Dear")
    assert rested(t, 1) == 1


@clause("dbs 7-3-1-2-2-1")
def test_the_other_players_combo_out_of_the_hand_rests_its_cost():
    for energy, offered in ((0, False), (1, True)):
        t = defending({}, {"hand": ["Dear", "Relic"], "energy": energy}, dear(1), extra("Relic"))
        t.rival.may_choose_exactly(*(("combo Dear",) if offered else ()), "pass")
    t.rival.chooses("combo Dear")
    assert rested(t, 1) == 1


@clause("dbs 7-3-1-2-3")
def test_the_other_player_activates_battle_skills_in_the_defense_step():
    for when, offered in ((IN_BATTLE, True), (MAIN | IN_BATTLE, True), (MAIN, False)):
        theirs = {"battle": [("Dan", REST)], "leader": ["Chief"], "hand": ["Spell"]}
        t = defending({}, theirs, *skilled(when), guard="Chief")
        named = ("activate Dan", "activate Chief", "activate Spell") if offered else ()
        t.rival.may_choose_exactly(*named, "pass")


@clause("dbs 7-3-1-2-3-2")
def test_awaken_and_wish_are_activated_in_the_defense_step():
    for keyword in (AWAKEN, WISH):
        t = defending({}, {"leader": ["Chief"], "hand": 1}, *skilled(keyword), guard="Chief")
        assert "activate Chief" in t.rival.options


@clause("dbs 7-3-1-3")
def test_doing_nothing_leads_to_the_damage_step():
    t = defending({"hand": 1}, {"hand": ["Bob"]})
    t.rival.may_choose_exactly("combo Bob", "pass")
    t.rival.passes()
    t.rival.life.has(7)
    t.you.is_asked("main phase")


def test_what_is_used_in_a_combo_does_not_speak_there():
    grow = changed(POWER, 5000, (BATTLE_AREA,), cards_in(BATTLE_AREA))
    t = fight({"hand": ["Dan", "filler"], "battle": ["Ace"]}, {}, battle("Dan", abilities=(grow,)))
    t.you.chooses("attack Ace leader", "combo Dan")
    assert t.you.value("Ace", "power") == 15000
