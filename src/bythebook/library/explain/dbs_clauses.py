"""Which clauses of the Dragon Ball Super rules an ability rests on."""

from __future__ import annotations

import re
from functools import cache
from types import ModuleType
from typing import Any, Final

from bythebook.games.dbs.cards import cards
from bythebook.games.dbs.texts import events, played_by_skills
from bythebook.games.dbs.zones import zones
from bythebook.kernel.abilities import resolve
from bythebook.kernel.abilities.abilities import (
    ACT,
    AUTO,
    CONT,
    EV_MOVE,
    EV_STATE,
    Ability,
    Modifier,
    Replacement,
    Trigger,
)
from bythebook.kernel.language import words
from bythebook.kernel.state.continuous_ops import CHAR_CANNOT
from bythebook.kernel.texts import lasting, verbs
from bythebook.library.explain.carrying import source_of
from bythebook.library.playable import nodes
from bythebook.register import register

BOOK: Final = "dbs"
# What only the kernel does, or the register alone says, no function of the book's names.
_KINDS: Final = {
    ACT: ("8-1-3", "8-5-1"),
    AUTO: ("8-1-5", "8-5-1", "8-6-2"),
    CONT: ("8-1-4", "8-5-1"),
}
_COST: Final = ("8-4-2-1", "8-4-2-2")
_MARKS: Final = {
    cards.ONCE_PER_TURN: ("10-11-1", "10-11-2", "10-11-4"),
    cards.LIMITED: ("10-48-1", "10-48-4"),
}
_TIMINGS: Final = {
    cards.MAIN: "MAIN",
    cards.IN_BATTLE: "IN_BATTLE",
    cards.MARKER_COST: "MARKER_COST",
}
_NODES: Final[dict[type, tuple[str, ...]]] = {
    played_by_skills.PlayCards: ("3-6-3",),
    verbs.ChooseCards: ("8-5-3", "8-5-3-1"),
    verbs.ChooseAmong: ("8-5-3", "8-5-3-1"),
    verbs.Search: ("8-5-3", "8-5-3-7"),
    lasting.Give: ("8-2-2-2",),
    lasting.GiveBits: ("8-2-2-2",),
    lasting.GiveWords: ("8-2-2-2",),
    lasting.GrantAbility: ("8-2-2-2",),
    lasting.LoseAbilities: ("8-3-2", "8-3-6"),
    lasting.Later: ("8-6-2",),
    resolve.If: ("8-3-3",),
    Replacement: ("8-2-2-3", "8-9-1"),
}
_MODES: Final = {zones.ACTIVE: "4-8-1-1", zones.REST: "4-8-1-2"}
_AREAS: Final = {"10-19-1": zones.REMOVED, "11-4-1": zones.WARP}
_CHARS: Final = {
    cards.TYPE: "card types",
    cards.COLORS: "colour",
    cards.COST: "energy cost",
    cards.POWER: "power",
    cards.COMBO_COST: "combo cost",
    cards.COMBO_POWER: "combo power",
    cards.CHARACTER: "character names",
    cards.TRAITS: "special traits",
    cards.NAMES: "a card's name",
    cards.ERA: "era",
}
_HEADING: Final = re.compile(r"Heading of the (?:section|clauses) on (.*)\.$")


def clauses_of(ability: Ability) -> list[str]:
    """The numbers of the clauses an ability rests on, in the book's order."""
    found: set[str] = set()
    others = _sections(cards.ANY_KEYWORD & ~ability.marks) - _sections(ability.marks)
    for node in nodes(ability):
        cls: type = type(node)
        found.update(_NODES.get(cls, ()))
        found |= {c for c in _of_class(cls) if _meant(c, node) and not _within_any(c, others)}
        found |= _of(node)
    for said in nodes(ability.words):
        said_by: type = type(said)
        found |= _of_words(said_by)
    return sorted(found, key=lambda number: [int(part) for part in number.split("-")])


def _of(node: Any) -> set[str]:
    found: set[str] = set()
    if isinstance(node, Ability):
        found.update(_KINDS.get(node.kind, ()), _COST if node.cost else ())
        found |= _of_marks(node.marks)
    elif isinstance(node, Trigger):
        found |= _of_trigger(node)
    elif isinstance(node, words.Test | Modifier):
        found |= _of_value(node)
    elif isinstance(node, verbs.TakeTop) and (node.source, node.to) == (zones.DECK, zones.HAND):
        found.update(("4-9-4",) if node.up_to else ("4-9-2", "4-9-3"))
    if getattr(node, "up_to", False) is True:
        found.add("8-5-3-2")
    mode = getattr(node, "mode", getattr(node, "orientation", None))
    if isinstance(mode, int) and mode in _MODES:
        found.add(_MODES[mode])
    return found


