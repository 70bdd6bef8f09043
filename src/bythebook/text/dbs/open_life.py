"""Life that lies face up: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.dbs.abilities.skill_costs import WithCards
from bythebook.games.dbs.policy import WHERE_LIFE_IS
from bythebook.games.dbs.texts.events import EV_FLIPPED
from bythebook.games.dbs.texts.life_faces import ChooseFaceDownLife, FlipLife, LiesFaceUp
from bythebook.games.dbs.texts.under_costs import FlipThem
from bythebook.games.dbs.zones.zones import LIFE
from bythebook.kernel.abilities.abilities import CostPart, Effect, Trigger
from bythebook.kernel.language.conditions import AmountIs, Condition
from bythebook.kernel.language.nouns import Bound, Cards, Num
from bythebook.kernel.language.nouns import Count as CountOf
from bythebook.kernel.language.words import AT_LEAST, AT_MOST, YOU
from bythebook.kernel.state.refs import FACE_UP, NOTHING
from bythebook.text.dbs.lexicon import is_open
from bythebook.text.dbs.subjects import AllOf, Some
from bythebook.text.english.actions import Action
from bythebook.text.english.conditions import Claim
from bythebook.text.english.kinds import Sort
from bythebook.text.english.marks import Area, Asked, Mark
from bythebook.text.english.moments import Moment, of_this
from bythebook.text.english.scope import Scope, Unplayable
from bythebook.text.english.subjects import Fetched, It, Subject


@dataclass(frozen=True)
class FaceUp(Mark):
    """Face up; said of cards that would else lie face down."""

    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.such.append(LiesFaceUp())


@dataclass(frozen=True)
class Flip(Action):
    """Life cards are flipped face up or face down."""

    what: Subject
    face: int = FACE_UP
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        found = self.found(scope)
        scope.done = found.noun
        return [*found.effects, FlipLife(found.noun, self.face)]

    def as_cost(self, scope: Scope) -> CostPart | None:
        if not isinstance(self.what, Some) or self.what.count.up_to:
            raise Unplayable(self, "a cost says how many")
        cards = self.what.kind.cards(scope, self.what.whose)
        if cards.zones != (LIFE,) or not is_open(cards) or self.face == FACE_UP:
            raise Unplayable(self, "it leaves open which life cards")
        return WithCards(cards, self.what.count.n, FlipThem(self.face))

    def found(self, scope: Scope) -> Fetched:
        """The cards: to be turned up they are chosen among those that lie face down."""
        if isinstance(self.what, It):
            return self.what.fetch(scope)
        if not isinstance(self.what, Some | AllOf):
            raise Unplayable(self, "it leaves open which life cards")
        cards = self.what.kind.cards(scope, self.what.whose)
        if cards.zones != (LIFE,):
            raise Unplayable(self, "only life is flipped")
        if is_open(cards):
            if self.face == FACE_UP:
                raise Unplayable(self, "they lie face up already")
            return self.what.fetch(scope)
        if self.face != FACE_UP or cards.asks() or isinstance(self.what, AllOf):
            raise Unplayable(self, "it leaves open which life cards")
        several = self.what.count.n > 1
        reg = scope.next_choice(self)
        count = Num(self.what.count.n)
        choose = ChooseFaceDownLife(count, self.what.count.up_to, cards.whose, reg)
        scope.chose(reg, several)
        return Fetched([choose], Bound(reg), several, reg)


@dataclass(frozen=True)
class FlippedUp(Moment):
    """A life card, or this one, is flipped face up, perhaps by certain cards' skills."""

    area: Area
    kind: Sort | None = None
    this: bool = False
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        if self.area.zones != (LIFE,) or self.area.whose < 0:
            raise Unplayable(self, "only life is flipped")
        by = None if self.kind is None else self.kind.test(scope)
        by_whose = NOTHING if self.kind is None else YOU
        if self.this:
            scope.here((LIFE,), self)
            return Trigger(EV_FLIPPED, of_this(scope), by_text_of=by_whose, by=by)
        whose = scope.whose(self.area.whose)
        return Trigger(EV_FLIPPED, Cards(whose), whose=whose, by_text_of=by_whose, by=by)


@dataclass(frozen=True)
class OpenLife(Claim):
    """So many of a player's life cards lie face up."""

    n: int
    whose: int = YOU
    most: bool = False
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        cards = Cards(scope.whose(self.whose), WHERE_LIFE_IS.value, such=LiesFaceUp())
        return AmountIs(CountOf(cards), AT_MOST if self.most else AT_LEAST, self.n)


LINES: Final = """
# Life that lies face up.
pre = FaceUp : face-up
plain_post = FaceUp : face up {=form:1}
plain_post = FaceUp : flipped face up {=form:2}
this_from = ThisCard : this face-up card from {area:area} {=form:2}
this_open = ThisCard : this face-up card {=form:3}
deed = Move : {verb:verb} {what:this_open} {to:dest} from {area:area}
deed = Flip : flip {what:flipped} face up
deed = Flip : flip {what:flipped} face down {=face:FACE_DOWN}
flipped = | some | all | it
event = FlippedUp : this card in {area:area} is flipped face up {=this:True}
event = FlippedUp : this card in {area:area} is flipped face up by 1 of your {kind:headed} skill {=this:True} {=form:1}
event = FlippedUp : a card in {area:area} is flipped face up
event = FlippedUp : a card in {area:area} is flipped face up by 1 of your {kind:headed} skill {=form:1}
claim = OpenLife : you have {n:number} or more life flipped face up
claim = OpenLife : you have {n:number} or more life face up {=form:1}
claim = OpenLife : your opponent have {n:number} or more life flipped face up {=whose:OPPONENT}
claim = OpenLife : your opponent have {n:number} or more life face up {=whose:OPPONENT} {=form:1}
dest = Dest : {form:into} {owner:owner} life face up {=zone:LIFE} {=face:FACE_UP}
"""  # noqa: E501 - a rule of the grammar is one line
