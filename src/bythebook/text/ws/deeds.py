"""More that a text tells a player to do: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.ws.declaring import Declare, Declared
from bythebook.games.ws.events import STAYS_IN_STAND_PHASE
from bythebook.games.ws.hiding import EndOf, TopAsMarker
from bythebook.games.ws.markers import Markers
from bythebook.games.ws.placing import PutOnStage
from bythebook.games.ws.stage_effects import Reposition
from bythebook.games.ws.zones import HAND
from bythebook.kernel.abilities import Effect
from bythebook.kernel.amounts import Both, WasOf
from bythebook.kernel.conditions import Condition
from bythebook.kernel.control import Keep, OneOf
from bythebook.kernel.lasting import (
    END_OF_OPPONENTS_NEXT_TURN,
    END_OF_YOUR_NEXT_TURN,
    Forbid,
    GrantAbility,
)
from bythebook.kernel.nouns import Amount, Bound
from bythebook.kernel.nouns import Limit as Bounded
from bythebook.kernel.refs import AS_ZONE, FACE_DOWN
from bythebook.kernel.resolve import R_CHOSEN, R_MOVED, R_THEIRS
from bythebook.kernel.verbs import ChooseAmong, ChooseCards
from bythebook.kernel.words import EQUAL, OPPONENT, YOU
from bythebook.text.ws.actions import Action
from bythebook.text.ws.amounts import Measure
from bythebook.text.ws.conditions import Claim
from bythebook.text.ws.moving import OnStage
from bythebook.text.ws.nouns import Area, Count, Group, Pile, Sort, amount_of, cards_of, several
from bythebook.text.ws.scope import Scope, Unplayable
from bythebook.text.ws.subjects import It, Subject, ThatCard, ThisCard


@dataclass(frozen=True)
class MoveFacing(Action):
    """Move a character to an open position that somebody faces."""

    what: Subject
    area: Area
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if self.what.whose(scope) != YOU or self.what.several(scope):
            raise Unplayable(self, "one of your characters moves")
        if self.form == 1 and not isinstance(self.what, ThisCard):
            raise Unplayable(self, "it is not this card that is faced there")
        return [Reposition(self.what.noun(scope), self.area.zones, True)]


@dataclass(frozen=True)
class Separately(OnStage):
    """Put several cards on the stage, each on a position of its own; at once, or one each time."""

    def effects(self, scope: Scope) -> list[Effect]:
        if self.what.several(scope):
            return super().effects(scope)
        if not scope.depth:
            raise Unplayable(self, "one card has one position")
        one = It() if self.what == It(plural=True) else self.what
        placed = OnStage(one, self.where, self.area, self.state).effects(scope)
        return [replace(e, apart=True) if isinstance(e, PutOnStage) else e for e in placed]


@dataclass(frozen=True)
class StaysDown(Action):
    """A character cannot stand in the next stand phase of its player."""

    who: Subject
    whose: int
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if self.who.whose(scope) != self.whose:
            raise Unplayable(self, "characters stand in the stand phase of their player")
        until = END_OF_YOUR_NEXT_TURN if self.whose == YOU else END_OF_OPPONENTS_NEXT_TURN
        return [Forbid(self.who.noun(scope), STAYS_IN_STAND_PHASE, until)]


@dataclass(frozen=True)
class GetsOneOf(Action):
    """Choose 1 of the following abilities, and a character gets it for a time."""

    who: Subject
    until: int
    count: int = 0
    before: bool = False
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        quotes = scope.quoted
        if len(quotes) < 2 or self.count not in (0, len(quotes)):
            raise Unplayable(self, "it takes as many quoted abilities as it says")
        scope.quoted = ()
        who = self.who.noun(scope)
        gets = [GrantAbility(who, quote.ability_of(), self.until) for quote in quotes]
        return [OneOf(tuple((one,) for one in gets))]


@dataclass(frozen=True)
class DeclaresNumber(Action):
    """A player says one of some numbers."""

    numbers: tuple[int, ...]
    whose: int = OPPONENT
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if len(set(self.numbers)) < max(2, len(self.numbers)):
            raise Unplayable(self, "there has to be something to choose from")
        scope.declared = self.whose
        return [Declare(self.numbers, self.whose)]


def declared(node: object, whose: int, scope: Scope) -> Amount:
    """The number that a player has said before."""
    if scope.declared != whose:
        raise Unplayable(node, "nobody has declared a number before")
    return Declared()


@dataclass(frozen=True)
class NumberDeclared(Measure):
    """The number that your opponent declared, or you did."""

    whose: int = OPPONENT
    form: int = 0

    def amount(self, scope: Scope) -> Amount:
        return declared(self, self.whose, scope)


@dataclass(frozen=True)
class OfDeclaredLevel(Claim):
    """That card is of the level declared, and perhaps of a kind."""

    who: ThatCard
    stat: int
    kind: Sort | None = None
    whose: int = OPPONENT
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        from bythebook.kernel.nouns import Cards

        limit = Bounded(self.stat, EQUAL, declared(self, self.whose, scope))
        kind = Cards() if self.kind is None else cards_of(self.kind, scope)
        return WasOf(self.who.noun(scope), replace(kind, limits=(*kind.limits, limit)))


@dataclass(frozen=True)
class ChooseMarker(Action):
    """Choose markers underneath this card."""

    count: Count
    kind: Sort | None = None
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        from bythebook.kernel.nouns import Cards

        kind = Cards() if self.kind is None else cards_of(self.kind, scope)
        count = amount_of(self.count.n, scope)
        scope.looked = scope.held = False
        scope.choose(YOU, several(self.count))
        return [ChooseAmong(Markers(), kind, count, self.count.up_to)]


@dataclass(frozen=True)
class ChooseMarkerOr(Action):
    """Choose 1 marker underneath this card, or 1 card in a zone."""

    pile: Pile

    def effects(self, scope: Scope) -> list[Effect]:
        scope.looked = scope.held = False
        scope.choose(YOU, False)
        from bythebook.kernel.nouns import Cards

        if self.pile.area.zones == (HAND,) or self.pile.whose:
            raise Unplayable(self, "nobody else sees whether there is one")
        return [ChooseAmong(Both(Markers(), self.pile.cards(scope)), Cards())]


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
class HereAs(Action):
    """Put a card on the position that this card is on, in a state."""

    what: Subject
    state: int = AS_ZONE

    def effects(self, scope: Scope) -> list[Effect]:
        what = self.what.noun(scope)
        if self.what.several(scope) or self.what.whose(scope) != YOU:
            raise Unplayable(self, "one position is for one character of its player")
        scope.forget(Bound(R_MOVED))
        scope.held = scope.found = False
        scope.speak_of(Bound(R_MOVED), YOU, False)
        scope.done = Bound(R_MOVED)
        return [PutOnStage(what, here=True, orient=self.state)]


@dataclass(frozen=True)
class TopUnderThis(Action):
    """Put the top card of your deck under this card as a marker, face up, or as markers lie."""

    face: int = FACE_DOWN

    def effects(self, scope: Scope) -> list[Effect]:
        scope.forget(Bound(R_MOVED))
        scope.speak_of(Bound(R_MOVED), YOU, False)
        scope.done = Bound(R_MOVED)
        return [TopAsMarker(ThisCard().noun(scope), self.face)]


DEEDS: Final = """
# More that is done.
action = MoveFacing : move {what:movable} to a open position of {area:own_stage} with a character facing {form:faced}
faced = 1 : this card
faced = 2 : it
deed = Relocate : move {what:movable} to a open position of {area:of_theirs}
deed = Relocate : move {what:movable} to another open position of {area:of_theirs} {=another:True}
of_theirs = Area : their stage {=zones:ON_STAGE} {=whose:OPPONENT} {=their:True}
of_theirs = Area : their center stage {=zones:CENTER_STAGE} {=whose:OPPONENT} {=their:True}
of_theirs = Area : their back stage {=zones:BACK_STAGE} {=whose:OPPONENT} {=their:True}
of_theirs = Area : your opponent's stage {=zones:ON_STAGE} {=whose:OPPONENT}
action = Separately : put {what:movable} on separate position of {area:own_stage} {state?:as_state}
action = StaysDown : {who:subject} cannot 【STAND】 during your next stand phase {=whose:YOU}
action = StaysDown : {who:subject} cannot 【STAND】 during your opponent's next stand phase {=whose:OPPONENT}
action = GetsOneOf : choose 1 of the following ability , and {who:subject} get that ability {until:until}
action = GetsOneOf : choose 1 of the following {count:number} ability , and {who:subject} get that ability {until:until}
action = GetsOneOf : choose 1 of the following ability , and {until:until} , {who:subject} get that ability {=before:True}
action = DeclaresNumber : your opponent declare {numbers:number_list}
action = DeclaresNumber : your opponent choose the number {numbers:number_list} {=form:1}
number_list = * number ; or
number_measure = NumberDeclared : the number your opponent declared
number_measure = NumberDeclared : the number that your opponent declared {=form:1}
number_measure = NumberDeclared : the number that your opponent chose {=form:2}
claim = OfDeclaredLevel : {who:that_card} is a {kind:kind} of the level that your opponent declared {=stat:CARD_LEVEL}
claim = OfDeclaredLevel : {who:that_card} is the level your opponent declared {=stat:CARD_LEVEL} {=form:1}
claim = OfDeclaredLevel : that card's level is the number your opponent declared {=who:THAT_CARD} {=stat:CARD_LEVEL} {=form:2}
claim = OfDeclaredLevel : {who:that_card} is a {kind:kind} of a level that matches the number that your opponent chose {=stat:CARD_LEVEL} {=form:3}
action = ChooseMarker : choose {count:count} {kind:named} marker underneath this card
action = ChooseMarker : choose {count:count} marker underneath this card {=form:1}
action = ChooseMarker : choose {count:count} {kind:kind} from the marker underneath this card {=form:2}
action = ChooseMarkerOr : choose 1 marker underneath this card or 1 {pile:pile}
action = ChooseBottom : choose the bottom card of {area:clock_area} and 1 {pile:pile}
action = ChooseBottom : choose the bottom card of {area:clock_area} and a {pile:pile} {=article:True}
action = ChooseBottom : choose the top card of {area:clock_area} and 1 {pile:pile} {=top:True}
action = ChooseBottom : choose the top card of {area:clock_area} and a {pile:pile} {=top:True} {=article:True}
action = ChooseBoth : choose {count:count} {first:kind} and {other:count} {second:pile}
action = ChooseBoth : choose {count:count_up} {first:pile} and {other:count_up} {second:pile} {=form:1}
action = ChooseBoth : choose {count:count} of {first:stage_group} and {other:count} of {second:stage_group} {=form:2}
count_up = UpTo : up to {n:num}
action = ChooseWith : choose {count:count} of {what:stage_group} and this card {=after:True}
action = HereAs : put {what:movable} on the stage position that this card is on {state:as_state}
action = TopUnderThis : put the top card of your deck underneath this card as a marker
action = TopUnderThis : put the top card of your deck face up underneath this card as a marker {=face:FACE_UP}
deed = TopCards : put {n:num} card from the top of {area:any_stack} {to:any_put_to} {=form:1}
deed = TopCards : put {n:num} card from the bottom of {area:any_stack} {to:any_put_to} {=bottom:True} {=form:1}
deed = TopCards : return the top card of {area:any_stack} to {to:any_hand} {=form:2}
deed = TopCards : return the top {n:num} card of {area:any_stack} to {to:any_hand} {=form:2}
deed = MoveEither : put {what:movable} on {to:their_top} or {other:any_put_to}
deed = MoveEither : return {what:movable} to {to:any_hand} or put it {other:any_put_to} {=short:True}
that_character = ThatCharacter : that battle opponent {=called:1}
pronoun_subject = ThatCharacter : they {=plural:True} {=called:2}
subject = | pronoun_subject
ban = CANNOT_DEAL_DAMAGE : deal damage to a player
ban = LEAVES_FOR_HAND_OR_MEMORY : be returned to hand or put into memory
ban = CANNOT_RETURN_TO_HAND : be returned to hand
ban = CANNOT_GO_TO_MEMORY : be put into memory
ban = CANNOT_BE_REVERSED_BY_AUTO : become 【REVERSE】 by 【AUTO】 effect of your opponent's character
at_next = AtNext : at the beginning of your {moment:next_phase} , {=form:1}
at_next = AtNext : at the beginning of the {moment:this_phase} ,
this_phase = Begins : {phase:phase} {=whose:ANYONE}
own_ban = CANNOT_ENCORE : use “ 【AUTO】 encore ”
action = Cannot : {until:until} , you cannot {what:own_ban} {=who:YOURSELF} {=form:1}
action = Cannot : {who:yours_in_damage} cannot receive damage by 【AUTO】 effect of your opponent's character {until?:until} {=what:CANNOT_BE_DAMAGED_BY_AUTO}
yours_in_damage = You : you
note = Note : you cannot use the “ 【AUTO】 encore [ (3) ] ” rule either . {=about:OF_ENCORE} {=form:1}
note = Note : your opponent cannot use the “ 【AUTO】 encore [ (3) ] ” rule either . {=about:OF_ENCORE} {=form:2}
note = Note : the “ 【AUTO】 encore [ (3) ] ” rule cannot be used either . {=about:OF_ENCORE} {=form:3}
note = Note : even though there is no battle opponent , the attack do not become a direct attack . {=about:OF_ATTACKS}
back_form = 10 : return the card
back_form = 11 : otherwise , return the card
part = PutThis : put this 【STAND】 card {to:put_to} {=standing:True}
"""  # noqa: E501 - a rule of the grammar is one line
