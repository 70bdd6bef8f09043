"""7.2.1.5: which characters are in battle, as card texts speak of it.

A variable changes when a battle begins and when it ends: what depends on battles reads it.
"""

from dataclasses import dataclass
from typing import Final

from bythebook.games.ws.battle.attack import AttackPhase
from bythebook.games.ws.texts.events import FRONTAL
from bythebook.kernel.abilities.abilities import means
from bythebook.kernel.abilities.resolve import R_OUTCOME
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Cards, Noun, Regs
from bythebook.kernel.state.refs import CARD, NOTHING
from bythebook.kernel.state.zones import D_VARS

# Relations of positions to the battle, for card texts; the others are in zones.py.
IN_BATTLE: Final = 4
"""one's own characters in battle"""
THEIRS_IN_BATTLE: Final = 5
ALL_IN_BATTLE: Final = 6
"""whosesoever"""


def in_battle(game: Game) -> list[int]:
    """The attacking and the defending character, if there is a battle."""
    phase = game.frame_of(AttackPhase)
    if phase is None or phase.type != FRONTAL or phase.defender == NOTHING:
        return []
    return [phase.attacker, phase.defender]


def battling_zones(game: Game, player: int) -> list[int]:
    """The positions of a player's characters that are in battle."""
    state = game.state
    return [
        state.where[ref & CARD]
        for ref in in_battle(game)
        if state.alive(ref) and state.where[ref & CARD] // state.kinds == player
    ]


@dataclass(frozen=True)
class BattleOpponent(Noun):
    """The character this card is in battle with, from a frontal attack on until it ends."""

    def refs(self, game: Game, source: int, master: int, regs: Regs) -> list[int]:
        return [r for r in self.named(game, source, master, regs) if game.state.alive(r)]

    def reads(self, game: Game, source: int, master: int) -> int:
        return D_VARS | game.book.field_bits

    def named(self, game: Game, source: int, master: int, regs: Regs) -> list[int]:
        both = in_battle(game)
        if not any(source & CARD == ref & CARD for ref in both):
            return []
        return [ref for ref in both if source & CARD != ref & CARD]


@dataclass(frozen=True)
class OpponentsOf(Noun):
    """The character that some character of a kind is in battle with."""

    of: Cards

    def refs(self, game: Game, source: int, master: int, regs: Regs) -> list[int]:
        both = in_battle(game)
        found: list[int] = []
        for one, other in zip(both, reversed(both), strict=True):
            if game.state.alive(other) and means(game, self.of, one, source, master):
                found.append(other)
        return found

    def reads(self, game: Game, source: int, master: int) -> int:
        return D_VARS | game.book.field_bits

    def chars(self) -> int:
        return self.of.chars()


@dataclass(frozen=True)
class InItsBattle(Condition):
    """This card is in battle."""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return any(source & CARD == ref & CARD for ref in in_battle(game))

    def reads(self, game: Game, source: int, master: int) -> int:
        return D_VARS


@dataclass(frozen=True)
class DamageWasCanceled(Condition):
    """The damage that the same text dealt last was canceled."""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return bool(regs[R_OUTCOME])
