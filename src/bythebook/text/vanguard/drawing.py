"""What is waited for when cards are drawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.d.texts.drawing import DrawingByAbility
from bythebook.games.vanguard.texts.drawing import draws
from bythebook.kernel.abilities.abilities import Trigger
from bythebook.kernel.language.words import YOU
from bythebook.text.english.moments import Moment
from bythebook.text.english.scope import Scope
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.d.lexicon import LEXICON_D


@dataclass(frozen=True)
class Draws(Moment):
    """A player draws a card."""

    whose: int = YOU

    def trigger(self, scope: Scope) -> Trigger:
        return draws(whose=self.whose)


@dataclass(frozen=True)
class DrawsByAbility(Moment):
    """A player draws a card by a card's ability."""

    whose: int = YOU

    def trigger(self, scope: Scope) -> Trigger:
        if scope.game is not LEXICON_D:
            raise Unplayable(self, "this era does not say which draws are made by abilities")
        return draws(DrawingByAbility(), self.whose)


LINES: Final = """
event = Draws : you draw 1 card
event = Draws : your opponent draw 1 card {=whose:OPPONENT}
event = DrawsByAbility : you draw 1 card by a card's ability
event = DrawsByAbility : your opponent draw 1 card by a card's ability {=whose:OPPONENT}
"""
