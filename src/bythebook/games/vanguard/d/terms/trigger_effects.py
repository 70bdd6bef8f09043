"""Section 2.8.3: what trigger effects have given units, where a text of the match asks for it."""

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.cards.cards import CRITICAL, POWER
from bythebook.games.vanguard.d.cards.types import CRITICAL_BY_TRIGGERS, POWER_BY_TRIGGERS
from bythebook.games.vanguard.terms.icons import gets
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Noun, Regs
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.refs import CARD

ASKS_FOR_TRIGGERS: Final = 1 << 120
"""among what a match asks a turn to remember: what trigger effects have given units"""
NOTED: Final = {POWER: POWER_BY_TRIGGERS, CRITICAL: CRITICAL_BY_TRIGGERS}
"""where it is noted how much of something trigger effects have given a unit"""


def given_by_trigger(game: Game, unit: int, char: int, amount: int) -> list[Change]:
    """A trigger effect gives a unit so much of something; where it matters that is noted."""
    given = [gets(game, unit, char, amount)]
    if game.lib.arrivals & ASKS_FOR_TRIGGERS:
        given.append(gets(game, unit, NOTED[char], amount))
    return given


@rule("vgd 2.8.3.1", nothing=[])
def handed_on(game: Game, unit: int, char: int, amount: int) -> list[Change]:
    """What trigger effects gave a unit and another gets is a trigger effect for that one, too."""
    return given_by_trigger(game, unit, char, amount)


@dataclass(frozen=True)
class GetTriggers(Effect):
    """Units get what trigger effects have given another unit."""

    what: Noun
    of: Noun

    def run(self, frame: Resolve, game: Game) -> Flow:
        of = self.of.refs(game, frame.source, frame.master, frame.regs)
        units = self.what.refs(game, frame.source, frame.master, frame.regs)
        if game.guard_possible:
            units = [r for r in units if game.book.reaches(game, r, frame.text_of())]
        changes: list[Change] = []
        for char, noted in NOTED.items():
            amount = sum(game.value(noted, ref & CARD) for ref in of)
            for unit in units if amount else []:
                changes += handed_on(game, unit, char, amount)
        return changes

    def arrivals(self) -> int:
        return ASKS_FOR_TRIGGERS


@dataclass(frozen=True)
class GivenByTrigger(Condition):
    """A trigger effect has given this unit some of something this turn."""

    char: int

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return game.last_value(NOTED[self.char], source) != 0

    def chars(self) -> int:
        return 1 << NOTED[self.char]

    def arrivals(self) -> int:
        return ASKS_FOR_TRIGGERS
