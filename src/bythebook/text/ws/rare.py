"""Words that few cards use: markers and Fusion, Replay commands, cards turned face down.

The lines are added to the grammar's own. What a card prints in red for its Replay
command stands here in quotation marks.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.ws.cards import REPLAY
from bythebook.games.ws.hiding import TopAsMarker, TurnThisDown
from bythebook.games.ws.keyword_actions import GoUnder
from bythebook.games.ws.payments import InsteadOfStock, PlayedForAnother
from bythebook.games.ws.placing import PutOnStage
from bythebook.games.ws.replay import Replay
from bythebook.games.ws.zones import CLIMAX_AREA, HAND, STAGE
from bythebook.kernel.abilities import ACT, COMMAND, CONT, Ability, CostPart, Effect
from bythebook.kernel.amounts import Among
from bythebook.kernel.nouns import Bound
from bythebook.kernel.refs import FACE_UP
from bythebook.kernel.resolve import R_MOVED
from bythebook.kernel.verbs import MoveCards
from bythebook.kernel.words import YOU
from bythebook.text.ws.actions import Action
from bythebook.text.ws.costs import Part
from bythebook.text.ws.moving import AsMarker
from bythebook.text.ws.nouns import Group, Kind, Sort, cards_of
from bythebook.text.ws.scope import Scope, Unplayable
from bythebook.text.ws.sentences import Said, Text, body_of
from bythebook.text.ws.subjects import Subject, ThisCard


@dataclass(frozen=True)
class TopUnder(Action):
    """Put the top card of your deck under this card as a marker."""

    def effects(self, scope: Scope) -> list[Effect]:
        scope.speak_of(Bound(R_MOVED), YOU, False)
        return [TopAsMarker(ThisCard().noun(scope))]


@dataclass(frozen=True)
class OrderedMarkers(AsMarker):
    """Put several cards under this card as markers, and say that the order is free."""

    after: bool = False

    def effects(self, scope: Scope) -> list[Effect]:
        if not self.what.several(scope):
            raise Unplayable(self, "one card has no order")
        return super().effects(scope)


@dataclass(frozen=True)
class WhereThisIs(Action):
    """Put a card on the position that this card is on."""

    what: Subject

    def effects(self, scope: Scope) -> list[Effect]:
        what = self.what.noun(scope)
        if self.what.several(scope) or self.what.whose(scope) != YOU:
            raise Unplayable(self, "one position is for one character of its player")
        scope.speak_of(Bound(R_MOVED), YOU, False)
        return [PutOnStage(what, here=True)]


@dataclass(frozen=True)
class GoesUnder(Action):
    """Put this card and all its markers under the named card that was just put on the stage."""

    name: str
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if scope.it != Bound(R_MOVED):
            raise Unplayable(self, "nothing was put on the stage before")
        named = cards_of(Kind(0, names=(self.name,)), scope)
        return [GoUnder(Among(Bound(R_MOVED), named), FACE_UP)]


@dataclass(frozen=True)
class OnClimaxArea(Action):
    """Put a climax on your climax area, not by playing it."""

    what: Subject

    def effects(self, scope: Scope) -> list[Effect]:
        if self.what.whose(scope) != YOU:
            raise Unplayable(self, "cards go to zones of the player whose they are")
        moved = MoveCards(self.what.noun(scope), CLIMAX_AREA)
        scope.speak_of(Bound(R_MOVED), YOU, self.what.several(scope))
        return [moved]


@dataclass(frozen=True)
class CallCommand(Action):
    """Do what this card's Replay command says."""

    called: str

    def effects(self, scope: Scope) -> list[Effect]:
        return [Replay(self.called)]


@dataclass(frozen=True)
class Command(Text):
    """【REPLAY】: what is done where another text of this card calls for it."""

    called: str
    sentences: tuple[Said, ...]

    def ability(self, kind: int) -> Ability:
        body = body_of(self.sentences, Scope(kind))
        return Ability(COMMAND, body=body, marks=REPLAY, called=self.called, words=self)


