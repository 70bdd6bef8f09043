"""What few texts say: names alike and different, cards bound by a card's effect, blasts that are
effects, power increased by powers, fights that are won."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from bythebook.games.vanguard.cards.cards import POWER
from bythebook.games.vanguard.d.actions.getting import NumberOf
from bythebook.games.vanguard.d.texts.effects import SoulBlastCards
from bythebook.games.vanguard.other.unique import Unique
from bythebook.games.vanguard.texts import effects as game
from bythebook.games.vanguard.texts.nouns import (
    DifferentNames,
    OriginalTotal,
    SameGrades,
    ShareName,
)
from bythebook.games.vanguard.zones.zones import BIND
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import R_MOVED
from bythebook.kernel.language.amounts import Compare, Scaled, Tally
from bythebook.kernel.language.conditions import AmountIs, Condition
from bythebook.kernel.language.nouns import Amount, Num, ValueOf
from bythebook.kernel.language.words import ANYONE, AT_LEAST, YOU
from bythebook.kernel.state.refs import NOTHING
from bythebook.kernel.texts.lasting import Give
from bythebook.kernel.texts.verbs import LoseGame, WinGame
from bythebook.text.english.actions import Action
from bythebook.text.english.conditions import Claim
from bythebook.text.english.marks import Asked, Mark
from bythebook.text.english.scope import CHOSE, Scope
from bythebook.text.english.subjects import Subject
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.d.lexicon import LEXICON_D
from bythebook.text.vanguard.deeds import gone_since, surely_done

# How cards compare with each other.
ONE_NAME: Final = 1
ONE_GRADE: Final = 2


@dataclass(frozen=True)
class AllDiffer(Claim):
    """All cards with which this text has done something have different names."""

    verb: int
    which: int = 0
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        noun = surely_done(self.verb, NOTHING, scope, self)
        return Compare(DifferentNames(noun), AT_LEAST, Tally(noun))


@dataclass(frozen=True)
class DoneDiffering(Claim):
    """So many cards of different names, or more, are among those something was done with."""

    verb: int
    n: int

    def condition(self, scope: Scope) -> Condition:
        noun = surely_done(self.verb, NOTHING, scope, self)
        if self.verb == CHOSE and gone_since(noun, scope):
            raise Unplayable(self, "what was chosen has gone elsewhere since")
        return AmountIs(Unique(noun), AT_LEAST, self.n)


@dataclass(frozen=True)
class AllShareName(Claim):
    """All cards with which this text has done something have the same name."""

    verb: int
    which: int = 0
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        return ShareName(surely_done(self.verb, NOTHING, scope, self))


@dataclass(frozen=True)
class TheyCompare(Claim):
    """Cards spoken of all have the same name, or the same grade."""

    who: Subject
    way: int
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        noun = self.who.noun(scope)
        return ShareName(noun) if self.way == ONE_NAME else SameGrades(noun)


@dataclass(frozen=True)
class BlastIt(Action):
    """[Counter-Blast n], of whoever the text says, as an effect."""

    goes_on: ClassVar[bool] = True

    n: int

    def effects(self, scope: Scope) -> list[Effect]:
        scope.done = None
        return [game.CounterBlastCards(Num(self.n), reg=R_MOVED)]


@dataclass(frozen=True)
class BlastSoul(Action):
    """[Soul-Blast n], of whoever the text says, as an effect."""

    goes_on: ClassVar[bool] = True

    n: int

    def effects(self, scope: Scope) -> list[Effect]:
        if scope.game is not LEXICON_D:
            raise Unplayable(self, "in this era only costs are soul blasts")
        scope.done = None
        return [SoulBlastCards(Num(self.n), reg=R_MOVED)]


@dataclass(frozen=True)
class BoundByIt(Mark):
    """Bound by an effect of this card."""

    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.zones = asked.zones or (BIND,)
        if asked.whose < 0:
            asked.whose = ANYONE
        asked.such.append(game.BoundByThis())


@dataclass(frozen=True)
class EndFight(Action):
    """You win, or your opponent does."""

    goes_on: ClassVar[bool] = True

    whose: int = YOU
    lost: bool = False
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        whose = scope.whose(self.whose)
        return [LoseGame(whose) if self.lost else WinGame(whose)]


@dataclass(frozen=True)
class Increase(Action):
    """Units get as much power as another has, or as cards originally have; or so much less."""

    goes_on: ClassVar[bool] = True

    who: Subject
    of: Subject
    until: int = 0
    form: int = 0
    original: bool = False
    less: bool = False

    def effects(self, scope: Scope) -> list[Effect]:
        until = scope.game.lasts(self.until or scope.until)
        it = scope.it
        found = self.of.fetch(scope)
        scope.it = it  # who gets it is said before
        who = self.who.fetch(scope)
        if found.effects or (found.several and not self.original):
            raise Unplayable(self, "it leaves open which cards are meant")
        amount: Amount = ValueOf(found.noun, POWER)
        if scope.game is LEXICON_D:
            amount = NumberOf(found.noun, POWER)
        if self.original:
            amount = OriginalTotal(found.noun, POWER)
        if self.less:
            amount = Scaled(amount, -1)
        return [*who.effects, Give(who.noun, POWER, amount, until)]


LINES: Final = """
action = EndFight : you win the fight
action = EndFight : you lose the fight {=lost:True}
action = EndFight : you win the game {=form:1}
action = EndFight : you lose the game {=lost:True} {=form:1}
action = Increase : increase {who:of_whom} by {of:of_whom} {until?:until}
action = Increase : increase {who:of_whom} by the sum of the original [power] of {of:of_which_cards} {until?:until} {=form:1} {=original:True}
action = Increase : increase {who:of_whom} by the original [power] of {of:of_which_cards} {until?:until} {=form:2} {=original:True}
action = Increase : increase {who:of_whom} by the total original [power] of {of:all} {until?:until} {=form:3} {=original:True}
action = Increase : reduce {who:of_whom} by the original [power] of {of:of_which_cards} {until?:until} {=form:2} {=original:True} {=less:True}
action = Increase : {who:subject} get {of:of_whom} {until?:until} {=form:4}
of_whom = ThisCard : this unit's [power] {=form:5}
of_whom = It : its [power]
of_whom = ThatUnit : that unit's [power] {=that:True} {=form:5}
of_whom = ThatUnit : those units' [power] {=that:True} {=plural:True} {=form:5}
of_whom = It : the chosen card's [power] {=chosen:True}
of_whom = BothOf : {first:it} and this unit's [power] {=second:THIS_UNIT} {=form:10}
of_which_cards = | done_thing | who_did
such_post = BoundByIt : bound with this card's effect
such_post = BoundByIt : that was bound with this card's effect {=form:1}
claim = DoneDiffering : you chose {n:number} or more card with different card name {=verb:CHOSE}
claim = AllDiffer : all of the {verb:past} {which:differing} have different card name
claim = AllDiffer : all the {which:differing} {verb:past_of_all} with this effect have different card name {=form:1}
claim = AllShareName : all of the {verb:past_of_all} {which:differing} have the same card name
claim = AllShareName : all the {verb:past_of_all} {which:differing} have the same card name {=form:1}
claim = AllShareName : all of the {which:differing} {verb:past_of_all} have the same card name {=form:2}
claim = AllShareName : all the {which:differing} {verb:past_of_all} is of the same name {=form:3}
past_of_all = REVEALED : revealed
past_of_all = CHOSE : chosen
past_of_all = DISCARDED : discarded
past_of_all = CALLED : called
claim = TheyCompare : {who:those_ones} have {way:compared_as}
those_ones = It : they {=plural:True} {=form:1}
those_ones = It : those card {=plural:True} {=that:True}
compared_as = ONE_NAME : the same card name
compared_as = ONE_GRADE : the same grade as each other
differing = 0 : card
differing = 1 : unit
deed = BlastIt : [ counter-blast {n:number} ]
deed = BlastSoul : [ soul-blast {n:number} ]
"""  # noqa: E501 - a rule of the grammar is one line
