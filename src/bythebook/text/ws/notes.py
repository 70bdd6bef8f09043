"""Reminders that go with many texts: each has to have something to remind of."""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass
from typing import Any, Final

from bythebook.games.ws.events import CANNOT_ENCORE
from bythebook.text.ws.actions import DealsDamage, FlipCards, Look, RevealDeck
from bythebook.text.ws.amounts import StatOf
from bythebook.text.ws.getting import Cannot, Gain
from bythebook.text.ws.moving import ExchangeThem, Move, TopCards
from bythebook.text.ws.nouns import LevelBound, Limit
from bythebook.text.ws.scope import Scope, Unplayable

# What a reminder reminds of.
OF_DAMAGE: Final = 1
OF_LEVELS: Final = 2
OF_PLACES: Final = 3
OF_STAGE: Final = 4
"""that this card is on the stage when the climax phase begins"""
OF_ENCORE: Final = 5
"""that the Encore which every character has is Encore too"""
OF_ATTACKS: Final = 6
"""that an attack stays what it was"""
OF_STATES: Final = 7
"""that cards which change places are not turned"""


@dataclass(frozen=True)
class Note:
    """A reminder that goes with many texts; it has to have something to remind of."""

    about: int
    form: int = 0


_REMINDED_BY: Final = {
    OF_DAMAGE: (DealsDamage,),
    OF_LEVELS: (RevealDeck, FlipCards, TopCards, Look, Limit, StatOf, LevelBound),
    OF_PLACES: (RevealDeck, Look),
    OF_ENCORE: (Cannot,),
    OF_ATTACKS: (Move,),
    OF_STATES: (ExchangeThem,),
}


def check_notes(sentences: tuple[Any, ...], scope: Scope) -> None:
    """A reminder has to remind of something that the text says."""
    for sentence in sentences:
        early = getattr(sentence, "early_notes", ())
        for note in (*early, *sentence.notes):
            if note.about == OF_STAGE:
                if not scope.climax_phase:
                    raise Unplayable(note, "there is nothing to remind of")
            elif note.about == OF_ENCORE:
                if not mentions_ban(sentences, CANNOT_ENCORE):
                    raise Unplayable(note, "there is nothing to remind of")
            elif not any(mentions(s, _REMINDED_BY[note.about]) for s in sentences):
                raise Unplayable(note, "there is nothing to remind of")


def mentions_ban(node: object, what: int) -> bool:
    """Whether a text keeps somebody from something."""
    if isinstance(node, tuple):
        return any(mentions_ban(item, what) for item in node)
    if isinstance(node, Cannot | Gain) and getattr(node, "what", 0) == what:
        return True
    if is_dataclass(node):
        return any(mentions_ban(getattr(node, f.name), what) for f in fields(node))
    return False


def mentions(node: object, sorts: tuple[type, ...]) -> bool:
    """Whether a text has a part of one of some sorts."""
    if isinstance(node, sorts):
        return True
    if isinstance(node, tuple):
        return any(mentions(item, sorts) for item in node)
    if is_dataclass(node):
        return any(mentions(getattr(node, f.name), sorts) for f in fields(node))
    return False
