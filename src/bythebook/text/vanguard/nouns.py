"""Which cards: head nouns and where their cards are, and the marks around them.

Add head nouns and areas here; marks that ask what a card is (names, grades, abilities) stand in
`features.py`, marks that ask where it is (rows, columns, circles) in `places.py`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.vanguard.g.zones.zones import G_ZONE
from bythebook.games.vanguard.zones.zones import BACK_ROW, FIELD, FRONT_ROW, VANGUARD
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import R_EXTRA
from bythebook.kernel.language.amounts import Among, Except
from bythebook.kernel.language.conditions import StandsIn
from bythebook.kernel.language.nouns import Bound, Cards, Num
from bythebook.kernel.language.words import ANYONE, OPPONENT, YOU
from bythebook.kernel.state.refs import NOTHING
from bythebook.kernel.texts.verbs import ChooseCards, Search
from bythebook.text.english import kinds as english
from bythebook.text.english import marks as english_marks
from bythebook.text.english import subjects as english_subjects
from bythebook.text.english.counts import Exactly
from bythebook.text.english.kinds import Sort
from bythebook.text.english.marks import Asked, Mark, Other
from bythebook.text.english.scope import CHOSE, REVEALED, THEIR, Scope, Spoken
from bythebook.text.english.subjects import Fetched, Subject
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.d.held_cards import is_imprisoned, places_in
from bythebook.text.vanguard.differing import apart, without_differing
from bythebook.text.vanguard.lexicon import LOCKED_HEAD, UNIT_HEAD, WHERE, Vanguard
from bythebook.text.vanguard.scope import BOOSTED_IT, BOOSTED_UNIT, PICKED, SHOWN, SURELY

SEEN: Final = (CHOSE, REVEALED)
"""what leaves cards where they are"""


@dataclass(frozen=True)
class InArea(english_marks.InArea):
    """In an area, or from it; imprisoned and scouted cards are in the order zone, too."""

    def ask(self, asked: Asked, scope: Scope) -> None:
        super().ask(asked, scope)
        asked.zones = places_in(asked.zones)


@dataclass(frozen=True)
class Kind(english.Kind):
    """A kind of card; where its cards are may be said by its head noun."""

    def asked(self, scope: Scope) -> Asked:
        words = scope.game
        assert isinstance(words, Vanguard)
        if not words.knows(self.head):
            raise Unplayable(self, "this era's book knows no such cards")
        asked = super().asked(scope)
        asked.tests += words.head_tests(self.head)
        if self.head == UNIT_HEAD and (asked.among or set(asked.zones) - set(FIELD)):
            asked.tests += words.unit_tests()
        return asked

    def cards(self, scope: Scope, whose: int = NOTHING) -> Cards:
        if whose >= 0 and any(is_imprisoned(mark) for mark in self.marks()):
            if whose != OPPONENT:
                raise Unplayable(self, "what is imprisoned in your prison is your opponent's")
            whose = NOTHING
        found = super().cards(scope, whose)
        if whose < 0 and self.is_anybodys(scope):
            found = replace(found, whose=ANYONE)
        if found.zones:
            return found
        if self.last is None:
            raise Unplayable(self, "it is not said where the cards are")
        return replace(found, zones=FIELD)  # what is called by its clan alone is a unit

    def is_anybodys(self, scope: Scope) -> bool:
        """Whether nothing says whose the cards are that lie on circles: "for each locked card"."""
        words = scope.game
        assert isinstance(words, Vanguard)
        return self.head in WHERE and not words.bare_is_own and self.asked(scope).whose < 0

    def test(self, scope: Scope, whose: int = ANYONE) -> Cards:
        """What it asks of a card already spoken of: where it is, too."""
        asked = self.asked(scope)
        if asked.among or asked.under:
            raise Unplayable(self, "it says where the card is")
        zones, said = asked.zones, asked.whose
        asked.zones = ()
        if zones:
            asked.such.append(StandsIn(zones))
        found = english.made(asked, (), whose if said < 0 else said)
        return replace(found, whose=ANYONE if said < 0 else said)


def of_own_area(kind: Sort, scope: Scope) -> Sort:
    """A kind of card that is chosen, from the chooser's own zone if it is not said whose it is."""
    if not isinstance(kind, english.Kind):
        return replace(kind, first=_owned(kind.first, scope), second=_owned(kind.second, scope))
    return _owned(kind, scope)


