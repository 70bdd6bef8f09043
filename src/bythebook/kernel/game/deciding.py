"""What players put in: answers and concessions, refused or followed."""

from typing import TYPE_CHECKING, Any

from bythebook.kernel.game.history import CHECKPOINT_EVERY, CONCEDES, keep_checkpoint
from bythebook.kernel.game.loop import run
from bythebook.kernel.happening.committing import commit
from bythebook.kernel.happening.happen import allowed
from bythebook.kernel.state.errors import IllegalAnswer, MalformedAnswer

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game


def answer(game: "Game", choice: Any, player: Any = None) -> None:
    """Answer the pending decision with one of its options, by number.

    With `player`, only if it is that player's to answer.
    """
    ask = game.pending
    if ask is None:
        raise IllegalAnswer(game.book.over_clause, "the game is over, nothing is being asked")
    if player is not None and player != ask.player:
        raise IllegalAnswer(ask.clause, "it is player {player} who decides now", player=ask.player)
    if type(choice) is not int:
        raise MalformedAnswer(
            "an answer is the number of an option, not {kind}", kind=type(choice).__name__
        )
    if not 0 <= choice < len(ask.options):
        raise MalformedAnswer(
            "option {option} does not exist: choose from 0 to {last}",
            option=choice,
            last=len(ask.options) - 1,
        )
    if game.redos:
        game.redos = []
    put_in(game, choice)


def put_in(game: "Game", choice: int) -> None:
    """An answer or a concession that is known to be one goes in, and the game goes on."""
    if choice < 0:
        give_up(game, CONCEDES - choice)
        return
    ask = game.pending
    assert ask is not None
    if game.decided % CHECKPOINT_EVERY == 0:
        keep_checkpoint(game)
    game.inputs.items.append(choice)
    decided = game.decided = game.decided + 1
    watch = game.watch
    if decided > watch.until or game.state.turn != watch.turn:
        watch.note(game, ask, choice)
    game.stack[-1].answer = ask.options[choice]
    game.pending = None
    run(game)
    if watch.active:
        watch.decide(game)


def concede(game: "Game", player: Any) -> None:
    """A player gives up, at any time, whatever is going on."""
    if type(player) is not int or player not in (0, 1):
        raise MalformedAnswer("only player 0 or player 1 can concede")
    if game.result is not None:
        raise IllegalAnswer(game.book.concede_clause, "the game is already over")
    game.redos = []
    give_up(game, player)


def give_up(game: "Game", player: int) -> None:
    """A concession goes in as an input like any other."""
    if game.decided % CHECKPOINT_EVERY == 0:
        keep_checkpoint(game)
    game.inputs.append(CONCEDES - player)
    game.decided += 1
    changes = game.book.concession(player)
    if game.book.effects_reach_concession():
        changes = allowed(game, changes)
    if changes:
        commit(game, game.stack[-1], changes, game.book.concede_clause)
