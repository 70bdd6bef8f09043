"""What is asked and answered through HTTP."""

from typing import Final

from msgspec import field

from bythebook.server.wire.asked import Decision
from bythebook.server.wire.base import Json, Piece, Request
from bythebook.server.wire.book import Book
from bythebook.server.wire.cards import Curve, DeckMaking, SectionTold
from bythebook.server.wire.happened import Batch, Line
from bythebook.server.wire.seats import Clocks
from bythebook.server.wire.seen import View


class GameInfo(Piece):
    """`GET /api/games`: a game that can be played."""

    name: str
    title: str
    decks: list["DeckInfo"]
    opponents: list[str]


class DeckInfo(Piece):
    """A deck of ours."""

    name: str
    about: str
    cards: int


class LessonInfo(Piece):
    """A lesson."""

    name: str
    """the game, a slash, its own"""
    title: str
    about: str
    steps: int


class Course(Piece):
    """`GET /api/lessons`: the lessons of a game, in their order."""

    game: str
    title: str
    lessons: list[LessonInfo]


class NewLesson(Request):
    """`POST /api/lessons`: a table at which a lesson is taught."""

    lesson: str
    name: str = ""
    rival_name: str = ""


class NewTable(Request):
    """`POST /api/tables`: a table to be made. A deck is one of ours by name, or a list as text."""

    game: str
    deck: str = ""
    deck_list: str = ""
    rival_deck: str = ""
    rival_deck_list: str = ""
    opponent: str = "rules"
    """which of our opponents; nothing to play a person"""
    name: str = ""
    rival_name: str = ""
    clocks: Clocks = field(default_factory=Clocks)
    listed: bool = False
    """whether it is among the open tables: to be come to, or looked on at"""
    blank: bool = False
    """whether cards that are not read exactly may be played without what is not read"""
    seat: int = 0


class TakeOver(Request):
    """`POST /api/replays/take-over`: a table that goes on from a decision of a record."""

    upto: int
    seat: int
    record: str = ""
    key: str = ""
    """of a record that was looked through"""
    opponent: str = "rules"
    name: str = ""
    clocks: Clocks = field(default_factory=Clocks)


class NewSeat(Piece):
    """What who made a table, or came to one, is given. The secrets go into links' fragments."""

    table: str
    seat: int
    secret: str
    invitation: str = ""
    """what the other player comes with: `POST /api/tables/{id}/seats`"""


class Join(Request):
    """`POST /api/tables/{id}/seats`: come to a table, by its invitation or as it is listed."""

    invitation: str = ""
    name: str = ""
    deck: str = ""
    deck_list: str = ""


class OpenTable(Piece):
    """`GET /api/tables`: a table that waits for somebody, or that can be looked on at.

    `POST /api/tables/{id}/invitation` tells it to who is invited.
    """

    id: str
    game: str
    names: list[str]
    waits: bool
    turn: int = 0
    minutes: int = 0
    """of time for each player; 0: there is no clock"""


class Credentials(Request):
    """What is sent with questions about a table outside of the socket."""

    secret: str = ""
    language: str = "en"
    note: str = ""
    settings: dict[str, Json] = {}


class Report(Piece):
    """A file: `POST /api/tables/{id}/report` with `Credentials`, and `/record`.

    `bythebook replay` opens either at the same decision. In the middle of a game against a person
    a report is without the record, which would tell what is hidden, and there is no record yet.
    """

    name: str
    text: str


class CardPrint(Piece):
    """What is printed on a card: `GET /api/games/{game}/cards?number=`."""

    number: str
    name: str
    facts: str
    lines: list[str] = []
    """its text as printed; what is not read is marked"""
    abilities: list[str] = []
    """the text of each of its abilities: `line` of a question or an option is a place in it"""
    values: dict[str, int] = {}
    words: dict[str, list[str]] = {}
    traits: list[str] = []
    sort: str = ""
    exact: bool = True
    back: "CardPrint | None" = None
    explained: list["AbilityTold"] = []
    """its abilities in plain words, if that was asked for (`&explained=true`)"""
    set: str = ""
    sections: list[str] = []
    """the parts of a deck that it may be put into"""


class AbilityTold(Piece):
    """An ability explained."""

    line: int
    """which entry of the text it is of"""
    words: list[str]
    clauses: list[str]
    """those it rests on"""


class CardPage(Piece):
    """`GET /api/games/{game}/search?text=&filter=`: cards that were found, a page of them.

    Filters are `<facet>:<value>`; of one facet any of the values will do.
    """

    found: int
    pages: int
    cards: list[CardPrint]


class Fault(Piece):
    """What is wrong with a deck, a file or a request: a sentence with clause or field."""

    sentence: str
    clause: str = ""
    field: str = ""
    gist: str = ""
    faults: list["Fault"] = []
    """everything that is wrong with a deck that was refused, each with its clause"""


class DeckToCheck(Request):
    """`POST /api/games/{game}/deck`: a deck list as text, in any of the usual forms."""

    text: str = ""
    deck: str = ""
    """one of ours by name, in place of a list"""
    blank: bool = False
    language: str = "en"


