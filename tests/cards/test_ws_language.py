"""What the words of Weiss Schwarz texts mean, played: pronouns, numbers, choices, loops."""

from __future__ import annotations

from bythebook.games.ws.zones import CLOCK, DECK, REST, REVERSE, STAND, STOCK, WAITING_ROOM
from bythebook.kernel.changes import move
from bythebook.testing import Table, character, event, side, table
from tests.cards.test_ws_play import EBB, FLOW, settle, standing
from tests.text.ws_texts import (
    AHEAD,
    ATTACKS,
    BACK,
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


def attacking(text: str, rival: object = None, how: str = "", **zones: object) -> Table:
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
    top = [t.game.definition(c).name for c in reversed(t.game.state.zone(0, DECK))]
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
    assert t.game.definition(t.game.state.zone(0, DECK)[0]).name == "Ebb"


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


# --- places --------------------------------------------------------------------------------------


def test_a_character_comes_to_a_position_of_ones_choice() -> None:
    text = f"choose 1 《Tide》 character in {ROOM}, and put it on any position of your stage."
    t = placed(text, waiting_room=["Flow", "Peak"], middle="Ebb")
    t.you.may_choose_exactly("left center", "middle center", "right center", "left back",
                             "right back")  # fmt: skip
    t.you.chooses("middle center")
    t.you.middle_center.is_("Flow")
    t.you.waiting_room.holds_exactly("Ebb", "Peak")


def test_moving_to_an_open_position_and_exchanging() -> None:
    t = attacking("move this card to an open position of your back stage.", back_left="Ebb")
    t.you.right_back.is_("Hero")
    assert t.you.state_of("Hero") == REST
    t = attacking("move this card to an open position of your back stage.", back_left="Ebb",
                  back_right="Flow")  # fmt: skip
    t.you.left_center.is_("Hero")
    t = attacking("choose 2 of your characters, and exchange them.", middle="Ebb")
    t.you.chooses("Hero", "Ebb")
    t.you.middle_center.is_("Hero")
    t.you.left_center.is_("Ebb")


def test_cards_of_two_zones_are_exchanged() -> None:
    text = f"choose 1 card in your level and 1 card in {ROOM}, and exchange them."
    t = attacking(text, level=["Flow"], waiting_room=["Ebb", "Peak"])
    t.you.chooses("Peak")
    t.you.level.is_("Peak")
    t.you.waiting_room.holds_exactly("Ebb", "Flow")
    nothing = attacking(text, level=["Flow"])
    nothing.you.level.is_("Flow")


def test_coming_back_to_where_it_was() -> None:
    text = f"【AUTO】 When this card is put {TO_ROOM} from the stage, {BACK}."
    t = standing(text, at="")
    t.changes(move([t.you.ref("Hero")], WAITING_ROOM))
    settle(t)
    t.you.left_center.is_("Hero")
    assert t.you.state_of("Hero") == REST


def test_the_bottom_of_the_stock_and_the_whole_waiting_room() -> None:
    text = "put the bottom card of your opponent's stock into their waiting room."
    t = attacking(text, rival=side(stock=["Flow", "Ebb"]))
    bottom = table("ws", rival=side(stock=["Flow", "Ebb"]), cards=CARDS).game
    name = bottom.definition(bottom.state.zone(1, STOCK)[0]).name
    t.rival.stock.has(1)
    assert name in [t.game.definition(c).name for c in t.game.state.zone(1, WAITING_ROOM)]
    text = f"return all cards from {ROOM} to your deck, and shuffle your deck."
    t = placed(text, deck=["Ebb"], waiting_room=["Flow", "Peak"])
    t.you.deck.holds_exactly("Ebb", "Flow", "Peak")


def test_a_card_of_the_hand_becomes_a_marker() -> None:
    text = (
        f"choose 1 card in {HAND}, and put it face down underneath this card as a marker. "
        f"This card gets +X power {TURN}. X is equal to the number of markers underneath this "
        "card ×500."
    )
    t = attacking(text, hand=["Ebb", "Flow"])
    t.you.chooses("Flow")
    t.you.hand.is_("Ebb")
    assert t.you.value("Hero", "power") == 4500


# --- when and if ---------------------------------------------------------------------------------


def test_either_of_two_moments() -> None:
    text = f"【AUTO】 When this card is placed on the stage from {HAND} or attacks, draw 1 card."
    hero = character("Hero", text=text)
    t = table("ws", side(hand=[hero], middle="Ebb"), at="main", cards=CARDS)
    t.you.chooses("play Hero", "left center")
    t.you.hand.has(1)
    while "attack with Hero" not in t.you.options:
        t.you.passes()
    t.you.chooses("attack with Hero")
    t.you.hand.has(2)


def test_only_in_battle() -> None:
    text = "【AUTO】 When this card becomes 【REVERSE】 in battle, draw 1 card."
    hero = character("Hero", text=text)
    t = table("ws", side(left=hero, middle="Ebb"), side(right="Peak"), at="attack", cards=CARDS)
    t.you.chooses("attack with Hero", "frontal")
    settle(t)
    t.you.hand.has(1)


def test_the_opponents_level_decides() -> None:
    text = (
        "【AUTO】 When this card becomes 【REVERSE】, if the level of this card's battle opponent is "
        "higher than your opponent's level, draw 1 card."
    )
    for level, drawn in ((1, 1), (2, 0)):
        hero = character("Hero", text=text)
        rival = side(right="Peak", level=level)
        t = table("ws", side(left=hero, middle="Ebb"), rival, at="attack", cards=CARDS)
        t.you.chooses("attack with Hero", "frontal")
        settle(t)
        t.you.hand.has(drawn)


def test_alarm_speaks_only_from_the_top_of_the_clock() -> None:
    text = (
        "【AUTO】 【CLOCK】 Alarm If this card is the top card of your clock, at the beginning of "
        "your climax phase, draw 1 card."
    )
    bell = character("Bell", text=text)
    for clock in (["Bell", "Ebb"], ["Ebb", "Bell"]):
        t = table("ws", side(clock=clock, left="Ebb"), at="main", cards=[*CARDS, bell])
        top = t.game.definition(t.game.state.zone(0, CLOCK)[-1]).name
        t.you.passes()
        settle(t)
        t.you.hand.has(int(top == "Bell"))


def test_memory_speaks_from_the_memory() -> None:
    text = "【CONT】 Memory If this card is in your memory, all of your characters get +500 power."
    ghost = character("Ghost", text=text)
    t = table("ws", side(memory=[ghost], left="Ebb"), cards=CARDS)
    assert t.you.value("Ebb", "power") == 3500
    t = table("ws", side(left="Ebb", middle=ghost), cards=CARDS)
    assert t.you.value("Ebb", "power") == 3000


def test_a_card_that_cannot_be_played_unless() -> None:
    text = f"If you do not have a 《Tide》 character, this card cannot be played from {HAND}. Draw 1 card."
    for stage, offered in (({"left": "Ebb"}, True), ({"left": "Peak"}, False), ({}, False)):
        t = table("ws", side(hand=[event("Call", text=text)], **stage), at="main", cards=CARDS)
        assert ("play Call" in t.you.options) == offered


def test_using_backup_is_a_moment() -> None:
    text = (
        f"【ACT】 【COUNTER】 Backup 1000, Level 0 [Put this card from {HAND} {TO_ROOM}]",
        '【AUTO】 When you use this card\'s "Backup", draw 1 card.',
    )
    helper = character("Helper", text=text)
    t = table("ws", side(left="Flow", back_left="Ebb", middle="Ebb"), side(right="Ebb", hand=[helper, helper]), at="attack",
              cards=CARDS)  # fmt: skip
    t.you.chooses("attack with Flow", "frontal")
    t.rival.chooses("activate Helper")
    settle(t)
    t.rival.hand.has(2)


def test_costs_of_more_kinds() -> None:
    text = f"【ACT】 [Put 1 character from {ROOM} at the bottom of your clock] Draw 1 card."
    t = standing(text, waiting_room=["Ebb", "climax"], clock=["Flow"])
    t.you.chooses("activate Hero")
    assert [t.game.definition(c).name for c in t.game.state.zone(0, CLOCK)] == ["Ebb", "Flow"]
    t.you.hand.has(1)
    text = f'【AUTO】 Resonate [Reveal 1 "Ebb" in {HAND}] When this card attacks, '
    hero = character("Hero", text=f"{text}you may pay the cost. If you do, draw 1 card.")
    t = table("ws", side(left=hero, hand=["Ebb"], middle="Flow"), at="attack", cards=CARDS)
    t.you.chooses("attack with Hero", "yes", "Ebb")
    t.you.hand.has(2)


def test_an_event_or_a_character_of_a_kind() -> None:
    text = f"choose up to 1 event or 《Tide》 character in {ROOM}, and return it to {HAND}."
    t = placed(text, waiting_room=["Ebb", "Peak", "event", "climax"])
    t.you.may_choose_exactly("Ebb", "event", "done")
    t.you.chooses("done")


def test_characters_in_battle() -> None:
    text = f"Choose 1 of your characters in battle, and that character gets +1000 power {TURN}."
    boost = event("Boost", text=f"【COUNTER】 {text}")
    t = table("ws", side(left="Flow", back_left="Ebb", middle="Ebb"), side(right="Ebb", middle="Peak", hand=[boost]), at="attack",
              cards=CARDS)  # fmt: skip
    t.you.chooses("attack with Flow", "frontal")
    t.rival.chooses("play Boost")
    assert (t.rival.value("Ebb", "power"), t.rival.value("Peak", "power")) == (4000, 6000)


def test_two_trigger_checks_in_one_attack() -> None:
    text = "during that attack, perform a trigger check 2 times on the trigger step."
    t = attacking(text, deck=["Ebb", "Flow", "filler", "filler"])
    t.you.stock.has(2)
    t.you.chooses("attack with filler")
    t.you.stock.has(3)


def test_a_continuous_ability_follows_its_own_battle() -> None:
    text = "【CONT】 During this card's battle, this card gets +3000 power."
    hero = character("Hero", text=text)
    counter = event("Wait", text="【COUNTER】 Draw 1 card.")
    rival = side(right="Peak", middle="Ebb", hand=[counter])
    you = side(left=hero, middle="Ebb", right="filler")
    t = table("ws", you, rival, at="attack", cards=CARDS)
    assert t.you.value("Hero", "power") == 3000
    t.you.chooses("attack with Hero", "frontal")
    assert t.you.value("Hero", "power") == 6000
    t.rival.passes()
    assert (t.you.state_of("Hero"), t.rival.state_of("Peak")) == (REVERSE, REVERSE)
    assert t.you.value("Hero", "power") == 3000
    t.you.chooses("attack with Ebb", "frontal")
    assert t.you.value("Hero", "power") == 3000
    t.rival.passes()


def test_a_card_that_needs_no_color() -> None:
    text = f"【CONT】 This card can be played from {HAND} without fulfilling color requirements."
    for words, offered in ((text, True), ((), False)):
        blue = character("Blue", level=1, color="blue", text=words)
        t = table("ws", side(hand=[blue], level=["Flow"]), at="main", cards=CARDS)
        assert ("play Blue" in t.you.options) == offered


def test_nobody_facing_or_a_weak_one() -> None:
    text = (
        "if there is no character facing this card or the character facing this card is level 0 "
        "or lower, draw 1 card."
    )
    for facing, how, drawn in ((None, "", 1), ("Ebb", "side", 1), ("Flow", "side", 0)):
        rival = side(right=facing) if facing else side()
        t = attacking(text, rival=rival, how=how)
        t.you.hand.has(drawn)


def test_how_many_were_revealed() -> None:
    text = "reveal up to 3 cards from the top of your deck. If you revealed 2 or more cards, draw 1 "
    for answers, drawn in ((("yes", "yes", "no"), 1), (("yes", "no"), 0)):
        t = attacking(f"{text}card.")
        t.you.chooses(*answers)
        t.you.hand.has(drawn)


def test_characters_of_two_names() -> None:
    text = '【CONT】 All of your other "Ebb" and "Flow" get +500 power.'
    t = standing(text, at="", middle="Ebb", right="Flow", back_left="filler")
    found = [t.you.value(name, "power") for name in ("Ebb", "Flow", "filler", "Hero")]
    assert found == [3500, 5500, 3000, 3000]


def test_something_later() -> None:
    text = (
        "【AUTO】 When this card becomes 【REVERSE】 in battle, 【REST】 this card, and at the "
        f"beginning of your next encore step, put this card {TO_ROOM}."
    )
    you = side(left=character("Hero", text=text), middle="Ebb")
    t = table("ws", you, side(right="Peak"), at="attack", cards=CARDS)
    t.you.chooses("attack with Hero", "frontal")
    assert t.you.state_of("Hero") == REST
    t.you.chooses("attack with Ebb")
    t.you.waiting_room.is_("Hero")


def test_that_character_later_is_the_one_chosen_then() -> None:
    text = (
        "choose 1 of your other characters, and at the end of the turn, return that character to "
        "your hand."
    ).replace("return that character to your hand", f"put that character {TO_ROOM}")
    t = attacking(text, middle="Ebb", back_left="Flow")
    t.you.chooses("Flow")
    t.you.chooses("attack with filler")
    t.you.chooses("attack with Ebb")
    t.you.waiting_room.is_("Flow")


def test_soul_that_side_attacks_do_not_lessen() -> None:
    text = "【CONT】 This card's soul does not decrease by side attacking."
    for words, damage in ((text, 2), ((), 1)):
        hero = character("Hero", soul=2, text=words)
        you = side(left=hero, middle="Ebb")
        t = table("ws", you, side(right="Flow"), at="attack", cards=CARDS)
        t.you.chooses("attack with Hero", "side")
        t.rival.clock.has(damage)


def test_a_character_that_stays_down_in_the_stand_phase() -> None:
    text = "【CONT】 This card cannot 【STAND】 during your stand phase."
    hero = character("Hero", text=text)
    t = table("ws", side(left=(hero, REST), middle=("Ebb", REST)), at="stand", cards=CARDS)
    assert (t.you.state_of("Hero"), t.you.state_of("Ebb")) == (REST, STAND)


def test_the_opponent_chooses() -> None:
    text = "your opponent chooses 1 of their characters, and put it into their stock."
    t = attacking(text, rival=side(left="Ebb", back_left="Flow"))
    t.rival.may_choose_exactly("Ebb", "Flow")
    t.rival.chooses("Flow")
    t.rival.stock.has(1)
    t.rival.left_center.is_("Ebb")
