"""The reviewed list of wordings that are folded to others in the texts of every game.

All risk of reading two different texts alike sits here and in the folds of the dialects: keep
them short, and sure.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

Tokens = tuple[str, ...]


def pairs(table: str) -> dict[str, str]:
    """A table of words and what they are folded to: "cards card, hands hand"."""
    words = table.replace(",", "").split()
    return dict(zip(words[::2], words[1::2], strict=True))


NUMBERS: Final = pairs(
    "zero 0, one 1, two 2, three 3, four 4, five 5, six 6, seven 7, eight 8, nine 9, ten 10, "
    "eleven 11, twelve 12, thirteen 13, fourteen 14, fifteen 15, sixteen 16"
)
WORDS: Final = {
    # Nouns in the plural: how many there are always stands in another word. Possessives and
    # pronouns (it, them) are kept apart.
    **pairs(
        "areas area, cards card, characters character, colors color, decks deck, hands hand, "
        "markers marker, names name, players player, times time, traits trait"
    ),
    # Verbs: who does it stands in the subject, or whose cards they are does.
    **pairs(
        "are is, attacks attack, becomes become, deals deal, does do, gets get, has have, "
        "loses lose, plays play, uses use"
    ),
    # Spellings, and two words for one thing.
    **pairs(
        "an a, can't cannot, colour color, colours color, gain get, gains get, fewer less, "
        "amongst among"
    ),
}
PHRASES: Final[dict[Tokens, list[str]]] = {
    ("all", "your"): ["all", "of", "your"],
    ("deck", "afterwards"): ["deck"],
    ("on", "top", "of"): ["on", "the", "top", "of"],
    ("from", "you", "hand"): ["from", "your", "hand"],
}


def one_after(*verbs: str) -> dict[Tokens, list[str]]:
    """After a verb that takes cards, "a" is how many."""
    return {(*verb.split(), "a"): [*verb.split(), "1"] for verb in verbs}


class Phrases:
    """Phrases that are folded as soon as their last word has been read; the first that fits."""

    def __init__(self, table: Mapping[Tokens, list[str]]) -> None:
        self.last_words: Final = frozenset(phrase[-1] for phrase in table)
        self.by_end: Final[dict[Tokens, list[tuple[list[str], list[str]]]]] = {}
        for phrase, folded in table.items():
            self.by_end.setdefault(phrase[-2:], []).append(([*phrase], folded))

    def fold(self, tokens: list[str]) -> None:
        """Fold the phrase that the tokens end with, if they do."""
        for phrase, folded in self.by_end.get((*tokens[-2:],), ()):
            if tokens[-len(phrase) :] == phrase:
                tokens[-len(phrase) :] = folded
                return
