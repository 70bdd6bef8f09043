"""What a turn remembers of cards and players beyond where cards lie now, for texts that ask.

The marks stand among the spent uses of abilities, which are forgotten when a turn begins.
"""

from dataclasses import dataclass
from typing import Final

from bythebook.games.ws.cards import CLIMAX_COMBO, NAMES
from bythebook.games.ws.zones.zones import HAND, KINDS
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Regs
from bythebook.kernel.language.words import Test, players_of
from bythebook.kernel.state.changes import USED, Change
from bythebook.kernel.state.refs import CARD, NOTHING
from bythebook.kernel.state.zones import D_TURN

# What somebody asks for, beside the kinds of zones cards come from: bits of `arrivals`.
ASKS_BY_WHOM: Final = 1 << KINDS
ASKS_ATTACKED: Final = 1 << KINDS + 1
ASKS_PLAYED: Final = 1 << KINDS + 2

# What stands in the place of an ability in a mark.
ATTACKED_KEY: Final = -100
PLAYED_KEY: Final = -1000
"""and below: which card as printed"""
BY_KEY: Final = -1000000
"""and below: by an effect of which kind, of which card as printed"""
EFFECT_KINDS: Final = 16
OF_COMBO: Final = 8
"""a bit of the kind: the effect is a climax combo's"""


def effect_kind(game: Game, ability: int) -> int:
    """The category of an ability, and whether it is a climax combo."""
    data = game.lib.abilities[ability]
    return data.kind | (OF_COMBO if data.marks & CLIMAX_COMBO else 0)


def remember_placed(game: Game, cards: list[int], kind: int, source: int) -> list[Change]:
    """Cards have been put on the stage by an effect of a kind, of a card."""
    if not game.lib.arrivals & ASKS_BY_WHOM or source < 0:
        return []
    key = BY_KEY - game.state.definition[source & CARD] * EFFECT_KINDS - kind
    return [(USED, ref, key) for ref in cards]


def remember_attacked(game: Game, card: int) -> list[Change]:
    """A character is frontal attacked."""
    if not game.lib.arrivals & ASKS_ATTACKED or card < 0:
        return []
    return [(USED, card, ATTACKED_KEY)]


def remember_played(game: Game, player: int, card: int) -> list[Change]:
    """A player plays a card."""
    if not game.lib.arrivals & ASKS_PLAYED:
        return []
    return [(USED, player, PLAYED_KEY - game.state.definition[card & CARD])]


@dataclass(frozen=True)
class PlacedBy(Condition):
    """This card was put on the stage this turn, by an effect of a card of some names."""

    named: Test
    kind: int = NOTHING

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        names = game.lib.printed[NAMES]
        for ref, key in game.state.used:
            if ref != source or key > BY_KEY:
                continue
            definition, kind = divmod(BY_KEY - key, EFFECT_KINDS)
            if self.kind != NOTHING and not fits_kind(kind, self.kind):
                continue
            if self.named.met(names[definition]):
                return True
        return False

    def reads(self, game: Game, source: int, master: int) -> int:
        return D_TURN | game.book.field_bits

    def arrivals(self) -> int:
        return ASKS_BY_WHOM


def fits_kind(kind: int, wanted: int) -> bool:
    """Whether an effect is of the kind a text names: a category, or a climax combo's."""
    if wanted == OF_COMBO:
        return bool(kind & OF_COMBO)
    return kind & ~OF_COMBO == wanted


@dataclass(frozen=True)
class FrontalAttackedNow(Condition):
    """This card was frontal attacked this turn."""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return (source, ATTACKED_KEY) in game.state.used

    def reads(self, game: Game, source: int, master: int) -> int:
        return D_TURN | game.book.field_bits

    def arrivals(self) -> int:
        return ASKS_ATTACKED


@dataclass(frozen=True)
class Played(Condition):
    """A player played a card this turn, of some names or of some type."""

    test: Test
    whose: int

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        player = players_of(self.whose, master)[0]
        printed = game.lib.printed[self.test.char]
        keys = [key for ref, key in game.state.used if ref == player]
        played = [PLAYED_KEY - key for key in keys if BY_KEY < key <= PLAYED_KEY]
        return any(self.test.met(printed[definition]) for definition in played)

    def reads(self, game: Game, source: int, master: int) -> int:
        # Whatever is played leaves the hand at the same time.
        return D_TURN | 1 << HAND | 1 << KINDS + HAND

    def arrivals(self) -> int:
        return ASKS_PLAYED
