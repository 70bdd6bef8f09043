"""Who knows which card is which."""

from tests.kernel.cards import Draw, card, of
from tests.kernel.table import Table, board, side
from tests.kernel.tiny import BACK, DECK, DISCARD, HAND, SIDE, SOUL

from bythebook.kernel.changes import face, move, reveal, shuffle, under
from bythebook.kernel.nouns import Cards, Num
from bythebook.kernel.refs import BOTH, FACE_DOWN, FACE_UP
from bythebook.kernel.verbs import LookAtTop, RevealCards, Search
from bythebook.kernel.words import OPPONENT

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
