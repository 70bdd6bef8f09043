"""Cards drawn, searched for, looked at and put back."""

from __future__ import annotations

from typing import Any

from bythebook.games.ws.zones.zones import REST, REVERSE, STAND, WAITING_ROOM
from bythebook.kernel.state.changes import move, orient
from bythebook.testing import side
from tests.cards.ws.shapes import phrases as p
from tests.cards.ws.shapes.board import (
    activated,
    attacking,
    beating,
    board,
    can_activate,
    deck,
    fallen,
    hero,
    placed,
    settled,
    standing,
)


def test_the_clocks_top_card_may_go_away() -> None:
    text = f"you may put the top card of your clock {p.TO_ROOM}."
    for answer, left in (("yes", ["Reed"]), ("no", ["Fern", "Reed"])):
        t = placed(text, clock=["Fern", "Reed"], rival=side(clock=["Oak"]))
        t.you.may_choose_exactly("yes", "no")
        t.you.chooses(answer)
        t.you.clock.is_(*left)
        t.you.waiting_room.has(2 - len(left))
        t.rival.clock.is_("Oak")
    empty = placed(text)
    empty.you.chooses("yes")
    empty.you.waiting_room.has(0)


def test_a_search_for_stock_and_a_card() -> None:
    text = f"{p.MAY_PAY}{p.search('《Moss》 character')}."
    stack = ["filler", "Fern", "Stone", "Bloom", "Oak"]
    t = placed(text, f"(1) {p.DISCARD}", hand=["Rain"], stock=1, deck=stack)
    t.you.chooses("yes")
    t.you.may_choose_exactly("Fern", "Oak", "done")
    t.you.chooses("Oak")
    t.you.hand.is_("Oak")
    t.you.waiting_room.holds_exactly("Rain", "filler")
    t.you.deck.holds_exactly("filler", "Fern", "Stone", "Bloom")
    for hand, stock in (([], 1), (["Rain"], 0)):
        broke = placed(text, f"(1) {p.DISCARD}", hand=hand, stock=stock, deck=stack)
        broke.you.is_asked("main phase")
        broke.you.deck.has(5)


def test_the_clocks_top_card_becomes_stock() -> None:
    text = f"{p.MAY_PAY}put the top card of your clock into your stock."
    t = placed(text, p.DISCARD, hand=["Rain"], clock=["Fern", "Reed"], stock=["Oak"])
    t.you.chooses("yes")
    t.you.clock.is_("Reed")
    t.you.stock.is_("Fern", "Oak")
    t = placed(text, p.DISCARD, hand=["Rain"])
    t.you.chooses("yes")
    t.you.stock.has(0)


def test_two_cards_of_the_deck_in_another_order() -> None:
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


def test_the_top_card_stays_or_goes_to_the_bottom() -> None:
    for place, top in ((0, "Reed"), (1, "Fern")):
        t = placed(f"{p.TOP_OR_BOTTOM}.", deck=["Reed", "Fern", "Oak"])
        assert len(t.you.options) == 2
        t.answer(place)
        assert deck(t)[0] == top
        t.you.deck.has(3)


def test_looking_at_as_many_as_there_are_of_a_trait() -> None:
    text = f"{p.dig('X')}. X is equal to the number of 《Moss》 characters you have."
    t = placed(text, middle="Reed", right="Stone", deck=["Fern", "Rain", "Oak", "Pine"])
    t.you.chooses("yes", "yes")
    t.you.may_choose_exactly("Fern", "Rain", "done")
    t.you.chooses("Rain")
    t.you.hand.is_("Rain")
    t.you.waiting_room.is_("Fern")
    t.you.deck.is_("Oak", "Pine")


def test_the_top_card_stays_or_goes_away() -> None:
    for place, room in ((0, []), (1, ["Reed"])):
        t = placed(f"{p.KEEP_OR_DROP}.", deck=["Reed", "Fern", "Oak"])
        t.answer(place)
        t.you.waiting_room.is_(*room)
        assert deck(t)[0] == ("Fern" if room else "Reed")


def test_going_away_to_find_a_character() -> None:
    text = f"【ACT】 [(1) {p.AWAY}] {p.begin(p.dig('4', '《Moss》 character', show=True))}."
    t = activated(text, stock=1, deck=["Rain", "Fern", "Stone", "Oak", "Pine"])
    t.you.chooses("yes", "yes", "yes", "yes")
    t.you.may_choose_exactly("Fern", "Oak", "done")
    t.you.chooses("Fern")
    t.you.hand.is_("Fern")
    t.you.waiting_room.holds_exactly("Hero", "filler", "Rain", "Stone", "Oak")
    t.you.deck.is_("Pine")
    t = activated(text, stock=1, deck=["Rain", "Stone", "Pine"])
    t.you.chooses("yes", "no")
    t.you.may_choose_exactly("done")
    t.you.chooses("done")
    t.you.waiting_room.holds_exactly("Hero", "filler", "Rain")
    can_activate(text).you.may_not_choose("activate Hero")


