"""The table beside the game: who sits there, time, what is remembered, wishes to take back."""

from msgspec import field

from bythebook.server.wire.base import Piece


class Seat(Piece):
    """Who plays."""

    player: int
    name: str
    deck: str = ""
    """one's own, an opponent's, and everybody's once the game is over"""
    opponent: str = ""
    """which of our opponents it is; nothing if it is a person"""
    taken: bool = True
    """whether somebody has come to play"""
    here: bool = True
    """whether they are connected"""
    away: int = 0
    """for how many seconds they have not been"""
    open_hand: bool = False
    """whether onlookers may see what this player sees"""


class Clock(Piece):
    """A player's time."""

    left: int
    """milliseconds that are left of it"""
    runs: bool = False
    decision: int = 0
    """milliseconds until the decision's default is taken; 0 if it is not limited"""


class Clocks(Piece):
    """How time is kept at a table."""

    total: int = 0
    """seconds for each player, 0 without a clock"""
    increment: int = 0
    """seconds added with each decision"""
    decision: int = 0
    """seconds for one decision, 0 without such a limit"""


class Remembered(Piece):
    """An answer that is given without asking."""

    key: str
    kind: str
    verb: str
    said: str
    """what is always answered, in words"""
    card: str = ""
    """only where this card's text asks"""
    line: int | None = None
    until: str = "game"
    """ "turn" or "game" """
    player: int = 0


class Undo(Piece):
    """Somebody wishes to take something back."""

    player: int
    to: int
    """the decision it would go back to"""
    said: str
    """the step it would go back to"""
    lines: list[str] = []
    """what would be undone, as who is to agree may know it; told to nobody else"""
    asked: int | None = None
    """who is asked to agree; nothing if it needs nobody"""


class Table(Piece):
    """All about a table that is not the game itself."""

    id: str
    game: str
    seats: list[Seat]
    clocks: Clocks = field(default_factory=Clocks)
    commitment: str = ""
    """what the seed was sealed with as the table began: sha256 of seed and salt"""
    seed: str | None = None
    """the seed, once the game is over; its digits, as pages cannot hold so large a number"""
    salt: str = ""
    onlookers: int = 0
    remembered: list[Remembered] = []
    """one's own remembered answers"""
    undo: Undo | None = None
    taken_back: int = 0
    """how often something was taken back"""
    next: str = ""
    """the table at which the same is played again: one's secret is the same there"""
    started: bool = True
    """whether both seats are taken"""
