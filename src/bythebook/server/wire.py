"""Every message between the page and the server, both ways, each typed once.

`web/src/wire/messages.ts` is made of this module (`bythebook.server.typescript`), and a test holds
that both agree; `docs/wire.md` tells how they are used. All of it is JSON. A message has a field
`type`; the server says everything, a page may leave out what has a value here.

Cards have no numbers of their own here. A card that who looks can follow has a `key`: the same as
long as it can be followed, another one once it has been out of sight. Keys of two who look have
nothing to do with each other.
"""

from typing import Any, Final

from msgspec import Struct, field

PROTOCOL: Final = 1
"""grows when a page of yesterday could not talk to a server of today"""


Json = Any
"""whatever JSON can say"""


class Piece(Struct, kw_only=True):
    """A part of messages; whatever the server sends is sent whole."""


class Request(Struct, omit_defaults=True, kw_only=True):
    """What a page sends otherwise than through the socket."""


# The game, as its book describes it.


class ZoneKind(Piece):
    """A kind of zone; both players have one."""

    name: str
    title: str
    """what it is called in the language of who looks"""
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


class Book(Piece):
    """What is played: what its zones, values, phases and steps are called."""

    game: str
    title: str
    edition: str
    zones: list[ZoneKind]
    values: list[Term]
    """the characteristics that are numbers, in the order in which a card shows them"""
    phases: list[Term]
    """the phases of a turn, in order"""
    steps: list[Term]
    """the steps of an attack, in order"""
    sections: list[Term]
    """the parts of a deck"""
    orientations: list[Term]


# What one sees of the table.


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
    """the name of the phase or, in an attack, of the step"""
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


# What is asked.


class Option(Piece):
    """One of the answers to a decision."""

    mark: str
    """says this option again while one chooses several: the same in the decisions of one choice"""
    verb: str
    label: str
    said: str
    """the whole option in words"""
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
    words: str = ""
    """that part in plain words"""


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


# What has happened.


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
    note: str = ""
    """said of the table and not of the game: "undo", "clock", "remembered", "away" """


# The table beside the game.


class Seat(Piece):
    """Who plays."""

    player: int
    name: str
    deck: str = ""
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
    """what would be taken back first"""
    lines: list[str] = []
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
    seed: int | None = None
    """the seed, once the game is over"""
    salt: str = ""
    onlookers: int = 0
    remembered: list[Remembered] = []
    """one's own remembered answers"""
    undo: Undo | None = None
    taken_back: int = 0
    """how often something was taken back"""
    started: bool = True
    """whether both seats are taken"""


# From the page to the server, through the socket.


class ToServer(Struct, tag_field="type", omit_defaults=True, kw_only=True):
    """What a page sends."""


class Hello(ToServer, tag="hello"):
    """The first message: which table, and by which secret.

    Without a secret one looks on: at what everybody may see, or, with `seat`, at what that player
    sees, where they allow it.
    """

    table: str
    secret: str = ""
    seat: int | None = None
    language: str = "en"
    protocol: int = PROTOCOL


class Answer(ToServer, tag="answer"):
    """Answer a decision with one of its options. Sent twice, it counts once."""

    id: int
    decision: int
    option: int


class Picks(ToServer, tag="picks"):
    """Answer decision by decision with options named by their marks, as far as they are offered."""

    id: int
    decision: int
    marks: list[str]


class Concede(ToServer, tag="concede"):
    """Give up."""

    id: int


class TakeBack(ToServer, tag="take_back"):
    """Take back one's last answer (a step), or everything since one's last action began."""

    id: int
    action: bool = False


class AgreeToUndo(ToServer, tag="agree"):
    """Whether one agrees to what the other wishes to take back; the one who wished may drop it."""

    id: int
    agree: bool


class Remember(ToServer, tag="remember"):
    """Always answer so: this option of the pending decision, wherever it is asked again."""

    id: int
    decision: int
    option: int
    until: str = "game"
    this_text: bool = True
    """only where the same card's text asks; otherwise wherever this kind of decision comes"""


class Forget(ToServer, tag="forget"):
    """No longer answer so."""

    id: int
    key: str


