"""What cards say where they lie: their continuous abilities, as effects and replacements."""

from typing import TYPE_CHECKING, Final

from bythebook.kernel.abilities.library import Library
from bythebook.kernel.procedure.memo import Memo
from bythebook.kernel.state.refs import SHIFT
from bythebook.kernel.values.entries import ENTRIES, Entry

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game
    from bythebook.kernel.values.continuous import Sheet


def scan(sheet: "Sheet", game: "Game") -> None:
    """Find every continuous ability on a card that lies where the ability is active."""
    state = game.state
    lib = game.lib
    book = game.book
    kinds = state.kinds
    entries: list[Entry] = []
    replacements: list[tuple[int, int, int]] = []
    if sheet.definition is not state.definition:
        # What cards are seldom changes.
        sheet.definition = state.definition
        sheet.speakers = SPEAKERS.of(lib, tuple(state.definition))
    for kind in lib.cont_kinds:
        for zone in (kind, kinds + kind):
            found = sheet.speakers[kind].intersection(state.zones[zone])
            if not found:
                continue
            for card in found if len(found) == 1 else state.zones[zone]:
                if card not in found:
                    continue
                definition = state.definition[card]
                ref = state.inc[card] << SHIFT | card
                down = state.face[card] != 0
                said = ACTIVE.of(lib, (definition, kind))
                if said and down:
                    said = tuple([a for a in said if book.speaks(game, card, a)])
                if said:
                    age, master = book.age_of_card(game, card), book.master_of_cont(game, card)
                    entries += ENTRIES.of(game, (ref, said, age, master, False))
                for ability in lib.replacing[definition]:
                    if lib.zone_bits[ability] >> kind & 1:
                        if not down or book.speaks(game, card, ability):
                            replacements.append((ref, ability, state.master[card]))
    if state.below and book.below_speak:
        _scan_below(game, entries, replacements)
    sheet.spoken = entries
    sheet.speaking = replacements


def speakers(lib: Library, definition: tuple[int, ...]) -> dict[int, frozenset[int]]:
    """By kind of zone: the cards with continuous abilities that are active there."""
    found = [c for c, d in enumerate(definition) if d >= 0 and lib.has_cont[d]]
    return {
        kind: frozenset([c for c in found if lib.cont_bits[definition[c]] >> kind & 1])
        for kind in lib.cont_kinds
    }


def active(lib: Library, place: tuple[int, int]) -> tuple[int, ...]:
    """The continuous abilities of a card, by its definition, that are active in a kind of zone."""
    definition, kind = place
    return tuple([a for a in lib.conts[definition] if lib.zone_bits[a] >> kind & 1])


ACTIVE: Final = Memo(active)

LAID_OUT: Final = 4
"""so many ways in which the cards of a match were what they are, are remembered"""
SPEAKERS: Final = Memo(speakers, LAID_OUT)


def _scan_below(
    game: "Game", entries: list[Entry], replacements: list[tuple[int, int, int]]
) -> None:
    """Find the continuous abilities that count under another card."""
    state = game.state
    lib = game.lib
    for host in sorted(state.below):
        for card in state.below[host]:
            definition = state.definition[card]
            if not lib.has_cont[definition]:
                continue
            for ability in lib.conts[definition]:
                if game.book.speaks_below(game, ability):
                    enter(game, entries, card, ability, False)
            for ability in lib.replacing[definition]:
                if game.book.speaks_below(game, ability):
                    master = game.book.master_of_cont(game, card)
                    replacements.append((state.ref(card), ability, master))


def enter(game: "Game", entries: list[Entry], card: int, ability: int, given: bool) -> None:
    """Add the effects of one continuous ability of a card, printed on it or given to it."""
    master = game.book.master_of_cont(game, card)
    age = game.book.age_of_card(game, card)
    entries += ENTRIES.of(game, (game.state.ref(card), (ability,), age, master, given))
