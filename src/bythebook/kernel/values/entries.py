"""Continuous effects as they take part: what each reads and writes, and in which order."""

from operator import attrgetter
from typing import TYPE_CHECKING, Final

from bythebook.kernel.abilities.abilities import Modifier
from bythebook.kernel.language.words import word_bit
from bythebook.kernel.procedure.memo import Memo
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.continuous_ops import (
    BITS_ON,
    CHAR_CANNOT,
    E_ABILITY,
    E_CHAR,
    E_DYNAMIC,
    E_LAYER,
    E_MASTER,
    E_OP,
    E_SOURCE,
    E_TARGETS,
    E_VALUE,
    LOSE_ABILITIES,
    OPS,
)
from bythebook.kernel.state.refs import NOTHING
from bythebook.kernel.state.zones import D_TURN

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game


class Entry:
    """One effect as it takes part: from a continuous ability, or made by resolving."""

    def __init__(
        self,
        op: int,
        char: int,
        layer: int,
        stamp: int,
        source: int,
        ability: int,
        master: int,
        modifier: Modifier | None,
        value: int,
        fixed: tuple[int, ...],
        reads: int,
        chars: int,
        given: bool = False,
        shuts: bool = False,
        clause: str = "",
        last: bool = False,
    ) -> None:
        self.op: int = op & OPS
        self.char: int = char
        self.layer: int = layer
        self.stamp: int = stamp
        self.source: int = source
        self.ability: int = ability
        self.master: int = master
        self.modifier: Modifier | None = modifier
        self.value: int = value
        self.fixed: tuple[int, ...] = fixed
        self.reads: int = reads
        self.chars: int = chars
        self.given: bool = given
        # Its layer, and in it those last that come after all others.
        self.rank: int = layer << 1 | int(last)
        self.order: int = self.rank << 48 | stamp
        # The clause that says so, if a rule has it.
        self.clause: str = clause
        # Whether it shuts other effects out from its cards.
        self.shuts: bool = shuts
        self.differs: bool = (
            modifier is not None and modifier.amount is not None and modifier.amount.differs()
        )
        # Whether an addition could be of less than nothing.
        self.lowers: bool = value < 0
        if modifier is not None and modifier.amount is not None:
            self.lowers = not modifier.amount.grows()

    def depends_on(self, other: "Entry") -> bool:
        """Whether the other changes what this one applies to, and not the other way round."""
        if self.master != other.master and (self.shuts or other.shuts):
            # Who shuts the other's effects out does so before they apply to anything.
            return not self.shuts and self.modifier is not None
        return (self.chars >> other.char & 1 != 0 and not other.chars >> self.char & 1) or (
            other.op == LOSE_ABILITIES
            and self.modifier is not None
            and not self.given
            and (other.modifier is None or self.op != LOSE_ABILITIES)
        )


def faceless(game: "Game") -> dict[int, int]:
    """The cards that lie face down where such cards lack something: which characteristics."""
    state = game.state
    found: dict[int, int] = {}
    for kind in game.zones.lacking_kinds:
        for player in (0, 1):
            for card in state.zones[player * state.kinds + kind]:
                if state.face[card]:
                    found[card] = game.zones.down_lacks[kind]
    return found


Said = tuple[int, tuple[int, ...], int, int, bool]
"""a card, continuous abilities, their time stamp, whose they are, and whether they were given"""


def entries_of(game: "Game", said: Said) -> tuple[Entry, ...]:
    """The effects of continuous abilities of a card."""
    source, abilities, stamp, master, given = said
    found: list[Entry] = []
    for ability in abilities:
        data = game.lib.abilities[ability]
        reads = 0
        chars = 0
        if data.condition is not None:
            reads = data.condition.reads(game, source, master)
            chars = data.condition.chars()
        for modifier in data.modifiers:
            found.append(
                entry_of(game, modifier, source, ability, master, stamp, reads, chars, given)
            )
    return tuple(found)


