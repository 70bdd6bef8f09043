"""Sections 10.22 to 10.35: in which state a card is, and to which other cards it is tied."""

from typing import Final

from bythebook.games.vanguard.cards.cards import G_UNIT, TYPE
from bythebook.games.vanguard.g.zones.zones import G_ZONE, HEARTS, LOCKED
from bythebook.games.vanguard.texts.events import FIRST_OWN_COUNTER
from bythebook.games.vanguard.zones.zones import FIELD, VANGUARD
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.changes import WHILE_FRAME
from bythebook.kernel.state.continuous_ops import E_SOURCE, E_UNTIL, E_UNTIL_VALUE
from bythebook.kernel.state.refs import CARD, FACE_DOWN, FACE_UP, NOTHING, SHIFT

# Ties between cards.
HEART_OF: Final = 1
"""a heart is tied to the vanguard that strode on it"""
MATE_OF: Final = 2
"""a Legion Mate is tied to its Legion Leader"""
LEAPT_FROM: Final = 3
"""a unit called by time leap is tied to the card that was bound for it"""

# What is counted on a card.
BY_ULTIMATE_STRIDE: Final = FIRST_OWN_COUNTER
"""1 on a G unit that came to the vanguard circle by ultimate stride"""
HAS_LEGIONED: Final = FIRST_OWN_COUNTER + 1
"""1 on a unit that has used its Seek Mate ability"""
LEGIONED_IN: Final = FIRST_OWN_COUNTER + 2
"""the turn, and one, in which a unit came to be in legion"""

HAD_HEART: Final = FIRST_OWN_COUNTER + 3
"""1 on a vanguard for which a heart was chosen"""
TOLD_STATES: Final = {
    BY_ULTIMATE_STRIDE: "by ultimate stride",
    HAS_LEGIONED: "has sought its mate",
    LEGIONED_IN: "has legioned",
    HAD_HEART: "has a heart",
}
TOLD_TIES: Final = {HEART_OF: "heart of", MATE_OF: "mate of", LEAPT_FROM: "called for"}

WITH_HEART: Final = 1 << 40
"""from here on: as long as a vanguard has the heart that was chosen for it"""


def is_g_unit(game: Game, card: int) -> bool:
    """Whether a card is a G unit, by the side of it that counts."""
    return game.lib.printed[TYPE][game.state.definition[card]] & G_UNIT != 0


def vanguards(game: Game, player: int) -> list[int]:
    """A player's vanguards: of two in legion both."""
    return game.state.zone(player, VANGUARD)


def hearts(game: Game, player: int) -> list[int]:
    """The heart cards on a player's vanguard circle."""
    return game.state.zone(player, HEARTS)


def leader_of(game: Game, card: int) -> int:
    """The Legion Leader of a Legion Mate, or NOTHING."""
    state = game.state
    if not state.ties:
        return NOTHING
    leader = state.ties.get((state.inc[card] << SHIFT | card, MATE_OF), NOTHING)
    if leader == NOTHING or not state.alive(leader):
        return NOTHING
    return leader & CARD if state.where[leader & CARD] == state.where[card] else NOTHING


def mate_of(game: Game, card: int) -> int:
    """The Legion Mate of a Legion Leader, or NOTHING."""
    where = game.state.where[card]
    if where >= 0 and game.state.ties:
        for other in game.state.zones[where]:
            if leader_of(game, other) == card:
                return other
    return NOTHING


def partner_of(game: Game, card: int) -> int:
    """Who is in legion with a card, or NOTHING."""
    if not game.state.ties:
        return NOTHING
    leader = leader_of(game, card)
    return leader if leader != NOTHING else mate_of(game, card)


def main_vanguard(game: Game, player: int) -> int:
    """A player's vanguard; of two in legion the leader, of several the one placed last."""
    state = game.state
    found = state.zones[player * state.kinds + VANGUARD]
    if state.ties and len(found) > 1:
        found = leading(game, found)
    return found[-1] if found else NOTHING


def leading(game: Game, units: list[int]) -> list[int]:
    """Those of some vanguards that are no Legion Mates."""
    return [card for card in units if leads(game, card)]


@rule("vgg 10.25.9", nothing=True)
def leads(game: Game, card: int) -> bool:
    """Of two in legion the leader is the one whose grade counts."""
    return leader_of(game, card) == NOTHING


def chosen_heart(game: Game, vanguard: int) -> int:
    """The heart whose name and power a vanguard has, or NOTHING."""
    frame = WITH_HEART | game.state.ref(vanguard)
    for effect in game.state.effects:
        if effect[E_UNTIL] == WHILE_FRAME and effect[E_UNTIL_VALUE] == frame:
            return effect[E_SOURCE] & CARD
    return NOTHING


def is_locked(game: Game, card: int) -> bool:
    """Whether a card is a locked card."""
    return game.state.kind_of(card) in LOCKED


def is_deleted(game: Game, card: int) -> bool:
    """Whether a unit is deleted: it lies face down on its circle."""
    state = game.state
    return state.kind_of(card) in FIELD and state.face[card] == FACE_DOWN


def lacks(game: Game, card: int) -> int:
    """The characteristics, as bits, that a card has lost by the way it lies."""
    state = game.state
    kind = state.kind_of(card)
    return game.zones.down_lacks[kind] if kind >= 0 and state.face[card] == FACE_DOWN else 0


def face_up_in_g_zone(game: Game, player: int) -> int:
    """How many cards lie face up in a player's G zone."""
    state = game.state
    return len([c for c in state.zone(player, G_ZONE) if state.face[c] == FACE_UP])


def face_up_g_units(game: Game, player: int) -> int:
    """How many face-up G units are on a player's vanguard circle and in the G zone."""
    state = game.state
    there = [*vanguards(game, player), *state.zone(player, G_ZONE)]
    return sum(1 for c in there if state.face[c] == FACE_UP and is_g_unit(game, c))


def face_down_g_cards(game: Game, player: int) -> list[int]:
    """The face-down cards of a player's G zone."""
    state = game.state
    return [c for c in state.zone(player, G_ZONE) if state.face[c] == FACE_DOWN]
