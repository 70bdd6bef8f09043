"""Where in a printed text stands what is asked about: its cost, or the sentence carried out.

A text that was read remembers its sentences. How many instructions the first of them mean by
themselves tells which sentence an instruction is of; where they mean nothing by themselves, it is
one of the sentences up to the next that do. What cannot be told is not guessed.
"""

import re
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from bythebook.kernel.abilities.abilities import Ability, Effect
from bythebook.kernel.abilities.reaching import flatten
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.state.continuous_ops import FIRST_CHAR
from bythebook.kernel.state.refs import CARD
from bythebook.kernel.texts.costs import Pay
from bythebook.text.meaning import Unplayable

Span = tuple[int, int]

TEXTS_KEPT: Final = 512
COST: Final = re.compile(r"(?:\[COST\]\s*)?((?:\[(?![A-Za-z]+\])[^\[\]]*\]\s*)+)")
"""what is paid stands in brackets; a word alone in brackets is a sign"""
TAGS: Final = re.compile(r"(?:(?:【[^】]*】|\[[^\[\]]*\]|\([A-Z/]+\)|[:,-])\s*)*")
COLON: Final = " : "
ENDS: Final = re.compile(r"(?<=[.!?])\)?\s+(?=[\"“(\[A-Z])")
"""between two sentences"""


def cost_span(text: str, words: Any) -> Span | None:
    """Where the cost of a text stands: in brackets, or before a colon that stands alone."""
    if getattr(words, "cost", None) is not None:
        found = COST.search(text)
        return None if found is None else (found.start(1), found.start(1) + len(found[1].rstrip()))
    begins = tags_end(text)
    ends = text.find(COLON, begins)
    return None if ends < 0 else (begins, ends)


def tags_end(text: str) -> int:
    """Where a text begins behind its signs."""
    found = TAGS.match(text)
    return found.end() if found is not None else 0


def sentences(text: str, cost: Span | None) -> list[Span]:
    """Where each sentence stands, behind the signs, and behind the cost if that comes first."""
    begins = tags_end(text)
    if cost is not None and not ENDS.search(text[: cost[0]]):
        begins = cost[1] + tags_end(text[cost[1] :].lstrip()) + text[cost[1] :].startswith(" ")
    found: list[Span] = []
    for end in [*ENDS.finditer(text, begins), None]:
        stop = len(text) if end is None else end.start()
        first = begins + len(text[begins:stop]) - len(text[begins:stop].lstrip())
        found.append((first, stop))
        begins = stop if end is None else end.end()
    return found


@lru_cache(TEXTS_KEPT)
def lengths(words: Any, kind: int) -> tuple[int, ...]:
    """How many instructions the first sentences mean, one, two, all; -1 if none by themselves."""
    found: list[int] = []
    for count in range(1, len(words.sentences) + 1):
        try:
            found.append(len(_program(replace(words, sentences=words.sentences[:count]), kind)))
        except (Unplayable, AssertionError, LookupError):
            # Half a text may lack what the other half says.
            found.append(-1)
    return tuple(found)


def _program(words: Any, kind: int) -> list[Effect]:
    ability: Ability = (
        words.abilities(kind)[0] if hasattr(words, "abilities") else words.ability(kind)
    )
    program: list[Effect] = []
    flatten(ability.body, program)
    return program


def sentence_span(text: str, ability: Ability, kind: int, at: int, count: int) -> Span | None:
    """Where the sentence stands, or the sentences, of which an instruction is one."""
    words: Any = ability.words
    said = getattr(words, "sentences", None)
    if not said:
        return None
    spans = sentences(text, cost_span(text, words))
    if len(spans) != len(said):
        return None
    *known, whole = lengths(words, kind)
    if whole != count:
        return None  # it means several abilities, and this is another one of them
    first = 0
    for place, length in enumerate(known, 1):
        if 0 <= length <= at:
            first = place
        elif length > at:
            return spans[first][0], spans[place - 1][1]
    return spans[first][0], spans[-1][1]


def asked_span(game: Game, frame: Resolve, text: str) -> tuple[Span | None, int, int]:
    """What of a text is asked about; of a cost also which part of how many it is."""
    ability = game.lib.abilities[frame.ability]
    pay = game.frame_of(Pay)
    if pay is not None and pay.paid_for == frame.ability:
        parts = len(pay.parts(game))
        return cost_span(text, ability.words), min(pay.place + 1, parts), parts
    if not frame.at or frame.instead:
        return None, 0, 0
    kind = game.lib.definitions[game.state.definition[frame.source & CARD]].values[FIRST_CHAR]
    count = len(game.lib.programs[frame.ability])
    return sentence_span(text, ability, kind, frame.at - 1, count), 0, 0
