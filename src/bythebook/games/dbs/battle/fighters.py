"""Who fights in a battle, how strong they are, and what an attack does (7-1-4, 7-4, 10-6, 10-7)."""

from typing import Final

from bythebook.games.dbs.cards.cards import (
    CRITICAL,
    DOUBLE_STRIKE,
    POWER,
    QUADRUPLE_STRIKE,
    TRIPLE_STRIKE,
    VICTORY_STRIKE,
)
from bythebook.games.dbs.policy import DOUBLE_STRIKES, QUADRUPLE_STRIKES, TRIPLE_STRIKES
from bythebook.games.dbs.texts.events import (
    COMBOED_FROM,
    EV_AFTER_COMBO,
    EV_COMBO,
    VAR_ATTACKER,
    VAR_GUARD,
    VAR_NEGATED,
)
from bythebook.games.dbs.zones.zones import DROP, HAND, IN_PLAY, KINDS
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.changes import Change, counters, event
from bythebook.kernel.state.refs import CARD, NOTHING, SHIFT

STRIKES: Final = DOUBLE_STRIKE | TRIPLE_STRIKE | QUADRUPLE_STRIKE


def standing_in(game: Game, ref: int) -> int:
    """The card that fights for a reference: itself, the card placed on top of it, or none."""
    if ref < 0:
        return NOTHING
    state = game.state
    card = ref & CARD
    if state.inc[card] != ref >> SHIFT:
        return on_top(game, ref)
    where = state.where[card]
    return ref if where >= 0 and where % KINDS in IN_PLAY else NOTHING


@rule("dbs 7-1-4", nothing=NOTHING)
def on_top(game: Game, ref: int) -> int:
    """A battle card played on top of a fighting card fights in its place."""
    state = game.state
    card = ref & CARD
    # Covered where it lay, and not moved since: it has become a new card just once.
    if state.host[card] < 0 or state.inc[card] != (ref >> SHIFT) + 1:
        return NOTHING
    while state.host[card] >= 0:
        card = state.host[card]
    return state.ref(card) if state.kind_of(card) in IN_PLAY else NOTHING


def attack_card(game: Game) -> int:
    """The attack card, or NOTHING."""
    return standing_in(game, game.state.vars[VAR_ATTACKER])


def guard_card(game: Game) -> int:
    """The guard card, or NOTHING."""
    return standing_in(game, game.state.vars[VAR_GUARD])


def negated(game: Game) -> bool:
    """Whether the attack is negated, or one side has no card left."""
    return game.state.vars[VAR_NEGATED] != 0 or attack_card(game) < 0 or guard_card(game) < 0


@rule("dbs 2-8-1", "dbs 2-8-3", nothing=0)
def power_of(game: Game, ref: int) -> int:
    """How strong a card is in battle: less than zero, too, if its power was lowered that far."""
    return game.value(POWER, ref & CARD)


def used_in_combo(game: Game, ref: int, player: int, origin: int) -> list[Change]:
    """Whoever waits for a combo is told from which kind of area the card was used."""
    used = event(EV_COMBO, ref, player, origin)
    if game.lib.watched[EV_AFTER_COMBO] or game.lib.arrivals:
        # That is asked again when the card is dropped, and at the end of the battle.
        before = game.state.counters.get((ref, COMBOED_FROM), 0)
        return [counters(ref, COMBOED_FROM, origin + 1 - before), used]
    return [used]


def origins_of(game: Game, cards: list[int]) -> list[int]:
    """Of each card of a combo area its number, and the kind of area it was used from."""
    state = game.state
    origins: list[int] = []
    for card in cards:
        origins += [card, state.counters.get((state.ref(card), COMBOED_FROM), 1) - 1]
    return origins


@rule("dbs 7-4-1-9-1", nothing=[])
def after_combo(game: Game, dropped: list[int], origins: list[int]) -> list[Change]:
    """Cards used in a combo wait for the end of that battle, though they have been dropped.

    `origins` tells of each card (its number) from which kind of area it was used.
    """
    changes: list[Change] = []
    for ref in dropped:
        card = ref & CARD
        origin = 0
        for place in range(0, len(origins), 2):
            if origins[place] == card:
                origin = origins[place + 1]
        changes.append(event(EV_AFTER_COMBO, ref, game.state.master[card], origin))
    return changes


@rule("dbs 10-6-1", nothing=HAND)
def damage_goes_to(keywords: int) -> int:
    """With [Critical] the life cards go to the drop area instead of the hand."""
    return DROP if keywords & CRITICAL else HAND


@rule("dbs 10-7-1", nothing=1)
def strikes(keywords: int) -> int:
    """How much damage an attack deals: one, or as many as the strike says."""
    if keywords & QUADRUPLE_STRIKE:
        return QUADRUPLE_STRIKES.value
    if keywords & TRIPLE_STRIKE:
        return TRIPLE_STRIKES.value
    return DOUBLE_STRIKES.value if keywords & DOUBLE_STRIKE else 1


@rule("dbs 10-20-1", nothing=False)
def wins_by_damage(keywords: int) -> bool:
    """Whoever deals life damage by attacking with [Victory Strike] wins the game."""
    return keywords & VICTORY_STRIKE != 0
