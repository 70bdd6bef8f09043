"""Sections 4.4 and 4.16: cards that go elsewhere than they would have gone."""

from bythebook.games.vanguard.cards.cards import TYPE
from bythebook.games.vanguard.d.cards.types import ORDERS, is_order
from bythebook.games.vanguard.d.texts.events import VAR_RIDE_DECK
from bythebook.games.vanguard.d.zones.zones import RIDE_DECK
from bythebook.games.vanguard.zones.zones import DECK, DROP, FIELD, VANGUARD
from bythebook.kernel.abilities.library import Library
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.changes import FACE, MOVE, ORIENT, Change, move, reveal, set_var
from bythebook.kernel.state.refs import BOTH, CARD, FACE_UP, FIRST_CARD, PUBLIC


def bit_of(game: Game, card: int) -> int:
    """The bit that stands for a card among those of its owner, which have one number after another.

    Counted from the first of them, so that the bits of a deck are a number that can be saved.
    """
    owners = game.state.owner
    return 1 << (card - owners.index(owners[card], FIRST_CARD))


def ride_decks(game: Game) -> list[Change]:
    """The ride decks are noted as they lie, the first vanguards taken from them included."""
    noted: list[Change] = []
    state = game.state
    for player in (0, 1):
        bits = 0
        there = state.zone(player, RIDE_DECK)
        for card in (*there, *state.zone(player, VANGUARD)) if there else ():
            bits |= bit_of(game, card)
        noted.append(set_var(VAR_RIDE_DECK + player, bits))
    return noted


@rule("vgd 4.16.4", "vgd 6.4.4.2", nothing=False)
def goes_home(game: Game, card: int) -> bool:
    """A card that was in the ride deck as the game began goes back there, and into no deck."""
    state = game.state
    return state.vars[VAR_RIDE_DECK + state.owner[card]] & bit_of(game, card) != 0


@rule("vgd 4.4.2", nothing=False)
def keeps_off_circles(game: Game, card: int) -> bool:
    """An order that would come to a circle goes to the drop zone."""
    return is_order(game, card)


@rule("vgd 4.1.6", nothing=[])
def shown_as_barred(game: Game, changes: list[Change]) -> list[Change]:
    """A card that nobody else sees and that cannot move for what it is, is shown."""
    zones = game.zones
    hidden = [
        change[1]
        for change in changes
        if change[0] in (MOVE, FACE, ORIENT)
        and zones.sight[game.state.kind_of(change[1] & CARD)] != PUBLIC
    ]
    return reveal(hidden, BOTH)


def redirected(game: Game, changes: list[Change]) -> list[Change]:
    """Changes with every card going where it really goes."""
    found: list[Change] = []
    for change in changes:
        if change[0] == MOVE:
            card = change[1] & CARD
            if change[3] == DECK and goes_home(game, card):
                found += move([change[1]], RIDE_DECK, face=FACE_UP)
                continue
            if change[3] in FIELD and keeps_off_circles(game, card):
                found += move([change[1]], DROP)
                continue
        found.append(change)
    return found


def redirecting(lib: Library, definition: int) -> int:
    """Kinds of zones, as bits, instead of which a card could go elsewhere."""
    bits = 1 << DECK
    if lib.printed[TYPE][definition] & ORDERS:
        for kind in FIELD:
            bits |= 1 << kind
    return bits
