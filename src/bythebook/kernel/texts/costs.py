"""Paying costs: all or nothing, in the order written."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from bythebook.kernel.abilities.abilities import CostPart
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.abilities.usable import usable
from bythebook.kernel.procedure.choosing import Choose
from bythebook.kernel.procedure.clauses import step
from bythebook.kernel.procedure.procedure import DONE, EMPTY, Ask, Flow, Last, Procedure
from bythebook.kernel.state.changes import MOVE, Change
from bythebook.kernel.state.options import K_PAY, V_PICK
from bythebook.kernel.state.refs import CARD, NOTHING
from bythebook.kernel.texts.at_once import payable_at_once
from bythebook.kernel.texts.matching import matched
from bythebook.kernel.texts.trying import THIS_CARD, entwined, goes_through

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game


def payment(game: "Game", player: int, ability: int, source: int) -> Procedure | None:
    """The payment of a cost, or nothing where there is nothing to pay."""
    if not game.book.cost_of(game, ability, source):
        return None
    return game.book.pay(player, ability, source)


def payable(
    game: "Game",
    parts: tuple[CostPart, ...],
    source: int,
    player: int,
    used: list[int],
) -> bool:
    """Whether the parts of a cost can all be paid, as its book says, without the used cards.

    In the order written they can if there are cards enough for all of them; otherwise earlier
    parts may leave what later ones take.
    """
    if len(parts) > 1 and not game.book.pays_in_order():
        return payable_at_once(game, parts, source, player, used)
    return counted(game, parts, source, player, used) or tried(game, parts, source, player)


def tried(game: "Game", parts: tuple[CostPart, ...], source: int, player: int) -> bool:
    """Whether a cost can be paid part after part, where its parts have to do with each other."""
    if len(parts) < 2 or not entwined(parts):
        return False
    for part in parts:
        if part.choosing(game, source, player, []) is not None:
            return False
    return goes_through(game, parts, 0, source, player, [], game.state.seen)


def counted(
    game: "Game",
    parts: tuple[CostPart, ...],
    source: int,
    player: int,
    used: list[int],
) -> bool:
    """Whether each part of a cost can have cards of its own."""
    slots = slots_of(game, parts, source, player, used)
    if slots is None or (len(parts) > 1 and overdrawn(game, parts, source, player)):
        return False
    # There are enough cards for each part by itself.
    return not slots or slots[0] is slots[-1] or matched(slots)


def overdrawn(game: "Game", parts: tuple[CostPart, ...], source: int, player: int) -> bool:
    """Whether the parts without a choice take more cards of a zone together than it holds.

    Or something of this card, after it has gone.
    """
    state = game.state
    zones: list[int] = []
    for place, part in enumerate(parts):
        if not part.needs():
            for change in part.changes(game, source, player, []):
                if change[0] == MOVE:
                    zones.append(state.where[change[1] & CARD])
                    if change[1] == source:
                        for later in range(place + 1, len(parts)):
                            if parts[later].looks() & THIS_CARD:
                                return True
    if len(zones) < 2:
        return False
    return any(where >= 0 and zones.count(where) > len(state.zones[where]) for where in zones)


def slots_of(
    game: "Game",
    parts: tuple[CostPart, ...],
    source: int,
    player: int,
    used: list[int],
    start: int = 0,
    wanted: int = NOTHING,
) -> list[list[int]] | None:
    """For each card that the parts of a cost from `start` on take, the cards that it could be.

    Nothing if a part by itself cannot be paid; none if it is enough to have counted them.
    `wanted` is how many cards the first part still takes.
    """
    slots: list[list[int]] = []
    for place in range(start, len(parts)):
        part = parts[place]
        if not part.possible(game, source, player):
            return None
        need = part.needs()
        if not need:
            if game.guard_possible:
                if game.unpayable(part.changes(game, source, player, [])):
                    return None
            continue
        if place == start and wanted != NOTHING:
            need = wanted
            if not need:
                continue
        elif len(parts) == 1 and not used:
            told = part.enough(game, source, player)
            if told != NOTHING:
                return slots if told == 1 else None
        free = usable(game, parts, place, source, player, used)
        if len(free) < need:
            return None
        slots += [free] * need
    return slots


def any_will_do(parts: tuple[CostPart, ...], place: int) -> bool:
    """Whether the whole cost can be paid, whichever of the free cards a part is paid with.

    It can be paid; so that is if every later part takes all that the one before it takes.
    """
    for later in range(place + 1, len(parts)):
        if not parts[later - 1].within(parts[later]):
            return False
    return True


def picks(cards: list[int], kinds: list[int]) -> list[Change]:
    """The cards to pick from: of those that are alike only the first."""
    seen: list[int] = []
    options: list[Change] = []
    for place, kind in enumerate(kinds):
        if kind not in seen:
            seen.append(kind)
            options.append((V_PICK, cards[place]))
    return options


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
    ) -> None:
        super().__init__(player, candidates, count, count, hidden, K_PAY)
        self.paid_for: int = ability
        self.payer_source: int = source
        self.place: int = place
        self.used: list[int] = [] if used is None else used
        self.kinds: list[int] = [] if kinds is None else kinds
        """of each candidate: the same number as another's if it cannot matter which is used"""

    def next_pick(self, game: "Game") -> Flow:
        """Ask for one more card; of cards that are alike only the first is offered."""
        if self.hidden or not self.kinds:
            return super().next_pick(game)
        while len(self.result) < self.most:
            left = [n for n, ref in enumerate(self.candidates) if ref not in self.result]
            options = picks([self.candidates[n] for n in left], [self.kinds[n] for n in left])
            if len(left) <= self.most - len(self.result) or len(options) == len(left):
                return super().next_pick(game)
            options = [(V_PICK, r) for r in self.viable_of(game, [pick[1] for pick in options])]
            if len(options) != 1:
                return Ask(self.player, self.kind, options, False, len(options) - 1, self.source)
            self.result = [*self.result, options[0][1]]
        return DONE

    def viable_of(self, game: "Game", refs: list[int]) -> list[int]:
        parts = game.book.cost_of(game, self.paid_for, self.payer_source)
        if len(parts) > 1 and entwined(parts):
            return [r for r in refs if self.leads_on(game, parts, [*self.result, r])]
        used = self.used + self.result
        need = self.most - len(self.result) - 1
        slots = slots_of(game, parts, self.payer_source, self.player, used, self.place, need)
        return [] if slots is None else [r for r in refs if matched(slots, r)]

    def leads_on(self, game: "Game", parts: tuple[CostPart, ...], picked: list[int]) -> bool:
        """Whether the cost can be paid to its end with these cards for the part."""
        source, player = self.payer_source, self.player
        return goes_through(game, parts, self.place, source, player, picked, game.state.seen)


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
        """what is chosen for parts that are paid together later, a tuple of cards for each"""
        self.holds = True
        self.wanted: int = 0
        """how many cards more the part takes, any of those that are free"""
        self.free: list[int] = EMPTY
        self.kinds: list[int] = EMPTY
        """of each free card: the same number as another's if it cannot matter which is used"""

    def parts(self, game: "Game") -> tuple[CostPart, ...]:
        """The cost that is being paid, as it is now."""
        return game.book.cost_of(game, self.paid_for, self.source)

    def choose_part(self, game: "Game") -> Flow:
        """Choose the cards for the next part, if it takes any; with none left, it is paid."""
        self.chosen = EMPTY
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
        if len(parts) > 1 and entwined(parts):
            return self.choose_in_order(game, part, need)
        free = usable(game, parts, place, source, player, used)
        if part.secret(game):
            return ChooseForCost(player, free, need, True, self.paid_for, source, place, used)
        any_does = len(free) >= need and any_will_do(parts, place)
        if any_does and len(free) == need:
            self.chosen = free
            return None
        kinds = part.alike(game, free)
        if any_does:
            return self.pick_one(free, kinds, need)
        return ChooseForCost(player, free, need, False, self.paid_for, source, place, used, kinds)

    def choose_in_order(self, game: "Game", part: CostPart, need: int) -> Flow:
        """Choose for a part among all cards there are by now, if the rest can be paid then."""
        free = usable(game, (part,), 0, self.source, self.player, [])
        hidden = part.secret(game)
        if len(free) == need and not hidden:
            self.chosen = free
            return None
        kinds = EMPTY if hidden else part.alike(game, free)
        return ChooseForCost(
            self.player,
            free,
            need,
            hidden,
            self.paid_for,
            self.source,
            self.place,
            self.used,
            kinds,
        )

    def pick_one(self, free: list[int], kinds: list[int], wanted: int) -> Flow:
        """Pick one of the free cards, if it matters which of them are used."""
        if len(free) == wanted or kinds.count(kinds[0]) == len(free):
            self.chosen = self.chosen + free[:wanted]
            self.wanted = 0
            return None
        self.wanted, self.free, self.kinds = wanted, free, kinds
        options = picks(free, kinds)
        return Ask(self.player, K_PAY, options, False, len(options) - 1, self.source)

    def take_pick(self) -> Flow:
        """Take the card that was picked, and pick the next if the part takes more."""
        self.chosen = [*self.chosen, self.answer[1]]
        if self.wanted == 1:
            self.wanted = 0
            return None
        at = self.free.index(self.answer[1])
        free, kinds = self.free.copy(), self.kinds.copy()
        del free[at], kinds[at]
        # Should the next be asked for, its answer is taken here, too.
        return self.again(self.pick_one(free, kinds, self.wanted - 1))

    def pay_for_part(self, game: "Game") -> Flow:
        """Do what the part now chosen does, and go on with the next, if there is one."""
        if self.wanted:
            more = self.take_pick()
            if more is not None:
                return more
        changes = self.part_changes(game)
        return self.start_over(changes) if self.unpaid else Last(changes)

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


def is_paying(game: "Game") -> bool:
    """Whether what happens now is done to pay a cost: an ability asks for it, no effect does it."""
    for frame in reversed(game.stack):
        if isinstance(frame, Pay):
            return True
        if isinstance(frame, Resolve):
            return False
    return False
