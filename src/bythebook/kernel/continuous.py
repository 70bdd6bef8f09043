"""Continuous effects: what every characteristic of every card is, now.

A sheet holds one list of values a characteristic. Effects are applied in the
order the book gives (layers), inside a layer an effect that reads what another
writes after that other, and otherwise by time stamp. Effects of continuous
abilities find their cards anew each time something they read has changed;
effects made by resolving have their cards and values fixed when made, unless
they change the rules (then they name a modifier that is evaluated like a
continuous ability's).
"""

from typing import TYPE_CHECKING

from bythebook.kernel.abilities import CONT, Modifier
from bythebook.kernel.changes import Change
from bythebook.kernel.continuous_ops import (
    ADD,
    BECOME,
    BITS_OFF,
    BITS_ON,
    CHAR_CANNOT,
    E_ABILITY,
    E_CHAR,
    E_DYNAMIC,
    E_LAYER,
    E_MASTER,
    E_OP,
    E_SOURCE,
    E_STAMP,
    E_TARGETS,
    E_VALUE,
    GRANT,
    LOSE_ABILITIES,
)
from bythebook.kernel.nouns import word_bit
from bythebook.kernel.refs import CARD, NOTHING, SHIFT
from bythebook.kernel.zones import D_EFFECTS, D_LINKS

if TYPE_CHECKING:
    from bythebook.kernel.game import Game


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
    ) -> None:
        self.op: int = op
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

    def depends_on(self, other: "Entry") -> bool:
        """Whether the other changes what this one applies to, and not the other way round."""
        return (self.chars >> other.char & 1 != 0 and not other.chars >> self.char & 1) or (
            other.op == LOSE_ABILITIES
            and self.modifier is not None
            and not self.given
            and (other.modifier is None or self.op != LOSE_ABILITIES)
        )


