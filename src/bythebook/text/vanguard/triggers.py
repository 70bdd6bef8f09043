"""What an automatic ability waits for: who does what, or what befalls whom.

Whom it speaks of (`OfThis`, `OfOthers`) and what happens (`Doing`: lines of `does`, and of
`befallen` after "is") are apart, so that each goes with each. Why it happens is a `cause`.
Attacks that hit, checks, rides and strides are said of cards in their own ways (`events.py`),
times (beginnings and ends) stand in `times.py`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.vanguard.battle.nouns import BoostingUnits
from bythebook.games.vanguard.d.zones.zones import ORDER_ZONE, PRISON
from bythebook.games.vanguard.g.keywords.whole import ComesBeside
from bythebook.games.vanguard.texts import triggers as game
from bythebook.games.vanguard.texts.events import EV_ATTACK, EV_BOOST
from bythebook.games.vanguard.zones.zones import BACK_ROW, FIELD, VANGUARD_AND_REAR
from bythebook.kernel.abilities.abilities import Trigger
from bythebook.kernel.abilities.resolve import R_OTHER
from bythebook.kernel.language.amounts import Among, Tally
from bythebook.kernel.language.conditions import (
    AmountIs,
    Condition,
    Every,
    LiesFaced,
    StandsIn,
)
from bythebook.kernel.language.nouns import Bound, Cards, Noun, This
from bythebook.kernel.language.words import ANYONE, AT_LEAST, OPPONENT, YOU
from bythebook.kernel.state.refs import NOTHING
from bythebook.text.english.kinds import Kind, Sort
from bythebook.text.english.marks import Area
from bythebook.text.english.moments import Moment, TwoMoments, of_another, of_this
from bythebook.text.english.scope import THEIR, Scope, Spoken
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.d.held_cards import own_places_in
from bythebook.text.vanguard.heads import circles_at
from bythebook.text.vanguard.lexicon import Vanguard
from bythebook.text.vanguard.places import zones_of
from bythebook.text.vanguard.scope import BOOSTED_UNIT, DOING
from bythebook.text.vanguard.sentences import EXPLAINED, PUT_NOTE


class Doing:
    """Something that a card does, or that befalls it."""

    def trigger(self, who: Noun, scope: Scope) -> Trigger:
        """The moment, for a card that it happens to."""
        raise NotImplementedError


@dataclass(frozen=True)
class Whoever:
    """Cards of a kind, as those to whom something happens."""

    kind: Sort
    whose: int = NOTHING
    form: int = 0
    other: bool = False

    def noun(self, scope: Scope) -> Cards:
        """Of which cards it has to be true; later words can speak of the one it is."""
        found = of_another(self.kind, self.whose, scope)
        assert isinstance(found, Cards)
        return replace(found, other=True) if self.other else found


@dataclass(frozen=True)
class OfThis(Moment):
    """This unit or this card does something."""

    does: Doing
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        return self.does.trigger(of_this(scope), scope)


@dataclass(frozen=True)
class OfOthers(Moment):
    """Some other card does something."""

    who: Whoever
    does: Doing

    def trigger(self, scope: Scope) -> Trigger:
        DOING.note(scope, self.does)
        return self.does.trigger(self.who.noun(scope), scope)


@dataclass(frozen=True)
class AlsoDoes(TwoMoments):
    """Something happens, or something else with the same card, which is not named again."""

    def trigger(self, scope: Scope) -> Trigger:
        first, second = self.first, self.second
        assert isinstance(second, OfThis)
        if type(first) is OfOthers:
            return replace(self, second=OfOthers(first.who, second.does)).both(scope)
        if type(first) is OfThis:
            return self.both(scope)
        raise Unplayable(self, "it leaves open with which card")

    def both(self, scope: Scope) -> Trigger:
        """Either of the two, with their cards named."""
        return TwoMoments(self.first, self.second).trigger(scope)


def target_of(kind: Sort | None, scope: Scope) -> Noun | None:
    """On whom something is done: a card of a kind, whosever."""
    return None if kind is None else kind.test(scope)


def boosted_by(kind: Sort | None, scope: Scope) -> Condition | None:
    """That who boosts in the battle, or boosted, is of a kind."""
    if kind is None:
        return None
    if isinstance(kind, Kind) and scope.game.placed(kind.head):
        kind = Kind(0, kind.pre, kind.post)  # it may have left since
    return AmountIs(Tally(Among(BoostingUnits(), kind.test(scope))), AT_LEAST, 1)


@dataclass(frozen=True)
class Attacks(Doing):
    """It attacks, perhaps a unit of a kind."""

    target: Sort | None = None

    def trigger(self, who: Noun, scope: Scope) -> Trigger:
        scope.in_battle = True
        return game.attacks(who, target_of(self.target, scope))


@dataclass(frozen=True)
class AttacksFrom(Doing):
    """It attacks from the back row, perhaps a unit of a kind."""

    target: Sort | None = None

    def trigger(self, who: Noun, scope: Scope) -> Trigger:
        attacks = Attacks(self.target).trigger(who, scope)
        if isinstance(who, This):
            return game.if_also(attacks, StandsIn(BACK_ROW))
        assert isinstance(who, Cards)
        return replace(attacks, who=game.on(BACK_ROW, who))


@dataclass(frozen=True)
class Boosts(Doing):
    """It boosts, perhaps a unit of a kind."""

    target: Sort | None = None
    form: int = 0

    def trigger(self, who: Noun, scope: Scope) -> Trigger:
        scope.in_battle = True
        BOOSTED_UNIT.note(scope, Bound(R_OTHER))
        return game.boosts(who, target_of(self.target, scope))


@dataclass(frozen=True)
class Intercepts(Doing):
    """It intercepts."""

    def trigger(self, who: Noun, scope: Scope) -> Trigger:
        scope.in_battle = True
        return game.intercepts(who)


def waiting_for(event: int, by: Noun | None, who: Noun, scope: Scope) -> Trigger:
    """A moment at which something befalls a card that another one does."""
    if isinstance(who, Cards):
        scope.subject = Spoken(Bound(R_OTHER), False)
    return Trigger(event, by, other=who, together=True)


@dataclass(frozen=True)
class Boosted(Doing):
    """It is boosted, perhaps by a unit of a kind."""

    by: Sort | None = None

    def trigger(self, who: Noun, scope: Scope) -> Trigger:
        scope.in_battle = True
        return waiting_for(EV_BOOST, target_of(self.by, scope), who, scope)


@dataclass(frozen=True)
class Attacked(Doing):
    """It is attacked, perhaps by a unit of a kind."""

    by: Sort | None = None

    def trigger(self, who: Noun, scope: Scope) -> Trigger:
        scope.in_battle = True
        return waiting_for(EV_ATTACK, target_of(self.by, scope), who, scope)


@dataclass(frozen=True)
class From:
    """Where cards come from: an area, or circles."""

    area: Area | None = None
    circles: tuple[int, ...] = ()
    form: int = 0
    none: bool = False
    """from anywhere else"""
    yours: bool = False
    """the circles are"""

    def zones(self, scope: Scope) -> tuple[int, ...]:
        """Which zones."""
        if self.none:
            there = replace(self, none=False).zones(scope)
            return tuple(zone for zone in scope.game.everywhere if zone not in there)
        if self.area is None:
            return circles_of(self.circles)
        if self.area.whose not in (0, ANYONE, NOTHING):
            raise Unplayable(self, "cards come from their owner's zones")
        return own_places_in(self.area.zones)

    def owned(self, who: Noun, scope: Scope) -> Noun:
        """Who comes from a place of yours is yours."""
        yours = self.yours or (self.area is not None and self.area.whose == YOU)
        if not yours or self.none or self.is_from_prison():
            return who
        if isinstance(who, Cards) and who.whose == ANYONE:
            return replace(who, whose=scope.whose(YOU))
        return who

    def is_from_prison(self) -> bool:
        """Whether your opponent's cards come from there that are imprisoned in it."""
        area = self.area
        return area is not None and area.whose == YOU and ORDER_ZONE in area.zones and not self.none


