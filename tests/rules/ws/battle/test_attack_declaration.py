"""Sections 7.1 and 7.2: who attacks, and how."""

from typing import Any

from bythebook.games.ws.cards import CARD_LEVEL, POWER, SOUL
from bythebook.games.ws.texts.effects import Draw
from bythebook.games.ws.texts.events import (
    EV_ATTACK,
    EV_BEGIN,
    FRONTAL,
    P_ATTACK,
    P_DAMAGE,
    P_DECLARATION,
    P_TRIGGER,
    VAR_STARTER,
)
from bythebook.games.ws.texts.in_battle import BattleOpponent
from bythebook.games.ws.zones.zones import CENTER_RIGHT, HAND, REST, REVERSE
from bythebook.kernel.abilities.abilities import EV_ORIENT, Trigger
from bythebook.kernel.abilities.resolve import R_OTHER
from bythebook.kernel.language.nouns import Bound, Cards, Num, This
from bythebook.kernel.language.words import YOU
from bythebook.kernel.texts.lasting import Give
from bythebook.kernel.texts.verbs import MoveCards
from bythebook.testing import Table, character, clause, side, table
from tests.rules.ws.waiting import MAY_DRAW, at_beginning, waiting

CARDS = [character("Ace", soul=2), character("Bob", soul=2), character("Cleo", soul=2)]
FOES = [character(f"Foe {n}", level=n) for n in range(4)]


def attack(foe: str, how: str, *cards: Any) -> Table:
    """Ace attacks the character facing it."""
    mine = side(left="Ace", middle="Bob")
    known = [*CARDS, *FOES, *cards]
    t = table("ws", you=mine, rival=side(right=foe, hand=1), cards=known, at="attack")
    t.you.chooses("attack with Ace", how)
    return t


@clause("ws 7.1.1")
def test_only_standing_characters_of_the_center_stage_attack():
    mine = side(left="Ace", middle=("Bob", REST), right=("Bob", REVERSE), back_left="Cleo")
    t = table("ws", you=mine, rival=side(middle="Cleo"), cards=CARDS, at="attack")
    t.you.may_choose_exactly("attack with Ace", "pass")


def test_an_attack_that_is_over_leaves_nobody_in_battle():
    # 7.1.2: the sub-phase ends with the attack, before the next is declared.
    for step, power in ((P_DAMAGE, 3500), (P_DECLARATION, 3000)):
        hits = Give(BattleOpponent(), POWER, Num(500))
        ace = waiting("Ace", Trigger(EV_BEGIN, value=step), hits)
        cards = [ace, character("Foe"), character("Bob")]
        t = table("ws", side(left="Ace", right="Bob"), side(right="Foe"), cards, "attack")
        t.you.chooses("attack with Ace", "frontal")
        assert t.rival.value("Foe", "power") == power


@clause("ws 7.2.1.1")
def test_the_attack_phase_begins_once_before_the_first_declaration():
    starter = at_beginning("Starter", P_ATTACK)
    t = table("ws", you=side(left="Starter", middle="Ace"), cards=[*CARDS, starter], at="attack")
    t.you.is_asked("may")
    t.you.chooses("yes", "attack with Ace")
    t.you.hand.has(1)
    t.you.may_choose_exactly("attack with Starter", "pass")


@clause("ws 7.2.1.2")
def test_each_declaration_step_begins():
    caller = at_beginning("Caller", P_DECLARATION)
    t = table("ws", you=side(back_left="Caller", middle="Ace"), cards=[*CARDS, caller], at="attack")
    t.you.is_asked("may")
    t.you.chooses("yes", "attack with Ace")
    t.you.is_asked("may")
    t.you.chooses("yes")
    t.you.hand.has(2)


@clause("ws 7.2.1.3", "ws 7.2.1.3.1")
def test_the_turn_player_chooses_an_attacker_or_none():
    mine = side(left="Ace", middle="Bob", right="Cleo")
    t = table("ws", you=mine, cards=CARDS, at="attack")
    t.you.may_choose_exactly("attack with Ace", "attack with Bob", "attack with Cleo", "pass")
    t.you.chooses("attack with Bob")
    t.you.may_choose_exactly("attack with Ace", "attack with Cleo", "pass")
    t.you.passes()
    t.rival.is_asked("clock phase")
    t.rival.clock.has(3)


def first_turn(turn: int) -> Table:
    """A starting player's attack phase, in that turn of the game."""
    t = table("ws", you=side(left="Ace", right="Bob"), cards=CARDS, at="attack", turns=turn)
    assert t.game.state.vars[VAR_STARTER] == 0
    t.you.chooses("attack with Ace")
    return t


@clause("ws 7.2.1.3.1")
def test_the_starting_player_attacks_once_in_the_first_turn():
    t = first_turn(1)
    t.rival.is_asked("clock phase")
    t.rival.clock.has(3)


def test_in_any_other_turn_there_is_no_such_limit():
    first_turn(2).you.may_choose_exactly("attack with Bob", "pass")
    mine = side(left="Ace", right="Bob")
    second = table("ws", rival=mine, cards=CARDS, at="attack", turn=1, turns=2)
    second.rival.chooses("attack with Ace")
    second.rival.may_choose_exactly("attack with Bob", "pass")


@clause("ws 7.2.1.4")
def test_with_somebody_facing_the_type_is_chosen():
    mine = side(left="Ace", middle="Bob")
    t = table("ws", you=mine, rival=side(right="Foe 0"), cards=[*CARDS, *FOES], at="attack")
    t.you.chooses("attack with Ace")
    t.you.is_asked("type of attack")
    t.you.may_choose_exactly("frontal", "side")
    t.you.chooses("side")
    t.you.chooses("attack with Bob")
    t.rival.is_asked("clock phase")


