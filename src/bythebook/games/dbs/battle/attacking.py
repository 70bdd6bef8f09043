"""Who can attack whom in a main phase."""

from typing import Final

from bythebook.games.common.outline import card_allows
from bythebook.games.dbs.cards.cards import BATTLE, LEADER, UNISON
from bythebook.games.dbs.terms.free_timing import Means
from bythebook.games.dbs.texts.barring import says_cannot
from bythebook.games.dbs.texts.events import (
    CANNOT_ATTACK,
    CANNOT_BE_ATTACKED,
    LIMITED_BY_KIND,
    MAY_ATTACK_ACTIVE,
    V_ATTACK,
)
from bythebook.games.dbs.texts.limiting import ATTACKED_BY, ATTACKING_THEM, ATTACKING_WITH, limited
from bythebook.games.dbs.texts.permissions import out_of_reach
from bythebook.games.dbs.texts.tolls import can_pay_toll, quota_spent
from bythebook.games.dbs.zones.zones import (
    ACTIVE,
    BATTLE_AREA,
    IN_PLAY,
    LEADER_AREA,
    REST,
    UNISON_AREA,
)
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.refs import SHIFT

ATTACKING: Final = LEADER | BATTLE | UNISON
"""the types of cards that attack, and that can be attacked"""


@rule("dbs 6-3-1-2-4", nothing="")
def first_turn_no_attack(game: Game) -> str:
    """Whoever goes first cannot attack in their first turn."""
    state = game.state
    return "dbs 6-3-1-2-4" if state.turn == 1 else ""


def attackers(game: Game, means: Means) -> list[int]:
    """The cards a player could attack with: in play, in active mode, of a type that attacks."""
    state = game.state
    zones, orient, types = state.zones, state.orient, means.types
    mine = means.player * state.kinds
    kept = means.cannot[means.player] & LIMITED_BY_KIND
    found: list[int] = []
    for zone in IN_PLAY:
        for card in zones[mine + zone]:
            if orient[card] == ACTIVE and types[card] & ATTACKING:
                if kept and (
                    limited(game, means.player, ATTACKING_WITH, card) or quota_spent(game, card)
                ):
                    continue
                if kept and not can_pay_toll(game, state.ref(card)):
                    continue
                if not means.cannot[card] or not says_cannot(means.cannot[card], CANNOT_ATTACK):
                    found.append(card)
    return found


def attackable(game: Game, means: Means) -> list[int]:
    """The other player's cards where cards are attacked, in the order they are offered."""
    state = game.state
    zones, theirs = state.zones, (1 - means.player) * state.kinds
    unisons, others = zones[theirs + UNISON_AREA], zones[theirs + BATTLE_AREA]
    return zones[theirs + LEADER_AREA] + unisons + others


def targets_of(game: Game, means: Means, attacker: int) -> list[int]:
    """What a card can attack: a leader, a unison card, or a battle card in rest mode."""
    orient, types, cannot = game.state.orient, means.types, means.cannot
    permitted = cannot[attacker]
    found: list[int] = []
    for card in attackable(game, means):
        kind = types[card]
        if not kind & ATTACKING or (permitted and out_of_reach(permitted, kind)):
            continue
        if kind & BATTLE and orient[card] != REST:
            if not permitted or not card_allows(permitted, MAY_ATTACK_ACTIVE):
                continue
        if permitted & LIMITED_BY_KIND and limited(game, attacker, ATTACKING_THEM, card):
            continue
        if cannot[card] & LIMITED_BY_KIND and limited(game, card, ATTACKED_BY, attacker):
            continue
        if not cannot[card] or not says_cannot(cannot[card], CANNOT_BE_ATTACKED):
            found.append(card)
    return found


@rule("dbs 7-1", nothing=[])
def attacks(game: Game, means: Means) -> list[Change]:
    """Every attack of a card in active mode on a leader, a unison or a battle card in rest mode."""
    inc = game.state.inc
    options: list[Change] = []
    same: list[int] | None = None
    choosy = game.guard_possible and any(
        means.cannot[card] & LIMITED_BY_KIND for card in attackable(game, means)
    )
    for attacker in attackers(game, means):
        if means.cannot[attacker] or choosy:
            targets = targets_of(game, means, attacker)
        else:
            # Cards of which no effect says anything attack the same.
            if same is None:
                same = targets_of(game, means, attacker)
            targets = same
        source = inc[attacker] << SHIFT | attacker
        for target in targets:
            options.append((V_ATTACK, source, inc[target] << SHIFT | target))
    return options


def verify_attack(game: Game, means: Means, option: Change) -> str:
    """The clause by which a card cannot attack another now, or nothing."""
    return first_turn_no_attack(game) or ("" if option in attacks(game, means) else "dbs 7-1")
