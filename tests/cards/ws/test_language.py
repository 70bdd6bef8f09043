"""What the words of Weiss Schwarz texts mean, played: pronouns, numbers, choices, loops."""

from __future__ import annotations

from bythebook.games.ws.zones.zones import DECK, REVERSE, STAND
from bythebook.testing import Table, character, side, table
from bythebook.testing.table import Side
from tests.cards.ws.test_play import EBB, FLOW, settle, standing
from tests.text.ws_texts import (
    AHEAD,
    ATTACKS,
    FLIP,
    HAND,
    LOOK,
    PICK,
    ROOM,
    TO_ROOM,
    TOP,
    TURN,
)

PEAK = character("Peak", level=2, power=6000)
CARDS = [EBB, FLOW, PEAK]


def attacking(text: str, rival: Side | None = None, how: str = "", **zones: object) -> Table:
    """Hero, with this effect when it attacks, has just attacked."""
    hero = character("Hero", level=1, power=4000, text=ATTACKS + text, traits=("Tide",))
    zones.setdefault("right", "filler")  # somebody left to attack with: the game stands there
    t = table("ws", side(left=hero, **zones), rival, at="attack", cards=CARDS)
    t.you.chooses("attack with Hero", *([how] if how else []))
    return t


def placed(text: str, **zones: object) -> Table:
    """Hero, with this effect, has just been placed on the left center position."""
    words = f"【AUTO】 When this card is placed on the stage from {HAND}, {text}"
    hero = character("Hero", text=words, traits=("Tide",))
    t = table("ws", side(hand=[hero], **zones), at="main", cards=CARDS)
    t.you.chooses("play Hero", "left center")
    return t


# --- that card, those cards, them, the rest ------------------------------------------------------


def test_the_revealed_card_is_that_card_and_stays_if_it_does_not_fit() -> None:
    text = f"reveal {TOP}. If that card is a 《Tide》 character, put it into {HAND}."
    t = attacking(text, deck=["Ebb", "filler", "filler", "filler"])
    t.you.hand.is_("Ebb")
    t = attacking(text, deck=["Peak", "Ebb", "filler", "filler"])
    t.you.hand.has(0)
    assert t.game.state.seen[t.you.card("Ebb")] == 0  # only the top card was shown


def test_a_named_card_or_one_of_a_kind() -> None:
    text = f'reveal {TOP}. If that card is "Peak" or a 《Tide》 character, put it into {HAND}.'
    for top, taken in (("Peak", 1), ("Flow", 1), ("filler", 0), ("climax", 0)):
        t = attacking(text, deck=[top, "filler", "filler", "filler"])
        t.you.hand.has(taken)


def test_a_climax_counts_as_level_zero() -> None:
    text = f"reveal {TOP}. If that card is level 1 or higher, this card gets +1000 power {TURN}."
    for top, power in (("climax", 4000), ("Ebb", 4000), ("Flow", 5000)):
        t = attacking(text, deck=[top, "filler", "filler", "filler"])
        assert t.you.value("Hero", "power") == power, top


def test_those_cards_are_the_ones_just_put_there() -> None:
    text = (
        f"put the top 2 cards of your deck {TO_ROOM}. If there is a climax among those cards, "
        f"this card gets +1000 power {TURN}."
    )
    for top, power in ((["climax", "Ebb"], 5000), (["Ebb", "Ebb", "climax"], 4000)):
        # A climax that was there before is not one of them.
        t = attacking(text, deck=[*top, "filler", "filler", "filler"], waiting_room=["climax"])
        assert t.you.value("Hero", "power") == power


def test_those_cards_count_though_the_deck_was_reshuffled_in_between() -> None:
    text = (
        f"put the top 2 cards of your deck {TO_ROOM}, and this card gets +X power {TURN}. "
        "X is equal to the total level of those cards ×500."
    )
    t = placed(text, deck=["Flow"], waiting_room=["Flow", "Flow", "Flow"])
    # The first of them was shuffled back; by then the second came from the new deck.
    assert t.you.value("Hero", "power") == 4000


