"""From printed texts of Weiss Schwarz to tokens, and back to something readable.

Reading is exact from the tokens on, so all risk of taking two texts for one sits here: in the
folded characters, `NUMBERS`, `WORDS` and `PHRASES`. Each entry must keep the meaning of every
text it touches; whatever is not certain to belongs in the grammar instead.

Tokens are: words in lower case, numbers (`2`), signed numbers (`+1000`, `-X`), costs (`(2)`),
tags (`【AUTO】`), traits (`《Sea》`) and names (`"Lantern Keeper"`) with their case, punctuation,
and `“` ... `”` around a quoted ability or action, whose own tokens stand between them. Quotes
inside a name are written `“` and `”`. Nothing is dropped: reminder text keeps its parentheses.
"""

from __future__ import annotations

import itertools
import re
from typing import Final

from bythebook.text.english import quotes
from bythebook.text.english.folds import Phrases
from bythebook.text.english.quotes import name_between, pair_quotes
from bythebook.text.english.tokens import (
    AMOUNT,
    SPELLING,
    WORD,
    Damaged,
    Tokeniser,
    number,
)
from bythebook.text.ws.folds import NUMBERS, PHRASES, THEY_DO, WORDS

_PHRASES: Final = Phrases(PHRASES)
# What can follow "and" as the next thing to do: a comma stands before it in newer prints.
DOINGS: Final = frozenset(
    ("put", "return", "shuffle", "draw", "choose", "reveal", "search", "deal", "perform", "move")
)

# What can begin the next thing that somebody gets, or cannot do.
_SUBJECTS: Final = frozenset(("that", "those", "this", "all"))
_HEEDED: Final = DOINGS | _SUBJECTS | THEY_DO.keys() | {"until", "character"}
_FOLDED: Final = {**WORDS, **NUMBERS}
_CHANGED: Final = _FOLDED.keys() | _HEEDED | _PHRASES.last_words  # words that are not simply kept

# What parts things to do from others, or governs those that follow.
_ENDS_DOINGS: Final = frozenset((".", "“", "”", "(", "]", "[", "if", "may", "each", "following"))

# What some files leave of pictures: the end of a tag of theirs, or a tag's name beside an @.
_LOST_END: Final = re.compile(r"(?<=】)' />")
_TAG_WORDS: Final = {
    **{word: word for word in ("AUTO", "CONT", "ACT", "COUNTER", "CXCOMBO", "CLOCK")},
    **{word: word for word in ("STAND", "REST", "REVERSE", "RETURN", "DRAW", "GATE", "TREASURE")},
    **{word: word for word in ("COMEBACK", "SHOT", "STANDBY", "POOL")},
    "STOCK": "POOL",
    "REVERSED": "REVERSE",
    "RESTED": "REST",
}
_TAGGED: Final = "|".join(sorted(_TAG_WORDS, key=len, reverse=True))

_SPACE = r"(?:\s+|(?<=[a-z])\?(?=[a-z]))"  # some files have a question mark for a space
_TOKEN: Final = re.compile(
    rf"""\s*(?:
      (?P<lettered>(?i:{_TAGGED})@|@(?i:{_TAGGED})\b)
    | (?P<words>(?>{WORD})(?!@)(?:{_SPACE}(?>{WORD})(?!@))*)
    | (?P<quote>["“”])
    | (?P<trait>《[^《》"“”]*》|《["“][^《》"“”]*["”]》)
    | (?P<tag>【[A-Za-z0-9 /-]+】
        | \[(?:AUTO|CONT|ACT|STAND|REST|REVERSE|COUNTER|CLOCK|CX\ ?COMBO)\])
    | (?P<icon>\[\[[a-z]+\.gif\]\])
    | (?P<dashed>[+-]?[1-9][0-9]?-{{2,3}}(?![A-Za-z0-9-]))
    | (?P<circled>[①-⑳])
    | (?P<signed>[+-](?:{AMOUNT}|[Xx](?![A-Za-z])))
    | (?P<number>{AMOUNT})
    | (?P<mark>[\[\]().,:;&/×-])
    )""",
    re.VERBOSE,
)
_ZERO: Final = re.compile("(?<![0-9])0(?![0-9])")
_NEXT_ABILITY: Final = re.compile(r"""(?<=[.\])"”])\s*(?=【\s*(?:AUTO|CONT|ACT)\s*】)""")
_ABILITY: Final = re.compile(r"\s*(?:【\s*|\[)(?:AUTO|CONT|ACT)(?:\s*】|\])", re.IGNORECASE)


def normalise(text: str) -> list[str]:
    """The tokens of a printed text; raises Damaged."""
    return _Tokens(text, _fold(text)).cut()


