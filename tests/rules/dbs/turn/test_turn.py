"""Section 6: the phases of a turn."""

from bythebook.games.dbs.cards.cards import MAIN, POWER
from bythebook.games.dbs.texts.events import (
    EV_BEGIN,
    EV_COMBO,
    FOR_THE_MAIN_PHASE,
    K_OFFENSE,
    P_CHARGE,
    P_MAIN,
    P_MAIN_ENDS,
    P_OFFENSE,
    P_TURN,
    P_TURN_ENDS,
)
from bythebook.games.dbs.turn import Turn
from bythebook.games.dbs.zones.zones import (
    ACTIVE,
    BATTLE_AREA,
    DROP,
    ENERGY,
    HAND,
    LEADER_AREA,
    REST,
)
from bythebook.kernel.abilities.abilities import EV_MOVE, Trigger
from bythebook.kernel.abilities.resolve import May
from bythebook.kernel.happening.happen import batch
from bythebook.kernel.language.nouns import Cards, Num
from bythebook.kernel.language.words import ANYONE, OPPONENT, YOU
from bythebook.kernel.state.changes import THIS_TURN, WHILE_FRAME, give
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.texts.lasting import (
    END_OF_OPPONENTS_NEXT_TURN,
    END_OF_TURN,
    END_OF_YOUR_NEXT_TURN,
    Give,
)
from bythebook.kernel.texts.verbs import MoveCards
from bythebook.testing import Table, clause, side, table
from bythebook.testing.dbs import battle
from tests.rules.dbs.battles import fight, reach
from tests.rules.dbs.making import DRAW, at_moment, cards_in, spell, waiting

ACE = battle("Ace", power=5000)


@clause("dbs 6-1-1")
def test_a_turn_is_charge_main_and_end_phase_in_that_order():
    ends = at_moment("Ace", P_TURN_ENDS)
    t = table("dbs", you=side(hand=1, battle=["Ace"]), cards=[ends])
    t.run(Turn())
    t.you.is_asked("charge phase")
    t.you.passes()
    t.you.is_asked("main phase")
    t.you.passes()
    t.you.is_asked("may")
    t.you.chooses("no")
    t.you.is_asked("idle")


@clause("dbs 6-1-1")
def test_turn_follows_turn():
    t = table("dbs", you=side(hand=2), rival=side(hand=2), at="charge")
    t.you.is_asked("charge phase")
    t.you.passes()
    t.you.is_asked("main phase")
    t.you.passes()
    t.rival.is_asked("charge phase")
    t.rival.passes()
    t.rival.is_asked("main phase")


@clause("dbs 6-2-1")
def test_the_turn_and_the_charge_phase_begin_with_triggers():
    for moment in (P_TURN, P_CHARGE):
        resting = side(battle=[("Ace", REST)], hand=1)
        t = table("dbs", you=resting, cards=[at_moment("Ace", moment)], at="charge")
        t.you.is_asked("may")
        # Before cards become active and one is drawn.
        assert t.you.state_of("Ace") == REST
        t.you.hand.has(1)
        t.you.chooses("no")


@clause("dbs 6-2-2")
def test_cards_in_rest_mode_of_the_turn_player_become_active():
    halves = []
    for _ in range(2):
        halves.append(
            side(leader=[("leader", REST)], battle=[("Ace", REST)], energy=[("filler", REST)])
        )
    t = table("dbs", halves[0], halves[1], [ACE], "charge")
    for name in ("leader", "Ace", "filler"):
        mode = t.you.energy.states
        assert mode == [ACTIVE]
        if name != "filler":
            assert t.you.state_of(name) == ACTIVE
            assert t.rival.state_of(name) == REST


@clause("dbs 6-2-3")
def test_the_turn_player_draws_but_not_in_the_first_turn():
    for turns, drawn in ((1, 0), (2, 1), (3, 1)):
        t = table("dbs", at="charge", turns=turns, you=side(hand=1))
        t.you.is_asked("charge phase")
        t.you.hand.has(1 + drawn)
        t.rival.hand.has(0)


@clause("dbs 6-2-4")
def test_a_checkpoint_follows_the_draw():
    watcher = waiting("Ace", Trigger(EV_MOVE, None, (0,), (HAND,)))
    t = table("dbs", you=side(battle=["Ace"], hand=1), cards=[watcher], at="charge")
    t.you.is_asked("may")
    t.you.chooses("no")
    t.you.is_asked("charge phase")


@clause("dbs 6-2-5")
def test_the_turn_player_may_place_a_card_of_the_hand_in_the_energy_area():
    t = table(
        "dbs",
        you=side(hand=["Ace"], deck=["Bob", "filler"]),
        cards=[ACE, battle("Bob")],
        at="charge",
    )
    t.you.may_choose_exactly("charge Ace", "charge Bob", "pass")
    t.you.chooses("charge Bob")
    t.you.energy.is_("Bob")
    t.you.is_asked("main phase")
    t = table("dbs", you=side(hand=["Ace"]), cards=[ACE], at="charge")
    t.you.passes()
    t.you.energy.is_()


