"""Cards of tests that do what a text says: an ability to activate, or one that waits."""

from bythebook.games.vanguard.zones.zones import FIELD, HAND, VANGUARD_AND_REAR
from bythebook.kernel.abilities.abilities import (
    ACT,
    AUTO,
    Ability,
    CardDef,
    CostPart,
    Effect,
    Trigger,
)
from bythebook.kernel.language.conditions import Condition
from bythebook.testing import side, table
from bythebook.testing.boards import Side
from bythebook.testing.table import Table
from bythebook.testing.vanguard import unit


def doing(
    *body: Effect,
    cost: tuple[CostPart, ...] = (),
    condition: Condition | None = None,
    name: str = "doer",
    grade: int = 3,
    zones: tuple[int, ...] = (*VANGUARD_AND_REAR, HAND),
) -> CardDef:
    """A unit with an activated ability."""
    ability = Ability(ACT, zones, cost=cost, condition=condition, body=body)
    return unit(name, grade, abilities=(ability,))


def waiting(
    trigger: Trigger,
    *body: Effect,
    name: str = "waiter",
    grade: int = 1,
    zones: tuple[int, ...] = FIELD,
    condition: Condition | None = None,
) -> CardDef:
    """A unit with an automatic ability."""
    ability = Ability(AUTO, zones, trigger, condition=condition, body=body)
    return unit(name, grade, abilities=(ability,))


def does(
    *body: Effect,
    cost: tuple[CostPart, ...] = (),
    you: Side | None = None,
    rival: Side | None = None,
    cards: tuple[CardDef, ...] = (),
    condition: Condition | None = None,
    deck: list[str] | int = 12,
    book: str = "vgg",
) -> Table:
    """A table in the main phase whose vanguard has activated an ability that says so."""
    doer = doing(*body, cost=cost, condition=condition)
    zones = {} if you is None else you.zones
    half = side(**{"vanguard": doer, "deck": deck, **zones})
    names = [unit(name) for name in "abcdefg"]
    t = table(book, you=half, rival=rival, cards=[*names, *cards], at="main")
    t.you.chooses("activate doer")
    return t
