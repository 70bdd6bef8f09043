"""Kinds of card by more than their characteristics: markers, exceptions, keywords; their lines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.ws.cards import NAMES, TRAITS, exact_name, with_in_name
from bythebook.games.ws.texts.filters import HasKeyword, HasMarker, SharesName
from bythebook.kernel.language.conditions import Condition, LiesFaced, Unless
from bythebook.kernel.language.nouns import Amount, This
from bythebook.kernel.language.nouns import Count as CountOf
from bythebook.kernel.language.words import HAS, LACKS, Test
from bythebook.text.ws.amounts import Measure
from bythebook.text.ws.kinds import Kind
from bythebook.text.ws.nouns import Group, Pile
from bythebook.text.ws.scope import Scope


@dataclass(frozen=True)
class SuchKind(Kind):
    """A kind that asks something of a card which is no characteristic of its own."""

    face: int = -1
    marker: bool = False
    same: Pile | Group | None = None
    form: int = 0

    def such(self, scope: Scope) -> Condition:
        if self.marker:
            return HasMarker()
        if self.same is not None:
            return SharesName(self.same.cards(scope))
        return LiesFaced(self.face)


@dataclass(frozen=True)
class UnmarkedKind(SuchKind):
    """A kind of character without a marker."""

    def such(self, scope: Scope) -> Condition:
        return Unless(HasMarker())


@dataclass(frozen=True)
class ButKind(Kind):
    """A kind without the cards of some names."""

    but: tuple[str, ...] = ()
    form: int = 0

    def tests(self, everywhere: bool = True) -> tuple[Test, ...]:
        words = tuple(exact_name(name) for name in self.but)
        return (*super().tests(everywhere), Test(NAMES, LACKS, words=words))


@dataclass(frozen=True)
class TraitOrPart(Kind):
    """A kind with a trait, or with a word in its name."""

    trait: tuple[str, ...] = ()
    part: str = ""

    def either(self, everywhere: bool = True) -> tuple[tuple[Test, ...], ...]:
        return ((Test(TRAITS, HAS, words=self.trait),), with_in_name(self.part))


@dataclass(frozen=True)
class KeywordKind(Kind):
    """A kind of card that has an ability with a keyword, or with one of two."""

    word: int = 0
    second: int = 0

    def such(self, scope: Scope) -> Condition:
        return HasKeyword(This(), self.word | self.second)


@dataclass(frozen=True)
class HadWithKeyword(Measure):
    """The number of characters you have with a keyword."""

    head: int
    word: int
    other: bool = False

    def amount(self, scope: Scope) -> Amount:
        return CountOf(Group(KeywordKind(self.head, word=self.word), other=self.other).cards(scope))


@dataclass(frozen=True)
class ManyKind(Kind):
    """A kind of character, said of several that something belongs to."""


@dataclass(frozen=True)
class CalledKind(Kind):
    """A card of a name, said as "named"."""


LINES: Final = """
# Kinds of card by more than their characteristics.
kind_only = Kind : {state?:state} {limit?:limited} {color?:color} {traits?:traits} {head:head} with {icon:icon_kind} in its trigger icon
icon_kind = SOUL_ICON : 【SOUL】
icon_kind = RETURN_ICON : 【RETURN】
icon_kind = POOL_ICON : 【POOL】
icon_kind = COMEBACK_ICON : 【COMEBACK】
icon_kind = DRAW_ICON : 【DRAW】
icon_kind = SHOT_ICON : 【SHOT】
icon_kind = TREASURE_ICON : 【TREASURE】
icon_kind = GATE_ICON : 【GATE】
icon_kind = STANDBY_ICON : 【STANDBY】
kind_only = SuchKind : face up {head:head} {=face:FACE_UP}
turned_down = SuchKind : face down {head:head} {=face:FACE_DOWN}
kind_only = SuchKind : {state?:state} {limit?:limited} {color?:color} {traits?:traits} {head:head} with a marker {=marker:True}
kind_only = SuchKind : {state?:state} {limit?:limited} {color?:color} {traits?:traits} {head:head} with the same card name as {same:same_as}
kind_only = Kind : {state?:state} {limit?:limited} {color?:color} {traits?:traits} {head:head} named {names:names}
kind_only = SuchKind : {state?:state} {limit?:limited} {color?:color} {traits?:traits} {head:head} with marker {=marker:True} {=form:1}
kind_only = UnmarkedKind : {state?:state} {limit?:limited} {color?:color} {traits?:traits} {head:head} without a marker
kind_only = UnmarkedKind : {state?:state} {limit?:limited} {color?:color} {traits?:traits} {head:head} without marker {=form:1}
kind_only = ButKind : {state?:state} {limit?:limited} {color?:color} {traits?:traits} {head:head} except {but:names}
kind_only = ButKind : {state?:state} {limit?:limited} {color?:color} {traits?:traits} {head:head} with {parts:names} in its card name except {but:names}
kind_only = TraitOrPart : {state?:state} {limit?:limited} {color?:color} {head:head} with {trait:traits} or {part:name} in its card name
limited = Limit : {n:num} power or lower {=stat:POWER} {=how:AT_MOST} {=form:2}
limited = Limit : {n:num} power or higher {=stat:POWER} {=how:AT_LEAST} {=form:2}
kind_only = KeywordKind : {state?:state} {limit?:limited} {color?:color} {traits?:traits} {head:head} with {word:keyword_had}
kind_only = KeywordKind : {state?:state} {limit?:limited} {color?:color} {traits?:traits} {head:head} with {word:keyword_had} or {second:keyword_had}
number_measure = HadWithKeyword : the number of {?other:other} {head:head} you have with {word:keyword_had}
keyword_had = | keyword
keyword_had = ASSIST : "Assist"
keyword_had = BOND : "Bond"
keyword_had = EXPERIENCE : "Experience"
keyword_had = MEMORY_WORD : "Memory"
called_kind = CalledKind : named {names:names} {=head:ANY_CARD}
kind_only = UnmarkedKind : {state?:state} {limit?:limited} {color?:color} {traits?:traits} {head:head} with {parts:names} in its card name without a marker {=form:2}
kind_only = Kind : {state?:state} {color?:color} {traits?:traits} {head:head} with {limit:late_limit}
late_limit = Limit : {n:num} power or lower {=stat:POWER} {=how:AT_MOST} {=form:3}
late_limit = Limit : {n:num} power or higher {=stat:POWER} {=how:AT_LEAST} {=form:3}
trait_or_name = TraitOrPart : {trait:traits} or have {part:name} in its card name {=head:CHARACTER}
kind_only = Kind : {state:state} {names:names} {=head:ANY_CARD}
mixed = Mixed : {first:named} or {second:part_kind}
mixed = Mixed : {first:named} or a {second:part_kind} {=article:True}
mixed_named = Mixed : {first:named} or a {second:part_kind} {=article:True}
possessing_kind = ManyKind : {limit?:limited} {color?:color} {traits?:traits} characters' {=head:CHARACTER}
"""  # noqa: E501 - a rule of the grammar is one line
