"""Why a card does not stride, guard from the G zone or become what a player would want now."""

from bythebook.games.vanguard.g.cards.states import face_down_g_cards
from bythebook.games.vanguard.g.keywords.g_guardian import (
    guardian_skill,
    may_call_g_guardians,
)
from bythebook.games.vanguard.g.keywords.stride import verify_stride
from bythebook.games.vanguard.g.texts.events import K_STRIDE, V_G_GUARD, V_STRIDE
from bythebook.games.vanguard.g.zones.zones import G_ZONE
from bythebook.games.vanguard.texts.events import K_GUARD
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import cited
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.refs import CARD, NOTHING


def verify_g_guardian(game: Game, player: int, card: int) -> str:
    """The clause by which a card of the G zone cannot be called to guard now, or nothing."""
    name = game.book.name
    ability = guardian_skill(game, card)
    if ability == NOTHING or card not in face_down_g_cards(game, player):
        return cited(name, "vgg 11.14.2")
    if not may_call_g_guardians(game, player):
        return cited(name, "vgg 7.5.1.2.3")
    if not game.can_pay(ability, game.state.ref(card), player):
        return cited(name, "vgg 8.5.2.3")
    return ""


def verify_g(game: Game, player: int, option: Change) -> str:
    """The first clause that forbids an option with a card of the G zone now, or nothing."""
    ask = game.pending
    kind = NOTHING if ask is None else ask.kind
    if option[0] == V_STRIDE and kind == K_STRIDE:
        return verify_stride(game, player, option[1] & CARD)
    if option[0] == V_G_GUARD and kind == K_GUARD:
        return verify_g_guardian(game, player, option[1] & CARD)
    return ""


def candidates_g(game: Game) -> list[Change]:
    """Whatever a player might think of doing with cards of the G zone at a decision."""
    ask = game.pending
    if ask is None or ask.kind not in (K_STRIDE, K_GUARD):
        return []
    verb = V_STRIDE if ask.kind == K_STRIDE else V_G_GUARD
    state = game.state
    return [(verb, ref) for ref in state.refs(state.zone(ask.player, G_ZONE))]
