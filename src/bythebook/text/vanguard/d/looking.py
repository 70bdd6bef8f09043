"""Looking at a deck whenever one wants, what waits for that; two zones searched (overDress era)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Final

from bythebook.games.vanguard.d.actions.looking import sees_top
from bythebook.games.vanguard.d.actions.searching import ways_to_search
from bythebook.games.vanguard.d.texts.events import EV_LOOKED
from bythebook.games.vanguard.texts.shuffling import NoteSearched
from bythebook.games.vanguard.zones.zones import DECK
from bythebook.kernel.abilities.abilities import Effect, Modifier, Trigger
from bythebook.kernel.language.words import YOU
from bythebook.kernel.texts.branching import OneOf
from bythebook.kernel.texts.verbs import ChooseCards, Search
from bythebook.text.english.actions import Action
from bythebook.text.english.counts import UpTo
from bythebook.text.english.marks import Area
from bythebook.text.english.moments import Moment
from bythebook.text.english.scope import Scope
from bythebook.text.english.subjects import Some
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.d.lexicon import LEXICON_D
from bythebook.text.vanguard.looking import in_area
from bythebook.text.vanguard.scope import SEARCHED_ONE


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


def there(effect: Effect, zones: tuple[int, ...]) -> Effect:
    """The choosing of cards, in some zones."""
    if isinstance(effect, ChooseCards | Search):
        return replace(effect, what=replace(effect.what, zones=zones))
    return effect


@dataclass(frozen=True)
class SearchBoth(Action):
    """Search two zones of yours for cards, or one of them."""

    goes_on: ClassVar[bool] = True

    what: Some
    first: int
    second: int

    def effects(self, scope: Scope) -> list[Effect]:
        if scope.actor:
            raise Unplayable(self, "it leaves open who searches for what")
        if scope.game is not LEXICON_D or not isinstance(self.what.count, UpTo):
            raise Unplayable(self, "it leaves open what has to be found where")
        choices, before = scope.choices, scope.it
        ways: list[tuple[Effect, ...]] = []
        for zones in ways_to_search(self.first, self.second):
            scope.choices, scope.it = choices, before
            # Whether the deck was among them is what is asked afterwards.
            searched = DECK if DECK in zones else zones[0]
            found = in_area(self.what, Area((searched,))).fetch(scope)
            ways.append((NoteSearched(searched), *[there(e, zones) for e in found.effects]))
        scope.called_chosen()
        scope.done = found.noun
        SEARCHED_ONE.note(scope, DECK in (self.first, self.second))
        return [OneOf(tuple(ways))]


LINES: Final = """
deed = SearchBoth : search your {first:zone} and {second:zone} for {what:plain_some}
action = SeeTop : you may look at the top card of your deck at any time
event = LooksAtDeck : you look at card from your deck
event = LooksAtDeck : you look at card from your opponent's deck {=theirs:True}
"""
