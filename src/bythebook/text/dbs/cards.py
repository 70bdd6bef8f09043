"""A Dragon Ball Super card from what is printed on it."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any, Final

from bythebook.games.dbs.cards.cards import (
    COLOR_NAMES,
    LEADER,
    NONE,
    TYPE,
    TYPE_NAMES,
    X_COST,
    has_character,
    has_combo_cost,
    has_combo_power,
    has_energy_cost,
    has_era,
    has_power,
    has_traits,
)
from bythebook.games.dbs.cards.defining import define
from bythebook.kernel.abilities.abilities import Ability, CardDef
from bythebook.kernel.procedure.clauses import remembers
from bythebook.text.dbs import entries_of, has_field, read_all
from bythebook.text.printed import BadSet, check_fields, check_had, read_entries

KINDS: Final = {name: bit for bit, name in TYPE_NAMES.items()}
COLORS: Final = {name: bit for bit, name in COLOR_NAMES.items()}
LETTERS: Final = "RBGYK"
"""a specified cost is written in these, one letter for each sphere, in the order of the colors"""
WORDS: Final = ("era",)
"""What a set file may say once for all its cards."""
_NUMBERS: Final = ("power", "combo_cost", "combo_power")
_LISTS: Final = ("colors", "characters", "traits", "text")
_NOT_ON_ALL: Final = (
    ("characters", has_character, "dbs 2-5-4"),
    ("traits", has_traits, "dbs 2-6-5"),
    ("power", has_power, "dbs 2-8-2"),
    ("combo_power", has_combo_power, "dbs 2-9-2"),
    ("combo_cost", has_combo_cost, "dbs 2-10-2"),
    ("cost", has_energy_cost, "dbs 2-11-4"),
    ("specified", has_energy_cost, "dbs 2-11-4"),
)
_BACK: Final = frozenset({"name", "power", "characters", "traits", "era", "text"})
_FIELDS: Final = frozenset(
    {"number", "name", "kind", "cost", "specified", "back", *WORDS, *_NUMBERS, *_LISTS}
)


def make_card(printed: dict[str, Any], blank: frozenset[str] = frozenset()) -> CardDef:
    """A card from its printed data, as a set file gives it; a leader with both its sides.

    A text that is not read is listed in the card's `unread`; the card then is not exact.
    Neither are the texts in `blank` read.
    """
    number = check_card(printed)
    kind = KINDS[printed["kind"]]
    front = _side(number, printed, kind, blank)
    if "back" not in printed:
        return front
    other = {**printed, **printed["back"]}
    back = _side(f"{number}_back", other, kind, blank)
    return replace(front, back=back, unread=front.unread + back.unread)


def _side(number: str, printed: dict[str, Any], kind: int, blank: frozenset[str]) -> CardDef:
    colors = 0
    for color in printed["colors"]:
        colors |= COLORS[color]
    text = tuple(printed.get("text", ()))
    abilities, unread = _abilities(text, kind, blank)
    cost = printed.get("cost", 0)
    card = define(
        number,
        printed["name"],
        kind,
        colors,
        0 if cost == "X" else cost,
        spheres(printed.get("specified", "")),
        printed.get("power", 0),
        printed.get("combo_cost", NONE),
        printed.get("combo_power", NONE),
        tuple(printed.get("characters", ())),
        tuple(printed.get("traits", ())),
        printed.get("era", "") if has_era(kind) else "",
        abilities,
        text,
        X_COST if cost == "X" else 0,
    )
    return replace(card, unread=unread)


def spheres(letters: str) -> tuple[int, int, int, int, int]:
    """A specified cost written in letters, as a number for each color."""
    counts = [letters.count(letter) for letter in LETTERS]
    return (counts[0], counts[1], counts[2], counts[3], counts[4])


def check_card(printed: dict[str, Any]) -> str:
    """The number of a card whose printed data can be used; raises BadSet."""
    number = check_fields(printed, _FIELDS, _NUMBERS, _LISTS)
    if printed.get("kind") not in KINDS:
        raise BadSet(f"card {number}: kind must be one of {', '.join(KINDS)}")
    kind = KINDS[printed["kind"]]
    colors = printed.get("colors")
    if not isinstance(colors, list) or not colors or any(c not in COLORS for c in colors):
        raise BadSet(f"card {number}: colors must be a list of {', '.join(COLORS)}")
    cost = printed.get("cost", 0)
    if cost != "X" and (type(cost) is not int or cost < 0):
        raise BadSet(f"card {number}: cost must be a number or X, not {cost!r}")
    specified = printed.get("specified", "")
    if not isinstance(specified, str) or specified.strip(LETTERS):
        raise BadSet(f"card {number}: specified must be written in the letters {LETTERS}")
    if not isinstance(printed.get("era", ""), str):
        raise BadSet(f"card {number}: era must be a text")
    check_had(number, printed, kind, _NOT_ON_ALL)
    _check_back(number, kind, printed.get("back"))
    return number


def _check_back(number: str, kind: int, back: Any) -> None:
    if kind != LEADER:
        if back is not None:
            raise BadSet(f"card {number}: only a leader has a back (dbs 2-3-2-1-2)")
        return
    if not isinstance(back, dict):
        raise BadSet(f"card {number}: a leader has a back (dbs 2-3-2-1-2)")
    check_fields({"number": f"{number}_back", **back}, _BACK | {"number"}, _NUMBERS, _LISTS)


def _abilities(
    text: tuple[str, ...], kind: int, blank: frozenset[str]
) -> tuple[tuple[Ability, ...], tuple[str, ...]]:
    field = has_field(text)
    return read_entries(entries_of(text), blank, lambda entry: read_all(entry, kind, field))


@cache
def _texts(text: tuple[str, ...], unread: tuple[str, ...], kind: int) -> tuple[str, ...]:
    found: list[str] = []
    for entry in entries_of(text):
        if entry not in unread:
            found += [entry] * len(read_all(entry, kind))
    return tuple(found)


remembers(_texts.cache_clear)


def texts_of(card: CardDef) -> tuple[str, ...]:
    """The printed text of each of a card's skills; one text may stand for several."""
    return _texts(card.text, card.unread, card.values[TYPE])
