"""Each way a pronoun of Weiss Schwarz texts binds; another candidate is there to be mistaken."""

from __future__ import annotations

import pytest
from tests.cards.ws.shapes import phrases as p
from tests.cards.ws.shapes.board import (
    activated,
    attacking,
    beating,
    board,
    deck,
    hero,
    placed,
    powers,
    standing,
)

from bythebook.games.ws.cards import CHARACTER
from bythebook.games.ws.zones.zones import REST, REVERSE
from bythebook.testing import side
from bythebook.text.ws import Unplayable, read

# --- it, them ------------------------------------------------------------------------------------


def test_it_is_the_card_chosen_and_no_other_of_its_kind() -> None:
    t = placed(f"{p.SALVAGE}.", waiting_room=["Fern", "Oak"])
    t.you.chooses("Oak")
    t.you.hand.is_("Oak")
    t.you.waiting_room.is_("Fern")


def test_it_is_the_card_chosen_last() -> None:
    text = f"choose 1 card in your clock, put it into your stock, {p.DROP_ONE}."
    t = placed(text, clock=["Fern", "Oak"], hand=["Rain", "Reed"])
    t.you.chooses("Oak", "Reed")
    t.you.stock.is_("Oak")
    t.you.waiting_room.is_("Reed")


def test_it_is_still_the_same_card_after_it_was_shown() -> None:
    text = (
        "look at up to 3 cards from the top of your deck, choose up to 1 character from among "
        f"them, {p.SHOW}, put it {p.TO_HAND}, and {p.REST_AWAY}."
    )
    t = placed(text, deck=["Fern", "Rain", "Oak", "Pine"])
    t.you.chooses("yes", "yes", "yes", "Oak")
    t.you.hand.is_("Oak")
    seen = {n: t.game.state.seen[t.you.card(n)] for n in ("Oak", "Pine")}
    assert seen == {"Oak": 3, "Pine": 0}


def test_it_is_the_card_searched_for() -> None:
    found = p.begin(p.search("《Moss》 character"))
    text = f"choose 1 of your other characters, and 【REST】 it. {found}."
    t = placed(text, middle="Stone", deck=["Rain", "Oak", "Fern"])
    t.you.chooses("Oak")
    t.you.hand.is_("Oak")
    t.you.middle_center.is_("Stone")
    assert t.you.state_of("Stone") == REST


def test_it_is_the_card_looked_at() -> None:
    text = (
        f"choose 1 of your other characters, and 【REST】 it. Look at {p.TOP}, and put it "
        f"{p.TO_ROOM}."
    )
    t = placed(text, middle="Stone", deck=["Oak", "Fern"])
    t.you.waiting_room.is_("Oak")
    t.you.middle_center.is_("Stone")


def test_among_them_are_the_cards_looked_at_and_them_those_chosen() -> None:
    text = (
        "look at up to 4 cards from the top of your deck, choose up to 2 《Moss》 characters from "
        f"among them, reveal them to your opponent, put them {p.TO_HAND}, and {p.REST_AWAY}."
    )
    t = placed(text, deck=["Fern", "Stone", "Oak", "Reed", "Pine"], waiting_room=["Reed"])
    t.you.chooses("yes", "yes", "yes", "yes")
    t.you.may_choose_exactly("Fern", "Oak", "Reed", "done")
    t.you.chooses("Fern", "Oak")
    t.you.hand.holds_exactly("Fern", "Oak")
    t.you.waiting_room.holds_exactly("Reed", "Stone", "Reed")


def test_them_are_the_cards_flipped_over() -> None:
    text = f"【ACT】 Brainstorm [(1) {p.REST_THIS}] {p.FLIP} {p.EACH_CLIMAX}draw 1 card."
    t = activated(
        text, stock=1, deck=["Bloom", "Oak", "Fern", "Reed", "Pine", "Rain"], hand=["Stone"]
    )
    t.you.waiting_room.holds_exactly("filler", "Bloom", "Oak", "Fern", "Reed")
    t.you.hand.holds_exactly("Stone", "Pine")


