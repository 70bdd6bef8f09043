"""Section 8, replacement effects."""

from mypy_extensions import mypyc_attr

from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.changes import EVENT, Change
from bythebook.kernel.state.refs import CARD
from bythebook.kernel.texts.replacement import Replace


@rule("ws 8.10.2.1", "dbs 8-9-2-1", "vgg 8.2.1.3", "vgd 11.10.2.1", nothing=0)
def master_decides(game: Game, change: Change) -> int:
    """If it would befall a card, the card's master decides."""
    return game.state.master[change[1] & CARD]


@rule("ws 8.10.2.2", "dbs 8-9-2-2", "vgg 8.2.1.3", "vgd 11.10.2.2", nothing=0)
def performer_decides(game: Game, change: Change) -> int:
    """If it would befall something being done, whoever does it decides."""
    return change[3] if change[3] >= 0 else game.state.turn_player


def affected_player(game: Game, change: Change) -> int:
    """Whom the consequences of an event meet that would be replaced."""
    if change[0] == EVENT:
        return performer_decides(game, change)
    return master_decides(game, change)


@rule("ws 8.10.3", "dbs 8-9-3", "vgg 8.2.1.3.2", "vgd 11.10.3", "vgd 11.3.1.3.2", nothing=True)
def can_choose(game: Game, ability: int, source: int, player: int) -> bool:
    """A choice that cannot be carried out replaces nothing."""
    return game.can_pay(ability, source, player)


@mypyc_attr(allow_interpreted_subclasses=True)
class ReplaceEvents(Replace):
    """What would happen at the same time, with what happens instead."""

    @step("kernel replacement")
    def next_event(self, game: Game) -> Flow:
        """One event after the other."""
        return self.find(game)

    @step("ws 8.10.2", "dbs 8-9-2", "vgg 8.2.1.3", "vgd 11.10.2")
    def choose_first(self, game: Game) -> Flow:
        """Of several replacements the player whom it meets chooses which comes first."""
        return self.ask_which(game)

    @step("kernel replacement")
    def pay_for_choice(self, game: Game) -> Flow:
        """What is chosen is done."""
        return self.pay_for(game)

    @step("ws 8.10.1", "dbs 8-9-1", "vgg 8.2.1.3", "vgd 11.10.1", "vgd 11.3.1.3")
    def replace_event(self, game: Game) -> Flow:
        """The event does not happen; what the effect says happens instead."""
        return self.replace_change(game)

    @step("kernel replacement")
    def next_look(self, game: Game) -> Flow:
        """And so on, until nothing more is replaced."""
        return self.look_again(game)
