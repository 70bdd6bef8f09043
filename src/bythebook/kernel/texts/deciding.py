"""Verbs by which both players decide at the same time, or a player names a number."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import R_CHOSEN, R_EXTRA, Resolve
from bythebook.kernel.language.nouns import Amount, Cards, Num, Regs
from bythebook.kernel.language.sight import readable, unseen_by_others
from bythebook.kernel.procedure.choosing import ChooseNumber
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.changes import reveal
from bythebook.kernel.state.refs import BOTH
from bythebook.kernel.texts.verbs import ONE, BindsChosen

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game

ZERO = Num(0)


@dataclass(frozen=True)
class EachChooses(Effect):
    """Each player chooses some cards, "your" meaning their own; later words mean all of them.

    Both decide at the same time, so nothing happens to a card before both have chosen.
    """

    what: Cards
    count: Amount = ONE
    up_to: bool = False
    reg: int = R_CHOSEN

    def emit(self, out: list[Effect]) -> None:
        for second in (False, True):
            out.append(OneChooses(self, second))
            out.append(BindChosen(self.reg, second))
            out.append(ShowChosen(self.reg))


class OneChooses(Effect):
    """One of two players who decide at the same time chooses."""

    def __init__(self, each: EachChooses, second: bool) -> None:
        self.each: EachChooses = each
        self.second: bool = second

    def run(self, frame: Resolve, game: "Game") -> Flow:
        player = game.book.decides_first(game) ^ int(self.second)
        what = self.each.what
        found = [
            r
            for r in what.refs(game, frame.source, player, frame.regs)
            if game.can_be_chosen(r, frame.text_of(), frame.source)
        ]
        found = readable(game, player, what, found)
        zones = what.zone_ids(game, frame.source, player)
        unseen = unseen_by_others(game, player, what, zones, False)
        count = self.each.count.value(game, frame.source, player, frame.regs)
        frame.chosen = []
        return game.book.choose(game, player, found, count, self.each.up_to, unseen)


class BindChosen(Effect):
    """What a player chose joins what the other chose before."""

    def __init__(self, reg: int, second: bool) -> None:
        self.reg: int = reg
        self.second: bool = second

    def run(self, frame: Resolve, game: "Game") -> Flow:
        before = list(frame.regs[self.reg]) if self.second else []
        frame.bind(self.reg, [*before, *frame.chosen])
        return None


class ShowChosen(Effect):
    """Whoever decides second knows what was decided first."""

    def __init__(self, reg: int) -> None:
        self.reg: int = reg

    def run(self, frame: Resolve, game: "Game") -> Flow:
        return reveal(list(frame.regs[self.reg]), BOTH)


@dataclass(frozen=True)
class NameNumber(BindsChosen):
    """A player names a number; later words mean it."""

    most: Amount
    least: Amount = ZERO
    reg: int = R_EXTRA
    up_to: bool = False

    def run(self, frame: Resolve, game: "Game") -> Flow:
        least = self.least.value(game, frame.source, frame.master, frame.regs)
        most = self.most.value(game, frame.source, frame.master, frame.regs)
        frame.chosen = []
        return ChooseNumber(frame.master, least, most, self.up_to)


@dataclass(frozen=True)
class NamedNumber(Amount):
    """The number that was named before."""

    reg: int = R_EXTRA
    times: int = 1

    def value(self, game: "Game", source: int, master: int, regs: Regs) -> int:
        return self.times * regs[self.reg][0] if regs[self.reg] else 0
