"""Procedures under way, and what their steps can answer.

A procedure is named as its book names it; an instance is a frame: plain fields
and the place it stands at. A step answers with one of:

- nothing: go on with the next clause;
- changes (one, or a list that happens at the same time);
- another procedure: do that first;
- an `Ask`: a player decides first;
- CHECK: a check timing;
- `last(changes)`: these changes, and then this procedure is over;
- `leave(procedure, step)`: out of every procedure above that one;
- DONE: this procedure is over.

Where it does not go on with the next clause, a step says so in the books' own words:
`self.again(...)`, `self.skip_to("step")`, `self.then(..., goto="step")`.
"""

from inspect import get_annotations
from typing import TYPE_CHECKING, Any, Final, cast

from mypy_extensions import mypyc_attr

from bythebook.kernel.procedure.clauses import PROGRAMS
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.refs import NOTHING

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game


class Signal:
    """A named answer of a step that carries nothing."""

    def __init__(self, name: str) -> None:
        self.name: str = name


CHECK: Final = Signal("check timing")
DONE: Final = Signal("done")


class Leave:
    """Leave every procedure above one, and go on there at a step."""

    def __init__(self, procedure: Any, step: str) -> None:
        self.procedure: Any = procedure
        self.step: str = step


class Last:
    """Changes that are the last thing this procedure does."""

    def __init__(self, changes: list[Change]) -> None:
        self.changes: list[Change] = changes


class Ask:
    """A player decides. Exactly one of the options is answered.

    `hidden` says that what can be chosen depends on cards the other player
    does not see. Such a decision is asked even when only one option is left,
    or its absence would tell.
    """

    def __init__(
        self,
        player: int,
        kind: int,
        options: list[Change],
        hidden: bool = False,
        default: int = 0,
        source: int = NOTHING,
    ) -> None:
        self.player: int = player
        self.kind: int = kind
        self.options: list[Change] = options
        self.hidden: bool = hidden
        self.default: int = default
        self.source: int = source
        self.clause: str = ""


class Arranged:
    """Every order is decided: the batch goes on, for the frame that wanted it."""

    def __init__(self, changes: list[Change], clause: str) -> None:
        self.changes: list[Change] = changes
        self.clause: str = clause


class Commit:
    """Replacing is over: what is left of a batch happens, for the frame that wanted it."""

    def __init__(self, changes: list[Change], clause: str, wanted: list[Change]) -> None:
        self.changes: list[Change] = changes
        self.clause: str = clause
        # Without what goes along with them, if anything does.
        self.wanted: list[Change] = wanted


class AskAgain:
    """A loop is settled: what was being asked is asked again."""

    def __init__(self, ask: Ask) -> None:
        self.ask: Ask = ask


def leave(procedure: Any, step: str) -> Leave:
    """Leave every procedure above the named one and go on there at a step."""
    return Leave(procedure, step)


def last(changes: list[Change]) -> Last:
    """These changes, and then this procedure is over."""
    return Last(changes)


EMPTY: Final[list[int]] = []
"""What a frame's lists are before anything is in them; lists are replaced, never changed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure:
    """A procedure under way: what its steps need to remember, in plain fields.

    A list in a field is never changed in place: a new one replaces it.
    """

    # What every procedure begins with.
    code: int = NOTHING
    """the number of its class's program, once it is under way"""
    pc: int = 0
    source: int = NOTHING
    ability: int = NOTHING
    moved: list[int] = EMPTY
    chosen: list[int] = EMPTY
    answer: Change = ()
    result: list[int] = EMPTY
    holds: bool = False

    def silent(self) -> bool:
        """Whether nothing is triggered by what this procedure does."""
        return False

    def by_rules(self) -> bool:
        """Whether it is no part of the text that is being carried out below it."""
        return False

    def part_of(self, below: "Procedure") -> None:
        """What starts amid the carrying out of a text is part of that, unless rules start it."""
        if below.source == NOTHING and below.ability == NOTHING:
            return
        if self.ability == NOTHING and not self.by_rules():
            self.ability = below.ability
            if self.source == NOTHING:
                self.source = below.source

    def asks_for(self, game: "Game", clause: str) -> str:
        """The clause for which it asks at a step of several clauses, of which this is the first."""
        return clause

    def left(self, game: "Game") -> list[Change]:
        """What has to be undone when this procedure is left before its end."""
        return []

    # Where a procedure goes on.

    def again(self, flow: "Flow" = None) -> "Flow":
        """This step once more, after what it answers."""
        self.pc -= 1
        return flow

    def start_over(self, flow: "Flow" = None) -> "Flow":
        """The first step again, after what this one answers."""
        self.pc = 0
        return flow

    def pass_over(self, flow: "Flow" = None) -> "Flow":
        """What it answers, and the next step is passed over: there is nothing to do in it."""
        self.pc += 1
        return flow

    def skip_to(self, step: str) -> "Flow":
        """Go on at another step."""
        self.pc = PROGRAMS[self.code].find(step)
        return None

    def then(self, flow: "Flow", goto: str) -> "Flow":
        """What it answers, and after that another step than the next."""
        self.pc = PROGRAMS[self.code].find(goto)
        return flow

    def straight_to(self, step: str, game: "Game") -> "Flow":
        """Go on at another step, and answer what that answers."""
        program = PROGRAMS[self.code]
        place = program.find(step)
        self.pc = place + 1
        flow: Flow = program.fns[place](self, game)
        return flow


Flow = (
    Signal | Ask | Last | Leave | Arranged | Commit | AskAgain | Procedure | Change | list[Change]
) | None
"""What a step answers; None goes on with the next."""


def over(frame: Procedure, game: "Game") -> Flow:
    """After its last step a procedure is over."""
    return DONE


class Layout:
    """Where a class keeps its instances' fields, compiled or not."""

    def __init__(self, cls: Any) -> None:
        self.names: list[str] = []
        # What an instance has of its class until it gets a value of its own.
        self.begun_with: list[str] = []
        self.has_dict: bool = cls.__dictoffset__ != 0
        for base in cls.__mro__:
            self.begun_with += get_annotations(base)
            for name in (
                *base.__dict__.get("__mypyc_attrs__", ()),
                *base.__dict__.get("__slots__", ()),
            ):
                if name not in self.names and name not in ("__dict__", "__weakref__"):
                    self.names.append(name)


_layouts: Final[dict[Any, Layout]] = {}


def _layout(cls: Any) -> Layout:
    found = _layouts.get(cls)
    if found is None:
        found = _layouts[cls] = Layout(cls)
    return found


def fields_of(frame: Procedure) -> dict[str, Any]:
    """A frame's fields by name, a subclass's included, in a fixed order."""
    layout = _layout(type(frame))
    fields = {name: getattr(frame, name) for name in (*layout.begun_with, *layout.names)}
    if layout.has_dict:
        fields.update(frame.__dict__)
    return {name: fields[name] for name in sorted(fields)}


def copy_frame(frame: Procedure) -> Procedure:
    """The same frame, sharing nothing that can change."""
    cls: Any = type(frame)
    layout = _layout(cls)
    new: Any = cls.__new__(cls)
    if layout.has_dict:
        own: dict[str, Any] = frame.__dict__.copy()
        for name, value in own.items():
            if type(value) is list:
                own[name] = value.copy()
        new.__dict__.update(own)
    for name in layout.names:
        value = getattr(frame, name)
        setattr(new, name, value.copy() if type(value) is list else value)
    return cast(Procedure, new)
