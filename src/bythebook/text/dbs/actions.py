"""What a text does: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.dbs import effects as dbs
from bythebook.games.dbs.zones import (
    ACTIVE,
    BATTLE_AREA,
    DECK,
    ENERGY,
    HAND,
    REMOVED,
)
from bythebook.kernel.abilities import Effect, Modifier
from bythebook.kernel.control import AsOther
from bythebook.kernel.lasting import END_OF_TURN
from bythebook.kernel.nouns import Bound, Num, This
from bythebook.kernel.refs import AS_ZONE, BOTH, BOTTOM, NOTHING, TOP
from bythebook.kernel.resolve import R_EXTRA, R_MOVED
from bythebook.kernel.verbs import RevealCards, ShuffleZone, TakeTop, TurnCards
from bythebook.kernel.words import YOU
from bythebook.text.dbs.nouns import Area, Count, InArea, Kind
from bythebook.text.dbs.scope import THEIR, Scope, Spoken, Unplayable
from bythebook.text.dbs.subjects import Fetched, Some, Subject, ThisCard

PLACE: Final = 0
ADD: Final = 1
RETURN: Final = 2
SEND: Final = 3
PUT: Final = 4


class Action:
    """Something a text does, or says is so."""

    def effects(self, scope: Scope) -> list[Effect]:
        """What it means as instructions."""
        raise Unplayable(self, "it is only so, and nothing that is done")

    def modifiers(self, scope: Scope) -> list[Modifier]:
        """What it means in a permanent skill."""
        raise Unplayable(self, "it is done, and not so all the time")


def reg_of(found: Fetched) -> int:
    """Where later words find cards that a verb has moved."""
    return found.reg if found.reg >= 0 else R_MOVED


def moved(scope: Scope, found: Fetched) -> None:
    """Cards have been moved: later words ask whether any were, and follow them."""
    reg = reg_of(found)
    scope.done = Bound(reg)
    if found.reg < 0 and not isinstance(found.noun, This):
        scope.it = Spoken(Bound(reg), found.several)
    if scope.held == reg:
        scope.held = 0


@dataclass(frozen=True)
class Draw(Action):
    """Draw cards."""

    count: Count

    def effects(self, scope: Scope) -> list[Effect]:
        return [TakeTop(DECK, HAND, Num(self.count.n), self.count.up_to, reg=R_MOVED)]


@dataclass(frozen=True)
class Choose(Action):
    """Choose cards; what is done with them comes next."""

    what: Subject
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        found = self.what.fetch(scope)
        scope.done = found.noun
        if not isinstance(self.what, Some) and found.effects == []:
            scope.it = Spoken(found.noun, found.several)
        return found.effects


@dataclass(frozen=True)
class KoIt(Action):
    """KO battle cards."""

    what: Subject

    def effects(self, scope: Scope) -> list[Effect]:
        found = self.what.fetch(scope)
        moved(scope, found)
        return [*found.effects, dbs.Ko(found.noun, reg_of(found))]


@dataclass(frozen=True)
class Play(Action):
    """Play battle cards without paying, in a mode if it is said."""

    what: Subject
    mode: int = AS_ZONE
    negated: int = 0
    form: int = 0
    area: Area | None = None

    def effects(self, scope: Scope) -> list[Effect]:
        if self.area is not None:
            if not isinstance(self.what, ThisCard):
                raise Unplayable(self, "it is said twice where the cards are")
            ThisCard(self.area).fetch(scope)
        if isinstance(self.what, ThisCard) and not scope.zones:
            raise Unplayable(self, "it is not said where this card is")
        found = self.what.fetch(scope)
        reg = reg_of(found)
        moved(scope, found)
        effects: list[Effect] = [*found.effects, dbs.PlayCards(found.noun, self.mode, reg)]
        if self.negated:
            effects.append(dbs.NegateSkills(Bound(reg), END_OF_TURN))
        return effects


@dataclass(frozen=True)
class Switch(Action):
    """Switch cards to a mode."""

    what: Subject
    mode: int

    def effects(self, scope: Scope) -> list[Effect]:
        found = self.what.fetch(scope)
        scope.done = found.noun
        return [*found.effects, TurnCards(found.noun, self.mode)]


@dataclass(frozen=True)
class Dest:
    """Where cards go: an area, which end of it, in which mode; `owner` is how whose is said."""

    zone: int
    owner: int = 0
    bottom: bool = False
    mode: int = AS_ZONE
    order: bool = False
    form: int = 0


@dataclass(frozen=True)
class Move(Action):
    """Place, add, return or send cards somewhere: to areas of their owners."""

    what: Subject
    to: Dest
    verb: int = PLACE
    area: Area | None = None

    def effects(self, scope: Scope) -> list[Effect]:
        if self.area is not None:
            if not isinstance(self.what, ThisCard):
                raise Unplayable(self, "it is said twice where the cards are")
            ThisCard(self.area).fetch(scope)
        found = self.what.fetch(scope)
        zone = self.to.zone
        if zone == BATTLE_AREA:
            raise Unplayable(self, "to place a card in the battle area is to play it")
        if self.to.order and not found.several:
            raise Unplayable(self, "one card has no order")
        index = BOTTOM if self.to.bottom else TOP
        moved(scope, found)
        put = dbs.Put(found.noun, zone, NOTHING, index, self.to.mode, reg=reg_of(found))
        return [*found.effects, put]


@dataclass(frozen=True)
class Discard(Action):
    """Discard cards of the hand."""

    what: Subject
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        found = of_hand(self.what, scope).fetch(scope)
        moved(scope, found)
        return [*found.effects, dbs.Discard(found.noun, reg_of(found))]


def of_hand(what: Subject, scope: Scope) -> Subject:
    """Cards to discard are in the hand, said or not (10-45-1)."""
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
        found = self.what.fetch(scope)
        moved(scope, found)
        return [*found.effects, dbs.Put(found.noun, REMOVED, reg=reg_of(found))]


@dataclass(frozen=True)
class Under(Action):
    """Place cards under this card, or under another."""

    what: Subject
    host: Subject
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        host = self.host.noun(scope)
        found = self.what.fetch(scope)
        scope.done = found.noun
        return [*found.effects, dbs.PlaceUnder(found.noun, host)]


@dataclass(frozen=True)
class TopCards(Action):
    """Cards from the top of a deck go somewhere."""

    count: Count
    to: Dest
    whose: int = YOU
    verb: int = PLACE
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if self.to.bottom or self.to.zone in (DECK, BATTLE_AREA):
            raise Unplayable(self, "cards from the top go to another area")
        if self.to.zone == ENERGY and self.to.mode not in (AS_ZONE, ACTIVE):
            if self.count.up_to or self.count.n != 1:
                raise Unplayable(self, "several cards from the top")
            look = dbs.LookAtDeck(Num(1), False, scope.whose(self.whose), 0, R_EXTRA)
            scope.looked = False
            return [look, dbs.Put(Bound(R_EXTRA), ENERGY, orient=self.to.mode)]
        whose = scope.whose(self.whose)
        scope.done = Bound(R_MOVED)
        scope.it = Spoken(Bound(R_MOVED), self.count.n > 1)
        count = Num(self.count.n)
        return [TakeTop(DECK, self.to.zone, count, self.count.up_to, whose, R_MOVED)]


@dataclass(frozen=True)
class Look(Action):
    """Look at cards from the top of a deck, or reveal them."""

    count: Count
    whose: int = YOU
    reveals: bool = False
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        scope.looked, scope.held = True, 0
        scope.it = Spoken(Bound(R_EXTRA), self.count.n > 1)
        to = BOTH if self.reveals else NOTHING
        whose = scope.whose(self.whose)
        return [dbs.LookAtDeck(Num(self.count.n), self.count.up_to, whose, to)]


@dataclass(frozen=True)
class Reveal(Action):
    """Reveal cards."""

    what: Subject
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        found = self.what.fetch(scope)
        return [*found.effects, RevealCards(found.noun)]


@dataclass(frozen=True)
class Shuffle(Action):
    """Shuffle a deck; with `looked`, if it was looked through."""

    whose: int = YOU
    looked: bool = False
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        whose = scope.whose(self.whose)
        if self.looked:
            if not scope.searched:
                raise Unplayable(self, "no deck was looked through")
            return [dbs.ShuffleIfLooked(whose)]
        scope.looked = False
        return [ShuffleZone(DECK, whose)]


@dataclass(frozen=True)
class ShuffleIn(Action):
    """Shuffle cards into a deck."""

    what: Subject
    whose: int = YOU
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        found = self.what.fetch(scope)
        scope.done = found.noun
        return [*found.effects, dbs.ShuffleInto(found.noun, scope.whose(self.whose))]


@dataclass(frozen=True)
class NegateTheAttack(Action):
    """Negate the attack."""

    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        return [dbs.NegateAttack()]


@dataclass(frozen=True)
class FlipThis(Action):
    """Flip this card over."""

    def effects(self, scope: Scope) -> list[Effect]:
        return [dbs.FlipOver()]


@dataclass(frozen=True)
class Damage(Action):
    """Deal damage to the opponent."""

    n: int
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        return [dbs.DealDamage(Num(self.n), scope.whose(THEIR))]


@dataclass(frozen=True)
class AddMarkers(Action):
    """Add markers to a unison card."""

    n: int
    what: Subject
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        found = self.what.fetch(scope)
        return [*found.effects, dbs.Mark(found.noun, self.n)]


@dataclass(frozen=True)
class Negate(Action):
    """Negate the skills of cards for a time."""

    what: Subject
    until: int
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        found = self.what.fetch(scope)
        return [*found.effects, dbs.NegateSkills(found.noun, self.until)]


@dataclass(frozen=True)
class Theirs(Action):
    """The opponent does something; "their" is then their own."""

    action: Action
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        scope.actor = 1
        try:
            return [AsOther(tuple(self.action.effects(scope)))]
        finally:
            scope.actor = 0


ACTIONS: Final = """
# What is done.
action = | deed
action = Theirs : your opponent {action:deed}
action = Theirs : ~ {action:deed} {=form:1}
deed = Draw : draw {count:count} card
deed = Choose : choose {what:some}
deed = Choose : choose {what:all} {=form:1}
deed = Choose : choose {what:both} {=form:2}
deed = KoIt : ko {what:what}
deed = Play : play {what:what} {mode?:in_mode} {negated?:skills_negated}
deed = Play : play {what:this} {mode:in_mode} from {area:area}
in_mode = | in {mode}
skills_negated = 1 : with its skill negated for the turn
skills_negated = 2 : with their skill negated for the turn
deed = Switch : switch {what:what} to {mode:mode}
deed = Move : {verb:verb} {what:what} {to:dest}
deed = Move : {verb:verb} {what:this} {to:dest} from {area:area}
verb = PLACE : place
verb = ADD : add
verb = RETURN : return
verb = SEND : send
verb = PUT : put
dest = Dest : {form:into} {owner:owner} drop area {=zone:DROP}
dest = Dest : {form:into} {owner:owner} hand {=zone:HAND}
dest = Dest : {form:into} {owner:owner} warp {=zone:WARP}
dest = Dest : {form:into} {owner:owner} life {=zone:LIFE}
dest = Dest : {form:into} {owner:owner} energy {mode?:in_mode} {=zone:ENERGY}
dest = Dest : on the bottom of {owner:owner} deck {?order:in any order} {=zone:DECK} {=bottom:True}
dest = Dest : on the top of {owner:owner} deck {?order:in any order} {=zone:DECK}
dest = Dest : to the bottom of {owner:owner} deck {?order:in any order} {=zone:DECK} {=bottom:True} {=form:1}
into = 0 : in
into = 1 : to
into = 2 : into
owner = 0 : your
owner = 1 : its owner's
owner = 2 : their owner's
owner = 3 : their
owner = 4 : your opponent's
owner = 5 : the
deed = Discard : discard {what:what}
deed = RemoveFromGame : remove {what:what} from the game
deed = Under : place {what:what} under {host:host}
host = | this | it
deed = TopCards : {verb:verb} the top card of {whose:whose} deck {to:dest} {=count:JUST_ONE}
deed = TopCards : {verb:verb} the top {count:count} card of {whose:whose} deck {to:dest} {=form:1}
deed = TopCards : {verb:verb} {count:count} card from the top of {whose:whose} deck {to:dest} {=form:2}
deed = Look : look at {count:count} card from the top of {whose:whose} deck
deed = Look : look at the top card of {whose:whose} deck {=count:JUST_ONE} {=form:1}
deed = Look : look at the top {count:count} card of {whose:whose} deck {=form:2}
deed = Look : reveal {count:count} card from the top of {whose:whose} deck {=reveals:True}
deed = Look : reveal the top card of {whose:whose} deck {=count:JUST_ONE} {=form:1} {=reveals:True}
deed = Look : reveal the top {count:count} card of {whose:whose} deck {=form:2} {=reveals:True}
deed = Reveal : reveal {what:it}
deed = Reveal : reveal {what:some} {=form:1}
deed = Shuffle : shuffle {whose:whose} deck
deed = Shuffle : shuffle {whose:whose} deck if you looked through it {=looked:True}
deed = ShuffleIn : shuffle {what:what} into {whose:whose} deck
deed = NegateTheAttack : negate the attack
deed = NegateTheAttack : negate that attack {=form:1}
deed = FlipThis : flip this card over
deed = Damage : deal {n:number} damage to your opponent
deed = Damage : deal {n:number} damage to them {=form:1}
deed = AddMarkers : add {n:number} marker to {what:marked}
marked = | this | it | some | all
deed = Negate : negate its skill {until:until} {=what:THE_IT}
deed = Negate : negate their skill {until:until} {=what:THE_THEY}
deed = Negate : negate the skill of {what:what} {until:until} {=form:1}
deed = Negate : negate all of its skill {until:until} {=what:THE_IT} {=form:2}
until = END_OF_TURN : for the turn
until = FOR_BATTLE : for the battle
until = THIS_GAME : for the game
until = END_OF_OPPONENTS_NEXT_TURN : until the end of your opponent's next turn
until = END_OF_YOUR_NEXT_TURN : until the end of your next turn
"""  # noqa: E501 - a rule of the grammar is one line
