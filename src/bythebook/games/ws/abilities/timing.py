"""Section 8.7.3: playing automatic abilities that are in standby."""

from mypy_extensions import mypyc_attr

from bythebook.games.common.abilities.resolving import carry_out
from bythebook.games.ws.cards import ENCORE
from bythebook.games.ws.keywords.keyword_actions import keywords_used
from bythebook.games.ws.texts.events import CANNOT_ENCORE
from bythebook.kernel.abilities.timing import PlayAuto
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import step
from bythebook.kernel.procedure.procedure import Flow, last
from bythebook.kernel.state.changes import TAKE
from bythebook.kernel.state.continuous_ops import CHAR_CANNOT


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayStandby(PlayAuto):
    """Play an automatic ability that is in standby."""

    def can_be_played(self, game: Game) -> bool:
        """Whether nothing keeps the ability from being played."""
        if not game.guard_possible or not game.lib.abilities[self.ability].marks & ENCORE:
            return True
        # A player can be kept from using it, or the character that has left the stage.
        barred = game.value(CHAR_CANNOT, self.master) | game.last_value(CHAR_CANNOT, self.source)
        return not barred & CANNOT_ENCORE

    @step("ws 8.6.2.4.4")
    def carry_out_auto(self, game: Game) -> Flow:
        """What it says is done."""
        if not self.at and not self.can_be_played(game):
            return self.skip_to("extinguish_unplayable")
        return carry_out(self, game)

    @step("ws 8.7.3")
    def extinguish(self, game: Game) -> Flow:
        """Once it has resolved, one occurrence of its standby is used up."""
        return last([(TAKE, self.index), *keywords_used(game, self)]) if self.paid else None

    @step("ws 8.7.3.2.1")
    def extinguish_declined(self, game: Game) -> Flow:
        """Not paying for it uses one up too."""
        return last([(TAKE, self.index)]) if not self.paid else None

    @step("ws 8.7.3.2")
    def extinguish_unplayable(self, game: Game) -> Flow:
        """So does not being able to play it."""
        return None if self.at else (TAKE, self.index)
