"""Weiss Schwarz: what the fields of card files mean, and how an entry of a text is read."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Any, Final

from bythebook.games.ws.book import BOOK
from bythebook.games.ws.cards import (
    COLOR_NAMES,
    ICON_NAMES,
    ICONS,
    TYPE,
    TYPE_NAMES,
    UNTOLD,
    icon_count,
)
from bythebook.kernel.abilities import Ability, CardDef
from bythebook.kernel.errors import BythebookError
from bythebook.kernel.library import Library, with_tokens
from bythebook.library.adapter import BadFields, DamagedText, FieldFault, Printed, Stop
from bythebook.library.phrases import Place, place_of, stop_of
from bythebook.library.playable import check_playable
from bythebook.text.normalise import normalise
from bythebook.text.printed import BadSet
from bythebook.text.ws import entries_of, read_all, show
from bythebook.text.ws.cards import check_card, make_card

LONGEST: Final = 20_000
"""characters of an entry; the longest one printed has less than a thousand"""
KINDS: Final = {name: bit for bit, name in TYPE_NAMES.items()}
_SIDES: Final = {
    "w": "weiss",
    "weiss": "weiss",
    "s": "schwarz",
    "schwarz": "schwarz",
    "ws": "both",
    "both": "both",
}
_NONE: Final = frozenset({"", "-", "－", "‐", "–", "—", "-・-", "－・－", "none", "null"})
"""how files write that there is nothing"""
_NO_TEXT: Final = _NONE | {"0"}
_TAGGED: Final = re.compile(r"\s*(?:[【\[]\s*(?:AUTO|CONT|ACT)|\(\s*[【\[])", re.IGNORECASE)
# A text that lost a picture: a trigger icon has to be named before "in its trigger icon".
_LOST_ICON: Final = re.compile(
    r"\b(?:with|has|have|of)\s+(?:a\s+)?in\s+(?:its|their|the)\s+trigger", re.IGNORECASE
)
# The same thing under the two names card files have for it.
_NAMES: Final = {
    "code": ("code", "id", "number"),
    "name": ("name",),
    "kind": ("type", "kind"),
    "color": ("color", "colors", "colour"),
    "side": ("side",),
    "title": ("expansion", "title"),
    "traits": ("attributes", "traits"),
    "icons": ("trigger", "triggers", "icons"),
    "text": ("ability", "text", "abilities"),
}
_NUMBERS: Final = ("level", "cost", "power", "soul")


class WeissSchwarz:
    """Card files of Weiss Schwarz."""

    game: str = "ws"

    def __init__(self) -> None:
        self._checked: set[tuple[str, int, tuple[str, ...]]] = set()

    def printed(self, row: dict[str, Any]) -> tuple[str, Printed]:
        fields = _Fields(row)
        code = fields.words("code")
        if code and re.search(r"\s", code):
            fields.fault("code", f"{code!r:.40} must not hold spaces")
        kind = fields.one_of("kind", tuple(KINDS))
        printed: Printed = {
            "name": fields.words("name"),
            "kind": kind,
            "color": fields.color(),
        }
        for number in _NUMBERS:
            value = fields.number(
                number, kind == "character" or (kind == "event" and number in ("level", "cost"))
            )
            if value:
                printed[number] = value
        if fields.given("side") is not None:
            printed["side"] = fields.side()
        if fields.given("title") not in (None, *_NONE):
            printed["title"] = fields.words("title")
        for name, none in (("traits", _NO_TEXT), ("icons", _NONE), ("text", _NO_TEXT)):
            listed = fields.listing(name, none)
            if listed:
                printed[name] = listed
        printed["icons"] = fields.icons(printed.get("icons", []))
        if not printed["icons"]:
            del printed["icons"]
        if not fields.faults:
            try:
                check_card({"number": code, **printed})
            except BadSet as error:
                fields.fault("card", str(error).partition(": ")[2])
        if fields.faults:
            raise BadFields(code, fields.faults)
        return code, printed

    def raw_text(self, row: dict[str, Any]) -> tuple[str, ...]:
        return tuple(_Fields(row).listing("text", _NO_TEXT))

    def entries(self, printed: Printed) -> tuple[str, ...]:
        return entries_of(tuple(printed.get("text", ())), KINDS[printed["kind"]])

    def read(self, entry: str, printed: Printed) -> tuple[Ability, ...]:
        if len(entry) > LONGEST:
            raise DamagedText(f"it is longer than any printed text ({LONGEST} characters)")
        if _LOST_ICON.search(entry):
            raise DamagedText("a trigger icon that was printed here is missing")
        kind, icons = KINDS[printed["kind"]], tuple(printed.get("icons", ()))
        color = next((bit for bit, name in COLOR_NAMES.items() if name == printed.get("color")), 0)
        abilities = read_all(entry, kind, icons, color)
        if (entry, kind, icons) in self._checked:
            return abilities
        tokens = normalise(entry)
        for ability in abilities:
            check_playable(ability)
        if abilities and not any(
            ability.words is not None and normalise(show(ability)) == tokens
            for ability in abilities
        ):
            raise AssertionError("the text is not printed back as it was")
        self._checked.add((entry, kind, icons))
        return abilities

    def stop(self, entry: str, printed: Printed, error: Exception) -> Stop:
        return stop_of(entry, error, normalise)

    def place(self, entry: str, error: Exception) -> Place:
        return place_of(entry, error, normalise)

    def printed_text(self, text: str, kind: str) -> Printed:
        if kind and kind not in KINDS:
            raise BythebookError(f"a card is one of {', '.join(KINDS)}, not {kind!r:.40}")
        if not whole(text):
            raise BythebookError("the text holds half a character")
        if not kind:
            kind = "character" if _TAGGED.match(text) else "event"
        # A reminder of any trigger icon is right on some card.
        return {"kind": kind, "text": text.splitlines(), "icons": list(ICON_NAMES)}

    def printed_of(self, card: CardDef) -> Printed:
        icons = [
            name
            for place, name in enumerate(ICON_NAMES)
            for _ in range(icon_count(card.values[ICONS], place))
        ]
        return {"kind": TYPE_NAMES[card.values[TYPE]], "text": list(card.text), "icons": icons}

    def make(self, number: str, printed: Printed, blank: Collection[str]) -> CardDef:
        return make_card({"number": number, "japanese": UNTOLD, **printed}, frozenset(blank))

    def fits(self, card: CardDef) -> None:
        Library(with_tokens([card]), BOOK.zones, len(BOOK.chars))


ADAPTER: Final = WeissSchwarz()


class _Fields:
    """A row of a card file, asked for its fields one by one; every fault is noted."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.row = row
        self.faults: list[FieldFault] = []

    def fault(self, name: str, why: str) -> None:
        self.faults.append(FieldFault(self.called(name), why))

    def called(self, name: str) -> str:
        """What the file calls a field."""
        names = _NAMES.get(name, (name,))
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
        elif not value.strip():
            self.fault(name, "is empty")
        else:
            return " ".join(value.split())
        return ""

    def one_of(self, name: str, wanted: tuple[str, ...]) -> str:
        value = self.words(name).lower()
        if value and value not in wanted:
            self.fault(name, f"must be one of {', '.join(wanted)}, not {value!r:.40}")
        return value

    def color(self) -> str:
        value = self.given("color")
        if isinstance(value, list):
            if len(value) != 1:
                self.fault("color", f"must be one color, not {value!r:.40}")
                return ""
            value = value[0]
        if not isinstance(value, str):
            self.fault(
                "color", "is missing" if value is None else f"must be a text, not {value!r:.40}"
            )
            return ""
        color = value.strip().lower()
        if color not in COLOR_NAMES.values():
            self.fault(
                "color", f"must be one of {', '.join(COLOR_NAMES.values())}, not {value!r:.40}"
            )
        return color

    def side(self) -> str:
        value = self.words("side").lower()
        if value and value not in _SIDES:
            self.fault("side", f"must be W or S, not {value!r:.40}")
        return _SIDES.get(value, "")

    def number(self, name: str, needed: bool) -> int:
        """A number, written as a number or as a text."""
        value = self.given(name)
        if isinstance(value, str):
            written = value.strip()
            if written.lower() in _NONE:
                value = None
            elif re.fullmatch("[0-9]{1,6}", written):
                value = int(written)
        if value is None:
            if needed:
                self.fault(name, "is missing")
            return 0
        if type(value) is not int or not 0 <= value <= 999_999:
            self.fault(name, f"must be a number, not {value!r:.40}")
            return 0
        return value

    def listing(self, name: str, none: frozenset[str]) -> list[str]:
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
        return [v.strip() for v in value if v.strip().lower() not in none]

    def icons(self, icons: list[str]) -> list[str]:
        for icon in icons:
            if icon.lower() not in ICON_NAMES:
                self.fault("icons", f"{icon!r:.40} is no trigger icon of these rules (ws 2.11.1)")
        if len(icons) > 7:
            self.fault("icons", "are more than any card has")
        return [icon.lower() for icon in icons]


def whole(text: str) -> bool:
    """Whether a text can be written down: halves of characters cannot."""
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True
