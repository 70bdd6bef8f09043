"""Actions of section 10 that few texts have: dominating, time leap, hearts, declaring.

And what units lose, and turns that are taken besides.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from bythebook.games.vanguard.battle.attack_by_effect import attack_with
from bythebook.games.vanguard.cards.cards import SKILLS
from bythebook.games.vanguard.g.texts import verbs
from bythebook.games.vanguard.texts import declaring
from bythebook.games.vanguard.texts import effects as game
from bythebook.games.vanguard.texts.losing import LoseBits
from bythebook.games.vanguard.zones.zones import STAND, VANGUARD_AND_REAR
from bythebook.kernel.abilities.abilities import Effect, Modifier
from bythebook.kernel.language.amounts import Except
from bythebook.kernel.language.conditions import Condition, Fits
from bythebook.kernel.language.nouns import Bound, Cards
from bythebook.kernel.language.words import ANYONE, OPPONENT
from bythebook.kernel.state.continuous_ops import CHAR_ABILITIES, LOSE_ABILITIES
from bythebook.kernel.state.refs import NOTHING
from bythebook.kernel.texts.lasting import LoseAbilities
from bythebook.kernel.texts.verbs import TakeExtraTurn, TurnCards
from bythebook.text.english.actions import Action, moved, reg_of, taken
from bythebook.text.english.conditions import Claim
from bythebook.text.english.marks import Word
from bythebook.text.english.scope import REVEALED, Fact, Scope, Spoken
from bythebook.text.english.subjects import Fetched, Subject
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.battling import Deal
from bythebook.text.vanguard.lexicon import CLAN
from bythebook.text.vanguard.scope import REMOVED_IT
from bythebook.text.vanguard.sentences import CHECK_NOTE, EXPLAINED, LEAP_NOTE, USES_NOTE

DECLARED: Final = Fact[int](NOTHING)
"""where the card name is kept that was declared"""


@dataclass(frozen=True)
class DominateIt(Action):
    """Dominate units, perhaps as they stand up."""

    goes_on: ClassVar[bool] = True

    what: Subject
    stands: bool = False
    until: int = NOTHING

    def effects(self, scope: Scope) -> list[Effect]:
        found = self.what.fetch(scope)
        scope.done = None
        until = scope.until if self.until < 0 else self.until
        stand = [TurnCards(found.noun, STAND)] if self.stands else []
        return [*found.effects, *stand, verbs.Dominate(found.noun, until)]


@dataclass(frozen=True)
class AttackOther(Action):
    """The unit just spoken of attacks another unit of the opponent's."""

    goes_on: ClassVar[bool] = True

    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        spoken = scope.it
        if spoken is None or spoken.several:
            raise Unplayable(self, "it leaves open who attacks")
        others = Except(Cards(OPPONENT, VANGUARD_AND_REAR), spoken.noun)
        return [attack_with(spoken.noun, others)]


@dataclass(frozen=True)
class LeapIt(Action):
    """Time leap rear-guards."""

    goes_on: ClassVar[bool] = True

    what: Subject

    def effects(self, scope: Scope) -> list[Effect]:
        found = self.what.fetch(scope)
        scope.it = scope.done = None
        return [*found.effects, verbs.TimeLeapCards(found.noun)]


@dataclass(frozen=True)
class MakeHeart(Action):
    """Place cards on the vanguard circle as hearts."""

    goes_on: ClassVar[bool] = True

    what: Subject

    def effects(self, scope: Scope) -> list[Effect]:
        found = taken(self.what, scope)
        moved(scope, found)
        return [*found.effects, verbs.PlaceAsHeart(found.noun, reg_of(found))]


@dataclass(frozen=True)
class FreeStride(Action):
    """You may stride without paying, the next time."""

    until: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        return [verbs.StrideForNothing()]


@dataclass(frozen=True)
class DeclareName(Action):
    """Declare a card name."""

    goes_on: ClassVar[bool] = True

    clan: str = ""

    def effects(self, scope: Scope) -> list[Effect]:
        reg = scope.next_choice(self)
        DECLARED.note(scope, reg)
        tests = (scope.game.word_test(Word(self.clan, CLAN)),) if self.clan else ()
        return [declaring.Declare(tests, reg=reg)]


