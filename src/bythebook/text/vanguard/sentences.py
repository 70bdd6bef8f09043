"""Sentences of this game: durations hold for one, and a cost may be paid in it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from bythebook.games.vanguard.abilities.sentences import fails_along, governed
from bythebook.games.vanguard.cards.cards import ENABLED
from bythebook.games.vanguard.g.keywords.breaks import limit_break
from bythebook.games.vanguard.texts import triggers as game
from bythebook.games.vanguard.texts.each import for_each
from bythebook.games.vanguard.texts.events import P_CLOSE, P_END
from bythebook.games.vanguard.zones.zones import VANGUARD
from bythebook.kernel.abilities.abilities import COMMAND, Ability, Effect, Modifier, Trigger
from bythebook.kernel.abilities.resolve import MayPay
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Bound, Cards, This
from bythebook.kernel.language.words import ANYONE, YOU
from bythebook.kernel.state.continuous_ops import BITS_ON
from bythebook.text.english import sentences as english
from bythebook.text.english.actions import Action
from bythebook.text.english.bodies import body_of
from bythebook.text.english.conditions import If, TurnIs
from bythebook.text.english.getting import Each, Gets
from bythebook.text.english.joins import BY_COMMA_THEN
from bythebook.text.english.moments import Moment
from bythebook.text.english.scope import Scope, Spoken
from bythebook.text.english.steps import Step
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.costs import Cost
from bythebook.text.vanguard.deeds import DidNotSo, DoneWith
from bythebook.text.vanguard.nouns import TheBoosted
from bythebook.text.vanguard.scope import BOOSTED_IT, BOOSTED_UNIT, PAID_FOR, PAID_IT
from bythebook.text.walking import inside, mentions

_IF_NOTHING_DONE: Final = "it leaves open what is done if nothing was done at all"

# What is said in parentheses after a sentence.
ONCE_ANYHOW: Final = 1
LOCKED_NOTE: Final = 2
STAYS_NOTE: Final = 3
CHECK_NOTE: Final = 4
LEAP_NOTE: Final = 5
DELETED_NOTE: Final = 6
USES_NOTE: Final = 7
ONLY_FIRST: Final = 8
UNLOCKED_NOTE: Final = 9
NO_TRIGGERS_NOTE: Final = 10
NEGATIVE_NOTE: Final = 11
CALL_NOTE: Final = 12
OWNER_NOTE: Final = 13
PUT_NOTE: Final = 14
BOTH_TURNS: Final = 15
PLANT_NOTE: Final = 16
ONE_OF_ALL: Final = 17
COMBINE_NOTE: Final = 18
TOTAL_NOTE: Final = 19
BACK_THERE: Final = 20
EXPLAINED: Final[dict[int, type | tuple[type, ...]]] = {}
"""what a note explains: a text with it does something of that kind"""
TOLD_BY: Final[dict[int, Callable[[object], bool]]] = {}
"""what tells, of something that a text does, whether a note explains it"""
TOLD_OF_ALL: Final[dict[int, Callable[[object], bool]]] = {}
"""what tells, of a whole text, whether a note is true of it"""


@dataclass(frozen=True)
class Sentence(english.Sentence):
    """Things to do; how long something lasts is said anew in each sentence."""

    each: Each | None = None
    """for each of what it is done"""
    note: int = 0
    """what is said in parentheses after it"""

    def check_spans(self) -> None:
        """What is got during a turn, and not said for how long, may last for that turn or on."""
        steps = self.steps()
        asked = (*self.prefixes, *(prefix for step in steps for prefix in step.prefixes))
        if not any(isinstance(node, TurnIs) for prefix in asked for node in inside(prefix)):
            return
        if any(isinstance(step.action, Gets) and not step.action.until for step in steps):
            if not any(getattr(step.action, "until", 0) for step in steps):
                raise Unplayable(self, "it is not said for how long")

    def speak_of_later(self, scope: Scope) -> None:
        """What is said to be done later can be said of whom the trigger speaks of.

        Or of what this text has done something with.
        """
        if self.later is None and not any(step.later for step in self.rest):
            return
        said = [node for node in inside(self) if isinstance(node, DoneWith)]
        if said and self.later is not None:
            scope.it = said[0].spoken(scope)
        boosted = BOOSTED_UNIT.of(scope)
        if boosted is not None and mentions(self, (TheBoosted,)):
            scope.it = Spoken(boosted, False)
            scope.did(BOOSTED_IT, boosted)
        paid = PAID_FOR.of(scope)
        if paid is not None and paid.reg >= 0 and speaks_of_paid(self):
            if paid.several:
                raise Unplayable(self, "several cards are spoken of later")
            scope.it = Spoken(Bound(paid.reg), False)
            scope.did(PAID_IT, Bound(paid.reg))
        subject = scope.subject
        if scope.it is None and subject is not None and not isinstance(subject.noun, This):
            scope.it = subject

    def optional(self, scope: Scope) -> list[Effect]:
        scope.until = 0
        self.check_spans()
        self.speak_of_later(scope)
        if pays_amid(self) and (self.may or self.each):
            raise Unplayable(self, "it leaves open what is paid for")
        if self.each is None:
            return super().optional(scope)
        if self.may or self.later is not None:
            raise Unplayable(self, "it leaves open how often it is decided")
        amount = self.each.amount(scope, 1)
        deeds = scope.deeds
        found = for_each(amount, *super().optional(scope))
        scope.it = scope.done = None
        scope.deeds = deeds  # of what was done for each, only the last would be known
        return list(found)

    def is_repeated(self) -> bool:
        return self.each is not None

    def modifiers(self, scope: Scope) -> list[Modifier]:
        if self.each is not None:
            return counted_each(self).modifiers(scope)
        return super().modifiers(scope)

    def asked_for(self, own: Condition, found: tuple[Effect, ...]) -> tuple[Effect, ...]:
        return governed(own, found)


def counted_each(sentence: english.Sentence) -> english.Sentence:
    """ "For each of some, this unit gets so much" is "this unit gets so much for each"."""
    if not isinstance(sentence, Sentence) or sentence.each is None:
        return sentence
    gets = sentence.first
    if not is_one_gain(sentence) or not isinstance(gets, Gets):
        raise Unplayable(sentence, "it leaves open what is for each")
    return replace(sentence, first=replace(gets, each=sentence.each), each=None)


def is_one_gain(sentence: english.Sentence) -> bool:
    """Whether all it says is that cards get one thing."""
    gets = sentence.first
    return not sentence.rest and isinstance(gets, Gets) and not gets.each and len(gets.gains) == 1


def speaks_of_paid(node: object) -> bool:
    """Whether something is said of the cards with which a cost was paid."""
    from bythebook.text.vanguard.paid_cards import PaidCard

    return mentions(node, (PaidCard,))


@dataclass(frozen=True)
class DoAll(Action):
    """What stands in quotes is done, all of it."""

    goes_on: ClassVar[bool] = True

    sentences: tuple[english.Sentence, ...]
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if scope.actor:
            raise Unplayable(self, "it leaves open who does it")
        return list(body_of(self.sentences, scope))


@dataclass(frozen=True)
class PayTheCost(Action):
    """You may pay the cost: the one that stands before the text."""

    def effects(self, scope: Scope) -> list[Effect]:
        raise Unplayable(self, "a cost is paid only by who wants to")

    def offered(self, scope: Scope) -> list[Effect] | None:
        return [MayPay()]


@dataclass(frozen=True)
class PayNow(Action):
    """A cost that stands in the middle of a text; it is paid if one wants."""

    governs: ClassVar[bool] = True

    cost: Cost

    def effects(self, scope: Scope) -> list[Effect]:
        from bythebook.text.vanguard.paid_cards import kept

        parts = self.cost.parts(scope)
        return [MayPay(Ability(COMMAND, cost=parts)), *kept(parts, scope, self)]


@dataclass(frozen=True)
class BreakIsActive(Action):
    """Limit breaks of four of your vanguard are active with however little damage."""

    def modifiers(self, scope: Scope) -> list[Modifier]:
        vanguards = Cards(zones=(VANGUARD,))
        return [Modifier(BITS_ON, ENABLED, vanguards, bits=limit_break(4))]


@dataclass(frozen=True)
class NotAgain(Action):
    """This ability is not used again in this turn: so it is once a turn, whatever comes of it."""

    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        return []


@dataclass(frozen=True)
class AtEndPhase(Moment):
    """The end phase of this turn begins."""

    def trigger(self, scope: Scope) -> Trigger:
        return game.begins(P_END, ANYONE)


@dataclass(frozen=True)
class AtBattleEnd(Moment):
    """The battle that goes on ends."""

    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        scope.in_battle = True
        return game.begins(P_CLOSE, ANYONE)


@dataclass(frozen=True)
class OrWhen(Moment):
    """One thing happens, or another: each is waited for by itself."""

    first: Moment
    second: Moment
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        raise Unplayable(self, "each of them is waited for by itself")


def check_note(text: object, note: int) -> None:
    """A reminder after a sentence explains what the text does, or what is done as its cost."""
    explained = EXPLAINED.get(note)
    if explained is not None and not any(isinstance(node, explained) for node in inside(text)):
        raise Unplayable(text, "its reminder explains something else")
    if note == BOTH_TURNS and any(isinstance(node, TurnIs) for node in inside(text)):
        raise Unplayable(text, "its reminder explains something else")
    told, told_of_all = TOLD_BY.get(note), TOLD_OF_ALL.get(note)
    if told_of_all is not None and not told_of_all(text):
        raise Unplayable(text, "its reminder explains something else")
    if told is not None and not any(told(node) for node in inside(text)):
        raise Unplayable(text, "its reminder explains something else")


def pays(sentence: english.Sentence) -> bool:
    """Whether the cost is paid in a sentence."""
    return any(isinstance(step.action, PayTheCost) for step in sentence.steps())


def pays_amid(sentence: english.Sentence) -> bool:
    """Whether a cost stands in the middle of a sentence."""
    return any(isinstance(step.action, PayNow) for step in sentence.steps())


def asks_what_failed(sentence: english.Sentence) -> bool:
    """Whether a sentence begins by asking for what was not done in the one before."""
    first = sentence.prefixes[0] if sentence.prefixes and not sentence.link else None
    return isinstance(first, If) and isinstance(first.claims[0], DidNotSo)


def asks_first(sentence: english.Sentence) -> bool:
    """Whether a sentence has something asked for before anything is done, or paid.

    What is said of its results is not done if that is missing (vgd 11.2.4).
    """
    return bool(sentence.prefixes) or pays_amid(sentence)


def asks_amid(sentence: english.Sentence) -> bool:
    """Whether a condition or a "you may" in the middle would govern what is added to a sentence."""
    return any(step.prefixes or step.may or step.later for step in sentence.rest)


def hung_together(before: english.Sentence, after: english.Sentence) -> english.Sentence:
    """Two sentences under what the first asks or has paid, and not under what it asks amid it."""
    steps = before.steps()
    paid = [place for place, step in enumerate(steps) if isinstance(step.action, PayNow)]
    if before.by != YOU or before.later is not None or before.is_repeated():
        raise Unplayable(after, _IF_NOTHING_DONE)
    if not paid:
        own = Sentence(before.first, before.rest)
        return replace(before, first=DoAll((own, after)), rest=())
    begun, then = steps[: paid[-1] + 1], steps[paid[-1] + 1]
    if any(step.prefixes or step.may or step.later for step in begun[1:]):
        raise Unplayable(after, _IF_NOTHING_DONE)
    own = Sentence(
        then.action,
        steps[paid[-1] + 2 :],
        then.prefixes,
        may=then.may,
        by=then.by,
        later=then.later,
    )
    both = Step(BY_COMMA_THEN, DoAll((own, after)))
    return replace(before, rest=(*begun[1:], both))


def going_on(before: english.Sentence, after: english.Sentence) -> english.Sentence:
    """Two sentences as one: what is done for each of something stays by itself."""
    before = counted_each(before)
    if after.is_repeated() and not is_one_gain(after):
        by_itself = Step(BY_COMMA_THEN, DoAll((replace(after, then=0),)))
        return replace(before, rest=(*before.rest, by_itself))
    after = counted_each(after)
    step = Step(BY_COMMA_THEN, after.first, after.prefixes, after.may, by=after.by)
    return replace(before, rest=(*before.rest, step, *after.rest))


def with_then(sentences: tuple[english.Sentence, ...]) -> tuple[english.Sentence, ...]:
    """What follows a "then" is done only if what is before it was: it goes on with that sentence.

    Whatever that hangs on, what follows hangs on, too.
    """
    found: list[english.Sentence] = []
    for sentence in sentences:
        before = found[-1] if found else None
        if before is not None and asks_what_failed(sentence) and asks_first(before):
            if before.may or before.after or sentence.later or sentence.after or sentence.then:
                raise Unplayable(sentence, _IF_NOTHING_DONE)
            if asks_amid(before):
                found[-1] = hung_together(before, sentence)
                continue
            found[-1] = going_on(before, sentence)
            continue
        if asks_what_failed(sentence) and any(asks_first(one) for one in found):
            raise Unplayable(sentence, _IF_NOTHING_DONE)
        goes_on = before is not None and (before.is_open() or before.link)
        if before is None or not goes_on or not fails_along(bool(sentence.then)):
            found.append(sentence)
            continue
        if before.may or before.later or sentence.later or before.after or sentence.after:
            raise Unplayable(sentence, "it leaves open whether that is done in any case")
        found[-1] = going_on(before, sentence)
    return tuple(found)


LINES: Final = """
deed = PayTheCost : pay the cost
deed = DoAll : “ {sentences:sentences} ”
deed = DoAll : play “ {sentences:sentences} ” {=form:1}
reminder = ONCE_ANYHOW : ( even if you do not pay the cost , this ability cannot be used for the rest of that turn . )
reminder = LOCKED_NOTE : ( the locked card is turned face down , and cannot do anything . it ~ turn face up at end of the owner's turn . )
reminder = UNLOCKED_NOTE : ( the locked card is turned face down , and cannot do anything . it is unlocked and ~ turn face up at end of the owner's turn . )
reminder = DELETED_NOTE : ( the deleted unit is turned face down , its power become 0 and it lose all text . it ~ turn face up at end of the owner's turn . )
reminder = USES_NOTE : ( you may use its ability if you pay the cost . )
reminder = ONLY_FIRST : ( this can only be played the first time it activates in a turn . )
reminder = NO_TRIGGERS_NOTE : ( trigger effect cannot be assigned to it . )
reminder = NEGATIVE_NOTE : ( the value may even be negative . )
reminder = CALL_NOTE : ( call after looking at the card . )
reminder = OWNER_NOTE : ( only the owner may look at their card bound face down . )
reminder = CHECK_NOTE : ( perform a damage check . trigger will also activate . )
reminder = LEAP_NOTE : ( bind it , call a grade +1 card from your deck , and shuffle your deck . at the end of the turn , put the called unit on the bottom of your deck , and call the bound card . )
reminder = STAYS_NOTE : ( the state of the card do not change . )
reminder = BOTH_TURNS : ( active on opponent's turn too . )
reminder = PLANT_NOTE : ( plant token is grade 0 / [power] 5000 / [critical] 1 and have boost . )
reminder = PUT_NOTE : ( do not activate when this card in your g zone is turned face up for cost . )
deed = PayNow : [COST] {cost:cost}
sentence = Sentence : {link?:link} {then?:then} {prefixes?:prefixes} {each:each} , {first:action} {rest?:steps} . {note?:reminder}
sentence = Sentence : {link:link} {prefixes?:prefixes} {later:later_moment} , {?may:you may} {first:action} {rest?:steps} . {note?:reminder}
sentence = Sentence : {link:link} {prefixes:and_ifs} {?may:you may} {first:action} {rest?:steps} . {note?:reminder}
and_ifs = * and_if ;
and_if = If : and {claims:claims} , {=form:12}
moment = OrWhen : when {first:event} , or when {second:event}
moment = OrWhen : when {first:event} , or {second:at_time} {=form:1}
moment = OrWhen : {first:at_time} , or when {second:event} {=form:2}
action = BreakIsActive : your vanguard's "[limit-break_4]" is active even when you have 3 or less damage
sentence = Sentence : {first:not_again} . {note?:reminder}
not_again = NotAgain : this ability cannot be used for the rest of that turn
later_moment = AtEndPhase : at the beginning of the end phase of that turn
later_moment = AtBattleEnd : at the end of that battle
later_moment = AtBattleEnd : at the beginning of the close step of that battle {=form:1}
later_tail = AtBattleEnd : at the end of that battle {=form:2}
later_tail = Ends : at the end of that turn {=form:6}
moment = Ends : at the end of each turn {=form:7}
sentence = Sentence : {link:link} {first:action} {later:later_tail} . {=tail:True}
sentence = Sentence : {prefixes:prefixes} {?may:you may} {first:action} {later:later_tail} . {=tail:True}
sentence = Sentence : you may {first:action} {later:later_tail} . {=tail:True} {=may:True}
step = Step : {join:join} {prefixes:prefixes} {later:later_moment} , {?may:you may} {action:action}
"""  # noqa: E501 - a rule of the grammar is one line
