"""What only texts of the overDress era wait for: orders, rides, blasts and charges, boosts."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.vanguard.battle.nouns import (
    NoGuardians,
    VanguardHit,
    WasAttackedInBattle,
    WasBoosted,
)
from bythebook.games.vanguard.d.texts.conditions import PlayedFrom
from bythebook.games.vanguard.d.texts.events import EV_PERSONA_RIDE
from bythebook.games.vanguard.d.texts.order_events import EV_ORDER
from bythebook.games.vanguard.d.zones.zones import BASE, ORDER_AREA, ORDER_ZONE
from bythebook.games.vanguard.g.keywords.whole import ComesBeside
from bythebook.games.vanguard.texts import triggers as game
from bythebook.games.vanguard.texts.payments import SoulBlasting, SoulCharging
from bythebook.games.vanguard.zones.zones import DECK, DROP, HAND, REAR_GUARDS, SOUL
from bythebook.kernel.abilities.abilities import Trigger
from bythebook.kernel.abilities.resolve import R_SUBJECT
from bythebook.kernel.language.conditions import Condition, Every, Unless
from bythebook.kernel.language.nouns import Bound, Cards, Noun, This
from bythebook.kernel.language.words import ANYONE, YOU
from bythebook.text.english.conditions import Claim, If
from bythebook.text.english.kinds import Sort
from bythebook.text.english.moments import Moment, of_this, only_if
from bythebook.text.english.scope import Scope, Spoken
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.causes import Cause
from bythebook.text.vanguard.d.held_cards import own_places_in
from bythebook.text.vanguard.heads import circles_at
from bythebook.text.vanguard.lexicon import Vanguard
from bythebook.text.vanguard.triggers import (
    Attacks,
    Doing,
    From,
    Whoever,
    boosted_by,
    circles_of,
    coming_from,
    target_of,
)


@dataclass(frozen=True)
class PlaysOrder(Moment):
    """You play an order of a kind."""

    kind: Sort

    def trigger(self, scope: Scope) -> Trigger:
        return Trigger(EV_ORDER, Whoever(self.kind).noun(scope), whose=YOU)


@dataclass(frozen=True)
class SetFromHand(Moment):
    """An order of a kind that you played from your hand goes to the order zone."""

    kind: Sort
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        who = Whoever(self.kind, YOU).noun(scope)
        goes = game.goes(who, (ORDER_AREA,), (ORDER_ZONE,))
        return game.if_also(goes, PlayedFrom((HAND,)))


@dataclass(frozen=True)
class SoulBlasts(Moment):
    """You soul blast so many cards or more at the same time for an ability of a card of yours."""

    n: int
    of: Sort | None = None
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        words = scope.game
        if not (isinstance(words, Vanguard) and words.bare_is_own):
            raise Unplayable(self, "costs are not paid at the same time in that era")
        of = Cards(YOU) if self.of is None else replace(self.of.test(scope), whose=YOU)
        blasted = replace(game.goes(Cards(YOU), (SOUL,), (DROP,)), together=True)
        scope.subject = None
        return game.if_also(blasted, SoulBlasting(self.n, of))


@dataclass(frozen=True)
class BySoulCharge(Cause):
    """By a soul charge."""

    def added(self, trigger: Trigger, scope: Scope) -> Trigger:
        return game.if_also(replace(trigger, origin=(DECK,)), SoulCharging())


@dataclass(frozen=True)
class AttacksBoosted(Doing):
    """It attacks while it is boosted, perhaps by a unit of a kind, or while it is not."""

    target: Sort | None = None
    by: Sort | None = None
    none: bool = False
    form: int = 0

    def trigger(self, who: Noun, scope: Scope) -> Trigger:
        attacks = Attacks(self.target).trigger(who, scope)
        if not isinstance(who, This):
            raise Unplayable(self, "it leaves open who is boosted")
        boosted: Condition = Unless(WasBoosted()) if self.none else WasBoosted()
        by = boosted_by(self.by, scope)
        return game.if_also(attacks, boosted if by is None else Every((boosted, by)))


@dataclass(frozen=True)
class HitsBoosted(Moment):
    """The attack of this unit hits, boosted by a unit of a kind."""

    by: Sort
    target: Sort | None = None

    def trigger(self, scope: Scope) -> Trigger:
        by = boosted_by(self.by, scope)
        assert by is not None
        scope.in_battle = True
        hits = game.hits(of_this(scope), target_of(self.target, scope))
        return game.if_also(hits, Every((WasBoosted(), by)))


@dataclass(frozen=True)
class EndsWithHit(Moment):
    """The battle ends in which the attack of this unit hit a vanguard."""

    def trigger(self, scope: Scope) -> Trigger:
        scope.in_battle = True
        ends = game.battle_ends(of_this(scope))
        return game.if_also(ends, VanguardHit())


@dataclass(frozen=True)
class Scouted(Doing):
    """It is scouted."""

    def trigger(self, who: Noun, scope: Scope) -> Trigger:
        if isinstance(who, This):
            scope.zones = scope.gone = (BASE,)
        return game.goes(who, (), (BASE,))


@dataclass(frozen=True)
class PlacedAt(Doing):
    """It comes to a rear-guard circle of a row, or of its middle, perhaps from somewhere."""

    where: int
    origin: From | None = None
    form: int = 0
    column: bool = False
    """in the same column as this unit"""

    def trigger(self, who: Noun, scope: Scope) -> Trigger:
        circles = tuple(z for z in circles_at(self.where) if z in REAR_GUARDS)
        who, origin = coming_from(self.origin, who, scope)
        placed = game.placed(who, circles, origin)
        return game.if_also(placed, ComesBeside()) if self.column else placed


@dataclass(frozen=True)
class FromEither(From):
    """From circles, or from a zone."""

    zone: int = 0

    def zones(self, scope: Scope) -> tuple[int, ...]:
        return (*circles_of(self.circles), *own_places_in((self.zone,)))


@dataclass(frozen=True)
class MomentBut(Moment):
    """Something happens at another time than some."""

    moment: Moment
    claims: tuple[Claim, ...]

    def trigger(self, scope: Scope) -> Trigger:
        trigger = self.moment.trigger(scope)
        return only_if(trigger, Unless(If(self.claims).condition(scope)))


@dataclass(frozen=True)
class PersonaRides(Moment):
    """You make a persona ride."""

    def trigger(self, scope: Scope) -> Trigger:
        scope.subject = None
        return Trigger(EV_PERSONA_RIDE, whose=YOU)


@dataclass(frozen=True)
class EitherCheck(Moment):
    """A drive check or a damage check of a player's reveals a card of a kind."""

    whose: int
    kind: Sort

    def trigger(self, scope: Scope) -> Trigger:
        what, whose = self.kind.test(scope), scope.whose(self.whose)
        scope.subject = Spoken(Bound(R_SUBJECT), False)
        return replace(game.drive_check(what, whose), also=(game.damage_check(what, whose),))


