"""Check timing, and paying a cost."""

from mypy_extensions import mypyc_attr

from bythebook.kernel.abilities.abilities import AUTO
from bythebook.kernel.abilities.timing import CheckTiming
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import cited, step
from bythebook.kernel.procedure.procedure import DONE, Flow
from bythebook.kernel.texts.costs import Pay
from bythebook.kernel.texts.pay_at_once import PayAtOnce


@mypyc_attr(allow_interpreted_subclasses=True)
class RuleCheckTiming(CheckTiming):
    """Rule actions, then automatic abilities one by one, until nothing is left."""

    played: int = 0
    """1 if an ability was played since rule actions were last looked for"""

    def play_chosen(self, game: Game) -> Flow:
        """Play the ability chosen, and see then whether anything is left."""
        self.played = int(bool(self.answer))
        return self.play_standby(game, "over")

    def nothing_left(self, game: Game) -> bool:
        """Whether neither rules nor abilities would do anything more."""
        if game.state.standby or game.rule_action_due():
            return False
        return not game.state_met()

    @step(
        "ws 8.5.1.1",
        "ws 4.4.2",
        "dbs 4-5-3-1",
        "dbs 4-5-2",
        "vgg 8.4.1.1",
        "vgg 3.5.2",
        "vgd 11.6.1.1",
    )
    def all_rule_actions(self, game: Game) -> Flow:
        """Every rule action that is due happens at the same time; again, until none is due.

        Until then no automatic ability is played.
        """
        return self.due_rule_actions(game)

    @step(
        "ws 8.5.1.2",
        "ws 8.7.3.1",
        "dbs 4-5-3-2",
        "dbs 8-6-4",
        "vgg 8.4.1.2",
        "vgg 8.6.3.1",
        "vgd 11.6.1.2",
        "vgd 11.8.10.1",
    )
    def choose_turn_player(self, game: Game) -> Flow:
        """The turn player chooses one of their abilities in standby, in the order they like.

        Without any, it is over.
        """
        if not game.state.standby:
            return DONE
        asked = self.ask_standby(game, game.state.turn_player)
        if asked is not None:
            return asked
        return self.straight_to("resolve_turn_player", game)

    @step("ws 8.5.1.2", "dbs 4-5-3-2", "vgg 8.4.1.2", "vgd 11.6.1.2")
    def resolve_turn_player(self, game: Game) -> Flow:
        """It is played and resolved; back to the rule actions."""
        return self.play_chosen(game)

    @step(
        "ws 8.5.1.3",
        "ws 8.7.3.1",
        "dbs 4-5-3-3",
        "dbs 8-6-4",
        "vgg 8.4.1.3",
        "vgg 8.6.3.1",
        "vgd 11.6.1.3",
        "vgd 11.8.10.1",
    )
    def choose_other_player(self, game: Game) -> Flow:
        """Only then the other player chooses one of theirs, in the order they like."""
        return self.ask_standby(game, 1 - game.state.turn_player)

    @step("ws 8.5.1.3", "dbs 4-5-3-3", "vgg 8.4.1.3", "vgd 11.6.1.3")
    def resolve_other_player(self, game: Game) -> Flow:
        """It is played and resolved; back to the rule actions."""
        return self.play_chosen(game)

    @step("ws 8.5.1.4", "dbs 4-5-3-4", "vgg 8.4.1.4", "vgd 11.6.1.4", "vgd 7.13.1.1")
    def over(self, game: Game) -> Flow:
        """Only with nothing left to play is the check timing over."""
        if not self.played or self.nothing_left(game):
            return DONE
        self.played = 0
        return self.start_over()


@mypyc_attr(allow_interpreted_subclasses=True)
class PayCost(Pay):
    """Pay a cost: its actions in the order written, with no interrupt in between."""

    @step("ws 8.4.2.1", "dbs 8-4-2-1")
    def choose_for_part(self, game: Game) -> Flow:
        """What the next action is done with."""
        return self.choose_part(game)

    @step("ws 8.4.2.1", "dbs 8-4-2-1")
    def pay_part(self, game: Game) -> Flow:
        """It is done; then the next."""
        return self.pay_for_part(game)


@mypyc_attr(allow_interpreted_subclasses=True)
class PayWholeCost(PayAtOnce):
    """Pay a cost: all that it takes is chosen, then all its actions are done at the same time."""

    def asks_for(self, game: Game, clause: str) -> str:
        paid = self.paid_for
        automatic = paid >= 0 and game.lib.abilities[paid].kind == AUTO
        return cited(game.book.name, "vgg 8.6.4", "vgd 11.8.11") if automatic else clause

    @step("vgg 8.5.2.3", "vgg 8.6.4", "vgd 11.8.2.2", "vgd 11.8.11")
    def choose_for_parts(self, game: Game) -> Flow:
        """What the next action is to be done with."""
        return self.choose_next(game)

    @step("vgg 8.5.2.3", "vgg 8.6.4", "vgd 11.8.2.2", "vgd 11.8.11")
    def until_all_is_chosen(self, game: Game) -> Flow:
        """And so on; until then nothing is done."""
        return self.note_choice(game)

    @step("vgg 8.5.2.3", "vgg 8.6.4", "vgd 11.7.1", "vgd 11.8.2.2", "vgd 11.8.11")
    def pay_all_at_once(self, game: Game) -> Flow:
        """All of it is done at the same time, or none of it."""
        return self.pay_whole(game)

    @step("vgd 7.26.2")
    def next_time_has_come(self, game: Game) -> Flow:
        """What was said of the next time that something is paid is over."""
        return game.book.once_paid(game, self.player, self.paid_for, self.source)
