"""What a card is asked to be: its grade, its names, its abilities, how it lies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.cards.cards import GRADE, NAMES, NamesWith
from bythebook.kernel.language.words import EQUAL, HAS, Test
from bythebook.text.english.features import Feature
from bythebook.text.english.marks import Asked, Mark, Word
from bythebook.text.english.scope import Scope
from bythebook.text.meaning import Unplayable


@dataclass(frozen=True)
class OfGrade(Mark):
    """Of a grade, or of one at least or at the most."""

    n: int
    how: int = EQUAL

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.tests.append(Test(GRADE, self.how, self.n))


@dataclass(frozen=True)
class InName(Feature):
    """A part of its card name."""

    name: str
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.tests.append(Test(NAMES, HAS, family=NamesWith(self.name)))


@dataclass(frozen=True)
class CalledSo(Mark):
    """Of a card name."""

    name: str
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.tests.append(scope.game.word_test(Word(self.name, 1)))


@dataclass(frozen=True)
class Turned(Mark):
    """Standing or resting."""

    mode: int
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        if asked.orient >= 0:
            raise Unplayable(self, "it is said twice how it is turned")
        asked.orient = self.mode


LINES: Final = """
pre = OfGrade : grade {n:number}
pre = OfGrade : grade {n:number} or less {=how:AT_MOST}
pre = OfGrade : grade {n:number} or greater {=how:AT_LEAST}
such_post = CalledSo : named {name:name}
feature = InName : {name:name} in {form:its} card name
its = 0 : its
its = 1 : their
its = 2 : the
pre = Turned : {mode:turned}
turned = STAND : [stand]
turned = REST : [rest]
"""
