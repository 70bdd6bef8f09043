"""Which clause says no to what somebody would like to do in a battle."""

from bythebook.games.vanguard.battle.attack import AttackStep, needs_no_choice
from bythebook.games.vanguard.battle.attack_by_effect import AttackByEffect
from bythebook.games.vanguard.battle.guard import GuardStep
from bythebook.games.vanguard.battle.requirements import (
    may_be_made_a_target,
    verify_attack,
    verify_attacked,
    verify_boost,
    verify_guard,
    verify_intercept,
)
from bythebook.games.vanguard.texts.events import (
    K_GUARD,
    V_ATTACK,
    V_BOOST,
    V_GUARD,
    V_INTERCEPT,
    V_TARGET,
)
from bythebook.games.vanguard.texts.limiting import least_together
from bythebook.games.vanguard.zones.zones import HAND, VANGUARD_AND_REAR
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import cited
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.refs import CARD, NOTHING


def verify_in_battle(game: Game, player: int, option: Change) -> str:
    """The first clause that forbids an option of a battle now, or nothing."""
    verb = option[0]
    frame = game.stack[-1]
    if isinstance(frame, AttackStep):
        card = option[1] & CARD
        if verb == V_ATTACK:
            return verify_attack(game, player, card)
        if frame.attacker == NOTHING:
            return ""  # who attacks is chosen before anything else
        attacker = frame.attacker & CARD
        if verb == V_TARGET:
            refused = verify_attacked(game, player, attacker, card)
            return refused or needs_no_choice(game, player, attacker, card)
        if verb == V_BOOST:
            return verify_boost(game, player, attacker, card)
    if isinstance(frame, AttackByEffect) and verb == V_TARGET:
        if option[1] not in frame.targets:
            return cited(game.book.name, "vgg 10.34.1.1", "vgd 7.30.1.1")
        turn_player, attacker = game.state.turn_player, frame.attackers[0] & CARD
        return may_be_made_a_target(game, turn_player, attacker, option[1] & CARD)
    if isinstance(frame, GuardStep):
        if verb == V_GUARD and least_together(game, player) > 1:
            return cited(game.book.name, "vgg 7.5.1.2.2", "vgd 10.5.1.2.2")
        if verb == V_GUARD:
            return verify_guard(game, player, option[1] & CARD)
        if verb == V_INTERCEPT:
            return verify_intercept(game, player, option[1] & CARD)
    return ""


def candidates_in_battle(game: Game) -> list[Change]:
    """Whatever a player might think of doing at the pending decision of a battle."""
    ask = game.pending
    if ask is None:
        return []
    state = game.state
    player = ask.player
    own = _on_circles(game, player)
    verbs = {option[0] for option in ask.options}
    if V_ATTACK in verbs:
        return [(V_ATTACK, ref) for ref in own]
    if V_TARGET in verbs:
        return [(V_TARGET, ref) for ref in [*own, *_on_circles(game, 1 - player)]]
    if V_BOOST in verbs:
        return [(V_BOOST, ref) for ref in own]
    if ask.kind == K_GUARD:
        hand = state.refs(state.zone(player, HAND))
        return [*[(V_GUARD, ref) for ref in hand], *[(V_INTERCEPT, ref) for ref in own]]
    return []


def _on_circles(game: Game, player: int) -> list[int]:
    """What is on the vanguard and rear-guard circles of a player."""
    state = game.state
    return [ref for z in VANGUARD_AND_REAR for ref in state.refs(state.zone(player, z))]
