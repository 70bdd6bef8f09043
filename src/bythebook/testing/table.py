"""The test table: set a board, decide by words, assert what is offered and what is there."""

import os
from collections.abc import Iterable
from typing import Any

from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.abilities.decks import Deck
from bythebook.kernel.game.game import Game
from bythebook.kernel.game.history import snapshot
from bythebook.kernel.game.saving import frame_data, restore, save
from bythebook.kernel.game.setup import table as lay_out
from bythebook.kernel.procedure.clauses import PROGRAMS, step
from bythebook.kernel.procedure.procedure import CHECK, Ask, Flow, Procedure
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.log import L_CHANGES
from bythebook.kernel.state.options import F_CARD, KINDS, V_PASS, VERBS
from bythebook.kernel.state.refs import CARD
from bythebook.kernel.state.state import plain
from bythebook.testing.boards import (
    Known,
    Side,
    by_owner,
    cards_of,
    layout,
    place,
    side,
)
from bythebook.testing.books import setup_of
from bythebook.testing.failing import Stumbled, TestFailed
from bythebook.testing.leaks import leak
from bythebook.testing.remembered import misremembered
from bythebook.testing.saying import words
from bythebook.testing.seats import Seat, ZoneView
from bythebook.testing.settling import K_IDLE, go_on_to, resting, settle

__all__ = [
    "Idle",
    "Seat",
    "Side",
    "Stumbled",
    "Table",
    "TestFailed",
    "ZoneView",
    "check_all",
    "forget_all",
    "position",
    "side",
    "table",
]

MODE = os.environ.get("BYTHEBOOK_MODE", "")

_tables: list["Table"] = []


class Idle(Procedure):
    """Under every test's procedures: a check timing, and then nothing to do."""

    @step("kernel test idle")
    def settle(self, game: Game) -> Flow:
        """Let what was started settle."""
        return CHECK

    @step("kernel test idle")
    def rest(self, game: Game) -> Flow:
        """Nothing to do; whoever runs the test may start something else."""
        self.pc = 0
        return Ask(game.state.turn_player, K_IDLE, [(V_PASS,)], hidden=True)


class Table:
    """A game set up for a test."""

    def __init__(self, game: Game, cards: dict[str, CardDef]) -> None:
        self.game = game
        self.cards = cards
        self.you = Seat(self, 0)
        self.rival = Seat(self, 1)
        self.asking = False
        # After how many decisions a test last did something to the game that nobody decided.
        self.amended = 0
        _tables.append(self)

    @property
    def asked(self) -> Ask:
        """The pending decision; there has to be one."""
        ask = self.game.pending
        if ask is None:
            raise Stumbled("nobody has anything to decide")
        return ask

    def words(self, option: Change) -> str:
        """An option in words: the verb and names; a pick is just the name."""
        return words(self.game, option)

    def answer(self, choice: int) -> None:
        """Answer the pending decision, going through whatever the mode asks for."""
        game = self.game
        if self.amended == game.decided and game.checkpoints is not None:
            # What the test did to the game no answer does again.
            game.checkpoints.append((game.decided, snapshot(game)))
        game.answer(choice)
        self.shake()

    @property
    def decider(self) -> Seat:
        """Who has to decide now."""
        return (self.you, self.rival)[self.asked.player]

    @property
    def options(self) -> list[str]:
        """What whoever decides now can choose from, in words; nothing when the game is over."""
        return [] if self.game.pending is None else self.decider.options

    def settle(self, any_order: bool = False) -> None:
        """Answer what leaves nothing to decide; see `bythebook.testing.settling`."""
        settle(self, any_order)

    def goes_on_to(self, what: str, seat: Seat | None = None) -> list[str]:
        """Everybody declines whatever comes until this kind of thing is decided, by that player.

        Or until that option is offered. Answers with all that was offered on the way.
        """
        return go_on_to(self, what, seat)

    @property
    def turn(self) -> int:
        """The number of the turn."""
        return self.game.state.turn

    @property
    def turn_player(self) -> Seat:
        """Whose turn it is."""
        return (self.you, self.rival)[self.game.state.turn_player]

    @property
    def waiting(self) -> list[str]:
        """The names of the cards whose abilities wait to be resolved, in the order they came."""
        return [self.game.definition(e[1] & CARD).name for e in self.game.state.standby]

    @property
    def happened(self) -> int:
        """How much has happened so far: where `since` can begin."""
        return 0 if self.game.log is None else len(self.game.log)

    def since(self, then: int) -> list[Change]:
        """All changes that have happened since then, in their order."""
        assert self.game.log is not None
        return [c for batch in self.game.log.since(then) for c in batch[L_CHANGES]]

    def shake(self) -> None:
        """Save and load, take back and redo, or fork: nothing may come of it."""
        game = self.game
        if MODE == "save":
            self.game = restore(save(game), game.book, self.cards)
            # A position has no past, the table has: what has happened stays told.
            self.game.log = game.log
        elif MODE == "undo" and game.decided:
            take_back_and_redo(game)
        elif MODE == "fork":
            self.game = game.copy()

    def run(self, procedure: Procedure | None, *more: Procedure) -> None:
        """Start a procedure here; it runs until somebody has to decide or it is over."""
        for frame in (procedure, *more):
            if frame is None:
                raise Stumbled("there is nothing to run")
            ask = self.game.pending
            if ask is None or ask.kind != K_IDLE:
                raise Stumbled("a procedure can only be started when nothing is going on")
            self.game.pending = None
            self.game.push(frame)
            self.game.run()
            self.amended = self.game.decided
        if self.game.checkpoints is not None and not self.game.decided:
            self.shake()

    def changes(self, changes: Iterable[Change]) -> None:
        """Let changes happen at the same time, whatever is going on, as if a rule had made them.

        A check timing follows where nothing is under way. What was being decided is then asked
        anew: what can be chosen may be something else now.
        """
        game = self.game
        ask = self.asked
        if ask.kind == K_IDLE:
            self.run(Once(list(changes)))
            return
        frame = game.stack[-1]
        program = PROGRAMS[frame.code]
        if not 0 < frame.pc <= program.size or (
            program.of_book and program.clauses[frame.pc - 1] != ask.clause
        ):
            raise Stumbled(f"what {ask.clause} asks cannot be asked anew")
        frame.pc -= 1
        game.pending = None
        rests = ask.kind in resting(game)
        game.push(Once(list(changes), rests))
        game.run()
        self.amended = game.decided
        if _names_gone(game):
            raise Stumbled(f"from what {ask.clause} lets choose was settled before: {changes}")

    def asserts_over(self, winner: int, clause: str) -> None:
        """The game is over: won by that player (-1 for a draw), by that clause."""
        result = self.game.result
        if result is None or (result.winner, result.clause) != (winner, clause):
            raise TestFailed(f"the result is {result}, not {winner} by {clause}")

    def ends_asking(self) -> None:
        """This test may end with a question open."""
        self.asking = True

    def check(self) -> None:
        """What must hold at the end of every test."""
        game = self.game
        ask = game.pending
        quiet = setup_of(game.book.name).quiet
        if ask is not None and not self.asking and ask.kind != K_IDLE and ask.kind not in quiet:
            raise Stumbled(f"the test ends on a question: {KINDS[ask.kind]} ({ask.clause})")
        here = position(game)
        again = restore(save(game), game.book, self.cards)
        if position(again) != here:
            raise TestFailed("saving and loading does not give the same position")
        if game.decided and len(game.checkpoints or ()) and self.amended < game.decided:
            take_back_and_redo(game)
            if position(game) != here:
                raise TestFailed("taking back and doing again does not give the same position")
        fork = game.copy()
        if position(fork) != here:
            raise TestFailed("a fork is not the same position")
        wrong = misremembered(game)
        if wrong:
            raise TestFailed(wrong)
        for player in (0, 1):
            found = leak(game, player)
            if found:
                raise TestFailed(found)


