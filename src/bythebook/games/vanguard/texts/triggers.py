"""What card texts of both eras wait for: the moments by their names, as triggers.

Every one is plain data. `who` is what it happens to; for a card that waits for itself it is
`This()`. What a noun says of zones is not asked of what something happened to: where a unit is
says `on`.
"""

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.vanguard.battle.nouns import Fought, FoughtOn
from bythebook.games.vanguard.edition import edition
from bythebook.games.vanguard.texts.events import (
    BY_REAR_GUARD,
    BY_VANGUARD,
    EV_ATTACK,
    EV_BATTLE_ENDS,
    EV_BEGIN,
    EV_BOOST,
    EV_CALL,
    EV_DAMAGE_CHECK,
    EV_DRIVE_CHECK,
    EV_GUARD,
    EV_HIT,
    EV_INTERCEPT,
    EV_NO_HIT,
    EV_RIDE,
    IS_ATTACKED,
    REAR_GUARD_ATTACKED,
    VANGUARD_ATTACKED,
)
from bythebook.games.vanguard.zones.zones import DAMAGE, DROP, FIELD, HAND, REAR_GUARDS, VANGUARD
from bythebook.kernel.abilities.abilities import EV_MOVE, EV_ORIENT, EV_STATE, Trigger
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import Condition, Every, StandsIn, Unless
from bythebook.kernel.language.nouns import Cards, Noun, Regs, This
from bythebook.kernel.language.words import ANYONE, YOU
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.refs import CARD, NOTHING
from bythebook.kernel.texts.costs import Pay

NEVER: Final = Trigger(EV_STATE)
"""no moment at all"""
THIS: Final = This()


def on(circles: tuple[int, ...], kind: Cards) -> Cards:
    """A kind of card, as a unit on one of some circles, of what something happens to."""
    there = StandsIn(circles)
    such: Condition = there if kind.such is None else Every((there, kind.such))
    return replace(kind, such=such, zones=())


def if_also(trigger: Trigger, condition: Condition) -> Trigger:
    """A moment, with all others that will do as well, only if something is so as well."""
    also = tuple([if_also(other, condition) for other in trigger.also])
    if trigger.condition is not None:
        condition = Every((trigger.condition, condition))
    return replace(trigger, condition=condition, also=also)


@rule("vgg 10.5.1", "vgd 7.15.1", nothing=True)
def is_placing(game: Game, origin: int) -> bool:
    """Only what comes to a circle from elsewhere than a circle is placed there."""
    book = edition(game)
    return book.circle_of(origin) not in FIELD or book.places_anyhow(game)


@dataclass(frozen=True)
class FromNoCircle(Condition):
    """What something happens to has come from elsewhere than a circle."""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        if len(regs) < 2 or regs[1][0] < 0:
            return True
        return is_placing(game, regs[1][0] % game.state.kinds)

    def of_origin(self) -> Condition | None:
        return self


FROM_NO_CIRCLE: Final = FromNoCircle()


@rule("vgg 10.5.1.1", nothing=NEVER)
def placed(
    who: Noun = THIS, circles: tuple[int, ...] = FIELD, origin: tuple[int, ...] = ()
) -> Trigger:
    """A card is placed on a circle, whether it was played or not."""
    return Trigger(EV_MOVE, who, origin, circles, condition=FROM_NO_CIRCLE)


@rule("vgg 10.32.3", "vgd 7.28.2", nothing=NEVER)
def moves(who: Noun = THIS, circles: tuple[int, ...] = FIELD) -> Trigger:
    """A unit moves from one circle to another; what is ridden or called does not."""
    return Trigger(EV_MOVE, who, FIELD, circles)


@rule("vgg 10.4.2", "vgd 7.16.2", nothing=NEVER)
def retired(who: Noun | None = THIS, circles: tuple[int, ...] = FIELD) -> Trigger:
    """Every unit that goes from a circle into the drop zone is retired, by whatever it goes."""
    return Trigger(EV_MOVE, who, circles, (DROP,))


@rule("vgg 10.3.1.1", "vgg 10.3.1.2", nothing=NEVER)
def discarded(who: Noun = THIS) -> Trigger:
    """A card is discarded, for a cost or by an effect, whoever chose it."""
    return Trigger(EV_MOVE, who, (HAND,), (DROP,))


def healed(who: Noun = THIS) -> Trigger:
    """A card of a damage zone is healed."""
    return Trigger(EV_MOVE, who, (DAMAGE,), (DROP,))


def goes(who: Noun, origin: tuple[int, ...], target: tuple[int, ...]) -> Trigger:
    """A card goes from somewhere to somewhere."""
    return Trigger(EV_MOVE, who, origin, target)


def turned(who: Noun, orientation: int) -> Trigger:
    """A unit stands, or rests."""
    return Trigger(EV_ORIENT, who, value=orientation)


def rides(who: Noun = THIS, other: Noun | None = None, value: int = NOTHING) -> Trigger:
    """A card rides; with `other`, on such a vanguard, which is in the soul by then.

    With a value, it is a normal ride (1) or a superior ride (0).
    """
    return Trigger(EV_RIDE, who, value=value, other=other)


def called(who: Noun = THIS, value: int = NOTHING) -> Trigger:
    """A card is called; with a value, by a normal call (1) or a superior call (0)."""
    return Trigger(EV_CALL, who, value=value)


def attacks(who: Noun | None = THIS, other: Noun | None = None) -> Trigger:
    """A unit attacks; with `other`, such a unit."""
    return Trigger(EV_ATTACK, who, other=other, together=True)


def is_attacked(who: Noun, other: Noun) -> Trigger:
    """A unit (`other`) is attacked by some unit."""
    return Trigger(EV_ATTACK, who, other=other, together=True)