@dataclass(frozen=True)
class PaysInstead(Text):
    """【CONT】: a marker under this card may be paid instead of a card of the stock.

    For an ability of a character on the stage, or in the hand too, perhaps only of a keyword; or,
    with no category, for playing a card of the hand.
    """

    payer: Sort
    category: int = ACT
    places: tuple[int, ...] = STAGE
    word: int = 0
    form: int = 0
    said: int = 0

    def ability(self, kind: int) -> Ability:
        scope = Scope(kind, continuous=True)
        payer = cards_of(self.payer, scope, YOU, self.places)
        says = InsteadOfStock(self.category, payer, marks=self.word)
        return Ability(CONT, STAGE, body=(says,), words=self)


@dataclass(frozen=True)
class FreeFor(Text):
    """【CONT】: this card may be played at no cost, if one of your characters is put away."""

    group: Group
    form: int = 0

    def ability(self, kind: int) -> Ability:
        what = self.group.cards(Scope(kind, continuous=True))
        return Ability(CONT, (HAND,), body=(PlayedForAnother(what),), words=self)


@dataclass(frozen=True)
class TurnDown(Part):
    """Turn this card, which lies face up, face down."""

    form: int = 0

    def part(self, scope: Scope) -> CostPart:
        return TurnThisDown()


RARE: Final = """
# What few cards say.
ability = Command : 【REPLAY】 {called:name} {sentences:sentences}
ability = PaysInstead : 【CONT】 if you would pay the 【ACT】 cost for 1 of your {payer:kind} on the stage , {form:marker_instead} .
marker_instead = 0 : you may put 1 marker from underneath this card into your waiting room instead of 1 card from your stock
marker_instead = 1 : you may put 1 marker from underneath this card into your waiting room instead of a card from your stock
ability = PaysInstead : 【CONT】 if you would pay the 【ACT】 cost for your {payer:named} , {form:marker_instead} . {=said:1}
ability = PaysInstead : 【CONT】 if you would pay the 【ACT】 cost for a {payer:kind} in your hand or stage , {form:marker_instead} . {=places:HAND_OR_STAGE}
ability = PaysInstead : 【CONT】 if you would pay the 【ACT】 cost for your {payer:kind} in your hand or in your stage , {form:marker_instead} . {=places:HAND_OR_STAGE} {=said:1}
ability = PaysInstead : 【CONT】 if you would pay the cost for a {payer:kind} in your hand , {form:marker_instead} . {=category:NOTHING} {=places:IN_HAND}
ability = PaysInstead : 【CONT】 if you would pay the cost for {payer:named} in your hand , {form:marker_instead} . {=category:NOTHING} {=places:IN_HAND} {=said:1}
ability = PaysInstead : 【CONT】 if you would pay the cost for the 【AUTO】 of {payer:named} , {form:marker_instead} . {=category:AUTO} {=said:1}
ability = PaysInstead : 【CONT】 if you would pay the {word:keyword} cost for 1 of your {payer:kind} , {form:marker_instead} . {=category:0} {=said:1}
ability = FreeFor : 【CONT】 when this card is played from your hand , you may choose 1 of {group:mine_of} , and put it into your waiting room . if you do , you may play this card with 0 cost .
ability = FreeFor : 【CONT】 when you play this card from your hand , you may choose 1 of {group:mine_of} , and put it into your waiting room . if you do , you may play this card for 0 cost . {=form:1}
act_word = FUSION : fusion
action = WhereThisIs : put {what:movable} on the stage position that this card is on
action = GoesUnder : put this card and all marker underneath this card face up underneath that {name:name} in any order as marker
action = TopUnder : put the top card of your deck face down underneath this card as a marker
action = OrderedMarkers : put {what:movable} face up in any order underneath this card as marker {=face:FACE_UP} {=article:False}
action = OnClimaxArea : put {what:pronoun} on your climax area
action = CallCommand : use {called:name}
part = UnderThis : put {n:number} {what:from_pile} face down underneath this card as a marker
part = TurnDown : put this card from face up to face down
"""  # noqa: E501 - a rule of the grammar is one line
