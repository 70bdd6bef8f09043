"""A game's past: snapshots, forks, taking back and doing again."""

from typing import TYPE_CHECKING, Any, Final

from bythebook.kernel.procedure.procedure import copy_frame
from bythebook.kernel.state.chain import Chain
from bythebook.kernel.state.errors import IllegalAnswer
from bythebook.kernel.values.continuous import Sheet

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game

CHECKPOINT_EVERY: Final = 128
CONCEDES: Final = -1
"""An input below zero: player -1 - input concedes."""


def snapshot(game: "Game") -> tuple[Any, ...]:
    """Everything needed to come back to this decision."""
    return (
        game.state.copy(),
        [copy_frame(f) for f in game.stack],
        game.pending,
        game.result,
        game.holding,
        game.d_rules,
        game.d_interrupts,
        game.guard_possible,
        game.giving,
        0 if game.log is None else len(game.log),
        game.watch.copy(),
    )


def keep_checkpoint(game: "Game") -> None:
    """Keep a snapshot, before an input goes in; done before every so many of them."""
    if game.checkpoints is not None:
        game.checkpoints.append((game.decided, snapshot(game)))


def restore(game: "Game", saved: tuple[Any, ...]) -> None:
    """Come back to a decision."""
    game.state = saved[0].copy()
    game.stack = [copy_frame(f) for f in saved[1]]
    game.pending = saved[2]
    game.result = saved[3]
    game.holding = saved[4]
    game.d_rules = saved[5]
    game.d_interrupts = saved[6]
    game.settled = False
    game.guard_possible = saved[7]
    game.giving = saved[8]
    if game.log is not None:
        game.log = game.log.cut(saved[9])
    game.watch = saved[10].copy()
    game.sheet = Sheet()
    game.observers_stale = True


def fork(game: "Game", new: "Game", log: bool, history: bool) -> None:
    """Make a fresh game the same as this one; what is past is shared, not copied."""
    new.answers = game.answers
    new.state = game.state.copy()
    new.stack = [copy_frame(f) for f in game.stack]
    new.pending = game.pending
    new.result = game.result
    new.sheet = game.sheet.copy()
    new.holding = game.holding
    new.d_rules = game.d_rules
    new.d_interrupts = game.d_interrupts
    new.guard_possible = game.guard_possible
    new.giving = game.giving
    new.watch = game.watch.copy()
    new.past_seeds = game.past_seeds
    new.decks = game.decks
    new.seed_number = game.seed_number
    new.redos = game.redos.copy()
    if game.log is not None and log:
        past = game.log
        game.log = past.fork()
        new.log = past.fork()
    else:
        new.log = None
    past = game.inputs
    game.inputs = past.fork()
    new.inputs = past.fork()
    new.log_from = game.log_from
    new.decided = game.decided
    if game.checkpoints is not None and history:
        past = game.checkpoints
        game.checkpoints = past.fork()
        new.checkpoints = past.fork()
    else:
        new.checkpoints = None


def undo(game: "Game") -> None:
    """Take back the last answer."""
    if not game.decided or game.checkpoints is None:
        raise IllegalAnswer("", "there is nothing to take back")
    inputs = game.inputs.since(0)
    redos = [*game.redos, inputs[-1]]
    go_back(game, inputs[:-1])
    game.redos = redos


def redo(game: "Game") -> None:
    """Give again the answer that was taken back last."""
    if not game.redos:
        raise IllegalAnswer("", "there is nothing to do again")
    choice = game.redos[-1]
    game.redos = game.redos[:-1]
    game.put_in(choice)


def go_back(game: "Game", inputs: list[int]) -> None:
    """To the decision after these inputs, its first ones, from the last checkpoint before it."""
    assert game.checkpoints is not None
    kept = [c for c in game.checkpoints.since(0) if c[0] <= len(inputs)]
    if kept:
        start, saved = kept[-1]
        game.checkpoints = game.checkpoints.cut(len(kept) - 1)
        game.inputs = game.inputs.cut(start)
        game.decided = start
        restore(game, saved)
    else:
        start = 0
        _restart(game)
    for choice in inputs[start:]:
        game.put_in(choice)


def _restart(game: "Game") -> None:
    """Back to the first decision, from the decks and the seed."""
    fresh = game.from_the_start()
    restore(game, snapshot(fresh))
    game.log = fresh.log
    game.log_from = 0
    game.inputs = Chain()
    game.decided = 0
    game.checkpoints = Chain()


def whole_log(game: "Game") -> list[Any]:
    """Everything that has happened; what a loaded game did before it was saved is played again."""
    if game.log is None:
        return []
    if not game.log_from:
        return game.log.since(0)
    again = game.from_the_start()
    for choice in game.inputs.since(0)[: game.log_from]:
        again.put_in(choice)
    assert again.log is not None
    return [*again.log.since(0), *game.log.since(0)]
