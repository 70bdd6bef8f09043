"""Whole abilities: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.ws.cards import (
    CARD_LEVEL,
    CHARACTER,
    CLIMAX,
    CLIMAX_COMBO,
    COUNTER_ICON,
    EVENT_CARD,
    POWER,
    TYPE,
    speaks_from,
)
from bythebook.games.ws.keywords.keywords import (
    assist_ability,
    backup_ability,
    bond_ability,
    encore_ability,
    great_performance_ability,
    shift_ability,
    sunder_ability,
)
from bythebook.games.ws.preparation import ANY_NUMBER as ANY_NUMBER  # noqa: PLC0414 - the grammar names it
from bythebook.games.ws.preparation import CopiesInDeck
from bythebook.games.ws.texts import effects as ws
from bythebook.games.ws.texts.placing import PutOnStage
from bythebook.games.ws.zones.zones import (
    DECK,
    HAND,
    LEVEL,
    RESOLUTION,
    REST,
    STAGE,
    STOCK,
    WAITING_ROOM,
)
from bythebook.kernel.abilities.abilities import (
    ACT,
    AUTO,
    CARD_EFFECT,
    CONT,
    Ability,
    Effect,
    Modifier,
)
from bythebook.kernel.abilities.resolve import R_CHOSEN, May
from bythebook.kernel.language.amounts import Scaled
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Bound, Cards, Count, Limit, Num, This
from bythebook.kernel.language.words import AT_MOST, HAS, OPPONENT, Test
from bythebook.kernel.texts.lasting import END_OF_TURN
from bythebook.kernel.texts.verbs import ChooseCards, MoveCards, TakeTop
from bythebook.text.walking import mentions
from bythebook.text.ws.actions import Choose
from bythebook.text.ws.checks import check_bound, check_here
from bythebook.text.ws.conditions import During, condition_of
from bythebook.text.ws.costs import Cost
from bythebook.text.ws.getting import Gets, NotPlayed, Permitted, Plus
from bythebook.text.ws.governing import ForEach, Given
from bythebook.text.ws.lasting_claims import ThatOne
from bythebook.text.ws.moments_of_play import Moment
from bythebook.text.ws.nouns import BEING_ATTACKED, Exactly, Group, Kind, LevelBound
from bythebook.text.ws.nouns import Limit as LevelLimit
from bythebook.text.ws.reminders import check_notes
from bythebook.text.ws.scope import Scope, Unplayable
from bythebook.text.ws.sentences import (
    Defines,
    Said,
    Sentence,
    Text,
    body_of,
    costing,
    definition,
)
from bythebook.text.ws.subjects import Subject, ThatCard, ThatCharacter


def on_character(text: Text, kind: int) -> None:
    """Some abilities are a character's only."""
    if kind != CHARACTER:
        raise Unplayable(text, "only characters have such an ability")


@dataclass(frozen=True)
class Auto(Text):
    """【AUTO】: when something happens, do this."""

    moment: Moment
    sentences: tuple[Said, ...]
    cost: Cost | None = None
    limit: int = 0
    combo: bool = False
    word: int = 0
    tagged: bool = False
    early: bool = False
    """that how often stands before the cost"""

    def ability(self, kind: int) -> Ability:
        scope = Scope(kind, payable=self.cost is not None)
        trigger = self.moment.trigger(scope)
        cost = () if self.cost is None else self.cost.cost(scope)
        scope.levels = mentions(self.moment, (LevelLimit, LevelBound))
        body = body_of(self.sentences, scope, whole=True)
        check_here(self, cost, body)
        check_bound(self, body)
        return Ability(
            AUTO,
            scope.zones(),
            trigger,
            cost=cost,
            body=body,
            limit=self.limit,
            marks=self.word | (CLIMAX_COMBO if self.combo else 0),
            words=self,
        )


@dataclass(frozen=True)
class Act(Text):
    """【ACT】: for a cost, do this."""

    cost: Cost
    sentences: tuple[Said, ...]
    combo: bool = False
    word: int = 0
    limit: int = 0
    tagged: bool = False
    early: bool = False
    """that how often stands before the cost"""

    def ability(self, kind: int) -> Ability:
        on_character(self, kind)
        scope = Scope(kind)
        cost = self.cost.cost(scope)
        body = body_of(self.sentences, scope)
        check_here(self, cost, body)
        check_bound(self, body)
        marks = self.word | (CLIMAX_COMBO if self.combo else 0)
        return Ability(
            ACT, scope.zones(), cost=cost, body=body, limit=self.limit, marks=marks, words=self
        )


