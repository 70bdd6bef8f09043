"""What a text does: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.dbs.keywords.fields import PlaceInBattleArea
from bythebook.games.dbs.texts import effects as dbs
from bythebook.games.dbs.texts.choices import (
    ChooseIgnoring,
    ChooseThese,
)
from bythebook.games.dbs.zones.zones import (
    BATTLE_AREA,
    DECK,
    DROP,
    HAND,
    REMOVED,
)
from bythebook.kernel.abilities.abilities import CostPart, Effect, Modifier
from bythebook.kernel.abilities.resolve import R_MOVED
from bythebook.kernel.language.amounts import Both
from bythebook.kernel.language.nouns import Bound, Cards, Num, This
from bythebook.kernel.language.words import OPPONENT, YOU
from bythebook.kernel.state.refs import AS_ZONE, BOTTOM, NOTHING, TOP
from bythebook.kernel.texts.branching import AsOther, Keep
from bythebook.kernel.texts.verbs import (
    ChooseCards,
    TakeTop,
)
from bythebook.text.dbs.scope import KOD, PLAYED, SWITCHED
from bythebook.text.dbs.subjects import AllOf, Some, taken
from bythebook.text.english.counts import Count
from bythebook.text.english.kinds import Kind
from bythebook.text.english.marks import Area, InArea
from bythebook.text.english.scope import (
    CHOSE,
    DISCARDED,
    DREW,
    PUT_IN,
    THEIR,
    Scope,
    Spoken,
    Unplayable,
)
from bythebook.text.english.subjects import BothOf, Fetched, It, Subject, ThisCard

PLACE: Final = 0
ADD: Final = 1
RETURN: Final = 2
SEND: Final = 3
PUT: Final = 4
PLAY: Final = 5
WHOSE_UNSAID: Final = 5
PLACED_WITH: Final = {0: YOU, 3: THEIR, 4: OPPONENT, WHOSE_UNSAID: YOU}
"""by how it is said whose area it is: in whose battle area cards are placed"""


class Action:
    """Something a text does, or says is so."""

    def effects(self, scope: Scope) -> list[Effect]:
        """What it means as instructions."""
        raise Unplayable(self, "it is only so, and nothing that is done")

    def modifiers(self, scope: Scope) -> list[Modifier]:
        """What it means in a permanent skill."""
        raise Unplayable(self, "it is done, and not so all the time")

    def as_cost(self, scope: Scope) -> CostPart | None:
        """What it is as a cost, if it is one by itself."""
        return None

    def offered(self, scope: Scope) -> list[Effect] | None:
        """What it means if one may do it, where that is a matter of its own."""
        return None


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


@dataclass(frozen=True)
class Draw(Action):
    """Draw cards."""

    count: Count
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        scope.forget_moved()
        scope.did(DREW, Bound(R_MOVED), self.count.n > 1)
        return [TakeTop(DECK, HAND, Num(self.count.n), self.count.up_to, reg=R_MOVED)]


@dataclass(frozen=True)
class Choose(Action):
    """Choose cards; what is done with them comes next."""

    what: Subject
    form: int = 0
    ignoring: bool = False

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
        """Cards to be chosen; those that are named already are chosen if they can be (10-16-1)."""
        found = what.fetch(scope)
        if found.effects:
            return found
        if isinstance(found.noun, This):
            scope.it = Spoken(found.noun, False)
            return found
        reg = found.reg if found.reg in scope.kept() else scope.next_choice(self)
        noun = scope.chose(reg, found.several)
        chosen = ChooseThese(found.noun, reg, self.ignoring)
        return Fetched([chosen], noun, found.several, reg)

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
        if what.ignoring:
            return [ChooseIgnoring(cards, Num(99), False, reg)]
        return [ChooseCards(cards, Num(99), False, reg)]


@dataclass(frozen=True)
class KoIt(Action):
    """KO battle cards."""

    what: Subject

    def effects(self, scope: Scope) -> list[Effect]:
        found = taken(self.what, scope)
        moved(scope, found, (KOD, NOTHING), (PUT_IN, DROP))
        return [*found.effects, dbs.Ko(found.noun, reg_of(found))]


@dataclass(frozen=True)
class Sent(Action):
    """Cards go somewhere, said of the cards."""

    what: Subject
    to: Dest
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        return Move(self.what, self.to).effects(scope)


@dataclass(frozen=True)
class Switch(Action):
    """Switch cards to a mode."""

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
        effects: list[Effect] = [*found.effects, dbs.SwitchTo(found.noun, self.mode)]
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
        found = taken(self.cards(scope), scope)
        zone = self.to.zone
        if zone == BATTLE_AREA:
            return self.in_battle_area(found, scope)
        if self.to.order and not found.several:
            raise Unplayable(self, "one card has no order")
        index = BOTTOM if self.to.bottom else TOP
        moved(scope, found, (PUT_IN, zone))
        if isinstance(found.noun, This):
            scope.sent = (zone,)
        face = self.to.face
        put = dbs.Put(found.noun, zone, NOTHING, index, self.to.mode, face, reg_of(found))
        return [*found.effects, put]

    def in_battle_area(self, found: Fetched, scope: Scope) -> list[Effect]:
        """To place a battle card in the battle area is to play it; extra cards lie there, too."""
        if isinstance(found.noun, This) and not scope.zones:
            raise Unplayable(self, "it is not said where this card is")
        if self.to.owner not in PLACED_WITH or (self.to.owner == WHOSE_UNSAID and scope.actor):
            raise Unplayable(self, "it leaves open whose area it is")
        moved(scope, found, (PLAYED, NOTHING), (PUT_IN, BATTLE_AREA))
        scope.away = None
        whose = scope.whose(PLACED_WITH[self.to.owner])
        place = PlaceInBattleArea(found.noun, self.to.mode, whose, reg_of(found), self.verb == PLAY)
        return [*found.effects, place]


@dataclass(frozen=True)
class Discard(Action):
    """Discard cards of the hand."""

    what: Subject
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        found = taken(of_hand(self.what, scope), scope)
        moved(scope, found, (DISCARDED, NOTHING), (PUT_IN, DROP))
        return [*found.effects, dbs.Discard(found.noun, reg_of(found))]


def of_hand(what: Subject, scope: Scope) -> Subject:
    """Cards to discard are in the hand, said or not (10-45-1)."""
    if isinstance(what, BothOf):
        first, second = of_hand(what.first, scope), of_hand(what.second, scope)
        return replace(what, first=first, second=second)
    if isinstance(what, ThisCard) and what.area is None and not scope.gone:
        return replace(what, area=Area((HAND,), YOU))
    if isinstance(what, Some) and isinstance(what.kind, Kind) and what.whose < 0:
        asked = what.kind.asked(scope)
        if not (asked.zones or asked.among or asked.under):
            here = InArea(Area((HAND,), THEIR if scope.actor else YOU))
            return replace(what, kind=replace(what.kind, post=(*what.kind.post, here)))
    return what


@dataclass(frozen=True)
class RemoveFromGame(Action):
    """Remove cards from the game."""

    what: Subject

    def effects(self, scope: Scope) -> list[Effect]:
        found = taken(self.what, scope)
        moved(scope, found, (PUT_IN, REMOVED))
        return [*found.effects, dbs.Put(found.noun, REMOVED, reg=reg_of(found))]


@dataclass(frozen=True)
class Under(Action):
    """Place cards under this card, or under another."""

    what: Subject
    host: Subject
    form: int = 0
    area: Area | None = None

    def effects(self, scope: Scope) -> list[Effect]:
        if self.area is not None:
            ThisCard(self.area).fetch(scope)
        if isinstance(self.host, Some):
            return self.under_one(self.host, scope)
        host = self.host.noun(scope)
        found = taken(self.what, scope)
        scope.done = found.noun
        return [*found.effects, dbs.PlaceUnder(found.noun, host)]

    def under_one(self, host: Some, scope: Scope) -> list[Effect]:
        """The cards are chosen, then the one that they are placed under."""
        found = taken(self.what, scope)
        it = scope.it
        under = host.fetch(scope)
        scope.it, scope.done = it, None
        return [*found.effects, *under.effects, dbs.PlaceUnder(found.noun, under.noun)]


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
