"""Random decks of Weiss Schwarz: of one title, so that cards meet those they speak of.

A title too small for a deck is filled up from another one.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from bythebook import BythebookError
from bythebook.library.judging import Verdict
from bythebook.text.english.quotes import fold_name
from bythebook.tools.building import Builder, Card, Taking

SIZE: Final = 50
COPIES: Final = 4
CLIMAXES: Final = 8
CURVE: Final = ((0, 16), (1, 12), (2, 7), (3, 7))
"""how many cards of each level a deck wants, beside its climaxes"""
_IN_DECK: Final = re.compile(r"same card name as this card and [^.]*\bdeck")
"""a text that counts cards of several names together"""


@dataclass
class TitleCard(Card):
    """A card of a title."""

    kind: str
    level: int
    color: str
    together: frozenset[str] = frozenset()
    """its own name and those that its text counts together with it in a deck"""


@dataclass
class _Taking(Taking[TitleCard]):
    names: Counter[str] = field(default_factory=Counter)

    def room(self, card: TitleCard, copies: int) -> int:
        """As many as the name allows, and every name that is counted together with it."""
        room = min(copies, COPIES - self.names[card.name])
        for group in {card.together, *(c.together for c in self.cards)}:
            if card.name in group:
                room = min(room, COPIES - sum(self.names[name] for name in group))
        return room

    def take(self, card: TitleCard, copies: int) -> int:
        taken = super().take(card, copies)
        self.names[card.name] += taken
        return taken


class WeissSchwarzBuilder(Builder[TitleCard]):
    """Decks of fifty, eight of them climaxes.

    A title is what stands before the stroke of a card's code: all sets of it share that.
    """

    grouped = "titles"

    def __init__(self, verdicts: Iterable[Verdict], chance: random.Random) -> None:
        super().__init__(verdicts, chance)
        self.by_size = sorted(self.groups, key=lambda title: -len(self.pool[title]))

    def printing(self, verdict: Verdict) -> str:
        said = verdict.printed.items()
        return repr(sorted((k, v) for k, v in said if k not in ("title", "side")))

    def add(self, verdict: Verdict) -> None:
        printed = verdict.printed
        text = " ".join(printed.get("text", ()))
        name = fold_name(printed["name"])
        named = frozenset(fold_name(n) for n in re.findall('["“]([^"“”【]+)["”]', text))
        self.pool.setdefault(verdict.code.partition("/")[0], []).append(
            TitleCard(
                verdict.code,
                name,
                named,
                printed["kind"],
                printed.get("level", 0),
                printed["color"],
                named | {name} if _IN_DECK.search(text) else frozenset(),
            )
        )

    def deck(self, group: str) -> list[str]:
        """Fifty card codes: the least used card of a title, what it names, and others."""
        cards = self.ranked(self.pool[group], ())
        first = cards[0]
        colors = (first.color, self.chance.choice(cards).color)
        taking = _Taking()
        climaxes = [c for c in cards if c.kind == "climax"]
        others = [c for c in cards if c.kind != "climax"]
        # The card itself, and what it speaks of.
        for card in (first, *(c for c in cards if c.name in first.named)):
            if card.kind != "climax":
                taking.take(card, 3)
        most = SIZE - CLIMAXES
        by_level: dict[int, int] = dict(CURVE)
        for card in self.ranked(others, colors):
            if by_level.get(min(card.level, 3), 0) > 0 and taking.count < most:
                by_level[min(card.level, 3)] -= taking.take(card, min(2, most - taking.count))
        for copies in (2, COPIES):
            for card in self.ranked(others, colors):
                if taking.count < most:
                    taking.take(card, min(copies, most - taking.count))
        spoken = {name for card in taking.cards for name in card.named}
        wanted = [c for c in climaxes if c.name in spoken or c is first]
        climax = _Taking()
        for card in (*wanted, *self.ranked(climaxes, colors)):
            climax.take(card, min(COPIES, CLIMAXES - climax.count))
        self.fill(taking, SIZE - climax.count, group)
        codes = [*taking.codes, *climax.codes]
        if len(codes) < SIZE:
            raise BythebookError(f"the exact cards of the file do not fill a deck of {SIZE}")
        return codes

    def fill(self, taking: _Taking, size: int, title: str) -> None:
        """More of a title without enough climaxes; cards of others for one that is too small."""
        others = [t for t in self.by_size if t != title]
        for place, other in enumerate((title, *others)):
            self.mixed += place == 1 and taking.count < size
            for card in self.ranked(self.pool[other], ()):
                if card.kind != "climax" and taking.count < size:
                    taking.take(card, min(COPIES, size - taking.count))

    def ranked(self, cards: list[TitleCard], colors: tuple[str, ...]) -> list[TitleCard]:
        """Cards in the colors first, then those used least; the rest is left to chance."""
        return sorted(cards, key=lambda c: (c.color not in colors, c.used, self.chance.random()))
