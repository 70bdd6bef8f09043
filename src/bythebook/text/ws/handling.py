"""More ways in which cards are handled: as many again, markers, hands looked at, damage to all."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.ws import effects as ws
from bythebook.games.ws.events import MAY_ATTACK_BACK
from bythebook.games.ws.hiding import LookAtHand
from bythebook.games.ws.markers import FirstOf, Markers
from bythebook.games.ws.placing import WentTo
from bythebook.games.ws.zones import DECK, HAND, STAGE
from bythebook.kernel.abilities import CONT, Ability, Effect, Modifier
from bythebook.kernel.amounts import Except, Tally
from bythebook.kernel.conditions import AmountIs, Condition
from bythebook.kernel.continuous_ops import BITS_ON, CHAR_CANNOT
from bythebook.kernel.control import Join
from bythebook.kernel.lasting import Forbid
from bythebook.kernel.nouns import Amount, Bound, Noun, Player, This
from bythebook.kernel.resolve import R_CHOSEN, R_MOVED, R_THEIRS
from bythebook.kernel.verbs import ChooseAmong, ChooseCards, Search
from bythebook.kernel.words import AT_LEAST, EQUAL, OPPONENT, YOU
from bythebook.text.ws.actions import Action, DealsDamage
from bythebook.text.ws.conditions import Claim
from bythebook.text.ws.getting import Gain
from bythebook.text.ws.moving import Move
from bythebook.text.ws.nouns import Area, Count, Same, Sort, X, amount_of, cards_of
from bythebook.text.ws.scope import Scope, Unplayable
from bythebook.text.ws.sentences import Text
from bythebook.text.ws.subjects import LOOKED_AT, Subject


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
class TheseMarkers(Subject):
    """Markers underneath this card: all of them, or some from the top."""

    n: int = 0
    bare: bool = False

    def noun(self, scope: Scope) -> Noun:
        return FirstOf(Markers(), self.n) if self.n else Markers()

    def several(self, scope: Scope) -> bool:
        return self.n != 1


@dataclass(frozen=True)
class LookHand(Action):
    """Look at your opponent's hand."""

    def effects(self, scope: Scope) -> list[Effect]:
        scope.looked, scope.looked_whose = True, OPPONENT
        scope.held = False
        scope.card = scope.those = None
        scope.speak_of_card(LOOKED_AT, OPPONENT, True)
        return [LookAtHand(OPPONENT)]


@dataclass(frozen=True)
class DamageTo(DealsDamage):
    """Deal damage to yourself, or to all players at the same time."""

    n: int | X
    whose: int

    def effects(self, scope: Scope) -> list[Effect]:
        scope.damaged = True
        return [ws.DealDamage(amount_of(self.n, scope), self.whose)]


@dataclass(frozen=True)
class FaceDown(Action):
    """Put cards face down into a memory."""

    what: Subject
    to: Area
    face: int

    def effects(self, scope: Scope) -> list[Effect]:
        moved = Move(self.what, self.to).effects(scope)
        return [replace(e, face=self.face) for e in moved]  # type: ignore[type-var]


@dataclass(frozen=True)
class BarsThem(Gain):
    """... and your opponent cannot do something, said in one breath with what is got."""

    what: int

    def gives(self, who: Noun, until: int, each: Amount | None, scope: Scope) -> list[Effect]:
        return [Forbid(Player(OPPONENT), self.what, until)]

    def has(self, who: Noun, each: Amount | None, scope: Scope) -> list[Modifier]:
        return [Modifier(BITS_ON, CHAR_CANNOT, Player(OPPONENT), bits=self.what)]


