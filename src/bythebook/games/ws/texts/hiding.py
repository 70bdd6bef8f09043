"""Cards that texts put or turn face down."""

from dataclasses import dataclass

from bythebook.games.ws.zones.markers import put_as_markers
from bythebook.games.ws.zones.zones import DECK, HAND
from bythebook.kernel.abilities.abilities import CostPart, Effect
from bythebook.kernel.abilities.resolve import R_EXTRA, Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Noun, Regs
from bythebook.kernel.language.words import players_of
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.changes import Change, face, reveal
from bythebook.kernel.state.refs import CARD, FACE_DOWN, FACE_UP
from bythebook.kernel.texts.trying import THIS_CARD
from bythebook.kernel.texts.verbs import BindsMoved


@dataclass(frozen=True)
class TopAsMarker(BindsMoved):
    """Put the top card of one's deck, or stock, under a character as a marker, unseen or not."""

    under: Noun
    face: int = FACE_DOWN
    zone: int = DECK

    def run(self, frame: Resolve, game: Game) -> Flow:
        hosts = self.under.refs(game, frame.source, frame.master, frame.regs)
        top = game.state.top(frame.master, self.zone, 1)
        frame.moved = []
        return put_as_markers(game, top, hosts[0], self.face) if hosts else None


@dataclass(frozen=True)
class EndOf(Noun):
    """The bottom card of one of one's zones, or its top card."""

    zone: int
    top: bool = False

    def refs(self, game: Game, source: int, master: int, regs: Regs) -> list[int]:
        cards = game.state.zone(master, self.zone)
        return game.state.refs([cards[-1 if self.top else 0]]) if cards else []

    def reads(self, game: Game, source: int, master: int) -> int:
        return 1 << (master * game.state.kinds + self.zone)


@dataclass(frozen=True)
class TurnThisDown(CostPart):
    """Turn this card face down; only a card that lies face up can be turned so."""

    def possible(self, game: Game, source: int, player: int) -> bool:
        return game.state.alive(source) and game.state.face[source & CARD] == FACE_UP

    def looks(self) -> int:
        return THIS_CARD

    def leaves(self) -> int:
        return THIS_CARD

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return face([source], FACE_DOWN)


@dataclass(frozen=True)
class LookAtHand(Effect):
    """Look at a player's hand; later words call the cards "them"."""

    whose: int

    def run(self, frame: Resolve, game: Game) -> Flow:
        player = players_of(self.whose, frame.master)[0]
        found = game.state.refs(list(game.state.zone(player, HAND)))
        frame.bind(R_EXTRA, found)
        return reveal(found, 1 << frame.master)
