"""Section 10.35: dominating units."""

from typing import Final

from bythebook.games.vanguard.battle.attack_by_effect import AttackByEffect
from bythebook.games.vanguard.g.cards.states import partner_of
from bythebook.games.vanguard.zones.zones import DECK, VANGUARD_AND_REAR
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import cited, rule
from bythebook.kernel.state.changes import WHILE_FRAME, Change, expire
from bythebook.kernel.state.continuous_ops import CHAR_MASTER, E_CHAR, E_UNTIL, E_UNTIL_VALUE
from bythebook.kernel.state.refs import CARD, NOTHING
from bythebook.kernel.texts.afterwards import queued

FOR_THIS_TEXT: Final = 1 << 41
"""a value of WHILE_FRAME: until the text that dominates has been carried out"""


@rule("vgg 10.35.1.1", nothing=False)
def is_dominated(game: Game, card: int) -> bool:
    """A unit is dominated while somebody else is its master than the player on whose circle it is.

    That player is its original master.
    """
    state = game.state
    if state.kind_of(card) not in VANGUARD_AND_REAR:
        return False
    return state.master[card] != state.side_of(card)


@rule("vgg 10.35.1.1.2", nothing=True)
def can_be_dominated(game: Game, card: int) -> bool:
    """A dominated unit is not dominated again."""
    return game.state.kind_of(card) in VANGUARD_AND_REAR and not is_dominated(game, card)


@rule("vgg 10.35.1.4", nothing=[])
def dominated_with_it(game: Game, card: int) -> list[int]:
    """Who is in legion with a unit that is dominated is dominated, too."""
    partner = partner_of(game, card)
    return [] if partner == NOTHING else [partner]


def to_dominate(game: Game, refs: list[int], player: int) -> list[int]:
    """Those of some units that a player comes to dominate, with who is in legion with them."""
    found: list[int] = []
    for ref in refs:
        card = ref & CARD
        if not game.state.alive(ref) or not can_be_dominated(game, card):
            continue
        if game.state.master[card] == player:
            continue
        found += [c for c in (card, *dominated_with_it(game, card)) if c not in found]
    return game.state.refs(found)


def dominated_by_texts(game: Game) -> bool:
    """Whether anything is dominated for as long as a text is being carried out."""
    return any(
        e[E_CHAR] == CHAR_MASTER and e[E_UNTIL] == WHILE_FRAME and e[E_UNTIL_VALUE] == FOR_THIS_TEXT
        for e in game.state.effects
    )


@rule("vgg 10.35.1.2", nothing=[])
def text_over(game: Game) -> list[Change]:
    """Where no time is named, domination ends when the text has been carried out.

    The attacks that it calls for are part of that.
    """
    if queued(game) or game.under_way(AttackByEffect):
        return []
    return [expire(WHILE_FRAME, FOR_THIS_TEXT)] if dominated_by_texts(game) else []


@rule("vgg 10.35.2.5", nothing=False)
def all_shuffle(game: Game, text: Resolve) -> bool:
    """If a dominated unit's text has put cards into both decks, all decks are shuffled."""
    if text.source == NOTHING or not is_dominated(game, text.source & CARD):
        return False
    state = game.state
    moved = [ref & CARD for refs in text.regs for ref in refs if state.alive(ref)]
    return any(state.where[c] == (1 - text.master) * state.kinds + DECK for c in moved)


@rule("vgg 10.35.3", "vgg 10.35.3.1", nothing=NOTHING)
def master_of_place(game: Game, card: int) -> int:
    """Where a dominated unit is, is seen from the side of who dominates it.

    The opponent's right column is one's own left column, and the other way round.
    """
    return game.state.master[card] if is_dominated(game, card) else NOTHING


def seen_from(game: Game, ref: int, player: int) -> int:
    """From whose side the place of a card on that player's field is seen."""
    if not game.state.alive(ref):
        return player
    master = master_of_place(game, ref & CARD)
    return player if master == NOTHING else master


@rule("vgg 10.35.4.2", nothing=True)
def may_come(game: Game, card: int, kind: int, player: int) -> bool:
    """A unit does not come to a vanguard or rear-guard circle of another player than its owner."""
    return kind not in VANGUARD_AND_REAR or player in (NOTHING, game.state.owner[card])


@rule("vgg 10.35.6", nothing="")
def neither_boosts_nor_intercepts(game: Game, card: int) -> str:
    """A dominated rear-guard neither boosts nor intercepts."""
    return cited(game.book.name, "vgg 10.35.6") if is_dominated(game, card) else ""
