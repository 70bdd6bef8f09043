"""Section 13: all rule actions of the overDress era, as they are done at the same time."""

from typing import Final

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.actions.riding import Ride
from bythebook.games.vanguard.battle.record import guardians
from bythebook.games.vanguard.cards.cards import NAMES
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
from bythebook.games.vanguard.d.zones.zones import ARMS, BASE, KINDS, ORDER_ZONE, PRISON
from bythebook.games.vanguard.rule_actions.losing import losing
from bythebook.games.vanguard.rule_actions.no_vanguard import without_vanguard_but_soul
from bythebook.games.vanguard.zones.zones import DAMAGE, DROP, FIELD, SOUL, VANGUARD
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.choosing import Choose
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import DONE, Flow, Procedure
from bythebook.kernel.state.changes import Change, move
from bythebook.kernel.state.zones import D_COUNTERS, D_EMPTIED, D_FACE, D_LINKS

ANYTHING: Final = -1
"""whatever could have changed"""


def losing_reads(kinds: int) -> int:
    """What has to have changed for somebody to lose: damage, or a zone that has become empty."""
    return D_EMPTIED | 1 << DAMAGE | 1 << (kinds + DAMAGE)


def both(kinds: int, *zones: int) -> int:
    """Zones of both players, as bits."""
    bits = 0
    for zone in zones:
        bits |= 1 << zone | 1 << (kinds + zone)
    return bits


VANGUARD_READS: Final = both(KINDS, VANGUARD, SOUL)
"""what has to have changed for somebody to be without a vanguard"""
ON_CIRCLES_READS: Final = D_FACE | both(KINDS, *FIELD, ARMS)
"""what has to have changed for an order to lie on a circle"""
ARMS_READS: Final = D_LINKS | both(KINDS, VANGUARD, ARMS)
"""what has to have changed for arms to be held by nobody, or by one who has others, if no names
change"""


def due_reads(kinds: int) -> int:
    """What has to have changed for a rule action to be due, but for guardians and checked cards.

    Those are out of place when something is over: nothing about them has changed.
    """
    places = both(kinds, *FIELD, SOUL, ORDER_ZONE, PRISON, BASE)
    return losing_reads(kinds) | places | D_COUNTERS


@rule("vgd 13.1.3", nothing=[])
def put_away(game: Game, dirty: int) -> list[Change]:
    """All cards that must not be where they are go to the drop zone at the same time."""
    found = [*illegal_guardians(game), *illegal_triggers(game)]
    if dirty & ON_CIRCLES_READS:
        found += orders_on_circles(game)
    if in_order_areas(game):
        found += [*orders_not_played(game), *not_orders(game)]
    found += [*freed(game), *base_lost(game)]
    tokens = stray_tokens(game)
    if tokens:
        return [*move(game.state.refs(found), DROP), *tokens]
    if arms_may_be_due(game, dirty):
        found += [c for c in (*older_arms(game), *unheld(game)) if c not in found]
        return [*move(game.state.refs(found), DROP), *handed_on(game)]
    return move(game.state.refs(found), DROP) if found else []


def arms_lie(game: Game) -> bool:
    """Whether any vanguard circle has arms on it."""
    return bool(game.state.zone(0, ARMS) or game.state.zone(1, ARMS))


def arms_may_be_due(game: Game, dirty: int) -> bool:
    """Whether, by what has changed, arms may have to be put away or held by another."""
    return arms_lie(game) and (dirty & ARMS_READS != 0 or game.sheet.writable >> NAMES & 1 != 0)


def rule_actions(game: Game, dirty: int) -> list[Change]:
    """All rule actions that are due, if none of them has anything to be chosen.

    `dirty` says what has changed since they were last looked for.
    """
    if dirty & losing_reads(game.state.kinds):
        changes = losing(game)
        if changes:
            return changes
    if dirty & VANGUARD_READS and without_vanguard_but_soul(game):
        return []
    return put_away(game, dirty)


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
    if dirty & VANGUARD_READS and without_vanguard_but_soul(game):
        return True
    if put_away(game, dirty):
        return True
    if arms_may_be_due(game, dirty) and any(
        placed_together(game, p) or between_vanguards(game, p) for p in (0, 1)
    ):
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
        return put_away(game, ANYTHING)

    @step("vgd 13.4.1")
    def ride(self, game: Game) -> Flow:
        """The cards that were chosen are ridden."""
        if not self.riders:
            return DONE
        rider, player = self.riders[0], self.players[0]
        self.riders, self.players = self.riders[1:], self.players[1:]
        return self.again(Ride(player, rider))
