"""What texts keep a player from doing with some cards only.

Whoever is kept from it has such a limit given. Nothing carries it out; it counts where the player
would do it.
"""

from dataclasses import dataclass

from bythebook.kernel.abilities.abilities import COMMAND, Ability, Effect, Modifier
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Cards, Noun
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.continuous_ops import CHAR_ABILITIES, GRANT
from bythebook.kernel.texts.lasting import GrantAbility


@dataclass(frozen=True)
class NoGuardFrom(Effect):
    """Cards of a kind cannot be called from the hand to the guardian circle."""

    kind: Cards

    def run(self, frame: Resolve, game: Game) -> Flow:
        return None


@dataclass(frozen=True)
class GuardTogether(Effect):
    """So many cards at least are called from the hand to the guardian circle at the same time."""

    least: int

    def run(self, frame: Resolve, game: Game) -> Flow:
        return None


@dataclass(frozen=True)
class LosesAt(Effect):
    """A player loses with so many cards of damage, and not with fewer."""

    n: int

    def run(self, frame: Resolve, game: Game) -> Flow:
        return None


def limits_given(game: Game, player: int) -> list[Effect]:
    """All that texts say of how a player is limited."""
    if not game.giving:
        return []
    game.value(CHAR_ABILITIES, player)
    given = game.sheet.granted.get(player)
    if given is None:
        return []
    found: list[Effect] = []
    for ability, _ in given:
        found += game.lib.abilities[ability].body
    return found


def limits_of(game: Game, player: int) -> list[Cards]:
    """The kinds of cards that a player cannot call to guard."""
    given = limits_given(game, player)
    return [said.kind for said in given if isinstance(said, NoGuardFrom)] if given else []


def least_together(game: Game, player: int) -> int:
    """How many cards of the hand a player has to call to guard, if any, at the same time."""
    given = limits_given(game, player)
    if not given:
        return 1
    return max((1, *[one.least for one in given if isinstance(one, GuardTogether)]))


def fatal_damage(game: Game, player: int, usual: int) -> int:
    """With how many cards of damage a player loses: as many as an effect says, or as usual."""
    given = limits_given(game, player)
    said = [one.n for one in given if isinstance(one, LosesAt)] if given else []
    return said[-1] if said else usual


def no_card_guards(game: Game, player: int) -> bool:
    """Whether a limit that a player has keeps every card from being called to guard."""
    limits = limits_of(game, player)
    return bool(limits) and any(not kind.asks() for kind in limits)


def _limit(limit: Effect) -> Ability:
    return Ability(COMMAND, body=(limit,))


def limit_for(limit: Effect, who: Noun, until: int) -> Effect:
    """A player is kept from something for a time."""
    return GrantAbility(who, _limit(limit), until)


def limit_while(limit: Effect, who: Noun) -> Modifier:
    """A player is kept from something as long as a continuous ability counts."""
    return Modifier(GRANT, CHAR_ABILITIES, who, grants=_limit(limit))
