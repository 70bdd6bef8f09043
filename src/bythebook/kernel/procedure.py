"""Procedures under way, and what their steps can answer.

A procedure is named as its book names it; an instance is a frame: plain fields
and the place it stands at. A step answers with one of:

- nothing: go on with the next clause;
- changes (one, or a list that happens at the same time);
- another procedure: do that first;
- an `Ask`: a player decides first;
- CHECK: a check timing;
- `goto(clause)`: the books' own "return to";
- `leave(procedure, clause)`: out of every procedure above that one;
- DONE: this procedure is over.
"""

from inspect import get_annotations
from typing import TYPE_CHECKING, Any, Final, cast

from mypy_extensions import mypyc_attr

from bythebook.kernel.changes import Change
from bythebook.kernel.refs import NOTHING

if TYPE_CHECKING:
    from bythebook.kernel.abilities import CostPart
    from bythebook.kernel.game import Game

Flow = object


class Signal:
    """A named answer of a step that carries nothing."""

    def __init__(self, name: str) -> None:
        self.name: str = name


CHECK: Final = Signal("check timing")
DONE: Final = Signal("done")


class Goto:
    """Go on at another clause of this procedure."""

    def __init__(self, clause: str) -> None:
        self.clause: str = clause


class Leave:
    """Leave every procedure above one, and go on there at a clause."""

    def __init__(self, procedure: Any, clause: str) -> None:
        self.procedure: Any = procedure
        self.clause: str = clause


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


def goto(clause: str) -> Goto:
    """Go on at another clause of this procedure."""
    return Goto(clause)


def leave(procedure: Any, clause: str) -> Leave:
    """Leave every procedure above the named one and go on there at a clause."""
    return Leave(procedure, clause)


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

    def left(self, game: "Game") -> list[Change]:
        """What has to be undone when this procedure is left before its end."""
        return []


class BeingPaid:
    """The parts of the cost that a payment is for, as they were at a time."""

    def __init__(self, frame: Procedure, batch: int, parts: "tuple[CostPart, ...]") -> None:
        self.frame: Procedure = frame
        self.batch: int = batch
        self.parts: tuple[CostPart, ...] = parts


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
