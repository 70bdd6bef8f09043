"""Costs in brackets: their parts, joined by &.

Add a part as a node with `part(scope)`, which gives the game's part of a cost, and a line of
`cost_part`. What is chosen for a cost is a noun as anywhere else.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.vanguard.g.texts.lock_costs import LockCost, LockThis
from bythebook.games.vanguard.g.texts.stride_costs import DiscardGrades
from bythebook.games.vanguard.texts import costs
from bythebook.games.vanguard.texts.together import TogetherCost
from bythebook.games.vanguard.zones.zones import HAND
from bythebook.kernel.abilities.abilities import CostPart
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.language.words import YOU
from bythebook.kernel.state.refs import AS_ZONE, BOTTOM, FACE_DOWN, FACE_UP, NOTHING, TOP
from bythebook.text.english.actions import Dest
from bythebook.text.english.counts import Exactly
from bythebook.text.english.kinds import Kind
from bythebook.text.english.marks import InArea
from bythebook.text.english.scope import Scope
from bythebook.text.english.subjects import Some
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.differing import AlikeInName, Differing, without_differing
from bythebook.text.vanguard.lexicon import Vanguard
from bythebook.text.vanguard.nouns import OtherSome, of_own_area
from bythebook.text.vanguard.nouns import Some as ChosenHere
from bythebook.text.vanguard.owners import check_own
from bythebook.text.vanguard.places import OnCircle

# What is done with cards that are chosen for a cost.
DISCARDS: Final = 1
RETIRES: Final = 2
RESTS: Final = 3
REVEALS: Final = 4
TURNS_UP: Final = 5
TURNS_DOWN: Final = 6

# How they are called then.
IT: Final = 0
THEM: Final = 1
THE_CHOSEN: Final = 2
THAT_UNIT: Final = 3
THOSE_UNITS: Final = 4
THAT_CARD: Final = 5
THOSE_CARDS: Final = 6
THE_CHOSEN_UNIT: Final = 7
SEVERAL: Final = (THEM, THOSE_UNITS, THOSE_CARDS)


class Part:
    """One part of a cost."""

    def part(self, scope: Scope) -> CostPart:
        """What has to be done."""
        raise NotImplementedError

    def apart(self) -> tuple[Part, ...]:
        """Each of the things that it says to do."""
        return (self,)


@dataclass(frozen=True)
class TwoParts(Part):
    """One thing and another, joined by a comma."""

    first: Part
    second: Part
    form: int = 0

    def apart(self) -> tuple[Part, ...]:
        return (*self.first.apart(), *self.second.apart())


@dataclass(frozen=True)
class Cost:
    """All that is paid."""

    said: tuple[Part, ...]

    def parts(self, scope: Scope) -> tuple[CostPart, ...]:
        """Each part."""
        return tuple(one.part(scope) for part in self.said for one in part.apart())


@dataclass(frozen=True)
class Blast(Part):
    """[Counter-Blast n], [Soul-Blast n], perhaps of cards of a kind."""

    n: int
    soul: bool = False
    kind: Kind | None = None
    form: int = 0
    other: bool = False
    """of another card than this one"""

    def part(self, scope: Scope) -> CostPart:
        if self.kind is None:
            return costs.SoulBlast(self.n) if self.soul else costs.CounterBlast(self.n)
        found = self.kind.test(scope)
        if found.other or found.orient >= 0:
            raise Unplayable(self, "it asks for what lies elsewhere")
        taken = costs.to_soul_blast if self.soul else costs.to_counter_blast
        what = taken(found.tests, found.such)
        what = replace(what, limits=found.limits, other=self.other)
        return costs.SoulBlast(self.n, what) if self.soul else costs.CounterBlast(self.n, what)


@dataclass(frozen=True)
class DoneToThis(Part):
    """Something is done with this card."""

    deed: int
    form: int = 0

    def part(self, scope: Scope) -> CostPart:
        if self.deed == DISCARDS:
            return costs.DiscardThis()
        if self.deed == RETIRES:
            return costs.RetireThis()
        if self.deed == REVEALS:
            return costs.RevealThis()
        if self.deed == TURNS_DOWN:
            return costs.TurnThis(FACE_DOWN)
        return costs.RestThis()


@dataclass(frozen=True)
class PutThis(Part):
    """This card is put somewhere."""

    to: Dest
    form: int = 0
    zone: int = NOTHING
    """from where, if that is said"""

    def part(self, scope: Scope) -> CostPart:
        check_own(self.to, self)
        if self.zone >= 0 and self.zone not in (scope.gone or scope.zones):
            raise Unplayable(self, "it leaves open where this card is then")
        if self.to.mode != AS_ZONE or self.to.order:
            raise Unplayable(self, "one card has no order")
        scope.unshuffled |= getattr(self.to, "loose", False)
        index = BOTTOM if self.to.bottom else TOP
        return costs.PutThis(self.to.zone, index, self.to.face, scope.gone)


@dataclass(frozen=True)
class ShownAndPut(Part):
    """This card is revealed, and put somewhere."""

    to: Dest
    form: int = 0

    def apart(self) -> tuple[Part, ...]:
        return (DoneToThis(REVEALS), PutThis(self.to))


@dataclass(frozen=True)
class FromTop(Part):
    """Cards from the top of the deck are put somewhere."""

    n: int
    to: Dest
    form: int = 0

    def part(self, scope: Scope) -> CostPart:
        if self.to.bottom or self.to.zone == scope.game.deck:
            raise Unplayable(self, "cards from the top go to another area")
        check_own(self.to, self)
        return costs.PutTop(self.n, self.to.zone, self.to.face)


@dataclass(frozen=True)
class SoulChargePart(Part):
    """[Soul-Charge n] as a cost."""

    n: int

    def part(self, scope: Scope) -> CostPart:
        return costs.SoulChargeCost(self.n)


@dataclass(frozen=True)
class WithChosen(Part):
    """Cards are chosen, and something is done with them."""

    what: Some
    deed: int
    form: int = 0
    them: int = 0

    def part(self, scope: Scope) -> CostPart:
        what, said = apart_from(self.what)
        if said is not None:
            part = replace(self, what=what).part(scope)
            return together(part, said, what, scope)
        cards, n = chosen(self.what, scope)
        agrees(self, n, self.them)
        if self.deed == DISCARDS:
            if cards.zones != (HAND,) or cards.whose != YOU:
                raise Unplayable(self, "cards are discarded from the hand")
            return costs.DiscardCost(n, cards)
        if self.deed == RETIRES:
            return costs.RetireCost(cards, n)
        if self.deed == RESTS:
            return costs.RestCost(cards, n)
        if self.deed == REVEALS:
            return costs.RevealCost(cards, n)
        return costs.TurnCost(cards, n, FACE_DOWN if self.deed == TURNS_DOWN else FACE_UP)


@dataclass(frozen=True)
class LockChosen(Part):
    """Rear-guards are chosen and locked."""

    what: Some
    them: int = 0
    form: int = 0

    def part(self, scope: Scope) -> CostPart:
        cards, n = chosen(self.what, scope)
        agrees(self, n, self.them)
        return LockCost(cards, n)


@dataclass(frozen=True)
class LockIt(Part):
    """This unit is locked."""

    form: int = 0

    def part(self, scope: Scope) -> CostPart:
        return LockThis()


@dataclass(frozen=True)
class GradesDiscarded(Part):
    """Cards whose grades come to so much are chosen from the hand, and discarded."""

    n: int
    form: int = 0

    def part(self, scope: Scope) -> CostPart:
        return DiscardGrades(self.n, stride=False)


@dataclass(frozen=True)
class PutBoth(Part):
    """Two cards, of a kind each, are chosen and put somewhere; this unit can be one of them."""

    second: Kind
    to: Dest
    first: Kind | None = None
    """of which kind the other one is, unless it is this unit"""
    whose: int = NOTHING
    form: int = 0

    def apart(self) -> tuple[Part, ...]:
        one = Some(Exactly(1), self.second, self.whose)
        if self.first is None:
            other = OtherSome(Exactly(1), self.second, self.whose)
            return (PutThis(self.to), PutChosen(other, self.to))
        if self.first.post and isinstance(self.first.post[-1], OnCircle | InArea):
            raise Unplayable(self, "it is said twice where they are")
        where = tuple(m for m in self.second.post if isinstance(m, OnCircle | InArea))
        first = replace(self.first, post=(*self.first.post, *where))
        return (PutChosen(Some(Exactly(1), first), self.to), PutChosen(one, self.to))


@dataclass(frozen=True)
class PutChosen(Part):
    """Cards are chosen and put somewhere."""

    what: Some
    to: Dest
    form: int = 0
    them: int = 0
    shown: bool = False

    def part(self, scope: Scope) -> CostPart:
        what, said = apart_from(self.what)
        if said is not None:
            part = replace(self, what=what).part(scope)
            return together(part, said, what, scope)
        cards, n = chosen(self.what, scope)
        check_own(self.to, self)
        agrees(self, n, self.them)
        scope.unshuffled |= getattr(self.to, "loose", False)
        index = BOTTOM if self.to.bottom else TOP
        return costs.PutCost(cards, n, self.to.zone, index, self.to.face, self.shown)


def agrees(node: object, n: int, them: int) -> None:
    """One card is "it", several are "them"; "the chosen card" is both in tokens."""
    if them not in (THE_CHOSEN, THE_CHOSEN_UNIT) and (n > 1) != (them in SEVERAL):
        raise Unplayable(node, "it speaks of another number of cards")


def check_plain(what: Some) -> None:
    """How many cards a cost takes is said, and not worked out as it is paid."""
    if type(what) not in (Some, ChosenHere, OtherSome):
        raise Unplayable(what, "it leaves open how many cards the cost takes")


def apart_from(what: Some) -> tuple[Some, Differing | None]:
    """What is chosen for a cost, and how the cards differ, if that is said."""
    check_plain(what)
    if not isinstance(what.kind, Kind):
        return what, None
    kind, said = without_differing(what.kind)
    return replace(what, kind=kind), said


def together(part: CostPart, said: Differing, what: Some, scope: Scope) -> CostPart:
    """A part of a cost, with how its cards differ."""
    hidden = HAND in what.kind.cards(scope, what.whose).zones
    return TogetherCost(part, said.char, isinstance(said, AlikeInName), hidden)


def paid_with_own(scope: Scope) -> bool:
    """Whether cards of which it is not said whose they are are those of who pays."""
    words = scope.game
    assert isinstance(words, Vanguard)
    return words.bare_is_own


def chosen(what: Some, scope: Scope) -> tuple[Cards, int]:
    """Which cards are chosen for a cost, and how many."""
    check_plain(what)
    if isinstance(what, OtherSome):
        what = what.other()
    if not isinstance(what.count, Exactly):
        raise Unplayable(what, "a cost is paid whole")
    what = replace(what, kind=of_own_area(what.kind, scope))
    cards = what.kind.cards(scope, what.whose)
    if what.whose < 0 and what.kind.asked(scope).whose < 0 and not paid_with_own(scope):
        raise Unplayable(what, "it is not said whose they are, nor where")
    if scope.game.deck in cards.zones:
        raise Unplayable(what, "nobody knows what is in a deck")
    return cards, what.count.n


LINES: Final = """
cost = Cost : [ {said:cost_parts} ]
cost_parts = * cost_part ; &
cost_part = Blast : counter-blast {n:number}
cost_part = Blast : soul-blast {n:number} {=soul:True}
cost_part = Blast : counter-blast {n:number} - {kind:sort}
cost_part = Blast : soul-blast {n:number} - {kind:sort} {=soul:True}
cost_part = DoneToThis : retire this unit {=deed:RETIRES}
cost_part = DoneToThis : rest this unit {=deed:RESTS}
cost_part = DoneToThis : rest this card {=deed:RESTS} {=form:2}
cost_part = DoneToThis : discard this card {=deed:DISCARDS}
cost_part = DoneToThis : reveal this card {=deed:REVEALS}
cost_part = DoneToThis : turn this card face down {=deed:TURNS_DOWN}
cost_part = DoneToThis : reveal this card to your opponent {=deed:REVEALS} {=form:1}
cost_part = PutThis : put this unit {to:dest}
cost_part = PutThis : put this card {to:dest} {=form:1}
cost_part = PutThis : return this unit {to:dest} {=form:2}
cost_part = PutThis : return this card {to:dest} {=form:9}
cost_part = ShownAndPut : reveal this card to your opponent , and {form:put_or_return} it {to:dest}
put_or_return = 0 : put
put_or_return = 1 : return
cost_part = PutThis : bind this unit {to:face_of_bound} {=form:3}
cost_part = PutThis : bind this card {to:face_of_bound} {=form:4}
cost_part = WithChosen : choose {what:some} , and {deed:deed_for_cost} {them:cost_it}
deed_for_cost = DISCARDS : discard
deed_for_cost = RETIRES : retire
deed_for_cost = RESTS : rest
deed_for_cost = REVEALS : reveal
cost_part = WithChosen : choose {what:some} , and reveal {them:cost_it} to your opponent {=deed:REVEALS} {=form:1}
cost_part = WithChosen : choose {what:some} , and turn {them:cost_it} {deed:turned_for_cost}
turned_for_cost = TURNS_UP : face up
turned_for_cost = TURNS_DOWN : face down
cost_it = IT : it
cost_it = THEM : them
cost_it = THE_CHOSEN : the chosen card
cost_it = THE_CHOSEN_UNIT : the chosen unit
cost_it = THAT_UNIT : that unit
cost_it = THOSE_UNITS : those unit
cost_it = THAT_CARD : that card
cost_it = THOSE_CARDS : those card
cost_part = PutThis : {to:removal} this unit {=form:5}
removal = Dest : remove {=zone:REMOVED}
cost_part = FromTop : put {n:number} card from the top of your deck {to:dest}
cost_part = FromTop : bind {n:number} card from the top of your deck {to:face_of_bound} {=form:21}
cost_part = FromTop : put the top card of your deck {to:dest} {=n:1} {=form:1}
cost_part = FromTop : put the top {n:number} card of your deck {to:dest} {=form:2}
cost_part = FromTop : bind the top card of your deck {to:face_of_bound} {=n:1} {=form:3}
cost_part = SoulChargePart : [soul-charge {n:number} ]
cost_part = Blast : counter-blast {n:number} - another {kind:sort} {=other:True}
cost_part = Blast : soul-blast {n:number} - another {kind:sort} {=soul:True} {=other:True}
cost_part = LockIt : lock this unit
cost_part = PutThis : put this card {to:dest} from your {zone:zone} {=form:10}
cost_part = GradesDiscarded : choose 1 or more card with the sum of their grade being {n:number} or greater from your hand , and discard them
cost_part = GradesDiscarded : choose 1 or more card from hand with the sum of their grade being {n:number} or greater , and discard them {=form:1}
cost_part = PutBoth : choose a {first:headed} and a {second:headed} , and put them {to:dest}
cost_part = PutBoth : choose a {first:headed} and a {second:headed} , and bind them {to:face_of_bound} {=form:1}
cost_part = PutBoth : choose this unit and a {second:sort} , and put them {to:dest} {=form:2}
cost_part = PutBoth : choose this unit and another of your {second:headed} , and put them {to:dest} {=whose:YOU} {=form:3}
cost_part = PutChosen : choose {what:some} , reveal it , and put it {to:dest} {=shown:True} {=form:7}
cost_part = PutChosen : choose {what:some} , reveal it , and return it {to:dest} {=shown:True} {=form:8}
cost_part = PutChosen : choose {what:some} , reveal them , and put them {to:dest} {=shown:True} {=them:THEM} {=form:7}
cost_part = PutChosen : choose {what:some} , reveal them , and return them {to:dest} {=shown:True} {=them:THEM} {=form:8}
cost_part = PutChosen : choose {what:some} , reveal it to your opponent , and put it {to:dest} {=shown:True} {=form:9}
cost_part = WithChosen : choose {what:some} and {deed:deed_for_cost} {them:cost_it} {=form:2}
cost_part = WithChosen : {deed:deed_for_cost} {what:some} {=form:3} {=them:THE_CHOSEN}
cost_part = PutChosen : put {what:some} {to:dest} {=form:10} {=them:THE_CHOSEN}
cost_part = FromTop : bind {n:number} card from the top of your deck {=to:JUST_BOUND} {=form:22}
cost_part = FromTop : bind {n:number} card {to:face_of_bound} from the top of your deck {=form:23}
cost_part = TwoParts : {first:comma_part} , {second:cost_part}
cost_part = TwoParts : {first:comma_part} , and {second:cost_part} {=form:1}
cost_part = TwoParts : {first:comma_part} , and {second:lock_it} {=form:1}
lock_it = LockIt : lock it {=form:1}
comma_part = DoneToThis : rest this unit {=deed:RESTS} {=form:5}
comma_part = PutThis : bind this unit {to:face_of_bound} {=form:23}
comma_part = PutThis : bind this card {to:face_of_bound} {=form:24}
comma_part = PutThis : put this unit {to:dest} {=form:20}
comma_part = PutThis : put this card {to:dest} {=form:21}
comma_part = WithChosen : choose {what:some} , {deed:deed_for_cost} {them:cost_it} {=form:5}
comma_part = WithChosen : choose {what:some} , turn {them:cost_it} {deed:turned_for_cost} {=form:5}
comma_part = PutChosen : choose {what:some} , put {them:cost_it} {to:dest} {=form:5}
comma_part = PutChosen : choose {what:some} , bind {them:cost_it} {to:face_of_bound} {=form:6}
cost_part = LockChosen : choose {what:some} , and lock {them:cost_it}
comma_part = LockChosen : choose {what:some} , lock {them:cost_it} {=form:5}
cost_part = PutChosen : choose {what:some} , and put {them:cost_it} {to:dest}
cost_part = PutChosen : choose {what:some} , and return {them:cost_it} {to:dest} {=form:1}
cost_part = PutChosen : choose {what:some} , and bind {them:cost_it} {to:face_of_bound} {=form:2}
cost_part = PutChosen : choose {what:some} , and {to:removal} {them:cost_it} {=form:4}
cost_part = PutThis : bind this unit {=to:JUST_BOUND} {=form:6}
cost_part = PutThis : bind this card {=to:JUST_BOUND} {=form:7}
cost_part = PutThis : remove this card {=to:JUST_REMOVED} {=form:8}
"""  # noqa: E501 - a rule of the grammar is one line
