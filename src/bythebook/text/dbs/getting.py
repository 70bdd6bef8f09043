"""What cards get, what they cannot do, what they cost: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.dbs.cards.cards import (
    BARRIER,
    BLOCKER,
    COLORS,
    COST,
    CRITICAL,
    DEFLECT,
    DOUBLE_STRIKE,
    DUAL_ATTACK,
    HEROIC,
    INDESTRUCTIBLE,
    OVERLORD,
    POWER,
    QUADRUPLE_STRIKE,
    REVENGE,
    SERVANT,
    TRAITS,
    TRIPLE_ATTACK,
    TRIPLE_STRIKE,
    VICTORY_STRIKE,
    VILLAINOUS,
    WORMHOLE,
    trait_word,
)
from bythebook.games.dbs.keywords.keywords import (
    blocker,
    dual_attack,
    gained,
    having,
    heroic,
    overlord,
    permanent,
    revenge,
    villainous,
)
from bythebook.games.dbs.other.control import GainControl
from bythebook.games.dbs.texts.events import (
    CANNOT_BE_PLAYED,
    PLAYED_FREE,
    UNAFFECTED_BY_OPPONENT,
)
from bythebook.games.dbs.texts.permissions import FREE_KINDS
from bythebook.games.dbs.zones.zones import EVERYWHERE, HAND
from bythebook.kernel.abilities.abilities import Ability, Effect, Modifier
from bythebook.kernel.abilities.resolve import R_MOVED
from bythebook.kernel.language.nouns import Amount, Bound, Noun, Num, This
from bythebook.kernel.language.nouns import Count as CountOf
from bythebook.kernel.language.words import YOU
from bythebook.kernel.state.continuous_ops import (
    ADD,
    BITS_ON,
    CHAR_ABILITIES,
    CHAR_CANNOT,
    LOSE_ABILITIES,
)
from bythebook.kernel.texts.lasting import (
    GiveBits,
    GiveWords,
)
from bythebook.kernel.texts.verbs import Below
from bythebook.text.dbs.reminders import Reminder, of_keyword
from bythebook.text.english.actions import Action
from bythebook.text.english.getting import Cannot, Each, Gain, Gets, Plus
from bythebook.text.english.kinds import Kind, Sort
from bythebook.text.english.marks import Area
from bythebook.text.english.scope import Scope, Unplayable
from bythebook.text.english.subjects import Subject

ANY_KIND: Final = Kind(0)
_VALUES: Final = (
    CRITICAL
    | DOUBLE_STRIKE
    | TRIPLE_STRIKE
    | QUADRUPLE_STRIKE
    | VICTORY_STRIKE
    | BARRIER
    | DEFLECT
    | INDESTRUCTIBLE
    | WORMHOLE
    | SERVANT
)
_WHOLE: Final = {
    BLOCKER: blocker,
    REVENGE: revenge,
    OVERLORD: overlord,
    HEROIC: heroic,
    VILLAINOUS: villainous,
}
"""keyword skills that say nothing but their name"""


def keyword_skill(keyword: int, node: NewKeyword) -> Ability:
    """A keyword skill that a card can gain."""
    if node.reminder is not None:
        node.reminder.check(of_keyword(keyword))
    if keyword & _VALUES:
        return permanent(keyword)
    if keyword == DUAL_ATTACK:
        return dual_attack(2)
    if keyword == TRIPLE_ATTACK:
        return dual_attack(3)
    if keyword not in _WHOLE:
        raise Unplayable(node, "such a keyword skill is not gained")
    return _WHOLE[keyword]()


@dataclass(frozen=True)
class NewKeyword(Gain):
    """A keyword skill."""

    keyword: int
    reminder: Reminder | None = None
    form: int = 0

    def effects(self, who: Noun, until: int, each: Amount | None) -> list[Effect]:
        return list(gained(keyword_skill(self.keyword, self), who, until))

    def modifiers(self, who: Noun, each: Amount | None) -> list[Modifier]:
        return list(having(keyword_skill(self.keyword, self), who))


@dataclass(frozen=True)
class NewTrait(Gain):
    """A special trait."""

    trait: str

    def effects(self, who: Noun, until: int, each: Amount | None) -> list[Effect]:
        return [GiveWords(who, TRAITS, (trait_word(self.trait),), until)]

    def modifiers(self, who: Noun, each: Amount | None) -> list[Modifier]:
        return [Modifier(BITS_ON, TRAITS, who, words=(trait_word(self.trait),))]


@dataclass(frozen=True)
class NewColor(Gain):
    """A color."""

    color: int
    form: int = 0

    def effects(self, who: Noun, until: int, each: Amount | None) -> list[Effect]:
        return [GiveBits(who, COLORS, self.color, until)]

    def modifiers(self, who: Noun, each: Amount | None) -> list[Modifier]:
        return [Modifier(BITS_ON, COLORS, who, bits=self.color)]


@dataclass(frozen=True)
class Loses(Action):
    """Cards lose power: so much less, however it is signed in print."""

    who: Subject
    n: int
    until: int = 0
    each: Each | None = None
    form: int = 0

    def gets(self) -> Gets:
        """What they get by it: less than nothing."""
        if self.n > 0:
            raise Unplayable(self, "to lose more power is said in no print")
        return Gets(self.who, (Plus(self.n, POWER),), self.until, self.each)

    def effects(self, scope: Scope) -> list[Effect]:
        return self.gets().effects(scope)

    def modifiers(self, scope: Scope) -> list[Modifier]:
        return self.gets().modifiers(scope)


@dataclass(frozen=True)
class Unaffected(Action):
    """Cards are not affected by the opponent's skills."""

    who: Subject
    until: int = 0
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        return Cannot(self.who, UNAFFECTED_BY_OPPONENT, self.until).effects(scope)

    def modifiers(self, scope: Scope) -> list[Modifier]:
        return Cannot(self.who, UNAFFECTED_BY_OPPONENT, self.until).modifiers(scope)


