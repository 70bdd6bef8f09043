"""Section 7.13: abilities made to stand by more than once, or not at all."""

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.cards.cards import STATES
from bythebook.games.vanguard.d.texts.events import VAR_UNHEARD
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.abilities.triggers import Pending
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.words import OPPONENT, players_of
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.changes import set_var

_TIMES: Final = 30
"""from which bit of a card's states on: how often its automatic abilities stand by"""


def standing_by(times: int) -> int:
    """The state of a card whose automatic abilities stand by so often, as a bit."""
    return 1 << _TIMES + times


@rule("vgd 7.13.1.2", nothing=1)
def stands_by(game: Game, source: int) -> int:
    """How often an ability of a card stands by: until it was played as often as is said."""
    return max(1, (game.last_value(STATES, source) >> _TIMES).bit_length() - 1)


@rule("vgd 7.13.1.3", nothing=False)
def is_unheard(game: Game, master: int) -> bool:
    """Of what is said not to make abilities stand by, those of a player do not."""
    return game.state.vars[VAR_UNHEARD] >> master & 1 != 0


def standing(game: Game, triggered: list[Pending]) -> list[Pending]:
    """Those of the triggered abilities that stand by, each as often as it does."""
    if game.state.vars[VAR_UNHEARD]:
        triggered = [found for found in triggered if not is_unheard(game, found.master)]
    if not game.sheet.writable >> STATES & 1:
        return triggered
    return [found for found in triggered for _ in range(stands_by(game, found.source))]


@dataclass(frozen=True)
class NotStandingBy(Effect):
    """From what comes next no abilities of a player stand by."""

    whose: int = OPPONENT

    def run(self, frame: Resolve, game: Game) -> Flow:
        unheard = sum(1 << player for player in players_of(self.whose, frame.master))
        return set_var(VAR_UNHEARD, unheard)


@dataclass(frozen=True)
class StandingByAgain(Effect):
    """From here on abilities stand by as they do."""

    def run(self, frame: Resolve, game: Game) -> Flow:
        return set_var(VAR_UNHEARD, 0)
