"""Section 13: all rule actions of the overDress era, as they are done at the same time."""

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.actions.riding import Ride
from bythebook.games.vanguard.battle.record import guardians
from bythebook.games.vanguard.d.actions.riding import riders_in_soul
from bythebook.games.vanguard.d.markers import stray_tokens
from bythebook.games.vanguard.d.rule_actions.damage import (
    DamageCheck,
    SettleDamage,
    being_checked,
    damaged_player,
    to_be_settled,
)
from bythebook.games.vanguard.d.rule_actions.illegal import (
    illegal_guardians,
    illegal_triggers,
    in_order_areas,
    not_orders,
    orders_not_played,
    orders_on_circles,
)
from bythebook.games.vanguard.d.single_sets.arms import (
    KeepOneOfArms,
    TakeOverArms,
    between_vanguards,
    handed_on,
    older_arms,
    placed_together,
    unheld,
)
from bythebook.games.vanguard.d.single_sets.prison import base_lost, freed
from bythebook.games.vanguard.d.zones.zones import ARMS, BASE, ORDER_ZONE, PRISON
from bythebook.games.vanguard.rule_actions.losing import losing
from bythebook.games.vanguard.rule_actions.no_vanguard import without_vanguard_but_soul
from bythebook.games.vanguard.zones.zones import DAMAGE, DROP, FIELD, SOUL
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.choosing import Choose
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import DONE, Flow, Procedure
from bythebook.kernel.state.changes import Change, move
from bythebook.kernel.state.zones import D_COUNTERS, D_EMPTIED


def losing_reads(kinds: int) -> int:
    """What has to have changed for somebody to lose: damage, or a zone that has become empty."""
    return D_EMPTIED | 1 << DAMAGE | 1 << (kinds + DAMAGE)


def due_reads(kinds: int) -> int:
    """What has to have changed for a rule action to be due, but for guardians and checked cards.

    Those are out of place when something is over: nothing about them has changed.
    """
    circles = 0
    for zone in (*FIELD, SOUL, ORDER_ZONE, PRISON, BASE):
        circles |= 1 << zone | 1 << (kinds + zone)
    return losing_reads(kinds) | circles | D_COUNTERS


@rule("vgd 13.1.3", nothing=[])
def put_away(game: Game) -> list[Change]:
    """All cards that must not be where they are go to the drop zone at the same time."""
    found = [*illegal_guardians(game), *illegal_triggers(game), *orders_on_circles(game)]
    found += [*orders_not_played(game), *not_orders(game)]
    found += [*freed(game), *base_lost(game)]
    tokens = stray_tokens(game)
    if tokens:
        return [*move(game.state.refs(found), DROP), *tokens]
    if arms_lie(game):
        found += [c for c in (*older_arms(game), *unheld(game)) if c not in found]
        return [*move(game.state.refs(found), DROP), *handed_on(game)]
    return move(game.state.refs(found), DROP)


def arms_lie(game: Game) -> bool:
    """Whether any vanguard circle has arms on it."""
    return bool(game.state.zone(0, ARMS) or game.state.zone(1, ARMS))


def rule_actions(game: Game, dirty: int) -> list[Change]:
    """All rule actions that are due, if none of them has anything to be chosen.

    `dirty` says what has changed since they were last looked for.
    """
    if dirty & losing_reads(game.state.kinds):
        changes = losing(game)
        if changes:
            return changes
    return [] if without_vanguard_but_soul(game) else put_away(game)


def rule_procedure(game: Game) -> Procedure | None:
    """Rule actions in which something is chosen; with none other due, damage, one card of it."""
    if without_vanguard_but_soul(game):
        return RideFromSoul()
    for player in (game.state.turn_player, 1 - game.state.turn_player):
        if placed_together(game, player):
            return KeepOneOfArms(player)
        if between_vanguards(game, player):
            return TakeOverArms(player)
    player = damaged_player(game)
    if player >= 0:
        return DamageCheck(player)
    return SettleDamage() if to_be_settled(game) else None


def nothing_due(game: Game) -> bool:
    """Whether no card lies where it may have to go without anything having changed."""
    nowhere = not guardians(game) and not being_checked(game)
    return nowhere and not in_order_areas(game) and not arms_lie(game)


def any_due(game: Game, dirty: int) -> bool:
    """Whether any rule action is due, whether or not there is anything to be chosen in it."""
    if dirty & losing_reads(game.state.kinds) and losing(game):
        return True
    if without_vanguard_but_soul(game) or put_away(game):
        return True
    if any(placed_together(game, p) or between_vanguards(game, p) for p in (0, 1)):
        return True
    return damaged_player(game) >= 0 or bool(to_be_settled(game))


@mypyc_attr(allow_interpreted_subclasses=True)
class RideFromSoul(Procedure):
    """Who is without a vanguard rides a card of the soul, the turn player first."""

    def __init__(self) -> None:
        self.riders: list[int] = []
        self.players: list[int] = []

    def by_rules(self) -> bool:
        return True

    @step("vgd 13.4.1")
    def choose_ride(self, game: Game) -> Flow:
        """They choose a card of the soul."""
        due = without_vanguard_but_soul(game)
        player = due[len(self.players)]
        return Choose(player, game.state.refs(riders_in_soul(game, player)), 1, 1)

    @step("vgd 13.4.1")
    def note_ride(self, game: Game) -> Flow:
        """And so on for both players."""
        due = without_vanguard_but_soul(game)
        self.riders = [*self.riders, *self.chosen]
        self.players = due[: len(self.players) + 1]
        return self.skip_to("choose_ride") if len(self.players) < len(due) else None

    @step("vgd 13.1.3")
    def act(self, game: Game) -> Flow:
        """What else is due happens along with it."""
        return put_away(game)

    @step("vgd 13.4.1")
    def ride(self, game: Game) -> Flow:
        """The cards that were chosen are ridden."""
        if not self.riders:
            return DONE
        rider, player = self.riders[0], self.players[0]
        self.riders, self.players = self.riders[1:], self.players[1:]
        return self.again(Ride(player, rider))
