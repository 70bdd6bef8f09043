"""What texts ask of a card beside its characteristics: face, markers, keywords, icons."""

from dataclasses import dataclass

from bythebook.games.ws.cards import ICON_NAMES, ICONS, NAMES
from bythebook.games.ws.zones.markers import markers_under
from bythebook.games.ws.zones.zones import MARKER_AREAS, area_under, position_over
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Amount, Cards, Noun, Regs
from bythebook.kernel.state.continuous_ops import CHAR_ABILITIES
from bythebook.kernel.state.refs import CARD


@dataclass(frozen=True)
class HasMarker(Condition):
    """There is a marker under this card: it is one with markers (3.7.4)."""

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


@dataclass(frozen=True)
class IconsOn(Amount):
    """How many trigger icons some cards have together: two of a kind are two."""

    of: Noun

    def value(self, game: Game, source: int, master: int, regs: Regs) -> int:
        total = 0
        for ref in self.of.named(game, source, master, regs):
            bits = game.last_value(ICONS, ref)
            total += sum(bits >> 3 * icon & 7 for icon in range(len(ICON_NAMES)))
        return total

    def reads(self, game: Game, source: int, master: int) -> int:
        return self.of.reads(game, source, master)

    def chars(self) -> int:
        return self.of.chars() | 1 << ICONS

    def grows(self) -> bool:
        return True


@dataclass(frozen=True)
class FromUnder(Condition):
    """What something happens to was a marker under a character of a kind; for a trigger."""

    kind: Cards

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        state = game.state
        zone = regs[1][0]
        position = position_over(zone % state.kinds)
        moved = regs[0][0] & CARD
        over = state.zones[zone - zone % state.kinds + position]
        return any(self.kind.fits(game, card, source) for card in over if card != moved)


@dataclass(frozen=True)
class CameUnder(Condition):
    """What something happens to goes under this card as a marker; for a trigger."""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        state = game.state
        if not state.alive(source):
            return False
        return regs[2][0] == area_under(state.kind_of(source & CARD))
