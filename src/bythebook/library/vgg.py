"""Cardfight!! Vanguard, G era: what the fields of card files mean, and how an entry is read."""

from __future__ import annotations

import re
from collections.abc import Collection, Hashable
from typing import Any, Final

from bythebook.games.vanguard.cards.cards import TYPE
from bythebook.games.vanguard.g.book import BOOK
from bythebook.kernel.abilities.abilities import Ability, CardDef
from bythebook.library.adapter import DamagedText, Printed
from bythebook.library.card_fields import Fields
from bythebook.library.card_files import CardFiles
from bythebook.text.vanguard import entries_of, parse, read_all, show
from bythebook.text.vanguard.cards import KINDS, UNTOLD, check_card, make_card
from bythebook.text.vanguard.keywords import OneInDeck
from bythebook.text.vanguard.normalise import normalise

TYPE_NAMES: Final = {bit: name for name, bit in KINDS.items()}
_USUAL_ICON: Final = {0: "boost", 1: "boost", 2: "intercept", 3: "twin drive"}
"""the icon a normal or trigger unit of a grade has; files do not say it"""
_GUARDIAN: Final = re.compile(r"\s*\[G Guardian\]")
_HEAL: Final = re.compile(r'up to four cards with "\[Heal\] HEAL"', re.IGNORECASE)
_HEAL_BY_USE: Final = re.compile(
    r"\[AUTO\].*When this card is discarded.*for the cost of calling a \[G Guardian\]"
)
_DRAW_SHIELD: Final = 5000
"""the shield of draw triggers, and of no other trigger units, in this era"""


class VanguardG(CardFiles):
    """Card files of Cardfight!! Vanguard G."""

    def __init__(self) -> None:
        super().__init__(BOOK, KINDS, normalise, show, check_card)

    def printed(self, row: dict[str, Any]) -> tuple[str, Printed]:
        fields = _Fields(row)
        code = fields.code("id")
        kind = fields.one_of("type", (*KINDS, "blitz order"))
        if kind == "blitz order":
            fields.fault("type", "is none of this edition")
        text = fields.listing("text")
        grade = fields.number("grade", True)
        if kind == "g unit" and grade is not None and grade < 4:
            kind = "normal unit"  # some files name normal units so
        printed: Printed = {"name": fields.words("name"), "type": kind}
        guardian = any(_GUARDIAN.match(line) for line in text)
        power = fields.number("power", not guardian)
        shield = fields.number("shield", kind != "g unit" and (grade or 0) < 3)
        for name, value in (("grade", grade), ("power", power), ("shield", shield)):
            if value is not None:
                printed[name] = value
        clan = fields.text("clan")
        if clan:
            printed["clan"] = clan
        if kind == "g unit":
            printed["icons"] = [] if guardian else ["triple drive"]
        else:
            printed["icons"] = [_USUAL_ICON.get(grade or 0, "twin drive")]
        if kind == "trigger unit":
            printed["trigger"] = trigger_of(fields.text("trigger").lower(), text, shield)
        if text:
            printed["text"] = text
        return self.finish(code, printed, fields)

    def raw_text(self, row: dict[str, Any]) -> tuple[str, ...]:
        return tuple(_Fields(row).listing("text"))

    def entries(self, printed: Printed) -> tuple[str, ...]:
        return entries_of(tuple(printed.get("text", ())))

    def read_entry(self, entry: str, printed: Printed) -> tuple[tuple[Ability, ...], Hashable]:
        kind = KINDS[printed.get("type") or printed["kind"]]
        tree = parse(entry)
        if isinstance(tree, OneInDeck) and tree.name != printed.get("name", tree.name):
            raise DamagedText("it speaks of another card's name as of its own")
        return read_all(entry, kind), (entry, kind)

    def kind_of(self, text: str) -> str:
        return "g unit" if re.match(r"\s*\[(?:Stride|G Guardian)\]", text) else "normal unit"

    def printed_of(self, card: CardDef) -> Printed:
        return {"type": TYPE_NAMES[card.values[TYPE]], "name": card.name, "text": list(card.text)}

    def make(self, number: str, printed: Printed, blank: Collection[str]) -> CardDef:
        return make_card({"number": number, **printed}, frozenset(blank))


def trigger_of(said: str, text: list[str], shield: int | None) -> str:
    """Which trigger a trigger unit has, as far as its card tells; never guessed."""
    if said:
        return said
    if any(_HEAL.search(line) or _HEAL_BY_USE.search(line) for line in text):
        return "heal"
    return "draw" if shield == _DRAW_SHIELD else UNTOLD


ADAPTER: Final = VanguardG()


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
