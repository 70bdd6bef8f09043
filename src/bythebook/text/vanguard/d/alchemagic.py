"""Alchemagic, and numbers of icons that are raised or lowered (overDress era)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from bythebook.games.vanguard.d.abilities.order_texts import OF_OTHER_NAME, OF_SAME_NAME
from bythebook.games.vanguard.d.cards.types import (
    ACT_COUNTER_BLAST,
    ALCHEMAGIC,
    AUTO_COUNTER_BLAST,
    NEXT_ALCHEMAGIC,
    NEXT_COUNTER_BLAST,
    SOUL_CHARGES,
)
from bythebook.games.vanguard.d.texts.conditions import PartOfAlchemagic
from bythebook.games.vanguard.d.texts.events import VAR_ALCHEMAGIC
from bythebook.games.vanguard.d.texts.order_events import BY_ALCHEMAGIC, EV_ORDER
from bythebook.kernel.abilities.abilities import Effect, Modifier, Trigger
from bythebook.kernel.language.conditions import AmountIs, Condition
from bythebook.kernel.language.nouns import Num, Player, Variable
from bythebook.kernel.language.words import AT_LEAST, YOU
from bythebook.kernel.state.continuous_ops import BITS_ON
from bythebook.kernel.texts.lasting import END_OF_TURN, Give, GiveBits
from bythebook.text.english.actions import Action
from bythebook.text.english.conditions import Claim
from bythebook.text.english.moments import Moment
from bythebook.text.english.scope import Scope
from bythebook.text.english.subjects import Subject
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.sentences import COMBINE_NOTE, EXPLAINED, TOTAL_NOTE

ANY_NAME: Final = OF_OTHER_NAME | OF_SAME_NAME


@dataclass(frozen=True)
class MayAlchemagic(Action):
    """As you play a normal order you can bind another of your drop zone, and Alchemagic."""

    ways: int
    until: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        until = scope.game.lasts(self.until or scope.until)
        return [GiveBits(Player(YOU), ALCHEMAGIC, self.ways, until)]

    def modifiers(self, scope: Scope) -> list[Modifier]:
        if self.until:
            raise Unplayable(self, "a continuous ability is for as long as it counts")
        return [Modifier(BITS_ON, ALCHEMAGIC, Player(YOU), bits=self.ways)]


@dataclass(frozen=True)
class DidAlchemagic(Claim):
    """You did Alchemagic this turn."""

    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        return AmountIs(Variable(VAR_ALCHEMAGIC), AT_LEAST, 1)


@dataclass(frozen=True)
class InAlchemagic(Claim):
    """Another order is joined to this one, or this one to another."""

    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        return PartOfAlchemagic()


@dataclass(frozen=True)
class PlayedJoined(Moment):
    """You play an order with Alchemagic."""

    def trigger(self, scope: Scope) -> Trigger:
        return Trigger(EV_ORDER, whose=YOU, value=BY_ALCHEMAGIC)


@dataclass(frozen=True)
class NextTime(Action):
    """The next counter blast that you pay, or pay for an Alchemagic, this turn is less."""

    goes_on: ClassVar[bool] = True

    n: int
    char: int = NEXT_COUNTER_BLAST
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        return [Give(Player(YOU), self.char, Num(-self.n), END_OF_TURN)]


@dataclass(frozen=True)
class OwnBlast(Action):
    """The counter blasts of a unit's original abilities of a kind are less."""

    who: Subject
    char: int
    n: int
    until: int = 0
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        found = self.who.fetch(scope)
        until = scope.game.lasts(self.until or scope.until)
        return [*found.effects, Give(found.noun, self.char, Num(-self.n), until)]


@dataclass(frozen=True)
class ChargeMore(Action):
    """Your cards' abilities soul charge more cards than they say."""

    n: int
    until: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        until = scope.game.lasts(self.until or scope.until)
        return [Give(Player(YOU), SOUL_CHARGES, Num(self.n), until)]


EXPLAINED[COMBINE_NOTE] = MayAlchemagic
EXPLAINED[TOTAL_NOTE] = NextTime

OF_ACT: Final = ACT_COUNTER_BLAST
OF_AUTO: Final = AUTO_COUNTER_BLAST
OF_ALCHEMAGIC: Final = NEXT_ALCHEMAGIC

LINES: Final = """
action = MayAlchemagic : when you would play a normal order , you can bind a normal order {ways:joined_name} , and alchemagic {until?:until}
joined_name = OF_OTHER_NAME : with a different card name from your drop zone
joined_name = OF_SAME_NAME : with the same card name from your drop zone
joined_name = ANY_NAME : from your drop zone
reminder = COMBINE_NOTE : ( combine the cost , and add the effect to the back . )
reminder = TOTAL_NOTE : ( reduce from the total cost . do not [ counter-charge ] even if it become negative . )
claim = DidAlchemagic : you did alchemagic this turn
claim = DidAlchemagic : you did alchemagic a order this turn {=form:1}
claim = InAlchemagic : this is part of alchemagic
claim = InAlchemagic : during alchemagic {=form:1}
event = PlayedJoined : you play a order with alchemagic
deed = NextTime : the next time you would alchemagic a order and play it this turn , reduce that cost by [ counter-blast {n:number} ] {=char:OF_ALCHEMAGIC}
deed = NextTime : reduce the next [ counter-blast ] you pay this turn by (1) {=n:1}
action = OwnBlast : reduce the cost of {who:whose_blast} original {char:of_its} ability by [ counter-blast {n:number} ] {until?:until}
action = OwnBlast : the cost of {who:whose_blast} original {char:of_its} ability is reduced by [ counter-blast {n:number} ] {until?:until} {=form:1}
whose_blast = ThatUnit : that unit's {=that:True} {=form:12}
of_its = OF_ACT : [ACT]
of_its = OF_AUTO : [AUTO]
action = ChargeMore : when you would [ soul-charge ] by your card's ability , increase that number by (1) {until?:until} {=n:1}
"""  # noqa: E501 - a rule of the grammar is one line