def counted_each(sentence: Sentence) -> Sentence:
    """ "For each of some, this card gets so much" is "this card gets so much for each"."""
    if not sentence.prefixes or not isinstance(sentence.prefixes[-1], ForEach):
        return sentence
    gets = sentence.actions[0]
    if len(sentence.actions) != 1 or not isinstance(gets, Gets) or gets.each is not None:
        return sentence
    gets = replace(gets, each=sentence.prefixes[-1].each)
    return replace(sentence, actions=(gets,), prefixes=sentence.prefixes[:-1])


def continuous(
    sentences: tuple[Said, ...], kind: int
) -> tuple[Scope, Condition | None, list[Modifier]]:
    """What a continuous ability says is so, and if what."""
    scope = Scope(kind, continuous=True)
    check_notes(sentences, scope)
    said = definition(sentences, scope)
    if len(said) != 1:
        raise Unplayable(sentences, "a continuous ability says one thing")
    sentence = counted_each(said[0])
    if len(sentence.conditions()) != len(sentence.prefixes):
        raise Unplayable(sentences, "nothing is done in a continuous ability")
    condition = condition_of(sentence.conditions(), scope)
    modifiers = sentence.modifiers(scope)
    if scope.x is not None and scope.x_is is None:
        raise Unplayable(sentences, "X is never used")
    return scope, condition, modifiers


def given_in(zones: tuple[int, ...], modifier: Modifier) -> Modifier:
    """What a card gives itself, for where it is when it does."""
    got = modifier.grants
    if got is None or modifier.who != This() or got.zones != speaks_from(CHARACTER):
        return modifier
    return replace(modifier, grants=replace(got, zones=zones))


def needed(modifier: Modifier) -> tuple[int, ...]:
    """Where else a text has to count that gives this card an ability for another zone."""
    got = modifier.grants
    return got.zones if got is not None and modifier.who == This() else ()


def apart(said: Said) -> list[Said]:
    """A sentence cut where another condition begins, which governs the rest of it.

    Another "during" takes the place of the one before; other conditions hold for all.
    """
    if isinstance(said, Defines):
        return [said]
    for place, action in enumerate(said.actions):
        if isinstance(action, Given):
            if said.quoted or not place:
                return [said]
            spans = any(isinstance(p, During) for p in action.prefixes)
            kept = tuple(p for p in said.prefixes if not (spans and isinstance(p, During)))
            rest = (action.action, *said.actions[place + 1 :])
            first = replace(said, actions=said.actions[:place])
            later = replace(said, prefixes=(*kept, *action.prefixes), actions=rest, may=action.may)
            return [first, *apart(later)]
    return [said]


@dataclass(frozen=True)
class Cont(Text):
    """【CONT】: this is so."""

    sentences: tuple[Said, ...]
    combo: bool = False
    word: int = 0
    bare: bool = False

    def ability(self, kind: int) -> Ability:
        found = self.abilities(kind)
        if len(found) != 1:
            raise Unplayable(self, "one ability is given, and these are two")
        return found[0]

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        parts = [part for said in self.sentences for part in apart(said)]
        if len(parts) == 1 or any(isinstance(said, Defines) for said in parts):
            return (self.one(self.sentences, kind),)
        return tuple(self.one((part,), kind) for part in parts)

    def one(self, sentences: tuple[Said, ...], kind: int) -> Ability:
        """What some of its sentences mean."""
        scope, condition, modifiers = continuous(sentences, kind)
        marks = self.word | (CLIMAX_COMBO if self.combo else 0)
        if scope.zones() == (HAND,) and any(isinstance(m.who, Cards) for m in modifiers):
            raise Unplayable(self, "only this card is in the hand")
        zones = scope.zones()
        if zones != speaks_from(kind):
            # What this card gets elsewhere than on the stage counts there.
            modifiers = [given_in(zones, one) for one in modifiers]
        return Ability(
            CONT,
            tuple(dict.fromkeys((*zones, *(z for m in modifiers for z in needed(m))))),
            condition=condition,
            modifiers=tuple(modifiers),
            marks=marks,
            words=self,
        )


