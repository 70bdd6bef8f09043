"""The clause register: every clause of a book, with its gist in our own words and its kind."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import NamedTuple

KINDS = ("step", "rule", "definition", "manners")


class Entry(NamedTuple):
    """One clause of a rulebook."""

    id: str
    gist: str
    kind: str
    todo: bool
    symbol: str
    reason: str


class Register(NamedTuple):
    """A rulebook's clauses, in its order."""

    book: str
    edition: str
    clauses: dict[str, Entry]


def books() -> list[str]:
    """The books there is a register of."""
    folder = files("bythebook") / "rulebooks"
    return sorted(f.name[:-5] for f in folder.iterdir() if f.name.endswith(".toml"))


@cache
def register(book: str) -> Register:
    """The register of a book."""
    text = (files("bythebook") / "rulebooks" / f"{book}.toml").read_text(encoding="utf-8")
    data = tomllib.loads(text)
    clauses = {
        row["id"]: Entry(
            row["id"],
            row["gist"],
            row["kind"],
            row.get("todo", False),
            row.get("symbol", ""),
            row.get("reason", ""),
        )
        for row in data["clause"]
    }
    return Register(data["book"], data["edition"], clauses)


def gist(clause: str) -> str:
    """What a clause says, in our words; nothing if it is not in a register."""
    book, _, number = clause.partition(" ")
    if book not in books():
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
