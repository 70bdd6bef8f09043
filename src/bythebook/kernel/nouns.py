"""The nouns of card texts: which cards, how many, under which condition.

Every verb takes the same nouns. They are frozen data; `source` is the card
whose text speaks ("this card"), `master` the player who is "you", and `regs`
what earlier words of the same text have bound ("that character").
"""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from bythebook.kernel.refs import CARD, NOTHING
from bythebook.kernel.zones import D_ORIENT, D_TURN, D_VARS

if TYPE_CHECKING:
    from bythebook.kernel.game import Game

Regs = list[tuple[int, ...]]

# Whose.
YOU: Final = 0
OPPONENT: Final = 1
ANYONE: Final = 2

# How a value is compared.
AT_LEAST: Final = 1
AT_MOST: Final = 2
EQUAL: Final = 3
HAS: Final = 4
"""any of the bits"""
LACKS: Final = 5

_words: Final[dict[str, int]] = {}
_by_bit: Final[list[str]] = []


def word_bit(word: str) -> int:
    """The bit that stands for a trait or a name in bit characteristics."""
    place = _words.get(word)
    if place is None:
        place = _words[word] = len(_by_bit)
        _by_bit.append(word)
    return 1 << place


def words_of(bits: int) -> list[str]:
    """The words that bits stand for."""
    found: list[str] = []
    place = 0
    while bits:
        if bits & 1:
            found.append(_by_bit[place])
        bits >>= 1
        place += 1
    return found


def compare(value: int, how: int, wanted: int) -> bool:
    """Whether a value is as wanted."""
    if how == AT_LEAST:
        return value >= wanted
    if how == AT_MOST:
        return value <= wanted
    if how == EQUAL:
        return value == wanted
    if how == HAS:
        return value & wanted != 0
    return value & wanted == 0


def players_of(whose: int, master: int) -> tuple[int, ...]:
    """The players a `whose` means, seen from a master."""
    if whose == YOU:
        return (master,)
    if whose == OPPONENT:
        return (1 - master,)
    return (0, 1)


@dataclass(frozen=True)
class Test:
    """One thing asked of a card's characteristic: level 1 or lower, a trait, a name.

    `words` are traits or names that any one of will do; they stand for bits.
    """

    char: int
    how: int
    value: int = 0
    words: tuple[str, ...] = ()
    wanted: int = field(init=False, compare=False, default=0)

    def __post_init__(self) -> None:
        bits = self.value
        for word in self.words:
            bits |= word_bit(word)
        object.__setattr__(self, "wanted", bits)


@mypyc_attr(allow_interpreted_subclasses=True)
class Noun:
    """Anything that means some cards (or players)."""

    def refs(self, game: "Game", source: int, master: int, regs: Regs) -> list[int]:
        """References to the cards meant, now."""
        raise NotImplementedError

    def named(self, game: "Game", source: int, master: int, regs: Regs) -> list[int]:
        """References to the cards spoken of, those that are gone among them."""
        return self.refs(game, source, master, regs)

    def reads(self, game: "Game", source: int, master: int) -> int:
        """What of the state the answer depends on, as bits."""
        return 0

    def chars(self) -> int:
        """Which characteristics the answer depends on, as bits."""
        return 0


@dataclass(frozen=True)
class This(Noun):
    """The card whose text it is, if it is still that card."""

    def refs(self, game: "Game", source: int, master: int, regs: Regs) -> list[int]:
        return [source] if game.state.alive(source) else []

    def named(self, game: "Game", source: int, master: int, regs: Regs) -> list[int]:
        return [source]


@dataclass(frozen=True)
class Bound(Noun):
    """What an earlier word of the same text has bound."""

    reg: int = 0

    def refs(self, game: "Game", source: int, master: int, regs: Regs) -> list[int]:
        alive = game.state.alive
        return [r for r in regs[self.reg] if alive(r)]

    def named(self, game: "Game", source: int, master: int, regs: Regs) -> list[int]:
        return list(regs[self.reg])


@dataclass(frozen=True)
class Rest(Noun):
    """Of what was bound first, whatever was not bound again: "the rest"."""

    reg: int
    without: int

    def refs(self, game: "Game", source: int, master: int, regs: Regs) -> list[int]:
        alive = game.state.alive
        return [r for r in regs[self.reg] if r not in regs[self.without] and alive(r)]


@dataclass(frozen=True)
class Player(Noun):
    """You, or your opponent, as the aim of an effect."""

    whose: int = YOU

    def refs(self, game: "Game", source: int, master: int, regs: Regs) -> list[int]:
        return list(players_of(self.whose, master))


