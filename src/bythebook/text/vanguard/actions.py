"""What a text does with cards: where they go, how they are turned, what is retired, called, bound.

Add a verb as a subclass of `Action` with its line of `deed`; where cards go are lines of `dest`.
Decks that are looked at or searched stand in `looking.py`, circles to which cards are called in
`calling.py`, what cards get in `getting.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from bythebook.games.vanguard.texts import deck
from bythebook.games.vanguard.texts import effects as game
from bythebook.games.vanguard.texts.moving import NotePutBelow
from bythebook.games.vanguard.zones.zones import BIND, DECK
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import R_EXTRA, R_MOVED
from bythebook.kernel.language.nouns import Bound, Cards, Num
from bythebook.kernel.state.refs import AS_ZONE, BOTTOM, FACE_DOWN, FACE_UP, NOTHING, TOP
from bythebook.kernel.texts.branching import OneOf
from bythebook.kernel.texts.verbs import FlipCards, RevealCards
from bythebook.text.english import actions as english
from bythebook.text.english.actions import Action, moved, reg_of, taken
from bythebook.text.english.counts import Count
from bythebook.text.english.getting import Each
from bythebook.text.english.marks import Area
from bythebook.text.english.scope import CHOSE, DREW, PUT_IN, REVEALED, Scope
from bythebook.text.english.subjects import Fetched, Subject, TheRest
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.owners import to_their_owners
from bythebook.text.vanguard.scope import (
    BOUND,
    EITHER_END,
    LOOKED_AT,
    RETIRED,
    SHOWN,
    SOUL_CHARGED,
    SURELY,
)
from bythebook.text.vanguard.sentences import OWNER_NOTE, TOLD_BY


@dataclass(frozen=True)
class Draw(english.Draw):
    """Draw cards."""

    def effects(self, scope: Scope) -> list[Effect]:
        scope.forget_moved()
        scope.did(DREW, Bound(R_MOVED), self.count.n > 1)
        scope.done = Bound(R_MOVED)
        return [deck.Draw(Num(self.count.n), self.count.up_to, reg=R_MOVED)]


@dataclass(frozen=True)
class Dest(english.Dest):
    """Where cards go; `loose` says that they go into a deck which is shuffled afterwards."""

    loose: bool = False


@dataclass(frozen=True)
class Move(english.Move):
    """Put or return cards somewhere."""

    def placed(self, found: Fetched, scope: Scope) -> list[Effect]:
        found = to_their_owners(found, self.to, self, scope)
        if isinstance(self.to, Dest) and self.to.loose:
            scope.unshuffled = True
        spoken = (scope.it, scope.before)
        effects = super().placed(found, scope)
        if isinstance(self.what, TheRest) and spoken[0] is not None:
            if spoken[0].noun != Bound(R_EXTRA):
                scope.it, scope.before = spoken  # "it" is still what was found before the rest
        return effects


def one_is_left(scope: Scope) -> bool:
    """Whether of the cards looked at all but one were chosen: of two, one."""
    chosen = scope.deeds.get((CHOSE, NOTHING))
    one = chosen is not None and not (chosen.several or chosen.again or chosen.perhaps)
    return LOOKED_AT.of(scope) == 2 and one and SURELY.of(scope)


@dataclass(frozen=True)
class PutEither(Action):
    """One card goes to the top or to the bottom of the deck, as one chooses."""

    goes_on: ClassVar[bool] = True

    what: Subject
    verb: int = english.PUT
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        found = self.what.fetch(scope)
        several = found.several and not (isinstance(self.what, TheRest) and one_is_left(scope))
        if several or scope.actor:
            raise Unplayable(self, "it leaves open whether all go to the same end")
        moved(scope, found, (PUT_IN, DECK))
        EITHER_END.note(scope, True)
        reg = reg_of(found)
        above, below = (
            scope.game.put(found.noun, DECK, index, AS_ZONE, AS_ZONE, reg)
            for index in (TOP, BOTTOM)
        )
        return [*found.effects, OneOf(((above,), (below, NotePutBelow(reg))))]


@dataclass(frozen=True)
class PutOneOf(Action):
    """One card goes to one area or to another, as one chooses."""

    goes_on: ClassVar[bool] = True

    what: Subject
    first: english.Dest
    second: english.Dest
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        found = self.what.fetch(scope)
        if found.several or scope.actor or found.reg < 0:
            raise Unplayable(self, "it leaves open whether all go to the same area")
        deeds = scope.deeds
        moved(scope, found, *((PUT_IN, to.zone) for to in (self.first, self.second)))
        scope.doubt_since(deeds)
        reg = reg_of(found)
        ways = tuple(
            (
                scope.game.put(
                    found.noun, to.zone, BOTTOM if to.bottom else TOP, AS_ZONE, AS_ZONE, reg
                ),
            )
            for to in (self.first, self.second)
        )
        return [*found.effects, OneOf(ways)]


@dataclass(frozen=True)
class DrawEach(Action):
    """Draw so many cards for each of something."""

    goes_on: ClassVar[bool] = True

    count: Count
    each: Each

    def effects(self, scope: Scope) -> list[Effect]:
        if self.count.up_to:
            raise Unplayable(self, "it leaves open how many")
        amount = self.each.amount(scope, self.count.n)
        scope.forget_moved()
        scope.did(DREW, Bound(R_MOVED), True)
        scope.done = Bound(R_MOVED)
        return [deck.Draw(amount, reg=R_MOVED)]


@dataclass(frozen=True)
class ChooseAtRandom(Action):
    """Choose cards of a hand at random."""

    goes_on: ClassVar[bool] = True

    count: Count
    area: Area
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if self.count.up_to or self.area.whose < 0:
            raise Unplayable(self, "it leaves open which cards")
        reg = scope.next_choice(self)
        scope.chose(reg, self.count.n > 1)
        scope.called_chosen()
        cards = Cards(scope.whose(self.area.whose), self.area.zones)
        return [game.ChooseRandomly(cards, Num(self.count.n), reg)]


@dataclass(frozen=True)
class HealIt(Action):
    """Heal cards of a damage zone."""

    goes_on: ClassVar[bool] = True

    what: Subject

    def effects(self, scope: Scope) -> list[Effect]:
        found = taken(self.what, scope)
        moved(scope, found, (PUT_IN, scope.game.drop))
        return [*found.effects, game.Heal(found.noun, reg_of(found))]


@dataclass(frozen=True)
class Retire(Action):
    """Retire units."""

    goes_on: ClassVar[bool] = True

    what: Subject

    def effects(self, scope: Scope) -> list[Effect]:
        found = taken(self.what, scope)
        moved(scope, found, (RETIRED, NOTHING))
        return [*found.effects, game.Retire(found.noun, reg_of(found))]


@dataclass(frozen=True)
class BindIt(Action):
    """Bind cards, face up or face down."""

    goes_on: ClassVar[bool] = True

    what: Subject
    to: english.Dest

    def effects(self, scope: Scope) -> list[Effect]:
        found = taken(self.what, scope)
        moved(scope, found, (BOUND, NOTHING), (PUT_IN, BIND))
        reg = reg_of(found)
        bind = game.BindCards(found.noun, reg, self.to.face)
        return [*found.effects, bind, game.KeepBound(Bound(reg))]


@dataclass(frozen=True)
class Charge(Action):
    """[Soul-Charge n] or [Counter-Charge n]."""

    goes_on: ClassVar[bool] = True

    n: int
    soul: bool = False

    def effects(self, scope: Scope) -> list[Effect]:
        if self.soul:
            scope.forget_moved()
            scope.done = Bound(R_MOVED)
            scope.did(SOUL_CHARGED, Bound(R_MOVED), self.n > 1)
            return [game.SoulCharge(Num(self.n), reg=R_MOVED)]
        scope.done = None
        return [game.CounterChargeCards(Num(self.n), reg=R_MOVED)]


@dataclass(frozen=True)
class Charges(Action):
    """Two charges with a stroke between them, both of them; or one of the two."""

    goes_on: ClassVar[bool] = True

    first: Charge
    second: Charge
    either: bool = False

    def effects(self, scope: Scope) -> list[Effect]:
        one, other = self.first.effects(scope), self.second.effects(scope)
        scope.done = None
        return [OneOf((tuple(one), tuple(other)))] if self.either else [*one, *other]


@dataclass(frozen=True)
class TurnFace(Action):
    """Turn cards face up or face down."""

    goes_on: ClassVar[bool] = True

    what: Subject
    face: int

    def effects(self, scope: Scope) -> list[Effect]:
        found = self.what.fetch(scope)
        scope.done = None
        return [*found.effects, FlipCards(found.noun, self.face)]


@dataclass(frozen=True)
class Reveal(Action):
    """Reveal cards."""

    goes_on: ClassVar[bool] = True

    what: Subject
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        found = self.what.fetch(scope)
        scope.did(REVEALED, found.noun, found.several)
        if scope.looked and found.several and found.noun != scope.among:
            SHOWN.note(scope, found.noun)
        return [*found.effects, RevealCards(found.noun)]


UP: Final = FACE_UP
DOWN: Final = FACE_DOWN

LEAVING: Final = (Move, Retire, BindIt)
"""after which cards are new cards"""


def binds_face_down(node: object) -> bool:
    """Whether cards are bound face down."""
    return isinstance(node, english.Dest) and node.zone == BIND and node.face == FACE_DOWN


TOLD_BY[OWNER_NOTE] = binds_face_down

LINES: Final = """
# Where cards go.
dest = Dest : {form:into} {owner:owner} hand {=zone:HAND}
dest = Dest : {form:into} {owner:owner} soul {=zone:SOUL}
dest = Dest : {form:into} {owner:owner} drop zone {=zone:DROP}
dest = Dest : {form:into} {owner:owner} damage zone {=zone:DAMAGE}
dest = Dest : {form:into} {owner:owner} deck {=zone:DECK} {=loose:True}
dest = Dest : {form:into} {owner:owner} damage zone face up {=zone:DAMAGE} {=face:UP}
dest = Dest : {form:into} {owner:owner} damage zone face down {=zone:DAMAGE} {=face:DOWN}
dest = Dest : {form:into} {owner:owner} g zone {=zone:G_ZONE}
dest = Dest : {form:into} {owner:owner} g zone face up {=zone:G_ZONE} {=face:UP}
dest = Dest : {form:into} {owner:owner} g zone face down {=zone:G_ZONE} {=face:DOWN}
dest = Dest : {form:into} {owner:owner} bind zone face up {=zone:BIND} {=face:UP}
owner = 7 : each player's
dest = Dest : {form:into} hand {=zone:HAND} {=owner:20}
dest = Dest : {form:into} soul {=zone:SOUL} {=owner:20}
dest = Dest : {form:into} drop zone {=zone:DROP} {=owner:20}
dest = Dest : {form:into} deck {=zone:DECK} {=loose:True} {=owner:20}
dest = Dest : {form:into} {owner:owner} order zone {=zone:ORDER_ZONE}
dest = Dest : {form:into} order zone {=zone:ORDER_ZONE} {=owner:20}
dest = Dest : {form:into} {owner:owner} order zone as {mode:turned} {=zone:ORDER_ZONE}
dest = Dest : on the bottom of deck {=zone:DECK} {=bottom:True} {=owner:20}
dest = Dest : on the bottom of deck in any order {=zone:DECK} {=bottom:True} {=order:True} {=owner:20}
dest = Dest : {form:into} {owner:owner} drop zone in any order {=zone:DROP} {=order:True}
deed = PutOneOf : put {what:it} into your {first:bare_dest} or {second:bare_dest}
deed = PutOneOf : return {what:it} to your {first:bare_dest} or put it {second:dest} {=form:1}
deed = PutOneOf : put {what:it} {first:dest} or {second:dest} {=form:2}
bare_dest = Dest : hand {=zone:HAND}
bare_dest = Dest : soul {=zone:SOUL}
bare_dest = Dest : drop zone {=zone:DROP}
deed = PutEither : put {what:what} on the top or bottom of your deck
deed = PutEither : put {what:what} on the top or the bottom of your deck {=form:1}
deed = PutEither : put {what:what} on the top or bottom of the deck {=form:2}
deed = PutEither : put {what:what} on the top or bottom of deck {=form:3}
dest = Dest : on the bottom of {owner:owner} deck {=zone:DECK} {=bottom:True}
dest = Dest : to the bottom of {owner:owner} deck {=zone:DECK} {=bottom:True} {=form:21}
dest = Dest : to the bottom of {owner:owner} deck in any order {=zone:DECK} {=bottom:True} {=order:True} {=form:21}
dest = Dest : on the top of {owner:owner} deck {=zone:DECK}
dest = Dest : on the bottom of {owner:owner} deck in any order {=zone:DECK} {=bottom:True} {=order:True}
dest = Dest : on the top of {owner:owner} deck in any order {=zone:DECK} {=order:True}
face_of_bound = Dest : face up {=zone:BIND} {=face:UP}
face_of_bound = Dest : face down {=zone:BIND} {=face:DOWN}
face_of_bound = Dest : face down ( vanish delete . ) {=zone:BIND} {=face:DOWN} {=form:1}
# What is done.
deed = Retire : retire {what:what}
deed = HealIt : heal {what:what}
deed = DrawEach : draw {count:count} card {each:each}
deed = ChooseAtRandom : choose {count:random_count} card at random from {area:area}
deed = ChooseAtRandom : choose {count:random_count} card from {area:area} at random {=form:1}
random_count = Exactly : {n:number}
random_count = Exactly : a {=n:1} {=form:1}
deed = BindIt : bind {what:what} {to:face_of_bound}
deed = BindIt : bind {what:just_these} {=to:AS_BOUND}
just_these = | this | it | rest
just_these = AllOf : all of {whose:whose} {kind:rowed}
deed = | charge
charge = Charge : [soul-charge {n:number} ] {=soul:True}
charge = Charge : [counter-charge {n:number} ]
deed = Charges : {first:charge} / {second:charge}
deed = Charges : {first:charge} or {second:charge} {=either:True}
deed = Switch : stand {what:what} {=mode:STAND}
deed = Switch : rest {what:what} {=mode:REST}
deed = TurnFace : turn {what:what} face up {=face:UP}
deed = TurnFace : turn {what:what} face down {=face:DOWN}
deed = Reveal : reveal {what:what}
deed = Reveal : reveal {what:what} to your opponent {=form:1}
"""  # noqa: E501 - a rule of the grammar is one line
