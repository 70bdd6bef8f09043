"""What stands around a noun, and what it asks of a card."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import ClassVar, Final

from bythebook.kernel.language.amounts import Either
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Cards, Limit, Noun
from bythebook.kernel.language.words import HAS, LACKS, YOU, Test
from bythebook.kernel.state.refs import NOTHING
from bythebook.text.english.scope import Scope, Unplayable


@dataclass
class Asked:
    """What a kind of card comes to, put together word by word."""

    tests: list[Test]
    such: list[Condition]
    zones: tuple[int, ...] = ()
    whose: int = NOTHING
    orient: int = NOTHING
    other: bool = False
    among: bool = False
    under: bool = False
    below: Noun | None = None
    """under which cards, if not under this one"""
    under_one: bool = False
    """that they are all under the same one of those"""
    joined: bool = False
    """that two kinds are joined by "and": right only where all of them are meant"""
    unsaid: bool = False
    """that an area is named, but not whose"""
    limits: list[Limit] = field(default_factory=list)
    """characteristics against numbers that have to be worked out first"""
    of_master: list[Callable[[int], Condition]] = field(default_factory=list)
    """what can only be asked when it is known whose they are"""

    def any_of(self, kinds: list[Cards], scope: Scope) -> None:
        """Any one of some kinds will do."""
        self.such.append(Either(tuple(scope.game.is_of(kind) for kind in kinds)))


class Mark:
    """A word or phrase that says more about a kind of card."""

    def ask(self, asked: Asked, scope: Scope) -> None:
        """Add what it asks."""
        raise NotImplementedError

    def of_type(self, head: int, scope: Scope) -> Mark | None:
        """What of it cards of a type can have at all."""
        return self

    def names_type(self) -> bool:
        """Whether it is a part of what a type of cards is called, and so of its head noun."""
        return False

    def is_one(self) -> bool:
        """Whether only one card at a time can be so, whoever's it is."""
        return False


@dataclass(frozen=True)
class Word:
    """What a card is called by: a trait, a name; `kind` is which."""

    word: str
    kind: int


@dataclass(frozen=True)
class Colored(Mark):
    """Of a color, or of one of several."""

    colors: tuple[int, ...]
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        bits = 0
        for color in self.colors:
            bits |= color
        asked.tests.append(Test(scope.game.colors, HAS, bits))


@dataclass(frozen=True)
class NonColor(Mark):
    """Not of a color."""

    color: int

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.tests.append(Test(scope.game.colors, LACKS, self.color))


@dataclass(frozen=True)
class EitherColor(Mark):
    """Of one color, and of another: all the cards of both."""

    first: int
    second: int

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.joined = True
        asked.tests.append(Test(scope.game.colors, HAS, self.first | self.second))


@dataclass(frozen=True)
class Named(Mark):
    """With one of some traits and names."""

    words: tuple[Word, ...]
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        if len(self.words) == 1:
            asked.tests.append(scope.game.word_test(self.words[0]))
        else:
            asked.any_of([scope.game.called(word) for word in self.words], scope)


@dataclass(frozen=True)
class ThreeNamed(Named):
    """With one of three traits or names, "or" between any two of them."""

    words: tuple[Word, ...] = ()
    first: Word | None = None
    second: Word | None = None
    third: Word | None = None

    def ask(self, asked: Asked, scope: Scope) -> None:
        said = (self.first, self.second, self.third)
        Named(tuple(word for word in said if word is not None)).ask(asked, scope)


@dataclass(frozen=True)
class EitherWord(Mark):
    """With one trait or name, and with another: all the cards of both."""

    first: Word
    second: Word

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.joined = True
        words = (self.first, self.second)
        asked.any_of([scope.game.called(word) for word in words], scope)


@dataclass(frozen=True)
class NonWord(Mark):
    """Without a trait or a name."""

    word: Word

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.tests.append(replace(scope.game.word_test(self.word), how=LACKS))


@dataclass(frozen=True)
class Other(Mark):
    """Other than this card."""

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.other = True


