"""Sections 7.3 to 7.6: every step of an attack ends with a check timing of its own.

One character waits for the end of a step, another for what comes next. The first is alone when
it is played: had there been no check timing in between, both would stand by together.
"""

from bythebook.games.ws.texts.events import (
    EV_ATTACK_ENDS,
    EV_CHECKED,
    EV_DAMAGED,
    P_BATTLE,
    P_COUNTER,
    P_DAMAGE,
    P_DECLARATION,
)
from bythebook.games.ws.zones.zones import RESOLUTION, STOCK
from bythebook.kernel.abilities.abilities import EV_MOVE, CardDef, Trigger
from bythebook.kernel.language.words import YOU
from bythebook.testing import Table, character, clause, side, table
from tests.rules.ws.waiting import at_beginning, waiting

STOCKED = Trigger(EV_MOVE, None, (RESOLUTION,), (STOCK,), whose=YOU)
DAMAGED = Trigger(EV_DAMAGED)
ENDED = Trigger(EV_ATTACK_ENDS, whose=YOU)


def attack(how: str, *watchers: CardDef, before: tuple[str, ...] = ()) -> Table:
    """Ace attacks Foe, after some other answers; behind it are those who wait."""
    mine = dict(zip(("back_left", "back_right"), watchers, strict=False))
    cards = [character("Ace", power=4000), character("Foe"), *watchers]
    t = table("ws", side(left="Ace", **mine), side(right="Foe"), cards=cards, at="attack")
    t.you.chooses(*before, "attack with Ace", how)
    return t


def alone(how: str, first: Trigger, then: Trigger, *before: str) -> Table:
    """The first to wait is played before the other has begun to stand by."""
    t = attack(how, waiting("First", first), waiting("Then", then), before=before)
    t.you.is_asked("may")
    assert t.asked.source == t.you.ref("First")
    t.you.chooses("no")
    t.you.is_asked("may")
    assert t.asked.source == t.you.ref("Then")
    t.you.chooses("no")
    return t


def beginning(phase: int) -> Trigger:
    trigger = at_beginning("", phase).abilities[0].trigger
    assert trigger is not None
    return trigger


@clause("ws 7.3.1.3")
def test_after_the_trigger_check_before_the_counter_step_or_the_damage_step():
    alone("frontal", STOCKED, beginning(P_COUNTER))
    alone("side", STOCKED, beginning(P_DAMAGE))


@clause("ws 7.5.1.3")
def test_after_the_damage_before_the_battle_step_or_the_end_of_the_attack():
    alone("frontal", DAMAGED, beginning(P_BATTLE))
    alone("side", DAMAGED, ENDED)


@clause("ws 7.5.1.4")
def test_after_a_side_attack_before_the_next_declaration():
    alone("side", ENDED, beginning(P_DECLARATION), "no")


@clause("ws 7.6.1.5")
def test_after_a_battle_before_the_next_declaration():
    alone("frontal", ENDED, beginning(P_DECLARATION), "no")


@clause("ws 7.5.1.4")
def test_a_side_attack_has_no_battle_step():
    t = attack("side", at_beginning("Battle", P_BATTLE), waiting("Ended", ENDED))
    t.you.is_asked("may")
    assert t.asked.source == t.you.ref("Ended")
    t.you.chooses("no")
    t.rival.is_asked("clock phase")


@clause("ws 7.3.1.2")
def test_that_the_trigger_check_was_performed_is_noticed():
    t = attack("side", waiting("Checked", Trigger(EV_CHECKED)))
    t.you.is_asked("may")
    t.you.stock.has(1)
    t.rival.clock.has(0)
    t.you.chooses("no")
