"""Section 4-14: X in skills and in what they cost, a number that its master says."""

from dataclasses import dataclass

from bythebook.games.dbs.abilities.skills import whole_skill_cost
from bythebook.games.dbs.cards.energy import (
    ANY,
    SKILL_BILLS,
    OfX,
    RestEnergy,
    cost_of_card,
    costs_x,
    least_x,
)
from bythebook.games.dbs.texts.events import K_X
from bythebook.kernel.abilities.abilities import CostPart
from bythebook.kernel.abilities.resolve import R_PAID, Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.choosing import ChooseNumber
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.procedure.procedure import Procedure
from bythebook.kernel.state.refs import CARD, NOTHING
from bythebook.kernel.texts.costs import payable

Cost = tuple[CostPart, ...]

R_X = R_PAID
"""where a skill that resolves keeps what X is: `NamedNumber(R_X)` in its text means it"""


@dataclass(frozen=True)
class RestX(OfX):
    """Choose X energy, of a color if it is said, and switch them to rest mode."""

    color: int = ANY

    def said(self, x: int) -> RestEnergy:
        """The same, now that X is known."""
        return RestEnergy(x, self.color)


def with_x(cost: Cost, x: int) -> Cost:
    """A cost, now that X is known."""
    return tuple(part.said(x) if isinstance(part, OfX) else part for part in cost)


def x_said(game: Game, ability: int, source: int) -> int:
    """What X is for a skill that is being activated, if its master has said so yet."""
    for frame in reversed(game.stack):
        if isinstance(frame, Resolve) and frame.ability == ability and frame.source == source:
            return frame.regs[R_X][0] if frame.regs[R_X] else NOTHING
    return NOTHING


def whole_with_x(game: Game, ability: int, source: int, x: int) -> Cost:
    """All that has to be paid for a skill if X is so much."""
    data = game.lib.abilities[ability]
    stood = game.state.kind_of(source & CARD)
    return whole_skill_cost(game, with_x(data.cost, x), source, stood, data.marks, x)


@rule("dbs 2-11-2-3", nothing=0)
def least_of_energy(game: Game, ability: int, source: int) -> int:
    """An energy cost of X that is paid for a skill is what its master says, from here on up.

    Zero if no such cost is paid for it.
    """
    card = source & CARD
    if not costs_x(game, card):
        return 0
    least = least_x(cost_of_card(game, card))
    data = game.lib.abilities[ability]
    stood = game.state.kind_of(card)
    costs = [whole_skill_cost(game, (), source, stood, data.marks, x) for x in (least, least + 1)]
    return least if costs[0] != costs[1] else 0


@rule("dbs 4-14-2", nothing=None)
def choose_x(game: Game, player: int, ability: int, source: int) -> Procedure | None:
    """If nothing else says what X is, the master says it: one or more, as much as can be paid."""
    of_energy = least_of_energy(game, ability, source)
    if not of_energy and not SKILL_BILLS.of(game.lib, ability).of_x:
        return None
    most = least = max(1, of_energy)
    while payable(game, whole_with_x(game, ability, source, most + 1), source, player, []):
        most += 1
    return ChooseNumber(player, least, most, kind=K_X)
