"""Which cards a text means, how many, and whose: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.dbs.cards import (
    BATTLE,
    CHARACTER,
    COLORS,
    COST,
    EXTRA,
    KEYWORDS,
    LEADER,
    NAMES,
    TOKEN,
    TRAITS,
    TYPE,
    UNISON,
    character_word,
    name_word,
    number_forms,
    trait_word,
)
from bythebook.games.dbs.fighting import ThisFights
from bythebook.games.dbs.filters import (
    CostAgainstEnergy,
    MarkersOn,
    OfKind,
    OnlyWord,
    OriginalValue,
    SpecifiedCost,
)
from bythebook.games.dbs.nouns import CostIs, MonoColor, SkillLess
from bythebook.games.dbs.nouns import Multicolor as SeveralColors
from bythebook.games.dbs.zones import (
    BATTLE_AREA,
    ENERGY,
    LEADER_AREA,
    LIFE,
    UNISON_AREA,
)
from bythebook.kernel.amounts import Either
from bythebook.kernel.conditions import Condition, Every
from bythebook.kernel.nouns import Cards
from bythebook.kernel.refs import NOTHING
from bythebook.kernel.words import (
    ANYONE,
    AT_LEAST,
    AT_MOST,
    EQUAL,
    HAS,
    LACKS,
    YOU,
    Test,
)
from bythebook.text.dbs.scope import Scope, Unplayable

TRAIT: Final = 0
NAME: Final = 1
CHAR: Final = 2
AND: Final = 9

IN_TYPE: Final = {
    LEADER: (LEADER_AREA,),
    BATTLE: (BATTLE_AREA,),
    UNISON: (UNISON_AREA,),
    EXTRA: (BATTLE_AREA,),
    BATTLE | LEADER: (LEADER_AREA, BATTLE_AREA),
    BATTLE | UNISON: (BATTLE_AREA, UNISON_AREA),
    BATTLE | EXTRA: (BATTLE_AREA,),
    LEADER | UNISON: (LEADER_AREA, UNISON_AREA),
    LEADER | BATTLE | UNISON: (LEADER_AREA, BATTLE_AREA, UNISON_AREA),
    TOKEN: (BATTLE_AREA,),
    0: (LEADER_AREA, BATTLE_AREA, UNISON_AREA),
}
"""where cards of a type are meant to be if nothing is said (8-5-4, 8-5-7, 8-5-9)"""
ENERGY_HEAD: Final = 1 << 10
"""the head noun "energy": any card, in the energy area (8-5-5)"""
LIFE_HEAD: Final = 1 << 11


@dataclass
class Asked:
    """What a kind of card comes to, put together word by word."""

    tests: list[Test]
    such: list[Condition]
    zones: tuple[int, ...] = ()
    whose: int = NOTHING
    orient: int = NOTHING
    other: bool = False
    among: bool = False
    under: bool = False
    energy: int = NOTHING
    """whose energy its cost is compared with"""
    above: bool = False
    unsaid: bool = False
    """that an area is named, but not whose"""

    def any_of(self, kinds: list[Cards]) -> None:
        """Any one of some kinds will do."""
        self.such.append(Either(tuple(OfKind(kind) for kind in kinds)))


class Mark:
    """A word or phrase that says more about a kind of card."""

    def ask(self, asked: Asked, scope: Scope) -> None:
        """Add what it asks."""
        raise NotImplementedError


def word_test(kind: int, word: str) -> Test:
    """That a card has a trait, a card name or a character name."""
    if kind == TRAIT:
        return Test(TRAITS, HAS, words=(trait_word(word),))
    if kind == NAME:
        return Test(NAMES, HAS, words=tuple(name_word(form) for form in number_forms(word)))
    return Test(CHARACTER, HAS, words=tuple(character_word(form) for form in number_forms(word)))


@dataclass(frozen=True)
class Word:
    """A special trait, a card name or a character name."""

    word: str
    kind: int


@dataclass(frozen=True)
class Colored(Mark):
    """Of a color, or of one of several; `form` is how the list is written."""

    colors: tuple[int, ...]
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        if self.form == AND and len(self.colors) > 1:
            raise Unplayable(self, "it leaves open whether one card has both colors")
        bits = 0
        for color in self.colors:
            bits |= color
        asked.tests.append(Test(COLORS, HAS, bits))


@dataclass(frozen=True)
class BothColors(Mark):
    """Of two colors at once; `form` says whether "multicolor" stands with it."""

    first: int
    second: int
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.tests += [Test(COLORS, HAS, self.first), Test(COLORS, HAS, self.second)]


@dataclass(frozen=True)
class Mono(Mark):
    """Of a color and of no other; or of one of several such."""

    colors: tuple[int, ...]
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        bits = 0
        for color in self.colors:
            bits |= color
        asked.such.append(MonoColor(bits))


@dataclass(frozen=True)
class NonColor(Mark):
    """Not of a color."""

    color: int

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.tests.append(Test(COLORS, LACKS, self.color))


@dataclass(frozen=True)
class Multicolor(Mark):
    """Of two colors or more."""

    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.such.append(SeveralColors())


@dataclass(frozen=True)
class Named(Mark):
    """With one of some traits, card names and character names."""

    words: tuple[Word, ...]
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        if self.form == AND and len(self.words) > 1:
            raise Unplayable(self, "it leaves open whether one card has both")
        if len(self.words) == 1:
            asked.tests.append(word_test(self.words[0].kind, self.words[0].word))
        else:
            asked.any_of([Cards(tests=(word_test(w.kind, w.word),)) for w in self.words])


@dataclass(frozen=True)
class Only(Mark):
    """With a trait or a character name, and with no other."""

    word: Word

    def ask(self, asked: Asked, scope: Scope) -> None:
        test = word_test(self.word.kind, self.word.word)
        if self.word.kind == NAME:
            raise Unplayable(self, "a card has one name")
        asked.tests.append(test)
        asked.such.append(OnlyWord(TRAITS if self.word.kind == TRAIT else CHARACTER))


@dataclass(frozen=True)
class WithoutSkills(Mark):
    """Without skills of its own."""

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.such.append(SkillLess())


@dataclass(frozen=True)
class OfKeyword(Mark):
    """A card with a keyword skill: a [Blocker] card."""

    keyword: int

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.tests.append(Test(KEYWORDS, HAS, self.keyword))


@dataclass(frozen=True)
class Other(Mark):
    """Other than this card."""

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.other = True


@dataclass(frozen=True)
class OtherThan(Mark):
    """Other than this card, or than cards of some name."""

    words: tuple[Word, ...] = ()
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        if not self.words:
            asked.other = True
        for word in self.words:
            test = word_test(word.kind, word.word)
            asked.tests.append(replace(test, how=LACKS))


@dataclass(frozen=True)
class InMode(Mark):
    """In active mode or in rest mode."""

    mode: int
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.orient = self.mode


@dataclass(frozen=True)
class With(Mark):
    """With some features."""

    features: tuple[Feature, ...]
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        for feature in self.features:
            feature.ask(asked, scope)


class Feature(Mark):
    """What a card can be "with"."""


@dataclass(frozen=True)
class Bound(Feature):
    """An energy cost, power or the like: so much, or more, or less."""

    char: int
    n: int
    how: int = EQUAL
    form: int = 0
    original: bool = False

    def ask(self, asked: Asked, scope: Scope) -> None:
        if self.original:
            asked.such.append(OriginalValue(self.char, self.how, self.n))
        elif self.char == COST:
            asked.such.append(CostIs(self.how, self.n))
        else:
            asked.tests.append(Test(self.char, self.how, self.n))


@dataclass(frozen=True)
class Between(Feature):
    """From so much to so much."""

    char: int
    least: int
    most: int
    form: int = 0
    original: bool = False

    def ask(self, asked: Asked, scope: Scope) -> None:
        if self.original:
            asked.such.append(OriginalValue(self.char, AT_LEAST, self.least))
            asked.such.append(OriginalValue(self.char, AT_MOST, self.most))
        elif self.char == COST:
            asked.such += [CostIs(AT_LEAST, self.least), CostIs(AT_MOST, self.most)]
        else:
            asked.tests += [
                Test(self.char, AT_LEAST, self.least),
                Test(self.char, AT_MOST, self.most),
            ]


@dataclass(frozen=True)
class OneOrOther(Feature):
    """So much or so much."""

    char: int
    first: int
    second: int
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        if self.char == COST:
            asked.such.append(Either((CostIs(EQUAL, self.first), CostIs(EQUAL, self.second))))
        else:
            values = (self.first, self.second)
            asked.any_of([Cards(tests=(Test(self.char, EQUAL, n),)) for n in values])


@dataclass(frozen=True)
class Specified(Feature):
    """A specified cost of so many."""

    n: int
    how: int = EQUAL
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.such.append(SpecifiedCost(self.how, self.n))


@dataclass(frozen=True)
class HasKeyword(Feature):
    """A keyword skill."""

    keyword: int
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.tests.append(Test(KEYWORDS, HAS, self.keyword))


@dataclass(frozen=True)
class LacksKeyword(Mark):
    """Without a keyword skill."""

    keyword: int
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.tests.append(Test(KEYWORDS, LACKS, self.keyword))


@dataclass(frozen=True)
class HasWord(Feature):
    """A trait, a character name or a card name, as a feature."""

    word: Word
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.tests.append(word_test(self.word.kind, self.word.word))


@dataclass(frozen=True)
class NoSpecified(Feature):
    """No specified cost."""

    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.such.append(SpecifiedCost(EQUAL, 0))


@dataclass(frozen=True)
class Marked(Feature):
    """So many markers."""

    n: int
    how: int = AT_LEAST
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.such.append(MarkersOn(self.how, self.n))


@dataclass(frozen=True)
class SkillWord(Feature):
    """A keyword skill that plays the card."""

    keyword: int
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.tests.append(Test(KEYWORDS, HAS, self.keyword))


@dataclass(frozen=True)
class AgainstEnergy(Feature):
    """An energy cost no more than the number of a player's energy, or more than that."""

    form: int = 0
    total: bool = False
    whose: int = YOU
    more: bool = False

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.energy = scope.whose(self.whose)
        asked.above = self.more


