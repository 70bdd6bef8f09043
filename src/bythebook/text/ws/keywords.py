"""Keyword abilities of texts, and what reminds of a keyword or an icon."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.ws.cards import CARD_LEVEL, CHARACTER, CLIMAX, POWER, TYPE
from bythebook.games.ws.keywords.keywords import (
    assist_ability,
    backup_ability,
    bond_ability,
    encore_ability,
    great_performance_ability,
    shift_ability,
    sunder_ability,
)
from bythebook.games.ws.texts import effects as ws
from bythebook.games.ws.texts.placing import PutOnStage
from bythebook.games.ws.zones.zones import DECK, HAND, LEVEL, REST, STAGE, STOCK, WAITING_ROOM
from bythebook.kernel.abilities.abilities import Ability, Effect
from bythebook.kernel.abilities.resolve import R_CHOSEN, May
from bythebook.kernel.language.amounts import Scaled
from bythebook.kernel.language.nouns import Bound, Cards, Count, Limit, Num, This
from bythebook.kernel.language.words import AT_MOST, HAS, OPPONENT, Test
from bythebook.kernel.texts.lasting import END_OF_TURN
from bythebook.kernel.texts.verbs import ChooseCards, MoveCards, TakeTop
from bythebook.text.ws.abilities import continuous, on_character
from bythebook.text.ws.actions import Choose
from bythebook.text.ws.costs import Cost
from bythebook.text.ws.getting import Gets, Plus
from bythebook.text.ws.kinds import Kind
from bythebook.text.ws.lasting_claims import ThatOne
from bythebook.text.ws.moments_of_play import Moment
from bythebook.text.ws.nouns import BEING_ATTACKED, Exactly, Group
from bythebook.text.ws.scope import Scope, Unplayable
from bythebook.text.ws.sentences import Said, Sentence, Text, body_of
from bythebook.text.ws.subjects import Subject, ThatCard, ThatCharacter


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