def _owned(kind: english.Kind, scope: Scope) -> english.Kind:
    whose = THEIR if scope.actor else YOU
    return replace(kind, post=tuple(_own(mark, whose) for mark in kind.post))


def _own(mark: Mark, whose: int) -> Mark:
    """Where cards are, by a player if none is said."""
    if isinstance(mark, InArea) and mark.area.bare:
        return replace(mark, area=replace(mark.area, whose=whose, bare=False))
    return mark


def says_other(kind: Sort) -> bool:
    """Whether it is said of cards that they are others."""
    return isinstance(kind, english.Kind) and any(type(mark) is Other for mark in kind.pre)


@dataclass(frozen=True)
class Some(english_subjects.Some):
    """So many cards of a kind; in a deck they can be compared with cards chosen before."""

    def fetch(self, scope: Scope) -> Fetched:
        own = of_own_area(self.kind, scope)
        if own != self.kind:
            return replace(self, kind=own).fetch(scope)
        if isinstance(self.kind, english.Kind):
            kind, differ = without_differing(self.kind)
            if differ is not None:
                found = replace(self, kind=kind).fetch(scope)
                return found._replace(effects=apart(found.effects, differ))
        if self.kind.asked(scope).among:
            if self.of == english_subjects.SOME_OF_THEM and several_of_held(scope):
                SHOWN.note(scope, Bound(scope.held))
            among_the_shown(scope)
        if self.of and scope.looked and scope.held:
            raise Unplayable(self, "it could be those that were chosen of the cards looked at")
        before = (scope.chooser, set(scope.origin)) if (CHOSE, NOTHING) in scope.deeds else None
        scope.chooser = (NOTHING, NOTHING)
        among = scope.among
        sure = scope.looked and isinstance(self.count, Exactly) and not is_choosy(self.kind, scope)
        found = super().fetch(scope)
        if before is not None and says_other(self.kind):
            if scope.chooser == before[0] and before[1] & set(scope.origin):
                raise Unplayable(self, "it could be others than those chosen before")
        SURELY.note(scope, sure)
        if not scope.looked and among is not None and self.kind.asked(scope).among:
            PICKED.note(scope, (among, found.noun))
        elif self.count.n > 1 and not scope.looked:
            scope.among = found.noun  # "from among them" is said of those chosen
        return found

    def compared_among(self, asked: Asked) -> None:
        """Cards looked at are compared with what was spoken of before them."""
        if asked.under:
            super().compared_among(asked)

    def of_anyone(self, scope: Scope) -> int:
        """Locked cards, units of a column and those who fight are chosen of both players."""
        if isinstance(self.kind, Kind):
            if self.kind.head == LOCKED_HEAD or marks_of(self.kind):
                return ANYONE
        return super().of_anyone(scope)

    def chosen(self, cards: Cards, count: Num, up_to: bool, reg: int, scope: Scope) -> list[Effect]:
        if scope.game.deck in cards.zones and cards.limits and cards.whose == YOU:
            scope.searched = True
            scope.looked = False
            return [Search(cards, count, up_to, reg)]
        return super().chosen(cards, count, up_to, reg, scope)


def several_of_held(scope: Scope) -> bool:
    """Whether several of the cards looked at were chosen just now: "one of them" is of those."""
    return bool(scope.held and scope.it and scope.it.several and scope.it.noun == Bound(scope.held))


def among_the_shown(scope: Scope) -> None:
    """Of cards looked at some were revealed, and lie there still: "among them" is said of those."""
    shown = SHOWN.of(scope)
    if shown is None or not scope.looked:
        return
    if any(spoken.noun == shown for (verb, _), spoken in scope.deeds.items() if verb not in SEEN):
        return
    scope.among, scope.looked = shown, False


def is_choosy(kind: Sort, scope: Scope) -> bool:
    """Whether not every card will do."""
    asked = kind.asked(scope)
    return bool(asked.tests or asked.such or asked.limits)


