"""What texts do with the top of a deck: draw cards, look at some."""

from dataclasses import dataclass

from bythebook.games.vanguard.terms.drawing import draw, draw_up_to
from bythebook.games.vanguard.terms.looking import look_at_top, look_up_to
from bythebook.games.vanguard.zones.zones import DECK
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import R_EXTRA, R_MOVED, R_REVEALED, Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Amount
from bythebook.kernel.language.words import YOU, players_of
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.changes import move
from bythebook.kernel.state.refs import BOTH, FACE_DOWN, NOTHING
from bythebook.kernel.texts.verbs import Bind, BindsMoved


@dataclass(frozen=True)
class Draw(Effect):
    """Draw cards; with a register, later words can tell how many."""

    count: Amount
    up_to: bool = False
    whose: int = YOU
    reg: int = NOTHING

    def emit(self, out: list[Effect]) -> None:
        out.append(self)
        if self.reg >= 0:
            out.append(Bind(self.reg))

    def run(self, frame: Resolve, game: Game) -> Flow:
        player = players_of(self.whose, frame.master)[0]
        count = self.count.value(game, frame.source, frame.master, frame.regs)
        if self.reg >= 0:
            frame.chosen = []
        return draw_up_to(player, count) if self.up_to else draw(player, count)


@dataclass(frozen=True)
class LookAtDeck(Effect):
    """Look at cards from the top of a deck; later words call them "them" and "the rest"."""

    count: Amount
    up_to: bool = False
    reg: int = R_EXTRA
    whose: int = YOU

    def emit(self, out: list[Effect]) -> None:
        out.append(self)
        out.append(Bind(self.reg))

    def shown(self, frame: Resolve) -> int:
        """Who sees them, as bits."""
        return 1 << frame.master

    def run(self, frame: Resolve, game: Game) -> Flow:
        count = self.count.value(game, frame.source, frame.master, frame.regs)
        frame.chosen = []
        deck = players_of(self.whose, frame.master)[0]
        if self.up_to:
            return look_up_to(frame.master, deck, count, self.shown(frame))
        return look_at_top(deck, count, self.shown(frame))


@dataclass(frozen=True)
class RevealTop(LookAtDeck):
    """Reveal cards from the top of a deck; later words call them "them" and "the rest"."""

    reg: int = R_REVEALED

    def shown(self, frame: Resolve) -> int:
        return BOTH


@dataclass(frozen=True)
class PutTopFaceDown(BindsMoved):
    """Put cards from the top of a deck face down into another zone, unseen."""

    zone: int
    count: Amount
    whose: int = YOU
    reg: int = R_MOVED

    def run(self, frame: Resolve, game: Game) -> Flow:
        player = players_of(self.whose, frame.master)[0]
        count = self.count.value(game, frame.source, frame.master, frame.regs)
        return move(game.state.top(player, DECK, count), self.zone, player, face=FACE_DOWN)
