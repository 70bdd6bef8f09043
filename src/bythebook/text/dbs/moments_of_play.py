"""What a skill waits for: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.dbs.abilities.automatic import ELSEWHERE, when_this_is_played
from bythebook.games.dbs.cards.cards import (
    speaks_from,
)
from bythebook.games.dbs.keywords.battle_keywords import CHOSEN_AS_TARGET
from bythebook.games.dbs.policy import WHERE_COMBO_CARDS_ARE
from bythebook.games.dbs.texts.circumstances import ByBattle
from bythebook.games.dbs.texts.events import (
    EV_ATTACK,
    EV_ATTACKED,
    EV_BEGIN,
    EV_COMBO,
    EV_DAMAGE,
    EV_EVOLVED,
    EV_KO,
    P_MAIN,
    P_TURN,
)
from bythebook.games.dbs.zones.zones import (
    BATTLE_AREA,
    COMBO_AREA,
    DROP,
    UNISON_AREA,
)
from bythebook.kernel.abilities.abilities import EV_MOVE, Trigger
from bythebook.kernel.abilities.resolve import R_SUBJECT
from bythebook.kernel.language.conditions import Every, StandsIn
from bythebook.kernel.language.nouns import Bound, Cards, Noun, This
from bythebook.kernel.language.words import ANYONE, YOU
from bythebook.kernel.state.refs import NOTHING
from bythebook.text.english.kinds import Sort
from bythebook.text.english.marks import Area
from bythebook.text.english.moments import Moment, of_another, of_this, without_area
from bythebook.text.english.scope import Scope, Spoken, Unplayable

IN_BATTLE_OR_UNISON: Final = (BATTLE_AREA, UNISON_AREA)


@dataclass(frozen=True)
class PlaysThis(Moment):
    """You play this card, this card is played; `zones` is where it comes from."""

    form: int = 0
    area: Area | None = None

    def trigger(self, scope: Scope) -> Trigger:
        origin = ELSEWHERE if self.area is None else self.area.zones
        # Where the skill counts: a card that goes elsewhere would be looked at where it was.
        of_this(scope)
        return when_this_is_played(origin, speaks_from(scope.kind))


@dataclass(frozen=True)
class Plays(Moment):
    """A player plays a card of a kind."""

    kind: Sort
    whose: int = YOU
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        kind, area = without_area(self.kind)
        who = of_another(kind, NOTHING, scope, self.whose)
        whose = scope.whose(self.whose)
        origin = ELSEWHERE
        if area is not None:
            if area.area.whose >= 0 and scope.whose(area.area.whose) != whose:
                raise Unplayable(self, "cards are played from and in one's own areas")
            if area.origin:
                origin = tuple(z for z in area.area.zones if z in ELSEWHERE)
            elif area.area.zones != (BATTLE_AREA,):
                raise Unplayable(self, "cards are played in the battle area")
        return Trigger(EV_MOVE, who, origin, IN_BATTLE_OR_UNISON, whose=whose)


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
        who = of_another(self.kind, self.whose, scope)
        return Trigger(EV_ATTACKED, who, value=CHOSEN_AS_TARGET)


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


def lying(kind: Noun, zones: tuple[int, ...]) -> Cards:
    """Cards of a kind that lie in some areas."""
    assert isinstance(kind, Cards)
    place = StandsIn(zones)
    return replace(kind, such=place if kind.such is None else Every((kind.such, place)))


def used_in_combo(kind: Sort, scope: Scope) -> Noun:
    """Cards of a kind as they are used in a combo: they lie in the combo area by then."""
    return lying(of_another(kind, NOTHING, scope), WHERE_COMBO_CARDS_ARE.value)


def come_from(
    kind: Sort, area: Area | None, whose: int, scope: Scope
) -> tuple[Sort, tuple[int, ...], int]:
    """A kind of card, the areas it is used from, and by whom: said apart from it, or with it."""
    kind, said = without_area(kind)
    if said is not None:
        if area is not None or not said.origin:
            raise Unplayable(kind, "it is not said where the cards come from")
        area = said.area
    if area is None:
        return kind, (NOTHING,), whose
    of = scope.whose(area.whose) if area.whose >= 0 else ANYONE
    if ANYONE not in (of, whose) and of != whose:
        raise Unplayable(area, "one combos from one's own areas")
    return kind, area.zones, of if whose == ANYONE else whose


@dataclass(frozen=True)
class Combos(Moment):
    """A player combos with a card of a kind."""

    kind: Sort
    whose: int = YOU
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        scope.in_battle = True
        kind, zones, whose = come_from(self.kind, None, scope.whose(self.whose), scope)
        who = used_in_combo(kind, scope)
        found = [Trigger(EV_COMBO, who, value=zone, whose=whose) for zone in zones]
        return replace(found[0], also=tuple(found[1:]))


@dataclass(frozen=True)
class Kod(Moment):
    """This card is KO'd."""

    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        scope.here((BATTLE_AREA,), self)
        scope.gone = (DROP,)
        return Trigger(EV_KO, This())


@dataclass(frozen=True)
class Evolves(Moment):
    """A card evolves into this card."""

    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        return Trigger(EV_EVOLVED, of_this(scope))


@dataclass(frozen=True)
class Begins(Moment):
    """A main phase begins."""

    whose: int = YOU
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        return Trigger(EV_BEGIN, value=P_MAIN, turn=scope.whose(self.whose))


@dataclass(frozen=True)
class TurnBegins(Moment):
    """A turn begins."""

    whose: int = YOU
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        return Trigger(EV_BEGIN, value=P_TURN, turn=scope.whose(self.whose))


@dataclass(frozen=True)
class DealsDamage(Moment):
    """This card deals damage."""

    form: int = 0
    attacking: bool = False

    def trigger(self, scope: Scope) -> Trigger:
        by = ByBattle() if self.attacking else None
        return Trigger(EV_DAMAGE, of_this(scope), condition=by)
