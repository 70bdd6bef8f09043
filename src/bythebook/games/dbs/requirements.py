"""What a player may do at a free timing, and the clause that says why not."""

from typing import Final

from bythebook.games.dbs.barring import cannot, kept_from_play
from bythebook.games.dbs.cards import BATTLE, EXTRA, LEADER, TYPE, UNISON
from bythebook.games.dbs.energy import affordable
from bythebook.games.dbs.events import (
    BY_RULES,
    CANNOT_ATTACK,
    CANNOT_BE_ATTACKED,
    CANNOT_USE_SKILLS,
    MAY_ATTACK_ACTIVE,
)
from bythebook.games.dbs.from_hand import cost_to_play
from bythebook.games.dbs.limits import no_use_left
from bythebook.games.dbs.marker_costs import marker_skill_used
from bythebook.games.dbs.means import T_DEFENSE, T_MAIN, T_OFFENSE, Means
from bythebook.games.dbs.permissions import out_of_reach
from bythebook.games.dbs.skills import (
    activated_again,
    conditions_fail,
    is_activated,
    not_from_here,
    verify_paying,
)
from bythebook.games.dbs.stacks import master_of_covered, speaks_below
from bythebook.games.dbs.terms import master_of_activate
from bythebook.games.dbs.unique import already_there
from bythebook.games.dbs.winning import card_allows
from bythebook.games.dbs.zones import (
    ACTIVE,
    BATTLE_AREA,
    DROP,
    HAND,
    IN_PLAY,
    LEADER_AREA,
    REST,
    UNISON_AREA,
)
from bythebook.kernel.abilities import ACT, Ability
from bythebook.kernel.changes import Change
from bythebook.kernel.clauses import KNOCKABLE, rule
from bythebook.kernel.game import Game
from bythebook.kernel.options import V_ACTIVATE
from bythebook.kernel.refs import CARD

ATTACKING: Final = LEADER | BATTLE | UNISON
"""the types of cards that attack, and that can be attacked"""
TARGETS: Final = (LEADER_AREA, UNISON_AREA, BATTLE_AREA)
"""where cards are attacked"""


def verify_play(game: Game, means: Means, card: int) -> str:
    """The clause by which a card of the hand cannot be played now, or nothing."""
    kind = means.types[card]
    player = means.player
    if not kind & means.plays or game.state.where[card] != player * game.state.kinds + HAND:
        return "dbs 6-3-1-2-2" if kind & UNISON else "dbs 6-3-1-2-1"
    if means.kept or means.cannot[card]:
        refused = kept_from_play(game, player, card, BY_RULES)
    else:
        refused = already_there(game, player, card) if kind & BATTLE else ""
    if refused:
        return refused
    source = game.state.ref(card)
    if kind & UNISON:
        return cannot_afford_unison(game, means, source)
    return cannot_afford(game, means, source)


@rule("dbs 6-3-1-2-1-1", nothing="")
def cannot_afford(game: Game, means: Means, source: int) -> str:
    """Without the energy to be switched to rest mode a card cannot be declared to be played."""
    return "" if can_be_paid(game, means, source) else "dbs 6-3-1-2-1-1"


@rule("dbs 6-3-1-2-2-1", nothing="")
def cannot_afford_unison(game: Game, means: Means, source: int) -> str:
    """Without the energy for the least total, a unison card cannot be declared to be played."""
    return "" if can_be_paid(game, means, source) else "dbs 6-3-1-2-2-1"


def can_be_paid(game: Game, means: Means, source: int) -> bool:
    """Whether a player can pay for playing a card."""
    purse = means.purse(game)
    if KNOCKABLE or source & CARD in means.touched:
        return affordable(game, cost_to_play(game, source), source, purse)
    definition = game.state.definition[source & CARD]
    known = purse.answers.get(definition)
    if known is None:
        known = affordable(game, cost_to_play(game, source), source, purse)
        purse.answers[definition] = known
    return known


UNDER_UNISON: Final = -997
"""in the place of a skill: 6-3-1-2-3-3, once a turn for each player"""


@rule("dbs 6-3-1-2-3-3", nothing="dbs 6-3-1-2-3")
def verify_under(game: Game, means: Means, card: int) -> str:
    """Once a turn, a card of the unison's own number can be placed under it from the hand."""
    state = game.state
    player = means.player
    if means.timing == T_MAIN and means.types[card] & UNISON:
        in_hand = state.where[card] == player * state.kinds + HAND
        if in_hand and (player, UNDER_UNISON) not in state.used:
            for host in state.zone(player, UNISON_AREA):
                if game.definition(host).number == game.definition(card).number:
                    return ""
    return "dbs 6-3-1-2-3-3"


@rule("dbs 6-3-1-2-4", nothing="")
def first_turn_no_attack(game: Game) -> str:
    """Whoever goes first cannot attack in their first turn."""
    state = game.state
    return "dbs 6-3-1-2-4" if state.turn == 1 else ""


