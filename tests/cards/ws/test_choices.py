"""What the words of Weiss Schwarz texts mean, played: what is chosen and declared."""

from __future__ import annotations

from bythebook.games.ws.zones.zones import CLOCK, REST
from bythebook.testing import character, event, side, table
from tests.cards.ws.test_language import CARDS
from tests.cards.ws.test_play import placed
from tests.text.ws_doings import (
    DISCARD,
    MARKER,
    NUMBERS,
    ROOM,
    SHOW_TOP,
    TURN,
)

# --- choices -------------------------------------------------------------------------------------


def test_one_of_each_kind_and_no_card_twice() -> None:
    both = character("Both", traits=("Tide", "Moon"))
    text = (
        f"choose up to 1 《Tide》 character and up to 1 《Moon》 character in {ROOM}, and return "
        "them to your hand."
    )
    hero = character(
        "Hero", text=f"【AUTO】 When this card is placed on the stage from your hand, {text}"
    )
    you = side(hand=[hero], waiting_room=["Both", "Ebb", "Peak"])
    t = table("ws", you, at="main", cards=[*CARDS, both])
    t.you.chooses("play Hero", "left center")
    t.you.may_choose_exactly("Both", "Ebb", "done")
    t.you.chooses("Both")
    t.you.hand.is_("Both")  # there is no other 《Moon》 character: nothing more to choose
    t = table("ws", you, at="main", cards=[*CARDS, both])
    t.you.chooses("play Hero", "left center", "Ebb", "Both")
    t.you.hand.holds_exactly("Both", "Ebb")


def test_the_bottom_card_of_the_clock_is_exchanged() -> None:
    text = f"choose the bottom card of your clock and 1 character in {ROOM}, and exchange them."
    before = table("ws", side(clock=["Ebb", "Flow"]), cards=CARDS).game
    bottom = before.definition(before.state.zone(0, CLOCK)[0]).name
    t = placed(text, clock=["Ebb", "Flow"], waiting_room=["filler"])
    t.you.waiting_room.holds_exactly(bottom)
    t.you.clock.holds_exactly("filler", "Flow" if bottom == "Ebb" else "Ebb")
    placed(text, clock=["Ebb"]).you.clock.is_("Ebb")  # without both nothing is done


def test_a_marker_or_a_card_of_the_waiting_room() -> None:
    text = (
        f'choose 1 marker {MARKER} or 1 "Flow" in {ROOM}, and put it on the stage position that '
        "this card is on as 【REST】. If you do, put this card face up underneath that "
        "character as "
        "a marker."
    )
    act = f"【ACT】 [(0)] Put the top card of your deck face up {MARKER} as a marker."
    hero = character("Hero", text=(act, f"【ACT】 [(1)] {text[0].upper()}{text[1:]}"))
    you = side(left=hero, stock=2, waiting_room=["Flow", "Ebb"], deck=["Peak", "filler"])
    t = table("ws", you, at="main", cards=CARDS)
    t.answer(next(i for i, o in enumerate(t.you.options) if o == "activate Hero"))
    options = [o for o in t.you.options if o == "activate Hero"]
    t.answer(t.you.options.index("activate Hero") + len(options) - 1)
    t.you.may_choose_exactly("Peak", "Flow")
    t.you.chooses("Flow")
    t.you.left_center.is_("Flow")
    assert t.you.state_of("Flow") == REST


def test_your_opponent_chooses_what_you_get() -> None:
    text = (
        "reveal the top 2 cards of your deck, your opponent chooses 1 character from among them, "
        f"you put it into your hand, and put the rest into {ROOM}."
    )
    t = placed(text, rival=side(), deck=["Ebb", "Flow", "filler"])
    t.rival.may_choose_exactly("Ebb", "Flow")
    t.rival.chooses("Flow")
    t.you.hand.is_("Flow")
    t.you.waiting_room.holds_exactly("Ebb")


