"""What the words of Weiss Schwarz texts mean, played: what both players do, choose and declare."""

from __future__ import annotations

from bythebook.games.ws.zones import CLOCK, DECK, MEMORY, REST, REVERSE, STAND, WAITING_ROOM
from bythebook.kernel.changes import move
from bythebook.testing import Table, character, event, side, table
from tests.cards.test_ws_language import CARDS, PEAK, attacking
from tests.cards.test_ws_play import TIDE, placed, settle, standing
from tests.text.ws_doings import (
    CHAPTER,
    DEFENDS,
    DISCARD,
    IN_MEMORY,
    LESS_THAN_CHOSEN,
    MARKER,
    MAY_PAY,
    NUMBERS,
    PICKED_TWO,
    ROOM,
    SHOW_TOP,
    THEIR_DECK,
    THEIR_ROOM,
    THEIRS,
    TURN,
)


def top_of(t: Table, player: int, n: int) -> list[str]:
    """The names of the top cards of a deck, the uppermost first."""
    return [t.game.definition(c).name for c in reversed(t.game.state.zone(player, DECK))][:n]


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
        assert t.game.state.seen[t.you.card(hand[0])] == 3


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


# --- places --------------------------------------------------------------------------------------


def test_only_where_somebody_faces() -> None:
    text = (
        "【AUTO】 At the beginning of your opponent's attack phase, you may move this card to an "
        "open position of your center stage with a character facing this card."
    )
    hero = character("Hero", text=text)
    t = table("ws", side(left="Ebb", right="Flow"), side(middle=hero), at="main", cards=CARDS)
    t.you.passes()
    t.rival.chooses("yes")
    t.rival.may_choose_exactly("left center", "right center")
    t.rival.chooses("left center")
    t = table("ws", side(left="Ebb"), side(middle=hero), at="main", cards=CARDS)
    t.you.passes()
    t.rival.chooses("yes")
    t.rival.right_center.is_("Hero")


def test_each_on_a_position_of_its_own() -> None:
    text = (
        f"choose up to 2 《Tide》 characters in {ROOM}, and put them on separate positions of your "
        "stage."
    )
    t = placed(text, waiting_room=["Ebb", "Flow"])
    t.you.chooses("Ebb", "Flow", "left back")
    t.you.may_choose_exactly("left center", "middle center", "right center", "right back")
    t.you.chooses("right back")
    t.you.left_back.is_("Ebb")


def test_another_comes_to_defend() -> None:
    guard = character("Guard", power=9000)
    text = (
        f"【AUTO】 [Put this card into {ROOM}] When this card is frontal attacked, {MAY_PAY}"
        f'choose up to 1 "Guard" in your hand, and put it on this card\'s stage position {DEFENDS}.'
    )
    hero = character("Hero", text=text)
    you = side(left="Ebb", middle="filler")
    t = table("ws", you, side(right=hero, hand=[guard, "Ebb"]), at="attack", cards=CARDS)
    t.you.chooses("attack with Ebb", "frontal")
    t.rival.chooses("yes", "Guard")
    t.rival.passes()
    t.rival.right_center.is_("Guard")
    assert t.you.state_of("Ebb") == REVERSE
    assert t.rival.state_of("Guard") == STAND


# --- costs ---------------------------------------------------------------------------------------


def test_only_a_standing_card_pays() -> None:
    text = "【ACT】 [Put this 【STAND】 card into your memory] Draw 1 card."
    t = standing(text)
    t.you.chooses("activate Hero")
    t.you.memory.is_("Hero")
    t = standing("【ACT】 [【REST】 this card] Draw 1 card.", text)
    t.you.chooses("activate Hero")  # the first of the two
    t.you.may_not_choose("activate Hero")


def test_this_card_and_another_rest_together() -> None:
    text = '【ACT】 [【REST】 this card and 1 of your "Ebb"] Draw 1 card.'
    t = standing(text, middle="Ebb")
    t.you.chooses("activate Hero")
    assert (t.you.state_of("Hero"), t.you.state_of("Ebb")) == (REST, REST)
    standing(text, middle="Flow").you.may_not_choose("activate Hero")


def test_a_cost_offered_at_the_end_of_a_sentence() -> None:
    hero = character("Hero", text=f"【AUTO】 [{DISCARD}] When this card attacks, draw 1 card, and "
                     f"{MAY_PAY}deal 1 damage to your opponent.")  # fmt: skip
    for answer, damage in (("yes", 1), ("no", 0)):
        you = side(left=hero, middle="filler", hand=["Ebb"])
        t = table("ws", you, side(right="Peak", deck=10), at="attack", cards=CARDS)
        t.you.chooses("attack with Hero", "side")
        t.you.hand.has(2)
        if answer == "yes":
            t.you.chooses("yes", "Ebb")
        else:
            t.you.chooses("no")
        # A side attack against level 2 deals nothing by itself.
        t.rival.clock.has(damage)


def test_if_it_could_be_turned() -> None:
    text = "Choose 1 of your 【STAND】 characters, and 【REST】 it. If you do, draw 2 cards."
    tired = event("Tired", text=text)
    t = table("ws", side(hand=[tired], left="Ebb"), at="main", cards=CARDS)
    t.you.chooses("play Tired")
    t.you.hand.has(2)
    t = table("ws", side(hand=[tired]), at="main", cards=CARDS)
    t.you.chooses("play Tired")
    t.you.hand.has(0)


