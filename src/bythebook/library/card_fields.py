"""The fields of a row of a card file, asked for one by one."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, ClassVar, Final

from bythebook.library.adapter import FieldFault

LONGEST: Final = 500
"""characters of a name, a code, a title; the longest ones printed have less than 150"""
# Controls but for white space, and what turns the direction of writing.
_UNPRINTABLE: Final = re.compile(
    "[\x00-\x08\x0e-\x1b\x7f-\x84\x86-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]"
)


class Fields:
    """A row of a card file; every fault is noted.

    `names` are the names that files have for the same thing, `none` is how they write that there
    is nothing.
    """

    names: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    none: ClassVar[frozenset[str]] = frozenset({"", "-", "－", "–", "—", "none", "null"})

    def __init__(self, row: dict[str, Any]) -> None:
        self.row = row
        self.faults: list[FieldFault] = []

    def fault(self, name: str, why: str) -> None:
        self.faults.append(FieldFault(self.called(name), why))

    def called(self, name: str) -> str:
        """What the file calls a field."""
        names = self.names.get(name, (name,))
        return next((n for n in names if n in self.row), names[0])

    def given(self, name: str) -> Any:
        return self.row.get(self.called(name))

    def words(self, name: str) -> str:
        """A text without line breaks; it has to be there."""
        value = self.given(name)
        if value is None:
            self.fault(name, "is missing")
        elif not isinstance(value, str):
            self.fault(name, f"must be a text, not {value!r:.40}")
        elif not whole(value):
            self.fault(name, "holds half a character")
        elif len(value) > LONGEST:
            self.fault(name, f"is longer than any that is printed ({LONGEST} characters)")
        elif unprintable(value):
            self.fault(name, f"holds a character that is not printed ({unprintable(value)})")
        elif not value.strip():
            self.fault(name, "is empty")
        else:
            return " ".join(value.split())
        return ""

    def code(self, name: str) -> str:
        """A card's number: without spaces."""
        code = self.words(name)
        if re.search(r"\s", code):
            self.fault(name, f"{code!r:.40} must not hold spaces")
        return code

    def text(self, name: str) -> str:
        """A text that may be missing."""
        value = self.given(name)
        if value is None or (isinstance(value, str) and value.strip().lower() in self.none):
            return ""
        return self.words(name)

    def one_of(self, name: str, wanted: tuple[str, ...]) -> str:
        """One of some words."""
        value = self.words(name).lower()
        if value and value not in wanted:
            self.fault(name, f"must be one of {', '.join(wanted)}, not {value!r:.40}")
        return value

    def listing(self, name: str, none: frozenset[str] | None = None) -> list[str]:
        """A list of texts, without those that say that there is nothing."""
        value = self.given(name)
        if value is None:
            return []
        if isinstance(value, str):
            value = value.splitlines()
        if not isinstance(value, list) or not all(isinstance(v, str) for v in value):
            self.fault(name, "must be a list of texts")
            return []
        if not all(whole(v) for v in value):
            self.fault(name, "holds half a character")
            return []
        strange = next((found for found in map(unprintable, value) if found), "")
        if strange:
            self.fault(name, f"holds a character that is not printed ({strange})")
            return []
        nothing = self.none if none is None else none
        return [v.strip() for v in value if v.strip().lower() not in nothing]


def unprintable(text: str) -> str:
    """The first character that would move a cursor, ring a bell or turn the line around."""
    found = _UNPRINTABLE.search(text)
    return "" if found is None else f"U+{ord(found[0]):04X}"


def whole(text: str) -> bool:
    """Whether a text can be written down: halves of characters cannot."""
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True
