"""Section 7.2: the resolution of an attack, from the attack step to the close step."""

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.battle.attack import AttackStep
from bythebook.games.vanguard.battle.close import CloseStep
from bythebook.games.vanguard.battle.damage import DamageStep
from bythebook.games.vanguard.battle.drive import DriveStep, drives_now
from bythebook.games.vanguard.battle.guard import GuardStep
from bythebook.games.vanguard.battle.record import noted
from bythebook.games.vanguard.texts.events import IS_HIT
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import step
from bythebook.kernel.procedure.procedure import Flow, Procedure
from bythebook.kernel.state.refs import NOTHING


@mypyc_attr(allow_interpreted_subclasses=True)
class AttackResolution(Procedure):
    """An attack: of a unit on others, both given by a text, or neither yet."""

    def __init__(self, attacker: int = NOTHING, attacked: int = NOTHING) -> None:
        self.attacker: int = attacker
        self.attacked: int = attacked

    def by_rules(self) -> bool:
        """A battle goes by rules, even one that a text has made."""
        return True

    @step("vgg 7.3.1.2.1", "vgd 10.3.1.3")
    def attack(self, game: Game) -> Flow:
        """First the attack step."""
        return AttackStep(self.attacker, self.attacked)

    @step("vgg 7.4.1.4.1", "vgg 7.4.1.7.1", "vgd 10.4.1.4.1", "vgd 10.4.1.7.1")
    def came_to_nothing(self, game: Game) -> Flow:
        """An attack that nobody can make, or on nobody, goes on at the close step."""
        return None if self.chosen else self.skip_to("close")

    @step("vgg 7.4.1.13", "vgd 10.4.1.13")
    def guard(self, game: Game) -> Flow:
        """Then the guard step."""
        return GuardStep()

    @step("vgg 7.5.1.2.1", "vgd 10.5.1.2.1")
    def drive(self, game: Game) -> Flow:
        """Then the drive step, if a vanguard attacks, or a rear-guard that drives."""
        return DriveStep() if drives_now(game) else None

    @step("vgg 7.6.1.4", "vgd 10.6.1.4")
    def damage(self, game: Game) -> Flow:
        """Then the damage step."""
        return DamageStep()

    @step("vgd 7.30.4")
    def note_hits(self, game: Game) -> Flow:
        """Whom it has hit is what is known of it when it is over."""
        self.result = noted(game, IS_HIT)
        return None

    @step("vgg 7.7.1.10", "vgd 10.7.1.9")
    def close(self, game: Game) -> Flow:
        """Then the close step."""
        return CloseStep()
