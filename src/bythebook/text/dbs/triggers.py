"""What a skill waits for: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.dbs.cards import (
    UNION_ABSORB,
    UNION_FUSION,
    UNION_POTARA,
    speaks_from,
)
from bythebook.games.dbs.events import (
    EV_AFTER_COMBO,
    EV_ATTACK,
    EV_ATTACKED,
    EV_BEGIN,
    EV_COMBO,
    EV_DAMAGE,
    EV_DISCARDED,
    EV_EVOLVED,
    EV_EXTRA,
    EV_KO,
    EV_KOS,
    EV_PLACED_LEADER,
    EV_PLAYED_WITH,
    P_BATTLE_ENDS,
    P_MAIN,
    P_TURN_ENDS,
)
from bythebook.games.dbs.zones import (
    BATTLE_AREA,
    COMBO_AREA,
    DROP,
    HAND,
    KINDS,
    LEADER_AREA,
    REST,
    UNISON_AREA,
)
from bythebook.kernel.abilities import EV_MOVE, EV_ORIENT, Trigger
from bythebook.kernel.nouns import Bound, Cards, Noun, This
from bythebook.kernel.refs import NOTHING
from bythebook.kernel.resolve import R_SUBJECT
from bythebook.kernel.words import ANYONE, YOU
from bythebook.text.dbs.conditions import Claim, If
from bythebook.text.dbs.nouns import Area, Sort
from bythebook.text.dbs.scope import Scope, Spoken, Unplayable

IN_BATTLE_OR_UNISON: Final = (BATTLE_AREA, UNISON_AREA)
ELSEWHERE: Final = tuple(z for z in range(KINDS) if z not in IN_BATTLE_OR_UNISON)
"""where a card comes from that is played (8-6-5-3)"""


class Moment:
    """Something a skill waits for."""

    def trigger(self, scope: Scope) -> Trigger:
        """What it waits for; it notes what can be spoken of then."""
        raise NotImplementedError


def of_this(scope: Scope) -> This:
    """The trigger is about this card."""
    scope.subject = Spoken(This(), False)
    return This()


def of_another(kind: Sort, whose: int, scope: Scope) -> Noun:
    """The trigger is about a card of a kind."""
    scope.subject = Spoken(Bound(R_SUBJECT), False)
    asked = kind.test(scope)
    return Cards(scope.whose(whose) if whose >= 0 else ANYONE, (), *_parts(asked))


def _parts(kind: Cards) -> tuple[object, ...]:
    return (kind.tests, kind.other, kind.orient, 0, kind.such)


@dataclass(frozen=True)
class PlaysThis(Moment):
    """You play this card, this card is played; `zones` is where it comes from."""

    form: int = 0
    area: Area | None = None

    def trigger(self, scope: Scope) -> Trigger:
        origin = ELSEWHERE if self.area is None else self.area.zones
        # Where the skill counts: a card that goes elsewhere would be looked at where it was.
        return Trigger(EV_MOVE, of_this(scope), origin, speaks_from(scope.kind))


@dataclass(frozen=True)
class Plays(Moment):
    """A player plays a card of a kind."""

    kind: Sort
    whose: int = YOU
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        who = of_another(self.kind, NOTHING, scope)
        whose = scope.whose(self.whose)
        return Trigger(EV_MOVE, who, ELSEWHERE, IN_BATTLE_OR_UNISON, whose=whose)


@dataclass(frozen=True)
class ThisAttacks(Moment):
    """This card attacks, perhaps a card of a kind."""

    target: Sort | None = None
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        who = of_this(scope)
        scope.in_battle = True
        if self.target is None:
            return Trigger(EV_ATTACK, who)
        kind = self.target.test(scope)
        return Trigger(EV_ATTACK, who, other=kind)


@dataclass(frozen=True)
class Attacks(Moment):
    """A card of a kind attacks."""

    kind: Sort | None
    whose: int = YOU
    form: int = 0
    target: Sort | None = None

    def trigger(self, scope: Scope) -> Trigger:
        scope.in_battle = True
        other = None if self.target is None else self.target.test(scope)
        if self.kind is None:
            scope.subject = Spoken(Bound(R_SUBJECT), False)
            return Trigger(EV_ATTACK, other=other, whose=scope.whose(self.whose))
        who = of_another(self.kind, self.whose, scope)
        return Trigger(EV_ATTACK, who, other=other)


@dataclass(frozen=True)
class IsAttacked(Moment):
    """This card is attacked, or one of a player's cards."""

    kind: Sort | None = None
    whose: int = YOU
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        scope.in_battle = True
        if self.kind is None:
            return Trigger(EV_ATTACKED, of_this(scope))
        # A card that has become the guard card by [Blocker] is attacked for its own skills only.
        return Trigger(EV_ATTACKED, of_another(self.kind, self.whose, scope), value=0)


