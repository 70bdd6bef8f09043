"""Section 7-4: the damage step, and what powers come to."""

from bythebook.games.dbs.cards.cards import (
    COMBO_POWER,
    DOUBLE_STRIKE,
    POWER,
    QUADRUPLE_STRIKE,
    TRIPLE_STRIKE,
    VICTORY_STRIKE,
)
from bythebook.games.dbs.texts.events import (
    CANNOT_BE_DAMAGED,
    EV_AFTER_COMBO,
    EV_DAMAGE,
    EV_KO,
    EV_KOS,
    EV_MARKER,
    EV_WILL_DAMAGE,
    EV_WILL_MARKER,
    FOR_THE_BATTLE,
    P_BATTLE_ENDS,
    P_COMBO_DROPS,
    P_DAMAGE,
    VAR_ATTACKER,
    VAR_GUARD,
    VAR_STEP,
)
from bythebook.games.dbs.zones.zones import BATTLE_AREA, COMBO_AREA, DROP, HAND, REST
from bythebook.kernel.abilities.abilities import AUTO, EV_MOVE, Ability, CardDef, Trigger
from bythebook.kernel.happening.happen import batch
from bythebook.kernel.language.nouns import Player, This
from bythebook.kernel.language.words import ANYONE
from bythebook.kernel.state.changes import WHILE_FRAME, give
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.testing import Table, clause, side, table
from bythebook.testing.dbs import battle, leader, unison
from tests.rules.dbs.making import MAY_DRAW, at_moment, changed, unable, waiting

ACE = battle("Ace", power=15000)


def attacked(
    power: int, guard: int, *cards: CardDef, mine: tuple[str, ...] = (), **more: object
) -> Table:
    """An attack by Ace on the resting Cleo, up to the offense step; the rival holds no cards."""
    known = [battle("Ace", power=power), battle("Cleo", power=guard), *cards]
    halves = (
        side(battle=["Ace", *mine], hand=["filler"]),
        side(battle=[("Cleo", REST)], **more),
    )
    t = table("dbs", *halves, known, "main")
    t.you.chooses("attack Ace Cleo")
    return t


@clause("dbs 7-4-1-1")
def test_the_damage_step_begins_with_triggers():
    t = attacked(10000, 10000, at_moment("Bob", P_DAMAGE), mine=("Bob",))
    t.you.passes()
    t.you.is_asked("may")
    t.rival.battle.is_("Cleo")
    t.you.chooses("no")
    t.rival.battle.is_()


def combo(power: int, name: str = "Help") -> CardDef:
    """A card for a combo."""
    return battle(name, combo=(0, power))


@clause("dbs 7-4-1-2", "dbs 2-9-1")
def test_the_combo_power_of_the_turn_player_is_added_to_the_attack_card():
    for power, wins in ((4000, False), (5000, True), (10000, True)):
        known = [battle("Ace", power=10000), battle("Cleo", power=15000), combo(power)]
        t = table(
            "dbs", side(battle=["Ace"], hand=["Help"]), side(battle=[("Cleo", REST)]), known, "main"
        )
        t.you.chooses("attack Ace Cleo", "combo Help")
        assert t.rival.battle.names == ([] if wins else ["Cleo"])


def test_the_combo_power_of_several_cards_is_added_up():
    known = [battle("Ace", power=10000), battle("Cleo", power=20000), combo(5000)]
    t = table(
        "dbs",
        side(battle=["Ace"], hand=["Help", "Help"]),
        side(battle=[("Cleo", REST)]),
        known,
        "main",
    )
    t.you.chooses("attack Ace Cleo", "combo Help", "combo Help")
    t.rival.battle.is_()


@clause("dbs 7-4-1-3")
def test_the_combo_power_of_the_other_player_is_added_to_the_guard_card():
    for power, wins in ((5000, True), (5001, False)):
        known = [battle("Ace", power=15000), battle("Cleo", power=10000), combo(power)]
        halves = (side(battle=["Ace"]), side(battle=[("Cleo", REST)], hand=["Help"]))
        t = table("dbs", *halves, known, "main")
        t.you.chooses("attack Ace Cleo")
        t.rival.passes()
        t.rival.chooses("combo Help")
        assert t.rival.battle.names == ([] if wins else ["Cleo"])