def coming_from(origin: From | None, who: Noun, scope: Scope) -> tuple[Noun, tuple[int, ...]]:
    """Who comes, and from which zones, if from where is said."""
    return (who, ()) if origin is None else (origin.owned(who, scope), origin.zones(scope))


def circles_of(circles: tuple[int, ...]) -> tuple[int, ...]:
    """The zones of some circles."""
    bits = 0
    for circle in circles:
        bits |= circle
    return zones_of(bits)


@dataclass(frozen=True)
class Placed(Doing):
    """It comes to a circle, perhaps from somewhere."""

    circles: tuple[int, ...] = ()
    origin: From | None = None
    form: int = 0
    column: bool = False
    """in the same column as this unit"""

    def trigger(self, who: Noun, scope: Scope) -> Trigger:
        who, origin = coming_from(self.origin, who, scope)
        circles = circles_of(self.circles) if self.circles else VANGUARD_AND_REAR
        if isinstance(who, Cards) and who.such == StandsIn((PRISON,)) and not origin:
            # Who is imprisoned is so until then: that is where they come from.
            who, origin = replace(who, such=None), (PRISON,)
        placed = game.placed(who, circles, origin)
        if self.origin is not None and self.origin.is_from_prison() and isinstance(who, Cards):
            freed = game.placed(replace(who, whose=OPPONENT), circles, (PRISON,))
            mine = game.placed(replace(who, whose=YOU), circles, origin)
            if who.whose == ANYONE:
                placed = replace(mine, also=(*mine.also, freed))
            elif who.whose == OPPONENT:
                placed = freed
        return game.if_also(placed, ComesBeside()) if self.column else placed


