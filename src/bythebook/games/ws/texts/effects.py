"""Verbs and costs of this game's card texts, on top of those every book shares."""

from dataclasses import dataclass

from bythebook.games.common.outline import as_far_as_possible, times
from bythebook.games.ws.terms.terms import DamageProcess, LookAtTop, draw, flip_over, source_said
from bythebook.games.ws.zones.zones import CLOCK, REST, STAGE, STAND, STOCK, WAITING_ROOM
from bythebook.kernel.abilities.abilities import CostPart, Effect
from bythebook.kernel.abilities.resolve import (
    R_BATCH,
    R_EXTRA,
    R_OUTCOME,
    R_REVEALED,
    R_SUBJECT,
    Resolve,
)
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Amount, Noun
from bythebook.kernel.language.words import OPPONENT, YOU, players_of
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.changes import Change, move, orient
from bythebook.kernel.state.refs import CARD, NOTHING, PUBLIC
from bythebook.kernel.texts.cost_parts import ChosenCards
from bythebook.kernel.texts.trying import THIS_CARD, bits_of
from bythebook.kernel.texts.verbs import BindsChosen, BindsMoved


@dataclass(frozen=True)
class Draw(BindsChosen):
    """Draw cards; with a register, later words can tell how many."""

    count: Amount
    up_to: bool = False
    whose: int = YOU
    reg: int = NOTHING

    def run(self, frame: Resolve, game: Game) -> Flow:
        player = players_of(self.whose, frame.master)[0]
        count = self.count.value(game, frame.source, frame.master, frame.regs)
        if self.reg >= 0:
            frame.chosen = []
        return draw(player, count, self.up_to)


@dataclass(frozen=True)
class LookAtDeck(BindsChosen):
    """Look at cards from the top of a deck; later words call them "them" and "the rest"."""

    count: Amount
    up_to: bool = False
    reg: int = R_EXTRA
    whose: int = YOU
    bottom: bool = False

    def run(self, frame: Resolve, game: Game) -> Flow:
        count = self.count.value(game, frame.source, frame.master, frame.regs)
        frame.chosen = []
        deck = players_of(self.whose, frame.master)[0]
        shown = self.reveals()
        return LookAtTop(frame.master, times(count), self.up_to, shown, deck, self.bottom)

    def reveals(self) -> bool:
        """Whether everybody sees them."""
        return False


@dataclass(frozen=True)
class RevealTop(LookAtDeck):
    """Reveal cards from the top of a deck; later words call them "them" and "the rest"."""

    reg: int = R_REVEALED

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class FlipOver(LookAtDeck):
    """Flip over cards from the top of one's deck; later words call them "those cards"."""

    reg: int = R_BATCH

    def run(self, frame: Resolve, game: Game) -> Flow:
        count = self.count.value(game, frame.source, frame.master, frame.regs)
        frame.chosen = []
        return flip_over(frame.master, count, self.up_to)


@dataclass(frozen=True)
class DealDamage(BindsChosen):
    """Deal damage, to both players at the same time if it says so.

    Its source is who it says deals it, or the card whose text it is.
    """

    amount: Amount
    whose: int = OPPONENT
    by: Noun | None = None

    def register(self) -> int:
        return R_OUTCOME

    def run(self, frame: Resolve, game: Game) -> Flow:
        frame.chosen = []
        amount = self.amount.value(game, frame.source, frame.master, frame.regs)
        if amount <= 0:
            return None
        said = NOTHING
        if self.by is not None:
            dealers = self.by.named(game, frame.source, frame.master, frame.regs)
            if not dealers:
                return None
            said = dealers[0]
        first = game.book.decides_first(game)
        named = players_of(self.whose, frame.master)
        victims = [p for p in (first, 1 - first) if p in named]
        source = source_said(said, frame.source)
        return DamageProcess(victims[0], amount, source, victims[1:])


@dataclass(frozen=True)
class DealSame(Effect):
    """Deal as much damage as the damage was that this text waited for."""

    whose: int = OPPONENT

    def run(self, frame: Resolve, game: Game) -> Flow:
        victim = players_of(self.whose, frame.master)[0]
        source = source_said(NOTHING, frame.source)
        return DamageProcess(victim, frame.value, source) if frame.value > 0 else None


