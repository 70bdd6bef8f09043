"""Whether everything in an ability can be carried out: no node without its meaning."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, Final

from bythebook.kernel.abilities.abilities import Ability, CostPart, Effect
from bythebook.kernel.abilities.reaching import flatten
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Amount, Noun
from bythebook.kernel.language.words import Words

_MEANINGS: Final[tuple[tuple[type, tuple[str, ...]], ...]] = (
    (CostPart, ("changes",)),
    (Noun, ("refs",)),
    (Amount, ("value", "value_for")),
    (Condition, ("holds",)),
    (Words, ("holds",)),
)


class NotPlayable(Exception):
    """A part of an ability that nothing carries out."""


def check_playable(ability: Ability) -> None:
    """Raise NotPlayable if any part of an ability has no meaning."""
    for node in nodes(ability):
        if isinstance(node, Ability):
            program: list[Effect] = []
            flatten(node.body, program)
            if node.replacement is not None:
                flatten(node.replacement.instead, program)
            for effect in program:
                if type(effect).run is Effect.run:
                    raise NotPlayable(f"{type(effect).__name__} does nothing")
        for base, names in _MEANINGS:
            if isinstance(node, base) and all(
                getattr(type(node), name) is getattr(base, name) for name in names
            ):
                raise NotPlayable(f"{type(node).__name__} means nothing")


def nodes(node: Any) -> Iterator[Any]:
    """A datum and everything inside it, but for how its text says it."""
    waiting = [node]
    while waiting:
        one = waiting.pop()
        if isinstance(one, tuple):
            waiting += reversed(one)
        elif is_dataclass(one):
            yield one
            waiting += [
                getattr(one, f.name)
                for f in reversed(fields(one))
                if f.name != "words" or not isinstance(one, Ability)
            ]
        elif isinstance(one, Effect | CostPart):
            yield one
