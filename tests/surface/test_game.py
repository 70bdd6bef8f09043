"""A game as programs use it: what it says of itself, copies, the past, who may look."""

import random
from collections.abc import Callable

import pytest

import bythebook
from bythebook import BythebookError, Card, Game, IllegalAnswer, MalformedAnswer
from bythebook.catalogue import entry_of

GAMES = ("dbs", "vgg", "ws")


def some_game(name: str, decisions: int = 60, seed: int = 5) -> Game:
    """A game of our decks, so many random decisions in."""
    game = bythebook.new_game(name, *entry_of(name).decks["own"], seed=seed)
    chance = random.Random(seed)
    for _ in range(decisions):
        if game.options:
            game.answer(chance.choice(game.options))
    return game


def test_it_has_the_names_a_user_needs_and_no_others() -> None:
    public = {name for name in dir(Game) if not name.startswith("_")}
    assert public == {
        "answer",
        "concede",
        "copy",
        "decided",
        "decision",
        "describe",
        "in_language",
        "name",
        "options",
        "record",
        "redo",
        "refusal",
        "resample",
        "result",
        "save",
        "story",
        "turn",
        "turn_player",
        "undo",
        "view",
        "why_not",
    }
    assert sorted(bythebook.__all__) == bythebook.__all__
    assert all(hasattr(bythebook, name) for name in bythebook.__all__)


def test_it_says_what_it_is() -> None:
    game = bythebook.new_game("ws", "lanterns", "tides", seed=7)
    assert repr(game) == "<Game of ws: turn 0, 0 decisions, player 1 decides>"
    game.concede(1)
    assert repr(game) == (
        "<Game of ws: turn 0, 1 decisions, Result(player 0 wins: concession, ws 1.2.4)>"
    )


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_is_the_same_game_until_it_goes_its_own_way(name: str) -> None:
    game = some_game(name)
    copy = game.copy()
    assert copy == game
    copy.answer(0)
    assert copy != game
    copy.undo()
    assert copy == game
    copy.redo()
    assert copy != game
    game.answer(0)
    assert copy == game


@pytest.mark.parametrize("name", GAMES)
def test_it_is_the_same_after_saving_and_after_being_recorded(name: str) -> None:
    game = some_game(name)
    assert bythebook.load(game.save()) == game
    assert bythebook.replay(game.record()) == game
    assert bythebook.replay(game.record(), upto=59) != game
    assert game != some_game(name, seed=6)
    assert game != "a game"


def test_games_that_came_the_same_way_are_the_same_and_other_worlds_are_not() -> None:
    game = some_game("ws")
    assert some_game("ws") == game
    assert game.resample(0, seed=3) != game
    assert game.resample(0, seed=3) == game.resample(0, seed=3)


@pytest.mark.parametrize("seed", [-1, 2**64, "1", None, 0.5])
def test_a_seed_is_a_number_also_of_other_worlds(seed: int) -> None:
    with pytest.raises(BythebookError, match=r"^a seed is a whole number from 0 to \d+$"):
        some_game("ws", 0).resample(0, seed)


def test_it_cannot_be_put_into_a_set() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(some_game("ws", 0))


LOOKS: dict[str, Callable[[Game, int], object]] = {
    "view": lambda game, player: game.view(player),
    "story": lambda game, player: game.story(player),
    "resample": lambda game, player: game.resample(player, 1),
    "why_not": lambda game, player: game.why_not(player, game.view(0).mine["hand"].cards[0]),
}


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("player", [2, -1, "0", None, True])
def test_nobody_looks_who_does_not_play(look: str, player: int) -> None:
    sentence = rf"^there is no player {player!r}: the players are 0 and 1$"
    with pytest.raises(MalformedAnswer, match=sentence):
        LOOKS[look](some_game("ws"), player)


def test_wrong_answers_are_refused_with_a_sentence_and_change_nothing() -> None:
    game = some_game("ws")
    before = game.copy()
    other = bythebook.new_game("ws", "lanterns", "tides", seed=7).options[0]
    with pytest.raises(MalformedAnswer, match="is not what is asked now: answer with one of"):
        game.answer(other)
    for wrong in (-1, len(game.options), "0", None, 0.5):
        with pytest.raises(MalformedAnswer):
            game.answer(wrong)  # type: ignore[arg-type]
        with pytest.raises(MalformedAnswer, match="there is no option"):
            game.describe(wrong)  # type: ignore[arg-type]
    decision = game.decision
    assert decision is not None
    with pytest.raises(IllegalAnswer, match=f"it is player {decision.player} who decides now"):
        game.answer(0, player=1 - decision.player)
    assert game == before