@clause("dbs 6-2-6")
def test_a_checkpoint_follows_the_charge():
    watcher = waiting("Ace", Trigger(EV_MOVE, None, (HAND,), (ENERGY,)))
    waits = at_moment("Bob", P_MAIN)
    t = table("dbs", you=side(battle=["Ace", "Bob"], hand=2), cards=[watcher, waits], at="charge")
    t.you.chooses("charge filler")
    # Before the main phase has begun: only the one is pending.
    t.you.is_asked("may")
    assert t.asked.source == t.you.ref("Ace")
    assert len(t.waiting) == 0
    t.you.chooses("no", "no")


@clause("dbs 6-3-1-1")
def test_the_main_phase_begins_with_triggers():
    t = table("dbs", you=side(battle=["Ace"], hand=1), cards=[at_moment("Ace", P_MAIN)], at="main")
    t.you.is_asked("may")
    t.you.chooses("no")
    t.you.is_asked("main phase")


@clause("dbs 6-3-1-2")
def test_the_turn_player_acts_in_the_main_phase():
    t = table("dbs", you=side(hand=["Ace"], energy=1), cards=[ACE], at="main")
    t.you.may_choose_exactly("play Ace", "attack leader", "pass")


@clause("dbs 6-3-1-2-5")
def test_the_turn_player_can_end_the_main_phase():
    t = table("dbs", you=side(hand=1), rival=side(hand=1), at="main")
    assert "pass" in t.you.options
    t.you.passes()
    t.rival.is_asked("charge phase")


@clause("dbs 6-3-1-3-1-1")
def test_the_main_phase_ends_with_triggers():
    t = table(
        "dbs", you=side(battle=["Ace"], hand=1), cards=[at_moment("Ace", P_MAIN_ENDS)], at="main"
    )
    t.you.passes()
    t.you.is_asked("may")
    t.you.chooses("yes")
    t.you.hand.has(2)


def lasting(t: Table, until: int, value: int) -> None:
    """Each player's Ace gets 1000 power from an effect of its own master's."""
    for player, seat in ((0, t.you), (1, t.rival)):
        change = give(ADD, POWER, 1000, [seat.ref("Ace")], 2, until, value, master=player)
        batch(t.game, t.game.stack[-1], [change], "test")


def powers(t: Table) -> tuple[int, int]:
    """The power of each player's Ace."""
    return t.you.value("Ace", "power"), t.rival.value("Ace", "power")


def until_main_ends() -> tuple[Table, list[tuple[int, int]]]:
    """The powers while the main phase lasts, while its end's skills are pending, and after."""
    waits = [at_moment("Bob", P_MAIN_ENDS), at_moment("Cleo", P_TURN_ENDS)]
    mine = side(battle=["Ace", "Bob", "Cleo"], hand=1)
    t = table("dbs", mine, side(battle=["Ace"]), [ACE, *waits], "main")
    lasting(t, WHILE_FRAME, FOR_THE_MAIN_PHASE)
    found = [powers(t)]
    t.you.passes()
    found.append(powers(t))
    t.you.chooses("no")
    found.append(powers(t))
    return t, found


@clause("dbs 6-3-1-3-1-2")
def test_then_the_turn_players_effects_for_the_main_phase_end():
    t, found = until_main_ends()
    assert [mine for mine, _ in found] == [6000, 6000, 5000]
    t.you.chooses("no")


@clause("dbs 6-3-1-3-1-3")
def test_and_the_other_players_do():
    t, found = until_main_ends()
    assert [theirs for _, theirs in found] == [6000, 6000, 5000]
    t.you.chooses("no")


@clause("dbs 6-4-1-1")
def test_the_end_of_the_turn_triggers_each_skill_once():
    t = table(
        "dbs",
        you=side(battle=["Ace"], hand=1),
        rival=side(hand=1),
        cards=[at_moment("Ace", P_TURN_ENDS)],
        at="main",
    )
    t.you.passes()
    t.you.is_asked("may")
    t.you.chooses("no")
    t.rival.is_asked("charge phase")


@clause("dbs 6-4-1-1")
def test_whatever_else_happens_again_in_a_turn_triggers_a_skill_again():
    for trigger in (Trigger(EV_BEGIN, value=P_OFFENSE), Trigger(EV_COMBO, whose=YOU)):
        mine = side(battle=[waiting("Ace", trigger, DRAW), "Bob", "Cleo"])
        t = table("dbs", mine, cards=[battle("Bob"), battle("Cleo")], at="main")
        for attack, helper, drawn in (
            ("attack leader", "Bob", 1),
            ("attack Ace leader", "Cleo", 2),
        ):
            t.you.chooses(attack)
            reach(t, K_OFFENSE)
            t.you.chooses(f"combo {helper}")
            t.you.hand.has(drawn)
            fight(t)


@clause("dbs 6-4-1-2")
def test_a_checkpoint_follows_the_end_of_the_turn():
    ends = at_moment("Ace", P_TURN_ENDS)
    t = table("dbs", you=side(battle=["Ace"], hand=1), rival=side(hand=1), cards=[ends], at="end")
    t.you.is_asked("may")
    # Still in this turn.
    assert (t.turn, t.turn_player) == (2, t.you)
    t.you.chooses("yes")
    t.you.hand.has(2)


