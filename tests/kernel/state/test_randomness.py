"""Chance: the same seed gives the same game, every outcome is as likely as any other."""

from collections import Counter

import pytest

from bythebook.kernel.abilities.decks import Deck
from bythebook.kernel.game.setup import start
from bythebook.kernel.state.changes import roll, shuffle
from bythebook.kernel.state.rng import Stream, seed_bytes
from bythebook.kernel.state.state import plain
from tests.kernel.cards import card
from tests.kernel.table import board, side
from tests.kernel.tiny import DECK, DIE, Tiny


def test_the_same_seed_gives_the_same_numbers_and_another_others() -> None:
    def numbers(seed: int) -> list[int]:
        stream = Stream(seed_bytes(seed), 0)
        return [stream.below(1000) for _ in range(40)]

    assert numbers(1) == numbers(1)
    assert numbers(1) != numbers(2)


def test_a_stream_goes_on_from_its_counter() -> None:
    one = Stream(seed_bytes(5), 0)
    first = [one.word() for _ in range(20)]
    for start_at in (0, 1, 15, 16, 17):
        other = Stream(seed_bytes(5), start_at)
        assert [other.word() for _ in range(20 - start_at)] == first[start_at:]


@pytest.mark.parametrize("n", [2, 3, 6, 7, 10, 50])
def test_every_number_is_as_likely(n: int) -> None:
    """Chi-square with n - 1 degrees of freedom, far below the bound of one in ten thousand."""
    stream = Stream(seed_bytes(11), 0)
    draws = 1000 * n
    seen = Counter(stream.below(n) for _ in range(draws))
    assert set(seen) == set(range(n))
    chi = sum((seen[i] - 1000) ** 2 / 1000 for i in range(n))
    free = n - 1
    assert chi < free + 4 * (2 * free) ** 0.5 + 8


def test_what_would_favour_some_is_thrown_away() -> None:
    """For three quarters of the range, a quarter of all words has to be rejected."""
    n = 3 << 30
    stream = Stream(seed_bytes(3), 0)
    for _ in range(4000):
        assert stream.below(n) < n
    # One in four is drawn again.
    assert 1150 < stream.counter - 4000 < 1520


def test_every_order_is_as_likely() -> None:
    stream = Stream(seed_bytes(9), 0)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = [0, 1, 2]
        stream.shuffle(items)
        seen[tuple(items)] += 1
    assert len(seen) == 6
    assert sum((c - 1000) ** 2 / 1000 for c in seen.values()) < 25


@pytest.mark.parametrize("start_at", [0, 1, 15, 16, 40])
@pytest.mark.parametrize("count", [2, 15, 16, 17, 60])
def test_a_shuffle_draws_one_number_after_another(start_at: int, count: int) -> None:
    stream, other = Stream(seed_bytes(4), start_at), Stream(seed_bytes(4), start_at)
    items, by_hand = list(range(count)), list(range(count))
    stream.shuffle(items)
    for last in range(count - 1, 0, -1):
        chosen = other.below(last + 1)
        by_hand[last], by_hand[chosen] = by_hand[chosen], by_hand[last]
    assert items == by_hand
    assert stream.counter == other.counter
    assert stream.word() == other.word()


def test_shuffling_none_or_one_takes_no_chance() -> None:
    stream = Stream(seed_bytes(9), 0)
    for items in ([], [4]):
        stream.shuffle(items)
    assert stream.counter == 0


def test_the_state_keeps_only_the_counter() -> None:
    t = board(side(deck=["a", "b", "c", "d", "e"]))
    other = t.game.copy()
    t.change(shuffle(0, DECK))
    used = t.game.state.random
    assert used >= 4
    assert other.state.random == 0
    t.change(roll(DIE, 6))
    assert 0 <= t.game.state.vars[DIE] < 6
    assert t.game.state.random > used


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    cards = [card(f"c{i}") for i in range(12)]

    def played(seed: int) -> object:
        game = start(Tiny(), (Deck(cards[:6]), Deck(cards[6:])), seed)
        for step in range(30):
            if game.pending is None:
                break
            game.answer(step % len(game.pending.options))
        return plain(game.state)

    assert played(1) == played(1)
    assert played(1) != played(2)
