"""Columns that are chosen, and cards in them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from bythebook.games.vanguard.texts import columns as game
from bythebook.kernel.abilities.abilities import Effect
from bythebook.text.english.actions import Action
from bythebook.text.english.marks import Asked
from bythebook.text.english.scope import Fact, Scope
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.nouns import OfBoth

COLUMN: Final = Fact[int](-1)
"""where the column is kept that was chosen"""


@dataclass(frozen=True)
class ChooseColumn(Action):
    """Choose a column."""

    goes_on: ClassVar[bool] = True

    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if scope.actor:
            raise Unplayable(self, "it leaves open who chooses")
        reg = scope.next_choice(self)
        COLUMN.note(scope, reg)
        scope.done = None
        return [game.ChooseColumn(reg)]


@dataclass(frozen=True)
class InThatColumn(OfBoth):
    """In the column that was chosen."""

    def ask(self, asked: Asked, scope: Scope) -> None:
        reg = COLUMN.of(scope)
        if reg < 0:
            raise Unplayable(self, "no column was chosen before")
        asked.such.append(game.InChosenColumn(reg))


LINES: Final = """
deed = ChooseColumn : choose a column
deed = ChooseColumn : choose 1 of your column {=form:1}
plain_post = InThatColumn : in that column
"""
