"""Sections 12.8 and 14.1: keywords before the colon of an ability, under which it is active.

A continuous ability has such a condition all the time, an automatic one as it is triggered, and an
activated one as it is played: what happens afterwards does not matter to those two.
"""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.cards.cards import ENABLED
from bythebook.kernel.abilities.triggers import Pending
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import Condition, Every
from bythebook.kernel.language.nouns import Regs
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.refs import CARD

# What the condition of a trigger is told: so many things, of which one is the zone that a card
# leaves, and one to which kind of zone it goes.
OF_TRIGGER: Final = 5
ZONE: Final = 1
TARGET: Final = 2


@rule("vgg 12.8.1", "vgd 14.1.2", nothing=False)
def is_enabled(game: Game, source: int, keyword: int) -> bool:
    """A keyword that an effect has enabled is fulfilled; the ability's other ones are not."""
    return game.last_value(ENABLED, source) & keyword != 0


@rule("vgg 11.18.3.1", nothing=False)
def still_to_go(game: Game, regs: Regs) -> bool:
    """Whether a card is only about to go that an ability waits for, seen as it was before.

    What the keyword of that ability counts is counted when the card has gone, and it with the
    others.
    """
    if len(regs) != OF_TRIGGER or regs[ZONE][0] < 0:
        return False
    state = game.state
    where = state.where[regs[0][0] & CARD]
    return where == regs[ZONE][0] and where % state.kinds != regs[TARGET][0]


def still_active(game: Game, triggered: Pending) -> bool:
    """Whether the keywords of an ability are fulfilled now that what it waited for has happened."""
    trigger = game.lib.abilities[triggered.ability].trigger
    asked = None if trigger is None else trigger.condition
    parts = asked.parts if isinstance(asked, Every) else (asked,)
    return all(
        part.holds(game, triggered.source, triggered.master, [])
        for part in parts
        if isinstance(part, Gate)
    )


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Gate(Condition):
    """A keyword that makes an ability active."""

    def keyword(self) -> int:
        """Its mark."""
        raise NotImplementedError

    def fulfilled(self, game: Game, source: int, master: int) -> bool:
        """Whether what it asks for is so."""
        raise NotImplementedError

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        if still_to_go(game, regs):
            return True
        return self.fulfilled(game, source, master) or is_enabled(game, source, self.keyword())

    def chars(self) -> int:
        return 1 << ENABLED
