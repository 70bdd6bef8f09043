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


@mypyc_attr(allow_interpreted_subclasses=True)
class Words:
    """Words that belong together by how they are written: every name with a part in it.

    Subclasses are frozen data, so that tests which ask for the same words are equal.
    """

    def holds(self, word: str) -> bool:
        """Whether a word is one of them."""
        raise NotImplementedError


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

    `words` are traits or names that any one of will do; they stand for bits. So do all
    words of a `family`: which those are follows from the words themselves, so a name
    counts whether it is printed or was given by an effect.
    """

    char: int
    how: int
    value: int = 0
    words: tuple[str, ...] = ()
    family: Words | None = None
    wanted: int = field(init=False, compare=False, default=0)
    known: int = field(init=False, compare=False, default=0)

    def __post_init__(self) -> None:
        bits = self.value
        for word in self.words:
            bits |= word_bit(word)
        object.__setattr__(self, "wanted", bits)
        object.__setattr__(self, "known", 0)

    def met(self, value: int) -> bool:
        """Whether a value is as wanted, by every word there is by now."""
        if self.family is not None and self.known < len(_by_bit):
            bits = self.wanted
            for place in range(self.known, len(_by_bit)):
                if self.family.holds(_by_bit[place]):
                    bits |= 1 << place
            object.__setattr__(self, "wanted", bits)
            object.__setattr__(self, "known", len(_by_bit))
        return compare(value, self.how, self.wanted)


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
    the zones are the ones so related. `such` has to hold of each card, which it
    speaks of as "this card". `either` are kinds any one of which will do;
    `limits` are tests against numbers that have to be worked out first.
    """

    whose: int = YOU
    zones: tuple[int, ...] = ()
    tests: tuple[Test, ...] = ()
    other: bool = False
    orient: int = NOTHING
    place: int = 0
    such: "Condition | None" = None
    either: tuple[tuple[Test, ...], ...] = ()
    limits: tuple["Limit", ...] = ()

    def fixed(self, game: "Game", source: int, master: int, regs: Regs) -> "Cards":
        """The same cards, with every limit worked out."""
        if not self.limits:
            return self
        found: list[Test] = list(self.tests)
        for limit in self.limits:
            value = limit.amount.value(game, source, master, regs)
            found.append(Test(limit.char, limit.how, value))
        return Cards(
            self.whose,
            self.zones,
            tuple(found),
            self.other,
            self.orient,
            self.place,
            self.such,
            self.either,
        )

    def asks(self) -> bool:
        """Whether it asks anything of a card, but for where it is."""
        return bool(self.tests or self.either or self.limits or self.such is not None)

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
            value = game.value(test.char, card)
            if test.family is not None:
                if not test.met(value):
                    return False
            elif not compare(value, test.how, test.wanted):
                return False
        if self.either and not any(fits_all(game, card, tests) for tests in self.either):
            return False
        if self.such is not None:
            return self.such.holds(game, game.state.ref(card), game.state.master[card], [])
        return True

    def refs(self, game: "Game", source: int, master: int, regs: Regs) -> list[int]:
        if self.limits:
            return self.fixed(game, source, master, regs).refs(game, source, master, regs)
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
        if self.such is not None:
            bits |= self.such.reads(game, source, master)
        for limit in self.limits:
            bits |= limit.amount.reads(game, source, master)
        return bits

    def chars(self) -> int:
        bits = 0
        for test in self.tests:
            bits |= 1 << test.char
        if self.such is not None:
            bits |= self.such.chars()
        for tests in self.either:
            for test in tests:
                bits |= 1 << test.char
        for limit in self.limits:
            bits |= 1 << limit.char | limit.amount.chars()
        return bits


def fits_all(game: "Game", card: int, tests: tuple[Test, ...]) -> bool:
    """Whether a card passes every one of some tests."""
    return all(t.met(game.value(t.char, card)) for t in tests)


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

    def differs(self) -> bool:
        """Whether the number is another one for each card that an effect applies to."""
        return False

    def value_for(self, game: "Game", card: int) -> int:
        """The number for one of the cards that an effect applies to."""
        raise NotImplementedError


@dataclass(frozen=True)
class Limit:
    """A test against a number that has to be worked out: level X or lower."""

    char: int
    how: int
    amount: Amount


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
        kind = self.kind.fixed(game, source, master, regs)
        return bool(found) and all(kind.fits(game, r & CARD, source) for r in found)

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
class IsTurned(Condition):
    """This card is in one of the orientations: it rests, it is reversed."""

    orient: int

    def holds(self, game: "Game", source: int, master: int, regs: Regs) -> bool:
        return game.state.alive(source) and game.state.orient[source & CARD] == self.orient

    def reads(self, game: "Game", source: int, master: int) -> int:
        return D_ORIENT | game.book.field_bits


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
