"""Answers are remembered for as long as what they rest on, and no longer."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from bythebook.kernel.abilities.decks import Deck
from bythebook.kernel.game.saving import restore, save
from bythebook.kernel.game.setup import library_of, present
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.procedure.memo import MEMOS, Keeper, Memo
from bythebook.kernel.seeing.resample import resample
from bythebook.testing.remembered import known_to, misremembered
from bythebook.tools.knock_out import knocked_out
from tests.kernel.cards import Draw, card
from tests.kernel.table import act, board, side
from tests.kernel.tiny import Tiny


@rule("memo 1", nothing=0)
def doubled(number: int) -> int:
    """A rule of this test."""
    return 2 * number


class Asked(Keeper):
    """Counts how often it is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.times = 0


def work_out(keeper: Asked, number: int) -> int:
    keeper.times += 1
    return doubled(number)


@contextmanager
def memo(ask: Any = work_out, most: int = 5) -> Iterator[Memo[Any, Any, Any]]:
    """A question that is asked in one test only."""
    made: Memo[Any, Any, Any] = Memo(ask, most)
    yield made
    MEMOS.remove(made)


def test_a_question_is_worked_out_once_for_each_key_and_for_each_who_is_asked() -> None:
    one, other = Asked(), Asked()
    with memo() as twice:
        assert [twice.of(one, n) for n in (3, 4, 3, 3)] == [6, 8, 6, 6]
        assert one.times == 2
        assert twice.of(other, 3) == 6
        assert (one.times, other.times) == (2, 1)


def test_nothing_is_an_answer_too() -> None:
    def nothing(keeper: Asked, number: int) -> None:
        keeper.times += 1

    one = Asked()
    with memo(nothing) as none:
        assert none.of(one, 3) is None
        assert none.of(one, 3) is None
    assert one.times == 1


def test_no_more_answers_are_kept_than_is_said() -> None:
    one = Asked()
    with memo(most=3) as twice:
        for number in (1, 2, 3):
            twice.of(one, number)
        assert list(known_to(one, twice)) == [1, 2, 3]
        twice.of(one, 4)
        assert list(known_to(one, twice)) == [4]


def test_two_questions_do_not_mix_up_their_answers() -> None:
    one = Asked()
    with memo() as twice, memo(lambda keeper, number: -number) as negative:
        assert (twice.of(one, 3), negative.of(one, 3)) == (6, -3)
        with knocked_out("memo 1"), memo(lambda keeper, number: 7) as seven:
            assert (twice.of(one, 3), negative.of(one, 3), seven.of(one, 3)) == (0, -3, 7)


def test_answers_of_a_rule_that_answers_otherwise_are_forgotten_by_all_who_live() -> None:
    one = Asked()
    with memo() as twice:
        assert twice.of(one, 3) == 6
        with knocked_out("memo 1"):
            assert twice.of(one, 3) == 0
        assert twice.of(one, 3) == 6


def test_forks_and_other_worlds_share_what_is_remembered_and_saves_do_not_hold_it() -> None:
    t = board(side(hand=["a"], deck=["b", "c"]))
    before = save(t.game)
    with memo(lambda game, number: number + len(game.lib.abilities)) as sums:
        assert sums.of(t.game, 5) == 5
        assert known_to(t.game.copy(), sums) == {5: 5}
        assert known_to(resample(t.game, 0, 1), sums) == {5: 5}
        assert save(t.game) == before
        cards = {d.number: d for d in t.game.lib.definitions}
        assert known_to(restore(before, t.game.book, cards), sums) == {}


def test_a_text_that_comes_into_a_match_makes_it_forget() -> None:
    t = board(side(hand=["a"]))
    with memo(lambda lib, number: len(lib.abilities)) as abilities:
        assert abilities.of(t.game.lib, 0) == 0
        t.game.lib.register(act(Draw(1)))
        assert abilities.of(t.game.lib, 0) == 1


def test_the_same_cards_give_the_same_library_and_others_of_their_numbers_do_not() -> None:
    book = Tiny()
    cards = [card("a"), card("b")]
    assert library_of(book, cards) is library_of(book, cards.copy())
    assert library_of(book, cards) is not library_of(book, cards[::-1])
    assert library_of(book, cards) is not library_of(book, cards[:1])
    assert library_of(book, cards) is not library_of(book, [card("a"), card("b")])
    assert library_of(book, cards) is not library_of(Tiny(), cards)


class Choosy(Tiny):
    """Looks at every deck once."""

    def __init__(self) -> None:
        super().__init__()
        self.looked: list[int] = []

    def check_deck(self, deck: Deck) -> list[tuple[str, str]]:
        self.looked.append(len(deck))
        return []


def test_a_deck_is_held_against_the_rules_once() -> None:
    book = Choosy()
    one, two = [card("a")], [card("b"), card("c")]
    for _ in range(2):
        present(book, (Deck(one), Deck(two)))
    assert book.looked == [1, 2]
    two.append(card("d"))
    present(book, (Deck(one), Deck(two)))
    assert book.looked == [1, 2, 3]


def test_an_answer_that_rests_on_more_than_it_says_is_found() -> None:
    t = board(side(hand=["a"], deck=["b"]))
    with memo(lambda game, player: len(game.state.zone(player, 1))) as hand:
        assert hand.of(t.game, 0) == 1
        assert misremembered(t.game) == ""
        t.do(Draw(1))
        assert misremembered(t.game) == "<lambda> 0 is remembered as 1, not 2"
