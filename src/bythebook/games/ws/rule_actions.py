"""Section 9: rule actions."""

from typing import Final

from mypy_extensions import mypyc_attr

from bythebook.games.common.abilities.timing import PayCost
from bythebook.games.common.outline import game_ends, loses_for
from bythebook.games.common.zones.zones import deck_shuffled
from bythebook.games.ws.cards import CLIMAX, POWER, TYPE
from bythebook.games.ws.outline import (
    LEVEL_FOUR,
    NO_CARDS,
    NO_RESHUFFLE,
    no_cards_left,
    too_many_levels,
)
from bythebook.games.ws.policy import FULL_CLOCK, LEVEL_UP_WAITS, RESHUFFLE_WAITS
from bythebook.games.ws.terms.terms import DamageProcess
from bythebook.games.ws.texts.events import EV_REFRESHED, K_LEVEL_UP, VAR_REFRESH
from bythebook.games.ws.zones.markers import unaffiliated_markers
from bythebook.games.ws.zones.zones import (
    CLIMAX_AREA,
    CLOCK,
    DECK,
    KINDS,
    LEVEL,
    MARKER_AREAS,
    RESOLUTION,
    STAGE,
    WAITING_ROOM,
)
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.choosing import Choose
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import Flow, Procedure
from bythebook.kernel.state.changes import Change, end_game, event, move, set_var
from bythebook.kernel.state.refs import NOTHING
from bythebook.kernel.state.zones import D_EFFECTS, D_EMPTIED, D_VARS

_DECK_BITS: Final = (1 << DECK) | (1 << KINDS + DECK)
_CLOCK_BITS: Final = (1 << CLOCK) | (1 << KINDS + CLOCK)
_ROOM_BITS: Final = (1 << WAITING_ROOM) | (1 << KINDS + WAITING_ROOM)
_LEVEL_BITS: Final = (1 << LEVEL) | (1 << KINDS + LEVEL)
_CLIMAX_BITS: Final = (1 << CLIMAX_AREA) | (1 << KINDS + CLIMAX_AREA)
_STAGE_BITS: Final = sum((1 << z) | (1 << KINDS + z) for z in STAGE)
_MARKER_BITS: Final = sum((1 << z) | (1 << KINDS + z) for z in MARKER_AREAS)

_STAGE_ZONES: Final = [player * KINDS + z for player in (0, 1) for z in STAGE]

INTERRUPT_READS: Final = _DECK_BITS | _CLOCK_BITS | _ROOM_BITS
RULE_READS: Final = (
    _LEVEL_BITS | _CLIMAX_BITS | _STAGE_BITS | _MARKER_BITS | D_EFFECTS | D_VARS | D_EMPTIED
)


@rule("ws 9.1.2.1.1.1", nothing=(0, 1))
def turn_player_first(game: Game) -> tuple[int, int]:
    """The turn player's interrupts come before the other player's."""
    return (game.state.turn_player, 1 - game.state.turn_player)


def interrupts_due(game: Game) -> list[tuple[int, Procedure]]:
    """9.1.2.1: the interrupt-type rule actions that are due, in order."""
    state = game.state
    zones = state.zones
    full = FULL_CLOCK.value
    if (
        zones[DECK]
        and zones[KINDS + DECK]
        and len(zones[CLOCK]) < full
        and len(zones[KINDS + CLOCK]) < full
    ):
        return []
    paying = game.holding > 0 and game.under_way(PayCost)
    due: list[tuple[int, Procedure]] = []
    for player in turn_player_first(game):
        if reshuffle_due(game, player) and not (paying and RESHUFFLE_WAITS.value):
            if zones[player * KINDS + WAITING_ROOM]:
                due.append((player, Reshuffle(player)))
            elif nothing_to_reshuffle(game, player):
                due.append((player, LostForCards(player)))
        if level_up_due(game, player) and not (paying and LEVEL_UP_WAITS.value):
            due.append((player, LevelUp(player)))
    return due


