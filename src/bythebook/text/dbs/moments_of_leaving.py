"""More of what a skill waits for: leaving, being discarded, two things at once."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bythebook.games.dbs.abilities.automatic import ELSEWHERE, moved_away
from bythebook.games.dbs.cards.cards import (
    BLOCKER,
    COUNTERS,
    UNION_ABSORB,
    UNION_FUSION,
    UNION_POTARA,
)
from bythebook.games.dbs.policy import BY_ANY_AREA, WHERE_MODES_ARE
from bythebook.games.dbs.texts.circumstances import ByBattle, SkillPaid
from bythebook.games.dbs.texts.events import (
    DISCARDED_BY_BATTLE_AREA,
    EV_ACTIVATED,
    EV_AFTER_COMBO,
    EV_DISCARDED,
    EV_EXTRA,
    EV_KO,
    EV_KOS,
    EV_PLACED_LEADER,
    EV_PLAYED_WITH,
)
from bythebook.games.dbs.texts.filters import SkillOfKind
from bythebook.games.dbs.zones.zones import (
    BATTLE_AREA,
    DROP,
    HAND,
    LEADER_AREA,
    REST,
)
from bythebook.kernel.abilities.abilities import EV_MOVE, EV_ORIENT, Trigger
from bythebook.kernel.language.conditions import Every, StandsIn
from bythebook.kernel.language.nouns import Cards, This
from bythebook.kernel.language.words import ANYONE, OPPONENT, YOU
from bythebook.kernel.state.refs import NOTHING
from bythebook.text.dbs.lexicon import where_head
from bythebook.text.english.kinds import Kind, Sort
from bythebook.text.english.marks import Area
from bythebook.text.english.moments import Moment, of_another, of_this, without_area
from bythebook.text.english.scope import Scope, Unplayable


@dataclass(frozen=True)
class Removed(Moment):
    """This card is removed from the battle area by a skill, or KO'd."""

    by: int
    or_kod: bool = False
    form: int = 0
    late: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        away = moved_away(BATTLE_AREA)
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
    battle: bool = False
    """by a battle card's skill"""

    def trigger(self, scope: Scope) -> Trigger:
        scope.zones = (DROP,)
        scope.gone = (DROP,)
        by = scope.whose(self.by) if self.by >= 0 else NOTHING
        card = None if self.kind is None else replace(self.kind.test(scope), whose=ANYONE)
        where = DISCARDED_BY_BATTLE_AREA if self.battle else BY_ANY_AREA.value
        return Trigger(EV_DISCARDED, This(), value=where, by_text_of=by, by=card)


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
    """This card is switched to a mode."""

    form: int = 0
    mode: int = REST

    def trigger(self, scope: Scope) -> Trigger:
        return Trigger(EV_ORIENT, of_this(scope), value=self.mode)


@dataclass(frozen=True)
class Kos(Moment):
    """This card KO's a battle card, of the opponent's if it is said."""

    form: int = 0
    whose: int = OPPONENT

    def trigger(self, scope: Scope) -> Trigger:
        other = None if self.whose == ANYONE else Cards(scope.whose(self.whose))
        return Trigger(EV_KOS, of_this(scope), other=other)


@dataclass(frozen=True)
class Blocks(Moment):
    """This card's skill of a kind is activated: [Blocker], with which it becomes the guard card."""

    form: int = 0
    marks: int = BLOCKER

    def trigger(self, scope: Scope) -> Trigger:
        scope.in_battle = True
        return Trigger(EV_ACTIVATED, of_this(scope), condition=SkillOfKind(self.marks))


@dataclass(frozen=True)
class OpponentCounters(Moment):
    """The opponent activates a skill of a kind: [Counter]."""

    form: int = 0
    marks: int = COUNTERS
    whose: int = OPPONENT

    def trigger(self, scope: Scope) -> Trigger:
        whose = scope.whose(self.whose)
        return Trigger(EV_ACTIVATED, whose=whose, condition=SkillOfKind(self.marks))


@dataclass(frozen=True)
class OtherKod(Moment):
    """A card of a kind is KO'd, by anything, by a skill or in battle."""

    kind: Sort
    whose: int = YOU
    form: int = 0
    by: int = NOTHING
    battle: bool = False

    def trigger(self, scope: Scope) -> Trigger:
        who = of_another(self.kind, self.whose, scope)
        scope.subject = None
        by = scope.whose(self.by) if self.by >= 0 else NOTHING
        return Trigger(EV_KO, who, by_text_of=by, condition=ByBattle() if self.battle else None)


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
class OtherTurns(Moment):
    """A card of a kind is switched to rest mode by a skill."""

    kind: Sort
    whose: int = YOU
    by: int = ANYONE
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        who = of_another(self.kind, self.whose, scope)
        if isinstance(self.kind, Kind) and isinstance(who, Cards):
            # A battle card that lies in the energy area is energy (8-5-5).
            head = self.kind.head
            bare = not (head or who.tests or who.such or who.limits)
            place = StandsIn(WHERE_MODES_ARE.value if bare else where_head(head))
            who = replace(who, such=place if who.such is None else Every((who.such, place)))
        return Trigger(EV_ORIENT, who, value=REST, by_text_of=scope.whose(self.by))


@dataclass(frozen=True)
class ActivatesExtra(Moment):
    """A player activates an extra card of a kind."""

    kind: Sort
    whose: int = YOU
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        kind, area = without_area(self.kind)
        if area is not None and area.area.zones != (HAND,):
            raise Unplayable(self, "to activate a card is to do it from the hand")
        who = of_another(kind, NOTHING, scope)
        return Trigger(EV_EXTRA, who, whose=scope.whose(self.whose))


@dataclass(frozen=True)
class Goes(Moment):
    """This card goes from one area to another."""

    area: Area | None = None
    to: Area | None = None
    form: int = 0
    by: int = NOTHING
    kind: Sort | None = None
    """of which cards the skill is that does it"""
    paid: int = 0
    """for a keyword skill that is paid for by it"""

    def trigger(self, scope: Scope) -> Trigger:
        origin = () if self.area is None else self.area.zones
        target = () if self.to is None else self.to.zones
        if not target:
            raise Unplayable(self, "it is not said where it goes")
        if self.paid:
            scope.here(target, self)
            paid = SkillPaid(self.paid)
            return Trigger(EV_MOVE, of_this(scope), origin, target, condition=paid)
        if self.by >= 0:
            scope.here(target, self)
            by = scope.whose(self.by)
            card = None if self.kind is None else self.kind.test(scope)
            return Trigger(EV_MOVE, of_this(scope), origin, target, by_text_of=by, by=card)
        if target == (LEADER_AREA,) and not origin:
            return PlacedAsLeader().trigger(scope)
        if target == (BATTLE_AREA,):
            return Trigger(EV_MOVE, of_this(scope), origin or ELSEWHERE, target)
        scope.here(target, self)
        return Trigger(EV_MOVE, of_this(scope), origin, target)
