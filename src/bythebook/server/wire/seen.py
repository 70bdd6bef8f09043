"""What one sees of the table."""

from bythebook.server.wire.base import Piece


class Card(Piece):
    """A card as somebody sees it; of one they do not know there is no number."""

    key: str = ""
    """the same as long as the card can be followed; nothing if it cannot"""
    number: str = ""
    """what is printed on it as its number"""
    name: str = ""
    values: dict[str, int] = {}
    """its characteristics that are numbers, with every effect in force"""
    words: dict[str, list[str]] = {}
    """its characteristics that are words"""
    printed: dict[str, int] = {}
    """of those that are other now, what is printed"""
    state: str = ""
    """how it is turned, where that matters: "stand", "rest", "reverse" """
    face: str = "up"
    """ "up" or "down"; a card that lies face down may be known all the same"""
    master: int | None = None
    """who has it, if that is not the player on whose side it lies"""
    counters: dict[str, int | str | bool] = {}
    ties: dict[str, str] = {}
    """what ties it to which other card"""
    under: list["Card"] = []
    """the cards under it, the lowest first"""


class Zone(Piece):
    """A zone as somebody sees it, the top card last."""

    count: int
    cards: list[Card] = []
    """nothing where no card is known and none can be followed: `count` says how many"""


class Place(Piece):
    """Where a card lies, or which player is meant."""

    player: int
    """on whose side; -1 for a card that is gone, of which at the most the name is told"""
    zone: str = ""
    place: int | None = None
    """how many cards of the zone lie below or before it, as far as that tells anything"""
    key: str = ""
    name: str = ""
    number: str = ""


class Sum(Piece):
    """One number of a battle, with the word for it: "power", "soul", "shield"."""

    word: str
    value: int


class Battle(Piece):
    """The attack under way."""

    attacker: Place | None = None
    targets: list[Place] = []
    helpers: list[Place] = []
    """who boosts or supports, and who guards"""
    guards: list[Place] = []
    kind: str = ""
    """what kind of attack it is, where there are kinds: "frontal" """
    step: str = ""
    attack: list[Sum] = []
    """the numbers of the attacking side, everything added that counts now"""
    defense: list[Sum] = []
    """the numbers of the attacked side, one for each target"""
    shown: Place | None = None
    """the card turned up for it"""
    said: str = ""
    """all of it in a line"""


class Standby(Piece):
    """An ability that waits to be played."""

    player: int
    card: Place | None = None


class Result(Piece):
    """How a game ended."""

    winner: int | None
    """nobody's if it is a draw"""
    reason: str
    clause: str


class Side(Piece):
    """One player's half of the table."""

    zones: dict[str, Zone]


class View(Piece):
    """The table as somebody sees it; differences are differences of this."""

    turn: int
    turn_player: int
    phase: str
    """the name of the phase"""
    attack_step: str
    """the name of the step, in an attack"""
    step: str
    """what the step is called"""
    step_told: str = ""
    """what is done in it"""
    step_after: str = ""
    """what comes then"""
    variables: dict[str, int] = {}
    sides: list[Side] = []
    standby: list[Standby] = []
    battle: Battle | None = None
    result: Result | None = None
