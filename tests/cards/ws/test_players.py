"""What the words of Weiss Schwarz texts mean, played: what the opponent and all players do."""

from __future__ import annotations

from bythebook.testing import Table, character, side, table
from tests.cards.ws.test_language import CARDS
from tests.cards.ws.test_play import placed, settle, standing
from tests.text.ws_doings import (
    LESS_THAN_CHOSEN,
    PICKED_TWO,
    ROOM,
    THEIR_DECK,
    THEIR_ROOM,
    THEIRS,
)


def top_of(t: Table, player: int, n: int) -> list[str]:
    """The names of the top cards of a deck, the uppermost first."""
    return (t.you, t.rival)[player].deck.names[:n]


# --- what your opponent does ---------------------------------------------------------------------


def test_your_opponent_may_and_what_follows_hangs_on_them() -> None:
    text = "your opponent may draw 1 card. If they do, draw 2 cards."
    for answer, mine, theirs in (("yes", 2, 1), ("no", 0, 0)):
        t = placed(text, rival=side())
        t.rival.may_choose_exactly("yes", "no")
        t.rival.chooses(answer)
        t.you.hand.has(mine)
        t.rival.hand.has(theirs)
    text = "your opponent may draw 1 card. If your opponent does not, draw 2 cards."
    t = placed(text, rival=side())
    t.rival.chooses("no")
    t.you.hand.has(2)


def test_your_opponent_chooses_of_their_own_hand() -> None:
    text = (
        f"your opponent may choose 1 card in {THEIRS} hand, and put it into {THEIR_ROOM}. "
        "If your opponent does, draw 1 card."
    )
    t = placed(text, rival=side(hand=["Ebb", "Flow"]), hand=["filler"])
    t.rival.chooses("yes", "Flow")
    t.rival.hand.is_("Ebb")
    t.rival.waiting_room.holds_exactly("Flow")
    t.you.hand.has(2)


def test_a_character_goes_away_and_comes_back_where_its_player_likes() -> None:
    text = (
        f"choose up to 1 of {THEIRS} characters, put it into their memory, and your opponent "
        "puts that character from their memory on any position of their stage."
    )
    t = placed(text, rival=side(left="Ebb", middle="Flow"))
    t.you.chooses("Ebb")
    t.rival.chooses("right back")
    t.rival.right_back.is_("Ebb")
    t.rival.middle_center.is_("Flow")
    t = placed(text, rival=side(left="Ebb"))
    t.you.chooses("done")  # nobody was chosen: nobody is asked for a position
    t.rival.left_center.is_("Ebb")


def test_two_of_theirs_change_places_with_the_level_as_bound() -> None:
    text = (
        f"choose 1 of {THEIRS} level 1 or higher characters, your opponent chooses 1 level X or "
        f"lower character in {THEIR_ROOM}, and exchanges them. {LESS_THAN_CHOSEN}"
    )
    rival = side(left="Peak", middle="Flow", waiting_room=["Ebb", "Flow", "Peak"])
    hero = character(
        "Hero", text=f"【AUTO】 When this card is placed on the stage from your hand, {text}"
    )
    t = table("ws", side(hand=[hero]), rival, at="main", cards=CARDS)
    t.you.chooses("play Hero", "left center", "Peak")
    t.rival.may_choose_exactly("Ebb", "Flow")  # below level 2
    t.rival.chooses("Ebb")
    t.rival.left_center.is_("Ebb")
    t.rival.middle_center.is_("Flow")
    t.rival.waiting_room.holds_exactly("Peak", "Flow", "Peak")
    t = table("ws", side(hand=[hero]), side(left="Peak"), at="main", cards=CARDS)
    t.you.chooses("play Hero", "left center")
    t.rival.left_center.is_("Peak")  # nobody to exchange it with: nothing is done


def test_all_of_the_stock_and_as_many_again() -> None:
    text = (
        f"your opponent puts all of their stock into {THEIR_ROOM}, and puts the same number of "
        f"cards from the top of {THEIR_DECK} into their stock."
    )
    for n in (0, 3):
        t = placed(text, rival=side(stock=n, deck=10))
        t.rival.stock.has(n)
        t.rival.waiting_room.has(n)
        t.rival.deck.has(10 - n)


