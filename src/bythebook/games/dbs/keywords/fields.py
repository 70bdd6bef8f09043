"""10-3: [Field]."""

from dataclasses import dataclass

from bythebook.games.dbs.cards.cards import BATTLE, EXTRA, FIELD, TYPE
from bythebook.games.dbs.texts.barring import kept_from_play
from bythebook.games.dbs.texts.coming_in import brought_in
from bythebook.games.dbs.texts.events import BY_SKILL
from bythebook.games.dbs.texts.played_by_skills import NoteOrigin, Played
from bythebook.games.dbs.zones.zones import ACTIVE, BATTLE_AREA
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import R_MOVED, Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Noun
from bythebook.kernel.language.words import YOU, players_of
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.changes import move
from bythebook.kernel.state.refs import AS_ZONE, CARD
from bythebook.kernel.texts.verbs import BindMoved


@dataclass(frozen=True)
class PlaceField(Effect):
    """Place this card in the battle area in active mode; a field there goes (10-3-3)."""

    def run(self, frame: Resolve, game: Game) -> Flow:
        if not game.state.alive(frame.source):
            return None
        return move([frame.source], BATTLE_AREA, frame.master, orient=ACTIVE)


@dataclass(frozen=True)
class PlaceInBattleArea(Effect):
    """Place cards in a player's battle area: extra cards lie there, battle cards are played."""

    what: Noun
    orientation: int = AS_ZONE
    whose: int = YOU
    reg: int = R_MOVED
    plays: bool = False
    """that it is said to play them: only battle cards are"""

    def emit(self, out: list[Effect]) -> None:
        out.append(NoteOrigin(self.what))
        out.append(self)
        out.append(BindMoved(self.reg))
        out.append(Played(self.reg))

    def run(self, frame: Resolve, game: Game) -> Flow:
        found = self.what.refs(game, frame.source, frame.master, frame.regs)
        player = players_of(self.whose, frame.master)[0]
        refs = [r for r in found if self.can_come(game, r & CARD, frame.master, player)]
        played = [r for r in refs if is_played_there(game, r & CARD)]
        placed = [r for r in refs if r not in played]
        return [
            *brought_in(game, frame, played, player, self.orientation),
            *move(placed, BATTLE_AREA, player, orient=self.orientation),
        ]

    def can_come(self, game: Game, card: int, master: int, player: int) -> bool:
        """Whether a card can come to a player's battle area."""
        if game.state.kind_of(card) == BATTLE_AREA:
            return False
        if is_played_there(game, card):
            return not kept_from_play(game, master, card, BY_SKILL, player)
        return not self.plays and game.value(TYPE, card) & EXTRA != 0


def is_played_there(game: Game, card: int) -> bool:
    """Whether to place a card in the battle area is to play it (3-6-3)."""
    return game.value(TYPE, card) & BATTLE != 0


@rule("dbs 10-3-2", nothing=True)
def dropped_when_used(game: Game, source: int, ability: int, stopped: int) -> bool:
    """A field stays: neither [Field] itself nor its skills in play drop the card."""
    if game.state.kind_of(source & CARD) == BATTLE_AREA:
        return False
    return stopped != 0 or not game.lib.abilities[ability].marks & FIELD
