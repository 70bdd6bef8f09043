"""What characters get, and what they cannot do: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bythebook.games.ws.cards import (
    CHARACTER,
    MARKS,
    NAMES,
    TRAITS,
    exact_name,
    in_both_languages,
    japanese_name,
)
from bythebook.games.ws.texts.events import KEEPS_SOUL
from bythebook.games.ws.zones.zones import HAND
from bythebook.kernel.abilities.abilities import Ability, Effect, Modifier
from bythebook.kernel.language.amounts import Scaled
from bythebook.kernel.language.nouns import Amount, Noun, Num
from bythebook.kernel.language.nouns import Count as CountOf
from bythebook.kernel.state.continuous_ops import (
    ADD,
    BITS_ON,
    CHAR_ABILITIES,
    CHAR_CANNOT,
    GRANT,
)
from bythebook.kernel.texts.lasting import Forbid, Give, GiveWords, GrantAbility
from bythebook.text.ws.actions import Action
from bythebook.text.ws.amounts import Measure
from bythebook.text.ws.kinds import X
from bythebook.text.ws.nouns import Group, Pile
from bythebook.text.ws.scope import Scope, Unplayable
from bythebook.text.ws.subjects import It, Subject, ThatCharacter, ThisCard

if TYPE_CHECKING:
    from bythebook.text.ws.sentences import Text


class Gain:
    """Something a character gets."""

    def gives(self, who: Noun, until: int, each: Amount | None, scope: Scope) -> list[Effect]:
        """Given for a time."""
        raise NotImplementedError

    def has(self, who: Noun, each: Amount | None, scope: Scope) -> list[Modifier]:
        """Had as long as a continuous ability holds."""
        raise NotImplementedError


@dataclass(frozen=True)
class Plus(Gain):
    """+500 power, -1 soul, +X power."""

    n: int | X
    stat: int
    less: bool = False
    bare: bool = False
    """said without the word, which goes for hundreds only: they are always of power"""

    def amount(self, each: Amount | None, scope: Scope) -> Amount:
        """How much, once or for each of some cards."""
        if isinstance(self.n, X):
            if each is not None:
                raise Unplayable(self, "X for each of something")
            amount = scope.x_amount(self)
            return Scaled(amount, -1) if self.less else amount
        if self.bare and abs(self.n) < 100:
            raise Unplayable(self, "it does not say what of")
        if each is None:
            return Num(self.n)
        if isinstance(each, CountOf):
            return CountOf(each.of, self.n * each.times)
        return Scaled(each, self.n)

    def gives(self, who: Noun, until: int, each: Amount | None, scope: Scope) -> list[Effect]:
        return [Give(who, self.stat, self.amount(each, scope), until)]

    def has(self, who: Noun, each: Amount | None, scope: Scope) -> list[Modifier]:
        return [Modifier(ADD, self.stat, who, self.amount(each, scope))]


@dataclass(frozen=True)
class NewTrait(Gain):
    """A trait."""

    trait: str

    def gives(self, who: Noun, until: int, each: Amount | None, scope: Scope) -> list[Effect]:
        return [GiveWords(who, TRAITS, (self.trait,), until)]

    def has(self, who: Noun, each: Amount | None, scope: Scope) -> list[Modifier]:
        return [Modifier(BITS_ON, TRAITS, who, words=(self.trait,))]


@dataclass(frozen=True)
class Barred(Gain):
    """... and cannot do something, said in one breath with what is got."""

    what: int

    def gives(self, who: Noun, until: int, each: Amount | None, scope: Scope) -> list[Effect]:
        return [Forbid(who, self.what, until)]

    def has(self, who: Noun, each: Amount | None, scope: Scope) -> list[Modifier]:
        return [Modifier(BITS_ON, CHAR_CANNOT, who, bits=self.what)]


@dataclass(frozen=True)
class Following(Gain):
    """The following ability, or several: those quoted after the sentence."""

    n: int = 0

    def gives(self, who: Noun, until: int, each: Amount | None, scope: Scope) -> list[Effect]:
        return [GrantAbility(who, ability, until) for ability in self.take(scope, each)]

    def has(self, who: Noun, each: Amount | None, scope: Scope) -> list[Modifier]:
        return [
            Modifier(GRANT, CHAR_ABILITIES, who, grants=ability)
            for ability in self.take(scope, each)
        ]

    def take(self, scope: Scope, each: Amount | None) -> list[Ability]:
        """The quoted abilities, which nothing else can be given by."""
        count = len(scope.quoted)
        if not count or self.n not in (0, count) or each is not None:
            raise Unplayable(self, "it takes so many quoted abilities after the sentence")
        found = [ability for quote in scope.quoted for ability in quote.abilities_of()]
        scope.quoted = ()
        return found


@dataclass(frozen=True)
class Quoted(Following):
    """An ability quoted right here."""

    text: Text | None = None

    def take(self, scope: Scope, each: Amount | None) -> list[Ability]:
        if each is not None:
            raise Unplayable(self, "an ability is had once")
        assert self.text is not None
        return [self.text.ability(CHARACTER)]


@dataclass(frozen=True)
class Each:
    """For each of some cards, or for each point of a number."""

    what: Group | Pile | Measure

    def amount(self, scope: Scope) -> Amount:
        """How often."""
        if isinstance(self.what, Measure):
            return self.what.amount(scope)
        return CountOf(self.what.cards(scope))


def check_on_stage(node: object, who: Subject, scope: Scope) -> None:
    """Only a character that is on the stage gets anything: another one must be meant."""
    if isinstance(who, ThatCharacter | It) and scope.character is not None and scope.away:
        raise Unplayable(node, "the character spoken of last is not on the stage")
    if isinstance(who, It) and who.noun(scope) != scope.character:
        raise Unplayable(node, "no character was spoken of last")


@dataclass(frozen=True)
class Gets(Action):
    """Characters get something: for a time, or as long as a continuous ability holds.

    With `first`, how long stands before it.
    """

    who: Subject
    gains: tuple[Gain, ...]
    each: Each | None = None
    until: int = 0
    in_hand: bool = False
    first: bool = False
    on_stage: bool = False
    form: int = 0

    def for_so_long(self, until: int) -> Gets:
        return replace(self, until=until)

    def effects(self, scope: Scope) -> list[Effect]:
        if self.in_hand or self.on_stage:
            raise Unplayable(self, "it is so all the time, and not done once")
        # What stands before all that a sentence says holds for all of it.
        until = self.until or scope.led_until
        scope.led_until = self.until if self.first else scope.led_until
        # Without a word about it, it lasts for the whole game (8.2.1.2).
        check_on_stage(self, self.who, scope)
        who = scope.getter = self.who.noun(scope)
        each = None if self.each is None else self.each.amount(scope)
        return [e for gain in self.gains for e in gain.gives(who, until, each, scope)]

    def modifiers(self, scope: Scope) -> list[Modifier]:
        if self.until:
            raise Unplayable(self, "a continuous ability holds as long as it is active")
        if self.in_hand:
            scope.here((HAND,), self)
        who = scope.getter = self.who.noun(scope)
        scope.receivers = self.who.several(scope)
        each = None if self.each is None else self.each.amount(scope)
        found = [m for gain in self.gains for m in gain.has(who, each, scope)]
        scope.receivers = False
        return found


@dataclass(frozen=True)
class Cannot(Action):
    """Characters, or players, cannot do something or have it done to them."""

    who: Subject
    what: int
    until: int = 0
    form: int = 0
    led: bool = False
    """that how long is said before all of it"""

    def for_so_long(self, until: int) -> Cannot:
        return replace(self, until=until)

    def effects(self, scope: Scope) -> list[Effect]:
        # What stands before all that a sentence says holds for all of it.
        until = self.until or scope.led_until
        if not until:
            raise Unplayable(self, "it does not say for how long")
        scope.led_until = self.until if self.led else scope.led_until
        check_on_stage(self, self.who, scope)
        scope.getter = self.who.noun(scope)
        return [Forbid(scope.getter, self.what, until)]

    def modifiers(self, scope: Scope) -> list[Modifier]:
        if self.until:
            raise Unplayable(self, "a continuous ability holds as long as it is active")
        scope.getter = self.who.noun(scope)
        return [Modifier(BITS_ON, CHAR_CANNOT, scope.getter, bits=self.what)]


@dataclass(frozen=True)
class KeepsSoul(Action):
    """A character's soul does not decrease by side attacking."""

    who: Subject
    until: int = 0
    first: bool = False

    def for_so_long(self, until: int) -> KeepsSoul:
        return replace(self, until=until)

    def effects(self, scope: Scope) -> list[Effect]:
        return Cannot(self.who, KEEPS_SOUL, self.until).effects(scope)

    def modifiers(self, scope: Scope) -> list[Modifier]:
        return Cannot(self.who, KEEPS_SOUL, self.until).modifiers(scope)


@dataclass(frozen=True)
class NotPlayed(Action):
    """This card cannot be played from your hand."""

    what: int
    form: int = 0

    def modifiers(self, scope: Scope) -> list[Modifier]:
        scope.here((HAND,), self)
        return [Modifier(BITS_ON, CHAR_CANNOT, ThisCard().noun(scope), bits=self.what)]


@dataclass(frozen=True)
class Permitted(Action):
    """This card can be played from your hand against a rule."""

    what: int
    form: int = 0

    def modifiers(self, scope: Scope) -> list[Modifier]:
        scope.here((HAND,), self)
        return [Modifier(BITS_ON, MARKS, ThisCard().noun(scope), bits=self.what)]


@dataclass(frozen=True)
class AlsoNamed(Action):
    """This card's name is another one as well."""

    name: str
    form: int = 0

    def modifiers(self, scope: Scope) -> list[Modifier]:
        both = in_both_languages(self.name)
        words: tuple[str, ...] = (exact_name(self.name),)
        if both is not None:
            words += (japanese_name(both[1]),)
        return [Modifier(BITS_ON, NAMES, ThisCard().noun(scope), words=words)]