@dataclass(frozen=True)
class InDeck(Text):
    """【CONT】: so many of this card may be in a deck."""

    n: int
    form: int = 0

    def ability(self, kind: int) -> Ability:
        return Ability(CONT, (), body=(CopiesInDeck(self.n),), words=self)


def of_the_hand(sentence: Sentence) -> bool:
    """Whether a sentence says when its card can be played."""
    return isinstance(sentence.actions[0], NotPlayed | Permitted)


@dataclass(frozen=True)
class Event(Text):
    """What an event does; with the counter icon it can be played in the counter step."""

    sentences: tuple[Said, ...]
    counter: bool = False
    word: int = 0
    cost: Cost | None = None
    more: tuple[Text, ...] = ()
    """abilities that it has elsewhere, printed after what it does"""

    def ability(self, kind: int) -> Ability:
        return self.abilities(kind)[-1]

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        if kind != EVENT_CARD:
            raise Unplayable(self, "only the text of an event stands without an icon")
        before: tuple[Ability, ...] = ()
        rest = self.sentences
        while rest and isinstance(rest[0], Sentence) and of_the_hand(rest[0]):
            # When it can be played at all is so while it is in the hand.
            scope, condition, modifiers = continuous((rest[0],), kind)
            so = tuple(modifiers)
            before += (Ability(CONT, scope.zones(), None, condition, modifiers=so, words=self),)
            rest = rest[1:]
        body = body_of(rest, costing(Scope(kind), self.cost))
        check_bound(self, body)
        for text in self.more:
            ability = text.ability(kind)
            if set(ability.zones) & set(STAGE):
                raise Unplayable(self, "an event is never on the stage")
            before += (ability,)
        marks = self.word | (COUNTER_ICON if self.counter else 0)
        effect = Ability(CARD_EFFECT, (RESOLUTION,), body=body, marks=marks, words=self)
        return (*before, effect)


@dataclass(frozen=True)
class Explained:
    """What a keyword stands for, in parentheses after it."""

    sentences: tuple[Said, ...]
    moment: Moment | None = None

    def check(self, text: Text, ability: Ability) -> None:
        """It has to say just what the keyword means."""
        scope = Scope(payable=bool(ability.cost))
        trigger = None if self.moment is None else self.moment.trigger(scope)
        if trigger != ability.trigger or body_of(self.sentences, scope) != ability.body:
            raise Unplayable(self, "the reminder says something else than the ability")


def explained(text: Text, ability: Ability, reminder: Explained | None) -> Ability:
    """An ability of a keyword, if what reminds of it is right."""
    if reminder is not None:
        reminder.check(text, ability)
    return replace(ability, words=text)


@dataclass(frozen=True)
class Encore(Text):
    """【AUTO】 Encore and its cost."""

    cost: Cost
    reminder: Explained | None = None

    def ability(self, kind: int) -> Ability:
        on_character(self, kind)
        cost = self.cost.cost(Scope(kind))
        return explained(self, encore_ability(cost), self.reminder)


@dataclass(frozen=True)
class Assist(Text):
    """【CONT】 Assist: from the back stage, this is so."""

    sentences: tuple[Said, ...]
    word: int = 0

    def ability(self, kind: int) -> Ability:
        on_character(self, kind)
        scope, condition, modifiers = continuous(self.sentences, kind)
        if scope.active is not None:
            raise Unplayable(self, "an assist works from the back stage")
        found = assist_ability(tuple(modifiers), condition)
        return replace(found, marks=found.marks | self.word, words=self)


@dataclass(frozen=True)
class Backup(Text):
    """【ACT】【COUNTER】 Backup: so much power, from this level on, at this cost."""

    power: int
    level: int
    cost: Cost
    reminder: Explained | None = None

    def ability(self, kind: int) -> Ability:
        on_character(self, kind)
        cost = self.cost.cost(Scope(kind), in_hand=True)
        if self.reminder is not None and self.reminder.sentences not in (
            self.expected(ThatCharacter()),
            self.expected(ThatCard()),
            self.expected(ThatOne()),
        ):
            raise Unplayable(self, "the reminder says something else than the ability")
        return replace(backup_ability(self.power, self.level, cost), words=self)

    def expected(self, that: Subject) -> tuple[Said, ...]:
        """What a reminder of it says."""
        defender = Group(Kind(CHARACTER), place=BEING_ATTACKED)
        power = Gets(that, (Plus(self.power, POWER),), until=END_OF_TURN)
        return (Sentence((Choose(Exactly(1), defender), power)),)


