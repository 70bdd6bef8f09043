"""What is printed on a card, as a set file gives it: checked the same way for every game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any

from bythebook.kernel.abilities.abilities import Ability
from bythebook.kernel.state.errors import BythebookError
from bythebook.text.reading import TextError


class BadSet(BythebookError):
    """A set file that cannot be used; names the card and the field."""


def check_fields(
    printed: dict[str, Any],
    fields: Collection[str],
    numbers: Collection[str],
    lists: Collection[str],
) -> str:
    """The number of a card whose fields are of the right kind; raises BadSet."""
    number = printed.get("number")
    if not isinstance(number, str) or not number:
        raise BadSet(f"a card without a number: {printed!r:.80}")
    for field, value in printed.items():
        if field not in fields:
            raise BadSet(f"card {number}: no such field {field!r}")
        if field in numbers and (type(value) is not int or value < 0):
            raise BadSet(f"card {number}: {field} must be a number, not {value!r}")
        if field in lists and not (
            isinstance(value, list) and all(isinstance(v, str) for v in value)
        ):
            raise BadSet(f"card {number}: {field} must be a list of texts")
    if not isinstance(printed.get("name"), str) or not printed["name"]:
        raise BadSet(f"card {number}: it has no name")
    return number


def check_had(
    number: str,
    printed: dict[str, Any],
    kind: int,
    not_on_all: tuple[tuple[str, Callable[[int], bool], str], ...],
) -> None:
    """Cards of a kind have nothing but what their kind has: fields, who has them, and why."""
    for field, has, clause in not_on_all:
        if printed.get(field) and not has(kind):
            raise BadSet(f"card {number}: no {printed['kind']} has {field} ({clause})")


def read_entries(
    entries: Iterable[str], blank: Collection[str], read: Callable[[str], tuple[Ability, ...]]
) -> tuple[tuple[Ability, ...], tuple[str, ...]]:
    """The abilities of a card's entries, and the entries that are blank or cannot be read."""
    abilities: list[Ability] = []
    unread: list[str] = []
    for entry in entries:
        try:
            if entry not in blank:
                abilities += read(entry)
                continue
        except TextError:
            pass
        unread.append(entry)
    return tuple(abilities), tuple(unread)
