"""What a skill waits for: combos, skills being activated, cards played with skills, energy."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.dbs.circumstances import ByBattle, SkillActing
from bythebook.games.dbs.events import (
    BY_SKILL,
    EV_ACTIVATED,
    EV_ATTACK,
    EV_ATTACKED,
    EV_BEGIN,
    EV_COMBO,
    EV_EVOLVED,
    EV_KO,
    EV_MARKER,
    EV_PLAYED,
    EV_PLAYED_WITH,
    FROM_HAND,
    P_BATTLE_ENDS,
)
from bythebook.games.dbs.expanding import evolve_skills, union_skills
from bythebook.games.dbs.fighting import ThisFights
from bythebook.games.dbs.filters import SkillOfKind
from bythebook.games.dbs.keywords import awaken_skills
from bythebook.games.dbs.zones import (
    ACTIVE,
    BATTLE_AREA,
    DROP,
    ENERGY,
    HAND,
    LIFE,
)
from bythebook.kernel.abilities import EV_MOVE, EV_ORIENT, Trigger
from bythebook.kernel.amounts import Either
from bythebook.kernel.conditions import Condition, Every, StandsIn, Unless
from bythebook.kernel.nouns import Bound, Cards, This
from bythebook.kernel.refs import NOTHING
from bythebook.kernel.resolve import R_SUBJECT
from bythebook.kernel.words import ANYONE, OPPONENT, YOU
from bythebook.text.dbs.marks import Area
from bythebook.text.dbs.nouns import Sort
from bythebook.text.dbs.scope import Scope, Spoken, Unplayable
from bythebook.text.dbs.moments import Goes
from bythebook.text.dbs.triggers import (
    ELSEWHERE,
    IN_BATTLE_OR_UNISON,
    Moment,
    of_another,
    of_this,
    without_area,
)

ANY_UNION: Final = union_skills()
ANY_EVOLVE: Final = evolve_skills()
AN_AWAKEN: Final = awaken_skills()
EVOLVE_OR_UNION: Final = ANY_EVOLVE | ANY_UNION


@dataclass(frozen=True)
class CombosSome(Moment):
    """A player combos, with any card or with one of a kind; `several` with one or more at once."""

    kind: Sort
    whose: int = YOU
    form: int = 0
    area: Area | None = None
    several: bool = False

    def trigger(self, scope: Scope) -> Trigger:
        scope.in_battle = True
        who = of_another(self.kind, NOTHING, scope)
        if self.several:
            scope.subject = None
        whose = scope.whose(self.whose)
        if self.area is not None and scope.whose(self.area.whose) not in (ANYONE, whose):
            raise Unplayable(self, "one combos from one's own areas")
        zones = (NOTHING,) if self.area is None else self.area.zones
        found = [
            Trigger(EV_COMBO, who, value=zone, whose=whose, together=self.several)
            for zone in zones
        ]
        return replace(found[0], also=tuple(found[1:]))


@dataclass(frozen=True)
class SkillUsed(Moment):
    """A player activates a skill of a kind, perhaps one of a card of a kind."""

    marks: int
    whose: int = YOU
    kind: Sort | None = None
    area: Area | None = None
    form: int = 0
    fights: bool = False
    """that this card is in the battle in which it is activated"""

    def trigger(self, scope: Scope) -> Trigger:
        whose = scope.whose(self.whose)
        found: list[Condition] = [SkillOfKind(self.marks)]
        if self.fights:
            scope.in_battle = True
            found.append(Either((ThisFights(), ThisFights(True))))
        condition = found[0] if len(found) == 1 else Every(tuple(found))
        if self.kind is None:
            if self.area is not None:
                raise Unplayable(self, "it is not said of which card the skill is")
            return Trigger(EV_ACTIVATED, whose=whose, condition=condition)
        who = of_another(self.kind, NOTHING, scope)
        if self.area is not None:
            if scope.whose(self.area.whose) != whose:
                raise Unplayable(self, "one activates skills in one's own areas")
            who = lying(who, self.area.zones)
        return Trigger(EV_ACTIVATED, who, whose=whose, condition=condition)


def lying(kind: object, zones: tuple[int, ...]) -> Cards:
    """Cards of a kind that lie in some areas."""
    assert isinstance(kind, Cards)
    place = StandsIn(zones)
    return replace(kind, such=place if kind.such is None else Every((kind.such, place)))


@dataclass(frozen=True)
class AttacksCard(Moment):
    """A player attacks a card of a kind."""

    target: Sort
    whose: int = OPPONENT
    of: int = ANYONE
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        scope.in_battle = True
        whose = scope.whose(self.whose)
        if self.of != ANYONE and scope.whose(self.of) == whose:
            raise Unplayable(self, "nobody attacks cards of their own")
        scope.subject = Spoken(Bound(R_SUBJECT), False)
        return Trigger(EV_ATTACK, other=self.target.test(scope), whose=whose)


@dataclass(frozen=True)
class AttackedBy(Moment):
    """This card is attacked by a card of a kind."""

    by: Sort
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        scope.in_battle = True
        return Trigger(EV_ATTACKED, of_this(scope), other=self.by.test(scope))


@dataclass(frozen=True)
class KosSuch(Moment):
    """This card KO's a battle card of the opponent's, of a kind; `attacking` in battle only."""

    kind: Sort
    form: int = 0
    attacking: bool = False

    def trigger(self, scope: Scope) -> Trigger:
        # As it is KO'd a card is still what it was in the battle area (8-6-5-1).
        who = of_another(self.kind, OPPONENT, scope)
        of_this(scope)
        return Trigger(EV_KO, who, other=This(), condition=ByBattle() if self.attacking else None)


@dataclass(frozen=True)
class KodBy(Moment):
    """This card is KO'd by a skill of a player's, or by an attack."""

    by: int = ANYONE
    attack: bool = False
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        scope.here((BATTLE_AREA,), self)
        scope.gone = (DROP,)
        if self.attack:
            return Trigger(EV_KO, This(), condition=ByBattle())
        return Trigger(EV_KO, This(), by_text_of=scope.whose(self.by))


@dataclass(frozen=True)
class PlaysWith(Moment):
    """A player plays a card of a kind with a keyword skill."""

    kind: Sort
    keyword: int
    whose: int = YOU
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        who = of_another(self.kind, NOTHING, scope)
        whose = scope.whose(self.whose)
        places = [k for k in range(self.keyword.bit_length()) if self.keyword >> k & 1]
        found = [Trigger(EV_PLAYED_WITH, who, value=k, whose=whose) for k in places]
        return replace(found[0], also=tuple(found[1:]))


@dataclass(frozen=True)
class PlaysBySkill(Moment):
    """A player plays a card of a kind by a skill, whatever it is."""

    kind: Sort
    whose: int = YOU
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        who = of_another(self.kind, NOTHING, scope)
        whose = scope.whose(self.whose)
        first = Trigger(EV_PLAYED, who, value=BY_SKILL, whose=whose)
        return replace(first, also=(replace(first, value=BY_SKILL | FROM_HAND),))


@dataclass(frozen=True)
class PlayedFrom(Moment):
    """A card of a kind is played from an area."""

    kind: Sort
    area: Area
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        if self.area.whose < 0:
            raise Unplayable(self, "it is not said whose area it is")
        origin = tuple(z for z in self.area.zones if z in ELSEWHERE)
        if not origin:
            raise Unplayable(self, "cards in play are not played")
        who = of_another(self.kind, NOTHING, scope)
        whose = scope.whose(self.area.whose)
        return Trigger(EV_MOVE, who, origin, IN_BATTLE_OR_UNISON, whose=whose)


@dataclass(frozen=True)
class AnyonePlays(Moment):
    """Either player plays a card of a kind."""

    kind: Sort
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        return Trigger(
            EV_MOVE, of_another(self.kind, NOTHING, scope), ELSEWHERE, IN_BATTLE_OR_UNISON
        )


@dataclass(frozen=True)
class AfterAttack(Moment):
    """The battle ends in which this card attacked."""

    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        scope.in_battle = True
        of_this(scope)
        return Trigger(EV_BEGIN, value=P_BATTLE_ENDS, condition=ThisFights())


@dataclass(frozen=True)
class OtherEvolves(Moment):
    """A card of a kind evolves."""

    kind: Sort
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        who = replace(self.kind.test(scope), whose=YOU)
        scope.subject = None
        return Trigger(EV_EVOLVED, other=who, whose=YOU)


@dataclass(frozen=True)
class EnergyActive(Moment):
    """The opponent switches energy to active mode by a skill, of some kinds or but for some."""

    form: int = 0
    without: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        who = Cards(OPPONENT, such=StandsIn((ENERGY,)))
        scope.subject = None
        condition = None if not self.without else Unless(SkillActing(self.without))
        return Trigger(
            EV_ORIENT,
            who,
            value=ACTIVE,
            by_text_of=OPPONENT,
            together=True,
            condition=condition,
        )


@dataclass(frozen=True)
class LosesMarkers(Moment):
    """This card loses markers by an attack of the opponent's."""

    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        scope.in_battle = True
        return Trigger(EV_MARKER, of_this(scope), turn=OPPONENT, condition=ByBattle())


