"""Taking back: whole actions, and the steps within one that has not been carried out yet."""

from bythebook import BythebookError
from bythebook.cli.face import Face
from bythebook.kernel.game.game import Game
from bythebook.kernel.state.changes import FACE, MOVE, REVEAL, UNDER
from bythebook.kernel.state.log import L_CHANGES, L_DECISION
from bythebook.kernel.state.refs import CARD


class Past:
    """Who made which decision, so that a person's own can be found again."""

    def __init__(self, game: Game, face: Face) -> None:
        self.face = face
        self.players: list[int] = []
        again = game.from_the_start()
        for choice in game.inputs.since(0):
            self.note(again)
            if choice < 0 or again.pending is None:
                break
            again.put_in(choice)

    def copy(self) -> "Past":
        """The same past, to try something in."""
        other = Past.__new__(Past)
        other.face = self.face
        other.players = self.players.copy()
        return other

    def note(self, game: Game) -> None:
        """A decision is about to be made."""
        ask = game.pending
        del self.players[game.decided :]
        self.players.append(-1 if ask is None else ask.player)

    def is_step(self, game: Game) -> bool:
        """Whether the pending decision only goes on with an action of the same player.

        Nothing has been carried out since their last answer: at the most a card was shown.
        """
        ask = game.pending
        if ask is None or game.log is None or game.decided <= game.log_from:
            return False
        if game.decided > len(self.players) or self.players[game.decided - 1] != ask.player:
            return False
        return all(
            change[0] == REVEAL and game.state.owner[change[1] & CARD] == ask.player
            for batch in game.log.since(max(0, len(game.log) - 8))
            if batch[L_DECISION] >= game.decided
            for change in batch[L_CHANGES]
        )

    def stands_at(self, game: Game, player: int) -> bool:
        """Whether the pending decision begins an action of a player's."""
        ask = game.pending
        if ask is None or ask.player != player or self.face.skips(game):
            return False
        return not self.is_step(game)

    def undo(self, game: Game, player: int) -> None:
        """Back to where a player's last action began."""
        taken = 0
        while True:
            if not game.decided:
                for _ in range(taken):
                    game.redo()
                raise BythebookError("there is nothing of yours to take back")
            game.undo()
            taken += 1
            if self.stands_at(game, player):
                return

    def redo(self, game: Game, player: int) -> None:
        """Forth to where a player's next action begins, as far as was taken back."""
        if not game.redos:
            raise BythebookError("there is nothing to do again")
        while game.redos:
            game.redo()
            if self.stands_at(game, player):
                return


def turned_up(before: Game, after: Game, player: int) -> bool:
    """Whether a player has seen cards since that were hidden from them before."""
    log = after.log
    if log is None or before.decided < after.log_from:
        return True
    hidden = [not s >> player & 1 for s in before.state.seen]
    for batch in log.since(0):
        if batch[L_DECISION] <= before.decided:
            continue
        for change in batch[L_CHANGES]:
            if change[0] in (MOVE, REVEAL, FACE, UNDER) and hidden[change[1] & CARD]:
                return True
    return False