@dataclass(frozen=True)
class BothMark(Mark):
    """Of two colors at once, said after the noun."""

    first: int
    second: int

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.tests += [Test(COLORS, HAS, self.first), Test(COLORS, HAS, self.second)]


@dataclass(frozen=True)
class NonWord(Mark):
    """Without a trait or a name."""

    word: Word

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.tests.append(replace(word_test(self.word.kind, self.word.word), how=LACKS))


@dataclass(frozen=True)
class NonKeyword(Mark):
    """Without a keyword skill."""

    keyword: int

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.tests.append(Test(KEYWORDS, LACKS, self.keyword))


@dataclass(frozen=True)
class NonToken(Mark):
    """No token."""

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.tests.append(Test(TYPE, LACKS, TOKEN))


@dataclass(frozen=True)
class Fights(Mark):
    """Attacking now."""

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.such.append(ThisFights())


@dataclass(frozen=True)
class TwoAreas:
    """Two areas of a player, both of them."""

    first: int
    second: int
    whose: int = YOU
    form: int = 0

    @property
    def zones(self) -> tuple[int, ...]:
        """Both."""
        return (self.first, self.second)


@dataclass(frozen=True)
class Area:
    """One or several areas of a player; `form` is how it is written."""

    zones: tuple[int, ...]
    whose: int = YOU
    form: int = 0


