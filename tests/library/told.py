"""What is wrong with an explanation: what has no words, numbers that nobody is told, and alikes."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from typing import Any

from bythebook.games.dbs.cards.cards import KEYWORD_NAMES
from bythebook.kernel.abilities.abilities import Ability, CardDef
from bythebook.kernel.language.words import HAS, LACKS, Test
from bythebook.library.explain import tongue_of
from bythebook.library.explain.sentences import sentences
from bythebook.library.explain.speaking import NO_WORDS
from bythebook.library.explain.structure import Branch, structure
from bythebook.library.playable import nodes

NUMBERS = frozenset({"n", "count", "times", "plus", "limit", "amount", "most", "least", "per",
                     "total", "x", "number", "numbers", "steps", "needed"})  # fmt: skip
"""fields that hold what a text says in numbers; of others, numbers only stand for something"""
SLIPS = re.compile(r"\bNone\b|\bTrue\b|\bFalse\b|\w_\w|\(\)|  | [,.;]|[a-z][A-Z]|[(] |: *[.;)]")


def drawn(branch: Branch, depth: int = 0) -> str:
    """A tree as it is looked at."""
    lines = [" " * depth + branch.label, *(drawn(below, depth + 1) for below in branch.below)]
    return "\n".join(lines)


def numbers_in(value: Any) -> set[int]:
    """Numbers, however deep in lists."""
    if isinstance(value, tuple):
        return set().union(*map(numbers_in, value))
    return {abs(value)} if type(value) is int else set()


def spoken_of(ability: Ability) -> tuple[set[int], set[str]]:
    """The numbers and the names a text says, by what was read from it."""
    numbers: set[int] = set()
    names: set[str] = set(KEYWORD_NAMES.values())
    for node in nodes(ability):
        if not is_dataclass(node):
            numbers |= numbers_in(getattr(node, "amount", 0))
            continue
        for f in fields(node):
            value = getattr(node, f.name)
            if f.name in NUMBERS:
                numbers |= numbers_in(value)
            strings = value if isinstance(value, tuple) else (value,)
            names |= {v for v in strings if isinstance(v, str)}
        if isinstance(node, Test) and node.how not in (HAS, LACKS):
            numbers.add(abs(node.value))
        if isinstance(node, CardDef):
            numbers |= numbers_in(node.values)
        if type(node).__name__ == "Trigger":
            numbers.add(node.value)
    return numbers, names


def faults(game: str, abilities: Iterable[tuple[Ability, str]]) -> list[str]:
    """All that is wrong with the explanations of abilities, each given with its text."""
    speaker, _ = tongue_of(game)
    found: list[str] = []
    said: dict[str, tuple[Ability, str]] = {}
    for ability, text in abilities:
        words = " ".join(sentences(speaker, ability))
        tree = drawn(structure(speaker, ability))
        numbers, names = spoken_of(ability)
        for way in (words, tree):
            if NO_WORDS in way:
                found.append(f"no words: {text}\n    {way}")
            bare = way if way is words else re.sub(r"(?m)^ *(\d+\. )?", "", way)
            for name in sorted(names, key=len, reverse=True):
                bare = bare.replace(name, "X") if name else bare
            told = {int(n) for n in re.findall(r"\d+", re.sub(r"way \d+", "", bare))}
            if told - numbers - {0, 1}:
                found.append(f"bare numbers {told - numbers}: {text}\n    {way}")
            if SLIPS.search(bare):
                found.append(f"a slip ({SLIPS.search(bare)}): {text}\n    {way}")
            other, its_text = said.setdefault(way, (ability, text))
            if other != ability:
                found.append(f"alike: {text}\n    {its_text}\n    {way}")
    return found
