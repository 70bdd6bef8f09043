"""What a skill waits for: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.dbs.events import (
    EV_ATTACK,
    EV_ATTACKED,
    EV_BEGIN,
    EV_COMBO,
    EV_DAMAGE,
    EV_EVOLVED,
    EV_KO,
    P_BATTLE_ENDS,
    P_MAIN,
    P_TURN_ENDS,
)
from bythebook.games.dbs.zones import (
    BATTLE_AREA,
    COMBO_AREA,
    DECK,
    DROP,
    ENERGY,
    HAND,
    KINDS,
    LEADER_AREA,
    LIFE,
    UNISON_AREA,
    WARP,
)
from bythebook.kernel.abilities import EV_MOVE, Trigger
from bythebook.kernel.nouns import Bound, Cards, Noun, This
from bythebook.kernel.refs import NOTHING
from bythebook.kernel.resolve import R_OTHER, R_SUBJECT
from bythebook.kernel.words import ANYONE, OPPONENT, YOU
from bythebook.text.dbs.nouns import Area, Sort
from bythebook.text.dbs.scope import THEIR, Scope, Spoken, Unplayable

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
        return Trigger(EV_MOVE, of_this(scope), origin, IN_BATTLE_OR_UNISON)


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
        return Trigger(EV_ATTACKED, of_another(self.kind, self.whose, scope))


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
        if len(self.area.zones) != 1:
            raise Unplayable(self, "a combo comes from one area")
        return Trigger(EV_COMBO, who, value=self.area.zones[0])


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
        scope.here((DROP,), self)
        return Trigger(EV_KO, of_this(scope))


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
moment = PlaysThis : when this card is placed in a battle area {=form:2}
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
moment = Evolves : when a card evolve into this card
moment = Ends : at the end of your turn {=whose:YOU}
moment = Ends : at the end of your opponent's turn {=whose:OPPONENT}
moment = Ends : at the end of the turn
moment = Ends : at the end of the battle {=battle:True}
moment = Begins : at the start of your main phase
moment = Begins : at the beginning of your main phase {=form:1}
moment = Begins : at the start of your opponent's main phase {=whose:OPPONENT}
moment = Goes : when this card is placed in {to:area} from {area:area}
moment = Goes : when this card is placed in {to:area} {=form:1}
moment = DealsDamage : when this card deal damage
moment = DealsDamage : when this card inflict damage {=form:1}
"""  # noqa: E501 - a rule of the grammar is one line
