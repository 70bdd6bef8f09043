"""Kinds of cards that texts of the overDress era speak of: triggers by icon, Glitter, Friends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.cards.cards import TYPE
from bythebook.games.vanguard.d.keywords.friends import IsFriend
from bythebook.kernel.language.words import HAS, LACKS, Test
from bythebook.text.english.marks import Asked, Mark
from bythebook.text.english.scope import Scope
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


LINES: Final = """
card_head = CRITICAL_HEAD : [critical] trigger
card_head = DRAW_HEAD : [draw] trigger
card_head = FRONT_HEAD : [front] trigger
card_head = HEAL_HEAD : [heal] trigger
card_head = OVER_HEAD : [over] trigger
card_head = GLITTER_HEAD : [glitter]
pre = HasKeyword : [glitter] {=keyword:GLITTER} {=form:5}
kind = | friends
friends = FriendsKind : {pre?:pres} "friends" {post?:posts} {=head:UNIT_HEAD}
pre = OfUnitType : normal unit {=kind:NORMAL_UNIT}
pre = OfUnitType : trigger unit {=kind:TRIGGER_UNIT}
pre = OfUnitType : non-trigger {=kind:TRIGGER_UNIT} {=none:True}
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
# What is searched for in a deck.
plain_head = CRITICAL_HEAD : [critical] trigger
plain_head = DRAW_HEAD : [draw] trigger
plain_head = FRONT_HEAD : [front] trigger
plain_head = HEAL_HEAD : [heal] trigger
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
plain_head = WORLD_HEAD : world
plain_head = PRISON_HEAD : prison
plain_head = BASE_HEAD : base
plain_head = RESEARCH_HEAD : research
plain_head = METEORITE_HEAD : meteorite
plain_head = STRATEGY_HEAD : strategy
"""
