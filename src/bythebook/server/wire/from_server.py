"""From the server to the page, through the socket."""

from msgspec import Struct

from bythebook.server.wire.asked import Decision
from bythebook.server.wire.base import PROTOCOL, Json, Piece
from bythebook.server.wire.book import Book
from bythebook.server.wire.happened import Batch, Line
from bythebook.server.wire.seats import Clock, Table
from bythebook.server.wire.seen import View


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
    """the number of the first line that is sent; earlier ones: `POST /api/tables/{id}/log`"""
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


class Cited(Piece):
    """A clause that a step of a lesson rests on, and what it says."""

    clause: str
    gist: str


class LessonStep(FromServer, tag="lesson"):
    """How far one is in a lesson; told whenever that has changed, after what has changed it."""

    lesson: str
    title: str
    step: int
    """counted from 0; as many as `steps` once all are done"""
    steps: int
    say: str
    """what the step teaches; once all are done, what is said at the end"""
    task: str = ""
    why: list[Cited] = []
    decision: int | None = None
    """the pending decision, if it is the task's"""
    options: list[int] = []
    """the answers to it that the task asks for"""
    next: str = ""
    """the lesson that follows"""
    next_title: str = ""


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


class WouldTakeBack(FromServer, tag="take_back_told"):
    """What would be taken back."""

    id: int
    to: int
    """the decision it would go back to"""
    said: str
    """the first answer that would be taken back, in words"""
    free: bool
    """whether it needs nobody's consent"""
    lines: list[str] = []


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
    | LessonStep
    | Accepted
    | Refused
    | Sources
    | WhyNot
    | Preview
    | Help
    | WouldTakeBack
    | Pong
    | Bye
)