def attackers(game: Game, means: Means) -> list[int]:
    """The cards a player could attack with."""
    state = game.state
    found: list[int] = []
    mine = means.player * state.kinds
    for zone in IN_PLAY:
        for card in state.zones[mine + zone]:
            if state.orient[card] == ACTIVE and can_attack_with(game, means, card):
                found.append(card)
    return found


def can_attack_with(game: Game, means: Means, card: int) -> bool:
    """Whether a card in play is in active mode and of a type that attacks."""
    if game.state.orient[card] != ACTIVE or not means.types[card] & ATTACKING:
        return False
    return not means.cannot[card] or not cannot(game, card, CANNOT_ATTACK)


def can_be_attacked(game: Game, means: Means, attacker: int, card: int) -> bool:
    """A leader, a unison card, or a battle card in rest mode can be attacked."""
    kind = means.types[card]
    if not kind & ATTACKING:
        return False
    permitted = means.cannot[attacker]
    if permitted and out_of_reach(permitted, kind):
        return False
    if kind & BATTLE and game.state.orient[card] != REST:
        if not card_allows(permitted, MAY_ATTACK_ACTIVE):
            return False
    return not means.cannot[card] or not cannot(game, card, CANNOT_BE_ATTACKED)


def attackable(game: Game, means: Means) -> list[int]:
    """The other player's cards where cards are attacked, in the order they are offered."""
    state = game.state
    theirs = (1 - means.player) * state.kinds
    found: list[int] = []
    for zone in TARGETS:
        found += state.zones[theirs + zone]
    return found


@rule("dbs 7-1", nothing="dbs 6-3-1-2")
def verify_attack(game: Game, means: Means, attacker: int, target: int) -> str:
    """A card in active mode attacks a leader, a unison card or a battle card in rest mode."""
    state = game.state
    player = means.player
    refused = first_turn_no_attack(game)
    if refused:
        return refused
    if state.side_of(attacker) != player or state.kind_of(attacker) not in IN_PLAY:
        return "dbs 7-1"
    if not can_attack_with(game, means, attacker):
        return "dbs 7-1"
    if state.side_of(target) != 1 - player or state.kind_of(target) not in IN_PLAY:
        return "dbs 7-1"
    return "" if can_be_attacked(game, means, attacker, target) else "dbs 7-1"


NOT_THEN: Final = {T_MAIN: "dbs 6-3-1-2-3", T_OFFENSE: "dbs 7-2-1-2-3", T_DEFENSE: "dbs 7-3-1-2-3"}


def used_from_drop(game: Game, kind: int, card: int, data: Ability) -> bool:
    """Whether an effect lets a skill of an extra card be activated from the drop area."""
    if kind != DROP or HAND not in data.zones or not game.value(TYPE, card) & EXTRA:
        return False
    return bool(activated_again(game, card, data.marks))


def verify_activate(game: Game, means: Means, source: int, ability: int) -> str:
    """The clause by which a skill cannot be activated now, or nothing."""
    data = game.lib.abilities[ability]
    if not is_activated(data.kind):
        return "dbs 8-5-1"
    if data.kind != ACT or not data.marks & means.skills:
        return NOT_THEN[means.timing]
    return verify_using(game, means, source, ability, data)


def verify_using(game: Game, means: Means, source: int, ability: int, data: Ability) -> str:
    """The clause by which a skill cannot be activated at a time that is right, or nothing."""
    state = game.state
    player = means.player
    card = source & CARD
    if state.host[card] >= 0:
        if not speaks_below(data.marks) or master_of_covered(game, card) != player:
            return "dbs 11-3-2"
    elif master_of_activate(game, card) != player or state.where[card] < 0:
        return "dbs 4-3-3"
    else:
        kind = state.where[card] % state.kinds
        refused = not_from_here(game, ability, kind)
        if refused and not used_from_drop(game, kind, card, data):
            return refused
    if (means.cannot[card] | means.cannot[player]) & CANNOT_USE_SKILLS:
        return "dbs 1-3-3"
    counts = means.kept or data.limit != 0 or bool(state.used)
    return (
        (no_use_left(game, source, ability, player) if counts else "")
        or (marker_skill_used(game, source, data.marks) if state.used else "")
        or (conditions_fail(game, data, source, player) if data.condition is not None else "")
        or verify_paying(game, means, ability, source)
    )


@rule("dbs 8-5-8", nothing=-1)
def works_from(zone: int) -> int:
    """A skill that names the area it works from is not looked for anywhere else."""
    return 1 << zone


def skills(game: Game, means: Means, card: int) -> list[Change]:
    """The skills of a card, of the kinds a timing is for, that can be activated now."""
    lib = game.lib
    bits = means.skills
    source = game.state.ref(card)
    found: list[Change] = []
    for ability in game.abilities_of(card):
        data = lib.abilities[ability]
        if data.marks & bits and data.kind == ACT and is_activated(data.kind):
            if not verify_using(game, means, source, ability, data):
                option = (V_ACTIVATE, source, ability)
                # The same skill given twice is one thing to do.
                if option not in found:
                    found.append(option)
    return found
