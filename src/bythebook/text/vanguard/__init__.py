"""Card texts of Cardfight!! Vanguard: read to abilities, and printed back from them."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from bythebook.kernel.abilities.abilities import Ability
from bythebook.kernel.procedure.clauses import remembers
from bythebook.text.grammar import Unprintable
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.abilities import Text
from bythebook.text.vanguard.d.lexicon import OVERDRESS
from bythebook.text.vanguard.eras import check_era
from bythebook.text.vanguard.normalise import detokenise, normalise
from bythebook.text.vanguard.wording import GRAMMAR

__all__ = ["Unplayable", "abilities_of", "entries_of", "parse", "read_all", "show"]

_NO_TEXT: Final = ("", "-", "－", "—", "–", "‐")
_NOTHING: Final = re.compile(r"\s*\(?no written effect\.?\)?\s*", re.IGNORECASE)
_GOES_ON: Final = re.compile(r"\s*(?:[a-z(・])")
"""how a line begins that goes on with the ability before it"""
_MARK: Final = re.compile(
    r"(?:(?<=[.)\"”])|(?<=Sentinel))\s*"
    r"(?=(?:(?:Powerful|Friend|White Wings|Black Wings)\s?[-－]\s?)?\[(?:AUTO|CONT|ACT)\])"
    r"|(?<=\.)\s*(?=\[Glitter\]\s*$)"
)
"""between abilities that are printed one after the other in one line"""


@cache
def parse(text: str) -> Text:
    """How a text is written; raises Damaged, Unread or Ambiguous."""
    tree = GRAMMAR.read_back(normalise(text), "text")
    assert isinstance(tree, Text)
    return tree


@cache
def read_all(text: str, kind: int) -> tuple[Ability, ...]:
    """The abilities that a text on a card of a type means.

    Raises Damaged, Unread, Ambiguous or Unplayable: nothing is left out or guessed.
    """
    tree = parse(text)
    check_era(tree, normalise(text), kind & OVERDRESS != 0)
    return tree.abilities(kind)


remembers(read_all.cache_clear)


def abilities_of(text: tuple[str, ...], kind: int) -> tuple[Ability, ...]:
    """The abilities of a card's whole text."""
    return tuple(a for entry in entries_of(text) for a in read_all(entry, kind))


def entries_of(text: tuple[str, ...]) -> tuple[str, ...]:
    """A card's text cut into abilities: what was broken inside quotes is put together again."""
    whole: list[str] = []
    for line in text:
        if line.strip() in _NO_TEXT or _NOTHING.fullmatch(line):
            continue
        if whole and (whole[-1].count('"') % 2 or _GOES_ON.match(line)):
            whole[-1] = f"{whole[-1]} {line.strip()}"
        else:
            whole.append(line)
    return tuple(part for entry in whole for part in _apart(entry))


def _apart(entry: str) -> list[str]:
    """An entry, cut before marks that stand outside of quotes."""
    found, start = [], 0
    for match in _MARK.finditer(entry):
        if entry[: match.end()].count('"') % 2 == 0 and match.start():
            found.append(entry[start : match.end()])
            start = match.end()
    return [*found, entry[start:]]


def show(ability: Ability) -> str:
    """The text of an ability that was read from one; raises Unprintable for others."""
    if not isinstance(ability.words, Text):
        raise Unprintable(ability, "text")
    return detokenise(GRAMMAR.show(ability.words, "text"))
