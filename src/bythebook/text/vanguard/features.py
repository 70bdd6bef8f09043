"""What a card is asked to be: its grade, its names, its abilities, how it lies."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.vanguard.cards.cards import GRADE, MARKS, NAMES, TRIGGER_ICON, NamesWith
from bythebook.games.vanguard.texts.nouns import (
    HasOriginal,
    HasOriginalName,
    MainVanguard,
    same_name_as,
    same_name_as_any,
)
from bythebook.games.vanguard.zones.zones import VANGUARD
from bythebook.kernel.language.conditions import LiesFaced, OfKind, Unless
from bythebook.kernel.language.nouns import Cards, Limit, This, ValueOf
from bythebook.kernel.language.words import AT_MOST, EQUAL, HAS, LACKS, YOU, Test
from bythebook.text.english import features as english
from bythebook.text.english.features import Feature
from bythebook.text.english.kinds import Kind
from bythebook.text.english.marks import Asked, Mark, Word
from bythebook.text.english.scope import Scope
from bythebook.text.english.subjects import Subject
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.lexicon import NAME
from bythebook.text.vanguard.others import other_than


@dataclass(frozen=True)
class OfGrade(Mark):
    """Of a grade, or of one at least or at the most."""

    n: int
    how: int = EQUAL

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.tests.append(Test(GRADE, self.how, self.n))


@dataclass(frozen=True)
class NotOfGrade(Mark):
    """Of another grade."""

    n: int

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.such.append(Unless(OfKind(Cards(tests=(Test(GRADE, EQUAL, self.n),)))))


@dataclass(frozen=True)
class Lacking(Mark):
    """Without an ability with a keyword."""

    keyword: int
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.tests.append(Test(MARKS, LACKS, self.keyword))


@dataclass(frozen=True)
class OfGrades(Mark):
    """Of one of two grades."""

    first: int
    second: int
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        scope.game.ask_any(asked, GRADE, (self.first, self.second))


@dataclass(frozen=True)
class HasWord(english.HasWord):
    """A word that cards are called by, and not what could be a name or a part of one."""

    def ask(self, asked: Asked, scope: Scope) -> None:
        if self.word.kind == NAME:
            raise Unplayable(self, "it is not said whether that is the name or a part of it")
        super().ask(asked, scope)


@dataclass(frozen=True)
class InName(Feature):
    """A part of its card name."""

    name: str
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.tests.append(Test(NAMES, HAS, family=NamesWith(self.name)))


@dataclass(frozen=True)
class EitherInName(Feature):
    """One of two parts of its card name."""

    first: str
    second: str
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        parts = (InName(self.first), InName(self.second))
        kinds = [Cards(tests=(Test(NAMES, HAS, family=NamesWith(p.name)),)) for p in parts]
        asked.any_of(kinds, scope)


@dataclass(frozen=True)
class InOriginalName(Feature):
    """A part of the card name that is written on it."""

    name: str
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.such.append(HasOriginalName(self.name))


@dataclass(frozen=True)
class NotOfName(Mark):
    """Without a part of its card name."""

    name: str
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.tests.append(Test(NAMES, LACKS, family=NamesWith(self.name)))


@dataclass(frozen=True)
class CalledEither(Mark):
    """Of one of two card names."""

    first: str
    second: str
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.any_of([scope.game.called(Word(n, 1)) for n in (self.first, self.second)], scope)


@dataclass(frozen=True)
class CalledSo(Mark):
    """Of a card name."""

    name: str
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.tests.append(scope.game.word_test(Word(self.name, 1)))


@dataclass(frozen=True)
class Turned(Mark):
    """Standing or resting."""

    mode: int
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        if asked.orient >= 0:
            raise Unplayable(self, "it is said twice how it is turned")
        asked.orient = self.mode


@dataclass(frozen=True)
class Faced(Mark):
    """Face up or face down."""

    face: int
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.such.append(LiesFaced(self.face))


@dataclass(frozen=True)
class SameName(Feature):
    """The same card name as another card that is spoken of."""

    of: Subject
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        found = self.of.fetch(scope)
        if found.effects or found.several:
            raise Unplayable(self, "it leaves open which card's name it is")
        asked.limits.append(same_name_as(found.noun))
        other_than(asked, found.noun)


@dataclass(frozen=True)
class SameNameAsOne(Feature):
    """The same card name as the vanguard, or a unit on the vanguard circle."""

    kind: Kind
    whose: int = YOU
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        cards = self.kind.cards(scope, self.whose)
        if cards.zones != (VANGUARD,):
            raise Unplayable(self, "it leaves open which card's name it is")
        asked.limits.append(same_name_as_any(cards))  # a legion is two vanguards (vgg 10.25.3)


@dataclass(frozen=True)
class SameNameAsAny(Feature):
    """The same card name as any of a player's units of a kind."""

    kind: Kind
    whose: int
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        cards = self.kind.cards(scope, self.whose)
        if scope.game.is_hidden(cards):
            raise Unplayable(self, "nobody else sees what they are")
        asked.limits.append(same_name_as_any(cards))


