"""Which clause says no to what somebody would like to do in a ride or main phase."""

from bythebook.games.vanguard.abilities.playing import (
    PlayTiming,
    exchanges,
)
from bythebook.games.vanguard.abilities.requirements import (
    verify_activate,
    verify_call,
)
from bythebook.games.vanguard.edition import edition
from bythebook.games.vanguard.texts.events import (
    K_MAIN,
    K_RIDE,
    V_CALL,
    V_EXCHANGE,
    V_RIDE,
)
from bythebook.games.vanguard.zones.zones import HAND
from bythebook.kernel.abilities.abilities import ACT
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import cited
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.options import V_ACTIVATE
from bythebook.kernel.state.refs import CARD


def verify_in_turn(game: Game, player: int, option: Change) -> str:
    """The first clause that forbids an option of a ride or main phase now, or nothing."""
    verb = option[0]
    ask = game.pending
    if verb == V_RIDE and ask is not None and ask.kind == K_RIDE:
        return edition(game).verify_ride(game, player, option[1] & CARD)
    if not isinstance(game.stack[-1], PlayTiming):
        return ""
    if verb == V_CALL:
        return verify_call(game, player, option[1] & CARD)
    if verb == V_ACTIVATE:
        return verify_activate(game, player, option[1], option[2])
    if verb == V_EXCHANGE and option not in exchanges(game, player):
        return cited(game.book.name, "vgg 6.6.1.2.3", "vgd 9.7.2.2")
    return ""


def candidates_in_turn(game: Game) -> list[Change]:
    """Whatever a player might think of doing at the pending decision of a ride or main phase."""
    ask = game.pending
    if ask is None:
        return []
    state = game.state
    hand = state.refs(state.zone(ask.player, HAND))
    if ask.kind == K_RIDE:
        zones = edition(game).ridden_from()
        return [(V_RIDE, ref) for z in zones for ref in state.refs(state.zone(ask.player, z))]
    if ask.kind != K_MAIN:
        return []
    return [
        *[(V_CALL, ref) for ref in hand],
        *[
            (V_ACTIVATE, state.ref(card), ability)
            for zone in edition(game).activated_from()
            for card in state.zone(ask.player, zone)
            for ability in game.abilities_of(card)
            if game.lib.abilities[ability].kind == ACT
        ],
    ]
