"""Replacement effects: a change that would happen does not, and something else does."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from bythebook.kernel.abilities.abilities import EV_MOVE, EV_ORIENT, Happening
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.language.words import players_of
from bythebook.kernel.procedure.clauses import step
from bythebook.kernel.procedure.procedure import Ask, Commit, Flow, Procedure
from bythebook.kernel.state.changes import EVENT, MOVE, ORIENT, Change, called_off
from bythebook.kernel.state.options import K_REPLACE, V_NO, V_REPLACE
from bythebook.kernel.state.refs import CARD, FIRST_CARD, NOTHING
from bythebook.kernel.texts.verbs import BindMoved

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game


def would_be(game: "Game", change: Change) -> Happening | None:
    """A change that is about to happen, as triggers and replacements see it."""
    kind = change[0]
    state = game.state
    if kind == MOVE:
        card = change[1] & CARD
        origin = state.kind_of(card)
        if origin >= 0 and game.zones.same_place[origin * state.kinds + change[3]]:
            return None
        owned = change[2] < 0 or game.zones.owners_only[change[3]]
        player = state.owner[card] if owned else change[2]
        return Happening(EV_MOVE, change[1], player, 0, origin, change[3])
    if kind == ORIENT:
        card = change[1] & CARD
        return Happening(EV_ORIENT, change[1], state.master[card], change[2])
    if kind == EVENT:
        return Happening(change[1], change[2], change[3], change[4], NOTHING, NOTHING, change[5])
    return None


def own_replacements(game: "Game", what: Happening) -> list[tuple[int, int, int]]:
    """What a card says of something that is about to happen to itself."""
    lib = game.lib
    if what.subject < FIRST_CARD or not lib.would_events >> what.kind & 1:
        return []
    state = game.state
    card = what.subject & CARD
    found: list[tuple[int, int, int]] = []
    for ability in lib.replacing_own[state.definition[card]]:
        if state.host[card] >= 0:
            speaks = game.book.below_speak and game.book.speaks_below(game, ability)
        else:
            speaks = lib.active(ability, state.kind_of(card)) and game.book.speaks(
                game, card, ability
            )
        if speaks:
            found.append((state.ref(card), ability, game.book.master_of_cont(game, card)))
    return found


def is_replacing(game: "Game", source: int, ability: int) -> bool:
    """Whether a replacement effect is at work, so that it cannot replace itself."""
    for frame in game.stack:
        if isinstance(frame, Resolve) and frame.instead:
            if frame.source == source and frame.ability == ability:
                return True
    return False


def replacing(game: "Game", change: Change, used: list[int]) -> list[tuple[int, int, int]]:
    """The replacement effects that could replace a change; each at most once an event."""
    what = would_be(game, change)
    if what is None:
        return []
    found: list[tuple[int, int, int]] = []
    in_force = game.sheet.replacements
    own = own_replacements(game, what)
    for source, ability, master in [*own, *in_force] if own else in_force:
        replacement = game.lib.abilities[ability].replacement
        if replacement is None or not replacement.would.matches(game, what, source, master):
            continue
        if game.lacks(source & CARD, ability) and not any(
            given == ability for given, _ in game.sheet.granted.get(source & CARD, ())
        ):
            continue
        if source != what.subject >= FIRST_CARD and not game.book.reaches(
            game, what.subject, master
        ):
            continue
        condition = game.lib.abilities[ability].condition
        if condition is not None and not condition.holds(game, source, master, []):
            continue
        if game.book.replaces_once() and (
            any(used[i] == source and used[i + 1] == ability for i in range(0, len(used), 2))
            or is_replacing(game, source, ability)
        ):
            continue
        if replacement.optional and not game.book.can_replace(game, ability, source, master):
            continue
        found.append((source, ability, master))
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Replace(Procedure):
    """Go through a batch, change by change, and replace what is to be replaced."""

    def __init__(self, batch: list[Change] | None = None, clause: str = "") -> None:
        self.clause: str = clause
        self.batch: list[Change] = [] if batch is None else batch
        self.kept: list[Change] = []
        self.settled: list[Change] = []
        self.joined: bool = False
        self.used: list[int] = []
        self.after: int = len(self.batch) - 1
        self.found: list[Change] = []
        self.decided: int = 0

    def find(self, game: "Game") -> Flow:
        """The replacements of the change at hand; a change that has none is kept."""
        self.answer = ()
        self.decided = 0
        if len(self.batch) <= self.after:
            # The event at hand is dealt with; the next may be replaced by anything again.
            self.used = []
            self.after = len(self.batch) - 1
        if not self.batch:
            if self.joined or not game.accompanied():
                return Commit(self.kept, self.clause, self.settled)
            # What goes along with what is left.
            self.joined = True
            self.settled = self.kept
            self.batch = game.book.accompany(game, self.kept)
            self.after = len(self.batch) - 1
            self.kept = []
            return self.again()
        change = self.batch[0]
        game.value(0, 0)
        self.found = []
        if change not in self.settled:
            self.found = [*replacing(game, change, self.used)]
        if not self.found:
            self.kept = [*self.kept, change]
            self.batch = self.batch[1:]
            return self.again()
        return None

    def ask_which(self, game: "Game") -> Flow:
        """Which of the replacements comes first for the change at hand, if any."""
        options: list[Change] = [(V_REPLACE, found[0], found[1]) for found in self.found]
        optional = True
        player = game.book.affected_player(game, self.batch[0])
        for found in self.found:
            replacement = game.lib.abilities[found[1]].replacement
            master = found[2]
            optional = optional and replacement is not None and replacement.optional
            if replacement is not None and replacement.optional and len(self.found) == 1:
                player = players_of(replacement.chooser, master)[0]
        if optional:
            options.append((V_NO,))
        return Ask(player, K_REPLACE, options)

    def replace_change(self, game: "Game") -> Flow:
        """The change does not happen; what replaces it does."""
        if self.answer and self.answer[0] == V_NO:
            return None
        change = self.batch[0]
        self.decided = 1
        source, ability = self.chosen_one()
        self.used = [*self.used, source, ability]
        rest = self.batch[1:]
        if game.book.replaced_is_gone():
            rest = called_off(rest, change)
            self.kept = called_off(self.kept, change)
            self.after = len(rest)
        else:
            self.kept = [*self.kept, change]
        subject = change[1] if change[0] != EVENT else change[2]
        master = game.state.master[source & CARD]
        if subject < FIRST_CARD:
            subject = NOTHING
        frame = Resolve(ability, source, master, subject)
        frame.instead = 1
        program = game.lib.instead[ability]
        if not program:
            self.batch = rest
            return None
        if program[0].plain() and all(isinstance(e, BindMoved) for e in program[1:]):
            # One plain instruction: its changes stay part of the same batch.
            flow = program[0].run(frame, game)
            if isinstance(flow, list):
                self.batch = [*flow, *rest]
            return None
        self.batch = rest
        return frame

    def chosen_one(self) -> tuple[int, int]:
        """The source and the ability of the replacement that comes first."""
        chosen = self.answer[1:] if self.answer else self.found[0]
        return chosen[0], chosen[1]

    def pay_for(self, game: "Game") -> Flow:
        """A choice that costs something is paid for."""
        if self.answer and self.answer[0] == V_NO:
            return None
        source, ability = self.chosen_one()
        return game.book.pay(game.state.master[source & CARD], ability, source)

    def look_again(self, game: "Game") -> Flow:
        """What nobody replaced happens; whatever is left is looked at anew."""
        if not self.decided:
            for found in self.found:
                self.used = [*self.used, found[0], found[1]]
        return self.start_over()

    @step("kernel replacement")
    def next_change(self, game: "Game") -> Flow:
        """Find what could be replaced."""
        return self.find(game)

    @step("kernel replacement")
    def choose(self, game: "Game") -> Flow:
        """The player it would befall chooses among several."""
        return self.ask_which(game)

    @step("kernel replacement")
    def pay(self, game: "Game") -> Flow:
        """A choice that costs something is paid for."""
        return self.pay_for(game)

    @step("kernel replacement")
    def replace(self, game: "Game") -> Flow:
        """Replace."""
        return self.replace_change(game)

    @step("kernel replacement")
    def next_look(self, game: "Game") -> Flow:
        """And look again."""
        return self.look_again(game)