@dataclass(frozen=True)
class CombosThis(Moment):
    """You combo with this card, this card is used in a combo."""

    form: int = 0
    area: Area | None = None

    def trigger(self, scope: Scope) -> Trigger:
        who = of_this(scope)
        scope.here((COMBO_AREA,), self)
        scope.in_battle = True
        if self.area is None:
            return Trigger(EV_COMBO, who)
        found = [Trigger(EV_COMBO, who, value=zone) for zone in self.area.zones]
        return replace(found[0], also=tuple(found[1:]))


@dataclass(frozen=True)
class Combos(Moment):
    """A player combos with a card of a kind."""

    kind: Sort
    whose: int = YOU
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        scope.in_battle = True
        who = of_another(self.kind, NOTHING, scope)
        return Trigger(EV_COMBO, who, whose=scope.whose(self.whose))


@dataclass(frozen=True)
class Kod(Moment):
    """This card is KO'd."""

    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        scope.here((BATTLE_AREA,), self)
        scope.gone = (DROP,)
        return Trigger(EV_KO, This())


@dataclass(frozen=True)
class Removed(Moment):
    """This card is removed from the battle area by a skill, or KO'd."""

    by: int
    or_kod: bool = False
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        away = tuple(z for z in range(KINDS) if z != BATTLE_AREA)
        by = scope.whose(self.by)
        left = Trigger(EV_MOVE, of_this(scope), (BATTLE_AREA,), away, by_text_of=by)
        scope.subject = None
        if not self.or_kod:
            return left
        scope.zones = (BATTLE_AREA, DROP)
        return replace(left, together=True, also=(Trigger(EV_KO, This(), together=True),))


@dataclass(frozen=True)
class AfterCombo(Moment):
    """The battle ends in which this card was used in a combo."""

    form: int = 0
    area: Area | None = None

    def trigger(self, scope: Scope) -> Trigger:
        scope.here((DROP,), self)
        if self.area is None:
            return Trigger(EV_AFTER_COMBO, of_this(scope))
        found = [Trigger(EV_AFTER_COMBO, of_this(scope), value=z) for z in self.area.zones]
        return replace(found[0], also=tuple(found[1:]))


@dataclass(frozen=True)
class TwoMoments(Moment):
    """One thing or another happens to this card."""

    first: Moment
    second: Moment
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        one, other = replace(scope), replace(scope)
        first, second = self.first.trigger(one), self.second.trigger(other)
        if not isinstance(first.who, This) or not isinstance(second.who, This):
            raise Unplayable(self, "two things that happen to two cards")
        scope.doubtful = bool(one.gone or other.gone)
        scope.zones = tuple(sorted({*one.active(), *other.active()}))
        scope.subject = Spoken(This(), False)
        scope.in_battle = one.in_battle and other.in_battle
        return replace(first, also=(*first.also, second, *second.also))


@dataclass(frozen=True)
class Activated(Moment):
    """You activate this card."""

    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        scope.zones = (HAND, DROP, BATTLE_AREA)
        return Trigger(EV_EXTRA, of_this(scope))


@dataclass(frozen=True)
class Discarded(Moment):
    """This card is discarded by a skill."""

    by: int = NOTHING
    kind: Sort | None = None
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        scope.zones = (DROP,)
        scope.gone = (DROP,)
        by = scope.whose(self.by) if self.by >= 0 else NOTHING
        card = None if self.kind is None else replace(self.kind.test(scope), whose=ANYONE)
        return Trigger(EV_DISCARDED, This(), by_text_of=by, by=card)


@dataclass(frozen=True)
class PlayedWith(Moment):
    """This card is played with a keyword skill."""

    keyword: int
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        place = self.keyword.bit_length() - 1
        return Trigger(EV_PLAYED_WITH, of_this(scope), value=place)


@dataclass(frozen=True)
class UnionPlayed(Moment):
    """This card is played with any of the [Union] skills (10-13-2-1)."""

    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        unions = (UNION_FUSION, UNION_POTARA, UNION_ABSORB)
        first, *others = [PlayedWith(keyword).trigger(scope) for keyword in unions]
        return replace(first, also=tuple(others))


@dataclass(frozen=True)
class PlacedAsLeader(Moment):
    """This card is placed in the leader area."""

    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        return Trigger(EV_PLACED_LEADER, of_this(scope))


@dataclass(frozen=True)
class Played(Moment):
    """This card is switched to rest mode."""

    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        return Trigger(EV_ORIENT, of_this(scope), value=REST)