def test_them_and_the_rest() -> None:
    text = f"{LOOK}, and put them on the top of your deck in any order."
    t = placed(text, deck=["Ebb", "Flow", "Peak", "filler"])
    t.you.chooses("yes", "yes", "yes", "Peak", "Ebb")
    top = t.you.deck.names
    assert top[:3] == ["Peak", "Ebb", "Flow"]


def test_the_looked_at_card_goes_one_way_or_the_other() -> None:
    text = f"look at {TOP}, and put it on the top of your deck or {TO_ROOM}."
    for answer, left in ((1, "Ebb"), (2, "Flow")):
        t = placed(text, deck=["Ebb", "Flow", "filler"])
        t.answer(answer - 1)
        top = t.game.state.zone(0, DECK)[-1]
        assert t.game.definition(top).name == left
        t.you.waiting_room.has(answer - 1)
    text = f"look at {TOP}, and put it on the top or at the bottom of your deck."
    t = placed(text, deck=["Ebb", "Flow", "filler"])
    t.answer(1)
    assert t.you.deck.names[-1] == "Ebb"


def test_that_character_is_the_one_chosen_last_or_whom_it_happened_to() -> None:
    text = f"choose 1 of your other characters, and that character gets +1000 power {TURN}."
    t = attacking(text, middle="Ebb", right="Flow")
    t.you.chooses("Flow")
    assert (t.you.value("Flow", "power"), t.you.value("Ebb", "power")) == (6000, 3000)
    text = f"【AUTO】 When your other character attacks, that character gets +1000 power {TURN}."
    t = standing(text, at="attack", middle="Ebb", right="Flow")
    t.you.chooses("attack with Ebb")
    assert (t.you.value("Ebb", "power"), t.you.value("Hero", "power")) == (4000, 3000)


def test_that_character_is_the_battle_opponent_a_condition_speaks_of() -> None:
    text = (
        "【AUTO】 When this card becomes 【REVERSE】, if this card's battle opponent is level 1 or "
        "lower, you may 【REVERSE】 that character."
    )
    for foe, turned in (("Flow", True), ("Peak", False)):
        # The others are only there to be mistaken for it.
        t = table("ws", side(left=character("Hero", text=text), middle="Ebb"),
                  side(right=foe, middle="Ebb"), at="attack", cards=CARDS)  # fmt: skip
        t.you.chooses("attack with Hero", "frontal")
        settle(t)
        if turned:
            t.you.chooses("yes")
        assert (t.rival.state_of(foe) == REVERSE) == turned
        assert t.rival.state_of("Ebb") == STAND


def test_the_one_frontal_attacked_is_that_character() -> None:
    text = (
        "【AUTO】 When your other character is frontal attacked, that character gets +1000 power "
    )
    hero = character("Hero", text=f"{text}{TURN}.")
    t = table(
        "ws",
        side(left="Flow", back_left="Ebb", middle="Ebb"),
        side(right="Ebb", middle=hero),
        at="attack",
        cards=CARDS,
    )
    t.you.chooses("attack with Flow", "frontal")
    assert (t.rival.value("Ebb", "power"), t.you.value("Flow", "power")) == (4000, 5000)


def test_a_card_moved_from_the_deck_is_it_but_not_that_character() -> None:
    text = (
        f"choose 1 of your other characters, put {TOP} {TO_ROOM}, "
        f"and that character gets +1000 power {TURN}."
    )
    t = attacking(text, middle="Ebb", deck=["Flow", "filler", "filler", "filler"])
    t.you.chooses("Ebb")
    assert t.you.value("Ebb", "power") == 4000
    text = (
        f"choose 1 of your other characters, and put {TOP} {TO_ROOM}. If that card is a character, "
        f"put it into {HAND}."
    )
    t = attacking(text, middle="Ebb", deck=["Flow", "filler", "filler", "filler"])
    t.you.chooses("Ebb")
    t.you.hand.is_("Flow")
    t.you.middle_center.is_("Ebb")


# --- numbers -------------------------------------------------------------------------------------


