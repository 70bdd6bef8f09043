"""Sections 7.5 and 7.6: the damage step and the battle step."""

from bythebook.games.ws.cards import POWER, SOUL
from bythebook.games.ws.texts.events import (
    EV_ATTACK,
    EV_ATTACK_ENDS,
    EV_DAMAGED,
    P_BATTLE,
    P_DAMAGE,
)
from bythebook.games.ws.zones.zones import CENTER_MIDDLE, HAND, MEMORY, REST, REVERSE, STAND
from bythebook.kernel.abilities.abilities import EV_ORIENT, CardDef, Trigger
from bythebook.kernel.abilities.resolve import R_OTHER
from bythebook.kernel.language.nouns import Bound, Num, This
from bythebook.kernel.language.words import OPPONENT, YOU
from bythebook.kernel.texts.lasting import Give, TakeControl
from bythebook.kernel.texts.verbs import MoveCards
from bythebook.testing import Table, character, clause, side, table
from tests.rules.ws.waiting import at_beginning, waiting

ATTACKS = Trigger(EV_ATTACK, This())


def battle(ace: CardDef, foe: CardDef, how: str = "frontal", watcher: str = "filler") -> Table:
    """Ace attacks Foe, whose player has no counter; nobody else can attack."""
    mine = side(left="Ace", back_left=watcher)
    cards = [ace, foe, *WATCHERS]
    t = table("ws", you=mine, rival=side(right="Foe"), cards=cards, at="attack")
    t.you.chooses("attack with Ace", how)
    return t


WATCHERS = [
    at_beginning("Damage", P_DAMAGE),
    at_beginning("Battle", P_BATTLE),
    waiting("End", Trigger(EV_ATTACK_ENDS, whose=YOU)),
    waiting("Taken", Trigger(EV_DAMAGED)),
    character(
        "Reversed, end",
        abilities=(
            *waiting("1", Trigger(EV_ORIENT, value=REVERSE)).abilities,
            *waiting("2", Trigger(EV_ATTACK_ENDS)).abilities,
        ),
    ),
]
ACE = character("Ace", power=4000)
FOE = character("Foe", power=3000)


@clause("ws 7.5.1.1")
def test_the_damage_step_begins_before_the_damage():
    t = battle(ACE, FOE, "side", "Damage")
    t.you.is_asked("may")
    t.rival.clock.has(0)
    t.you.chooses("yes")
    t.you.hand.has(1)
    t.rival.clock.has(1)


@clause("ws 7.5.1.2")
def test_the_attacker_deals_its_soul():
    for soul in (1, 2, 3):
        t = battle(character("Ace", soul=soul), FOE, "side")
        t.rival.clock.has(soul)


@clause("ws 7.5.1.2.1")
def test_without_soul_there_is_no_damage():
    for soul, dealt in ((1, 1), (0, 0), (-1, 0)):
        t = battle(character("Ace", soul=soul), FOE, "side")
        t.rival.clock.has(dealt)


@clause("ws 7.5.1.2.2")
def test_an_attacker_that_left_its_place_deals_no_damage():
    for away in (
        MoveCards(This(), HAND),
        MoveCards(This(), CENTER_MIDDLE, YOU),
        TakeControl(This(), OPPONENT),
    ):
        t = battle(waiting("Ace", ATTACKS, away), FOE, "side")
        t.rival.clock.has(0)
    t = battle(waiting("Ace", ATTACKS, Give(This(), SOUL, Num(1))), FOE, "side")
    t.rival.clock.has(2)


@clause("ws 7.5.1.3")
def test_a_frontal_attack_goes_on_to_the_battle_step():
    t = battle(ACE, FOE)
    t.rival.waiting_room.is_("Foe")
    t = battle(ACE, FOE, "side")
    t.rival.right_center.is_("Foe")


@clause("ws 7.5.1.3")
def test_what_the_damage_triggered_is_resolved_before_the_attack_ends():
    t = battle(ACE, FOE, "side", "Taken")
    t.you.is_asked("may")
    t.rival.clock.has(1)
    t.you.chooses("no")


@clause("ws 7.5.1.4")
def test_a_side_attack_ends_after_its_damage():
    t = battle(ACE, FOE, "side", "End")
    t.you.is_asked("may")
    t.rival.clock.has(1)
    t.you.chooses("yes")
    t.you.hand.has(1)
    t.rival.is_asked("clock phase")


@clause("ws 7.6.1.1")
def test_the_battle_step_begins_before_anybody_is_reversed():
    t = battle(ACE, FOE, "frontal", "Battle")
    t.you.is_asked("may")
    t.rival.clock.has(1)
    assert t.rival.state_of("Foe") == STAND
    t.you.chooses("no")
    battle(ACE, FOE, "side", "Battle").rival.is_asked("clock phase")


@clause("ws 7.6.1.2")
def test_the_weaker_is_reversed_and_of_equals_both():
    for power, mine, theirs in (
        (3500, REST, REVERSE),
        (3000, REVERSE, REVERSE),
        (2500, REVERSE, STAND),
    ):
        t = battle(character("Ace", power=power), FOE, "frontal", "End")
        assert t.you.state_of("Ace") == mine
        assert t.rival.state_of("Foe") == theirs
        t.you.chooses("no")


@clause("ws 7.6.1.3")
def test_nobody_is_reversed_if_one_has_left_its_place():
    foe = character("Foe", power=9000)
    for away in (
        MoveCards(Bound(R_OTHER), MEMORY),
        MoveCards(Bound(R_OTHER), CENTER_MIDDLE, OPPONENT),
        TakeControl(Bound(R_OTHER)),
    ):
        t = battle(waiting("Ace", ATTACKS, away), foe, "frontal")
        assert t.you.state_of("Ace") == REST
        t.you.left_center.is_("Ace")
    weak = waiting("Ace", ATTACKS, Give(Bound(R_OTHER), POWER, Num(-500)))
    t = battle(weak, foe, "frontal")
    t.you.left_center.is_()


@clause("ws 7.6.1.4")
def test_what_reversing_triggered_is_resolved_before_the_attack_ends():
    t = battle(ACE, FOE, "frontal", "Reversed, end")
    t.you.is_asked("may")
    assert len(t.waiting) == 1
    t.you.chooses("no", "no")


@clause("ws 7.6.1.5")
def test_a_frontal_attack_ends_after_the_battle():
    t = battle(ACE, FOE, "frontal", "End")
    t.you.is_asked("may")
    assert t.rival.state_of("Foe") == REVERSE
    t.you.chooses("yes")
    t.you.hand.has(1)
    t.rival.is_asked("clock phase")


@clause("ws 7.6.1.5")
def test_after_an_attack_the_next_can_be_declared():
    mine = side(left="Ace", right="Bob")
    cards = [ACE, FOE, character("Bob")]
    t = table("ws", you=mine, rival=side(right="Foe"), cards=cards, at="attack")
    for how in ("frontal", "side"):
        again = t.game.copy()
        t.you.chooses("attack with Ace", how)
        t.you.may_choose_exactly("attack with Bob", "pass")
        t.game = again
