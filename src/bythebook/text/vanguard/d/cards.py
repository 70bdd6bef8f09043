"""A card of Vanguard's overDress era from what is printed on it."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from typing import Any, Final

from bythebook.games.vanguard.cards.cards import (
    CRITICAL_TRIGGER,
    DRAW_TRIGGER,
    FRONT_TRIGGER,
    HEAL_TRIGGER,
    OVER_TRIGGER,
    TYPE,
)
from bythebook.games.vanguard.cards.defining import define
from bythebook.games.vanguard.cards.icons import SKILL_ICONS, skills_of
from bythebook.games.vanguard.d.cards.nations import belonging
from bythebook.games.vanguard.d.cards.types import (
    ORDERS,
    PERSONA_RIDE,
    SET_ORDER,
    TRIGGER_ORDER,
    TYPE_NAMES,
)
from bythebook.kernel.abilities.abilities import Ability, CardDef
from bythebook.kernel.language.words import word_bit
from bythebook.kernel.procedure.clauses import remembers
from bythebook.text.meaning import Unplayable
from bythebook.text.printed import BadSet, check_fields, read_entries
from bythebook.text.vanguard import entries_of, parse, read_all
from bythebook.text.vanguard.cards import NOT_TOLD, UNTOLD
from bythebook.text.vanguard.d.deck_texts import CopiesText
from bythebook.text.vanguard.d.lexicon import OVERDRESS
from bythebook.text.vanguard.d.rule_notes import RuleNote
from bythebook.text.vanguard.d.trigger_notes import agrees

KINDS: Final = {name: kind for kind, name in TYPE_NAMES.items()}
TRIGGERS: Final = {
    "critical": CRITICAL_TRIGGER,
    "draw": DRAW_TRIGGER,
    "heal": HEAL_TRIGGER,
    "front": FRONT_TRIGGER,
    "over": OVER_TRIGGER,
}
PERSONA: Final = "persona ride"
"""the icon of persona rides, among a card's icons"""
WORDS: Final = ("nation", "clan")
"""What a set file may say once for all its cards."""
_NUMBERS: Final = ("grade", "power", "shield", "critical")
_LISTS: Final = ("icons", "text", "race", "additional", "special")
_FIELDS: Final = frozenset({"number", "name", "type", "trigger", *WORDS, *_NUMBERS, *_LISTS})


def words(said: list[str]) -> int:
    """The bits that some words stand for."""
    bits = 0
    for word in said:
        bits |= word_bit(word)
    return bits


_MARKED: Final = re.compile(r"\s*(?:[^\[(\"]*- ?)?\[(?:AUTO|CONT|ACT)\]")
_SET_ORDER: Final = re.compile(
    r"\s*\(After a set order is played, put it into (?:your|the) order zone\.?\)\s*",
    re.IGNORECASE,
)
_TRIGGER_NOTE: Final = re.compile(
    r"\s*\((?:You may only have|When revealed as a trigger)[^()]*\)\s*"
)
_PLAY_EFFECT: Final = re.compile(r"\s+(?=Play Effect\b)")
_GLITTER: Final = re.compile(r"\s*\[Glitter\]\s*-")
_ARMS: Final = re.compile(r"\s*(?:Right|Left) Deity Arms\b")


def glittering(entries: tuple[str, ...]) -> tuple[str, ...]:
    """Abilities behind Glitter with a name are active under it: each says so by itself."""
    found: list[str] = []
    before = ""
    for entry in entries:
        if _GLITTER.match(entry):
            before = entry.strip()
        else:
            found.append(f"{before} {entry}" if before else entry)
    return tuple(found)


def entries_of_card(text: tuple[str, ...], kind: int) -> tuple[str, ...]:
    """A card's text cut into abilities: what is written on an order without a mark is one."""
    entries = glittering(entries_of(text))
    if not kind & ORDERS:
        return entries
    if kind & SET_ORDER:
        said = (_SET_ORDER.sub("", entry, count=1) for entry in entries)
        entries = tuple(entry for entry in said if entry)
    apart = [e for e in entries if any(p.match(e) for p in (_MARKED, _ARMS, _TRIGGER_NOTE))]
    whole = " ".join(entry.strip() for entry in entries if entry not in apart)
    parts = _PLAY_EFFECT.split(whole) if kind & TRIGGER_ORDER else [whole]
    return (*(part for part in parts if part), *apart)


def read_entry(entry: str, kind: int, trigger: int, grade: int, name: str) -> tuple[Ability, ...]:
    """What an entry means; one of another trigger, grade or name than the card's is not read."""
    abilities = read_all(entry, kind | OVERDRESS)
    text = parse(entry)
    if not agrees(text, trigger):
        raise Unplayable(text, "the card has another trigger")
    if isinstance(text, RuleNote) and not text.holds(grade):
        raise Unplayable(text, "the card has another grade")
    if isinstance(text, CopiesText) and not text.speaks_of(name):
        raise Unplayable(text, "the card has another name")
    return abilities


def make_card(printed: dict[str, Any], blank: frozenset[str] = frozenset()) -> CardDef:
    """A card from its printed data, as a set file gives it.

    A text that is not read is listed in the card's `unread`; the card then is not exact.
    Neither are the texts in `blank` read.
    """
    number = check_card(printed)
    kind = KINDS[printed["type"]]
    icons = printed.get("icons", [])
    text = tuple(printed.get("text", ()))
    trigger = TRIGGERS.get(printed.get("trigger", ""), 0)
    grade = printed.get("grade", 0)
    abilities, unread = read_entries(
        entries_of_card(text, kind),
        blank,
        lambda entry: read_entry(entry, kind, trigger, grade, printed["name"]),
    )
    clans, nations = belonging(
        printed.get("clan", ""), printed.get("nation", ""), kind & ORDERS != 0
    )
    card = define(
        number,
        printed["name"],
        kind,
        grade,
        printed.get("power", 0),
        printed.get("shield"),
        printed.get("critical", 0 if kind & ORDERS else 1),
        trigger,
        skills_of([icon for icon in icons if icon != PERSONA]),
        clans,
        nations,
        tuple(printed.get("race", ())),
        abilities,
        text,
        PERSONA_RIDE if PERSONA in icons else 0,
        (words(printed.get("additional", [])), words(printed.get("special", []))),
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
    if (trigger is not None) != printed["type"].startswith("trigger"):
        raise BadSet(f"card {number}: trigger cards, and only they, have a trigger (vgd 2.8.1)")
    known = (*SKILL_ICONS, PERSONA)
    for icon in printed.get("icons", ()):
        if icon not in known:
            raise BadSet(f"card {number}: icons must be of {', '.join(known)}, not {icon!r}")
    for word in WORDS:
        if not isinstance(printed.get(word, ""), str):
            raise BadSet(f"card {number}: {word} must be a text")
    return number


@cache
def _texts(text: tuple[str, ...], unread: tuple[str, ...], kind: int) -> tuple[str, ...]:
    found: list[str] = []
    for entry in entries_of_card(text, kind):
        if entry not in unread:
            found += [entry] * len(read_all(entry, kind | OVERDRESS))
    return tuple(found)


remembers(_texts.cache_clear)


def texts_of(card: CardDef) -> tuple[str, ...]:
    """The printed text of each of a card's abilities; one text may stand for several."""
    return _texts(card.text, card.unread, card.values[TYPE])
