"""What every game's texts share once they are read: conditions joined, a lacking meaning."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bythebook.kernel.language.amounts import Either
from bythebook.kernel.language.conditions import Condition, Every
from bythebook.text.reading import TextError


@dataclass(eq=False)
class Unplayable(TextError):
    """A text was read, but a part of it has no meaning that can be played here."""

    node: object
    why: str

    def __str__(self) -> str:
        return f"{type(self.node).__name__} cannot be played: {self.why}"


def every(parts: Sequence[Condition]) -> Condition:
    """All of some conditions."""
    return parts[0] if len(parts) == 1 else Every(tuple(parts))


def any_one(parts: Sequence[Condition]) -> Condition:
    """Any one of some conditions."""
    return parts[0] if len(parts) == 1 else Either(tuple(parts))