class Once(Procedure):
    """Changes a test wants to happen."""

    def __init__(self, changes: list[Change] | None = None, checked: bool = False) -> None:
        self.changes: list[Change] = changes or []
        self.checked: bool = checked

    def by_rules(self) -> bool:
        """It is no part of a text that is being carried out."""
        return True

    @step("kernel test changes")
    def happen(self, game: Game) -> Flow:
        """They happen at the same time."""
        return self.changes

    @step("kernel test changes")
    def settle(self, game: Game) -> Flow:
        """Then a check timing, if nothing else is under way."""
        return CHECK if self.checked else None


def _names_gone(game: Game) -> bool:
    """Whether something is offered that is gone."""
    ask = game.pending
    return ask is not None and any(
        field == F_CARD and value > 1 and not game.state.alive(value)
        for option in ask.options
        for field, value in zip(VERBS[option[0]][1], option[1:], strict=True)
    )


def take_back_and_redo(game: Game) -> None:
    """The last decision is taken back and made again."""
    past = game.checkpoints
    game.undo()
    game.redo()
    game.checkpoints = past


def position(game: Game) -> Any:
    """Everything a game is at a decision, for comparing."""
    ask = game.pending
    return (
        plain(game.state),
        [frame_data(f) for f in game.stack],
        None if ask is None else (ask.player, ask.kind, ask.options, ask.clause),
        None if game.result is None else repr(game.result),
    )


def check_all() -> None:
    """Check every table of the test that has just ended."""
    try:
        for each in _tables:
            each.check()
    finally:
        _tables.clear()


def forget_all() -> None:
    """Forget the tables of the test that has just ended."""
    _tables.clear()


def laid_tables() -> list[Table]:
    """The tables that the test has laid so far."""
    return list(_tables)


def table(
    book: str,
    you: Side | None = None,
    rival: Side | None = None,
    cards: Iterable[CardDef] = (),
    at: str = "",
    turn: int = 0,
    turns: int = 2,
    seed: int = 1,
) -> Table:
    """A board; with `at`, the game stands at that phase's beginning in the turn of `turn`."""
    setup = setup_of(book)
    known = Known(setup.fillers, cards)
    halves = by_owner([layout(setup, half or side(), known) for half in (you, rival)])
    rulebook = setup.anew()
    game = lay_out(rulebook, (Deck(cards_of(halves[0])), Deck(cards_of(halves[1]))), seed)
    place(game, rulebook, halves)
    game.state.turn = turns
    game.state.turn_player = turn
    if setup.prepare is not None:
        setup.prepare(game)
    frames = setup.frames(at)
    for frame in frames or [Idle()]:
        game.push(frame)
    game.run()
    return Table(game, known.cards)