@dataclass(frozen=True)
class Kos(Moment):
    """This card KO's a battle card."""

    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        return Trigger(EV_KOS, of_this(scope))


@dataclass(frozen=True)
class Blocks(Moment):
    """This card's [Blocker] skill is activated: it becomes the guard card."""

    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        raise Unplayable(self, "which skill was activated is not known yet")


@dataclass(frozen=True)
class OpponentCounters(Moment):
    """The opponent activates a [Counter] skill."""

    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        raise Unplayable(self, "which skill was activated is not known yet")


@dataclass(frozen=True)
class OtherKod(Moment):
    """A card of a kind is KO'd."""

    kind: Sort
    whose: int = YOU
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        who = of_another(self.kind, self.whose, scope)
        scope.subject = None
        return Trigger(EV_KO, who)


@dataclass(frozen=True)
class OtherGoes(Moment):
    """A card of a kind goes to an area."""

    kind: Sort
    to: Area
    area: Area | None = None
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        if self.to.whose < 0 or (self.area is not None and self.area.whose < 0):
            raise Unplayable(self, "it is not said whose area it is")
        who = of_another(self.kind, NOTHING, scope)
        origin = () if self.area is None else self.area.zones
        if BATTLE_AREA in self.to.zones and not origin:
            origin = ELSEWHERE
        return Trigger(EV_MOVE, who, origin, self.to.zones, whose=scope.whose(self.to.whose))


@dataclass(frozen=True)
class ActivatesExtra(Moment):
    """A player activates an extra card of a kind."""

    kind: Sort
    whose: int = YOU
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        who = of_another(self.kind, NOTHING, scope)
        return Trigger(EV_EXTRA, who, whose=scope.whose(self.whose))


@dataclass(frozen=True)
class MomentIf(Moment):
    """Something happens while something is so."""

    moment: Moment
    claims: tuple[Claim, ...]
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        trigger = self.moment.trigger(scope)
        return replace(trigger, condition=If(self.claims).condition(scope))


@dataclass(frozen=True)
class Evolves(Moment):
    """A card evolves into this card."""

    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        return Trigger(EV_EVOLVED, of_this(scope))


@dataclass(frozen=True)
class Ends(Moment):
    """A turn or a battle ends."""

    whose: int = ANYONE
    battle: bool = False
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        value = P_BATTLE_ENDS if self.battle else P_TURN_ENDS
        return Trigger(EV_BEGIN, value=value, turn=scope.whose(self.whose))


@dataclass(frozen=True)
class Begins(Moment):
    """A main phase begins."""

    whose: int = YOU
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        return Trigger(EV_BEGIN, value=P_MAIN, turn=scope.whose(self.whose))


@dataclass(frozen=True)
class Goes(Moment):
    """This card goes from one area to another."""

    area: Area | None = None
    to: Area | None = None
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        origin = () if self.area is None else self.area.zones
        target = () if self.to is None else self.to.zones
        if not target:
            raise Unplayable(self, "it is not said where it goes")
        if self.form == 8:
            scope.here(target, self)
            by = ANYONE
            return Trigger(EV_MOVE, of_this(scope), origin, target, by_text_of=by)
        if target == (LEADER_AREA,) and not origin:
            return PlacedAsLeader().trigger(scope)
        if target == (BATTLE_AREA,):
            return Trigger(EV_MOVE, of_this(scope), origin or ELSEWHERE, target)
        scope.here(target, self)
        return Trigger(EV_MOVE, of_this(scope), origin, target)


@dataclass(frozen=True)
class DealsDamage(Moment):
    """This card deals damage."""

    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        return Trigger(EV_DAMAGE, of_this(scope))


