"""What a turn remembers of cards that went somewhere, for texts that ask.

The marks stand among the spent uses of abilities, which are forgotten when a turn begins.
"""

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.battle.record import RECORD_READS
from bythebook.kernel.abilities.library import Library
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Noun, Regs
from bythebook.kernel.language.words import AT_LEAST, Test, compare, players_of
from bythebook.kernel.state.changes import MOVE, USED, Change
from bythebook.kernel.state.refs import CARD
from bythebook.kernel.state.zones import D_TURN
from bythebook.kernel.texts.costs import Pay

ASKS_FOR: Final = 64
"""from which bit of `arrivals` on: to which kinds of zones cards went"""
ASKS_ATTACKS: Final = 1 << 41
"""beside kinds of zones: somebody asks how often a unit has attacked this turn"""
ATTACKED_KEY: Final = -101
"""in the place of an ability: a unit has attacked"""
MOVED_KEY: Final = -1000
"""in the place of an ability, and below: from where to where which card as printed went, and why"""


def zones_asked_for(lib: Library) -> int:
    """The kinds of zones, as bits, of which a turn has to remember what came there."""
    return lib.arrivals >> ASKS_FOR


def note_moves(game: Game, changes: list[Change]) -> list[Change]:
    """Changes, with the note of which cards go where by them."""
    asked = zones_asked_for(game.lib)
    if not asked:
        return changes
    state = game.state
    noted: list[Change] = []
    frame = game.stack[-1]
    game.value(0, 0)  # what is forbidden has to be known
    effect = int(frame.ability >= 0 and not isinstance(frame, Pay))
    for change in changes:
        if change[0] != MOVE or not asked >> change[3] & 1:
            continue
        card = change[1] & CARD
        where = state.where[card]
        if where < 0 or where % state.kinds == change[3]:
            continue
        if game.sheet.guarded and game.book.forbids(game, change):
            continue
        way = ((where % state.kinds) * state.kinds + change[3]) * 2 + effect
        key = MOVED_KEY - way * len(game.lib.definitions) - state.definition[card]
        noted.append((USED, state.owner[card], key))
    return [*changes, *noted]


@dataclass(frozen=True)
class MovedThisTurn(Condition):
    """So many cards of a player's went from some zones to others this turn, or more, or less."""

    whose: int
    target: tuple[int, ...]
    n: int = 1
    how: int = AT_LEAST
    origin: tuple[int, ...] = ()
    tests: tuple[Test, ...] = ()
    """what is asked of them as they are printed"""
    effect: bool = False
    """whether only those count that effects moved"""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        state, lib = game.state, game.lib
        players = players_of(self.whose, master)
        found = 0
        for (player, key), count in state.used.items():
            if player not in players or key > MOVED_KEY:
                continue
            way, definition = divmod(MOVED_KEY - key, len(lib.definitions))
            moved, by_effect = divmod(way, 2)
            origin, target = divmod(moved, state.kinds)
            if target not in self.target or (self.origin and origin not in self.origin):
                continue
            if self.effect and not by_effect:
                continue
            if all(test.met(lib.printed[test.char][definition]) for test in self.tests):
                found += count
        return compare(found, self.how, self.n)

    def reads(self, game: Game, source: int, master: int) -> int:
        bits = D_TURN
        for zone in self.target:
            bits |= 1 << zone | 1 << game.state.kinds + zone
        return bits

    def arrivals(self) -> int:
        bits = 0
        for zone in self.target:
            bits |= 1 << ASKS_FOR + zone
        return bits


def note_attacks(game: Game, refs: list[int]) -> list[Change]:
    """The note that units attack, once more."""
    if not game.lib.arrivals & ASKS_ATTACKS:
        return []
    return [(USED, ref, ATTACKED_KEY) for ref in refs]


@dataclass(frozen=True)
class HaveAttacked(Condition):
    """All of some units, one at least, have attacked so many times this turn, or more."""

    who: Noun
    n: int

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        refs = self.who.refs(game, source, master, regs)
        used = game.state.used
        return bool(refs) and all(used.get((ref, ATTACKED_KEY), 0) >= self.n for ref in refs)

    def reads(self, game: Game, source: int, master: int) -> int:
        return D_TURN | RECORD_READS | self.who.reads(game, source, master)

    def chars(self) -> int:
        return self.who.chars()

    def arrivals(self) -> int:
        return ASKS_ATTACKS
