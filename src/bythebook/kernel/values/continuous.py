"""Continuous effects: what every characteristic of every card is, now.

A sheet holds one list of values a characteristic. Effects are applied in the
order the book gives (layers), inside a layer an effect that reads what another
writes after that other, and otherwise by time stamp. Effects of continuous
abilities find their cards anew each time something they read has changed;
effects made by resolving have their cards and values fixed when made, unless
they change the rules (then they name a modifier that is evaluated like a
continuous ability's).
"""

from operator import itemgetter
from typing import TYPE_CHECKING, Final

from bythebook.kernel.abilities.abilities import Ability
from bythebook.kernel.abilities.library import LAID_OUT, Library
from bythebook.kernel.procedure.memo import Memo
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.continuous_ops import (
    ADD,
    BECOME,
    BITS_OFF,
    BITS_ON,
    GRANT,
    LOSE_ABILITIES,
)
from bythebook.kernel.state.refs import CARD, FIRST_CARD, SHIFT
from bythebook.kernel.state.zones import D_EFFECTS, D_MASTER
from bythebook.kernel.values.collecting import add_granted, collect
from bythebook.kernel.values.entries import Entry, faceless
from bythebook.kernel.values.evaluating import evaluate
from bythebook.kernel.values.in_place import in_place

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game

EFFECTS_READ: Final = D_EFFECTS | D_MASTER
"""What always matters to the effects in force, whatever they read."""


def base_values(lib: Library, definition: tuple[int, ...]) -> list[list[int]]:
    """What every characteristic of each card is before any effect, by what the cards are."""
    of_each = itemgetter(*definition)
    found = [list(of_each(row)) for row in lib.base]
    for values in found:
        # Nothing is printed on players.
        values[:FIRST_CARD] = [0] * FIRST_CARD
    return found


BASE: Final = Memo(base_values, LAID_OUT)


