"""Deck lists as players have them: plain lines, DeckPlanet's, Encore Decks JSON, Decklog JSON.

Which card a row means is not known here: a row is how many copies of which number, and the
name if the list gives one.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from bythebook.kernel.state.errors import BythebookError

MOST: Final = 999
"""copies in one row"""
LARGEST: Final = 2000
"""cards in a list: every one of them is made and judged"""
LONGEST: Final = 500
"""signs in a line: the patterns here take much longer for longer ones"""


class BadDeck(BythebookError):
    """A deck list that cannot be used; names the line."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}" if line else why)
        self.line: int = line
        self.why: str = why

    def __reduce__(self) -> tuple[type[BythebookError], tuple[int, str]]:
        return type(self), (self.line, self.why)


class Row(NamedTuple):
    """So many copies of a card in a section; the line of the list, or 0 if it has none."""

    line: int
    copies: int
    number: str
    name: str = ""
    section: int = 0


class Headings:
    """The sections of a game's decks, the main one first, and what their headings may say."""

    def __init__(self, sections: Sequence[tuple[str, ...]] = ((),)) -> None:
        self.several = len(sections) > 1
        self.names = ", ".join(names[0] for names in sections if names)
        self.said = {_folded(name): place for place, names in enumerate(sections) for name in names}

    def section(self, row: str) -> int | None:
        """The section that a line is the heading of, with or without how many cards it has."""
        return self.said.get(_without_count(row)) if self.several else None

    def comments(self, row: str) -> bool:
        """Whether a line is a comment; one word of a deck after the sign is a heading."""
        return row.startswith(("#", "//")) and not (self.several and _TAG.fullmatch(row))

    def bare(self, row: str) -> re.Match[str] | None:
        """A number alone is a card where programs write decks with sections so."""
        return _BARE.fullmatch(row) if self.several else None

    def refuse_unknown(self, line: int, row: str) -> None:
        """A heading for a section that the game does not have is not passed over."""
        if self.several and _without_count(row).endswith(("deck", "zone")):
            raise BadDeck(line, f"a deck has no section {row!r:.60}, it has: {self.names}")


def _folded(name: str) -> str:
    """A name without the signs around it and between its words."""
    return re.sub(r"[\W_]+", "", name).casefold()


def _without_count(row: str) -> str:
    """What a heading says, without how many cards follow it."""
    return _folded(_COUNT.sub("", row))


_COUNT: Final = re.compile(r"[0-9]+\s*(?:cards?)?[\W_]*$", re.IGNORECASE)
_TAG: Final = re.compile(r"(?:#|//)[^\W\d_]+deck", re.IGNORECASE)
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
_BARE: Final = re.compile(
    r"(?P<number>(?=\S*[A-Z])[^\s()\[\]:]+[-/][^\s()\[\]:]*[0-9][^\s()\[\]:]*)", re.IGNORECASE
)
"""one card, as programs write a deck: a number a line"""
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


_ONE_SECTION: Final = Headings()


def rows_of(text: str, headings: Headings = _ONE_SECTION) -> list[Row]:
    """The rows of a deck list in any of the shapes; raises BadDeck."""
    text = text.removeprefix("\ufeff")
    is_json = text.lstrip()[:1] == "{"
    rows = _json_rows(text, headings.several) if is_json else _plain_rows(text, headings)
    if len(rows) > LARGEST or sum(row.copies for row in rows) > LARGEST:
        raise BadDeck(0, f"a deck list has {LARGEST} cards at the most")
    return rows


def _plain_rows(text: str, headings: Headings) -> list[Row]:
    """Lines of `4 NUMBER Name`, `4x NUMBER`, `NUMBER x4`, `4x Name [NUMBER]` or `(NUMBER)`.

    A line of `Name [NUMBER]` is one card, and so is a number alone where decks have sections.
    Lines that begin with `#` or `//` are comments, unless they name a section of the deck and
    nothing else. What follows the heading of a section, up to the next one, is in that section;
    what precedes them all, in the main one. Other headings are passed over, and so is a side deck,
    up to the next heading.
    """
    rows: list[Row] = []
    aside = False
    section = 0
    for line, written in enumerate(text.splitlines(), 1):
        row = written.strip()
        if len(row) > LONGEST:
            if row.startswith(("#", "//")):
                continue
            raise BadDeck(line, f"a line has {LONGEST} signs at the most")
        named = headings.section(row)
        if named is not None:
            section, aside = named, False
            continue
        if not row or headings.comments(row):
            continue
        found = next((m for m in (p.fullmatch(row) for p in _LINES) if m is not None), None)
        alone = (_ALONE.fullmatch(row) or headings.bare(row)) if found is None else None
        if found is None and alone is None:
            beside = _SIDE.fullmatch(row) is not None
            if not beside:
                headings.refuse_unknown(line, row)
            if beside or _SECTION.fullmatch(row):
                aside = beside
                continue
            raise BadDeck(line, f"write `4 NUMBER Name`, not {row!r:.60}")
        if aside:
            continue
        if alone is not None:
            name = alone.groupdict().get("name", "")
            rows.append(Row(line, 1, alone["number"], name, section))
        elif found is not None:
            copies = found["copies"] or found.groupdict().get("more") or ""
            rows.append(Row(line, int(copies), found["number"], found["name"] or "", section))
    return rows


def _json_rows(text: str, several: bool) -> list[Row]:
    """The rows of a deck in JSON; its second list, if decks have several sections, is another."""
    try:
        deck = json.loads(text)
    except (ValueError, RecursionError) as error:
        what = error.msg if isinstance(error, json.JSONDecodeError) else "it is out of all measure"
        line = error.lineno if isinstance(error, json.JSONDecodeError) else 0
        raise BadDeck(line, f"the deck is not JSON: {what}") from error
    if isinstance(deck.get("cards"), list):
        return [_encore(place, card) for place, card in enumerate(deck["cards"], 1)]
    if isinstance(deck.get("list"), list):
        main, second = deck["list"], _second_list(deck)
        rows = [_decklog(place, card) for place, card in enumerate(main, 1)]
        others = [_decklog(place, card) for place, card in enumerate(second, len(main) + 1)]
        return [*rows, *[row._replace(section=int(several)) for row in others]]
    raise BadDeck(0, "a deck in JSON has its cards in a list `cards` (Encore Decks) or `list`")


def _second_list(deck: dict[str, Any]) -> list[Any]:
    """What a Decklog deck has beside its main cards: in one field or the other, not in both."""
    found: list[Any] = []
    for field in ("sub_list", "p_list"):
        cards = deck.get(field) or []
        if not isinstance(cards, list):
            raise BadDeck(0, f"field `{field}` of the deck is not a list of cards")
        if found and cards:
            raise BadDeck(0, f"field `{field}` of the deck has cards, and `sub_list` has some too")
        found = found or cards
    return found


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
