"""Sections 7.3 and 7.4: the trigger step and the counter step."""

from bythebook.games.ws.cards import COUNTER_ICON, POWER
from bythebook.games.ws.keywords.keywords import backup_ability
from bythebook.games.ws.texts.effects import Draw
from bythebook.games.ws.texts.events import P_COUNTER, P_DAMAGE, P_TRIGGER
from bythebook.games.ws.zones.zones import RESOLUTION, STOCK, WAITING_ROOM
from bythebook.kernel.abilities.abilities import CARD_EFFECT, EV_MOVE, Ability, CardDef, Trigger
from bythebook.kernel.language.nouns import Num, This
from bythebook.kernel.texts.lasting import Give
from bythebook.testing import Table, character, clause, climax, event, side, table
from tests.rules.ws.waiting import at_beginning, waiting

CARDS = [
    character("Ace"),
    character("Foe"),
    climax("Twin", icons=("soul", "draw")),
    character("Helper", abilities=(backup_ability(1000, 0, ()),)),
    event("Answer", abilities=(Ability(CARD_EFFECT, marks=COUNTER_ICON, body=(Draw(Num(1)),)),)),
]


def attack(how: str, *cards: CardDef, **rival: object) -> Table:
    """Ace attacks Foe; a watcher of either side may be among the cards."""
    others = {"right": "Foe", "hand": ["Helper", "Answer", "filler", "event"], **rival}
    mine = side(left="Ace", back_left="Watcher" if cards else "filler")
    t = table("ws", you=mine, rival=side(**others), cards=[*CARDS, *cards], at="attack")
    t.you.chooses("attack with Ace", how)
    return t


@clause("ws 7.3.1.1")
def test_the_trigger_step_begins_before_the_trigger_check():
    t = attack("side", at_beginning("Watcher", P_TRIGGER))
    t.you.is_asked("may")
    t.you.stock.has(0)
    t.you.chooses("yes")
    t.you.hand.has(1)


@clause("ws 7.3.1.2")
def test_every_icon_of_the_card_turned_up_is_performed_and_it_goes_to_the_stock():
    mine = side(left="Ace", right="filler", deck=["Twin", "filler", "event", "filler"])
    t = table("ws", you=mine, cards=CARDS, at="attack")
    t.you.chooses("attack with Ace")
    t.you.resolution_zone.is_("Twin")
    t.you.chooses("yes")
    t.you.hand.is_("filler")
    assert t.you.value("Ace", "soul") == 3
    t.you.stock.is_("Twin")
    t.rival.clock.has(3)


@clause("ws 7.3.1.3")
def test_only_a_frontal_attack_goes_to_the_counter_step():
    t = attack("frontal")
    t.rival.is_asked("counter step")
    t.rival.passes()
    attack("side").rival.is_asked("clock phase")


@clause("ws 7.3.1.3", "ws 7.3.1.2")
def test_what_the_trigger_check_triggered_is_resolved_before_the_counter_step():
    stocked = Trigger(EV_MOVE, None, (RESOLUTION,), (STOCK,))
    t = attack("frontal", waiting("Watcher", stocked))
    t.you.is_asked("may")
    t.you.chooses("no")
    t.rival.passes()


@clause("ws 7.4.1.1")
def test_the_counter_step_begins():
    t = attack("frontal", at_beginning("Watcher", P_COUNTER))
    t.you.is_asked("may")
    t.you.chooses("yes")
    t.you.hand.has(1)
    t.rival.is_asked("counter step")
    t.rival.passes()


@clause("ws 7.4.1.2")
def test_the_player_who_is_attacked_has_a_play_timing():
    t = attack("frontal")
    t.rival.is_asked("counter step")
    t.rival.chooses("pass")
    t.rival.is_asked("clock phase")


def test_without_cards_in_hand_there_is_nothing_to_ask():
    attack("frontal", hand=[]).rival.is_asked("clock phase")


def test_a_hand_without_counters_is_asked_all_the_same():
    t = attack("frontal", hand=["filler"])
    t.rival.may_choose_exactly("pass")
    t.rival.passes()


@clause("ws 7.4.1.2.1")
def test_only_what_has_the_counter_icon_can_be_played():
    t = attack("frontal")
    t.rival.may_choose_exactly("activate Helper", "play Answer", "pass")
    t.rival.passes()


@clause("ws 7.4.1.2.2")
def test_one_card_or_ability_is_all():
    t = attack("frontal")
    t.rival.chooses("play Answer")
    t.rival.is_asked("clock phase")
    t.rival.waiting_room.holds_exactly("Answer", "Foe")
    t = attack("frontal")
    t.rival.chooses("activate Helper")
    t.rival.is_asked("clock phase")


@clause("ws 7.4.1.3")
def test_what_the_counter_triggered_is_resolved_before_the_damage_step_begins():
    away = Trigger(EV_MOVE, None, (RESOLUTION,), (WAITING_ROOM,))
    later = at_beginning("Later", P_DAMAGE)
    both = character("Watcher", abilities=(*waiting("W", away).abilities, *later.abilities))
    t = attack("frontal", both)
    t.rival.chooses("play Answer")
    t.you.is_asked("may")
    assert len(t.waiting) == 1
    t.you.chooses("no", "no")


def test_only_the_player_who_is_attacked_can_answer():
    gains = Give(This(), POWER, Num(500))
    t = attack("frontal", at_beginning("Watcher", P_COUNTER, gains))
    t.rival.is_asked("counter step")
    assert t.you.value("Watcher", "power") == 3500
    t.rival.passes()
