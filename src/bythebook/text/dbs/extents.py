"""How much, how long and in what manner: more of the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.dbs.cards.cards import COLORS
from bythebook.games.dbs.texts import effects as dbs
from bythebook.games.dbs.zones.zones import HAND, LIFE
from bythebook.kernel.abilities.abilities import Effect, Modifier
from bythebook.kernel.abilities.resolve import If as IfSo
from bythebook.kernel.language.amounts import BitsOf, Scaled
from bythebook.kernel.language.conditions import TurnOf
from bythebook.kernel.language.nouns import Amount, Bound, Cards
from bythebook.kernel.language.nouns import Count as CountOf
from bythebook.kernel.language.words import OPPONENT, YOU
from bythebook.kernel.state.refs import BOTTOM, TOP
from bythebook.kernel.texts.lasting import END_OF_OPPONENTS_NEXT_TURN, END_OF_TURN
from bythebook.kernel.texts.verbs import ChooseCards
from bythebook.text.dbs.getting import ANY_KIND
from bythebook.text.english.actions import PLACE, Action, Dest
from bythebook.text.english.getting import Each, Gain, Plus
from bythebook.text.english.kinds import Sort
from bythebook.text.english.marks import Area
from bythebook.text.english.scope import DISCARDED, PUT_IN, Scope, Unplayable
from bythebook.text.english.subjects import Subject

LIFE_LEFT: Final = (3, 4, 5)


class Said(int):
    """A number that is said in another way than usual, and printed so again."""


@dataclass(frozen=True)
class ColorsEach(Each):
    """For each color among a player's energy."""

    kind: Sort = ANY_KIND
    area: Area | None = None

    def amount(self, scope: Scope, times: int) -> Amount:
        if self.area is None or self.area.whose < 0:
            raise Unplayable(self, "it is not said whose they are")
        cards = Cards(scope.whose(self.area.whose), self.area.zones)
        return Scaled(BitsOf(cards, COLORS), times)


@dataclass(frozen=True)
class GetsEach(Action):
    """Cards get so much power for each of something, and something else."""

    who: Subject
    plus: Plus
    each: Each
    gains: tuple[Gain, ...]
    until: int = 0
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        found = self.who.fetch(scope)
        scope.speaker = found.noun
        amount = self.each.amount(scope, self.plus.n)
        effects = [*found.effects, *self.plus.effects(found.noun, self.until, amount)]
        for gain in self.gains:
            effects += gain.effects(found.noun, self.until, None)
        return effects

    def modifiers(self, scope: Scope) -> list[Modifier]:
        if self.until:
            raise Unplayable(self, "a permanent skill is for as long as it counts")
        who = self.who.noun(scope)
        scope.speaker = who
        found = self.plus.modifiers(who, self.each.amount(scope, self.plus.n))
        for gain in self.gains:
            found += gain.modifiers(who, None)
        return found


@dataclass(frozen=True)
class GetsThroughTheirs(Action):
    """Cards get something until the opponent's turn ends: this turn if it is theirs."""

    who: Subject
    gains: tuple[Gain, ...]
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        found = self.who.fetch(scope)
        scope.speaker = found.noun
        mine: list[Effect] = []
        theirs: list[Effect] = []
        for gain in self.gains:
            mine += gain.effects(found.noun, END_OF_OPPONENTS_NEXT_TURN, None)
            theirs += gain.effects(found.noun, END_OF_TURN, None)
        return [
            *found.effects,
            IfSo(TurnOf(YOU), tuple(mine)),
            IfSo(TurnOf(OPPONENT), tuple(theirs)),
        ]


