"""What a game says: questions, options, steps and what happened, in words; no screen, no layout.

The terminal, programs and whatever else shows a game to people take their words from here, so
that all of them say the same. A game's own words are a part of its entry in the catalogue; what
a game does not say itself is said in the plainer words of `common`.
"""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from bythebook.catalogue import part_of
from bythebook.language import ENGLISH, Language

if TYPE_CHECKING:
    from bythebook.wording.common import Wording


def wording_of(game: str, language: Language = ENGLISH) -> "Wording":
    """The words of a game, by its short name, in a language."""
    from bythebook.wording.common import Wording

    return _words(part_of(game, "wording") or Wording, language)


@cache
def _words(kind: Callable[[Language], "Wording"], language: Language) -> "Wording":
    """The words of a kind of game in a language: there is nothing in them that could change."""
    return kind(language)
