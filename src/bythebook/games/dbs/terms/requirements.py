"""What a player may do at a free timing, and the clause that says why not."""

from typing import Final

from bythebook.games.dbs.abilities.marker_costs import marker_skill_used
from bythebook.games.dbs.abilities.skills import (
    activated_again,
    conditions_fail,
    is_activated,
    not_from_here,
    verify_paying,
)
from bythebook.games.dbs.cards.available_energy import MAYBE, PAYS, YES, affordable
from bythebook.games.dbs.cards.cards import BATTLE, EXTRA, TYPE, UNISON
from bythebook.games.dbs.cards.energy import Bill
from bythebook.games.dbs.keywords.limits import no_use_left
from bythebook.games.dbs.keywords.unique import already_there
from bythebook.games.dbs.other.stacks import master_of_covered, speaks_below
from bythebook.games.dbs.terms.free_timing import (
    T_DEFENSE,
    T_MAIN,
    T_OFFENSE,
    Means,
    played_in_main,
    timing_bits,
)
from bythebook.games.dbs.terms.from_hand import cost_to_play
from bythebook.games.dbs.terms.terms import master_of_activate
from bythebook.games.dbs.texts.barring import kept_from_play
from bythebook.games.dbs.texts.events import (
    BY_RULES,
    CANNOT_USE_SKILLS,
)
from bythebook.games.dbs.texts.permissions import awakens_anyway
from bythebook.games.dbs.zones.zones import (
    DROP,
    HAND,
    KINDS,
    UNISON_AREA,
)
from bythebook.kernel.abilities.abilities import ACT, Ability
from bythebook.kernel.abilities.library import Library
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.options import V_ACTIVATE
from bythebook.kernel.state.refs import CARD, SHIFT


def verify_play(game: Game, means: Means, card: int) -> str:
    """The clause by which a card cannot be played now, or nothing."""
    kind = means.types[card]
    in_hand = game.state.where[card] == means.player * game.state.kinds + HAND
    if not in_hand or means.timing != T_MAIN or not kind & played_in_main():
        return "dbs 6-3-1-2-2" if kind & UNISON else "dbs 6-3-1-2-1"
    return verify_playing(game, means, card, kind)


def verify_playing(game: Game, means: Means, card: int, kind: int) -> str:
    """The clause by which a card of the hand is not played though its type is, or nothing."""
    refused = ""
    if means.kept or means.cannot[card]:
        refused = kept_from_play(game, means.player, card, BY_RULES)
    elif kind & BATTLE and means.names(game):
        refused = already_there(game, means.player, card)
    if refused:
        return refused
    if can_be_paid(game, means, card):
        return ""
    return "dbs 6-3-1-2-2-1" if kind & UNISON else "dbs 6-3-1-2-1-1"


@rule("dbs 6-3-1-2-1-1", "dbs 6-3-1-2-2-1", nothing=True)
def can_be_paid(game: Game, means: Means, card: int) -> bool:
    """Without the energy, for a unison its least total, a card is not declared to be played."""
    if card in means.touched:
        return can_pay_to_play(game, means, card)
    paid = PAYS.of(means.energy(game), game.state.definition[card])
    return can_pay_to_play(game, means, card) if paid == MAYBE else paid == YES


def can_pay_to_play(game: Game, means: Means, card: int) -> bool:
    """The same, with every effect."""
    source = game.state.ref(card)
    bill = Bill(cost_to_play(game, source))
    return affordable(game, bill, source, means.player, means.energy(game))


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


NOT_THEN: Final = {T_MAIN: "dbs 6-3-1-2-3", T_OFFENSE: "dbs 7-2-1-2-3", T_DEFENSE: "dbs 7-3-1-2-3"}


