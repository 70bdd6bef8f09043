"""What hangs on what in Weiss Schwarz texts: if you do, then, later, for each."""

from __future__ import annotations

from tests.cards.ws.shapes import phrases as p
from tests.cards.ws.shapes.board import activated, attacking, placed, powers

from bythebook.games.ws.zones.zones import REST, STAND
from bythebook.kernel.game.history import whole_log
from bythebook.kernel.state.changes import SHUFFLE
from bythebook.testing import character, side

# --- if you do -----------------------------------------------------------------------------------


def test_if_you_do_asks_the_nearer_of_two_things_one_may_do() -> None:
    text = f"{p.MAY_PAY}you may draw 1 card. If you do, this card gets +1000 power {p.TURN}."
    for first, second, power in (("yes", "yes", 4000), ("yes", "no", 3000)):
        t = placed(text, "(1)", stock=1, deck=["Fern", "Oak"])
        t.you.chooses(first, second)
        assert powers(t, "Hero") == (power,)
    t = placed(text, "(1)", stock=1, deck=["Fern", "Oak"])
    t.you.chooses("no")
    assert powers(t, "Hero") == (3000,)


def test_if_you_do_asks_what_was_really_done() -> None:
    text = f"you may put the top card of your clock {p.TO_ROOM}. If you do, draw 1 card."
    for clock, drawn in ((["Fern"], 1), ([], 0)):
        t = placed(text, clock=clock)
        t.you.chooses("yes")
        t.you.hand.has(drawn)


def test_all_that_follows_a_cost_is_what_it_is_paid_for() -> None:
    text = (
        f"{p.MAY_PAY}put the top 2 cards of your deck {p.TO_ROOM}. If there are no climaxes among "
        f"those cards, this card gets +1000 power {p.TURN}. 【REST】 this card."
    )
    for answer, power, state in (("yes", 4000, REST), ("no", 3000, STAND)):
        t = placed(text, "(1)", stock=1, deck=["Fern", "Oak", "Pine"])
        t.you.chooses(answer)
        assert powers(t, "Hero") == (power,)
        assert t.you.state_of("Hero") == state


def test_what_follows_something_else_one_may_do_is_done_all_the_same() -> None:
    text = f"you may draw 1 card. If you do, {p.DROP_ONE}. 【REST】 this card."
    t = placed(text, deck=["Fern", "Oak"])
    t.you.chooses("no")
    assert t.you.state_of("Hero") == REST


def test_then_goes_on_with_the_sentence_before() -> None:
    text = f"if {p.ANOTHER_MOSS}, draw 1 card. Then, this card gets +1000 power {p.TURN}."
    assert powers(placed(text, middle="Reed"), "Hero") == (4000,)
    assert powers(placed(text, middle="Stone"), "Hero") == (3000,)


def test_a_deck_is_shuffled_only_if_it_was_searched() -> None:
    text = (
        f"you may search your deck for up to 1 《Moss》 character, {p.SHOW}, and put it "
        f"{p.TO_HAND}. Shuffle your deck afterwards."
    )
    for answer, shuffled in (("yes", True), ("no", False)):
        t = placed(text, deck=["Rain"] * 8)
        t.you.chooses(answer, *(["done"] if shuffled else []))
        rolled = [c for b in whole_log(t.game) for c in b[4] if c[0] == SHUFFLE]
        assert bool(rolled) == shuffled


def test_this_damage_is_the_one_dealt_just_before() -> None:
    again = "If this damage is canceled, you may deal 2 damage to your opponent."
    text = f"deal 1 damage to your opponent. {again} {again.replace('2', '3')}"
    stack = ["Bloom", "Bloom", "Reed", "Reed", "Reed", "Reed", "Reed"]
    t = placed(text, rival=side(deck=stack))
    t.you.chooses("yes", "yes")
    t.rival.clock.has(3)
    # Not dealt is not canceled.
    t = placed(text, rival=side(deck=stack))
    t.you.chooses("no")
    t.you.is_asked("main phase")
    t.rival.clock.has(0)
    t = placed(text, rival=side(deck=stack[1:]))
    t.you.chooses("yes")
    t.you.is_asked("main phase")
    t.rival.clock.has(2)


# --- later ---------------------------------------------------------------------------------------


def test_later_it_is_still_the_card_that_was_chosen() -> None:
    text = (
        "choose 1 of your other characters, and 【REST】 it. At the end of the turn, put it "
        f"{p.TO_ROOM}."
    )
    t = placed(text, middle="Fern", right="Stone")
    t.you.chooses("Fern")
    while t.game.state.turn_player == 0:
        t.you.passes()
    t.you.waiting_room.is_("Fern")
    t.you.right_center.is_("Stone")


def test_what_one_may_do_later_is_asked_then() -> None:
    chosen = "choose 1 of your other characters, and 【REST】 it."
    text = f"{chosen} At the end of the turn, you may put it {p.TO_ROOM}."
    for answer, gone in (("yes", True), ("no", False)):
        t = placed(text, middle="Fern", right="Stone")
        t.you.chooses("Fern")
        t.you.is_asked("main phase")
        while "yes" not in t.you.options:
            t.you.passes()
        t.you.chooses(answer)
        assert ("Fern" in t.you.waiting_room.names) == gone


def test_what_one_may_do_for_each_is_asked_for_each() -> None:
    text = f"【ACT】 Brainstorm [(1) {p.REST_THIS}] {p.FLIP} {p.EACH_CLIMAX}you may draw 1 card."
    t = activated(text, stock=1, deck=["Bloom", "Bloom", "Oak", "Fern", "Reed", "Pine"])
    t.you.chooses("no", "yes")
    t.you.hand.is_("Reed")


def test_later_a_card_that_has_left_is_not_found_again() -> None:
    chosen = "choose 1 of your other characters, and 【REST】 it."
    text = f"{chosen} At the end of the turn, put it {p.TO_ROOM}."
    back = f"【ACT】 [(1)] Choose 1 of your other characters, and return it to {p.HAND}."
    gate = character("Gate", text=back)
    t = placed(text, middle="Reed", right=gate, stock=1)
    t.you.chooses("Reed", "activate Gate", "Reed", "play Reed", "middle center")
    while t.game.state.turn_player == 0:
        t.you.passes()
    # It came back as another card than the one that was chosen.
    t.you.middle_center.is_("Reed")
    t.you.waiting_room.is_("filler")


def test_they_are_told_apart_from_this_card() -> None:
    text = f"choose 1 of your characters, and 【REST】 it. This card gets +1000 power {p.TURN}."
    t = attacking(text, middle="Fern")
    t.you.chooses("Fern")
    assert powers(t, "Hero", "Fern") == (4000, 5000)
    assert t.you.state_of("Fern") == REST
