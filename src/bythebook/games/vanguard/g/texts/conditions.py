"""What texts of the G era ask of a card's state, and whom they speak of by it."""

from dataclasses import dataclass

from bythebook.games.vanguard.g.actions.dominating import is_dominated
from bythebook.games.vanguard.g.actions.legion import can_legion
from bythebook.games.vanguard.g.cards.states import (
    LEGIONED_IN,
    is_deleted,
    leader_of,
    partner_of,
)
from bythebook.games.vanguard.zones.zones import REAR_GUARDS
from bythebook.kernel.abilities.resolve import R_SUBJECT
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Noun, Regs
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.refs import CARD, NOTHING, SHIFT
from bythebook.kernel.state.zones import D_COUNTERS, D_FACE, D_LINKS, D_MASTER


@rule("vgg 10.25.13", nothing=False)
def in_legion(game: Game, card: int) -> bool:
    """A unit is in legion if it is so at the time it is asked about."""
    return partner_of(game, card) != NOTHING


@dataclass(frozen=True)
class InLegion(Condition):
    """This unit is in legion."""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return game.state.alive(source) and in_legion(game, source & CARD)

    def reads(self, game: Game, source: int, master: int) -> int:
        return D_LINKS | game.book.field_bits

    def is_open(self) -> bool:
        return True


@dataclass(frozen=True)
class IsMate(Condition):
    """This unit is a Legion Mate."""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return game.state.alive(source) and leader_of(game, source & CARD) != NOTHING

    def reads(self, game: Game, source: int, master: int) -> int:
        return D_LINKS | game.book.field_bits

    def is_open(self) -> bool:
        return True


@dataclass(frozen=True)
class LegionedThisTurn(Condition):
    """This unit has come to be in legion in this turn."""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return game.state.counters.get((source, LEGIONED_IN), 0) == game.state.turn + 1

    def reads(self, game: Game, source: int, master: int) -> int:
        return D_COUNTERS


@dataclass(frozen=True)
class CanLegionWith(Condition):
    """This card can legion with another that is spoken of."""

    other: Noun

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        others = self.other.refs(game, NOTHING, master, regs)
        return any(can_legion(game, source & CARD, r & CARD) for r in others)

    def reads(self, game: Game, source: int, master: int) -> int:
        return self.other.reads(game, NOTHING, master)


@dataclass(frozen=True)
class IsDeleted(Condition):
    """This unit is deleted."""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return game.state.alive(source) and is_deleted(game, source & CARD)

    def reads(self, game: Game, source: int, master: int) -> int:
        return D_FACE | game.book.field_bits

    def is_open(self) -> bool:
        return True


@dataclass(frozen=True)
class Unlocked(Noun):
    """The unit that a locked card has become by what was waited for, as long as it is that one."""

    def refs(self, game: Game, source: int, master: int, regs: Regs) -> list[int]:
        state = game.state
        became = [state.ref(r & CARD) for r in regs[R_SUBJECT] if not state.alive(r)]
        old = [r + (1 << SHIFT) for r in regs[R_SUBJECT]]
        return [r for r in became if r in old and state.kind_of(r & CARD) in REAR_GUARDS]


@dataclass(frozen=True)
class IsDominated(Condition):
    """This unit is dominated."""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return game.state.alive(source) and is_dominated(game, source & CARD)

    def reads(self, game: Game, source: int, master: int) -> int:
        return D_MASTER | game.book.field_bits

    def is_open(self) -> bool:
        return True