def test_combo_power_below_zero_counts_as_zero():
    weak = battle(
        "Help", combo=(0, 5000), abilities=(changed(COMBO_POWER, -9000, (HAND, COMBO_AREA)),)
    )
    known = [battle("Ace", power=10000), battle("Cleo", power=10000), weak]
    t = table(
        "dbs", side(battle=["Ace"], hand=["Help"]), side(battle=[("Cleo", REST)]), known, "main"
    )
    t.you.chooses("attack Ace Cleo", "combo Help")
    t.rival.battle.is_()


@clause("dbs 7-4-1-4", "dbs 2-8-1")
def test_with_less_power_than_the_guard_card_nothing_comes_of_an_attack():
    for power, wins in ((9999, False), (10000, True), (10001, True)):
        t = attacked(power, 10000)
        t.you.passes()
        assert t.rival.battle.names == ([] if wins else ["Cleo"])
        t.you.battle.is_("Ace")


@clause("dbs 2-8-3")
def test_power_below_zero_is_below_zero():
    # The attacker's leader is weaker than the other, though both are below zero.
    for mine, theirs, dealt in ((-15000, -14000, 0), (-14000, -15000, 1), (-14000, -14000, 1)):
        chiefs = [
            leader("Chief", abilities=(changed(POWER, mine, (3,)),)),
            leader("Head", abilities=(changed(POWER, theirs, (3,)),)),
        ]
        t = table("dbs", side(leader=["Chief"], hand=1), side(leader=["Head"]), chiefs, "main")
        t.you.chooses("attack Chief Head", "pass")
        t.rival.life.has(8 - dealt)


def on_leader(
    *cards: CardDef, keywords: int = 0, mine: tuple[str, ...] = (), **more: object
) -> Table:
    """An attack by Ace on the leader, up to the offense step; the rival holds no cards."""
    known = [battle("Ace", power=15000, keywords=keywords), *cards]
    halves = (side(battle=["Ace", *mine], hand=["filler"]), side(**more))
    t = table("dbs", *halves, known, "main")
    t.you.chooses("attack Ace leader")
    return t


@clause("dbs 7-4-1-4-1")
def test_before_damage_is_dealt_whoever_waits_for_it_is_triggered():
    will = waiting("Bob", Trigger(EV_WILL_DAMAGE))
    t = on_leader(will, mine=("Bob",))
    t.you.passes()
    t.you.is_asked("may")
    t.rival.life.has(8)
    t.you.chooses("no")
    t.rival.life.has(7)


@clause("dbs 7-4-1-4-1")
def test_who_takes_no_damage_triggers_nothing():
    will = waiting("Bob", Trigger(EV_WILL_DAMAGE))
    safe = battle("Wall", abilities=(unable(CANNOT_BE_DAMAGED, who=Player()),))
    for wall in (True, False):
        t = on_leader(will, safe, mine=("Bob",), battle=[("Wall", REST)] if wall else [])
        t.you.passes()
        if not wall:
            t.you.is_asked("may")
            t.you.chooses("no")
        t.you.is_asked("main phase")
        t.rival.life.has(8 if wall else 7)


@clause("dbs 7-4-1-4-1")
def test_a_leader_that_is_damaged_is_not_kod_besides():
    t = on_leader(waiting("Bob", Trigger(EV_KO)), mine=("Bob",))
    t.you.passes()
    t.rival.life.has(7)
    t.you.is_asked("main phase")


@clause("dbs 7-4-1-4-1-1")
def test_an_attack_on_a_leader_deals_one_damage():
    t = on_leader()
    t.you.passes()
    t.rival.life.has(7)
    t.rival.hand.has(1)


@clause("dbs 7-4-1-4-1-2")
def test_whoever_waits_for_damage_that_was_dealt_is_triggered():
    dealt = waiting("Bob", Trigger(EV_DAMAGE))
    t = on_leader(dealt, mine=("Bob",))
    t.you.passes()
    t.rival.life.has(7)
    t.you.is_asked("may")
    t.you.chooses("no")


@clause("dbs 7-4-1-4-2")
def test_a_battle_card_on_guard_is_kod_and_whoever_waits_for_that_is_triggered():
    kod = waiting("Bob", Trigger(EV_KO, whose=ANYONE))
    t = attacked(10000, 10000, kod, mine=("Bob",))
    t.you.passes()
    t.rival.battle.is_()
    t.rival.drop.is_("Cleo")
    t.you.is_asked("may")
    t.you.chooses("no")
    t.rival.life.has(8)


@clause("dbs 7-4-1-4-2")
def test_of_a_battle_card_on_guard_no_markers_are_removed():
    t = attacked(10000, 10000, waiting("Bob", Trigger(EV_WILL_MARKER)), mine=("Bob",))
    t.you.passes()
    t.rival.drop.is_("Cleo")
    t.you.is_asked("main phase")


