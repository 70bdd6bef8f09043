"""Paying a whole cost at the same time."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from bythebook.kernel.abilities.abilities import CostPart
from bythebook.kernel.abilities.usable import usable
from bythebook.kernel.procedure.choosing import Choose
from bythebook.kernel.procedure.clauses import step
from bythebook.kernel.procedure.procedure import EMPTY, Flow
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.options import K_PAY
from bythebook.kernel.texts.at_once import (
    can_go_on,
    choosing_last,
    claimed,
    slots_left,
    whole_payment,
)
from bythebook.kernel.texts.costs import ChooseForCost, Pay
from bythebook.kernel.texts.matching import matched

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseAtOnce(ChooseForCost):
    """Choose for one part of a cost that is paid all at the same time."""

    def viable_of(self, game: "Game", refs: list[int]) -> list[int]:
        source, player, place = self.payer_source, self.player, self.place
        cost = game.book.cost_of(game, self.paid_for, source)
        parts = choosing_last(game, cost, source, player)
        used = self.used + self.result
        need = self.most - len(self.result) - 1
        if parts[-1].choosing(game, source, player, used) is None:
            slots = slots_left(game, parts, place, source, player, used, need)
            return [] if slots is None else [r for r in refs if matched(slots, r)]
        return [r for r in refs if can_go_on(game, parts, place, source, player, [*used, r], need)]


@mypyc_attr(allow_interpreted_subclasses=True)
class PayAtOnce(Pay):
    """A player chooses for the whole cost first; then all of it is paid at the same time.

    Until then nothing has happened, and nobody sees what is chosen. What cannot be paid wholly
    is not paid.
    """

    def parts(self, game: "Game") -> tuple[CostPart, ...]:
        """The cost, in the order in which cards are chosen for its parts."""
        cost = game.book.cost_of(game, self.paid_for, self.source)
        return choosing_last(game, cost, self.source, self.player)

    def choose_next(self, game: "Game") -> Flow:
        """Choose cards for the next part, if it takes any that must be chosen."""
        self.chosen = EMPTY
        parts = self.parts(game)
        if self.place >= len(parts):
            return None
        part = parts[self.place]
        player, source = self.player, self.source
        used = [*self.used, *(claimed(game, parts, source, player) or [])]
        own = part.choosing(game, source, player, used)
        if own is not None:
            return own
        need = part.needs()
        if not need:
            others, least, most = part.may_use(game, source, player)
            others = [ref for ref in others if ref not in used]
            return Choose(player, others, least, most, False, K_PAY) if most else None
        free = usable(game, (part,), 0, source, player, used)
        hidden = part.secret(game)
        if len(free) == need and not hidden:
            self.chosen = free
            return None
        kinds = EMPTY if hidden else part.alike(game, free)
        place = self.place
        return ChooseAtOnce(player, free, need, hidden, self.paid_for, source, place, used, kinds)

    def note_choice(self, game: "Game") -> Flow:
        """Keep what is chosen for the part, and go on with the next, if there is one."""
        parts = self.parts(game)
        if self.place < len(parts):
            self.waiting = [*self.waiting, tuple(self.chosen)]
            self.used = self.used + self.chosen
            self.place += 1
        return self.start_over() if self.place < len(parts) else None

    def pay_whole(self, game: "Game") -> list[Change]:
        """All that paying does."""
        changes = whole_payment(game, self.parts(game), self.source, self.player, self.waiting)
        self.result = self.used if changes else EMPTY
        return changes

    @step("kernel pay at once")
    def choose_part_by_part(self, game: "Game") -> Flow:
        """Choose what to pay the next part with."""
        return self.choose_next(game)

    @step("kernel pay at once")
    def note(self, game: "Game") -> Flow:
        """Keep that until all is chosen."""
        return self.note_choice(game)

    @step("kernel pay at once")
    def pay_all(self, game: "Game") -> Flow:
        """Pay everything at the same time."""
        return self.pay_whole(game)
