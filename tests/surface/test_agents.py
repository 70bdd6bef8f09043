"""Who plays: our own by name, and anybody who can choose."""

from collections.abc import Iterator

import pytest

import bythebook
from bythebook import Agent, BythebookError, Game, Option, catalogue
from bythebook.catalogue import entry_of
from tests.test_catalogue import TINY


class First:
    """Takes the first option, or its number."""

    def __init__(self, numbers: bool) -> None:
        self.numbers = numbers
        self.asked: set[int] = set()

    def choose(self, game: Game) -> Option | int:
        assert game.decision is not None
        self.asked.add(game.decision.player)
        return 0 if self.numbers else game.options[0]


@pytest.fixture
def _tiny() -> Iterator[None]:
    catalogue.add(TINY)
    yield
    catalogue.remove("tiny")


def test_two_agents_play_a_game_to_its_end_each_asked_for_its_own_player() -> None:
    first, second = First(True), First(False)
    game = bythebook.new_game("ws", "lanterns", "tides", seed=1)
    result = bythebook.play(game, first, second)
    assert result == game.result
    assert (first.asked, second.asked) == ({0}, {1})


@pytest.mark.parametrize("name", ["dbs", "vgg", "ws"])
@pytest.mark.parametrize("who", ["rules", "greedy", "random"])
def test_our_agents_choose_options(name: str, who: str) -> None:
    game = bythebook.new_game(name, *entry_of(name).decks["own"], seed=1)
    agent: Agent = bythebook.agent(name, who, seed=2)
    again = bythebook.agent(name, who, seed=2)
    for _ in range(12):
        option = agent.choose(game)
        assert option in game.options
        assert option == again.choose(game)
        game.answer(option)


def test_an_agent_there_is_not_is_refused_with_those_there_are() -> None:
    with pytest.raises(BythebookError, match="'genius'; there are: rules, greedy, random"):
        bythebook.agent("ws", "genius")
    with pytest.raises(BythebookError, match="'chess'; there are: dbs, vgd, vgg, ws"):
        bythebook.agent("chess")


@pytest.mark.usefixtures("_tiny")
def test_a_game_of_one_entry_has_all_of_the_surface() -> None:
    game = bythebook.new_game("tiny", "rocks", "rocks", seed=3)
    agent = bythebook.agent("tiny")
    for _ in range(40):
        decision = game.decision
        assert decision is not None
        assert str(decision)
        assert len({str(option) for option in decision.options if option.verb != "play"}) == sum(
            option.verb != "play" for option in decision.options
        )
        for option in decision.options:
            assert option.verb in ("play", "pass", "pick", "done")
            if option.card is not None:
                assert option.card["power"] > 0
        game.answer(agent.choose(game))
    assert game.view(0).mine["deck"].count > 0
    assert bythebook.load(game.save()) == game.copy()
