"""What is so while an ability holds, beside power and the like; with its lines."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.ws.cards import BLUE, CARD_LEVEL, COLOR, GREEN, MARKS, RED, YELLOW
from bythebook.games.ws.preparation import CopiesInDeck
from bythebook.games.ws.texts.events import CANNOT_TAKE_BACK, MAY_ATTACK_BACK
from bythebook.games.ws.zones.markers import Markers
from bythebook.games.ws.zones.zones import HAND, STAGE
from bythebook.kernel.abilities.abilities import CONT, Ability, Effect, Modifier
from bythebook.kernel.language.amounts import Both, Compare, Exists, ThisIf
from bythebook.kernel.language.conditions import AmountIs, Condition, Every
from bythebook.kernel.language.nouns import Amount, Cards, Noun, Player, This
from bythebook.kernel.language.nouns import Count as CountOf
from bythebook.kernel.language.nouns import Limit as Bounded
from bythebook.kernel.language.words import AT_LEAST, EQUAL, HAS, YOU, Test
from bythebook.kernel.state.continuous_ops import BITS_ON, CHAR_CANNOT
from bythebook.kernel.texts.lasting import GiveBits
from bythebook.text.ws.actions import Action
from bythebook.text.ws.amounts import StatOf
from bythebook.text.ws.conditions import Claim
from bythebook.text.ws.getting import Gain
from bythebook.text.ws.kinds import Kind
from bythebook.text.ws.nouns import Group, Pile, cards_of
from bythebook.text.ws.scope import Scope, Unplayable
from bythebook.text.ws.sentences import Text
from bythebook.text.ws.subjects import Subject, ThatCharacter


@dataclass(frozen=True)
class NewColor(Gain):
    """A color."""

    color: int
    bare: bool = False

    def gives(self, who: Noun, until: int, each: Amount | None, scope: Scope) -> list[Effect]:
        return [GiveBits(who, COLOR, self.color, until)]

    def has(self, who: Noun, each: Amount | None, scope: Scope) -> list[Modifier]:
        return [Modifier(BITS_ON, COLOR, who, bits=self.color)]


@dataclass(frozen=True)
class OthersPermitted(Action):
    """Your cards of a kind can be played from your hand against a rule."""

    kind: Kind
    what: int

    def modifiers(self, scope: Scope) -> list[Modifier]:
        who = cards_of(self.kind, scope, YOU, (HAND,))
        return [Modifier(BITS_ON, MARKS, who, bits=self.what)]


@dataclass(frozen=True)
class SharedCopies(Text):
    """【CONT】: so many of this card and of another one, together, may be in a deck."""

    n: int
    names: tuple[str, ...]
    form: int = 0

    def ability(self, kind: int) -> Ability:
        return Ability(CONT, (), body=(CopiesInDeck(self.n, self.names),), words=self)


@dataclass(frozen=True)
class NoneTakenBack(Text):
    """【CONT】: during the attack phase, your effects return no characters to your hand."""

    form: int = 0

    def ability(self, kind: int) -> Ability:
        barred = Modifier(BITS_ON, CHAR_CANNOT, Player(YOU), bits=CANNOT_TAKE_BACK)
        return Ability(CONT, STAGE, modifiers=(barred,), words=self)


@dataclass(frozen=True)
class MarkersColors(Action):
    """This card gets the colors of the face up markers under it."""

    def modifiers(self, scope: Scope) -> list[Modifier]:
        found: list[Modifier] = []
        for color in (YELLOW, GREEN, RED, BLUE):
            such = Markers(kind=Cards(tests=(Test(COLOR, HAS, color),)), face_up=True)
            this = ThisIf(AmountIs(CountOf(such), AT_LEAST, 1))
            found.append(Modifier(BITS_ON, COLOR, this, bits=color))
        return found


@dataclass(frozen=True)
class ThatOne(ThatCharacter):
    """That card, said of a character that was chosen, or that the trigger speaks of."""

    def noun(self, scope: Scope) -> Noun:
        found = super().noun(scope)
        if scope.card not in (None, found) or (self.plural and scope.those is not None):
            raise Unplayable(self, "another card was revealed or moved before")
        return found


@dataclass(frozen=True)
class ThisAnd(Subject):
    """One subject and another: the character facing this card and this card."""

    first: Subject
    second: Subject

    def noun(self, scope: Scope) -> Noun:
        return Both(self.first.noun(scope), self.second.noun(scope))

    def several(self, scope: Scope) -> bool:
        return True


@dataclass(frozen=True)
class LevelsSame(Claim):
    """Every one of some characters is of the level of the one chosen."""

    group: Group

    def condition(self, scope: Scope) -> Condition:
        level = StatOf(ThatCharacter(), CARD_LEVEL).amount(scope)
        every = self.group.cards(scope)
        same = replace(every, limits=(*every.limits, Bounded(CARD_LEVEL, EQUAL, level)))
        chosen = Exists(ThatCharacter().noun(scope))
        return Every((chosen, Compare(CountOf(same), EQUAL, CountOf(every))))


@dataclass(frozen=True)
class AllTurned(Claim):
    """All characters in a part of the stage are in a state; of none, it is so too."""

    pile: Pile
    state: int

    def condition(self, scope: Scope) -> Condition:
        every = self.pile.cards(scope)
        so = replace(every, orient=self.state)
        return Compare(CountOf(so), EQUAL, CountOf(every))


@dataclass(frozen=True)
class AimsBack(Text):
    """【CONT】: instead of attacking as usual, this card may attack somebody in the back stage."""

    form: int = 0

    def ability(self, kind: int) -> Ability:
        may = Modifier(BITS_ON, CHAR_CANNOT, This(), bits=MAY_ATTACK_BACK)
        return Ability(CONT, STAGE, modifiers=(may,), words=self)


LINES: Final = """
# What is so as long as an ability holds.
action = Gets : this card get {gains:gains} while in the stage {=on_stage:True} {=who:THIS_CARD} {=form:1}
action = Gets : this card get {gains:gains} in your hand {=in_hand:True} {=who:THIS_CARD} {=form:1}
action = NotPlayed : this card cannot be played from hand {=what:CANNOT_BE_PLAYED} {=form:1}
action = NotPlayed : you cannot play this card from your hand {=what:CANNOT_BE_PLAYED} {=form:2}
action = OthersPermitted : your {kind:permitted} can be played from your hand {what:permission}
permitted = Kind : {limit?:limited} {color?:color} {traits?:traits} {head:head}
gain = NewColor : the color {color:color}
ability = SharedCopies : 【CONT】 you can put up to {n:number} card with the same card name as this card and {names:names} in your deck .
ability = SharedCopies : 【CONT】 you may put up to {n:number} card with the same card name as this card and {names:names} into your deck . {=form:1}
ability = NoneTakenBack : 【CONT】 during the attack phase , you cannot return character from your waiting room to your hand by your card's effect .
ability = NoneTakenBack : 【CONT】 during the attack phase , you cannot return character from your waiting room to your hand by your cards' effect . {=form:1}
action = MarkersColors : this card get all the color of the face up marker underneath this card
ban = CANNOT_DIRECT_ATTACK : direct attack
ban = NO_DIRECT_NO_SIDE : direct attack and side attack
subject = ThatOne : that card
subject = ThisAnd : {first:facing} and {second:this}
turnable = | battle_opponent
movable = | battle_opponent
seen_pile = Pile : {kind:turned_down} in {area:chosen_from}
held = Pile : {kind:turned_down} in {area:held_area}
claim = Holds : {area:area} have {n:number} or more {kind:turned_down} {=how:AT_LEAST}
same_as = Pile : a {kind:plain} in {area:chosen_from}
same_as = Group : a {kind:plain} {place:place}
claim = LevelsSame : the level of all of {group:mine_of} is the same as that character's
claim = AllTurned : all {pile:stage_pile} is {state:state}
keyword = ALARM : "Alarm"
event_moment = AnyClimaxPlaced : when your opponent's climax is placed on their climax area {=whose:OPPONENT} {=form:1}
event_moment = PlayedNow : when this card is played and placed on the stage from your hand {=form:1}
claim = PutSo : you put {n:number} card into {to:put_zone}
claim = PutSo : you put {n:number} or more card into {to:put_zone} {=more:True}
put_zone = | clock_area | room_area | stock_area
claim = ThereAmong : there is no {kind:kind} among those card {=n:0} {=how:AT_MOST}
claim = ThereAmong : there is no {kind:kind} revealed among those card {=n:0} {=how:AT_MOST} {=revealed:True}
position = Area : the back stage {=zones:BACK_STAGE} {=form:1}
their_held_area = Area : the waiting room {=zones:IN_WAITING_ROOM} {=whose:OPPONENT} {=form:1}
claim = Lies : {kind:named} is in {area:lying_place}
lying_place = | own_center | own_back | middle
either_claim = BothClaims : {first:claim} and {second:claim}
claim = AllAre : all of your opponent's character is {traits:traits} {=whose:OPPONENT}
action = Choose : choose {what:another_one} {=count:JUST_ONE}
another_one = Group : another of your {kind:kind} {place?:place} {=other:True} {=form:1}
limited = Limit : {stat:limited_stat} {n:num} or less {=how:AT_MOST} {=form:1}
limited = Limit : {stat:limited_stat} {n:num} or more {=how:AT_LEAST} {=form:1}
event_moment = CheckReveals : when your characters' trigger check reveal 1 {kind:kind_only} {=form:1}
event_moment = CheckReveals : when your character's trigger check reveal {kind:named} {=form:2}
event_moment = PutAway : when {who:whoever} is put into the waiting room from your stage {=form:1}
event_moment = PutAway : when {who:whoever} is put into the waiting room from the stage {=form:2}
ability = AimsBack : 【CONT】 if this card would attack , you may choose 1 character in your opponent's back stage , and this card frontal attack that character as the defending character instead .
ability = AimsBack : 【CONT】 if this card would attack , you may instead choose 1 character in your opponent's back stage , and have this card frontal attack with the chosen character as the defending character . {=form:1}
ability = AimsBack : 【CONT】 when this card attack , you may choose 1 character in your opponent's back stage , and this card frontal attack that character as the defending character instead . {=form:2}
ability = AimsBack : 【CONT】 when this card attack , you may instead choose 1 character in your opponent's back stage , and have this card frontal attack with the chosen character as the defending character . {=form:3}
"""  # noqa: E501 - a rule of the grammar is one line
