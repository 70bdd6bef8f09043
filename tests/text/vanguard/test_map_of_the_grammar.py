"""The table at the head of `wording.py` is true of every module of the grammar."""

import re
from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from bythebook.text import vanguard
from bythebook.text.vanguard import d, wording

_ROW: Final = re.compile(r"^\| (`.*?) \|.*\| (.*?) \|$", re.MULTILINE)
_QUOTED: Final = re.compile(r"`([a-z_]+)`")


def _rules(name: str) -> set[str]:
    lines = getattr(import_module(name), "LINES", "")
    return set(re.findall(r"^(\w+) = ", lines, re.MULTILINE)) if isinstance(lines, str) else set()


def _rows() -> list[tuple[list[str], list[str]]]:
    """The modules of each row of the table, and the rules it says of them."""
    shared, own = (wording.__doc__ or "").split("is in `d`")
    return [
        (
            [f"{package.__name__}.{name}" for name in _QUOTED.findall(modules)],
            _QUOTED.findall(rules),
        )
        for package, part in ((vanguard, shared), (d, own))
        for modules, rules in _ROW.findall(part)
    ]


def test_every_module_with_lines_is_in_the_table() -> None:
    told = {name for names, _ in _rows() for name in names}
    there = {
        f"{package.__name__}.{module.name}"
        for package in (vanguard, d)
        for module in iter_modules(package.__path__)
        if module.name != "wording"
    }
    assert {name for name in there if _rules(name)} - told == set()
    assert told - there == set()


def test_what_the_table_says_of_modules_is_in_them() -> None:
    rows = _rows()
    assert len(rows) > 40
    wrong = [
        (names, rules)
        for names, rules in rows
        if set(rules) - set().union(*(_rules(name) for name in names))
    ]
    assert wrong == []
