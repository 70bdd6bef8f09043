"""What cards get and what they cannot do: for a time, for each of something, or all the time."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.kernel.abilities.abilities import Effect, Modifier
from bythebook.kernel.language.nouns import Amount, Noun, Num
from bythebook.kernel.language.nouns import Count as CountOf
from bythebook.kernel.state.continuous_ops import ADD, BITS_ON, CHAR_CANNOT
from bythebook.kernel.texts.lasting import Forbid, Give
from bythebook.text.english.actions import Action, speak_of_this
from bythebook.text.english.kinds import Sort
from bythebook.text.english.scope import Scope
from bythebook.text.english.subjects import AllOf, Subject, ThisCard, below
from bythebook.text.meaning import Unplayable


class Gain:
    """Something cards get."""

    def on(self, scope: Scope) -> Gain:
        """The same, as the text of a card says it."""
        return self

    def numbers(self) -> tuple[Plus, ...]:
        """How much more or less it is; of something that is no number, nothing."""
        return ()

    def effects(self, who: Noun, until: int, each: Amount | None) -> list[Effect]:
        """For a time."""
        raise Unplayable(self, "it is not got for a time")

    def modifiers(self, who: Noun, each: Amount | None) -> list[Modifier]:
        """As long as a continuous ability counts."""
        raise Unplayable(self, "it is not got all the time")


@dataclass(frozen=True)
class Each:
    """For each card of a kind, perhaps for every few of them."""

    kind: Sort
    whose: int = -1
    per: int = 1
    had: bool = False
    """whether a player is said to have them"""
    form: int = 0

    def amount(self, scope: Scope, times: int) -> Amount:
        """So much for each."""
        if self.per != 1:
            return scope.game.for_every(replace(self, per=1).amount(scope, 1), self.per, times)
        asked = self.kind.asked(scope)
        if asked.under:
            if asked.tests or asked.such:
                raise Unplayable(self, "some of those under this card")
            return CountOf(below(asked), times)
        return CountOf(self.kind.cards(scope, self.whose), times)


@dataclass(frozen=True)
class Plus(Gain):
    """More or less power, or combo power; without that word, power."""

    n: int
    char: int
    form: int = 0

    def numbers(self) -> tuple[Plus, ...]:
        return (self,)

    def effects(self, who: Noun, until: int, each: Amount | None) -> list[Effect]:
        return [Give(who, self.char, each or Num(self.n), until)]

    def modifiers(self, who: Noun, each: Amount | None) -> list[Modifier]:
        return [Modifier(ADD, self.char, who, each or Num(self.n))]


@dataclass(frozen=True)
class Gets(Action):
    """Cards get something: for a time, or as long as a continuous ability counts."""

    who: Subject
    gains: tuple[Gain, ...]
    until: int = 0
    each: Each | None = None
    everywhere: bool = False
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if self.everywhere:
            raise Unplayable(self, "in all areas only continuous abilities say so")
        found = self.who.fetch(scope)
        scope.speaker = found.noun
        speak_of_this(scope, found)
        effects = list(found.effects)
        until = scope.game.lasts(self.until or scope.until)
        for gain, amount in self.parts(scope):
            effects += gain.on(scope).effects(found.noun, until, amount)
        return effects

    def modifiers(self, scope: Scope) -> list[Modifier]:
        if self.until:
            raise Unplayable(self, "a continuous ability is for as long as it counts")
        if self.everywhere:
            if not isinstance(self.who, ThisCard):
                raise Unplayable(self, "only of itself a card speaks in all areas")
            scope.here(scope.game.everywhere, self)
        who = self.who.noun(scope)
        scope.speaker = who
        return [
            modifier
            for gain, amount in self.parts(scope)
            for modifier in gain.on(scope).modifiers(who, amount)
        ]

    def parts(self, scope: Scope) -> list[tuple[Gain, Amount | None]]:
        """What they get, and how much of it, if it is so much for each of something.

        That is said of what stands last, and of nothing before it.
        """
        if self.each is None:
            return [(gain, None) for gain in self.gains]
        *before, last = self.gains
        if not last.numbers() or any(gain.numbers() for gain in before):
            raise Unplayable(self, "it leaves open what is for each")
        found: list[tuple[Gain, Amount | None]] = [(gain, None) for gain in before]
        return [*found, *((one, self.each.amount(scope, one.n)) for one in last.numbers())]


@dataclass(frozen=True)
class Cannot(Action):
    """Cards cannot do something, or have it done to them."""

    who: Subject
    bits: int
    until: int = 0
    form: int = 0
    of_player: bool = False
    """that it is said of the player whose cards they are"""

    def effects(self, scope: Scope) -> list[Effect]:
        if self.of_player and isinstance(self.who, AllOf):
            raise Unplayable(self, "cards that come into play later are meant, too")
        found = self.who.fetch(scope)
        scope.speaker = found.noun
        return [
            *found.effects,
            Forbid(found.noun, self.bits, scope.game.lasts(self.until or scope.until)),
        ]

    def modifiers(self, scope: Scope) -> list[Modifier]:
        if self.until:
            raise Unplayable(self, "a continuous ability is for as long as it counts")
        who = self.who.noun(scope)
        scope.speaker = who
        return [Modifier(BITS_ON, CHAR_CANNOT, who, bits=self.bits)]


@dataclass(frozen=True)
class CannotCan(Action):
    """Cards cannot do something, and can do something else."""

    who: Subject
    bits: int
    more: int
    form: int = 0

    def modifiers(self, scope: Scope) -> list[Modifier]:
        return Cannot(self.who, self.bits | self.more).modifiers(scope)


@dataclass(frozen=True)
class Allowed(Gain):
    """Something the cards can or cannot do, beside what they get."""

    bits: int
    form: int = 0

    def effects(self, who: Noun, until: int, each: Amount | None) -> list[Effect]:
        return [Forbid(who, self.bits, until)]

    def modifiers(self, who: Noun, each: Amount | None) -> list[Modifier]:
        return [Modifier(BITS_ON, CHAR_CANNOT, who, bits=self.bits)]


LINES: Final = """
# What cards get: a dialect says what there is to get (gain), for how long (until), and what cards can do (permission).
action = Gets : {who:subject} get {gains:gains} {until?:until}
action = Gets : {who:subject} get {gains:gains} {until:until} {each:each} {=form:1}
action = Gets : {who:subject} get {gains:gains} {each:each} {until?:until}
action = Gets : this card get {gains:gains} in all area {=who:THIS_CARD} {=everywhere:True}
gains = * gain ; , ; and ; later_gain
each = Each : for each {kind:sort}
each = Each : for each of {whose:whose} {kind:sort}
each = Each : for each {kind:sort} you have {=had:True}
each = Each : for every {per:number} {kind:sort} {=form:2}
action = Cannot : {who:subject} can {bits:permission} {until?:until}
later_gain = | gain | allowed
allowed = Allowed : can {bits:permission}
each = Each : for every {kind:sort} {=form:3}
action = Gets : get {gains:gains} {until?:until} {=who:SAME_AGAIN} {=form:8}
deed = Gets : have {who:subject} get {gains:gains} {until:until} {=form:20}
"""  # noqa: E501 - a rule of the grammar is one line