@dataclass(frozen=True)
class LifeGoes(Moment):
    """A card of a player's life is added to the hand or goes to the drop area."""

    whose: int = YOU
    form: int = 0
    by_skill: bool = False

    def trigger(self, scope: Scope) -> Trigger:
        whose = scope.whose(self.whose)
        by = ANYONE if self.by_skill else NOTHING
        scope.subject = None
        return Trigger(EV_MOVE, Cards(ANYONE), (LIFE,), (HAND, DROP), whose=whose, by_text_of=by)


@dataclass(frozen=True)
class AreaGoes(Moment):
    """A card of a kind goes from an area, which stands with it, to its owner's area."""

    kind: Sort
    to: int
    by: int = NOTHING
    whose: int = NOTHING
    form: int = 0
    said: int = NOTHING
    """whose area it goes to, as it is said"""

    def trigger(self, scope: Scope) -> Trigger:
        kind, area = without_area(self.kind)
        if area is None or area.form == 1:
            raise Unplayable(self, "it is not said where the card is")
        of = scope.whose(area.area.whose) if area.area.whose >= 0 else NOTHING
        if self.whose >= 0 and of not in (ANYONE, scope.whose(self.whose)):
            raise Unplayable(self, "they are two players'")
        of = scope.whose(self.whose) if self.whose >= 0 else of
        if of < 0:
            raise Unplayable(self, "it is not said whose area it is")
        if self.said >= 0 and scope.whose(self.said) != of:
            raise Unplayable(self, "cards go to their owners' areas")
        who = of_another(kind, of, scope)
        scope.subject = None
        by = scope.whose(self.by) if self.by >= 0 else NOTHING
        return Trigger(EV_MOVE, who, area.area.zones, (self.to,), by_text_of=by)


