"""Who does what is done with what was chosen, hands shown and looked at; with the lines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.ws.texts.defending import Defends
from bythebook.games.ws.texts.hiding import LookAtHand
from bythebook.games.ws.texts.placing import PutOnStage
from bythebook.games.ws.zones.zones import HAND, STAGE
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import R_MOVED
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Bound, Cards
from bythebook.kernel.language.words import ANYONE, OPPONENT, YOU
from bythebook.kernel.state.refs import AS_ZONE
from bythebook.kernel.texts.verbs import ChooseAmong, MoveCards, RevealCards, TurnCards
from bythebook.text.ws.actions import Action
from bythebook.text.ws.conditions import Claim, If
from bythebook.text.ws.kinds import amount_of
from bythebook.text.ws.moving import OnStage
from bythebook.text.ws.nouns import Area, Count, Sort, cards_of, several
from bythebook.text.ws.players import of_theirs
from bythebook.text.ws.scope import Scope, Unplayable
from bythebook.text.ws.subjects import LOOKED_AT, AllOf, Subject


@dataclass(frozen=True)
class ByYou(Action):
    """You do something: said where somebody else did the thing before."""

    deed: Action

    def effects(self, scope: Scope) -> list[Effect]:
        return self.deed.effects(scope)


@dataclass(frozen=True)
class TheyChooseAmong(Action):
    """Your opponent chooses among the cards that were revealed."""

    count: Count
    kind: Sort
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if not scope.looked or scope.held or scope.it not in (LOOKED_AT, scope.those):
            raise Unplayable(self, "no cards were revealed before")
        if scope.card is None and scope.those is None:
            raise Unplayable(self, "nobody can choose among cards that are not seen")
        kind = cards_of(self.kind, scope)
        scope.held = True
        scope.choose(scope.looked_whose, several(self.count))
        count = amount_of(self.count.n, scope)
        return [ChooseAmong(LOOKED_AT, kind, count, self.count.up_to, by=OPPONENT)]


@dataclass(frozen=True)
class RevealHand(Action):
    """Reveal your hand."""

    def effects(self, scope: Scope) -> list[Effect]:
        hand = Cards(YOU, (HAND,))
        scope.card = None
        scope.those, scope.those_whose = hand, YOU
        return [RevealCards(hand)]


@dataclass(frozen=True)
class AndIf(Claim):
    """If you do, and this is so."""

    claims: tuple[Claim, ...]
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        return If(self.claims).condition(scope)


@dataclass(frozen=True)
class AsDefender(Action):
    """A card comes to this card's position and defends in its place."""

    place: OnStage

    def effects(self, scope: Scope) -> list[Effect]:
        if not scope.attack:
            raise Unplayable(self, "nobody attacks")
        return [*self.place.effects(scope), Defends(Bound(R_MOVED))]


@dataclass(frozen=True)
class EverybodyElse(Action):
    """Put all players' characters but this card into their waiting rooms."""

    to: Area

    def effects(self, scope: Scope) -> list[Effect]:
        scope.it = scope.character = scope.card = scope.those = None
        scope.done = Bound(R_MOVED)
        return [MoveCards(Cards(ANYONE, STAGE, other=True), self.to.zones[0])]


@dataclass(frozen=True)
class TurnAll(Action):
    """【REST】 all of your other characters."""

    what: AllOf
    state: int

    def effects(self, scope: Scope) -> list[Effect]:
        return [TurnCards(self.what.noun(scope), self.state)]


@dataclass(frozen=True)
class OpenOfTheirs(Action):
    """Put a card of theirs on an open position of their stage; you choose which."""

    what: Subject
    area: Area
    state: int = AS_ZONE
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        what = of_theirs(self.what, scope, self)
        return [PutOnStage(what, self.area.zones, True, False, self.state, OPPONENT, scope.by)]


@dataclass(frozen=True)
class LookHand(Action):
    """Look at your opponent's hand."""

    def effects(self, scope: Scope) -> list[Effect]:
        scope.looked, scope.looked_whose = True, OPPONENT
        scope.held = False
        scope.card = scope.those = None
        scope.speak_of_card(LOOKED_AT, OPPONENT, True)
        return [LookAtHand(OPPONENT)]


LINES: Final = """
# Who does it, and what is shown.
action = Choose : choose {count:count} {what:source_pile} {=taken:True}
source_pile = Pile : {?other:other} {kind:kind} from {area:chosen_from}
action = Choose : choose {count:count} {what:among_revealed}
among_revealed = Among : {kind:kind} from the revealed card {=of:OF_REVEALED}
action = ByYou : you {deed:deed}
action = ByYou : you {deed:your_draw}
action = ByYou : you {deed:your_choice}
your_draw = Draw : draw {count:count} card
your_choice = Choose : choose {count:count} of {what:stage_group}
your_choice = Choose : choose {count:count} {what:pile}
your_choice = Choose : choose {count:count} {what:among}
action = TheyChooseAmong : your opponent choose {count:count} {kind:kind} from among them
action = RevealHand : reveal your hand
sentence = Sentence : {link:link} {prefixes:and_prefixes} {?may:you may} {actions:actions} . {quoted?:quoted} {notes?:reminder}
and_prefixes = * and_if ; ; ; prefix
and_if = AndIf : and {claims:claims} ,
and_if = AndIf : and if {claims:claims} , {=form:1}
claim = PutSo : you put {n:number} card into {to:put_elsewhere}
claim = PutSo : you put {n:number} or more card into {to:put_elsewhere} {=more:True}
put_elsewhere = | clock_area | stock_area | room_area | memory_area
action = AsDefender : {place:defending_place} as the defending character
defending_place = OnStage : put {what:movable} on the stage position that this card was on {=where:WHERE_THIS_WAS}
defending_place = OnStage : put {what:movable} on this card's stage position {=where:WHERE_THIS_IS}
action = EverybodyElse : put all players' character except this card into {to:their_rooms}
their_rooms = Area : their waiting room {=zones:IN_WAITING_ROOM} {=whose:ANYONE} {=their:True}
action = TurnAll : 【STAND】 {what:all_of_group} {=state:STAND}
action = TurnAll : 【REST】 {what:all_of_group} {=state:REST}
action = TurnAll : 【REVERSE】 {what:all_of_group} {=state:REVERSE}
all_of_group = AllOf : all of {group:stage_group}
turnable = | battle_opponent | facing
action = OpenOfTheirs : put {what:movable} on a open position of {area:of_theirs} {state?:as_state}
action = OpenOfTheirs : put {what:movable} on any open position of {area:of_theirs} {state?:as_state} {=form:1}
part = FromZone : put {what:another_from} {to:put_to} {=n:1} {=article:1}
another_from = Pile : another {kind:kind} from {area:taken_from} {=other:True}
part = FromZone : return {n:number} {what:in_pile} to {to:deck_area} {=verb:RETURN} {=inside:True}
part = PutThis : put this card from {area:memory_area} {to:put_to}
link = IF_YOU_PAID : if you paid the cost ,
action = Damage : deal {n:num} damage to your opponent {times:x} time
action = Damage : deal {n:num} damage {times:x} time to your opponent {=before:True}
turn_end = TurnEnds : at end of your turn {=whose:YOU}
action = LookHand : look at your opponent's hand
action = FlipCards : flip over {count:flipped_top} {=form:1}
flipped_top = Exactly : the top {n:num} card of your deck
their_reveal = RevealDeck : reveal {count:their_flipped} {=whose:OPPONENT} {=their:True} {=plain:True}
their_flipped = Exactly : {n:num} card from the top of their deck
"""  # noqa: E501 - a rule of the grammar is one line
