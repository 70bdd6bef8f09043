"""What a skill waits for: combos, skills being activated, cards played with skills, energy."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.dbs.abilities.automatic import ELSEWHERE
from bythebook.games.dbs.cards.cards import ANY_KEYWORD
from bythebook.games.dbs.policy import AWAKEN_SKILLS, EVOLVE_SKILLS, UNION_SKILLS
from bythebook.games.dbs.texts.circumstances import ByBattle, SkillActing
from bythebook.games.dbs.texts.events import (
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
from bythebook.games.dbs.texts.fighting import ThisFights
from bythebook.games.dbs.texts.filters import SkillOfKind
from bythebook.games.dbs.zones.zones import (
    ACTIVE,
    BATTLE_AREA,
    DROP,
    ENERGY,
    HAND,
    LIFE,
)
from bythebook.kernel.abilities.abilities import EV_MOVE, EV_ORIENT, Trigger
from bythebook.kernel.abilities.resolve import R_SUBJECT
from bythebook.kernel.language.amounts import Either
from bythebook.kernel.language.conditions import Condition, StandsIn, Unless
from bythebook.kernel.language.nouns import Bound, Cards, This
from bythebook.kernel.language.words import ANYONE, OPPONENT, YOU
from bythebook.kernel.state.refs import NOTHING
from bythebook.text.dbs.moments_of_leaving import Goes
from bythebook.text.dbs.moments_of_play import IN_BATTLE_OR_UNISON, come_from, lying, used_in_combo
from bythebook.text.dbs.scope import USED_KIND
from bythebook.text.english.kinds import Sort
from bythebook.text.english.marks import Area
from bythebook.text.english.moments import Moment, of_another, of_this, without_area
from bythebook.text.english.scope import Scope, Spoken, Unplayable
from bythebook.text.meaning import every

ANY_UNION: Final = UNION_SKILLS.value
ANY_EVOLVE: Final = EVOLVE_SKILLS.value
AN_AWAKEN: Final = AWAKEN_SKILLS.value
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
        kind, zones, whose = come_from(self.kind, self.area, scope.whose(self.whose), scope)
        who = used_in_combo(kind, scope)
        if self.several:
            scope.subject = None
        found = [
            Trigger(EV_COMBO, who, value=zone, whose=whose, together=self.several) for zone in zones
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
        USED_KIND.note(scope, self.marks)
        found: list[Condition] = [SkillOfKind(self.marks)]
        if self.fights:
            scope.in_battle = True
            found.append(Either((ThisFights(), ThisFights(True))))
        condition = every(found)
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
    """A player plays a card of a kind by a skill, whatever it is, or by no keyword skill."""

    kind: Sort
    whose: int = YOU
    plain: bool = False
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        who = of_another(self.kind, NOTHING, scope, self.whose)
        whose = scope.whose(self.whose)
        condition = Unless(SkillActing(ANY_KEYWORD)) if self.plain else None
        first = Trigger(EV_PLAYED, who, value=BY_SKILL, whose=whose, condition=condition)
        return replace(first, also=(replace(first, value=BY_SKILL | FROM_HAND),))


@dataclass(frozen=True)
class PlayedBySkill(Moment):
    """This card is played by a skill, whatever it is."""

    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        first = Trigger(EV_PLAYED, of_this(scope), value=BY_SKILL)
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
    whose: int = YOU

    def trigger(self, scope: Scope) -> Trigger:
        if scope.whose(self.whose) != YOU:
            raise Unplayable(self, "it is said of one's own cards")
        who = replace(self.kind.test(scope), whose=YOU)
        scope.subject = None
        return Trigger(EV_EVOLVED, other=who, whose=YOU)


@dataclass(frozen=True)
class EnergyActive(Moment):
    """A player switches energy to active mode by a skill, but for some kinds of skills."""

    form: int = 0
    without: int = 0
    whose: int = OPPONENT

    def trigger(self, scope: Scope) -> Trigger:
        whose = scope.whose(self.whose)
        who = Cards(whose, such=StandsIn((ENERGY,)))
        scope.subject = None
        condition = None if not self.without else Unless(SkillActing(self.without))
        return Trigger(
            EV_ORIENT,
            who,
            value=ACTIVE,
            by_text_of=whose,
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
        if area is None or area.origin:
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
