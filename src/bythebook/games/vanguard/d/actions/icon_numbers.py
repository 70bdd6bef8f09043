"""Section 7.26: numbers in icons that are raised or lowered, for a time or for the next time."""

from dataclasses import replace

from bythebook.games.vanguard.d.cards.types import (
    ACT_COUNTER_BLAST,
    AUTO_COUNTER_BLAST,
    NEXT_ALCHEMAGIC,
    NEXT_COUNTER_BLAST,
    SOUL_CHARGES,
)
from bythebook.games.vanguard.texts.costs import CounterBlast
from bythebook.kernel.abilities.abilities import ACT, AUTO, COMMAND, CostPart
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.changes import Change, nullify
from bythebook.kernel.state.continuous_ops import E_CHAR, E_STAMP, E_TARGETS
from bythebook.kernel.state.refs import CARD


@rule("vgd 1.3.2.3", nothing=1)
def times_for_a_cost(count: int) -> int:
    """What a cost asks for zero or minus times is not done at all, and is paid all the same."""
    return max(0, count)


def whose_cost(game: Game, ability: int, source: int) -> int:
    """The ability that has a cost: one amid a text is of the text that is being carried out."""
    if game.lib.abilities[ability].kind == COMMAND:
        for frame in reversed(game.stack):
            if isinstance(frame, Resolve) and frame.source == source:
                return frame.ability
    return ability


@rule("vgd 7.26.1", nothing=0)
def own_number_changed(game: Game, ability: int, source: int) -> int:
    """What is added to the counter blasts of a card's abilities of a kind that are its own."""
    whose = whose_cost(game, ability, source)
    if whose not in game.lib.own[game.state.definition[source & CARD]]:
        return 0
    kind = game.lib.abilities[whose].kind
    if kind not in (ACT, AUTO):
        return 0
    return game.value(ACT_COUNTER_BLAST if kind == ACT else AUTO_COUNTER_BLAST, source & CARD)


@rule("vgd 7.26.2", "vgd 7.26.2.1", nothing=0)
def next_number_changed(game: Game, player: int, alchemagic: bool) -> int:
    """What is said of the next time is added to that time, all of it together."""
    found = game.value(NEXT_COUNTER_BLAST, player)
    return found + game.value(NEXT_ALCHEMAGIC, player) if alchemagic else found


@rule("vgd 7.26.1", nothing=())
def with_number_changed(cost: tuple[CostPart, ...], change: int) -> tuple[CostPart, ...]:
    """As many cards more or less are turned for the counter blasts of a cost, down to none."""
    parts: list[CostPart] = []
    for part in cost:
        if isinstance(part, CounterBlast) and change:
            count = times_for_a_cost(part.count + change)
            change -= count - part.count
            parts.append(replace(part, count=count))
        else:
            parts.append(part)
    return tuple(parts)


def is_blast(cost: tuple[CostPart, ...]) -> bool:
    """Whether a cost has a counter blast."""
    return any(isinstance(part, CounterBlast) for part in cost)


def changed_cost(
    game: Game, player: int, cost: tuple[CostPart, ...], own: int, alchemagic: bool
) -> tuple[CostPart, ...]:
    """A cost with what is added to its numbers now."""
    change = own + next_number_changed(game, player, alchemagic)
    return with_number_changed(cost, change) if change else cost


@rule("vgd 7.26.2", nothing=[])
def no_longer_next(game: Game, player: int, char: int) -> list[Change]:
    """What was said of the next time is over once that has come, and not before."""
    return [
        nullify(effect[E_STAMP])
        for effect in game.state.effects
        if effect[E_CHAR] == char and player in effect[E_TARGETS:]
    ]


@rule("vgd 7.26.1", nothing=0)
def soul_charges_changed(game: Game, player: int, count: int) -> int:
    """What is added to a number of cards that a player's own ability soul charges."""
    return game.value(SOUL_CHARGES, player) if count > 0 else 0
