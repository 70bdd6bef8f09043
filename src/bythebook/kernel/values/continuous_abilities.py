"""What cards say where they lie: their continuous abilities, as effects and replacements."""

from typing import TYPE_CHECKING

from bythebook.kernel.state.refs import SHIFT
from bythebook.kernel.values.entries import CACHE_SIZE, Entry, Spoken, entries_of

if TYPE_CHECKING:
    from bythebook.kernel.abilities.library import Library
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
        _find_speakers(sheet, game)
    for kind in lib.cont_kinds:
        speakers = sheet.speakers[kind]
        for zone in (kind, kinds + kind):
            found = speakers.intersection(state.zones[zone])
            if not found:
                continue
            for card in found if len(found) == 1 else state.zones[zone]:
                if card not in found:
                    continue
                definition = state.definition[card]
                down = state.face[card] != 0
                if not down and lib.conts[definition]:
                    entries.extend(_spoken(sheet, game, card, definition, kind))
                elif down:
                    for ability in lib.conts[definition]:
                        if lib.zone_bits[ability] >> kind & 1:
                            if book.speaks(game, card, ability):
                                enter(sheet, game, entries, card, ability, False)
                for ability in lib.replacing[definition]:
                    if lib.zone_bits[ability] >> kind & 1:
                        if not down or book.speaks(game, card, ability):
                            replacements.append((state.ref(card), ability, state.master[card]))
    if state.below and book.below_speak:
        _scan_below(sheet, game, entries, replacements)
    sheet.spoken = entries
    sheet.speaking = replacements


def _find_speakers(sheet: "Sheet", game: "Game") -> None:
    """Of which cards it takes a look, in which zones: what cards are seldom changes."""
    lib = game.lib
    definition = sheet.definition = game.state.definition
    begun = lib.laid_out
    if not begun:
        sheet.speakers = _speakers(lib, definition)
        return
    if not lib.laid_speakers:
        lib.laid_speakers = _speakers(lib, begun)
    sheet.speakers = lib.laid_speakers
    if begun == definition:
        return
    changed = [c for c, (old, new) in enumerate(zip(begun, definition)) if old != new]
    changed += range(len(begun), len(definition))
    sheet.speakers = {
        kind: known.difference(changed).union(
            [c for c in changed if lib.cont_bits[definition[c]] >> kind & 1]
        )
        for kind, known in lib.laid_speakers.items()
    }


def _speakers(lib: "Library", definition: list[int]) -> dict[int, frozenset[int]]:
    """By kind of zone: the cards with continuous abilities that are active there."""
    speakers = [c for c, d in enumerate(definition) if d >= 0 and lib.has_cont[d]]
    return {
        kind: frozenset([c for c in speakers if lib.cont_bits[definition[c]] >> kind & 1])
        for kind in lib.cont_kinds
    }


def _scan_below(
    sheet: "Sheet", game: "Game", entries: list[Entry], replacements: list[tuple[int, int, int]]
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
                    enter(sheet, game, entries, card, ability, False)
            for ability in lib.replacing[definition]:
                if game.book.speaks_below(game, ability):
                    master = game.book.master_of_cont(game, card)
                    replacements.append((state.ref(card), ability, master))


def _spoken(
    sheet: "Sheet", game: "Game", card: int, definition: int, kind: int
) -> tuple[Entry, ...]:
    """The effects of a card's own continuous abilities, where it lies."""
    state = game.state
    ref = (state.inc[card] << SHIFT) | card
    master = state.master[card]
    described = sheet.known.cards
    key = ref << 6 | kind
    known = described.get(key)
    if (
        known is not None
        and known.placed == state.placed[card]
        and known.arrived == state.arrived[card]
        and known.master == master
        and known.definition == definition
    ):
        return known.entries
    entries: list[Entry] = []
    for ability in game.lib.conts[definition]:
        if game.lib.zone_bits[ability] >> kind & 1:
            enter(sheet, game, entries, card, ability, False)
    if len(described) > CACHE_SIZE:
        described.clear()
    described[key] = Spoken(
        state.placed[card], state.arrived[card], master, definition, tuple(entries)
    )
    return tuple(entries)


def enter(
    sheet: "Sheet", game: "Game", entries: list[Entry], card: int, ability: int, given: bool
) -> None:
    """Add the effects of one continuous ability of a card, printed on it or given to it."""
    state = game.state
    ref = (state.inc[card] << SHIFT) | card
    master = game.book.master_of_cont(game, card)
    stamp = state.placed[card]
    described = sheet.known.abilities
    key = (ref, ability, stamp, master << 1 | given)
    found = described.get(key)
    if found is None:
        if len(described) > CACHE_SIZE:
            described.clear()
        age = game.book.age_of_card(game, card)
        found = described[key] = entries_of(game, ref, ability, master, age, given)
    entries.extend(found)