TRIGGERS: Final = """
# What a skill waits for.
moment = PlaysThis : when you play this card
moment = PlaysThis : when this card is played {=form:1}
moment = PlaysThis : when you play this card from {area:area}
moment = PlaysThis : when this card is played from {area:area} {=form:1}
moment = Plays : when you play a {kind:sort}
moment = Plays : when you play {kind:headless} {=form:1}
moment = Plays : when you play another {kind:sort} {=form:2}
moment = Plays : when your opponent play a {kind:sort} {=whose:OPPONENT}
moment = ThisAttacks : when this card attack
moment = ThisAttacks : when this card attack a {target:sort}
moment = ThisAttacks : when this card attack {target:headed} {=form:1}
moment = ThisAttacks : when you attack with this card {=form:2}
moment = Attacks : when {form:one_of} {whose:whose} {kind:kind} attack
moment = Attacks : when {form:one_of} {whose:whose} {kind:kind} attack a {target:kind}
moment = Attacks : when your {kind:kind} attack {=form:3}
moment = Attacks : when your {kind:kind} attack a {target:kind} {=form:3}
moment = Attacks : when your opponent attack {=kind:None} {=whose:OPPONENT}
moment = Attacks : when your opponent attack with a {kind:kind} {=whose:OPPONENT}
one_of = 1 : 1 of
moment = IsAttacked : when this card is attacked
moment = IsAttacked : when {form:one_of} {whose:whose} {kind:kind} is attacked
moment = CombosThis : when you combo with this card
moment = CombosThis : when you combo with this card from {area:area}
moment = CombosThis : when this card is used in a combo {=form:1}
moment = CombosThis : when this card is used in a combo from {area:area} {=form:1}
moment = Combos : when you combo with a {kind:kind}
moment = Combos : when you use a {kind:kind} in a combo {=form:1}
moment = Combos : when your opponent combo with a {kind:kind} {=whose:OPPONENT}
moment = Kod : when this card is ko'd
moment = Removed : when this card is removed from {form:a_battle_area} by {by:skill_of}
moment = Removed : when this card is removed from {form:a_battle_area} by {by:skill_of} or ko'd {=or_kod:True}
a_battle_area = 0 : your battle area
a_battle_area = 1 : a battle area
a_battle_area = 2 : the battle area
skill_of = OPPONENT : a opponent's skill
skill_of = THEIR : your opponent's skill
skill_of = ANYONE : a skill
moment = AfterCombo : at the end of {form:the_battle} {area?:from_area}
from_area = | from {area}
the_battle = 0 : the battle after you combo with this card
the_battle = 1 : a battle after you combo with this card
the_battle = 2 : a battle in which you combo with this card
the_battle = 3 : a battle in which this card is used in a combo
the_battle = 4 : a battle where this card is used in a combo
the_battle = 5 : the battle in which this card is used in a combo
the_battle = 6 : the battle in which you combo with this card
the_battle = 7 : a battle where you combo with this card
the_battle = 8 : the battle in which you comboed with this card
the_battle = 9 : a battle in which you comboed with this card
moment = TwoMoments : when you {first:short_one} or {second:short_two} with this card
short_one = PlaysThis : play {=form:9}
short_one = ThisAttacks : attack {=form:9}
short_two = CombosThis : combo {=form:9}
short_two = ThisAttacks : attack {=form:9}
moment = TwoMoments : when this card {first:third_one} or {second:third_two} {=form:1}
third_one = PlaysThis : is played {=form:8}
third_one = ThisAttacks : attack {=form:8}
third_two = ThisAttacks : attack {=form:8}
third_two = CombosThis : is used in a combo {=form:8}
third_two = CombosThis : used in a combo {=form:7}
third_two = IsAttacked : is attacked {=form:8}
third_two = Kod : ko'd {=form:8}
third_two = Kod : is ko'd {=form:7}
moment = Activated : when you activate this card
moment = Activated : when this card is activated {=form:1}
moment = Discarded : when this card is discarded from your hand by {by:skill_of}
moment = Discarded : when this card is discarded by {by:skill_of} {=form:1}
moment = Discarded : when this card is discarded by a {kind:headless_skill} card's skill {=form:2}
headless_skill = Kind : {pre:pres} {=head:ANY_CARD}
moment = Discarded : when this card is discarded {=form:3}
moment = PlayedWith : when this card is played using {keyword:play_keyword}
moment = PlayedWith : when you play this card using {keyword:play_keyword} {=form:1}
moment = PlayedWith : when you play this card with {keyword:play_keyword} {=form:2}
moment = PlayedWith : when this card is played with {keyword:play_keyword} {=form:3}
play_keyword = OVER_REALM : [Over_Realm]
play_keyword = DARK_OVER_REALM : [Dark_Over_Realm]
play_keyword = UNION_FUSION : [Union-Fusion]
play_keyword = UNION_POTARA : [Union-Potara]
play_keyword = EVOLVE : [Evolve]
play_keyword = EX_EVOLVE : [Ex-Evolve]
play_keyword = XENO_EVOLVE : [Xeno-Evolve]
play_keyword = SUCCESSOR : [Successor]
play_keyword = ARRIVAL : [Arrival]
moment = PlacedAsLeader : when you place this card in your leader area {=form:1}
moment = PlacedAsLeader : when you place this card in the leader area {=form:2}
moment = MomentIf : {moment:simple_moment} and {claims:claims}
moment = MomentIf : {moment:simple_moment} during {claims:spans} {=form:1}
simple_moment = PlaysThis : when you play this card
simple_moment = CombosThis : when you combo with this card
simple_moment = ThisAttacks : when this card attack
simple_moment = Evolves : when a card evolve into this card
simple_moment = PlaysThis : when this card is played {=form:1}
simple_moment = CombosThis : when this card is used in a combo {=form:1}
moment = Evolves : when a card evolve into this card
moment = Ends : at the end of your turn {=whose:YOU}
moment = Ends : at the end of your opponent's turn {=whose:OPPONENT}
moment = Ends : at the end of the turn
moment = Ends : at the end of the battle {=battle:True}
moment = Begins : at the start of your main phase
moment = Begins : at the start of your opponent's main phase {=whose:OPPONENT}
moment = Goes : when this card is placed in {to:area} from {area:area}
moment = Goes : when this card is placed in {to:area} {=form:1}
moment = DealsDamage : when this card deal damage
moment = DealsDamage : when this card inflict damage {=form:1}
moment = Kod : when this card is ko'd in battle {=form:1}
moment = TwoMoments : when you play this card or {second:it_two} {=form:2} {=first:PLAYS_THIS}
it_two = ThisAttacks : it attack {=form:6}
it_two = ThisAttacks : when it attack {=form:5}
it_two = CombosThis : combo with it {=form:6}
moment = TwoMoments : when you attack with this card or {second:it_two} {=form:3} {=first:ATTACKS_THIS}
moment = Ends : at the end of their turn {=whose:THEIR}
moment = MomentIf : {moment:simple_moment} , and if {claims:claims} {=form:2}
moment = Played : when this card is switched to rest mode
moment = Kos : when this card ko a opponent's battle card
moment = Kos : when this card ko your opponent's battle card {=form:1}
moment = Kos : when this card ko a battle card {=form:2}
moment = Attacks : when a {kind:kind} attack {=whose:ANYONE}
moment = Plays : when {form:one_of} your {kind:kind} is played
moment = Blocks : when this card activate its [Blocker] skill
moment = Blocks : when you activate this card's [Blocker] {=form:1}
moment = Blocks : when this card activate [Blocker] {=form:2}
moment = Blocks : when you activate this card's [Blocker] skill {=form:3}
moment = OpponentCounters : when your opponent activate a [Counter] skill
moment = OpponentCounters : when your opponent activate [Counter] {=form:1}
moment = OtherKod : when {form:one_of} {whose:whose} {kind:kind} is ko'd
moment = OtherKod : when a {kind:kind} is ko'd {=whose:ANYONE} {=form:2}
moment = OtherGoes : when a {kind:bare_kind} is placed in {to:area} from {area:area}
moment = OtherGoes : when a {kind:bare_kind} is placed in {to:area}
moment = OtherGoes : when a {kind:bare_kind} is played in {to:area} {=form:1}
moment = OtherGoes : when a {kind:bare_kind} is sent to {to:area} from {area:area} {=form:2}
moment = OtherGoes : when {kind:bare_kind} is placed in {to:area} from {area:area} {=form:3}
moment = ActivatesExtra : when you activate a {kind:headed}
moment = ActivatesExtra : when your opponent activate a {kind:headed} {=whose:OPPONENT}
it_two = Goes : it is placed in {to:area} from {area:area} {=form:6}
moment = TwoMoments : when this card is {first:short_played} or {second:short_discarded} {=form:4}
short_played = PlaysThis : played from {area:area} {=form:7}
short_played = PlaysThis : played {=form:7}
short_discarded = Discarded : discarded by a {kind:headless_skill} card's skill {=form:7}
short_discarded = Goes : placed in {to:area} from {area:area} {=form:7}
short_discarded = CombosThis : used in a combo from {area:area} {=form:6}
moment = Goes : when this card is sent to {to:area} from {area:area} {=form:4}
moment = Goes : when this card is sent from {area:area} to {to:area} {=form:5}
moment = Goes : when this card is placed in {to:area} from {area:area} by a skill {=form:8}
play_keyword = REVIVE : [Revive]
play_keyword = SWAP : [Swap]
moment = UnionPlayed : when this card is played using [Union]
moment = UnionPlayed : when you play this card using [Union] {=form:1}
moment = UnionPlayed : when you play this card with [Union] {=form:2}
moment = IsAttacked : when your {kind:kind} is attacked {=form:3}
moment = Attacks : when your opponent's {kind:kind} attack {=whose:OPPONENT} {=form:4}
moment = Attacks : when your opponent attack with {form:one_of} their {kind:kind} {=whose:OPPONENT}
moment = Combos : when your opponent combo {=kind:ANY_SORT} {=whose:OPPONENT} {=form:2}
"""