class _Tokens(Tokeniser):
    """A text being cut into tokens."""

    pattern = _TOKEN

    def __init__(self, text: str, folded: str) -> None:
        super().__init__(text, folded)
        self.closing = pair_quotes(folded, _ABILITY)
        self.open_until: list[int] = []  # where the quoted abilities we are in are closed

    def cut(self) -> list[str]:
        return [*super().cut(), *("”" for _ in self.open_until)]

    def take(self, kind: str, at: int, after: int) -> int:
        tokens = self.tokens
        piece = self.folded[at:after]
        if kind == "words":
            for word in piece.lower().replace("?", " ").split():
                if word in NUMBERS and tokens[-1:] == ["["]:
                    # A figure there would be what is paid from the stock.
                    tokens.append(word)
                elif word in _CHANGED:
                    _add_word(_FOLDED.get(word, word), tokens)
                else:
                    tokens.append(word)
        elif kind == "quote":
            return self.take_quoted(at, after)
        elif kind == "trait":
            trait = " ".join(piece.strip('《》"“”').split())
            if not trait:
                raise Damaged((at, after), "a trait without a name")
            tokens.append(f"《{trait}》")
        elif kind == "tag":
            tokens.append("【" + piece[1:-1].replace(" ", "").upper() + "】")
        elif kind == "lettered":
            tokens.append("【" + _TAG_WORDS[piece.strip("@").upper()] + "】")
        elif kind == "icon":
            tokens.append(f"【{piece[2:-6].upper()}】")
        elif kind in ("signed", "number"):
            if kind == "signed" and _gained(tokens):
                tokens[-2:] = ["and"]
            if kind == "number" and tokens[-1:] == ["["] and len(piece) < 3:
                # A cost begins with a number that is none of cards: what is paid from the stock.
                piece = f"({piece})"
            tokens.append(number(piece))
        elif kind == "dashed":
            # A print of which each 0 is a dash: thousands and hundreds, so the sign is no dash.
            if "0" in self.folded:
                raise Damaged((at, after), "dashes in a number, in a text that prints zeros")
            tokens.append(piece[0] + piece[1:].replace("-", "0"))
        elif kind == "mark":
            self.take_mark(piece)
        else:
            return super().take(kind, at, after)
        return after

    def take_quoted(self, at: int, after: int) -> int:
        """A quote opens a quoted ability, closes one, or begins a name."""
        tokens = self.tokens
        if self.open_until and at == self.open_until[-1]:
            self.open_until.pop()
            _end_quoted(tokens)
            tokens.append("”")
            return after
        end = self.closing[at]
        if _is_ability(self.folded, at + 1, end, tokens):
            self.open_until.append(end)
            if _gained(tokens):
                tokens[-2:] = ["and"]
            tokens.append("“")
            return after
        name = name_between(self.folded, at, end + 1, self.closing)
        if not name:
            raise Damaged((at, end + 1), "a name without letters")
        if tokens[-2:] == ["card", "named"]:
            # "a card named so" and "so" are one.
            tokens[-2:] = []
            if tokens[-1:] == ["a"]:
                tokens.pop()
        elif tokens[-2:] == ["have", "a"]:
            tokens.pop()
        tokens.append(f'"{name}"')
        return end + 1

    def take_mark(self, mark: str) -> None:
        """A mark; a dash can be a zero, and parentheses those of a cost."""
        tokens = self.tokens
        if mark == "-" and tokens[-1:] in (["level"], ["cost"]) and not _ZERO.search(self.folded):
            tokens.append("0")
        elif mark == ")":
            _end_reminder(tokens)
            tokens.append(mark)
            if tokens[-3:-2] == ["("] and re.fullmatch("[0-9]+|x", tokens[-2]):
                tokens[-3:] = [f"({tokens[-2].upper()})"]
        elif mark != "." or tokens[-1:] != ["."]:  # two full stops are one
            tokens.append(mark)


def _end_quoted(tokens: list[str]) -> None:
    """A quoted text ends in its full stop, and a keyword's in its cost."""
    last = tokens[-1]
    if tokens[-2:] == ["]", "."]:
        tokens.pop()
    elif last == "power" or last in (
        "【REST】",
        "turn",
        "hand",
        "room",
        "deck",
        "opponent",
        "card",
    ):
        tokens.append(".")


def ended(tokens: list[str]) -> list[str]:
    """The tokens of a whole text: its last full stop may be missing."""
    last = tokens[-1] if tokens else "."
    if last == "”":
        missing = "following" not in tokens and "get" in tokens
    else:
        missing = last not in _LAST and last[:1] not in _OPENING and not _ALONE & set(tokens)
    if missing:
        tokens.append(".")
    return tokens


