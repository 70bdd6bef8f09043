"""Entries that are a keyword: forerunner, sentinel, lord, resist; and entries that only remind."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from bythebook.games.vanguard.cards.cards import G_UNIT, SENTINEL, TRIGGER_UNIT, named
from bythebook.games.vanguard.g.keywords import attacking, marks, standing, whole
from bythebook.games.vanguard.g.keywords.g_guardian import g_guardian
from bythebook.games.vanguard.g.keywords.seek_mate import seek_mate
from bythebook.games.vanguard.g.keywords.standing import Maker
from bythebook.games.vanguard.g.keywords.stride import stride_skill, ultimate_stride_skill
from bythebook.games.vanguard.g.texts.stride_costs import DiscardGrades, DiscardNamesake
from bythebook.games.vanguard.g.zones.zones import G_ZONE
from bythebook.kernel.abilities.abilities import AUTO, CONT, Ability
from bythebook.text.meaning import Unplayable, every
from bythebook.text.vanguard.abilities import Text
from bythebook.text.vanguard.costs import Cost
from bythebook.text.vanguard.heads import Active, Place
from bythebook.text.vanguard.reminders import Reminder
from bythebook.text.vanguard.scope import reading


def _placed(make: Callable[[], Ability]) -> Maker:
    """A keyword's ability, where the text says that it counts."""

    def made(zones: tuple[int, ...], words: Any, n: int = 0) -> Ability:
        ability = make()
        return replace(ability, zones=zones or ability.zones, words=words)

    return made


def _forerunner(zones: tuple[int, ...], words: Any, n: int = 0) -> Ability:
    return replace(attacking.forerunner(), words=words)  # it is in the soul by then


_AUTOMATIC: Final[dict[int, Maker]] = {marks.FORERUNNER: _forerunner, **whole.WHOLE}
_CONTINUOUS: Final[dict[int, Maker]] = {
    SENTINEL: standing.sentinel,
    marks.RESIST: standing.resist,
    marks.LORD: _placed(attacking.lord),
    marks.RESTRAINT: _placed(attacking.restraint),
}
_KINDS: Final = {AUTO: _AUTOMATIC, CONT: _CONTINUOUS}


@dataclass(frozen=True)
class KeywordText(Text):
    """An ability that is nothing but a keyword."""

    mark: int
    keyword: int
    place: Place | None = None
    reminder: Reminder | None = None
    actives: tuple[Active, ...] = ()
    """what it is active under"""

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        made = _KINDS[self.mark].get(self.keyword)
        if made is None:
            raise Unplayable(self, "it is no such ability")
        if self.reminder is not None and self.reminder.said() != (self.keyword, 0):
            raise Unplayable(self, "its reminder explains something else")
        zones = () if self.place is None else self.place.zones()
        ability = made(zones, self, 0)
        if not self.actives:
            return (ability,)
        if self.keyword != marks.RESIST:
            raise Unplayable(self, "it counts in any case")
        scope, had = reading(kind, continuous=True, zones=zones), ability.marks
        for active in self.actives:
            had |= active.mark()
        holds = every([active.condition(scope) for active in self.actives])
        return (replace(ability, condition=holds, marks=had),)


@dataclass(frozen=True)
class DeckNote(Text):
    """What is said of building a deck: nothing is done by it in a game."""

    which: int
    form: int = 0

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        if kind and kind != (G_UNIT if self.which == 1 else TRIGGER_UNIT):
            raise Unplayable(self, "such a card may be in a deck")
        return ()


@dataclass(frozen=True)
class StrideSkill(Text):
    """[Stride]: when and for what a G unit strides."""

    cost: int = 0
    before: int = 0
    after: int = 0
    form: int = 0

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        if kind and kind != G_UNIT:
            raise Unplayable(self, "only G units stride")
        return (replace(stride_skill((DiscardGrades(self.cost),)), words=self),)


@dataclass(frozen=True)
class GuardianSkill(Text):
    """[G Guardian]: when and for what a G unit is called to guard."""

    cost: Cost
    before: int = 0
    form: int = 0

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        if kind and kind != G_UNIT:
            raise Unplayable(self, "only G units are G guardians")
        parts = self.cost.parts(reading(kind))
        return (replace(g_guardian(parts), words=self),)


@dataclass(frozen=True)
class LegionText(Text):
    """[Legion n] and the name of the mate: Seek Mate."""

    power: int
    names: tuple[str, ...]
    reminder: int = 0
    form: int = 0

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        tests = [(named(name),) for name in self.names]
        if len(tests) == 1:
            return (replace(seek_mate(tests[0], power=self.power), words=self),)
        return (replace(seek_mate(either=tuple(tests), power=self.power), words=self),)


@dataclass(frozen=True)
class UltimateStride(Text):
    """[Ultimate Stride]: when and for what a card strides, perhaps by its other side."""

    name: str = ""
    """the name on its other side"""

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        return (replace(ultimate_stride_skill((DiscardNamesake(),)), words=self),)


@dataclass(frozen=True)
class OneInDeck(Text):
    """Only one card of its own name is in a G deck."""

    name: str

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        if kind and kind != G_UNIT:
            raise Unplayable(self, "only G units are in a G deck")
        return (Ability(CONT, (G_ZONE,), marks=marks.ONE_IN_G_DECK, words=self),)


