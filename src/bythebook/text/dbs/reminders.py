"""What reminds of a keyword skill or of a rule, in parentheses: it has to be right.

A reminder is kept as it is printed. What it says are its pieces: its words without those that
carry no meaning here, phrases that mean the same taken for one. A keyword skill's meaning are
pieces, too: those that have to be said, and those that may be said beside them. So a reminder is
right however it is put, and wrong if it leaves something out, says something else, or another
number, color or name.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final, NamedTuple

from bythebook.games.dbs.cards.cards import COLOR_NAMES, KEYWORD_NAMES
from bythebook.text.dbs.keyword_meanings import ALIKE, EMPTY, MEANINGS, RULES
from bythebook.text.meaning import Unplayable

_WORD: Final = re.compile(r"«[^»]*»|\S+")
_EMPTY: Final = frozenset(EMPTY.split())


@cache
def _alike() -> tuple[dict[tuple[str, ...], str], int]:
    """Phrases and what they are taken for, and how long the longest is."""
    found: dict[tuple[str, ...], str] = {}
    for line in filter(None, ALIKE.splitlines()):
        taken_for, *others = (phrase.strip() for phrase in line.split("|"))
        for phrase in dict.fromkeys((taken_for, *others)):
            assert tuple(phrase.split()) not in found, phrase
            assert phrase.count("#") == taken_for.count("#"), phrase
            found[tuple(phrase.split())] = taken_for
    return found, max(map(len, found))


@lru_cache(4096)
def pieces(tokens: tuple[str, ...]) -> frozenset[str]:
    """What some words say."""
    phrases, longest = _alike()
    plain = tuple("#" if token.isdigit() else token for token in tokens)
    found: set[str] = set()
    at = 0
    while at < len(tokens):
        for size in range(min(longest, len(tokens) - at), 0, -1):
            here = slice(at, at + size)
            piece = phrases.get(tokens[here]) or phrases.get(plain[here])
            if piece is not None:
                for token in tokens[here]:
                    if token.isdigit():
                        piece = piece.replace("#", token, 1)
                found.add(piece)
                break
        else:
            size = 1
            found.add(tokens[at])
        at += size
    return frozenset(found - _EMPTY)


class Explained(NamedTuple):
    """What a reminder can be about: a keyword skill, or what stands before a skill."""

    name: str
    n: int = 0
    colors: int = 0
    other: int = 0
    """the second color, if there are two"""


def of_keyword(keyword: int) -> Explained:
    """A keyword skill that needs no more words."""
    return Explained(KEYWORD_NAMES[keyword])


Meaning = tuple[frozenset[str], frozenset[str]]
"""what has to be said, and all that may be"""


def meaning(line: str) -> Meaning:
    """A way to explain something, as it is written."""
    said, _, more = line.partition("|")
    needed = pieces(tuple(_WORD.findall(said)))
    return needed, needed | pieces(tuple(_WORD.findall(more)))


@cache
def meanings(what: Explained) -> tuple[Meaning, ...]:
    """The ways in which something is explained."""
    colors = {"x": COLOR_NAMES.get(what.colors, "#"), "y": COLOR_NAMES.get(what.other, "#")}
    return tuple(
        meaning(line.partition(" : ")[2].format(n=what.n, **colors))
        for line in MEANINGS.splitlines()
        if line.partition(" : ")[0] == what.name
    )


@cache
def rules() -> tuple[Meaning, ...]:
    """What the rules say anyway."""
    return tuple(meaning(line) for line in RULES.splitlines() if line)


@dataclass(frozen=True)
class Reminder:
    """What a keyword skill does, in parentheses after it; as it is printed."""

    words: tuple[str, ...]

    def explains(self, what: Explained) -> bool:
        """Whether it says what something does."""
        said = pieces(self.words)
        return any(needed <= said <= allowed for needed, allowed in meanings(what))

    def tells_a_rule(self) -> bool:
        """Whether it says what the rules say anyway."""
        said = pieces(self.words)
        return any(needed <= said <= allowed for needed, allowed in rules())

    def check(self, *what: Explained) -> None:
        """It has to be right for what it stands with."""
        if not any(map(self.explains, what)):
            raise Unplayable(self, "the reminder says something else than the keyword does")


LINES: Final = """
# What stands in parentheses; what tokens are begins with their name.
reminder = Reminder : ( {words:remarks} )
remarks = * remark ; ; ; remarked
"""
