"""Replacement effects: a change that would happen does not, and something else does."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from bythebook.kernel.abilities import EV_MOVE, EV_ORIENT, Happening
from bythebook.kernel.changes import EVENT, MOVE, ORIENT, Change
from bythebook.kernel.clauses import step
from bythebook.kernel.nouns import players_of
from bythebook.kernel.options import K_REPLACE, V_NO, V_REPLACE
from bythebook.kernel.procedure import Ask, Flow, Procedure
from bythebook.kernel.refs import CARD, FIRST_CARD, NOTHING
from bythebook.kernel.resolve import Resolve
from bythebook.kernel.verbs import BindMoved

if TYPE_CHECKING:
    from bythebook.kernel.game import Game


class Commit:
    """Replacing is over: what is left of a batch happens, for the frame that wanted it."""

    def __init__(self, changes: list[Change], clause: str) -> None:
        self.changes: list[Change] = changes
        self.clause: str = clause


def would_be(game: "Game", change: Change) -> Happening | None:
    """A change that is about to happen, as triggers and replacements see it."""
    kind = change[0]
    state = game.state
    if kind == MOVE:
        card = change[1] & CARD
        player = state.owner[card] if change[2] < 0 else change[2]
        return Happening(EV_MOVE, change[1], player, 0, state.kind_of(card), change[3])
    if kind == ORIENT:
        card = change[1] & CARD
        return Happening(EV_ORIENT, change[1], state.master[card], change[2])
    if kind == EVENT:
        return Happening(change[1], change[2], change[3], change[4], NOTHING, NOTHING, change[5])
    return None


def replacing(game: "Game", change: Change, used: list[int]) -> list[tuple[int, int, int]]:
    """The replacement effects that could replace a change; each at most once an event."""
    what = would_be(game, change)
    if what is None:
        return []
    found: list[tuple[int, int, int]] = []
    for source, ability, master in game.sheet.replacements:
        replacement = game.lib.abilities[ability].replacement
        if replacement is None or not replacement.would.matches(game, what, source, master):
            continue
        if source & CARD in game.sheet.blank and not any(
            given == ability for given, _ in game.sheet.granted.get(source & CARD, ())
        ):
            continue
        condition = game.lib.abilities[ability].condition
        if condition is not None and not condition.holds(game, source, master, []):
            continue
        if any(
            used[i] == source and used[i + 1] == ability for i in range(0, len(used), 2)
        ) or game.is_replacing(source, ability):
            continue
        found.append((source, ability, master))
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Replace(Procedure):
    """Go through a batch, change by change, and replace what is to be replaced."""

    def __init__(self, batch: list[Change] | None = None, clause: str = "") -> None:
        super().__init__()
        self.clause: str = clause
        self.batch: list[Change] = [] if batch is None else batch
        self.kept: list[Change] = []
        self.settled: list[Change] = []
        self.joined: bool = False
        self.used: list[int] = []
        self.after: int = len(self.batch) - 1

    def next_change(self, game: "Game") -> Flow:
        """Which replacement, if any, comes first for the change at hand."""
        self.answer = ()
        if len(self.batch) <= self.after:
            # The event at hand is dealt with; the next may be replaced by anything again.
            self.used = []
            self.after = len(self.batch) - 1
        if not self.batch:
            if self.joined or not (game.book.accompanies or game.state.below):
                return Commit(self.kept, self.clause)
            # What goes along with what is left.
            self.joined = True
            self.settled = self.kept
            self.batch = game.book.accompany(game, self.kept)
            self.after = len(self.batch) - 1
            self.kept = []
            self.pc -= 1
            return None
        change = self.batch[0]
        game.value(0, 0)
        found = [] if change in self.settled else replacing(game, change, self.used)
        if not found:
            self.kept = [*self.kept, change]
            self.batch = self.batch[1:]
            self.pc -= 1
            return None
        options: list[Change] = [(V_REPLACE, source, ability) for source, ability, _ in found]
        optional = True
        player = game.book.affected_player(game, change)
        for _, ability, master in found:
            replacement = game.lib.abilities[ability].replacement
            optional = optional and replacement is not None and replacement.optional
            if replacement is not None and replacement.optional and len(found) == 1:
                player = players_of(replacement.chooser, master)[0]
        if optional:
            options.append((V_NO,))
        return Ask(player, K_REPLACE, options)

    def replace_change(self, game: "Game") -> Flow:
        """The change does not happen; what replaces it does."""
        change = self.batch[0]
        if self.answer[0] == V_NO:
            for source, ability, _ in replacing(game, change, self.used):
                self.used = [*self.used, source, ability]
            return None
        source = self.answer[1]
        ability = self.answer[2]
        self.used = [*self.used, source, ability]
        subject = change[1] if change[0] != EVENT else change[2]
        master = game.state.master[source & CARD]
        if subject < 0 or subject & CARD < FIRST_CARD:
            subject = NOTHING
        frame = Resolve(ability, source, master, subject)
        frame.instead = 1
        program = game.lib.instead[ability]
        if not program:
            self.batch = self.batch[1:]
            return None
        if program[0].plain() and all(isinstance(e, BindMoved) for e in program[1:]):
            # One plain instruction: its changes stay part of the same batch.
            flow = program[0].run(frame, game)
            if isinstance(flow, list):
                self.batch = [*flow, *self.batch[1:]]
            return None
        self.batch = self.batch[1:]
        return frame

    @step("kernel replacement")
    def choose(self, game: "Game") -> Flow:
        """The player it would befall chooses among several."""
        return self.next_change(game)

    @step("kernel replacement")
    def replace(self, game: "Game") -> Flow:
        """Replace, and look again."""
        self.pc -= 2
        return self.replace_change(game)
