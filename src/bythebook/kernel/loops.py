"""Endless loops: nobody can stop one, or somebody says how often.

Positions are compared without incarnations, time stamps, the random counter
and the log, and without what each round only adds to (a power raised by so
much). A loop that nobody can stop is a draw. Where players go round by choice,
each of them says how often (the turn player first), the smaller number counts,
what every round adds is added that often, and the player who named it has to
choose something else from then on; so has, once that is done, the other one.
"""

from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from bythebook.kernel.changes import Change, give
from bythebook.kernel.clauses import step
from bythebook.kernel.continuous_ops import (
    ADD,
    E_ABILITY,
    E_CHAR,
    E_LAYER,
    E_MASTER,
    E_OP,
    E_SOURCE,
    E_STAMP,
    E_TARGETS,
    E_UNTIL,
    E_UNTIL_VALUE,
    E_VALUE,
    GRANT,
)
from bythebook.kernel.options import K_LOOP, V_NUMBER
from bythebook.kernel.procedure import Ask, Flow, Procedure, fields_of
from bythebook.kernel.refs import CARD, SHIFT

if TYPE_CHECKING:
    from bythebook.kernel.game import Game

_SKIPPED: Final = frozenset({"moved", "chosen", "result", "answer", "since"})
ADDING_ROUNDS: Final = 256
"""After so many rounds that only added to values, nothing will ever come of adding more."""


def _place(game: "Game", value: Any) -> Any:
    """A frame's field without incarnations: references become card numbers."""
    if isinstance(value, int) and value >= 1 << SHIFT:
        return value & CARD
    if isinstance(value, list | tuple):
        return tuple(_place(game, v) for v in value)
    return value


def _way(game: "Game") -> tuple[Any, ...]:
    """Every procedure under way, without what it only passes on."""
    return tuple(
        (
            f.code,
            tuple(
                (name, _place(game, value))
                for name, value in fields_of(f).items()
                if name not in _SKIPPED
            ),
        )
        for f in game.stack
    )


def status(game: "Game", ask: Ask) -> int:
    """A number for what lies where and what is being asked, however it has come to that."""
    question = (ask.player, ask.kind, ask.source & CARD, game.stack[-1].code)
    return _number(game, False, question)


def position(game: "Game", exact: bool = False) -> int:
    """A number for the position, the same whenever everything that matters is the same.

    If exact, what has been added to values matters too.
    """
    return _number(game, exact, _way(game))


def _number(game: "Game", exact: bool, frames: tuple[Any, ...]) -> int:
    state = game.state
    alive = state.alive
    effects: list[tuple[Any, ...]] = []
    added: dict[tuple[int, int], int] = {}
    for e in state.effects:
        targets = tuple(r & CARD for r in e[E_TARGETS:] if alive(r))
        if e[E_OP] == ADD:
            for card in targets:
                place = (e[E_CHAR], card)
                added[place] = added.get(place, 0) + e[E_VALUE]
            continue
        effect = (e[E_OP:E_SOURCE], targets)
        # The same again changes nothing, unless it is one more ability.
        if e[E_OP] == GRANT or effect not in effects:
            effects.append(effect)
    key = repr(
        (
            tuple(tuple(z) for z in state.zones),
            tuple(state.face),
            tuple(state.orient),
            tuple(state.master),
            tuple(state.vars),
            tuple(sorted((k, v) for k, v in state.below.items())),
            tuple(sorted((a & CARD, b, n) for (a, b), n in state.counters.items() if alive(a))),
            tuple(sorted((a & CARD, b, n) for (a, b), n in state.used.items() if alive(a))),
            tuple(sorted((a & CARD, b & CARD) for a, b in state.links.items() if alive(a))),
            tuple((*[_place(game, x) for x in e[:4]], *e[4:6], e[6] & CARD) for e in state.standby),
            tuple((*[_place(game, x) for x in a],) for a in state.awaiting),
            tuple(effects),
            tuple(sorted(added.items())) if exact else (),
            tuple(state.extra_turns),
            state.turn,
            frames,
        )
    )
    return int.from_bytes(blake2b(key.encode(), digest_size=7).digest(), "little")


