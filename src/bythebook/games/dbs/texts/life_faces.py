"""Life cards that lie face up (3-9-3): flipped by skills, and open to everybody."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bythebook.games.dbs.terms.terms import alike_life
from bythebook.games.dbs.texts.events import EV_FLIPPED
from bythebook.games.dbs.zones.zones import LIFE
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import R_CHOSEN, Resolve
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Amount, Cards, Noun, Num, Regs
from bythebook.kernel.language.words import YOU, players_of
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.changes import Change, event, face
from bythebook.kernel.state.refs import CARD, FACE_DOWN, FACE_UP
from bythebook.kernel.state.zones import D_FACE
from bythebook.kernel.texts.verbs import BindsChosen

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game

ONE = Num(1)


@dataclass(frozen=True)
class LiesFaceUp(Condition):
    """The card lies face up."""

    def holds(self, game: "Game", source: int, master: int, regs: Regs) -> bool:
        return game.state.face[source & CARD] == FACE_UP

    def reads(self, game: "Game", source: int, master: int) -> int:
        return D_FACE

    def is_open(self) -> bool:
        return True


@dataclass(frozen=True)
class ChooseFaceDownLife(BindsChosen):
    """Choose life cards that lie face down; those nobody knows are all the same."""

    count: Amount = ONE
    up_to: bool = False
    whose: int = YOU
    reg: int = R_CHOSEN

    def run(self, frame: Resolve, game: "Game") -> Flow:
        state = game.state
        player = players_of(self.whose, frame.master)[0]
        cards = [c for c in state.zone(player, LIFE) if state.face[c] != FACE_UP]
        count = self.count.value(game, frame.source, frame.master, frame.regs)
        if alike_life(game, cards):
            cards = cards[max(0, len(cards) - count) :]
        frame.chosen = []
        refs = state.refs(list(reversed(cards)))
        return game.book.choose(game, frame.master, refs, count, self.up_to, False)


@dataclass(frozen=True)
class ChooseOpen(BindsChosen):
    """Choose among cards that everybody sees though they lie in a secret area."""

    what: Cards
    count: Amount = ONE
    up_to: bool = False
    reg: int = R_CHOSEN

    def run(self, frame: Resolve, game: "Game") -> Flow:
        refs = self.what.refs(game, frame.source, frame.master, frame.regs)
        found = [r for r in refs if game.can_be_chosen(r, frame.text_of(), frame.source)]
        count = self.count.value(game, frame.source, frame.master, frame.regs)
        frame.chosen = []
        return game.book.choose(game, frame.master, found, count, self.up_to, False)


@dataclass(frozen=True)
class FlipLife(Effect):
    """Life cards are turned face up or face down; whoever waits for it is told."""

    what: Noun
    which: int = FACE_UP

    def run(self, frame: Resolve, game: "Game") -> Flow:
        return flipped(
            game, self.what.refs(game, frame.source, frame.master, frame.regs), self.which
        )


def flipped(game: "Game", refs: list[int], which: int) -> list[Change]:
    """Those of some life cards that lie the other way are turned."""
    state = game.state
    turned = [r for r in refs if state.kind_of(r & CARD) == LIFE and state.face[r & CARD] != which]
    changes: list[Change] = face(turned, which)
    if which == FACE_DOWN:
        return changes
    for ref in turned:
        changes.append(event(EV_FLIPPED, ref, state.side_of(ref & CARD)))
    return changes