@dataclass(frozen=True)
class TheRevealed(Subject):
    """The card that was revealed."""

    form: int = 0

    def fetch(self, scope: Scope) -> Fetched:
        spoken = scope.deeds.get((REVEALED, NOTHING))
        if spoken is None:
            raise Unplayable(self, "nothing was revealed before")
        reg = spoken.noun.reg if isinstance(spoken.noun, Bound) else NOTHING
        return Fetched([], spoken.noun, spoken.several, reg)


@dataclass(frozen=True)
class IsTheDeclared(Claim):
    """A card is of the name that was declared."""

    who: Subject

    def condition(self, scope: Scope) -> Condition:
        reg = DECLARED.of(scope)
        if reg < 0:
            raise Unplayable(self, "no name was declared before")
        return Fits(self.who.noun(scope), Cards(ANYONE, limits=(declaring.of_declared_name(reg),)))


@dataclass(frozen=True)
class ExtraTurn(Action):
    """You get an additional turn."""

    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        return [TakeExtraTurn()]


@dataclass(frozen=True)
class RemoveIt(Action):
    """Remove cards."""

    goes_on: ClassVar[bool] = True

    what: Subject

    def effects(self, scope: Scope) -> list[Effect]:
        found = taken(self.what, scope)
        moved(scope, found, (REMOVED_IT, NOTHING))
        return [*found.effects, game.Remove(found.noun, reg_of(found))]


@dataclass(frozen=True)
class Loses(Action):
    """Units lose abilities: by a keyword, by an icon, or all of them."""

    who: Subject
    marks: int = 0
    skill: int = 0
    until: int = 0
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        found = self.who.fetch(scope)
        until = scope.game.lasts(self.until or scope.until)
        if self.skill:
            return [*found.effects, LoseBits(found.noun, SKILLS, self.skill, until)]
        return [*found.effects, LoseAbilities(found.noun, self.marks, until)]

    def modifiers(self, scope: Scope) -> list[Modifier]:
        if self.until or self.skill or not self.marks:
            raise Unplayable(self, "a continuous ability takes only what has a keyword")
        who = self.who.noun(scope)
        return [Modifier(LOSE_ABILITIES, CHAR_ABILITIES, who, bits=self.marks)]


@dataclass(frozen=True)
class TheDominated(Subject):
    """The dominated unit: what was just spoken of."""

    def fetch(self, scope: Scope) -> Fetched:
        spoken: Spoken | None = scope.it
        if spoken is None or spoken.several:
            raise Unplayable(self, "no unit was dominated before")
        return Fetched([], spoken.noun, False)


EXPLAINED[CHECK_NOTE] = Deal
EXPLAINED[LEAP_NOTE] = LeapIt
EXPLAINED[USES_NOTE] = DominateIt

LINES: Final = """
deed = DominateIt : dominate {what:what}
deed = DominateIt : [stand] and dominate {what:what} {=stands:True}
deed = DominateIt : dominate {what:what} {until:until}
deed = DominateIt : [stand] and dominate {what:what} {until:until} {=stands:True}
deed = AttackOther : attack your opponent's other unit
deed = LeapIt : time leap {what:what}
deed = MakeHeart : place {what:what} on your (VC) as a heart
action = FreeStride : you may [stride] without paying the cost the next time you [stride]
deed = DeclareName : declare a card name
deed = DeclareName : declare a {clan:clan} card name
it = | revealed_thing
revealed_thing = TheRevealed : the revealed card
claim = IsA : {who:revealed_thing} have {kind:feature_kind} {=form:20}
claim = IsTheDeclared : {who:it} is the card you declared
action = ExtraTurn : you get a additional turn
deed = RemoveIt : remove {what:what}
past_act = REMOVED_IT : removed
action = Loses : {who:subject} lose "restraint" {until?:until} {=marks:RESTRAINT}
action = Loses : {who:subject} lose "twin_drive!!" {until?:until} {=skill:TWIN_DRIVE}
action = Loses : lose "restraint" {until?:until} {=who:SAME_AGAIN} {=marks:RESTRAINT} {=form:8}
action = Loses : lose "twin_drive!!" {until?:until} {=who:SAME_AGAIN} {=skill:TWIN_DRIVE} {=form:8}
action = Loses : {who:subject} lose all of their ability {until?:until}
what = TheDominated : the dominated unit
"""
