"""Section 8, choosing while a text resolves."""

from mypy_extensions import mypyc_attr

from bythebook.games.common.policy import LEAST_UNSEEN, LEAST_UP_TO
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.choosing import Choose
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import DONE, Flow
from bythebook.kernel.state.changes import reveal
from bythebook.kernel.state.refs import BOTH


@rule(
    "ws 8.6.3.1",
    "dbs 8-5-3-1",
    "vgg 8.5.4.1",
    "vgg 10.10.1.2",
    "vgd 11.8.4.1",
    "vgd 7.9.3",
    nothing=0,
)
def must_choose(count: int, most: int) -> int:
    """A number to choose has to be chosen in full, as far as that can be done."""
    return min(count, most)


@rule("ws 8.6.3.1.2", "dbs 8-5-3-3", "vgg 8.5.4.1.2", "vgd 11.8.4.1.2", "vgd 1.3.2.4", nothing=0)
def as_many_as_possible(count: int, available: int) -> int:
    """With fewer to choose from, all of those."""
    return max(0, min(count, available))


@rule("ws 8.6.3.1.3", "dbs 8-5-3-4", "vgg 8.5.4.1.3", "vgd 11.8.4.1.3", nothing=False)
def anything_to_choose(available: int, unseen: bool) -> bool:
    """With nothing to choose from nothing is chosen; among unseen cards nobody else can tell."""
    return available > 0 or unseen


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseTargets(Choose):
    """Choose targets while resolving, one at a time."""

    @step("ws 8.6.3", "dbs 8-5-3", "vgg 8.5.4", "vgd 11.8.4")
    def choose_one(self, game: Game) -> Flow:
        """One of what fits now."""
        flow = self.next_pick(game)
        return self.pass_over() if flow is DONE else flow

    @step("ws 8.6.3", "dbs 8-5-3", "vgg 8.5.4", "vgd 11.8.4")
    def choose_next(self, game: Game) -> Flow:
        """And the next, until there are enough or the player stops."""
        return self.start_over() if self.take_pick(game) else None

    @step("dbs 11-2-1")
    def show_chosen(self, game: Game) -> Flow:
        """What was chosen for a quality among cards unseen is revealed, even unasked."""
        return reveal(self.result, BOTH) if self.hidden else None


def choose_targets(
    player: int, candidates: list[int], count: int, up_to: bool, unseen: bool
) -> Choose | None:
    """The choosing that a text asks for."""
    most = max(0, count) if unseen else as_many_as_possible(count, len(candidates))
    if not anything_to_choose(len(candidates), unseen):
        return None
    least = must_choose(count, most)
    if up_to:
        least = min(least, LEAST_UP_TO.value)
    if unseen:
        least = min(least, LEAST_UNSEEN.value)
    return ChooseTargets(player, candidates, least, most, unseen)
