"""Section 11.6 where it is not as in the earlier era: what is settled last in a check timing."""

from mypy_extensions import mypyc_attr

from bythebook.games.common.abilities.timing import RuleCheckTiming
from bythebook.games.vanguard.d.rule_actions.damage import to_be_settled
from bythebook.kernel.game.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class CheckTiming(RuleCheckTiming):
    """A check timing that is not over as long as damage waits for nothing else to be left."""

    def nothing_left(self, game: Game) -> bool:
        return super().nothing_left(game) and not to_be_settled(game)
