"""Cards chosen out of several kinds at once: this card or another, so many of each."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bythebook.games.dbs.zones.zones import IN_PLAY
from bythebook.kernel.language.amounts import Both
from bythebook.kernel.language.nouns import Bound, Cards, Num, This
from bythebook.kernel.language.words import ANYONE, YOU
from bythebook.kernel.state.refs import NOTHING
from bythebook.kernel.texts.verbs import ChooseAmong
from bythebook.text.dbs.subjects import Some
from bythebook.text.english.counts import Count, Exactly
from bythebook.text.english.kinds import Kind
from bythebook.text.english.marks import Named
from bythebook.text.english.scope import CHOSE, Scope, Unplayable
from bythebook.text.english.subjects import BothOf, Fetched, Subject


@dataclass(frozen=True)
class ThisOrOne(Subject):
    """This card, or one of others: one of them is chosen."""

    other: Some

    def fetch(self, scope: Scope) -> Fetched:
        if scope.continuous or scope.gone or scope.actor:
            raise Unplayable(self, "it leaves open where this card is")
        if self.other.count != Exactly(1) or self.other.whose != YOU or self.other.ignoring:
            raise Unplayable(self, "it leaves open what is chosen")
        cards = self.other.kind.cards(scope, YOU)
        if set(cards.zones) - set(IN_PLAY):
            raise Unplayable(self, "it leaves open where this card is")
        reg = scope.next_choice(self)
        choose = ChooseAmong(Both(This(), cards), Cards(ANYONE), Num(1), False, reg)
        scope.chose(reg, False)
        scope.did(CHOSE, Bound(reg), False)
        return Fetched([choose], Bound(reg), False, reg)


@dataclass(frozen=True)
class EachOf(Subject):
    """So many of one kind and so many of another, which are in the same place."""

    count: Count
    first: Kind
    second: Kind
    middle: Kind | None = None
    whose: int = NOTHING

    def fetch(self, scope: Scope) -> Fetched:
        if self.whose >= 0:
            if self.first.post or self.first.pre or self.second.post or self.second.pre:
                raise Unplayable(self, "it leaves open what is said of both")
            one, other = (Some(self.count, k, self.whose) for k in (self.first, self.second))
            return BothOf(one, other).fetch(scope)
        if self.first.post:
            raise Unplayable(self, "it leaves open what is said of both")
        first = replace(self.first, post=self.second.post)
        if self.middle is not None:
            middle = replace(self.middle, post=self.second.post)
            pair = BothOf(Some(self.count, first), Some(self.count, middle))
            return BothOf(pair, Some(self.count, self.second)).fetch(scope)
        second = self.second
        if all(isinstance(mark, Named) for mark in second.pre):
            # What stands before the first name is said of both, as of two kinds joined by "or".
            second = replace(second, pre=(*first.pre, *second.pre))
        return BothOf(Some(self.count, first), Some(self.count, second)).fetch(scope)
