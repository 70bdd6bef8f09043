"""Columns that a player chooses, and the cards in them."""

from dataclasses import dataclass

from bythebook.games.vanguard.texts.events import K_CIRCLE, V_CIRCLE
from bythebook.games.vanguard.texts.nouns import OnCircles
from bythebook.games.vanguard.zones.zones import FRONT_ROW, column_across, column_of
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import R_CHOSEN, Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Regs
from bythebook.kernel.procedure.procedure import Ask, Flow
from bythebook.kernel.state.changes import Change


@dataclass(frozen=True)
class ChooseColumn(Effect):
    """Choose a column, by its circle in one's own front row."""

    reg: int = R_CHOSEN

    def emit(self, out: list[Effect]) -> None:
        out.append(self)
        out.append(KeepColumn(self.reg))

    def run(self, frame: Resolve, game: Game) -> Flow:
        options: list[Change] = [(V_CIRCLE, zone) for zone in FRONT_ROW]
        return Ask(frame.master, K_CIRCLE, options, source=frame.source)


class KeepColumn(Effect):
    """Later words find the column that was chosen."""

    def __init__(self, reg: int) -> None:
        self.reg: int = reg

    def run(self, frame: Resolve, game: Game) -> Flow:
        frame.bind(self.reg, [frame.master * game.state.kinds + frame.answer[1]])
        frame.answer = ()
        return None


@dataclass(frozen=True)
class InChosenColumn(Condition):
    """A card is in the column that was chosen, on whichever player's side."""

    reg: int = R_CHOSEN

    def is_relative(self) -> bool:
        return True

    def fixed(self, game: Game, source: int, master: int, regs: Regs) -> Condition:
        kinds = game.state.kinds
        found: list[int] = []
        for circle in regs[self.reg]:
            own, across = circle - circle % kinds, kinds - circle + circle % kinds
            found += [own + zone for zone in column_of(circle % kinds)]
            found += [across + zone for zone in column_across(circle % kinds)]
        return OnCircles(tuple(found))

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return self.fixed(game, source, master, regs).holds(game, source, master, regs)

    def reads(self, game: Game, source: int, master: int) -> int:
        return game.book.field_bits

    def is_open(self) -> bool:
        return True
