"""What card texts ask of a card beside its characteristics: its face, its markers, its keywords."""

from dataclasses import dataclass

from bythebook.games.ws.cards import NAMES
from bythebook.games.ws.markers import markers_under
from bythebook.games.ws.zones import MARKER_AREAS
from bythebook.kernel.conditions import Condition
from bythebook.kernel.continuous_ops import CHAR_ABILITIES
from bythebook.kernel.game import Game
from bythebook.kernel.nouns import Noun, Regs
from bythebook.kernel.refs import CARD
from bythebook.kernel.zones import D_FACE


@dataclass(frozen=True)
class LiesFaced(Condition):
    """This card lies face up, or face down."""

    face: int

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return game.state.face[source & CARD] == self.face

    def reads(self, game: Game, source: int, master: int) -> int:
        return D_FACE


@dataclass(frozen=True)
class HasMarker(Condition):
    """There is a marker under this card."""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return bool(markers_under(game, source & CARD))

    def reads(self, game: Game, source: int, master: int) -> int:
        bits = game.book.field_bits
        for player in (0, 1):
            for area in MARKER_AREAS:
                bits |= 1 << player * game.state.kinds + area
        return bits


@dataclass(frozen=True)
class SharesName(Condition):
    """This card has a name that one of some cards has too."""

    of: Noun

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        names = game.values(NAMES)
        own = names[source & CARD]
        found = self.of.refs(game, source, master, regs)
        return any(names[ref & CARD] & own for ref in found)

    def reads(self, game: Game, source: int, master: int) -> int:
        return self.of.reads(game, source, master)

    def chars(self) -> int:
        return self.of.chars() | 1 << NAMES


@dataclass(frozen=True)
class HasKeyword(Condition):
    """A card has an ability with a keyword."""

    noun: Noun
    word: int

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        found = self.noun.refs(game, source, master, regs)
        return bool(found) and all(
            any(game.lib.abilities[a].marks & self.word for a in game.abilities_of(ref & CARD))
            for ref in found
        )

    def reads(self, game: Game, source: int, master: int) -> int:
        return self.noun.reads(game, source, master)

    def chars(self) -> int:
        return self.noun.chars() | 1 << CHAR_ABILITIES