@clause("dbs 6-4-1-3")
def test_what_has_its_end_of_the_turn_late_has_it_before_effects_of_the_turn_end():
    call = May((MoveCards(cards_in(DROP), BATTLE_AREA),))
    more = spell(Give(Cards(zones=(LEADER_AREA,)), POWER, Num(5000), END_OF_TURN))
    cards = [at_moment("Ace", P_TURN_ENDS, call), at_moment("Bob", P_TURN_ENDS), more]
    mine = side(battle=["Ace"], drop=["Bob"], hand=["Spell"])
    t = table("dbs", you=mine, rival=side(hand=1), cards=cards, at="main")
    t.you.chooses("activate Spell", "pass", "yes")
    t.you.is_asked("may")
    assert t.you.value("leader", "power") == 15000
    t.you.chooses("no")
    assert t.you.value("leader", "power") == 10000


@clause("dbs 6-4-1-3")
def test_what_has_not_had_its_end_of_the_turn_yet_has_it_now():
    # The skill that waits for the end of the turn brings another card that does.
    call = May((MoveCards(cards_in(DROP), BATTLE_AREA),))
    cards = [at_moment("Ace", P_TURN_ENDS, call), at_moment("Bob", P_TURN_ENDS)]
    mine = side(battle=["Ace"], drop=["Bob"], hand=1)
    t = table("dbs", you=mine, rival=side(hand=1), cards=cards, at="main")
    t.you.passes()
    t.you.chooses("yes")
    t.you.battle.holds_exactly("Ace", "Bob")
    t.you.is_asked("may")
    assert t.asked.source == t.you.ref("Bob")
    t.you.chooses("no")
    t.rival.is_asked("charge phase")


def until_the_turn_ends() -> list[tuple[int, int]]:
    """The powers before the turn ends, while its end's skills are pending, and after."""
    waits = at_moment("Bob", P_TURN_ENDS)
    t = table(
        "dbs",
        side(battle=["Ace", "Bob"], hand=1),
        side(battle=["Ace"], hand=1),
        [ACE, waits],
        "main",
    )
    lasting(t, THIS_TURN, t.turn)
    found = [powers(t)]
    t.you.passes()
    found.append(powers(t))
    t.you.chooses("no")
    t.rival.is_asked("charge phase")
    found.append(powers(t))
    return found


@clause("dbs 6-4-1-4-1")
def test_effects_of_the_turn_player_for_the_turn_end():
    assert [mine for mine, _ in until_the_turn_ends()] == [6000, 6000, 5000]


@clause("dbs 6-4-1-4-2")
def test_effects_of_the_other_player_for_the_turn_end():
    assert [theirs for _, theirs in until_the_turn_ends()] == [6000, 6000, 5000]


@clause("dbs 6-4-1-5")
def test_the_other_player_takes_the_next_turn():
    t = table("dbs", you=side(hand=1), rival=side(hand=1), at="main")
    t.you.passes()
    assert (t.turn_player, t.turn) == (t.rival, 3)
    t.rival.passes()
    t.rival.passes()
    assert (t.turn_player, t.turn) == (t.you, 4)


def test_what_waits_for_the_opponents_turn_is_quiet_in_ones_own():
    t = table(
        "dbs",
        you=side(battle=["Ace"], hand=1),
        cards=[at_moment("Ace", P_MAIN, whose=OPPONENT)],
        at="main",
    )
    t.you.is_asked("main phase")


def powers_by_turn(player: int, until: int) -> list[int]:
    """The power of a card in each turn, made more for a time by a player in the first."""
    up = Give(cards_in(BATTLE_AREA, whose=ANYONE), POWER, Num(5000), until)
    rouse = spell(up, name="Rouse", when=MAIN)
    mine, theirs = side(hand=["filler"]), side(hand=["filler"])
    first = side(hand=[rouse, "filler"], battle=[battle("Ace")])
    second = theirs if player == 0 else mine
    halves = (first, second) if player == 0 else (second, first)
    t = table("dbs", *halves, at="main", turn=player)
    seats = (t.you, t.rival)
    seats[player].chooses("activate Rouse")
    found = []
    turn = player
    for _ in range(4):
        found.append(seats[player].value("Ace", "power"))
        seats[turn].passes()
        turn = 1 - turn
        seats[turn].passes()
    return found


@clause("dbs 6-2-1-1")
def test_what_lasts_for_its_masters_own_next_turn_ends_with_it():
    for player in (0, 1):
        assert powers_by_turn(player, END_OF_YOUR_NEXT_TURN) == [15000, 15000, 15000, 10000]


@clause("dbs 6-2-1-2")
def test_what_lasts_for_the_other_players_next_turn_ends_with_it():
    for player in (0, 1):
        assert powers_by_turn(player, END_OF_OPPONENTS_NEXT_TURN) == [15000, 15000, 10000, 10000]
