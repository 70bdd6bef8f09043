"""Section 7: who can attack, be attacked, boost and guard now, and which clause says no."""

from typing import Final

from bythebook.games.common.outline import card_allows
from bythebook.games.vanguard.battle.record import attacked, attacking
from bythebook.games.vanguard.cards.cards import (
    ATTACKS_BACK_OF_COLUMN,
    ATTACKS_BACK_ROW,
    ATTACKS_FROM_BACK,
    ATTACKS_VANGUARD_FROM_BACK,
    BOOST,
    INTERCEPT,
    INTERCEPTS_FROM_BACK,
    SKILLS,
)
from bythebook.games.vanguard.edition import edition
from bythebook.games.vanguard.texts.events import (
    CANNOT_ATTACK,
    CANNOT_ATTACK_REAR_GUARD,
    CANNOT_ATTACK_VANGUARD,
    CANNOT_BE_ATTACKED,
    CANNOT_BE_BOOSTED,
    CANNOT_BOOST,
    CANNOT_CALL,
    CANNOT_GUARD,
    CANNOT_INTERCEPT,
    VAR_FIRST_TURN,
)
from bythebook.games.vanguard.texts.limiting import limits_of, no_card_guards
from bythebook.games.vanguard.zones.relations import related_circles
from bythebook.games.vanguard.zones.zones import (
    BACK_ROW,
    FRONT_LEFT,
    FRONT_RIGHT,
    FRONT_ROW,
    REAR_GUARDS,
    SAME_COLUMN,
    STAND,
    VANGUARD,
    VANGUARD_AND_REAR,
    behind,
)
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import cited, rule
from bythebook.kernel.state.continuous_ops import CHAR_CANNOT
from bythebook.kernel.state.refs import CARD

EACH: Final = 0
"""no bound to how many are looked for"""


def cannot(game: Game, card: int, what: int) -> bool:
    """Whether something in force keeps a card, or a player, from doing something."""
    return game.guard_possible and game.value(CHAR_CANNOT, card) & what != 0


@rule("vgg 3.8.1", "vgd 2.9.3.1.1", nothing=[])
def units_of(game: Game, player: int, circles: tuple[int, ...]) -> list[int]:
    """Who is on such circles, and no locked card, is a unit, of its master's."""
    state = game.state
    zones, master, base = state.zones, state.master, player * state.kinds
    found: list[int] = []
    # On the other side of the table lie units of this player's only where units are lent.
    for side in (base, state.kinds - base) if game.lib.lends else (base,):
        for circle in circles:
            for card in zones[side + circle]:
                if master[card] == player:
                    found.append(card)
    return found


# Attacking.


@rule("vgg 7.3.1.3", "vgd 10.3.2", nothing="")
def first_turn(game: Game) -> str:
    """In the first turn of the game nobody attacks."""
    if not game.state.vars[VAR_FIRST_TURN]:
        return ""
    return cited(game.book.name, "vgg 7.3.1.3", "vgd 10.3.2")


@rule("vgg 7.4.1.3", "vgd 10.4.1.3", nothing="")
def attacks_from(game: Game, card: int) -> str:
    """Units in the front row attack; from the back row if a text says so."""
    circle = game.state.kind_of(card)
    if circle in FRONT_ROW:
        return ""
    from_back = ATTACKS_FROM_BACK | ATTACKS_VANGUARD_FROM_BACK
    if circle in BACK_ROW and card_allows(game.value(SKILLS, card), from_back):
        return ""
    return cited(game.book.name, "vgg 7.4.1.3", "vgd 10.4.1.3")


@rule("vgg 7.4.1.4", "vgd 10.4.1.4", nothing="")
def able_to_attack(game: Game, card: int) -> str:
    """A unit that rests, or that an effect keeps from attacking, does not attack."""
    if game.state.orient[card] == STAND and not cannot(game, card, CANNOT_ATTACK):
        return ""
    return cited(game.book.name, "vgg 7.4.1.4", "vgd 10.4.1.4")


def verify_attacker(game: Game, player: int, card: int) -> str:
    """The clause by which a unit is not one that a player can attack with now, or nothing."""
    if game.state.master[card] != player:
        return cited(game.book.name, "vgg 7.4.1.3", "vgd 10.4.1.3")
    return first_turn(game) or may_attack(game, card)


def may_attack(game: Game, card: int) -> str:
    """The clause by which a unit cannot attack from where it is, or nothing."""
    return attacks_from(game, card) or may_be_made_to_attack(game, card)


