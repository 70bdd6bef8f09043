"""Ability shapes, the most frequent first: 41 to 60."""

from __future__ import annotations

from typing import Any

from bythebook.games.ws.zones.zones import REST, REVERSE
from bythebook.testing import side
from tests.shapes import phrases as p
from tests.shapes.board import (
    activated,
    attacking,
    blossoming,
    board,
    can_activate,
    deck,
    hero,
    placed,
    powers,
    settled,
    standing,
)


def test_041_brainstorm_for_cards() -> None:
    text = f"【ACT】 Brainstorm [(1) {p.REST_THIS}] {p.FLIP} {p.EACH_CLIMAX}draw up to 1 card."
    t = activated(text, stock=1, deck=["Bloom", "Gust", "Reed", "Reed", "Oak", "Fern", "Stone"])
    t.you.chooses("yes", "no")
    t.you.hand.is_("Oak")
    t.you.waiting_room.holds_exactly("Bloom", "Gust", "Reed", "Reed", "filler")
    t = activated(text, stock=1, deck=["Reed"] * 4 + ["Bloom"])
    t.you.hand.has(0)


def test_042_the_clocks_top_card_becomes_stock() -> None:
    text = f"{p.MAY_PAY}put the top card of your clock into your stock."
    t = placed(text, p.DISCARD, hand=["Rain"], clock=["Fern", "Reed"], stock=["Oak"])
    t.you.chooses("yes")
    t.you.clock.is_("Reed")
    t.you.stock.is_("Fern", "Oak")
    t = placed(text, p.DISCARD, hand=["Rain"])
    t.you.chooses("yes")
    t.you.stock.has(0)


def test_043_encore_for_a_character_of_a_trait() -> None:
    text = f"【AUTO】 Encore [{p.DISCARD_MOSS}] {p.REMINDER}"
    t = board(side(left=(hero(text), REVERSE), hand=["Fern", "Stone"]), at="encore")
    settled(t)
    t.you.chooses("yes")
    t.you.may_choose_exactly("Fern")
    t.you.chooses("Fern")
    t.you.left_center.is_("Hero")
    t.you.waiting_room.is_("Fern")
    t = board(side(left=(hero(text), REVERSE), hand=["Stone"]), at="encore")
    t.you.chooses("resolve Hero: put 1")
    t.you.may_choose_exactly("no")
    t.you.chooses("no")
    t.you.waiting_room.is_("Hero")


def test_044_power_with_another_of_a_trait() -> None:
    text = f"if {p.ANOTHER_MOSS}, this card gets +2200 power {p.TURN}."
    assert powers(placed(text, middle="Reed"), "Hero") == (5200,)
    t = placed(text, middle="Stone", hand=["Reed"], rival=side(left="Reed"))
    assert powers(t, "Hero") == (3000,)


def test_045_an_attackers_power_by_the_number_of_others() -> None:
    text = (
        f"this card gets +X power {p.TURN}. X is equal to the number of other 《Moss》 characters "
        "you have ×600."
    )
    t = attacking(text, middle="Reed", right="Stone", back_left="Fern")
    assert powers(t, "Hero", "Reed") == (4200, 3000)
    assert powers(attacking(text), "Hero") == (3000,)


def test_046_brainstorm_for_searches() -> None:
    text = (
        f"【ACT】 Brainstorm [(1) {p.REST_THIS}] {p.FLIP} {p.EACH_CLIMAX}"
        f"{p.search('《Moss》 character')}."
    )
    stack = ["Bloom", "Gust", "Reed", "Reed", "Oak", "Stone", "Fern", "Rain"]
    t = activated(text, stock=1, deck=stack)
    t.you.may_choose_exactly("Oak", "Fern", "done")
    t.you.chooses("Oak")
    t.you.may_choose_exactly("Fern", "done")
    t.you.chooses("Fern")
    t.you.hand.holds_exactly("Oak", "Fern")
    t.you.deck.holds_exactly("Stone", "Rain")