class Sheet:
    """Every characteristic of every card; worked out anew only where something changed."""

    def __init__(self) -> None:
        self.values: list[list[int]] = []
        self.entries: list[Entry] = []
        self.outs: list[tuple[int, ...]] = []
        self.touched: set[int] = set()
        self.granted: dict[int, tuple[tuple[int, int], ...]] = {}
        self.blank: set[int] = set()
        self.replacements: list[tuple[int, int, int]] = []
        self.guarded: bool = False
        self.stale: bool = True
        self.dirty: int = -1
        self.reads: int = 0
        self.written: int = 0
        self.losing: bool = False
        self.abilities_moved: bool = False

    def copy(self) -> "Sheet":
        """The same values, independent of these."""
        new = Sheet()
        new.values = [v.copy() for v in self.values]
        new.entries = self.entries
        new.outs = self.outs.copy()
        new.touched = self.touched.copy()
        new.granted = self.granted
        new.blank = self.blank
        new.replacements = self.replacements
        new.guarded = self.guarded
        new.stale = self.stale
        new.dirty = self.dirty
        new.reads = self.reads
        new.written = self.written
        new.losing = self.losing
        new.abilities_moved = self.abilities_moved
        return new

    def refresh(self, game: "Game") -> None:
        """Bring the values up to date."""
        dirty = self.dirty
        self.dirty = 0
        if self.stale or dirty & D_EFFECTS:
            self.stale = False
            self._collect(game)
            dirty = -1
        elif not dirty & self.reads and len(self.values[0]) == len(game.state.inc):
            return
        granted = self.granted
        blank = self.blank
        self._fold(game, -1 if self.losing else dirty)
        while self.granted and self._granted_continuous(game):
            self._fold(game, -1)
        if granted != self.granted or blank != self.blank:
            self.abilities_moved = True

    def _collect(self, game: "Game") -> None:
        """Find every effect in force and put them into order."""
        state = game.state
        lib = game.lib
        book = game.book
        entries: list[Entry] = []
        replacements: list[tuple[int, int, int]] = []
        bits = lib.cont_zones
        if bits:
            kind = 0
            while bits:
                if bits & 1:
                    for player in (0, 1):
                        for card in state.zones[player * state.kinds + kind]:
                            definition = state.definition[card]
                            if lib.has_cont[definition] and book.speaks(game, card):
                                for ability in lib.conts[definition]:
                                    if lib.zone_bits[ability] >> kind & 1:
                                        self._enter(game, entries, card, ability)
                                for ability in lib.replacing[definition]:
                                    if lib.zone_bits[ability] >> kind & 1:
                                        replacements.append(
                                            (state.ref(card), ability, state.master[card])
                                        )
                bits >>= 1
                kind += 1
        for effect in state.effects:
            self._enter_effect(game, entries, effect)
        entries.extend(book.rule_effects(game))
        self.entries = self._ordered(entries)
        self.replacements = replacements
        self._sum_up(game)

    def _sum_up(self, game: "Game") -> None:
        self.outs = [()] * len(self.entries)
        self.reads = 0
        self.written = 0
        self.losing = False
        guarded = bool(self.replacements)
        for entry in self.entries:
            self.reads |= entry.reads
            self.written |= 1 << entry.char
            if entry.op == LOSE_ABILITIES and entry.modifier is not None:
                self.losing = True
            if entry.fixed:
                self.reads |= self._places_of(game, entry.fixed)
            if entry.char == CHAR_CANNOT:
                guarded = True
        self.guarded = guarded

    def _places_of(self, game: "Game", fixed: tuple[int, ...]) -> int:
        """Where cards have to be watched, because they may become new cards there."""
        state = game.state
        bits = game.book.staying_bits
        for ref in fixed:
            where = state.where[ref & CARD]
            if where >= 0:
                bits |= 1 << where
            elif state.host[ref & CARD] >= 0:
                bits |= D_LINKS
        return bits

    def _enter(
        self, game: "Game", entries: list[Entry], card: int, ability: int, given: bool = False
    ) -> None:
        data = game.lib.abilities[ability]
        state = game.state
        ref = state.ref(card)
        master = state.master[card]
        reads = 0
        chars = 0
        if data.condition is not None:
            reads = data.condition.reads(game, ref, master)
            chars = data.condition.chars()
        for modifier in data.modifiers:
            entries.append(
                self._entry(
                    game, modifier, ref, ability, master, state.placed[card], reads, chars, given
                )
            )

    def _entry(
        self,
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
        reads |= modifier.who.reads(game, source, master)
        chars |= modifier.who.chars()
        if modifier.amount is not None:
            reads |= modifier.amount.reads(game, source, master)
            chars |= modifier.amount.chars()
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
        )

    def _enter_effect(self, game: "Game", entries: list[Entry], effect: Change) -> None:
        if effect[E_DYNAMIC] != NOTHING:
            modifier = game.lib.abilities[effect[E_ABILITY]].modifiers[effect[E_DYNAMIC]]
            entries.append(
                self._entry(
                    game,
                    modifier,
                    effect[E_SOURCE],
                    NOTHING,
                    effect[E_MASTER],
                    effect[E_STAMP],
                    0,
                    0,
                    True,
                )
            )
            return
        entries.append(
            Entry(
                effect[E_OP],
                effect[E_CHAR],
                effect[E_LAYER],
                effect[E_STAMP],
                effect[E_SOURCE],
                effect[E_ABILITY],
                effect[E_MASTER],
                None,
                effect[E_VALUE],
                effect[E_TARGETS:],
                0,
                0,
            )
        )

    def _ordered(self, entries: list[Entry]) -> list[Entry]:
        """By layer; in a layer what depends after what it depends on; else by time stamp."""
        entries.sort(key=_order)
        written: dict[int, int] = {}
        tangled = False
        for entry in entries:
            written[entry.layer] = written.get(entry.layer, 0) | 1 << entry.char
        for entry in entries:
            if entry.chars & written[entry.layer] or entry.op == LOSE_ABILITIES:
                tangled = True
        if not tangled:
            return entries
        done: list[Entry] = []
        rest = entries
        while rest:
            layer = rest[0].layer
            same = [e for e in rest if e.layer == layer]
            free = _first(same)
            done.append(free)
            rest = [e for e in rest if e is not free]
        return done

    def _reset(self, game: "Game") -> None:
        """Back to what is printed, for every card that an effect had touched."""
        state = game.state
        printed = game.lib.printed
        if len(self.values) == 0:
            self.values = [
                [0 if d < 0 else printed[c][d] for d in state.definition]
                for c in range(game.lib.chars)
            ]
        elif len(self.values[0]) < len(state.inc):
            for char, values in enumerate(self.values):
                for card in range(len(values), len(state.inc)):
                    values.append(printed[char][state.definition[card]])
        if self.touched:
            for card in self.touched:
                definition = state.definition[card]
                for char, values in enumerate(self.values):
                    values[card] = 0 if definition < 0 else printed[char][definition]
            self.touched = set()
        self.granted = {}
        self.blank = set()

    def _fold(self, game: "Game", dirty: int) -> None:
        """Apply every effect in order, finding anew the cards of those that read what changed."""
        self._reset(game)
        inc = game.state.inc
        values = self.values
        touched = self.touched
        place = 0
        for entry in self.entries:
            op = entry.op
            if entry.fixed:
                value = entry.value
                for ref in entry.fixed:
                    card = ref & CARD
                    if inc[card] == ref >> SHIFT:
                        self._one(op, entry.char, card, value, entry.ability, values)
                        touched.add(card)
            else:
                if dirty & entry.reads or entry.chars & self.written or dirty == -1:
                    self.outs[place] = self._evaluate(game, entry)
                out = self.outs[place]
                if out:
                    value = out[0]
                    for card in out[1:]:
                        self._one(op, entry.char, card, value, entry.ability, values)
                        touched.add(card)
            place += 1

    def _evaluate(self, game: "Game", entry: Entry) -> tuple[int, ...]:
        """The value and the cards of an effect whose cards are not fixed."""
        modifier = entry.modifier
        if modifier is None:
            return ()
        source = entry.source
        master = entry.master
        if self.blank and not entry.given and source & CARD in self.blank:
            return ()
        if entry.ability >= 0:
            condition = game.lib.abilities[entry.ability].condition
            if condition is not None and not condition.holds(game, source, master, []):
                return ()
        refs = modifier.who.refs(game, source, master, [])
        if not refs:
            return ()
        value = entry.value
        if modifier.amount is not None:
            value = modifier.amount.value(game, source, master, [])
        return (value, *[r & CARD for r in refs])

    def _one(
        self, op: int, char: int, card: int, value: int, ability: int, values: list[list[int]]
    ) -> None:
        if op == ADD:
            values[char][card] += value
        elif op == BECOME:
            values[char][card] = value
        elif op == BITS_ON:
            values[char][card] |= value
        elif op == BITS_OFF:
            values[char][card] &= ~value
        elif op == GRANT:
            self.granted[card] = (*self.granted.get(card, ()), (value, ability))
        elif op == LOSE_ABILITIES:
            self.blank.add(card)
            self.granted.pop(card, None)

    def _granted_continuous(self, game: "Game") -> bool:
        """Continuous abilities that were given take part too."""
        state = game.state
        new: list[Entry] = []
        for card, given in self.granted.items():
            for ability, _ in given:
                data = game.lib.abilities[ability]
                if data.kind != CONT:
                    continue
                ref = state.ref(card)
                if data.replacement is not None:
                    row = (ref, ability, state.master[card])
                    if row not in self.replacements:
                        self.replacements = [*self.replacements, row]
                        self.guarded = True
                        self.stale = True
                if any(e.source == ref and e.ability == ability for e in self.entries):
                    continue
                self._enter(game, new, card, ability, True)
        if not new:
            return False
        self.entries = self._ordered([*self.entries, *new])
        self._sum_up(game)
        # What is no longer given must not stay: collect from the start next time.
        self.stale = True
        return True


def _first(same: list[Entry]) -> Entry:
    """The first that waits for none of the others; in a circle, the oldest of it."""
    for entry in same:
        if not any(entry.depends_on(o) for o in same if o is not entry):
            return entry
    for entry in same:
        if all(_waits(o, entry, same) for o in same if _waits(entry, o, same)):
            return entry
    return same[0]


def _waits(entry: Entry, other: Entry, same: list[Entry]) -> bool:
    """Whether an effect depends on another, perhaps by way of others."""
    found: list[Entry] = [entry]
    for one in found:
        for o in same:
            if o is not one and one.depends_on(o):
                if o is other:
                    return True
                if not any(o is f for f in found):
                    found.append(o)
    return False


def _order(entry: Entry) -> tuple[int, int]:
    return (entry.layer, entry.stamp)
