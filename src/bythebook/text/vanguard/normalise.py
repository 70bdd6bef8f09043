"""From printed texts of the game to tokens.

Reading is exact from the tokens on, so all risk of taking two texts for one sits here and in
`folds.py`. Each fold must keep the meaning of every text it touches.

Tokens are: words in lower case, numbers (`2`, `one` is `1`), signed numbers (`+3000`), icons
(`[AUTO]`, `[power]`; a number in one stands apart: `[generation-break`, `1`, `]`), brackets of
costs (`[`, `]`), circles (`(VC)`, `(VC/RC)`), clans and races (`<Kagero>`), names in their quotes
(`"Mio, Keeper"`) with their case, typographic quotes around abilities (`“`, `”`), parentheses of
reminders and punctuation; `~` stands before what a player spoken of before does. Nothing is
dropped but the icons of boosting and intercepting after their words.
"""

from __future__ import annotations

import re
from typing import Final

from bythebook.text.english.folds import Phrases
from bythebook.text.english.quotes import pair_quotes
from bythebook.text.english.tokens import Damaged, Spelling, Tokeniser, characters, pieces
from bythebook.text.vanguard.folds import (
    PHRASES,
    QUOTED_PLURALS,
    QUOTED_WORDS,
    REPAIRS,
    SUBJECTS,
    THEY_DO,
    TYPES_NAMED,
    WORDS,
)

_FOLD: Final = characters({"“”„‟″": '"', "—ー－‒": "-", "・･●": "•"})
_CIRCLES: Final = r"\(\s*(?:VC|RC|GC)(?:\s*/\s*(?:VC|RC|GC))*\s*\)"
_NUMBERED: Final = r"Generation[\s-]Break|Limit[\s-]Break|Soul[\s-]Charge|Counter[\s-]Charge|Legion"
_ICONS: Final = (
    r"AUTO|CONT|ACT|1/turn|Power|Critical|Shield|Stand|Rest|Stride|Ultimate[\s-]Stride|Legion|Boost|"
    r"Intercept|G[\s-]Guardian|COST|X?overDress|RevolDress|Glitter|Heal|Draw|Over|Front|Seek[\s-]Mate"
)
_TOKEN: Final = pieces(
    rf"""
      (?P<circle>{_CIRCLES}(?:\s*/\s*{_CIRCLES})*)
    | (?P<numbered>\[(?:{_NUMBERED})\s*[0-9]+\])
    | (?P<icon>\[(?:{_ICONS})\])
    | (?P<clan><[^<>]+>)
    | (?P<type_name>\{{[A-Z][a-z]+(?:\s[A-Z][a-z]+)*\}})
    | (?P<quote>")
    """,
    r"(?i:\s*)",
    "[]•!",
)
_STATS: Final = ("power", "critical", "shield")
_ORDER: Final = ("VC", "RC", "GC")
_ABILITY: Final = re.compile(r"\s*(?:[A-Z][A-Za-z ]*[0-9]*\s?-\s?)?\[(?:AUTO|CONT|ACT)\]")
_NEXT_SENTENCE: Final = re.compile(r"\s*(?:\((?!\[)|(?:This|If|Then|At|Choose) )")
"""what stands behind a quote whose full stop ends the sentence around it, too"""
_EFFECT_FOLLOWS: Final = (["you", "may"], ["may", "play"], ["you", "get"])
"""words before a quote that holds no name, but what one may do"""
_NUMBER: Final = re.compile(r"\[(.*?)\s*([0-9]+)\]")


_SIGNED: Final = re.compile(" [+-][0-9]")
"""behind what units get so much of"""


def normalise(text: str) -> list[str]:
    """The tokens of a printed text; raises Damaged."""
    folded = text.translate(_FOLD)
    for damage, mended in REPAIRS:
        folded = damage.sub(mended, folded)
    for named, told in TYPES_NAMED:
        folded = named.sub(told, folded)
    cutting = _Tokens(folded, folded, pair_quotes(folded, _ABILITY))
    tokens = cutting.cut()
    if len(folded) in cutting.ends:
        tokens += [".", "”"] if tokens[-1] != "." else ["”"]
    if tokens and tokens[-1] not in (".", ")"):
        tokens.append(".")
    return tokens


