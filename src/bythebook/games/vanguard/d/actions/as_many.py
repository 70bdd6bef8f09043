"""Section 1.3.2.4: as many as possible, of cards that only one player knows."""

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from bythebook.games.common.abilities.targets import as_many_as_possible
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.words import players_of
from bythebook.kernel.procedure.choosing import Choose
from bythebook.kernel.procedure.clauses import step
from bythebook.kernel.procedure.procedure import Flow, Procedure
from bythebook.kernel.state.changes import reveal
from bythebook.kernel.state.refs import BOTH, CARD, PUBLIC
from bythebook.kernel.texts.verbs import ChooseCards


@mypyc_attr(allow_interpreted_subclasses=True)
class AsManyAsPossible(Procedure):
    """Choose so many cards, or as many as there are; `held` lie where only that player looks."""

    def __init__(
        self,
        player: int = 0,
        candidates: list[int] | None = None,
        count: int = 0,
        held: list[int] | None = None,
    ) -> None:
        self.player: int = player
        self.candidates: list[int] = candidates or []
        self.count: int = count
        self.held: list[int] = held or []

    @step("vgd 1.3.2.4")
    def choose(self, game: Game) -> Flow:
        """As many have to be chosen as can be, even where nobody else sees them."""
        count = as_many_as_possible(self.count, len(self.candidates))
        return Choose(self.player, self.candidates, count, count, bool(self.held))

    @step("vgd 1.3.2.4.1")
    def show(self, game: Game) -> Flow:
        """If they are fewer than they were to be, those that would not do are shown."""
        self.result = self.chosen
        if len(self.chosen) >= self.count:
            return None
        return reveal([ref for ref in self.held if ref not in self.chosen], BOTH)


@dataclass(frozen=True)
class ChooseAsMany(ChooseCards):
    """Choose so many cards, as many as possible; later words call them "those cards"."""

    def run(self, frame: Resolve, game: Game) -> Flow:
        state = game.state
        chooser = players_of(self.by, frame.master)[0]
        found = [
            ref
            for ref in self.what.refs(game, frame.source, frame.master, frame.regs)
            if game.can_be_chosen(ref, frame.text_of(), frame.source)
        ]
        held = [
            state.ref(card)
            for zone in self.what.zone_ids(game, frame.source, frame.master)
            if game.zones.sight[zone % state.kinds] != PUBLIC
            for card in state.zones[zone]
        ]
        # What not even the chooser may look at is not chosen for what it is.
        found = [ref for ref in found if ref not in held or state.seen[ref & CARD] >> chooser & 1]
        count = self.count.value(game, frame.source, frame.master, frame.regs)
        frame.chosen = []
        return AsManyAsPossible(chooser, found, count, held)