@dataclass(frozen=True)
class PlacedHere(Doing):
    """It comes to a circle that stands before the text, perhaps from somewhere."""

    origin: From | None = None

    def trigger(self, who: Noun, scope: Scope) -> Trigger:
        if not scope.zones or not set(scope.zones) <= set(FIELD):
            raise Unplayable(self, "it is not said where it is placed")
        who, origin = coming_from(self.origin, who, scope)
        return game.placed(who, scope.zones, origin)


@dataclass(frozen=True)
class PlacedIn(Doing):
    """It comes to a circle of a column, or of a row."""

    where: int

    def trigger(self, who: Noun, scope: Scope) -> Trigger:
        return game.placed(who, circles_at(self.where))


@dataclass(frozen=True)
class MovesOn(Doing):
    """It moves from a circle to another one."""

    circles: int
    form: int = 0

    def trigger(self, who: Noun, scope: Scope) -> Trigger:
        return game.moves(who, zones_of(self.circles))


@dataclass(frozen=True)
class Goes(Doing):
    """It is put into an area, perhaps from somewhere."""

    to: Area
    origin: From | None = None
    form: int = 0

    def trigger(self, who: Noun, scope: Scope) -> Trigger:
        theirs = isinstance(who, Cards) and who.whose == OPPONENT
        if self.to.whose not in ((THEIR, ANYONE, NOTHING) if theirs else (0, ANYONE, NOTHING)):
            raise Unplayable(self, "cards go to their owner's zones")
        who, origin = coming_from(self.origin, who, scope)
        to = own_places_in(self.to.zones)
        if isinstance(who, This):
            scope.gone = to = self.to.zones  # elsewhere in there nothing that it says is active
        goes = game.goes(who, origin, to)
        if self.to.whose == YOU and isinstance(who, Cards) and who.whose == ANYONE:
            mine = replace(goes, whose=scope.whose(YOU))
            if ORDER_ZONE not in to:
                return mine
            # What is imprisoned there is your opponent's, and is so as it goes there.
            imprisoned = game.goes(replace(who, whose=OPPONENT), origin, (PRISON,))
            return replace(mine, also=(*mine.also, imprisoned))
        return goes


@dataclass(frozen=True)
class GoesFaced(Doing):
    """It is put into an area face up or face down, perhaps from somewhere."""

    to: Area
    face: int
    origin: From | None = None
    form: int = 0

    def trigger(self, who: Noun, scope: Scope) -> Trigger:
        lies = LiesFaced(self.face)
        if isinstance(who, This):
            return game.if_also(Goes(self.to, self.origin).trigger(who, scope), lies)
        assert isinstance(who, Cards)
        such = lies if who.such is None else Every((who.such, lies))
        return Goes(self.to, self.origin).trigger(replace(who, such=such), scope)


@dataclass(frozen=True)
class Leaves(Doing):
    """It goes from such circles to anywhere else: to circles of another kind, too."""

    circles: tuple[int, ...]

    def trigger(self, who: Noun, scope: Scope) -> Trigger:
        circles = circles_of(self.circles)
        elsewhere = tuple(zone for zone in scope.game.everywhere if zone not in circles)
        scope.doubtful |= isinstance(who, This)
        return game.goes(who, circles, elsewhere)


@dataclass(frozen=True)
class Retired(Doing):
    """It is retired, perhaps from a circle."""

    circles: tuple[int, ...] = ()

    def trigger(self, who: Noun, scope: Scope) -> Trigger:
        if isinstance(who, This):
            scope.gone = (scope.game.drop,)
        return game.retired(who, circles_of(self.circles)) if self.circles else game.retired(who)


@dataclass(frozen=True)
class Discarded(Doing):
    """It is discarded."""

    form: int = 0
    from_hand: bool = False
    """whether it is said that it comes from the hand"""

    def trigger(self, who: Noun, scope: Scope) -> Trigger:
        if isinstance(who, This):
            scope.gone = (scope.game.drop,)
        words = scope.game
        assert isinstance(words, Vanguard)
        return game.discarded(who) if self.from_hand else words.discarded(who)


