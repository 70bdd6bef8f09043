"""The nouns of card texts: which cards, and how many.

Every verb takes the same nouns. They are frozen data; `source` is the card
whose text speaks ("this card"), `master` the player who is "you", and `regs`
what earlier words of the same text have bound ("that character").
"""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from bythebook.kernel.language.words import ANYONE, YOU, Test, compare, passing, players_of
from bythebook.kernel.state.continuous_ops import CHAR_MASTER, E_CHAR
from bythebook.kernel.state.refs import CARD, NOTHING, SHIFT
from bythebook.kernel.state.zones import BLANK, D_MASTER, D_ORIENT, D_VARS

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game
    from bythebook.kernel.language.conditions import Condition

Regs = list[tuple[int, ...]]
MOVED: Final = 2
"""the register with what a text has moved"""
BEFORE: Final = 3
"""the register with what a card was before the move that a text waited for"""


@mypyc_attr(allow_interpreted_subclasses=True)
class Noun:
    """Anything that means some cards (or players)."""

    def refs(self, game: "Game", source: int, master: int, regs: Regs) -> list[int]:
        """References to the cards meant, now."""
        raise NotImplementedError

    def named(self, game: "Game", source: int, master: int, regs: Regs) -> list[int]:
        """References to the cards spoken of, those that are gone among them."""
        return self.refs(game, source, master, regs)

    def how_many(self, game: "Game", source: int, master: int, regs: Regs) -> int:
        """How many cards are meant, now."""
        return len(self.refs(game, source, master, regs))

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
        return [source] if game.book.is_this(game, source) else []

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
        found = regs[self.reg]
        if not self.reg and len(regs) > BEFORE and regs[BEFORE]:
            # What a text waited for to leave is spoken of as it was, where the book looks back.
            before = regs[BEFORE][0]
            if found and before != found[0] and before & CARD == found[0] & CARD:
                if before in game.state.last and game.book.remembers(game, before):
                    return [before]
        if self.reg == MOVED:
            return [_before(game, ref, regs) for ref in found]
        return list(found)


