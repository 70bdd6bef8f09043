"""The conditions of card texts: what holds or does not."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from bythebook.kernel.language.nouns import Amount, Cards, Noun, Regs
from bythebook.kernel.language.words import AT_LEAST, AT_MOST, YOU, compare
from bythebook.kernel.state.changes import came_key
from bythebook.kernel.state.refs import CARD, NOTHING
from bythebook.kernel.state.zones import D_FACE, D_ORIENT, D_TURN

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """Anything that holds or does not."""

    def holds(self, game: "Game", source: int, master: int, regs: Regs) -> bool:
        """Whether it is so, now."""
        raise NotImplementedError

    def reads(self, game: "Game", source: int, master: int) -> int:
        """What of the state it depends on, as bits."""
        return 0

    def chars(self) -> int:
        """Which characteristics it depends on, as bits."""
        return 0

    def arrivals(self) -> int:
        """Kinds of zones from which it asks whether a card has come this turn, as bits."""
        return 0

    def of_origin(self) -> "Condition | None":
        """What of it asks no more than from where a card has come; nothing, if nothing does."""
        return None

    def is_open(self) -> bool:
        """Whether everybody sees if it is so of a card, even of one nobody may look at."""
        return False

    def is_relative(self) -> bool:
        """Whether it speaks of other cards than the one it is asked of: those of its text."""
        return False

    def fixed(self, game: "Game", source: int, master: int, regs: Regs) -> "Condition":
        """The same, with the cards worked out that its text speaks of now."""
        return self


@dataclass(frozen=True)
class AmountIs(Condition):
    """A number is so much, or more, or less."""

    amount: Amount
    how: int
    n: int

    def holds(self, game: "Game", source: int, master: int, regs: Regs) -> bool:
        value = self.amount.value(game, source, master, regs)
        if self.how == AT_MOST:
            return value <= self.n
        if self.how == AT_LEAST:
            return value >= self.n
        return compare(value, self.how, self.n)

    def reads(self, game: "Game", source: int, master: int) -> int:
        return self.amount.reads(game, source, master)

    def chars(self) -> int:
        return self.amount.chars()


@dataclass(frozen=True)
class TurnOf(Condition):
    """It is that player's turn."""

    whose: int = YOU

    def holds(self, game: "Game", source: int, master: int, regs: Regs) -> bool:
        return (game.state.turn_player == master) == (self.whose == YOU)

    def reads(self, game: "Game", source: int, master: int) -> int:
        return D_TURN


@dataclass(frozen=True)
class Fits(Condition):
    """A card already spoken of is of some kind, or was when it was last that card."""

    noun: Noun
    kind: Cards

    def holds(self, game: "Game", source: int, master: int, regs: Regs) -> bool:
        found = self.noun.named(game, source, master, regs)
        kind = self.kind.fixed(game, source, master, regs)
        return bool(found) and all(kind.fitted(game, r, source) for r in found)

    def reads(self, game: "Game", source: int, master: int) -> int:
        return self.noun.reads(game, source, master) | self.kind.reads(game, source, master)

    def chars(self) -> int:
        return self.noun.chars() | self.kind.chars()


@dataclass(frozen=True)
class OfKind(Condition):
    """The card is of a kind: one kind among others that will do as well."""

    kind: Cards

    def holds(self, game: "Game", source: int, master: int, regs: Regs) -> bool:
        return self.kind.fits(game, source & CARD, NOTHING)

    def reads(self, game: "Game", source: int, master: int) -> int:
        return self.kind.reads(game, source, master)

    def chars(self) -> int:
        return self.kind.chars()


@dataclass(frozen=True)
class StandsIn(Condition):
    """This card is in one of some kinds of zone."""

    zones: tuple[int, ...]

    def holds(self, game: "Game", source: int, master: int, regs: Regs) -> bool:
        return game.state.alive(source) and game.state.kind_of(source & CARD) in self.zones

    def reads(self, game: "Game", source: int, master: int) -> int:
        bits = game.book.field_bits
        for zone in self.zones:
            bits |= 1 << zone | 1 << (game.state.kinds + zone)
        return bits


