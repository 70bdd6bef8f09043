"""What Weiss Schwarz texts do, played; and the keywords."""

from __future__ import annotations

from bythebook.games.ws.zones.zones import REST, REVERSE, STAND, WAITING_ROOM
from bythebook.kernel.state.changes import move
from bythebook.testing import character, climax, event, side, table
from bythebook.text.cards import own_cards
from tests.cards.ws.test_play import EBB, FLOW, placed, standing

TO_ROOM = "into your waiting room"
SHOW_IT = "reveal it to your opponent"


# --- cards moving --------------------------------------------------------------------------------


def test_drawing_and_discarding() -> None:
    t = placed(
        f"draw up to 2 cards, choose 1 card in your hand, and put it {TO_ROOM}.",
        deck=["Ebb", "Flow", "filler"],
    )
    t.you.chooses("yes", "yes")
    t.you.may_choose_exactly("Ebb", "Flow")
    t.you.chooses("Flow")
    t.you.hand.is_("Ebb")
    t.you.waiting_room.is_("Flow")


def test_drawing_up_to_may_stop() -> None:
    t = placed("draw up to 2 cards.")
    t.you.chooses("yes", "no")
    t.you.hand.has(1)


def test_damage_and_healing() -> None:
    t = placed("deal 2 damage to your opponent.")
    t.rival.clock.has(2)
    t = placed(f"you may put the top card of your clock {TO_ROOM}.", clock=["Ebb", "Flow"])
    t.you.chooses("yes")
    t.you.clock.is_("Flow")
    t = placed(f"put the top 2 cards of your deck {TO_ROOM}.", deck=["Ebb", "Flow", "filler"])
    t.you.waiting_room.holds_exactly("Ebb", "Flow")


def test_salvaging_takes_only_what_fits() -> None:
    text = (
        "choose 1 level 0 or lower 《Tide》 character in your waiting room, "
        "and return it to your hand."
    )
    t = placed(text, waiting_room=["Ebb", "Ebb", "Flow", "filler", "climax"])
    t.you.may_choose_exactly("Ebb")
    t.you.chooses("Ebb")
    t.you.hand.is_("Ebb")
    placed(text, waiting_room=["Flow", "climax"]).you.hand.has(0)


def test_searching() -> None:
    text = (
        "search your deck for up to 1 《Tide》 character, reveal it to your opponent, "
        "put it into your hand, and shuffle your deck."
    )
    t = placed(text, deck=["filler", "Ebb", "climax", "Flow"])
    t.you.may_choose_exactly("Ebb", "Flow", "done")
    t.you.chooses("Flow")
    t.you.hand.is_("Flow")
    t.you.deck.holds_exactly("filler", "Ebb", "climax")
    assert t.game.view(1)["turn"] == t.game.view(0)["turn"]
    t = placed(text, deck=["filler", "climax"])
    t.you.may_choose_exactly("done")
    t.you.chooses("done")
    t.you.hand.has(0)


def test_looking_choosing_and_the_rest() -> None:
    text = (
        "look at up to 3 cards from the top of your deck, choose up to 1 《Tide》 character from "
        f"among them, {SHOW_IT}, put it into your hand, "
        f"and put the rest {TO_ROOM}."
    )
    t = placed(text, deck=["filler", "Ebb", "climax", "Flow"])
    t.you.chooses("yes", "yes", "yes")
    t.you.may_choose_exactly("Ebb", "done")
    t.you.chooses("Ebb")
    t.you.hand.is_("Ebb")
    t.you.waiting_room.holds_exactly("filler", "climax")
    t.you.deck.is_("Flow")
    t = placed(text, deck=["filler", "Ebb", "climax", "Flow"])
    t.you.chooses("yes", "no", "done")
    t.you.waiting_room.is_("filler")
    t.you.deck.is_("Ebb", "climax", "Flow")


def test_looking_at_exactly_so_many() -> None:
    text = (
        "look at the top 2 cards of your deck, choose 1 card from among them, "
        f"put it into your hand, and put the rest {TO_ROOM}."
    )
    t = placed(text, deck=["Ebb", "Flow", "filler"])
    t.you.may_choose_exactly("Ebb", "Flow")
    t.you.chooses("Flow")
    t.you.hand.is_("Flow")
    t.you.waiting_room.is_("Ebb")


