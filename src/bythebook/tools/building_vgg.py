"""Random decks of Vanguard in the G era: of one clan, so that what is checked counts.

A clan too small for a deck is filled up from others.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from bythebook import BythebookError
from bythebook.games.vanguard.cards.cards import (
    G_UNIT,
    GRADE,
    HEAL_TRIGGER,
    MARKS,
    SENTINEL,
    TRIGGER_ICON,
    TYPE,
)
from bythebook.library.adapter import adapter_of
from bythebook.library.judging import Verdict
from bythebook.text.english.quotes import fold_name
from bythebook.tools.building import Builder, Card, Taking

SIZE: Final = 50
TRIGGERS: Final = 16
COPIES: Final = 4
LIMITED: Final = 4
"""so many heal triggers, and so many sentinels, at the most"""
CURVE: Final = ((0, 2), (1, 13), (2, 11), (3, 8))
"""how many cards of each grade a deck wants, beside its triggers"""
G_DECK: Final = 16


@dataclass
class ClanCard(Card):
    """A card of a clan."""

    grade: int
    trigger: bool
    g_unit: bool
    limited: str
    """of what it is that a deck has only so many of"""


@dataclass
class _Taking(Taking[ClanCard]):
    names: Counter[str] = field(default_factory=Counter)

    def room(self, card: ClanCard, copies: int) -> int:
        """As many as its name allows, and what else is limited."""
        room = min(copies, COPIES - self.names[card.name])
        return min(room, LIMITED - self.names[card.limited]) if card.limited else room

    def take(self, card: ClanCard, copies: int) -> int:
        taken = super().take(card, copies)
        self.names[card.name] += taken
        if card.limited:
            self.names[card.limited] += taken
        return taken


class VanguardGBuilder(Builder[ClanCard]):
    """Decks of fifty with sixteen triggers, and a G deck."""

    grouped = "clans"

    def add(self, verdict: Verdict) -> None:
        printed = verdict.printed
        made = adapter_of("vgg").make(verdict.code, printed, ())
        if made.unread:
            return  # which trigger it has is not told: it is in no deck
        values = made.values
        text = " ".join(printed.get("text", ()))
        heals = values[TRIGGER_ICON] & HEAL_TRIGGER
        card = ClanCard(
            verdict.code,
            fold_name(printed["name"]),
            frozenset(fold_name(n) for n in re.findall('["“]([^"“”]+)["”]', text)),
            values[GRADE],
            bool(values[TRIGGER_ICON]),
            bool(values[TYPE] & G_UNIT),
            "<heal>" if heals else "<sentinel>" if values[MARKS] & SENTINEL else "",
        )
        self.pool.setdefault(printed.get("clan", ""), []).append(card)

    def deck(self, group: str) -> dict[str, list[str]]:
        """The codes of a main deck and a G deck around the least used card of a clan."""
        own = self.ranked(self.pool[group])
        first = own[0]
        spoken = [c for c in own if c.name in first.named]
        others = self.ranked([c for c in self.all_cards if c not in own])
        main, g_deck = _Taking(), _Taking()
        for card in (first, *spoken):
            if card.g_unit:
                g_deck.take(card, COPIES)
            elif not card.trigger:
                main.take(card, 3)
        wanted = {grade: most - _of(main, grade) for grade, most in CURVE}
        for copies, cards in ((2, own), (COPIES, own), (COPIES, others)):
            for card in cards:
                left = wanted.get(min(card.grade, 3), 0)
                if not card.g_unit and not card.trigger and left > 0:
                    wanted[min(card.grade, 3)] -= main.take(card, min(copies, left))
        triggers = _Taking()
        for cards in (own, others):
            for card in cards:
                if card.trigger and triggers.count < TRIGGERS:
                    triggers.take(card, min(COPIES, TRIGGERS - triggers.count))
            for card in cards:
                if not card.trigger and not card.g_unit and main.count < SIZE - TRIGGERS:
                    main.take(card, min(COPIES, SIZE - TRIGGERS - main.count))
            self.mixed += cards is own and main.count + triggers.count < SIZE
        if triggers.count < TRIGGERS or main.count < SIZE - TRIGGERS:
            raise BythebookError(f"the exact cards of the file do not fill a deck of {SIZE}")
        codes = [*main.codes[: SIZE - TRIGGERS], *triggers.codes]
        if not any(card.grade == 0 for card in (*main.cards, *triggers.cards)):
            raise BythebookError("no exact card of the file is of grade 0: a game begins with one")
        for card in own:
            if card.g_unit:
                g_deck.take(card, min(COPIES, G_DECK - g_deck.count))
        return {"main deck": codes, "G deck": g_deck.codes[:G_DECK]}

    def ranked(self, cards: list[ClanCard]) -> list[ClanCard]:
        """Those used least first; the rest is left to chance."""
        return sorted(cards, key=lambda c: (c.used, self.chance.random()))


def _of(taking: _Taking, grade: int) -> int:
    """How many cards of a grade are in a deck so far."""
    by_code = {card.code: card.grade for card in taking.cards}
    return sum(1 for code in taking.codes if min(by_code[code], 3) == grade)