@dataclass(frozen=True)
class IsTurned(Condition):
    """This card is in one of the orientations, or was as it left: it rests, it is reversed."""

    orient: int

    def holds(self, game: "Game", source: int, master: int, regs: Regs) -> bool:
        return game.last_orient(source) == self.orient

    def reads(self, game: "Game", source: int, master: int) -> int:
        return D_ORIENT | game.book.field_bits


@dataclass(frozen=True)
class LiesFaced(Condition):
    """This card lies face up, or face down."""

    face: int

    def holds(self, game: "Game", source: int, master: int, regs: Regs) -> bool:
        return game.state.face[source & CARD] == self.face

    def reads(self, game: "Game", source: int, master: int) -> int:
        return D_FACE

    def is_open(self) -> bool:
        return True


@dataclass(frozen=True)
class OnTop(Condition):
    """This card is the top card of one of its master's zones."""

    zone: int

    def holds(self, game: "Game", source: int, master: int, regs: Regs) -> bool:
        cards = game.state.zone(master, self.zone)
        return bool(cards) and game.state.ref(cards[-1]) == source

    def reads(self, game: "Game", source: int, master: int) -> int:
        return 1 << (master * game.state.kinds + self.zone)


@dataclass(frozen=True)
class CameFrom(Condition):
    """This card has come onto the field in this turn, from one of some kinds of zone."""

    zones: tuple[int, ...]

    def holds(self, game: "Game", source: int, master: int, regs: Regs) -> bool:
        return any((source, came_key(zone)) in game.state.used for zone in self.zones)

    def reads(self, game: "Game", source: int, master: int) -> int:
        return D_TURN | game.book.field_bits

    def arrivals(self) -> int:
        bits = 0
        for zone in self.zones:
            bits |= 1 << zone
        return bits


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Several(Condition):
    """Several conditions, asked together."""

    parts: tuple[Condition, ...]

    def is_relative(self) -> bool:
        return any(part.is_relative() for part in self.parts)

    def fixed_parts(
        self, game: "Game", source: int, master: int, regs: Regs
    ) -> tuple[Condition, ...]:
        """Each of them, with the cards worked out that its text speaks of now."""
        return tuple([part.fixed(game, source, master, regs) for part in self.parts])

    def reads(self, game: "Game", source: int, master: int) -> int:
        bits = 0
        for part in self.parts:
            bits |= part.reads(game, source, master)
        return bits

    def chars(self) -> int:
        bits = 0
        for part in self.parts:
            bits |= part.chars()
        return bits

    def arrivals(self) -> int:
        bits = 0
        for part in self.parts:
            bits |= part.arrivals()
        return bits


@dataclass(frozen=True)
class Every(Several):
    """All of several conditions."""

    def holds(self, game: "Game", source: int, master: int, regs: Regs) -> bool:
        for part in self.parts:
            if not part.holds(game, source, master, regs):
                return False
        return True

    def fixed(self, game: "Game", source: int, master: int, regs: Regs) -> Condition:
        return Every(self.fixed_parts(game, source, master, regs))

    def of_origin(self) -> Condition | None:
        for part in self.parts:
            asked = part.of_origin()
            if asked is not None:
                return asked
        return None

    def is_open(self) -> bool:
        return all(part.is_open() for part in self.parts)


@dataclass(frozen=True)
class Unless(Condition):
    """The opposite of a condition."""

    part: Condition

    def holds(self, game: "Game", source: int, master: int, regs: Regs) -> bool:
        return not self.part.holds(game, source, master, regs)

    def is_relative(self) -> bool:
        return self.part.is_relative()

    def fixed(self, game: "Game", source: int, master: int, regs: Regs) -> Condition:
        return Unless(self.part.fixed(game, source, master, regs))

    def reads(self, game: "Game", source: int, master: int) -> int:
        return self.part.reads(game, source, master)

    def chars(self) -> int:
        return self.part.chars()

    def arrivals(self) -> int:
        return self.part.arrivals()