@dataclass(frozen=True)
class SameGrade(Feature):
    """The grade of a player's vanguard, or more, or less."""

    how: int = EQUAL
    form: int = 0
    whose: int = YOU

    def ask(self, asked: Asked, scope: Scope) -> None:
        vanguard = MainVanguard(scope.whose(self.whose))
        asked.limits.append(Limit(GRADE, self.how, ValueOf(vanguard, GRADE)))


@dataclass(frozen=True)
class Against(Feature):
    """A number that is at the most what this unit has of it, or so much less."""

    char: int
    less: int = 0
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        own = ValueOf(This(), self.char, plus=-self.less)
        asked.limits.append(Limit(self.char, AT_MOST, own))


@dataclass(frozen=True)
class AsThat(Feature):
    """A number that is what a card spoken of has of it, or at the most that."""

    char: int
    of: Subject
    how: int = EQUAL
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        found = self.of.fetch(scope)
        if found.effects or found.several:
            raise Unplayable(self, "it leaves open which card's number it is")
        asked.limits.append(Limit(self.char, self.how, ValueOf(found.noun, self.char)))
        other_than(asked, found.noun)


@dataclass(frozen=True)
class NotOf(Mark):
    """Not of a clan, nation or race."""

    word: Word
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        test = scope.game.word_test(self.word)
        asked.tests.append(replace(test, how=LACKS))


@dataclass(frozen=True)
class OfTrigger(Feature):
    """A trigger icon."""

    icon: int

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.tests.append(Test(TRIGGER_ICON, HAS, self.icon))


@dataclass(frozen=True)
class HasKeyword(Feature):
    """An ability with a keyword."""

    keyword: int
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.tests.append(Test(MARKS, HAS, self.keyword))


@dataclass(frozen=True)
class InNumbers(Feature):
    """A number of its own, so much or more or less."""

    char: int
    n: int
    how: int = EQUAL
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.tests.append(Test(self.char, self.how, self.n))


@dataclass(frozen=True)
class OriginallyHas(Feature):
    """A number that is written on it, so much or more or less."""

    char: int
    n: int
    how: int

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.such.append(HasOriginal(self.char, self.how, self.n))


@dataclass(frozen=True)
class Unnamed(Mark):
    """Not of a card name."""

    name: str
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        test = scope.game.word_test(Word(self.name, 1))
        asked.tests.append(replace(test, how=LACKS))


