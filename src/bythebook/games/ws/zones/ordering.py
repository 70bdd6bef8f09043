"""Section 3.1.5: in which order cards come to lie that are put into a zone together."""

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from bythebook.games.common.zones.ordering import OrderCards
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Noun
from bythebook.kernel.language.words import YOU, players_of
from bythebook.kernel.procedure.clauses import step
from bythebook.kernel.procedure.procedure import DONE, Flow, Procedure
from bythebook.kernel.state.changes import Change, conceal, move
from bythebook.kernel.state.refs import BOTH, CARD, TOP
from bythebook.kernel.texts.verbs import BindsChosen


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
        return OrderCards(self.player, self.cards, game.book.order_is_secret(self.to))

    @step("ws 3.1.5")
    def lay(self, game: Game) -> Flow:
        """They are put there in that order: onto the top the uppermost last."""
        order = self.chosen[::-1] if self.index == TOP else self.chosen
        changes: list[Change] = move(order, self.to, index=self.index)
        if game.book.order_is_secret(self.to):
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
class PutInOrder(BindsChosen):
    """Put another player's cards to an end of a zone of theirs, in the order one likes."""

    what: Noun
    to: int
    index: int = TOP
    by: int = YOU

    def run(self, frame: Resolve, game: Game) -> Flow:
        refs = self.what.refs(game, frame.source, frame.master, frame.regs)
        frame.chosen = []
        if not refs:
            return None
        return LayInOrder(players_of(self.by, frame.master)[0], refs, self.to, self.index)
