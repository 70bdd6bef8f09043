"""What players and cards cannot do: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.dbs.cards.characteristics import CostIs
from bythebook.games.dbs.preparation import CopiesInDeck, DeckWithout
from bythebook.games.dbs.texts.events import (
    ATTACK_NOT_NEGATED,
    CANNOT_BE_NEGATED,
    CANNOT_BE_PLAYED,
    CANNOT_BE_PLAYED_BY_RULES,
    EV_BEGIN,
    NO_BLOCKERS,
    NO_COUNTERS,
    P_TURN,
    STAYS_IN_MASTERS_TURN,
)
from bythebook.games.dbs.texts.forgoing import Promise
from bythebook.games.dbs.texts.limiting import BEING_PLAYED, Limit, limit_while
from bythebook.games.dbs.zones.zones import EVERYWHERE
from bythebook.kernel.abilities.abilities import (
    AUTO,
    CONT,
    Ability,
    CostPart,
    Effect,
    Modifier,
    Trigger,
)
from bythebook.kernel.abilities.resolve import R_OTHER
from bythebook.kernel.abilities.resolve import If as IfSo
from bythebook.kernel.language.conditions import TurnOf
from bythebook.kernel.language.nouns import Bound, Cards, Player, This
from bythebook.kernel.language.words import OPPONENT, YOU
from bythebook.kernel.state.continuous_ops import BITS_ON, CHAR_CANNOT
from bythebook.kernel.texts.lasting import END_OF_OPPONENTS_NEXT_TURN, THIS_GAME, Forbid, Later
from bythebook.text.dbs.abilities import Permanent
from bythebook.text.dbs.scope import reading
from bythebook.text.dbs.sentences import Sentence
from bythebook.text.dbs.tags import Text
from bythebook.text.english.actions import Action
from bythebook.text.english.getting import Cannot
from bythebook.text.english.kinds import Kind
from bythebook.text.english.marks import Area
from bythebook.text.english.scope import Scope, Unplayable
from bythebook.text.english.subjects import Subject

NEITHER_NEGATED: Final = CANNOT_BE_NEGATED | ATTACK_NOT_NEGATED
NO_COUNTERS_OR_BLOCKERS: Final = NO_COUNTERS | NO_BLOCKERS


@dataclass(frozen=True)
class PlayerCannot(Action):
    """A player cannot activate skills of a kind, or play cards of a type."""

    bits: int
    until: int = 0
    whose: int = OPPONENT
    form: int = 0
    promised: bool = False
    """that it is what is paid: one cannot do it from then on"""

    def effects(self, scope: Scope) -> list[Effect]:
        if not self.until:
            raise Unplayable(self, "it is not said for how long")
        return [Forbid(Player(scope.whose(self.whose)), self.bits, self.until)]

    def as_cost(self, scope: Scope) -> CostPart | None:
        return Promise(self.bits) if self.promised else None

    def modifiers(self, scope: Scope) -> list[Modifier]:
        if self.until:
            raise Unplayable(self, "a permanent skill is for as long as it counts")
        return [Modifier(BITS_ON, CHAR_CANNOT, Player(scope.whose(self.whose)), bits=self.bits)]


@dataclass(frozen=True)
class NotPlayedBy(Action):
    """This card cannot be played by skills, or only by skills."""

    bits: int
    form: int = 0

    def modifiers(self, scope: Scope) -> list[Modifier]:
        scope.here(EVERYWHERE, self)
        return [Modifier(BITS_ON, CHAR_CANNOT, This(), bits=self.bits)]


@dataclass(frozen=True)
class StaysRested(Action):
    """Cards of the opponent's cannot be switched to active mode in the opponent's next turn."""

    who: Subject
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        found = self.who.fetch(scope)
        spoken = scope.it
        if not isinstance(found.noun, Bound) or spoken is None or spoken.several:
            raise Unplayable(self, "one card that was chosen is remembered")
        scope.speaker = found.noun
        stays = Forbid(found.noun, STAYS_IN_MASTERS_TURN, END_OF_OPPONENTS_NEXT_TURN)
        # In the opponent's turn, the next one is the one after yours: nothing is kept up till then.
        begins = Trigger(EV_BEGIN, value=P_TURN, turn=YOU)
        there = replace(stays, what=Bound(R_OTHER))
        later = Later(Ability(AUTO, trigger=begins, body=(there,)), THIS_GAME, found.noun)
        return [*found.effects, IfSo(TurnOf(YOU), (stays,), (later,))]


@dataclass(frozen=True)
class CannotEither(Action):
    """Cards can do neither of two things."""

    who: Subject
    bits: int
    more: int
    until: int = 0
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        return Cannot(self.who, self.bits | self.more, self.until).effects(scope)

    def modifiers(self, scope: Scope) -> list[Modifier]:
        return Cannot(self.who, self.bits | self.more, self.until).modifiers(scope)


@dataclass(frozen=True)
class NotNegated(Action):
    """This card's skills, or its attacks, cannot be negated."""

    bits: int
    anywhere: bool = False

    def modifiers(self, scope: Scope) -> list[Modifier]:
        if self.anywhere:
            scope.here(EVERYWHERE, self)
        return [Modifier(BITS_ON, CHAR_CANNOT, This(), bits=self.bits)]


