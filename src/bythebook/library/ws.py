"""Weiss Schwarz: what the fields of card files mean, and how an entry of a text is read."""

from __future__ import annotations

import re
from collections.abc import Collection, Hashable
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
from bythebook.kernel.abilities.abilities import Ability, CardDef
from bythebook.library.adapter import DamagedText, Printed
from bythebook.library.card_fields import Fields
from bythebook.library.card_files import CardFiles
from bythebook.text.ws import entries_of, read_all, show, tokens_of
from bythebook.text.ws.cards import check_card, make_card

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


class WeissSchwarz(CardFiles):
    """Card files of Weiss Schwarz."""

    def __init__(self) -> None:
        super().__init__(BOOK, KINDS, tokens_of, show, check_card)

    def printed(self, row: dict[str, Any]) -> tuple[str, Printed]:
        fields = _Fields(row)
        code = fields.code("code")
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
        return self.finish(code, printed, fields)

    def raw_text(self, row: dict[str, Any]) -> tuple[str, ...]:
        return tuple(_Fields(row).listing("text", _NO_TEXT))

    def entries(self, printed: Printed) -> tuple[str, ...]:
        return entries_of(tuple(printed.get("text", ())), KINDS[printed["kind"]])

    def read_entry(self, entry: str, printed: Printed) -> tuple[tuple[Ability, ...], Hashable]:
        if _LOST_ICON.search(entry):
            raise DamagedText("a trigger icon that was printed here is missing")
        kind, icons = KINDS[printed["kind"]], tuple(printed.get("icons", ()))
        color = next((bit for bit, name in COLOR_NAMES.items() if name == printed.get("color")), 0)
        return read_all(entry, kind, icons, color), (entry, kind, icons)

    def printed_text(self, text: str, kind: str) -> Printed:
        # A reminder of any trigger icon is right on some card.
        return {**super().printed_text(text, kind), "icons": list(ICON_NAMES)}

    def kind_of(self, text: str) -> str:
        return "character" if _TAGGED.match(text) else "event"

    def printed_of(self, card: CardDef) -> Printed:
        icons = [
            name
            for place, name in enumerate(ICON_NAMES)
            for _ in range(icon_count(card.values[ICONS], place))
        ]
        return {"kind": TYPE_NAMES[card.values[TYPE]], "text": list(card.text), "icons": icons}

    def make(self, number: str, printed: Printed, blank: Collection[str]) -> CardDef:
        return make_card({"number": number, "japanese": UNTOLD, **printed}, frozenset(blank))


ADAPTER: Final = WeissSchwarz()


class _Fields(Fields):
    """What the fields of a row mean."""

    names = _NAMES
    none = _NONE

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

    def icons(self, icons: list[str]) -> list[str]:
        for icon in icons:
            if icon.lower() not in ICON_NAMES:
                self.fault("icons", f"{icon!r:.40} is no trigger icon of these rules (ws 2.11.1)")
        if len(icons) > 7:
            self.fault("icons", "are more than any card has")
        return [icon.lower() for icon in icons]
