"""What every game's texts share once they are read: that a meaning can be lacking."""

from __future__ import annotations

from dataclasses import dataclass

from bythebook.text.reading import TextError


@dataclass(eq=False)
class Unplayable(TextError):
    """A text was read, but a part of it has no meaning that can be played here."""

    node: object
    why: str

    def __str__(self) -> str:
        return f"{type(self.node).__name__} cannot be played: {self.why}"
