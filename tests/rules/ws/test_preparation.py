"""Section 5: decks, and what comes before the first turn."""

from bythebook.games.ws.book import WeissSchwarz
from bythebook.games.ws.texts.events import VAR_REFRESH, VAR_STARTER
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.abilities.decks import Deck
from bythebook.kernel.game.setup import start
from bythebook.kernel.state.errors import DeckRefused
from bythebook.testing import Seat, Table, character, clause, climax, side, table

NAMES = [f"Card {n}" for n in range(12)]
CARDS = [character(name) for name in NAMES]


def deck(size: int = 50, climaxes: int = 8, copies: int = 4) -> list[CardDef]:
    """A deck, with no more copies of each card than said."""
    tops = [climax(f"Top {n // copies}") for n in range(climaxes)]
    rest = [character(f"Card {n // copies}") for n in range(size - climaxes)]
    return tops + rest


def faults(cards: list[CardDef]) -> list[str]:
    """The clauses a deck breaks."""
    return [clause for clause, _ in WeissSchwarz().check_deck(Deck(cards))]


def preparing(starter: int = 0) -> Table:
    """A game whose preparation has begun, with that starting player."""
    for seed in range(100):
        t = table("ws", side(deck=NAMES), side(deck=NAMES), CARDS, "preparation", seed=seed)
        if t.game.state.vars[VAR_STARTER] == starter:
            return t
    raise AssertionError(f"chance never picks player {starter}")


def others(t: Table, seat: Seat) -> Seat:
    """The other player."""
    return t.rival if seat is t.you else t.you


@clause("ws 5.1.1")
def test_each_player_brings_a_deck():
    assert faults([]) == ["ws 5.1.1"]
    assert faults(deck(1, 0)) == ["ws 5.1.2.1"]
    refused: list[str] = []
    try:
        start(WeissSchwarz(), (Deck(deck()), Deck()), 1)
    except DeckRefused as error:
        refused = [clause for clause, _ in error.reasons]
    assert refused == ["ws 5.1.1"]


@clause("ws 5.1.2.1")
def test_a_deck_has_fifty_cards():
    assert faults(deck(50)) == []
    assert faults(deck(49)) == ["ws 5.1.2.1"]
    assert faults(deck(51)) == ["ws 5.1.2.1"]


@clause("ws 5.1.2.2")
def test_no_more_than_four_of_a_name():
    assert faults([*deck(46), *[character("Ace")] * 4]) == []
    assert faults([*deck(45), *[character("Ace")] * 5]) == ["ws 5.1.2.2"]


@clause("ws 5.1.2.2.1")
def test_cards_of_one_name_count_together_whatever_else_is_printed():
    first = character("Ace", level=0, number="T-1")
    second = character("Ace", level=2, color="blue", number="T-2")
    assert faults([*deck(46), first, first, second, second]) == []
    assert faults([*deck(45), first, first, first, second, second]) == ["ws 5.1.2.2"]


@clause("ws 5.1.2.3")
def test_no_more_than_eight_climaxes():
    assert faults(deck(climaxes=7)) == []
    assert faults(deck(climaxes=8)) == []
    assert faults(deck(climaxes=9)) == ["ws 5.1.2.3"]
    # Four of a name holds for climaxes too.
    assert faults([*deck(45, 3, 3), *[climax("Peak")] * 5]) == ["ws 5.1.2.2"]


