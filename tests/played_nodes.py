"""Does some test play every node that a card text can mean?

`python -m tests.played_nodes` runs the tests of rules and cards with every effect, noun,
amount, condition and part of a cost watched, and names those that never did anything.
"""

import importlib
import pkgutil
import sys
from collections.abc import Iterator
from typing import Any

import pytest

import bythebook.games.dbs
import bythebook.games.vanguard
import bythebook.games.ws
import bythebook.kernel
from bythebook.games.dbs.cards.energy import OfX
from bythebook.games.dbs.texts.together import ChooseTogether
from bythebook.games.vanguard.other.enabling import Gate
from bythebook.games.vanguard.texts.effects import PutAway
from bythebook.kernel.abilities.abilities import CostPart, Effect
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Amount, Noun
from bythebook.kernel.texts.verbs import Binds, BindsChosen, BindsMoved, MovesCards

ACTS: dict[type, tuple[str, ...]] = {
    Effect: ("run", "emit"),
    CostPart: ("changes",),
    Noun: ("refs", "named"),
    Amount: ("value", "value_for"),
    Condition: ("holds",),
}
IN_COMMON = (Binds, BindsChosen, BindsMoved, MovesCards, ChooseTogether, OfX, Gate, PutAway)
"""only what verbs have in common"""
PACKAGES = (
    bythebook.kernel,
    bythebook.games.dbs,
    bythebook.games.vanguard,
    bythebook.games.ws,
)
TESTS = ("tests/rules", "tests/rulings", "tests/cards", "tests/text/vanguard")
ELSEWHERE = frozenset(
    {
        # Of no text of these games yet; the kernel's own tests play them.
        "bythebook.kernel.language.nouns.Variable",
        "bythebook.kernel.texts.verbs.BecomeNew",
        "bythebook.kernel.texts.verbs.LinkCards",
        # Data that rules consult; nothing is ever resolved.
        "bythebook.games.dbs.keywords.empowering.EmpowerWith",
        "bythebook.games.dbs.keywords.expanding.AlsoFrom",
        "bythebook.games.dbs.texts.limiting.Limit",
        "bythebook.games.dbs.preparation.CopiesInDeck",
        "bythebook.games.dbs.preparation.DeckWithout",
        "bythebook.games.dbs.preparation.StartingLife",
        "bythebook.games.dbs.texts.tolls.Quota",
        "bythebook.games.dbs.texts.tolls.SwitchBan",
        "bythebook.games.dbs.texts.tolls.SwitchToll",
        "bythebook.games.dbs.texts.tolls.Toll",
        "bythebook.games.vanguard.preparation.CopiesInDeck",
        "bythebook.games.vanguard.texts.limiting.GuardTogether",
        "bythebook.games.vanguard.texts.limiting.LosesAt",
        "bythebook.games.vanguard.texts.limiting.NoGuardFrom",
        "bythebook.games.ws.texts.payments.InsteadOfStock",
        "bythebook.games.ws.texts.payments.PlayedForAnother",
        "bythebook.games.ws.preparation.CopiesInDeck",
        # They are other conditions by the time they are asked.
        "bythebook.games.vanguard.texts.effects.BoundByThis",
        "bythebook.games.vanguard.texts.effects.NotThat",
        "bythebook.games.vanguard.texts.nouns.InColumnOf",
        # They are other parts of a cost by the time it is paid.
        "bythebook.games.dbs.keywords.keyword_costs.TakeMarkersX",
        "bythebook.games.dbs.terms.undetermined.RestX",
    }
)


def place_of(cls: type) -> str:
    """A class and where it is: two books may have nodes of one name."""
    return f"{cls.__module__}.{cls.__name__}"


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
        seen.add(place_of(type(self)))
        return act(self, *given)

    setattr(cls, name, noted)


def main() -> int:
    """Watch, run the tests, and tell."""
    for package in PACKAGES:
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            importlib.import_module(module.name)
    seen: set[str] = set()
    wanted: set[str] = set()
    for base, names in ACTS.items():
        for cls in set(below(base)):
            if cls in IN_COMMON:
                # Whoever acts by what verbs have in common acts; being written out is not acting.
                for name in names:
                    if name != "emit":
                        watch(cls, name, seen)
                continue
            if all(getattr(cls, name) is getattr(base, name) for name in names):
                continue  # what only others are made of
            wanted.add(place_of(cls))
            for name in names:
                # What is only written out as other instructions is played with them.
                if name != "emit" or "run" not in cls.__dict__:
                    watch(cls, name, seen)
    unknown = sorted(ELSEWHERE - wanted)
    failed = pytest.main(["-q", "-p", "no:cacheprovider", "--no-header", *TESTS])
    never = sorted(wanted - seen - ELSEWHERE)
    for name in unknown:
        sys.stdout.write(f"there is no such node: {name}\n")
    for name in never:
        sys.stdout.write(f"never played: {name}\n")
    sys.stdout.write(f"{len(wanted) - len(never)} of {len(wanted)} nodes are played by a test\n")
    return int(bool(failed) or bool(never) or bool(unknown))


if __name__ == "__main__":
    sys.exit(main())
