"""A player by rules who thinks again where it matters.

What the rules say is tried out, and so is whatever else could be done, in worlds the player
could be in: both sides go on by rule until the player's next turn begins. Only the player's own
turn may go on in several ways, since a move that is bad with all that the rules would add to it
may be good alone. All ways are tried in the same worlds; the worse half is given up, and the
others are tried in more.
"""

import random
from collections.abc import Callable
from typing import Final

from bythebook.agents.rules import Rules, card_of
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.procedure import Ask
from bythebook.kernel.seeing.resample import resample
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.refs import FIRST_CARD

Plan = Callable[[Game, Ask], Change]
Way = tuple[Change, Plan | None]
"""an option, and a plan for the rest of the turn: the rules, if none is named"""

TRIES: Final = 120
"""so many worlds are looked at for one decision, over all ways"""
WORLDS: Final = 2
"""in so many each way is tried at first"""
DEPTH: Final = 200
"""no try is followed for more decisions than these"""
USUAL: Final = 0.01
"""by so much something else has to be better than what the rules say"""


class LookAhead(Rules):
    """Does what its rules say, unless trying it out says otherwise."""

    weighed: frozenset[int] = frozenset()
    """kinds of decisions that are thought over"""
    planned: int = -1
    """the kind of decision that a plan answers"""
    hand: int = -1
    """the kind of zone where equal cards are one choice"""

    def decided(self, game: Game, ask: Ask, usual: Change | None) -> Change:
        """What the rules say, if they are sure, and otherwise what turns out best."""
        if usual is None or self.doubts(game, ask, usual):
            return self.promising(game, ask, usual)
        return usual

    def doubts(self, game: Game, ask: Ask, usual: Change) -> bool:
        """Whether to think over what the rules say."""
        return ask.kind in self.weighed

    def promising(self, game: Game, ask: Ask, usual: Change | None) -> Change:
        """The option that turns out best; the worse half is given up time and again."""
        options = self.candidates(game, ask)
        if usual is not None and usual not in options:
            options.insert(0, usual)
        left: list[Way] = [(o, p) for o in options for p in self.plans(game, ask, o)]
        worth = dict.fromkeys(left, 0.0)
        done, more, spent = 0, WORLDS, 0
        while True:
            for way in left:
                place, plan = ask.options.index(way[0]), way[1]
                for number in range(done, done + more):
                    worth[way] += self.outcome(game, ask.player, place, number, plan)
            done += more
            spent += more * len(left)
            left.sort(key=lambda w: worth[w] / done + USUAL * (w[0] == usual), reverse=True)
            if spent >= TRIES or all(option == left[0][0] for option, _ in left):
                return left[0][0]
            left = left[: max(2, (len(left) + 1) // 2)]
            more = max(1, min(2 * more, (TRIES - spent) // len(left)))

    def plans(self, game: Game, ask: Ask, option: Change) -> list[Plan | None]:
        """How the player might go on in this turn after an option."""
        return [None]

    def candidates(self, game: Game, ask: Ask) -> list[Change]:
        """The options, of equal cards in the player's own hand only one."""
        state = game.state
        found: dict[tuple[int, ...], Change] = {}
        for option in ask.options:
            key = option
            card = card_of(option) if len(option) > 1 else 0
            if (
                FIRST_CARD <= card < len(state.where)
                and state.where[card] >= 0
                and state.kind_of(card) == self.hand
                and state.master[card] == ask.player
            ):
                key = (-1, option[0], state.definition[card], *option[2:])
            found.setdefault(key, option)
        return list(found.values())

    def outcome(
        self, game: Game, player: int, option: int, number: int, plan: Plan | None = None
    ) -> float:
        """How likely a win looks in one world, when the player's next turn begins."""
        seed = self.seed * 1_000_003 + game.decided * TRIES + number
        world = resample(game, player, seed, log=False)
        chance = random.Random(seed)
        world.answer(option)
        for _ in range(DEPTH):
            ask = world.pending
            if ask is None or self.next_turn(world, ask, player, game.state.turn):
                break
            if plan is not None and ask.kind == self.planned and ask.player == player:
                world.answer(ask.options.index(plan(world, ask)))
            else:
                world.answer(self.habit(world, ask, chance))
        if world.result is None:
            return self.score(world, player)
        return 0.5 if world.result.winner < 0 else float(world.result.winner == player)

    def next_turn(self, world: Game, ask: Ask, player: int, turn: int) -> bool:
        """Whether a turn of the player has begun since."""
        raise NotImplementedError
