"""Section 3.1.5: cards that are put into a zone together, and in which order they lie there."""

from bythebook.games.ws.texts.cost_parts import MoveTo, ShuffleCost
from bythebook.games.ws.texts.effects import MoveCost
from bythebook.games.ws.zones.ordering import PutInOrder
from bythebook.games.ws.zones.zones import (
    CLOCK,
    DECK,
    HAND,
    LEVEL,
    MEMORY,
    RESOLUTION,
    STOCK,
    WAITING_ROOM,
)
from bythebook.kernel.abilities.abilities import CARD_EFFECT, Ability, Effect
from bythebook.kernel.abilities.resolve import R_MOVED, MayPay
from bythebook.kernel.language.nouns import Bound
from bythebook.kernel.language.words import ANYONE, OPPONENT
from bythebook.kernel.state.refs import BOTTOM, TOP
from bythebook.kernel.texts.verbs import MoveCards, ShuffleZone
from bythebook.testing import Table, character, clause, event, side, table
from tests.rules.ws.effects import cards_in, resolves, spell
from tests.rules.ws.waiting import seen

CARDS = [character("One"), character("Two"), character("Three"), character("Theirs")]
ROOM = cards_in(WAITING_ROOM)


def doing(*body: Effect, turn: int = 0) -> Table:
    """One and Two are in the waiting room, two of the rival's in theirs; a text does something."""
    mine = side(hand=["Spell"], waiting_room=["One", "Two"], deck=["Three", "filler"])
    theirs = side(waiting_room=["Theirs", "Three"])
    t = table("ws", mine, theirs, cards=[*CARDS, spell(*body)], turn=turn)
    resolves(t)
    return t


@clause("ws 3.1.5")
def test_the_owner_decides_which_of_several_cards_lies_above_which():
    for zone in (DECK, CLOCK, LEVEL, STOCK, RESOLUTION):
        for first, second in (("One", "Two"), ("Two", "One")):
            t = doing(MoveCards(ROOM, zone))
            t.you.is_asked("order")
            t.you.may_choose_exactly("One", "Two")
            t.you.chooses(first)
            cards = t.game.state.zone(0, zone)
            assert [t.game.definition(c).name for c in cards[-2:]] == [second, first]


def test_at_the_bottom_of_the_deck_too():
    t = doing(MoveCards(ROOM, DECK, index=BOTTOM))
    t.you.chooses("One")
    t.you.deck.is_("Three", "filler", "One", "Two")


def test_where_order_has_no_meaning_nobody_is_asked():
    for zone in (HAND, MEMORY):
        t = doing(MoveCards(ROOM, zone))
        t.you.waiting_room.has(0)


def test_what_is_shuffled_right_away_has_no_order_to_decide():
    t = doing(MoveCards(ROOM, DECK), ShuffleZone(DECK))
    t.you.deck.has(4)


@clause("ws 3.1.5")
def test_it_is_the_owner_who_decides_not_the_player_whose_effect_it_is():
    t = doing(MoveCards(cards_in(WAITING_ROOM, whose=OPPONENT), CLOCK))
    t.rival.is_asked("order")
    t.rival.chooses("Theirs")
    t.rival.clock.is_("Theirs", "Three")


def test_with_cards_of_both_the_turn_player_decides_first():
    for turn in (0, 1):
        t = doing(MoveCards(cards_in(WAITING_ROOM, whose=ANYONE), CLOCK), turn=turn)
        seats = [t.you, t.rival] if turn == 0 else [t.rival, t.you]
        for seat in seats:
            seat.is_asked("order")
            t.you.clock.has(0)
            seat.chooses(seat.options[0])
        t.you.clock.has(2)
        t.rival.clock.has(2)


@clause("ws 3.1.5")
def test_what_was_picked_for_a_cost_is_put_in_any_order_too():
    cost = (MoveCost(cards_in(HAND), 2, CLOCK),)
    paid = event("Paid", abilities=(Ability(CARD_EFFECT, cost=cost, body=(MayPay(),)),))
    mine = side(hand=["One", "Two"], waiting_room=["Paid"])
    t = table("ws", mine, cards=[*CARDS, paid])
    resolves(t, "Paid")
    t.you.chooses("yes")
    t.you.is_asked("order")
    t.you.chooses("Two")
    t.you.clock.is_("Two", "One")


def test_what_the_next_part_of_a_cost_shuffles_has_no_order_to_decide():
    cost = (MoveTo(DECK, TOP, cards_in(HAND), 2), ShuffleCost())
    paid = event("Paid", abilities=(Ability(CARD_EFFECT, cost=cost, body=(MayPay(),)),))
    mine = side(hand=["One", "Two"], waiting_room=["Paid"], deck=["Three"])
    t = table("ws", mine, cards=[*CARDS, paid])
    resolves(t, "Paid")
    t.you.chooses("yes")
    t.you.is_asked("idle")
    t.you.deck.holds_exactly("One", "Two", "Three")


@clause("ws 3.1.5.1")
def test_the_order_of_cards_put_into_a_hidden_zone_is_their_owners_secret():
    for zone, name in ((DECK, "deck"), (STOCK, "stock")):
        for first, second in (("One", "Two"), ("Two", "One")):
            t = doing(MoveCards(ROOM, zone))
            t.you.chooses(first)
            assert seen(t, 0, t.you, name)[:2] == [first, second]
            assert seen(t, 1, t.you, name)[:2] == [None, None]


def test_in_a_public_zone_everybody_sees_it():
    t = doing(MoveCards(ROOM, CLOCK))
    t.you.chooses("One")
    assert seen(t, 1, t.you, "clock") == ["One", "Two"]


def test_a_single_card_that_all_have_seen_is_known_in_the_deck():
    mine = side(hand=["Spell"], waiting_room=["One"], deck=["Three", "filler"])
    t = table("ws", mine, cards=[*CARDS, spell(MoveCards(ROOM, DECK))])
    resolves(t)
    assert seen(t, 1, t.you, "deck") == ["One", None, None]


@clause("ws 3.1.5")
def test_a_player_told_to_put_anothers_cards_somewhere_in_any_order_decides_it():
    theirs = cards_in(WAITING_ROOM, whose=OPPONENT)
    for first, second in (("Theirs", "Three"), ("Three", "Theirs")):
        t = doing(PutInOrder(theirs, DECK))
        t.you.is_asked("order")
        t.you.may_choose_exactly("Theirs", "Three")
        t.you.chooses(first)
        assert t.rival.deck.names[:2] == [first, second]
    # What came there is what later words mean.
    t = doing(PutInOrder(theirs, DECK), MoveCards(Bound(R_MOVED), MEMORY))
    t.you.chooses("Theirs")
    t.rival.memory.holds_exactly("Theirs", "Three")
