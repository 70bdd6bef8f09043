"""How many: so many, up to so many, any number."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.text.meaning import Unplayable


@dataclass(frozen=True)
class Exactly:
    """So many."""

    n: int
    form: int = 0

    @property
    def up_to(self) -> bool:
        """Whether fewer will do."""
        return False


@dataclass(frozen=True)
class UpTo:
    """So many or fewer, down to none."""

    n: int
    form: int = 0

    @property
    def up_to(self) -> bool:
        """Whether fewer will do."""
        return True


@dataclass(frozen=True)
class AnyNumber:
    """As many as one likes."""

    form: int = 0

    @property
    def up_to(self) -> bool:
        """Whether fewer will do."""
        return True

    @property
    def n(self) -> int:
        """More than there can be."""
        return 99


@dataclass(frozen=True)
class FromTo:
    """From so many to so many: where something is paid, and of life cards."""

    least: int
    n: int

    @property
    def up_to(self) -> bool:
        """Whoever does not know this count asks whether none will do: that is not said."""
        raise Unplayable(self, "it says how few and how many")


Count = Exactly | UpTo | AnyNumber | FromTo


LINES: Final = """
# How many.
count = Exactly : {n:number}
count = UpTo : up to {n:number}
count = AnyNumber : any number of
count = AnyNumber : any number {=form:1}
count = UpTo : up to a total of {n:number} {=form:1}
"""