@rule("ws 9.1.2.2", "ws 9.1.2.2.1", nothing=[])
def rule_actions_due(game: Game, dirty: int) -> list[Change]:
    """What is the case in a check timing is acted upon; what was the case before is not."""
    zones = game.state.zones
    if dirty & (_LEVEL_BITS | D_EMPTIED) and (
        len(zones[LEVEL]) > 3
        or len(zones[KINDS + LEVEL]) > 3
        or not zones[DECK]
        or not zones[KINDS + DECK]
    ):
        losing = losers(game)
        if losing:
            return game_ends(losing)
    changes: list[Change] = []
    if dirty & (_STAGE_BITS | D_EFFECTS | game.sheet.reads):
        lowered = game.may_be_lowered(POWER)
        powers = game.values(POWER) if lowered else game.lib.printed[POWER]
        definition = game.state.definition
        weak = False
        crowded = False
        for zone in _STAGE_ZONES:
            cards = zones[zone]
            if cards:
                if len(cards) > 1:
                    crowded = True
                for card in cards:
                    if powers[card if lowered else definition[card]] <= 0:
                        weak = True
        if weak:
            changes += insufficient_power(game)
        if crowded:
            gone = [c[1] for c in changes]
            for zone in _STAGE_ZONES:
                if len(zones[zone]) > 1:
                    changes += [c for c in several_characters(game, zone) if c[1] not in gone]
    if game.state.beside:
        changes += unaffiliated_markers(game)
    for player in (0, 1):
        if len(zones[player * KINDS + CLIMAX_AREA]) > 1:
            changes += several_climaxes(game, player * KINDS + CLIMAX_AREA)
        if game.state.vars[VAR_REFRESH + player]:
            changes += refresh_point(game, player)
    return changes


@rule("ws 9.2.1", nothing=False)
def reshuffle_due(game: Game, player: int) -> bool:
    """An empty deck calls for a reshuffle, at once."""
    return not game.state.zones[player * KINDS + DECK]


@mypyc_attr(allow_interpreted_subclasses=True)
class Reshuffle(Procedure):
    """The waiting room becomes the deck."""

    def __init__(self, player: int = 0) -> None:
        self.player: int = player

    @step("ws 9.2.2")
    def move_cards(self, game: Game) -> Flow:
        """Every card of the waiting room goes to the deck."""
        state = game.state
        return move(state.refs(state.zone(self.player, WAITING_ROOM)), DECK, self.player)

    @step("ws 9.2.2")
    def shuffle(self, game: Game) -> Flow:
        """The deck is shuffled, and the refresh point grows by one."""
        points = game.state.vars[VAR_REFRESH + self.player]
        found = [*deck_shuffled(self.player, DECK), set_var(VAR_REFRESH + self.player, points + 1)]
        if game.lib.watched[EV_REFRESHED]:
            found.append(event(EV_REFRESHED, NOTHING, self.player))
        return found


@rule("ws 9.2.2.1", nothing=False)
def nothing_to_reshuffle(game: Game, player: int) -> bool:
    """No cards in the waiting room either, and no climax on its way there: the game is lost."""
    state = game.state
    if state.zones[player * KINDS + WAITING_ROOM]:
        return False
    return not climax_on_its_way(game, player)


def climax_on_its_way(game: Game, player: int) -> bool:
    """In the middle of that player's damage process, a climax that was turned up will end it."""
    state = game.state
    damage = game.frame_of(DamageProcess)
    if damage is None or damage.victim != player:
        return False
    types = game.values(TYPE)
    return any(types[c] & CLIMAX for c in state.zones[player * KINDS + RESOLUTION])


@mypyc_attr(allow_interpreted_subclasses=True)
class LostForCards(Procedure):
    """No deck and nothing to make one of: the game is lost."""

    def __init__(self, player: int = 0) -> None:
        self.player: int = player

    @step("ws 9.2.2.1")
    def lose(self, game: Game) -> Flow:
        """That player loses immediately."""
        return end_game(1 - self.player, NO_RESHUFFLE)


@rule("ws 9.3.1", nothing=False)
def level_up_due(game: Game, player: int) -> bool:
    """Seven cards in the clock call for a level up, at once."""
    return len(game.state.zones[player * KINDS + CLOCK]) >= FULL_CLOCK.value


