"""Characters that change places, and cards taken from the bottom of a zone."""

from dataclasses import dataclass

from bythebook.games.common.outline import as_far_as_possible, times
from bythebook.games.ws.terms.terms import FromDeck
from bythebook.games.ws.texts.events import CANNOT_MOVE, VAR_CHECKS
from bythebook.games.ws.texts.placing import PlaceCharacters
from bythebook.games.ws.zones.zones import STAGE, facing
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import R_BATCH, R_MOVED, Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Amount, Noun, Regs
from bythebook.kernel.language.words import YOU, players_of
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.changes import Change, move, orient, set_var
from bythebook.kernel.state.continuous_ops import CHAR_CANNOT
from bythebook.kernel.state.refs import AS_ZONE, CARD, NOTHING, TOP
from bythebook.kernel.texts.verbs import BindsChosen, BindsMoved, MovesCards


def may_move(game: Game, ref: int) -> bool:
    """Whether nothing keeps a character from changing its position."""
    if not game.guard_possible:
        return True
    return not game.value(CHAR_CANNOT, ref & CARD) & CANNOT_MOVE


@dataclass(frozen=True)
class Reposition(BindsChosen):
    """Move characters to open positions of their stage; whoever does it chooses which."""

    what: Noun
    positions: tuple[int, ...] = STAGE
    faced: bool = False
    """only to where somebody of the other player faces"""
    left: bool = False
    """only to where the card stood that was moved last"""
    reg: int = NOTHING
    """what later words call those that really moved"""

    def run(self, frame: Resolve, game: Game) -> Flow:
        state = game.state
        frame.chosen = []
        refs = [
            r
            for r in self.what.refs(game, frame.source, frame.master, frame.regs)
            if state.kind_of(r & CARD) in STAGE and may_move(game, r)
        ]
        if not refs:
            return None
        player = state.side_of(refs[0] & CARD)
        # Its own position is no other one.
        own = state.kind_of(refs[0] & CARD)
        positions = [z for z in self.positions if z != own]
        if self.left:
            gone = frame.vacated >= 0 and bool(frame.regs[R_MOVED])
            positions = [z for z in positions if gone and player * state.kinds + z == frame.vacated]
        if self.faced:
            across = [z for z in STAGE if state.zone(1 - player, z)]
            positions = [z for z in positions if facing(z) in across]
        return PlaceCharacters(
            player, refs, positions, True, state.orient[refs[0] & CARD], frame.master
        )


def exchanged(game: Game, refs: list[int], turn: int) -> list[Change]:
    """Two characters of one stage change places; nothing, if one of them cannot move."""
    state = game.state
    if len(refs) != 2 or not all(may_move(game, r) for r in refs):
        return []
    one, other = (state.where[r & CARD] for r in refs)
    kinds = state.kinds
    if one // kinds != other // kinds:
        return []
    if one % kinds not in STAGE or other % kinds not in STAGE:
        return []
    player = one // kinds
    turned = [state.orient[r & CARD] if turn == AS_ZONE else turn for r in refs]
    return [
        *move([refs[0]], other % kinds, player, orient=turned[0]),
        *move([refs[1]], one % kinds, player, orient=turned[1]),
    ]


@dataclass(frozen=True)
class ExchangeOnStage(MovesCards):
    """Two characters change places, as they are or turned; without both nothing is done."""

    state: int = AS_ZONE
    reg: int = NOTHING
    """what later words call those that really changed places"""

    def run(self, frame: Resolve, game: Game) -> Flow:
        frame.moved = []
        refs = self.cards(frame, game)
        return exchanged(game, refs, self.state)


@dataclass(frozen=True)
class TakeBottom(BindsMoved):
    """Put cards from the bottom of a zone elsewhere, or from its top to an end of another."""

    source: int
    to: int
    count: Amount
    whose: int = YOU
    top: bool = False
    index: int = TOP

    def register(self) -> int:
        return R_BATCH

    def run(self, frame: Resolve, game: Game) -> Flow:
        player = players_of(self.whose, frame.master)[0]
        zone = game.state.zone(player, self.source)
        count = times(self.count.value(game, frame.source, frame.master, frame.regs))
        most = as_far_as_possible(count, len(zone))
        if self.top:
            found = game.state.top(player, self.source, most)
        else:
            found = game.state.refs(zone[:most])
        frame.moved = []
        return move(found, self.to, index=self.index)


@dataclass(frozen=True)
class TakeBottomUpTo(BindsChosen):
    """Put up to so many cards from the bottom of a zone elsewhere, one at a time."""

    source: int
    to: int
    count: Amount
    whose: int = YOU

    def register(self) -> int:
        return R_BATCH

    def run(self, frame: Resolve, game: Game) -> Flow:
        player = players_of(self.whose, frame.master)[0]
        count = times(self.count.value(game, frame.source, frame.master, frame.regs))
        frame.chosen = []
        taking = FromDeck(player, self.source, self.to, count, True)
        taking.bottom = True
        return taking


@dataclass(frozen=True)
class ExchangeZones(BindsMoved):
    """A card in one zone and one in another change places; unless both do nothing is done."""

    one: Noun
    other: Noun
    reg: int = NOTHING
    """what later words call those that really changed places"""

    def run(self, frame: Resolve, game: Game) -> Flow:
        frame.moved = []
        state = game.state
        one = self.one.refs(game, frame.source, frame.master, frame.regs)
        other = self.other.refs(game, frame.source, frame.master, frame.regs)
        if len(one) != 1 or len(other) != 1:
            return None
        here, there = state.where[one[0] & CARD], state.where[other[0] & CARD]
        if here < 0 or there < 0:
            return None
        kinds = state.kinds
        moves = [
            *move(one, there % kinds, there // kinds),
            *move(other, here % kinds, here // kinds),
        ]
        return [] if game.forbidden_any(moves) else moves


@dataclass(frozen=True)
class TriggerChecks(Effect):
    """In the attack under way, so many trigger checks are performed."""

    count: int

    def run(self, frame: Resolve, game: Game) -> Flow:
        return set_var(VAR_CHECKS, times(self.count - 1))


@dataclass(frozen=True)
class TopOf(Noun):
    """The top card of one of a player's zones that everybody sees."""

    zone: int
    whose: int = YOU

    def refs(self, game: Game, source: int, master: int, regs: Regs) -> list[int]:
        return game.state.top(players_of(self.whose, master)[0], self.zone)

    def reads(self, game: Game, source: int, master: int) -> int:
        player = players_of(self.whose, master)[0]
        return 1 << (player * game.state.kinds + self.zone)


@dataclass(frozen=True)
class KeepUnturned(Effect):
    """Which of some cards can be turned: those that are not in that state already (1.3.3.1)."""

    what: Noun
    state: int
    reg: int

    def run(self, frame: Resolve, game: Game) -> Flow:
        found = [
            r
            for r in self.what.refs(game, frame.source, frame.master, frame.regs)
            if game.state.orient[r & CARD] != self.state
            and not game.forbidden_any(orient([r], self.state))
        ]
        frame.bind(self.reg, found)
        return None