Step = tuple[int, int, int, Change]
"""(status, player, number of options, option taken)"""


class LoopWatch:
    """What has been decided this turn, once a turn has become suspiciously long."""

    def __init__(self) -> None:
        self.turn: int = -1
        # The last decision, counted from the game's beginning, that makes no turn a long one.
        self.until: int = -1
        self.active: bool = False
        self.key: int = 0
        self.seen: dict[int, tuple[int, int]] = {}
        self.trail: list[Step] = []
        self.banned: dict[int, list[Change]] = {}
        # What is banned once somebody has come to the decision at which the loop is stopped.
        self.later: dict[int, list[tuple[int, Change]]] = {}
        self.since: int = -1
        self.passed: dict[int, int] = {}
        self.exactly: set[int] = set()

    def copy(self) -> "LoopWatch":
        """The same, independent of this one."""
        new = LoopWatch()
        new.turn = self.turn
        new.until = self.until
        new.active = self.active
        new.key = self.key
        if self.active:
            new.seen = self.seen.copy()
            new.trail = self.trail.copy()
            new.banned = self.banned.copy()
            new.later = self.later.copy()
        return new

    def plain(self) -> list[Any]:
        """The same as plain data, for saves."""
        if not self.active:
            return [self.turn, self.until]
        seen = [[k, a, b] for k, (a, b) in self.seen.items()]
        banned = [[k, *o] for k, options in self.banned.items() for o in options]
        trail = [[k, p, n, *o] for k, p, n, o in self.trail]
        later = [[at, k, *o] for at, bans in self.later.items() for k, o in bans]
        return [self.turn, self.until, self.key, seen, trail, banned, later]

    def from_plain(self, data: list[Any]) -> None:
        """What `plain` described."""
        self.turn = data[0]
        self.until = data[1]
        if len(data) > 2:
            self.active = True
            self.key = data[2]
            self.seen = {row[0]: (row[1], row[2]) for row in data[3]}
            self.trail = [(row[0], row[1], row[2], tuple(row[3:])) for row in data[4]]
            for row in data[5]:
                self.ban(row[0], tuple(row[1:]))
            for row in data[6]:
                self.ban_after(row[0], row[1], tuple(row[2:]))

    def note(self, game: "Game", ask: Ask, choice: int) -> None:
        """Somebody decided something, in a new turn or in a long one."""
        if game.state.turn != self.turn:
            self.turn = game.state.turn
            self.until = game.decided + game.book.loop_after - 1
            self.active = False
            self.seen = {}
            self.trail = []
            self.banned = {}
            self.later = {}
        if self.active:
            if ask.kind != K_LOOP:
                self.trail.append((self.key, ask.player, len(ask.options), ask.options[choice]))
        elif game.decided > self.until:
            self.active = True

    def forced(self, game: "Game") -> bool:
        """Whether the game is where it already was since the last decision."""
        if self.since != len(game.inputs):
            self.since = len(game.inputs)
            self.passed = {}
            self.exactly = set()
        key = position(game, True)
        if key in self.exactly:
            return True
        self.exactly.add(key)
        key = position(game)
        rounds = self.passed.get(key, 0)
        self.passed[key] = rounds + 1
        return rounds >= ADDING_ROUNDS

    def ban(self, key: int, option: Change) -> None:
        """Where all is like that, that option goes round again and is not offered any more."""
        self.banned[key] = [*self.banned.get(key, []), option]

    def ban_after(self, at: int, key: int, option: Change) -> None:
        """The same, once the decision at another position has been come to."""
        self.later[at] = [*self.later.get(at, []), (key, option)]

    def begin_again(self) -> None:
        """A loop is settled: what was done before does not count as going round again."""
        self.seen = {}
        self.trail = []

    def decide(self, game: "Game") -> None:
        """At a decision of a long turn: has this been going round?"""
        ask = game.pending
        if ask is None or game.state.turn != self.turn or ask.kind == K_LOOP:
            return
        place = position(game)
        self.key = key = status(game, ask)
        for other, option in self.later.pop(key, []):
            self.ban(other, option)
        if key in self.banned:
            kept = [o for o in ask.options if o not in self.banned[key]]
            if kept and len(kept) < len(ask.options):
                shorter = Ask(ask.player, ask.kind, kept, True, len(kept) - 1, ask.source)
                shorter.clause = game.book.loop_clause
                game.pending = shorter
        before = self.seen.get(place)
        self.seen[place] = (len(self.trail), game.state.stamp)
        if before is not None:
            tour = self.trail[before[0] :]
            # The way that was taken from here the last time may have been closed since.
            if not tour or tour[0][3] not in self.banned.get(key, []):
                self._declare(game, tour, before[1])

    def _declare(self, game: "Game", tour: list[Step], stamp: int) -> None:
        """The same position again: whoever could stop it says how often it goes on."""
        free = [s for s in tour if s[2] > 1]
        if not free:
            return
        first = game.state.turn_player
        players = game.book.loop_deciders(
            [p for p in (first, 1 - first) if any(s[1] == p for s in free)]
        )
        if not players:
            return
        stops = [next(s for s in free if s[1] == p) for p in players]
        ask = game.pending
        assert ask is not None
        game.pending = None
        game.push(DeclareLoop(players, [s[0] for s in stops], [s[3] for s in stops], stamp, ask))
        game.run()


