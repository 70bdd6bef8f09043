"""Decks with sections through games: laid out, saved, recorded, taken back, dealt out anew."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bythebook
from bythebook import BythebookError, Deck, DeckRefused, engine
from bythebook.kernel.game.game import Game
from bythebook.kernel.game.saving import restore, same
from bythebook.kernel.game.setup import start
from bythebook.kernel.seeing.resample import pools, resample
from bythebook.tools.building import codes_of
from bythebook.tools.fuzz import fuzz
from tests.kernel.sections import BOOK
from tests.kernel.table import position
from tests.kernel.tiny import DECK, FRONT, PILE

MAIN = ["M-1", "M-1", "M-2", "M-3", "M-3", "M-3", "M-3"]
SPIRITS = ["S-3", "S-1"]


def numbers(game: Game, player: int, zone: int) -> list[str]:
    """The numbers of the cards of a zone, bottom first."""
    return [game.definition(card).number for card in game.state.zone(player, zone)]


def new_game(spirits: Any = SPIRITS, seed: int = 1) -> Game:
    return engine.new_game("tiny", {"main deck": MAIN, "spirit deck": spirits}, "fen", seed)


def play(game: Game, seed: int, most: int = 60) -> Game:
    """Random answers."""
    dice = random.Random(seed)
    for _ in range(most):
        if game.pending is None:
            break
        game.answer(dice.randrange(len(game.pending.options)))
    return game


# What a deck is.


def test_each_section_lies_in_its_own_zone() -> None:
    game = new_game().laid_out()
    assert numbers(game, 0, DECK) == MAIN
    assert numbers(game, 0, PILE) == SPIRITS
    assert sorted(numbers(game, 1, PILE)) == ["S-1", "S-2", "S-2"]
    assert game.decks[0] == [MAIN, SPIRITS]
    assert [card.number for card in engine.deck_of("tiny", "moor").sections[1]] == [
        "S-1",
        "S-2",
        "S-3",
    ]


def test_numbers_alone_are_those_of_the_main_section() -> None:
    game = engine.new_game("tiny", MAIN, {"main deck": MAIN})
    assert game.decks == [[MAIN, []], [MAIN, []]]
    cards = engine.cards_of("tiny")
    main = [cards[number] for number in MAIN]
    assert start(BOOK, (Deck(main), Deck(main, [])), 1).decks == game.decks


def test_a_deck_that_was_taken_apart_is_the_same_deck() -> None:
    deck = engine.deck_of("tiny", "moor")
    main, spirits = deck.sections
    again = engine.deck_of("tiny", {"spirit deck": spirits, "main deck": main})
    assert again == deck == Deck(main, spirits)
    assert hash(again) == hash(deck)
    assert list(deck) == [*main, *spirits]
    assert (len(deck), deck[8]) == (11, spirits[0])
    assert Deck([*main, *spirits], []) != deck
    assert engine.new_game("tiny", deck, deck).decks == engine.new_game("tiny", "moor", again).decks


@pytest.mark.parametrize(
    ("deck", "clauses"),
    [
        ({"main deck": MAIN, "spirit deck": SPIRITS}, []),
        ({"spirit deck": SPIRITS}, ["tiny 5.1"]),
        ([*MAIN, "S-1"], ["tiny 5.3"]),
        ({"main deck": MAIN, "spirit deck": ["S-1"] * 4}, []),
        ({"main deck": MAIN, "spirit deck": ["S-1"] * 5}, ["tiny 5.2"]),
        ({"main deck": MAIN, "spirit deck": ["S-1", "M-1"]}, ["tiny 5.4"]),
    ],
)
def test_the_book_says_what_is_wrong_in_which_section(deck: Any, clauses: list[str]) -> None:
    faults = bythebook.check_deck("tiny", deck)
    assert [clause for clause, _ in faults] == clauses
    if clauses:
        with pytest.raises(DeckRefused, match=f"deck 2: .*{clauses[0]}"):
            engine.new_game("tiny", "moor", deck)


@pytest.mark.parametrize(
    ("deck", "said"),
    [
        ({"main deck": MAIN, "ride deck": []}, "no section 'ride deck', it has: main deck, spirit"),
        ({"main deck": MAIN, "spirit deck": "S-1"}, "or one a section"),
        (Deck([], [], []), "this deck has 3 sections, a deck of tiny has main deck, spirit deck"),
    ],
)
def test_what_is_no_deck_of_the_game_is_refused(deck: Any, said: str) -> None:
    with pytest.raises(BythebookError, match=said):
        engine.new_game("tiny", "moor", deck)


@pytest.mark.parametrize("game", ["ws", "dbs"])
def test_a_game_with_one_section_takes_no_second_one(game: str) -> None:
    deck = engine.deck_of(game, "bench")
    name = next(iter(bythebook.book_of(game).sections))
    assert engine.deck_of(game, {name: deck.main}) == deck
    with pytest.raises(BythebookError, match=f"a deck of {game} has no section 'G deck'"):
        engine.new_game(game, deck, {name: deck.main, "G deck": deck.main})
    with pytest.raises(BythebookError, match="this deck has 2 sections"):
        engine.new_game(game, deck, Deck(deck.main, []))


def test_what_builds_decks_may_give_their_sections() -> None:
    deck = {"main deck": MAIN, "spirit deck": SPIRITS}
    assert codes_of(deck) == [*MAIN, *SPIRITS]
    assert codes_of(MAIN) == MAIN
    assert engine.new_game("tiny", deck, MAIN).decks == [[MAIN, SPIRITS], [MAIN, []]]


# Its way through a game.


def test_a_spirit_is_called_out_of_the_pile() -> None:
    called = 0
    for seed in range(8):
        game = play(new_game(seed=seed), seed)
        for player in (0, 1):
            front, pile = numbers(game, player, FRONT), numbers(game, player, PILE)
            assert all(number.startswith("S") for number in pile)
            called += sum(number.startswith("S") for number in front)
    assert called


@settings(max_examples=25, deadline=None)
@given(
    st.lists(st.sampled_from(["M-1", "M-2", "M-3"]), min_size=6, max_size=12),
    st.lists(st.sampled_from(["S-1", "S-2", "S-3"]), max_size=4),
    st.integers(0, 99),
    st.integers(0, 40),
)
def test_every_deck_comes_back_with_its_sections(
    main: list[str], spirits: list[str], seed: int, decisions: int
) -> None:
    deck = {"main deck": main, "spirit deck": spirits}
    game = play(engine.new_game("tiny", deck, "moor", seed), seed, decisions)
    assert game.decks[0] == [main, spirits]
    loaded = engine.load(game.save(), "tiny")
    replayed = engine.replay(game.record(), "tiny")
    restored = restore(game.save(), BOOK, engine.cards_of("tiny"))
    for other in (loaded, replayed, restored, game.copy()):
        assert other.decks == game.decks
        assert position(other) == position(game)
    assert same(loaded, game)
    assert replayed.record() == loaded.record() == game.record()


def test_taking_back_to_the_first_decision_lays_the_same_sections() -> None:
    game = new_game()
    first = position(game)
    play(game, 3, 30)
    last = position(game)
    for _ in range(game.decided):
        game.undo()
    assert position(game) == first
    while game.redos:
        game.redo()
    assert position(game) == last


def test_random_games_keep_all_that_must_hold() -> None:
    found = fuzz("tiny", games=6, seed=1, thorough=1.0)
    assert (found["games"], found["failures"]) == (6, [])


# Who sees what.


def test_unseen_cards_of_a_section_are_dealt_out_among_themselves() -> None:
    game = engine.new_game("tiny", "moor", "moor", seed=4)
    spirits = ["S-1", "S-2", "S-3"]
    worlds = [resample(game, 0, seed) for seed in range(30)]
    assert all(sorted(numbers(world, 1, PILE)) == spirits for world in worlds)
    assert len({tuple(numbers(world, 1, PILE)) for world in worlds}) == 6
    assert len({tuple(numbers(world, 1, DECK)) for world in worlds}) > 20
    assert all(numbers(world, 0, PILE) == numbers(game, 0, PILE) for world in worlds)
    assert all(world.view(0) == game.view(0) for world in worlds)
    hidden = pools(game, 0, 1)
    assert [len(pool) for pool in hidden] == [8, 3]
    assert hidden[1] == game.state.zone(1, PILE)


def test_a_spirit_that_was_seen_is_not_dealt_out() -> None:
    game = engine.new_game("tiny", "moor", "moor", seed=4)
    seen = game.state.zone(1, PILE)[1]
    game.state.seen[seen] |= 1
    for seed in range(10):
        world = resample(game, 0, seed)
        assert world.definition(seen).number == game.definition(seen).number
        assert sorted(numbers(world, 1, PILE)) == ["S-1", "S-2", "S-3"]
