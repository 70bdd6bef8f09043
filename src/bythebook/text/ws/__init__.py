"""Card texts of Weiss Schwarz: read to abilities, and printed back from them."""

from __future__ import annotations

from functools import cache
from typing import Final

from bythebook.games.ws.cards import EVENT_CARD
from bythebook.games.ws.keywords import INHERENT_ENCORE
from bythebook.kernel.abilities import Ability
from bythebook.text.grammar import Unprintable, Unread
from bythebook.text.normalise import detokenise, normalise
from bythebook.text.ws.abilities import Encore, Text
from bythebook.text.ws.costs import Cost, Stock
from bythebook.text.ws.scope import Unplayable
from bythebook.text.ws.wording import GRAMMAR

__all__ = ["Unplayable", "read", "show"]

_INHERENT: Final = Encore(Cost((Stock(3),)))


@cache
def read(text: str, kind: int) -> Ability:
    """The ability that a text on a card of a kind (CHARACTER, EVENT_CARD, CLIMAX) means.

    Raises Damaged, Unread, Ambiguous or Unplayable: nothing is left out or guessed.
    """
    tokens = normalise(text)
    tree = GRAMMAR.parse(tokens, "text" if kind == EVENT_CARD else "ability")
    assert isinstance(tree, Text)
    shown = GRAMMAR.show(tree, "text")
    if shown != tokens:
        # Another wording is printed for what was read: this one has a line too many.
        at = next((i for i, (a, b) in enumerate(zip(tokens, shown)) if a != b), len(shown))
        raise Unread((at, len(tokens)), tuple(shown[at : at + 1]), " ".join(tokens[at:]))
    return tree.ability(kind)


def show(ability: Ability) -> str:
    """The text of an ability that was read from one; raises Unprintable for others."""
    words = _INHERENT if ability == INHERENT_ENCORE else ability.words
    if words is None:
        raise Unprintable(ability, "text")
    return detokenise(GRAMMAR.show(words, "text"))