@dataclass(frozen=True)
class InArea(Mark):
    """In an area, or from it; `form` is which word stands there."""

    area: Area
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        if asked.zones:
            raise Unplayable(self, "cards are in one place")
        asked.zones = self.area.zones
        if self.area.whose >= 0:
            asked.whose = scope.whose(self.area.whose)
        else:
            asked.unsaid = True


@dataclass(frozen=True)
class InPlay(Mark):
    """In play."""

    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        """Cards are in play where their type says, if nothing else is said."""


@dataclass(frozen=True)
class AmongThem(Mark):
    """Among the cards looked at."""

    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        if not scope.looked:
            raise Unplayable(self, "no cards were looked at before")
        asked.among = True


@dataclass(frozen=True)
class UnderThis(Mark):
    """Placed under this card."""

    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.under = True


@dataclass(frozen=True)
class Kind:
    """A kind of card: its head noun (0 for any card) and what stands around it."""

    head: int
    pre: tuple[Mark, ...] = ()
    post: tuple[Mark, ...] = ()
    last: Named | None = None
    """what it is called where no head noun stands"""

    def marks(self) -> tuple[Mark, ...]:
        """All that stands around the head noun."""
        return (*self.pre, *(() if self.last is None else (self.last,)), *self.post)

    def asked(self, scope: Scope) -> Asked:
        """All that it asks."""
        asked = Asked([], [])
        if self.head & (LEADER | BATTLE | EXTRA | UNISON | TOKEN):
            asked.tests.append(Test(TYPE, HAS, self.head))
        if self.head == ENERGY_HEAD:
            asked.zones = (ENERGY,)
        if self.head == LIFE_HEAD:
            asked.zones = (LIFE,)
        for mark in self.marks():
            if isinstance(mark, InArea) and asked.zones == mark.area.zones:
                if mark.area.whose >= 0:
                    asked.whose = scope.whose(mark.area.whose)
                continue
            mark.ask(asked, scope)
        return asked

    def cards(self, scope: Scope, whose: int = NOTHING) -> Cards:
        """The cards meant, of a player if it is said whose they are."""
        asked = self.asked(scope)
        if asked.among or asked.under:
            raise Unplayable(self, "they are not in an area of their own")
        if whose >= 0:
            said = scope.whose(whose)
            if asked.whose >= 0 and asked.whose != said and asked.whose != ANYONE:
                raise Unplayable(self, "they are two players'")
            asked.whose = said
        elif asked.unsaid and asked.whose < 0:
            raise Unplayable(self, "it is not said whose they are")
        zones = asked.zones or IN_TYPE[self.head]
        if self.head & (LEADER | BATTLE | UNISON) and not set(zones) - set(IN_TYPE[self.head]):
            # What lies there is of that type: nothing more has to be asked.
            kept = [t for t in asked.tests if t != Test(TYPE, HAS, self.head)]
            asked.tests = kept if self.head != BATTLE else asked.tests
        return made(asked, zones, YOU if asked.whose < 0 else asked.whose)

    def test(self, scope: Scope) -> Cards:
        """What it asks of a card already spoken of, wherever that is."""
        asked = self.asked(scope)
        if asked.zones or asked.among or asked.under:
            raise Unplayable(self, "it says where the card is")
        return made(asked, (), ANYONE)


