"""What cards get, what they cannot do, what they cost: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.dbs.cards import (
    BARRIER,
    BLOCKER,
    COLORS,
    CRITICAL,
    DEFLECT,
    DOUBLE_STRIKE,
    DUAL_ATTACK,
    EVERYWHERE,
    INDESTRUCTIBLE,
    QUADRUPLE_STRIKE,
    REVENGE,
    TRAITS,
    TRIPLE_ATTACK,
    TRIPLE_STRIKE,
    VICTORY_STRIKE,
    trait_word,
)
from bythebook.games.dbs.keywords import (
    blocker,
    dual_attack,
    gained,
    having,
    permanent,
    revenge,
)
from bythebook.kernel.abilities import Ability, Effect, Modifier
from bythebook.kernel.continuous_ops import ADD, BITS_ON, CHAR_CANNOT
from bythebook.kernel.lasting import Forbid, Give, GiveBits, GiveWords
from bythebook.kernel.nouns import Amount, Noun, Num, This
from bythebook.kernel.nouns import Count as CountOf
from bythebook.text.dbs.actions import Action
from bythebook.text.dbs.nouns import Area, Sort
from bythebook.text.dbs.scope import Scope, Unplayable
from bythebook.text.dbs.subjects import Subject, ThisCard

_VALUES: Final = (
    CRITICAL
    | DOUBLE_STRIKE
    | TRIPLE_STRIKE
    | QUADRUPLE_STRIKE
    | VICTORY_STRIKE
    | BARRIER
    | DEFLECT
    | INDESTRUCTIBLE
)


def keyword_skill(keyword: int, node: object) -> Ability:
    """A keyword skill that a card can gain."""
    if keyword & _VALUES:
        return permanent(keyword)
    if keyword == BLOCKER:
        return blocker()
    if keyword == DUAL_ATTACK:
        return dual_attack(2)
    if keyword == TRIPLE_ATTACK:
        return dual_attack(3)
    if keyword == REVENGE:
        return revenge()
    raise Unplayable(node, "such a keyword skill is not gained")


class Gain:
    """Something cards get."""

    def effects(self, who: Noun, until: int, each: Amount | None) -> list[Effect]:
        """For a time."""
        raise Unplayable(self, "it is not got for a time")

    def modifiers(self, who: Noun, each: Amount | None) -> list[Modifier]:
        """As long as a permanent skill counts."""
        raise Unplayable(self, "it is not got all the time")


@dataclass(frozen=True)
class Each:
    """For each card of a kind, perhaps for every few of them."""

    kind: Sort
    whose: int = -1
    per: int = 1
    form: int = 0

    def amount(self, scope: Scope, times: int) -> Amount:
        """So much for each."""
        if self.per != 1:
            raise Unplayable(self, "for every few of them")
        return CountOf(self.kind.cards(scope, self.whose), times)


@dataclass(frozen=True)
class Plus(Gain):
    """More or less power, or combo power."""

    n: int
    char: int

    def effects(self, who: Noun, until: int, each: Amount | None) -> list[Effect]:
        return [Give(who, self.char, each or Num(self.n), until)]

    def modifiers(self, who: Noun, each: Amount | None) -> list[Modifier]:
        return [Modifier(ADD, self.char, who, each or Num(self.n))]


@dataclass(frozen=True)
class NewKeyword(Gain):
    """A keyword skill."""

    keyword: int

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
class Gets(Action):
    """Cards get something: for a time, or as long as a permanent skill counts."""

    who: Subject
    gains: tuple[Gain, ...]
    until: int = 0
    each: Each | None = None
    everywhere: bool = False
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if self.everywhere:
            raise Unplayable(self, "in all areas only permanent skills say so")
        if not self.until:
            raise Unplayable(self, "nothing says for how long")
        found = self.who.fetch(scope)
        effects = list(found.effects)
        for gain in self.gains:
            effects += gain.effects(found.noun, self.until, self.amount(gain, scope))
        return effects

    def modifiers(self, scope: Scope) -> list[Modifier]:
        if self.until:
            raise Unplayable(self, "a permanent skill is for as long as it counts")
        if self.everywhere:
            if not isinstance(self.who, ThisCard):
                raise Unplayable(self, "only of itself a card speaks in all areas")
            scope.here(EVERYWHERE, self)
        who = self.who.noun(scope)
        return [
            modifier
            for gain in self.gains
            for modifier in gain.modifiers(who, self.amount(gain, scope))
        ]

    def amount(self, gain: Gain, scope: Scope) -> Amount | None:
        """How much of a gain, if it is so much for each of something."""
        if self.each is None or not isinstance(gain, Plus):
            return None
        if len(self.gains) > 1:
            raise Unplayable(self, "it leaves open what is for each")
        return self.each.amount(scope, gain.n)


@dataclass(frozen=True)
class Cannot(Action):
    """Cards cannot do something, or have it done to them."""

    who: Subject
    bits: int
    until: int = 0
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if not self.until:
            raise Unplayable(self, "nothing says for how long")
        found = self.who.fetch(scope)
        return [*found.effects, Forbid(found.noun, self.bits, self.until)]

    def modifiers(self, scope: Scope) -> list[Modifier]:
        if self.until:
            raise Unplayable(self, "a permanent skill is for as long as it counts")
        who = self.who.noun(scope)
        return [Modifier(BITS_ON, CHAR_CANNOT, who, bits=self.bits)]


@dataclass(frozen=True)
class Reduce(Action):
    """The energy cost or combo cost of this card is less."""

    area: Area
    n: int
    char: int
    each: Each | None = None
    form: int = 0
    also: Area | None = None

    def modifiers(self, scope: Scope) -> list[Modifier]:
        zones = self.area.zones
        if self.also is not None:
            zones = (*zones, *self.also.zones)
        scope.here(zones, self)
        amount: Amount = Num(-self.n)
        if self.each is not None:
            amount = self.each.amount(scope, -self.n)
        return [Modifier(ADD, self.char, This(), amount)]


GETTING: Final = """
# What cards get.
action = Gets : {who:subject} get {gains:gains} {until?:until}
action = Gets : {who:subject} get {gains:gains} {until:until} {each:each} {=form:1}
action = Gets : {who:subject} get {gains:gains} {each:each} {until?:until}
action = Gets : {until:until} , {who:subject} get {gains:gains} {=form:2}
action = Gets : this card get {gains:gains} in all area {=who:THIS_CARD} {=everywhere:True}
action = Gets : this card is also treated as {gains:color_gains} in all area {=who:THIS_CARD} {=everywhere:True} {=form:3}
color_gains = * color_gain ; , ; and
color_gain = NewColor : {color:color}
gains = * gain ; , ; and
gain = Plus : {n:signed} power {=char:POWER}
gain = Plus : {n:signed} combo power {=char:COMBO_POWER}
gain = NewKeyword : {keyword:keyword}
gain = NewTrait : {trait:trait}
each = Each : for each {kind:sort}
each = Each : for each of {whose:whose} {kind:sort}
each = Each : for each {kind:sort} you have {=form:1}
each = Each : for every {per:number} {kind:sort} {=form:2}
action = Cannot : {who:subject} cannot {bits:ban} {until?:until}
action = Cannot : {who:subject} can {bits:permission} {until?:until}
action = Cannot : {who:subject} can attack battle card that is in active mode {until?:until} {=bits:MAY_ATTACK_ACTIVE} {=form:1}
ban = CANNOT_ATTACK : attack
ban = CANNOT_BE_KOD : be ko'd
ban = CANNOT_ACTIVATE : be switched to active mode
ban = CANNOT_COMBO : be used in a combo
permission = MAY_ATTACK_ACTIVE : attack battle card in active mode
action = Reduce : reduce the energy cost of this card in {area:area} by {n:number} {each?:each} {=char:COST}
action = Reduce : reduce the energy cost of this card in {area:area} and {also:bare_area} by {n:number} {each?:each} {=char:COST}
action = Reduce : reduce the combo cost of this card in {area:area} by {n:number} {each?:each} {=char:COMBO_COST}
action = Reduce : reduce the combo cost of this card in {area:area} and {also:bare_area} by {n:number} {each?:each} {=char:COMBO_COST}
bare_area = Area : {zones:zones}
"""  # noqa: E501 - a rule of the grammar is one line