@dataclass(frozen=True)
class TheRest(english_subjects.TheRest):
    """What was looked at and not chosen; or of several cards found, those not chosen since."""

    def fetch(self, scope: Scope) -> Fetched:
        picked, shown = PICKED.of(scope), SHOWN.of(scope)
        if scope.looked and shown is not None and self.revealed:
            raise Unplayable(self, "none of the revealed cards was chosen")
        if scope.looked or picked is None:
            return super().fetch(scope)
        if shown == picked[0] and not self.revealed:
            raise Unplayable(self, "it leaves open whether the rest of all cards is meant")
        return Fetched([], Except(*picked), True)


@dataclass(frozen=True)
class AllOf(english_subjects.AllOf):
    """All cards of a kind; also of those that were just looked at."""

    def fetch(self, scope: Scope) -> Fetched:
        if not self.kind.asked(scope).among or scope.among is None:
            return super().fetch(scope)
        kind = english_subjects.plain(self.kind, scope)
        return Fetched([], Among(scope.among, replace(kind, whose=ANYONE, zones=())), True)

    def chosen(self, cards: Cards, reg: int) -> Effect:
        """The vanguard is one unit to be chosen, of the two that a legion is (10.25.3)."""
        if self.bare and cards.zones == (VANGUARD,):
            return ChooseCards(cards, Num(1), False, reg)
        return super().chosen(cards, reg)


@dataclass(frozen=True)
class ThatUnit(english_subjects.It):
    """That unit, those units; what was looked at in a deck is none."""

    def fetch(self, scope: Scope) -> Fetched:
        looked = scope.it
        if looked is None or looked.noun != Bound(R_EXTRA):
            return super().fetch(scope)
        scope.it = scope.before
        try:
            return super().fetch(scope)
        finally:
            scope.it = looked


@dataclass(frozen=True)
class EachRow(Subject):
    """A card of a kind of a player's front row, and one of the back row."""

    kind: Kind
    whose: int
    form: int = 0

    def fetch(self, scope: Scope) -> Fetched:
        one, other = (
            Some(Exactly(1), replace(self.kind, pre=(*self.kind.pre, OfRow(back))), self.whose)
            for back in (False, True)
        )
        return english_subjects.BothOf(one, other).fetch(scope)


@dataclass(frozen=True)
class OfRow(Mark):
    """Of the front row or of the back row."""

    back: bool

    def ask(self, asked: Asked, scope: Scope) -> None:
        row = BACK_ROW if self.back else FRONT_ROW
        asked.zones = tuple(z for z in asked.zones or row if z in row)


@dataclass(frozen=True)
class OtherSome(Some):
    """Another card of a kind than this one."""

    def other(self) -> Some:
        """The same, with the word that says so before its kind."""
        if not isinstance(self.kind, english.Kind):
            raise Unplayable(self, "it leaves open whether both kinds are other ones")
        kind = replace(self.kind, pre=(Other(), *self.kind.pre))
        return Some(self.count, kind, self.whose)

    def fetch(self, scope: Scope) -> Fetched:
        return self.other().fetch(scope)


@dataclass(frozen=True)
class TheBoosted(Subject):
    """The boosted unit: what the trigger speaks of, or what is boosted in the battle."""

    form: int = 0

    def fetch(self, scope: Scope) -> Fetched:
        noun = BOOSTED_UNIT.of(scope)
        spoken = scope.deeds.get((BOOSTED_IT, NOTHING))
        if spoken is not None:
            noun = spoken.noun  # it is done later, and remembered until then
        if noun is None:
            raise Unplayable(self, "nothing was said to be boosted")
        if scope.it is None:
            scope.it = Spoken(noun, False)  # "that unit" later in the text
        return Fetched([], noun, False)


class OfBoth(Mark):
    """A mark of cards of both players, if nothing else says whose they are."""


def marks_of(kind: english.Kind) -> list[OfBoth]:
    """The marks of a kind that are of cards of both players."""
    return [mark for mark in kind.marks() if isinstance(mark, OfBoth)]