@dataclass(frozen=True)
class Heal(BindsMoved):
    """Put the top card of a clock into the waiting room."""

    count: Amount
    whose: int = YOU

    def register(self) -> int:
        return R_BATCH

    def run(self, frame: Resolve, game: Game) -> Flow:
        player = players_of(self.whose, frame.master)[0]
        count = self.count.value(game, frame.source, frame.master, frame.regs)
        most = as_far_as_possible(times(count), len(game.state.zone(player, CLOCK)))
        return move(game.state.top(player, CLOCK, most), WAITING_ROOM)


@rule("ws 10.2.2")
def encore(game: Game, frame: Resolve) -> Flow:
    """The card comes back to the position it was in, resting."""
    return move(
        [r for r in frame.regs[R_SUBJECT] if game.state.alive(r)],
        frame.origin % game.state.kinds,
        frame.master,
        orient=REST,
    )


@dataclass(frozen=True)
class Encore(Effect):
    """What Encore does once its cost is paid."""

    def run(self, frame: Resolve, game: Game) -> Flow:
        return encore(game, frame)


@rule("ws 8.4.3", nothing=[])
def stock_payment(game: Game, player: int, count: int) -> list[Change]:
    """A number in a cost is so many cards from the top of the stock to the waiting room."""
    return move(game.state.top(player, STOCK, count), WAITING_ROOM)


@dataclass(frozen=True)
class StockCost(CostPart):
    """Pay from the stock."""

    count: int

    def possible(self, game: Game, source: int, player: int) -> bool:
        return len(game.state.zone(player, STOCK)) >= self.count

    def looks(self) -> int:
        return 1 << STOCK

    def leaves(self) -> int:
        return 1 << WAITING_ROOM

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return stock_payment(game, player, self.count)


@dataclass(frozen=True)
class RestThis(CostPart):
    """Rest this card; only a standing card can be rested."""

    def possible(self, game: Game, source: int, player: int) -> bool:
        state = game.state
        return state.alive(source) and state.orient[source & CARD] == STAND

    def looks(self) -> int:
        return THIS_CARD

    def leaves(self) -> int:
        return bits_of(STAGE) | THIS_CARD

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return orient([source], REST)


@dataclass(frozen=True)
class MoveThis(CostPart):
    """Put this card somewhere; perhaps only if it stands."""

    to: int
    standing: bool = False

    def possible(self, game: Game, source: int, player: int) -> bool:
        state = game.state
        if not state.alive(source):
            return False
        return not self.standing or state.orient[source & CARD] == STAND

    def looks(self) -> int:
        return THIS_CARD

    def leaves(self) -> int:
        return 1 << self.to

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return move([source], self.to)


@dataclass(frozen=True)
class MoveCost(ChosenCards):
    """Put chosen cards somewhere."""

    to: int

    def leaves(self) -> int:
        return 1 << self.to

    def takes_any(self) -> bool:
        return not self.what.asks()

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return move(picked, self.to)

    def secret(self, game: Game) -> bool:
        return bool(self.what.tests) and any(game.zones.sight[z] != PUBLIC for z in self.what.zones)


@dataclass(frozen=True)
class RestCost(ChosenCards):
    """Rest chosen standing characters."""

    def candidates(self, game: Game, source: int, player: int) -> list[int]:
        return [
            r
            for r in self.what.refs(game, source, player, [])
            if game.state.orient[r & CARD] == STAND
        ]

    def leaves(self) -> int:
        return bits_of(self.what.zones) | THIS_CARD

    def takes_any(self) -> bool:
        return not self.what.asks()

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return orient(picked, REST)


@dataclass(frozen=True)
class ClockTopCost(CostPart):
    """Put the top card of the deck into the clock."""

    zone: int
    to: int
    count: int = 1

    def possible(self, game: Game, source: int, player: int) -> bool:
        return len(game.state.zone(player, self.zone)) >= self.count

    def looks(self) -> int:
        return 1 << self.zone

    def leaves(self) -> int:
        return 1 << self.to

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return move(game.state.top(player, self.zone, self.count), self.to)