_LAST: Final = frozenset((".", ")", "]", "”", "“", ",", ":", ";", "(", "[", "-"))
_OPENING: Final = frozenset("【(")
_ALONE: Final = frozenset(("shift", "performance"))
"""of keywords that are whole abilities, and no sentences"""


def _fold(text: str) -> str:
    folded = quotes.fold(text)
    return _LOST_END.sub("    ", folded) if "' />" in folded else folded


detokenise: Final = SPELLING.text
"""Readable text of which `normalise` makes the same tokens."""


def _add_word(word: str, tokens: list[str]) -> None:
    tokens.append(_heeded(word, tokens) if word in _HEEDED else word)
    if tokens[-1] in _PHRASES.last_words:
        _PHRASES.fold(tokens)


def _heeded(word: str, tokens: list[str]) -> str:
    """A word that is read by what stands before it, or changes that."""
    before = tokens[-1] if tokens else ""
    if word in THEY_DO and before in ("opponent", "player"):
        word = THEY_DO[word]
    if word in DOINGS and before == "and":
        if tokens[-2:-1] not in ([], [","]):
            tokens[-1:] = [",", "and"]
        if tokens[-2:] == [",", "and"]:
            _join_once(tokens)
    if word in _SUBJECTS and tokens[-2:] == [",", "and"]:
        _join_once(tokens)
    if word == "character" and before.startswith('"'):
        _quoted_traits(tokens)
    if word == "until" and re.fullmatch("[+-][0-9]{3,5}", before):
        # Hundreds are always of power.
        tokens.append("power")
    return word


def _quoted_traits(tokens: list[str]) -> None:
    """Whoever is named is no "so-and-so character": what is quoted before that word are traits."""
    place = len(tokens) - 1
    while tokens[place].startswith('"') and "," not in tokens[place]:
        tokens[place] = f"《{tokens[place][1:-1]}》"
        if tokens[place - 1 : place] != ["or"]:
            return
        place -= 2


def _gained(tokens: list[str]) -> bool:
    """Whether a comma stands before the last of what a character gets."""
    if tokens[-2:] != [",", "and"] or len(tokens) < 3:
        return False
    return tokens[-3] in ("power", "soul", "level") or tokens[-3].startswith("《")


def _join_once(tokens: list[str]) -> None:
    """Of things to do one after the other, only the last stands after "and"."""
    for k in range(len(tokens) - 3, 1, -1):
        if tokens[k] in _ENDS_DOINGS:
            return
        if tokens[k] in DOINGS and tokens[k - 2 : k] == [",", "and"]:
            del tokens[k - 1]
            return


def _end_reminder(tokens: list[str]) -> None:
    """A text in parentheses, unlike a number, ends in a full stop."""
    for before in reversed(tokens[-200:]):
        if before == "(":
            break
        if before == ")":
            return
    else:
        return
    alone = tokens[-2:-1] == ["("] and re.fullmatch("[0-9]+|x", tokens[-1])
    if tokens[-1] not in ("(", ".", "”", "“") and not alone:
        tokens.append(".")


def split_abilities(text: str) -> list[str]:
    """A printed text cut where another ability begins outside of quotes; raises Damaged."""
    folded = _fold(text)
    quoted = sorted(pair_quotes(folded, _ABILITY).items())
    found: list[str] = []
    start = place = closed = 0
    for match in _NEXT_ABILITY.finditer(folded):
        at = match.end()
        while place < len(quoted) and quoted[place][0] < at:
            closed = max(closed, quoted[place][1])
            place += 1
        if at >= closed:
            found.append(text[start:at].strip())
            start = at
    return [*found, text[start:].strip()]


def _is_ability(text: str, start: int, end: int, before: list[str]) -> bool:
    """Whether a quoted text is an ability or an action: anything else is a name.

    An ability begins with its tag. An action ends in a full stop (perhaps that of an ability it
    gives) and stands after a sentence that announces "the following", or after another such
    quoted text.
    """
    if _ABILITY.match(text, start, end):
        return True
    while end > start and (text[end - 1].isspace() or text[end - 1] in '"”'):
        end -= 1
    if text[end - 1] != ".":
        return False
    if before and before[-1] == ")" and "(" in before:
        # A reminder may stand between two quoted texts.
        before = before[: len(before) - 1 - before[::-1].index("(")]
    if before and before[-1] == "”":
        return True
    sentence = before[-80:]  # more than any sentence has
    if sentence[-1:] == ["."]:
        sentence.pop()
    return "following" in itertools.takewhile(lambda token: token != ".", reversed(sentence))
