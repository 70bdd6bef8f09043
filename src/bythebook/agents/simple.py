"""Two opponents: one plays anything legal, one looks a step ahead."""

import random
from collections.abc import Callable

from bythebook.catalogue import entry_of, named, part_of
from bythebook.kernel.game.game import Game
from bythebook.kernel.seeing.resample import resample
from bythebook.kernel.state.errors import BythebookError

Score = Callable[[Game, int], float]


class Opponent:
    """Somebody who answers decisions."""

    def choose(self, game: Game) -> int:
        """The number of the option to answer with."""
        raise NotImplementedError


class Random(Opponent):
    """Any legal option, each as likely as any other."""

    def __init__(self, seed: int = 0) -> None:
        self.chance = random.Random(seed)

    def choose(self, game: Game) -> int:
        """Any of the options."""
        ask = game.pending
        assert ask is not None
        return self.chance.randrange(len(ask.options))


class Greedy(Opponent):
    """Tries each option in worlds it could be in and takes what leaves the best position.

    It knows no more than a player does: hidden cards are dealt out anew before
    it looks, and both sides then go on at random for a few decisions.
    """

    def __init__(self, score: Score, seed: int = 0, worlds: int = 3, depth: int = 6) -> None:
        self.score = score
        self.chance = random.Random(seed)
        self.worlds = worlds
        self.depth = depth

    def choose(self, game: Game) -> int:
        """The option that did best on average."""
        ask = game.pending
        assert ask is not None
        if len(ask.options) == 1:
            return 0
        seeds = [self.chance.getrandbits(40) for _ in range(self.worlds)]
        totals = [0.0] * len(ask.options)
        for seed in seeds:
            for option in range(len(ask.options)):
                totals[option] += self._look(game, ask.player, option, seed)
        best = max(totals)
        return self.chance.choice([i for i, t in enumerate(totals) if t == best])

    def _look(self, game: Game, player: int, option: int, seed: int) -> float:
        world = resample(game, player, seed, log=False)
        world.answer(option)
        chance = random.Random(seed)
        for _ in range(self.depth):
            ask = world.pending
            if ask is None:
                break
            world.answer(chance.randrange(len(ask.options)))
        if world.result is not None:
            if world.result.winner == player:
                return 1000.0
            return -1000.0 if world.result.winner == 1 - player else 0.0
        return self.score(world, player)


def _greedy(game: str, seed: int) -> Opponent:
    score: Score | None = part_of(game, "score")
    return Random(seed) if score is None else Greedy(score, seed)


def _random(game: str, seed: int) -> Opponent:
    return Random(seed)


def _rules(game: str, seed: int) -> Opponent:
    player = entry_of(game).players.get("rules")
    own: Opponent = named(player)(seed) if player else Random(seed)
    return own


def opponent(name: str, game: str, seed: int) -> Opponent:
    """An opponent by name."""
    if name not in AGENTS:
        raise BythebookError(f"no opponent is called {name!r}; there are: {', '.join(AGENTS)}")
    return AGENTS[name](game, seed)


AGENTS: dict[str, Callable[[str, int], Opponent]] = {
    "rules": _rules,
    "greedy": _greedy,
    "random": _random,
}
