"""Boards of the overDress era in a few words; cards by their texts alone."""

from typing import Any

from bythebook.kernel.abilities.abilities import CardDef
from bythebook.testing import Table, side, table
from bythebook.testing.vanguard_d import unit
from tests.rules.vanguard.battle.fighting import battle as battle_of
from tests.rules.vanguard.battle.fighting import field as field_of
from tests.rules.vanguard.battle.fighting import other as other_of

ME = unit("me", 3, 13000, None)
FOE = unit("foe", 3, 13000, None)
ABC = [unit(name) for name in ("a", "b", "c", "d", "e")]


def ace(text: str | tuple[str, ...], **more: Any) -> CardDef:
    """A vanguard of grade 3 with a text."""
    return unit("ace", 3, 13000, None, text=text, **more)


def main(rival: Any = None, cards: Any = (), **zones: Any) -> Table:
    """The main phase of a player with a card in hand, unless it is said otherwise."""
    mine = side(**{"hand": ["e"], **zones})
    known = [card for card in ABC if card.number not in [c.number for c in cards]]
    return table("vgd", you=mine, rival=rival, cards=[*known, *cards], at="main")


def field(**where: Any) -> Any:
    """One's own side: `me` is the vanguard, unless it is said otherwise."""
    return field_of(**{"vanguard": ME, **where})


def other(**where: Any) -> Any:
    """The other side: `foe` is the vanguard, unless it is said otherwise."""
    return other_of(**{"vanguard": FOE, **where})


def battle(you: Any = None, rival: Any = None, cards: tuple[CardDef, ...] = ()) -> Table:
    """The beginning of a battle phase."""
    known = [card for card in ABC if card.number not in [c.number for c in cards]]
    return battle_of(you or field(), rival or other(), (*known, *cards), "vgd")
