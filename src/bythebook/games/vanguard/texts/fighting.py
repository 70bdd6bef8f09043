"""What texts ask of the battle: who attacks, is attacked, boosts or is boosted, and was the hit."""

from dataclasses import dataclass

from bythebook.games.vanguard.battle.record import (
    RECORD_READS,
    attacked,
    attacking,
    boosted,
    boosting,
    is_noted,
    noted,
)
from bythebook.games.vanguard.texts.events import (
    IS_ATTACKED,
    IS_ATTACKING,
    IS_BOOSTED,
    IS_HIT,
    VAR_BATTLE,
    VAR_BATTLE_KIND,
)
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Noun, Regs
from bythebook.kernel.state.zones import D_VARS


def fighters(game: Game, role: int) -> list[int]:
    """Who has a role in the battle that goes on."""
    if role == IS_ATTACKING:
        return attacking(game)
    if role == IS_ATTACKED:
        return attacked(game)
    return boosted(game) if role == IS_BOOSTED else boosting(game)


@dataclass(frozen=True)
class Fighting(Noun):
    """The units that have a role in the battle that goes on."""

    role: int

    def refs(self, game: Game, source: int, master: int, regs: Regs) -> list[int]:
        return fighters(game, self.role)

    def reads(self, game: Game, source: int, master: int) -> int:
        return game.book.field_bits | RECORD_READS


@dataclass(frozen=True)
class Fights(Condition):
    """This unit has a role in the battle that goes on."""

    role: int

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return source in fighters(game, self.role)

    def reads(self, game: Game, source: int, master: int) -> int:
        return game.book.field_bits | RECORD_READS

    def is_open(self) -> bool:
        return True


@dataclass(frozen=True)
class Fought(Condition):
    """This unit had a role in the battle, wherever it is by now."""

    role: int

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return is_noted(game, source, self.role)

    def reads(self, game: Game, source: int, master: int) -> int:
        return game.book.field_bits | RECORD_READS


@dataclass(frozen=True)
class BattleIs(Condition):
    """There is a battle of a kind: all of some bits are among those that say who fights whom."""

    bits: int

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return game.state.vars[VAR_BATTLE_KIND] & self.bits == self.bits

    def reads(self, game: Game, source: int, master: int) -> int:
        return D_VARS


@dataclass(frozen=True)
class IsBattle(Condition):
    """A battle goes on."""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return game.state.vars[VAR_BATTLE] != 0

    def reads(self, game: Game, source: int, master: int) -> int:
        return D_VARS


@dataclass(frozen=True)
class WasHit(Condition):
    """The attack of the battle has hit somebody."""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return bool(noted(game, IS_HIT))

    def reads(self, game: Game, source: int, master: int) -> int:
        return game.book.field_bits | RECORD_READS
