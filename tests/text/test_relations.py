"""What else words of texts point to: relations, earlier results, places, whose; given texts."""

from __future__ import annotations

import pytest
from tests.cards.ws.shapes import phrases as p
from tests.cards.ws.shapes.board import (
    attacking,
    board,
    fallen,
    hero,
    placed,
    powers,
    settled,
    shielded,
    standing,
)

from bythebook.games.ws.cards import CHARACTER
from bythebook.games.ws.zones.zones import REST, STAND, WAITING_ROOM
from bythebook.kernel.state.changes import move
from bythebook.testing import Table, side
from bythebook.text import TextError
from bythebook.text.ws import Unplayable, read

# --- relations: battle opponent, facing ----------------------------------------------------------


def test_the_battle_opponent_is_not_whoever_stands_elsewhere() -> None:
    text = (
        f"【AUTO】 {p.REVERSED}if {p.FOE} is level 1 or lower, you may 【REVERSE】 that character."
    )
    t = fallen(text, "Oak")
    # The Stone beside it is low enough, but was not fought.
    t.you.is_asked("attack declaration")
    assert t.rival.state_of("Stone") == STAND


def test_facing_is_a_place_and_the_battle_another_matter() -> None:
    text = f"if {p.FACING} is level 2 or higher, this card gets +1000 power {p.TURN}."
    t = attacking(text, rival=side(right="Oak", left="Reed", middle="Reed"), how="side")
    assert powers(t, "Hero") == (4000,)
    t = attacking(text, rival=side(right="Reed", left="Oak", middle="Oak"), how="side")
    assert powers(t, "Hero") == (3000,)


# --- results of earlier steps --------------------------------------------------------------------


def test_the_level_of_the_revealed_card_and_not_of_another() -> None:
    text = (
        f"reveal {p.TOP}, choose 1 level X or lower character in {p.ROOM}, and return it to "
        f"{p.HAND}. X is "
        "equal to the level of the revealed card."
    )
    t = placed(text, deck=["Fern", "Pine"], waiting_room=["Fern", "Oak", "Reed"])
    t.you.may_choose_exactly("Fern", "Reed")
    t.you.chooses("Reed")
    t.you.hand.is_("Reed")


def test_the_level_of_the_character_one_chose() -> None:
    text = (
        f"choose 1 of your other characters, choose 1 level X or lower character in {p.ROOM}, and "
        f"return it to {p.HAND}. X is equal to the level of the character you chose -1."
    )
    t = placed(text, middle="Oak", right="Reed", waiting_room=["Fern", "Pine", "Stone", "Oak"])
    t.you.chooses("Oak")
    t.you.may_choose_exactly("Fern", "Stone")
    t.you.chooses("Fern")
    t.you.hand.is_("Fern")


def test_what_this_effect_put_there_and_nothing_else() -> None:
    text = (
        f"put the top 3 cards of your deck {p.TO_ROOM}, and this card gets +X power {p.TURN}. X "
        "is equal "
        f"to the total level of the cards put {p.TO_ROOM} by this effect ×100."
    )
    t = placed(text, deck=["Fern", "Bloom", "Pine", "Oak"], waiting_room=["Pine", "Pine"])
    assert powers(t, "Hero") == (3400,)


# --- places --------------------------------------------------------------------------------------


def test_the_position_this_card_was_on() -> None:
    text = (
        f'【ACT】 [{p.AWAY}] Choose 1 "Oak" in {p.ROOM}, and put it on the stage position that '
        "this card was on."
    )
    t = board(side(back_right=hero(text), left="Fern", waiting_room=["Oak"]))
    t.you.chooses("activate Hero")
    t.you.right_back.is_("Oak")
    t.you.left_center.is_("Fern")


def test_its_previous_position_is_where_it_was_put_away_from() -> None:
    text = f"【AUTO】 {p.LEAVES}{p.BACK_TO_PLACE}."
    t = standing(left="Fern", back_left=hero(text))
    t.changes(move([t.you.ref("Hero")], WAITING_ROOM))
    settled(t)
    t.you.left_back.is_("Hero")
    assert t.you.state_of("Hero") == REST


def test_that_attack_is_this_one_only() -> None:
    t = attacking(f"{p.CHECK_TWICE}.", deck=["Fern", "Oak", "Pine", "Rain", "Rain"])
    t.you.stock.has(2)
    t.you.chooses("attack with filler")
    t.you.stock.has(3)


# --- whose ---------------------------------------------------------------------------------------


