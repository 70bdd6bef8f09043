"""More that a cost can ask for: cards to the bottom of a zone, cards shown."""

from dataclasses import dataclass

from bythebook.games.ws.texts.stage_effects import exchanged, may_move
from bythebook.games.ws.zones.markers import put_as_markers
from bythebook.games.ws.zones.zones import DECK, MARKER_AREAS, REST, STAGE, STAND
from bythebook.kernel.abilities.abilities import CostPart
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.state.changes import Change, face, move, orient, reveal
from bythebook.kernel.state.refs import AS_ZONE, BOTH, CARD, FACE_DOWN, FACE_UP, PUBLIC, TOP
from bythebook.kernel.texts.cost_parts import ChosenCards
from bythebook.kernel.texts.trying import THIS_CARD, bits_of


@dataclass(frozen=True)
class MoveTo(CostPart):
    """Put this card, or chosen cards, to one end of a zone."""

    to: int
    index: int = TOP
    what: Cards | None = None
    count: int = 0

    def candidates(self, game: Game, source: int, player: int) -> list[int]:
        if self.what is None:
            return []
        return self.what.refs(game, source, player, [])

    def needs(self) -> int:
        return self.count

    def possible(self, game: Game, source: int, player: int) -> bool:
        return self.what is not None or game.state.alive(source)

    def looks(self) -> int:
        return THIS_CARD if self.what is None else bits_of(self.what.zones)

    def leaves(self) -> int:
        return 1 << self.to

    def takes_any(self) -> bool:
        return self.what is not None and not self.what.asks()

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return move([source] if self.what is None else picked, self.to, index=self.index)

    def secret(self, game: Game) -> bool:
        return self.what is not None and unseen(game, self.what)


@dataclass(frozen=True)
class RevealCost(ChosenCards):
    """Show chosen cards of the hand."""

    def leaves(self) -> int:
        return bits_of(self.what.zones)

    def takes_any(self) -> bool:
        return not self.what.asks()

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return reveal(picked, BOTH)

    def secret(self, game: Game) -> bool:
        return unseen(game, self.what)


def unseen(game: Game, what: Cards) -> bool:
    """Whether the other player cannot tell if there are such cards."""
    return what.asks() and any(game.zones.sight[z] != PUBLIC for z in what.zones)


@dataclass(frozen=True)
class ShuffleCost(CostPart):
    """Shuffle the deck."""

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return game.book.shuffled(player, DECK)


@dataclass(frozen=True)
class RestWithThis(ChosenCards):
    """Rest this card and chosen other characters, all of them standing."""

    def candidates(self, game: Game, source: int, player: int) -> list[int]:
        return [
            r
            for r in self.what.refs(game, source, player, [])
            if r != source and game.state.orient[r & CARD] == STAND
        ]

    def possible(self, game: Game, source: int, player: int) -> bool:
        return game.state.alive(source) and game.state.orient[source & CARD] == STAND

    def looks(self) -> int:
        return bits_of(self.what.zones) | THIS_CARD

    def leaves(self) -> int:
        return bits_of(self.what.zones) | THIS_CARD

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return orient([source, *picked], REST)


@dataclass(frozen=True)
class TurnDownCost(ChosenCards):
    """Turn chosen cards that lie face up face down."""

    def candidates(self, game: Game, source: int, player: int) -> list[int]:
        found = self.what.refs(game, source, player, [])
        return [r for r in found if game.state.face[r & CARD] == FACE_UP]

    def leaves(self) -> int:
        return bits_of(self.what.zones)

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return face(picked, FACE_DOWN)


@dataclass(frozen=True)
class ShowAndMove(CostPart):
    """Show this card of the hand, and put it to an end of a zone."""

    to: int
    index: int = TOP

    def possible(self, game: Game, source: int, player: int) -> bool:
        return game.state.alive(source)

    def looks(self) -> int:
        return THIS_CARD

    def leaves(self) -> int:
        return 1 << self.to

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return [*reveal([source], BOTH), *move([source], self.to, index=self.index)]


@dataclass(frozen=True)
class ExchangeCost(CostPart):
    """This card and a chosen character change places."""

    what: Cards

    def candidates(self, game: Game, source: int, player: int) -> list[int]:
        found = self.what.refs(game, source, player, [])
        return [r for r in found if r != source and may_move(game, r)]

    def needs(self) -> int:
        return 1

    def possible(self, game: Game, source: int, player: int) -> bool:
        here = game.state.alive(source) and game.state.kind_of(source & CARD) in STAGE
        return here and may_move(game, source)

    def looks(self) -> int:
        return bits_of(self.what.zones) | THIS_CARD

    def leaves(self) -> int:
        return bits_of(self.what.zones) | THIS_CARD

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return exchanged(game, [source, *picked], AS_ZONE)


@dataclass(frozen=True)
class MoveTogether(ChosenCards):
    """Put this card and chosen other cards somewhere, at the same time."""

    to: int

    def candidates(self, game: Game, source: int, player: int) -> list[int]:
        return [r for r in self.what.refs(game, source, player, []) if r != source]

    def possible(self, game: Game, source: int, player: int) -> bool:
        return game.state.alive(source)

    def looks(self) -> int:
        return bits_of(self.what.zones) | THIS_CARD

    def leaves(self) -> int:
        return 1 << self.to

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return move([*picked, source], self.to)


@dataclass(frozen=True)
class RevealAndPut(ChosenCards):
    """Show chosen cards of the hand, and put them into a zone, or under this card as markers."""

    to: int
    index: int = TOP
    face: int = AS_ZONE
    under: bool = False

    def possible(self, game: Game, source: int, player: int) -> bool:
        # What can be put under this card can be while it is still this card.
        return not self.under or game.state.alive(source)

    def leaves(self) -> int:
        return bits_of(MARKER_AREAS) if self.under else 1 << self.to

    def takes_any(self) -> bool:
        return not self.what.asks()

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        shown = reveal(picked, BOTH)
        if self.under:
            return [*shown, *put_as_markers(game, picked, source, self.face)]
        return [*shown, *move(picked, self.to, index=self.index)]

    def secret(self, game: Game) -> bool:
        return unseen(game, self.what)