# --- what cannot be ------------------------------------------------------------------------------


def test_it_stays_down_in_the_next_stand_phase_only() -> None:
    text = (
        f"choose 1 of {THEIRS} characters, and that character cannot 【STAND】 during "
        f"{THEIRS} next "
        "stand phase."
    )
    tire = f"choose 2 of {THEIRS} characters, 【REST】 them, "
    t = placed(tire + text, rival=side(left="Ebb", middle="Flow"))
    t.you.chooses("Ebb")
    while t.game.state.turn_player == 0:
        t.you.passes()
    assert (t.rival.state_of("Ebb"), t.rival.state_of("Flow")) == (REST, STAND)


def test_no_way_to_the_hand_or_the_memory() -> None:
    text = "【CONT】 This card cannot be returned to hand or put into memory."
    cost = "【ACT】 [Put this 【STAND】 card into your memory] Draw 1 card."
    # What cannot be done pays for nothing.
    standing(text, cost).you.may_not_choose("activate Hero")
    t = standing(text, at="")
    t.changes(move([t.you.ref("Hero")], MEMORY))
    t.you.left_center.is_("Hero")
    t.changes(move([t.you.ref("Hero")], WAITING_ROOM))
    t.you.waiting_room.holds_exactly("Hero")


def test_a_character_deals_no_damage() -> None:
    text = "【CONT】 This card cannot deal damage to a player."
    for own, damage in (((text,), 0), ((), 2)):
        hero = character("Hero", text=own, soul=1)
        t = table("ws", side(left=hero, middle="filler"), side(deck=10), at="attack", cards=CARDS)
        t.you.chooses("attack with Hero")
        t.rival.clock.has(damage)


def test_reversed_by_a_battle_but_by_no_automatic_ability() -> None:
    guard = (
        f"【CONT】 This card cannot become 【REVERSE】 by 【AUTO】 effects of {THEIRS} characters."
    )
    iron = character("Iron", text=guard)
    does = f"choose 1 of {THEIRS} characters, and 【REVERSE】 it."
    for cards, wanted in ((iron, STAND), (PEAK, REVERSE)):
        hero = character(
            "Hero",
            traits=TIDE,
            text=f"【AUTO】 When this card is placed on the stage from your hand, {does}",
        )
        t = table("ws", side(hand=[hero]), side(left=cards), at="main", cards=CARDS)
        t.you.chooses("play Hero", "left center")
        assert t.rival.state_of(cards.name) == wanted
    act = character("Hero", text=f"【ACT】 [(0)] {does[0].upper()}{does[1:]}")
    t = table("ws", side(left=act), side(left=iron), at="main", cards=CARDS)
    t.you.chooses("activate Hero")
    assert t.rival.state_of("Iron") == REVERSE


def test_no_damage_by_automatic_abilities_of_characters() -> None:
    shield = character(
        "Shield",
        text=f"【CONT】 You cannot receive damage by 【AUTO】 effects of {THEIRS} characters.",
    )
    deals = "deal 1 damage to your opponent."
    for rival, damage in ((side(left=shield, deck=10), 0), (side(left="Ebb", deck=10), 1)):
        t = placed(deals, rival=rival)
        t.rival.clock.has(damage)
    burn = event("Burn", text=deals[0].upper() + deals[1:])
    t = table("ws", side(hand=[burn]), side(left=shield, deck=10), at="main", cards=CARDS)
    t.you.chooses("play Burn")
    t.rival.clock.has(1)  # an event is no automatic ability


# --- damage, and later ---------------------------------------------------------------------------


def test_more_damage_if_this_one_is_canceled() -> None:
    text = (
        "deal 2 damage to your opponent. If this damage is canceled, deal 1 damage to your "
        "opponent."
    )
    t = placed(text, rival=side(deck=["climax", "filler", "filler", "filler"]))
    t.rival.clock.has(1)
    t = placed(text, rival=side(deck=["filler", "filler", "filler", "filler"]))
    t.rival.clock.has(2)


def test_so_often_one_damage() -> None:
    text = (
        "deal 1 damage to your opponent X times. X is equal to the number of characters you have."
    )
    t = placed(
        text,
        rival=side(deck=["filler", "climax", "filler", "filler", "filler"]),
        middle="Ebb",
        right="Flow",
    )
    t.rival.clock.has(2)  # one of three was canceled


def test_at_the_beginning_of_your_encore_step() -> None:
    text = f"at the beginning of your encore step, put this card into {ROOM}."
    t = attacking(text)
    t.you.left_center.is_("Hero")
    t.you.chooses("pass")
    settle(t)
    t.you.left_center.has(0)
    t.you.waiting_room.holds_exactly("Hero")


def test_an_event_speaks_on_from_the_memory() -> None:
    text = (
        f"Draw 1 card. {CHAPTER}【CONT】 Memory {IN_MEMORY}all of your characters get +500 power."
    )
    tale = event("Tale", text=text)
    t = table("ws", side(hand=[tale], left="Ebb"), at="main", cards=CARDS)
    assert t.you.value("Ebb", "power") == 3000
    t.you.chooses("play Tale")
    t.you.memory.is_("Tale")
    t.you.hand.has(1)
    assert t.you.value("Ebb", "power") == 3500
