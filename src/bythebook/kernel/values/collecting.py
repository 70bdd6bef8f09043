"""Every continuous effect in force, in its order, and what all of them read and write."""

from typing import TYPE_CHECKING

from bythebook.kernel.abilities.abilities import CONT
from bythebook.kernel.state.continuous_ops import (
    ADD,
    CHAR_ABILITIES,
    CHAR_CANNOT,
    GRANT,
    LOSE_ABILITIES,
)
from bythebook.kernel.state.refs import CARD
from bythebook.kernel.state.zones import D_EFFECTS, D_LINKS, D_MASTER
from bythebook.kernel.values.continuous_abilities import contested, enter, scan
from bythebook.kernel.values.entries import MADE, Entry, ordered

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game
    from bythebook.kernel.values.continuous import Sheet

ALWAYS = 1 << CHAR_CANNOT | 1 << CHAR_ABILITIES
"""What is always worked out: abilities and prohibitions."""


def collect(sheet: "Sheet", game: "Game") -> None:
    """Find every effect in force and put them into order."""
    state = game.state
    book = game.book
    if sheet.rescan:
        sheet.rescan = False
        scan(sheet, game)
    entries = sheet.spoken.copy()
    for effect in state.effects:
        entries.append(MADE.of(game, effect))
    sheet.effects = state.effects
    sheet.count = len(state.effects)
    sheet.by_rules = book.rule_effects(game)
    entries += sheet.by_rules
    if game.lib.affirmed and contested(sheet, game, entries) != sheet.contested:
        sheet.contested = not sheet.contested
        sheet.definition = []
        others = entries[len(sheet.spoken) :]
        scan(sheet, game)
        entries = [*sheet.spoken, *others]
    sheet.entries = ordered(entries, book.dependency())
    sheet.replacements = sheet.speaking
    outs = sheet.outs
    sheet.outs = {e: outs[e] for e in sheet.entries if e in outs}
    sum_up(sheet, game)


def add_granted(sheet: "Sheet", game: "Game") -> bool:
    """Continuous abilities that were given take part too, each as often as it was given."""
    state = game.state
    new: list[Entry] = []
    for card, given in sheet.granted.items():
        taken: list[int] = []
        for ability, _ in given:
            data = game.lib.abilities[ability]
            if data.kind != CONT or game.lib.silent(ability, state.kind_of(card)):
                continue
            ref = state.ref(card)
            if data.replacement is not None:
                row = (ref, ability, state.master[card])
                if row not in sheet.replacements:
                    sheet.replacements = [*sheet.replacements, row]
                    sheet.guarded = True
                    sheet.stale = True
            taken.append(ability)
            own = [e for e in sheet.entries if e.source == ref and e.ability == ability and e.given]
            if len(own) < taken.count(ability) * len(data.modifiers):
                enter(game, new, card, ability, True)
    if not new:
        return False
    sheet.entries = ordered([*sheet.entries, *new], game.book.dependency())
    sum_up(sheet, game)
    # What is no longer given must not stay: collect from the start next time.
    sheet.stale = True
    return True


def sum_up(sheet: "Sheet", game: "Game") -> None:
    """What all effects in force read and write."""
    reads = ability_reads = 0
    written = 0
    chars = 0
    lowers = 0
    not_added = 0
    by_given = less_by_given = 0
    guard_reads = D_EFFECTS | D_MASTER
    looked_at = 0
    sheet.losing = False
    sheet.shutting = False
    guarded = bool(sheet.replacements)
    for entry in sheet.entries:
        reads |= entry.reads
        written |= 1 << entry.char
        chars |= entry.chars
        if entry.op == LOSE_ABILITIES:
            sheet.losing = True
        if entry.op != ADD:
            not_added |= 1 << entry.char
        elif entry.lowers:
            lowers |= 1 << entry.char
        places = 0
        if entry.fixed:
            places = places_of(game, entry.fixed)
            reads |= places
        if entry.char == CHAR_ABILITIES:
            ability_reads |= entry.reads | places
            looked_at |= entry.chars
        if entry.char == CHAR_CANNOT:
            guarded = True
            guard_reads |= entry.reads | places
            looked_at |= entry.chars
            if entry.shuts:
                sheet.shutting = True
        elif entry.op == GRANT:
            # What is given counts as soon as it is: perhaps not yet, perhaps by the next look.
            guarded = guarded or game.lib.guards[entry.value]
            by_given |= game.lib.changing[entry.value]
            less_by_given |= game.lib.lowering[entry.value]
    sheet.reads = reads
    sheet.heeds = reads | D_EFFECTS | D_MASTER | game.book.rule_effects_read
    sheet.chars = chars
    sheet.guarded = guarded
    # What was touched before has to be looked at once more, to be put back.
    by_rules = game.book.rule_effects_write
    if by_rules >> CHAR_ABILITIES & 1:
        ability_reads |= game.book.rule_effects_read
    if by_rules >> CHAR_CANNOT & 1:
        guard_reads |= game.book.rule_effects_read
    if looked_at & (written | by_given | by_rules):
        # Whoever looks at values may look at what others change.
        ability_reads = guard_reads = -1
    sheet.ability_reads = ability_reads
    # What is lost, or shut out, may be what forbids something.
    others = sheet.losing or sheet.shutting
    sheet.guard_reads = -1 if others else guard_reads | ability_reads
    sheet.writable = ALWAYS | written | by_given | sheet.touched_chars | by_rules
    sheet.lowers = lowers | not_added | less_by_given | by_rules
    sheet.not_added = not_added
    sheet.written = written


def places_of(game: "Game", fixed: tuple[int, ...]) -> int:
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