def _before(game: "Game", ref: int, regs: Regs) -> int:
    """A card a text has spoken of and then moved, as it was before, where the book looks back."""
    before = ref - (1 << SHIFT)
    if before in game.state.last and any(before in bound for bound in regs):
        if game.book.remembers(game, before):
            return before
    return ref


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
    area: int = field(init=False, compare=False, repr=False, default=NOTHING)
    """the kind of zone, if they are one player's cards in just one"""
    every: bool = field(init=False, compare=False, repr=False, default=False)
    """whether all the cards there are meant, whatever they are"""
    relative: bool = field(init=False, compare=False, repr=False, default=False)
    """whether it speaks of numbers or cards that have to be worked out first"""

    def __post_init__(self) -> None:
        only = len(self.zones) == 1 and not self.place and self.whose != ANYONE
        object.__setattr__(self, "area", self.zones[0] if only else NOTHING)
        every = not self.asks() and not self.other and self.orient < 0
        object.__setattr__(self, "every", every)
        relative = bool(self.limits) or (self.such is not None and self.such.is_relative())
        object.__setattr__(self, "relative", relative)

    def fixed(self, game: "Game", source: int, master: int, regs: Regs) -> "Cards":
        """The same cards, with every limit and every other card it speaks of worked out."""
        if not self.relative:
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
            None if self.such is None else self.such.fixed(game, source, master, regs),
            self.either,
        )

    def asks(self) -> bool:
        """Whether it asks anything of a card, but for where it is."""
        return bool(self.tests or self.either or self.limits or self.such is not None)

    def asks_what_it_is(self) -> bool:
        """Whether it asks what is on a card, which one has to look at for that."""
        if self.tests or self.either or self.limits:
            return True
        return self.such is not None and not self.such.is_open()

    def cards(self, game: "Game", source: int, master: int) -> list[int]:
        """The cards meant, by number."""
        state = game.state
        if game.lib.lends and self.by_master(game):
            found = self.mastered(game, master ^ self.whose)
        elif self.area >= 0:
            # You are 0 and your opponent is 1, as players are.
            found = state.zones[(master ^ self.whose) * state.kinds + self.area].copy()
        else:
            found = []
            for zone in self.zone_ids(game, source, master):
                found += state.zones[zone]
        return found if self.every or not found else self.asked_for(game, found, source)

    def asked_for(self, game: "Game", found: list[int], source: int) -> list[int]:
        """Those of some cards, all in its zones, that are as it asks."""
        if self.other:
            found = [c for c in found if c != source & CARD]
        if self.orient >= 0:
            turned = game.state.orient
            found = [c for c in found if turned[c] == self.orient]
        for test in self.tests:
            if found:
                found = passing(test, game.values(test.char), found)
                if game.sheet.faceless and test.numbers():
                    found = [c for c in found if not without_information(game, c)]
        if self.either or self.such is not None:
            found = [c for c in found if self.fits(game, c, source)]
        return found

    def how_many(self, game: "Game", source: int, master: int, regs: Regs) -> int:
        if not self.every or game.lib.lends:
            kind = self.fixed(game, source, master, regs) if self.relative else self
            return len(kind.cards(game, source, master))
        state = game.state
        if self.area >= 0:
            return len(state.zones[(master ^ self.whose) * state.kinds + self.area])
        count = 0
        for zone in self.zone_ids(game, source, master):
            count += len(state.zones[zone])
        return count

    def by_master(self, game: "Game") -> bool:
        """Whether whose they are is told by their masters, for some lie with another player."""
        if self.whose == ANYONE or self.place or not game.zones.by_master:
            return False
        return any(effect[E_CHAR] == CHAR_MASTER for effect in game.state.effects)

    def mastered(self, game: "Game", player: int) -> list[int]:
        """The cards of a player's in the zones looked at, and those on the field that lie there."""
        state = game.state
        found: list[int] = []
        for zone in self.zones:
            own = state.zones[player * state.kinds + zone]
            if not game.zones.field[zone]:
                found += own
                continue
            theirs = state.zones[(1 - player) * state.kinds + zone]
            found += [c for c in (*own, *theirs) if state.master[c] == player]
        return found

    def zone_ids(self, game: "Game", source: int, master: int) -> list[int]:
        """The zones looked at."""
        kinds = game.state.kinds
        if self.place:
            related = game.book.related(game, self.place, source, master)
            if not self.zones:
                return related
            return [z for z in related if z % kinds in self.zones]
        if self.whose == ANYONE:
            return [p * kinds + z for p in (master, 1 - master) for z in self.zones]
        base = (master if self.whose == YOU else 1 - master) * kinds
        return [base + z for z in self.zones]

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
            elif not compare(value, test.how, test.wanted) or (
                game.sheet.faceless and test.numbers() and without_information(game, card)
            ):
                return False
        if self.either and not fits_any(game, card, self.either):
            return False
        if self.such is not None:
            return self.such.holds(game, game.state.ref(card), game.state.master[card], [])
        return True

    def fitted(self, game: "Game", ref: int, source: int) -> bool:
        """Whether a card is of the kind meant, or was when it was last that card."""
        if game.state.alive(ref):
            return self.fits(game, ref & CARD, source)
        if self.other and ref == source:
            return False
        if self.orient >= 0 and game.last_orient(ref) != self.orient:
            return False
        if not all(t.met(game.last_value(t.char, ref)) for t in self.tests):
            return False
        if self.such is not None:
            if not self.such.holds(game, ref, game.state.master[ref & CARD], []):
                return False
        return not self.either or any(
            all(t.met(game.last_value(t.char, ref)) for t in tests) for tests in self.either
        )

    def refs(self, game: "Game", source: int, master: int, regs: Regs) -> list[int]:
        if self.relative:
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
                    if game.lib.lends and game.zones.by_master and game.zones.field[zone]:
                        bits |= D_MASTER | 1 << ((1 - player) * kinds + zone)
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


def without_information(game: "Game", card: int) -> bool:
    """Whether a card lies so that it has no information: not even a number of none."""
    return game.sheet.faceless.get(card) == BLANK


def fits_any(game: "Game", card: int, either: tuple[tuple[Test, ...], ...]) -> bool:
    """Whether a card is of one of several kinds."""
    return any(fits_all(game, card, tests) for tests in either)


def fits_all(game: "Game", card: int, tests: tuple[Test, ...]) -> bool:
    """Whether a card passes every one of some tests."""
    met = all(t.met(game.value(t.char, card)) for t in tests)
    if not met or not game.sheet.faceless:
        return met
    return not (without_information(game, card) and any(t.numbers() for t in tests))


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
        return self.times * self.of.how_many(game, source, master, regs)

    def reads(self, game: "Game", source: int, master: int) -> int:
        return self.of.reads(game, source, master)

    def chars(self) -> int:
        return self.of.chars()


@dataclass(frozen=True)
class ValueOf(Amount):
    """A characteristic of a card, the card's last one if it is gone, times so much, and more.

    Of no card it is nothing at all.
    """

    of: Noun
    char: int
    times: int = 1
    plus: int = 0

    def value(self, game: "Game", source: int, master: int, regs: Regs) -> int:
        found = self.of.named(game, source, master, regs)
        return self.times * game.last_value(self.char, found[0]) + self.plus if found else 0

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
