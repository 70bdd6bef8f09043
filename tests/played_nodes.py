"""Does some test play every node that a card text can mean?

`python -m tests.played_nodes` runs the tests of rules, cards and shapes with every effect, noun,
amount, condition and part of a cost watched, and names those that never did anything.
"""

import importlib
import os
import pkgutil
import sys
from collections.abc import Iterator
from typing import Any

import pytest

os.environ["BYTHEBOOK_KNOCK_OUT"] = "1"

import bythebook.games.ws
import bythebook.kernel
from bythebook.kernel.abilities import CostPart, Effect
from bythebook.kernel.conditions import Condition
from bythebook.kernel.nouns import Amount, Noun

ACTS: dict[type, tuple[str, ...]] = {
    Effect: ("run", "emit"),
    CostPart: ("changes",),
    Noun: ("refs", "named"),
    Amount: ("value", "value_for"),
    Condition: ("holds",),
}
TESTS = ("tests/rules", "tests/cards", "tests/shapes")
ELSEWHERE = frozenset(
    {
        # Of no text of this game yet; the kernel's own tests play them.
        "Announce",
        "BecomeNew",
        "Below",
        "FlipCards",
        "LinkCards",
        "Linked",
        "LookAtTop",
        "MakeToken",
        "PutCounters",
        "PutUnder",
        "Variable",
        # Data that rules consult; nothing is ever resolved.
        "CopiesInDeck",
        "InsteadOfStock",
        "PlayedForAnother",
    }
)


def below(base: Any) -> Iterator[Any]:
    """Every class derived from one."""
    for sub in base.__subclasses__():
        yield sub
        yield from below(sub)


def watch(cls: Any, name: str, seen: set[str]) -> None:
    """Note the class of whatever does this."""
    act = cls.__dict__.get(name)
    if act is None:
        return

    def noted(self: Any, *given: Any) -> Any:
        seen.add(type(self).__name__)
        return act(self, *given)

    setattr(cls, name, noted)


def main() -> int:
    """Watch, run the tests, and tell."""
    for package in (bythebook.kernel, bythebook.games.ws):
        for module in pkgutil.iter_modules(package.__path__):
            importlib.import_module(f"{package.__name__}.{module.name}")
    seen: set[str] = set()
    wanted: dict[str, str] = {}
    for base, names in ACTS.items():
        for cls in set(below(base)):
            wanted[cls.__name__] = f"{cls.__module__}.{cls.__name__}"
            for name in names:
                # What is only written out as other instructions is played with them.
                if name != "emit" or "run" not in cls.__dict__:
                    watch(cls, name, seen)
    failed = pytest.main(["-q", "-p", "no:cacheprovider", "--no-header", *TESTS])
    never = sorted(set(wanted) - seen - ELSEWHERE)
    for name in never:
        sys.stdout.write(f"never played: {wanted[name]}\n")
    sys.stdout.write(f"{len(wanted) - len(never)} of {len(wanted)} nodes are played by a test\n")
    return int(bool(failed) or bool(never))


if __name__ == "__main__":
    sys.exit(main())
