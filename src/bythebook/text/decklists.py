"""Deck lists as players have them: plain lines, DeckPlanet's, Encore Decks JSON, Decklog JSON.

Which card a row means is not known here: a row is how many copies of which number, and the
name if the list gives one.
"""

from __future__ import annotations

import json
import re
from typing import Any, Final, NamedTuple

from bythebook.kernel.state.errors import BythebookError

MOST: Final = 999
"""copies in one row"""


class BadDeck(BythebookError):
    """A deck list that cannot be used; names the line."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}" if line else why)
        self.line: int = line


class Row(NamedTuple):
    """So many copies of a card; the line of the list, or 0 if it has none."""

    line: int
    copies: int
    number: str
    name: str = ""


_COPIES = r"(?P<copies>[0-9]{1,3})"
_NUMBER = r"(?P<number>[^\s\[\]]*[0-9][^\s\[\]]*)"
_CODE = r"(?P<number>[A-Z][A-Z0-9]*-[0-9][^\s()\[\]]*)"
_NAME = r"(?P<name>\S.*?)"
_LINES: Final = tuple(
    re.compile(line, re.IGNORECASE)
    for line in (
        # A number after a name in brackets first: otherwise the name's first word would be one.
        rf"{_COPIES}\s*x?\s+{_NAME}\s*\[{_NUMBER}\]",
        rf"{_COPIES}\s*x?\s+{_NAME}\s*\({_CODE}\)",
        rf"{_COPIES}\s*x?\s+{_NUMBER}(?:\s+{_NAME})?",
        rf"{_NUMBER}(?:\s+{_NAME})?\s+(?:x\s*{_COPIES}|{_COPIES.replace('copies', 'more')}\s*x)",
    )
)
_ALONE: Final = re.compile(rf"{_NAME}\s*\[{_CODE}\]", re.IGNORECASE)
"""one card, as DeckPlanet writes the leader"""
_WORD = (
    r"(?:main|deck|cards?|characters?|events?|climax(?:es)?|level\s+[0-9]|total"
    r"|leaders?|battle|extras?|unisons?|side|sideboard)"
)
# A heading without digits, or one of known words with a count: a card is never passed over.
_SECTION: Final = re.compile(
    rf"[^0-9]*:|\[[^0-9]*\]|[=*_-]{{2,}}[^0-9]*"
    rf"|[\[=*_-]*\s*{_WORD}(?:\s+{_WORD})*\s*:?\s*(?:\(?[0-9]+\)?)?\s*[:\]=*_-]*",
    re.IGNORECASE,
)
_SIDE: Final = re.compile(r"[\W_]*side\s*(?:board|deck)?[\W_0-9]*", re.IGNORECASE)
"""the heading of cards that are beside the deck, not in it"""


def rows_of(text: str) -> list[Row]:
    """The rows of a deck list in any of the shapes; raises BadDeck."""
    text = text.removeprefix("\ufeff")
    if text.lstrip()[:1] == "{":
        return _json_rows(text)
    return _plain_rows(text)


def _plain_rows(text: str) -> list[Row]:
    """Lines of `4 NUMBER Name`, `4x NUMBER`, `NUMBER x4`, `4x Name [NUMBER]` or `(NUMBER)`.

    A line of `Name [NUMBER]` is one card. Lines that begin with `#` or `//` are comments;
    headings of sections are passed over, and so is a side deck, up to the next heading.
    """
    rows: list[Row] = []
    aside = False
    for line, written in enumerate(text.splitlines(), 1):
        row = written.strip()
        if not row or row.startswith(("#", "//")):
            continue
        found = next((m for m in (p.fullmatch(row) for p in _LINES) if m is not None), None)
        alone = _ALONE.fullmatch(row) if found is None else None
        if found is None and alone is None:
            if _SECTION.fullmatch(row):
                aside = _SIDE.fullmatch(row) is not None
                continue
            raise BadDeck(line, f"write `4 NUMBER Name`, not {row!r:.60}")
        if aside:
            continue
        if alone is not None:
            rows.append(Row(line, 1, alone["number"], alone["name"]))
        elif found is not None:
            copies = found["copies"] or found.groupdict().get("more") or ""
            rows.append(Row(line, int(copies), found["number"], found["name"] or ""))
    return rows


def _json_rows(text: str) -> list[Row]:
    try:
        deck = json.loads(text)
    except (ValueError, RecursionError) as error:
        what = error.msg if isinstance(error, json.JSONDecodeError) else "it is out of all measure"
        line = error.lineno if isinstance(error, json.JSONDecodeError) else 0
        raise BadDeck(line, f"the deck is not JSON: {what}") from error
    if isinstance(deck.get("cards"), list):
        return [_encore(place, card) for place, card in enumerate(deck["cards"], 1)]
    if isinstance(deck.get("list"), list):
        parts = [deck["list"], deck.get("sub_list") or []]
        listed = [card for part in parts if isinstance(part, list) for card in part]
        return [_decklog(place, card) for place, card in enumerate(listed, 1)]
    raise BadDeck(0, "a deck in JSON has its cards in a list `cards` (Encore Decks) or `list`")


def _encore(place: int, card: Any) -> Row:
    """Encore Decks: an entry for every copy, with `cardcode`, or what it is made of."""
    if not isinstance(card, dict):
        raise BadDeck(0, f"card {place} of the deck is not an object with a `cardcode`")
    code = card.get("cardcode")
    parts = [card.get(name) for name in ("set", "side", "release", "sid")]
    if not isinstance(code, str) and all(isinstance(p, str) for p in parts):
        code = "{}/{}{}-{}".format(*parts)
    if not isinstance(code, str) or not code.strip():
        raise BadDeck(0, f"card {place} of the deck has no `cardcode`")
    return Row(0, 1, code.strip())


def _decklog(place: int, card: Any) -> Row:
    """Decklog: `card_number` and `num`, the copies."""
    number = card.get("card_number") if isinstance(card, dict) else None
    if not isinstance(number, str) or not number.strip():
        raise BadDeck(0, f"card {place} of the deck has no `card_number`")
    copies = card.get("num")
    if isinstance(copies, str) and re.fullmatch("[0-9]{1,3}", copies):
        copies = int(copies)
    if type(copies) is not int or not 0 <= copies <= MOST:
        raise BadDeck(0, f"card {place} of the deck, {number.strip()}: `num` is not a number")
    # The site writes the plus of some numbers as wide as its other signs.
    return Row(0, copies, number.strip().replace("\uff0b", "+"))
