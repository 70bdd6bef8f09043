"""Kinds of cards that texts of the overDress era speak of: triggers by icon, Glitter, Friends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.cards.cards import SKILLS, TYPE, only_of_clan
from bythebook.games.vanguard.d.keywords.friends import IsFriend
from bythebook.games.vanguard.texts.nouns import HasOneClan, InColumnOf
from bythebook.games.vanguard.zones.zones import VANGUARD
from bythebook.kernel.language.conditions import Unless
from bythebook.kernel.language.nouns import Cards, This
from bythebook.kernel.language.words import HAS, LACKS, YOU, Test
from bythebook.text.english.features import Feature
from bythebook.text.english.marks import Asked, Mark
from bythebook.text.english.scope import Scope
from bythebook.text.english.subjects import Fetched, Subject
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.clans import CLAN_NAMES
from bythebook.text.vanguard.differing import NotNamedAs
from bythebook.text.vanguard.features import InName
from bythebook.text.vanguard.nouns import Kind


@dataclass(frozen=True)
class FriendsKind(Kind):
    """Units in the state of Friends, called by that alone."""

    def asked(self, scope: Scope) -> Asked:
        asked = super().asked(scope)
        asked.such.append(IsFriend())
        return asked


@dataclass(frozen=True)
class OfUnitType(Mark):
    """A normal unit or a trigger unit, or none, beside another head noun."""

    kind: int
    none: bool = False

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.tests.append(Test(TYPE, LACKS if self.none else HAS, self.kind))


@dataclass(frozen=True)
class OnlyOfClan(Feature):
    """One clan, and no other."""

    clan: str
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        if self.clan not in CLAN_NAMES:
            raise Unplayable(self, "that is no clan")
        asked.tests += only_of_clan(self.clan)


@dataclass(frozen=True)
class OfOneClan(Feature):
    """One clan, whichever that is."""

    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.such.append(HasOneClan())


@dataclass(frozen=True)
class InNameUnlike(Feature):
    """A part of its card name, and another card name than a card that is spoken of."""

    name: str
    of: Subject
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        InName(self.name).ask(asked, scope)
        NotNamedAs(self.of).ask(asked, scope)


@dataclass(frozen=True)
class YourVanguard(Subject):
    """Your vanguard, as the one card with which others are compared."""

    def fetch(self, scope: Scope) -> Fetched:
        return Fetched([], Cards(scope.whose(YOU), (VANGUARD,)), False)


@dataclass(frozen=True)
class HasSkill(Feature):
    """A skill."""

    skill: int

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.tests.append(Test(SKILLS, HAS, self.skill))


@dataclass(frozen=True)
class OtherColumn(Mark):
    """In another column than this unit."""

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.such.append(Unless(InColumnOf(This())))
        asked.other = True


LINES: Final = """
card_head = CRITICAL_HEAD : [critical] trigger
card_head = DRAW_HEAD : [draw] trigger
card_head = FRONT_HEAD : [front] trigger
card_head = HEAL_HEAD : [heal] trigger
card_head = STAND_HEAD : [stand] trigger
card_head = OVER_HEAD : [over] trigger
card_head = GLITTER_HEAD : [glitter]
pre = HasKeyword : [glitter] {=keyword:GLITTER} {=form:5}
kind = | friends
feature = HasKeyword : the "friends" ability {=keyword:FRIEND} {=form:6}
friends = FriendsKind : {pre?:pres} "friends" {post?:posts} {=head:UNIT_HEAD}
pre = OfUnitType : normal unit {=kind:NORMAL_UNIT}
pre = OfUnitType : trigger unit {=kind:TRIGGER_UNIT}
pre = OfUnitType : non-trigger {=kind:TRIGGER_UNIT} {=none:True}
feature = OnlyOfClan : only {clan:clan} for its clan
feature = OfOneClan : only 1 clan
feature = OnlyOfClan : only {clan:clan} for their clan {=form:1}
feature = SameGrade : grade equal to or less than your vanguard {=how:AT_MOST} {=form:1}
feature = SameGrade : grade less than or equal to your vanguard's {=how:AT_MOST} {=form:2}
feature = SameGrade : grade equal to or less than your vanguard's grade {=how:AT_MOST} {=form:3}
feature = SameGrade : a grade less than or equal to your vanguard {=how:AT_MOST} {=form:4}
feature = SameGrade : the same grade as your vanguard or less {=how:AT_MOST} {=form:5}
feature = SameGrade : grade greater than or equal to your vanguard {=how:AT_LEAST}
feature = SameGrade : grade less than or equal to your opponent's vanguard {=how:AT_MOST} {=whose:OPPONENT}
feature = InNameUnlike : {name:name} in its different card name from {of:unlike}
feature = InNameUnlike : {name:name} in their different card name from {of:unlike} {=form:1}
feature = InNameUnlike : {name:name} in its card name different from {of:unlike} {=form:2}
feature = NotNamedAs : a different card name than {of:unlike} {=form:4}
unlike = YourVanguard : your vanguard
pre = Lacking : non-sentinel {=keyword:SENTINEL}
such_post = Lacking : without sentinel {=keyword:SENTINEL} {=form:1}
such_post = Lacking : without the {keyword:keyword_name} {=form:2}
# One kind or another, the second perhaps with an article of its own.
some = Some : a {kind:either_kind} {=count:JUST_ONE} {=form:13}
some = Some : {count:count} {kind:kind_or_a}
either_kind = | kind_or_a
either_kind = KindOr : {first:headed} or {second:or_cards}
kind_or_a = KindOr : {first:headed} or a {second:or_cards} {=form:6} {=each:True}
kind_or_a = KindOr : {first:headed} or a {second:of_names} {=form:7} {=each:True}
kind_or_a = KindOr : {first:headed} or up to 1 {second:of_names} {=form:8} {=each:True}
kind_or_a = KindOr : {first:headless} or a {second:or_cards} {=form:6} {=each:True}
kind_or_a = KindOr : {first:headless} or up to 1 {second:or_cards} {=form:2} {=each:True}
or_cards = Kind : {pre?:pres} {head:plain_head} {post?:posts}
of_names = Kind : {pre?:pres} {last:named} {post?:posts} {=head:ANY_CARD}
plain_some = Some : {count:count} {kind:plain_or}
plain_or = KindOr : {first:plain_kind} or {second:plain_headed}
plain_or = KindOr : {first:plain_kind} or up to 1 {second:plain_kind} {=form:2} {=each:True}
claim = AllAre : {whose:whose} {kind:bare_group} is a {such:kind_or_a} {=form:10}
claim = IsA : {who:it} is a {kind:kind_or} {=form:28}
claim = IsA : {who:it} is a {kind:kind_or_a} {=form:29}
claim = IsA : it was {kind:said_type} {=who:THE_IT} {=form:30}
said_type = Kind : {pre?:pres} {head:type_head}
plain_kind = Graded : {pre:grade_marks} {post?:plain_posts} {=head:ANY_CARD}
feature = HasSkill : "boost" {=skill:BOOST}
feature = HasSkill : "intercept" {=skill:INTERCEPT}
feature = DifferingInName : {name:name} in each of their different card name {=form:1}
such_post = Differing : each with different grade {=char:GRADE} {=form:2}
such_post = Differing : each with different card name {=char:NAMES} {=form:2}
plain_post = OtherColumn : in another column
# What is searched for in a deck.
plain_head = CRITICAL_HEAD : [critical] trigger
plain_head = DRAW_HEAD : [draw] trigger
plain_head = FRONT_HEAD : [front] trigger
plain_head = HEAL_HEAD : [heal] trigger
plain_head = STAND_HEAD : [stand] trigger
plain_head = OVER_HEAD : [over] trigger
plain_head = GLITTER_HEAD : [glitter]
plain_head = UNIT_CARD : unit card
plain_head = NORMAL_ORDER : normal order
plain_head = BLITZ_ORDER : blitz order
plain_head = SET_ORDER : set order
plain_head = TRIGGER_ORDER : trigger order
plain_head = ORDERS : order
plain_head = SENTINEL_HEAD : sentinel
plain_head = SONG_HEAD : song
plain_head = ARMS_ORDER : arms card
plain_head = WORLD_HEAD : world
plain_head = PRISON_HEAD : prison
plain_head = BASE_HEAD : base
plain_head = RESEARCH_HEAD : research
plain_head = METEORITE_HEAD : meteorite
plain_head = STRATEGY_HEAD : strategy
"""  # noqa: E501 - a rule of the grammar is one line
