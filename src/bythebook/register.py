"""The clause register: every clause of a book, with its gist in our own words and its kind."""

import tomllib
from functools import cache
from typing import NamedTuple

from bythebook.catalogue import GAMES, MAKING, file_of

KINDS = ("step", "rule", "definition", "manners")


class Entry(NamedTuple):
    """One clause of a rulebook."""

    id: str
    gist: str
    kind: str
    todo: bool
    symbol: str
    reason: str
    reading: str = ""
    """where the letter is left or left open: what is done, and why"""
    repaired: bool = False
    """whether that is because the document is damaged there or contradicts itself"""


class Register(NamedTuple):
    """A rulebook's clauses, in its order."""

    book: str
    edition: str
    clauses: dict[str, Entry]
    chapters: dict[str, str]
    """what each chapter is about, by its number"""


def books() -> list[str]:
    """The books there is a register of."""
    return sorted(GAMES)


@cache
def register(book: str) -> Register:
    """The register of a book."""
    file = file_of(book, "register")
    assert file is not None
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    clauses = {
        row["id"]: Entry(
            row["id"],
            row["gist"],
            row["kind"],
            row.get("todo", False),
            row.get("symbol", ""),
            row.get("reason", ""),
            row.get("reading") or row.get("repaired", ""),
            "repaired" in row,
        )
        for row in data["clause"]
    }
    return Register(data["book"], data["edition"], clauses, data["chapters"])


def gist(clause: str) -> str:
    """What a clause says, in our words; nothing if it is not in a register."""
    book, _, number = clause.partition(" ")
    if book not in GAMES and book not in MAKING:
        return ""
    found = register(book).clauses.get(number)
    return found.gist if found else ""


def below(book: str, number: str) -> list[Entry]:
    """A clause and all below it."""
    return [
        entry
        for entry in register(book).clauses.values()
        if entry.id == number or entry.id.startswith((number + ".", number + "-"))
    ]


def readings(book: str) -> list[Entry]:
    """The clauses that are not played by the letter, or whose letter leaves something open."""
    return [entry for entry in register(book).clauses.values() if entry.reading]


def told(entry: Entry) -> str:
    """A clause's reading for people: whether it mends the document is said in front of it."""
    return f"Repaired. {entry.reading}" if entry.repaired else entry.reading


def readings_page() -> str:
    """Every reading of every book as one page: `docs/readings.md` is this text."""
    lines = [
        "# Readings",
        "",
        "Where a rulebook contradicts itself, leaves something open or says what no game could",
        "do, this is how it is played, and why. All other clauses are played to the letter.",
        "Each row is the `reading` of its clause in `src/bythebook/rulebooks/`, from which",
        "`make readings` writes this page; `bythebook rules ws 11.2.2` shows a clause with its",
        "reading, and `bythebook rules ws --readings` all of a book's. *Repaired* is one where the",
        "document itself is damaged: lost icons and words, wrong numbers.",
    ]
    for book in books():
        found = readings(book)
        if found:
            lines += [
                "",
                f"## {book} {register(book).edition}",
                "",
                "| clause | what the letter says | what we do, and why |",
                "|---|---|---|",
                *(f"| {entry.id} | {entry.gist} | {told(entry)} |" for entry in found),
            ]
    return "\n".join(lines) + "\n"