@dataclass(frozen=True)
class YouRide(Moment):
    """You ride, perhaps a card of a kind."""

    who: Whoever | None = None
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        if self.who is None:
            scope.subject = None
            return replace(game.rides(Cards(YOU)), whose=YOU)
        return game.rides(self.who.noun(scope))


@dataclass(frozen=True)
class AttackedOnesBattleEnds(Moment):
    """The battle ends in which a unit of a kind was attacked."""

    who: Whoever

    def trigger(self, scope: Scope) -> Trigger:
        scope.in_battle = True
        attacked = self.who.noun(scope)
        scope.subject = None
        return game.battle_ends(Cards(ANYONE), attacked)


@dataclass(frozen=True)
class NobodyGuarded(Claim):
    """No card was put on the guardian circle in this battle."""

    def condition(self, scope: Scope) -> Condition:
        if not scope.in_battle:
            raise Unplayable(self, "it is not about a battle")
        return NoGuardians()


@dataclass(frozen=True)
class MissesOf(Moment):
    """The attack of a unit of a kind does not hit, perhaps a unit of a kind."""

    who: Whoever
    target: Sort | None = None
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        who = self.who.noun(scope)
        scope.in_battle = True
        return game.does_not_hit(who, target_of(self.target, scope))


@dataclass(frozen=True)
class AttackedByBattleEnds(Moment):
    """The battle ends in which this unit was attacked by a unit of a kind."""

    by: Sort

    def trigger(self, scope: Scope) -> Trigger:
        scope.in_battle = True
        by = self.by.test(scope)
        of_this(scope)
        return game.if_also(game.battle_ends(by), WasAttackedInBattle())


