"""The position: flat arrays of small numbers, so that a copy costs microseconds."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.refs import CARD, NOTHING, SHIFT


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """All that is on the table, and all that the players know of it."""

    # fmt: off
    __slots__ = (
        "arrived", "awaiting", "batch", "below", "beside", "counters", "definition", "dirty",
        "effects", "ended", "extra_turns", "face", "granted", "host", "inc", "kinds", "last",
        "links", "master", "orient", "owner", "placed", "random", "seen", "stamp", "standby",
        "ties", "tokens", "turn", "turn_player", "used", "vars", "where", "zones",
    )
    # fmt: on

    def __init__(self, zone_kinds: int = 0, variables: int = 0) -> None:
        self.kinds: int = zone_kinds
        self.zones: list[list[int]] = [[] for _ in range(2 * zone_kinds)]
        # One entry a card; entries 0 and 1 stand for the players.
        self.definition: list[int] = [NOTHING, NOTHING]
        self.owner: list[int] = [0, 1]
        self.master: list[int] = [0, 1]
        self.where: list[int] = [NOTHING, NOTHING]
        self.inc: list[int] = [0, 0]
        self.face: list[int] = [0, 0]
        self.orient: list[int] = [0, 0]
        self.placed: list[int] = [0, 0]
        self.arrived: list[int] = [0, 0]
        self.seen: list[int] = [3, 3]
        self.host: list[int] = [NOTHING, NOTHING]
        # What few cards have.
        self.below: dict[int, tuple[int, ...]] = {}
        self.counters: dict[tuple[int, int], int] = {}
        self.links: dict[int, int] = {}
        # By card and kind of tie: to which card it is tied.
        self.ties: dict[tuple[int, int], int] = {}
        self.last: dict[int, tuple[int, ...]] = {}
        self.used: dict[tuple[int, int], int] = {}
        # The rest.
        self.vars: list[int] = [0] * variables
        self.standby: list[Change] = []
        self.effects: list[Change] = []
        self.awaiting: list[Change] = []
        # Whose additional turns are to come, and when each was granted.
        self.extra_turns: list[int] = []
        self.granted: list[int] = []
        self.turn: int = 0
        self.turn_player: int = 0
        self.stamp: int = 0
        self.batch: int = 0
        self.random: int = 0
        # How many cards are in zones whose cards go along with others.
        self.beside: int = 0
        # How many tokens have come into being.
        self.tokens: int = 0
        self.ended: Change = ()
        self.dirty: int = -1

    def copy(self) -> "State":
        """The same position, independent of this one."""
        new = _blank()
        new.kinds = self.kinds
        new.zones = [z.copy() for z in self.zones]
        new.definition = self.definition
        new.owner = self.owner
        new.master = self.master.copy()
        new.where = self.where.copy()
        new.inc = self.inc.copy()
        new.face = self.face.copy()
        new.orient = self.orient.copy()
        new.placed = self.placed.copy()
        new.arrived = self.arrived.copy()
        new.seen = self.seen.copy()
        new.host = self.host.copy()
        new.below = self.below.copy()
        new.counters = self.counters.copy()
        new.links = self.links.copy()
        new.ties = self.ties.copy()
        new.last = self.last.copy()
        new.used = self.used.copy()
        new.vars = self.vars.copy()
        new.standby = self.standby.copy()
        new.effects = self.effects.copy()
        new.awaiting = self.awaiting.copy()
        new.extra_turns = self.extra_turns.copy()
        new.granted = self.granted.copy()
        new.turn = self.turn
        new.turn_player = self.turn_player
        new.stamp = self.stamp
        new.batch = self.batch
        new.random = self.random
        new.beside = self.beside
        new.tokens = self.tokens
        new.ended = self.ended
        new.dirty = self.dirty
        return new

    def ref(self, card: int) -> int:
        """The reference to a card as it is now."""
        return (self.inc[card] << SHIFT) | card

    def refs(self, cards: list[int]) -> list[int]:
        """References to cards as they are now."""
        # Mostly of one card or none: a comprehension would cost more than it does.
        inc = self.inc
        found: list[int] = []
        for card in cards:
            found.append((inc[card] << SHIFT) | card)
        return found

    def alive(self, ref: int) -> bool:
        """Whether a reference still means the card it was made for."""
        return ref >= 0 and self.inc[ref & CARD] == ref >> SHIFT

    def zone(self, player: int, kind: int) -> list[int]:
        """The cards of a player's zone, bottom first."""
        return self.zones[player * self.kinds + kind]

    def top(self, player: int, kind: int, count: int = 1) -> list[int]:
        """References to the top cards of a zone, topmost first."""
        cards = self.zones[player * self.kinds + kind]
        if not cards:
            return []
        inc = self.inc
        if count == 1:
            card = cards[-1]
            return [(inc[card] << SHIFT) | card]
        return [(inc[c] << SHIFT) | c for c in reversed(cards[-count:])] if count > 0 else []

    def kind_of(self, card: int) -> int:
        """The kind of zone a card is in, or NOTHING."""
        where = self.where[card]
        return where % self.kinds if where >= 0 else NOTHING

    def side_of(self, card: int) -> int:
        """The player in whose zone a card is, or NOTHING."""
        where = self.where[card]
        return where // self.kinds if where >= 0 else NOTHING