@clause("dbs 7-4-1-4-2-1")
def test_whoever_waits_for_a_card_to_ko_another_is_triggered():
    kos = Ability(AUTO, (BATTLE_AREA,), Trigger(EV_KOS, This()), body=(MAY_DRAW,))
    known = [battle("Ace", abilities=(kos,)), battle("Cleo", power=10000)]
    for guard, asked in (("Cleo", True), ("leader", False)):
        halves = (side(battle=["Ace"], hand=1), side(battle=[("Cleo", REST)]))
        t = table("dbs", *halves, known, "main")
        t.you.chooses(f"attack Ace {guard}", "pass")
        if asked:
            t.you.is_asked("may")
            t.you.chooses("no")
        t.you.is_asked("main phase")


def duel(keywords: int = 0, markers: int = 4, *cards: CardDef, mine: tuple[str, ...] = ()) -> Table:
    """A main phase of yours in which the rival has a unison card with markers."""
    known = [battle("Ace", power=15000, keywords=keywords), unison("Duo", power=10000), *cards]
    halves = (side(battle=["Ace", *mine]), side(hand=["Duo"], energy=markers))
    t = table("dbs", *halves, known, "main", 1)
    t.rival.chooses("play Duo")
    if markers > 1:
        t.rival.chooses(str(markers))
    t.rival.passes()
    t.you.passes()
    t.you.chooses("attack Ace Duo", "pass")
    return t


def left(t: Table) -> int:
    """How many markers the rival's unison card has."""
    return t.rival.counters("Duo")


@clause("dbs 7-4-1-4-3")
def test_before_markers_go_whoever_waits_for_it_is_triggered():
    t = duel(0, 3, waiting("Bob", Trigger(EV_WILL_MARKER)), mine=("Bob",))
    t.you.is_asked("may")
    assert left(t) == 3
    t.you.chooses("no")
    assert left(t) == 2


@clause("dbs 7-4-1-4-3-1")
def test_a_strike_takes_as_many_markers_as_it_deals_damage():
    for keyword, gone in ((DOUBLE_STRIKE, 2), (TRIPLE_STRIKE, 3), (QUADRUPLE_STRIKE, 4)):
        assert left(duel(keyword, 5)) == 5 - gone


@clause("dbs 7-4-1-4-3-2")
def test_a_victory_strike_takes_all_markers():
    t = duel(VICTORY_STRIKE, 5)
    t.rival.drop.is_("Duo")
    assert t.game.result is None


@clause("dbs 7-4-1-4-3-3")
def test_any_other_attack_takes_one_marker():
    assert left(duel(0, 3)) == 2
    duel(0, 1).rival.drop.is_("Duo")


@clause("dbs 7-4-1-4-3-4")
def test_whoever_waits_for_markers_that_were_removed_is_triggered():
    t = duel(0, 3, waiting("Bob", Trigger(EV_MARKER)), mine=("Bob",))
    t.you.is_asked("may")
    assert left(t) == 2
    t.you.chooses("no")


@clause("dbs 7-4-1-5")
def test_a_checkpoint_follows_the_outcome():
    dealt = waiting("Bob", Trigger(EV_DAMAGE))
    combo_watch = at_moment("Eve", P_COMBO_DROPS)
    t = on_leader(dealt, combo_watch, mine=("Bob", "Eve"))
    t.you.passes()
    # Only what waited for the damage is pending so far.
    t.you.is_asked("may")
    assert t.asked.source == t.you.ref("Bob")
    assert not t.waiting
    t.you.chooses("no", "no")


def with_combo(*cards: CardDef, mine: tuple[str, ...] = ()) -> Table:
    """An attack with a card in the combo area, through the damage step."""
    known = [battle("Ace", power=15000), combo(5000), *cards]
    halves = (side(battle=["Ace", *mine], hand=["Help", "filler"]), side())
    t = table("dbs", *halves, known, "main")
    t.you.chooses("attack Ace leader", "combo Help", "pass")
    return t


@clause("dbs 7-4-1-6")
def test_the_power_that_combos_gave_is_gone_again():
    t = with_combo(at_moment("Bob", P_COMBO_DROPS), mine=("Bob",))
    t.you.is_asked("may")
    assert t.you.value("Ace", "power") == 15000
    t.you.chooses("no")
    t = with_combo(
        at_moment("Bob", P_DAMAGE), waiting("Eve", Trigger(EV_WILL_DAMAGE)), mine=("Bob", "Eve")
    )
    assert t.you.value("Ace", "power") == 15000
    t.you.chooses("no")
    assert t.you.value("Ace", "power") == 20000
    t.you.chooses("no")
    assert t.you.value("Ace", "power") == 15000