def test_when_it_is_over_nothing_is_asked() -> None:
    game = some_game("ws", 20)
    option = game.options[0]
    game.concede(0)
    assert game.decision is None
    assert game.options == ()
    assert game.view(0).deciding is None
    for answer in (0, option):
        with pytest.raises(IllegalAnswer, match="the game is over, nothing is being asked"):
            game.answer(answer)
    game.undo()
    assert option in game.options


def test_options_of_the_same_decision_answer_a_copy() -> None:
    game = some_game("dbs")
    copy, world = game.copy(), game.resample(0, 4)
    option = game.options[-1]
    for other in (copy, world, bythebook.load(game.save())):
        other.answer(option)
        assert other.decided == game.decided + 1
    with pytest.raises(MalformedAnswer):
        copy.answer(option)


@pytest.mark.parametrize("name", GAMES)
def test_the_story_tells_a_player_what_happened(name: str) -> None:
    story = some_game(name, 90).story(0)
    assert any(line.startswith("--- Turn 2") for line in story)
    assert any("Rival draws a card" in line for line in story)
    assert any(line.strip().startswith("You draw ") for line in story)


def guesses(player: int) -> list[Card]:
    """Every card of the deck, said to be at its top: which of them it is may not show."""
    numbers = {card.number for card in bythebook.deck_of("ws", "lanterns")}
    return [Card("?", number, player, "deck", 0) for number in sorted(numbers)]


def test_why_not_names_the_clause_and_the_fact() -> None:
    game = bythebook.new_game("ws", "lanterns", "tides", seed=7)
    while game.decision is not None and game.decision.kind != "main phase":
        game.answer(game.decision.default)
    decision = game.decision
    assert decision is not None
    player = decision.player
    cards = game.view(player).mine["hand"].cards
    playable = {option.card.name for option in game.options if option.card is not None}
    for card in cards:
        plays = [v for v in game.why_not(player, card) if v.deed == "play"]
        assert [v.allowed for v in plays] == [card.name in playable]
        if card["level"] > 0:
            assert plays[0].clause == "ws 8.6.2.1.2"
            assert str(plays[0]).startswith(f"play: no. Its level is {card['level']}, yours is 0. ")
    assert game.why_not(1 - player, cards[0]) == []
    for card in (*game.view(player).mine["deck"].cards[:3], *guesses(player)):
        assert game.why_not(player, card) == []
    game.answer(next(option for option in game.options if option.verb == "play"))
    while game.decision is not None and game.decision.kind != "main phase":
        game.answer(0)
    with pytest.raises(BythebookError, match="does not lie there any more: look at the table"):
        game.why_not(player, cards[-1])


def test_two_readers_of_one_game_read_two_languages() -> None:
    game = bythebook.new_game("vgg", "orchard", "slipway", seed=3)
    other = game.in_language("id")
    while game.turn < 2:
        game.answer(game.options[0])
    assert game.decision is not None
    assert other.decision is not None
    assert game.decision.prompt != other.decision.prompt
    assert "Anda" in str(other.decision)
    assert other.turn == game.turn, "it is the same game"
    assert other.story(0) != game.story(0)
    mine = other.view(0).mine
    assert (mine["soul"].name, mine["soul"].title) == ("soul", "jiwa")
    assert {card.name for card in other.view(0).rivals["hand"]} == {"sebuah kartu tertutup"}
    assert other.copy().view(0).mine["hand"].title == "tangan"
    with pytest.raises(bythebook.MalformedAnswer) as refused:
        other.answer(999)
    last = len(game.options) - 1
    assert str(refused.value) == f"option 999 does not exist: choose from 0 to {last}"
    said = f"pilihan 999 tidak ada: pilih dari 0 sampai {last}"
    assert other.refusal(refused.value) == said
    with pytest.raises(bythebook.BythebookError, match="no language is called 'xx'"):
        game.in_language("xx")
    assert "id" in bythebook.languages()
