"""Section 9: all rule actions of the G era, as they are done at the same time."""

from typing import Final

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.actions.riding import Ride
from bythebook.games.vanguard.g.rule_actions.damage import DamageProcess, damaged_vanguard
from bythebook.games.vanguard.g.rule_actions.guardians import illegal_guardians
from bythebook.games.vanguard.g.rule_actions.overloaded import (
    crowds,
    leaves_for,
    overloaded,
    vanguards_too_many,
)
from bythebook.games.vanguard.g.zones.zones import KINDS
from bythebook.games.vanguard.rule_actions.losing import losing
from bythebook.games.vanguard.rule_actions.no_vanguard import without_vanguard_but_soul
from bythebook.games.vanguard.zones.zones import (
    DAMAGE,
    DECK,
    DROP,
    GUARDIANS,
    SOUL,
    VANGUARD,
    VANGUARD_AND_REAR,
)
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.choosing import Choose
from bythebook.kernel.procedure.clauses import step
from bythebook.kernel.procedure.procedure import DONE, Flow, Procedure
from bythebook.kernel.state.changes import Change, move
from bythebook.kernel.state.refs import CARD, NOTHING
from bythebook.kernel.state.zones import D_COUNTERS, D_EMPTIED, D_JOINED, D_LINKS

_DAMAGE: Final = 1 << DAMAGE | 1 << (KINDS + DAMAGE)
_VANGUARDS: Final = 1 << VANGUARD | 1 << (KINDS + VANGUARD)
EMPTIED_READS: Final = (
    1 << DECK | 1 << (KINDS + DECK) | 1 << SOUL | 1 << (KINDS + SOUL) | _VANGUARDS
)
"""of which zones one has to have become empty for somebody to lose, unless by damage"""
CIRCLE_READS: Final = D_JOINED | D_LINKS | _VANGUARDS
"""what has to have changed for a circle to hold too many units, or no vanguard: a unit has come to
where another is, or something about a vanguard circle is otherwise"""
DAMAGE_READS: Final = D_COUNTERS | _VANGUARDS
"""what has to have changed for a vanguard to have damage to be processed"""
DUE_READS: Final = D_EMPTIED | _DAMAGE | CIRCLE_READS | DAMAGE_READS
"""what has to have changed for a rule action to be due, but for guardians out of place: those are
out of place because a battle is over, and nothing about them has changed"""


def crowded(game: Game, dirty: int) -> bool:
    """Whether, by what has changed, a circle holds too many units."""
    return bool(crowds(game, VANGUARD_AND_REAR if dirty & D_JOINED else (VANGUARD,)))


def may_lose(dirty: int) -> bool:
    """Whether, by what has changed, somebody could lose."""
    return dirty & _DAMAGE != 0 or (dirty & D_EMPTIED != 0 and dirty & EMPTIED_READS != 0)


def rule_actions(game: Game, dirty: int) -> list[Change]:
    """All rule actions that are due, if none of them has anything to be chosen.

    `dirty` says what has changed since they were last looked for.
    """
    if may_lose(dirty):
        changes = losing(game)
        if changes:
            return changes
    if not dirty & CIRCLE_READS:
        return dropped_guardians(game)
    if without_vanguard_but_soul(game):
        return []
    if not crowded(game, dirty):
        return dropped_guardians(game)
    found = overloaded(game)
    if any(len(staying) > 1 for _, _, staying in found):
        return []
    return [*cleared(game, [staying[0] for _, _, staying in found]), *dropped_guardians(game)]


def rule_procedure(game: Game, dirty: int) -> Procedure | None:
    """Rule actions in which something is chosen; with none other due, the damage process."""
    if dirty & CIRCLE_READS and (without_vanguard_but_soul(game) or crowded(game, dirty)):
        return ChosenRuleActions()
    vanguard = damaged_vanguard(game)
    if vanguard < 0:
        return None
    return DamageProcess(game.state.master[vanguard & CARD], vanguard)