def test_x_counts_when_it_is_used() -> None:
    text = f"this card gets +X power {TURN}. X is equal to the number of other characters you have "
    t = attacking(f"{text}×500.", middle="Ebb", back_left="Flow")
    assert t.you.value("Hero", "power") == 5500


def test_x_is_each_receivers_own_in_an_assist() -> None:
    text = (
        f"【CONT】 Assist All of your {AHEAD} get +X power. X is equal to "
        "that character's level ×500."
    )
    hero = character("Hero", level=3, text=text)
    t = table("ws", side(back_left=hero, left="Flow", middle="Peak", right="Ebb"), cards=CARDS)
    found = [t.you.value(name, "power") for name in ("Flow", "Peak", "Ebb")]
    assert found == [5500, 7000, 3000]


def test_x_bounds_what_can_be_chosen() -> None:
    text = (
        f"choose 1 of your other characters, choose up to 1 level X or lower character in {ROOM}, "
        f"and return it to {HAND}. X is equal to the level of the character you chose -1."
    )
    t = attacking(text, middle="Peak", right="Ebb", waiting_room=["Ebb", "Flow", "Peak"])
    t.you.chooses("Peak")
    t.you.may_choose_exactly("Ebb", "Flow", "done")
    t.you.chooses("Flow")
    t.you.hand.is_("Flow")


def test_a_level_up_to_ones_own() -> None:
    text = (
        "search your deck for up to 1 character with level equal to or lower than your level, "
        f"reveal it to your opponent, put it into {HAND}, and shuffle your deck."
    )
    for level, found in ((0, ["Ebb"]), (1, ["Ebb", "Flow"])):
        t = attacking(text, deck=["Ebb", "Flow", "Peak"], level=level)
        t.you.may_choose_exactly(*found, "done")
        t.you.chooses("done")


# --- choices and loops ---------------------------------------------------------------------------


def test_one_of_the_following_effects() -> None:
    text = (
        "choose 1 of the following effects, and perform it. "
        f'"Draw 1 card." "{PICK.capitalize()} +1000 power {TURN}."'
    )
    t = attacking(text)
    t.answer(0)
    t.you.hand.has(1)
    assert t.you.value("Hero", "power") == 4000
    t = attacking(text)
    t.answer(1)
    t.you.chooses("Hero")
    t.you.hand.has(0)
    assert t.you.value("Hero", "power") == 5000


def test_an_action_several_times() -> None:
    t = attacking(f'perform the following action 2 times. "{PICK.capitalize()} +500 power {TURN}."',
                  middle="Ebb")  # fmt: skip
    t.you.chooses("Ebb")
    t.you.chooses("Hero")
    assert (t.you.value("Ebb", "power"), t.you.value("Hero", "power")) == (3500, 4500)


def test_for_each_climax_flipped_over() -> None:
    text = (
        f"【ACT】 Brainstorm [【REST】 this card] {FLIP}, and put them {TO_ROOM}. For each climax "
        f"revealed among those cards, choose up to 1 character in {ROOM}, and return it to {HAND}."
    )
    for top, times in ((["climax", "Ebb", "climax", "Flow"], 2), (["Ebb"] * 4, 0)):
        t = standing(text, deck=[*top, "filler", "filler"])
        t.you.chooses("activate Hero")
        for _ in range(times):
            t.you.chooses(t.you.options[0])
        t.you.hand.has(times)
        t.you.waiting_room.has(4 - times)


def test_if_you_do_asks_what_was_done() -> None:
    text = f"you may choose 1 card in {HAND}, and put it {TO_ROOM}. If you do, draw 2 cards."
    t = attacking(text, hand=["Ebb"])
    t.you.chooses("yes")
    t.you.hand.has(2)
    empty = attacking(text)
    empty.you.chooses("yes")
    empty.you.hand.has(0)


def test_a_condition_in_the_middle_governs_the_rest() -> None:
    text = "draw 1 card, and if you have another 《Tide》 character, you may draw 1 card."
    attacking(text).you.hand.has(1)
    t = attacking(text, middle="Ebb")
    t.you.chooses("yes")
    t.you.hand.has(2)
