"""The same in other words, or of the other player, another zone, another card; with its lines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.kernel.conditions import AmountIs, Condition, Every
from bythebook.kernel.nouns import Count
from bythebook.kernel.words import AT_LEAST, YOU
from bythebook.text.ws.conditions import Claim
from bythebook.text.ws.nouns import Group, Kind, Sort
from bythebook.text.ws.scope import Scope


@dataclass(frozen=True)
class ManyKind(Kind):
    """A kind of character, said of several that something belongs to."""


@dataclass(frozen=True)
class HaveAnd(Claim):
    """You have another character of one kind, and another of a second kind."""

    first: Sort
    second: Sort

    def condition(self, scope: Scope) -> Condition:
        both = (Group(kind, YOU, True).cards(scope) for kind in (self.first, self.second))
        return Every(tuple(AmountIs(Count(cards), AT_LEAST, 1) for cards in both))


SISTERS: Final = """
# Sisters of other lines.
moment = Provided : {prefixes:conditions} {moment:gated}
held_one = Pile : another {kind:kind} in {area:held_area} {=other:True}
claim = NoneFacing : there is no opponent character facing this card {=who:FACING_THIS} {=form:1}
claim = OnTopOfClock : this card is at the top of your clock {=form:1}
claim = IsA : {who:described} is {kind:two_color_kind} {=form:1}
two_color_kind = TwoColors : {first:color} or {second:color} {=head:ANY_CARD}
claim = IsA : {who:described_card} is {kind:bare_limited} {=form:2}
bare_limited = Kind : {limit:limited} {color?:color} {traits?:traits} {head:real_head}
claim = HaveAny : you do not have {group:bare_held} {=none:True} {=form:1}
bare_held = Group : {kind:bare_named}
bare_named = Kind : {traits?:traits} character with {parts:names} in its card name {=head:CHARACTER}
place = LEFT_AND_RIGHT : in the left and right position of your center stage
position = Area : your center stage except the middle position {=zones:CENTER_SIDES}
whole_group = Group : the other character {place:place} {=kind:CHARACTERS} {=other:True} {=form:1}
action = Choose : choose {count:count} of the {what:stage_pile} {=whole:True}
action = Choose : choose {count:count} {what:other_of_any}
other_of_any = Group : other {kind:kind} {=other:True} {=whose:ANYONE} {=form:4}
another_of_theirs = Group : another {kind:plain} in your opponent's center stage {=whose:OPPONENT} {=place:THEIR_CENTER} {=form:5}
of_theirs = Area : your opponent's center stage {=zones:CENTER_STAGE} {=whose:OPPONENT}
of_theirs = Area : your opponent's back stage {=zones:BACK_STAGE} {=whose:OPPONENT}
kind_only = Kind : {state:state} {names:names} {=head:ANY_CARD}
mixed = Mixed : {first:named} or {second:part_kind}
mixed = Mixed : {first:named} or a {second:part_kind} {=article:True}
mixed_named = Mixed : {first:named} or a {second:part_kind} {=article:True}
one = Group : {kind:mixed_named} {place?:place}
event_moment = UsesAct : when you use 【ACT】 {=form:2}
event_moment = UsesAct : when your opponent use 【ACT】 {=form:2} {=whose:OPPONENT}
event_moment = UsesKeyword : when you use a {word:keyword} {=form:1}
event_moment = UsesKeyword : when you use a {word:keyword} ability {=form:2}
event_moment = OpponentOfReversed : when the battle opponent of {group:mine_one} become 【REVERSE】 {?in_battle:in battle} {=form:1}
possessing_kind = ManyKind : {limit?:limited} {color?:color} {traits?:traits} characters' {=head:CHARACTER}
event_moment = AnyClimaxPlaced : when a climax is placed on your climax area or your opponent's climax area {=whose:ANYONE}
event_moment = Goes : when {who:this} is put into your waiting room or memory from the stage {=origin:ON_STAGE} {=target:ROOM_OR_MEMORY}
event_moment = Goes : when {who:mine_one} is put into your memory from the stage {=origin:ON_STAGE} {=target:IN_MEMORY}
event_moment = Goes : when {who:this} is put into your clock from the stage {=origin:ON_STAGE} {=target:IN_CLOCK}
mine_one = Group : 1 of your {?other:other} {kind:kind} {=form:2}
event_moment = PutUnder : when a marker is placed underneath this card {=kind:ANY_KIND} {=form:1}
event_moment = PutUnder : when a marker is put underneath this card {=kind:ANY_KIND} {=form:2}
until = END_OF_YOUR_NEXT_TURN : until end of your next turn
at_next = AtNext : {moment:their_next_end} , {=form:2}
their_next_end = TurnEnds : at end of your opponent's next turn {=whose:OPPONENT}
at_next = AtNext : {moment:your_next_end} , {=form:3}
your_next_end = TurnEnds : at end of your next turn {=whose:YOU}
at_next = AtNext : {moment:next_end} , {=form:4}
next_end = TurnEnds : at end of the next turn {=whose:ANYONE}
next_phase = Begins : turn {=phase:P_TURN} {=whose:YOU}
at_next = AtNext : at the beginning of your opponent's next {moment:their_next_phase} , {=form:2}
their_next_phase = Begins : {phase:phase} {=whose:OPPONENT}
their_next_phase = Begins : turn {=phase:P_TURN} {=whose:OPPONENT}
action = Gets : {until:until} {who:subject} get {gains:gains} {=first:True} {=form:3}
action = Cannot : {until:until} {who:subject} cannot {what:ban} {=form:4}
action = Cannot : {until:until} , {who:subject} cannot {what:ban} {=form:5}
action = Cannot : {until:until} your opponent cannot {what:player_ban} {=who:OPPOSITE} {=form:6}
action = Gets : this card get {gains:gains} on the stage {=on_stage:True} {=who:THIS_CARD} {=form:2}
action = Gets : have this card get {gains:gains} {until:until} {=who:THIS_CARD} {=form:4}
action = InHandGet : your {names:names} get {gains:gains} while in your hand {=form:1}
action = InHandGet : {names:names} in your hand get {gains:gains} {=form:2}
number_measure = NumberOf : the number of {what:counted_had}
counted_had = Pile : {kind:kind} you have in {area:chosen_from} {=form:2}
number_measure = NumberPut : the number of {kind:kind} put into {to:put_elsewhere_too} by this effect
put_elsewhere_too = | clock_area | stock_area | memory_area | hand_area | to_their_room | their_room | to_their_clock | their_clock | to_their_stock | their_stock
action = ExtraTurn : you get 1 more turn {=form:1}
action = OneOfFollowing : choose , and perform 1 of the following effect {=form:1}
rest = TheRest : the remaining card {=form:1}
your_damage = Damage : deal {n:num} damage to your opponent
action = ByYou : you {deed:your_damage}
their_reveal = RevealDeck : reveal {count:their_flipped} {=whose:OPPONENT} {=their:True} {=plain:True}
their_flipped = Exactly : {n:num} card from the top of their deck
deed = TopCards : return up to {n:num} card from the top of {area:any_stack} to {to:any_hand} {=up_to:True} {=form:2}
deed = TopCards : return up to {n:num} card from the top of {area:any_stack} into {to:any_hand} {=up_to:True} {=form:3}
part = FromZone : choose {n:number} {what:in_pile} , and put it {to:put_to} {=article:3}
part = RestWith : 【REST】 {n:number} of {group:mine_of} and this card {=form:1}
part = RevealPut : reveal this card in your hand & put this card {to:put_to} {=form:1}
part = FromZone : put {n:number} of {what:own_from} {to:put_to} {=article:2}
own_from = Pile : your {kind:kind} from {area:taken_from}
own_other_from = Pile : your other {kind:kind} from {area:the_stage} {=other:True}
own_from = Pile : your {kind:kind} from {area:the_stage}
the_stage = Area : the stage {=zones:ON_STAGE} {=form:1}
note = Note : this ability do not activate if this card is not on the stage at the beginning of your climax phase . {=about:OF_STAGE} {=form:3}
that_card = ThatCard : the revealed character {=revealed:True} {=form:1}
action = MoveFacing : move {what:movable} to a open position of {area:own_stage} with a opponent character facing that stage position {=form:3}
quote = Quote : “ {text:ability} ” . {=form:1}
claim = HaveAnd : you have another {first:kind} , and another {second:kind}
claim = TurnPlaced : it is the turn that this card was placed on the stage from your hand {=past:True} {=form:1}
claim = TurnPlaced : it is the turn that this card is placed on the stage from your hand {=form:1}
deed = WhereItStood : put {what:movable} on the stage position {form:put_there} was in {state?:as_state}
put_there = 6 : the character put into your waiting room by this effect
put_there = 7 : the character put into the waiting room by this effect
put_there = 8 : that the character put into your waiting room by this effect
put_there = 9 : that the character put into the waiting room by this effect
put_there = 10 : that that character
put_there = 11 : that character
action = Permitted : can be played from your hand {what:permission} {=form:1}
"""  # noqa: E501 - a rule of the grammar is one line