def any_due(game: Game, dirty: int) -> bool:
    """Whether any rule action is due, whether or not there is anything to be chosen in it."""
    zones = game.state.zones
    if (zones[GUARDIANS] or zones[KINDS + GUARDIANS]) and illegal_guardians(game):
        return True
    if not dirty & DUE_READS:
        return False
    if may_lose(dirty) and losing(game):
        return True
    if dirty & CIRCLE_READS and (without_vanguard_but_soul(game) or crowded(game, dirty)):
        return True
    return dirty & DAMAGE_READS != 0 and damaged_vanguard(game) != NOTHING


def dropped_guardians(game: Game) -> list[Change]:
    """Guardians that must not be there go to the drop zone."""
    found = illegal_guardians(game)
    return move(game.state.refs(found), DROP) if found else []


def cleared(game: Game, staying: list[int]) -> list[Change]:
    """From every overloaded circle all units go but those that stay."""
    changes: list[Change] = []
    for _, circle, units in crowds(game):
        going = [c for c in units if c not in staying]
        for card in going:
            changes += leaves_for(game, card, circle)
    return changes


@mypyc_attr(allow_interpreted_subclasses=True)
class ChosenRuleActions(Procedure):
    """Rule actions in which players choose, the turn player first, and then all at once."""

    def __init__(self) -> None:
        self.circle: int = 0
        self.staying: list[int] = []
        self.riders: list[int] = []
        self.players: list[int] = []

    def by_rules(self) -> bool:
        return True

    def asks_for(self, game: Game, clause: str) -> str:
        if clause != "vgg 9.3.3":
            return clause
        player, circle, _ = overloaded(game)[self.circle]
        return "vgg 9.3.7" if circle != VANGUARD else vanguards_too_many(game, player)

    @step("vgg 9.3.3", "vgg 9.3.4", "vgg 9.3.5", "vgg 9.3.7")
    def choose_staying(self, game: Game) -> Flow:
        """Of units that came to a circle at the same time its player chooses one to stay."""
        crowded = overloaded(game)
        if not crowded:
            return self.pass_over()
        player, _, staying = crowded[self.circle]
        return Choose(player, game.state.refs(staying), 1, 1)

    @step("vgg 9.3.3", "vgg 9.3.4", "vgg 9.3.5", "vgg 9.3.7")
    def note_staying(self, game: Game) -> Flow:
        """And so on for every such circle."""
        self.staying = [*self.staying, *[ref & CARD for ref in self.chosen]]
        self.circle += 1
        more = self.circle < len(overloaded(game))
        return self.skip_to("choose_staying") if more else None

    @step("vgg 9.5.1")
    def choose_ride(self, game: Game) -> Flow:
        """Who has no vanguard chooses a card of the soul."""
        due = without_vanguard_but_soul(game)
        if not due:
            return self.pass_over()
        player = due[len(self.players)]
        return Choose(player, game.state.refs(game.state.zone(player, SOUL)), 1, 1)

    @step("vgg 9.5.1")
    def note_ride(self, game: Game) -> Flow:
        """And so on for both players."""
        due = without_vanguard_but_soul(game)
        self.riders = [*self.riders, *self.chosen]
        self.players = due[: len(self.players) + 1]
        return self.skip_to("choose_ride") if len(self.players) < len(due) else None

    @step("vgg 9.1.3")
    def act(self, game: Game) -> Flow:
        """All of it happens at the same time."""
        return [*cleared(game, self.staying), *dropped_guardians(game)]

    @step("vgg 9.5.1")
    def ride(self, game: Game) -> Flow:
        """The cards that were chosen are ridden."""
        if not self.riders:
            return DONE
        rider, player = self.riders[0], self.players[0]
        self.riders, self.players = self.riders[1:], self.players[1:]
        return self.again(Ride(player, rider))
