"""Events, and what is said of them."""

from __future__ import annotations

from bythebook.games.ws.zones.zones import REVERSE
from bythebook.testing import event, side
from tests.cards.ws.shapes import phrases as p
from tests.cards.ws.shapes.board import (
    board,
    deck,
    hero,
    placed,
    powers,
    settled,
)


def test_an_event_for_a_card() -> None:
    text = f"{p.dig('4', 'event', True)}. If you put 1 card {p.TO_HAND}, {p.DROP_ONE}."
    t = placed(text, hand=["Stone"], deck=["Fern", "Rain", "Oak", "Bloom", "Pine"])
    t.you.chooses("yes", "yes", "yes", "yes")
    t.you.may_choose_exactly("Rain", "done")
    t.you.chooses("Rain")
    t.you.may_choose_exactly("Rain", "Stone")
    t.you.chooses("Stone")
    t.you.hand.is_("Rain")
    t = placed(text, hand=["Stone"], deck=["Fern", "Rain", "Oak", "Bloom", "Pine"])
    t.you.chooses("yes", "yes", "yes", "yes", "done")
    t.you.hand.is_("Stone")


def test_a_counter_event_by_the_number_of_a_trait() -> None:
    text = (
        f"【COUNTER】 {p.begin(p.PICK)}+X power {p.TURN}. X is equal to 600 multiplied by the "
        "number of 《Moss》 characters you have."
    )
    mist = event("Mist", text=text)
    theirs = side(right="Reed", middle="Stone", back_left="Fern", hand=[mist, "Rain"])
    t = board(side(left=hero(power=4100), right="filler"), theirs, "attack")
    t.you.chooses("attack with Hero", "frontal")
    t.rival.may_choose_exactly("play Mist", "pass")
    t.rival.chooses("play Mist")
    t.rival.may_choose_exactly("Reed", "Stone", "Fern")
    t.rival.chooses("Reed")
    assert t.rival.value("Reed", "power") == 4200
    assert t.you.state_of("Hero") == REVERSE
    t.rival.waiting_room.is_("Mist")
    # With a counter icon it can be played in the main phase too.
    t = board(side(left="Reed", hand=[mist]))
    t.you.may_choose_exactly("play Mist", "exchange positions", "pass")


def test_an_event_for_those_with_a_name() -> None:
    wanted = 'character with "Reed" in its card name'
    text = (
        'If you do not have a character with "Reed" in its card name, this card cannot be played '
        f"from {p.HAND}. "
        f"{p.begin(p.dig('3', wanted, True))}. {p.begin(p.TOP_OR_BOTTOM)}."
    )
    mist = event("Mist", text=text)
    t = board(side(hand=[mist], left="Fern"))
    t.you.may_not_choose("play Mist")
    stack = ["Fern", "Reed", "Rain", "Oak", "Pine"]
    t = board(side(hand=[mist], left="Reed", deck=stack))
    t.you.chooses("play Mist", "yes", "yes", "yes")
    t.you.may_choose_exactly("Reed", "done")
    t.you.chooses("Reed")
    t.you.hand.is_("Reed")
    t.answer(1)
    assert deck(t) == ["Pine", "Oak"]
    t.you.waiting_room.holds_exactly("Fern", "Rain", "Mist")


def test_an_event_of_three_choices() -> None:
    text = (
        f"Choose 1 《Moss》 character in {p.ROOM}, return it to {p.HAND}, choose 1 card in "
        f"{p.HAND}, "
        f"put it {p.TO_ROOM}, {p.PICK}+2500 power {p.TURN}."
    )
    t = board(side(hand=[event("Mist", text=text), "Rain"], left="Stone", middle="Fern",
                   waiting_room=["Oak", "Reed"]))  # fmt: skip
    t.you.chooses("play Mist")
    t.you.may_choose_exactly("Oak", "Reed")
    t.you.chooses("Oak")
    t.you.may_choose_exactly("Oak", "Rain")
    t.you.chooses("Rain")
    t.you.may_choose_exactly("Stone", "Fern")
    t.you.chooses("Stone")
    assert powers(t, "Stone", "Fern") == (5500, 5000)
    t.you.hand.is_("Oak")
    t.you.waiting_room.holds_exactly("Reed", "Rain", "Mist")


def test_a_counter_event_that_saves_one() -> None:
    text = (
        f"【COUNTER】 {p.begin(p.search('《Moss》 character'))}"
        ", choose 1 of your characters, and that character gets the following ability "
        f"{p.TURN}. "
        f'"【AUTO】 {p.LEAVES}you may {p.BACK_TO_PLACE}."'
    ).replace(", and shuffle your deck", ", shuffle your deck")
    mist = event("Mist", text=text)
    theirs = side(
        right="Reed", middle="Stone", hand=[mist], deck=["Oak", "filler", "filler", "Rain"]
    )
    t = board(side(left=hero(power=9000)), theirs, "attack")
    t.you.chooses("attack with Hero", "frontal")
    t.rival.chooses("play Mist")
    t.rival.may_choose_exactly("Oak", "done")
    t.rival.chooses("Oak")
    t.rival.hand.is_("Oak")
    t.rival.may_choose_exactly("Reed", "Stone")
    t.rival.chooses("Reed")
    settled(t)
    t.rival.chooses("yes")
    t.rival.right_center.is_("Reed")


def test_an_event_that_remembers_itself() -> None:
    text = (
        "If the number of 《Moss》 characters you have is 1 or less, this card cannot be "
        "played from "
        f"{p.HAND}. Choose 1 of your opponent's cost 1 or lower characters, and put it on the "
        "bottom "
        "of your opponent's deck. Put this card into your memory."
    )
    mist = event("Mist", text=text)
    board(side(hand=[mist], left="Reed")).you.may_not_choose("play Mist")
    t = board(
        side(hand=[mist], left="Reed", middle="Fern"), side(left="Oak", right="Pine", middle="Reed")
    )
    t.you.chooses("play Mist")
    t.you.may_choose_exactly("Oak", "Reed")
    t.you.chooses("Oak")
    assert deck(t, 1)[-1] == "Oak"
    t.you.memory.is_("Mist")
    t = board(side(hand=[mist], left="Reed", middle="Fern"), side(left="Pine"))
    t.you.chooses("play Mist")
    t.you.memory.is_("Mist")


def test_an_event_that_sends_one_to_memory() -> None:
    text = (
        f"If you do not have a 《Moss》 character, this card cannot be played from {p.HAND}. "
        "Choose 1 of "
        "your opponent's level 1 or lower characters, and put it into their memory."
    )
    mist = event("Mist", text=text)
    board(side(hand=[mist], left="Stone"), side(left="Reed")).you.may_not_choose("play Mist")
    t = board(side(hand=[mist], left="Reed"), side(left="Fern", middle="Oak", right="Stone"))
    t.you.chooses("play Mist")
    t.you.may_choose_exactly("Fern", "Stone")
    t.you.chooses("Stone")
    t.rival.memory.is_("Stone")
    t.you.waiting_room.is_("Mist")
    none = board(side(hand=[mist], left="Reed"), side(middle="Oak"))
    none.you.chooses("play Mist")
    none.rival.memory.has(0)
    none.you.waiting_room.is_("Mist")