@dataclass(frozen=True)
class Bond(Text):
    """【AUTO】 Bond/"name" and its cost."""

    names: tuple[str, ...]
    cost: Cost
    reminder: Explained | None = None
    second: str = ""

    def ability(self, kind: int) -> Ability:
        on_character(self, kind)
        cost = self.cost.cost(Scope(kind))
        names = (*self.names, self.second) if self.second else self.names
        return explained(self, bond_ability(names, cost), self.reminder)


@dataclass(frozen=True)
class Shift(Text):
    """【AUTO】【CLOCK】 Shift, level N."""

    level: int
    color: int = 0
    article: bool = False

    def ability(self, kind: int) -> Ability:
        return replace(shift_ability(self.level), words=self)

    def check(self, icons: tuple[str, ...], color: int) -> None:
        """A reminder of it names the card's own color."""
        if self.color and not self.color & color:
            raise Unplayable(self, "the reminder names another color than the card's")


@dataclass(frozen=True)
class GreatPerformance(Text):
    """【CONT】 Great Performance."""

    form: int = 0

    def ability(self, kind: int) -> Ability:
        on_character(self, kind)
        return replace(great_performance_ability(), words=self)


@dataclass(frozen=True)
class Sunder(Text):
    """【AUTO】 Sunder/"name" and its cost."""

    name: str
    cost: Cost

    def ability(self, kind: int) -> Ability:
        on_character(self, kind)
        return replace(sunder_ability(self.name, self.cost.cost(Scope(kind))), words=self)


@dataclass(frozen=True)
class IconReminder(Text):
    """What a trigger icon of the card does, in parentheses: no ability of the card."""

    icon: str
    sentences: tuple[Said, ...] = ()
    form: int = 0

    def ability(self, kind: int) -> Ability:
        raise Unplayable(self, "it is only a reminder")

    def check(self, icons: tuple[str, ...], color: int) -> None:
        """The card has to have the icon, and it does just what is said.

        Where the icon itself got lost in print, one of the card's icons has to do that.
        """
        if self.icon and self.icon not in icons:
            raise Unplayable(self, "the card does not have that icon")
        if not self.sentences:
            if "shot" not in icons:  # its words leave nothing open
                raise Unplayable(self, "the card does not have that icon")
            return
        body = body_of(self.sentences, Scope())
        said = (self.icon,) if self.icon else icons
        if not any(body == ICON_BODIES.get(icon) for icon in said):
            raise Unplayable(self, "the reminder says something else than the icon does")


def _one(cards: Cards, *then: Effect) -> tuple[Effect, ...]:
    return (May((ChooseCards(cards), *then)),)


_TO_HAND: Final = MoveCards(Bound(R_CHOSEN), HAND)
_LEVEL: Final = Limit(CARD_LEVEL, AT_MOST, Scaled(Count(Cards(zones=(LEVEL,))), 1, 1))
_IN_ROOM: Final = Cards(zones=(WAITING_ROOM,), tests=(Test(TYPE, HAS, CHARACTER),))
ICON_BODIES: Final[dict[str, tuple[Effect, ...]]] = {
    "gate": _one(Cards(zones=(WAITING_ROOM,), tests=(Test(TYPE, HAS, CLIMAX),)), _TO_HAND),
    "comeback": _one(_IN_ROOM, _TO_HAND),
    "return": _one(Cards(OPPONENT, STAGE), _TO_HAND),
    "draw": (May((ws.Draw(Num(1)),)),),
    "pool": (May((TakeTop(DECK, STOCK),)),),
    "treasure": (MoveCards(This(), HAND), May((TakeTop(DECK, STOCK),))),
    "standby": _one(replace(_IN_ROOM, limits=(_LEVEL,)), PutOnStage(Bound(R_CHOSEN), orient=REST)),
}
"""What the trigger icons do (4.12.2), as the same words in a text would mean it."""