@mypyc_attr(allow_interpreted_subclasses=True)
class LevelUp(Procedure):
    """One of the lowest seven cards of the clock becomes a level."""

    def __init__(self, player: int = 0) -> None:
        self.player: int = player

    @step("ws 9.3.2")
    def choose(self, game: Game) -> Flow:
        """The player chooses one of the seven cards from the bottom of the clock."""
        state = game.state
        lowest = state.refs(state.zone(self.player, CLOCK)[:7])
        return Choose(self.player, lowest, 1, 1, False, K_LEVEL_UP)

    @step("ws 9.3.2")
    def level_up(self, game: Game) -> Flow:
        """It goes to the level, the other six to the waiting room."""
        state = game.state
        lowest = state.refs(state.zone(self.player, CLOCK)[:7])
        return [
            *move(self.chosen, LEVEL, self.player),
            *move([r for r in lowest if r not in self.chosen], WAITING_ROOM),
        ]


@rule("ws 9.4.1", nothing=[])
def losers(game: Game) -> list[tuple[int, int]]:
    """Every player who meets a losing condition loses, with the reason."""
    found: list[tuple[int, int]] = []
    for player in (0, 1):
        met: list[int] = []
        if level_four(game, player):
            met.append(LEVEL_FOUR)
        if out_of_cards(game, player):
            met.append(NO_CARDS)
        why = loses_for(met)
        if why != NOTHING:
            found.append((player, why))
    return found


@rule("ws 9.4.1.1", nothing=False)
def level_four(game: Game, player: int) -> bool:
    """Four cards in the level: lost."""
    return too_many_levels(len(game.state.zones[player * KINDS + LEVEL]))


@rule("ws 9.4.1.2", nothing=False)
def out_of_cards(game: Game, player: int) -> bool:
    """No card in the deck and none in the waiting room: lost."""
    zones = game.state.zones
    return no_cards_left(
        len(zones[player * KINDS + DECK]), len(zones[player * KINDS + WAITING_ROOM])
    )


@rule("ws 9.5.1", nothing=[])
def insufficient_power(game: Game) -> list[Change]:
    """Characters with a power of zero or less go to the waiting room."""
    state = game.state
    powers = game.values(POWER)
    weak: list[int] = []
    for player in (0, 1):
        base = player * KINDS
        for zone in STAGE:
            for card in state.zones[base + zone]:
                if powers[card] <= 0:
                    weak.append(state.ref(card))
    return move(weak, WAITING_ROOM)


@rule("ws 9.6.1", nothing=[])
def several_characters(game: Game, zone: int) -> list[Change]:
    """Of several characters on a position only the one placed last stays."""
    cards = game.state.zones[zone]
    together = placed_together(game, zone)
    if together:
        return together
    return move(game.state.refs(cards[:-1]), WAITING_ROOM)


@rule("ws 9.6.2", nothing=[])
def placed_together(game: Game, zone: int) -> list[Change]:
    """If the last ones were placed at the same time, none stays."""
    state = game.state
    cards = state.zones[zone]
    if state.arrived[cards[-1]] != state.arrived[cards[-2]]:
        return []
    return move(state.refs(cards), WAITING_ROOM)


@rule("ws 9.7.1", nothing=[])
def several_climaxes(game: Game, zone: int) -> list[Change]:
    """Of several climaxes in a climax area only the one placed last stays."""
    cards = game.state.zones[zone]
    together = climaxes_together(game, zone)
    if together:
        return together
    return move(game.state.refs(cards[:-1]), WAITING_ROOM)


@rule("ws 9.7.2", nothing=[])
def climaxes_together(game: Game, zone: int) -> list[Change]:
    """If the last ones were placed at the same time, none stays."""
    state = game.state
    cards = state.zones[zone]
    if state.arrived[cards[-1]] != state.arrived[cards[-2]]:
        return []
    return move(state.refs(cards), WAITING_ROOM)


@rule("ws 9.9.1", nothing=[])
def refresh_point(game: Game, player: int) -> list[Change]:
    """With a refresh point, the top card of the deck goes to the clock, and a point is gone."""
    state = game.state
    points = state.vars[VAR_REFRESH + player]
    if points < 1:
        return []
    return [
        *move(state.top(player, DECK), CLOCK, player),
        set_var(VAR_REFRESH + player, points - 1),
    ]
