"""Other cards, where a text compares them with one that it has spoken of: other than that one."""

from __future__ import annotations

from bythebook.games.vanguard.texts.effects import NotThat
from bythebook.kernel.language.nouns import Noun, This
from bythebook.text.english.marks import Asked


def other_than(asked: Asked, noun: Noun) -> None:
    """What is asked to be like a card, and other, is other than that card, and not than this."""
    if asked.other and not isinstance(noun, This):
        asked.other = False
        asked.such.append(NotThat(noun))
