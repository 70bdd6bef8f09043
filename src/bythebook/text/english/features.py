"""What a card can be "with": numbers, names, and what a dialect adds."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.kernel.language.words import AT_LEAST, AT_MOST, EQUAL
from bythebook.text.english.marks import Asked, Mark, Word
from bythebook.text.english.scope import Scope

# How a number is said: of one card, or of each of several, without an article.
OF_ONE: Final = 0
OF_EACH: Final = 1
OF_ONE_IN_SHORT: Final = 2


@dataclass(frozen=True)
class With(Mark):
    """With some features."""

    features: tuple[Feature, ...]
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        for feature in self.features:
            feature.ask(asked, scope)

    def of_type(self, head: int, scope: Scope) -> Mark | None:
        kept = tuple(feature for feature in self.features if feature.is_had_by(head, scope))
        return replace(self, features=kept) if kept else None

    def is_plural(self) -> bool:
        """Whether it speaks of numbers without an article: of each of several cards."""
        return any(isinstance(f, Bound | Between) and f.of == OF_EACH for f in self.features)


class Feature(Mark):
    """What a card can be "with"."""

    def had(self, scope: Scope) -> int:
        """The types of cards that can have it at all, or 0 if all can."""
        return 0

    def is_had_by(self, head: int, scope: Scope) -> bool:
        """Whether cards of a type can have it; a head noun without a type speaks of all."""
        types, had = head & scope.game.types, self.had(scope)
        return not types or not had or bool(types & had)


@dataclass(frozen=True)
class Bound(Feature):
    """A number of the card: so much, or more, or less."""

    char: int
    n: int
    how: int = EQUAL
    form: int = 0
    original: bool = False
    of: int = OF_ONE

    def had(self, scope: Scope) -> int:
        return scope.game.who_have(self.char)

    def is_just(self, char: int, n: int) -> bool:
        """Whether it says nothing but that a number is so much."""
        return (self.char, self.n, self.how, self.original) == (char, n, EQUAL, False)

    def ask(self, asked: Asked, scope: Scope) -> None:
        scope.game.ask_number(asked, self.char, self.how, self.n, self.original)


@dataclass(frozen=True)
class Between(Feature):
    """From so much to so much."""

    char: int
    least: int
    most: int
    form: int = 0
    original: bool = False
    of: int = OF_ONE

    def had(self, scope: Scope) -> int:
        return scope.game.who_have(self.char)

    def ask(self, asked: Asked, scope: Scope) -> None:
        scope.game.ask_number(asked, self.char, AT_LEAST, self.least, self.original)
        scope.game.ask_number(asked, self.char, AT_MOST, self.most, self.original)


@dataclass(frozen=True)
class OneOrOther(Feature):
    """So much or so much."""

    char: int
    first: int
    second: int
    form: int = 0

    def had(self, scope: Scope) -> int:
        return scope.game.who_have(self.char)

    def ask(self, asked: Asked, scope: Scope) -> None:
        scope.game.ask_any(asked, self.char, (self.first, self.second))


@dataclass(frozen=True)
class BeyondBound(Feature):
    """More than so much, or less than so much: not that much itself."""

    char: int
    n: int
    more: bool = False
    form: int = 0

    def had(self, scope: Scope) -> int:
        return scope.game.who_have(self.char)

    def ask(self, asked: Asked, scope: Scope) -> None:
        how, n = (AT_LEAST, self.n + 1) if self.more else (AT_MOST, self.n - 1)
        scope.game.ask_number(asked, self.char, how, n)


@dataclass(frozen=True)
class HasWord(Feature):
    """A trait, a character name or a card name, as a feature."""

    word: Word
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.tests.append(scope.game.word_test(self.word))


LINES: Final = """
# What cards are with: a dialect says more features.
such_post = With : with {features:features}
such_post = With : that have {features:features} {=form:1}
features = * feature ; , ; and
feature = HasWord : {word:word}
"""