def nothing_else(timing: int) -> str:
    """The clause that says what is done in a free timing, and so nothing else."""
    if timing == T_MAIN:
        return "dbs 6-3-1-2"
    return "dbs 7-2-1-2" if timing == T_OFFENSE else "dbs 7-3-1-2"


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
    if data.kind != ACT or not data.marks & timing_bits(means.timing):
        return NOT_THEN[means.timing]
    refused = out_of_place(game, means, source, ability, data)
    return refused or verify_using(game, means, source, ability)


def out_of_place(game: Game, means: Means, source: int, ability: int, data: Ability) -> str:
    """The clause by which a skill is not the player's to activate where its card is, or nothing."""
    state = game.state
    card = source & CARD
    if state.host[card] >= 0:
        if not speaks_below(data.marks) or master_of_covered(game, card) != means.player:
            return "dbs 11-3-2"
        return ""
    if master_of_activate(game, card) != means.player or state.where[card] < 0:
        return "dbs 4-3-3"
    kind = state.where[card] % state.kinds
    if used_from_drop(game, kind, card, data):
        return ""
    return not_from_here(game, ability, kind)


def verify_using(game: Game, means: Means, source: int, ability: int) -> str:
    """The clause by which a skill cannot be activated where and when it could be, or nothing."""
    player = means.player
    data = game.lib.abilities[ability]
    if (means.cannot[source & CARD] | means.cannot[player]) & CANNOT_USE_SKILLS:
        return "dbs 1-3-3"
    if game.state.used or means.kept:
        refused = no_use_left(game, source, ability, player, means.kept)
        refused = refused or marker_skill_used(game, source, data.marks)
        if refused:
            return refused
    if data.condition is not None:
        refused = conditions_fail(game, data.condition, source, player)
        if refused and not awakens_anyway(game, source, data.marks, data.condition):
            return refused
    return verify_paying(game, means, ability, data, source)


@rule("dbs 8-5-8", nothing=-1)
def works_from(zone: int) -> int:
    """A skill that names the area it works from is not looked for anywhere else."""
    return 1 << zone


def skills_printed(lib: Library, timing: int) -> list[list[tuple[int, ...]]]:
    """By area and card as printed: the skills that a free timing is for."""
    bits = timing_bits(timing)
    return [[skills_from(lib, own, bits, zone) for own in lib.own] for zone in range(KINDS)]


def skills_from(lib: Library, own: tuple[int, ...], bits: int, zone: int) -> tuple[int, ...]:
    """Of a card's own skills those that a timing is for and that work from an area, each once."""
    here = works_from(zone)
    found: list[int] = []
    for ability in own:
        if lib.zone_bits[ability] & here and is_for(lib.abilities[ability], bits):
            if ability not in found:
                found.append(ability)
    return tuple(found)


def is_for(data: Ability, bits: int) -> bool:
    """Whether an ability is an [Activate] skill of the kinds a timing is for."""
    return data.marks & bits != 0 and data.kind == ACT and is_activated(data.kind)


def list_skills(
    game: Game, means: Means, card: int, own: tuple[int, ...] | None, options: list[Change]
) -> None:
    """Add the skills of a card, of the kinds a timing is for, that can be activated now.

    `own` are those printed on it that work where it is, if it has just what is printed on it.
    """
    source = game.state.inc[card] << SHIFT | card
    if own is None:
        own = skills_now(game, means, card, source)
    elif master_of_activate(game, card) != means.player:
        return
    for ability in own:
        if not verify_using(game, means, source, ability):
            options.append((V_ACTIVATE, source, ability))


def skills_now(game: Game, means: Means, card: int, source: int) -> tuple[int, ...]:
    """The skills a card has, whatever effects did to it, that its player could use here and now."""
    bits = timing_bits(means.timing)
    found: list[int] = []
    for ability in game.abilities_of(card):
        data = game.lib.abilities[ability]
        if is_for(data, bits) and not out_of_place(game, means, source, ability, data):
            # The same skill given twice is one thing to do.
            if ability not in found:
                found.append(ability)
    return tuple(found)