@dataclass(frozen=True)
class DownTo(Action):
    """Cards of a hand or of life go elsewhere until so many are left."""

    area: Area
    n: int
    to: Dest | None = None
    verb: int = PLACE
    they: bool = False
    whose: int = YOU
    left: int = 0
    form: int = 0
    shuffled: bool = False
    """into a deck"""
    remaining: bool = False
    """that so many are said to remain, and not how many somebody has then"""

    def effects(self, scope: Scope) -> list[Effect]:
        self.check(scope)
        whose = scope.whose(self.area.whose)
        reg = scope.next_choice(self)
        extra = Scaled(CountOf(Cards(whose, self.area.zones)), 1, -self.n)
        choose: Effect = ChooseCards(Cards(whose, self.area.zones), extra, False, reg)
        if self.area.zones == (LIFE,):
            choose = dbs.ChooseLife(extra, False, whose, reg)
        elif whose == OPPONENT:
            raise Unplayable(self, "nobody chooses among cards they do not see")
        scope.chose(reg, True)
        scope.done = Bound(reg)
        if self.to is not None:
            self.to.lies_as_usual(self)
            scope.did(PUT_IN, Bound(reg), True, self.to.zone)
        if self.shuffled:
            return [choose, dbs.ShuffleInto(Bound(reg), whose)]
        if self.to is None:
            scope.did(DISCARDED, Bound(reg), True)
            return [choose, dbs.Discard(Bound(reg), reg)]
        index = BOTTOM if self.to.bottom else TOP
        return [choose, dbs.Put(Bound(reg), self.to.zone, index=index, reg=reg)]

    def check(self, scope: Scope) -> None:
        """What is counted in the end are the cards that go."""
        if self.area.whose < 0 or self.area.zones not in ((HAND,), (LIFE,)):
            raise Unplayable(self, "it leaves open which cards")
        if self.they and not scope.actor:
            raise Unplayable(self, "somebody else does it")
        if self.remaining:
            return
        if scope.whose(self.whose) != scope.whose(self.area.whose):
            raise Unplayable(self, "other cards are counted than those that go")
        if (self.left in LIFE_LEFT) != (self.area.zones == (LIFE,)):
            raise Unplayable(self, "other cards are counted than those that go")
        if self.to is None and self.area.zones != (HAND,) and not self.shuffled:
            raise Unplayable(self, "only cards of a hand are discarded")


LINES: Final = """
# How much, how long, in what manner.
each = ColorsEach : for each color in {area:area}
each = Each : for each 1 {kind:sort} you have {=form:4}
action = GetsEach : {who:subject} get {plus:plus} {each:each} and {gains:gains} {until?:until}
action = Gets : {who:subject} get {gains:bare_plus} {each:each} {until:until} {=form:22}
bare_plus = * one_bare_plus ;
one_bare_plus = Plus : {n:signed} {=char:POWER} {=form:1}
plus = Plus : {n:signed} power {=char:POWER}
plus = Plus : {n:signed} combo power {=char:COMBO_POWER}
action = GetsThroughTheirs : {who:subject} get {gains:gains} until the end of your opponent's turn
deed = DownTo : choose card {form:in_or_from} {area:area} and {?they:~} {verb:verb} them {to:dest} until {whose:have_left} {n:number} {left:cards_left}
deed = DownTo : choose card in {area:area} and {?they:~} discard them until {whose:have_left} {n:number} {left:cards_left} {=form:2}
deed = DownTo : choose card in {area:area} and {?they:~} shuffle them into {verb:their_deck} until {whose:have_left} {n:number} {left:cards_left} {=shuffled:True}
deed = DownTo : place card from {area:area} {to:dest} until {whose:have_left} {n:number} {left:cards_left} {=form:4}
deed = DownTo : must choose card {verb:in_or_from} {area:area} until there is only {n:number} remaining , and place the chosen card {to:dest} {=remaining:True}
in_or_from = 0 : in
in_or_from = 1 : from
their_deck = 0 : their deck
their_deck = 1 : your deck
have_left = YOU : you have
have_left = THEIR : they have
cards_left = 0 : card in hand
cards_left = 1 : card in their hand
cards_left = 2 : card in your hand
cards_left = 3 : life left
cards_left = 4 : life
cards_left = 5 : card in their life
later_tail = Begins : at the start of your next main phase {=form:4}
later_tail = Begins : at the start of your opponent's next main phase {=form:4} {=whose:OPPONENT}
later_tail = TurnBegins : at the start of your next turn {=form:4}
until = THEIR_NEXT_TURN : until the end of their next turn
"""  # noqa: E501 - a rule of the grammar is one line