LINES: Final = """
event = MissesOf : {who:whose_thing} attack do not hit {target?:a_target}
event = MissesOf : {who:whose_thing} attack did not hit {target?:a_target} {=form:1}
at_time = AttackedByBattleEnds : at the end of the battle this unit was attacked by a {by:sort}
claim = NobodyGuarded : no card was put on (GC) this battle
claim = IsPhase : it is your {phase:real_phase} {=form:3}
cause = OfAbility : from {form:effect_of_any} {=cost:False} {=none:False} {=said:1}
event = PersonaRides : you persona ride
event = Checks : your opponent's drive check reveal a {kind:sort} {=whose:OPPONENT}
event = Checks : your opponent's damage check reveal a {kind:sort} {=whose:OPPONENT} {=damage:True}
event = EitherCheck : {whose:whose} drive check or damage check reveal a {kind:sort}
event = YouRide : you ride
event = YouRide : {who:whoever} is placed by riding {=form:1}
event = YouRide : {who:whoever} is placed on (VC) by riding {=form:2}
befallen = Goes : bound {origin?:origin} {=to:IN_BIND} {=form:9}
at_time = AttackedOnesBattleEnds : at the end of the battle {who:whoever} was attacked
event = PlaysOrder : you play a {kind:headed}
event = SetFromHand : {form:the_order} {kind:headed} you played from hand is put into the order zone
event = SetFromHand : the {kind:headed} you played from your hand is put into your order zone {=form:2}
the_order = 0 : the
the_order = 1 : a
event = SoulBlasts : you [ soul-blast {n:number} ] or more {form:blasted} at the same time for the cost of your card's ability
event = SoulBlasts : you [ soul-blast {n:number} ] or more at the same time for the cost of your card's ability {=form:1}
event = SoulBlasts : you [ soul-blast {n:number} ] or more {form:blasted} at the same time for the cost of your {of:whose_ability} ability
event = SoulBlasts : you [ soul-blast {n:number} ] or more at the same time for the cost of your {of:whose_ability} ability {=form:1}
blasted = 0 : card
cause = BySoulCharge : by [ soul-charge ]
does = AttacksBoosted : attack {target?:a_target} while boosted
does = AttacksBoosted : attack {target?:a_target} while boosted by a {by:sort}
does = AttacksBoosted : attack {target?:a_target} while boosted by {by:headless} {=form:1}
does = AttacksBoosted : attack {target?:a_target} while not boosted {=none:True}
event = RidesOn : this unit is placed by riding on {what:headless} {=form:5}
event = RidesOn : this unit is placed on (VC) by riding from {what:headless} {=form:6}
event = RidesOn : {who:whoever} is placed by riding from a {what:sort} {=form:2}
event = RidesOn : {who:whoever} is placed by riding from {what:headless} {=form:3}
event = RidesOn : {who:whoever} is placed on (VC) by riding from a {what:sort} {=form:1}
event = HitsInBattle : this unit's attack or the attack it boosted hit {target?:a_target} {=form:1}
event = HitsWithBoost : the {form:boosted_attack} attack this unit boosted hit {target?:a_target} {=boosted:THE_VANGUARD}
boosted_attack = 4 : vanguard's
event = HitsBoosted : this unit's attack boosted by a {by:sort} hit {target?:a_target}
at_time = EndsWithHit : at the end of the battle this unit's attack hit a vanguard
at_time = BattleEndsBoosted : at the end of the battle this unit attacked {target?:a_target} while boosted {=form:1}
event = ThisChecked : this card is revealed for your drive check {=form:3}
event = ThisChecked : this card is revealed during your drive check {=form:4}
does = Boosts : boost your {target:sort} {=form:1}
does = Boosts : boost {target:headless} {=form:2}
befallen = Scouted : scouted
befallen = Discarded : discarded from deck or hand {=form:3}
befallen = Discarded : discarded from your deck or hand {=form:4}
origin = FromEither : from {circles:circles} or {zone:zone}
origin = FromEither : from {zone:zone} or {circles:circles} {=form:1}
befallen = PlacedAt : placed on a {where:of_row} (RC) {origin?:origin}
befallen = PlacedAt : placed on {where:of_row} (RC) {origin?:origin} {=form:1}
befallen = PlacedAt : placed on your {where:of_row} (RC) {origin?:origin} {=form:2}
befallen = PlacedAt : placed in the {where:of_row} of the same column as this unit {=column:True} {=form:3}
of_row = FRONT : front row
of_row = BACK : back row
of_row = CENTER_BACK : back row center
befallen = Placed : placed on another {circles:circles} in the same column as this unit {=column:True} {=form:6}
moment = MomentBut : when {moment:any_event} other than during {claims:spans}
span = IsPhase : any fighter's {phase:real_phase} {=whose:ANYONE} {=form:2}
cause = Cause : for the cost of the ability of a {kind:sort} {=whose:YOU} {=cost:True} {=effect:False} {=form:21}
whose_ability_head = PRISON_HEAD : prison's
"""  # noqa: E501 - a rule of the grammar is one line
