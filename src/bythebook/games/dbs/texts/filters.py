"""What texts ask of cards that no single characteristic tells."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bythebook.games.dbs.cards.cards import KEYWORDS, SPECIFIED, TYPE
from bythebook.games.dbs.cards.energy import COST_CHARS, asked_cost, none_specified
from bythebook.games.dbs.keywords.protection import acting
from bythebook.games.dbs.policy import HAVE_COSTS
from bythebook.games.dbs.terms.terms import markers_on
from bythebook.games.dbs.zones.zones import ENERGY
from bythebook.kernel.abilities.resolve import R_EXTRA
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Amount, Regs
from bythebook.kernel.language.words import ANYONE, YOU, compare
from bythebook.kernel.state.refs import CARD
from bythebook.kernel.state.zones import D_COUNTERS

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game


@dataclass(frozen=True)
class OnlyWord(Condition):
    """The card has one word of a kind and no more: a character name, a trait."""

    char: int

    def holds(self, game: "Game", source: int, master: int, regs: Regs) -> bool:
        return game.last_value(self.char, source).bit_count() == 1

    def chars(self) -> int:
        return 1 << self.char


@dataclass(frozen=True)
class OriginalValue(Condition):
    """What is printed of a characteristic is so much, or more, or less."""

    char: int
    how: int
    n: int

    def holds(self, game: "Game", source: int, master: int, regs: Regs) -> bool:
        definition = game.state.definition[source & CARD]
        return compare(game.lib.printed[self.char][definition], self.how, self.n)


@dataclass(frozen=True)
class SpecifiedCost(Condition):
    """The specified cost of the card comes to so many."""

    how: int
    n: int

    def holds(self, game: "Game", source: int, master: int, regs: Regs) -> bool:
        total = 0
        if not none_specified(game.last_value(KEYWORDS, source)):
            for char in SPECIFIED:
                total += max(0, game.last_value(char, source))
        return compare(total, self.how, self.n)

    def chars(self) -> int:
        bits = 1 << KEYWORDS
        for char in SPECIFIED:
            bits |= 1 << char
        return bits


@dataclass(frozen=True)
class MarkersOn(Condition):
    """So many markers are on the card."""

    how: int
    n: int

    def holds(self, game: "Game", source: int, master: int, regs: Regs) -> bool:
        return compare(markers_on(game, source), self.how, self.n)

    def reads(self, game: "Game", source: int, master: int) -> int:
        return D_COUNTERS


@dataclass(frozen=True)
class CostAgainstEnergy(Condition):
    """The energy cost of the card against the energy of its master, or of the other player."""

    own: bool = True
    above: bool = False
    reaches: bool = False
    """with `above`, as much will do"""

    def holds(self, game: "Game", source: int, master: int, regs: Regs) -> bool:
        card = source & CARD
        player = master if self.own else 1 - master
        energy = len(game.state.zone(player, ENERGY))
        if not game.value(TYPE, card) & HAVE_COSTS.value:
            return False
        cost = asked_cost(game, card)
        if self.above:
            return cost > energy or (self.reaches and cost == energy)
        return cost <= energy

    def reads(self, game: "Game", source: int, master: int) -> int:
        kinds = game.state.kinds
        return 1 << ENERGY | 1 << (kinds + ENERGY)

    def chars(self) -> int:
        return 1 << TYPE | COST_CHARS


@dataclass(frozen=True)
class CostAgainst(Condition):
    """The energy cost of the card against a number, as its master sees what is counted."""

    how: int
    amount: Amount

    def holds(self, game: "Game", source: int, master: int, regs: Regs) -> bool:
        card = source & CARD
        if not game.value(TYPE, card) & HAVE_COSTS.value:
            return False
        return compare(
            asked_cost(game, card), self.how, self.amount.value(game, source, master, [])
        )

    def reads(self, game: "Game", source: int, master: int) -> int:
        return self.amount.reads(game, source, master) | self.amount.reads(game, source, 1 - master)

    def chars(self) -> int:
        return 1 << TYPE | COST_CHARS | self.amount.chars()


@dataclass(frozen=True)
class BySkillOf(Condition):
    """What is about to happen is done by a skill, of a player's if it is said."""

    whose: int = ANYONE

    def holds(self, game: "Game", source: int, master: int, regs: Regs) -> bool:
        frame = acting(game)
        if frame is None:
            return False
        return self.whose == ANYONE or (frame.text_of() == master) == (self.whose == YOU)


@dataclass(frozen=True)
class SkillOfKind(Condition):
    """A skill that was activated is of a kind (marks): of a trigger that waits for it."""

    marks: int

    def holds(self, game: "Game", source: int, master: int, regs: Regs) -> bool:
        return game.lib.abilities[regs[R_EXTRA][0]].marks & self.marks != 0