def place_of(kind: english.Sort, scope: Scope) -> tuple[tuple[int, ...], Cards]:
    """Where cards of a kind are said to be, and what else is asked of them."""
    asked: Asked = kind.asked(scope)
    if asked.among or asked.under or asked.limits:
        raise Unplayable(kind, "what it is compared with is not known by then")
    zones = asked.zones
    asked.zones = ()
    whose = ANYONE if asked.whose < 0 else asked.whose
    return zones, replace(english.made(asked, (), whose), whose=whose)


IN_G_ZONE: Final = (G_ZONE,)

LINES: Final = """
# Head nouns; in the plural without their s.
card_head = UNIT_HEAD : unit
card_head = VANGUARD_HEAD : vanguard
card_head = REAR_GUARD_HEAD : rear-guard
card_head = GUARDIAN_HEAD : guardian
card_head = HEART_HEAD : heart card
card_head = HEART_HEAD : heart
card_head = LOCKED_HEAD : locked card
card_head = DAMAGE_HEAD : damage
card_head = UNIT_CARD : unit card
card_head = NORMAL_UNIT : normal unit
card_head = TRIGGER_UNIT : trigger unit
card_head = G_UNIT : g unit
rest = TheRest : the remaining 1 card {=form:20}
rest = TheRest : the card not chosen {=form:21}
group_head = UNIT_HEAD : unit
group_head = VANGUARD_HEAD : vanguard
group_head = REAR_GUARD_HEAD : rear-guard
# What cards are called by.
word = Word : {word:clan} {=kind:CLAN}
word = Word : {word:name} {=kind:NAME}
# Areas.
zone = HAND : hand
zone = DROP : drop zone
zone = SOUL : soul
zone = DAMAGE : damage zone
zone = BIND : bind zone
zone = DECK : deck
zone = TRIGGER : trigger zone
zone = G_ZONE : g zone
# What a verb is about.
this = ThisCard : this unit {=form:5}
it = ThatUnit : that unit {=that:True} {=form:5}
it = It : that rear-guard {=that:True} {=form:6}
it = It : that vanguard {=that:True} {=form:7}
it = ThatUnit : those unit {=that:True} {=plural:True} {=form:5}
it = It : the chosen unit {=chosen:True} {=form:5}
some = Some : a {kind:headless} {=count:JUST_ONE} {=form:6}
whose = ANYONE : any fighter's
both = BothOf : {first:all} and {second:this} {=form:5}
subject = | boosted_unit
what = | boosted_unit
all = AllOf : all {kind:group} of all fighter {=whose:ANYONE} {=form:32}
card_head = SENTINEL_HEAD : sentinel
all = AllOf : {whose:whose} vanguard and rear-guard {=kind:ON_THE_FIELD} {=form:30}
all = AllOf : all of {whose:whose} vanguard and rear-guard {=kind:ON_THE_FIELD} {=form:31}
boosted_unit = TheBoosted : the boosted unit
boosted_unit = TheBoosted : the rear-guard this unit boosted {=form:1}
boosted_unit = TheBoosted : the unit this unit boosted {=form:2}
some = TheBoosted : a unit boosted by this unit {=form:6}
boosted_unit = TheBoosted : that boosted unit {=form:3}
boosted_unit = TheBoosted : that boosted rear-guard {=form:4}
boosted_unit = TheBoosted : the vanguard this unit boosted {=form:5}
some = Some : a opponent's {kind:sort} {=count:JUST_ONE} {=whose:OPPONENT} {=form:7}
some = OtherSome : another {kind:sort} {=count:JUST_ONE}
some = EachRow : a {kind:rowed} each from {whose:whose} front row and back row {=form:2}
some = EachRow : a {kind:rowed} from {whose:whose} front row and back row
some = EachRow : a {kind:rowed} in {whose:whose} front row and back row {=form:1}
rowed = Kind : {pre?:pres} {head:group_head}
some = Some : {count:count} from among them {=kind:ANY_AMONG} {=form:10}
some = OtherSome : another of your {kind:sort} {=count:JUST_ONE} {=whose:YOU} {=form:2}
"""