def test_them_are_the_cards_looked_at_if_none_was_chosen() -> None:
    t = placed(f"{p.SORT_TWO}.", deck=["Fern", "Oak", "Reed"], hand=["Stone", "Rain"])
    t.you.chooses("yes", "yes", "Oak")
    assert deck(t)[2] == "Reed"
    t.you.hand.holds_exactly("Stone", "Rain")


def test_them_are_two_chosen_characters_and_no_third() -> None:
    t = attacking("choose 2 of your characters, and exchange them.", middle="Fern", back_left="Oak")
    t.you.chooses("Fern", "Oak")
    t.you.middle_center.is_("Oak")
    t.you.left_back.is_("Fern")
    t.you.left_center.is_("Hero")


# --- that character, those characters ------------------------------------------------------------


def test_that_character_is_chosen_last_and_not_before() -> None:
    text = (
        "choose 1 of your other characters, 【REST】 it, choose 1 of your opponent's "
        "characters, and "
        f"that character gets -1000 power {p.TURN}."
    )
    t = placed(text, middle="Fern", rival=side(left="Oak", middle="Pine"))
    t.you.chooses("Pine")
    assert t.you.state_of("Fern") == REST
    assert (t.rival.value("Pine", "power"), t.rival.value("Oak", "power")) == (8000, 7000)
    assert powers(t, "Fern", "Hero") == (5000, 3000)


def test_that_character_is_on_the_stage_and_not_the_card_taken_in_between() -> None:
    text = (
        f"choose 1 of your other characters, draw 1 card, put {p.TOP} {p.TO_ROOM}, and that "
        "character "
        f"gets +1000 power {p.TURN}."
    )
    t = placed(text, middle="Fern", right="Stone", deck=["Rain", "Oak", "Pine"])
    t.you.chooses("Fern")
    t.you.waiting_room.is_("Oak")
    assert powers(t, "Fern", "Stone", "Oak") == (6000, 3000, 7000)


def test_that_character_is_the_battle_opponent_that_fell() -> None:
    t = beating("you may put that character into your opponent's stock.", middle="Fern")
    t.you.chooses("yes")
    t.rival.stock.is_("Reed")
    t.rival.middle_center.is_("Stone")
    t.you.left_center.is_("Hero")


def test_that_character_is_chosen_rather_than_what_fell() -> None:
    t = beating(f"choose 1 of your other characters, and that character gets +1000 power {p.TURN}.",
                middle="Fern")  # fmt: skip
    t.you.chooses("Fern")
    assert powers(t, "Fern", "filler") == (6000, 3000)
    assert t.rival.value("Reed", "power") == 3000


def test_that_character_is_whom_it_happened_to() -> None:
    text = (
        "【AUTO】 When your other 《Moss》 character attacks, that character gets +1000 power "
        f"{p.TURN}."
    )
    t = board(side(left=hero(text), middle="Fern", right="Reed"), None, "attack")
    t.you.chooses("attack with Reed")
    assert powers(t, "Hero", "Fern", "Reed") == (3000, 5000, 4000)


def test_that_character_is_the_attacked_one_and_not_the_attacker() -> None:
    text = (
        "【AUTO】 When your other character is frontal attacked, that character gets +3000 "
        f"power {p.TURN}."
    )
    t = board(
        side(right="Reed", middle=hero(text), left="Fern"),
        side(left="Fern", middle="Oak"),
        "attack",
        turn=1,
    )
    t.rival.chooses("attack with Fern", "frontal")
    assert powers(t, "Reed", "Hero", "Fern") == (6000, 3000, 5000)
    assert t.rival.value("Fern", "power") == 5000
    assert t.rival.state_of("Fern") == REVERSE


def test_that_character_is_each_receiver_in_turn() -> None:
    text = (
        "【CONT】 All of your other 《Moss》 characters get +X power. X is equal to that "
        "character's "
        "level ×500."
    )
    t = standing(left=hero(text, level=3), middle="Fern", right="Oak", back_left="Reed")
    assert powers(t, "Fern", "Oak", "Reed") == (5500, 8000, 3000)


