"""Boards for tests of battles: two sides, cards to combo with, skills of battles."""

from typing import Any

from bythebook.games.dbs.zones.zones import ENERGY, HAND, LEADER_AREA, REST
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.testing import Table, side, table
from bythebook.testing.dbs import battle, extra, leader
from tests.rules.dbs.making import DRAW, skill

ACE = battle("Ace", power=15000)
BOB = battle("Bob", power=10000)
CLEO = battle("Cleo", power=10000)


def fight(mine: dict[str, Any], theirs: dict[str, Any] | None = None, *cards: CardDef) -> Table:
    """A main phase with two sides."""
    halves = (side(**mine), side(**(theirs or {})))
    return table("dbs", *halves, [ACE, BOB, CLEO, *cards], "main")


def dear(cost: int) -> CardDef:
    """A card with a combo cost."""
    return battle("Dear", combo=(cost, 10000))


def rested(t: Table, player: int) -> int:
    """How many energy of a player are in rest mode."""
    state = t.game.state
    return [state.orient[c] for c in state.zone(player, ENERGY)].count(REST)


def skilled(when: int) -> list[CardDef]:
    """One card of each type with a skill."""
    return [
        battle("Dan", abilities=(skill(DRAW, when=when),)),
        leader("Chief", abilities=(skill(DRAW, when=when, zones=(LEADER_AREA,)),)),
        extra("Spell", cost=0, abilities=(skill(DRAW, when=when, zones=(HAND,)),)),
    ]


def holder(**more: object) -> dict[str, object]:
    """A side with one of each of those."""
    return {"battle": [("Dan", REST), "Ace"], "leader": ["Chief"], "hand": ["Spell"], **more}


def defending(
    mine: dict[str, object], theirs: dict[str, object], *cards: CardDef, guard: str = "leader"
) -> Table:
    """A battle that has come to the defense step, the attacker being Ace."""
    t = fight({"battle": ["Ace"], **mine}, theirs, *cards)
    t.you.chooses(f"attack Ace {guard}")
    if t.asked.player == 1:
        t.rival.passes()
    if t.asked.player == 0:
        t.you.passes()
    return t
