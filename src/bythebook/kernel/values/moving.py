"""Cards move and turn, and what changes leave behind: what is stale now, what stays known."""

from typing import TYPE_CHECKING, Final

from bythebook.kernel.state.apply import apply, apply_move, apply_turn
from bythebook.kernel.state.changes import (
    CEASE,
    EXPIRE,
    FACE,
    GIVE,
    LINK,
    REMEMBER,
    RENEW,
    SHUFFLE,
    TIE,
    TOKEN,
    TRANSFORM,
    UNCOVER,
    UNDER,
    Change,
)
from bythebook.kernel.state.continuous_ops import (
    CHAR_ABILITIES,
    CHAR_CANNOT,
    CHAR_MASTER,
    E_ABILITY,
    E_DYNAMIC,
)
from bythebook.kernel.state.refs import CARD, NOTHING
from bythebook.kernel.state.zones import D_EFFECTS, D_MASTER

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game


LEAVING: Final = frozenset({UNDER, CEASE, RENEW})
"""Changes besides moving by which a card stops being what it was."""


def move_card(game: "Game", change: Change) -> int:
    """A card moves, and may now speak, or no longer; answers with what it is now."""
    state = game.state
    zones = game.zones
    card = change[1] & CARD
    where, lay = state.where[card], state.face[card]
    new = apply_move(state, zones, change)
    if new < 0:
        return new
    if game.lib.speaking_bits[state.definition[card]]:
        speaks_elsewhere(game, change, new, where, lay)
    if game.sheet.contested:
        affirms_elsewhere(game)
    if card in game.sheet.granted:
        # What was given to it may not be active there.
        game.sheet.stale = True
        game.sheet.dirty |= D_EFFECTS
        game.observers_stale = True
    if zones.lacking_kinds:
        if card in game.sheet.faceless or (state.face[card] and zones.down_lacks[change[3]]):
            turned_over(game)
    return new


def turn_card(game: "Game", change: Change) -> int:
    """A card is turned, if the book lets one be turned that lies that way already."""
    now = game.state.orient[change[1] & CARD]
    if not game.book.turns(now, change[2]):
        return NOTHING
    return apply_turn(game.state, change)


def speaks_elsewhere(game: "Game", change: Change, new: int, where: int, lay: int) -> None:
    """A card that speaks somewhere has moved: perhaps from there, or to there, or is turned up."""
    state = game.state
    lib = game.lib
    card = change[1] & CARD
    definition = state.definition[card]
    passed = 1 << change[3]
    if where >= 0:
        passed |= 1 << where % state.kinds
    if lib.cont_bits[definition] & passed and (
        new != change[1]
        or state.face[card] != lay
        or lib.everywhere[definition] & passed != passed
        or state.where[card] // state.kinds != where // state.kinds
    ):
        speaks_up(game, definition)
    if lib.observer_bits[definition] & passed:
        game.observers_stale = True


def affirms_elsewhere(game: "Game") -> None:
    """A card that may have to say what it is has moved, while something says otherwise."""
    sheet = game.sheet
    sheet.stale = True
    sheet.dirty |= D_EFFECTS
    sheet.writable |= game.lib.affirmed


def speaks_up(game: "Game", definition: int) -> None:
    """A card with continuous abilities has come to, or left, where they are active."""
    sheet = game.sheet
    lib = game.lib
    sheet.stale = True
    sheet.dirty |= D_EFFECTS
    sheet.writable |= lib.writes[definition]
    sheet.lowers |= lib.lowers[definition]
    if lib.replacing[definition] or lib.writes[definition] & 1 << CHAR_CANNOT:
        game.guard_possible = True
    if lib.writes[definition] & 1 << CHAR_ABILITIES:
        game.guard_possible = True
        game.giving = True


def turned_over(game: "Game") -> None:
    """A card has come to lie face down where that makes it blank, or does so no longer."""
    sheet = game.sheet
    sheet.turned = True
    sheet.stale = True
    sheet.dirty |= D_EFFECTS
    sheet.writable = -1
    sheet.lowers = -1
    game.observers_stale = True


def remember(game: "Game", ref: int) -> Change:
    """A card is about to leave the field: what is known of it stays known."""
    card = ref & CARD
    game.sheet_values()
    # Of a blank card nothing is known, not even which it is.
    state = game.state
    known = NOTHING if game.sheet.faceless.get(card) == -1 else state.definition[card]
    values = [values[card] for values in game.sheet.values]
    last = (REMEMBER, ref, *values, state.where[card], state.orient[card], known)
    apply(state, game.zones, game.seed, last)
    return last


def after(game: "Game", change: Change, new: int, moved: list[int]) -> None:
    """What other changes make stale."""
    kind = change[0]
    if kind == GIVE:
        number = change[3]
        if change[E_DYNAMIC] != NOTHING:
            # It names a modifier of the ability that made it.
            modifier = game.lib.abilities[change[E_ABILITY]].modifiers[change[E_DYNAMIC]]
            number = 0 if modifier.grants is None else game.lib.id_of(modifier.grants)
        game.sheet.given(game.lib, change[1], change[2], number)
        if change[2] == CHAR_CANNOT or change[2] == CHAR_ABILITIES:
            game.guard_possible = True
            game.giving = True
        elif change[2] == CHAR_MASTER:
            game.observers_stale = True
    else:
        if new > 0:
            moved.append(new)
        if kind == FACE or (kind in LEAVING and game.sheet.faceless):
            turned_over(game)
        if kind == TRANSFORM:
            # What is printed on it is another thing now.
            card = new & CARD
            game.sheet.touched.add(card)
            game.sheet.touched_chars = -1
            speaks_up(game, game.state.definition[card])
        if kind in (TOKEN, RENEW, UNDER, CEASE, FACE, TRANSFORM, UNCOVER):
            # Abilities may come or go.
            game.sheet.stale = True
            game.sheet.dirty |= 1
            game.sheet.writable = -1
            game.observers_stale = True
        elif kind in (SHUFFLE, LINK, TIE) or (kind == EXPIRE and game.state.dirty & D_MASTER):
            game.observers_stale = True
