"""Sections 7-2 and 7-3: the offense step and the defense step."""

from bythebook.games.dbs.cards.cards import AWAKEN, IN_BATTLE, MAIN, POWER, WISH
from bythebook.games.dbs.texts.events import CANNOT_COMBO, EV_COMBO, P_DEFENSE, P_OFFENSE
from bythebook.games.dbs.zones.zones import ACTIVE, BATTLE_AREA, HAND, REST
from bythebook.kernel.abilities.abilities import Trigger
from bythebook.kernel.language.nouns import This
from bythebook.kernel.language.words import OPPONENT, YOU
from bythebook.kernel.texts.verbs import TurnCards
from bythebook.testing import clause, side, table
from bythebook.testing.dbs import battle, extra, unison
from tests.rules.dbs.battle.fights import ACE, BOB, dear, defending, fight, holder, rested, skilled
from tests.rules.dbs.making import at_moment, cards_in, changed, skill, unable, waiting


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
