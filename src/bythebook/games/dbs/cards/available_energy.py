"""The energy a player has to pay with, and what it is enough for (2-11, 8-4-2)."""

from typing import Final

from bythebook.games.dbs.cards.cards import COLORS
from bythebook.games.dbs.cards.energy import (
    ANY,
    ORDER,
    Bill,
    RestEnergy,
    bill_of,
    color_wanted,
    rested,
)
from bythebook.games.dbs.zones.zones import ACTIVE, ENERGY
from bythebook.kernel.abilities.library import Library
from bythebook.kernel.game.game import Game
from bythebook.kernel.state.continuous_ops import CHAR_CANNOT
from bythebook.kernel.texts.costs import counted, tried

NO: Final = 0
YES: Final = 1
MAYBE: Final = 2
PURSE: Final = 1 << COLORS | 1 << CHAR_CANNOT
"""the characteristics that say what energy pays for"""


class Purse:
    """The energy a player can pay with now, looked up once for all that could be paid."""

    def __init__(self, game: Game, player: int, values: list[list[int]]) -> None:
        state = game.state
        orient = state.orient
        colors, cannot = values[COLORS], values[CHAR_CANNOT]
        units = _units
        cards: list[int] = []
        kind = 0
        for card in state.zones[player * state.kinds + ENERGY]:
            if orient[card] == ACTIVE:
                if cannot[card] and kept_active(game, card):
                    continue
                cards.append(card)
                kind += units[colors[card]] or new_unit(colors[card])
        self.player: int = player
        self.cards: list[int] = cards
        self.colors: list[int] = colors
        self.answers: dict[int, int] = known_answers(game.lib, kind)
        """by card as printed: whether just such energy pays for it, where that is known; and by
        color, counted down from -1: how many pay for it, as `counted_of` counts"""


def kept_active(game: Game, card: int) -> bool:
    """Whether an effect keeps energy from being switched to rest mode, and so from paying."""
    return game.forbidden_any(rested([game.state.ref(card)]))


def known_answers(lib: Library, kind: int) -> dict[int, int]:
    """What is known of what energy of a kind pays for, in all games of these cards."""
    known: dict[int, int] | None = lib.found_out.get(kind)
    if known is None:
        known = lib.found_out[kind] = {}
    return known


_units: Final[list[int]] = [0] * (2 * ORDER[-1])
"""by its colors: what an energy adds to the number that says which energy there is, once known"""


def new_unit(colors: int) -> int:
    """Count energy of some colors apart from all other."""
    unit = _units[colors] = 1 << 6 * (len(_units) - _units.count(0))
    return unit


def pays_printed(game: Game, card: int, purse: Purse) -> int:
    """Whether some energy pays the energy cost of a card that nothing changes.

    MAYBE where that has not been worked out yet, or is X.
    """
    definition = game.state.definition[card]
    known = purse.answers.get(definition, MAYBE)
    if known == MAYBE:
        parts: tuple[RestEnergy, ...] | None = game.lib.worked_out.get(definition)
        if parts is not None:
            pays = affordable(game, bill_of(parts), game.state.ref(card), purse.player, purse)
            known = purse.answers[definition] = YES if pays else NO
    return known


def affordable(
    game: Game, bill: Bill, source: int, player: int, purse: Purse | None = None
) -> bool:
    """Whether a player can pay all parts of a cost; `purse` is their energy, if it is known."""
    if bill.energy:
        if purse is None:
            purse = Purse(game, player, game.values_of(PURSE))
        energy = enough_energy(bill, purse)
        if energy == NO and bill.entwined:
            return tried(game, bill.parts, source, player)
        if energy != MAYBE:
            return energy == YES
    elif not bill.more:
        return True
    if counted(game, bill.asked, source, player, []):
        return True
    return bill.entwined and tried(game, bill.parts, source, player)


def enough_energy(bill: Bill, purse: Purse) -> int:
    """Whether there is enough energy for a cost that takes nothing else; MAYBE if it takes more
    than counting to tell."""
    if len(purse.cards) < bill.energy:
        return NO
    enough = enough_colored(purse, bill.colored) if bill.colored else YES
    return MAYBE if enough == YES and bill.more else enough


def enough_colored(purse: Purse, parts: list[RestEnergy]) -> int:
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
        found = purse.answers.get(~color, -1)
        if found < 0:
            found = purse.answers[~color] = counted_of(purse, color)
        if found >> 1 < wanted:
            return NO
        if not alike and found & 1:
            # Energy of several colors pays for one of them: who gets it?
            maybe = MAYBE
    return maybe


def counted_of(purse: Purse, color: int) -> int:
    """How much energy pays for a color, twice; and one more if some of it is of others, too."""
    colors = purse.colors
    wanted = color_wanted(color)
    found = mixed = 0
    for card in purse.cards:
        if wanted == ANY or colors[card] & wanted:
            found += 2
            if colors[card] != color:
                mixed = 1
    return found + mixed