class OpenHand(ToServer, tag="open_hand"):
    """Whether onlookers may see what one sees."""

    id: int
    open: bool


class AskSources(ToServer, tag="sources"):
    """Where the values of a card come from."""

    id: int
    player: int
    zone: str
    place: int


class AskWhyNot(ToServer, tag="why_not"):
    """What might be done with a card of one's own, and what forbids it now."""

    id: int
    player: int
    zone: str
    place: int


class AskPreview(ToServer, tag="preview"):
    """What would come of an answer, as far as nothing hidden would show."""

    id: int
    decision: int
    option: int


class AskHelp(ToServer, tag="help"):
    """What this step is."""

    id: int


class Ping(ToServer, tag="ping"):
    """Is anybody there?"""

    id: int = 0


ClientMessage = (
    Hello
    | Answer
    | Picks
    | Concede
    | TakeBack
    | AgreeToUndo
    | Remember
    | Forget
    | OpenHand
    | AskSources
    | AskWhyNot
    | AskPreview
    | AskHelp
    | Ping
)


# From the server to the page, through the socket.


class FromServer(Struct, tag_field="type", kw_only=True):
    """What a server sends."""


class Welcome(FromServer, tag="welcome"):
    """The answer to `hello`; a `whole` follows."""

    seat: int | None
    """which player one is; nothing for who looks on"""
    viewer: int
    """from whose side one looks"""
    public: bool
    """whether one sees only what everybody may see"""
    book: Book
    language: str
    languages: list[str]
    protocol: int = PROTOCOL


class Whole(FromServer, tag="whole"):
    """Everything, as it is now: the first message of a game, and after something was taken back."""

    version: int
    view: View
    table: Table
    log: list[Line]
    log_begins: int = 0
    """the number of the first line that is sent; earlier ones: `GET /api/tables/{id}/log`"""
    decision: Decision | None = None
    clocks: list[Clock] = []


class Difference(Piece):
    """What has become other: a path into the view, and what is there now."""

    path: list[str | int]
    value: Json = None
    gone: bool = False
    """whether there is nothing any more"""


class Changed(FromServer, tag="changed"):
    """What has happened since the version before, and how the view differs from it."""

    version: int
    differences: list[Difference] = []
    batches: list[Batch] = []
    log: list[Line] = []
    decision: Decision | None = None
    clocks: list[Clock] = []


class TableChanged(FromServer, tag="table"):
    """Something beside the game: who is here, clocks, remembered answers, wishes to take back."""

    table: Table
    clocks: list[Clock] = []
    log: list[Line] = []


class Accepted(FromServer, tag="accepted"):
    """Done, and kept; of picks, how many were taken, and why no more."""

    id: int
    taken: int = 1
    stopped: str = ""


class Refused(FromServer, tag="refused"):
    """Not done: one sentence, with the clause or the field, and nothing has changed."""

    id: int
    sentence: str
    clause: str = ""
    field: str = ""


class SourcePart(Piece):
    """One part of a value."""

    said: str
    total: int
    card: str = ""
    clause: str = ""


class SourcesOf(Piece):
    """Where one value comes from."""

    value: str
    title: str
    printed: int
    total: int
    parts: list[SourcePart] = []


class Sources(FromServer, tag="sources_told"):
    """Where the values of a card come from."""

    id: int
    name: str
    values: list[SourcesOf]


class Verdict(Piece):
    """Whether something can be done with a card now."""

    deed: str
    answer: str
    allowed: bool
    clause: str = ""
    fact: str = ""


class WhyNot(FromServer, tag="why_not_told"):
    """What might be done with a card, and what forbids it."""

    id: int
    name: str
    sentence: str = ""
    """said where there is nothing to judge"""
    verdicts: list[Verdict] = []


class Preview(FromServer, tag="preview_told"):
    """What would come of an answer; of one that reveals something, only that it does."""

    id: int
    reveals: bool
    """whether it turns up something hidden: taking it back needs consent then"""
    lines: list[str] = []
    """what would happen, if nothing hidden would show"""
    differences: list[Difference] = []