def test_sending_an_opponent_back() -> None:
    text = (
        "choose up to 1 cost 1 or lower character in your opponent's center stage, "
        "and return it to their hand."
    )
    dear = character("Dear", cost=2)
    t = placed(text, rival=side(left="Ebb", middle=dear, back_left="Flow"))
    t.you.may_choose_exactly("Ebb", "done")
    t.you.chooses("Ebb")
    t.rival.hand.is_("Ebb")


# --- characters ----------------------------------------------------------------------------------


def test_power_and_soul_for_a_turn() -> None:
    t = placed(
        "choose 1 of your other 《Tide》 characters, and that character gets +1500 power "
        "and +1 soul until end of turn.",
        middle="Ebb",
        right="filler",
    )
    assert (t.you.value("Ebb", "power"), t.you.value("Ebb", "soul")) == (4500, 2)
    t = placed("all of your other characters get +500 power until end of turn.", middle="Ebb")
    assert (t.you.value("Hero", "power"), t.you.value("Ebb", "power")) == (3000, 3500)
    t = placed(
        "choose up to 2 of your opponent's characters, and those characters get -500 power "
        "until end of turn.",
        rival=side(left="Ebb", middle="Flow", right="filler"),
    )
    t.you.chooses("Ebb", "Flow")
    values = [t.rival.value(name, "power") for name in ("Ebb", "Flow", "filler")]
    assert values == [2500, 4500, 3000]


def test_so_much_for_each() -> None:
    text = "【CONT】 This card gets +500 power for each of your other 《Tide》 characters."
    t = standing(text, at="", middle="Ebb", right="Ebb", back_left="filler")
    assert t.you.value("Hero", "power") == 4000
    text = "【CONT】 This card gets +1000 power for each climax in your waiting room."
    t = standing(text, at="", waiting_room=["climax", "Ebb"])
    assert t.you.value("Hero", "power") == 4000
    t = placed("this card gets +500 power for each card in your clock until end of turn.", clock=3)
    assert t.you.value("Hero", "power") == 4500


def test_standing_resting_and_staying_so() -> None:
    t = placed(
        "choose 1 of your opponent's characters, 【REST】 that character, and that character "
        "cannot 【STAND】 until the end of your opponent's next turn.",
        rival=side(left="Ebb"),
    )
    assert t.rival.state_of("Ebb") == REST
    t.you.passes()
    t.you.passes()
    t.rival.is_asked("clock phase")
    assert t.rival.state_of("Ebb") == REST
    t = placed("choose 1 of your other characters, and 【STAND】 it.", middle=("Ebb", REST))
    assert t.you.state_of("Ebb") == STAND


def test_what_cannot_be_done() -> None:
    text = "【CONT】 This card cannot side attack."
    t = standing(text, at="attack", middle="Ebb", rival=side(right="Ebb"))
    t.you.chooses("attack with Hero")
    t.you.is_asked("attack declaration")
    t.rival.clock.has(1)
    t = standing("【CONT】 This card cannot attack.", at="attack", middle="Ebb")
    t.you.may_choose_exactly("attack with Ebb", "pass")
    text = "【CONT】 This card gets +500 power and cannot be chosen by your opponent's effects."
    shy = character("Shy", text=text)
    t = placed(
        "choose 1 of your opponent's characters, and that character gets -500 power "
        "until end of turn.",
        rival=side(left=shy, middle="Ebb"),
    )
    assert (t.rival.value("Shy", "power"), t.rival.value("Ebb", "power")) == (3500, 2500)


def test_abilities_given_for_a_turn_or_while_it_lasts() -> None:
    t = placed(
        "choose 1 of your other characters, and that character gets +500 power and the following "
        'ability until end of turn. "【CONT】 This card gets +1000 power."',
        middle="Ebb",
    )
    assert t.you.value("Ebb", "power") == 4500
    text = '【CONT】 All of your other 《Tide》 characters get "【AUTO】 Encore [(1)]".'
    t = standing(text, at="", middle="Ebb", right="filler", stock=1)
    t.changes(move([t.you.ref("filler")], WAITING_ROOM))
    t.you.waiting_room.is_("filler")
    t.changes(move([t.you.ref("Ebb")], WAITING_ROOM))
    t.you.chooses(t.you.options[0])
    t.you.chooses("yes")
    t.you.middle_center.is_("Ebb")
    assert t.you.state_of("Ebb") == REST


