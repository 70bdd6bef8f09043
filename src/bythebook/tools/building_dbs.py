"""Random decks of the Dragon Ball Super Card Game: a leader, and cards of one or two colors.

Every color of a deck is one that its energy has, so that costs can be paid. Whatever the deck's
first card and its leader speak of is taken before the rest, and what those speak of in turn: cards
that evolve meet the cards they are played on.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from bythebook import BythebookError
from bythebook.games.dbs.cards.cards import DRAGON_BALL, KEYWORDS, SUPER_COMBO, ULTIMATE
from bythebook.games.dbs.preparation import (
    four_super_combos,
    kept_out,
    one_ultimate,
    too_many_copies,
)
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.library.adapter import Printed, adapter_of
from bythebook.library.judging import Verdict
from bythebook.text.dbs.normalise import normalise
from bythebook.text.english.quotes import fold_name
from bythebook.tools.building import Builder, Card, Taking

LEAST: Final = 50
MOST: Final = 60
SPOKEN_OF: Final = 30
"""up to how many cards of a deck are taken because another one speaks of them"""
PARTNERS: Final = 3
"""how many different cards one card brings along"""
TWO_COLORS: Final = 0.5
"""the share of decks with a second color that neither their first card nor their leader has"""
CURVE: Final = ((1, 18), (2, 14), (3, 10), (4, 5), (5, 4))
"""how many cards of each energy cost a deck wants; the first and the last stand for all beyond"""
LIMITED: Final = DRAGON_BALL | SUPER_COMBO | ULTIMATE
"""keywords of which a deck may only have so many cards, whatever their numbers"""


@dataclass
class ColoredCard(Card):
    """A card of some colors; `made` is the card itself, for the rules about decks."""

    kind: str
    cost: int
    colors: frozenset[str]
    words: frozenset[str]
    """what others call it by: its names, its characters, its special traits"""
    made: CardDef


@dataclass
class _Taking(Taking[ColoredCard]):
    made: list[CardDef] = field(default_factory=list)
    leader: list[CardDef] = field(default_factory=list)

    def room(self, card: ColoredCard, copies: int) -> int:
        """As many as no rule about decks speaks against."""
        number = card.made.number
        if kept_out([*self.leader, *{c.number: c for c in self.made}.values(), card.made]):
            return 0
        # No other card can be one too many because of this one.
        with_it = [c for c in self.made if c.number == number or c.values[KEYWORDS] & LIMITED]
        for room in range(copies):
            with_it.append(card.made)
            if one_ultimate(with_it) or four_super_combos(with_it) or too_many_copies(with_it):
                return room
        return copies

    def take(self, card: ColoredCard, copies: int) -> int:
        taken = super().take(card, copies)
        self.made += [card.made] * taken
        return taken


class DragonBallSuperBuilder(Builder[ColoredCard]):
    """Decks of fifty to sixty cards and a leader; what shares a pool has the same colors."""

    grouped = "colors"

    def add(self, verdict: Verdict) -> None:
        printed = verdict.printed
        adapter = adapter_of("dbs")
        sides = (printed, printed.get("back", {}))
        tokens = [token for entry in adapter.entries(printed) for token in normalise(entry)]
        named = frozenset(fold_name(token[1:-1]) for token in tokens if token[0] in "<«{")
        cost = printed.get("cost", 0)
        card = ColoredCard(
            verdict.code,
            fold_name(printed["name"]),
            named,
            printed["kind"],
            1 if cost == "X" else cost,
            frozenset(printed["colors"]),
            frozenset(word for side in sides for word in _words(side)),
            adapter.make(verdict.code, printed, ()),
        )
        self.pool.setdefault("/".join(sorted(card.colors)), []).append(card)

    def deck(self, group: str) -> list[str]:
        """A leader's code and those of fifty to sixty cards, the group's least used among them."""
        first = self.ranked(self.pool[group])[0]
        leader = first if first.kind == "leader" else self.leader_of(first)
        colors = first.colors | leader.colors
        if len(colors) < 2 and self.chance.random() < TWO_COLORS:
            colors |= self.chance.choice(self.all_cards).colors
        size = self.chance.randint(LEAST, MOST)
        fitting = [c for c in self.all_cards if c.kind != "leader" and c.colors <= colors]
        taking = _Taking(leader=[leader.made])
        if first is not leader:
            taking.take(first, 4)
        self.gather(taking, [first, leader], fitting)
        wanted = dict(CURVE)
        for card in self.ranked(fitting):
            cost = max(CURVE[0][0], min(card.cost, CURVE[-1][0]))
            if wanted[cost] > 0 and taking.count < size:
                wanted[cost] -= taking.take(card, min(2, size - taking.count))
        for copies in (2, MOST):
            for card in self.ranked(fitting):
                if taking.count < size:
                    taking.take(card, min(copies, size - taking.count))
        if taking.count < LEAST:
            self.fill(taking, size)
        leader.used += 1
        return [leader.code, *taking.codes]

    def gather(
        self, taking: _Taking, speaking: list[ColoredCard], fitting: list[ColoredCard]
    ) -> None:
        """Take cards that others speak of, and those they speak of."""
        while speaking and taking.count < SPOKEN_OF:
            named = speaking.pop(0).named
            spoken = [c for c in fitting if c.words & named and c not in taking.cards]
            for card in self.ranked(spoken)[:PARTNERS]:
                if taking.take(card, 2):
                    speaking.append(card)

    def leader_of(self, first: ColoredCard) -> ColoredCard:
        """Whom a card speaks of or who speaks of it, if there is one; in its color, if possible."""
        leaders = [c for c in self.all_cards if c.kind == "leader"]
        if not leaders:
            raise BythebookError("no leader of the file is exact: a deck needs one")
        return min(
            leaders,
            key=lambda c: (
                not c.colors & first.colors,
                not (c.words & first.named or first.words & c.named),
                c.used,
                self.chance.random(),
            ),
        )

    def fill(self, taking: _Taking, size: int) -> None:
        """Cards of any color, for a deck that lacks some."""
        self.mixed += 1
        for card in self.ranked(self.all_cards):
            if card.kind != "leader" and taking.count < size:
                taking.take(card, min(4, size - taking.count))
        if taking.count < LEAST:
            raise BythebookError(f"the exact cards of the file do not fill a deck of {LEAST}")

    def ranked(self, cards: list[ColoredCard]) -> list[ColoredCard]:
        """Those used least first; the rest is left to chance."""
        return sorted(cards, key=lambda c: (c.used, self.chance.random()))


def _words(side: Printed) -> list[str]:
    """What a side is called by."""
    listed: list[Any] = [side.get("name", ""), *side.get("characters", ()), *side.get("traits", ())]
    return [fold_name(word) for word in listed if word]