@dataclass(frozen=True)
class Cards(Noun):
    """The one noun phrase: whose, where, of what kind, in which state, other than this.

    `place` is a relation of the book's (in front of this, facing this); then
    the zones are the ones so related.
    """

    whose: int = YOU
    zones: tuple[int, ...] = ()
    tests: tuple[Test, ...] = ()
    other: bool = False
    orient: int = NOTHING
    place: int = 0

    def cards(self, game: "Game", source: int, master: int) -> list[int]:
        """The cards meant, by number."""
        state = game.state
        found: list[int] = []
        for zone in self.zone_ids(game, source, master):
            for card in state.zones[zone]:
                if self.fits(game, card, source):
                    found.append(card)
        return found

    def zone_ids(self, game: "Game", source: int, master: int) -> list[int]:
        """The zones looked at."""
        kinds = game.state.kinds
        if self.place:
            related = game.book.related(game, self.place, source & CARD, master)
            if not self.zones:
                return related
            return [z for z in related if z % kinds in self.zones]
        if self.whose == YOU:
            base = master * kinds
            return [base + z for z in self.zones]
        if self.whose == OPPONENT:
            base = (1 - master) * kinds
            return [base + z for z in self.zones]
        return [p * kinds + z for p in (master, 1 - master) for z in self.zones]

    def fits(self, game: "Game", card: int, source: int) -> bool:
        """Whether one card, wherever it is, is of the kind meant."""
        if self.other and card == source & CARD:
            return False
        if self.orient >= 0 and game.state.orient[card] != self.orient:
            return False
        for test in self.tests:
            if not compare(game.value(test.char, card), test.how, test.wanted):
                return False
        return True

    def refs(self, game: "Game", source: int, master: int, regs: Regs) -> list[int]:
        return game.state.refs(self.cards(game, source, master))

    def reads(self, game: "Game", source: int, master: int) -> int:
        kinds = game.state.kinds
        bits = 0
        if self.place:
            bits = game.book.field_bits
        else:
            for player in players_of(self.whose, master):
                for zone in self.zones:
                    bits |= 1 << (player * kinds + zone)
        if self.orient >= 0:
            bits |= D_ORIENT
        return bits

    def chars(self) -> int:
        bits = 0
        for test in self.tests:
            bits |= 1 << test.char
        return bits


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount:
    """Anything that means a number."""

    def value(self, game: "Game", source: int, master: int, regs: Regs) -> int:
        """The number, now."""
        raise NotImplementedError

    def reads(self, game: "Game", source: int, master: int) -> int:
        """What of the state the number depends on, as bits."""
        return 0

    def chars(self) -> int:
        """Which characteristics the number depends on, as bits."""
        return 0

    def grows(self) -> bool:
        """Whether the number can never be less than nothing."""
        return False


@dataclass(frozen=True)
class Num(Amount):
    """A number as written."""

    n: int

    def value(self, game: "Game", source: int, master: int, regs: Regs) -> int:
        return self.n

    def grows(self) -> bool:
        return self.n >= 0


@dataclass(frozen=True)
class Count(Amount):
    """So much for each of some cards."""

    of: Noun
    times: int = 1

    def grows(self) -> bool:
        return self.times >= 0

    def value(self, game: "Game", source: int, master: int, regs: Regs) -> int:
        return self.times * len(self.of.refs(game, source, master, regs))

    def reads(self, game: "Game", source: int, master: int) -> int:
        return self.of.reads(game, source, master)

    def chars(self) -> int:
        return self.of.chars()


@dataclass(frozen=True)
class ValueOf(Amount):
    """A characteristic of a card, the card's last one if it is gone, times so much."""

    of: Noun
    char: int
    times: int = 1

    def value(self, game: "Game", source: int, master: int, regs: Regs) -> int:
        found = self.of.named(game, source, master, regs)
        return self.times * game.last_value(self.char, found[0]) if found else 0

    def reads(self, game: "Game", source: int, master: int) -> int:
        return self.of.reads(game, source, master)

    def chars(self) -> int:
        return self.of.chars() | 1 << self.char


@dataclass(frozen=True)
class Variable(Amount):
    """A variable of the book's, of a player."""

    var: int
    whose: int = YOU

    def value(self, game: "Game", source: int, master: int, regs: Regs) -> int:
        player = players_of(self.whose, master)[0]
        return game.state.vars[self.var + player]

    def reads(self, game: "Game", source: int, master: int) -> int:
        return D_VARS


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


@dataclass(frozen=True)
class AmountIs(Condition):
    """A number is so much, or more, or less."""

    amount: Amount
    how: int
    n: int

    def holds(self, game: "Game", source: int, master: int, regs: Regs) -> bool:
        return compare(self.amount.value(game, source, master, regs), self.how, self.n)

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
    """A card already spoken of is of some kind."""

    noun: Noun
    kind: Cards

    def holds(self, game: "Game", source: int, master: int, regs: Regs) -> bool:
        found = self.noun.refs(game, source, master, regs)
        return bool(found) and all(self.kind.fits(game, r & CARD, source) for r in found)

    def reads(self, game: "Game", source: int, master: int) -> int:
        return self.noun.reads(game, source, master) | self.kind.reads(game, source, master)

    def chars(self) -> int:
        return self.noun.chars() | self.kind.chars()


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
class Every(Condition):
    """All of several conditions."""

    parts: tuple[Condition, ...]

    def holds(self, game: "Game", source: int, master: int, regs: Regs) -> bool:
        return all(p.holds(game, source, master, regs) for p in self.parts)

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


@dataclass(frozen=True)
class Unless(Condition):
    """The opposite of a condition."""

    part: Condition

    def holds(self, game: "Game", source: int, master: int, regs: Regs) -> bool:
        return not self.part.holds(game, source, master, regs)

    def reads(self, game: "Game", source: int, master: int) -> int:
        return self.part.reads(game, source, master)

    def chars(self) -> int:
        return self.part.chars()
