"""Section 7.7: the damage step."""

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.actions.damage import deal_damage
from bythebook.games.vanguard.actions.moving import retire
from bythebook.games.vanguard.battle.record import (
    attacked,
    attacking,
    guardians,
    note_hit,
    noted,
)
from bythebook.games.vanguard.battle.requirements import cannot, leader
from bythebook.games.vanguard.battle.unhit import as_if_hit
from bythebook.games.vanguard.cards.cards import CRITICAL, POWER
from bythebook.games.vanguard.edition import edition
from bythebook.games.vanguard.texts.events import (
    CANNOT_BE_HIT,
    EV_HIT,
    EV_NO_HIT,
    IS_ATTACKED,
    IS_ATTACKING,
    P_DAMAGE,
)
from bythebook.games.vanguard.turn.beginning import begins
from bythebook.games.vanguard.zones.zones import REAR_GUARDS, VANGUARD
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import CHECK, Flow, Procedure
from bythebook.kernel.state.changes import Change, event
from bythebook.kernel.state.refs import CARD, NOTHING


@rule("vgg 7.7.1.2", "vgg 2.5.1", "vgd 10.7.1.2", "vgd 2.5.1", nothing=False)
def hits(game: Game, attacker: int, unit: int) -> bool:
    """An attack hits a unit that has no more power than the attacking one."""
    if cannot(game, unit, CANNOT_BE_HIT):
        return False
    return game.value(POWER, unit) <= game.value(POWER, attacker)


@rule("vgg 7.7.1.3", "vgd 10.7.1.2.1", nothing=[])
def both_there(game: Game) -> list[int]:
    """Powers are compared only of units that are still where they were, of the same master."""
    return attacked(game) if attacking(game) else []


@rule("vgg 7.7.1.5.1", "vgg 2.7.1", "vgd 10.7.1.4.1", "vgd 2.7.1", nothing=0)
def damage_of(game: Game, attacker: int) -> int:
    """As much as its critical; of none or less nothing is dealt."""
    return max(0, game.value(CRITICAL, attacker))


@mypyc_attr(allow_interpreted_subclasses=True)
class DamageStep(Procedure):
    """Whether the attack hits, and what comes of it."""

    def __init__(self) -> None:
        self.hit: list[int] = []

    @step("vgg 7.7.1.1", "vgd 10.7.1.1")
    def begin(self, game: Game) -> Flow:
        """What waits for the damage step stands by."""
        return begins(game, P_DAMAGE)

    @step("vgg 7.7.1.1", "vgd 10.7.1.1")
    def check_beginning(self, game: Game) -> Flow:
        """A check timing."""
        return CHECK

    @step("vgg 7.7.1.2", "vgd 10.7.1.2")
    def compare(self, game: Game) -> Flow:
        """The powers of the attacking and the attacked units are compared."""
        attacker = leader(game)
        self.hit = [r for r in both_there(game) if hits(game, attacker, r & CARD)]
        return None

    @step("vgg 7.7.1.5", "vgg 3.15.1.1", "vgd 10.7.1.4", "vgd 11.5.2.1")
    def deal_damage(self, game: Game) -> Flow:
        """To a vanguard that was hit the attacking unit deals damage."""
        attacker = leader(game)
        if attacker == NOTHING or edition(game).deals_no_damage(game, attacker):
            return None
        amount = damage_of(game, attacker)
        source = game.state.ref(attacker)
        dealt: list[Change] = []
        for ref in self.hit:
            if game.state.alive(ref) and game.state.kind_of(ref & CARD) == VANGUARD:
                dealt += deal_damage(game, ref, amount, source)
        return dealt

    @step("vgg 7.7.1.6", "vgd 10.7.1.5")
    def check_damage(self, game: Game) -> Flow:
        """A check timing, in which the damage is processed."""
        return CHECK

    @step(
        "vgg 7.7.1.7",
        "vgg 7.7.1.4",
        "vgd 10.7.1.6",
        "vgd 10.7.1.6.1",
        "vgd 10.7.1.7",
        "vgd 10.7.1.3",
    )
    def hit_or_not(self, game: Game) -> Flow:
        """Only now the attack hits, or does not: what waits for that stands by."""
        player = game.state.turn_player
        return [
            *note_hit(game, self.hit),
            *[
                event(EV_HIT if unit in self.hit else EV_NO_HIT, attacker, player, 0, unit)
                for attacker in noted(game, IS_ATTACKING)
                for unit in noted(game, IS_ATTACKED)
            ],
            *as_if_hit(game, self.hit),
        ]

    @step("vgg 7.7.1.8")
    def check_hit(self, game: Game) -> Flow:
        """A check timing."""
        return CHECK

    @step("vgg 7.7.1.9")
    def retire_first(self, game: Game) -> Flow:
        """First those guardians are retired that the era retires before the others."""
        return retire(game, edition(game).retired_first(game))

    @step("vgg 7.7.1.9", "vgd 10.7.1.9")
    def retire_guardians(self, game: Game) -> Flow:
        """Then all guardians."""
        return retire(game, game.state.refs(guardians(game)))

    @step("vgg 7.7.1.9", "vgd 10.7.1.9")
    def retire_rear_guards(self, game: Game) -> Flow:
        """Then the rear-guards that were hit."""
        state = game.state
        hit = [r for r in self.hit if state.alive(r) and state.kind_of(r & CARD) in REAR_GUARDS]
        return retire(game, hit)

    @step("vgg 7.7.1.10", "vgd 10.7.1.9")
    def check_retired(self, game: Game) -> Flow:
        """A check timing, then the close step."""
        return CHECK