class LibraryFile(Request):
    """`POST /api/games/{game}/library`: a card file (JSON lines or an array), to be taken in.

    Only a server at one's own machine takes card files from pages.
    """

    text: str


class LibraryTold(Piece):
    """What of a card file is exact."""

    cards: int
    exact: int
    unread: int
    """cards of which a text is not read: they are played without it, if that is wished"""
    damaged: int
    faults: list[Fault] = []


class DeckRow(Piece):
    """So many copies of a card."""

    copies: int
    number: str
    name: str
    section: str
    sort: str
    sections: list[str] = []
    """the parts of a deck that it may be put into"""
    exact: bool = True


class DeckChecked(Piece):
    """A deck held against the construction rules."""

    legal: bool
    read: bool = True
    """whether the list could be read; if not, the fault says which line is in the way"""
    sections: list[SectionTold] = []
    rows: list[DeckRow] = []
    faults: list[Fault] = []
    remarks: list[str] = []
    exported: str = ""
    """the deck as plain lines"""
    curves: list[Curve] = []


class RecordToRead(Request):
    """`POST /api/replays`: a record, to be looked through; nothing of it is kept.

    The first time the record itself, or the table of a game that is over; then the `key` that
    was answered, which is much less to send.
    """

    record: str = ""
    key: str = ""
    table: str = ""
    upto: int | None = None
    viewer: int = 0
    public: bool = False
    language: str = "en"


class Mark(Piece):
    """A decision of a record worth jumping to."""

    decision: int
    kind: str
    """ "turn", "attack", "damage" or "end" """
    said: str
    player: int | None = None
    """whose turn or attack, who took the damage, who won"""


class Replay(Piece):
    """A position of a record."""

    key: str
    """what the record is asked for by from now on"""
    game: str
    decisions: int
    at: int
    book: Book
    view: View
    log: list[Line] = []
    batches: list[Batch] = []
    """what the last answer before it brought about"""
    answer: str = ""
    """that answer, in words; told only to who gave it, as others may not know of which cards"""
    players: list[str] = []
    """what the seats are called"""
    decision: Decision | None = None
    marks: list[Mark] = []


class Draw(Piece):
    """A shuffle or a roll: what was left to chance, and by which numbers of the stream."""

    decision: int
    """after so many decisions"""
    kind: str
    """ "shuffle" or "roll" """
    clause: str
    begins: int
    """how many numbers of the stream were used before"""
    ends: int
    player: int | None = None
    zone: str = ""
    before: list[int] = []
    """the cards that were shuffled, the lowest first, by their places in `Chance.cards`"""
    after: list[int] = []
    below: int = 0
    """of how many outcomes a roll was"""
    came: int = 0


class ChanceCard(Piece):
    """A card of the game, as the shuffles name it."""

    number: str
    name: str
    player: int


class Chance(Piece):
    """`POST /api/replays/chance` with a `RecordToRead`: all that was left to chance in a game.

    The page works out every draw anew from the seed, and compares.
    """

    game: str
    seed: str
    """its digits: pages cannot hold so large a number"""
    draws: list[Draw]
    cards: list[ChanceCard]
    decks: list[list[str]]
    """the numbers of each player's cards, in the order in which the deck was handed in"""
    players: list[str]
    record: str = ""
    """the record itself, of a table"""
    commitment: str = ""
    """of a table: what it told at its beginning"""
    salt: str = ""
    taken_over: bool = False
    """whether the table went on from a record, so that its seed was known before"""


class Clause(Piece):
    """`GET /api/rules/{game}`: a clause of the register."""

    number: str
    gist: str
    kind: str
    heading: str = ""
    """of a mere heading: what is below it"""
    reason: str = ""
    """why nothing but a heading or a definition carries it"""
    reading: str = ""
    repaired: bool = False
    symbols: list[str] = []
    """what carries it: file and function"""
    tests: list[str] = []
    """what shows it: file and test; only where the tests lie beside the package"""


class Chapter(Piece):
    """A chapter of a book."""

    number: str
    title: str


class Citing(Piece):
    """A card of ours with an ability that rests on a clause."""

    number: str
    name: str
    ability: str


class Rules(Piece):
    """The register of a book, or what was found in it."""

    game: str
    edition: str
    found: int
    """how many there are; those after the first 400 are not sent"""
    clauses: list[Clause]
    chapters: list[Chapter] = []
    above: list[Clause] = []
    """of one number: the clauses it is below, the outermost first"""
    before: Clause | None = None
    """the clause that stands before it in the book"""
    after: Clause | None = None
    """the one that stands after it"""
    cards: list[Citing] = []
    """our cards that rest on it, if they were asked for (`&cards=true`)"""


HTTP_MESSAGES: Final = (
    GameInfo,
    Course,
    NewLesson,
    NewTable,
    TakeOver,
    NewSeat,
    Join,
    OpenTable,
    Credentials,
    Report,
    CardPrint,
    CardPage,
    Fault,
    DeckMaking,
    DeckToCheck,
    DeckChecked,
    LibraryFile,
    LibraryTold,
    RecordToRead,
    Replay,
    Chance,
    Clause,
    Rules,
)