@dataclass(frozen=True)
class PlayedOnlyBy(Action):
    """This card is played by no skills but those of a kind; perhaps not by paying for it either."""

    marks: int
    colors: tuple[int, int] = (0, 0)
    form: int = 0
    alone: bool = False
    """and in no other way"""

    def modifiers(self, scope: Scope) -> list[Modifier]:
        scope.here(EVERYWHERE, self)
        found = limit_while(Limit(BEING_PLAYED, Cards(), True, self.marks), This())
        if self.alone:
            bits = CANNOT_BE_PLAYED_BY_RULES
            found.append(Modifier(BITS_ON, CHAR_CANNOT, This(), bits=bits))
        return found


@dataclass(frozen=True)
class PlayedOnlyFrom(Action):
    """This card can only be played from an area: anywhere else it cannot be."""

    area: Area
    form: int = 0

    def modifiers(self, scope: Scope) -> list[Modifier]:
        scope.here(tuple(z for z in EVERYWHERE if z not in self.area.zones), self)
        return [Modifier(BITS_ON, CHAR_CANNOT, This(), bits=CANNOT_BE_PLAYED)]


@dataclass(frozen=True)
class Copies(Text):
    """[Permanent]: how many copies of this card can be in a deck."""

    n: int = 99
    form: int = 0

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        return (Ability(CONT, EVERYWHERE, body=(CopiesInDeck(self.n),), words=self),)


@dataclass(frozen=True)
class KeptOut(Text):
    """[Permanent]: which cards cannot be in the deck, perhaps with something else that is so."""

    kind: Kind
    form: int = 0
    sentences: tuple[Sentence, ...] = ()

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        cards = self.kind.test(reading(kind))
        such = cards.such
        if such is not None and not isinstance(such, CostIs):
            raise Unplayable(self, "it asks more than what is printed on the cards")
        if cards.other or cards.orient >= 0 or cards.either:
            raise Unplayable(self, "it asks more than what is printed on the cards")
        without = DeckWithout(cards)
        only = Ability(CONT, EVERYWHERE, body=(without,), words=self)
        if not self.sentences:
            return (only,)
        more = Permanent(self.sentences).abilities(kind)
        return (only, *(replace(a, words=self) for a in more))


