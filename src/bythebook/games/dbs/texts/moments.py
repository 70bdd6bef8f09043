"""Moments of a turn and of a battle: who waits for them, and what lasts until then."""

from bythebook.games.dbs.texts.events import EV_BEGIN
from bythebook.kernel.abilities.abilities import EV_STATE
from bythebook.kernel.game.game import Game
from bythebook.kernel.happening.noticing import ends_something, heard
from bythebook.kernel.procedure.procedure import CHECK, Flow, Procedure
from bythebook.kernel.state.changes import WHILE_FRAME, Change, event, expire
from bythebook.kernel.state.refs import NOTHING
from bythebook.kernel.state.zones import D_VARS


def begins(game: Game, what: int) -> list[Change]:
    """Skills that wait for a moment of the turn are triggered, if there are any."""
    if game.lib.watched[EV_BEGIN] >> what & 1:
        moment = event(EV_BEGIN, NOTHING, game.state.turn_player, what)
        if heard(game, moment):
            return [moment]
    return []


def then_check(frame: Procedure, changes: list[Change]) -> Flow:
    """Changes, and a checkpoint as the next step; without any, that checkpoint right away."""
    if changes:
        return changes
    return frame.pass_over(CHECK)


def makes_a_difference(game: Game, what: int) -> bool:
    """Whether a skill could wait for a step to begin, or an effect depend on which one it is.

    Or whether there is something left to do from before, which a checkpoint would find.
    """
    lib = game.lib
    if lib.watched[EV_BEGIN] >> what & 1 or lib.watched[EV_STATE] or game.state.standby:
        return True
    if (game.state.dirty | game.d_rules) & (game.book.rule_reads | game.sheet.reads):
        return True
    return game.sheet.reads & D_VARS != 0


def effects_end(game: Game, frame: Procedure, until: int, value: int, master: int) -> Flow:
    """Effects of a duration end, but for those of a master's opponent.

    The turn player's end first: without any, the step for the other player's is passed over.
    """
    if game.state.effects or game.state.awaiting:
        change = expire(until, value, master)
        if ends_something(game, change):
            return change
    if master == game.state.turn_player:
        return frame.pass_over()
    return None


def ended_by_now(game: Game, until: int) -> list[Change]:
    """Effects that last until a moment, whoever's they are, end if any are in force."""
    if game.state.effects or game.state.awaiting:
        change = expire(WHILE_FRAME, until)
        if ends_something(game, change):
            return [change]
    return []
