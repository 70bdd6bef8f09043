"""What is played, as its book describes it."""

from bythebook.server.wire.base import Piece


class ZoneKind(Piece):
    """A kind of zone; both players have one."""

    name: str
    title: str
    """what it is called in the language of who looks"""
    short: str
    """the same where there is little room"""
    sight: str
    """who may look at its cards: "all", "owner" or "nobody" """
    on_field: bool = False
    """whether its cards lie on the field, turned this way or that"""
    ordered: bool = False
    """whether the order of its cards matters"""
    beside: bool = False
    """whether its cards go along with a card elsewhere, as markers do"""
    face: str = "up"
    """how cards lie there, unless something else is said: "up" or "down" """
    orientation: str = ""
    """how cards that come there are turned"""


class Term(Piece):
    """A word of the game, and what it is in the language of who looks."""

    name: str
    title: str


class Phase(Term):
    """A phase of a turn, or a step of an attack."""

    short: str
    """what it is called among others of its kind"""
    phase: str = ""
    """of a step: the phase in which attacks are made"""


class Orientation(Term):
    """A way in which a card lies on the field."""

    turned: int = 0
    """by how many degrees it is turned"""


class Book(Piece):
    """What is played: what its zones, values, phases and steps are called."""

    game: str
    title: str
    edition: str
    zones: list[ZoneKind]
    values: list[Term]
    """the characteristics that are numbers, in the order in which a card shows them"""
    characteristics: list[Term]
    """everything that a card's `values` and `words` can speak of"""
    phases: list[Phase]
    """the phases of a turn, in order"""
    steps: list[Phase]
    """the steps of an attack, in order"""
    sections: list[Term]
    """the parts of a deck"""
    orientations: list[Orientation]
