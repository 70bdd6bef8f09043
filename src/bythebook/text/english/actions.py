"""What a text does: choosing, drawing, moving and turning cards, and who does it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Final

from bythebook.kernel.abilities.abilities import CostPart, Effect, Modifier
from bythebook.kernel.abilities.resolve import R_MOVED
from bythebook.kernel.language.amounts import Both
from bythebook.kernel.language.nouns import Bound, Cards, Noun, Num, This
from bythebook.kernel.language.words import YOU
from bythebook.kernel.state.refs import AS_ZONE, BOTTOM, NOTHING, TOP
from bythebook.kernel.texts.branching import AsOther, Keep
from bythebook.kernel.texts.verbs import TakeTop
from bythebook.text.english.counts import Count
from bythebook.text.english.kinds import Kind
from bythebook.text.english.marks import Area, InArea
from bythebook.text.english.scope import (
    CHOSE,
    DISCARDED,
    DREW,
    PUT_IN,
    SWITCHED,
    THEIR,
    Scope,
    Spoken,
)
from bythebook.text.english.subjects import AllOf, BothOf, Fetched, It, Some, Subject, ThisCard
from bythebook.text.meaning import Unplayable

PLACE: Final = 0
ADD: Final = 1
RETURN: Final = 2
SEND: Final = 3
PUT: Final = 4


class Action:
    """Something a text does, or says is so.

    `goes_on` says that whoever did the thing before does this one, too, if nobody is named;
    `looks` that cards are looked at by it, `anyhow` that it is done in any case; `governs` that
    whatever follows in its sentence hangs on it.
    """

    goes_on: ClassVar[bool] = False
    looks: ClassVar[bool] = False
    anyhow: ClassVar[bool] = False
    governs: ClassVar[bool] = False

    def effects(self, scope: Scope) -> list[Effect]:
        """What it means as instructions."""
        raise Unplayable(self, "it is only so, and nothing that is done")

    def modifiers(self, scope: Scope) -> list[Modifier]:
        """What it means in a continuous ability."""
        raise Unplayable(self, "it is done, and not so all the time")

    def as_cost(self, scope: Scope) -> CostPart | None:
        """What it is as a cost, if it is one by itself."""
        return None

    def offered(self, scope: Scope) -> list[Effect] | None:
        """What it means if one may do it, where that is a matter of its own."""
        return None


class Nothing(Action):
    """No word of a text: what stands where conditions follow at once."""

    def effects(self, scope: Scope) -> list[Effect]:
        return []


def reg_of(found: Fetched) -> int:
    """Where later words find cards that a verb has moved."""
    return found.reg if found.reg >= 0 else R_MOVED


def moved(scope: Scope, found: Fetched, *deeds: tuple[int, int]) -> None:
    """Cards have been moved: later words ask whether any were, and follow them."""
    reg = reg_of(found)
    head = scope.head_of(found.noun)
    scope.done = Bound(reg)
    scope.go_on()
    if scope.among == Bound(R_MOVED):
        scope.among = None  # something else was moved since
    if reg == R_MOVED:
        it = scope.it
        scope.forget_moved()
        scope.it = it
    for verb, where in deeds:
        scope.did(verb, Bound(reg), found.several, where, head)
    if found.reg < 0 and not isinstance(found.noun, This):
        scope.follow(found.noun, Bound(reg), found.several)
    if scope.held == reg:
        scope.held = 0
    scope.away = scope.it


def speak_of_this(scope: Scope, found: Fetched) -> None:
    """Something is done with this card: if nothing else was spoken of, it is "it" then."""
    if isinstance(found.noun, This):
        scope.beside = (scope.it,)
    if scope.it is None and scope.subject is None and isinstance(found.noun, This):
        scope.subject = Spoken(found.noun, False)


def taken(what: Subject, scope: Scope) -> Fetched:
    """Cards that go somewhere: what never does is not what "it" means."""
    named = scope.named
    if named is not None and scope.game.never_moves(named[0].noun):
        scope.named = None
    try:
        return what.fetch(scope)
    finally:
        scope.named = named


@dataclass(frozen=True)
class Draw(Action):
    """Draw cards."""

    goes_on: ClassVar[bool] = True

    count: Count
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        scope.forget_moved()
        scope.did(DREW, Bound(R_MOVED), self.count.n > 1)
        deck, hand = scope.game.deck, scope.game.hand
        return [TakeTop(deck, hand, Num(self.count.n), self.count.up_to, reg=R_MOVED)]


@dataclass(frozen=True)
class Choose(Action):
    """Choose cards; what is done with them comes next."""

    goes_on: ClassVar[bool] = True

    what: Subject
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if isinstance(self.what, AllOf):
            return self.all_of(self.what, scope)
        found = self.both(self.what, scope) if isinstance(self.what, BothOf) else None
        if found is None:
            found = self.definite(self.what, scope)
        scope.done = found.noun
        scope.did(CHOSE, found.noun, found.several)
        scope.called_chosen()
        return found.effects

    def definite(self, what: Subject, scope: Scope) -> Fetched:
        """Cards to be chosen; those that are named already are chosen if they can be."""
        found = what.fetch(scope)
        if found.effects:
            return found
        if isinstance(found.noun, This):
            scope.it = Spoken(found.noun, False)
            return found
        reg = found.reg if found.reg in scope.kept() else scope.next_choice(self)
        noun = scope.chose(reg, found.several)
        return Fetched([self.these(found.noun, reg, scope)], noun, found.several, reg)

    def these(self, noun: Noun, reg: int, scope: Scope) -> Effect:
        """The choosing of cards that are named already."""
        return scope.game.choose_these(noun, reg)

    def both(self, what: BothOf, scope: Scope) -> Fetched:
        """Two things to be chosen, each as it can be."""
        first, second = (self.one_of(one, scope) for one in what.apart(scope))
        noun = Both(first.noun, second.noun)
        scope.it = Spoken(noun, True)
        return Fetched([*first.effects, *second.effects], noun, True)

    def one_of(self, what: Subject, scope: Scope) -> Fetched:
        """One of two things to be chosen."""
        if not isinstance(what, AllOf):
            return self.definite(what, scope)
        effects = self.all_of(what, scope)
        assert scope.done is not None
        return Fetched(effects, scope.done, True)

    def all_of(self, what: AllOf, scope: Scope) -> list[Effect]:
        """Choose as many as can be chosen."""
        cards = what.fetch(scope).noun
        if not isinstance(cards, Cards):
            raise Unplayable(self, "they are not in an area")
        reg = scope.next_choice(self)
        scope.done = scope.chose(reg, True)
        scope.did(CHOSE, scope.done, True)
        scope.called_chosen()
        return [what.chosen(cards, reg)]


@dataclass(frozen=True)
class Switch(Action):
    """Switch cards to a mode."""

    goes_on: ClassVar[bool] = True

    what: Subject
    mode: int
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        found = self.what.fetch(scope)
        scope.done = Bound(R_MOVED)
        speak_of_this(scope, found)
        it, head = scope.it, scope.head_of(found.noun)
        scope.forget_moved()
        if isinstance(self.what, It):
            scope.it = it
        scope.did(SWITCHED, Bound(R_MOVED), found.several, self.mode, head)
        effects: list[Effect] = [*found.effects, scope.game.turn(found.noun, self.mode)]
        if scope.notes_switched:
            scope.notes_switched, scope.switched = False, scope.next_choice(self)
            effects.append(Keep(R_MOVED, scope.switched))
        return effects


@dataclass(frozen=True)
class Dest:
    """Where cards go: an area, which end of it, in which mode; `owner` is how whose is said."""

    zone: int
    owner: int = 0
    bottom: bool = False
    mode: int = AS_ZONE
    order: bool = False
    form: int = 0
    face: int = AS_ZONE

    def lies_as_usual(self, node: object) -> None:
        """Whoever moves cards as they lie there by themselves takes no mode and no face for it."""
        if self.mode != AS_ZONE or self.face != AS_ZONE:
            raise Unplayable(node, "it is said how they lie there")


@dataclass(frozen=True)
class Move(Action):
    """Place, add, return or send cards somewhere: to areas of their owners."""

    goes_on: ClassVar[bool] = True

    what: Subject
    to: Dest
    verb: int = PLACE
    area: Area | None = None

    def cards(self, scope: Scope) -> Subject:
        """The cards, with the area that is said after where they go."""
        if self.area is None:
            return self.what
        if isinstance(self.what, ThisCard):
            ThisCard(self.area).fetch(scope)
            return self.what
        if not isinstance(self.what, Some) or not isinstance(self.what.kind, Kind):
            raise Unplayable(self, "it leaves open what is there")
        kind = replace(self.what.kind, post=(*self.what.kind.post, InArea(self.area)))
        return replace(self.what, kind=kind)

    def effects(self, scope: Scope) -> list[Effect]:
        return self.placed(taken(self.cards(scope), scope), scope)

    def placed(self, found: Fetched, scope: Scope) -> list[Effect]:
        """What is done with the cards that are meant."""
        zone = self.to.zone
        if self.to.order and not found.several:
            raise Unplayable(self, "one card has no order")
        index = BOTTOM if self.to.bottom else TOP
        moved(scope, found, (PUT_IN, zone))
        if isinstance(found.noun, This):
            scope.sent = (zone,)
        face = self.to.face
        put = scope.game.put(found.noun, zone, index, self.to.mode, face, reg_of(found))
        return [*found.effects, put]


@dataclass(frozen=True)
class Discard(Action):
    """Discard cards of the hand."""

    goes_on: ClassVar[bool] = True

    what: Subject
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        found = taken(of_hand(self.what, scope), scope)
        moved(scope, found, (DISCARDED, NOTHING), (PUT_IN, scope.game.drop))
        return [*found.effects, scope.game.discard(found.noun, reg_of(found))]


def of_hand(what: Subject, scope: Scope) -> Subject:
    """Cards to discard are in the hand, said or not."""
    if isinstance(what, BothOf):
        first, second = of_hand(what.first, scope), of_hand(what.second, scope)
        return replace(what, first=first, second=second)
    if isinstance(what, ThisCard) and what.area is None and not scope.gone:
        return replace(what, area=Area((scope.game.hand,), YOU))
    if isinstance(what, Some) and isinstance(what.kind, Kind) and what.whose < 0:
        asked = what.kind.asked(scope)
        if not (asked.zones or asked.among or asked.under):
            here = InArea(Area((scope.game.hand,), THEIR if scope.actor else YOU))
            return replace(what, kind=replace(what.kind, post=(*what.kind.post, here)))
    return what


@dataclass(frozen=True)
class Theirs(Action):
    """The opponent does something; "their" is then their own."""

    action: Action
    form: int = 0
    they: bool = False
    """that "they" do it, so that no verb's ending tells it"""

    def effects(self, scope: Scope) -> list[Effect]:
        scope.actor = 1
        try:
            return [AsOther(tuple(self.action.effects(scope)))]
        finally:
            scope.actor = 0


