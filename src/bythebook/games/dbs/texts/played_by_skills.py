"""Cards that skills play."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bythebook.games.dbs.abilities.replacement import came_to
from bythebook.games.dbs.cards.cards import BATTLE, TYPE
from bythebook.games.dbs.texts.barring import kept_from_play
from bythebook.games.dbs.texts.coming_in import brought_in, note_played
from bythebook.games.dbs.texts.events import (
    BY_SKILL,
    EV_PLAYED,
    FROM_HAND,
)
from bythebook.games.dbs.zones.zones import BATTLE_AREA, HAND
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import R_MOVED, R_OUTCOME, Resolve
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Bound, Noun, Regs
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.changes import (
    Change,
    event,
)
from bythebook.kernel.state.refs import AS_ZONE, CARD, NOTHING
from bythebook.kernel.texts.verbs import BindMoved

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game
from bythebook.games.dbs.texts.effects import NegateSkills


@dataclass(frozen=True)
class PlayCards(Effect):
    """Play battle cards by a skill, without their energy cost, in a mode if it is said."""

    what: Noun
    orient: int = AS_ZONE
    reg: int = R_MOVED
    negated: int = 0
    """how long their skills are negated, from before they are played; 0 if they are not"""
    owners: bool = False
    """whether they come to their owners' battle areas, whoever plays them"""

    def emit(self, out: list[Effect]) -> None:
        out.append(NoteOrigin(self.what))
        if self.negated:
            out.append(NegateSkills(ToBePlayed(self.what, self.owners)))
        out.append(self)
        out.append(BindMoved(self.reg))
        if self.negated:
            out.append(NegateSkills(Bound(self.reg), self.negated))
        out.append(Played(self.reg))

    def run(self, frame: Resolve, game: "Game") -> Flow:
        found = self.what.refs(game, frame.source, frame.master, frame.regs)
        refs = [r for r in found if playable(game, r, frame.master, self.owners)]
        whose = NOTHING if self.owners else frame.master
        return brought_in(game, frame, refs, whose, self.orient)


@dataclass(frozen=True)
class ToBePlayed(Noun):
    """Those of some cards that a skill can play; negated before, they wait for nothing."""

    of: Noun
    owners: bool = False

    def refs(self, game: "Game", source: int, master: int, regs: Regs) -> list[int]:
        found = self.of.refs(game, source, master, regs)
        return [r for r in found if playable(game, r, master, self.owners)]


class NoteOrigin(Effect):
    """Where cards lie before they are played."""

    def __init__(self, what: Noun) -> None:
        self.what: Noun = what

    def run(self, frame: Resolve, game: "Game") -> Flow:
        refs = self.what.refs(game, frame.source, frame.master, frame.regs)
        # By card, for they become new ones.
        frame.bind(R_OUTCOME, [r & CARD for r in refs if game.state.kind_of(r & CARD) == HAND])
        return None


class Played(Effect):
    """Whoever waits for cards to be played is told."""

    def __init__(self, reg: int) -> None:
        self.reg: int = reg

    def run(self, frame: Resolve, game: "Game") -> Flow:
        changes: list[Change] = []
        came = came_to(game, list(frame.regs[self.reg]), BATTLE_AREA)
        played = [r for r in came if game.value(TYPE, r & CARD) & BATTLE]
        note_played(frame, played)
        for ref in played:
            how = BY_SKILL | (FROM_HAND if ref & CARD in frame.regs[R_OUTCOME] else 0)
            changes.append(event(EV_PLAYED, ref, frame.master, how))
        return changes


def playable(game: "Game", ref: int, player: int, owners: bool = False) -> bool:
    """Whether a skill can play a card, perhaps to its owner's area: nothing keeps it from it."""
    card = ref & CARD
    if not game.value(TYPE, card) & BATTLE or game.state.kind_of(card) == BATTLE_AREA:
        return False
    area = game.state.owner[card] if owners else NOTHING
    return not kept_from_play(game, player, card, BY_SKILL, area)


@dataclass(frozen=True)
class CanBePlayed(Condition):
    """A skill of its master's can play the card."""

    def holds(self, game: "Game", source: int, master: int, regs: Regs) -> bool:
        return playable(game, source, master)
