"""Where a value comes from: what is printed, and every effect on it in the order they count.

Nothing here knows who is asking: ask it only of cards that person may know.
"""

from typing import TYPE_CHECKING, Final

from bythebook.kernel.state.changes import GAME, Change
from bythebook.kernel.state.continuous_ops import (
    ADD,
    BECOME,
    BITS_OFF,
    BITS_ON,
    E_UNTIL,
    E_UNTIL_VALUE,
)
from bythebook.kernel.state.refs import CARD, NOTHING
from bythebook.kernel.values.entries import MADE, Entry

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game

PRINTED: Final = 0
"""What a part does, beside what effects do: it is what the card says of itself."""


class Part:
    """One part of a value: what it does, what the value is after it, and what makes it."""

    def __init__(self, op: int, value: int, total: int, entry: Entry | None = None) -> None:
        self.op: int = op
        self.value: int = value
        self.total: int = total
        self.source: int = NOTHING if entry is None else entry.source
        self.ability: int = NOTHING if entry is None else entry.ability
        self.clause: str = "" if entry is None else entry.clause
        """the clause that says so, if a rule has it"""
        self.resolved: bool = False
        """whether a text made it; otherwise it holds as long as its card says so"""
        self.until: int = GAME
        self.until_value: int = 0
        self.effect: Change = ()


def explain(game: "Game", char: int, card: int) -> list[Part]:
    """The parts of a card's characteristic; the last part's total is its value."""
    game.sheet_values()
    state = game.state
    total = game.lib.base[char][state.definition[card]]
    parts = [Part(PRINTED, total, total)]
    made = _made(game)
    for entry in game.sheet.entries:
        if entry.char != char:
            continue
        for value in _values(game, entry, card):
            total = _applied(entry.op, total, value)
            part = Part(entry.op, value, total, entry)
            effect = made.get(entry)
            if effect is not None:
                part.resolved = True
                part.until = effect[E_UNTIL]
                part.until_value = effect[E_UNTIL_VALUE]
                part.effect = effect
            parts.append(part)
    return parts


def up_to_layer(game: "Game", char: int, card: int, layer: int) -> int:
    """A card's characteristic with the effects up to a layer, and none of those after it.

    While values are worked out these have been worked out already.
    """
    total = game.lib.base[char][game.state.definition[card]]
    if game.sheet.faceless.get(card, 0) >> char & 1:
        total = 0
    for entry in game.sheet.entries:
        if entry.char == char and entry.layer <= layer:
            for value in _values(game, entry, card):
                total = _applied(entry.op, total, value)
    return total


def _made(game: "Game") -> dict[Entry, Change]:
    """The effects that texts have made, by how they take part."""
    return {MADE.of(game, effect): effect for effect in game.state.effects}


def _values(game: "Game", entry: Entry, card: int) -> list[int]:
    """What an effect brings to a card, once for each time it names it."""
    if entry.fixed:
        follows = game.book.follows_new_cards()
        return [
            entry.value
            for ref in entry.fixed
            if ref & CARD == card and (follows or game.state.alive(ref))
        ]
    out = game.sheet.outs.get(entry, ())
    if entry.differs:
        return [out[at + 1] for at in range(0, len(out), 2) if out[at] == card]
    return [out[0] for c in out[1:] if c == card]


def _applied(op: int, total: int, value: int) -> int:
    if op == ADD:
        return total + value
    if op == BECOME:
        return value
    if op == BITS_ON:
        return total | value
    if op == BITS_OFF:
        return total & ~value
    return total
