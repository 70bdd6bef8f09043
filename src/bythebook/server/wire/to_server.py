"""From the page to the server, through the socket."""

from msgspec import Struct

from bythebook.server.wire.base import PROTOCOL


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


class AskTakeBack(ToServer, tag="ask_take_back"):
    """What would be taken back, and whether it needs the other's consent."""

    id: int
    action: bool = False


class AgreeToUndo(ToServer, tag="agree"):
    """Whether one agrees to what the other wishes to take back; the one who wished may drop it."""

    id: int
    agree: bool
    to: int | None = None
    """the decision it would go back to, as one was told: what is wished may be another by now"""


class Again(ToServer, tag="again"):
    """Play the same again, with changed seats, once the game is over: `table.next` says where."""

    id: int


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
    | AskTakeBack
    | AgreeToUndo
    | Again
    | Remember
    | Forget
    | OpenHand
    | AskSources
    | AskWhyNot
    | AskPreview
    | AskHelp
    | Ping
)
