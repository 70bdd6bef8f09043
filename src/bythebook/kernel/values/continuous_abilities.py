"""What cards say where they lie: their continuous abilities, as effects and replacements."""

from typing import TYPE_CHECKING, Final

from bythebook.kernel.abilities.library import LAID_OUT, Library
from bythebook.kernel.procedure.memo import Memo
from bythebook.kernel.state.continuous_ops import BECOME, BITS_OFF
from bythebook.kernel.state.refs import SHIFT
from bythebook.kernel.values.entries import ENTRIES, Entry, faceless

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game
    from bythebook.kernel.values.continuous import Sheet

OUSTING: Final = frozenset({BECOME, BITS_OFF})
"""what effects do by which a card may no longer be what is printed on it"""


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
        sheet.speakers = SPEAKERS.of(lib, (sheet.contested, tuple(state.definition)))
    for kind, speaking in sheet.speakers.items():
        for zone in (kind, kinds + kind):
            for card in state.zones[zone]:
                if card not in speaking:
                    continue
                said = speaking[card]
                definition = state.definition[card]
                ref = state.inc[card] << SHIFT | card
                down = state.face[card] != 0
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
        _scan_below(sheet, game, entries, replacements)
    sheet.spoken = entries
    sheet.speaking = replacements


def conts_of(lib: Library, definition: int, contested: bool) -> tuple[int, ...]:
    """The continuous abilities of a card, by its definition.

    What only says what is printed on it anyhow is none of them, unless that is contested.
    """
    conts = lib.conts[definition]
    return conts + lib.affirming[definition] if contested else conts


def contested(sheet: "Sheet", game: "Game", entries: list[Entry]) -> bool:
    """Whether cards may be without something that abilities of theirs say they are anyhow."""
    lib = game.lib
    for entry in entries:
        if entry.op in OUSTING and lib.affirmed >> entry.char & 1:
            return True
    for card in faceless(game) if sheet.turned else sheet.faceless:
        definition = game.state.definition[card]
        if definition >= 0 and lib.affirming[definition]:
            return True
    return False


def speakers(
    lib: Library, asked: tuple[bool, tuple[int, ...]]
) -> dict[int, dict[int, tuple[int, ...]]]:
    """By kind of zone: the cards that speak there, each with its continuous abilities.

    Who has none of them replaces something there.
    """
    whole, definition = asked
    bits = {
        d: lib.zones_of(conts_of(lib, d, whole) + lib.replacing[d])
        for d in set(definition)
        if d >= 0
    }
    found: dict[int, dict[int, tuple[int, ...]]] = {}
    for kind in range(lib.zones.count):
        said = {d: active(lib, d, whole, kind) for d in bits}
        cards = {c: said[d] for c, d in enumerate(definition) if d >= 0 and bits[d] >> kind & 1}
        if cards:
            found[kind] = cards
    return found


def active(lib: Library, definition: int, whole: bool, kind: int) -> tuple[int, ...]:
    """The continuous abilities of a card, by its definition, that are active in a kind of zone."""
    return tuple([a for a in conts_of(lib, definition, whole) if lib.zone_bits[a] >> kind & 1])


SPEAKERS: Final = Memo(speakers, LAID_OUT)


def _scan_below(
    sheet: "Sheet",
    game: "Game",
    entries: list[Entry],
    replacements: list[tuple[int, int, int]],
) -> None:
    """Find the continuous abilities that count under another card."""
    state = game.state
    lib = game.lib
    for host in sorted(state.below):
        for card in state.below[host]:
            definition = state.definition[card]
            for ability in conts_of(lib, definition, sheet.contested):
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