@dataclass(frozen=True)
class TurnsItself(Doing):
    """It stands, or rests."""

    mode: int
    form: int = 0

    def trigger(self, who: Noun, scope: Scope) -> Trigger:
        return game.turned(who, self.mode)


EXPLAINED[PUT_NOTE] = GoesFaced

LINES: Final = """
event = OfThis : this unit {does:does}
event = OfThis : this card {does:does} {=form:1}
event = OfThis : this unit {does:caused} {=form:2}
event = OfThis : this card {does:caused} {=form:3}
event = OfThis : it {does:does} {=form:6}
event = OfThis : {does:just_placed} {=form:7}
just_placed = PlacedHere : placed {origin?:origin}
just_placed = Placed : placed on {circles:circles} {origin?:origin}
event = OfOthers : {who:whoever} {does:does}
event = OfOthers : {who:whoever} {does:caused}
whoever = Whoever : {whose:whose} {kind:sort}
whoever = Whoever : a {kind:sort}
whoever = Whoever : a opponent's {kind:sort} {=whose:OPPONENT} {=form:4}
whoever = Whoever : another {kind:sort} {=other:True}
whoever = Whoever : other {kind:sort} {=other:True} {=form:3}
whose_thing = Whoever : {whose:whose} {kind:possessing}
possessing = Kind : {pre?:pres} {head:possessing_head}
possessing_head = REAR_GUARD_HEAD : rear-guard's
possessing_head = VANGUARD_HEAD : vanguard's
possessing_head = UNIT_HEAD : unit's
whoever = Whoever : 1 of {whose:whose} {kind:sort} {=form:1}
whoever = Whoever : another of your {kind:sort} {=whose:YOU} {=other:True} {=form:2}
joined = AlsoDoes : {first:event} or {second:then_does} {=form:20}
joined = AlsoDoes : {first:event} , or {second:then_befallen} {=form:21}
joined = AlsoDoes : {first:event} or {second:then_befallen} {=form:22}
does = Leaves : leave the {circles:circles}
does = AttacksFrom : attack {target?:a_target} from the back row
befallen = GoesFaced : put into {to:area} {face:faced} {origin?:origin}
befallen = GoesFaced : put {face:faced} into {to:area} {origin?:origin} {=form:1}
befallen = GoesFaced : bound {face:faced} {origin?:origin} {=to:IN_BIND} {=form:2}
then_befallen = OfThis : {does:befallen} {=form:5}
then_does = OfThis : {does:does} {=form:4}
does = | is {befallen}
does = Attacks : attack {target?:a_target}
does = Boosts : boost {target?:a_target}
does = Intercepts : intercept
does = MovesOn : ~ move to another {circles:circle}
befallen = MovesOn : moved to another {circles:circle} {=form:1}
does = TurnsItself : {mode:turned}
does = TurnsItself : become {mode:turned} {=form:2}
befallen = TurnsItself : at {mode:turned} {=form:3}
befallen = TurnsItself : {mode:turned} {=form:1}
a_target = | a {sort}
befallen = Boosted : boosted {by?:by_a}
befallen = Attacked : attacked {by?:by_a}
by_a = | by a {sort}
befallen = Placed : placed on {circles:circles} {origin?:origin}
befallen = Goes : put into {to:area} {origin?:origin}
befallen = Goes : returned {origin:origin} to {to:area} {=form:3}
befallen = Placed : put on {circles:circles} {origin?:origin} {=form:1}
befallen = Placed : placed {origin:origin} to {circles:circles} {=form:4}
befallen = PlacedIn : placed in the {where:there}
befallen = Placed : placed on {circles:circles} {origin?:origin} in the same column as this unit {=column:True}
befallen = Placed : placed on a {circles:circles} in the same column as this unit {=column:True} {=form:2}
befallen = Placed : placed in the same column as this unit {=column:True} {=form:3}
befallen = Goes : put {origin:origin} into {to:area} {=form:1}
befallen = Goes : returned to {to:area} {origin?:origin} {=form:2}
befallen = Goes : placed in {to:area} {origin?:origin} {=form:8}
befallen = Retired : retired {circles?:from_circles}
befallen = Discarded : discarded
befallen = Discarded : discarded from hand {=from_hand:True} {=form:1}
befallen = Discarded : discarded from your hand {=from_hand:True} {=form:2}
from_circles = | from {circles}
origin = From : from {area:area}
origin = From : from {circles:circles}
origin = From : other than from {area:area} {=none:True} {=form:2}
origin = From : not from {area:area} {=none:True} {=form:3}
origin = From : from your {circles:circles} {=yours:True}
"""  # noqa: E501 - a rule of the grammar is one line
