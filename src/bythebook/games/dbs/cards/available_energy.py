"""The energy a player has to pay with, and what it is enough for (2-11, 8-4-2)."""

from typing import Final

from bythebook.games.dbs.cards.cards import COLORS
from bythebook.games.dbs.cards.energy import ANY, PRICES, Bill, RestEnergy, rested
from bythebook.games.dbs.policy import COLORS_THAT_PAY
from bythebook.games.dbs.zones.zones import ACTIVE, ENERGY
from bythebook.kernel.abilities.library import Library
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.memo import Keeper, Memo
from bythebook.kernel.state.continuous_ops import CHAR_CANNOT
from bythebook.kernel.texts.costs import counted, tried
from bythebook.kernel.texts.matching import matched

NO: Final = 0
YES: Final = 1
MAYBE: Final = 2
PURSE: Final = 1 << COLORS | 1 << CHAR_CANNOT
"""the characteristics that say what energy pays for"""


class Energy(Keeper):
    """Energy to pay with, as its colors are: such energy pays for the same in any game."""

    def __init__(self, lib: Library, colors: tuple[int, ...]) -> None:
        super().__init__()
        self.lib: Library = lib
        self.colors: tuple[int, ...] = colors


ENERGIES: Final = Memo(Energy)


def energy_of(game: Game, player: int, values: list[list[int]]) -> Energy:
    """The energy a player can pay with now; `values` are those of all cards."""
    state = game.state
    orient = state.orient
    colors, cannot = values[COLORS], values[CHAR_CANNOT]
    found: list[int] = []
    for card in state.zones[player * state.kinds + ENERGY]:
        if orient[card] == ACTIVE:
            if cannot[card] and kept_active(game, card):
                continue
            found.append(colors[card])
    found.sort()
    return ENERGIES.of(game.lib, tuple(found))


def kept_active(game: Game, card: int) -> bool:
    """Whether an effect keeps energy from being switched to rest mode, and so from paying."""
    return game.unpayable(rested([game.state.ref(card)]))


def pays(energy: Energy, definition: int) -> int:
    """Whether some energy pays the energy cost printed on a card; MAYBE where that is X."""
    price = PRICES.of(energy.lib, definition)
    if price.of_x:
        return MAYBE
    enough = enough_energy(price, energy)
    if enough == MAYBE:
        enough = YES if matched(shared_out(energy, price.colored)) else NO
    return enough


PAYS: Final = Memo(pays)


def shared_out(energy: Energy, parts: list[RestEnergy]) -> list[list[int]]:
    """For each energy that has to be of a color, which it could be."""
    slots: list[list[int]] = []
    for part in parts:
        wanted = part.color & COLORS_THAT_PAY.value
        fitting = [i for i, c in enumerate(energy.colors) if wanted == ANY or c & wanted]
        slots += [fitting] * part.count
    return slots


def affordable(
    game: Game, bill: Bill, source: int, player: int, energy: Energy | None = None
) -> bool:
    """Whether a player can pay all parts of a cost; `energy` is theirs, if it is known."""
    if bill.energy:
        if energy is None:
            energy = energy_of(game, player, game.values_of(PURSE))
        enough = enough_energy(bill, energy)
        if enough == NO and bill.entwined:
            return tried(game, bill.parts, source, player)
        if enough != MAYBE:
            return enough == YES
    elif not bill.more:
        return True
    if counted(game, bill.asked, source, player, []):
        return True
    return bill.entwined and tried(game, bill.parts, source, player)


def enough_energy(bill: Bill, energy: Energy) -> int:
    """Whether there is enough energy for a cost that takes nothing else; MAYBE if it takes more
    than counting to tell."""
    if len(energy.colors) < bill.energy:
        return NO
    enough = enough_colored(energy, bill.colored) if bill.colored else YES
    return MAYBE if enough == YES and bill.more else enough


def enough_colored(energy: Energy, parts: list[RestEnergy]) -> int:
    """Whether there is enough energy of each color, if that can be told by counting."""
    maybe = YES
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
        found = fitting(energy, color)
        if found >> 1 < wanted:
            return NO
        if not alike and found & 1:
            # Energy of several colors pays for one of them: who gets it?
            maybe = MAYBE
    return maybe


def fitting(energy: Energy, color: int) -> int:
    """How much energy pays for a color, twice; and one more if some of it is of others, too."""
    wanted = color & COLORS_THAT_PAY.value
    found = mixed = 0
    for each in energy.colors:
        if wanted == ANY or each & wanted:
            found += 2
            if each != color:
                mixed = 1
    return found + mixed