@dataclass(frozen=True)
class ReturnedSo(Claim):
    """You returned so many cards: of those chosen last."""

    n: int
    to: Area | None = None
    more: bool = False
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        there = (HAND, DECK) if self.to is None else self.to.zones
        if scope.either and self.form:
            return WentTo(Bound(R_MOVED), there)
        if scope.put_to not in there:
            raise Unplayable(self, "nothing was returned there just before")
        return AmountIs(Tally(Bound(R_CHOSEN)), AT_LEAST if self.more else EQUAL, self.n)


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
class SameDamage(DealsDamage):
    """Deal the damage that was canceled once more."""

    def effects(self, scope: Scope) -> list[Effect]:
        if not scope.canceled:
            raise Unplayable(self, "no damage is spoken of")
        return [ws.DealSame()]


@dataclass(frozen=True)
class AimsBack(Text):
    """【CONT】: instead of attacking as usual, this card may attack somebody in the back stage."""

    form: int = 0

    def ability(self, kind: int) -> Ability:
        may = Modifier(BITS_ON, CHAR_CANNOT, This(), bits=MAY_ATTACK_BACK)
        return Ability(CONT, STAGE, modifiers=(may,), words=self)


HANDLING: Final = """
# More ways of handling cards.
count = AsMany : the same number of
count = AsMany : a equal number of {=equal:True}
movable = | these_markers
these_markers = TheseMarkers : all marker underneath this card {=bare:True}
these_markers = TheseMarkers : all marker from underneath this card
these_markers = TheseMarkers : {n:number} marker underneath this card {=bare:True}
these_markers = TheseMarkers : {n:number} marker from underneath this card
action = ChooseEach : choose {first:pick} and {more:picks} from among them
action = ChooseEach : choose {first:pick} , {more:comma_picks} from among them {=commas:True}
action = ChooseEach : search your deck for {first:pick} and {more:picks} {=search:True}
action = ChooseEach : search your deck for {first:pick} , {more:comma_picks} {=search:True} {=commas:True}
pick = Pick : {count:count} {kind:kind}
picks = * pick ; and
comma_picks = * pick ; , ; , and
action = Choose : choose {count:count} {what:bare_among}
bare_among = Among : {kind:kind} {=form:1}
action = SameDamage : deal the same damage to your opponent
ability = AimsBack : 【CONT】 if this card would attack , you may choose 1 character in your opponent's back stage , and this card frontal attack that character as the defending character instead .
ability = AimsBack : 【CONT】 if this card would attack , you may instead choose 1 character in your opponent's back stage , and have this card frontal attack with the chosen character as the defending character . {=form:1}
ability = AimsBack : 【CONT】 when this card attack , you may choose 1 character in your opponent's back stage , and this card frontal attack that character as the defending character instead . {=form:2}
ability = AimsBack : 【CONT】 when this card attack , you may instead choose 1 character in your opponent's back stage , and have this card frontal attack with the chosen character as the defending character . {=form:3}
action = LookHand : look at your opponent's hand
action = DamageTo : deal {n:num} damage to yourself {=whose:YOU}
action = DamageTo : deal {n:num} damage to all player {=whose:ANYONE}
action = FaceDown : put {what:movable} face down into {to:any_memory} {=face:FACE_DOWN}
any_memory = | memory_area | their_memory | to_their_memory
later_gain = | bars_them
bars_them = BarsThem : your opponent cannot {what:player_ban}
action = FlipCards : flip over {count:flipped_top} {=form:1}
flipped_top = Exactly : the top {n:num} card of your deck
claim = ReturnedSo : you returned {n:number} card {to?:returned_to}
claim = ReturnedSo : you returned {n:number} or more card {to?:returned_to} {=more:True}
returned_to = | to {hand_area} | to {deck_area}
back_form = 12 : return that card
back_form = 13 : otherwise , return that card
back_form = 14 : if it is not , the revealed card is returned
part = RestWith : 【REST】 this card and another of {group:mine_of} {=n:1} {=another:True}
part = FromZone : put {n:number} of {what:own_other_from} {to:put_to} {=article:2}
own_other_from = Pile : your other {kind:kind} from {area:taken_from} {=other:True}
"""  # noqa: E501 - a rule of the grammar is one line
