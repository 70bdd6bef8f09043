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

__all__ = ["Unplayable", "abilities_of", "entries_of", "read", "show"]

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
        end = min(len(tokens), len(shown))
        # Another wording is printed for what was read: this one has a line too many.
        at = next((i for i, (a, b) in enumerate(zip(tokens, shown, strict=False)) if a != b), end)
        raise Unread((at, len(tokens)), tuple(shown[at : at + 1]), " ".join(tokens[at:]))
    return tree.ability(kind)


def abilities_of(text: tuple[str, ...], kind: int) -> tuple[Ability, ...]:
    """The abilities of a card's whole text; the entries of an event are one text."""
    return tuple(read(entry, kind) for entry in entries_of(text, kind))


def entries_of(text: tuple[str, ...], kind: int) -> tuple[str, ...]:
    """A card's text cut into abilities: as it is, but for an event."""
    return (" ".join(text),) if kind == EVENT_CARD and text else text


def show(ability: Ability) -> str:
    """The text of an ability that was read from one; raises Unprintable for others."""
    words = _INHERENT if ability == INHERENT_ENCORE else ability.words
    if words is None:
        raise Unprintable(ability, "text")
    return detokenise(GRAMMAR.show(words, "text"))