LINES: Final = """
# What players and cards cannot do.
action = PlayerCannot : your opponent cannot activate {bits:barred_kind} {until?:until}
action = PlayerCannot : your opponent may not activate {bits:barred_kind} {until?:until} {=form:3}
action = PlayerCannot : your opponent cannot activate {bits:barred_kind} skill {until?:until} {=form:4}
action = PlayerCannot : your opponent may not activate {bits:barred_kind} skill {until?:until} {=form:5}
action = PlayerCannot : they cannot activate {bits:barred_kind} {until?:until} {=form:6}
action = PlayerCannot : they cannot activate {bits:barred_kind} skill {until?:until} {=form:7}
barred_kind = NO_COUNTERS : [Counter]
barred_kind = NO_COUNTER_PLAY : [Counter:_Play]
barred_kind = NO_COUNTER_ATTACK : [Counter:_Attack]
barred_kind = NO_BLOCKERS : [Blocker]
barred_kind = NO_COUNTERS_OR_BLOCKERS : [Counter] or [Blocker]
barred_kind = NEITHER_SKILL : [Counter] skill or [Blocker]
action = PlayerCannot : you cannot play battle card {until?:until} {=bits:NO_BATTLE_CARDS} {=whose:YOU} {=form:2}
action = PlayerCannot : your opponent cannot play battle card {until?:until} {=bits:NO_BATTLE_CARDS} {=form:2}
action = PlayerCannot : your opponent cannot activate [Counter] against this card's attack and cannot activate [Blocker] {until?:until} {=bits:NO_COUNTERS_OR_BLOCKERS} {=form:11}
ban = CANNOT_BE_KOD_BY_SKILLS : be ko'd by your opponent's skill
action = Cannot : {who:subject} cannot be ko'd by your opponent's card's skill {until?:until} {=bits:CANNOT_BE_KOD_BY_SKILLS} {=form:20}
ban = CANNOT_BE_KOD_IN_BATTLE : be ko'd in battle
action = Cannot : {who:subject} cannot be ko'd by your opponent's attack {until?:until} {=bits:CANNOT_BE_KOD_IN_BATTLE} {=form:21}
action = NotPlayedBy : this card cannot be played from any area except by skill {=bits:CANNOT_BE_PLAYED_BY_RULES}
action = NotPlayedBy : this card cannot be played with skill from any area {=bits:CANNOT_BE_PLAYED_BY_SKILLS}
action = NotPlayedBy : this card cannot be played by your card skill from any area {=bits:CANNOT_BE_PLAYED_BY_SKILLS} {=form:1}
action = NotPlayedBy : this card cannot be played from any area with skill {=bits:CANNOT_BE_PLAYED_BY_SKILLS} {=form:2}
action = NotPlayedBy : this card cannot be played from any area by skill {=bits:CANNOT_BE_PLAYED_BY_SKILLS} {=form:3}
action = NotPlayedBy : you cannot play this card from any area using skill {=bits:CANNOT_BE_PLAYED_BY_SKILLS} {=form:4}
ban = CANNOT_BE_ATTACKED : be attacked
allowed = Allowed : cannot be attacked by your opponent's card {=bits:CANNOT_BE_ATTACKED} {=form:4}
ban = CANNOT_LEAVE_BY_SKILLS : be removed from your battle area by skill
action = Cannot : {who:subject} cannot be removed from battle area by skill {until?:until} {=bits:CANNOT_LEAVE_BY_SKILLS} {=form:23}
action = Cannot : do not leave the battle area due to skill {=who:SAME_AGAIN} {=bits:CANNOT_LEAVE_BY_SKILLS} {=form:24}
action = CannotEither : {who:subject} cannot {bits:ban} or {more:ban} {until?:until}
ban = CANNOT_USE_SKILLS : activate skill
action = Cannot : {who:subject} cannot be attacked by your opponent's card {until?:until} {=bits:CANNOT_BE_ATTACKED} {=form:22}
action = NotPlayable : you may not play this card from any area {=form:2}
action = NotPlayable : this card cannot be played {=form:3}
action = NotPlayable : you cannot play this card {=form:4}
action = NotNegated : this card's skill cannot be negated in any area {=bits:CANNOT_BE_NEGATED} {=anywhere:True}
action = NotNegated : this card's attack and skill cannot be negated {=bits:NEITHER_NEGATED}
action = NotNegated : this card's skill cannot be negated {=bits:CANNOT_BE_NEGATED}
action = NotNegated : this card's attack cannot be negated {=bits:ATTACK_NOT_NEGATED}
action = PlayerCannot : battle card you play using [Over_Realm] is not sent to {form:realm_warp} {=bits:REALM_STAYS} {=until:END_OF_TURN} {=whose:YOU}
action = PlayerCannot : your leader card do not take damage from attack {=bits:CANNOT_BE_DAMAGED} {=whose:YOU} {=form:30}
action = PlayerCannot : you do not take damage from attack {until?:until} {=bits:CANNOT_BE_DAMAGED} {=whose:YOU} {=form:31}
action = PlayerCannot : you do not take damage from your opponent's attack {until?:until} {=bits:CANNOT_BE_DAMAGED} {=whose:YOU} {=form:32}
realm_warp = 20 : warp at the end of this turn
realm_warp = 21 : your warp at the end of this turn
realm_warp = 22 : warp at the end of the turn
realm_warp = 23 : your warp at the end of the turn
bar_cost = PlayerCannot : you cannot activate the [Counter:_Play] skill of other card for the turn {=bits:NO_COUNTER_PLAY} {=until:END_OF_TURN} {=whose:YOU} {=promised:True}
bar_cost = PlayerCannot : you cannot activate the [Counter:_Attack] skill of other card for the turn {=bits:NO_COUNTER_ATTACK} {=until:END_OF_TURN} {=whose:YOU} {=promised:True}
does = Does : {action:bar_cost} {=form:3}
action = PlayedOnlyBy : this card cannot be played from any area with non - {marks:playing_kind} skill
action = PlayedOnlyBy : this card cannot be played from any area by non - {marks:playing_kind} skill {=form:1}
action = PlayedOnlyBy : you cannot play this card from any area with skill other than {marks:playing_kind} {=form:2}
action = PlayedOnlyBy : you cannot play this card from any area with skill other than [Revive {colors:color_pair} ] {=marks:REVIVE} {=form:3}
action = PlayedOnlyBy : this card can only be played from any area using {marks:playing_kind} skill {=alone:True}
action = PlayedOnlyBy : you can only play this card from any area using {marks:playing_kind} skill {=alone:True} {=form:1}
playing_kind = ANY_EVOLVE : [Evolve]
playing_kind = COUNTER_COUNTER : [Counter:_Counter]
playing_kind = COUNTER_PLAY : [Counter:_Play]
playing_kind = COUNTER_ATTACK : [Counter:_Attack]
playing_kind = UNION_FUSION : [Union-Fusion]
playing_kind = UNION_POTARA : [Union-Potara]
playing_kind = OVER_REALM : [Over_Realm]
playing_kind = SUCCESSOR : [Successor]
action = PlayedOnlyFrom : this card can only be played from {area:area}
action = PlayFree : you may play this card from {area:area} without paying its energy cost {=form:1}
text = KeptOut : [Permanent] you cannot include {kind:kept_kind} in your deck .
text = KeptOut : [Permanent] you cannot include {kind:kept_kind} in your deck , and {sentences:sentences} {=form:1}
kept_kind = Kind : {pre?:pres} {head:card_head} {post?:such_posts}
text = Copies : [Permanent] you can include as many copy of this card in your deck as you like .
text = Copies : [Permanent] you can include up to {n:number} copy of this card in your deck . {=form:1}
"""  # noqa: E501 - a rule of the grammar is one line
