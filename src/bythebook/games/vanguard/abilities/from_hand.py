"""Automatic abilities of cards in the hand: nobody learns of one that is not played."""

from mypy_extensions import mypyc_attr

from bythebook.games.common.abilities.held import FromHand
from bythebook.games.vanguard.other.cannot_use import unusable
from bythebook.games.vanguard.texts.events import K_FROM_HAND
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import step
from bythebook.kernel.procedure.procedure import Flow


@mypyc_attr(allow_interpreted_subclasses=True)
class HandAbilities(FromHand):
    """A player plays automatic abilities of cards in the hand, or says nothing of them."""

    def kind(self) -> int:
        return K_FROM_HAND

    def can_be_played(self, game: Game, source: int) -> bool:
        return not unusable(game, source, self.entry[2], self.entry[0])

    @step("vgg 8.6.3", "vgd 11.8.10")
    def extinguish(self, game: Game) -> Flow:
        """One occurrence of standing by is used up."""
        return self.take_up()

    @step("vgg 8.6.3", "vgd 11.8.10", "vgd 11.1.1.2.1.1")
    def choose(self, game: Game) -> Flow:
        """The player chooses a card whose ability is played, or none, and is asked without one."""
        return self.ask_which(game)

    @step("vgg 8.6.3", "vgd 11.8.10", "vgd 11.1.1.2.1.1")
    def play(self, game: Game) -> Flow:
        """It is played, and then another may be; or nothing is said of the rest."""
        return self.play_chosen(game, "choose")
