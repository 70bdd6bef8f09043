"""10-40: [Invoker]."""

from dataclasses import dataclass
from typing import Final

from bythebook.games.dbs.cards import BLUE, EXTRA, INVOKER, RED, TYPE
from bythebook.games.dbs.energy import active_energy, energy_cost, rested
from bythebook.games.dbs.keyword_values import keywords_of
from bythebook.games.dbs.matching import original_colors
from bythebook.games.dbs.zones import HAND, IN_PLAY
from bythebook.kernel.abilities import CostPart
from bythebook.kernel.changes import Change
from bythebook.kernel.clauses import rule
from bythebook.kernel.costs import payable
from bythebook.kernel.game import Game
from bythebook.kernel.options import K_MAY, V_NO, V_YES
from bythebook.kernel.procedure import Ask, Flow
from bythebook.kernel.refs import CARD
from bythebook.kernel.resolve import Resolve

COLORS_OF_INVOKER: Final = RED | BLUE
INVOKED: Final = -7
"""what is noted of a skill that is activated with [Invoker], until it is paid for"""


@dataclass(frozen=True)
class RestInvoked(CostPart):
    """Switch a multicolor energy of the colors of [Invoker] to rest mode."""

    def candidates(self, game: Game, source: int, player: int) -> list[int]:
        found = active_energy(game, player)
        return game.state.refs([c for c in found if of_both_colors(game, c)])

    def needs(self) -> int:
        return 1

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return rested(picked)

    def alike(self, game: Game, ref: int) -> int:
        return game.state.definition[ref & CARD]


def of_both_colors(game: Game, card: int) -> bool:
    """Whether the original colors of a card are those of [Invoker]."""
    return original_colors(game, card) == COLORS_OF_INVOKER


@rule("dbs 10-40-1", nothing=False)
def may_invoke(game: Game, player: int, source: int) -> bool:
    """With [Invoker] in play, a red/blue extra card of the hand is used for one such energy."""
    card = source & CARD
    if game.state.kind_of(card) != HAND or not game.value(TYPE, card) & EXTRA:
        return False
    if not of_both_colors(game, card) or not energy_cost(game, card):
        return False
    for zone in IN_PLAY:
        for other in game.state.zone(player, zone):
            if keywords_of(game, other) & INVOKER:
                return True
    return False


def can_invoke(game: Game, ability: int, source: int, player: int) -> bool:
    """Whether a skill can be paid for that way."""
    if not may_invoke(game, player, source):
        return False
    cost = (RestInvoked(), *game.lib.abilities[ability].cost)
    return payable(game, cost, source, player, [])


def paid_energy(game: Game, source: int) -> tuple[CostPart, ...]:
    """The energy cost of an extra card that is used, or what is paid in its place."""
    for frame in game.stack:
        if frame.source == source and isinstance(frame, Resolve) and frame.noted == INVOKED:
            return (RestInvoked(),)
    return energy_cost(game, source & CARD)


def ask_to_invoke(game: Game, frame: Resolve) -> Flow:
    """Whoever can pay for a skill with [Invoker] may; whoever cannot otherwise has to."""
    frame.answer = ()
    if not can_invoke(game, frame.ability, frame.source, frame.master):
        return None
    options: list[Change] = [(V_YES,)]
    if game.can_pay(frame.ability, frame.source, frame.master):
        options.append((V_NO,))
    return Ask(frame.master, K_MAY, options, source=frame.source)


def note_invoked(frame: Resolve) -> None:
    """The answer is noted until the skill is paid for."""
    if frame.answer and frame.answer[0] == V_YES:
        frame.noted = INVOKED
    frame.answer = ()


def forget_invoked(frame: Resolve) -> None:
    """It is paid for."""
    if frame.noted == INVOKED:
        frame.noted = -1