@dataclass(frozen=True)
class Mine(Action):
    """You do something."""

    action: Action

    def effects(self, scope: Scope) -> list[Effect]:
        return self.action.effects(scope)


LINES: Final = """
# What is done, and by whom: a dialect says where cards go (dest).
action = Theirs : they {action:deed} {=they:True}
action = Mine : you {action:deed}
action = | deed
action = Theirs : your opponent {action:deed}
action = Theirs : ~ {action:deed} {=form:1}
deed = Draw : draw {count:count} card
deed = Choose : choose {what:some}
deed = Choose : choose {what:all} {=form:1}
deed = Choose : choose {what:both} {=form:2}
in_mode = | in {mode}
deed = Switch : switch {what:what} to {mode:mode}
deed = Move : {verb:verb} {what:what} {to:dest}
deed = Move : {verb:verb} {what:this} {to:dest} from {area:area}
verb = PLACE : place
verb = ADD : add
verb = RETURN : return
verb = SEND : send
verb = PUT : put
into = 0 : in
into = 1 : to
into = 2 : into
owner = 0 : your
owner = 1 : its owner's
owner = 2 : their owner's
owner = 3 : their
owner = 4 : your opponent's
owner = 5 : the
owner = 6 : a
deed = Discard : discard {what:what}
deed = Choose : choose {what:it} {=form:4}
deed = Choose : choose {what:this} {=form:6}
deed = Draw : draw {count:count} more card {=form:1}
"""
