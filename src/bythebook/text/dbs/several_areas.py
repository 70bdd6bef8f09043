"""Cards of one area or of another, and of each of several: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.dbs.keywords.keywords import choose_some
from bythebook.kernel.language.amounts import Both
from bythebook.kernel.language.nouns import This
from bythebook.text.dbs.subjects import Some
from bythebook.text.english.counts import Count
from bythebook.text.english.kinds import Kind
from bythebook.text.english.marks import Area, InArea
from bythebook.text.english.scope import Scope, Spoken, Unplayable
from bythebook.text.english.subjects import Fetched, Subject


@dataclass(frozen=True)
class HereOrThere(Subject):
    """So many cards here, or so many there: which is chosen first."""

    first: Some
    second: Some
    form: int = 0

    def fetch(self, scope: Scope) -> Fetched:
        second = self.second
        if self.first.count != second.count:
            raise Unplayable(self, "it leaves open how many they are")
        choices, before = scope.choices, scope.it
        one = self.first.fetch(scope)
        scope.choices, scope.it = choices, before
        other = second.fetch(scope)
        if one.reg != other.reg or scope.looked:
            raise Unplayable(self, "they are not kept in one place")
        scope.it = Spoken(other.noun, one.several)
        which = choose_some((tuple(one.effects), tuple(other.effects)), 1, False)
        return Fetched([which], other.noun, one.several, other.reg)


@dataclass(frozen=True)
class Place:
    """An area cards are chosen from, perhaps of one type only."""

    zone: int
    head: int = 0
    form: int = 0


@dataclass(frozen=True)
class EachFrom(Subject):
    """So many cards from each of some areas of a player."""

    count: Count
    whose: int
    places: tuple[Place, ...]
    form: int = 0

    def fetch(self, scope: Scope) -> Fetched:
        if len(self.places) < 2 or len({place.zone for place in self.places}) < len(self.places):
            raise Unplayable(self, "it is said of several areas")
        found = Fetched([], Both(This(), This()), True)
        for place in self.places:
            kind = Kind(place.head, post=(InArea(Area((place.zone,), self.whose)),))
            one = Some(self.count, kind).fetch(scope)
            noun = Both(found.noun, one.noun) if found.effects else one.noun
            found = Fetched([*found.effects, *one.effects], noun, True)
        scope.it = Spoken(found.noun, True)
        return found


LINES: Final = """
# Cards of one area or of another, and of each of several.
deed = Choose : choose {what:one_or_other} {=form:9}
deed = Choose : choose {what:each_from} {=form:10}
each_from = EachFrom : {count:count} card each from {whose:whose} {places:places}
each_from = EachFrom : {count:count} card each from {whose:whose} {places:two_places} {=form:1}
places = * place ; , ; , and
two_places = * place ; and
place = Place : {zone:zone}
place = Place : battle area ( battle card only . ) {=zone:BATTLE_AREA} {=head:BATTLE} {=form:1}
one_or_other = HereOrThere : {first:placed_some} or {second:of_theirs}
placed_some = Some : {count:count} {kind:areal}
of_theirs = Some : {count:count} of {whose:whose} {kind:placeless}
"""
