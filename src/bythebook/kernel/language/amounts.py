"""More numbers and conditions of card texts: worked out from other numbers."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from bythebook.kernel.language.conditions import Condition, Several
from bythebook.kernel.language.nouns import Amount, Cards, Noun, Regs
from bythebook.kernel.language.words import compare
from bythebook.kernel.state.refs import CARD

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game


@dataclass(frozen=True)
class Scaled(Amount):
    """A number so many times, and so much more or less."""

    of: Amount
    times: int = 1
    plus: int = 0

    def value(self, game: "Game", source: int, master: int, regs: Regs) -> int:
        return self.times * self.of.value(game, source, master, regs) + self.plus

    def reads(self, game: "Game", source: int, master: int) -> int:
        return self.of.reads(game, source, master)

    def chars(self) -> int:
        return self.of.chars()

    def grows(self) -> bool:
        return self.times >= 0 and self.plus >= 0 and self.of.grows()

    def differs(self) -> bool:
        return self.of.differs()

    def value_for(self, game: "Game", card: int) -> int:
        return self.times * self.of.value_for(game, card) + self.plus


@dataclass(frozen=True)
class Total(Amount):
    """A characteristic of some cards, added up; of those that are gone, as it last was."""

    of: Noun
    char: int

    def value(self, game: "Game", source: int, master: int, regs: Regs) -> int:
        found = self.of.named(game, source, master, regs)
        return sum(game.last_value(self.char, ref) for ref in found)

    def reads(self, game: "Game", source: int, master: int) -> int:
        return self.of.reads(game, source, master)

    def chars(self) -> int:
        return self.of.chars() | 1 << self.char


@dataclass(frozen=True)
class OfEach(Amount):
    """A characteristic of each card that an effect applies to: "that character's level"."""

    char: int

    def differs(self) -> bool:
        return True

    def value_for(self, game: "Game", card: int) -> int:
        return game.value(self.char, card)

    def chars(self) -> int:
        return 1 << self.char


@dataclass(frozen=True)
class Compare(Condition):
    """A number is as another one is, or more, or less."""

    amount: Amount
    how: int
    other: Amount

    def holds(self, game: "Game", source: int, master: int, regs: Regs) -> bool:
        wanted = self.other.value(game, source, master, regs)
        return compare(self.amount.value(game, source, master, regs), self.how, wanted)

    def reads(self, game: "Game", source: int, master: int) -> int:
        return self.amount.reads(game, source, master) | self.other.reads(game, source, master)

    def chars(self) -> int:
        return self.amount.chars() | self.other.chars()


@dataclass(frozen=True)
class Either(Several):
    """Any one of several conditions."""

    def holds(self, game: "Game", source: int, master: int, regs: Regs) -> bool:
        return any(p.holds(game, source, master, regs) for p in self.parts)

    def fixed(self, game: "Game", source: int, master: int, regs: Regs) -> Condition:
        return Either(self.fixed_parts(game, source, master, regs))


@dataclass(frozen=True)
class Exists(Condition):
    """There is a card that is meant."""

    noun: Noun

    def holds(self, game: "Game", source: int, master: int, regs: Regs) -> bool:
        return bool(self.noun.refs(game, source, master, regs))

    def reads(self, game: "Game", source: int, master: int) -> int:
        return self.noun.reads(game, source, master)

    def chars(self) -> int:
        return self.noun.chars()


@dataclass(frozen=True)
class Among(Noun):
    """Of cards already spoken of, those of a kind."""

    of: Noun
    kind: Cards

    def refs(self, game: "Game", source: int, master: int, regs: Regs) -> list[int]:
        kind = self.kind.fixed(game, source, master, regs)
        found = self.of.refs(game, source, master, regs)
        return [r for r in found if kind.fits(game, r & CARD, source)]

    def named(self, game: "Game", source: int, master: int, regs: Regs) -> list[int]:
        kind = self.kind.fixed(game, source, master, regs)
        found = self.of.named(game, source, master, regs)
        return [r for r in found if kind.fitted(game, r, source)]

    def reads(self, game: "Game", source: int, master: int) -> int:
        return self.of.reads(game, source, master) | self.kind.reads(game, source, master)

    def chars(self) -> int:
        return self.of.chars() | self.kind.chars()


@dataclass(frozen=True)
class Tally(Amount):
    """How many cards were spoken of, whatever has become of them, so much for each."""

    of: Noun
    times: int = 1

    def value(self, game: "Game", source: int, master: int, regs: Regs) -> int:
        return self.times * len(self.of.named(game, source, master, regs))

    def reads(self, game: "Game", source: int, master: int) -> int:
        return self.of.reads(game, source, master)

    def chars(self) -> int:
        return self.of.chars()

    def grows(self) -> bool:
        return self.times >= 0


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Variety(Amount):
    """How much some cards vary in a characteristic."""

    of: Noun
    char: int

    def reads(self, game: "Game", source: int, master: int) -> int:
        return self.of.reads(game, source, master)

    def chars(self) -> int:
        return self.of.chars() | 1 << self.char

    def grows(self) -> bool:
        return True


@dataclass(frozen=True)
class BitsOf(Variety):
    """How many bits of a characteristic some cards have between them: the number of colors."""

    def value(self, game: "Game", source: int, master: int, regs: Regs) -> int:
        bits = 0
        for ref in self.of.named(game, source, master, regs):
            bits |= game.last_value(self.char, ref)
        return bits.bit_count()


@dataclass(frozen=True)
class Different(Variety):
    """How many of some cards differ from each other in a characteristic: in their names.

    What lies face down has none, and differs from nothing.
    """

    def value(self, game: "Game", source: int, master: int, regs: Regs) -> int:
        found = self.of.named(game, source, master, regs)
        return len({game.last_value(self.char, ref) for ref in found} - {0})


@dataclass(frozen=True)
class MeantNow(Noun):
    """The cards a noun means at this moment, in the zones it says, even for a trigger."""

    of: Noun

    def refs(self, game: "Game", source: int, master: int, regs: Regs) -> list[int]:
        return self.of.refs(game, source, master, regs)

    def reads(self, game: "Game", source: int, master: int) -> int:
        return self.of.reads(game, source, master)

    def chars(self) -> int:
        return self.of.chars()


@dataclass(frozen=True)
class SubjectIs(Condition):
    """What something happens to is of a kind; for the condition of a trigger."""

    kind: Cards

    def holds(self, game: "Game", source: int, master: int, regs: Regs) -> bool:
        return bool(regs) and all(self.kind.fitted(game, ref, source) for ref in regs[0])


@dataclass(frozen=True)
class Both(Noun):
    """What one noun means and what another means."""

    first: Noun
    second: Noun

    def refs(self, game: "Game", source: int, master: int, regs: Regs) -> list[int]:
        found = self.first.refs(game, source, master, regs)
        more = self.second.refs(game, source, master, regs)
        return found + [r for r in more if r not in found]

    def named(self, game: "Game", source: int, master: int, regs: Regs) -> list[int]:
        found = self.first.named(game, source, master, regs)
        more = self.second.named(game, source, master, regs)
        return found + [r for r in more if r not in found]

    def reads(self, game: "Game", source: int, master: int) -> int:
        return self.first.reads(game, source, master) | self.second.reads(game, source, master)

    def chars(self) -> int:
        return self.first.chars() | self.second.chars()


@dataclass(frozen=True)
class Except(Noun):
    """What a noun means, without what another means."""

    of: Noun
    without: Noun

    def refs(self, game: "Game", source: int, master: int, regs: Regs) -> list[int]:
        without = self.without.refs(game, source, master, regs)
        return [r for r in self.of.refs(game, source, master, regs) if r not in without]

    def reads(self, game: "Game", source: int, master: int) -> int:
        return self.of.reads(game, source, master) | self.without.reads(game, source, master)

    def chars(self) -> int:
        return self.of.chars() | self.without.chars()


@dataclass(frozen=True)
class Stepped(Amount):
    """One number or another, by how high a third one is: the first step that fits."""

    of: Amount
    steps: tuple[tuple[int, int, int], ...]
    """how it is compared, with what, and what it comes to then"""

    def value(self, game: "Game", source: int, master: int, regs: Regs) -> int:
        found = self.of.value(game, source, master, regs)
        for how, bound, value in self.steps:
            if compare(found, how, bound):
                return value
        return 0

    def reads(self, game: "Game", source: int, master: int) -> int:
        return self.of.reads(game, source, master)

    def chars(self) -> int:
        return self.of.chars()

    def grows(self) -> bool:
        return all(value >= 0 for _, _, value in self.steps)


@dataclass(frozen=True)
class OneOfEach(Condition):
    """There is a card of each of several kinds, and each time another one."""

    kinds: tuple[Cards, ...]

    def holds(self, game: "Game", source: int, master: int, regs: Regs) -> bool:
        found = [kind.refs(game, source, master, regs) for kind in self.kinds]
        taken: dict[int, int] = {}
        return all(_finds_one(place, found, taken, []) for place in range(len(found)))

    def reads(self, game: "Game", source: int, master: int) -> int:
        bits = 0
        for kind in self.kinds:
            bits |= kind.reads(game, source, master)
        return bits

    def chars(self) -> int:
        bits = 0
        for kind in self.kinds:
            bits |= kind.chars()
        return bits


def _finds_one(place: int, found: list[list[int]], taken: dict[int, int], tried: list[int]) -> bool:
    """Whether a kind gets a card of its own, if need be by giving another kind another card."""
    for ref in found[place]:
        if ref in tried:
            continue
        tried.append(ref)
        if ref not in taken or _finds_one(taken[ref], found, taken, tried):
            taken[ref] = place
            return True
    return False


@dataclass(frozen=True)
class ThisIf(Noun):
    """This card, as long as something is so."""

    condition: Condition

    def refs(self, game: "Game", source: int, master: int, regs: Regs) -> list[int]:
        if not game.state.alive(source):
            return []
        return [source] if self.condition.holds(game, source, master, regs) else []

    def reads(self, game: "Game", source: int, master: int) -> int:
        return self.condition.reads(game, source, master)

    def chars(self) -> int:
        return self.condition.chars()
