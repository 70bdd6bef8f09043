"""Nouns whose marks stand after the place, and other ways to say where; with their lines."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.ws.cards import TYPE
from bythebook.kernel.language.nouns import Amount, Cards
from bythebook.kernel.language.nouns import Count as CountOf
from bythebook.kernel.language.words import LACKS, Test
from bythebook.text.ws.amounts import Measure
from bythebook.text.ws.kinds import Kind, LevelBound
from bythebook.text.ws.nouns import Group, Pile
from bythebook.text.ws.scope import Scope, Unplayable


def marked(
    node: object,
    kind: object,
    parts: tuple[str, ...],
    bound: LevelBound | None,
    without: tuple[str, ...] = (),
) -> Kind:
    """A kind with what stands after the place put back to it."""
    twice = not isinstance(kind, Kind) or kind.bound is not None or kind.without
    if not isinstance(kind, Kind) or twice or (parts and kind.parts):
        raise Unplayable(node, "it is marked twice")
    return replace(kind, parts=parts or kind.parts, bound=bound, without=without)


@dataclass(frozen=True)
class LatePile(Pile):
    """Cards in a zone, with their marks after it: in your hand with "Sea" in its card name."""

    parts: tuple[str, ...] = ()
    bound: LevelBound | None = None
    but: int = 0
    names: tuple[str, ...] = ()

    def cards(self, scope: Scope) -> Cards:
        kind = marked(self, self.kind, self.parts, self.bound)
        if self.names:
            kind = replace(kind, names=self.names)
        found = Pile(kind, self.area, self.other).cards(scope)
        if not self.but:
            return found
        return replace(found, tests=(*found.tests, Test(TYPE, LACKS, self.but)))


@dataclass(frozen=True)
class LateGroup(Group):
    """Characters on the stage with their marks after the place."""

    parts: tuple[str, ...] = ()
    bound: LevelBound | None = None
    without: tuple[str, ...] = ()
    names: tuple[str, ...] = ()

    def cards(self, scope: Scope) -> Cards:
        kind = marked(self, self.kind, self.parts, self.bound, self.without)
        if self.names:
            kind = replace(kind, names=self.names)
        return Group(kind, self.whose, self.other, self.place).cards(scope)


@dataclass(frozen=True)
class NumberHadSo(Measure):
    """The number of characters you have that have a word in their name."""

    group: Group
    parts: tuple[str, ...]
    form: int = 0

    def amount(self, scope: Scope) -> Amount:
        kind = marked(self, self.group.kind, self.parts, None)
        return CountOf(replace(self.group, kind=kind).cards(scope))


LINES: Final = """
# Where, in other words.
pile = | late_pile
seen_pile = | late_pile
counted_pile = | late_pile
late_pile = LatePile : {?other:other} {kind:plain} in {area:chosen_from} with {parts:names} in its card name
late_pile = LatePile : {?other:other} {kind:plain} in {area:chosen_from} with {bound:level_bound}
late_pile = LatePile : {?other:other} {kind:plain} in {area:chosen_from} with {bound:level_bound} with {parts:names} in its card name
late_pile = LatePile : {?other:other} {kind:plain} in {area:chosen_from} except {but:head}
from_pile = LatePile : {?other:other} {kind:plain} from {area:taken_from} with {parts:names} in its card name
mine_of = LateGroup : your {?other:other} {kind:plain} {place:place} with {parts:names} in its card name
mine_of = LateGroup : your {?other:other} {kind:plain} {place:place} without {without:traits}
mine = LateGroup : {?other:other} {kind:plain} {place:place} with {parts:names} in its card name
one = LateGroup : a {kind:plain} {place:place} with {parts:names} in its card name
one = LateGroup : another {kind:plain} {place:place} with {parts:names} in its card name {=other:True}
placed_group = LateGroup : your {?other:other} {kind:plain} {place:place} with {parts:names} in its card name
theirs_of = LateGroup : your opponent's {kind:plain} {place:their_place} with {bound:level_bound} {=whose:OPPONENT}
late_pile = LatePile : {?other:other} {kind:plain} in {area:chosen_from} named {names:names}
late_pile = LatePile : {?other:other} {kind:plain} in {area:chosen_from} named {names:names} with {bound:level_bound}
mine_of = LateGroup : your {?other:other} {kind:plain} {place:place} named {names:names}
kind = | two_colors
two_colors = TwoColors : {state?:state} {limit?:limited} {first:color} or {second:color} {head:head}
theirs_of = Group : your opponent's {kind:plain_state} at {form:at_rest} {=whose:OPPONENT}
plain_state = Kind : {head:head} {=state:REST}
at_rest = 1 : 【REST】
number_measure = NumberHadSo : the number of {group:bare_mine} you have with {parts:names} in its card name
bare_mine = Group : {?other:other} {kind:plain}
place = CENTER_TOO : in the center stage
place = BACK_TOO : in the back stage
place = ANYWHERE_TOO : on the stage
place = ANYWHERE_MORE : in your stage
place = ANYWHERE_STILL : on your stage
their_place = CENTER_TOO : in the center stage
their_place = BACK_TOO : in the back stage
their_place = THEIR_CENTER : in their center stage
their_place = THEIR_BACK : in their back stage
their_place = ANYWHERE_TOO : on the stage
place = LEFT : in the left position of your center stage
place = RIGHT : in the right position of your center stage
position = Area : the left position of your center stage {=zones:IN_LEFT}
position = Area : the right position of your center stage {=zones:IN_RIGHT}
position = Area : the left position of your back stage {=zones:IN_BACK_LEFT}
position = Area : the right position of your back stage {=zones:IN_BACK_RIGHT}
position = Area : the center stage {=zones:CENTER_STAGE} {=form:1}
position = Area : the middle position of the center stage {=zones:IN_MIDDLE} {=form:1}
chosen_from = | their_part
chosen_from = | their_climax_area | to_their_room | to_their_clock | to_their_memory | their_level
their_climax_area = Area : your opponent's climax area {=zones:IN_CLIMAX_AREA} {=whose:OPPONENT}
their_level = Area : your opponent's level {=zones:IN_LEVEL} {=whose:OPPONENT}
own_area = | room_area
counted_area = | deck_area | their_deck
kind = | color_or
color_or = ColorOr : {state?:state} {limit?:limited} {color:color} or {traits:traits} {head:head}
action = Choose : choose {count:count} {what:near_group}
near_group = Group : {kind:kind} facing this card {=whose:OPPONENT} {=place:OPPOSITE_THIS} {=form:2}
near_group = Group : {kind:kind} in battle {=whose:ANYONE} {=place:BATTLING} {=form:2}
all_of = AllIn : all {pile:stage_pile}
stage_pile = Pile : {kind:kind} in {area:position}
stage_pile = Pile : {kind:kind} in {area:their_part}
their_part = Area : their center stage {=zones:CENTER_STAGE} {=whose:OPPONENT} {=their:True}
their_part = Area : their back stage {=zones:BACK_STAGE} {=whose:OPPONENT} {=their:True}
all_of = AllIn : all of the {pile:stage_pile} {=form:1}
all_of = AllOf : all {group:battling} {=bare:True}
battling = Group : character in battle {=kind:CHARACTERS} {=whose:ANYONE} {=place:BATTLING}
of_theirs = Area : their stage {=zones:ON_STAGE} {=whose:OPPONENT} {=their:True}
of_theirs = Area : their center stage {=zones:CENTER_STAGE} {=whose:OPPONENT} {=their:True}
of_theirs = Area : their back stage {=zones:BACK_STAGE} {=whose:OPPONENT} {=their:True}
of_theirs = Area : your opponent's stage {=zones:ON_STAGE} {=whose:OPPONENT}
that_character = ThatCharacter : that battle opponent {=called:1}
pronoun_subject = ThatCharacter : they {=plural:True} {=called:2}
subject = | pronoun_subject
bottom_of = Area : the bottom of your stock {=zones:IN_STOCK} {=bottom:True}
their_bottom = Area : the bottom of their stock {=zones:IN_STOCK} {=whose:OPPONENT} {=bottom:True} {=their:True}
their_bottom = Area : the bottom of your opponent's stock {=zones:IN_STOCK} {=whose:OPPONENT} {=bottom:True}
movable = | all_of_group
emptied = | their_clock | to_their_clock
emptied_too = | their_clock | to_their_clock
subject = ThisAnd : {first:this} and {second:facing}
all_of = AllOf : all {group:everyones} {=bare:True}
everyones = Group : {?other:other} {kind:kind} {=whose:ANYONE}
late_pile = LatePile : {?other:other} {kind:part_kind} in {area:chosen_from} with {bound:level_bound}
subject = ThatOne : those card {=plural:True}
all_of = AllIn : all {pile:in_hand}
all_of = AllIn : all of your {pile:in_hand} {=form:2}
in_hand = Pile : {kind:kind} in {area:hand_area}
pronoun_subject = ThatCharacter : both character {=plural:True} {=called:3}
target = | level_area
open_middle = Area : left position of your center stage {=zones:IN_LEFT}
open_middle = Area : right position of your center stage {=zones:IN_RIGHT}
open_middle = Area : left position of your back stage {=zones:IN_BACK_LEFT}
open_middle = Area : right position of your back stage {=zones:IN_BACK_RIGHT}
movable = AllIn : all {pile:stage_pile}
movable = AllIn : all of the {pile:stage_pile} {=form:1}
movable = AllIn : all {pile:from_part}
from_part = Pile : {kind:kind} from {area:position} {=form:1}
from_part = Pile : {kind:kind} from {area:their_part} {=form:1}
chosen_from = Area : your hand or waiting room {=zones:HAND_OR_ROOM}
chosen_from = Area : your hand or your waiting room {=zones:HAND_OR_ROOM} {=form:1}
place = LEFT_AND_RIGHT : in the left and right position of your center stage
position = Area : your center stage except the middle position {=zones:CENTER_SIDES}
whole_group = Group : the other character {place:place} {=kind:CHARACTERS} {=other:True} {=form:1}
of_theirs = Area : your opponent's center stage {=zones:CENTER_STAGE} {=whose:OPPONENT}
of_theirs = Area : your opponent's back stage {=zones:BACK_STAGE} {=whose:OPPONENT}
one = Group : {kind:mixed_named} {place?:place}
mine_one = Group : 1 of your {?other:other} {kind:kind} {=form:2}
rest = TheRest : the remaining card {=form:1}
the_stage = Area : the stage {=zones:ON_STAGE} {=form:1}
"""  # noqa: E501 - a rule of the grammar is one line
