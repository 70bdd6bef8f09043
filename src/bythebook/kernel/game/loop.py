"""The loop: run steps until somebody has to decide."""

from typing import TYPE_CHECKING, Any, Final

from bythebook.kernel.happening.committing import commit
from bythebook.kernel.happening.happen import allowed, batch, noticed, without_company
from bythebook.kernel.happening.unnoticed import alone
from bythebook.kernel.procedure.clauses import PROGRAMS, code_of
from bythebook.kernel.procedure.procedure import (
    CHECK,
    DONE,
    EMPTY,
    Arranged,
    Ask,
    AskAgain,
    Commit,
    Flow,
    Last,
    Leave,
    Procedure,
)
from bythebook.kernel.state.changes import Change, end_game
from bythebook.kernel.state.errors import Stuck
from bythebook.kernel.state.refs import NOTHING
from bythebook.kernel.state.result import DRAW, LOOP

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game

STEP_BUDGET: Final = 200_000
LOOPING: Final = 3_000
"""After more steps than this it is time to see whether the game goes round."""


def run(game: "Game") -> None:
    """Go on until somebody has to decide, or the game is over."""
    stack = game.stack
    programs = PROGRAMS
    codes = game.book.codes
    frame = stack[-1]
    program = programs[frame.code]
    steps_of = program.fns
    # Counted upwards: Python keeps small numbers ready.
    for steps in range(STEP_BUDGET):
        pc = frame.pc
        frame.pc = pc + 1
        # One of what a step answers with (`Flow`): its type alone says which.
        flow: Any = steps_of[pc](frame, game)
        if flow is None:
            continue
        if flow is CHECK:
            if steps > LOOPING and _loops(game):
                return
            if not game.check_timing():
                continue
        elif flow is DONE:
            # What it found out goes to the one below.
            stack.pop()
            stack[-1].chosen = frame.result
            if frame.holds:
                game.let_go()
        else:
            kind = type(flow)
            if kind is list:
                if not flow:
                    frame.moved = EMPTY
                    continue
                if len(flow) != 1:
                    batch(game, frame, flow, program.clauses[pc])
                elif not alone(game, frame, flow[0], flow, program.clauses[pc]):
                    noticed(game, frame, flow, program.clauses[pc])
                if game.state.ended:
                    return
            elif kind is tuple:
                changes = [flow]
                if not alone(game, frame, flow, changes, program.clauses[pc]):
                    noticed(game, frame, changes, program.clauses[pc])
                    if game.state.ended:
                        return
            elif isinstance(flow, Ask):
                if len(flow.options) == 1 and not flow.hidden:
                    # Nothing to decide, and nobody can tell.
                    frame.answer = flow.options[0]
                    continue
                if not program.of_book:
                    flow.clause = _asked_by(game)
                elif program.asks_for_others:
                    flow.clause = frame.asks_for(game, program.clauses[pc])
                else:
                    flow.clause = program.clauses[pc]
                game.pending = flow
                return
            elif isinstance(flow, Procedure):
                if steps > LOOPING and _loops(game):
                    return
                if frame.source != NOTHING or frame.ability != NOTHING:
                    flow.part_of(frame)
                if flow.holds:
                    game.holding += 1
                if flow.code < 0:
                    code = codes.get(type(flow))
                    flow.code = code_of(type(flow), game.book.name) if code is None else code
                stack.append(flow)
            elif isinstance(flow, Last):
                frame.pc = program.size
                batch(game, frame, flow.changes, program.clauses[pc])
                if game.state.ended:
                    return
            else:
                _other_flow(game, frame, flow, program.clauses[pc])
                if game.is_waiting():
                    return
        top = stack[-1]
        if top is not frame:
            frame = top
            program = programs[frame.code]
            steps_of = program.fns
    place = PROGRAMS[stack[-1].code].name
    raise Stuck(f"no decision for {STEP_BUDGET} steps, in {place}")


def _asked_by(game: "Game") -> str:
    """The book's clause for which a procedure of the kernel's own asks."""
    for frame in reversed(game.stack):
        program = PROGRAMS[frame.code]
        if program.of_book and 0 < frame.pc <= program.size:
            return frame.asks_for(game, program.clauses[frame.pc - 1])
    return PROGRAMS[game.stack[-1].code].clauses[0]


def _other_flow(game: "Game", frame: Procedure, flow: Flow, clause: str) -> None:
    if isinstance(flow, Arranged):
        game.stack.pop()
        batch(game, game.stack[-1], flow.changes, flow.clause, True)
    elif isinstance(flow, Commit):
        game.stack.pop()
        top = game.stack[-1]
        commit(game, top, allowed(game, flow.changes), flow.clause)
        if flow.wanted:
            top.moved = without_company(top.moved, flow.wanted)
    elif isinstance(flow, Leave):
        _leave(game, flow, clause)
    elif isinstance(flow, AskAgain):
        game.stack.pop()
        game.pending = flow.ask
    else:
        raise AssertionError(f"{type(frame).__name__} answered {flow!r}")


def _leave(game: "Game", flow: Leave, clause: str) -> None:
    """Out of several procedures at once; each undoes what must not outlive it."""
    changes: list[Change] = []
    while not isinstance(game.stack[-1], flow.procedure):
        frame = game.stack.pop()
        if frame.holds:
            game.holding -= 1
        changes += frame.left(game)
    frame = game.stack[-1]
    frame.pc = PROGRAMS[frame.code].find(flow.step)
    if changes:
        commit(game, frame, changes, clause)
    if not game.state.ended:
        game.interrupt()


def _loops(game: "Game") -> bool:
    """Nobody has decided anything for long: the same position again is an endless loop."""
    if not game.book.endless_is_drawn() or not game.watch.forced(game):
        return False
    commit(game, game.stack[-1], [end_game(DRAW, LOOP)], game.book.loop_clause)
    return True
