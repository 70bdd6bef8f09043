"""Section 7.7: the encore step."""

from mypy_extensions import mypyc_attr

from bythebook.games.ws.texts.events import EV_BEGIN, K_ENCORE, P_ENCORE
from bythebook.games.ws.zones.zones import REVERSE, STAGE, WAITING_ROOM
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import step
from bythebook.kernel.procedure.procedure import CHECK, Ask, Flow, Procedure
from bythebook.kernel.state.changes import Change, event, move
from bythebook.kernel.state.options import V_PICK
from bythebook.kernel.state.refs import NOTHING


def reversed_characters(game: Game, player: int) -> list[int]:
    """A player's characters that are reversed."""
    state = game.state
    base = player * state.kinds
    return [
        state.ref(card)
        for zone in STAGE
        for card in state.zones[base + zone]
        if state.orient[card] == REVERSE
    ]


@mypyc_attr(allow_interpreted_subclasses=True)
class EncoreStep(Procedure):
    """Reversed characters leave the stage, one after the other."""

    def __init__(self) -> None:
        self.removed: int = 0

    def choose_reversed(self, game: Game, player: int, otherwise: str) -> Flow:
        """A player picks one of their reversed characters; without any, on to another step."""
        self.answer = ()
        found = reversed_characters(game, player)
        if not found:
            return self.skip_to(otherwise)
        options: list[Change] = [(V_PICK, r) for r in found]
        return Ask(player, K_ENCORE, options)

    def remove_reversed(self, game: Game) -> list[Change]:
        """It goes to its owner's waiting room."""
        self.removed = int(bool(self.answer))
        return move([self.answer[1]], WAITING_ROOM) if self.answer else []

    @step("ws 7.7.1.1")
    def begin_encore(self, game: Game) -> Flow:
        """What waits for the encore step is triggered."""
        return event(EV_BEGIN, NOTHING, game.state.turn_player, P_ENCORE)

    @step("ws 7.7.1.1")
    def check_encore(self, game: Game) -> Flow:
        """A check timing."""
        return CHECK

    @step("ws 7.7.1.2")
    def choose_own(self, game: Game) -> Flow:
        """The turn player chooses one of their reversed characters."""
        return self.choose_reversed(game, game.state.turn_player, "choose_other")

    @step("ws 7.7.1.2")
    def remove_own(self, game: Game) -> Flow:
        """It goes to the waiting room."""
        return self.remove_reversed(game)

    @step("ws 7.7.1.2")
    def check_own(self, game: Game) -> Flow:
        """A check timing."""
        return CHECK if self.removed else None

    @step("ws 7.7.1.2")
    def next_own(self, game: Game) -> Flow:
        """And the next, until none is left."""
        return self.skip_to("choose_own") if self.removed else None

    @step("ws 7.7.1.3")
    def choose_other(self, game: Game) -> Flow:
        """Then the other player chooses one of theirs."""
        return self.choose_reversed(game, 1 - game.state.turn_player, "check_cleared")

    @step("ws 7.7.1.3")
    def remove_other(self, game: Game) -> Flow:
        """It goes to the waiting room; the check timing and the way back are those of 7.7.1.4."""
        return self.remove_reversed(game)

    @step("ws 7.7.1.4")
    def check_cleared(self, game: Game) -> Flow:
        """A check timing."""
        return CHECK

    @step("ws 7.7.1.4")
    def cleared(self, game: Game) -> Flow:
        """With anybody still reversed, again; otherwise the end phase."""
        if reversed_characters(game, 0) or reversed_characters(game, 1):
            return self.skip_to("choose_own")
        return None
