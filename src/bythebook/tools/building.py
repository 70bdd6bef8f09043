"""Random legal decks of a player's exact cards: what building them is like in every game.

A deck is built around the card used least so far, with whatever that card names, so that over a
run every card is used. What decks are grouped by, and what makes one legal and playable, is for
a `Builder` of the game's own to say.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from bythebook import BythebookError
from bythebook.catalogue import part_of
from bythebook.library.judging import EXACT, Verdict


@dataclass
class Card:
    """A card to build decks of, and in how many it was used."""

    code: str
    name: str
    named: frozenset[str]
    """what its text speaks of"""
    used: int = field(default=0, kw_only=True)


C = TypeVar("C", bound=Card)


@dataclass
class Taking(Generic[C]):
    """The cards of a deck so far."""

    codes: list[str] = field(default_factory=list)
    cards: list[C] = field(default_factory=list)

    @property
    def count(self) -> int:
        return len(self.codes)

    def room(self, card: C, copies: int) -> int:
        """How many of so many more copies of a card the deck may have."""
        raise NotImplementedError

    def take(self, card: C, copies: int) -> int:
        """Put copies into the deck, as many as are allowed; how many they were."""
        copies = self.room(card, copies) if copies > 0 else 0
        if copies <= 0:
            return 0
        if card not in self.cards:
            card.used += 1
            self.cards.append(card)
        self.codes += [card.code] * copies
        return copies


Built = list[str] | dict[str, list[str]]
"""the codes of a deck, or of each of its sections by its name"""


def codes_of(deck: Built) -> list[str]:
    """The codes of all cards of a deck."""
    return deck if isinstance(deck, list) else [code for part in deck.values() for code in part]


class Builder(Generic[C]):
    """Builds decks, those cards first that were used least."""

    grouped: str
    """by what the cards are grouped: one word, for many of them"""

    def __init__(self, verdicts: Iterable[Verdict], chance: random.Random) -> None:
        self.chance = chance
        self.pool: dict[str, list[C]] = {}
        self.mixed = 0
        """decks that had to be filled up from another group"""
        seen: set[str] = set()
        for verdict in verdicts:
            if verdict.status == EXACT and verdict.printed:
                same = self.printing(verdict)
                if same not in seen:
                    seen.add(same)
                    self.add(verdict)
        if not self.pool:
            raise BythebookError("no card of the file is exact: there is nothing to play with")
        self.groups = sorted(self.pool)
        self.sizes = [len(self.pool[group]) for group in self.groups]

    def printing(self, verdict: Verdict) -> str:
        """The same for printings of one card, which are used once."""
        return repr(sorted(verdict.printed.items()))

    def add(self, verdict: Verdict) -> None:
        """Take an exact card into the pool."""
        raise NotImplementedError

    def deck(self, group: str) -> Built:
        """The codes of a deck around the least used card of a group."""
        raise NotImplementedError

    def lead(self) -> str:
        """The group of a card that was used least of all."""
        least = {group: min(c.used for c in self.pool[group]) for group in self.groups}
        lowest = min(least.values())
        return self.chance.choice([group for group in self.groups if least[group] == lowest])

    def any_group(self) -> str:
        """Any group, one with more cards more often."""
        [group] = self.chance.choices(self.groups, self.sizes)
        return group

    @property
    def all_cards(self) -> list[C]:
        """The cards of all groups."""
        return [card for group in self.groups for card in self.pool[group]]


def builder_of(game: str, verdicts: Iterable[Verdict], chance: random.Random) -> Builder[Any]:
    """The builder of a game's decks."""
    builder = part_of(game, "builder")
    if builder is None:
        raise BythebookError(f"decks cannot be built for {game!r}")
    made: Builder[Any] = builder(verdicts, chance)
    return made
