"""Card texts of the Dragon Ball Super Card Game: read to skills, and printed back from them."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from typing import Final

from bythebook.games.dbs.cards.cards import COUNTERS, FIELD
from bythebook.games.dbs.zones.zones import BATTLE_AREA, HAND
from bythebook.kernel.abilities.abilities import ACT, Ability
from bythebook.kernel.procedure.clauses import remembers
from bythebook.text.dbs.normalise import detokenise, normalise
from bythebook.text.dbs.tags import Text
from bythebook.text.dbs.wording import GRAMMAR
from bythebook.text.english.scope import Unplayable
from bythebook.text.grammar import Unprintable

__all__ = ["Unplayable", "abilities_of", "entries_of", "has_field", "read", "read_all", "show"]

_NO_TEXT: Final = ("", "-", "－", "—", "–", "‐")
_FIELD: Final = re.compile(r"\s*(?:\[[^\[\]]*\]\s*)*\[field\]", re.IGNORECASE)
_RUN_TOGETHER: Final = re.compile(
    r"(?<=[a-z]\.)\s*(?=\[(?:Auto|Permanent|Activate)\b)|(?<=[a-z.]\))\s*(?=\[(?:Permanent|Activate)\b)"
)
"""between skills that are printed one after the other in one line"""
_BULLETS: Final = ("・", "･", "•", "●")
_CONTINUES: Final = ("Then, ", "If you do, ")
"""how a line begins that goes on with the skill before it"""


@cache
def parse(text: str) -> Text:
    """How a text is written; raises Damaged, Unread or Ambiguous."""
    tree = GRAMMAR.read_back(normalise(text), "text")
    assert isinstance(tree, Text)
    return tree


@cache
def read_all(text: str, kind: int, field: bool = False) -> tuple[Ability, ...]:
    """The skills that a text on a card of a kind (LEADER, BATTLE, EXTRA, UNISON) means.

    Of an extra card with [Field] the other skills count in the battle area (10-3-2).
    Raises Damaged, Unread, Ambiguous or Unplayable: nothing is left out or guessed.
    """
    found = parse(text).abilities(kind)
    if not field:
        return found
    return tuple(
        replace(a, zones=(BATTLE_AREA,))
        if a.kind == ACT and a.zones == (HAND,) and not a.marks & (FIELD | COUNTERS)
        else a
        for a in found
    )


def has_field(text: tuple[str, ...]) -> bool:
    """Whether [Field] is among a card's keyword skills."""
    return any(_FIELD.match(line) for line in text)


remembers(read_all.cache_clear)


def read(text: str, kind: int) -> Ability:
    """The skill that a text means; of several, the last."""
    return read_all(text, kind)[-1]


def abilities_of(text: tuple[str, ...], kind: int) -> tuple[Ability, ...]:
    """The skills of a card's whole text."""
    field = has_field(text)
    return tuple(a for entry in entries_of(text) for a in read_all(entry, kind, field))


def entries_of(text: tuple[str, ...]) -> tuple[str, ...]:
    """A card's text cut into skills; what stands behind bullets belongs to what is before."""
    whole: list[str] = []
    for line in (part for printed in text for part in _RUN_TOGETHER.split(printed)):
        if line.strip() in _NO_TEXT:
            continue
        if whole and (line.lstrip()[:1] in _BULLETS or line.lstrip().startswith(_CONTINUES)):
            whole[-1] = f"{whole[-1]} {line.strip()}"
        else:
            whole.append(line)
    return tuple(whole)


def show(ability: Ability) -> str:
    """The text of a skill that was read from one; raises Unprintable for others."""
    if not isinstance(ability.words, Text):
        raise Unprintable(ability, "text")
    return detokenise(GRAMMAR.show(ability.words, "text"))
