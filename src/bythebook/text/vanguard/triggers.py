"""What an automatic ability waits for: arriving, attacking, boosting, hitting.

Of this unit (`unit_acts`: "this unit attacks", `unit_befalls`: "is placed on (RC)"), and of other
units (`event`: any noun). Times (beginnings and ends of phases, turns and battles) stand in
`times.py`, leaving in `leaving.py`, riding and striding in `riding.py`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.vanguard.texts import triggers as game
from bythebook.games.vanguard.texts.events import EV_BOOST
from bythebook.kernel.abilities.abilities import Trigger
from bythebook.kernel.abilities.resolve import R_OTHER
from bythebook.kernel.language.nouns import Bound, Cards, Noun
from bythebook.kernel.language.words import ANYONE
from bythebook.kernel.state.refs import NOTHING
from bythebook.text.english.kinds import Sort
from bythebook.text.english.marks import Area
from bythebook.text.english.moments import Moment, of_another, of_this
from bythebook.text.english.scope import Scope, Spoken
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.places import zones_of


@dataclass(frozen=True)
class Whoever:
    """Whom a trigger speaks of: this unit, or any card of a kind."""

    kind: Sort | None = None
    whose: int = NOTHING
    form: int = 0
    other: bool = False

    def noun(self, scope: Scope) -> Noun:
        """Of which card it has to be true; later words can speak of it."""
        if self.kind is None:
            return of_this(scope)
        found = of_another(self.kind, self.whose, scope)
        assert isinstance(found, Cards)
        return replace(found, other=True) if self.other else found


THIS_ONE: Final = Whoever()


@dataclass(frozen=True)
class Attacks(Moment):
    """A unit attacks, perhaps a unit of a kind."""

    who: Whoever = THIS_ONE
    target: Sort | None = None
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        who = self.who.noun(scope)
        other = None if self.target is None else self.target.test(scope)
        scope.other = Spoken(Bound(R_OTHER), False)
        scope.in_battle = True
        return game.attacks(who, other)


@dataclass(frozen=True)
class Hits(Moment):
    """A unit's attack hits, perhaps a unit of a kind."""

    who: Whoever = THIS_ONE
    target: Sort | None = None
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        who = self.who.noun(scope)
        other = None if self.target is None else self.target.test(scope)
        scope.other = Spoken(Bound(R_OTHER), False)
        scope.in_battle = True
        return game.hits(who, other)


@dataclass(frozen=True)
class Boosts(Moment):
    """A unit boosts, perhaps a unit of a kind."""

    who: Whoever = THIS_ONE
    target: Sort | None = None

    def trigger(self, scope: Scope) -> Trigger:
        who = self.who.noun(scope)
        other = None if self.target is None else self.target.test(scope)
        scope.other = Spoken(Bound(R_OTHER), False)
        scope.in_battle = True
        return game.boosts(who, other)


@dataclass(frozen=True)
class Boosted(Moment):
    """This unit is boosted, perhaps by a unit of a kind."""

    by: Sort | None = None

    def trigger(self, scope: Scope) -> Trigger:
        scope.in_battle = True
        by = None if self.by is None else self.by.test(scope)
        scope.subject = Spoken(of_this(scope), False)
        scope.other = None
        return Trigger(EV_BOOST, by, other=of_this(scope))


@dataclass(frozen=True)
class Intercepts(Moment):
    """This unit intercepts."""

    who: Whoever = THIS_ONE

    def trigger(self, scope: Scope) -> Trigger:
        scope.in_battle = True
        return game.intercepts(self.who.noun(scope))


@dataclass(frozen=True)
class Placed(Moment):
    """A card comes to a circle, perhaps from somewhere."""

    circles: tuple[int, ...]
    who: Whoever = THIS_ONE
    area: Area | None = None
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        bits = 0
        for circle in self.circles:
            bits |= circle
        target = zones_of(bits)
        origin = () if self.area is None else self.area.zones
        if self.area is not None and self.area.whose not in (0, ANYONE, NOTHING):
            raise Unplayable(self, "cards come from their owner's zones")
        who = self.who.noun(scope)
        return game.placed(who, target, origin)


@dataclass(frozen=True)
class OfThisCard(Moment):
    """Something happens to this card, said as such and not as a unit."""

    moment: Moment

    def trigger(self, scope: Scope) -> Trigger:
        return self.moment.trigger(scope)


LINES: Final = """
event = | this unit {unit_does}
event = OfThisCard : this card {moment:unit_does}
unit_does = | unit_acts | is {unit_befalls}
joined = TwoMoments : this unit is {first:unit_befalls} or {second:unit_acts}
joined = TwoMoments : this unit {first:unit_acts} or {second:unit_acts} {=form:4}
unit_acts = Attacks : attack
unit_acts = Attacks : attack a {target:sort}
unit_acts = Boosts : boost
unit_acts = Boosts : boost a {target:sort}
unit_acts = Intercepts : intercept
unit_befalls = Placed : placed on {circles:circles} {area?:from_area}
unit_befalls = Boosted : boosted
unit_befalls = Boosted : boosted by a {by:sort}
from_area = | from {area}
event = Hits : this unit's attack hit
event = Hits : this unit's attack hit a {target:sort}
event = Attacks : {who:whoever} attack
event = Attacks : {who:whoever} attack a {target:sort}
event = Boosts : {who:whoever} boost
event = Boosts : {who:whoever} boost a {target:sort}
event = Placed : {who:whoever} is placed on {circles:circles} {area?:from_area}
event = Hits : the attack of {who:whoever} hit
event = Hits : the attack of {who:whoever} hit a {target:sort}
whoever = Whoever : {whose:whose} {kind:sort}
whoever = Whoever : a {kind:sort}
whoever = Whoever : another {kind:sort} {=other:True}
"""
