"""Section 8.6: playing automatic abilities that stand by."""

from mypy_extensions import mypyc_attr

from bythebook.games.common.abilities.resolving import carry_out
from bythebook.games.vanguard.edition import edition
from bythebook.games.vanguard.other.cannot_use import spent_if_changed, spent_once_played
from bythebook.kernel.abilities.timing import PlayAuto
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import step
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.changes import TAKE


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayStandby(PlayAuto):
    """Play an automatic ability that stands by."""

    began: int = 0
    """what had happened when it began to resolve"""

    @step("vgg 8.1.1.2.3.1")
    def restrict(self, game: Game) -> Flow:
        """A limit on further uses counts from now on, even where what is asked for is missing."""
        limit = game.lib.abilities[self.ability].limit
        return spent_once_played(self.source, self.ability, limit)

    @step("vgd 11.2.1.2.1", "vgd 12.3.1.1.1")
    def note_beginning(self, game: Game) -> Flow:
        """What comes of it from now on counts as its doing."""
        self.began = game.state.batch
        return None

    @step("vgd 7.6.4")
    def not_looked_yet(self, game: Game) -> Flow:
        """What other effects have looked at is another matter."""
        return edition(game).not_looked_yet(game)

    @step("vgg 8.5.3.5", "vgd 11.8.3.1", "vgd 11.8.15")
    def carry_out_auto(self, game: Game) -> Flow:
        """What it says is done."""
        return carry_out(self, game)

    @step("vgd 11.2.1.2.1", "vgd 12.3.1.1.1")
    def restrict_if_changed(self, game: Game) -> Flow:
        """A limit on further uses counts if anything at all has come of it."""
        limit = game.lib.abilities[self.ability].limit
        return spent_if_changed(game, self.source, self.ability, limit, self.began)

    @step("vgd 16.4.3")
    def text_done(self, game: Game) -> Flow:
        """What comes of it before anything else happens."""
        return edition(game).text_done(game, self.source, self.ability)

    @step("vgg 8.6.3", "vgd 11.8.10")
    def extinguish(self, game: Game) -> Flow:
        """Once it has resolved, one occurrence of its standing by is used up."""
        return (TAKE, self.index)

    @step("vgg 10.34.1", "vgd 7.30.1")
    def attacks_afterwards(self, game: Game) -> Flow:
        """Attacks that it has called for come when it has been carried out."""
        return edition(game).attacks_called_for(game)

    @step("vgg 10.35.1.2")
    def over(self, game: Game) -> Flow:
        """What lasts as long as a text does ends."""
        return edition(game).text_over(game)

    @step("vgd 17.4.1.1")
    def battle_is_over(self, game: Game) -> Flow:
        """If it has ended the turn, what was going on is over."""
        return edition(game).turn_is_ending(game)

    @step("vgd 17.4.1.2")
    def on_to_the_end(self, game: Game) -> Flow:
        """And the game goes on to the end phase."""
        return edition(game).on_to_the_end(game)
