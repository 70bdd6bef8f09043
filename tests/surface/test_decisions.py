"""Decisions and options say what they are: by name, each unlike the others, to one player only."""

import random
import re
from typing import Any

import pytest

import bythebook
from bythebook import Card, Decision, Game
from bythebook.kernel.state.options import KINDS, VERBS
from bythebook.wording.copies import sameness
from tests.records.played import DECKS
from tests.surface.test_game import some_game

GAMES = ("dbs", "vgg", "ws")
BARE = re.compile(r"[\d\s().,:-]*")
TUPLE = re.compile(r"\(\d+,")


def start(name: str, seed: int) -> tuple[Game, random.Random]:
    """A game of two of our decks, and a chance to play it by."""
    chance = random.Random(seed)
    decks = [chance.choice(DECKS[name]) for _ in range(2)]
    return bythebook.new_game(name, decks[0], decks[1], seed=seed), chance


def decision_of(game: Game) -> Decision:
    """What is asked now."""
    assert game.decision is not None
    return game.decision


def until(game: Game, kind: str, verb: str = "") -> Decision:
    """The next decision of a kind, with an option of a verb."""
    chance = random.Random(1)
    while True:
        decision = decision_of(game)
        if decision.kind == kind and (not verb or verb in {o.verb for o in decision.options}):
            return decision
        game.answer(chance.choice(decision.options))


def test_a_decision_and_its_options_print_as_the_terminal_says_them() -> None:
    game = bythebook.new_game("ws", "lanterns", "tides", seed=7)
    decision = decision_of(game)
    assert repr(decision) == (
        "<Decision 0, redraw (ws 5.2.1.4) for player 1:"
        " Which cards of your first hand do you exchange? 6 options>"
    )
    lines = str(decision).split("\n")
    assert lines[0] == "Which cards of your first hand do you exchange?"
    assert lines[1] == "  0 Suno Dives off the Pier: G level 0 cost 0 2000/1"
    assert lines[-1] == "  5 done, keep the rest"
    assert repr(decision.default) == "<Option 5: done, keep the rest>"
    assert game.describe(5) == game.describe(decision.default) == "done, keep the rest"


def test_an_option_has_its_parts_by_name() -> None:
    game = bythebook.new_game("ws", "lanterns", "tides", seed=7)
    until(game, "main phase", "play")
    option = next(o for o in game.options if o.verb == "play")
    card = option.card
    assert isinstance(card, Card)
    assert option.cards == (card,)
    assert (card.zone, card.player, card.known) == ("hand", option.decision.player, True)
    assert card.words["type"] == ("character",)
    assert (option.zone, option.number, option.ability, option.word) == (None, None, None, None)
    assert str(option).startswith(f"play {card.name}: ")
    game.answer(option)
    decision = decision_of(game)
    assert decision.prompt == f"Where does {card.name} go?"
    assert decision.source == card
    assert [o.zone for o in decision.options] == [
        "left center",
        "middle center",
        "right center",
        "left back",
        "right back",
    ]
    assert str(decision.options[0]) == "left center: empty"
    assert [o.label for o in decision.options] == [o.zone for o in decision.options]


def test_an_ability_is_named_by_its_text() -> None:
    game = bythebook.new_game("dbs", "gale", "gale", seed=1)
    decision = until(game, "main phase", "activate")
    option = next(o for o in decision.options if o.verb == "activate")
    assert option.card is not None
    assert option.ability
    assert str(option) == f"use {option.card} ({option.card.zone}) {option.ability}"


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", GAMES)
def test_every_option_of_every_decision_says_what_it_is_and_is_unlike_the_others(
    name: str, seed: int
) -> None:
    game, chance = start(name, seed)
    while (decision := game.decision) is not None:
        inner = decision._game
        said: dict[str, set[object]] = {}
        for option in decision.options:
            words = str(option)
            assert not BARE.fullmatch(words), (decision, words)
            assert not TUPLE.search(words), (decision, words)
            assert words == words.strip()
            said.setdefault(words, set()).add(sameness(inner, decision.player, option._change))
        assert all(len(equal) == 1 for equal in said.values()), (decision, said)
        assert decision.prompt.strip()
        assert "[" not in decision.prompt.replace("[not read]", "")
        assert decision.kind in KINDS.values()
        assert {option.verb for option in decision.options} <= {verb for verb, _ in VERBS.values()}
        game.answer(chance.choice(decision.options))


@pytest.mark.parametrize("name", GAMES)
def test_a_decision_goes_on_saying_the_same_after_it_was_answered(name: str) -> None:
    game, chance = start(name, 3)
    kept: list[tuple[Decision, str, str, Any]] = []
    while game.options and game.decided < 120:
        decision = decision_of(game)
        fresh = game.copy().decision
        assert fresh is not None
        kept.append((decision, str(fresh), repr(fresh), [o.cards for o in fresh.options]))
        game.answer(chance.choice(game.options))
    for _ in range(30):
        game.undo()
    game.answer(len(game.options) - 1)
    chance.shuffle(kept)
    for decision, words, shown, cards in kept:
        assert (str(decision), repr(decision)) == (words, shown)
        assert [o.cards for o in decision.options] == cards


def test_so_does_one_of_another_world() -> None:
    world = some_game("ws", 40).resample(0, 9)
    decisions = []
    for _ in range(5):
        decisions.append((decision_of(world), str(decision_of(world.copy()))))
        world.answer(0)
    assert [str(decision) for decision, _ in decisions] == [words for _, words in decisions]


def test_the_same_decision_is_the_same_object_until_it_is_answered() -> None:
    game = some_game("ws")
    decision = decision_of(game)
    assert game.decision is decision
    assert game.options == decision.options
    assert len(set(game.options) | set(decision.options)) == len(game.options)
    assert all(game.describe(option) == str(option) for option in game.options)
    game.answer(0)
    assert game.decision is not decision
    assert not set(game.options) & set(decision.options)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_decision_says_its_player_may_know(name: str) -> None:
    """It says the same in every world its player could be in, and nothing to the other."""
    asked = set()
    for seed in range(4):
        game, chance = start(name, seed)
        while game.options and game.decided < 160:
            decision = decision_of(game)
            asked.add(decision.player)
            other = decision_of(game.resample(decision.player, seed))
            assert (str(decision), repr(decision)) == (str(other), repr(other))
            assert decision.source == other.source
            for mine, theirs in zip(decision.options, other.options, strict=True):
                assert mine.cards == theirs.cards
            assert game.view(decision.player).decision is decision
            assert game.view(1 - decision.player).decision is None
            assert game.view(1 - decision.player).deciding == decision.player
            game.answer(chance.choice(game.options))
    assert asked == {0, 1}
