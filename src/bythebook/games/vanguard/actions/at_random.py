"""Section 3.16: choosing at random, as when a card is discarded so."""

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.texts.events import VAR_CHANCE
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import step
from bythebook.kernel.procedure.procedure import Flow, Procedure
from bythebook.kernel.state.changes import roll


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseAtRandom(Procedure):
    """Chance chooses so many of some cards, as far as there are any; its result is those."""

    def __init__(self, candidates: list[int] | None = None, count: int = 0) -> None:
        self.candidates: list[int] = candidates or []
        self.count: int = count
        self.rolled: bool = False

    @step("vgg 3.16.2", "vgd 12.4.2")
    def leave_to_chance(self, game: Game) -> Flow:
        """Each of those that are left has the same chance, one after the other."""
        if self.rolled:
            found = self.candidates[game.state.vars[VAR_CHANCE]]
            self.result = [*self.result, found]
            self.candidates = [ref for ref in self.candidates if ref != found]
            self.rolled = False
        if len(self.result) >= self.count or not self.candidates:
            return None
        self.rolled = True
        return self.again(roll(VAR_CHANCE, len(self.candidates)))
