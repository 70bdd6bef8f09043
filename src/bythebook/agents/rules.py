"""An opponent that plays by plain rules, as a sensible beginner does.

What a beginner knows of a game stands in `rules_ws` and `rules_dbs`: for each kind of decision
a method that answers with an option, or with nothing. Where it answers with nothing, mostly in
the midst of a card's text, the options are tried out in worlds the player could be in, and what
leaves the best position is taken.
"""

import random
from collections.abc import Callable
from typing import Final

from bythebook.agents.simple import Opponent, Score
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.procedure import Ask
from bythebook.kernel.seeing.resample import resample
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.options import K_LOOP, K_ORDER, K_STANDBY
from bythebook.kernel.state.refs import CARD

Rule = Callable[[Game, Ask], Change | None]

WORLDS: Final = 4
"""in so many worlds each option is tried"""
DEPTH: Final = 160
"""so many decisions after it at most, until whatever is going on is over"""
WON: Final = 1000.0
WORTH_IT: Final = 0.2
"""by so much a card or an ability has to better the position to be used"""


class Rules(Opponent):
    """Answers by rule where there is one, and otherwise looks how things would go."""

    def __init__(self, score: Score, seed: int = 0) -> None:
        self.score = score
        self.seed = seed
        self.rules: dict[int, Rule] = {
            K_STANDBY: lambda game, ask: ask.options[0],
            K_ORDER: lambda game, ask: ask.options[0],
            K_LOOP: lambda game, ask: ask.options[ask.default],
        }
        self.pondering = False
        self.quiet: frozenset[int] = frozenset()
        """kinds of decisions that are made while nothing is going on"""

    def choose(self, game: Game) -> int:
        """The option that the rule for this kind of decision names, or that looks best."""
        ask = game.pending
        assert ask is not None
        if len(ask.options) == 1:
            return 0
        rule = self.rules.get(ask.kind)
        usual = None if rule is None else rule(game, ask)
        return ask.options.index(self.decided(game, ask, usual))

    def decided(self, game: Game, ask: Ask, usual: Change | None) -> Change:
        """What is done, the rules saying this, or leaving it open."""
        return self.best(game, ask, ask.options) if usual is None else usual

    def best(self, game: Game, ask: Ask, options: list[Change]) -> Change:
        """The option that leaves the best position; of equal ones the first."""
        worths = self.worths(game, ask, options)
        return options[worths.index(max(worths))]

    def worths(self, game: Game, ask: Ask, options: list[Change]) -> list[float]:
        """How good the position is, on average, once each option has been taken."""
        found = []
        self.pondering = True
        for option in options:
            place = ask.options.index(option)
            tries = [self.outcome(game, ask.player, place, n) for n in range(WORLDS)]
            found.append(sum(tries) / WORLDS)
        self.pondering = False
        return found

    def outcome(self, game: Game, player: int, option: int, number: int) -> float:
        """How good it looks in one world, when what is going on now is over."""
        seed = self.seed * 1_000_003 + game.decided * WORLDS + number
        world = resample(game, player, seed, log=False)
        chance = random.Random(seed)
        world.answer(option)
        for _ in range(DEPTH):
            ask = world.pending
            if ask is None or self.settled(world, ask, game):
                break
            world.answer(self.habit(world, ask, chance))
        if world.result is None:
            return self.score(world, player)
        if world.result.winner < 0:
            return 0.0
        return WON if world.result.winner == player else -WON

    def settled(self, world: Game, ask: Ask, since: Game) -> bool:
        """Whether what was going on in a game is over in a world that came of it."""
        return ask.kind in self.quiet

    def habit(self, world: Game, ask: Ask, chance: random.Random) -> int:
        """What either player might do next: what a rule says, or anything."""
        rule = self.rules.get(ask.kind)
        chosen = None if rule is None else rule(world, ask)
        return chance.randrange(len(ask.options)) if chosen is None else ask.options.index(chosen)

    def helpful(self, game: Game, ask: Ask, options: list[Change], still: float) -> Change | None:
        """The option that betters a position most, if any does; nobody ponders twice."""
        if self.pondering or not options:
            return None
        worths = self.worths(game, ask, options)
        best = max(worths)
        return options[worths.index(best)] if best > still + WORTH_IT else None


def card_of(option: Change) -> int:
    """The card an option is about."""
    return option[1] & CARD


def with_verb(ask: Ask, verb: int) -> list[Change]:
    """The options with a verb."""
    return [o for o in ask.options if o[0] == verb]
