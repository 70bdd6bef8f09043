"""From printed texts of the game to tokens.

Reading is exact from the tokens on, so all risk of taking two texts for one sits here and in
`folds.py`. Each fold must keep the meaning of every text it touches.

Tokens are: words in lower case, numbers (`2`), signed numbers (`+5000`), skill tags (`[Auto]`,
`[Counter:_Play]`; a number or colors in one stand apart: `[Sparking`, `5`, `]`), marker costs
(`[+1]`), energy (`(R)`, `(2)`), character names (`<Mio>`), special traits (`«Tide»`) and card
names (`{Mio, Keeper}`) with their case, bullets (`•`) and punctuation; `~` stands before what
somebody spoken of before does ("and places it"). Nothing is dropped.
"""

from __future__ import annotations

import re
from typing import Final

from bythebook.text.dbs.folds import NUMBERS, PHRASES, SHORT, SUBJECTS, THEY_DO, WORDS
from bythebook.text.english.folds import Phrases
from bythebook.text.english.tokens import Damaged, Spelling, Tokeniser, characters, pieces

_FOLD: Final = characters({"—ー": "-", "〈〉": "<>", "《》≪≫": "«»«»", "・･●◆■": "•"})

_SPACE = r"(?:(?<=[a-z])\?(?=[a-z])|\s*)"  # some files have a question mark for a space
_TOKEN: Final = pieces(
    r"""
      (?P<trait>«[^«»<>]*»|<<[^<>]*>>)
    | (?P<character><[^<>«»]*>)
    | (?P<name>\{[^{}]*\})
    | (?P<marker>\[(?:UNISON\s*)?[+-]?[0-9]+\])
    | (?P<tag>\[[^\[\]]*\])
    | (?P<energy>\((?:[0-9]{1,2}|[RBUGYK])\)|(?<![A-Za-z0-9'.-])[RBUGYK]{1,8}(?![A-Za-z0-9'-]))
    """,
    _SPACE,
    '"“”•?',
)
_TOKENS: Final = re.compile(r"\b((?:[A-Z][A-Za-z'.-]*\s)+)(?=[Tt]okens?\b)")
"""the name of a token, which stands without brackets"""
_MISCLOSED: Final = re.compile(r"\[(Auto|Permanent|Activate[ :A-Za-z/]*|Counter[ :A-Za-z]*)\}")
"""a skill's kind that some files close with the bracket of names"""
_TAGS: Final = {
    "activate main": "[Activate:_Main]",
    "activate battle": "[Activate:_Battle]",
    "activate main/battle": "[Activate:_Main/Battle]",
    "counter play": "[Counter:_Play]",
    "counter attack": "[Counter:_Attack]",
    "counter battle card attack": "[Counter:_Battle_Card_Attack]",
    "counter counter": "[Counter:_Counter]",
    "awaken surge": "[Awaken:_Surge]",
    "doube strike": "[Double_Strike]",
}
_COLORS: Final = frozenset(("red", "blue", "green", "yellow", "black"))
_ARGUMENT: Final = re.compile(r"(.*?) ([0-9]+|x|[a-z]+/[a-z]+)", re.IGNORECASE)
_ENERGY_COLOR: Final = {"U": "B"}
_BARS: Final = ("can't", "cannot")
_LISTED: Final = ["[", ",", "["]
"""how tokens begin of which two are skills, one after the other"""


def normalise(text: str) -> list[str]:
    """The tokens of a printed text; raises Damaged."""
    folded = _TOKENS.sub(_token_name, text.translate(_FOLD)).rstrip(" |")
    tokens = _Tokens(text, _MISCLOSED.sub(r"[\1]", folded)).cut()
    if tokens and not _ended(tokens[-1]):
        tokens.append(".")
    return _whole(tokens)


_WORDS: Final = {**WORDS, **{word: [n] for word, n in NUMBERS.items()}}