def hits(who: Noun | None = THIS, other: Noun | None = None) -> Trigger:
    """An attack of a unit hits; with `other`, such a unit."""
    return of_attacker(EV_HIT, who, other)


def does_not_hit(who: Noun | None = THIS, other: Noun | None = None) -> Trigger:
    """An attack of a unit does not hit."""
    return of_attacker(EV_NO_HIT, who, other)


def of_attacker(event: int, who: Noun | None, other: Noun | None) -> Trigger:
    """What becomes of an attack: as what a unit made it, and on what, is known from the record.

    By then either may be gone, or be something else.
    """
    by = as_recorded(who, BY_VANGUARD, BY_REAR_GUARD)
    on = as_recorded(other, VANGUARD_ATTACKED, REAR_GUARD_ATTACKED)
    return Trigger(event, by, other=on, together=True)


def as_recorded(noun: Noun | None, vanguard: int, rear_guard: int) -> Noun | None:
    """A noun that asks of the record of a battle from which, or on which, circle a unit fought."""
    if not isinstance(noun, Cards) or noun.such is None:
        return noun
    kinds = {StandsIn((VANGUARD,)): vanguard, StandsIn(REAR_GUARDS): rear_guard}
    asked = noun.such.parts if isinstance(noun.such, Every) else (noun.such,)
    such = [FoughtOn(kinds[c]) if isinstance(c, StandsIn) and c in kinds else c for c in asked]
    return replace(noun, such=such[0] if len(such) == 1 else Every(tuple(such)))


def fought(role: int, who: Cards) -> Condition:
    """It is the battle that such a unit attacked, or was attacked, in."""
    if role == IS_ATTACKED:
        kind = as_recorded(who, VANGUARD_ATTACKED, REAR_GUARD_ATTACKED)
    else:
        kind = as_recorded(who, BY_VANGUARD, BY_REAR_GUARD)
    assert isinstance(kind, Cards)
    return Fought(role, kind)


def boosts(who: Noun = THIS, other: Noun | None = None) -> Trigger:
    """A unit boosts; with `other`, such a unit."""
    return Trigger(EV_BOOST, who, other=other)


def guards(who: Noun | None = THIS, other: Noun | None = None) -> Trigger:
    """A unit begins to guard; with `other`, such a unit."""
    return Trigger(EV_GUARD, who, other=other)


def intercepts(who: Noun = THIS) -> Trigger:
    """A unit intercepts."""
    return Trigger(EV_INTERCEPT, who)


def battle_ends(who: Noun | None = THIS, other: Noun | None = None) -> Trigger:
    """A battle in which a unit attacked ends; with `other`, in which it attacked such a unit."""
    return of_attacker(EV_BATTLE_ENDS, who, other)


def begins(phase: int, whose: int = YOU) -> Trigger:
    """A phase or step begins, of a player's turn."""
    return Trigger(EV_BEGIN, value=phase, whose=whose)


def drive_check(what: Cards, whose: int = YOU, other: Noun | None = None) -> Trigger:
    """A drive check reveals a card; with `other`, one of such a unit."""
    return Trigger(EV_DRIVE_CHECK, what, whose=whose, other=other)


def damage_check(what: Cards, whose: int = YOU) -> Trigger:
    """A damage check reveals a card."""
    return Trigger(EV_DAMAGE_CHECK, what, whose=whose)


ANY_VANGUARD: Final = Cards(whose=ANYONE, such=StandsIn((VANGUARD,)))
"""a vanguard, as what something happens to"""
ANY_REAR_GUARD: Final = Cards(whose=ANYONE, such=StandsIn(REAR_GUARDS))


@dataclass(frozen=True)
class ForACost(Condition):
    """It is done to pay a cost; with `of`, that of such a card. For the condition of a trigger."""

    of: Cards | None = None

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        frame = game.stack[-1] if game.stack else None
        if not isinstance(frame, Pay):
            return False
        if self.of is None:
            return True
        if self.of.whose != ANYONE and (frame.player == master) != (self.of.whose == YOU):
            return False
        paid_for = frame.source
        return paid_for >= 0 and self.of.fitted(game, paid_for, source)


@dataclass(frozen=True)
class LastIn(Condition):
    """It is in one of some kinds of zone, or was as it was last that card. For a trigger."""

    zones: tuple[int, ...]

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        where = game.last_zone(source)
        return where >= 0 and where % game.state.kinds in self.zones


@dataclass(frozen=True)
class ByAbility(Condition):
    """It is done by an ability with one of some keywords. For the condition of a trigger."""

    keywords: int

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        ability = game.stack[-1].ability if game.stack else NOTHING
        return ability >= 0 and game.lib.abilities[ability].marks & self.keywords != 0


@dataclass(frozen=True)
class OtherwiseThanBy(Condition):
    """No text of one of some cards does it, nor is it done for its cost. For a trigger."""

    of: Cards

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        frame = game.stack[-1] if game.stack else None
        if frame is None or frame.source < 0:
            return True
        if frame.ability < 0 and not isinstance(frame, Pay):
            return True
        if self.of.whose != ANYONE:
            if (game.state.master[frame.source & CARD] == master) != (self.of.whose == YOU):
                return True
        return not self.of.fitted(game, frame.source, source)


def by_effect(trigger: Trigger, whose: int = ANYONE, by: Noun | None = None) -> Trigger:
    """The same, done by an effect: of a card of that player's, or of such a card.

    What is done to pay its cost is not done by it.
    """
    return if_also(replace(trigger, by_text_of=whose, by=by), Unless(ForACost()))