@dataclass(frozen=True)
class ThisGoes(Moment):
    """This card goes from an area, which stands with it, to its owner's area."""

    area: Area
    to: int
    by: int = NOTHING
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        if scope.whose(self.area.whose) != YOU:
            raise Unplayable(self, "this card is its master's")
        return Goes(self.area, Area((self.to,), YOU), by=self.by).trigger(scope)


OCCASIONS: Final = """
# What a skill waits for: more of it.
moment = | combo_some
combos = | combo_some
combo_some = CombosSome : when you combo {=kind:ANY_SORT}
combo_some = CombosSome : when you combo with 1 of your {kind:kind} {=form:1}
combo_some = CombosSome : when you combo with 1 of your {kind:bare_kind} from {area:area} {=form:1}
combo_some = CombosSome : when you combo with 1 or more {kind:kind} {=several:True} {=form:2}
combo_some = CombosSome : when 1 of {whose:whose} {kind:kind} is used in a combo {=form:3}
combo_some = CombosSome : when a {kind:bare_kind} is used in a combo from {area:area} {=form:4}
combo_some = CombosSome : when your opponent use a {kind:kind} in a combo {=whose:OPPONENT} {=form:5}
combo_some = CombosSome : when your opponent combo with 1 of their {kind:kind} {=whose:OPPONENT} {=form:6}
moment = SkillUsed : when you activate a {marks:used_skill} skill
moment = SkillUsed : when your opponent activate a {marks:used_skill} skill {=whose:OPPONENT}
moment = SkillUsed : when your opponent activate [Blocker] {=marks:BLOCKER} {=whose:OPPONENT} {=form:2}
moment = SkillUsed : when 1 of your {kind:kind} activate {marks:used_skill} {=form:3}
moment = SkillUsed : when 1 of your {kind:kind} activate a {marks:used_skill} skill {=form:4}
moment = SkillUsed : when 1 of your {kind:kind} activate a {marks:used_skill} skill from {area:area} {=form:4}
moment = SkillUsed : when your leader card activate a [Blocker] skill {=kind:A_LEADER} {=marks:BLOCKER} {=form:5}
moment = SkillUsed : when your opponent activate a {marks:counter_skill} skill on a {kind:kind} {=whose:OPPONENT} {=form:6}
moment = SkillUsed : when your opponent activate a {marks:counter_skill} skill during a battle with this card {=whose:OPPONENT} {=fights:True} {=form:7}
moment = SkillUsed : if your opponent activate a {marks:counter_skill} skill during a battle with this card {=whose:OPPONENT} {=fights:True} {=form:8}
used_skill = ANY_UNION : [Union]
used_skill = ANY_EVOLVE : [Evolve]
used_skill = REJUVENATE : [Rejuvenate]
used_skill = REVIVE : [Revive]
used_skill = ALLIANCE : [Alliance]
used_skill = BLOCKER : [Blocker]
used_skill = SWAP : [Swap]
used_skill = SUCCESSOR : [Successor]
used_skill = EVOLVE_OR_UNION : [Evolve] or [Union]
used_skill = OVER_REALM : [Over_Realm]
used_skill = AEGIS : [Aegis]
counter_skill = COUNTERS : [Counter]
counter_skill = COUNTER_PLAY : [Counter:_Play]
counter_skill = COUNTER_ATTACK : [Counter:_Attack]
counter_skill = COUNTER_COUNTER : [Counter:_Counter]
moment = AttacksCard : when your opponent attack a {target:kind} {=form:1}
moment = AttacksCard : when your opponent attack {of:whose} {target:kind}
moment = AttackedBy : when this card is attacked by a {by:kind}
moment = KosSuch : when this card ko 1 of your opponent's {kind:kind}
moment = KosSuch : when this card ko a opponent's {kind:kind} by attacking it {=attacking:True} {=form:1}
moment = KosSuch : when this card ko a opponent's {kind:kind} in battle {=attacking:True} {=form:2}
moment = OtherKod : when your opponent's {kind:kind} is ko'd {=whose:OPPONENT} {=form:3}
moment = OtherKod : when your {kind:kind} is ko'd {=form:4}
moment = KodBy : when this card is ko'd by {by:skill_of}
moment = KodBy : when this card is ko'd by a opponent's attack {=attack:True}
moment = KodBy : when this card is ko'd by your opponent's attack {=attack:True} {=form:1}
moment = PlaysWith : when you play a {kind:kind} using {keyword:with_keyword}
moment = PlaysWith : when you play a {kind:kind} using a {keyword:with_keyword} skill {=form:1}
moment = PlaysWith : when your opponent play a {kind:kind} using {keyword:with_keyword} {=whose:OPPONENT}
moment = PlaysWith : when your opponent play a {kind:kind} using a {keyword:with_keyword} skill {=form:1} {=whose:OPPONENT}
with_keyword = | play_keyword
with_keyword = ANY_UNION : [Union]
moment = PlaysBySkill : when you play a {kind:kind} using a skill
moment = PlaysBySkill : when your opponent play a {kind:kind} using a skill {=whose:OPPONENT}
moment = PlaysBySkill : when your opponent use a skill to play a {kind:kind} {=whose:OPPONENT} {=form:1}
moment = PlayedFrom : when a {kind:bare_kind} is played from {area:area}
moment = PlayedFrom : when {kind:headless} is played from {area:area} {=form:1}
moment = AnyonePlays : when you or your opponent play a {kind:kind}
moment = AfterAttack : at the end of {form:attacked_battle}
attacked_battle = 0 : a battle in which this card attacked
attacked_battle = 1 : the battle in which this card attacked
attacked_battle = 2 : a battle where this card attacked
attacked_battle = 3 : the battle after this card attack
attacked_battle = 4 : a battle after this card attack
attacked_battle = 5 : a battle where this card is attacking
attacked_battle = 6 : a battle in which this card attack
moment = OtherEvolves : when 1 of your {kind:kind} evolve
moment = | timed
timed = EnergyActive : when your opponent switch energy to active mode using a skill
timed = EnergyActive : when your opponent switch their energy to active mode using a skill {=form:1}
timed = EnergyActive : when your opponent switch energy to active mode using a non - [Awaken] skill {=without:AN_AWAKEN} {=form:2}
timed = EnergyActive : when your opponent switch their energy to active mode using a non - [Awaken] skill {=without:AN_AWAKEN} {=form:3}
timed = EnergyActive : when your opponent switch energy to active mode with a non - [Awaken] skill {=without:AN_AWAKEN} {=form:4}
timed = EnergyActive : when your opponent switch their energy to active mode with a non - [Awaken] skill {=without:AN_AWAKEN} {=form:5}
timed = LifeGoes : when a card in your life is added to your hand or placed in your drop area
timed = LifeGoes : when a card in your opponent's life is added to their hand or placed in their drop area {=whose:OPPONENT}
timed = LifeGoes : when your life is added to your hand or placed in your drop area by a skill {=by_skill:True} {=form:1}
timed = LifeGoes : when your opponent's life is added to their hand or placed in their drop area by a skill {=by_skill:True} {=form:1} {=whose:OPPONENT}
timed = LifeGoes : when your opponent add 1 card from their life to their hand or ~ place a card from their life in their drop area {=whose:OPPONENT} {=form:2}
moment = OtherTurns : when a opponent's {kind:kind} is switched to rest mode by 1 of your skill {=by:YOU} {=whose:OPPONENT} {=form:3}
moment = OtherTurns : when a opponent's {kind:kind} is switched to rest mode by 1 of your card skill {=by:YOU} {=whose:OPPONENT} {=form:4}
moment = OtherTurns : when your opponent's {kind:kind} is switched to rest mode by 1 of your skill {=by:YOU} {=whose:OPPONENT} {=form:5}
moment = OtherTurns : when 1 of {whose:whose} {kind:kind} is switched to rest mode by 1 of your skill {=by:YOU} {=form:6}
moment = LosesMarkers : when this card lose marker due to a opponent's attack
moment = LosesMarkers : when a marker is removed from this card by a opponent's attack {=form:1}
moment = LosesMarkers : when this card lose a marker from a opponent's attack {=form:2}
moment = MomentIf : {moment:timed} during {claims:spans} {=form:6}
moment = MomentIf : {moment:timed_play} on {claims:spans} {=form:7}
moment = MomentIf : {moment:timed_play} during {claims:spans} {=form:9}
timed_play = Plays : when you play a {kind:kind}
timed_play = Plays : when your opponent play a {kind:kind} {=whose:OPPONENT}
moment = MomentIf : {moment:placed_this} and {claims:claims} {=form:10}
moment = MomentIf : {moment:placed_this} and if {claims:claims} {=form:8}
placed_this = PlaysThis : when you play this card from {area:area}
placed_this = PlaysThis : when this card is played from {area:area} {=form:1}
placed_this = Goes : when this card is placed in {to:area} {=form:1}
placed_this = Goes : when this card is placed in {to:area} from {area:area} by {by:done_by}
moment = MomentIf : {moment:after_combo} during {claims:spans} {=form:11}
moment = AreaGoes : when a {kind:kind} is placed in its owner's {to:zone} {by?:by_done}
moment = AreaGoes : when {kind:headless} is placed in its owner's {to:zone} {by?:by_done} {=form:1}
moment = AreaGoes : when 1 of {whose:whose} {kind:kind} is placed in its owner's {to:zone} {by?:by_done} {=form:2}
moment = AreaGoes : when 1 of {whose:whose} {kind:kind} is placed in {said:whose} {to:zone} {by?:by_done} {=form:3}
moment = AreaGoes : when a {kind:areal} is placed in {said:whose} {to:zone} {by?:by_done} {=form:4}
moment = AreaGoes : when a {kind:areal} is sent to {said:whose} {to:zone} {by?:by_done} {=form:5}
moment = AreaGoes : when a {kind:areal} is returned to its owner's {to:zone} {by?:by_done} {=form:6}
areal = Kind : {pre?:pres} {head:head} {post:posts}
by_done = | by {done_by}
moment = ThisGoes : when this card in {area:area} is placed in its owner's {to:zone} {by?:by_done}
moment = ThisGoes : when this card in {area:area} is sent to its owner's {to:zone} {by?:by_done} {=form:1}
moment = OtherGoes : when a {kind:with_kind} is placed in {to:area} from {area:area} {=form:6}
moment = PlayedFrom : when a {kind:with_kind} is played from {area:area} {=form:2}
with_kind = Kind : {pre?:pres} {head:head} {post:with_posts}
with_posts = * with_post ;
with_post = With : with {features:features}
third_two = Removed : is removed from {form:a_battle_area} by {by:skill_of} {=late:4}
moment = TwoMoments : when this card is ko'd or ~ ko a opponent's battle card {=first:IS_KOD} {=second:ITS_KOS} {=form:8}
third_one = KosSuch : ko 1 of your opponent's {kind:kind} {=form:3}
moment = TwoMoments : when this card is played or its [Blocker] skill is activated {=first:PLAYS_THIS} {=second:ITS_BLOCKER} {=form:6}
moment = TwoMoments : when a card evolve into this card or if you combo with this card {=first:EVOLVES_INTO} {=second:COMBOS_THIS} {=form:7}
removed = Removed : if this card is removed from {form:a_battle_area} by {by:skill_of} {=late:5}
removed = Removed : if this card is removed from {form:a_battle_area} by {by:skill_of} or ko'd {=or_kod:True} {=late:5}
moment = OtherRemoved : if 1 of {whose:whose} {kind:kind} is removed from {place:a_battle_area} by {by:skill_of} {or_kod?:or_kod} {=form:3}
after_combo = AfterCombo : at the end of {form:the_battle} {area?:from_area}
"""  # noqa: E501 - a rule of the grammar is one line