class Sheet:
    """Every characteristic of every card; worked out anew only where something changed."""

    # fmt: off
    __slots__ = (
        "abilities", "abilities_moved", "ability_reads", "applies_to", "at_once", "blank",
        "by_rules", "chars", "contested", "count", "definition", "dirty", "effects", "entries",
        "faceless", "gains", "granted", "guard_reads", "guarded", "heeds", "held", "last",
        "losing", "lost", "lowers", "not_added", "outs", "reads", "replacements", "rescan",
        "shutting", "speakers", "speaking", "spoken", "stale", "touched", "touched_chars",
        "turned", "values", "writable", "written",
    )
    # fmt: on

    def __init__(self) -> None:
        self.values: list[list[int]] = []
        self.entries: list[Entry] = []
        # What cards in play say, and the replacements among it; found anew with `rescan`.
        self.spoken: list[Entry] = []
        self.speaking: list[tuple[int, int, int]] = []
        self.rescan: bool = True
        # The effects of rules that are in force.
        self.by_rules: list[Entry] = []
        # By kind of zone: the cards with continuous abilities that are active there, and those,
        # while cards are what they were.
        self.speakers: dict[int, dict[int, tuple[int, ...]]] = {}
        self.definition: list[int] = []
        # Whether what abilities of cards affirm is not left alone.
        self.contested: bool = False
        self.outs: dict[Entry, tuple[int, ...]] = {}
        self.touched: set[int] = set()
        self.touched_chars: int = 0
        self.granted: dict[int, tuple[tuple[int, int], ...]] = {}
        self.blank: set[int] = set()
        # Marks of abilities that a card has lost, by card: not all of them, as a blank one.
        self.lost: dict[int, int] = {}
        # Cards that lack characteristics (bits), the way they lie; looked for with `turned`.
        self.faceless: dict[int, int] = {}
        self.turned: bool = True
        self.replacements: list[tuple[int, int, int]] = []
        self.guarded: bool = False
        self.stale: bool = True
        self.dirty: int = -1
        self.reads: int = 0
        # What matters to the sheet at all: that, what its effects come and go by, what rules read.
        self.heeds: int = -1
        # What those effects read that give or take abilities.
        self.ability_reads: int = -1
        self.written: int = 0
        self.chars: int = 0
        # And those that forbid anything, besides what the effects of rules read that do either.
        self.guard_reads: int = -1
        # Characteristics that anything could have changed, or made less, since this was made.
        self.writable: int = -1
        self.lowers: int = -1
        # The effects made by resolving that are in the values, and how many: below 0, not known.
        self.effects: list[Change] = []
        self.count: int = -1
        # How many cards those have of which they have hold: a card that is gone never comes back.
        self.held: int = 0
        # Characteristics that effects in force change otherwise than by adding to them.
        self.not_added: int = 0
        self.losing: bool = False
        # Whether any effect shuts others out from its cards.
        self.shutting: bool = False
        self.at_once: bool = True
        self.gains: bool = True
        self.abilities_moved: bool = False
        self.abilities: list[Ability] = []
        # The effect that was worked out last, and its cards; forgotten with every look.
        self.last: Entry | None = None
        self.applies_to: list[int] = []

    def copy(self) -> "Sheet":
        """The same values, independent of these."""
        new = Sheet()
        new.values = [v.copy() for v in self.values]
        new.entries = self.entries
        new.spoken = self.spoken
        new.speaking = self.speaking
        new.rescan = self.rescan
        new.by_rules = self.by_rules
        new.speakers = self.speakers
        new.definition = self.definition
        new.contested = self.contested
        new.outs = self.outs.copy()
        new.touched = self.touched.copy()
        new.touched_chars = self.touched_chars
        new.granted = self.granted
        new.blank = self.blank
        new.lost = self.lost
        new.faceless = self.faceless
        new.turned = self.turned
        new.replacements = self.replacements
        new.guarded = self.guarded
        new.stale = self.stale
        new.dirty = self.dirty
        new.reads = self.reads
        new.heeds = self.heeds
        new.ability_reads = self.ability_reads
        new.guard_reads = self.guard_reads
        new.written = self.written
        new.chars = self.chars
        new.writable = self.writable
        new.lowers = self.lowers
        new.not_added = self.not_added
        new.losing = self.losing
        new.shutting = self.shutting
        new.held = self.held
        new.at_once = self.at_once
        new.abilities_moved = self.abilities_moved
        return new

    def refresh(self, game: "Game") -> None:
        """Bring the values up to date."""
        dirty = self.dirty
        self.dirty = 0
        written = self.written
        book = game.book
        ruled = not self.stale and dirty & book.rule_effects_read != 0
        if ruled and book.rule_effects(game) != self.by_rules:
            dirty |= D_EFFECTS
        elif dirty & EFFECTS_READ == D_EFFECTS and not self.stale and in_place(self, game):
            dirty &= ~D_EFFECTS
            if not dirty & self.reads:
                return
        if self.stale or dirty & D_EFFECTS:
            if self.stale or dirty & D_MASTER:
                self.rescan = True
                self.stale = False
            anew = self.losing or self.shutting
            collect(self, game)
            written |= self.written
            if anew:
                dirty = -1
        elif not dirty & self.reads or self._as_before(game, dirty):
            return
        granted = self.granted
        blank = self.blank
        lost = self.lost
        self._fold(game, -1 if self.losing or self.shutting else dirty, written)
        while self.granted and add_granted(self, game):
            self._fold(game, -1, self.written)
        if granted != self.granted or blank != self.blank or lost != self.lost:
            self.abilities_moved = True

    def given(self, lib: Library, op: int, char: int, value: int) -> None:
        """An effect on a characteristic has been made."""
        self.writable |= 1 << char
        if op != ADD or value < 0:
            self.lowers |= 1 << char
        if op == GRANT:
            self.writable |= lib.changing[value]
            self.lowers |= lib.lowering[value]

    def _as_before(self, game: "Game", dirty: int) -> bool:
        """Whether every effect still has its cards and its value, though what it reads changed."""
        if self.losing or self.shutting:
            return False
        inc = game.state.inc
        self.last = None
        held = 0
        for entry in self.entries:
            if entry.fixed:
                for ref in entry.fixed:
                    if inc[ref & CARD] == ref >> SHIFT:
                        held += 1
            elif dirty & entry.reads:
                # What reads values that effects change is told only as they are worked out.
                if entry.chars & self.written or self.outs.get(entry) is None:
                    return False
                if evaluate(self, game, entry) != self.outs[entry]:
                    return False
        return held == self.held

    def _reset(self, game: "Game") -> None:
        """Back to what is printed, for every card that an effect had touched."""
        state = game.state
        printed = game.lib.base
        if len(self.values) == 0:
            base = BASE.of(game.lib, tuple(state.definition))
            self.values = [values.copy() for values in base]
        elif len(self.values[0]) < len(state.inc):
            for char, values in enumerate(self.values):
                for card in range(len(values), len(state.inc)):
                    values.append(printed[char][state.definition[card]])
        if self.turned:
            self.turned = False
            self.touched.update(self.faceless)
            self.faceless = faceless(game)
            self.touched.update(self.faceless)
            if self.touched:
                self.touched_chars = -1
        if self.touched:
            definition = state.definition
            touched = self.touched_chars & (1 << len(self.values)) - 1
            while touched:
                char = (touched & -touched).bit_length() - 1
                touched &= touched - 1
                values, row = self.values[char], printed[char]
                for card in self.touched:
                    # Nothing is printed on players.
                    values[card] = row[definition[card]] if definition[card] >= 0 else 0
                for card, lacks in self.faceless.items():
                    if lacks >> char & 1 and card in self.touched:
                        values[card] = 0
            self.touched = set()
        self.granted = {}
        self.blank = set()
        self.lost = {}

    def _fold(self, game: "Game", dirty: int, written: int) -> None:
        """Apply every effect in order, finding anew the cards of those that read what changed."""
        self._reset(game)
        self.last = None
        self.touched_chars = self.written
        inc = game.state.inc
        values = self.values
        touched = self.touched
        outs = self.outs
        follows = game.book.follows_new_cards()
        self.held = 0
        self.abilities = game.lib.abilities
        self.at_once = game.book.takes_hold_at_once()
        self.gains = game.book.gains_when_blank()
        for entry in self.entries:
            if entry.fixed:
                for ref in entry.fixed:
                    card = ref & CARD
                    if inc[card] == ref >> SHIFT or follows:
                        if entry.op == ADD:
                            values[entry.char][card] += entry.value
                        else:
                            self._one(entry, card, entry.value)
                        touched.add(card)
                        self.held += 1
                continue
            out = outs.get(entry)
            if out is None or dirty & entry.reads or entry.chars & written or dirty == -1:
                out = outs[entry] = evaluate(self, game, entry)
            if out and entry.differs:
                for place in range(0, len(out), 2):
                    self._one(entry, out[place], out[place + 1])
                    touched.add(out[place])
            elif out:
                value = out[0]
                for card in out[1:]:
                    if entry.op == ADD:
                        values[entry.char][card] += value
                    else:
                        self._one(entry, card, value)
                    touched.add(card)
        if self.lost and not game.book.gains_lost_kind():
            self._forgo()

    def _forgo(self) -> None:
        """Of a kind of abilities that a card has lost it gains none."""
        for card, mask in self.lost.items():
            self._take(card, mask)

    def _take(self, card: int, mask: int) -> None:
        """Abilities with some marks that were given to a card are lost."""
        given = self.granted.get(card)
        if given is not None:
            kept = tuple([g for g in given if not self.abilities[g[0]].marks & mask])
            if kept:
                self.granted[card] = kept
            else:
                del self.granted[card]

    def _one(self, entry: Entry, card: int, value: int) -> None:
        op = entry.op
        if op == ADD:
            self.values[entry.char][card] += value
        elif op == BECOME:
            self.values[entry.char][card] = value
        elif op == BITS_ON:
            self.values[entry.char][card] |= value
        elif op == BITS_OFF:
            self.values[entry.char][card] &= ~value
        elif op == GRANT:
            if not self.gains and card in self.blank:
                return
            self.granted[card] = (*self.granted.get(card, ()), (value, entry.ability))
        elif op == LOSE_ABILITIES and value:
            self.lost[card] = self.lost.get(card, 0) | value
            self._take(card, value)
        elif op == LOSE_ABILITIES:
            self.blank.add(card)
            self.granted.pop(card, None)
