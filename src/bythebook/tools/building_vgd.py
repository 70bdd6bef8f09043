"""Random decks of Vanguard in the overDress era: of one nation, without a ride deck."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from bythebook import BythebookError
from bythebook.games.vanguard.cards.cards import (
    GRADE,
    MARKS,
    SENTINEL,
    TRIGGER_ICON,
    TRIGGER_NAMES,
    TYPE,
)
from bythebook.games.vanguard.d.cards.types import ORDERS
from bythebook.library.adapter import adapter_of
from bythebook.library.judging import Verdict
from bythebook.text.english.quotes import fold_name
from bythebook.tools.building import Builder, Card, Taking

SIZE: Final = 50
TRIGGERS: Final = 16
COPIES: Final = 4
CURVE: Final = ((0, 2), (1, 12), (2, 11), (3, 9))
"""how many cards of each grade a deck wants, beside its triggers"""
LIMITS: Final = {
    "<critical>": 8,
    "<draw>": 8,
    "<front>": 8,
    "<heal>": 4,
    "<sentinel>": 4,
    "<over>": 1,
}


@dataclass
class NationCard(Card):
    """A card of a nation."""

    grade: int
    trigger: bool
    order: bool
    limited: str
    """of what it is that a deck has only so many of"""


@dataclass
class _Taking(Taking[NationCard]):
    names: Counter[str] = field(default_factory=Counter)

    def room(self, card: NationCard, copies: int) -> int:
        """As many as its name allows, and what else is limited."""
        room = min(copies, COPIES - self.names[card.name])
        if card.limited:
            return min(room, LIMITS[card.limited] - self.names[card.limited])
        return room

    def take(self, card: NationCard, copies: int) -> int:
        taken = super().take(card, copies)
        self.names[card.name] += taken
        if card.limited:
            self.names[card.limited] += taken
        return taken


class VanguardDBuilder(Builder[NationCard]):
    """Decks of fifty with sixteen triggers."""

    grouped = "nations"

    def add(self, verdict: Verdict) -> None:
        printed = verdict.printed
        made = adapter_of("vgd").make(verdict.code, printed, ())
        if made.unread:
            return  # which trigger it has is not told: it is in no deck
        values = made.values
        text = " ".join(printed.get("text", ()))
        icon = values[TRIGGER_ICON]
        limited = f"<{TRIGGER_NAMES[icon]}>" if icon else ""
        card = NationCard(
            verdict.code,
            fold_name(printed["name"]),
            frozenset(fold_name(n) for n in re.findall('["“]([^"“”]+)["”]', text)),
            values[GRADE],
            bool(icon),
            bool(values[TYPE] & ORDERS),
            limited or ("<sentinel>" if values[MARKS] & SENTINEL else ""),
        )
        self.pool.setdefault(printed.get("nation", ""), []).append(card)

    def deck(self, group: str) -> dict[str, list[str]]:
        """The codes of a deck around the least used card of a nation."""
        own = self.ranked(self.pool[group])
        first = own[0]
        others = self.ranked([c for c in self.all_cards if c not in own])
        main, triggers = _Taking(), _Taking()
        for card in (first, *[c for c in own if c.name in first.named]):
            if not card.trigger:
                main.take(card, 3)
        for cards in (own, others):
            for grade, most in CURVE:
                for card in cards:
                    left = most - _of(main, grade)
                    if min(card.grade, 3) == grade and not card.trigger and left > 0:
                        main.take(card, min(COPIES, left))
            for card in cards:
                if card.trigger and triggers.count < TRIGGERS:
                    triggers.take(card, min(COPIES, TRIGGERS - triggers.count))
            for card in cards:
                if not card.trigger and main.count < SIZE - TRIGGERS:
                    main.take(card, min(COPIES, SIZE - TRIGGERS - main.count))
            self.mixed += cards is own and main.count + triggers.count < SIZE
        if triggers.count < TRIGGERS or main.count < SIZE - TRIGGERS:
            raise BythebookError(f"the exact cards of the file do not fill a deck of {SIZE}")
        codes = [*main.codes[: SIZE - TRIGGERS], *triggers.codes]
        if not any(c.grade == 0 and not c.order for c in (*main.cards, *triggers.cards)):
            raise BythebookError("no exact card of the file is of grade 0: a game begins with one")
        return {"main deck": codes}

    def ranked(self, cards: list[NationCard]) -> list[NationCard]:
        """Those used least first; the rest is left to chance."""
        return sorted(cards, key=lambda c: (c.used, self.chance.random()))


def _of(taking: _Taking, grade: int) -> int:
    """How many cards of a grade are in a deck so far."""
    by_code = {card.code: card.grade for card in taking.cards}
    return sum(1 for code in taking.codes if min(by_code[code], 3) == grade)
