"""The cards of the battle under way, as texts speak of them."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bythebook.games.dbs.battle.fighters import attack_card, guard_card
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Noun, Regs
from bythebook.kernel.state.refs import CARD
from bythebook.kernel.state.zones import D_VARS

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game


@dataclass(frozen=True)
class Fighting(Noun):
    """The attack card, or the guard card."""

    guard: bool = False

    def refs(self, game: "Game", source: int, master: int, regs: Regs) -> list[int]:
        found = guard_card(game) if self.guard else attack_card(game)
        return [found] if found >= 0 else []

    def reads(self, game: "Game", source: int, master: int) -> int:
        return D_VARS | game.book.field_bits


@dataclass(frozen=True)
class ThisFights(Condition):
    """This card attacks, or is attacked."""

    guard: bool = False

    def holds(self, game: "Game", source: int, master: int, regs: Regs) -> bool:
        found = guard_card(game) if self.guard else attack_card(game)
        return found >= 0 and found & CARD == source & CARD

    def reads(self, game: "Game", source: int, master: int) -> int:
        return D_VARS | game.book.field_bits