def test_a_search_for_a_name() -> None:
    text = f"{p.MAY_PAY}{p.search(chr(34) + 'Oak' + chr(34))}."
    t = placed(text, p.DISCARD_MOSS, hand=["Reed", "Stone"], deck=["Fern", "Oak", "Rain"])
    t.you.chooses("yes")
    t.you.may_choose_exactly("Reed")
    t.you.chooses("Reed")
    t.you.may_choose_exactly("Oak", "done")
    t.you.chooses("Oak")
    t.you.hand.holds_exactly("Oak", "Stone")
    t.you.deck.holds_exactly("Fern", "Rain")
    none = placed(text, p.DISCARD_MOSS, hand=["Stone"], deck=["Oak", "Rain"])
    none.you.chooses("no")
    none.you.hand.is_("Stone")


def test_taking_one_of_three() -> None:
    text = f"{p.dig('3')}."
    t = placed(text, deck=["Rain", "Bloom", "Fern", "Oak"])
    t.you.chooses("yes", "yes", "yes")
    t.you.may_choose_exactly("Rain", "Bloom", "Fern", "done")
    t.you.chooses("done")
    t.you.waiting_room.holds_exactly("Rain", "Bloom", "Fern")
    t.you.hand.has(0)
    t = placed(text, deck=["Rain", "Bloom", "Fern", "Oak"])
    t.you.chooses("no")
    t.you.deck.has(4)
    t.you.waiting_room.has(0)


def test_two_cards_may_be_drawn_and_one_is_dropped() -> None:
    text = f"draw up to 2 cards, {p.DROP_ONE}."
    t = placed(text, deck=["Fern", "Oak", "Rain"], hand=["Stone"])
    t.you.chooses("yes", "yes")
    t.you.may_choose_exactly("Fern", "Oak", "Stone")
    t.you.chooses("Fern")
    t.you.hand.holds_exactly("Oak", "Stone")
    t = placed(text, deck=["Fern", "Oak", "Rain"], hand=["Stone", "Reed"])
    t.you.chooses("no")
    t.you.chooses("Reed")
    t.you.hand.is_("Stone")
    t = placed(text, deck=["Fern", "Oak", "Rain"])
    t.you.chooses("no")
    t.you.hand.has(0)


def test_leaving_finds_a_card_of_a_level() -> None:
    text = (
        f"【AUTO】 [{p.DISCARD}] "
        f"{p.LEAVES}{p.MAY_PAY}{p.dig('4', 'level 1 or higher card', True)}. {p.LEVEL_NOTE}"
    )
    t = standing(text, hand=["Rain"], deck=["Bloom", "Reed", "Fern", "Oak", "Pine"])
    t.changes(move([t.you.ref("Hero")], WAITING_ROOM))
    settled(t)
    t.you.chooses("yes")
    t.you.chooses("yes", "yes", "yes", "yes")
    t.you.may_choose_exactly("Fern", "Oak", "done")
    t.you.chooses("Oak")
    t.you.hand.is_("Oak")
    t.you.waiting_room.holds_exactly("Hero", "Rain", "Bloom", "Reed", "Fern")
    t = standing(text, deck=["Bloom", "Reed"])
    t.changes(move([t.you.ref("Hero")], WAITING_ROOM))
    settled(t)
    t.you.deck.has(2)


def test_a_card_may_be_drawn_and_then_one_is_dropped() -> None:
    text = f"if {p.TWO_MOSS}, you may draw 1 card. If you do, {p.DROP_ONE}."
    zones: dict[str, Any] = {"middle": "Reed", "right": "Fern"}
    t = placed(text, hand=["Stone"], deck=["Oak", "Rain"], **zones)
    t.you.chooses("yes")
    t.you.may_choose_exactly("Stone", "Oak")
    t.you.chooses("Stone")
    t.you.hand.is_("Oak")
    t = placed(text, hand=["Stone"], deck=["Oak", "Rain"], **zones)
    t.you.chooses("no")
    t.you.hand.is_("Stone")
    few = placed(text, hand=["Stone"], deck=["Oak", "Rain"], middle="Reed")
    few.you.is_asked("main phase")
    few.you.hand.is_("Stone")


def test_a_fallen_card_goes_under_the_deck() -> None:
    t = fallen(f"【AUTO】 {p.REVERSED_FIGHTING}put this card at the bottom of your deck.", "Fern")
    assert deck(t)[-1] == "Hero"
    t.you.left_center.is_()
    assert t.rival.state_of("Fern") == STAND


