"""More of what is waited for: hits, checks, rides, strides."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.vanguard.abilities.active_zones import waits_in_soul
from bythebook.games.vanguard.actions.riding import RiddenUpon
from bythebook.games.vanguard.battle.nouns import AttackedInBattle, BoostedInBattle, BoostedUnits
from bythebook.games.vanguard.g.abilities.active_zones import waits_as_heart
from bythebook.games.vanguard.g.actions.striding import StriddenUpon
from bythebook.games.vanguard.g.texts.events import EV_LEGION, EV_STRIDE
from bythebook.games.vanguard.texts import triggers as game
from bythebook.games.vanguard.zones.zones import SOUL, VANGUARD
from bythebook.kernel.abilities.abilities import Trigger
from bythebook.kernel.abilities.resolve import R_SUBJECT
from bythebook.kernel.language.amounts import Either
from bythebook.kernel.language.nouns import Bound, Cards, Noun, This
from bythebook.kernel.language.words import ANYONE, YOU
from bythebook.text.english.kinds import Kind, Sort
from bythebook.text.english.moments import Moment, of_this
from bythebook.text.english.scope import Scope, Spoken
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.scope import BOOSTED_UNIT, DOING
from bythebook.text.vanguard.triggers import Doing, Whoever, target_of


@dataclass(frozen=True)
class Hits(Moment):
    """The attack of this unit, or of another, hits, perhaps a unit of a kind."""

    who: Whoever | None = None
    target: Sort | None = None
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        who = of_this(scope) if self.who is None else self.who.noun(scope)
        scope.in_battle = True
        return game.hits(who, target_of(self.target, scope))


@dataclass(frozen=True)
class Misses(Moment):
    """The attack of this unit does not hit, perhaps a unit of a kind."""

    target: Sort | None = None
    form: int = 0
    any: bool = False
    """the attack of any unit"""

    def trigger(self, scope: Scope) -> Trigger:
        who = Cards(ANYONE) if self.any else of_this(scope)
        scope.in_battle = True
        return game.does_not_hit(who, target_of(self.target, scope))


@dataclass(frozen=True)
class HitsWithBoost(Moment):
    """An attack hits during the battle that this unit boosted, perhaps a unit of a kind."""

    target: Sort | None = None
    boosted: Sort | None = None
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        who = target_of(self.boosted, scope)
        scope.in_battle = True
        BOOSTED_UNIT.note(scope, BoostedUnits())
        trigger = game.hits(Cards(ANYONE) if who is None else who, target_of(self.target, scope))
        return game.if_also(trigger, BoostedInBattle())


@dataclass(frozen=True)
class HitsInBattle(Moment):
    """An attack hits during the battle that this unit attacked or boosted."""

    target: Sort | None = None
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        scope.in_battle = True
        of_this(scope)
        took_part = Either((AttackedInBattle(), BoostedInBattle()))
        return game.if_also(game.hits(Cards(ANYONE), target_of(self.target, scope)), took_part)


@dataclass(frozen=True)
class Checks(Moment):
    """A drive check, or a damage check, reveals a card of a kind."""

    kind: Sort
    of_this: bool = False
    damage: bool = False
    form: int = 0
    whose: int = YOU

    def trigger(self, scope: Scope) -> Trigger:
        what = self.kind.test(scope)
        whose = scope.whose(self.whose)
        scope.subject = Spoken(Bound(R_SUBJECT), False)
        if self.damage:
            return game.damage_check(what, whose)
        return game.drive_check(what, whose, This() if self.of_this else None)


@dataclass(frozen=True)
class ThisChecked(Moment):
    """A check reveals this card."""

    damage: bool = False
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        of_this(scope)
        event = game.damage_check(Cards()) if self.damage else game.drive_check(Cards())
        return Trigger(event.event, This())


@dataclass(frozen=True)
class RidesThis(Moment):
    """A card of a kind rides this unit, which is in the soul then."""

    who: Whoever
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        who = self.who.noun(scope)
        if scope.zones not in ((), (VANGUARD,)):
            raise Unplayable(self, "it is ridden on the vanguard circle")
        scope.zones = waits_in_soul()
        scope.gone = (SOUL,)
        return Trigger(game.rides().event, who, whose=YOU, condition=RiddenUpon())


@dataclass(frozen=True)
class RidesOn(Moment):
    """This unit, or one of a kind, rides a unit of a kind, which is in the soul then."""

    what: Sort
    who: Whoever | None = None
    stride: bool = False
    """or strides on it"""
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        who = of_this(scope) if self.who is None else self.who.noun(scope)
        kind = self.what
        if isinstance(kind, Kind):
            kind = replace(kind, head=0)  # it is no unit any more
        ridden = kind.test(scope)
        rides = game.rides(who, ridden)
        if not self.stride:
            return rides
        return replace(rides, also=(Trigger(EV_STRIDE, who, other=ridden),))


@dataclass(frozen=True)
class Strides(Moment):
    """A G unit strides: a vanguard that waits for it is its heart then."""

    who: Whoever
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        DOING.note(scope, self)
        if VANGUARD not in scope.zones:
            return Trigger(EV_STRIDE, self.who.noun(scope), whose=YOU)
        who = self.who.noun(scope)
        on_hearts = Trigger(EV_STRIDE, who, whose=YOU, condition=StriddenUpon())
        others = tuple(z for z in scope.zones if z != VANGUARD)
        if others:
            raise Unplayable(self, "it leaves open where this unit is then")
        scope.zones = waits_as_heart()
        return on_hearts


@dataclass(frozen=True)
class StridesItself(Doing):
    """It strides."""

    def trigger(self, who: Noun, scope: Scope) -> Trigger:
        return Trigger(EV_STRIDE, who)


@dataclass(frozen=True)
class Legions(Moment):
    """This unit, or another, enters legion."""

    who: Whoever | None = None

    def trigger(self, scope: Scope) -> Trigger:
        who = of_this(scope) if self.who is None else self.who.noun(scope)
        return Trigger(EV_LEGION, who)


LINES: Final = """
event = Hits : this unit's attack hit
event = Hits : this unit's attack hit a {target:sort}
event = Hits : the attack of {who:whoever} hit
event = Hits : the attack of {who:whoever} hit a {target:sort}
event = Hits : {who:whose_thing} attack hit {=form:1}
event = Hits : {who:whose_thing} attack hit a {target:sort} {=form:1}
event = Misses : this unit's attack do not hit {target?:a_target}
event = Misses : this unit's attack did not hit {target?:a_target} {=form:1}
event = HitsWithBoost : a attack hit {target?:a_target} during the battle that this unit boosted {boosted?:a_target}
event = HitsWithBoost : a attack hit {target?:a_target} during the battle this unit boosted {boosted?:a_target} {=form:1}
event = HitsWithBoost : a attack hit {target?:a_target} during the battle that this unit boosted {boosted:headless} {=form:2}
event = HitsWithBoost : the attack this unit boosted hit {target?:a_target} {=form:3}
event = OfThis : this unit {does:strides} {=form:8}
strides = StridesItself : [stride]
event = HitsInBattle : a attack hit {target?:a_target} during the battle that this unit attacked or boosted
event = Checks : your drive check reveal a {kind:sort}
event = Checks : your drive check reveal {kind:headless} {=form:1}
event = Checks : this unit's drive check reveal a {kind:sort} {=of_this:True}
event = Checks : your vanguard's drive check reveal a {kind:sort} {=form:2}
event = Checks : your damage check reveal a {kind:sort} {=damage:True}
event = ThisChecked : your drive check reveal this card
event = ThisChecked : this card is revealed for a damage check {=damage:True}
event = ThisChecked : this card is revealed for a drive check {=form:1}
event = ThisChecked : this card is revealed by your drive check {=form:2}
event = ThisChecked : this card is revealed by your damage check {=damage:True} {=form:2}
event = ThisChecked : your damage check reveal this card {=damage:True} {=form:1}
event = RidesOn : this unit ride a {what:sort}
event = RidesOn : this unit is placed on (VC) by riding from a {what:sort} {=form:1}
event = RidesOn : {who:whoever} is placed on (VC) by riding or [stride] from a {what:sort} {=stride:True} {=form:1}
event = Misses : a attack did not hit {=any:True} {=form:2}
event = Misses : a attack do not hit {=any:True} {=form:3}
event = Hits : a attack by {who:whoever} hit {target?:a_target} {=form:2}
event = Hits : {who:whoever} attack , and hit {target:a_target} {=form:3}
event = Hits : {who:named_thing} attack hit {target?:a_target} {=form:4}
event = Hits : a {who:any_possessing} attack hit {target?:a_target} {=form:5}
any_possessing = Whoever : {kind:possessing}
named_thing = Whoever : {whose:whose} {kind:named_possessing}
named_possessing = Kind : {pre?:pres} {head:card_head} {post:with_name_of}
with_name_of = * one_with_name_of ;
one_with_name_of = With : with {features:names_of_it}
names_of_it = * name_of_it ;
name_of_it = InName : {name:name} in its card name's {=form:3}
event = Checks : a {kind:sort} is revealed during your drive check {=form:3}
event = RidesThis : {who:whoever} ride this unit
event = RidesThis : {who:whoever} ride on this unit {=form:1}
event = RidesThis : you ride on this unit {=who:ANYBODY} {=form:2}
event = Strides : {who:whoever} [stride]
event = Legions : this unit [legion]
event = Legions : {who:whoever} [legion]
"""  # noqa: E501 - a rule of the grammar is one line
