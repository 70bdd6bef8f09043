"""Choosing here and there, one thing of each kind, in piles that are searched; whose zones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.ws.zones import DECK, HAND, STAGE, STOCK
from bythebook.kernel.abilities import Effect
from bythebook.kernel.amounts import Either
from bythebook.kernel.conditions import Condition, Every
from bythebook.kernel.control import Join
from bythebook.kernel.nouns import Bound
from bythebook.kernel.resolve import R_CHOSEN, R_THEIRS
from bythebook.kernel.verbs import ChooseCards, ShuffleZone
from bythebook.kernel.verbs import Search as SearchZone
from bythebook.kernel.words import OPPONENT, YOU
from bythebook.text.ws.actions import Action, Choose
from bythebook.text.ws.conditions import Claim, If
from bythebook.text.ws.handling import Pick
from bythebook.text.ws.moving import Move
from bythebook.text.ws.nouns import (
    Among,
    Area,
    Count,
    Group,
    Kind,
    Pile,
    Sort,
    amount_of,
    cards_of,
    several,
)
from bythebook.text.ws.scope import Scope, Unplayable
from bythebook.text.ws.subjects import It


@dataclass(frozen=True)
class ChooseIn(Action):
    """Choose cards in a zone that is named first."""

    area: Area
    count: Count
    kind: Sort

    def effects(self, scope: Scope) -> list[Effect]:
        return Choose(self.count, Pile(self.kind, self.area)).effects(scope)


@dataclass(frozen=True)
class ChooseEachIn(Action):
    """Choose cards of several kinds in one zone: none of them twice."""

    first: Pick
    more: tuple[Pick, ...]
    area: Area
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if self.area.zones[0] in (DECK, STOCK) or (self.area.zones == (HAND,) and self.area.whose):
            raise Unplayable(self, "nobody can choose among cards that are not seen")
        scope.looked = scope.held = scope.searched = False
        scope.exchanged = None
        found: list[Effect] = []
        for place, pick in enumerate((self.first, *self.more)):
            what = Pile(pick.kind, self.area).cards(scope)
            count = amount_of(pick.count.n, scope)
            if not place:
                found.append(ChooseCards(what, count, pick.count.up_to))
                continue
            up_to = pick.count.up_to
            found.append(ChooseCards(what, count, up_to, R_THEIRS, without=R_CHOSEN))
            found.append(Join(R_THEIRS, R_CHOSEN))
        scope.choose(self.area.whose, True)
        scope.away = self.area.zones[0] not in (*STAGE, HAND)
        return found


@dataclass(frozen=True)
class SearchStock(Action):
    """Search your stock for cards."""

    count: Count
    kind: Sort

    def effects(self, scope: Scope) -> list[Effect]:
        what = cards_of(self.kind, scope, YOU, (STOCK,))
        scope.looked = scope.held = scope.found = scope.searched = False
        scope.exchanged = None
        scope.choose(YOU, several(self.count))
        scope.away = True
        return [SearchZone(what, amount_of(self.count.n, scope), self.count.up_to)]


@dataclass(frozen=True)
class ShuffleStock(Action):
    """Shuffle your stock."""

    def effects(self, scope: Scope) -> list[Effect]:
        return [ShuffleZone(STOCK, YOU)]


@dataclass(frozen=True)
class MoveAmong(Action):
    """Put some of the cards just chosen or looked at somewhere: the others are the rest."""

    count: Count
    to: Area
    kind: Sort = Kind(0)  # noqa: RUF009 - it is frozen
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        chosen = Choose(self.count, Among(self.kind)).effects(scope)
        return [*chosen, *Move(It(several(self.count)), self.to).effects(scope)]


@dataclass(frozen=True)
class TheyChooseYours(Action):
    """Your opponent chooses cards of yours that everybody sees."""

    count: Count
    what: Group | Pile
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if self.what.whose != YOU:
            raise Unplayable(self, "they are your cards")
        if isinstance(self.what, Pile) and self.what.area.zones[0] in (HAND, DECK, STOCK):
            raise Unplayable(self, "nobody can choose among cards that are not seen")
        what = self.what.cards(scope)
        count = amount_of(self.count.n, scope)
        scope.choose(YOU, several(self.count))
        scope.speak_of(Bound(R_THEIRS), YOU, several(self.count))
        scope.away = isinstance(self.what, Pile)
        scope.exchanged = None
        return [ChooseCards(what, count, self.count.up_to, R_THEIRS, OPPONENT)]


@dataclass(frozen=True)
class IfAlso(Claim):
    """If this is so, and if that."""

    claims: tuple[Claim, ...]
    others: tuple[Claim, ...]

    def condition(self, scope: Scope) -> Condition:
        return Every((If(self.claims).condition(scope), If(self.others).condition(scope)))


@dataclass(frozen=True)
class IfEither(Claim):
    """If this is so, or if that."""

    first: Claim
    second: Claim
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        return Either((self.first.condition(scope), self.second.condition(scope)))


GATHERING: Final = """
# Choosing here and there.
action = ChooseIn : choose in {area:chosen_from} , {count:count} {kind:kind}
action = ChooseEachIn : choose {first:pick} , {more:comma_picks} in {area:chosen_from}
action = ChooseEachIn : choose {first:pick} , {more:and_picks} in {area:chosen_from} {=form:1}
action = ChooseEachIn : choose in {area:chosen_from} , {first:pick} , {more:comma_picks} {=form:2}
action = ChooseEachIn : choose in {area:chosen_from} , {first:pick} and {more:one_pick} {=form:3}
action = ChooseEachIn : choose {first:pick} , and {more:one_pick} in {area:chosen_from} {=form:4}
and_picks = * pick ; , ; and
one_pick = * pick ;
action = ChooseEach : search your deck for {first:pick} , {more:and_picks} {=search:True} {=form:1}
action = SearchStock : search your stock for {count:count} {kind:kind}
action = ShuffleStock : shuffle your stock
action = MoveAmong : return {count:count} {kind:kind} from among them to {to:any_hand}
action = MoveAmong : put {count:count} {kind:kind} from among them {to:any_put_to} {=form:1}
action = MoveAmong : put {count:count} of them {to:any_put_to} {=form:2}
action = MoveAmong : return {count:count} of them to {to:any_hand} {=form:3}
action = TheyChooseYours : your opponent choose {count:count} {what:your_seen}
action = TheyChooseYours : your opponent choose {count:count} of {what:mine_of} {=form:1}
their_action = TheyChooseYours : choose {count:count} {what:your_seen} {=form:2}
their_action = TheyChooseYours : choose {count:count} of {what:mine_of} {=form:3}
their_action = TheyChoose : choose {count:count} of {what:theirs_of} {=long:True}
your_seen = Pile : {kind:kind} in {area:open_area}
own_of_theirs = | their_center | their_back | their_part
condition = IfAlso : if {claims:claims} , and if {others:claims} ,
if_condition = IfAlso : if {claims:claims} , and if {others:claims} ,
condition = IfEither : if {first:claim} , or if {second:claim} ,
condition = IfEither : if {first:claim} , or {second:claim} , {=form:1}
any_target = | owners_zone
any_hand = | owners_hand
put_to = | into {owners_zone}
owners_zone = Area : the waiting room {=zones:IN_WAITING_ROOM} {=form:OWNERS}
owners_zone = Area : the memory {=zones:IN_MEMORY} {=form:OWNERS}
owners_zone = Area : the stock {=zones:IN_STOCK} {=form:OWNERS}
owners_zone = Area : the clock {=zones:IN_CLOCK} {=form:OWNERS}
owners_hand = Area : hand {=zones:IN_HAND} {=form:OWNERS}
owners_hand = Area : the hand {=zones:IN_HAND} {=form:OWNERS_TOO}
owners_hand = Area : the deck {=zones:IN_DECK} {=form:OWNERS}
action = PerformEach : perform the following effect 1 time in any order {=n:0} {=any_order:True} {=form:5}
action = PerformEach : perform each of the following ability 1 time in any order {=n:0} {=any_order:True} {=form:6}
action = PerformEach : perform each of the following effect 1 time in any order {=n:0} {=any_order:True} {=form:7}
action = PerformEach : perform the following effect in any order {=n:0} {=any_order:True} {=form:8}
two_colors = TwoColors : {state?:state} {limit?:limited} {first:color} or {second:color} {traits:traits} {head:head}
event_moment = CheckReveals : when this card's trigger check reveal 1 {kind:two_colors} {=own:True}
event_moment = CheckReveals : when your character's trigger check reveal 1 {kind:two_colors}
"""  # noqa: E501 - a rule of the grammar is one line
