"""Boards for the shape tests: cards of our own, and a Hero who has the ability in question."""

from __future__ import annotations

from typing import Any

from bythebook.kernel.abilities.abilities import CardDef
from bythebook.testing import Table, character, climax, event, side, table
from bythebook.testing.table import Side
from tests.cards.ws.shapes.phrases import ATTACKS, BEATS, DISCARD_THIS, PLACED

MOSS = ("Moss",)
ROCK = ("Rock",)
REED = character("Reed", traits=MOSS)
FERN = character("Fern", level=1, power=5000, traits=MOSS)
OAK = character("Oak", level=2, cost=1, power=7000, soul=2, traits=MOSS)
PINE = character("Pine", level=3, cost=2, power=9000, soul=2, traits=MOSS)
STONE = character("Stone", traits=ROCK)
CLIFF = character("Cliff", level=3, cost=2, power=9500, soul=2, traits=ROCK)
BLOOM = climax("Bloom")
GUST = climax("Gust")
RAIN = event("Rain")
LEAF = character("Leaf", color="blue", traits=MOSS)
CARDS = [REED, FERN, OAK, PINE, STONE, CLIFF, BLOOM, GUST, RAIN, LEAF]


def hero(*text: str, level: int = 0, power: int = 3000, **values: Any) -> CardDef:
    """A 《Moss》 character with these abilities."""
    return character("Hero", level=level, power=power, traits=MOSS, text=text, **values)


def board(mine: Side, rival: Side | None = None, at: str = "main", turn: int = 0) -> Table:
    """A table that knows the cards of these tests."""
    return table("ws", mine, rival, at=at, turn=turn, cards=CARDS)


def placed(text: str, cost: str = "", rival: Side | None = None, **zones: Any) -> Table:
    """Hero, with this ability, has just been placed on the left center position."""
    bracket = f"[{cost}] " if cost else ""
    hand = [hero(f"【AUTO】 {bracket}{PLACED}{text}"), *zones.pop("hand", ())]
    t = board(side(hand=hand, **zones), rival)
    t.you.chooses("play Hero", "left center")
    return t


def attacking(
    text: str, cost: str = "", rival: Side | None = None, how: str = "", label: str = "",
    when: str = ATTACKS, power: int = 3000, **zones: Any,
) -> Table:  # fmt: skip
    """Hero, on the left, with this ability, has just attacked; somebody is left to attack."""
    bracket = f"[{cost}] " if cost else ""
    zones.setdefault("right", "filler")
    me = hero(f"【AUTO】 {label}{bracket}{when}{text}", power=power)
    t = board(side(left=me, **zones), rival, "attack")
    t.you.chooses("attack with Hero", *([how] if how else []))
    return t


def beating(
    text: str, cost: str = "", label: str = "", rival: Side | None = None, **zones: Any
) -> Table:
    """Hero, who has this ability, has just beaten the Reed that faced it."""
    foe = rival or side(right="Reed", middle="Stone")
    return settled(attacking(text, cost, foe, "frontal", label, BEATS, power=8000, **zones))


def fallen(text: str, foe: str, level: int = 0, rival: dict[str, Any] | None = None) -> Table:
    """Hero, with this whole ability, has attacked a stronger character; what it says is asked."""
    theirs = {"right": (strong(foe), -1), "middle": "Stone", "level": level, **(rival or {})}
    mine = side(left=hero(text, power=500), middle="filler", right="filler")
    t = board(mine, side(**theirs), "attack")
    t.you.chooses("attack with Hero", "frontal")
    return settled(t)


def strong(name: str) -> CardDef:
    """One of our cards, too strong to be beaten."""
    card = next(c for c in CARDS if c.name == name)
    level, cost = card.values[_place("level")], card.values[_place("cost")]
    return character(name, level=level, cost=cost, power=9500, traits=card.traits)


def _place(name: str) -> int:
    from bythebook.games.ws.book import BOOK

    return BOOK.chars.index(name)


def settled(t: Table) -> Table:
    """What waits is resolved, in whatever order, and all is answered that is no choice."""
    t.settle(any_order=True)
    return t


def activated(text: str, rival: Side | None = None, **zones: Any) -> Table:
    """Hero has used this ability of its own."""
    t = can_activate(text, rival, **zones)
    t.you.chooses("activate Hero")
    return t


def can_activate(text: str, rival: Side | None = None, **zones: Any) -> Table:
    """Hero has this ability and may use it."""
    zones.setdefault("left", hero(text))
    return board(side(**zones), rival)


def standing(*text: str, rival: Side | None = None, turn: int = 0, **zones: Any) -> Table:
    """Hero stands on the left, and nothing goes on."""
    zones.setdefault("left", hero(*text))
    return board(side(**zones), rival, "", turn)


def powers(t: Table, *names: str) -> tuple[int, ...]:
    """The powers of your characters."""
    return tuple(t.you.value(name, "power") for name in names)


def shielded(*text: str, power: int = 1000, **zones: Any) -> Table:
    """Your Hero has attacked the rival's Reed, who may use Shield with these abilities."""
    shield = character(
        "Shield",
        text=(f"【ACT】 【COUNTER】 Backup {power}, Level 0 [{DISCARD_THIS}]", *text),
    )
    theirs = {"right": "Reed", "middle": "Stone", **zones}
    theirs["hand"] = [shield, *theirs.get("hand", ())]
    mine = side(left=hero(level=2, power=8000), middle="Fern", right="filler", level=1)
    t = board(mine, side(**theirs), "attack")
    t.you.chooses("attack with Hero", "frontal")
    return t


def blossoming(text: str, **zones: Any) -> Table:
    """A climax with this text has just been placed from the hand."""
    card = climax("Storm", text=text)
    zones.setdefault("level", ["filler"])
    hand = [card, *zones.pop("hand", ())]
    t = board(side(hand=hand, **zones), None, "climax")
    t.you.chooses("play Storm")
    return t


def deck(t: Table, seat: int = 0) -> list[str]:
    """The names of a deck's cards, topmost first."""
    return (t.you, t.rival)[seat].deck.names


def fast_to(t: Table, option: str) -> None:
    """Pass until something is offered."""
    while option not in t.you.options:
        t.you.passes()
