"""Energy costs (2-11, 8-4-2-3, 8-4-2-4): what has to be paid, and with which energy."""

from dataclasses import dataclass
from typing import Final

from bythebook.games.dbs.cards.cards import (
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
from bythebook.games.dbs.outline import counted
from bythebook.games.dbs.policy import COLORS_THAT_PAY, LEAST_NUMBER
from bythebook.games.dbs.texts.events import DEFLECTS
from bythebook.games.dbs.zones.zones import ACTIVE, ENERGY, REST
from bythebook.kernel.abilities.abilities import CostPart
from bythebook.kernel.abilities.distinctions import APART
from bythebook.kernel.abilities.library import Library
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.procedure.memo import Memo
from bythebook.kernel.state.changes import Change, orient
from bythebook.kernel.state.continuous_ops import CHAR_CANNOT
from bythebook.kernel.state.refs import CARD, NOTHING, SHIFT
from bythebook.kernel.texts.trying import entwined

ORDER: Final = (RED, BLUE, GREEN, YELLOW, BLACK)
"""the colors in the order of the specified costs"""
COLOR_BITS: Final = 5
ANY: Final = 0
"""energy of whatever color"""


RESTED: Final = 1 << 41
"""beside kinds of zones: energy that has paid, which pays no more"""


def same_energy(game: Game, refs: list[int]) -> list[int]:
    """Energy of the same colors is the same, unless a text of the match looks closer."""
    if APART.of(game.lib, (ENERGY, 1 << COLORS)) != 1 << COLORS:
        kinds = game.state.definition
        return [kinds[r & CARD] for r in refs]
    colors, cannot = game.values(COLORS), game.values(CHAR_CANNOT)
    return [colors[r & CARD] | (cannot[r & CARD] & ~DEFLECTS) << COLOR_BITS for r in refs]


@dataclass(frozen=True)
class RestEnergy(CostPart):
    """Choose so many energy, of a color if it is said, and switch them to rest mode."""

    count: int
    color: int = ANY

    def candidates(self, game: Game, source: int, player: int) -> list[int]:
        state = game.state
        inc, orient = state.inc, state.orient
        energy = state.zones[player * state.kinds + ENERGY]
        wanted = self.color & COLORS_THAT_PAY.value
        if wanted == ANY:
            return [inc[c] << SHIFT | c for c in energy if orient[c] == ACTIVE]
        colors = game.values(COLORS)
        return [inc[c] << SHIFT | c for c in energy if orient[c] == ACTIVE and colors[c] & wanted]

    def needs(self) -> int:
        return self.count

    def looks(self) -> int:
        return 1 << ENERGY

    def leaves(self) -> int:
        return RESTED

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return rested(picked)

    def within(self, other: CostPart) -> bool:
        return isinstance(other, RestEnergy) and (other.color == ANY or other.color == self.color)

    def alike(self, game: Game, refs: list[int]) -> list[int]:
        return same_energy(game, refs)


@rule("dbs 8-4-2-3", nothing=[])
def rested(energy: list[int]) -> list[Change]:
    """Energy that pays is switched to rest mode."""
    return orient(energy, REST)


def active_energy(game: Game, player: int) -> list[int]:
    """The energy a player can pay with: that in active mode."""
    state = game.state
    return [c for c in state.zone(player, ENERGY) if state.orient[c] == ACTIVE]


@rule("dbs 2-11-1", nothing=())
def energy_parts(kind: int, total: int, specified: list[int]) -> tuple[RestEnergy, ...]:
    """What has to be paid to play a card from the hand, or to activate an extra card's skill."""
    if kind & UNISON:
        return to_play_unison_card(total, specified)
    if kind & EXTRA:
        return to_use_extra_card(total, specified)
    return to_play_battle_card(total, specified)


def energy_cost(game: Game, card: int, x: int = NOTHING) -> tuple[RestEnergy, ...]:
    """The energy cost of a card, with every effect.

    `x` is what its master has said X is; before that, the least it could be.
    """
    known = as_printed_cost(game, card)
    if known is not None:
        return known
    cost = cost_of_card(game, card)
    total = cost[0]
    if costs_x(game, card):
        total = least_x(cost) if x < 0 else x
    return energy_parts(game.value(TYPE, card), total, list(cost[1:]))


def as_printed_cost(game: Game, card: int) -> tuple[RestEnergy, ...] | None:
    """The energy cost of a card that nothing changes; never that of a card whose cost is X."""
    if not game.as_printed(card, PRICE):
        return None
    price = PRICES.of(game.lib, game.state.definition[card])
    return None if price.of_x else price.energy_parts


def costs_x(game: Game, card: int) -> bool:
    """Whether the total cost of a card is X."""
    return game.value(KEYWORDS, card) & X_COST != 0


def least_x(cost: tuple[int, ...]) -> int:
    """The least that a player can say X is: one, and no less than the specified cost."""
    return max(LEAST_NUMBER.value, sum(cost[1:]))


@rule("dbs 2-11-2", nothing=())
def the_rest(total: int, specified: int) -> tuple[RestEnergy, ...]:
    """The total is all the energy to pay: what is left of it can be of any color."""
    return (RestEnergy(total - specified),) if total > specified else ()


def parts_of(total: int, specified: list[int]) -> tuple[RestEnergy, ...]:
    """An energy cost as parts: what has to be of a color first, then the rest."""
    fixed = sum(n for n in specified if n > 0)
    return (*specified_parts(specified), *the_rest(total_cost(total, fixed), fixed))


@rule("dbs 2-11-2-1", nothing=0)
def total_cost(total: int, specified: int) -> int:
    """A total below the specified cost counts as the sum of the specified cost."""
    return max(total, specified)


@rule("dbs 2-11-3", nothing=())
def specified_parts(specified: list[int]) -> tuple[RestEnergy, ...]:
    """So many of the energy paid have to be of each specified color."""
    return tuple(RestEnergy(count, color) for color, count in zip(ORDER, specified) if count > 0)


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


@rule("dbs 2-10-1", nothing=())
def combo_cost(game: Game, card: int) -> tuple[RestEnergy, ...]:
    """What has to be paid to place a card in the combo area."""
    return ANY_ENERGY.of(game.lib, counted(game.value(COMBO_COST, card)))


class OfX(CostPart):
    """A part of a cost that speaks of X: it is another one as soon as X is said.

    Before X is said it stands for the least there could be.
    """

    def said(self, x: int) -> CostPart:
        """The same, now that X is known."""
        raise NotImplementedError

    def candidates(self, game: Game, source: int, player: int) -> list[int]:
        return self.said(1).candidates(game, source, player)

    def needs(self) -> int:
        return 1

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return self.said(1).changes(game, source, player, picked)


class Bill:
    """What a cost comes to: how much energy, what of it of a color, and whether it takes more."""

    def __init__(self, parts: tuple[CostPart, ...]) -> None:
        self.parts: tuple[CostPart, ...] = parts
        self.asked: tuple[CostPart, ...] = parts
        """the same parts, energy last: of the others it is not known beforehand what there is"""
        self.energy: int = 0
        self.colored: list[RestEnergy] = []
        self.more: bool = False
        self.entwined: bool = False
        """whether a part looks for cards where an earlier one leaves some"""
        self.of_x: bool = False
        for part in parts:
            if isinstance(part, RestEnergy):
                self.energy += part.count
                if part.color != ANY:
                    self.colored.append(part)
            else:
                self.more = True
                if isinstance(part, OfX):
                    self.of_x = True
        if self.more and self.energy:
            others = [p for p in parts if not isinstance(p, RestEnergy)]
            self.asked = (*others, *[p for p in parts if isinstance(p, RestEnergy)])
        if self.more and len(parts) > 1:
            self.entwined = entwined(parts)


class Price(Bill):
    """An energy cost as it is printed; `of_x` if it is X, and so not known yet."""

    def __init__(self, parts: tuple[RestEnergy, ...], of_x: bool) -> None:
        super().__init__(parts)
        self.energy_parts: tuple[RestEnergy, ...] = parts
        self.of_x = of_x


def printed_price(lib: Library, definition: int) -> Price:
    """The energy cost that is printed on a card."""
    printed = lib.printed
    specified = [printed[char][definition] for char in SPECIFIED]
    total = counted(printed[COST][definition])
    parts = energy_parts(printed[TYPE][definition], total, specified)
    return Price(parts, printed[KEYWORDS][definition] & X_COST != 0)


def any_energy(lib: Library, total: int) -> tuple[RestEnergy, ...]:
    """So much energy, of whatever color."""
    return the_rest(total, 0)


def skill_bill(lib: Library, ability: int) -> Bill:
    """What a skill's own cost comes to."""
    return Bill(lib.abilities[ability].cost)


PRICES: Final = Memo(printed_price)
SKILL_BILLS: Final = Memo(skill_bill)
ANY_ENERGY: Final = Memo(any_energy)


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