def made(asked: Asked, zones: tuple[int, ...], whose: int) -> Cards:
    """The noun of all that was asked."""
    such: Condition | None = None
    if asked.energy >= 0:
        if whose == ANYONE:
            raise Unplayable(asked, "it is not said whose cards they are")
        asked.such.append(CostAgainstEnergy(whose == asked.energy, asked.above))
    if asked.such:
        such = asked.such[0] if len(asked.such) == 1 else Every(tuple(asked.such))
    return Cards(
        whose,
        zones,
        tuple(asked.tests),
        asked.other,
        asked.orient,
        0,
        such,
    )


@dataclass(frozen=True)
class KindOr:
    """Cards of one kind or of another."""

    first: Kind
    second: Kind
    form: int = 0

    def apart(self) -> tuple[list[Kind], InArea | None]:
        """The two kinds without the area that is said of both, and that."""
        areas = [m for k in (self.first, self.second) for m in k.post if isinstance(m, InArea)]
        if len(areas) > 1:
            raise Unplayable(self, "the two kinds are in two places")
        kinds: list[Kind] = []
        for kind in (self.first, self.second):
            kept = tuple(m for m in kind.post if not isinstance(m, InArea | AmongThem))
            kinds.append(replace(kind, post=kept))
        return kinds, areas[0] if areas else None

    def asked(self, scope: Scope) -> Asked:
        """All that it asks."""
        kinds, area = self.apart()
        asked = Asked([], [])
        asked.any_of([kind.test(scope) for kind in kinds])
        if area is not None:
            area.ask(asked, scope)
        for kind in (self.first, self.second):
            if any(isinstance(m, AmongThem) for m in kind.post):
                AmongThem().ask(asked, scope)
        return asked

    def cards(self, scope: Scope, whose: int = NOTHING) -> Cards:
        """The cards meant."""
        asked = self.asked(scope)
        if asked.among:
            raise Unplayable(self, "they are not in an area of their own")
        zones = asked.zones
        if not zones:
            places = [IN_TYPE[k.head] for k in (self.first, self.second)]
            zones = tuple(sorted({z for place in places for z in place}))
        if asked.whose < 0:
            asked.whose = scope.whose(whose) if whose >= 0 else YOU
        return made(asked, zones, asked.whose)

    def test(self, scope: Scope) -> Cards:
        """What is asked of a card already spoken of."""
        asked = self.asked(scope)
        if asked.zones or asked.among:
            raise Unplayable(self, "it says where the card is")
        return made(asked, (), ANYONE)


Sort = Kind | KindOr


@dataclass(frozen=True)
class Exactly:
    """So many."""

    n: int
    form: int = 0

    @property
    def up_to(self) -> bool:
        """Whether fewer will do."""
        return False


@dataclass(frozen=True)
class UpTo:
    """So many or fewer, down to none."""

    n: int
    form: int = 0

    @property
    def up_to(self) -> bool:
        """Whether fewer will do."""
        return True


@dataclass(frozen=True)
class AnyNumber:
    """As many as one likes."""

    form: int = 0

    @property
    def up_to(self) -> bool:
        """Whether fewer will do."""
        return True

    @property
    def n(self) -> int:
        """More than there can be."""
        return 99


Count = Exactly | UpTo | AnyNumber

