"""Section 6.4.1.2: the G assist step."""

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.abilities.requirements import vanguard_grade
from bythebook.games.vanguard.actions.moving import remove
from bythebook.games.vanguard.cards.cards import GRADE
from bythebook.games.vanguard.g.texts.events import K_G_ASSIST, P_G_ASSIST, V_G_ASSIST
from bythebook.games.vanguard.g.zones.zones import G_ZONE
from bythebook.games.vanguard.turn.beginning import begins
from bythebook.games.vanguard.zones.zones import DECK, HAND
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.choosing import Choose
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import CHECK, DONE, Ask, Flow, Procedure
from bythebook.kernel.state.changes import move, reveal
from bythebook.kernel.state.options import V_PASS
from bythebook.kernel.state.refs import BOTH, CARD


@rule("vgg 6.4.1.2.2.1", nothing=True)
def of_low_grade(game: Game, player: int) -> bool:
    """The vanguard is not of grade 3 or more."""
    return vanguard_grade(game, player) < 3


@rule("vgg 6.4.1.2.2.2", nothing=True)
def enough_to_remove(game: Game, player: int) -> bool:
    """Two cards or more are in the G zone."""
    return len(game.state.zone(player, G_ZONE)) >= 2


@rule("vgg 6.4.1.2.2.3", nothing=True)
def none_to_ride(game: Game, player: int) -> bool:
    """No card of the hand is of one grade more than the vanguard."""
    wanted = vanguard_grade(game, player) + 1
    return all(game.value(GRADE, c) != wanted for c in game.state.zone(player, HAND))


@mypyc_attr(allow_interpreted_subclasses=True)
class GAssistStep(Procedure):
    """The turn player may look for a card to ride, at the price of others."""

    def __init__(self) -> None:
        self.player: int = 0
        self.looked: list[int] = []
        self.of_hand: list[int] = []

    @step("vgg 6.4.1.2.1.1")
    def begin(self, game: Game) -> Flow:
        """What waits for the step's beginning stands by."""
        self.player = game.state.turn_player
        return begins(game, P_G_ASSIST)

    @step("vgg 6.4.1.2.1.1")
    def check(self, game: Game) -> Flow:
        """A check timing."""
        return CHECK

    @step("vgg 6.4.1.2.1.2", "vgg 6.4.1.2.3")
    def ask(self, game: Game) -> Flow:
        """Whoever meets all the conditions may search; with any of them not met nobody may.

        The hand is nobody else's to see: the question is asked whatever it holds.
        """
        player = self.player
        if not of_low_grade(game, player) or not enough_to_remove(game, player):
            return DONE
        options = [(V_G_ASSIST,), (V_PASS,)] if none_to_ride(game, player) else [(V_PASS,)]
        hidden = bool(game.state.zone(player, HAND))
        return Ask(player, K_G_ASSIST, list(options), hidden, len(options) - 1)

    @step("vgg 6.4.1.2.1.3")
    def declined(self, game: Game) -> Flow:
        """Who does not search goes on."""
        return DONE if not self.answer or self.answer[0] == V_PASS else None

    @step("vgg 6.4.1.2.4")
    def show_hand(self, game: Game) -> Flow:
        """The hand is shown, so that the opponent sees that the conditions are met."""
        return reveal(game.state.refs(game.state.zone(self.player, HAND)), BOTH)

    @step("vgg 6.4.1.2.5")
    def look(self, game: Game) -> Flow:
        """The player looks at five cards from the top of the deck."""
        self.looked = game.state.top(self.player, DECK, 5)
        return reveal(self.looked, 1 << self.player)

    @step("vgg 6.4.1.2.5")
    def choose(self, game: Game) -> Flow:
        """One of them that is of one grade more than the vanguard may be chosen."""
        wanted = vanguard_grade(game, self.player) + 1
        found = [r for r in self.looked if game.value(GRADE, r & CARD) == wanted]
        return Choose(self.player, found, 0, 1, True, K_G_ASSIST)

    @step("vgg 6.4.1.2.5")
    def take(self, game: Game) -> Flow:
        """It is shown and taken in hand; with none taken, only the deck is shuffled."""
        if not self.chosen:
            return self.skip_to("shuffle_deck")
        return [*reveal(self.chosen, BOTH), *move(self.chosen, HAND)]

    @step("vgg 6.4.1.2.5", "vgg 6.4.1.2.5.2")
    def choose_of_hand(self, game: Game) -> Flow:
        """Two cards of the hand are chosen, or as many as there are."""
        hand = game.state.refs(game.state.zone(self.player, HAND))
        count = min(2, len(hand))
        return Choose(self.player, hand, count, count, True, K_G_ASSIST)

    @step("vgg 6.4.1.2.5", "vgg 6.4.1.2.5.2")
    def choose_of_g_zone(self, game: Game) -> Flow:
        """And two cards of the G zone, or as many as there are."""
        self.of_hand = self.chosen
        there = game.state.refs(game.state.zone(self.player, G_ZONE))
        count = min(2, len(there))
        return Choose(self.player, there, count, count, True, K_G_ASSIST)

    @step("vgg 6.4.1.2.5", "vgg 6.4.1.2.5.1")
    def remove_them(self, game: Game) -> Flow:
        """They are shown and removed, where everybody can look at them."""
        gone = [*self.of_hand, *self.chosen]
        return [*reveal(gone, BOTH), *remove(gone)]

    @step("vgg 6.4.1.2.5")
    def shuffle_deck(self, game: Game) -> Flow:
        """The deck is shuffled, even if no card was taken."""
        return game.book.shuffled(self.player, DECK)
