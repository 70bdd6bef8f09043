"""What the words of Weiss Schwarz texts mean, played: keywords had, other places, other decks."""

from __future__ import annotations

from bythebook.testing import character, side
from tests.cards.ws.test_play import TIDE, placed, standing
from tests.text.ws_variants import HAND, MINE_OR_THEIRS, ROOM, SHOWN, TURN

AHEAD = "characters in front of this card"
ASSIST = f"【CONT】 Assist All of your {AHEAD} get +500 power."
CHANGER = character(
    "Changer",
    text=f"【AUTO】 Change [Put this card into {ROOM}] At the beginning of your climax phase, "
    "you may pay the cost. If you do, draw 1 card.",
)
HELPER = character("Helper", text=ASSIST)


def test_a_kind_is_told_by_a_keyword() -> None:
    text = f'choose 1 character with "Change" in {ROOM}, and return it to {HAND}.'
    t = placed(text, waiting_room=[CHANGER, HELPER, "Ebb"])
    t.you.hand.is_("Changer")
    t = placed(text, waiting_room=[HELPER, "Ebb"])  # nobody has it: nothing is done
    t.you.hand.is_()
    text = f'choose 1 character with "Change" or "Assist" in {ROOM}, and return it to {HAND}.'
    t = placed(text, waiting_room=[CHANGER, HELPER, "Ebb"])
    t.you.may_choose_exactly("Changer", "Helper")
    t.you.chooses("Helper")
    t.you.hand.is_("Helper")


def test_those_with_a_keyword_are_counted_also_when_it_was_given_to_them() -> None:
    text = (
        "【CONT】 This card gets +X power. X is equal to 500 multiplied by the number of "
        'characters you have with "Assist".'
    )
    t = standing(text, right=HELPER, middle="Ebb")
    plain = standing(right=HELPER, middle="Ebb")
    power = plain.you.value("Hero", "power")
    assert t.you.value("Hero", "power") == power + 500
    giver = character("Giver", text=f'【CONT】 All of your "Ebb" get "{ASSIST}".')
    t = standing(text, right=HELPER, middle="Ebb", left_back=giver)
    assert t.you.value("Hero", "power") == power + 1000


def test_of_those_revealed_one_is_chosen_and_the_others_are_the_rest() -> None:
    text = f"{SHOWN} among those cards, put it into {HAND}, and put the rest into {ROOM}."
    other = character("Stone")
    t = placed(text, deck=["Ebb", other, "Flow", "filler"])
    t.you.may_choose_exactly("Ebb", "Flow", "done")
    t.you.chooses("Flow")
    t.you.hand.is_("Flow")
    t.you.waiting_room.holds_exactly("Ebb", "Stone")


def test_the_cards_are_of_one_deck_or_of_the_other() -> None:
    for answer, mine, theirs in (("1", 2, 0), ("2", 0, 2)):
        t = placed(f"{MINE_OR_THEIRS}.", rival=side())
        t.you.chooses(answer)
        t.you.waiting_room.has(mine)
        t.rival.waiting_room.has(theirs)


def test_both_characters_are_the_two_chosen() -> None:
    text = (
        "choose 1 of your other characters and this card, and both characters get "
        f"+500 power {TURN}."
    )
    t = placed(text, middle="Ebb", right="Flow")
    names = ("Hero", "Ebb", "Flow")
    before = [t.you.value(name, "power") for name in names]
    t.you.chooses("Ebb")
    gained = [t.you.value(name, "power") - b for name, b in zip(names, before, strict=True)]
    assert gained == [500, 500, 0]


def test_a_card_of_the_hand_or_of_the_waiting_room() -> None:
    text = f"choose 1 card in {HAND} or waiting room, and put it into your level."
    t = placed(text, hand=["Ebb"], waiting_room=["Flow"], memory=["filler"])
    t.you.may_choose_exactly("Ebb", "Flow")
    t.you.chooses("Flow")
    names = t.you.level.names[::-1]
    assert names == ["Flow"]
    t.you.hand.is_("Ebb")
    assert len(t.you.memory) == 1


def test_it_moves_only_to_the_position_that_is_named_and_open() -> None:
    text = "move this card to the open right position of your center stage."
    t = placed(text)
    t.you.right_center.is_("Hero")
    t = placed(text, right="Ebb")
    t.you.left_center.is_("Hero")
    t.you.right_center.is_("Ebb")


def test_all_in_a_part_of_the_stage_go() -> None:
    text = (
        "put all level 0 or lower characters in your opponent's center stage into their "
        "waiting room."
    )
    t = placed(text, rival=side(left="Ebb", right="Flow", left_back="Ebb"))
    t.rival.left_center.is_()
    t.rival.right_center.is_("Flow")
    t.rival.left_back.is_("Ebb")


def test_the_soul_of_the_one_chosen_counts() -> None:
    text = (
        f"choose 1 of your other characters, and that character gets +X power {TURN}. "
        "X is equal to the number of soul that character has ×1000."
    )
    strong = character("Strong", soul=2, traits=TIDE)
    t = placed(text, middle=strong, right="Ebb")
    before = t.you.value("Strong", "power")
    t.you.chooses("Strong")
    assert t.you.value("Strong", "power") == before + 2000
