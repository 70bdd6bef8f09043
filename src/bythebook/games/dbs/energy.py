"""Energy costs (2-11, 8-4-2-3, 8-4-2-4): what has to be paid, and with which energy."""

from dataclasses import dataclass
from typing import Final

from bythebook.games.dbs.cards import (
    BLACK,
    BLUE,
    COLORS,
    COMBO_COST,
    COST,
    EXTRA,
    GREEN,
    KEYWORDS,
    NO_SPECIFIED,
    RED,
    SPECIFIED,
    TYPE,
    UNISON,
    X_COST,
    YELLOW,
)
from bythebook.games.dbs.winning import counted, least_number
from bythebook.games.dbs.zones import ACTIVE, ENERGY, REST
from bythebook.kernel.abilities import CostPart
from bythebook.kernel.changes import Change, orient
from bythebook.kernel.clauses import KNOCKABLE, rule
from bythebook.kernel.continuous_ops import CHAR_CANNOT
from bythebook.kernel.costs import payable
from bythebook.kernel.game import Game
from bythebook.kernel.refs import CARD, NOTHING, SHIFT

ORDER: Final = (RED, BLUE, GREEN, YELLOW, BLACK)
"""the colors in the order of the specified costs"""
ANY: Final = 0
"""energy of whatever color"""


@dataclass(frozen=True)
class RestEnergy(CostPart):
    """Choose so many energy, of a color if it is said, and switch them to rest mode."""

    count: int
    color: int = ANY

    def candidates(self, game: Game, source: int, player: int) -> list[int]:
        state = game.state
        inc, orient = state.inc, state.orient
        found: list[int] = []
        if self.color == ANY:
            for card in state.zone(player, ENERGY):
                if orient[card] == ACTIVE:
                    found.append(inc[card] << SHIFT | card)
            return found
        colors = game.values(COLORS)
        for card in state.zone(player, ENERGY):
            if orient[card] == ACTIVE and pays_for(colors[card], self.color):
                found.append(inc[card] << SHIFT | card)
        return found

    def needs(self) -> int:
        return self.count

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return rested(picked)

    def within(self, other: CostPart) -> bool:
        return isinstance(other, RestEnergy) and (other.color == ANY or other.color == self.color)

    def alike(self, game: Game, refs: list[int]) -> list[int]:
        """Energy of the same colors is the same, unless a text of the match looks closer."""
        if game.told_apart(ENERGY) & ~(1 << COLORS):
            kinds = game.state.definition
        else:
            kinds = game.values(COLORS)
        return [kinds[r & CARD] for r in refs]


@rule("dbs 8-4-2-3", nothing=[])
def rested(energy: list[int]) -> list[Change]:
    """Energy that pays is switched to rest mode."""
    return orient(energy, REST)


@rule("dbs 8-4-2-4", nothing=True)
def pays_for(colors: int, color: int) -> bool:
    """A colored sphere takes energy of that color; a number takes any."""
    return color == ANY or colors & color != 0


def active_energy(game: Game, player: int) -> list[int]:
    """The energy a player can pay with: that in active mode."""
    state = game.state
    return [c for c in state.zone(player, ENERGY) if state.orient[c] == ACTIVE]


@rule("dbs 2-11-2-1", nothing=0)
def total_cost(total: int, specified: int) -> int:
    """A total below the specified cost counts as the sum of the specified cost."""
    return max(total, specified)


@rule("dbs 2-11-3", nothing=())
def specified_parts(specified: list[int]) -> tuple[RestEnergy, ...]:
    """So many of the energy paid have to be of each specified color."""
    return tuple(RestEnergy(count, color) for color, count in zip(ORDER, specified) if count > 0)


@rule("dbs 2-11-2", nothing=())
def the_rest(total: int, specified: int) -> tuple[RestEnergy, ...]:
    """The total is all the energy to pay: what is left of it can be of any color."""
    return (RestEnergy(total - specified),) if total > specified else ()


def parts_of(total: int, specified: list[int]) -> tuple[RestEnergy, ...]:
    """An energy cost as parts: what has to be of a color first, then the rest."""
    fixed = sum(n for n in specified if n > 0)
    return (*specified_parts(specified), *the_rest(total_cost(total, fixed), fixed))


@rule("dbs 2-11-5-1", nothing=())
def to_play_battle_card(total: int, specified: list[int]) -> tuple[RestEnergy, ...]:
    """A battle card is played by resting energy: its total, the specified colors among it."""
    fixed = sum(specified)
    return parts_of(total, specified) if total >= fixed else more_specified(specified)


@rule("dbs 2-11-5-1-1", nothing=())
def more_specified(specified: list[int]) -> tuple[RestEnergy, ...]:
    """With more specified than total, a battle card takes just the specified cost."""
    return specified_parts(specified)