@dataclass(frozen=True)
class Reduce(Action):
    """The energy cost or combo cost of this card is less."""

    area: Area
    n: int
    char: int
    each: Each | None = None
    form: int = 0

    def modifiers(self, scope: Scope) -> list[Modifier]:
        scope.here(self.area.zones, self)
        amount: Amount = Num(-self.n)
        if self.each is not None:
            amount = self.each.amount(scope, -self.n)
        return [Modifier(ADD, self.char, This(), amount)]


@dataclass(frozen=True)
class PlayFree(Action):
    """This card can be played from the hand without paying for it."""

    area: Area
    form: int = 0

    def modifiers(self, scope: Scope) -> list[Modifier]:
        if self.area.zones != (HAND,):
            raise Unplayable(self, "the rules play cards from the hand only")
        scope.here((HAND,), self)
        return [Modifier(BITS_ON, CHAR_CANNOT, This(), bits=PLAYED_FREE)]


@dataclass(frozen=True)
class ActivateFree(Action):
    """This card's skills of a kind can be activated from the hand without paying energy."""

    marks: int
    area: Area
    form: int = 0

    def modifiers(self, scope: Scope) -> list[Modifier]:
        if self.area.zones != (HAND,):
            raise Unplayable(self, "only from the hand energy is paid")
        scope.here((HAND,), self)
        if self.marks & ~FREE_KINDS:
            raise Unplayable(self, "energy is paid for other skills")
        return [Modifier(BITS_ON, CHAR_CANNOT, This(), bits=self.marks)]


@dataclass(frozen=True)
class NotPlayable(Action):
    """This card cannot be played."""

    form: int = 0

    def modifiers(self, scope: Scope) -> list[Modifier]:
        scope.here(EVERYWHERE, self)
        return [Modifier(BITS_ON, CHAR_CANNOT, This(), bits=CANNOT_BE_PLAYED)]


@dataclass(frozen=True)
class Control(Action):
    """Gain control of cards."""

    what: Subject

    def effects(self, scope: Scope) -> list[Effect]:
        found = self.what.fetch(scope)
        reg = found.reg if found.reg >= 0 else R_MOVED
        scope.done = Bound(reg)
        return [*found.effects, GainControl(found.noun, reg)]


@dataclass(frozen=True)
class LoseKeyword(Action):
    """This card loses a keyword skill, in all areas."""

    keyword: int
    form: int = 0

    def modifiers(self, scope: Scope) -> list[Modifier]:
        scope.here(EVERYWHERE, self)
        return [Modifier(LOSE_ABILITIES, CHAR_ABILITIES, This(), bits=self.keyword)]


@dataclass(frozen=True)
class UnderEach(Each):
    """For each card under this card."""

    kind: Sort = ANY_KIND
    form: int = 0

    def amount(self, scope: Scope, times: int) -> Amount:
        if not isinstance(scope.speaker, This):
            raise Unplayable(self, "another card is spoken of")
        return CountOf(Below(This()), times)


@dataclass(frozen=True)
class RaiseThem(Action):
    """The energy costs of a player's cards are more."""

    kind: Sort
    n: int
    whose: int = YOU
    form: int = 0

    def modifiers(self, scope: Scope) -> list[Modifier]:
        return [Modifier(ADD, COST, self.kind.cards(scope, self.whose), Num(self.n))]


@dataclass(frozen=True)
class ReduceThem(Action):
    """The costs of a player's cards in an area are less."""

    kind: Sort
    n: int
    char: int
    form: int = 0

    def modifiers(self, scope: Scope) -> list[Modifier]:
        asked = self.kind.asked(scope)
        if not asked.zones or asked.whose < 0:
            raise Unplayable(self, "it is not said where the cards are")
        return [Modifier(ADD, self.char, self.kind.cards(scope), Num(-self.n))]