def test_a_lower_level_in_the_hand() -> None:
    text = "【CONT】 If you have 2 or more characters, this card gets -1 level while in your hand."
    for zones, offered in (({"left": "Ebb"}, False), ({"left": "Ebb", "middle": "Ebb"}, True)):
        hero = character("Hero", level=1, text=text)
        t = table("ws", side(hand=[hero], **zones), at="main", cards=[EBB])
        assert ("play Hero" in t.you.options) == offered


def test_the_opponent_cannot_play_from_the_hand() -> None:
    text = 'Your opponent cannot play events or "Backup" from their hand until end of turn.'
    counter = event("Counter", text="【COUNTER】 Draw 1 card.")
    you = side(hand=[event("Hush", text=text)], left="Ebb")
    for hush in (True, False):
        t = table("ws", you, side(right="Ebb", hand=[counter]), at="main", cards=[EBB])
        if hush:
            t.you.chooses("play Hush")
        while "pass" in t.you.options and "attack with Ebb" not in t.you.options:
            t.you.passes()
        t.you.chooses("attack with Ebb", "frontal")
        t.rival.may_choose_exactly(*["pass"] if hush else ["pass", "play Counter"])
        t.rival.passes()


# --- keywords ------------------------------------------------------------------------------------


def test_encore_for_another_cost() -> None:
    text = f"【AUTO】 Encore [Put 1 《Tide》 character from your hand {TO_ROOM}]"
    t = standing(text, at="", hand=["Ebb", "filler"])
    t.changes(move([t.you.ref("Hero")], WAITING_ROOM))
    t.you.chooses(t.you.options[0])
    t.you.chooses("yes", "Ebb")
    t.you.left_center.is_("Hero")
    t.you.waiting_room.is_("Ebb")


def test_assist_works_from_the_back_stage_on_those_in_front() -> None:
    text = "【CONT】 Assist All of your 《Tide》 characters in front of this card get +500 power."
    hero = character("Hero", text=text)
    t = table("ws", side(back_left=hero, left="Ebb", right="Ebb", middle="filler"), cards=[EBB])
    left, right = (t.game.state.zone(0, z)[0] for z in (9, 11))
    power = t.game.book.chars.index("power")
    assert [t.game.value(power, card) for card in (left, right)] == [3500, 3000]
    assert t.you.value("filler", "power") == 3000
    front = table("ws", side(left=hero, middle="Ebb"), cards=[EBB])
    assert front.you.value("Ebb", "power") == 3000


def test_backup_and_counter_events() -> None:
    text = f"【ACT】 【COUNTER】 Backup 2000, Level 1 [(1) Put this card from your hand {TO_ROOM}]"
    helper = character("Helper", text=text)
    more = "that character gets +1000 power until end of turn"
    shield = event("Shield", text=f"【COUNTER】 Choose 1 of your characters, and {more}.")
    rival = side(right="Ebb", hand=[helper, shield], stock=1, level=1)
    t = table("ws", side(left="Flow", middle="Ebb"), rival, at="attack", cards=[EBB, FLOW])
    t.you.chooses("attack with Flow", "frontal")
    t.rival.may_choose_exactly("activate Helper", "play Shield", "pass")
    t.rival.chooses("activate Helper")
    assert t.rival.value("Ebb", "power") == 5000
    assert (t.rival.state_of("Ebb"), t.you.state_of("Flow")) == (REVERSE, REVERSE)
    low = table("ws", side(left="Flow"), side(right="Ebb", hand=[helper], stock=1), at="attack",
                cards=[EBB, FLOW])  # fmt: skip
    low.you.chooses("attack with Flow", "frontal")
    low.rival.may_choose_exactly("pass")
    low.rival.passes()


def test_a_climax_for_everybody() -> None:
    text = "【CONT】 All of your characters get +1000 power and +1 soul."
    up = climax("Up", text=text)
    t = table("ws", side(climax=up, left="Ebb"), side(left="Ebb"), cards=[EBB])
    assert (t.you.value("Ebb", "power"), t.you.value("Ebb", "soul")) == (4000, 2)
    assert t.rival.value("Ebb", "power") == 3000


def test_a_climax_combo_of_our_own() -> None:
    cards = own_cards("ws")
    for number, drawn in (("LT-20", True), ("LT-21", False)):
        t = table("ws", side(left=cards["LT-10"], climax=cards[number]), at="attack")
        t.you.chooses("attack with " + cards["LT-10"].name)
        if drawn:
            t.you.chooses("filler")
        t.you.hand.has(int(drawn))