@rule("dbs 2-11-5-2", nothing=())
def to_use_extra_card(total: int, specified: list[int]) -> tuple[RestEnergy, ...]:
    """An extra card is used by resting energy: its total, the specified colors among it."""
    fixed = sum(specified)
    return parts_of(total, specified) if total >= fixed else more_specified_extra(specified)


@rule("dbs 2-11-5-2-1", nothing=())
def more_specified_extra(specified: list[int]) -> tuple[RestEnergy, ...]:
    """With more specified than total, an extra card takes just the specified cost."""
    return specified_parts(specified)


@rule("dbs 2-11-5-3", nothing=())
def to_play_unison_card(total: int, specified: list[int]) -> tuple[RestEnergy, ...]:
    """A unison card is played by resting energy to the total decided on, colors among it."""
    return parts_of(total, specified)


@rule("dbs 2-11-3-1", nothing=0)
def raised(printed: int, now: int) -> int:
    """A specified cost that is added raises the total by as much."""
    return max(0, now - printed)


@rule("dbs 2-11-3-2", nothing=0)
def not_below_zero(specified: int) -> int:
    """A specified cost is lowered by what is said, but never past zero."""
    return max(0, specified)


@rule("dbs 2-11-3-2-1", nothing=0)
def lowered(printed: int, now: int) -> int:
    """A specified cost that is lowered lowers the total by as much."""
    return max(0, printed - now)


@rule("dbs 2-11-3-2-2", nothing=False)
def none_specified(keywords: int) -> bool:
    """What is treated as if it had no specified cost has none, and the same total."""
    return keywords & NO_SPECIFIED != 0


COST_CHARS: Final = 1 << COST | sum(1 << char for char in SPECIFIED) | 1 << KEYWORDS
PRICE: Final = COST_CHARS | 1 << TYPE | 1 << CHAR_CANNOT
"""the characteristics that say what has to be paid for a card, and whether"""


def cost_of_card(game: Game, card: int) -> tuple[int, ...]:
    """The total cost of a card and then the specified cost of each color, with every effect."""
    values = game.values_of(COST_CHARS)
    total = values[COST][card]
    specified = [values[char][card] for char in SPECIFIED]
    if game.sheet.writable & COST_CHARS:
        definition = game.state.definition[card]
        for place, char in enumerate(SPECIFIED):
            printed = game.lib.printed[char][definition]
            if specified[place] != printed:
                now = not_below_zero(specified[place])
                total += raised(printed, now) - lowered(printed, now)
                specified[place] = now
        if none_specified(values[KEYWORDS][card]):
            total = total_cost(total, sum(specified))
            specified = [0] * len(SPECIFIED)
    return (counted(total), *specified)


@rule("dbs 2-11-6", nothing=0)
def asked_cost(game: Game, card: int) -> int:
    """A text that asks for an energy cost means the total, or the specified sum if that is more."""
    cost = cost_of_card(game, card)
    return total_cost(cost[0], sum(cost[1:]))


@rule("dbs 2-11-1", nothing=())
def energy_cost(game: Game, card: int, x: int = NOTHING) -> tuple[RestEnergy, ...]:
    """What has to be paid to play a card from the hand, or to activate an extra card's skill.

    `x` is what its master has said X is; before that, the least it could be.
    """
    known = as_printed_cost(game, card)
    if known is not None:
        return known
    cost = cost_of_card(game, card)
    kind = game.value(TYPE, card)
    total = cost[0]
    x_cost = costs_x(game, card)
    if x_cost:
        total = least_x(cost) if x < 0 else x
    parts = _parts(kind & (EXTRA | UNISON), total, *cost[1:])
    if not x_cost and not KNOCKABLE and game.as_printed(card, PRICE):
        game.lib.worked_out[game.state.definition[card]] = parts
    return parts


def as_printed_cost(game: Game, card: int) -> tuple[RestEnergy, ...] | None:
    """The energy cost of a card that nothing changes, if it has been worked out before.

    Never that of a card whose cost is X.
    """
    if not game.as_printed(card, PRICE):
        return None
    known: tuple[RestEnergy, ...] | None = game.lib.worked_out.get(game.state.definition[card])
    return known


def costs_x(game: Game, card: int) -> bool:
    """Whether the total cost of a card is X."""
    return game.value(KEYWORDS, card) & X_COST != 0


def least_x(cost: tuple[int, ...]) -> int:
    """The least that a player can say X is: one, and no less than the specified cost."""
    return max(least_number(0), sum(cost[1:]))


@rule("dbs 2-10-1", nothing=())
def combo_cost(game: Game, card: int) -> tuple[RestEnergy, ...]:
    """What has to be paid to place a card in the combo area."""
    total = counted(game.value(COMBO_COST, card))
    known = None if KNOCKABLE else _combos.get(total)
    if known is None:
        known = _combos[total] = _parts(0, total, 0, 0, 0, 0, 0)
    return known


