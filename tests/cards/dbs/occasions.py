"""Boards on which a text waits for its moment: how often a card is drawn."""

from __future__ import annotations

from typing import Any

from bythebook.games.dbs.cards.cards import EXTRA
from bythebook.games.dbs.texts.events import K_MAIN
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.state.options import K_PAY, K_STANDBY
from bythebook.testing import Table, side, table
from bythebook.testing import dbs as make
from bythebook.text.dbs import abilities_of
from tests.cards.dbs.test_play import CRANE, EGRET, STORK, asked, battle

ENERGY = ["filler"] * 6


REED = make.battle("Reed", cost=1, power=5000, traits=("Heron",), character="Rook")


WALL = battle("Wall", "[Blocker]")


GIANT = make.battle("Giant", cost=4, power=40000)


def extra(name: str, *text: str, **printed: Any) -> CardDef:
    """An extra card that costs nothing, with a text."""
    return make.extra(name, cost=0, abilities=abilities_of(text, EXTRA), **printed)


DOOM = extra("Doom", "[Activate: Main] Choose up to 1 of your opponent's Battle Cards and KO it.")


OWN = extra(
    "Fall", "[Activate: Main] Choose up to 1 of your Battle Cards and place it in your Drop Area."
)


BAN = extra("Ban", "[Counter: Attack] Negate the attack.")


WAKE = extra("Wake", "[Activate: Main] Choose up to 1 of your energy and switch it to Active Mode.")


HUSH = extra(
    "Hush", "[Activate: Main] Choose up to 1 of your opponent's cards and switch it to Rest Mode."
)


PULL = extra("Pull", "[Activate: Main] Choose up to 1 card in your life and add it to your hand.")


RISE = extra("Rise", "[Activate: Main] Choose up to 1 Battle Card in your Drop Area and play it.")


GROWN = battle("Grown", "[Evolve] R : <Rook>", cost=3)


CARDS = (EGRET, STORK, CRANE, REED, WALL, GIANT, DOOM, OWN, BAN, WAKE, HUSH, PULL, RISE, GROWN)


def go(t: Table, *wanted: str) -> None:
    """Some answers as soon as they can be given, and otherwise nothing until the main phase."""
    left = list(wanted)
    while t.game.pending is not None:
        words = asked(t)
        if left and left[0] in words:
            t.answer(words.index(left.pop(0)))
        elif t.game.pending.kind == K_MAIN:
            break
        else:
            t.answer(0 if t.game.pending.kind in (K_PAY, K_STANDBY) else len(words) - 1)
    assert left == []


def board(
    mine: dict[str, Any] | None = None, theirs: dict[str, Any] | None = None, **printed: Any
) -> Table:
    """The main phase of a turn in which cards can attack."""
    own = {"energy": ENERGY, **(mine or {})}
    other = {"energy": ENERGY, **(theirs or {})}
    return table("dbs", side(**own), side(**other), at="main", cards=CARDS, turns=3)


def drawn(
    moment: str,
    *wanted: str,
    mine: dict[str, Any] | None = None,
    theirs: dict[str, Any] | None = None,
    guards: bool = False,
    name: str = "Watch",
    begin: str = "[Auto] When ",
) -> int:
    """How many cards were drawn by a card that waits for something; it is the rival's if said."""
    watch = battle(name, f"{begin}{moment}, draw 1 card.")
    own, other = dict(mine or {}), dict(theirs or {})
    whose = other if guards else own
    whose["battle"] = [watch, *whose.get("battle", [])]
    t = board(own, other)
    seat = t.rival if guards else t.you
    before = len(seat.deck)
    go(t, *wanted)
    t.ends_asking()
    return before - len(seat.deck)


FIGHT = {"battle": ["Egret"], "hand": ["Reed", "Stork"]}
