"""Paying costs: all or nothing, in the order written or all at the same time."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from bythebook.kernel.abilities import CostPart
from bythebook.kernel.changes import MOVE, Change
from bythebook.kernel.choosing import Choose
from bythebook.kernel.clauses import step
from bythebook.kernel.options import K_PAY, V_PICK
from bythebook.kernel.procedure import DONE, Ask, BeingPaid, Flow, Last, Procedure
from bythebook.kernel.refs import CARD, NOTHING

if TYPE_CHECKING:
    from bythebook.kernel.game import Game


def payment(game: "Game", player: int, ability: int, source: int) -> Procedure | None:
    """The payment of a cost, or nothing where there is nothing to pay."""
    parts = game.book.cost_of(game, ability, source)
    if not parts:
        return None
    frame = game.book.pay(player, ability, source)
    game.being_paid = BeingPaid(frame, game.state.batch, parts)
    return frame


def payable(
    game: "Game",
    parts: tuple[CostPart, ...],
    source: int,
    player: int,
    used: list[int],
    start: int = 0,
    wanted: int = NOTHING,
) -> bool:
    """Whether the parts of a cost from `start` on can all be paid, without the used cards.

    `wanted` is how many cards the first of them still takes.
    """
    slots: list[list[int]] = []
    picking = 0
    for place in range(start, len(parts)):
        part = parts[place]
        if not part.possible(game, source, player):
            return False
        need = part.needs()
        if not need:
            if game.guard_possible:
                if game.forbidden_any(part.changes(game, source, player, [])):
                    return False
            continue
        if place == start and wanted != NOTHING:
            need = wanted
            if not need:
                continue
        elif len(parts) == 1 and not used:
            told = part.enough(game, source, player)
            if told != NOTHING:
                return told == 1
        free = usable(game, parts, place, source, player, used)
        if len(free) < need:
            return False
        picking += 1
        if len(parts) > 1:
            slots += [free] * need
    return picking < 2 or matched(slots)


def matched(slots: list[list[int]]) -> bool:
    """Whether every slot can have a card of its own, out of those it could take."""
    taken: dict[int, int] = {}
    for slot in range(len(slots)):
        if not _seat(slots, slot, taken, set()):
            return False
    return True


def _seat(slots: list[list[int]], slot: int, taken: dict[int, int], tried: set[int]) -> bool:
    """Find a card for a slot, moving others to other cards where that helps."""
    for ref in slots[slot]:
        if ref not in tried:
            tried.add(ref)
            if ref not in taken or _seat(slots, taken[ref], taken, tried):
                taken[ref] = slot
                return True
    return False


def usable(
    game: "Game",
    parts: tuple[CostPart, ...],
    place: int,
    source: int,
    player: int,
    used: list[int],
) -> list[int]:
    """The cards a part can be paid with.

    Not those used for another part, not those that another part moves without
    a choice, and none that cannot have done to it what the part does.
    """
    part = parts[place]
    taken = used
    if len(parts) > 1:
        for other in parts:
            if other is not part and not other.needs():
                for change in other.changes(game, source, player, []):
                    if change[0] == MOVE:
                        taken = [*taken, change[1]]
    free = part.candidates(game, source, player)
    if source in free and game.book.is_set_aside(game, source):
        taken = [*taken, source]
    if taken:
        free = [r for r in free if r not in taken]
    if free and game.guard_possible:
        stopped = game.book.restraints(game)
        if stopped is None:
            if game.is_guarded():
                return [r for r in free if not _forbidden(game, part, source, player, r)]
            return free
        for ref in free:
            if stopped[ref & CARD]:
                return [
                    r
                    for r in free
                    if not stopped[r & CARD] or not _forbidden(game, part, source, player, r)
                ]
    return free


def _forbidden(game: "Game", part: CostPart, source: int, player: int, ref: int) -> bool:
    """Whether what a part of a cost does could not be done to a card."""
    return game.forbidden_any(part.changes(game, source, player, [ref]))


def any_will_do(
    game: "Game",
    parts: tuple[CostPart, ...],
    place: int,
    source: int,
    player: int,
    used: list[int],
    free: list[int],
    need: int,
) -> bool:
    """Whether the whole cost can be paid, whichever of the free cards a part is paid with.

    So it is if there are enough of them and every later part takes all that this one takes.
    """
    if len(free) < need:
        return False
    for later in range(place + 1, len(parts)):
        if not parts[later - 1].within(parts[later]):
            return False
    for later in range(place + 1, len(parts)):
        need += parts[later].needs()
        if len(usable(game, parts, later, source, player, used)) < need:
            return False
    return True


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseForCost(Choose):
    """Choose what to pay with: only cards after which the whole cost can still be paid."""

    def __init__(
        self,
        player: int = 0,
        candidates: list[int] | None = None,
        count: int = 0,
        hidden: bool = False,
        ability: int = NOTHING,
        source: int = NOTHING,
        place: int = 0,
        used: list[int] | None = None,
        kinds: list[int] | None = None,
        any_does: bool = False,
    ) -> None:
        super().__init__(player, candidates, count, count, hidden, K_PAY)
        self.paid_for: int = ability
        self.payer_source: int = source
        self.place: int = place
        self.used: list[int] = [] if used is None else used
        self.kinds: list[int] = [] if kinds is None else kinds
        """of each candidate: the same number as another's if it cannot matter which is used"""
        self.any_does: bool = any_does
        """whether the rest can be paid whatever is picked"""

    def next_pick(self, game: "Game") -> Flow:
        """Ask for one more card; of cards that are alike only the first is offered."""
        if self.hidden or not self.kinds:
            return super().next_pick(game)
        while len(self.result) < self.most:
            left = len(self.candidates) - len(self.result)
            needed = self.most - len(self.result)
            if self.any_does and left <= needed:
                self.result = self.result + [r for r in self.candidates if r not in self.result]
                return DONE
            first: dict[int, int] = {}
            for kind, ref in zip(self.kinds, self.candidates):
                if kind not in first and ref not in self.result:
                    first[kind] = ref
            if not self.any_does and (left <= needed or len(first) == left):
                return super().next_pick(game)
            options: list[Change] = [
                (V_PICK, r) for r in first.values() if self.any_does or self.viable(game, r)
            ]
            if len(options) != 1:
                return Ask(self.player, self.kind, options, False, len(options) - 1, self.source)
            self.result = [*self.result, options[0][1]]
        return DONE

    def viable(self, game: "Game", ref: int) -> bool:
        parts = game.book.cost_of(game, self.paid_for, self.payer_source)
        used = [*self.used, *self.result, ref]
        need = self.most - len(self.result) - 1
        return payable(game, parts, self.payer_source, self.player, used, self.place, need)