@dataclass(frozen=True)
class OtherThan(Mark):
    """Other than this card, or than cards of some name."""

    words: tuple[Word, ...] = ()
    form: int = 0
    how: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        if not self.words:
            asked.other = True
        for word in self.words:
            test = scope.game.word_test(word)
            asked.tests.append(replace(test, how=LACKS))


@dataclass(frozen=True)
class InMode(Mark):
    """In active mode or in rest mode."""

    mode: int
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.orient = self.mode


@dataclass(frozen=True)
class Area:
    """One or several areas of a player; `form` is how it is written."""

    zones: tuple[int, ...]
    whose: int = YOU
    form: int = 0
    bare: bool = False
    """that nothing is said of whose it is"""


@dataclass(frozen=True)
class TwoAreas:
    """Two areas of a player, both of them."""

    first: int
    second: int
    whose: int = YOU
    form: int = 0
    bare: ClassVar[bool] = False

    @property
    def zones(self) -> tuple[int, ...]:
        """Both."""
        return (self.first, self.second)


@dataclass(frozen=True)
class InArea(Mark):
    """In an area, or from it."""

    area: Area
    form: int = 0
    origin: bool = False
    """that cards are meant that come from there"""

    def ask(self, asked: Asked, scope: Scope) -> None:
        if asked.zones:
            raise Unplayable(self, "cards are in one place")
        asked.zones = self.area.zones
        whose = scope.game.bare_whose if self.area.bare else self.area.whose
        if whose >= 0:
            asked.whose = scope.whose(whose)
        else:
            asked.unsaid = True


@dataclass(frozen=True)
class InPlay(Mark):
    """In play."""

    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        """Cards are in play where their type says, if nothing else is said."""


@dataclass(frozen=True)
class AmongThem(Mark):
    """Among the cards looked at."""

    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        if scope.among is None:
            raise Unplayable(self, "no cards were looked at before")
        asked.among = True


@dataclass(frozen=True)
class UnderThis(Mark):
    """Placed under this card."""

    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.under = True


LINES: Final = """
# What stands around a noun: a dialect says what areas (zone), words and colors there are.
group_post = InArea : in {area:area}
pair = EitherWord : {first:word} and {second:word}
colored = Colored : {colors:colors}
colored = Colored : {colors:colors} color {=form:1}
colors = * color ; , ; or
named = Named : {words:words}
named = ThreeNamed : {first:word} or {second:word} or {third:word}
words = * word ; , ; or
pre = Other : other
pre = NonWord : non - {word:word}
plain_post = InArea : in {area:area}
plain_post = InArea : from {area:area} {=origin:True}
plain_post = InArea : placed in {area:area} {=form:3}
plain_post = InPlay : in play
plain_post = AmongThem : among them
plain_post = AmongThem : from among them {=form:1}
plain_post = AmongThem : {form:among_those}
among_those = 2 : among those card
among_those = 3 : from it
among_those = 4 : among the revealed card
among_those = 5 : from among those card
among_those = 6 : from those card
among_those = 7 : from them
among_those = 8 : among the card
among_those = 9 : from among the revealed card
among_those = 10 : from the revealed card
among_those = 11 : among the card looked at
among_those = 12 : among the card you looked at
among_those = 13 : from among the card you looked at
among_those = 14 : among the card revealed
among_those = 15 : from among the card
among_those = 16 : among the card you revealed
plain_post = UnderThis : under this card
plain_post = UnderThis : placed under this card {=form:1}
plain_post = UnderThis : from under this card {=form:2}
area = Area : {whose:whose} {zones:zones}
area = Area : a {zones:zones} {=whose:ANYONE} {=form:1}
area = Area : {zones:zones} {=whose:ANYONE} {=bare:True}
area = Area : all {zones:one_zone} {=whose:ANYONE} {=form:5}
one_zone = * zone ;
area = Area : the {zones:zones} {=whose:NOTHING} {=form:2}
area = TwoAreas : {whose:whose} {first:zone} and {second:zone}
area = TwoAreas : your {first:zone} or your {second:zone} {=form:1}
zones = * zone ; , ; or
pre = EitherWord : {first:word} and {second:word}
pre = EitherColor : {first:color} and {second:color}
"""