def may_be_made_to_attack(game: Game, card: int) -> str:
    """The clause by which a unit cannot attack, wherever it is, or nothing."""
    return able_to_attack(game, card) or edition(game).bars_attacker(game, card)


def verify_attack(game: Game, player: int, card: int) -> str:
    """The clause by which a player cannot attack with a unit now, or nothing."""
    others = units_of(game, 1 - player, VANGUARD_AND_REAR)
    return verify_attacker(game, player, card) or reaches_one(game, player, card, others)


def reaches_one(game: Game, player: int, card: int, others: list[int]) -> str:
    """The clause by which a player's unit can attack none of some others now, or nothing."""
    for unit in others:
        if not verify_attacked(game, player, card, unit):
            return ""
    return cited(game.book.name, "vgg 7.3.1.3", "vgd 10.3.2")


def possible_attackers(game: Game, player: int, at_most: int = EACH) -> list[int]:
    """The units that a player can attack with now, or the first of them."""
    found: list[int] = []
    if first_turn(game):
        return found
    others: list[int] = []
    for card in units_of(game, player, VANGUARD_AND_REAR):
        if may_attack(game, card):
            continue
        others = others or units_of(game, 1 - player, VANGUARD_AND_REAR)
        if not reaches_one(game, player, card, others):
            found.append(card)
            if len(found) == at_most:
                break
    return found


# Being attacked.


@rule("vgg 7.4.1.6", "vgd 10.4.1.6", nothing="")
def attacked_on(game: Game, attacker: int, card: int) -> str:
    """Units on the vanguard circle or in the front row can be attacked."""
    state = game.state
    circle = state.kind_of(card)
    ways = game.value(SKILLS, attacker)
    in_reach = circle in FRONT_ROW or ways & ATTACKS_BACK_ROW != 0
    if ways & ATTACKS_BACK_OF_COLUMN:
        master = state.master[attacker]
        column = related_circles(game, SAME_COLUMN, state.ref(attacker), master)
        in_reach = in_reach or state.where[card] in column
    if circle != VANGUARD and state.kind_of(attacker) in BACK_ROW:
        in_reach = in_reach and ways & ATTACKS_FROM_BACK != 0
    return "" if in_reach else cited(game.book.name, "vgg 7.4.1.6", "vgd 10.4.1.6")


@rule("vgg 7.4.1.7", "vgd 10.4.1.7", nothing="")
def able_to_be_attacked(game: Game, attacker: int, card: int) -> str:
    """Effects can keep a unit from being attacked, or from being attacked by some unit."""
    if not game.guard_possible:
        return ""
    barred = game.values(CHAR_CANNOT)
    on_vanguard = game.state.kind_of(card) == VANGUARD
    kept = CANNOT_ATTACK_VANGUARD if on_vanguard else CANNOT_ATTACK_REAR_GUARD
    if barred[card] & CANNOT_BE_ATTACKED or barred[attacker] & kept:
        return cited(game.book.name, "vgg 7.4.1.7", "vgd 10.4.1.7")
    return ""


def verify_attacked(game: Game, player: int, attacker: int, card: int) -> str:
    """The clause by which a player's unit cannot attack a unit now, or nothing."""
    return attacked_on(game, attacker, card) or may_be_made_a_target(game, player, attacker, card)


def may_be_made_a_target(game: Game, player: int, attacker: int, card: int) -> str:
    """The clause by which a unit cannot be attacked by a player's, wherever it is, or nothing."""
    if game.state.master[card] == player:
        return cited(game.book.name, "vgg 7.4.1.6", "vgd 10.4.1.6")
    refused = able_to_be_attacked(game, attacker, card)
    return refused or edition(game).bars_attacked(game, card)


def attackable(game: Game, player: int, attacker: int) -> list[int]:
    """The units that a player's unit can attack now."""
    units = units_of(game, 1 - player, VANGUARD_AND_REAR)
    return [c for c in units if not verify_attacked(game, player, attacker, c)]


# Boosting.


