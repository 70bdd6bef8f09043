"""What texts move, and where this card is once it has gone."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import R_MOVED, R_OUTCOME, Resolve
from bythebook.kernel.language.nouns import Noun, Regs
from bythebook.kernel.language.words import players_of
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.changes import move
from bythebook.kernel.state.refs import AS_ZONE, CARD, NOTHING, TOP
from bythebook.kernel.texts.verbs import BindMoved

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game


R_BELOW: Final = R_OUTCOME
"""what was put on the bottom of a deck, and could have been put on top of it"""


@dataclass(frozen=True)
class NotePutBelow(Effect):
    """It is kept that cards were put on the bottom, and not on the top."""

    reg: int

    def run(self, frame: Resolve, game: "Game") -> Flow:
        frame.bind(R_BELOW, list(frame.regs[self.reg]))
        return None


@dataclass(frozen=True)
class Put(Effect):
    """Put cards into a zone, their owners' or a named player's; later words follow them there."""

    what: Noun
    to: int
    whose: int = NOTHING
    index: int = TOP
    orient: int = AS_ZONE
    face: int = AS_ZONE
    reg: int = R_MOVED

    def emit(self, out: list[Effect]) -> None:
        out.append(self)
        out.append(BindMoved(self.reg))

    def run(self, frame: Resolve, game: "Game") -> Flow:
        refs = self.what.refs(game, frame.source, frame.master, frame.regs)
        player = NOTHING if self.whose < 0 else players_of(self.whose, frame.master)[0]
        return move(refs, self.to, player, self.index, self.face, self.orient)

    def plain(self) -> bool:
        return True


@dataclass(frozen=True)
class ThisThere(Noun):
    """This card in the zone it has just gone to, though it is a new card there."""

    zones: tuple[int, ...]

    def refs(self, game: "Game", source: int, master: int, regs: Regs) -> list[int]:
        card = source & CARD
        return [game.state.ref(card)] if game.state.kind_of(card) in self.zones else []

    def named(self, game: "Game", source: int, master: int, regs: Regs) -> list[int]:
        return [source]