class _Tokens(Tokeniser):
    """A text being cut into tokens."""

    pattern = _TOKEN
    words = _WORDS
    phrases = Phrases(PHRASES)
    they_do = THEY_DO
    doers = SUBJECTS

    def is_doer(self, token: str) -> bool:
        return super().is_doer(token) or token[:1] in "<«{"

    def fold(self, word: str) -> None:
        tokens = self.tokens
        if word == "or" and tokens[-2:] == ["and", "/"] and tokens[-3:-2] != ["top"]:
            # Each of the cards is one or the other; of places, "or" alone leaves that open.
            tokens[-2:] = []
        if word == "or" and tokens[-1:] == [","]:
            tokens.pop()  # a comma before the last of several
        listed = [token[:1] for token in tokens[-5:-2]] == _LISTED
        if word in _BARS and tokens[-2:] == [",", "and"] and listed:
            tokens[-2:] = ["and"]  # or before what a card cannot do, after skills that it gets
        super().fold(word)

    def take(self, kind: str, at: int, after: int) -> int:
        tokens = self.tokens
        piece = self.folded[at:after]
        if kind == "tag":
            if tokens[-2:] == [",", "and"] and piece[1:2] != "A":
                tokens[-2:] = ["and"]  # a comma before the last of what a card gets
            if tokens[-3:] == [",", "and", "the"]:
                tokens[-3:] = ["and", "the"]  # or of what a card is with
            tokens += _tag(piece, (at, after))
        elif kind == "marker":
            tokens.append(_marker(piece))
        elif kind == "energy":
            inner = piece.strip("()")
            letters = [inner] if inner.isdigit() else list(inner)
            tokens += [f"({_ENERGY_COLOR.get(one, one)})" for one in letters]
        elif kind in ("trait", "character", "name"):
            tokens.append(_name(piece, kind, (at, after)))
        elif kind != "mark":
            if kind == "signed" and tokens[-2:] == [",", "and"]:
                tokens[-2:] = ["and"]
            return super().take(kind, at, after)
        elif piece == "?" and tokens[-2:] != ["choose", "1"]:
            raise Damaged((at, after), "no place for '?'")
        elif piece in '"“”':
            tokens.append('"')
        else:
            _add_mark(piece, tokens)
        return after


def _whole(tokens: list[str]) -> list[str]:
    """The tokens, with what is left out after words that are printed alone in newer texts."""
    found: list[str] = []
    for place, token in enumerate(tokens):
        found.append(token)
        left_out = SHORT.get(token)
        if left_out is None:
            continue
        after = tokens[place + 1] if place + 1 < len(tokens) else ""
        if after not in ("area", "card", "card's"):
            found.append(left_out)
    return found


def _ended(last: str) -> bool:
    """Whether a text can end so: with a full stop, a reminder, skills or what announces more."""
    return last in (".", ")", "]", ":", '"') or last[:1] in "[("


def _token_name(match: re.Match[str]) -> str:
    """10-18-4: what stands before "Token" is its name."""
    return "{" + match[1].strip() + "} "


def _add_mark(mark: str, tokens: list[str]) -> None:
    # A dash that announces bullets, or what became of it in some files.
    if mark in "-?" and tokens[-2:] == ["choose", "1"]:
        mark = ":"
    if mark == "•" and tokens and tokens[-1] != ".":
        tokens.append(".")
    if mark == ")" and tokens and tokens[-1] not in (".", "(", ")"):
        tokens.append(".")
    tokens.append(mark)


def _tag(piece: str, span: tuple[int, int]) -> list[str]:
    words = " ".join(piece[1:-1].replace(":", " ").split())
    low = words.lower()
    if not low:
        raise Damaged(span, "a skill without a name")
    if low in NUMBERS:
        return [f"({NUMBERS[low]})"]
    if low in _TAGS:
        return [_TAGS[low]]
    match = _ARGUMENT.fullmatch(low)
    if match and match[1]:
        return [f"[{_capitals(match[1])}", match[2], "]"]
    return [f"[{_capitals(low)}]"]


def _capitals(words: str) -> str:
    return words.title().replace(" ", "_")


def _marker(piece: str) -> str:
    number = int(re.sub(r"[^0-9+-]", "", piece))
    return f"[{number:+}]" if number else "[0]"


def _name(piece: str, kind: str, span: tuple[int, int]) -> str:
    inner = piece.strip("«»<>{}")
    inner = " ".join(re.sub(r"\s*:\s*", " : ", inner).split())
    if not inner:
        raise Damaged(span, "a name without letters")
    if kind == "trait":
        return f"«{inner}»"
    return f"<{inner}>" if kind == "character" else f"{{{inner}}}"


_SPELLING: Final = Spelling(
    frozenset((".", ",", ";", ":", ")", "]", "/", "'s")),
    frozenset("(/"),
    frozenset((".", ":", "•")),
    "[(]",
    lambda token: token.replace("_", " ") if token[:1] == "[" else token,
    THEY_DO,
)
detokenise: Final = _SPELLING.text
"""Readable text of which `normalise` makes the same tokens."""