class Bill:
    """What a cost comes to: how much energy, what of it of a color, and whether it takes more."""

    def __init__(self, parts: tuple[CostPart, ...]) -> None:
        self.parts: tuple[CostPart, ...] = parts
        self.energy: int = 0
        self.colored: list[RestEnergy] = []
        self.more: bool = False
        for part in parts:
            if isinstance(part, RestEnergy):
                self.energy += part.count
                if part.color != ANY:
                    self.colored.append(part)
            else:
                self.more = True


_bills: Final[dict[int, Bill]] = {}
"""of the costs below, by their identity: they are kept for good"""
_combos: Final[dict[int, tuple[RestEnergy, ...]]] = {}
_known: Final[dict[tuple[int, ...], tuple[RestEnergy, ...]]] = {}


def _parts(*cost: int) -> tuple[RestEnergy, ...]:
    """The type, the total and the specified cost as parts; worked out once, unless rules change."""
    known = None if KNOCKABLE else _known.get(cost)
    if known is None:
        total, specified = cost[1], list(cost[2:])
        if cost[0] & UNISON:
            known = to_play_unison_card(total, specified)
        elif cost[0] & EXTRA:
            known = to_use_extra_card(total, specified)
        else:
            known = to_play_battle_card(total, specified)
        _known[cost] = known
        _bills[id(known)] = Bill(known)
    return known


NO: Final = 0
YES: Final = 1
MAYBE: Final = 2


class Purse:
    """The energy a player can pay with now, looked up once for all that could be paid."""

    def __init__(self, game: Game, player: int) -> None:
        state = game.state
        values = game.values_of(1 << COLORS | 1 << CHAR_CANNOT)
        colors, cannot = values[COLORS], values[CHAR_CANNOT]
        self.player: int = player
        self.counts: dict[int, int] = {}
        """by color: how many pay for it, as `counted_of` counts"""
        self.cards: list[int] = []
        kind = 0
        for card in state.zones[player * state.kinds + ENERGY]:
            if state.orient[card] == ACTIVE:
                if cannot[card] and game.forbidden_any(rested([state.ref(card)])):
                    continue
                self.cards.append(card)
                kind += _units.get(colors[card]) or new_unit(colors[card])
        self.answers: dict[int, bool] = known_answers(game, kind)
        """by card as printed: whether just such energy pays for playing it, where that is known"""


_units: Final[dict[int, int]] = {}
"""by its colors: what an energy adds to the number that says which energy there is"""


def new_unit(colors: int) -> int:
    """Count energy of some colors apart from all other."""
    unit = _units[colors] = 1 << 6 * len(_units)
    return unit


def known_answers(game: Game, kind: int) -> dict[int, bool]:
    """What is known of what energy of a kind pays for, in all games of these cards."""
    known: dict[int, bool] | None = game.lib.found_out.get(kind)
    if known is None:
        known = game.lib.found_out[kind] = {}
    return known


def affordable(game: Game, parts: tuple[CostPart, ...], source: int, purse: Purse) -> bool:
    """Whether whoever has that energy can pay all parts of a cost."""
    energy = enough_energy(game, parts, purse)
    return payable(game, parts, source, purse.player, []) if energy == MAYBE else energy == YES


def enough_energy(game: Game, parts: tuple[CostPart, ...], purse: Purse) -> int:
    """Whether there is enough energy for a cost that takes nothing else; MAYBE if it takes more
    than counting to tell."""
    bill = _bills.get(id(parts))
    if bill is None:
        bill = Bill(parts)
    if len(purse.cards) < bill.energy:
        return NO
    if bill.more:
        return MAYBE
    return enough_colored(game, purse, bill.colored) if bill.colored else YES


def enough_colored(game: Game, purse: Purse, parts: list[RestEnergy]) -> int:
    """Whether there is enough energy of each color, if that can be told by counting."""
    for part in parts:
        color = part.color
        wanted = part.count
        alike = True
        if len(parts) > 1:
            for other in parts:
                if other.color != color:
                    alike = False
                elif other is not part:
                    wanted += other.count
        found = purse.counts.get(color, -1)
        if found < 0:
            found = purse.counts[color] = counted_of(game, purse.cards, color)
        if found >> 1 < wanted:
            return NO
        if not alike and found & 1:
            # Energy of several colors pays for one of them: who gets it?
            return MAYBE
    return YES


def counted_of(game: Game, cards: list[int], color: int) -> int:
    """How much energy pays for a color, twice; and one more if some of it is of others, too."""
    colors = game.values(COLORS)
    found = mixed = 0
    for card in cards:
        if pays_for(colors[card], color):
            found += 2
            if colors[card] != color:
                mixed = 1
    return found + mixed