def _blank() -> State:
    """A state without any field, to be filled by whoever asked for it."""
    return State.__new__(State)


SCALARS: Final = ("kinds", "turn", "turn_player", "stamp", "batch", "random", "beside", "tokens")
LISTS: Final = (
    "definition",
    "owner",
    "master",
    "where",
    "inc",
    "face",
    "orient",
    "placed",
    "arrived",
    "seen",
    "host",
    "vars",
    "extra_turns",
    "granted",
)
TUPLE_LISTS: Final = ("standby", "effects", "awaiting")


def plain(state: State) -> dict[str, Any]:
    """The state as plain data, for saves and comparisons."""
    data: dict[str, Any] = {name: getattr(state, name) for name in SCALARS}
    for name in LISTS:
        data[name] = list(getattr(state, name))
    for name in TUPLE_LISTS:
        data[name] = [list(t) for t in getattr(state, name)]
    data["zones"] = [list(z) for z in state.zones]
    data["below"] = sorted([k, *v] for k, v in state.below.items())
    data["counters"] = sorted([a, b, n] for (a, b), n in state.counters.items())
    data["links"] = sorted([a, b] for a, b in state.links.items())
    data["ties"] = sorted([a, b, c] for (a, b), c in state.ties.items())
    data["last"] = sorted([k, *v] for k, v in state.last.items())
    data["used"] = sorted([a, b, n] for (a, b), n in state.used.items())
    data["ended"] = list(state.ended)
    return data


def from_plain(data: dict[str, Any]) -> State:
    """The state that `plain` described."""
    state = State(0, 0)
    for name in SCALARS:
        setattr(state, name, int(data[name]))
    for name in LISTS:
        setattr(state, name, [int(x) for x in data[name]])
    for name in TUPLE_LISTS:
        setattr(state, name, [tuple(int(x) for x in t) for t in data[name]])
    state.zones = [[int(c) for c in z] for z in data["zones"]]
    state.below = {row[0]: tuple(row[1:]) for row in data["below"]}
    state.counters = {(a, b): n for a, b, n in data["counters"]}
    state.links = {row[0]: row[1] for row in data["links"]}
    state.ties = {(a, b): c for a, b, c in data.get("ties", [])}
    state.last = {row[0]: tuple(row[1:]) for row in data["last"]}
    state.used = {(a, b): n for a, b, n in data["used"]}
    state.ended = tuple(data["ended"])
    state.dirty = -1
    return state
