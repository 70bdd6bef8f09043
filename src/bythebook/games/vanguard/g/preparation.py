"""Section 5: decks, and what comes before the first turn."""

from mypy_extensions import mypyc_attr

from bythebook.games.common.zones.zones import deck_shuffled
from bythebook.games.vanguard.cards.cards import GRADE
from bythebook.games.vanguard.policy import FIRST_HAND
from bythebook.games.vanguard.terms.drawing import draw
from bythebook.games.vanguard.texts.events import (
    K_FIRST_VANGUARD,
    K_MULLIGAN,
    VAR_FIRST_TURN,
    VAR_STARTER,
)
from bythebook.games.vanguard.turn.turn import Turn
from bythebook.games.vanguard.zones.zones import DECK, HAND, VANGUARD
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.choosing import Choose
from bythebook.kernel.procedure.clauses import step
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.procedure.turn_order import TurnOrder
from bythebook.kernel.state.changes import begin_turn, face, move, roll, set_var
from bythebook.kernel.state.refs import FACE_DOWN, FACE_UP


@mypyc_attr(allow_interpreted_subclasses=True)
class Preparation(TurnOrder):
    """Prepare the game; then turn after turn until somebody loses."""

    def __init__(self) -> None:
        self.done: int = 0

    @step("vgg 5.4.3")
    def choose_first_vanguard(self, game: Game) -> Flow:
        """Each player chooses a card of grade 0 from the deck."""
        cards = [c for c in game.state.zone(self.done, DECK) if game.value(GRADE, c) == 0]
        return Choose(self.done, game.state.refs(sorted(cards)), 1, 1, True, K_FIRST_VANGUARD)

    @step("vgg 5.4.3")
    def put_first_vanguard(self, game: Game) -> Flow:
        """It lies face down on the vanguard circle, and nobody else knows it."""
        placed = move(self.chosen, VANGUARD, self.done, face=FACE_DOWN)
        self.done += 1
        return self.then(placed, goto="choose_first_vanguard") if self.done == 1 else placed

    @step("vgg 5.4.3.1")
    def shuffle_decks(self, game: Game) -> Flow:
        """Both decks are shuffled; the G decks lie in the G zones."""
        return [*deck_shuffled(0, DECK), *deck_shuffled(1, DECK)]

    @step("vgg 5.4.3.2")
    def starting_player(self, game: Game) -> Flow:
        """Chance alone says who starts."""
        self.done = 0
        return roll(VAR_STARTER, 2)

    @step("vgg 5.4.3.4")
    def initial_hands(self, game: Game) -> Flow:
        """Each player draws five cards."""
        self.done += 1
        drawn = draw(self.done - 1, FIRST_HAND.value)
        return self.then(drawn, goto="initial_hands") if self.done == 1 else drawn

    @step("vgg 5.4.3.4")
    def choose_mulligan(self, game: Game) -> Flow:
        """The starting player first: any cards of the hand go back, once."""
        player = game.state.vars[VAR_STARTER] ^ (self.done - 2)
        hand = game.state.refs(game.state.zone(player, HAND))
        return Choose(player, hand, 0, len(hand), True, K_MULLIGAN)

    @step("vgg 5.4.3.4")
    def put_back(self, game: Game) -> Flow:
        """They are shuffled into the deck; with none put back nothing is shuffled."""
        player = game.state.vars[VAR_STARTER] ^ (self.done - 2)
        if not self.chosen:
            self.moved = []
            return None
        return [*move(self.chosen, DECK), *deck_shuffled(player, DECK)]

    @step("vgg 5.4.3.4")
    def draw_again(self, game: Game) -> Flow:
        """As many are drawn; then the other player."""
        player = game.state.vars[VAR_STARTER] ^ (self.done - 2)
        self.done += 1
        drawn = draw(player, len(self.moved)) if self.moved else None
        return self.then(drawn, goto="choose_mulligan") if self.done == 3 else drawn

    @step("vgg 6.1.1")
    def stand_up(self, game: Game) -> Flow:
        """Both vanguards are turned face up."""
        state = game.state
        return face(state.refs([*state.zone(0, VANGUARD), *state.zone(1, VANGUARD)]), FACE_UP)

    @step("vgg 6.2.1")
    def first_turn(self, game: Game) -> Flow:
        """The starting player is the first turn player."""
        return [set_var(VAR_FIRST_TURN, 1), begin_turn(game.state.vars[VAR_STARTER])]

    @step("vgg 6.2.1")
    def take_turn(self, game: Game) -> Flow:
        """A turn: the phases in their order."""
        return Turn()

    @step("vgg 6.8.1.5")
    def pass_turn(self, game: Game) -> Flow:
        """The next player's turn begins."""
        return [set_var(VAR_FIRST_TURN, 0), self.next_turn(game)]

    @step("vgg 6.2.1")
    def turn_after_turn(self, game: Game) -> Flow:
        """And so on, turn after turn."""
        return self.skip_to("take_turn")
