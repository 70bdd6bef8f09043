"""An invented game's nodes and grammar, for the tests of the grammar engine."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bythebook.text import Grammar, Terminal


class Place(Enum):
    HAND = "hand"
    ORCHARD = "orchard"


YOU, RIVAL = 0, 1


@dataclass(frozen=True)
class Zone:
    where: Place
    whose: int = YOU


@dataclass(frozen=True)
class This:
    pass


@dataclass(frozen=True)
class Beast:
    traits: tuple[str, ...] = ()
    other: bool = False


@dataclass(frozen=True)
class Draw:
    count: int
    may: bool = False


@dataclass(frozen=True)
class Send:
    what: This | Beast
    to: Zone
    origin: Zone | None = None


@dataclass(frozen=True)
class Gain:
    what: This | Beast
    ability: Ability


@dataclass(frozen=True)
class Ability:
    effects: tuple[Draw | Send | Gain, ...]
    times: int = 1


NODES: dict[str, type] = {
    cls.__name__: cls for cls in (Zone, This, Beast, Draw, Send, Gain, Ability)
}
CONSTANTS = {"HAND": Place.HAND, "ORCHARD": Place.ORCHARD, "YOU": YOU, "RIVAL": RIVAL}
TERMINALS = {
    "number": Terminal(r"[0-9]+", int, int, str),
    "trait": Terminal(r"《.+》", str, lambda token: token[1:-1], lambda value: f"《{value}》"),
}
LINES = """
# An invented game.
ability = Ability : 【AUTO】 {effects:effects} . {times?:times}
times = | do this {number} time .
effects = * effect ; , ; , and
effect = Draw : {?may:you may} draw {count:number} card
effect = Send : send {what:noun} {origin?:from} to {to:zone}
effect = Gain : {what:noun} get “ {ability:ability} ”
from = | from {zone}
noun = | this | beast      # nouns have no node of their own
this = This : this card
beast = Beast : {?other:other} {traits?:traits} beast
traits = * trait ; or
zone = Zone : your rival's {where:place} {=whose:RIVAL}
zone = Zone : your {where:place} {=whose:YOU}
zone = Zone : the orchard {=where:ORCHARD} {=whose:YOU}
place = HAND : hand
place = ORCHARD : orchard
"""
TOY = Grammar(LINES, nodes=NODES, terminals=TERMINALS, constants=CONSTANTS)


def grammar(lines: str, *nodes: type) -> Grammar:
    named = {cls.__name__: cls for cls in nodes}
    return Grammar(lines, nodes=named or NODES, terminals=TERMINALS, constants=CONSTANTS)