@mypyc_attr(allow_interpreted_subclasses=True)
class Pay(Procedure):
    """A player pays a whole cost, part by part in the order written.

    Interrupts wait until it is paid. Its result is what was used to pay.
    """

    def __init__(self, player: int = 0, ability: int = NOTHING, source: int = NOTHING) -> None:
        self.player: int = player
        self.paid_for: int = ability
        self.source = source
        self.place: int = 0
        self.unpaid: bool = True
        self.used: list[int] = []
        self.waiting: list[Change] = []
        self.holds = True

    def parts(self, game: "Game") -> tuple[CostPart, ...]:
        """The cost that is being paid, looked up anew whenever anything has happened."""
        known = game.being_paid
        if known is None or known.frame is not self or known.batch != game.state.batch:
            parts = game.book.cost_of(game, self.paid_for, self.source)
            known = game.being_paid = BeingPaid(self, game.state.batch, parts)
        return known.parts

    def choose_part(self, game: "Game") -> Flow:
        """Choose the cards for the next part, if it takes any; with none left, it is paid."""
        self.chosen = []
        parts = self.parts(game)
        if self.place >= len(parts):
            return DONE
        part = parts[self.place]
        own = part.choosing(game, self.source, self.player, self.used)
        if own is not None:
            return own
        need = part.needs()
        if not need:
            others, least, most = part.may_use(game, self.source, self.player)
            return Choose(self.player, others, least, most, False, K_PAY) if most else None
        return self.choose_cards(game, parts, need)

    def choose_cards(self, game: "Game", parts: tuple[CostPart, ...], need: int) -> Flow:
        """Choose so many cards for a part; taken at once where there is nothing to choose."""
        player, source, place, used = self.player, self.source, self.place, self.used
        part = parts[place]
        free = usable(game, parts, place, source, player, used)
        if part.secret(game):
            return ChooseForCost(player, free, need, True, self.paid_for, source, place, used)
        any_does = any_will_do(game, parts, place, source, player, used, free, need)
        kinds = part.alike(game, free)
        if any_does and (len(free) == need or kinds.count(kinds[0]) == len(free)):
            self.chosen = free[:need]
            return None
        return ChooseForCost(
            player, free, need, False, self.paid_for, source, place, used, kinds, any_does
        )

    def pay_for_part(self, game: "Game") -> Flow:
        """Do what the part now chosen does, and go on with the next, if there is one."""
        self.pc = 0
        changes = self.part_changes(game)
        return changes if self.unpaid else Last(changes)

    def part_changes(self, game: "Game") -> list[Change]:
        """What the part now chosen does; moves on to the next part."""
        parts = self.parts(game)
        changes: list[Change] = parts[self.place].changes(
            game, self.source, self.player, self.chosen
        )
        self.used = self.used + self.chosen
        self.result = self.used
        self.place += 1
        self.unpaid = self.place < len(parts)
        return changes

    @step("kernel pay")
    def choose(self, game: "Game") -> Flow:
        """Choose what to pay the next part with."""
        return self.choose_part(game)

    @step("kernel pay")
    def pay(self, game: "Game") -> Flow:
        """Pay that part."""
        return self.pay_for_part(game)


@mypyc_attr(allow_interpreted_subclasses=True)
class PayAtOnce(Pay):
    """A player chooses for the whole cost first; then all of it is paid at the same time."""

    @step("kernel pay at once")
    def choose_all(self, game: "Game") -> Flow:
        """Choose what to pay the next part with."""
        if self.place >= len(game.book.cost_of(game, self.paid_for, self.source)):
            self.pc = 2
            return None
        return self.choose_part(game)

    @step("kernel pay at once")
    def note(self, game: "Game") -> Flow:
        """Keep that part until all are chosen."""
        self.waiting = self.waiting + self.part_changes(game)
        self.pc = 0
        return None

    @step("kernel pay at once")
    def pay_all(self, game: "Game") -> Flow:
        """Pay everything at the same time."""
        return self.waiting
