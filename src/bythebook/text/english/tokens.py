"""From printed English to tokens, and back to something readable: what every dialect shares.

Reading is exact from the tokens on, so all risk of taking two texts for one sits here and in the
folds. Each fold must keep the meaning of every text it touches; whatever is not certain to
belongs in the grammar instead.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from bythebook.text.english.folds import Phrases
from bythebook.text.reading import TextError

# Each character folds to one character, so that a span of the folded text is one of the text.
_FULL_WIDTH: Final = "".join(map(chr, range(0xFF01, 0xFF5F)))
_ASCII: Final = "".join(map(chr, range(0x21, 0x7F)))
_APOSTROPHES: Final = "‘’‛′`´ʼ"
_DASHES: Final = "‐‑‒–−"

AMOUNT: Final = r"(?:[0-9]{1,3}(?:,[0-9]{3})+(?![0-9]|,[0-9])|[0-9]+)"
"""a number, perhaps with commas between its thousands"""
THEY: Final = "~"
"""stands before what somebody does who was spoken of before: "and places it\""""
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


def number(piece: str) -> str:
    """A number without commas and spaces; X is one, too."""
    return piece.replace(",", "").replace(" ", "").upper()


def pieces(own: str, space: str = r"\s*", marks: str = "") -> re.Pattern[str]:
    """A pattern of the pieces of a text: a dialect's own come before those that all have."""
    return re.compile(
        rf"""{space}(?:{own}
        | (?P<circled>[①-⑳])
        | (?P<signed>[+-]\s?(?:{AMOUNT}|[Xx](?![A-Za-z])))
        | (?P<number>{AMOUNT})
        | (?P<word>{WORD})
        | (?P<possessive>'s(?![a-z]))
        | (?P<mark>[().,:;/&×{re.escape(marks)}-])
        )""",
        re.VERBOSE,
    )


class Tokeniser:
    """One text being cut into tokens; a dialect says what pieces there are and what they become.

    `pattern` matches the next piece of the folded text, after any space, as one named group:
    `take` is told the group's name. `words` and `phrases` are what is folded. The ending alone
    of the verbs in `they_do` tells that somebody else does it: where nobody of `doers` stands
    before them, they get THEY before them.
    """

    pattern: re.Pattern[str]
    words: Mapping[str, list[str]] = {}
    phrases: Phrases = Phrases({})
    they_do: Mapping[str, str] = {}
    doers: frozenset[str] = frozenset()

    def __init__(self, text: str, folded: str) -> None:
        self.text = text
        self.folded = folded
        self.tokens: list[str] = []

    def take(self, kind: str, at: int, after: int) -> int:
        """Add the tokens of a piece; answers where the next one begins."""
        piece = self.folded[at:after]
        if kind == "word":
            self.take_word(piece.lower())
        elif kind in ("signed", "number"):
            self.tokens.append(number(piece))
        elif kind == "circled":
            self.tokens.append(f"({ord(piece) - ord('①') + 1})")
        else:
            self.tokens.append(piece)
        return after

    def take_word(self, word: str) -> None:
        """Add a word, folded."""
        if word in self.they_do:
            if not self.is_doer(self.tokens[-1] if self.tokens else ""):
                self.tokens.append(THEY)  # whoever was spoken of before
            word = self.they_do[word]
        self.fold(word)

    def is_doer(self, token: str) -> bool:
        """Whether a token is somebody who does something."""
        return token in self.doers

    def fold(self, word: str) -> None:
        """Add a word, and fold the phrase that ends with it."""
        for one in self.words.get(word, (word,)):
            self.tokens.append(one)
            if one in self.phrases.last_words:
                self.phrases.fold(self.tokens)

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
    they_do: Mapping[str, str] = field(default_factory=dict)
    """verbs with the ending that tells that somebody else does it"""

    def text(self, tokens: Iterable[str]) -> str:
        """The tokens as text."""
        pieces: list[str] = []
        tight = capital = True
        they = {do: they for they, do in self.they_do.items()}
        before = ""
        for said in tokens:
            token = they.get(said, said) if before == THEY else said
            before = said
            if said == THEY:
                continue
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
