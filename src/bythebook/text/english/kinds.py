"""Which cards a text means: a head noun, and the marks before and after it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from bythebook.kernel.language.amounts import Either
from bythebook.kernel.language.conditions import Condition, Every, StandsIn, Unless
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.language.words import ANYONE, YOU
from bythebook.kernel.state.refs import NOTHING
from bythebook.text.english.features import Feature, With
from bythebook.text.english.marks import (
    AmongThem,
    Asked,
    EitherWord,
    InArea,
    InPlay,
    Mark,
    Named,
    Other,
    OtherThan,
)
from bythebook.text.english.scope import Scope, Unplayable

PLACES: Final = (InArea, AmongThem, InPlay)
"""marks that say where cards are"""


@dataclass(frozen=True)
class Kind:
    """A kind of card: its head noun (0 for any card) and what stands around it."""

    head: int
    pre: tuple[Mark, ...] = ()
    post: tuple[Mark, ...] = ()
    last: Named | EitherWord | None = None
    """what it is called where no head noun stands"""

    def marks(self) -> tuple[Mark, ...]:
        """All that stands around the head noun."""
        return (*self.pre, *(() if self.last is None else (self.last,)), *self.post)

    def asked(self, scope: Scope) -> Asked:
        """All that it asks."""
        asked = Asked([], [])
        if self.head & scope.game.types:
            asked.tests.append(scope.game.of_type(self.head))
        asked.zones = scope.game.placed(self.head)
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
        here = scope.game.areas(self.head)
        if self.of_any_area(asked) and (asked.orient >= 0 or scope.switching):
            here = scope.game.where_states_are()
        zones = asked.zones or here
        if scope.game.tells_type(self.head) and not set(zones) - set(here):
            # What lies there is of that type: nothing more has to be asked.
            asked.tests = [t for t in asked.tests if t != scope.game.of_type(self.head)]
        return made(asked, zones, YOU if asked.whose < 0 else asked.whose)

    def of_any_area(self, asked: Asked) -> bool:
        """Whether cards are meant of which nothing is said but whose they are, or their mode."""
        said = asked.tests or asked.such or asked.limits or asked.of_master
        return not self.head and not asked.zones and not said

    def test(self, scope: Scope, whose: int = ANYONE) -> Cards:
        """What it asks of a card already spoken of, wherever that is, and whose if it is known."""
        asked = self.asked(scope)
        if asked.zones or asked.among or asked.under:
            raise Unplayable(self, "it says where the card is")
        if asked.limits:
            raise Unplayable(self, "what it is compared with is not known by then")
        return replace(made(asked, (), whose), whose=ANYONE)


def made(asked: Asked, zones: tuple[int, ...], whose: int) -> Cards:
    """The noun of all that was asked."""
    such: Condition | None = None
    if asked.of_master and whose == ANYONE:
        raise Unplayable(asked, "it is not said whose cards they are")
    asked.such += [condition(whose) for condition in asked.of_master]
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
        limits=tuple(asked.limits),
    )


@dataclass(frozen=True)
class KindOr:
    """Cards of one kind or of another."""

    first: Kind
    second: Kind
    form: int = 0
    each: bool = False
    """that how many is said of each, or all of it"""

    def kinds(self, scope: Scope) -> tuple[Kind, Kind]:
        """Each of the two with what is said once of both.

        What stands before the first is said of a second, too, that nothing stands before, and
        then what stands after the second is said of the first. Not of kinds that never have it.
        """
        first, second = self.first, self.second
        if self.each or any(mark.names_type() for mark in first.pre):
            return first, second
        own = [m for m in first.post if not isinstance(m, PLACES)]
        after = [m for m in second.post if not isinstance(m, PLACES) and not is_other(m)]
        if (first.pre and not second.pre and own) or (second.pre and after and not own):
            raise Unplayable(self, "it leaves open whether both kinds are so")
        others = [m for m in second.post if is_other(m)]
        pre = second.pre or had_by(second.head, first.pre, scope)
        trailing = others if own else [*had_by(first.head, after, scope), *others]
        return replace(first, post=(*first.post, *trailing)), replace(second, pre=pre)

    def apart(self, scope: Scope) -> tuple[list[Kind], InArea | None]:
        """The two kinds without the area that is said of both, and that."""
        both = self.kinds(scope)
        areas = [m for k in both for m in k.post if isinstance(m, InArea)]
        if len({mark.area for mark in areas}) > 1:
            raise Unplayable(self, "the two kinds are in two places")
        kinds: list[Kind] = []
        for kind in both:
            kept = tuple(m for m in kind.post if not isinstance(m, InArea | AmongThem))
            kinds.append(replace(kind, post=kept))
        return kinds, areas[0] if areas else None

    def asked(self, scope: Scope) -> Asked:
        """All that it asks."""
        kinds, area = self.apart(scope)
        asked = Asked([], [])
        asked.other, kinds = self.others(kinds)
        if any(scope.game.placed(kind.head) for kind in kinds):
            if area is not None:
                raise Unplayable(self, "it is said twice where they are")
            areas = [scope.game.areas(kind.head) for kind in kinds]
            asked.zones = tuple(sorted({zone for zones in areas for zone in zones}))
            each = [(scope.game.is_of(without_place(kind, scope)), kind.head) for kind in kinds]
            there = [Every((of, StandsIn(scope.game.areas(head)))) for of, head in each]
            asked.such.append(Either(tuple(there)))
        else:
            asked.any_of([kind.test(scope) for kind in kinds], scope)
        if area is not None:
            area.ask(asked, scope)
        for kind in (self.first, self.second):
            if any(isinstance(m, AmongThem) for m in kind.post):
                AmongThem().ask(asked, scope)
        return asked

    def others(self, kinds: list[Kind]) -> tuple[bool, list[Kind]]:
        """Whether other cards than this one are meant, and the kinds without saying so."""
        said = [any(is_other(m) for m in kind.marks()) for kind in kinds]
        if any(said) and not all(said):
            raise Unplayable(self, "it leaves open whether both kinds are other ones")
        return any(said), [
            replace(
                kind,
                pre=tuple(m for m in kind.pre if not is_other(m)),
                post=tuple(m for m in kind.post if not is_other(m)),
            )
            for kind in kinds
        ]

    def cards(self, scope: Scope, whose: int = NOTHING) -> Cards:
        """The cards meant."""
        asked = self.asked(scope)
        if asked.among:
            raise Unplayable(self, "they are not in an area of their own")
        zones = asked.zones
        if not zones:
            places = [scope.game.areas(k.head) for k in (self.first, self.second)]
            zones = tuple(sorted({z for place in places for z in place}))
        if asked.whose < 0:
            asked.whose = scope.whose(whose) if whose >= 0 else YOU
        return made(asked, zones, asked.whose)

    def test(self, scope: Scope, whose: int = ANYONE) -> Cards:
        """What is asked of a card already spoken of."""
        asked = self.asked(scope)
        if asked.zones or asked.among:
            raise Unplayable(self, "it says where the card is")
        return replace(made(asked, (), whose), whose=ANYONE)


def is_other(mark: Mark) -> bool:
    """Whether it is only said that another card than this one is meant: that is so of all."""
    return isinstance(mark, Other) or (isinstance(mark, OtherThan) and not mark.words)


def without_place(kind: Kind, scope: Scope) -> Cards:
    """What a kind asks whose head noun says where the cards are: they are of any type."""
    return (replace(kind, head=0) if scope.game.placed(kind.head) else kind).test(scope)


def had_by(head: int, marks: Iterable[Mark], scope: Scope) -> tuple[Mark, ...]:
    """Those of some marks that cards of a type can have."""
    kept = (mark.of_type(head, scope) for mark in marks)
    return tuple(mark for mark in kept if mark is not None)


Sort = Kind | KindOr


@dataclass(frozen=True)
class ThatIs(Mark):
    """Which is of a kind, or is not."""

    kind: Kind
    none: bool = False
    form: int = 0
    how: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        kind = self.kind.test(scope)
        if kind.other or kind.orient >= 0:
            raise Unplayable(self, "it is said in another way whether it is this card, or its mode")
        asked.such.append(Unless(scope.game.is_of(kind)) if self.none else scope.game.is_of(kind))


@dataclass(frozen=True)
class NotWith(Mark):
    """Without a feature."""

    features: tuple[Feature, ...]
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        if len(self.features) > 1:
            raise Unplayable(self, "it leaves open whether it has none of them or not all")
        kind = Kind(0, post=(With(self.features),)).test(scope)
        asked.such.append(Unless(scope.game.is_of(kind)))


LINES: Final = """
# Which cards: a dialect says what head nouns there are (card_head), and more marks.
group = Kind : {pre?:pres} {head:group_head} {post?:posts}
placed_group = Kind : {pre?:pres} {head:card_head} {post:group_posts}
placed_group = Kind : {pre?:pres} {last:named} {post:group_posts} {=head:ANY_CARD}
group_posts = * group_post ;
plain_group = Kind : {pre:pres} card {post?:posts} {=head:ANY_CARD}
kind_and = KindOr : {first:headed} and {second:and_cards} {=form:5}
and_cards = Kind : {pre?:pres} {head:and_head} {post?:posts}
pair_kind = Kind : {pre?:pres} {last:pair} {post?:posts} {=head:ANY_CARD}
sort = | kind | kind_or
kind_or = KindOr : {first:headed} or {second:of_cards}
kind_or = KindOr : {first:headed} or 1 {second:of_cards} {=form:1} {=each:True}
kind_or = KindOr : {first:headed} or up to 1 {second:of_cards} {=form:2} {=each:True}
of_cards = Kind : {pre?:pres} {head:card_head} {post?:posts}
placeless = Kind : {pre?:pres} {head:head} {post?:bare_posts}
bare_posts = * bare_post ;
kind = | headed | headless
headed = Kind : {pre?:pres} {head:head} {post?:posts}
headless = Kind : {pre?:pres} {last:named} {post?:posts} {=head:ANY_CARD}
pres = * pre ;
posts = * post ;
pre = | colored | named | odd
odds = * odd ;
odd_kind = Kind : {pre:odds} {=head:ANY_CARD}
head = | card_head
card_head = ANY_CARD : card
bare_post = | such_post | mode_post
plain_post = | such_post
post = | plain_post
post = | mode_post
plain_posts = * plain_post ;
plain_kind = Kind : {pre?:pres} {head:plain_head} {post?:plain_posts}
plain_head = ANY_CARD : card
plain_kind = Kind : {pre?:pres} {last:named} {post?:plain_posts} {=head:ANY_CARD}
plain_headed = Kind : {pre?:pres} {head:plain_head} {post?:plain_posts}
both_kinds = | sort | kind_and
# What a card is, or is not.
such_post = ThatIs : {form:that_is} {kind:said_kind}
such_post = ThatIs : {form:that_is} a {kind:said_card} {=how:1}
such_post = ThatIs : {form:that_is} {kind:said_card} {=how:2}
such_post = ThatIs : {form:that_is} not {kind:said_kind} {=none:True}
such_post = ThatIs : {form:that_is} not a {kind:said_card} {=how:1} {=none:True}
such_post = ThatIs : {form:that_is} not {kind:said_card} {=how:2} {=none:True}
such_post = ThatIs : {form:other_than} {kind:said_colors} card {=how:6} {=none:True}
such_post = ThatIs : {form:other_than} a {kind:said_colors} card {=how:7} {=none:True}
such_post = ThatIs : {form:other_than} a {kind:said_words} card {=how:8} {=none:True}
such_post = ThatIs : {form:other_than} a {kind:said_words} {=how:9} {=none:True}
that_is = 1 : that is
that_is = 2 : which is
other_than = 10 : other than
other_than = 11 : except
other_than = 12 : except for
other_than = 13 : besides
other_than = 14 : excluding
other_than = 15 : aside from
other_than = 16 : apart from
said_kind = | said_colors | said_words
said_colors = Kind : {pre:said_pres} {=head:ANY_CARD}
said_pres = * said_pre ;
said_words = Kind : {last:named} {=head:ANY_CARD}
said_card = Kind : {pre:pres} {head:card_head}
such_post = OtherThan : {how:other_than} this card
such_post = OtherThan : {how:other_than} this 1 {=form:2}
such_post = OtherThan : {how:other_than} {words:words}
such_post = OtherThan : {how:other_than} {words:words} card {=form:1}
such_post = NotWith : that do not have {features:features}
such_post = NotWith : which do not have {features:features} {=form:1}
said_pre = | colored
"""
