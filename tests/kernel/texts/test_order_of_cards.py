"""Cards that go somewhere together: who says in which order they lie there, and who knows."""

from bythebook.kernel.abilities.abilities import CONT, EV_MOVE, Ability, Replacement, Trigger
from bythebook.kernel.abilities.resolve import R_MOVED
from bythebook.kernel.language.nouns import Bound, Cards, This
from bythebook.kernel.language.words import ANYONE
from bythebook.kernel.seeing.telling import tell
from bythebook.kernel.state.changes import move
from bythebook.kernel.state.refs import BOTH, BOTTOM
from bythebook.kernel.texts.verbs import MoveCards, ShuffleZone
from tests.kernel.cards import Put, TopCost, card
from tests.kernel.table import act, board, side
from tests.kernel.tiny import BACK, DECK, DISCARD, HAND, PILE, AtOnce, Tiny

ROW = Cards(zones=(BACK,))
DISCARDS = Cards(zones=(DISCARD,))
YOU, RIVAL = 1, 2
RIVAL_PLAYER = 1


def test_the_owner_says_which_lies_above_which() -> None:
    t = board(side(discard=["a", "b", "c"], pile=["z"]))
    t.do(MoveCards(DISCARDS, PILE))
    t.asks(0, "a", "b", "c")
    t.choose("b", "c")
    assert t.names(0, PILE) == ["z", "a", "c", "b"]


def test_at_the_bottom_too_the_uppermost_comes_first() -> None:
    t = board(side(discard=["a", "b", "c"], pile=["z"]))
    t.do(MoveCards(DISCARDS, PILE, index=BOTTOM))
    t.choose("b", "c")
    assert t.names(0, PILE) == ["a", "c", "b", "z"]


def test_one_card_alone_or_a_zone_without_order_is_not_asked_about() -> None:
    t = board(side(discard=["a", "b"], back=["c"]))
    t.do(MoveCards(ROW, PILE), MoveCards(DISCARDS, HAND))
    assert (t.names(0, PILE), t.names(0, HAND)) == (["c"], ["a", "b"])
    assert t.at_rest()


def test_each_owner_arranges_their_own_the_turn_player_first() -> None:
    both = Cards(ANYONE, (DISCARD,))
    t = board(side(discard=["a", "b"]), side(discard=["x", "y"]), turn=1)
    t.do(MoveCards(both, PILE))
    t.asks(1, "x", "y")
    t.choose("x")
    t.asks(0, "a", "b")
    assert t.names(1, PILE) == []
    t.choose("a")
    assert (t.names(0, PILE), t.names(1, PILE)) == (["b", "a"], ["y", "x"])


def test_wherever_they_lay_they_come_together_at_their_owners() -> None:
    t = board(side(back=["a", "b"]), side())
    t.change(move([t.ref("a")], BACK, RIVAL_PLAYER))
    t.do(MoveCards(Cards(ANYONE, (BACK,)), PILE))
    t.asks(0, "a", "b")
    t.choose("b")
    assert t.names(0, PILE) == ["a", "b"]


def test_what_a_rule_moves_is_in_the_order_of_the_rule() -> None:
    t = board(side(discard=["a", "b"]))
    t.change(move([t.ref("a"), t.ref("b")], PILE))
    assert t.names(0, PILE) == ["a", "b"]


def test_what_is_shuffled_next_needs_no_order() -> None:
    t = board(side(discard=["a", "b"]))
    t.do(MoveCards(DISCARDS, DECK), ShuffleZone(DECK))
    assert t.at_rest()
    t = board(side(discard=["a", "b"]))
    t.do(MoveCards(DISCARDS, PILE), ShuffleZone(DECK))
    t.asks(0, "a", "b")
    t.choose("a")


def test_the_rest_of_the_text_speaks_of_all_of_them() -> None:
    t = board(side(discard=["a", "b"]))
    t.do(MoveCards(DISCARDS, PILE), MoveCards(Bound(R_MOVED), HAND))
    t.choose("b")
    assert sorted(t.names(0, HAND)) == ["a", "b"]


def test_what_is_picked_for_a_cost_is_arranged_as_well() -> None:
    paid = act(cost=(Put(Cards(zones=(HAND,)), 2, PILE),))
    for book in (Tiny(), AtOnce()):
        t = board(side(back=[card("a", paid)], hand=["b", "c"]), book=book)
        t.activate("a")
        t.asks(0, "b", "c")
        t.choose("c")
        assert t.names(0, PILE) == ["b", "c"]


def test_what_a_cost_takes_from_the_top_comes_in_its_order() -> None:
    paid = act(cost=(TopCost(DECK, PILE, 2),))
    t = board(side(back=[card("a", paid)], deck=["b", "c", "d"]))
    t.activate("a")
    assert t.names(0, PILE) == ["b", "c"]


def test_in_a_hidden_zone_only_the_owner_knows_the_order() -> None:
    t = board(side(discard=["a", "b"], deck=["c", "d"]))
    t.do(MoveCards(DISCARDS, DECK))
    assert t.game.pending is not None
    assert t.game.pending.hidden
    t.choose("a")
    assert t.names(0, DECK)[-2:] == ["b", "a"]
    assert [t.game.state.seen[t.find(n)] for n in "ab"] == [YOU, YOU]


def test_the_log_says_which_cards_went_but_not_in_which_order() -> None:
    told: list[list[dict[str, object]]] = []
    for first in ("a", "b"):
        t = board(side(discard=["a", "b"], deck=["c", "d"]))
        t.do(MoveCards(DISCARDS, DECK))
        t.choose(first)
        assert t.game.log is not None
        log = t.game.log.since(0)
        lines = tell(t.game, 1, t.base, log)
        told.append(lines)
        assert [e["card"] for e in lines if e["event"] == "move"] == [None, None]
        assert [e["card"] for e in lines if e["event"] == "among them"] == ["a", "b"]
        mine = [e["card"] for e in tell(t.game, 0, t.base, log) if e["event"] == "move"]
        assert mine == (["b", "a"] if first == "a" else ["a", "b"])
    assert told[0] == told[1]


def test_a_card_that_goes_elsewhere_instead_stays_known() -> None:
    gone = Trigger(EV_MOVE, This(), (BACK,), (DECK,))
    away = Replacement(gone, (MoveCards(This(), DISCARD),))
    t = board(side(back=[card("a", Ability(CONT, (BACK,), replacement=away)), "b"]))
    t.do(MoveCards(ROW, DECK))
    t.choose("a")
    assert t.names(0, DISCARD) == ["a"]
    assert [t.game.state.seen[t.find(n)] for n in "ab"] == [BOTH, YOU]


def test_a_single_card_is_followed_with_the_eyes() -> None:
    t = board(side(discard=["a"], deck=["c", "d"]))
    t.do(MoveCards(DISCARDS, DECK))
    assert t.game.state.seen[t.find("a")] == BOTH


class OpenBook(Tiny):
    """The same book, whose orders everybody may see."""

    def order_is_secret(self, kind: int) -> bool:
        return False


def test_a_book_may_let_everybody_see_the_order() -> None:
    t = board(side(discard=["a", "b"]), book=OpenBook())
    t.do(MoveCards(DISCARDS, DECK))
    t.choose("a")
    assert [t.game.state.seen[t.find(n)] for n in "ab"] == [BOTH, BOTH]
