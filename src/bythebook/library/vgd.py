"""Vanguard in its overDress era: what the fields of card files mean."""

from __future__ import annotations

import re
from collections.abc import Collection, Hashable
from typing import Any, Final

from bythebook.games.vanguard.cards.cards import TYPE
from bythebook.games.vanguard.d.book import BOOK
from bythebook.kernel.abilities.abilities import Ability, CardDef
from bythebook.kernel.state.refs import NOTHING
from bythebook.library.adapter import Printed
from bythebook.library.card_fields import Fields
from bythebook.library.card_files import CardFiles
from bythebook.text.vanguard import show
from bythebook.text.vanguard.cards import UNTOLD
from bythebook.text.vanguard.d.cards import (
    KINDS,
    PERSONA,
    TRIGGERS,
    check_card,
    entries_of_card,
    make_card,
    read_entry,
)
from bythebook.text.vanguard.normalise import normalise

TYPE_NAMES: Final = {bit: name for name, bit in KINDS.items()}
_USUAL_ICON: Final = {0: "boost", 1: "boost", 2: "intercept", 3: "twin drive"}
"""the icon a unit of a grade has; files do not say it"""
_PERSONA: Final = re.compile(r"\s*\(?Persona Ride\b", re.IGNORECASE)
_ARMS: Final = re.compile(r"\s*(?:Right|Left) Deity Arms\b")
_NO_NATION: Final = ("-", "")


class VanguardD(CardFiles):
    """Card files of the overDress era."""

    def __init__(self) -> None:
        super().__init__(BOOK, KINDS, normalise, show, check_card)

    def printed(self, row: dict[str, Any]) -> tuple[str, Printed]:
        fields = _Fields(row)
        code = fields.code("id")
        kind = fields.one_of("type", tuple(KINDS))
        text = fields.listing("text")
        if kind == "normal order" and any(_ARMS.match(line) for line in text):
            kind = "arms order"  # files know no such type
        grade = fields.number("grade", True)
        printed: Printed = {"name": fields.words("name"), "type": kind}
        order = kind.endswith("order")
        power = fields.number("power", not order)
        shield = fields.number("shield", not order and (grade or 0) < 3)
        for name, value in (("grade", grade), ("power", power), ("shield", shield)):
            if value is not None:
                printed[name] = value
        nation = fields.text("nation")
        if nation not in _NO_NATION:
            printed["nation"] = nation
        races = [r for r in fields.listing("traits") if r not in _NO_NATION]
        if races:
            printed["race"] = races
        if not order:
            printed["icons"] = [_USUAL_ICON.get(grade or 0, "twin drive")]
        if any(_PERSONA.match(line) for line in text):
            printed["icons"] = [*printed.get("icons", []), PERSONA]
            text = [line for line in text if not _PERSONA.match(line)]
        if kind.startswith("trigger"):
            said = fields.text("trigger").lower()
            printed["trigger"] = said if said in TRIGGERS else UNTOLD
        if text:
            printed["text"] = text
        return self.finish(code, printed, fields)

    def raw_text(self, row: dict[str, Any]) -> tuple[str, ...]:
        return tuple(_Fields(row).listing("text"))

    def entries(self, printed: Printed) -> tuple[str, ...]:
        kind = KINDS[printed.get("type") or printed["kind"]]
        return entries_of_card(tuple(printed.get("text", ())), kind)

    def read_entry(self, entry: str, printed: Printed) -> tuple[tuple[Ability, ...], Hashable]:
        kind = KINDS[printed.get("type") or printed["kind"]]
        trigger = TRIGGERS.get(printed.get("trigger", ""), 0)
        grade = printed.get("grade", NOTHING)
        name = printed.get("name", "")
        abilities = read_entry(entry, kind, trigger, grade, name)
        return abilities, (entry, kind, trigger, grade, name)

    def kind_of(self, text: str) -> str:
        return "normal unit" if re.match(r"\s*\[(?:AUTO|CONT|ACT)\]", text) else "normal order"

    def printed_of(self, card: CardDef) -> Printed:
        return {"type": TYPE_NAMES[card.values[TYPE]], "name": card.name, "text": list(card.text)}

    def make(self, number: str, printed: Printed, blank: Collection[str]) -> CardDef:
        return make_card({"number": number, **printed}, frozenset(blank))


ADAPTER: Final = VanguardD()


class _Fields(Fields):
    """What the fields of a row mean."""

    def number(self, name: str, needed: bool) -> int | None:
        """A number, or None where there is none."""
        value = self.given(name)
        if value is None:
            if needed:
                self.fault(name, "is missing")
            return None
        if type(value) is not int or value < 0:
            self.fault(name, f"must be a number, not {value!r:.40}")
            return None
        return value
