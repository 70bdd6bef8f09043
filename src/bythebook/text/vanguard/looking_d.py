"""Looking at a deck whenever one wants, and what waits for looking (overDress era)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.d.actions.looking import sees_top
from bythebook.games.vanguard.d.texts.events import EV_LOOKED
from bythebook.kernel.abilities.abilities import Modifier, Trigger
from bythebook.kernel.language.words import YOU
from bythebook.text.english.actions import Action
from bythebook.text.english.moments import Moment
from bythebook.text.english.scope import Scope
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.lexicon_d import LEXICON_D


@dataclass(frozen=True)
class SeeTop(Action):
    """You may look at the top card of your deck at any time."""

    def modifiers(self, scope: Scope) -> list[Modifier]:
        if scope.game is not LEXICON_D:
            raise Unplayable(self, "this era has no rule for looking at any time")
        return list(sees_top())


@dataclass(frozen=True)
class LooksAtDeck(Moment):
    """You look at cards of a deck."""

    theirs: bool = False

    def trigger(self, scope: Scope) -> Trigger:
        if scope.game is not LEXICON_D:
            raise Unplayable(self, "this era has no rule for how often one has looked")
        return Trigger(EV_LOOKED, value=int(self.theirs), whose=YOU)


LINES: Final = """
action = SeeTop : you may look at the top card of your deck at any time
event = LooksAtDeck : you look at card from your deck
event = LooksAtDeck : you look at card from your opponent's deck {=theirs:True}
"""