LINES: Final = """
text = KeywordText : {mark:key_mark} {place?:place} : {keyword:key_word} {reminder:key_reminder}
text = KeywordText : {mark:key_mark} {place?:place} : {keyword:key_word} .
text = KeywordText : {mark:key_mark} {place?:place} {actives:actives} : {keyword:key_word} {reminder:key_reminder}
text = KeywordText : {mark:key_mark} {place?:place} {actives:actives} : {keyword:key_word} .
key_mark = AUTO : [AUTO]
key_mark = CONT : [CONT]
key_word = FORERUNNER : forerunner
key_word = SENTINEL : sentinel
key_word = LORD : lord
key_word = RESIST : resist
key_word = RESTRAINT : restraint
key_reminder = OfKeyword : ( when a unit of the same clan ride this unit , you may call this unit to (RC) . ) {=keyword:FORERUNNER}
key_reminder = OfKeyword : ( when a unit of the same clan ride this unit , you may call this card to (RC) . ) {=keyword:FORERUNNER} {=form:1}
key_reminder = OfKeyword : ( you may only have up to 4 card with “ [CONT] : sentinel . ” in a deck . ) {=keyword:SENTINEL}
key_reminder = OfKeyword : ( if you have a unit without a same clan as this unit , this unit cannot attack . ) {=keyword:LORD}
key_reminder = OfKeyword : ( this unit cannot be chosen by your opponent's card effect . ) {=keyword:RESIST}
key_reminder = OfKeyword : ( this unit cannot be chosen by your opponent's effect . ) {=keyword:RESIST} {=form:1}
key_reminder = OfKeyword : ( this card cannot be chosen by your opponent's card effect . ) {=keyword:RESIST} {=form:2}
key_reminder = OfKeyword : ( this unit cannot attack . ) {=keyword:RESTRAINT}
text = OneInDeck : [CONT] : you may only have 1 {name:name} g unit in a g deck .
text = UltimateStride : [ultimate-stride] - stride step - [ choose a card with the same card name as your vanguard from your hand , and discard it ] [stride] this card on your (VC) from face down .
text = UltimateStride : [ultimate-stride] - {name:name} - stride step - [ choose a card with the same card name as your vanguard from your hand , and discard it ] remove all of your other card from your soul , circle , and g zone , flip this card over , and [stride] it on your (VC) .
text = LegionText : [ACT] (VC) : [legion {power:number} ] {names:mate_names} {reminder:legion_reminder}
text = LegionText : [ACT] (VC) : [legion {power:number} ] {names:mate_names} . {=form:1}
mate_names = * name ; or
legion_reminder = 1 : ( if your opponent's vanguard is grade 3 or greater , this unit may return 4 card from your drop zone into your deck once , search your deck for the specified card , and legion . )
text = StrideSkill : [stride] {before?:stride_before} - stride step - [ choose 1 or more card with the sum of their grade being {cost:number} or greater from your hand , and discard them ] [stride] this card on your (VC) from face down . {after?:stride_after}
text = StrideSkill : [stride] {before?:stride_before} - stride step - [COST] [ choose 1 or more card from hand with the sum of their grade being {cost:number} or greater , and discard them ] , and [stride] this card on your (VC) from face down . {after?:stride_after} {=form:1}
text = StrideSkill : [stride] {before?:stride_before} - stride step - [COST] [ choose 1 or more card with the sum of their grade being {cost:number} or greater from your hand , and discard them ] , and [stride] this card on your (VC) from face down . {after?:stride_after} {=form:2}
text = StrideSkill : [stride] {before?:stride_before} - stride step - [COST] [ choose 1 or more card with the sum of their grade being {cost:number} or greater from your hand , and discard them ] [stride] this card on your (VC) from face down . {after?:stride_after} {=form:3}
stride_before = 1 : ( released when both player's vanguard is grade 3 or greater . )
stride_before = 2 : ( released when both players' vanguard is grade 3 or greater . )
stride_before = 3 : ( released when both fighters' vanguard is grade 3 or greater . )
stride_after = 1 : ( when this card stride , it get the power and card name of 1 heart . at the end of the turn , return it face up . )
stride_after = 2 : ( when this card stride , it get the power and card name of 1 heart . at the end of turn , return it face up . )
text = GuardianSkill : [g-guardian] {before?:guardian_before} - opponent turn's guard step - {cost:cost} call this card to your (GC) from face down .
text = GuardianSkill : [g-guardian] {before?:guardian_before} - opponent turn's guard step - [COST] {cost:cost} call this card to your (GC) from face down . {=form:1}
text = GuardianSkill : [g-guardian] {before?:guardian_before} - opponent turn's guard step - [COST] {cost:cost} , and call this card to your (GC) from face down . {=form:2}
guardian_before = 1 : ( usable when both fighters' vanguard is grade 3 or greater , and the number of face up g guardian in your g zone is 3 or less . )
text = DeckNote : ( this card cannot be in your main deck . ) {=which:1}
text = DeckNote : ( you may only have up to 4 card with "[heal]_heal" in a deck . ) {=which:2}
text = DeckNote : ( you may only have up to 4 card with [heal] in a deck . ) {=which:2} {=form:1}
"""  # noqa: E501 - a rule of the grammar is one line