def test_among_what_was_found_and_the_rest_of_it() -> None:
    text = (
        "search your deck for up to 2 《Tide》 characters, reveal them to your opponent, choose 1 "
        "card from among them, put it into your hand, put the rest into your stock, and shuffle "
        "your deck."
    )
    t = placed(text, deck=["Ebb", "Flow", "filler", "filler"])
    t.you.chooses("Ebb", "Flow", "Ebb")
    t.you.hand.is_("Ebb")
    t.you.stock.is_("Flow")
    t.you.deck.has(2)


def test_what_was_found_is_exchanged() -> None:
    text = (
        "search your deck for up to 1 《Tide》 character, reveal it to your opponent, choose 1 "
        f"climax in {ROOM}, exchange them, and shuffle your deck."
    )
    t = placed(text, deck=["Ebb", "filler"], waiting_room=["climax"])
    t.you.chooses("Ebb")
    t.you.waiting_room.holds_exactly("Ebb")
    t.you.deck.holds_exactly("climax", "filler")
    t = placed(text, deck=["Ebb", "filler"], waiting_room=["climax"])
    t.you.chooses("done")
    t.you.waiting_room.holds_exactly("climax")


def test_one_of_two_abilities() -> None:
    text = (
        f"choose 1 of the following abilities, and this card gets that ability {TURN}. "
        '"【CONT】 This card gets +1000 power." "【CONT】 This card gets +2 soul."'
    )
    for answer, power, soul in ((0, 4000, 1), (1, 3000, 3)):
        t = placed(text)
        t.answer(answer)
        assert (t.you.value("Hero", "power"), t.you.value("Hero", "soul")) == (power, soul)


def test_an_effect_of_the_list_has_a_cost_of_its_own() -> None:
    text = (
        "choose 1 of the following effects, and perform it. "
        '"[(1)] You may pay the cost. If you do, draw 2 cards." "Draw 1 card."'
    )
    for stock, answers, drawn, left in (
        (1, ("1", "yes"), 2, 0),
        (1, ("1", "no"), 0, 1),
        (0, ("1",), 0, 0),
        (1, ("2",), 1, 1),
    ):
        t = placed(text, stock=stock)
        t.answer(int(answers[0]) - 1)
        if answers[1:]:
            t.you.chooses(*answers[1:])
        t.you.hand.has(drawn)
        t.you.stock.has(left)


def test_an_event_offers_a_cost() -> None:
    text = f"[{DISCARD}] You may pay the cost. If you do, draw 2 cards."
    gift = event("Gift", text=text)
    t = table("ws", side(hand=[gift, "Ebb"]), at="main", cards=CARDS)
    t.you.chooses("play Gift", "yes")
    t.you.hand.has(2)
    t.you.waiting_room.holds_exactly("Ebb", "Gift")


def test_the_hand_is_shown_and_counts() -> None:
    text = (
        "you may reveal your hand. If you do, and there is a climax among those cards, draw 1 card."
    )
    for hand, drawn in ((["climax"], 1), (["Ebb"], 0)):
        t = placed(text, hand=hand)
        t.you.chooses("yes")
        t.you.hand.has(1 + drawn)
        assert t.you.shown(hand[0])


# --- numbers declared ----------------------------------------------------------------------------


def test_your_opponent_declares_a_number_that_decides() -> None:
    text = (
        f"{NUMBERS}. {SHOW_TOP}, and if that card is a character of the level that your opponent "
        "declared, put it on any position of your stage."
    )
    for declared, comes in ((1, True), (0, False)):
        t = placed(text, rival=side(), deck=["Flow", "filler"])
        assert len(t.rival.options) == 3
        t.answer(declared)
        if comes:
            t.you.chooses("left back")
            t.you.left_back.is_("Flow")
        else:
            t.you.deck.has(2)
    text = f"{NUMBERS}. Draw up to X cards. X is equal to the number your opponent declared."
    t = placed(text, rival=side())
    t.answer(2)
    t.you.chooses("yes", "yes")
    t.you.hand.has(2)
