"""Sections 8.4 to 8.7 as procedures: check timing, standby, paying, choosing."""

from mypy_extensions import mypyc_attr

from bythebook.games.ws.cards import ENCORE
from bythebook.games.ws.keywords.keyword_actions import keywords_used
from bythebook.games.ws.texts.events import CANNOT_ENCORE
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.abilities.timing import CheckTiming, PlayAuto
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.choosing import Choose
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import DONE, Flow, last
from bythebook.kernel.state.changes import TAKE
from bythebook.kernel.state.continuous_ops import CHAR_CANNOT
from bythebook.kernel.texts.costs import Pay


@mypyc_attr(allow_interpreted_subclasses=True)
class RuleCheckTiming(CheckTiming):
    """Rule actions, then automatic abilities one by one, until nothing is left."""

    def __init__(self) -> None:
        super().__init__()
        self.played: int = 0

    def playable_standby(self, mine: list[int]) -> list[int]:
        return in_any_order(mine)

    def play_chosen(self, game: Game) -> Flow:
        """Play the ability chosen, and see then whether anything is left."""
        self.played = int(bool(self.answer))
        return self.play_standby(game, "over")

    @step("ws 8.5.1.1")
    def all_rule_actions(self, game: Game) -> Flow:
        """Every rule action that is due happens at the same time; again, until none is due."""
        return self.due_rule_actions(game) if rule_actions_first() else None

    @step("ws 8.5.1.2")
    def choose_turn_player(self, game: Game) -> Flow:
        """The turn player chooses one of their abilities in standby."""
        return self.ask_standby(game, game.state.turn_player)

    @step("ws 8.5.1.2")
    def resolve_turn_player(self, game: Game) -> Flow:
        """It is played and resolved; back to the rule actions."""
        return self.play_chosen(game)

    @step("ws 8.5.1.3")
    def choose_other_player(self, game: Game) -> Flow:
        """Only then the other player chooses one of theirs."""
        return self.ask_standby(game, 1 - game.state.turn_player)

    @step("ws 8.5.1.3")
    def resolve_other_player(self, game: Game) -> Flow:
        """It is played and resolved; back to the rule actions."""
        return self.play_chosen(game)

    @step("ws 8.5.1.4")
    def over(self, game: Game) -> Flow:
        """Only with nothing left to play is the check timing over."""
        if not self.played:
            return DONE
        self.played = 0
        return self.start_over()


@rule("ws 4.4.2", nothing=False)
def rule_actions_first() -> bool:
    """No automatic ability is played in a check timing while a rule action is still due."""
    return True


@rule("ws 8.7.3.1", nothing=[])
def in_any_order(standby: list[int]) -> list[int]:
    """A player plays all their abilities in standby, in the order they like."""
    return standby


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
        return execute_once(self, game)

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


@rule("ws 8.8.1")
def execute_once(frame: Resolve, game: Game) -> Flow:
    """What a text says is done once, one instruction after the other."""
    return frame.next_instruction(game)


@rule("ws 8.6.3.1", nothing=0)
def must_choose(count: int) -> int:
    """A number to choose has to be chosen in full."""
    return count


@rule("ws 8.6.3.1.1", nothing=False)
def up_to_any(up_to: bool) -> bool:
    """With "up to", any number from none on."""
    return up_to


@rule("ws 8.6.3.1.2", nothing=0)
def as_many_as_possible(count: int, available: int) -> int:
    """With fewer to choose from, all of those."""
    return max(0, min(count, available))


@rule("ws 8.6.3.1.4", nothing=False)
def may_decline(unseen: bool) -> bool:
    """Of unseen cards, nobody can be held to having found one that fits."""
    return unseen


@rule("ws 8.6.3.1.3", nothing=False)
def anything_to_choose(available: int, unseen: bool) -> bool:
    """With nothing to choose from nothing is chosen; among unseen cards nobody else can tell."""
    return available > 0 or unseen


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseTargets(Choose):
    """Choose targets while resolving, one at a time."""

    @step("ws 8.6.3")
    def choose_one(self, game: Game) -> Flow:
        """One of what fits now."""
        return self.next_pick(game)

    @step("ws 8.6.3")
    def choose_next(self, game: Game) -> Flow:
        """And the next, until there are enough or the player stops."""
        if not self.take_pick(game):
            return DONE
        return self.start_over()


def choose_targets(
    player: int, candidates: list[int], count: int, up_to: bool, unseen: bool
) -> Choose | None:
    """8.6.3: the choosing that a text asks for."""
    most = max(0, count) if unseen else as_many_as_possible(count, len(candidates))
    if not anything_to_choose(len(candidates), unseen):
        return None
    least = min(must_choose(count), most)
    if up_to_any(up_to) or may_decline(unseen):
        least = 0
    return ChooseTargets(player, candidates, least, most, unseen)


@mypyc_attr(allow_interpreted_subclasses=True)
class PayCost(Pay):
    """Pay a cost: its actions in the order written, with no interrupt in between."""

    @step("ws 8.4.2.1")
    def choose_for_part(self, game: Game) -> Flow:
        """What the next action is done with."""
        if self.place >= len(game.book.cost_of(game, self.paid_for, self.source)):
            return DONE
        return self.choose_part(game)

    @step("ws 8.4.2.1")
    def pay_part(self, game: Game) -> Flow:
        """It is done; then the next."""
        return self.pay_for_part(game)
