"""Effects made by resolving that only add to a value: put on and taken off where they are.

What adds to a value that nothing reads, and that is changed by adding alone, does so in whatever
order. So nothing else has to be worked out anew when such an effect comes or ends.
"""

from typing import TYPE_CHECKING

from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.state.refs import CARD, NOTHING, SHIFT
from bythebook.kernel.values.collecting import places_of, sum_up
from bythebook.kernel.values.entries import MADE, Entry

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game
    from bythebook.kernel.values.continuous import Sheet


def in_place(sheet: "Sheet", game: "Game") -> bool:
    """Bring the values up to date if no more has happened than that such effects came or ended."""
    effects = game.state.effects
    ended: list[Entry] = []
    place = sheet.count
    if effects is not sheet.effects:
        place = _find_ended(sheet, game, ended)
    if place < 0 or (place == len(effects) and not ended):
        return False
    new: list[Entry] = []
    entries = sheet.entries
    newest = entries[-1].order if entries else 0
    for effect in effects[place:]:
        entry = MADE.of(game, effect)
        if entry.order < newest or not _only_adds(sheet, entry):
            return False
        new.append(entry)
    if ended:
        entries = [e for e in entries if e not in ended]
        if len(entries) + len(ended) != len(sheet.entries):
            # It was forgotten, and is another one by now.
            return False
    for entry in ended:
        values = sheet.values[entry.char]
        for ref in entry.fixed:
            values[ref & CARD] -= entry.value
        sheet.held -= len(entry.fixed)
    inc = game.state.inc
    for entry in new:
        values = sheet.values[entry.char]
        for ref in entry.fixed:
            card = ref & CARD
            if inc[card] == ref >> SHIFT:
                values[card] += entry.value
                sheet.held += 1
                sheet.touched.add(card)
        sheet.touched_chars |= 1 << entry.char
    sheet.entries = [*entries, *new]
    if ended:
        sum_up(sheet, game)
    else:
        for entry in new:
            places = places_of(game, entry.fixed)
            sheet.reads |= places
            sheet.heeds |= places
            sheet.written |= 1 << entry.char
    sheet.effects = effects
    sheet.count = len(effects)
    return True


def _find_ended(sheet: "Sheet", game: "Game", ended: list[Entry]) -> int:
    """Find the effects that have ended; from which place on effects are new, or NOTHING.

    NOTHING if one of them cannot be taken off by itself: so it is if its card has become a new
    card meanwhile, for the value may be still that of the card as it was.
    """
    state = game.state
    if sheet.count < 0 or game.book.follows_new_cards():
        return NOTHING
    place = 0
    for effect in sheet.effects[: sheet.count]:
        if place < len(state.effects) and state.effects[place] is effect:
            place += 1
            continue
        entry = MADE.of(game, effect)
        if not _only_adds(sheet, entry) or sheet.not_added >> entry.char & 1:
            return NOTHING
        for ref in entry.fixed:
            if state.inc[ref & CARD] != ref >> SHIFT:
                return NOTHING
        ended.append(entry)
    return place


def _only_adds(sheet: "Sheet", entry: Entry) -> bool:
    """Whether an effect adds to a value of fixed cards that nothing reads."""
    return entry.op == ADD and entry.modifier is None and not sheet.chars >> entry.char & 1
