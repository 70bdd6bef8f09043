"""Conditions of card texts that only the overDress era has."""

from dataclasses import dataclass

from bythebook.games.vanguard.d.abilities.orders import PlayOrder
from bythebook.games.vanguard.d.actions.overdress import in_overdress, in_xoverdress, originals
from bythebook.games.vanguard.texts.events import VAR_STARTER
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Amount, Regs
from bythebook.kernel.state.refs import CARD
from bythebook.kernel.state.zones import D_LINKS, D_VARS


@dataclass(frozen=True)
class InOverDress(Condition):
    """This unit is in the overDress state; `crossed`: in the XoverDress state."""

    crossed: bool = False

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        card = source & CARD
        return in_xoverdress(game, card) if self.crossed else in_overdress(game, card)

    def reads(self, game: Game, source: int, master: int) -> int:
        return D_LINKS


@dataclass(frozen=True)
class PartOfAlchemagic(Condition):
    """The order being played is one to which another is joined."""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        frame = game.frame_of(PlayOrder)
        return isinstance(frame, PlayOrder) and frame.other >= 0


@dataclass(frozen=True)
class WentSecond(Condition):
    """This player took the second turn of the game, or, with `second` false, the first."""

    second: bool = True

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return (game.state.vars[VAR_STARTER] != master) == self.second

    def reads(self, game: Game, source: int, master: int) -> int:
        return D_VARS


@dataclass(frozen=True)
class PlayedFrom(Condition):
    """The order that is being played was played from one of some zones. For a trigger."""

    zones: tuple[int, ...]

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        playing = game.frame_of(PlayOrder)
        return playing is not None and playing.origin in self.zones


@dataclass(frozen=True)
class Originals(Amount):
    """How many originalDress this unit has, times so much."""

    times: int = 1

    def value(self, game: Game, source: int, master: int, regs: Regs) -> int:
        return len(originals(game, source & CARD)) * self.times

    def reads(self, game: Game, source: int, master: int) -> int:
        return D_LINKS

    def grows(self) -> bool:
        return self.times > 0
