"""Dragon Ball Super: what the fields of card files mean, and how an entry of a text is read."""

from __future__ import annotations

import re
from collections.abc import Collection, Hashable
from typing import Any, Final

from bythebook.games.dbs.book import BOOK
from bythebook.games.dbs.cards.cards import COLOR_NAMES, TYPE, TYPE_NAMES
from bythebook.kernel.abilities.abilities import Ability, CardDef
from bythebook.library.adapter import DamagedText, Printed
from bythebook.library.card_fields import Fields
from bythebook.library.card_files import CardFiles
from bythebook.text.dbs import entries_of, has_field, parse, read_all, show
from bythebook.text.dbs.abilities import OnlyOne
from bythebook.text.dbs.cards import check_card, make_card
from bythebook.text.dbs.normalise import normalise

KINDS: Final = {name: bit for bit, name in TYPE_NAMES.items()}
_LETTERS: Final = {"R": "red", "B": "blue", "U": "blue", "G": "green", "Y": "yellow", "K": "black"}
_COST: Final = re.compile(r"([0-9]{1,2}|X)\s*(?:\(\s*([RBUGYK]*X?|-)\s*\)|-)?")
_SIDES: Final = "//"
"""what stands between the two sides of a leader"""


class DragonBallSuper(CardFiles):
    """Card files of the Dragon Ball Super Card Game."""

    def __init__(self) -> None:
        super().__init__(BOOK, KINDS, normalise, show, check_card)

    def printed(self, row: dict[str, Any]) -> tuple[str, Printed]:
        fields = _Fields(row)
        code = fields.code("id")
        kind = fields.one_of("type", tuple(KINDS))
        printed: Printed = {"name": fields.words("name"), "kind": kind}
        cost = fields.cost() if kind != "leader" else None
        if cost is not None:
            printed["cost"], printed["specified"] = cost
        printed["colors"] = fields.colors(printed.get("specified", ""))
        if kind == "leader":
            fields.leader(printed)
        else:
            fields.single(printed, kind)
        text = fields.listing("text")
        if text:
            printed["text"] = text
        return self.finish(code, printed, fields)

    def raw_text(self, row: dict[str, Any]) -> tuple[str, ...]:
        fields = _Fields(row)
        return (*fields.listing("text"), *fields.listing("text_back"))

    def entries(self, printed: Printed) -> tuple[str, ...]:
        back = printed.get("back", {}).get("text", ())
        return (*entries_of(tuple(printed.get("text", ()))), *entries_of(tuple(back)))

    def read_entry(self, entry: str, printed: Printed) -> tuple[tuple[Ability, ...], Hashable]:
        kind = KINDS[printed["kind"]]
        field = has_field(tuple(printed.get("text", ())))
        abilities = read_all(entry, kind, field)
        tree = parse(entry)
        if isinstance(tree, OnlyOne) and tree.name != printed.get("name", tree.name):
            raise DamagedText("it speaks of another card's name as of its own")
        return abilities, (entry, kind, field)

    def kind_of(self, text: str) -> str:
        if re.match(r"\s*\[(?:unison\s*)?[+-]?[0-9]+\]", text, re.IGNORECASE):
            return "unison"
        if re.match(r"\s*\[(?:counter|field)", text, re.IGNORECASE):
            return "extra"
        return "leader" if re.match(r"\s*\[(?:awaken|wish)", text, re.IGNORECASE) else "battle"

    def printed_of(self, card: CardDef) -> Printed:
        printed: Printed = {
            "kind": TYPE_NAMES[card.values[TYPE] & ~(1 << 4)],
            "name": card.name,
            "text": list(card.text),
        }
        if card.back is not None:
            printed["back"] = {"text": list(card.back.text)}
        return printed

    def make(self, number: str, printed: Printed, blank: Collection[str]) -> CardDef:
        return make_card({"number": number, **printed}, frozenset(blank))


ADAPTER: Final = DragonBallSuper()


class _Fields(Fields):
    """What the fields of a row mean."""

    def amount(self, name: str, value: str, needed: bool) -> int | None:
        """A number, or None where there is none."""
        if not value:
            if needed:
                self.fault(name, "is missing")
            return None
        if not re.fullmatch("[0-9]{1,6}", value):
            self.fault(name, f"must be a number, not {value!r:.40}")
            return None
        return int(value)

    def cost(self) -> tuple[int | str, str] | None:
        """An energy cost like 6(RR): the total, and the spheres in letters."""
        written = self.text("cost").upper().translate(_DIGITS)
        match = _COST.fullmatch(written)
        if match is None:
            self.fault("cost", f"must be like 6(RR), not {written!r:.40}")
            return None
        spheres = (match[2] or "").replace("-", "").replace("X", "").replace("U", "B")
        return "X" if match[1] == "X" else int(match[1]), spheres

    def colors(self, specified: str) -> list[str]:
        """The colors; of a multicolor card those of its specified cost."""
        listed = [color.lower() for color in self.listing("colors")]
        if listed == ["multi"]:
            listed = list(dict.fromkeys(_LETTERS[letter] for letter in specified))
            if len(listed) < 2:
                self.fault("colors", "does not say which colors a multicolor card has")
                return []
        if not listed:
            self.fault("colors", "is missing")
        for color in listed:
            if color not in COLOR_NAMES.values():
                named = ", ".join(COLOR_NAMES.values())
                self.fault("colors", f"must be of {named}, not {color!r:.40}")
        return listed

    def single(self, printed: Printed, kind: str) -> None:
        """What a card with one side has."""
        if kind in ("battle", "unison"):
            power = self.amount("power", self.text("power"), True)
            if power is not None:
                printed["power"] = power
        if kind != "battle":
            return
        for name in ("combo_cost", "combo_power"):
            value = self.amount(name, self.text(name), False)
            if value is not None:
                printed[name] = value
        self.about(printed, self.text("character"), self.listing("traits"), self.text("era"))

    def about(self, printed: Printed, character: str, traits: list[str], era: str) -> None:
        """Whom a side shows."""
        names = [re.sub(r"\s*:\s*", " : ", c).strip() for c in character.split("/") if c.strip()]
        if names:
            printed["characters"] = names
        if traits:
            printed["traits"] = traits
        if era:
            printed["era"] = era

    def leader(self, printed: Printed) -> None:
        """The two sides of a leader."""
        back: Printed = {}
        names = re.split(r"\s*//\s*|\s*/ ", printed["name"])
        if len(names) != 2:
            self.fault("name", "must be the names of both sides of a leader")
            return
        printed["name"], back["name"] = names[0].strip(), names[1].strip()
        for name in ("power", "character", "era"):
            sides = [part.strip() for part in self.text(name).split(_SIDES)]
            if len(sides) != 2:
                self.fault(name, "must say it of both sides of a leader")
                return
            for side, value in zip((printed, back), sides, strict=True):
                if name == "power":
                    power = self.amount(name, value, True)
                    if power is not None:
                        side["power"] = power
                elif name == "character":
                    self.about(side, value, [], "")
                elif value.lower() not in self.none:
                    side["era"] = value
        traits = self.listing("traits")
        half = len(traits) // 2
        if len(traits) % 2 or (half > 1 and sorted(traits[:half]) != sorted(traits[half:])):
            self.fault("traits", "do not tell which side of a leader has which")
        elif traits:
            printed["traits"], back["traits"] = traits[:half], traits[half:]
        text = self.listing("text_back")
        if text:
            back["text"] = text
        printed["back"] = back


_DIGITS: Final = str.maketrans("０１２３４５６７８９", "0123456789")