def test_the_top_card_is_taken_for_another() -> None:
    text = (
        f"reveal {p.TOP}. If that card is a 《Moss》 character, put it {p.TO_HAND}, "
        f"{p.DROP_ONE}. {p.ELSE_BACK_NOTE}"
    )
    t = placed(text, hand=["Rain"], deck=["Fern", "Oak"])
    t.you.may_choose_exactly("Rain", "Fern")
    t.you.chooses("Rain")
    t.you.hand.is_("Fern")
    t.you.waiting_room.is_("Rain")
    for top in ("Stone", "Bloom", "Rain"):
        t = placed(text, hand=["Reed"], deck=[top, "Oak"])
        t.you.hand.is_("Reed")
        t.you.deck.is_(top, "Oak")


def test_a_search_for_a_low_level() -> None:
    text = f"{p.MAY_PAY}{p.search('level 1 or lower character')}."
    stack = ["Pine", "Oak", "Fern", "Bloom", "Stone", "Rain"]
    t = placed(text, f"(1) {p.DECK_TO_CLOCK}", stock=1, deck=stack)
    t.you.chooses("yes")
    t.you.clock.is_("Pine")
    t.you.may_choose_exactly("Fern", "Stone", "done")
    t.you.chooses("done")
    t.you.hand.has(0)
    t.you.deck.has(5)
    placed(text, f"(1) {p.DECK_TO_CLOCK}", deck=stack).you.clock.has(0)


def test_a_search_for_nothing() -> None:
    text = f"{p.search('《Moss》 character')}."
    t = placed(text, deck=["Fern", "Stone", "Oak"])
    t.you.may_choose_exactly("Fern", "Oak", "done")
    t.you.chooses("Fern")
    t.you.hand.is_("Fern")
    t = placed(text, deck=["Stone", "Rain"])
    t.you.may_choose_exactly("done")
    t.you.chooses("done")
    t.you.hand.has(0)


def test_drawing_dropping_and_stocking() -> None:
    text = (
        f"draw up to 2 cards, choose 2 cards in {p.HAND}, put them {p.TO_ROOM}, and put up to 1 "
        "card from the top of your deck into your stock."
    )
    t = placed(text, hand=["Rain"], deck=["Fern", "Oak", "Pine", "Stone"])
    t.you.chooses("yes", "yes")
    t.you.may_choose_exactly("Rain", "Fern", "Oak")
    t.you.chooses("Rain", "Oak")
    t.you.hand.is_("Fern")
    t.you.waiting_room.holds_exactly("Rain", "Oak")
    t.you.chooses("yes")
    t.you.stock.is_("Pine")
    t = placed(text, hand=["Rain"], deck=["Fern", "Oak", "Pine", "Stone"])
    t.you.chooses("no")
    # As many as there are, and the rest of the text is done all the same.
    t.you.waiting_room.is_("Rain")
    t.you.chooses("no")
    t.you.stock.has(0)


def test_one_is_drawn_and_one_dropped() -> None:
    t = placed(f"draw 1 card, {p.DROP_ONE}.", hand=["Rain"], deck=["Fern", "Oak"])
    t.you.may_choose_exactly("Rain", "Fern")
    t.you.chooses("Rain")
    t.you.hand.is_("Fern")
    t.you.waiting_room.is_("Rain")


def test_away_and_back_at_the_next_draw_phase() -> None:
    text = (
        "you may put this card into your memory. If you do, at the beginning of your next draw "
        'phase, choose 1 "Hero" in your memory, and put it on any position of your stage.'
    )
    t = beating(text, middle="Oak")
    t.you.chooses("yes")
    t.you.memory.is_("Hero")
    while t.turn_player is t.you:
        t.you.passes()
    while t.turn_player is t.rival:
        t.you.memory.is_("Hero")  # the opponent's draw phase is not yours
        t.rival.passes()
    t.you.chooses("right back")
    t.you.right_back.is_("Hero")
    t.you.memory.has(0)
    t = beating(text, middle="Oak")
    t.you.chooses("no")
    t.you.left_center.is_("Hero")


def test_clocking_a_card_to_look_at_as_many_as_others() -> None:
    text = (
        f"{p.MAY_PAY}{p.dig('X')}. X is equal to the number of other 《Moss》 characters you have."
    )
    cost = f"Put 1 card from {p.HAND} into your clock"
    t = placed(text, cost, hand=["Rain"], middle="Reed", right="Stone", deck=["Fern", "Oak"])
    t.you.chooses("yes", "yes")
    t.you.may_choose_exactly("Fern", "done")
    t.you.chooses("Fern")
    t.you.clock.is_("Rain")
    t.you.hand.is_("Fern")
    # Alone, X is zero: nothing is looked at.
    t = placed(text, cost, hand=["Rain"], right="Stone", deck=["Fern", "Oak"])
    t.you.chooses("yes")
    while "done" in t.you.options:
        t.you.chooses("done")
    t.you.deck.is_("Fern", "Oak")
    t.you.waiting_room.has(0)


