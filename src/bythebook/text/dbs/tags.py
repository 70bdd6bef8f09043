"""What stands before a skill: [Once per turn], [Sparking 5], [Bond 2] and their like."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.dbs.cards.cards import (
    BATTLE_CARDS_ATTACK,
    SPEAKS_OF_ATTACKING,
    SPEAKS_OF_PLAYING,
)
from bythebook.games.dbs.keywords.keyword_costs import in_order
from bythebook.games.dbs.keywords.keywords import (
    bond,
    burst,
    limit,
    once_per_turn,
    sparking,
    spirit_boost,
)
from bythebook.kernel.abilities.abilities import (
    Ability,
    CostPart,
)
from bythebook.kernel.language.conditions import Condition
from bythebook.text.dbs.costs import Pre, remembered, speak_of_paid
from bythebook.text.dbs.reminders import Explained, Reminder
from bythebook.text.dbs.scope import SPIRIT_BOOSTED
from bythebook.text.english.kinds import Sort
from bythebook.text.english.scope import Scope, Unplayable
from bythebook.text.meaning import every

_PLAYING: Final = frozenset(("play", "played", "playing"))
_ATTACKING: Final = frozenset(("attack", "attacks", "attacked", "attacking"))


class Text:
    """What stands in one entry of a card's text."""

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        """The skills it means on a card of a kind."""
        raise NotImplementedError


class Tag:
    """A word before a skill: [Once per turn], [Sparking 5]."""

    def condition(self, scope: Scope) -> Condition | None:
        """What has to be so."""
        return None

    def cost(self, scope: Scope) -> tuple[CostPart, ...]:
        """What it costs."""
        return ()

    def applied(self, ability: Ability) -> Ability:
        """The skill with it."""
        return ability

    def explained(self) -> Explained:
        """What a reminder of it has to say."""
        raise Unplayable(self, "nobody is reminded of that")


@dataclass(frozen=True)
class OncePerTurn(Tag):
    """[Once per turn]."""

    reminder: Reminder | None = None

    def applied(self, ability: Ability) -> Ability:
        return once_per_turn(ability)

    def explained(self) -> Explained:
        return Explained("Once per turn")


@dataclass(frozen=True)
class LimitTag(Tag):
    """[Limit X]."""

    n: int
    reminder: Reminder | None = None

    def applied(self, ability: Ability) -> Ability:
        return limit(ability, self.n)

    def explained(self) -> Explained:
        return Explained(f"Limit {self.n}", self.n)


@dataclass(frozen=True)
class Sparking(Tag):
    """[Sparking X]."""

    n: int
    reminder: Reminder | None = None

    def condition(self, scope: Scope) -> Condition | None:
        return sparking(self.n)

    def explained(self) -> Explained:
        return Explained("Sparking", self.n)


@dataclass(frozen=True)
class Bonded(Tag):
    """[Bond X], perhaps with the battle cards it takes."""

    n: int
    kind: Sort | None = None
    reminder: Reminder | None = None
    colon: bool = False

    def condition(self, scope: Scope) -> Condition | None:
        return bond(self.n, None if self.kind is None else self.kind.cards(scope))

    def explained(self) -> Explained:
        return Explained("Bond" if self.kind is None else "Bond of", self.n)


@dataclass(frozen=True)
class Burst(Tag):
    """[Burst X]."""

    n: int
    reminder: Reminder | None = None

    def cost(self, scope: Scope) -> tuple[CostPart, ...]:
        return (burst(self.n),)

    def explained(self) -> Explained:
        return Explained("Burst", self.n)


@dataclass(frozen=True)
class SpiritBoost(Tag):
    """[Spirit Boost X] with a number."""

    n: int
    kind: Sort | None = None
    reminder: Reminder | None = None

    def cost(self, scope: Scope) -> tuple[CostPart, ...]:
        what = None if self.kind is None else self.kind.cards(scope)
        return (spirit_boost(self.n, what),)

    def explained(self) -> Explained:
        return Explained("Spirit Boost 1" if self.n == 1 else "Spirit Boost", self.n)


@dataclass(frozen=True)
class SpiritBoostX(Tag):
    """[Spirit Boost X] where X is what one says (4-14-2)."""

    kind: Sort | None = None
    reminder: Reminder | None = None

    def cost(self, scope: Scope) -> tuple[CostPart, ...]:
        what = None if self.kind is None else self.kind.cards(scope)
        scope.says_x = True
        SPIRIT_BOOSTED.note(scope, True)
        return (spirit_boost(0, what),)

    def explained(self) -> Explained:
        return Explained("Spirit Boost X")


def remind(reminder: Reminder | None, what: Explained, tags: tuple[Tag, ...]) -> None:
    """A reminder after a keyword skill is of it, or of what stands beside it."""
    if reminder is not None:
        reminder.check(what, *(tag.explained() for tag in tags))


def before(
    tags: tuple[Tag, ...], pre: Pre | None, scope: Scope
) -> tuple[Condition | None, tuple[CostPart, ...]]:
    """What has to be so and what is paid for a skill."""
    for tag in tags:
        reminder = getattr(tag, "reminder", None)
        if reminder is not None:
            reminder.check(tag.explained())
    found = [c for c in (tag.condition(scope) for tag in tags) if c is not None]
    cost: tuple[CostPart, ...] = ()
    if pre is not None:
        own = pre.condition(scope)
        if own is not None:
            found.append(own)
        cost = pre.cost(scope)
    cost = in_order((*cost, *[part for tag in tags for part in tag.cost(scope)]))
    speak_of_paid(cost, scope)
    if not found:
        return None, cost
    return every(found), cost


def finished(ability: Ability, tags: tuple[Tag, ...], text: Text) -> Ability:
    """A skill with the words before it."""
    for tag in tags:
        ability = tag.applied(ability)
    marks = ability.marks | speaks_of(text)
    return replace(remembered(ability), marks=marks, words=text)


def without_reminders(tokens: list[str]) -> list[str]:
    """The words of a skill itself."""
    kept: list[str] = []
    depth = 0
    for token in tokens:
        depth += (token == "(") - (token == ")")
        if not depth:
            kept.append(token)
    return kept


def speaks_of(text: Text) -> int:
    """10-10-3: whether a skill's words have to do with playing or attacking."""
    from bythebook.text.dbs.wording import GRAMMAR

    tokens = without_reminders(GRAMMAR.show(text, "text"))
    marks = 0
    if any(token in _PLAYING for token in tokens):
        marks |= SPEAKS_OF_PLAYING
    if any(token in _ATTACKING for token in tokens):
        marks |= SPEAKS_OF_ATTACKING
    if any(tokens[k : k + 2] == ["attack", "with"] for k in range(len(tokens))):
        marks |= BATTLE_CARDS_ATTACK
    return marks
