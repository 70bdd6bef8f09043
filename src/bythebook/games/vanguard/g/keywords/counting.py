"""Keywords that count cards: Brave (11.15), Oracle (11.16), Ritual (11.18), Thunderstrike (11.26)
and Shinken Hissatsu (11.39)."""

from dataclasses import dataclass

from bythebook.games.vanguard.cards.cards import GRADE
from bythebook.games.vanguard.g.keywords.marks import (
    BRAVE,
    ORACLE,
    RITUAL,
    SHINKEN_HISSATSU,
    THUNDERSTRIKE,
)
from bythebook.games.vanguard.other.enabling import Gate
from bythebook.games.vanguard.zones.zones import BIND, DAMAGE, DROP, HAND
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule


@rule("vgg 11.15.2", "vgg 11.15.2.1", "vgg 11.15.3", "vgg 11.15.3.1", "vgg 11.15.4", nothing=True)
def few_in_hand(game: Game, player: int) -> bool:
    """Brave: three cards or fewer are in the master's hand."""
    return len(game.state.zone(player, HAND)) <= 3


@dataclass(frozen=True)
class Brave(Gate):
    """Three cards or fewer are in your hand."""

    def keyword(self) -> int:
        return BRAVE

    def fulfilled(self, game: Game, source: int, master: int) -> bool:
        return few_in_hand(game, master)

    def reads(self, game: Game, source: int, master: int) -> int:
        return 1 << (master * game.state.kinds + HAND)


@rule("vgg 11.16.2", "vgg 11.16.2.1", "vgg 11.16.3", "vgg 11.16.3.1", "vgg 11.16.4", nothing=True)
def many_in_hand(game: Game, player: int) -> bool:
    """Oracle: five cards or more are in the master's hand."""
    return len(game.state.zone(player, HAND)) >= 5


@dataclass(frozen=True)
class Oracle(Gate):
    """Five cards or more are in your hand."""

    def keyword(self) -> int:
        return ORACLE

    def fulfilled(self, game: Game, source: int, master: int) -> bool:
        return many_in_hand(game, master)

    def reads(self, game: Game, source: int, master: int) -> int:
        return 1 << (master * game.state.kinds + HAND)


@rule("vgg 11.18.2", "vgg 11.18.3", "vgg 11.18.3.2", "vgg 11.18.4", nothing=True)
def enough_offered(game: Game, player: int, n: int) -> bool:
    """Ritual: so many cards of grade 1 are in the master's drop zone."""
    grades = game.values(GRADE)
    return sum(1 for card in game.state.zone(player, DROP) if grades[card] == 1) >= n


@dataclass(frozen=True)
class Ritual(Gate):
    """So many cards of grade 1 are in your drop zone."""

    n: int

    def keyword(self) -> int:
        return RITUAL

    def fulfilled(self, game: Game, source: int, master: int) -> bool:
        return enough_offered(game, master, self.n)

    def reads(self, game: Game, source: int, master: int) -> int:
        return 1 << (master * game.state.kinds + DROP)

    def chars(self) -> int:
        return super().chars() | 1 << GRADE


@rule("vgg 11.26.1.1", "vgg 11.26.1.2", "vgg 11.26.1.2.1", "vgg 11.26.1.3", nothing=True)
def enough_bound(game: Game, player: int, n: int) -> bool:
    """Thunderstrike: so many cards are in the other player's bind zone."""
    return len(game.state.zone(1 - player, BIND)) >= n


@dataclass(frozen=True)
class Thunderstrike(Gate):
    """So many cards are in your opponent's bind zone."""

    n: int

    def keyword(self) -> int:
        return THUNDERSTRIKE

    def fulfilled(self, game: Game, source: int, master: int) -> bool:
        return enough_bound(game, master, self.n)

    def reads(self, game: Game, source: int, master: int) -> int:
        return 1 << ((1 - master) * game.state.kinds + BIND)


@rule("vgg 11.39.1.1", "vgg 11.39.1.2", "vgg 11.39.1.2.1", "vgg 11.39.1.3", nothing=True)
def hurt_enough(game: Game, player: int) -> bool:
    """Shinken Hissatsu: three cards or more are in the master's damage zone."""
    return len(game.state.zone(player, DAMAGE)) >= 3


@dataclass(frozen=True)
class ShinkenHissatsu(Gate):
    """Three cards or more are in your damage zone."""

    def keyword(self) -> int:
        return SHINKEN_HISSATSU

    def fulfilled(self, game: Game, source: int, master: int) -> bool:
        return hurt_enough(game, master)

    def reads(self, game: Game, source: int, master: int) -> int:
        return 1 << (master * game.state.kinds + DAMAGE)
