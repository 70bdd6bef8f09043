"""A Vanguard card from what is printed on it."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any, Final

from bythebook.games.vanguard.cards.cards import (
    CRITICAL_TRIGGER,
    DRAW_TRIGGER,
    G_UNIT,
    HEAL_TRIGGER,
    NORMAL_UNIT,
    STAND_TRIGGER,
    TRIGGER_UNIT,
    TYPE,
)
from bythebook.games.vanguard.cards.defining import define
from bythebook.games.vanguard.cards.icons import SKILL_ICONS, skills_of
from bythebook.games.vanguard.g.cards.nations import belonging
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.procedure.clauses import remembers
from bythebook.text.printed import BadSet, check_fields, read_entries
from bythebook.text.vanguard import entries_of, read_all

KINDS: Final = {"normal unit": NORMAL_UNIT, "trigger unit": TRIGGER_UNIT, "g unit": G_UNIT}
TRIGGERS: Final = {
    "critical": CRITICAL_TRIGGER,
    "draw": DRAW_TRIGGER,
    "stand": STAND_TRIGGER,
    "heal": HEAL_TRIGGER,
}
UNTOLD: Final = "untold"
"""the trigger of a trigger unit of which a card file does not say which it is"""
NOT_TOLD: Final = "(which trigger it has is not told)"
"""stands among what is not read of such a card: it is in no deck until that is given"""
WORDS: Final = ("clan",)
"""What a set file may say once for all its cards."""
_NUMBERS: Final = ("grade", "power", "shield", "critical")
_LISTS: Final = ("icons", "text")
_FIELDS: Final = frozenset(
    {"number", "name", "type", "race", "nation", "trigger", "back", *WORDS, *_NUMBERS, *_LISTS}
)
_BACK: Final = frozenset({"name", "type", "grade", "race", "power", "critical", "icons", "text"})


def make_card(printed: dict[str, Any], blank: frozenset[str] = frozenset()) -> CardDef:
    """A card from its printed data, as a set file gives it.

    A text that is not read is listed in the card's `unread`; the card then is not exact.
    Neither are the texts in `blank` read.
    """
    number = check_card(printed)
    front = _side(number, printed, blank)
    if "back" not in printed:
        return front
    back = _side(f"{number}_back", {**printed, "text": [], **printed["back"]}, blank)
    return replace(front, back=back, unread=front.unread + back.unread)


def _side(number: str, printed: dict[str, Any], blank: frozenset[str]) -> CardDef:
    kind = KINDS[printed["type"]]
    skills = skills_of(printed.get("icons", ()))
    text = tuple(printed.get("text", ()))
    entries = entries_of(text)
    abilities, unread = read_entries(entries, blank, lambda entry: read_all(entry, kind))
    races = (printed["race"],) if printed.get("race") else ()
    clans, nations = belonging(printed.get("clan", ""), printed.get("nation", ""))
    card = define(
        number,
        printed["name"],
        kind,
        printed.get("grade", 0),
        printed.get("power", 0),
        printed.get("shield"),
        printed.get("critical", 1),
        TRIGGERS.get(printed.get("trigger", ""), 0),
        skills,
        clans,
        nations,
        races,
        abilities,
        text,
    )
    if printed.get("trigger") == UNTOLD:
        unread = (*unread, NOT_TOLD)
    return replace(card, unread=unread)


def check_card(printed: dict[str, Any]) -> str:
    """The number of a card whose printed data can be used; raises BadSet."""
    number = check_fields(printed, _FIELDS, _NUMBERS, _LISTS)
    if printed.get("type") not in KINDS:
        raise BadSet(f"card {number}: type must be one of {', '.join(KINDS)}")
    trigger = printed.get("trigger")
    if trigger is not None and trigger not in (*TRIGGERS, UNTOLD):
        raise BadSet(f"card {number}: trigger must be one of {', '.join(TRIGGERS)}")
    if (trigger is not None) != (printed["type"] == "trigger unit"):
        raise BadSet(f"card {number}: trigger units, and only they, have a trigger (vgg 2.8.1)")
    for icon in printed.get("icons", ()):
        if icon not in SKILL_ICONS:
            raise BadSet(f"card {number}: icons must be of {', '.join(SKILL_ICONS)}, not {icon!r}")
    for word in ("race", "clan", "nation"):
        if not isinstance(printed.get(word, ""), str):
            raise BadSet(f"card {number}: {word} must be a text")
    back = printed.get("back")
    if back is not None:
        if not isinstance(back, dict):
            raise BadSet(f"card {number}: its back must be what is printed there")
        check_fields({"number": f"{number}_back", **back}, _BACK | {"number"}, _NUMBERS, _LISTS)
    return number


@cache
def _texts(text: tuple[str, ...], unread: tuple[str, ...], kind: int) -> tuple[str, ...]:
    found: list[str] = []
    for entry in entries_of(text):
        if entry not in unread:
            found += [entry] * len(read_all(entry, kind))
    return tuple(found)


remembers(_texts.cache_clear)


def texts_of(card: CardDef) -> tuple[str, ...]:
    """The printed text of each of a card's abilities; one text may stand for several."""
    return _texts(card.text, card.unread, card.values[TYPE])