def test_those_characters_are_all_that_were_chosen() -> None:
    text = (
        f"choose up to 2 of your other characters, and those characters get +1000 power {p.TURN}."
    )
    t = placed(text, middle="Fern", right="Stone", back_left="Oak")
    t.you.chooses("Stone", "Oak")
    assert powers(t, "Fern", "Stone", "Oak", "Hero") == (5000, 4000, 8000, 3000)


@pytest.mark.parametrize(
    "away",
    [
        f"put it {p.TO_ROOM},",
        f"choose 1 character in {p.ROOM}, return it to {p.HAND},",
        f"draw 1 card, choose 1 card in {p.HAND}, put it {p.TO_ROOM},",
        f"choose 1 character in {p.ROOM},",
    ],
)
def test_that_character_is_none_that_is_not_on_the_stage(away: str) -> None:
    gets = f"{away} and that character gets +1000 power {p.TURN}."
    text = f"【AUTO】 {p.PLACED}choose 1 of your other characters, {gets}"
    with pytest.raises(Unplayable, match="not on the stage"):
        read(text, CHARACTER)


def test_two_characters_spoken_of_leave_it_open_which_is_meant() -> None:
    text = (
        "【AUTO】 When your other character attacks, if this card's battle opponent is level 1 or "
        "lower, 【REVERSE】 that character."
    )
    with pytest.raises(Unplayable):
        read(text, CHARACTER)


# --- that card, those cards, the rest ------------------------------------------------------------


def test_that_card_is_the_revealed_one() -> None:
    text = f"reveal {p.TOP}. If that card is a 《Moss》 character, put it {p.TO_HAND}."
    t = placed(text, deck=["Stone", "Fern"], hand=["Oak"], middle="Reed")
    t.you.hand.is_("Oak")
    t.you.deck.is_("Stone", "Fern")


def test_that_card_is_the_one_just_moved() -> None:
    text = (
        f"put {p.TOP} {p.TO_ROOM}. If that card is level 2 or higher, this card gets +1000 "
        f"power {p.TURN}."
    )
    for top, power in (("Oak", 4000), ("Fern", 3000)):
        t = placed(text, deck=[top, "Oak"], waiting_room=["Pine"])
        assert powers(t, "Hero") == (power,)


def test_those_cards_are_the_ones_just_moved() -> None:
    text = (
        f"put the top 2 cards of your deck {p.TO_ROOM}. If there are 2 or more 《Moss》 characters "
        f"among those cards, this card gets +1000 power {p.TURN}."
    )
    for top, power in ((["Fern", "Oak"], 4000), (["Fern", "Rain"], 3000)):
        t = placed(text, deck=[*top, "Oak"], waiting_room=["Reed", "Reed"])
        assert powers(t, "Hero") == (power,)


def test_those_cards_are_the_revealed_ones() -> None:
    text = (
        "reveal up to 3 cards from the top of your deck, and this card gets +X power "
        f"{p.TURN}. X is equal to the number of 《Moss》 characters revealed among those cards "
        "×500."
    )
    t = attacking(text, deck=["Fern", "Rain", "Oak", "Pine", "Pine"], waiting_room=["Reed"])
    t.you.chooses("yes", "yes", "yes")
    assert powers(t, "Hero") == (4000,)


def test_the_rest_is_what_was_not_chosen() -> None:
    t = placed(f"{p.dig('3')}.", deck=["Fern", "Rain", "Oak", "Pine"], hand=["Stone"])
    t.you.chooses("yes", "yes", "yes", "Rain")
    t.you.hand.holds_exactly("Stone", "Rain")
    t.you.waiting_room.holds_exactly("Fern", "Oak")
    t.you.deck.is_("Pine")


def test_the_rest_is_what_neither_choice_took() -> None:
    text = (
        "look at up to 4 cards from the top of your deck, choose up to 1 character from among "
        "them, "
        f"put it {p.TO_HAND}, choose up to 1 card from among them, put it into your stock, and "
        f"{p.REST_AWAY}."
    )
    t = placed(text, deck=["Fern", "Rain", "Oak", "Bloom", "Pine"])
    t.you.chooses("yes", "yes", "yes", "yes", "Oak", "Bloom")
    t.you.hand.is_("Oak")
    t.you.stock.is_("Bloom")
    t.you.waiting_room.holds_exactly("Fern", "Rain")