def test_their_zone_is_the_opponents() -> None:
    text = f"choose 1 of your opponent's characters, and put it {p.THEIR_ROOM}."
    t = placed(text, middle="Fern", rival=side(left="Oak", right="Reed"))
    t.you.chooses("Oak")
    t.rival.waiting_room.is_("Oak")
    t.you.waiting_room.has(0)


def test_the_ending_of_a_verb_tells_who_does_it() -> None:
    text = (
        "your opponent chooses 1 card in their hand, puts it into their waiting room, and {} 1 "
        "card."
    )
    for word, mine, theirs in (("draws", 0, 1), ("draw", 1, 0)):
        t = placed(text.format(word), rival=side(hand=["Fern", "Oak"]))
        t.rival.chooses("Fern")
        t.you.hand.has(mine)
        t.rival.hand.has(1 + theirs)
    with pytest.raises(TextError):
        read(
            f"【AUTO】 {p.PLACED}draw 1 card, chooses 1 of your characters, and 【REST】 it.",
            CHARACTER,
        )


def test_their_is_each_players_after_all_players() -> None:
    text = (
        "all players return all cards from their waiting rooms to their decks, and shuffle their "
        "decks."
    )
    t = placed(text, waiting_room=["Fern"], rival=side(waiting_room=["Oak"]))
    for seat, name in ((t.you, "Fern"), (t.rival, "Oak")):
        seat.waiting_room.has(0)
        assert name in seat.deck.names
    shuffled = read(f"【AUTO】 {p.PLACED}{text}", CHARACTER).body[-2:]
    assert {effect.whose for effect in shuffled} == {0, 1}  # type: ignore[attr-defined]
    away = f"all players shuffle their decks, and put the top card of their deck {p.THEIR_ROOM}."
    with pytest.raises(Unplayable, match="each of them"):
        read(f"【AUTO】 {p.PLACED}{away}", CHARACTER)


def test_a_card_never_goes_to_the_other_players_zone() -> None:
    for text in (
        f"{p.PLACED}choose 1 of your opponent's characters, and put it {p.TO_ROOM}.",
        f"{p.PLACED}choose 1 of your characters, and put it {p.THEIR_ROOM}.",
    ):
        with pytest.raises(Unplayable):
            read(f"【AUTO】 {text}", CHARACTER)


# --- in texts that are given ---------------------------------------------------------------------


def _given(text: str, whose: str = "your other", **zones: object) -> Table:
    words = (
        f"choose 1 of {whose} characters, and that character gets the following ability "
        f"{p.NEXT_TURN}. "
        f'"{text}"'
    )
    rival = zones.pop("rival", None)
    return placed(words, "", rival, **zones)  # type: ignore[arg-type]


def test_this_card_in_a_given_text_is_whoever_has_it() -> None:
    t = _given("【CONT】 This card gets +1000 power.", middle="Fern", right="Stone")
    t.you.chooses("Fern")
    assert powers(t, "Fern", "Stone", "Hero") == (6000, 3000, 3000)


def test_other_in_a_given_text_is_other_than_whoever_has_it() -> None:
    t = _given(
        "【CONT】 All of your other characters get +1000 power.", middle="Fern", right="Stone"
    )
    t.you.chooses("Fern")
    assert powers(t, "Fern", "Stone", "Hero") == (5000, 4000, 4000)


def test_your_in_a_text_given_to_an_opponents_card_is_the_opponents() -> None:
    t = _given("【CONT】 All of your characters get +1000 power.", "your opponent's", middle="Fern",
               rival=side(left="Oak", middle="Reed"))  # fmt: skip
    t.you.chooses("Oak")
    assert (t.rival.value("Oak", "power"), t.rival.value("Reed", "power")) == (8000, 4000)
    assert powers(t, "Fern", "Hero") == (5000, 3000)


def test_the_battle_opponent_in_a_given_text_is_the_receivers() -> None:
    text = (
        f"【AUTO】 {p.BACKED_UP}choose 1 of your characters in battle, and that character gets the "
        f"following ability {p.TURN}. \"【AUTO】 {p.BEATS}put that character into your opponent's "
        'stock."'
    )
    t = shielded(text, power=6000)
    t.rival.chooses("activate Shield")
    settled(t)
    assert "Hero" in t.you.stock.names
    t.you.middle_center.is_("Fern")
    t.rival.right_center.is_("Reed")


def test_x_in_a_given_text_is_counted_by_its_master() -> None:
    text = (
        "【CONT】 This card gets +X power. X is equal to the number of 《Moss》 characters you "
        "have ×500."
    )
    foes = side(left="Oak", middle="Reed", right="Stone")
    t = _given(text, "your opponent's", middle="Fern", rival=foes)
    t.you.chooses("Stone")
    assert t.rival.value("Stone", "power") == 4000