@cache
def _of_class(cls: type) -> frozenset[str]:
    return frozenset(source_of(BOOK).of_class(cls))


@cache
def _of_words(cls: type) -> frozenset[str]:
    return frozenset(source_of(BOOK).of_words(cls))


def _meant(clause: str, node: Any) -> bool:
    """Whether a clause about one area is meant: what puts cards anywhere names all of those."""
    if clause not in _AREAS:
        return True
    return _AREAS[clause] in (getattr(node, "to", None), getattr(node, "zone", None))


@cache
def _of_marks(marks: int) -> frozenset[str]:
    """What keywords and timings rest on: the book says it where it names them."""
    found: set[str] = set()
    for mark, clauses in _MARKS.items():
        found.update(clauses if marks & mark else ())
    for mark, name in _TIMINGS.items():
        if marks & mark:
            found |= _outside_keywords(source_of(BOOK).of_constant(name))
    for keyword, name in cards.KEYWORD_NAMES.items():
        if marks & keyword:
            section = section_of(name)
            found |= {c for c in _named(cards, keyword) if _within(c, section)}
            found.add(_first(section))
    return frozenset(found)


def _of_trigger(trigger: Trigger) -> set[str]:
    """What a skill waits for rests on what makes it happen."""
    if trigger.event == EV_MOVE:
        return {"8-6-5"}
    if trigger.event == EV_STATE:
        return {"8-6-6"}
    if trigger.event == events.EV_BEGIN:
        return _named(events, trigger.value, "P_", False)
    return _named(events, trigger.event, "EV_", False)


def _of_value(node: words.Test | Modifier) -> set[str]:
    """A characteristic that is asked about or changed has its section; a keyword has its own."""
    if node.char == cards.KEYWORDS:
        bits = node.value if isinstance(node, words.Test) else node.bits
        return set(_of_marks(bits & cards.ANY_KEYWORD))
    if isinstance(node, Modifier) and node.char == CHAR_CANNOT:
        return {"1-3-3"}
    title = _CHARS.get(node.char)
    return set() if title is None else {_first(_titles()[title])}


def _named(module: ModuleType, value: int, prefix: str = "", built: bool = True) -> set[str]:
    """The clauses of what names a constant of a value."""
    source = source_of(BOOK)
    return {
        clause
        for name, held in vars(module).items()
        if type(held) is int and held == value and name.isupper() and name.startswith(prefix)
        for clause in source.of_constant(name, built)
    }


def _outside_keywords(clauses: set[str]) -> set[str]:
    return {c for c in clauses if not c.startswith("10-")}


def _first(section: str) -> str:
    """What a section says first; one that is a single clause says it itself."""
    return f"{section}-1" if f"{section}-1" in register(BOOK).clauses else section


@cache
def _sections(marks: int) -> frozenset[str]:
    """The sections on some keywords."""
    return frozenset(section_of(n) for bit, n in cards.KEYWORD_NAMES.items() if marks & bit)


def _within_any(clause: str, sections: frozenset[str]) -> bool:
    return any(_within(clause, section) for section in sections)


def _within(clause: str, section: str) -> bool:
    return clause == section or clause.startswith(f"{section}-")


@cache
def _titles() -> dict[str, str]:
    """The sections of the book, by what their headings say they are on."""
    found: dict[str, str] = {}
    for number, entry in register(BOOK).clauses.items():
        match = _HEADING.match(entry.gist)
        if match:
            found[match[1]] = number
        elif re.fullmatch(r"10-\d+", number):
            found[entry.gist] = number
    return found


@cache
def section_of(keyword: str) -> str:
    """The section on a keyword: the one whose heading shares most words with it."""
    wanted = set(re.findall(r"\w+", keyword.lower()))
    best: tuple[int, int, str] = (0, 0, "")
    for title, number in _titles().items():
        if number.startswith("10-"):
            said = re.findall(r"\w+", title.lower())
            score = len(wanted.intersection(said)), -len(said), number
            best = max(best, score, key=lambda found: found[:2]) if score[0] else best
    return best[2]
