"""From printed English to tokens, and back to something readable: what every dialect shares.

Reading is exact from the tokens on, so all risk of taking two texts for one sits here and in the
folds. Each fold must keep the meaning of every text it touches; whatever is not certain to
belongs in the grammar instead.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from bythebook.text.reading import TextError

# Each character folds to one character, so that a span of the folded text is one of the text.
_FULL_WIDTH: Final = "".join(map(chr, range(0xFF01, 0xFF5F)))
_ASCII: Final = "".join(map(chr, range(0x21, 0x7F)))
_APOSTROPHES: Final = "‘’‛′`´ʼ"
_DASHES: Final = "‐‑‒–−"

AMOUNT: Final = r"(?:[0-9]{1,3}(?:,[0-9]{3})+(?![0-9]|,[0-9])|[0-9]+)"
"""a number, perhaps with commas between its thousands"""
WORD: Final = r"[A-Za-z]+(?:['-][A-Za-z]+)*'?"


@dataclass(eq=False)
class Damaged(TextError):
    """The text cannot be cut into tokens: `text[span[0]:span[1]]` is what has no place."""

    span: tuple[int, int]
    what: str

    def __str__(self) -> str:
        return f"damaged text at character {self.span[0]}: {self.what}"


def characters(more: Mapping[str, str]) -> dict[int, str]:
    """Which characters fold to others: full width, apostrophes, dashes, and a dialect's own.

    `more` are strings of characters, and as many that they fold to, or one for all of them.
    """
    table = str.maketrans(
        _FULL_WIDTH + _APOSTROPHES + _DASHES,
        _ASCII + "'" * len(_APOSTROPHES) + "-" * len(_DASHES),
    )
    for before, after in more.items():
        table |= str.maketrans(before, after * len(before) if len(after) == 1 else after)
    return {before: chr(after) for before, after in table.items()}


def circled(piece: str) -> str:
    """A number in a circle, as a cost: ② is (2)."""
    return f"({ord(piece) - ord('①') + 1})"


def number(piece: str) -> str:
    """A number without commas and spaces; X is one, too."""
    return piece.replace(",", "").replace(" ", "").upper()


class Tokeniser:
    """One text being cut into tokens; a dialect says what pieces there are and what they become.

    `pattern` matches the next piece of the folded text, after any space, as one named group:
    `take` is told the group's name.
    """

    pattern: re.Pattern[str]

    def __init__(self, text: str, folded: str) -> None:
        self.text = text
        self.folded = folded
        self.tokens: list[str] = []

    def take(self, kind: str, at: int, after: int) -> int:
        """Add the tokens of a piece; answers where the next one begins."""
        raise NotImplementedError

    def cut(self) -> list[str]:
        """All tokens; raises Damaged."""
        folded = self.folded
        match = self.pattern.match
        at, end = 0, len(folded.rstrip())
        while at < end:
            found = match(folded, at)
            if found is None:
                at += len(folded[at:]) - len(folded[at:].lstrip())
                raise Damaged((at, at + 1), f"no place for {self.text[at]!r}")
            kind = found.lastgroup or ""
            at = self.take(kind, *found.span(kind))
        return self.tokens


@dataclass(frozen=True)
class Spelling:
    """How tokens are written as readable text of which the tokeniser makes the same tokens.

    No space stands before `tight_before` and after `tight_after`. A sentence begins after
    `ends`, and still after a token that begins with one of `opening`.
    """

    tight_before: frozenset[str]
    tight_after: frozenset[str]
    ends: frozenset[str]
    opening: str
    shown: Callable[[str], str] | None = None
    """how a token is written, if not as it is"""

    def text(self, tokens: Iterable[str]) -> str:
        """The tokens as text."""
        pieces: list[str] = []
        tight = capital = True
        for token in tokens:
            if not (tight or token in self.tight_before):
                pieces.append(" ")
            shown = token if self.shown is None else self.shown(token)
            pieces.append(shown[:1].upper() + shown[1:] if capital or token == "x" else shown)
            tight = token in self.tight_after
            capital = token in self.ends or (capital and token[:1] in self.opening)
        return "".join(pieces)


def _in_quotes(token: str) -> str:
    return f"“{token[1:-1]}”" if token[:1] == '"' else token


SPELLING: Final = Spelling(
    frozenset(".,;:])”/"), frozenset("[(“/"), frozenset(".[]“”"), "【(", _in_quotes
)
"""All quotes are typographic, which leaves no doubt about what opens and what closes."""
