"""A Weiss Schwarz card from what is printed on it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from bythebook.games.ws.cards import (
    COLOR_NAMES,
    ICON_NAMES,
    SIDES,
    TYPE_NAMES,
    define,
    has_cost,
    has_level,
    has_power,
    has_soul,
    has_traits,
)
from bythebook.games.ws.keywords.keywords import inherent_abilities
from bythebook.kernel.abilities.abilities import Ability, CardDef
from bythebook.text.printed import BadSet, check_fields, check_had, read_entries
from bythebook.text.ws import entries_of, read_all

_KINDS: Final = {name: bit for bit, name in TYPE_NAMES.items()}
_COLORS: Final = {name: bit for bit, name in COLOR_NAMES.items()}
_NUMBERS: Final = ("level", "cost", "power", "soul")
_LISTS: Final = ("traits", "icons", "text")
_NOT_ON_ALL: Final = (
    ("traits", has_traits, "ws 2.5.1"),
    ("level", has_level, "ws 2.6.1"),
    ("cost", has_cost, "ws 2.7.1"),
    ("power", has_power, "ws 2.9.1"),
    ("soul", has_soul, "ws 2.10.1"),
)
WORDS: Final = ("title", "side")
"""What a set file may say once for all its cards."""
_FIELDS: Final = frozenset(
    {"number", "name", "japanese", "kind", "color", *WORDS, *_NUMBERS, *_LISTS}
)


def make_card(printed: dict[str, Any], blank: frozenset[str] = frozenset()) -> CardDef:
    """A card from its printed data, as a set file gives it.

    A text that is not read is listed in the card's `unread`; the card then is not exact.
    Neither are the texts in `blank` read.
    """
    number = check_card(printed)
    kind = _KINDS[printed["kind"]]
    icons = tuple(printed.get("icons", ()))
    color = _COLORS[printed["color"]]
    abilities, unread = _abilities(tuple(printed.get("text", ())), kind, icons, color, blank)
    card = define(
        number,
        printed["name"],
        kind,
        color,
        level=printed.get("level", 0),
        cost=printed.get("cost", 0),
        power=printed.get("power", 0),
        soul=printed.get("soul", 0),
        traits=tuple(printed.get("traits", ())),
        icons=tuple(printed.get("icons", ())),
        abilities=abilities,
        text=tuple(printed.get("text", ())),
        title=printed.get("title", ""),
        side=SIDES[printed["side"]] if "side" in printed else 0,
        japanese=printed.get("japanese", ""),
    )
    inherent = inherent_abilities(card, kind)
    return replace(card, abilities=card.abilities + inherent, unread=unread)


def check_card(printed: dict[str, Any]) -> str:
    """The number of a card whose printed data can be used; raises BadSet."""
    number = check_fields(printed, _FIELDS, _NUMBERS, _LISTS)
    for field in ("title", "japanese"):
        if not isinstance(printed.get(field, ""), str):
            raise BadSet(f"card {number}: {field} must be a text")
    if printed.get("side", "both") not in SIDES:
        raise BadSet(f"card {number}: side must be one of {', '.join(SIDES)}")
    if printed.get("kind") not in _KINDS:
        raise BadSet(f"card {number}: kind must be one of {', '.join(_KINDS)}")
    check_had(number, printed, _KINDS[printed["kind"]], _NOT_ON_ALL)
    if printed.get("color") not in _COLORS:
        raise BadSet(f"card {number}: color must be one of {', '.join(_COLORS)}")
    for icon in printed.get("icons", ()):
        if icon not in ICON_NAMES:
            raise BadSet(f"card {number}: no such trigger icon {icon!r}")
    return number


def _abilities(
    text: tuple[str, ...], kind: int, icons: tuple[str, ...], color: int, blank: frozenset[str]
) -> tuple[tuple[Ability, ...], tuple[str, ...]]:
    entries = entries_of(text, kind)
    return read_entries(entries, blank, lambda entry: read_all(entry, kind, icons, color))
