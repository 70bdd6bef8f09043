"""Browsing cards and building decks, as they are asked for and answered."""

from bythebook.server.wire.base import Piece
from bythebook.server.wire.book import Term


class Choice(Piece):
    """A value that cards can be looked for by: `filter=<facet>:<value>` of a search."""

    value: str
    title: str
    count: int
    """how many cards have it"""


class Facet(Piece):
    """Something printed on cards that they can be looked for by."""

    name: str
    title: str
    choices: list[Choice]


class DeckMaking(Piece):
    """`GET /api/games/{game}/facets`: what is needed to build decks of a game."""

    game: str
    title: str
    cards: int
    facets: list[Facet]
    sections: list[Term]
    """the parts of a deck, the main one first"""
    values: list[Term]
    """the numbers that a card shows, in this order"""
    card_file: int
    """bytes of a card file at the most; 0 where this server takes none"""
    deck_list: int
    """bytes of a deck list at the most"""


class Bar(Piece):
    """How many cards of a deck have a value."""

    title: str
    copies: int


class Curve(Piece):
    """A characteristic counted over a section of a deck."""

    name: str
    title: str
    section: str
    number: bool
    """whether its bars are of numbers, one after the other, or of words"""
    bars: list[Bar]


class SectionTold(Piece):
    """A part of a deck, and how many cards are in it."""

    name: str
    title: str
    cards: int