class Again:
    """The loop is settled: what was being asked is asked again."""

    def __init__(self, ask: Ask) -> None:
        self.ask: Ask = ask


class DeclareLoop(Procedure):
    """Players who can stop a loop say how often it is to go on; the smaller number counts."""

    def __init__(
        self,
        players: list[int] | None = None,
        keys: list[int] | None = None,
        taken: list[Change] | None = None,
        stamp: int = 0,
        ask: Ask | None = None,
    ) -> None:
        self.players: list[int] = [] if players is None else players
        self.keys: list[int] = [] if keys is None else keys
        self.taken: list[Change] = [] if taken is None else taken
        self.stamp: int = stamp
        self.numbers: list[int] = []
        # The decision at which the loop was noticed, as plain data.
        self.asked: Change = ()
        self.options: list[Change] = []
        self.clause: str = ""
        if ask is not None:
            self.asked = (ask.player, ask.kind, int(ask.hidden), ask.default, ask.source)
            self.options = ask.options
            self.clause = ask.clause

    @step("kernel loop")
    def declare(self, game: "Game") -> Flow:
        """How often: the turn player first."""
        player = self.players[len(self.numbers)]
        numbers: list[Change] = [(V_NUMBER, n) for n in range(game.book.loop_bound + 1)]
        return Ask(player, K_LOOP, numbers)

    @step("kernel loop")
    def note(self, game: "Game") -> Flow:
        """Note the number; the next player, if both could stop it."""
        self.numbers = [*self.numbers, self.answer[1]]
        if len(self.numbers) < len(self.players):
            self.pc = 0
        return None

    @step("kernel loop")
    def go_round(self, game: "Game") -> Flow:
        """What each round adds is added that often; then the way round is closed."""
        times = min(self.numbers)
        who = self.numbers.index(times)
        game.watch.ban(self.keys[who], self.taken[who])
        if len(self.players) > 1 and game.book.loop_bars_both():
            game.watch.ban_after(self.keys[who], self.keys[1 - who], self.taken[1 - who])
        game.watch.begin_again()
        if not times:
            return None
        return [
            give(
                ADD,
                e[E_CHAR],
                e[E_VALUE] * times,
                list(e[E_TARGETS:]),
                e[E_LAYER],
                e[E_UNTIL],
                e[E_UNTIL_VALUE],
                e[E_SOURCE],
                e[E_ABILITY],
                e[E_MASTER],
            )
            for e in game.state.effects
            if e[E_OP] == ADD and e[E_STAMP] > self.stamp
        ]

    @step("kernel loop")
    def ask_again(self, game: "Game") -> Flow:
        """The player at whose decision it was noticed decides again."""
        player, kind, hidden, default, source = self.asked
        ask = Ask(player, kind, self.options, bool(hidden), default, source)
        ask.clause = self.clause
        return Again(ask)
