"""Who knows which card is which."""

import pytest

from bythebook.kernel.language.nouns import Cards, Num
from bythebook.kernel.language.sight import legible
from bythebook.kernel.language.words import OPPONENT
from bythebook.kernel.state.changes import face, move, reveal, shuffle, under
from bythebook.kernel.state.refs import BOTH, CARD, FACE_DOWN, FACE_UP
from bythebook.kernel.texts.verbs import LookAtTop, RevealCards, Search
from bythebook.testing.leaks import leak
from tests.kernel.cards import Draw, card, of
from tests.kernel.table import Table, board, side
from tests.kernel.tiny import BACK, CHEST, DECK, DISCARD, HAND, SIDE, SOUL

NOBODY, YOU, RIVAL = 0, 1, 2


def seen(t: Table, *names: str) -> list[int]:
    return [t.game.state.seen[t.find(n)] for n in names]


def test_a_card_drawn_is_known_to_who_drew_it() -> None:
    t = board(side(deck=["a", "b"]), side(deck=["x", "y"]))
    t.do(Draw())
    t.do(Draw(), player=1)
    assert seen(t, "a", "b", "x", "y") == [YOU, NOBODY, RIVAL, NOBODY]


def test_face_up_in_a_public_zone_everybody_knows_it() -> None:
    t = board(side(hand=["a"], deck=["b", "c"]))
    t.change(move([t.ref("a")], BACK), move([t.ref("b")], DISCARD))
    assert seen(t, "a", "b", "c") == [BOTH, BOTH, NOBODY]


def test_face_down_its_player_may_look_and_turned_up_everybody() -> None:
    t = board(side(deck=["a", "b"]))
    t.change(move([t.ref("a")], SIDE, face=FACE_DOWN))
    assert seen(t, "a") == [YOU]
    t.change(face([t.ref("a")], FACE_UP))
    assert seen(t, "a") == [BOTH]


def test_what_lies_face_down_in_an_open_zone_only_its_player_may_read() -> None:
    t = board(side(deck=["a", "b"]))
    t.change(move([t.ref("a")], SIDE, face=FACE_DOWN))
    # Whoever has seen it somehow may still not look at it.
    t.change(reveal([t.ref("a")], BOTH))
    assert [legible(t.game, player, t.find("a")) for player in (0, 1)] == [True, False]
    t.change(face([t.ref("a")], FACE_UP))
    assert [legible(t.game, player, t.find("a")) for player in (0, 1)] == [True, True]


def test_revealing_shows_and_stays_known_on_the_way_to_the_hand() -> None:
    t = board(side(deck=["a", "b", "c"]))
    t.change(reveal([t.ref("a")], BOTH))
    t.do(Draw(2))
    assert seen(t, "a", "b") == [BOTH, YOU]


def test_a_revealed_card_put_back_on_top_is_still_known() -> None:
    t = board(side(back=["a"], deck=["b", "c"]))
    t.change(move([t.ref("a")], DECK))
    assert seen(t, "a", "b") == [BOTH, NOBODY]
    assert t.names(0, DECK)[-1] == "a"


def test_a_shuffle_forgets() -> None:
    t = board(side(back=["a"], deck=["b", "c"]), side(deck=["x"]))
    t.change(move([t.ref("a")], DECK), reveal([t.ref("x")], YOU))
    t.change(shuffle(0, DECK))
    assert seen(t, "a", "b", "c") == [NOBODY, NOBODY, NOBODY]
    # The other deck was not shuffled.
    assert seen(t, "x") == [YOU]


def test_a_card_taken_unseen_out_of_a_hand_makes_the_whole_hand_unknown() -> None:
    t = board(side(hand=["a", "b", "c"]), side(hand=["x"]))
    t.do(RevealCards(Cards(zones=(HAND,))))
    t.change(reveal([t.ref("x")], BOTH))
    assert seen(t, "a", "b", "c") == [BOTH, BOTH, BOTH]
    t.change(move([t.ref("b")], DECK))
    # It might have been any of them; the player whose hand it is knows.
    assert seen(t, "a", "b", "c") == [YOU, YOU, YOU]
    assert seen(t, "x") == [BOTH]