@clause("dbs 7-4-1-7")
def test_whoever_waits_for_combo_cards_to_be_dropped_is_triggered_before():
    t = with_combo(at_moment("Bob", P_COMBO_DROPS), mine=("Bob",))
    t.you.is_asked("may")
    t.you.combo.is_("Help")
    t.you.chooses("no")
    t.you.combo.is_()


@clause("dbs 7-4-1-8")
def test_combo_cards_go_to_their_owners_drop_areas():
    t = with_combo(at_moment("Bob", P_BATTLE_ENDS), mine=("Bob",))
    t.you.is_asked("may")
    t.you.combo.is_()
    t.you.drop.is_("Help")
    t.you.chooses("no")


@clause("dbs 7-4-1-9")
def test_the_battle_ends_with_triggers():
    t = with_combo(at_moment("Bob", P_BATTLE_ENDS), mine=("Bob",))
    t.you.is_asked("may")
    assert t.game.state.vars[VAR_ATTACKER] == t.you.ref("Ace")
    t.you.chooses("no")
    t.you.is_asked("main phase")


@clause("dbs 7-4-1-9-1", "dbs 7-4-1-8")
def test_a_card_used_in_a_combo_waits_for_the_end_of_that_battle_though_it_was_dropped():
    after = Ability(AUTO, (DROP,), Trigger(EV_AFTER_COMBO, This()), body=(MAY_DRAW,))
    helper = battle("Help", combo=(0, 5000), abilities=(after,))
    halves = (side(battle=["Ace", "Ace"], hand=["Help", "filler"]), side())
    t = table("dbs", *halves, [ACE, helper], "main")
    t.you.chooses("attack Ace leader", "combo Help", "pass")
    t.you.is_asked("may")
    t.you.drop.is_("Help")
    t.you.chooses("no")
    # Not for the end of another battle.
    t.you.chooses("attack Ace leader")
    t.rival.passes()
    t.you.passes()
    t.rival.passes()
    t.you.is_asked("main phase")


def until_the_battle_ends() -> list[tuple[int, int]]:
    """The powers of both fighters in the battle, at its end, and after it."""
    known = [
        battle("Ace", power=10000),
        battle("Cleo", power=20000),
        at_moment("Bob", P_BATTLE_ENDS),
    ]
    halves = (side(battle=["Ace", "Bob"], hand=1), side(battle=[("Cleo", REST)]))
    t = table("dbs", *halves, known, "main")
    for player, ref in ((0, t.you.ref("Ace")), (1, t.rival.ref("Cleo"))):
        change = give(ADD, POWER, 1000, [ref], 2, WHILE_FRAME, FOR_THE_BATTLE, master=player)
        batch(t.game, t.game.stack[-1], [change], "test")
    t.you.chooses("attack Ace Cleo")
    found = [(t.you.value("Ace", "power"), t.rival.value("Cleo", "power"))]
    t.you.passes()
    found.append((t.you.value("Ace", "power"), t.rival.value("Cleo", "power")))
    t.you.chooses("no")
    found.append((t.you.value("Ace", "power"), t.rival.value("Cleo", "power")))
    return found


@clause("dbs 7-4-1-10-1")
def test_the_turn_players_effects_for_the_battle_end():
    assert [mine for mine, _ in until_the_battle_ends()] == [11000, 11000, 10000]


@clause("dbs 7-4-1-10-2")
def test_the_other_players_effects_for_the_battle_end():
    assert [theirs for _, theirs in until_the_battle_ends()] == [21000, 21000, 20000]


@clause("dbs 7-4-1-11")
def test_the_battle_is_over_and_the_main_phase_goes_on():
    t = on_leader()
    t.you.passes()
    t.you.is_asked("main phase")
    assert t.game.state.vars[VAR_STEP] == 0
    assert (t.game.state.vars[VAR_ATTACKER], t.game.state.vars[VAR_GUARD]) == (-1, -1)


def test_what_left_its_combo_area_by_an_effect_does_not_wait():
    watcher = waiting("Bob", Trigger(EV_MOVE, None, (COMBO_AREA,), (DROP,)))
    t = with_combo(watcher, mine=("Bob",))
    t.you.is_asked("may")
    t.you.chooses("no")