def test_all_but_the_one_they_chose() -> None:
    text = (
        f"your opponent chooses 1 climax in {THEIR_ROOM}, returns all cards from {THEIR_ROOM} "
        f"except that card to {THEIR_DECK}, and shuffles {THEIR_DECK}."
    )
    t = placed(text, rival=side(waiting_room=["climax", "Ebb", "Flow"], deck=5))
    t.rival.waiting_room.holds_exactly("climax")
    t.rival.deck.has(7)


def test_their_deck_is_looked_at_and_put_in_an_order_by_you() -> None:
    text = (
        f"{PICKED_TWO}, put them on the top of {THEIR_DECK} in any order, and put the rest into "
        f"{THEIR_ROOM}."
    )
    rival = side(deck=["Ebb", "Flow", "filler", "filler"])
    t = placed(text, rival=rival)
    t.you.chooses("yes", "yes", "Ebb", "Flow", "Flow")
    assert top_of(t, 1, 2) == ["Flow", "Ebb"]
    t = placed(text, rival=rival)
    t.you.chooses("yes", "yes", "Flow", "done")
    assert top_of(t, 1, 2) == ["Flow", "filler"]
    t.rival.waiting_room.holds_exactly("Ebb")


def test_one_card_of_theirs_goes_up_or_down() -> None:
    text = (
        f"look at the top card of {THEIRS} deck, and put it on the top or at the bottom "
        f"of {THEIR_DECK}."
    )
    for answer, top in ((0, "Ebb"), (1, "Flow")):
        t = placed(text, rival=side(deck=["Ebb", "Flow", "filler"]))
        t.answer(answer)
        assert top_of(t, 1, 1) == [top]
        t.rival.deck.has(3)


def test_in_the_original_order_nothing_is_moved() -> None:
    text = (
        "look at up to 2 cards from the top of your deck, and put them on the top of your deck in "
        "the original order."
    )
    t = placed(text, deck=["Ebb", "Flow", "filler"])
    t.you.chooses("yes", "yes")
    assert top_of(t, 0, 3) == ["Ebb", "Flow", "filler"]


def test_a_character_of_theirs_is_moved_by_you() -> None:
    text = f"choose 1 of {THEIRS} characters, and move it to an open position of their stage."
    t = placed(text, rival=side(left="Ebb", middle="Flow"))
    t.you.chooses("Ebb")
    t.you.may_choose_exactly("right center", "left back", "right back")
    t.you.chooses("right back")
    t.rival.right_back.is_("Ebb")
    text = (
        f"choose 1 character in {THEIRS} waiting room, and put it on an open position of their "
        "stage."
    )
    t = placed(text, rival=side(left="Ebb", waiting_room=["Flow"]))
    t.you.chooses("middle center")
    t.rival.middle_center.is_("Flow")


# --- what all players do -------------------------------------------------------------------------


def test_all_players_each_with_their_own_cards_the_turn_player_first() -> None:
    text = (
        'all players perform the following action. "If your memory has 2 or more cards, choose 1 '
        f'card in your memory, and put all cards in your memory except that card into {ROOM}."'
    )
    t = placed(text, rival=side(memory=["Ebb", "Flow"]), memory=["Flow", "Ebb"])
    t.you.chooses("Flow")
    t.rival.chooses("Ebb")
    t.you.memory.is_("Flow")
    t.rival.memory.is_("Ebb")
    t = placed(text, rival=side(memory=["Ebb", "Flow"]), memory=["Flow"])
    t.rival.chooses("Ebb")
    t.you.memory.is_("Flow")
    t.rival.waiting_room.holds_exactly("Flow")


def test_everybody_else_leaves_the_stage() -> None:
    text = (
        "【AUTO】 At the beginning of your attack phase, you may put all players' "
        "characters except "
        "this card into their waiting rooms. If you do, draw 1 card."
    )
    t = standing(text, middle="Ebb", rival=side(left="Flow", back_left="Ebb"))
    t.you.passes()
    t.you.chooses("yes")
    settle(t)
    t.you.left_center.is_("Hero")
    t.you.waiting_room.holds_exactly("Ebb")
    t.rival.waiting_room.holds_exactly("Ebb", "Flow")
    t.you.hand.has(1)
