"""10-40: [Invoker]."""

from dataclasses import dataclass
from typing import Final

from bythebook.games.dbs.cards.cards import BLUE, EXTRA, INSTEAD_COST, INVOKER, KEYWORDS, RED, TYPE
from bythebook.games.dbs.cards.energy import active_energy, energy_cost, rested, same_energy
from bythebook.games.dbs.keywords.keyword_values import keywords_of
from bythebook.games.dbs.texts.matching import original_colors
from bythebook.games.dbs.zones.zones import HAND, IN_PLAY
from bythebook.kernel.abilities.abilities import CostPart
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.procedure.procedure import Ask, Flow
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.options import K_MAY, K_NUMBER, V_NO, V_NUMBER, V_YES
from bythebook.kernel.state.refs import CARD, NOTHING
from bythebook.kernel.texts.costs import payable

COLORS_OF_INVOKER: Final = RED | BLUE
INVOKED: Final = -7
"""what is noted of a skill that is activated with [Invoker], until it is paid for"""
INSTEAD: Final = -10_000
"""likewise of one paid for as a text allows: what was given to its card, counted down from here"""


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

    def alike(self, game: Game, refs: list[int]) -> list[int]:
        return same_energy(game, refs)


def of_both_colors(game: Game, card: int) -> bool:
    """Whether the original colors of a card are those of [Invoker]."""
    return original_colors(game, card) == COLORS_OF_INVOKER


@rule("dbs 10-40-1", nothing=False)
def may_invoke(game: Game, player: int, source: int) -> bool:
    """With [Invoker] in play, a red/blue extra card of the hand is used for one such energy."""
    card = source & CARD
    if not game.may_have(KEYWORDS, INVOKER):
        return False
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
    """Whether a skill can be paid for in another way than with its energy cost."""
    return bool(other_ways(game, ability, source, player))


def other_ways(game: Game, ability: int, source: int, player: int) -> list[int]:
    """The other ways to pay for a skill, as they are noted: [Invoker], and what texts allow.

    All of them are for cards of the hand.
    """
    card = source & CARD
    found: list[int] = []
    if game.state.kind_of(card) != HAND:
        return found
    data = game.lib.abilities[ability]
    if game.value(TYPE, card) & EXTRA and may_invoke(game, player, source):
        if payable(game, (RestInvoked(), *data.cost), source, player, []):
            found.append(INVOKED)
    # What is given to cards is known now that a value has been asked for.
    if game.sheet.granted and card in game.sheet.granted:
        for other in instead_costs(game, card, data.marks):
            if payable(game, (*game.lib.abilities[other].cost, *data.cost), source, player, []):
                found.append(INSTEAD - other)
    return found


def instead_costs(game: Game, card: int, marks: int) -> list[int]:
    """What was given to a card of the hand, to be paid instead of its energy cost."""
    found: list[int] = []
    for ability, _ in game.sheet.granted[card]:
        given = game.lib.abilities[ability].marks
        if given & INSTEAD_COST and given & marks & ~INSTEAD_COST:
            found.append(ability)
    return found


def paid_energy(game: Game, source: int, x: int = NOTHING) -> tuple[CostPart, ...]:
    """The energy cost of an extra card that is used, or what is paid in its place."""
    for frame in game.stack:
        if frame.source == source and isinstance(frame, Resolve):
            if frame.noted == INVOKED:
                return (RestInvoked(),)
            if frame.noted <= INSTEAD:
                return game.lib.abilities[INSTEAD - frame.noted].cost
    return energy_cost(game, source & CARD, x)


def ask_to_invoke(game: Game, frame: Resolve) -> Flow:
    """Whoever can pay for a skill with [Invoker] may; whoever cannot otherwise has to."""
    frame.answer = ()
    ways = other_ways(game, frame.ability, frame.source, frame.master)
    if not ways:
        return None
    otherwise = game.can_pay(frame.ability, frame.source, frame.master)
    if ways == [INVOKED]:
        options: list[Change] = [(V_YES,)]
        if otherwise:
            options.append((V_NO,))
        return Ask(frame.master, K_MAY, options, source=frame.source)
    numbers: list[Change] = [(V_NUMBER, n) for n in range(1, len(ways) + 1)]
    if otherwise:
        numbers.append((V_NUMBER, 0))
    return Ask(frame.master, K_NUMBER, numbers, source=frame.source)


def note_invoked(game: Game, frame: Resolve) -> None:
    """The answer is noted until the skill is paid for."""
    if frame.answer and frame.answer[0] == V_YES:
        frame.noted = INVOKED
    elif frame.answer and frame.answer[0] == V_NUMBER and frame.answer[1]:
        ways = other_ways(game, frame.ability, frame.source, frame.master)
        frame.noted = ways[frame.answer[1] - 1]
    frame.answer = ()


def forget_invoked(frame: Resolve) -> None:
    """It is paid for."""
    if frame.noted == INVOKED or frame.noted <= INSTEAD:
        frame.noted = -1