LINES: Final = """
pre = OfGrade : grade {n:number}
pre = OfGrade : grade {n:number} or less {=how:AT_MOST}
pre = OfGrade : grade {n:number} or greater {=how:AT_LEAST}
pre = NotOfGrade : non-grade {n:number}
such_post = Lacking : without the {keyword:keyword_name} ability
pre = OfGrades : grade {first:number} or grade {second:number}
pre = OfGrades : grade {first:number} or {second:number} {=form:1}
such_post = CalledSo : named {name:name}
feature = InName : {name:name} in {form:its} card name
feature = EitherInName : {first:name} or {second:name} in {form:its} card name
feature = InOriginalName : {name:name} in {form:its} original card name
such_post = CalledEither : named {first:name} or a unit named {second:name} {=form:1}
such_post = NotOfName : without {name:name} in {form:its} card name
such_post = CalledEither : named {first:name} or {second:name}
plain_post = Faced : {face:faced} {=form:1}
its = 0 : its
its = 1 : their
its = 2 : the
such_post = Unnamed : not named {name:name}
such_post = Unnamed : other than a card named {name:name} {=form:1}
feature = SameName : the same card name as {of:this}
feature = SameName : the same card name as {of:it}
feature = SameGrade : the same grade as your vanguard
feature = SameGrade : grade less than or equal to your vanguard {=how:AT_MOST}
feature = Against : grade less than this unit {=char:GRADE} {=less:1}
feature = Against : [power] less than or equal to this unit's {=char:POWER}
feature = Against : [power] less than or equal to this unit's [power] {=char:POWER} {=form:1}
feature = SameNameAsOne : the same card name as a unit on your (VC) {=kind:THE_VANGUARD}
feature = SameNameAsOne : the same card name as your vanguard {=kind:THE_VANGUARD} {=form:1}
feature = SameNameAsAny : the same card name as 1 of {whose:whose} {kind:headed}
feature = SameNameAsAny : the same card name as any of {whose:whose} {kind:headed} {=form:1}
feature = SameNameAsAny : the same card name as your vanguard or rear-guard {=whose:YOU} {=kind:ON_THE_FIELD} {=form:2}
feature = SameNameAsAny : the same card name as a unit on your (VC) or (RC) {=whose:YOU} {=kind:ON_THE_FIELD} {=form:3}
feature = SameNameAsAny : the same card name as a {kind:named_there} {=whose:YOU} {=form:4}
named_there = Kind : {pre?:pres} card {post:on_theirs} {=head:ANY_CARD}
named_there = Kind : {pre?:pres} {last:named} {post:on_theirs} {=head:ANY_CARD}
on_theirs = * there_post ;
there_post = OnCircle : on {whose:yours} {circles:circles}
there_post = OnCircle : in {whose:yours} {circles:circles} {=form:3}
yours = YOU : your
feature = AsThat : the same grade as {of:it} {=char:GRADE}
feature = AsThat : [power] less than or equal to {of:its_power} {=char:POWER} {=how:AT_MOST}
its_power = It : that unit's [power] {=that:True} {=form:5}
such_post = NotOf : that do not belong to {word:clan_word}
such_post = NotOf : that is not {word:clan_word} {=form:1}
clan_word = Word : {word:clan} {=kind:CLAN}
feature = OfTrigger : "[heal]_heal" {=icon:HEAL_TRIGGER}
feature = OfTrigger : "[critical]_critical" {=icon:CRITICAL_TRIGGER}
feature = OfTrigger : "[draw]_draw" {=icon:DRAW_TRIGGER}
feature = OfTrigger : "[stand]_stand" {=icon:STAND_TRIGGER}
feature = HasKeyword : the {keyword:keyword_name} ability
feature = HasKeyword : [limit-break 4 ] {=keyword:LIMIT_BREAK} {=form:1}
feature = HasKeyword : "[limit-break_4]" {=keyword:LIMIT_BREAK} {=form:2}
feature = HasKeyword : [limit-break 5 ] {=keyword:LIMIT_BREAK_FIVE} {=form:1}
keyword_name = BLOOM : bloom
keyword_name = SHADOWSTITCH : shadowstitch
keyword_name = MAGIA : magia
keyword_name = BRAVE : brave
keyword_name = ORACLE : oracle
keyword_name = DARKNESS : darkness
keyword_name = UNITE : unite
keyword_name = RITUAL : ritual
keyword_name = BLAZE : blaze
keyword_name = ENGORGE : engorge
keyword_name = HARMONY : harmony
keyword_name = REVELATION : revelation
keyword_name = CHARGE : charge
keyword_name = HOLLOW : hollow
keyword_name = SUCCESS : success
keyword_name = WAVE : wave
keyword_name = DARK_DEVICE : dark device
keyword_name = AFTERIMAGE : afterimage
keyword_name = THUNDERSTRIKE : thunderstrike
keyword_name = TIME_LEAP : time leap
keyword_name = DOMINATE : dominate
keyword_name = RUSH : rush
keyword_name = BURST : burst
keyword_name = RESCUE : rescue
keyword_name = HOMARE : homare
keyword_name = NITOU_KAIGAN : nitou kaigan
keyword_name = SHINKEN_HISSATSU : shinken hissatsu
keyword_name = SENTINEL : sentinel
keyword_name = RESIST : resist
keyword_name = SEEK_MATE : [legion]
keyword_name = FORERUNNER : forerunner
keyword_name = LORD : lord
feature = InNumbers : [power] {n:number} or less {=char:POWER} {=how:AT_MOST}
feature = InNumbers : [power] {n:number} or greater {=char:POWER} {=how:AT_LEAST}
pre = InNumbers : [power] {n:number} {=char:POWER} {=form:2}
feature = InNumbers : [power] {n:number} {=char:POWER} {=form:3}
pre = InNumbers : [power] {n:number} or less {=char:POWER} {=how:AT_MOST} {=form:2}
pre = InNumbers : [power] {n:number} or greater {=char:POWER} {=how:AT_LEAST} {=form:2}
pre = Faced : {face:faced}
faced = FACE_UP : face up
faced = FACE_DOWN : face down
pre = Turned : {mode:turned}
plain_post = Turned : that is {mode:turned} {=form:1}
plain_post = Turned : at {mode:turned} {=form:2}
plain_post = Turned : in {mode:turned} {=form:3}
feature = OriginallyHas : original [power] {n:number} {how:or_greater} {=char:POWER}
turned = STAND : [stand]
turned = REST : [rest]
"""  # noqa: E501 - a rule of the grammar is one line
