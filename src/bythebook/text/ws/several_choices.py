"""Choosing here and there, how many, one thing of each kind, in piles that are searched."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.ws.texts.hiding import EndOf
from bythebook.games.ws.zones.zones import DECK, HAND, STAGE, STOCK
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import R_CHOSEN, R_THEIRS
from bythebook.kernel.language.amounts import Both, Either, Except
from bythebook.kernel.language.conditions import Condition, Every
from bythebook.kernel.language.nouns import Bound
from bythebook.kernel.language.words import OPPONENT, YOU
from bythebook.kernel.texts.branching import Join, Keep
from bythebook.kernel.texts.verbs import ChooseAmong, ChooseCards, Search, ShuffleZone
from bythebook.kernel.texts.verbs import Search as SearchZone
from bythebook.text.ws.actions import Action, Choose
from bythebook.text.ws.conditions import Claim, If
from bythebook.text.ws.kinds import Kind, Same, amount_of
from bythebook.text.ws.moving import Move
from bythebook.text.ws.nouns import Among, Area, Count, Group, Pile, Sort, cards_of, several
from bythebook.text.ws.scope import Scope, Unplayable
from bythebook.text.ws.subjects import LOOKED_AT, It


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


@dataclass(frozen=True)
class AsMany:
    """As many as were just moved, or chosen."""

    n: Same = Same()  # noqa: RUF009 - it holds nothing
    equal: bool = False

    @property
    def up_to(self) -> bool:
        """Whether fewer will do."""
        return False


@dataclass(frozen=True)
class AnyNumber:
    """As many as one likes."""

    @property
    def n(self) -> int:
        """At most: more than there are cards."""
        return 99

    @property
    def up_to(self) -> bool:
        """Whether fewer will do."""
        return True


@dataclass(frozen=True)
class Pick:
    """So many cards of a kind, as one of several choices made together."""

    count: Count
    kind: Sort


@dataclass(frozen=True)
class ChooseEach(Action):
    """Choose cards of several kinds among those looked at, or search the deck for them."""

    first: Pick
    more: tuple[Pick, ...]
    search: bool = False
    commas: bool = False
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        picks = (self.first, *self.more)
        found: list[Effect] = []
        if self.search:
            scope.looked = scope.held = False
            scope.searched = True
            scope.choose(YOU, True)
        else:
            if not scope.looked or scope.held:
                raise Unplayable(self, "no cards were looked at before")
            scope.held = True
            scope.choose(scope.looked_whose, True)
        for place, pick in enumerate(picks):
            reg = R_THEIRS if place else R_CHOSEN
            count = amount_of(pick.count.n, scope)
            if self.search:
                what = cards_of(pick.kind, scope, YOU, (DECK,))
                if not place:
                    found.append(Search(what, count, pick.count.up_to))
                else:
                    up_to = pick.count.up_to
                    found.append(ChooseCards(what, count, up_to, reg, without=R_CHOSEN))
            else:
                kind = cards_of(pick.kind, scope)
                among = Except(LOOKED_AT, Bound(R_CHOSEN)) if place else LOOKED_AT
                found.append(ChooseAmong(among, kind, count, pick.count.up_to, reg))
            if place:
                found.append(Join(R_THEIRS, R_CHOSEN))
        return found


@dataclass(frozen=True)
class ChooseBottom(Action):
    """Choose the bottom card of your clock, or its top card, and 1 card elsewhere."""

    area: Area
    pile: Pile
    top: bool = False
    article: bool = False
    after: bool = False

    def effects(self, scope: Scope) -> list[Effect]:
        if self.area.whose or self.pile.whose or self.pile.area.zones == (HAND,):
            raise Unplayable(self, "they are cards of one player that everybody sees")
        scope.it = scope.character = None
        scope.looked = scope.held = False
        scope.exchanged = EndOf(self.area.zones[0], self.top), Bound(R_CHOSEN)
        return [ChooseCards(self.pile.cards(scope))]


@dataclass(frozen=True)
class ChooseBoth(Action):
    """Choose cards of one kind and cards of another: both are spoken of next."""

    count: Count
    first: Sort | Pile | Group
    other: Count
    second: Pile | Group
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        second = self.second
        first = self.first
        if not isinstance(first, Pile | Group):
            first = replace(second, kind=first)
        if first.whose != second.whose:
            raise Unplayable(self, "they are cards of one player")
        if isinstance(second, Pile) and second.area.zones == (HAND,):
            raise Unplayable(self, "nobody else sees whether there are any")
        one, two = first.cards(scope), second.cards(scope)
        scope.looked = scope.held = False
        scope.exchanged = None
        both = Both(Bound(R_THEIRS), Bound(R_CHOSEN))
        scope.put_to = -1
        scope.speak_of(both, first.whose, True)
        return [
            ChooseCards(one, amount_of(self.count.n, scope), self.count.up_to),
            Keep(R_CHOSEN, R_THEIRS),
            ChooseCards(two, amount_of(self.other.n, scope), self.other.up_to, without=R_THEIRS),
        ]


@dataclass(frozen=True)
class ChooseThose(Action):
    """Choose among those cards: the ones revealed before, of which the others are the rest."""

    count: Count
    kind: Sort
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if scope.those != LOOKED_AT:
            raise Unplayable(self, "no cards were revealed before")
        return Choose(self.count, Among(self.kind)).effects(scope)


LINES: Final = """
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
owners_zone = Area : the waiting room {=zones:IN_WAITING_ROOM} {=owners:True}
owners_zone = Area : the memory {=zones:IN_MEMORY} {=owners:True}
owners_zone = Area : the stock {=zones:IN_STOCK} {=owners:True}
owners_zone = Area : the clock {=zones:IN_CLOCK} {=owners:True}
owners_hand = Area : hand {=zones:IN_HAND} {=owners:True}
owners_hand = Area : the hand {=zones:IN_HAND} {=owners:True} {=form:1}
owners_hand = Area : the deck {=zones:IN_DECK} {=owners:True}
two_colors = TwoColors : {state?:state} {limit?:limited} {first:color} or {second:color} {traits:traits} {head:head}
event_moment = CheckReveals : when this card's trigger check reveal 1 {kind:two_colors} {=own:True}
event_moment = CheckReveals : when your character's trigger check reveal 1 {kind:two_colors}
action = ChooseBottom : choose the bottom card of {area:clock_area} and 1 {pile:pile}
action = ChooseBottom : choose the bottom card of {area:clock_area} and a {pile:pile} {=article:True}
action = ChooseBottom : choose the top card of {area:clock_area} and 1 {pile:pile} {=top:True}
action = ChooseBottom : choose the top card of {area:clock_area} and a {pile:pile} {=top:True} {=article:True}
action = ChooseBoth : choose {count:count} {first:kind} and {other:count} {second:pile}
action = ChooseBoth : choose {count:count_up} {first:pile} and {other:count_up} {second:pile} {=form:1}
action = ChooseBoth : choose {count:count} of {first:stage_group} and {other:count} of {second:stage_group} {=form:2}
count_up = UpTo : up to {n:num}
action = ChooseWith : choose {count:count} of {what:stage_group} and this card {=after:True}
count = AsMany : the same number of
count = AsMany : a equal number of {=equal:True}
action = ChooseEach : choose {first:pick} and {more:picks} from among them
action = ChooseEach : choose {first:pick} , {more:comma_picks} from among them {=commas:True}
action = ChooseEach : search your deck for {first:pick} and {more:picks} {=search:True}
action = ChooseEach : search your deck for {first:pick} , {more:comma_picks} {=search:True} {=commas:True}
pick = Pick : {count:count} {kind:kind}
picks = * pick ; and
comma_picks = * pick ; , ; , and
action = Choose : choose {count:count} {what:bare_among}
bare_among = Among : {kind:kind} {=of:UNSAID_OF}
count = AnyNumber : any number of
action = ChooseTwo : choose 1 {first:pile} and 1 {second:own_stage_pile}
own_stage_pile = Pile : {kind:kind} in {area:stage_area}
action = Choose : choose {count:count} {what:among_remaining}
among_remaining = Among : {kind:kind} from the remaining card {=of:OF_REMAINING}
among_remaining = Among : {kind:kind} among the remaining card {=of:OF_REMAINING} {=form:1}
action = TheyChooseAmong : your opponent choose {count:count} {kind:kind} among those card {=form:1}
your_choice = Choose : choose {count:count} {what:among_remaining}
action = TheyChoose : your opponent choose {count:count} of {what:theirs_of} {=long:True}
action = ChooseWith : choose {count:count} {what:pile} and this card {=after:True}
action = ChooseBottom : choose 1 {pile:pile} and the bottom card of {area:clock_area} {=after:True}
action = ChooseThose : choose {count:count} {kind:kind} among those card
action = ChooseThose : choose {count:count} {kind:kind} from among those card {=form:1}
action = ChooseTwo : choose 1 {first:pile} and a {second:pile} {=article:True}
action = ChooseBoth : choose 1 {first:facing_one} and {second:another_of_theirs} {=count:JUST_ONE} {=other:JUST_ONE} {=form:3}
facing_one = Group : {kind:kind} facing this card {=whose:OPPONENT} {=place:OPPOSITE_THIS} {=form:2}
action = Choose : choose {count:count} of the {what:stage_pile} {=whole:True}
action = Choose : choose {count:count} {what:other_of_any}
other_of_any = Group : other {kind:kind} {=other:True} {=whose:ANYONE} {=form:4}
another_of_theirs = Group : another {kind:plain} in your opponent's center stage {=whose:OPPONENT} {=place:THEIR_CENTER} {=form:5}
"""  # noqa: E501 - a rule of the grammar is one line