@clause("ws 7.2.1.4.1")
def test_a_direct_attack_gains_a_soul():
    mine = side(left="Ace", middle="Bob")
    t = table("ws", you=mine, rival=side(left="Foe 0"), cards=[*CARDS, *FOES], at="attack")
    t.you.chooses("attack with Ace")
    assert t.you.value("Ace", "soul") == 3
    assert t.you.value("Bob", "soul") == 2
    t.rival.clock.has(3)


@clause("ws 7.2.1.4.2")
def test_a_side_attack_loses_soul_by_the_facing_level():
    for level, soul in ((0, 2), (1, 1), (2, 0), (3, -1)):
        t = attack(f"Foe {level}", "side")
        assert t.you.value("Ace", "soul") == soul
        t.rival.clock.has(max(0, soul))
    t = attack("Foe 1", "frontal")
    assert t.you.value("Ace", "soul") == 2
    t.rival.passes()


@clause("ws 7.2.1.4.3")
def test_the_type_stays_though_the_facing_character_leaves():
    away = waiting("Ace", Trigger(EV_ATTACK, This()), MoveCards(Bound(R_OTHER), HAND))
    t = attack("Foe 1", "side", away)
    t.rival.hand.holds_exactly("filler", "Foe 1")
    assert t.you.value("Ace", "soul") == 0
    t.rival.clock.is_()
    t = attack("Foe 1", "frontal", away)
    t.rival.is_asked("counter step")
    t.rival.passes()
    assert t.you.state_of("Ace") == REST


@clause("ws 7.2.1.4.2")
def test_the_soul_lost_does_not_change_with_the_level():
    lowered = waiting("Ace", Trigger(EV_ATTACK, This()), Give(Bound(R_OTHER), CARD_LEVEL, Num(-2)))
    t = attack("Foe 2", "side", lowered)
    assert t.rival.value("Foe 2", "level") == 0
    assert t.you.value("Ace", "soul") == -1


@clause("ws 7.2.1.5")
def test_the_chosen_character_is_the_attacking_character():
    louder = waiting("Ace", Trigger(EV_ATTACK, This()), Give(This(), SOUL, Num(1)))
    mine = side(left="Ace", right="filler")
    t = table("ws", you=mine, rival=side(hand=1), cards=[louder], at="attack")
    t.you.chooses("attack with Ace")
    assert t.you.value("Ace", "soul") == 3
    t.rival.clock.has(3)


@clause("ws 7.2.1.5.1")
def test_in_a_frontal_attack_the_two_are_in_battle():
    trigger = Trigger(EV_ORIENT, This(), value=REVERSE)
    foe = waiting("Grudge", trigger, Give(BattleOpponent(), POWER, Num(-500)))
    t = attack("Grudge", "frontal", foe)
    t.rival.passes()
    assert t.rival.state_of("Grudge") == REVERSE
    assert t.you.value("Ace", "power") == 2500
    t = attack("Grudge", "side", foe)
    assert t.you.value("Ace", "power") == 3000


@clause("ws 7.2.1.5.2")
def test_the_facing_character_is_being_attacked_in_front_and_from_the_side():
    alert = waiting("Alert", Trigger(EV_ATTACK, other=This()), Give(This(), POWER, Num(500)))
    for how in ("frontal", "side"):
        t = attack("Alert", how, alert)
        assert t.rival.value("Alert", "power") == 3500
        if how == "frontal":
            t.rival.passes()
    mine = side(left="Ace", middle="Bob")
    t = table("ws", you=mine, rival=side(left="Alert"), cards=[*CARDS, alert], at="attack")
    t.you.chooses("attack with Ace")
    assert t.rival.value("Alert", "power") == 3000


@clause("ws 7.2.1.5.3")
def test_the_attacker_rests():
    t = table("ws", you=side(left="Ace", right="Bob"), cards=CARDS, at="attack")
    t.you.chooses("attack with Ace")
    assert t.you.state_of("Ace") == REST
    t.you.may_choose_exactly("attack with Bob", "pass")


@clause("ws 7.2.1.6")
def test_what_waits_for_the_attack_is_resolved_before_the_trigger_step():
    eager = waiting("Eager", Trigger(EV_ATTACK, This(), whose=YOU), MAY_DRAW)
    mine = side(left="Eager", right="filler")
    t = table("ws", you=mine, cards=[eager], at="attack")
    t.you.chooses("attack with Eager")
    t.you.is_asked("may")
    t.you.stock.has(0)
    t.you.chooses("yes")
    t.you.hand.has(1)
    t.you.stock.has(1)


@clause("ws 7.2.1.6")
def test_all_of_that_is_done_before_the_trigger_step_begins():
    # Whoever waits for the trigger step has left by then.
    eager = waiting(
        "Eager",
        Trigger(EV_ATTACK, This(), whose=YOU),
        MoveCards(Cards(zones=(CENTER_RIGHT,)), HAND),
    )
    cards = [eager, at_beginning("Steady", P_TRIGGER, Draw(Num(1)))]
    t = table("ws", side(left="Eager", right="Steady", middle="filler"), cards=cards, at="attack")
    t.you.chooses("attack with Eager")
    t.you.hand.is_("Steady")


def test_an_attack_of_another_type_is_not_waited_for():
    eager = waiting("Eager", Trigger(EV_ATTACK, This(), value=FRONTAL), MAY_DRAW)
    t = table("ws", you=side(left="Eager"), cards=[eager], at="attack")
    t.you.chooses("attack with Eager")
    t.rival.is_asked("clock phase")