@clause("ws 5.1.2.4")
def test_a_cards_text_about_deck_construction_takes_the_place_of_the_limit():
    six = "【CONT】 Your deck can have up to 6 copies of this card."
    any_number = "【CONT】 Your deck can have any number of copies of this card."
    one = "【CONT】 Your deck can have up to 1 copies of this card."
    for text, allowed in ((six, 6), (any_number, 42), (one, 1)):
        card = character("Ace", text=text)
        assert faults([*deck(50 - allowed), *[card] * allowed]) == []
        if allowed < 42:
            too_many = [*deck(49 - allowed), *[card] * (allowed + 1)]
            assert faults(too_many) == ["ws 5.1.2.2"]
    # It counts for the name, and for no other name.
    ace = character("Ace", text=six)
    other = character("Ace", number="T-other")
    assert faults([*deck(44), *[ace] * 2, *[other] * 4]) == []
    assert faults([*deck(43), ace, ace, *[character("Bob")] * 5]) == ["ws 5.1.2.2"]
    # In the game it does nothing at all.
    t = table("ws", you=side(left="Ace", hand=["Ace"]), cards=[ace], at="main")
    t.you.may_choose_exactly("play Ace", "exchange positions", "pass")


@clause("ws 5.2.1.1")
def test_a_deck_that_breaks_the_rules_is_refused_when_presented():
    refused: list[str] = []
    try:
        start(WeissSchwarz(), (Deck(deck(50)), Deck(deck(49))), 1)
    except DeckRefused as error:
        refused = [clause for clause, _ in error.reasons]
    assert refused == ["ws 5.1.2.1"]
    game = start(WeissSchwarz(), (Deck(deck(50)), Deck(deck(50))), 1)
    assert [len(game.state.zone(p, 0)) for p in (0, 1)] == [45, 45]


@clause("ws 5.2.1.2")
def test_both_decks_are_shuffled():
    mine, theirs = set(), set()
    for seed in range(4):
        t = table("ws", side(deck=NAMES), side(deck=NAMES), CARDS, "preparation", seed=seed)
        mine.add(tuple(t.you.deck.names))
        theirs.add(tuple(t.rival.deck.names))
    assert len(mine) > 1
    assert len(theirs) > 1


@clause("ws 5.2.1.3")
def test_chance_says_who_starts():
    starters = set()
    for seed in range(12):
        t = table("ws", at="preparation", seed=seed)
        starters.add(t.game.state.vars[VAR_STARTER])
    assert starters == {0, 1}


@clause("ws 5.2.1.4")
def test_five_cards_and_one_exchange_each_the_starting_player_first():
    for starter in (0, 1):
        t = preparing(starter)
        first = (t.you, t.rival)[starter]
        second = others(t, first)
        first.is_asked("redraw")
        first.hand.has(5)
        second.hand.has(5)
        away = first.hand.names[:2]
        first.may_choose_exactly(*first.hand.names, "done")
        first.chooses(*away, "done")
        first.waiting_room.holds_exactly(*away)
        first.hand.has(5)
        second.is_asked("redraw")
        second.chooses("done")
        second.hand.has(5)
        second.waiting_room.has(0)
        # Once each: the first turn has begun, and its player has drawn.
        first.is_asked("clock phase")
        first.hand.has(6)


@clause("ws 5.2.1.4")
def test_the_whole_hand_may_be_exchanged():
    t = preparing(0)
    t.you.chooses(*t.you.hand.names)
    t.you.waiting_room.has(5)
    t.you.hand.has(5)
    t.rival.is_asked("redraw")


@clause("ws 5.2.1.5")
def test_both_refresh_points_start_at_zero():
    t = preparing(0)
    # As if an earlier game had left some.
    t.game.state.vars[VAR_REFRESH] = t.game.state.vars[VAR_REFRESH + 1] = 1
    t.you.chooses("done")
    t.rival.chooses("done")
    t.you.clock.has(0)
    t.rival.clock.has(0)
    assert t.game.state.vars[VAR_REFRESH : VAR_REFRESH + 2] == [0, 0]


@clause("ws 5.2.1.6")
def test_the_starting_player_takes_the_first_turn():
    for starter in (0, 1):
        t = preparing(starter)
        first = (t.you, t.rival)[starter]
        first.chooses("done")
        others(t, first).chooses("done")
        assert t.game.state.turn_player == starter
        first.is_asked("clock phase")