@rule("vgg 7.4.1.10", "vgd 10.4.1.11", "vgd 14.5.1", nothing="")
def boosts_from(game: Game, attacker: int, card: int) -> str:
    """A standing unit with Boost in the back row of the attacking unit's column can boost it."""
    state = game.state
    if behind(state.kind_of(attacker)) >= 0 and state.kind_of(card) in BACK_ROW:
        if state.orient[card] == STAND and game.value(SKILLS, card) & BOOST:
            master = state.master[attacker]
            column = related_circles(game, SAME_COLUMN, state.ref(attacker), master)
            if state.where[card] in column:
                return ""
    return cited(game.book.name, "vgg 7.4.1.10", "vgd 10.4.1.11")


def verify_boost(game: Game, player: int, attacker: int, card: int) -> str:
    """The clause by which a unit cannot boost an attacking unit now, or nothing."""
    if game.state.master[card] != player:
        return cited(game.book.name, "vgg 11.4.1", "vgd 14.5.1")
    out_of_place = boosts_from(game, attacker, card)
    if out_of_place:
        return out_of_place
    if cannot(game, card, CANNOT_BOOST) or cannot(game, attacker, CANNOT_BE_BOOSTED):
        return cited(game.book.name, "vgg 11.4.1", "vgd 14.5.1")
    return edition(game).bars_helping(game, card)


def possible_boosters(game: Game, player: int, attacker: int) -> list[int]:
    """The units that can boost an attacking unit now."""
    units = units_of(game, player, BACK_ROW)
    return [card for card in units if not verify_boost(game, player, attacker, card)]


# Guarding.


def barred_from_calling(game: Game, player: int) -> bool:
    """Whether everybody sees that a player can call nothing to the guardian circle."""
    return cannot(game, player, CANNOT_CALL) or no_card_guards(game, player)


def verify_guard(game: Game, player: int, card: int) -> str:
    """The clause by which a card of the hand cannot be called to guard now, or nothing."""
    if barred_from_calling(game, player) or not free_to_guard(game, player, [card]):
        return cited(game.book.name, "vgg 7.5.1.2.2", "vgd 10.5.1.2.2")
    return edition(game).verify_guardian(game, player, card)


def free_to_guard(game: Game, player: int, cards: list[int]) -> list[int]:
    """Those of some cards that no effect keeps from being called to guard."""
    for kind in limits_of(game, player):
        cards = [card for card in cards if not kind.fits(game, card, player)]
    if not game.guard_possible:
        return cards
    barred = game.values(CHAR_CANNOT)
    return [card for card in cards if not barred[card] & CANNOT_GUARD]


def possible_guardians(game: Game, player: int) -> list[int]:
    """The cards of the hand that can be called to guard now."""
    if barred_from_calling(game, player):
        return []
    return free_to_guard(game, player, edition(game).possible_guardians(game, player))


@rule("vgg 7.5.1.2.4", "vgg 11.3.1", "vgd 10.5.1.2.3", "vgd 14.4.1", "vgd 14.4.2", nothing="")
def intercepts_from(game: Game, player: int, card: int) -> str:
    """A front row rear-guard with Intercept that is not attacked can guard another that is."""
    state = game.state
    circle, skills = state.kind_of(card), game.value(SKILLS, card)
    from_back = circle in BACK_ROW and card_allows(skills, INTERCEPTS_FROM_BACK)
    if skills & INTERCEPT and (circle in (FRONT_LEFT, FRONT_RIGHT) or from_back):
        under_attack = attacked(game)
        if under_attack and state.ref(card) not in under_attack:
            return ""
    return cited(game.book.name, "vgg 7.5.1.2.4", "vgd 10.5.1.2.3")


def verify_intercept(game: Game, player: int, card: int) -> str:
    """The clause by which a unit cannot intercept now, or nothing."""
    if game.state.master[card] != player:
        return cited(game.book.name, "vgg 11.3.1", "vgd 14.4.1")
    out_of_place = intercepts_from(game, player, card)
    if out_of_place:
        return out_of_place
    if cannot(game, card, CANNOT_INTERCEPT) or cannot(game, player, CANNOT_INTERCEPT):
        return cited(game.book.name, "vgg 11.3.1", "vgd 14.4.1")
    return edition(game).bars_helping(game, card)


def possible_interceptors(game: Game, player: int) -> list[int]:
    """The units that a player can intercept with now."""
    units = units_of(game, player, REAR_GUARDS)
    return [card for card in units if not verify_intercept(game, player, card)]


def leader(game: Game) -> int:
    """Of the attacking units the one whose power and critical count, or NOTHING."""
    units: list[int] = []
    for ref in attacking(game):
        units.append(ref & CARD)
    return edition(game).leader_of(game, units)