def test_047_two_cards_of_the_deck_in_another_order() -> None:
    t = placed(f"{p.SORT_TWO}.", deck=["Reed", "Fern", "Oak"])
    t.you.chooses("yes", "yes", "Reed")
    # Each card named goes on top of those named before, or under: what counts is that both stay.
    assert sorted(deck(t)[:2]) == ["Fern", "Reed"]
    assert deck(t)[2] == "Oak"
    other = placed(f"{p.SORT_TWO}.", deck=["Reed", "Fern", "Oak"])
    other.you.chooses("yes", "yes", "Fern")
    assert deck(other)[:2] == deck(t)[:2][::-1]
    one = placed(f"{p.SORT_TWO}.", deck=["Reed", "Fern", "Oak"])
    one.you.chooses("yes", "no")
    assert deck(one) == ["Reed", "Fern", "Oak"]
    assert one.game.state.seen[one.you.card("Fern")] == 0


def test_048_the_top_card_stays_or_goes_to_the_bottom() -> None:
    for place, top in ((0, "Reed"), (1, "Fern")):
        t = placed(f"{p.TOP_OR_BOTTOM}.", deck=["Reed", "Fern", "Oak"])
        assert len(t.you.options) == 2
        t.answer(place)
        assert deck(t)[0] == top
        t.you.deck.has(3)


def test_049_power_with_another_of_either_trait_in_your_turn() -> None:
    text = (
        "【CONT】 During your turn, if you have another 《Moss》 or 《Rock》 character, this card "
        "gets +2500 power."
    )
    for other, turn, power in (
        ("Reed", 0, 5500),
        ("Stone", 0, 5500),
        ("filler", 0, 3000),
        ("Reed", 1, 3000),
    ):
        assert powers(standing(text, middle=other, turn=turn), "Hero") == (power,), other


def test_050_an_attackers_power_with_two_others() -> None:
    text = f"if {p.TWO_MOSS}, this card gets +2200 power {p.TURN}."
    assert powers(attacking(text, middle="Reed", right="Fern"), "Hero") == (5200,)
    assert powers(attacking(text, middle="Reed", right="Stone"), "Hero") == (3000,)


def test_051_encore_for_a_card_of_the_deck() -> None:
    text = f"【AUTO】 Encore [{p.DECK_TO_CLOCK}] {p.REMINDER}"
    for answer in ("yes", "no"):
        t = board(side(left=(hero(text), REVERSE), deck=["Reed", "Fern"]), at="encore")
        settled(t)
        t.you.chooses(answer)
        paid = answer == "yes"
        t.you.left_center.is_(*(["Hero"] if paid else []))
        t.you.clock.is_(*(["Reed"] if paid else []))
        if paid:
            assert t.you.state_of("Hero") == REST


def test_052_resting_to_strengthen_anyone() -> None:
    t = activated(f"【ACT】 [{p.REST_THIS}] {p.PICK}+700 power {p.TURN}.", middle="Stone",
                  rival=side(left="Reed"))  # fmt: skip
    t.you.may_choose_exactly("Hero", "Stone")
    t.you.chooses("Stone")
    assert powers(t, "Stone", "Hero") == (3700, 3000)
    tired = board(side(left=(hero(f"【ACT】 [{p.REST_THIS}] {p.PICK}+700 power {p.TURN}."), REST)))
    tired.you.may_not_choose("activate Hero")


def test_053_a_climax_draws_and_strengthens_one() -> None:
    text = f"【AUTO】 {p.CLIMAX_PLAYED}draw 1 card, {p.PICK}+1700 power and +1 soul {p.TURN}."
    t = blossoming(text, left="Fern", middle="Reed", deck=["Oak", "Rain"])
    t.you.hand.is_("Oak")
    t.you.may_choose_exactly("Fern", "Reed")
    t.you.chooses("Reed")
    assert powers(t, "Reed", "Fern") == (4700, 5000)
    assert (t.you.value("Reed", "soul"), t.you.value("Fern", "soul")) == (2, 1)
    nobody = blossoming(text, deck=["Oak", "Rain"])
    nobody.you.hand.is_("Oak")