class _Tokens(Tokeniser):
    """A text being cut into tokens; `closing` says where each quote is closed."""

    pattern = re.compile(_TOKEN.pattern, _TOKEN.flags | re.IGNORECASE)
    words = WORDS
    phrases = Phrases(PHRASES)
    they_do = THEY_DO
    doers = SUBJECTS

    def __init__(self, text: str, folded: str, closing: dict[int, int]) -> None:
        super().__init__(text, folded)
        self.closing = closing
        self.ends: set[int] = set()
        """where the quotes close that stand around abilities"""

    def take(self, kind: str, at: int, after: int) -> int:
        piece = self.folded[at:after]
        if kind == "circle":
            found = re.findall("VC|RC|GC", piece.upper())
            self.tokens.append(f"({'/'.join(c for c in _ORDER if c in found)})")
        elif kind == "numbered":
            match = _NUMBER.fullmatch(piece)
            assert match is not None
            name = match[1].strip().lower().replace(" ", "-")
            self.tokens += [f"[{name}", match[2], "]"]
        elif kind == "icon":
            name = piece[1:-1]
            if name.lower() in _STATS:
                self.join_gains()
            shown = (
                name.upper()
                if name.isupper() or name.lower() == "cost"
                else "-".join(name.lower().split())
            )
            self.tokens.append(f"[{shown}]")
        elif kind == "clan":
            self.tokens.append(f"<{' '.join(piece[1:-1].split())}>")
        elif kind == "quote":
            return self.take_quote(at)
        elif kind == "mark" and piece == "!":
            raise Damaged((at, after), "no place for '!'")
        else:
            if piece.lower() == "drive" and _SIGNED.match(self.folded, after):
                self.join_gains()
            if kind == "mark" and piece == ")" and self.tokens[-1:] not in (["."], ["("]):
                self.tokens.append(".")
            return super().take(kind, at, after)
        return after

    def join_gains(self) -> None:
        """A comma before the last of what units get says nothing."""
        if self.tokens[-2:] == [",", "and"]:
            self.tokens[-2:] = ["and"]

    def take_quote(self, at: int) -> int:
        """A name between quotes, or the quote that opens or closes an ability."""
        if at in self.ends:
            if self.tokens[-1] not in (".", ")"):
                self.tokens.append(".")
            self.tokens.append("”")
            if _NEXT_SENTENCE.match(self.folded, at + 1):
                self.tokens.append(".")
            return at + 1
        end = self.closing[at]
        inside = self.folded[at + 1 : end]
        if _ABILITY.match(inside) or self.tokens[-2:] in _EFFECT_FOLLOWS:
            self.join_gains()
            self.ends.add(end)
            self.tokens.append("“")
            return at + 1
        if not inside.strip():
            raise Damaged((at, end + 1), "a name without letters")
        name = " ".join(inside.split())
        if name.lower() in QUOTED_WORDS or name[:1] == "[":
            self.join_gains()
            name = QUOTED_PLURALS.get(name.lower(), name)
            name = name.lower().replace("] ", "]").replace("]", "]_").rstrip("_").replace(" ", "_")
        self.tokens.append(f'"{name}"')
        return min(end + 1, len(self.folded))


_CIRCLED: Final = re.compile(r"\(([0-9]+)\)")


def _spelt(token: str) -> str:
    """A token as it is written: a number that stood in a circle stands in one again."""
    if token[:1] == "{":
        return token[1:-1]
    circled = _CIRCLED.fullmatch(token)
    if circled is not None:
        return chr(ord("①") + int(circled[1]) - 1)
    return token.replace("_", " ") if token[:1] == '"' else token


_SPELLING: Final = Spelling(
    frozenset((".", ",", ";", ":", ")", "]", "/", "'s", "”")),
    frozenset("(/[“"),
    frozenset((".", ":", "]", "“")),
    "[(",
    _spelt,
    THEY_DO,
)
detokenise: Final = _SPELLING.text
"""Readable text of which `normalise` makes the same tokens."""
