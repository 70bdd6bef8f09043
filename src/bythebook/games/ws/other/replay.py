"""Section 11.3: Replay commands."""

from dataclasses import dataclass

from bythebook.kernel.abilities.abilities import COMMAND, Effect
from bythebook.kernel.abilities.resolve import R_SUBJECT, Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.refs import CARD, NOTHING


@rule("ws 11.3.2", nothing=NOTHING)
def replay_command(game: Game, card: int, action: str) -> int:
    """The command that a card's text calls for by its Replay action."""
    for ability in game.lib.own[game.state.definition[card]]:
        data = game.lib.abilities[ability]
        if data.kind == COMMAND and data.called == action:
            return ability
    return NOTHING


@dataclass(frozen=True)
class Replay(Effect):
    """Do what the card's Replay command of that name says."""

    action: str

    def run(self, frame: Resolve, game: Game) -> Flow:
        command = replay_command(game, frame.source & CARD, self.action)
        if command == NOTHING:
            return None
        subject = frame.regs[R_SUBJECT]
        return game.book.resolve(
            command, frame.source, frame.master, subject[0] if subject else NOTHING
        )
