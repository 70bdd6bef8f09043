"""What the words of Weiss Schwarz texts mean, played: sister wordings, gathering, barring."""

from __future__ import annotations

from typing import Any

from bythebook.testing import Table, event
from tests.cards.ws.test_play import placed, standing
from tests.text.ws_sisters import (
    BOTH_PARTS,
    IN_STOCK,
    OF_THEM,
    PICKED,
    SIDES,
    STOCK_TOP,
    THEY_PICK,
    WHERE_IT_WENT,
)


def test_one_of_each_kind_is_gathered_in_a_zone() -> None:
    tide = event("Tidings")
    text = f"{BOTH_PARTS}, and return them to your hand."
    t = placed(text, waiting_room=["Ebb", "Flow", tide])
    t.you.may_choose_exactly("Ebb", "done")
    t.you.chooses("Ebb")
    t.you.may_choose_exactly("Tidings", "done")
    t.you.chooses("Tidings")
    t.you.waiting_room.is_("Flow")
    t.you.hand.holds_exactly("Ebb", "Tidings")


def test_of_those_chosen_one_goes_elsewhere_and_the_rest_is_the_others() -> None:
    t = placed(
        f"{OF_THEM}, and put the rest into the stock.", waiting_room=["Ebb", "Flow", "filler"]
    )
    t.you.chooses("Ebb", "Flow")
    t.you.may_choose_exactly("Ebb", "Flow")
    t.you.chooses("Flow")
    t.you.waiting_room.is_("filler")
    t.you.hand.is_("Flow")
    t.you.stock.is_("Ebb")


def test_the_stock_is_searched_and_shuffled() -> None:
    text = f"{IN_STOCK}, return it to your hand, and shuffle your stock."
    t = placed(text, stock=["Flow", "Ebb"])
    t.you.may_choose_exactly("Flow", "Ebb", "done")
    t.you.chooses("Flow")
    t.you.stock.is_("Ebb")
    t.you.hand.is_("Flow")


def test_your_opponent_chooses_a_card_of_yours() -> None:
    t = placed(THEY_PICK, waiting_room=["Ebb", "Flow"])
    t.rival.may_choose_exactly("Ebb", "Flow")
    t.rival.chooses("Flow")
    t.you.waiting_room.is_("Ebb")
    assert t.you.deck.names[0] == "Flow"


def test_the_top_of_the_stock_goes_under_this_card() -> None:
    t = placed(f"{STOCK_TOP}.", stock=["Flow"])
    t.you.stock.has(0)
    t = placed(f"{STOCK_TOP}.")
    t.you.stock.has(0)  # none: nothing goes there


def test_cards_go_under_the_character_that_was_chosen() -> None:
    under = "face up underneath that character as markers."
    text = f"{PICKED}, and put the top 2 cards of your deck {under}"
    t = placed(text, middle="Ebb", right="Flow")
    before = len(t.you.deck)
    t.you.chooses("Flow")
    assert len(t.you.deck) == before - 2
    text = (
        f"reveal the top card of your deck, {PICKED}, and put that card underneath that character "
        "as a marker."
    )
    t = placed(text, middle="Ebb", right="Flow")
    before = len(t.you.deck)
    t.you.chooses("Flow")
    assert len(t.you.deck) == before - 1


def test_where_a_card_went_is_asked_where_it_could_go_either_way() -> None:
    for answer, power in (("1", 0), ("2", 500)):
        t = placed(WHERE_IT_WENT, waiting_room=["Flow"])
        plain = t.you.value("Hero", "power")
        t.you.chooses("Flow", answer)
        assert t.you.value("Hero", "power") == plain + power
    t = placed(WHERE_IT_WENT, waiting_room=["Flow"])
    t.you.chooses("done")  # nobody is asked where nothing goes
    t.you.is_asked("main phase")


def test_the_two_sides_of_the_center_stage() -> None:
    plain = standing(middle="Ebb", right="Flow")
    t = standing(
        f"【CONT】 All of your other characters {SIDES} get +500 power.", middle="Ebb", right="Flow"
    )
    for name, more in (("Ebb", 0), ("Flow", 500), ("Hero", 0)):
        assert t.you.value(name, "power") == plain.you.value(name, "power") + more


def test_conditions_joined_by_and_or_or() -> None:
    two = "【CONT】 If you have 2 or more characters, {} if your level is 1 or higher, {}"
    gets = "this card gets +500 power."
    for word, level, more in (("and", 0, 0), ("and", 1, 500), ("or", 0, 500), ("or", 1, 500)):
        zones: dict[str, Any] = {"level": ["filler"] * level, "middle": "Ebb"}
        plain = standing(**zones)
        t = standing(two.format(word, gets), **zones)
        assert t.you.value("Hero", "power") == plain.you.value("Hero", "power") + more
    both = "【CONT】 If you have another 《Tide》 character, and another blue character, " + gets
    t = standing(both)
    assert t.you.value("Hero", "power") == standing().you.value("Hero", "power")


def to_turn(t: Table, turn: int) -> None:
    """Everybody passes, or takes the last option, until a turn has begun."""
    while t.turn < turn:
        assert t.game.pending is not None
        t.answer(len(t.game.pending.options) - 1)


def test_at_a_moment_of_the_next_turn_and_not_of_this_one() -> None:
    whens = {"end of your opponent's next turn": 2, "end of the next turn": 2}
    for when, after in whens.items():
        t = placed(f"at the {when}, put the top card of your deck into your clock.")
        now = t.turn
        for turn in range(after + 1):
            to_turn(t, now + turn)
            t.you.clock.has(1 if turn == after else 0)
