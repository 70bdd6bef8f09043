"""What characters and players cannot do, several things at once, or for a time; its lines."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.ws.texts.events import STAYS_IN_STAND_PHASE
from bythebook.kernel.abilities.abilities import Effect, Modifier
from bythebook.kernel.language.nouns import Amount, Noun, Player
from bythebook.kernel.language.words import OPPONENT, YOU
from bythebook.kernel.state.continuous_ops import BITS_ON, CHAR_CANNOT
from bythebook.kernel.texts.lasting import END_OF_OPPONENTS_NEXT_TURN, END_OF_YOUR_NEXT_TURN, Forbid
from bythebook.text.ws.actions import Action
from bythebook.text.ws.getting import Cannot, Gain
from bythebook.text.ws.scope import Scope, Unplayable
from bythebook.text.ws.subjects import Subject


@dataclass(frozen=True)
class CannotAll(Action):
    """Characters can do none of two or three things."""

    who: Subject
    first: int
    second: int
    third: int = 0
    until: int = 0
    form: int = 0

    def for_so_long(self, until: int) -> CannotAll:
        return replace(self, until=until)

    def all_of_it(self) -> Cannot:
        """The same as one thing that they cannot do."""
        return Cannot(self.who, self.first | self.second | self.third, self.until)

    def effects(self, scope: Scope) -> list[Effect]:
        return self.all_of_it().effects(scope)

    def modifiers(self, scope: Scope) -> list[Modifier]:
        return self.all_of_it().modifiers(scope)


@dataclass(frozen=True)
class AlsoCannot(Action):
    """... and cannot do something, said of who has just got something, or cannot either."""

    what: int
    until: int = 0

    def for_so_long(self, until: int) -> AlsoCannot:
        return replace(self, until=until)

    def who(self, scope: Scope) -> Noun:
        """Of whom it is said."""
        if scope.getter is None:
            raise Unplayable(self, "nobody gets anything before")
        return scope.getter

    def effects(self, scope: Scope) -> list[Effect]:
        until = self.until or scope.led_until
        if not until:
            raise Unplayable(self, "it does not say for how long")
        return [Forbid(self.who(scope), self.what, until)]

    def modifiers(self, scope: Scope) -> list[Modifier]:
        return [Modifier(BITS_ON, CHAR_CANNOT, self.who(scope), bits=self.what)]


@dataclass(frozen=True)
class StaysDown(Action):
    """A character cannot stand in the next stand phase of its player."""

    who: Subject
    whose: int
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if self.who.whose(scope) != self.whose:
            raise Unplayable(self, "characters stand in the stand phase of their player")
        until = END_OF_YOUR_NEXT_TURN if self.whose == YOU else END_OF_OPPONENTS_NEXT_TURN
        return [Forbid(self.who.noun(scope), STAYS_IN_STAND_PHASE, until)]


@dataclass(frozen=True)
class BarsThem(Gain):
    """... and your opponent cannot do something, said in one breath with what is got."""

    what: int

    def gives(self, who: Noun, until: int, each: Amount | None, scope: Scope) -> list[Effect]:
        return [Forbid(Player(OPPONENT), self.what, until)]

    def has(self, who: Noun, each: Amount | None, scope: Scope) -> list[Modifier]:
        return [Modifier(BITS_ON, CHAR_CANNOT, Player(OPPONENT), bits=self.what)]


LINES: Final = """
# What cannot be done.
action = CannotAll : {who:subject} cannot {first:ban} or {second:ban} {until?:until}
action = CannotAll : {who:subject} cannot {first:ban} and cannot {second:ban} {until?:until} {=form:1}
action = CannotAll : {who:subject} cannot {first:ban} , {second:ban} , or {third:ban} {until?:until} {=form:2}
action = AlsoCannot : cannot {what:ban} {until?:until}
gain = Plus : {n:signed} {=stat:POWER} {=bare:True}
action = StaysDown : {who:subject} cannot 【STAND】 during your next stand phase {=whose:YOU}
action = StaysDown : {who:subject} cannot 【STAND】 during your opponent's next stand phase {=whose:OPPONENT}
ban = CANNOT_DEAL_DAMAGE : deal damage to a player
ban = LEAVES_FOR_HAND_OR_MEMORY : be returned to hand or put into memory
ban = CANNOT_RETURN_TO_HAND : be returned to hand
ban = CANNOT_GO_TO_MEMORY : be put into memory
ban = CANNOT_BE_REVERSED_BY_AUTO : become 【REVERSE】 by 【AUTO】 effect of your opponent's character
own_ban = CANNOT_ENCORE : use “ 【AUTO】 encore ”
action = Cannot : {until:until} , you cannot {what:own_ban} {=who:YOURSELF} {=form:1} {=led:True}
action = Cannot : {who:yours_in_damage} cannot receive damage by 【AUTO】 effect of your opponent's character {until?:until} {=what:CANNOT_BE_DAMAGED_BY_AUTO}
yours_in_damage = You : you
later_gain = | bars_them
bars_them = BarsThem : your opponent cannot {what:player_ban}
ban = CANNOT_ENCORE : use “ 【AUTO】 encore ”
action = Cannot : {who:subject} do not {what:ban} {until?:until} {=form:3}
action = StaysDown : {who:subject} do not 【STAND】 during your opponent's next stand phase {=whose:OPPONENT} {=form:1}
action = Cannot : {until:until} {who:subject} cannot {what:ban} {=form:4} {=led:True}
action = Cannot : {until:until} , {who:subject} cannot {what:ban} {=form:5} {=led:True}
action = Cannot : {until:until} your opponent cannot {what:player_ban} {=who:OPPOSITE} {=form:6} {=led:True}
"""  # noqa: E501 - a rule of the grammar is one line
