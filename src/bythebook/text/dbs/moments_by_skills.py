"""What a skill waits for that skills bring about: leaving, losing markers, taking damage."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.dbs.abilities.automatic import moved_away
from bythebook.games.dbs.cards.cards import ANY_KEYWORD, WISH
from bythebook.games.dbs.policy import AWAKEN_SKILLS
from bythebook.games.dbs.texts.circumstances import SkillActing
from bythebook.games.dbs.texts.events import EV_BOOSTED, EV_KO, EV_TAKEN
from bythebook.games.dbs.texts.filters import BySkillOf
from bythebook.games.dbs.zones.zones import BATTLE_AREA, REST, UNISON_AREA
from bythebook.kernel.abilities.abilities import EV_MOVE, EV_ORIENT, Trigger
from bythebook.kernel.language.conditions import Unless
from bythebook.kernel.language.words import YOU
from bythebook.text.english.kinds import Sort
from bythebook.text.english.moments import Moment, of_another, of_this, without_area
from bythebook.text.english.scope import Scope, Unplayable

ANY_AWAKEN_OR_WISH: Final = AWAKEN_SKILLS.value | WISH


@dataclass(frozen=True)
class OtherRemoved(Moment):
    """A card of a kind leaves the battle area by a skill, or is KO'd."""

    kind: Sort
    by: int
    whose: int = YOU
    or_kod: int = 0
    form: int = 0
    place: int = 0
    area: int = BATTLE_AREA

    def trigger(self, scope: Scope) -> Trigger:
        kind, area = without_area(self.kind)
        if area is not None and (area.area.zones != (self.area,) or area.origin):
            raise Unplayable(self, "it is removed from another area than it is in")
        who = of_another(kind, self.whose if area is None else area.area.whose, scope)
        scope.subject = None
        away = moved_away(self.area)
        by = scope.whose(self.by)
        left = Trigger(EV_MOVE, who, (self.area,), away, by_text_of=by)
        if not self.or_kod:
            return left
        # KO'd by such a skill it has left by that already.
        kod = Trigger(EV_KO, who, condition=Unless(BySkillOf(by)))
        return replace(left, also=(kod,))


@dataclass(frozen=True)
class OtherLeaves(Moment):
    """A unison card of a kind leaves the unison area."""

    kind: Sort
    whose: int = YOU
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        who = of_another(self.kind, self.whose, scope)
        scope.subject = None
        away = moved_away(UNISON_AREA)
        return Trigger(EV_MOVE, who, (UNISON_AREA,), away)


@dataclass(frozen=True)
class Boosted(Moment):
    """You remove a marker from a unison card by [Spirit Boost]: from this card, or of a kind."""

    kind: Sort | None = None
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        if self.kind is None:
            return Trigger(EV_BOOSTED, of_this(scope))
        return Trigger(EV_BOOSTED, of_another(self.kind, YOU, scope))


@dataclass(frozen=True)
class Hurt(Moment):
    """A player takes damage from a skill of the other's that is no keyword skill.

    What [Wish] or [Counter] says is said by a keyword skill (10-28-1, 10-10-1). [Burst] and its
    like are said beside another skill, which stays what it is (10-30-1).
    """

    whose: int = YOU
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        victim = scope.whose(self.whose)
        plain = Unless(SkillActing(ANY_KEYWORD))
        return Trigger(EV_TAKEN, whose=victim, by_text_of=1 - victim, condition=plain)


@dataclass(frozen=True)
class RestedBy(Moment):
    """This card is switched to rest mode by a skill of yours, of a kind of card."""

    kind: Sort | None = None
    by: int = YOU
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        card = None if self.kind is None else self.kind.test(scope)
        by = scope.whose(self.by)
        return Trigger(EV_ORIENT, of_this(scope), value=REST, by_text_of=by, by=card)


LINES: Final = """
# What skills bring about.
or_kod = 1 : or ko'd
or_kod = 2 : or is ko'd
event = Boosted : you remove a marker from this card using a [Spirit_Boost] skill
event = Boosted : you remove a marker from {form:one_of} your {kind:kind} using a [Spirit_Boost] skill
event = Hurt : you take damage from {form:their_skill} non-keyword skill
their_skill = 0 : a opponent's
their_skill = 1 : 1 of your opponent's
befalls = RestedBy : switched to rest mode by {form:one_of} your {kind:headless_skill} card skill
befalls = RestedBy : switched to rest mode by a skill {=by:ANYONE} {=form:2}
befalls = RestedBy : switched to rest mode {form:by_named} {kind:one_named} 's skill {=by:ANYONE}
befalls = RestedBy : switched from active mode to rest mode {form:from_active_by_named} {kind:one_named} 's skill {=by:ANYONE}
by_named = 3 : by
by_named = 4 : with
by_named = 5 : using
from_active_by_named = 6 : by
from_active_by_named = 7 : with
from_active_by_named = 8 : using
event = OpponentCounters : your opponent activate a {marks:one_counter} skill {=form:2}
one_counter = COUNTER_PLAY : [Counter:_Play]
one_counter = COUNTER_ATTACK : [Counter:_Attack]
one_counter = COUNTER_COUNTER : [Counter:_Counter]
used_mark = AEGIS : [Aegis]
used_mark = ALLIANCE : [Alliance]
acts = Blocks : activate {marks:used_mark} {=form:5}
event = OpponentCounters : you activate {marks:used_union} {=whose:YOU} {=form:3}
used_union = UNION_FUSION : [Union-Fusion]
used_union = UNION_POTARA : [Union-Potara]
used_union = UNION_ABSORB : [Union-Absorb]
used_skill = ANY_AWAKEN_OR_WISH : [Awaken] or [Wish]
befalls = Goes : placed in {to:area} from {area:area} by {by:skill_of}
befalls = Goes : placed in {to:area} from {area:area} by {form:one_of} your {kind:headless_skill} card skill {=by:YOU}
befalls = Goes : placed in {to:area} from {area:area} by a {kind:skill_head} skill {=by:ANYONE} {=form:2}
befalls = Goes : placed in {to:area} from {area:area} as a result of [Union-Fusion] {=paid:UNION_FUSION} {=form:6}
skill_head = Kind : {pre?:pres} {head:skill_owner}
skill_owner = BATTLE : battle card's
skill_owner = LEADER : leader card's
skill_owner = EXTRA : extra card's
befalls = Goes : sent from {area:area} to {to:area} by {by:skill_of} {=form:5}
befalls = Goes : sent to {to:area} from {area:area} by {by:skill_of} {=form:4}
moment = Goes : if this card is placed in {to:area} from {area:area} by {by:skill_of} {=form:3}
event = Plays : {kind:headless} is played {=form:5}
event = OtherGoes : {kind:headless} is played in {to:area} {=form:4}
event = OtherGoes : your {kind:headless} is played in {to:area} {=form:5}
"""  # noqa: E501 - a rule of the grammar is one line
