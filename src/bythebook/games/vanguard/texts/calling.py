"""Verbs that bring units onto circles: call, ride, move."""

from dataclasses import dataclass

from bythebook.games.vanguard.actions.calling import SuperiorCall, is_open
from bythebook.games.vanguard.actions.circles import (
    MoveToCircles,
    exchange_units,
    on_the_field,
)
from bythebook.games.vanguard.edition import edition
from bythebook.games.vanguard.zones.relations import related_circles
from bythebook.games.vanguard.zones.zones import (
    BACK_ROW,
    FRONT_ROW,
    GUARDIANS,
    REAR_GUARDS,
    SAME_COLUMN,
)
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import R_MOVED, Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Noun
from bythebook.kernel.language.words import YOU, players_of
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.refs import AS_ZONE, CARD
from bythebook.kernel.texts.verbs import BindsChosen


@dataclass(frozen=True)
class Onto:
    """The circles a text names: of which kinds, open ones only, in whose column, or this one's.

    `column` is a unit whose column it has to be; with `left`, it is the circle where the card was
    that the text has moved last, with `here` the one where the text's own card is or was.
    """

    circles: tuple[int, ...] = REAR_GUARDS
    open: bool = False
    column: Noun | None = None
    left: bool = False
    here: bool = False
    apart: bool = False
    """whether several cards go to different circles"""
    taken: bool = False
    """only circles that have a unit"""
    elsewhere: bool = False
    """not the one where the text's own card is or was"""

    def allowed(self, game: Game, frame: Resolve, player: int) -> list[int]:
        """The circles of a player that are meant now."""
        found = [
            z
            for z in self.circles
            if z not in REAR_GUARDS or z in edition(game).open_circles(game, player)
        ]
        if self.open:
            found = [z for z in found if is_open(game, player, z)]
        if self.taken:
            found = [z for z in found if game.state.zone(player, z)]
        if self.elsewhere:
            found = [z for z in found if player * game.state.kinds + z != frame.stood]
        if self.column is not None:
            units = self.column.refs(game, frame.source, frame.master, frame.regs)
            columns = [z for unit in units for z in columns_for(game, unit, player)]
            found = [z for z in found if z in columns]
        if self.left or self.here:
            where = frame.vacated if self.left else frame.stood
            if where < 0 or where // game.state.kinds != player:
                return []
            found = [z for z in found if z == where % game.state.kinds]
        return found


def columns_for(game: Game, unit: int, player: int) -> list[int]:
    """The circles of a player in the column of a unit, whosever the unit is."""
    kinds = game.state.kinds
    zones = [*related_circles(game, SAME_COLUMN, unit, player), game.last_zone(unit)]
    return [z % kinds for z in zones if z // kinds == player]


ANY_CIRCLE = Onto()
OPEN_CIRCLE = Onto(open=True, apart=True)
FRONT_CIRCLES = Onto(tuple([z for z in FRONT_ROW if z in REAR_GUARDS]))
BACK_CIRCLES = Onto(BACK_ROW)
GUARDIAN_CIRCLE = Onto((GUARDIANS,))


@dataclass(frozen=True)
class CallCards(BindsChosen):
    """Call cards; later words mean those that were called."""

    what: Noun
    onto: Onto = ANY_CIRCLE
    whose: int = YOU
    orientation: int = AS_ZONE
    reg: int = R_MOVED

    def run(self, frame: Resolve, game: Game) -> Flow:
        refs = self.what.refs(game, frame.source, frame.master, frame.regs)
        player = players_of(self.whose, frame.master)[0]
        circles = self.onto.allowed(game, frame, player)
        frame.chosen = []
        if not refs or not circles:
            return None
        return SuperiorCall(player, refs, circles, self.onto.apart, self.orientation, frame.master)


@dataclass(frozen=True)
class RideCard(BindsChosen):
    """Ride a card (a superior ride); later words mean the vanguard that it has become."""

    what: Noun
    whose: int = YOU
    reg: int = R_MOVED
    orientation: int = AS_ZONE

    def run(self, frame: Resolve, game: Game) -> Flow:
        refs = self.what.refs(game, frame.source, frame.master, frame.regs)
        frame.chosen = []
        player = players_of(self.whose, frame.master)[0]
        return edition(game).rides_of_text(player, refs, self.orientation) if refs else None


@dataclass(frozen=True)
class MoveUnits(BindsChosen):
    """Move units to other circles, each to one that is chosen."""

    what: Noun
    onto: Onto = ANY_CIRCLE
    by: int = YOU
    reg: int = R_MOVED

    def run(self, frame: Resolve, game: Game) -> Flow:
        frame.chosen = []
        refs = self.what.refs(game, frame.source, frame.master, frame.regs)
        refs = on_the_field(game, refs)
        if not refs:
            return None
        player = game.state.where[refs[0] & CARD] // game.state.kinds
        circles = self.onto.allowed(game, frame, player)
        chooser = players_of(self.by, frame.master)[0]
        return MoveToCircles(player, refs, circles, chooser)


@dataclass(frozen=True)
class ExchangeUnits(Effect):
    """Two units change places; if one of them is not there or does not move nothing was done."""

    first: Noun
    second: Noun

    def run(self, frame: Resolve, game: Game) -> Flow:
        one = self.first.refs(game, frame.source, frame.master, frame.regs)
        other = self.second.refs(game, frame.source, frame.master, frame.regs)
        found = on_the_field(game, [*one[:1], *other[:1]])
        moves = exchange_units(game, found[0], found[1]) if len(found) == 2 else []
        if not moves:
            frame.did = 0
        return moves


@dataclass(frozen=True)
class ExchangeTwo(Effect):
    """Two units that were chosen together change places."""

    what: Noun

    def run(self, frame: Resolve, game: Game) -> Flow:
        refs = self.what.refs(game, frame.source, frame.master, frame.regs)
        found = on_the_field(game, refs)
        return exchange_units(game, found[0], found[1]) if len(found) == 2 else None
