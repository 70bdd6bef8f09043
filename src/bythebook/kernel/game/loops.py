"""Endless loops: nobody can stop one, or somebody says how often.

Positions are compared without what each round only adds to (`positions.py`). A
loop that nobody can stop is a draw, whatever is decided in it
(`stopping.py`). Where players can stop it, each of them says how often (the turn
player first), the smaller number counts, what every round adds is added that
often, and the player who named it has to choose something else from then on; so
has, once that is done, the other one. A number is named digit by digit, so that
it can be as large as anything that could matter and every decision stays small.
"""

from typing import TYPE_CHECKING, Any, Final

from bythebook.kernel.game.recurring import position, status
from bythebook.kernel.game.stopping import Loop, anyhow
from bythebook.kernel.procedure.clauses import step
from bythebook.kernel.procedure.procedure import Ask, AskAgain, Flow, Procedure
from bythebook.kernel.state.changes import Change, end_game, give
from bythebook.kernel.state.continuous_ops import (
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
)
from bythebook.kernel.state.options import K_LOOP, V_DONE, V_NUMBER
from bythebook.kernel.state.result import DRAW, LOOP

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game

LONGEST: Final = 1 << 60
"""more decisions than any turn has"""
ADDING_ROUNDS: Final = 256
"""After so many rounds that only added to values, nothing will ever come of adding more."""


Step = tuple[int, int, Change]
"""(status, player, option taken without incarnations)"""
Visit = tuple[int, int, int, int]
"""(decisions before it, time stamp, exact position, how often before)"""


class LoopWatch:
    """What has been decided this turn, once a turn has become suspiciously long."""

    def __init__(self) -> None:
        self.turn: int = -1
        # The last decision, counted from the game's beginning, that makes no turn a long one.
        self.until: int = -1
        self.active: bool = False
        self.key: int = 0
        self.seen: dict[int, Visit] = {}
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
        seen = [[k, *visit] for k, visit in self.seen.items()]
        banned = [[k, *o] for k, options in self.banned.items() for o in options]
        trail = [[k, p, *o] for k, p, o in self.trail]
        later = [[at, k, *o] for at, bans in self.later.items() for k, o in bans]
        return [self.turn, self.until, self.key, seen, trail, banned, later]

    def from_plain(self, data: list[Any]) -> None:
        """What `plain` described."""
        self.turn = data[0]
        self.until = data[1]
        if len(data) > 2:
            self.active = True
            self.key = data[2]
            self.seen = {row[0]: (row[1], row[2], row[3], row[4]) for row in data[3]}
            self.trail = [(row[0], row[1], tuple(row[2:])) for row in data[4]]
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
                self.trail.append((self.key, ask.player, anyhow(ask.options[choice])))
        elif game.decided > self.until:
            self.active = True

    def rest(self, game: "Game") -> None:
        """No loop is looked for in a game that only tries something."""
        self.active = False
        self.turn = game.state.turn
        self.until = LONGEST

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
            kept = [o for o in ask.options if anyhow(o) not in self.banned[key]]
            if kept and len(kept) < len(ask.options):
                shorter = Ask(ask.player, ask.kind, kept, True, len(kept) - 1, ask.source)
                shorter.clause = game.book.loop_clause
                game.pending = shorter
        before = self.seen.get(place)
        exact = position(game, True)
        rounds = 0 if before is None else before[3] + 1
        self.seen[place] = (len(self.trail), game.state.stamp, exact, rounds)
        # Looked at closely the first time round, and then ever more seldom.
        if before is not None and not rounds & (rounds - 1):
            tour = self.trail[before[0] :]
            # The way that was taken from here the last time may have been closed since.
            if tour[0][2] not in self.banned.get(key, []):
                self._settle(game, tour, before, exact == before[2] or rounds >= ADDING_ROUNDS)

    def _settle(self, game: "Game", tour: list[Step], before: Visit, same: bool) -> None:
        """The same position again: whoever could stop it says how often it goes on.

        If nobody could and nothing was added either, the game is over.
        """
        loop = Loop(game, [step[2] for step in tour])
        if not loop.around:
            return
        loop.explore()
        if not loop.is_left():
            if same and game.book.endless_is_drawn():
                game.finish([end_game(DRAW, LOOP)], game.book.loop_clause)
            return
        first = game.state.turn_player
        stops = {player: loop.stopped_at(player) for player in (first, 1 - first)}
        players = game.book.loop_deciders(stops)
        if not players:
            return
        at = [tour[stops[player]] for player in players]
        ask = game.pending
        assert ask is not None
        game.pending = None
        game.push(DeclareLoop(players, [s[0] for s in at], [s[2] for s in at], before[1], ask))
        game.run()


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
        self.named: int = 0
        self.digits: int = 0
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
        """How often: the turn player first, digit by digit."""
        options: list[Change] = [(V_NUMBER, 10 * self.named + digit) for digit in range(10)]
        if self.digits:
            options = [(V_DONE,), *options]
        return Ask(self.players[len(self.numbers)], K_LOOP, options)

    @step("kernel loop")
    def note(self, game: "Game") -> Flow:
        """The next digit, if one was named; then the next player, if both could stop it."""
        if self.answer[0] != V_DONE:
            self.named = self.answer[1]
            self.digits += 1
            if self.named and self.digits < game.book.loop_digits:
                return self.start_over()
        self.numbers = [*self.numbers, self.named]
        self.named = self.digits = 0
        if len(self.numbers) < len(self.players):
            return self.start_over()
        return None

    @step("kernel loop")
    def go_round(self, game: "Game") -> Flow:
        """What each round adds is added that often; then the way round is closed."""
        named = min(self.numbers)
        who = self.numbers.index(named)
        game.watch.ban(self.keys[who], self.taken[who])
        if len(self.players) > 1 and game.book.loop_bars_both():
            game.watch.ban_after(self.keys[who], self.keys[1 - who], self.taken[1 - who])
        game.watch.begin_again()
        times = game.book.loop_rounds(named)
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
        return AskAgain(ask)