def test_the_waiting_room_returns_to_the_deck() -> None:
    text = f"{p.MAY_PAY}return all cards from {p.ROOM} to your deck, and shuffle your deck."
    t = placed(text, "(2)", stock=["Pine", "Rain"], waiting_room=["Fern", "Bloom"], deck=["Oak"])
    t.you.chooses("yes")
    # What was paid is among them.
    t.you.deck.holds_exactly("Oak", "Fern", "Bloom", "Pine", "Rain")
    t.you.waiting_room.has(0)
    broke = placed(text, "(2)", stock=1, waiting_room=["Fern"])
    broke.you.waiting_room.is_("Fern")


def test_an_attack_looks_at_the_top_card() -> None:
    for place, stock in ((0, "Reed"), (1, "Fern")):
        t = attacking(f"{p.KEEP_OR_DROP}.", deck=["Reed", "Fern", "Oak"])
        t.answer(place)
        # The trigger check comes after it.
        t.you.stock.is_(stock)


def test_the_top_card_of_a_trait_may_become_a_marker() -> None:
    text = (
        f"reveal {p.TOP}. If that card is a 《Moss》 character, you may put it face up underneath "
        f"this card as a marker. {p.ELSE_BACK_NOTE}"
    )
    for answer, marks in (("yes", ["Fern"]), ("no", [])):
        t = placed(text, deck=["Fern", "Oak", "Reed"])
        t.you.chooses(answer)
        t.you.markers_under_left_center.is_(*marks)
        t.you.deck.has(3 - len(marks))
    t = placed(text, deck=["Stone", "Oak"])
    t.you.is_asked("main phase")
    t.you.deck.is_("Stone", "Oak")


def test_resting_gives_a_look_at_the_top_card() -> None:
    text = (
        f"【ACT】 [{p.REST_THIS}] Choose 1 of your characters, and that character gets the "
        "following "
        f'ability {p.TURN}. "【AUTO】 {p.BEATS}{p.KEEP_OR_DROP}."'
    )
    t = can_activate(text, side(middle="Reed", deck=["Rain"] * 5), left=hero(text), middle="Fern",
                     right="filler", deck=["filler", "Oak", "Pine", "Stone"])  # fmt: skip
    t.you.chooses("activate Hero", "Fern")
    while "attack with Fern" not in t.you.options:
        t.you.passes()
    t.you.chooses("attack with Fern", "frontal")
    settled(t)
    top = deck(t)[0]
    t.answer(1)
    assert top in t.you.waiting_room.names
    t.rival.deck.has(4)


def test_it_is_replaced_from_the_deck() -> None:
    text = (
        f"【AUTO】 [Put this card into your clock] {p.REVERSED_FIGHTING}{p.MAY_PAY}search your "
        "deck for "
        'up to 1 "Oak", put it on the stage position that this card was on as 【REST】, and '
        "shuffle "
        "your deck."
    )
    mine = side(left=hero(text, power=500), middle="filler", deck=["Rain", "Fern", "Oak"])
    t = board(mine, side(right="Pine"), "attack")
    t.you.chooses("attack with Hero", "frontal")
    settled(t)
    t.you.chooses("yes")
    t.you.clock.is_("Hero")
    t.you.may_choose_exactly("Oak", "done")
    t.you.chooses("Oak")
    t.you.left_center.is_("Oak")
    assert t.you.state_of("Oak") == REST
    t = board(mine, side(right="Pine"), "attack")
    t.you.chooses("attack with Hero", "frontal")
    settled(t)
    t.you.chooses("yes", "done")
    t.you.left_center.is_()
    idle = standing(text)
    idle.changes(orient([idle.you.ref("Hero")], REVERSE))
    idle.you.left_center.is_("Hero")


def test_the_top_card_may_give_an_ability() -> None:
    text = (
        f"【AUTO】 At the beginning of your main phase, you may put {p.TOP} {p.TO_ROOM}. If "
        "that card is "
        f"a level 2 or higher character, this card gets the following ability {p.TURN}. "
        '"【CONT】 Your other character in the middle position of the center stage gets +1 soul."'
    )
    for top, soul in (("Pine", 2), ("Fern", 1)):
        t = board(side(left=hero(text), middle="Reed", right="Stone", deck=[top, "Oak"]), at="main")
        t.you.chooses("yes")
        assert [t.you.value(n, "soul") for n in ("Reed", "Stone", "Hero")] == [soul, 1, 1]
    t = board(side(left=hero(text), middle="Reed", deck=["Pine", "Oak"]), at="main")
    t.you.chooses("no")
    t.you.deck.has(2)
    assert t.you.value("Reed", "soul") == 1
