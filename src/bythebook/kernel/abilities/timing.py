"""Check timing, interrupts, and playing what is in standby."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.abilities.triggers import spoken_for, state_triggers
from bythebook.kernel.procedure.clauses import step
from bythebook.kernel.procedure.procedure import DONE, Ask, Flow, Procedure
from bythebook.kernel.state.changes import TAKE, Change
from bythebook.kernel.state.options import K_INTERRUPT, K_STANDBY, V_FIRST, V_STANDBY, V_UNPLAYED
from bythebook.kernel.state.refs import NOTHING

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class RuleTiming(Procedure):
    """A timing at which rule actions are done: no part of the text amid which it occurs.

    `processed` is the last batch before rule actions were done, NOTHING when none were.
    """

    def __init__(self) -> None:
        self.processed: int = NOTHING

    def by_rules(self) -> bool:
        return True

    def process(self, game: "Game", dirty: int) -> list[Change]:
        """The rule actions that are due, by what has changed since they were last looked for."""
        changes = game.book.rule_actions(game, dirty) if dirty else []
        self.processed = game.state.batch if changes else NOTHING
        return changes


@mypyc_attr(allow_interpreted_subclasses=True)
class CheckTiming(RuleTiming):
    """Rule actions until none is due, then one automatic ability, and again, until none is left."""

    def due_rule_actions(self, game: "Game") -> Flow:
        """Every rule action that is due, at the same time."""
        dirty = game.changed_for_rules(self.processed)
        changes = self.process(game, dirty)
        if changes:
            return self.again(changes)
        procedure = game.book.rule_procedure(game, dirty)
        if procedure is not None:
            return self.again(procedure)
        return state_triggers(game) if game.awaits_state() else None

    def ask_standby(self, game: "Game", player: int) -> Flow:
        """Which of a player's abilities in standby is played; one alone is not asked about.

        Where the book says so one may cease to stand by without being played.
        """
        self.answer = ()
        standby = game.state.standby
        if not standby:
            return None
        for place, entry in enumerate(standby):
            if game.book.drops_standby(game, entry):
                return self.again((TAKE, place))
        mine = [i for i, e in enumerate(standby) if e[0] == player]
        if game.lib.secret:
            mine = [i for i in mine if not spoken_for(game, standby[i])]
        if not mine:
            return None
        first = standby[mine[0]]
        optional = [i for i in mine if game.book.may_go_unplayed(game, standby[i])]
        # The same thing twice is the same, whenever it was triggered.
        alike = len(mine) == 1 or all(standby[i][:7] == first[:7] for i in mine)
        if alike and not optional:
            self.answer = (V_STANDBY, first[1], first[2], first[3], mine[0])
            return None
        options: list[Change] = [
            (V_STANDBY, standby[i][1], standby[i][2], standby[i][3], i) for i in mine
        ]
        options += [(V_UNPLAYED, standby[i][1], standby[i][2], standby[i][3], i) for i in optional]
        return Ask(player, K_STANDBY, options)

    def play_standby(self, game: "Game", goto: str) -> Flow:
        """Play the ability chosen, or leave it unplayed, then go on at a step."""
        if not self.answer:
            return None
        verb, index = self.answer[0], self.answer[4]
        self.answer = ()
        if verb == V_UNPLAYED:
            return self.then((TAKE, index), goto)
        return self.then(game.book.play_auto(index, game.state.standby[index]), goto)

    @step("kernel check timing")
    def rule_actions(self, game: "Game") -> Flow:
        """Resolve every rule action that is due, at the same time; repeat."""
        return self.due_rule_actions(game)

    @step("kernel check timing")
    def turn_player(self, game: "Game") -> Flow:
        """The turn player chooses one of their abilities in standby."""
        return self.ask_standby(game, game.state.turn_player)

    @step("kernel check timing")
    def play_turn_player(self, game: "Game") -> Flow:
        """It is played and resolved; start over."""
        return self.play_standby(game, "rule_actions")

    @step("kernel check timing")
    def other_player(self, game: "Game") -> Flow:
        """The other player chooses one of theirs."""
        return self.ask_standby(game, 1 - game.state.turn_player)

    @step("kernel check timing")
    def play_other_player(self, game: "Game") -> Flow:
        """It is played and resolved; start over."""
        return self.play_standby(game, "rule_actions")


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayAuto(Resolve):
    """Play an automatic ability that is in standby, and resolve it."""

    def __init__(self, index: int = 0, entry: Change = ()) -> None:
        if entry:
            super().__init__(entry[2], entry[1], entry[0], entry[3], entry[4], entry[5], entry[6])
            self.triggered = entry[7]
        else:
            super().__init__()
        self.index: int = index

    @step("kernel play auto")
    def take_up(self, game: "Game") -> Flow:
        """One occurrence of its standby is used up."""
        return (TAKE, self.index)

    @step("kernel play auto")
    def carry_out(self, game: "Game") -> Flow:
        """Do what its text says."""
        return self.next_instruction(game)


@mypyc_attr(allow_interpreted_subclasses=True)
class Interrupts(Procedure):
    """Interrupt-type rule actions: the turn player's first, each player's in their own order."""

    def __init__(self) -> None:
        self.holds = True

    def by_rules(self) -> bool:
        return True

    def ask_first(self, game: "Game") -> Flow:
        """Which of the due ones comes first, if one player has several."""
        due = game.book.interrupts(game)
        if not due:
            return DONE
        player = due[0][0]
        mine = sum(1 for who, _ in due if who == player)
        self.answer = (V_FIRST, 0)
        if mine > 1:
            return Ask(player, K_INTERRUPT, [(V_FIRST, i) for i in range(mine)])
        return None

    @step("kernel interrupts")
    def find(self, game: "Game") -> Flow:
        """Whose comes first."""
        return self.ask_first(game)

    @step("kernel interrupts")
    def run(self, game: "Game") -> Flow:
        """Do it, then look again."""
        return self.start_over(game.book.interrupts(game)[self.answer[1]][1])
