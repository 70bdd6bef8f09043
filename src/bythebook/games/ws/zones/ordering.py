"""Section 3.1.5: in which order cards come to lie that are put into a zone together."""

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from bythebook.games.ws.zones.zones import ZONES
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import R_MOVED, Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Noun
from bythebook.kernel.language.words import YOU, players_of
from bythebook.kernel.procedure.choosing import Order
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import DONE, Flow, Procedure
from bythebook.kernel.state.changes import Change, conceal, move
from bythebook.kernel.state.refs import BOTH, CARD, PUBLIC, TOP
from bythebook.kernel.texts.verbs import Bind


@mypyc_attr(allow_interpreted_subclasses=True)
class OrderCards(Order):
    """The owner of cards that go into a zone together says which lies above which."""

    @step("ws 3.1.5")
    def choose_uppermost(self, game: Game) -> Flow:
        """The uppermost of those that are left."""
        return self.next_pick(game)

    @step("ws 3.1.5")
    def choose_next(self, game: Game) -> Flow:
        """And the next, until their order is known."""
        if not self.take_pick(game):
            return DONE
        return self.start_over()


@rule("ws 3.1.5.1", nothing=False)
def order_is_secret(kind: int) -> bool:
    """In which order cards were put into a hidden zone, only their owner knows."""
    return ZONES.sight[kind] != PUBLIC


@mypyc_attr(allow_interpreted_subclasses=True)
class LayInOrder(Procedure):
    """Where a text has a player put another's cards somewhere in any order, that player decides."""

    def __init__(
        self, player: int = 0, cards: list[int] | None = None, to: int = 0, index: int = TOP
    ) -> None:
        self.player: int = player
        self.cards: list[int] = [] if cards is None else cards
        self.to: int = to
        self.index: int = index

    @step("ws 3.1.5")
    def decide(self, game: Game) -> Flow:
        """The order is for whoever the text tells to put them there."""
        self.chosen = []
        return OrderCards(self.player, self.cards, order_is_secret(self.to))

    @step("ws 3.1.5")
    def lay(self, game: Game) -> Flow:
        """They are put there in that order: onto the top the uppermost last."""
        order = self.chosen[::-1] if self.index == TOP else self.chosen
        changes: list[Change] = move(order, self.to, index=self.index)
        if order_is_secret(self.to):
            others = BOTH & ~(1 << self.player)
            seen = game.state.seen
            changes += conceal([r for r in sorted(order) if seen[r & CARD] & others], others)
        return changes

    @step("ws 3.1.5")
    def laid(self, game: Game) -> Flow:
        """What really came there counts."""
        self.result = self.moved
        return DONE


@dataclass(frozen=True)
class PutInOrder(Effect):
    """Put another player's cards to an end of a zone of theirs, in the order one likes."""

    what: Noun
    to: int
    index: int = TOP
    by: int = YOU

    def emit(self, out: list[Effect]) -> None:
        out.append(self)
        out.append(Bind(R_MOVED))

    def run(self, frame: Resolve, game: Game) -> Flow:
        refs = self.what.refs(game, frame.source, frame.master, frame.regs)
        frame.chosen = []
        if not refs:
            return None
        return LayInOrder(players_of(self.by, frame.master)[0], refs, self.to, self.index)
