"""What a text does: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from bythebook.games.dbs.keywords.fields import PlaceInBattleArea
from bythebook.games.dbs.texts import effects as dbs
from bythebook.games.dbs.texts.choices import (
    ChooseThese,
)
from bythebook.games.dbs.zones.zones import (
    BATTLE_AREA,
    DROP,
    REMOVED,
)
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.language.nouns import Noun, This
from bythebook.kernel.language.words import OPPONENT, YOU
from bythebook.kernel.state.refs import NOTHING
from bythebook.text.dbs.scope import KOD, PLAYED
from bythebook.text.dbs.subjects import Some
from bythebook.text.english import actions as english
from bythebook.text.english.actions import Action, Dest, moved, reg_of, taken
from bythebook.text.english.marks import Area
from bythebook.text.english.scope import (
    PUT_IN,
    THEIR,
    Scope,
    Unplayable,
)
from bythebook.text.english.subjects import Fetched, Subject, ThisCard

PLAY: Final = 5
WHOSE_UNSAID: Final = 5
PLACED_WITH: Final = {0: YOU, 3: THEIR, 4: OPPONENT, WHOSE_UNSAID: YOU}
"""by how it is said whose area it is: in whose battle area cards are placed"""


@dataclass(frozen=True)
class KoIt(Action):
    """KO battle cards."""

    goes_on: ClassVar[bool] = True

    what: Subject

    def effects(self, scope: Scope) -> list[Effect]:
        found = taken(self.what, scope)
        moved(scope, found, (KOD, NOTHING), (PUT_IN, DROP))
        return [*found.effects, dbs.Ko(found.noun, reg_of(found))]


@dataclass(frozen=True)
class Sent(Action):
    """Cards go somewhere, said of the cards."""

    what: Subject
    to: Dest
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        return Move(self.what, self.to).effects(scope)


@dataclass(frozen=True)
class RemoveFromGame(Action):
    """Remove cards from the game."""

    what: Subject

    def effects(self, scope: Scope) -> list[Effect]:
        found = taken(self.what, scope)
        moved(scope, found, (PUT_IN, REMOVED))
        return [*found.effects, dbs.Put(found.noun, REMOVED, reg=reg_of(found))]


@dataclass(frozen=True)
class Under(Action):
    """Place cards under this card, or under another."""

    what: Subject
    host: Subject
    form: int = 0
    area: Area | None = None

    def effects(self, scope: Scope) -> list[Effect]:
        if self.area is not None:
            ThisCard(self.area).fetch(scope)
        if isinstance(self.host, Some):
            return self.under_one(self.host, scope)
        host = self.host.noun(scope)
        found = taken(self.what, scope)
        scope.done = found.noun
        return [*found.effects, dbs.PlaceUnder(found.noun, host)]

    def under_one(self, host: Some, scope: Scope) -> list[Effect]:
        """The cards are chosen, then the one that they are placed under."""
        found = taken(self.what, scope)
        it = scope.it
        under = host.fetch(scope)
        scope.it, scope.done = it, None
        return [*found.effects, *under.effects, dbs.PlaceUnder(found.noun, under.noun)]


@dataclass(frozen=True)
class Choose(english.Choose):
    """Choose cards, perhaps ignoring [Barrier]."""

    ignoring: bool = False

    def these(self, noun: Noun, reg: int, scope: Scope) -> Effect:
        return ChooseThese(noun, reg, self.ignoring)


@dataclass(frozen=True)
class Move(english.Move):
    """Place, add, return or send cards somewhere: to areas of their owners."""

    def placed(self, found: Fetched, scope: Scope) -> list[Effect]:
        if self.to.zone == BATTLE_AREA:
            return self.in_battle_area(found, scope)
        return super().placed(found, scope)

    def in_battle_area(self, found: Fetched, scope: Scope) -> list[Effect]:
        """To place a battle card in the battle area is to play it; extra cards lie there, too."""
        if isinstance(found.noun, This) and not scope.zones:
            raise Unplayable(self, "it is not said where this card is")
        if self.to.owner not in PLACED_WITH or (self.to.owner == WHOSE_UNSAID and scope.actor):
            raise Unplayable(self, "it leaves open whose area it is")
        moved(scope, found, (PLAYED, NOTHING), (PUT_IN, BATTLE_AREA))
        scope.away = None
        whose = scope.whose(PLACED_WITH[self.to.owner])
        place = PlaceInBattleArea(found.noun, self.to.mode, whose, reg_of(found), self.verb == PLAY)
        return [*found.effects, place]
