"""What is kept of a table: how it began, and everything that was put in since."""

from typing import Any, Final

import msgspec

ANSWER: Final = "answer"
CONCEDES: Final = "concede"
UNDO: Final = "undo"
REMEMBER: Final = "remember"
FORGET: Final = "forget"
OPEN_HAND: Final = "open_hand"
JOINED: Final = "joined"

# How an answer came about.
PERSON: Final = "person"
OPPONENT: Final = "opponent"
IN_TIME: Final = "default"
"""the decision's default, because the time for it was over"""
REMEMBERED: Final = "remembered"
TAUGHT: Final = "lesson"
"""a lesson has given it, for the learner"""
BEFORE: Final = "before"
"""it was in the record that the table went on from"""


class KeptSeat(msgspec.Struct, kw_only=True):
    """Who plays; of a secret only its hash is kept."""

    name: str = ""
    opponent: str = ""
    secret: str = ""
    deck: str = ""
    cards: list[list[str]] = []
    """the deck: the numbers of its cards, by section"""
    taken: bool = False


class KeptClocks(msgspec.Struct, kw_only=True):
    """How time is kept."""

    total: int = 0
    increment: int = 0
    decision: int = 0


class KeptTable(msgspec.Struct, kw_only=True):
    """How a table began."""

    id: str
    game: str
    seed: int
    salt: str
    seats: list[KeptSeat]
    clocks: KeptClocks = msgspec.field(default_factory=KeptClocks)
    invitation: str = ""
    listed: bool = False
    blank: bool = False
    over: bool = False
    next: str = ""
    """the table at which the same is played again"""
    lesson: str = ""
    """the lesson that is taught at it"""
    lesson_mark: str = ""
    """what was played in it when the table was made"""


class Event(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Something that was put in."""

    kind: str
    player: int = 0
    option: int = 0
    how: str = PERSON
    to: int = 0
    """of what was taken back: the decision it went back to"""
    left: list[int] = []
    """milliseconds that both have left"""
    data: dict[str, Any] = {}
    mark: str = ""
    """of an answer: that of the position it led to"""