def test_054_with_four_others_a_card_becomes_stock() -> None:
    text = (
        "if you have 3 or more other 《Moss》 characters, you may choose 1 《Moss》 character in "
        f"{p.ROOM}, and put it into your stock."
    )
    zones: dict[str, Any] = {"middle": "Reed", "right": "Reed", "back_left": "Reed"}
    t = placed(text, waiting_room=["Fern", "Stone", "Oak"], **zones)
    t.you.chooses("yes")
    t.you.may_choose_exactly("Fern", "Oak")
    t.you.chooses("Fern")
    t.you.stock.is_("Fern")
    t = placed(text, waiting_room=["Fern"], **zones)
    t.you.chooses("no")
    t.you.stock.has(0)
    few = placed(text, waiting_room=["Fern"], middle="Reed", right="Reed")
    few.you.is_asked("main phase")


def test_055_looking_at_as_many_as_there_are_of_a_trait() -> None:
    text = f"{p.dig('X')}. X is equal to the number of 《Moss》 characters you have."
    t = placed(text, middle="Reed", right="Stone", deck=["Fern", "Rain", "Oak", "Pine"])
    t.you.chooses("yes", "yes")
    t.you.may_choose_exactly("Fern", "Rain", "done")
    t.you.chooses("Rain")
    t.you.hand.is_("Rain")
    t.you.waiting_room.is_("Fern")
    t.you.deck.is_("Oak", "Pine")


def test_056_the_top_card_stays_or_goes_away() -> None:
    for place, room in ((0, []), (1, ["Reed"])):
        t = placed(f"{p.KEEP_OR_DROP}.", deck=["Reed", "Fern", "Oak"])
        t.answer(place)
        t.you.waiting_room.is_(*room)
        assert deck(t)[0] == ("Fern" if room else "Reed")


def test_057_power_with_little_stock() -> None:
    text = "【CONT】 If your stock has 2 or less cards, this card gets +1700 power."
    for stock, power in ((0, 4700), (2, 4700), (3, 3000)):
        t = standing(text, stock=stock, rival=side(stock=5))
        assert powers(t, "Hero") == (power,)


def test_058_power_with_a_marker() -> None:
    text = "【CONT】 If there is a marker underneath this card, this card gets +2500 power."
    make = (
        f"【ACT】 [(1)] Choose 1 card in {p.ROOM}, and put it face up underneath this card as a "
        "marker."
    )
    t = can_activate("", left=hero(text, make), stock=1, waiting_room=["Reed"])
    assert powers(t, "Hero") == (3000,)
    t.you.chooses("activate Hero", "Reed")
    assert powers(t, "Hero") == (5500,)


def test_059_two_trigger_checks_for_stock() -> None:
    text = f"{p.MAY_PAY}{p.CHECK_TWICE}."
    foe = side(clock=0)
    t = attacking(text, "(1)", foe, stock=["Pine"], deck=["Reed", "Fern", "Oak", "Rain"])
    t.you.chooses("yes")
    # The cost left the stock, and both cards of the check came to it.
    t.you.stock.is_("Fern", "Reed")
    t = attacking(text, "(1)", foe, stock=["Pine"], deck=["Reed", "Fern", "Oak", "Rain"])
    t.you.chooses("no")
    t.you.stock.is_("Reed", "Pine")
    # The next attacker checks once again.
    t.you.chooses("attack with filler")
    t.you.stock.is_("Fern", "Reed", "Pine")
    broke = attacking(text, "(1)", foe, deck=["Reed", "Fern", "Oak", "Rain"])
    broke.you.stock.is_("Reed")


def test_060_a_card_for_a_named_card() -> None:
    text = f'{p.MAY_PAY}choose 1 "Oak" in {p.ROOM}, and return it to {p.HAND}.'
    t = placed(text, p.DISCARD, hand=["Oak", "Reed"], waiting_room=["Fern"])
    t.you.chooses("yes")
    t.you.may_choose_exactly("Oak", "Reed")
    t.you.chooses("Oak")
    # The card that was paid can be the one that comes back.
    t.you.hand.holds_exactly("Oak", "Reed")
    t = placed(text, p.DISCARD, hand=["Reed"], waiting_room=["Fern"])
    t.you.chooses("yes")
    t.you.hand.has(0)
    t.you.waiting_room.holds_exactly("Reed", "Fern")
