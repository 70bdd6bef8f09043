"""What has happened."""

from bythebook.server.wire.base import Piece
from bythebook.server.wire.seen import Card, Place


class Move(Piece):
    """A card goes from a place to a place, or changes how it lies where it is."""

    player: int
    """whose card it is"""
    source: Place | None = None
    """nothing if it has just come into being"""
    target: Place | None = None
    """nothing if it has ceased to be"""
    card: Card | None = None
    """as it is seen once it is there; nothing if it is not known"""
    face: str = "up"
    change: str = "move"
    """ "move", "turn", "face", "show", "shuffle" """


class Batch(Piece):
    """What happened at the same time."""

    clause: str
    decision: int
    by: str = ""
    """the card whose text did it"""
    moves: list[Move] = []


class Line(Piece):
    """A line of the log, as it may be told to who reads it."""

    number: int
    text: str
    decision: int
    clause: str = ""
    by: str = ""
    player: int | None = None
    title: bool = False
    """whether something new begins with it, such as a turn"""
    undone: bool = False
    """whether it was taken back"""
    part: str = ""
    """ "turn", "phase" and "attack" begin one, "of attack" is a part of the attack before it"""
    keys: list[str] = []
    """of the cards it speaks of, those that could be followed"""
    note: str = ""
    """said of the table and not of the game: "undo", "clock", "remembered", "away" """
