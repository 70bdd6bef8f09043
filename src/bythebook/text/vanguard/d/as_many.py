"""Cards chosen as many as possible (overDress era)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from bythebook.games.vanguard.d.actions.as_many import ChooseAsMany
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.texts.verbs import ChooseCards
from bythebook.text.english.actions import Action, Choose
from bythebook.text.english.scope import Scope
from bythebook.text.english.subjects import Some
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.d.lexicon import LEXICON_D


@dataclass(frozen=True)
class AsManyAsPossible(Action):
    """Choose so many cards, as many as possible."""

    goes_on: ClassVar[bool] = True

    what: Some

    def effects(self, scope: Scope) -> list[Effect]:
        if scope.game is not LEXICON_D or scope.actor:
            raise Unplayable(self, "it leaves open who has to show what")
        found = Choose(self.what).effects(scope)
        chosen = found[-1]
        if type(chosen) is not ChooseCards or chosen.up_to or chosen.looked:
            raise Unplayable(self, "it leaves open how many have to be chosen")
        return [*found[:-1], ChooseAsMany(chosen.what, chosen.count, reg=chosen.reg, by=chosen.by)]


LINES: Final = """
deed = AsManyAsPossible : choose {what:some} as many as possible
"""
