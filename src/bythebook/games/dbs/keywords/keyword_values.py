"""Keyword skills that are characteristics of a card: what a card has of them, now."""

from bythebook.games.dbs.cards.cards import ENERGY_EXHAUST, KEYWORDS
from bythebook.games.dbs.zones.zones import HAND
from bythebook.kernel.game.game import Game
from bythebook.kernel.state.refs import FACE_UP


def keywords_of(game: Game, card: int) -> int:
    """The keyword skills of a card, as bits; none while its skills are negated."""
    values = game.value(KEYWORDS, card)
    sheet = game.sheet
    if sheet.lost:
        values &= ~sheet.lost.get(card, 0)
    return 0 if card in sheet.blank else values


def face_up_or_held(game: Game, card: int, marks: int) -> bool:
    """Whether a skill of a card counts: the card lies face up or is held in a hand.

    [Energy-Exhaust] counts wherever its card comes from.
    """
    if game.state.face[card] == FACE_UP or game.state.kind_of(card) == HAND:
        return True
    return marks & ENERGY_EXHAUST != 0
