"""Section 7.3: the battle phase, and its start step."""

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.battle.attack_by_effect import attacks_called_for
from bythebook.games.vanguard.battle.battle import AttackResolution
from bythebook.games.vanguard.battle.requirements import possible_attackers
from bythebook.games.vanguard.texts.events import (
    K_ATTACK,
    P_BATTLE,
    P_START_STEP,
    V_TO_ATTACK,
)
from bythebook.games.vanguard.turn.beginning import begins
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import CHECK, DONE, Ask, Flow, Procedure
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.options import V_PASS


@rule("vgg 7.3.1.3", "vgd 10.3.2", nothing=True)
def can_attack(game: Game) -> bool:
    """Who has nobody to attack with, or nobody to attack, cannot choose to attack."""
    return bool(possible_attackers(game, game.state.turn_player, 1))


@mypyc_attr(allow_interpreted_subclasses=True)
class BattlePhase(Procedure):
    """One attack after the other, as long as the turn player wants."""

    @step("vgg 7.3.1.1", "vgd 10.3.1.1")
    def begin(self, game: Game) -> Flow:
        """Only as the phase begins: what waits for it and its first step stands by."""
        return [begins(game, P_BATTLE), begins(game, P_START_STEP)]

    @step("vgg 7.3.1.1", "vgd 10.3.1.1")
    def check(self, game: Game) -> Flow:
        """A check timing."""
        return CHECK

    @step("vgg 7.3.1.2", "vgg 7.1.1", "vgd 10.3.1.2", "vgd 10.1.1")
    def choose(self, game: Game) -> Flow:
        """The turn player chooses whether to attack."""
        options: list[Change] = [(V_TO_ATTACK,)] if can_attack(game) else []
        return Ask(game.state.turn_player, K_ATTACK, [*options, (V_PASS,)], default=len(options))

    @step("vgg 7.3.1.2.2", "vgd 10.3.1.4")
    def no_attack(self, game: Game) -> Flow:
        """Who does not goes on to the next phase."""
        return DONE if not self.answer or self.answer[0] == V_PASS else None

    @step("vgg 7.3.1.2.1", "vgd 10.3.1.3")
    def attack(self, game: Game) -> Flow:
        """Who does attacks, with nobody given yet to attack or be attacked.

        The check timing in between would find nothing: nothing has happened since the last.
        """
        return AttackResolution()

    @step("vgg 10.34.1.3", "vgd 7.30.2")
    def attacks_of_texts(self, game: Game) -> Flow:
        """Attacks that texts have called for in it come first."""
        return attacks_called_for(game)

    @step("vgg 7.8.1.5", "vgd 10.8.1.4")
    def next_attack(self, game: Game) -> Flow:
        """Then again from the start step."""
        return self.skip_to("choose")
