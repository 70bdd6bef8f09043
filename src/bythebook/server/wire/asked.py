"""What is asked."""

from bythebook.server.wire.base import Piece
from bythebook.server.wire.seen import Place


class Option(Piece):
    """One of the answers to a decision."""

    mark: str
    """says this option again while one chooses several: the same in the decisions of one choice"""
    verb: str
    role: str
    """ "on" does nothing and goes on (pass, no, done), "yes" does what is offered, "pick" is one
    of several; "" is anything else"""
    label: str
    said: str
    """the whole option in words"""
    note: str = ""
    """what comes of it, if that is said beside its label"""
    cards: list[Place] = []
    zone: str = ""
    zone_player: int | None = None
    number: int | None = None
    word: str = ""
    ability: str = ""
    """the text of the ability it uses"""
    line: int | None = None
    """which of the card's abilities that is"""
    same: int = -1
    """equal options, which of several copies they take being all the same, have the same number"""
    careful: str = ""
    """a question to ask before it is taken"""


class Asked(Piece):
    """The text that asks, and which part of it."""

    card: Place | None = None
    name: str = ""
    text: str = ""
    lead: str = ""
    line: int | None = None
    """which of the card's abilities it is"""
    part: int | None = None
    """which part of it is being carried out, the first is 1"""
    parts: int | None = None
    paying: bool = False
    """whether that is a part of its cost"""
    words: str = ""
    """that part in plain words"""
    begins: int | None = None
    """where in the text it stands, in characters; nothing if that is not known"""
    ends: int | None = None


class Decision(Piece):
    """What has to be decided now. To who does not decide only player, kind and number are told."""

    number: int
    """how many decisions were made before: an answer names it"""
    player: int
    kind: str
    """what kind it is, to programs"""
    title: str = ""
    """what kind it is, in words"""
    mine: bool = False
    """whether who is told decides"""
    clause: str = ""
    prompt: str = ""
    """the question, a whole sentence"""
    note: str = ""
    source: Place | None = None
    about: list[Asked] = []
    picked: list[Place] = []
    """what was picked so far, where one picks several"""
    least: int | None = None
    most: int | None = None
    options: list[Option] = []
    default: int = 0
    """the option taken for who does not answer in time"""
    hint: str = ""
    """what is worth pointing out the first time"""
    remembered: str = ""
    """the key of the remembered answer that is about to answer it"""
