"""The names that texts speak of, and the cards that bear them.

A name that differs from a known card's only in case, spacing or dots is that card's: the text was
printed carelessly, or typed. What names no known card is told.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Final

from bythebook.library.adapter import Printed
from bythebook.text.english.quotes import fold_name

# A name stands in quotation marks, or in braces; a part of one is no name.
_QUOTED: Final = re.compile(
    r"""["“]([^"“”【]{2,80})["”](?!\ in\ (?:its|their)\ (?:card\ )?name)
    | \{([^{}【]{2,80})\}""",
    re.VERBOSE,
)
_CARELESS: Final = re.compile(r"[\s.…・·]+")
_NO_NAMES: Final = frozenset(
    [
        "accelerate",
        "alarm",
        "assist",
        "backup",
        "bond",
        "brainstorm",
        "change",
        "encore",
        "experience",
        "fusion",
        "memory",
        "recollection",
        "resonate",
        "shift",
        "sunder",
    ]
)
"""keywords that stand in quotation marks too"""


def key_of(name: str) -> str:
    """A name without what prints are careless about."""
    return _CARELESS.sub("", fold_name(name)).casefold()


class KnownNames:
    """The names of the cards there are."""

    def __init__(self, names: Iterable[str]) -> None:
        self.exact: set[str] = set()
        self.by_key: dict[str, str | None] = {}
        for name in names:
            folded = fold_name(name)
            if folded not in self.exact:
                self.exact.add(folded)
                key = key_of(name)
                # Two cards that differ in nothing else are told apart by that.
                self.by_key[key] = None if key in self.by_key else name

    def meant(self, name: str) -> str:
        """The known card's name that a text means; else, the name as it is."""
        if fold_name(name) in self.exact:
            return name
        return self.by_key.get(key_of(name)) or name

    def spelled(self, text: str) -> str:
        """A text with the names of known cards as those bear them."""

        def corrected(match: re.Match[str]) -> str:
            name = match[1] or match[2]
            return match[0].replace(name, self.meant(name))

        return _QUOTED.sub(corrected, text)

    def unknown(self, text: str) -> list[str]:
        """What a text names, and no known card is."""
        names = [match[1] or match[2] for match in _QUOTED.finditer(text)]
        return [name for name in names if self.is_unknown(name)]

    def is_unknown(self, name: str) -> bool:
        """Whether no known card bears a name; a sentence in quotation marks is none."""
        if name.casefold() in _NO_NAMES or (name.endswith(".") and name.count(" ") > 5):
            return False
        english = re.sub(r" ?\([^()]*[^\x00-\x7f()][^()]*\)$", "", name)
        return key_of(english) not in self.by_key


def respelled(printed: Printed, known: KnownNames) -> Printed:
    """What is printed on a card, with the names in its text as known cards bear them."""
    text = printed.get("text")
    if not isinstance(text, list):
        return printed
    spelled = [known.spelled(line) for line in text]
    return printed if spelled == text else {**printed, "text": spelled}


def unknown_names(cards: Iterable[Printed]) -> list[dict[str, object]]:
    """What the texts of some cards name and none of these cards is, most frequent first."""
    listed = [printed for printed in cards if printed]
    known = KnownNames(str(printed.get("name", "")) for printed in listed)
    found: Counter[str] = Counter()
    for printed in listed:
        text = printed.get("text", ())
        found.update(name for line in text for name in known.unknown(str(line)))
    return [{"name": name, "count": count} for name, count in found.most_common()]