def entry_of(
    game: "Game",
    modifier: Modifier,
    source: int,
    ability: int,
    master: int,
    stamp: int,
    reads: int,
    chars: int,
    given: bool,
) -> Entry:
    """One effect that finds its cards itself."""
    reads |= modifier.who.reads(game, source, master)
    chars |= modifier.who.chars()
    if modifier.amount is not None:
        reads |= modifier.amount.reads(game, source, master)
        chars |= modifier.amount.chars()
    if chars and game.book.bars_objects:
        reads |= D_TURN
    value = modifier.bits
    for word in modifier.words:
        value |= word_bit(word)
    if modifier.grants is not None:
        value = game.lib.id_of(modifier.grants)
    layer = game.book.layer(modifier.op, modifier.char)
    return Entry(
        modifier.op,
        modifier.char,
        layer,
        stamp,
        source,
        ability,
        master,
        modifier,
        value,
        (),
        reads,
        chars,
        given,
        shuts_out(game, modifier.op, modifier.char, value),
        "",
        game.book.comes_last(modifier.op),
    )


def shuts_out(game: "Game", op: int, char: int, value: int) -> bool:
    """Whether an effect shuts others out from the cards it applies to."""
    return char == CHAR_CANNOT and op == BITS_ON and value & game.book.shutting_out != 0


def made_by_resolving(game: "Game", effect: Change) -> Entry:
    """An effect that some text has made: with fixed cards and value, unless it changes rules."""
    if effect[E_DYNAMIC] != NOTHING:
        modifier = game.lib.abilities[effect[E_ABILITY]].modifiers[effect[E_DYNAMIC]]
        return entry_of(
            game,
            modifier,
            effect[E_SOURCE],
            NOTHING,
            effect[E_MASTER],
            game.book.age_of_effect(effect),
            0,
            0,
            True,
        )
    return Entry(
        effect[E_OP],
        effect[E_CHAR],
        effect[E_LAYER],
        game.book.age_of_effect(effect),
        effect[E_SOURCE],
        effect[E_ABILITY],
        effect[E_MASTER],
        None,
        effect[E_VALUE],
        effect[E_TARGETS:],
        0,
        0,
        False,
        shuts_out(game, effect[E_OP], effect[E_CHAR], effect[E_VALUE]),
        "",
        game.book.comes_last(effect[E_OP]),
    )


ENTRIES: Final = Memo(entries_of)
MADE: Final = Memo(made_by_resolving)
ORDER: Final = attrgetter("order")


def ordered(entries: list[Entry], dependency: bool = True) -> list[Entry]:
    """By layer; in a layer what depends after what it depends on; else by time stamp."""
    newest = 0
    for entry in entries:
        if entry.order < newest:
            entries.sort(key=ORDER)
            break
        newest = entry.order
    written = 0
    chars = 0
    losing = False
    for entry in entries:
        written |= 1 << entry.char
        chars |= entry.chars
        if entry.op == LOSE_ABILITIES or entry.shuts:
            losing = True
    if not dependency or (not chars & written and not losing):
        return entries
    place = 0
    if not losing:
        # What reads nothing that others write depends on none.
        while place < len(entries) and not entries[place].chars & written:
            place += 1
    done = entries[:place]
    rest = entries[place:]
    while rest:
        free = rest[0]
        if (losing or free.chars & written) and len(rest) > 1:
            free = first_of([e for e in rest if e.rank == free.rank])
        done.append(free)
        # One of them: what a card was given twice is there twice.
        at = rest.index(free)
        rest = [*rest[:at], *rest[at + 1 :]] if at else rest[1:]
    return done


def first_of(same: list[Entry]) -> Entry:
    """The oldest that waits for none of the others but those that wait for it in turn."""
    for entry in same:
        if all(entry in _awaited(other, same) for other in _awaited(entry, same)):
            return entry
    raise AssertionError("every effect waits for another one")


def _awaited(entry: Entry, same: list[Entry]) -> list[Entry]:
    """What an effect depends on, perhaps by way of others: in a circle itself, too."""
    found = [other for other in same if other is not entry and entry.depends_on(other)]
    for one in found:
        for other in same:
            if other is not one and one.depends_on(other) and other not in found:
                found.append(other)
    return found
