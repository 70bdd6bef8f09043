"""Boards on which a text is played in a fight."""

from __future__ import annotations

from bythebook.games.dbs.cards.cards import EXTRA
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.testing import Table, side, table
from bythebook.testing import dbs as make
from bythebook.text.dbs import abilities_of
from tests.cards.dbs.test_play import CRANE, EGRET, STORK, settle


def extra(name: str, *text: str) -> CardDef:
    """An extra card that costs nothing, with a text."""
    return make.extra(name, cost=0, abilities=abilities_of(text, EXTRA))


def fight(
    hero: CardDef,
    *cards: CardDef,
    mine: dict[str, list[object]] | None = None,
    theirs: dict[str, list[object]] | None = None,
) -> Table:
    """Hero stands in the battle area, in a turn in which it can attack."""
    return table(
        "dbs",
        side(battle=[hero], **(mine or {})),
        side(**(theirs or {})),
        at="main",
        cards=[EGRET, STORK, CRANE, *cards],
        turns=3,
    )


def attack(t: Table, name: str = "Hero", target: str = "leader") -> None:
    """A card attacks the other leader."""
    t.you.chooses(f"attack {name} {target}")
    settle(t)