def test_a_card_played_openly_leaves_the_others_known() -> None:
    t = board(side(hand=["a", "b"]))
    t.do(RevealCards(Cards(zones=(HAND,))))
    t.change(move([t.ref("a")], DISCARD))
    assert seen(t, "a", "b") == [BOTH, BOTH]


def test_put_unseen_under_a_card_makes_the_hand_unknown_too() -> None:
    for which, known in ((FACE_DOWN, YOU), (FACE_UP, BOTH)):
        t = board(side(hand=["a", "b"], back=["host"]))
        t.do(RevealCards(Cards(zones=(HAND,))))
        t.change(under(t.ref("a"), t.ref("host"), which=which))
        assert seen(t, "a", "b") == [known, known]


def test_looking_at_the_top_tells_only_who_looks() -> None:
    t = board(side(deck=["a", "b", "c"]), side(deck=["x", "y"]))
    t.do(LookAtTop(DECK, Num(2)))
    t.do(LookAtTop(DECK, whose=OPPONENT))
    assert seen(t, "a", "b", "c", "x", "y") == [YOU, YOU, NOBODY, YOU, NOBODY]


def test_searching_a_deck_shows_all_of_it_to_who_searches() -> None:
    t = board(side(deck=[card("a", traits="red"), "b"]))
    t.do(Search(Cards(zones=(DECK,), tests=(of("red"),))))
    t.asks(0, "a", "done")
    t.choose("done")
    assert seen(t, "a", "b") == [YOU, YOU]


def test_revealing_what_is_known_is_no_event() -> None:
    t = board(side(hand=["a"], soul=["b"]))
    t.change(reveal([t.ref("a")], YOU), reveal([t.ref("b")], BOTH))
    assert t.clauses() == []
    t.change(reveal([t.ref("a")], RIVAL))
    assert seen(t, "a") == [BOTH]
    assert t.names(0, SOUL) == ["b"]


# Equal cards of a hand.


def copies(known: int, hidden: int) -> tuple[Table, list[int]]:
    """A hand of equal cards, of which the rival knows some; and the cards, the known ones first."""
    t = board(side(hand=["a"] * (known + hidden), back=["host"]), side(hand=["x"]))
    cards = t.game.state.refs(t.game.state.zone(0, HAND))
    t.change(reveal(cards[:known], BOTH))
    return t, cards


def known_to_rival(t: Table, zone: int = HAND) -> int:
    """Of how many cards of a zone the rival knows which they are."""
    return sum(t.game.state.seen[c] >> 1 & 1 for c in t.game.state.zone(0, zone))


@pytest.mark.parametrize("which", [0, 1, 2, 3])
def test_of_equal_cards_it_does_not_show_which_one_left(which: int) -> None:
    """Two of four are known: whichever leaves, one is known of the three that stay."""
    for go in (DISCARD, BACK):
        t, cards = copies(2, 2)
        t.change(move([cards[which]], go))
        assert known_to_rival(t) == 1
    t, cards = copies(2, 2)
    t.change(under(cards[which], t.ref("host")))
    assert known_to_rival(t) == 1


@pytest.mark.parametrize(("gone", "left"), [([0, 3], 1), ([3, 0], 1), ([2, 3], 1), ([3, 4], 1)])
def test_nor_which_of_them_left_together(gone: list[int], left: int) -> None:
    t, cards = copies(3, 2)
    t.change(*(move([cards[n]], DISCARD) for n in gone))
    assert known_to_rival(t) == left


@pytest.mark.parametrize(
    ("shown", "known"),
    [([0], 2), ([2], 2), ([0, 1], 2), ([1, 2], 2), ([2, 3], 2), ([0, 2, 3], 3), ([1, 2, 3], 3)],
)
def test_a_card_shown_may_be_one_that_was_seen_before(shown: list[int], known: int) -> None:
    t, cards = copies(2, 2)
    t.change(reveal([cards[n] for n in shown], BOTH))
    assert known_to_rival(t) == known
    # What was shown just now is known where it goes.
    t.change(move([cards[shown[0]]], DISCARD))
    assert known_to_rival(t) == known - 1


