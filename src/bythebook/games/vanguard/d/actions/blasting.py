"""Section 7.23: soul blasts that are no cost."""

from mypy_extensions import mypyc_attr

from bythebook.games.common.outline import times
from bythebook.games.vanguard.actions.charging import soul_blast
from bythebook.games.vanguard.zones.zones import SOUL
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import step
from bythebook.kernel.procedure.procedure import DONE, Flow, Procedure


@mypyc_attr(allow_interpreted_subclasses=True)
class SoulBlastByEffect(Procedure):
    """A player soul blasts because an effect says so."""

    def __init__(self, player: int = 0, count: int = 0) -> None:
        self.player: int = player
        self.count: int = times(count)

    @step("vgd 7.23.3")
    def all_or_none(self, game: Game) -> Flow:
        """Without as many cards in the soul as it says, none leaves it."""
        return None if len(game.state.zone(self.player, SOUL)) >= self.count else DONE

    @step("vgd 7.23.3")
    def choose(self, game: Game) -> Flow:
        """That player chooses them."""
        soul = game.state.refs(game.state.zone(self.player, SOUL))
        return game.book.choose(game, self.player, soul, self.count, False, False)

    @step("vgd 7.23.3")
    def put_away(self, game: Game) -> Flow:
        """They are put into the drop zone."""
        self.result = self.chosen
        return soul_blast(self.chosen)