class Help(FromServer, tag="help_told"):
    """What this step is, and the clause that asks."""

    id: int
    step: str
    told: str
    after: str
    clause: str = ""
    gist: str = ""


class Pong(FromServer, tag="pong"):
    """Somebody is there."""

    id: int = 0


class Bye(FromServer, tag="bye"):
    """The last message before the server closes: why, and whether coming back is of use."""

    sentence: str
    again: bool = True


ServerMessage = (
    Welcome
    | Whole
    | Changed
    | TableChanged
    | Accepted
    | Refused
    | Sources
    | WhyNot
    | Preview
    | Help
    | Pong
    | Bye
)


# Through HTTP.


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
    """whether it is among the open tables until somebody has come"""
    blank: bool = False
    """whether cards that are not read exactly may be played without what is not read"""
    seat: int = 0


class TakeOver(Request):
    """`POST /api/replays/take-over`: a table that goes on from a decision of a record."""

    record: str
    upto: int
    seat: int
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
    """`GET /api/tables`: a table that waits for somebody, or that can be looked on at."""

    id: str
    game: str
    names: list[str]
    waits: bool
    turn: int = 0


class Credentials(Request):
    """What is sent with questions about a table outside of the socket."""

    secret: str = ""
    language: str = "en"
    note: str = ""
    settings: dict[str, Json] = {}


class Report(Piece):
    """`POST /api/tables/{id}/report`: one file; `bythebook replay` opens it."""

    name: str
    text: str


class CardPrint(Piece):
    """What is printed on a card: `GET /api/games/{game}/cards?number=`."""

    number: str
    name: str
    facts: str
    lines: list[str] = []
    """its text, an ability a line; what is not read is marked"""
    values: dict[str, int] = {}
    words: dict[str, list[str]] = {}
    traits: list[str] = []
    sort: str = ""
    exact: bool = True
    back: "CardPrint | None" = None
    set: str = ""


class CardPage(Piece):
    """`GET /api/games/{game}/search?text=`: cards that were found, a page of them."""

    found: int
    cards: list[CardPrint]


class Fault(Piece):
    """What is wrong with a deck, a file or a request: a sentence with clause or field."""

    sentence: str
    clause: str = ""
    field: str = ""
    gist: str = ""


class DeckToCheck(Request):
    """`POST /api/games/{game}/deck`: a deck list as text, in any of the usual forms."""

    text: str
    blank: bool = False
    language: str = "en"


class DeckRow(Piece):
    """So many copies of a card."""

    copies: int
    number: str
    name: str
    section: str
    sort: str


class DeckChecked(Piece):
    """A deck held against the construction rules."""

    legal: bool
    rows: list[DeckRow] = []
    faults: list[Fault] = []
    remarks: list[str] = []
    exported: str = ""
    """the deck as plain lines"""


class RecordToRead(Request):
    """`POST /api/replays`: a record, to be looked through; nothing of it is kept."""

    record: str
    upto: int | None = None
    viewer: int = 0
    public: bool = False
    language: str = "en"


class Mark(Piece):
    """A decision of a record worth jumping to."""

    decision: int
    kind: str
    """ "turn", "attack", "damage", "end" """
    said: str


class Replay(Piece):
    """A position of a record."""

    game: str
    decisions: int
    at: int
    book: Book
    view: View
    log: list[Line] = []
    batches: list[Batch] = []
    """what the last answer before it brought about"""
    answer: str = ""
    """that answer, in words"""
    decision: Decision | None = None
    marks: list[Mark] = []


class Clause(Piece):
    """`GET /api/rules/{game}`: a clause of the register."""

    number: str
    gist: str
    kind: str
    reading: str = ""
    repaired: bool = False
    symbols: list[str] = []
    """what carries it"""


class Rules(Piece):
    """The register of a book, or what was found in it."""

    game: str
    edition: str
    clauses: list[Clause]


HTTP_MESSAGES: Final = (
    GameInfo,
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
    DeckToCheck,
    DeckChecked,
    RecordToRead,
    Replay,
    Clause,
    Rules,
)