def test_that_a_card_is_shown_is_told_whether_or_not_it_was_known() -> None:
    told = []
    for which in (0, 1):
        t, cards = copies(1, 1)
        t.change(reveal([cards[which]], BOTH))
        t.change(move([cards[which]], DISCARD))
        told.append(t.game.told(1))
    assert told[0] == told[1]


def test_other_cards_stay_known() -> None:
    t = board(side(hand=["a", "a", "b"]))
    t.change(reveal([t.ref("b")], BOTH))
    t.change(move(t.game.state.refs(t.game.state.zone(0, HAND))[:1], DISCARD))
    assert seen(t, "b") == [BOTH]


# Cards turned up where only their player looks at the others.


def chest(opened: int, known: int, hidden: int) -> tuple[Table, list[int]]:
    """A chest of equal cards: some lie open, then some the rival has seen, then the others."""
    count = opened + known + hidden
    t = board(side(hand=["a"] * count, back=["host"]), side(hand=["x"]))
    cards = []
    for ref in t.game.state.refs(t.game.state.zone(0, HAND)):
        t.change(move([ref], CHEST))
        cards.append(t.game.state.ref(ref & CARD))
    t.change(face(cards[:opened], FACE_UP), reveal(cards[opened : opened + known], BOTH))
    assert known_to_rival(t, CHEST) == opened + known
    return t, cards


@pytest.mark.parametrize("go", [DISCARD, DECK])
@pytest.mark.parametrize("which", [1, 2])
def test_a_card_that_lies_open_is_not_taken_for_one_that_leaves(which: int, go: int) -> None:
    """Whether or not those who stay know what left: the open one is still there."""
    t, cards = chest(1, 0, 2)
    t.change(move([cards[which]], go))
    assert known_to_rival(t, CHEST) == 1
    assert leak(t.game, 1) == ""


@pytest.mark.parametrize("which", [FACE_UP, FACE_DOWN])
def test_nor_for_one_that_is_put_under_another(which: int) -> None:
    t, cards = chest(1, 0, 2)
    t.change(under(cards[1], t.ref("host"), which=which))
    assert known_to_rival(t, CHEST) == 1
    assert leak(t.game, 1) == ""


def test_nor_for_one_that_is_shown() -> None:
    t, cards = chest(1, 0, 2)
    t.change(reveal([cards[2]], BOTH))
    assert known_to_rival(t, CHEST) == 2


@pytest.mark.parametrize("which", [0, 1])
def test_which_of_two_equal_cards_was_turned_up_does_not_show(which: int) -> None:
    """One of three has been seen: it may be the one that now lies open."""
    t, cards = chest(0, 1, 2)
    t.change(face([cards[which]], FACE_UP))
    assert known_to_rival(t, CHEST) == 1
    assert t.game.state.seen[cards[which] & CARD] == BOTH


def test_turned_down_again_it_is_one_of_those_seen_before() -> None:
    t, cards = chest(1, 0, 2)
    t.change(face([cards[0]], FACE_DOWN))
    assert known_to_rival(t, CHEST) == 1
    t.change(face([cards[1]], FACE_UP))
    assert known_to_rival(t, CHEST) == 1


def test_of_an_open_card_everybody_sees_that_it_leaves() -> None:
    """The others are those they were, and it is known where it goes, face down or not."""
    t, cards = chest(1, 1, 1)
    t.change(move([cards[0]], DECK))
    assert known_to_rival(t, CHEST) == 1
    assert t.game.state.seen[cards[0] & CARD] == BOTH
    t, cards = chest(1, 1, 1)
    t.change(under(cards[0], t.ref("host"), which=FACE_DOWN))
    assert known_to_rival(t, CHEST) == 1
    assert t.game.state.seen[cards[0] & CARD] == BOTH


def test_shuffled_with_the_others_an_open_card_stays_open() -> None:
    t, cards = chest(1, 1, 1)
    t.change(shuffle(0, CHEST))
    assert [t.game.state.seen[c & CARD] for c in cards] == [BOTH, NOBODY, NOBODY]
