"""Taking back: what a wish would undo, and whether it needs the other player's consent."""

from bythebook.kernel.game.game import Game
from bythebook.kernel.game.history import go_back
from bythebook.kernel.state.changes import FACE, MOVE, REVEAL, ROLL, SHUFFLE, UNDER
from bythebook.kernel.state.errors import IllegalAnswer
from bythebook.kernel.state.log import L_CHANGES, L_DECISION
from bythebook.kernel.state.refs import CARD
from bythebook.language import mark
from bythebook.server import wire
from bythebook.server.kept import ANSWER, BEFORE, PERSON, Event
from bythebook.wording.common import Wording

OVER = mark("the game is over and its seed is told: nothing is taken back any more")
NOTHING_YOURS = mark("there is nothing of yours to take back")
NO_TIME = mark("there is not enough time left to take this back")
ENOUGH = mark("your rival has been asked often enough: play on")
WISHES = 3
"""how often somebody may be asked to agree, until something else was decided"""
LINES = 4


def wish(game: Game, inputs: list[Event], player: int, action: bool, words: Wording) -> wire.Undo:
    """What a player would take back: the last answer of theirs, or all of their last action."""
    if game.result is not None:
        raise IllegalAnswer("", OVER)
    own = [
        place
        for place, event in enumerate(inputs)
        if event.kind == ANSWER and event.player == player and event.how != BEFORE
    ]
    own = [place for place in own if inputs[place].how == PERSON] or own
    if not own:
        raise IllegalAnswer("", NOTHING_YOURS)
    to = own[-1]
    if action:
        # An action begins where nothing of the one before is under way any more.
        while to > 0 and to - 1 in own and _is_step(game, to):
            to -= 1
    # The other player reads it: what was chosen may have been hidden from them, the step is not.
    said = step_at(game, to, words)
    told = [item for item in game.told(1 - player) if item["decision"] > to]
    lines = [line.strip(" -") for line in words.story(told, 1 - player)]
    return wire.Undo(player=player, to=to, said=said, lines=lines[:LINES])


def told(
    game: Game, inputs: list[Event], player: int, asked: wire.AskTakeBack, words: Wording
) -> wire.WouldTakeBack:
    """What a player would take back, in words for that player."""
    found = wish(game, inputs, player, asked.action, words)
    then = _at(game, found.to)
    ask = then.pending
    assert ask is not None
    seen = [item for item in game.told(player) if item["decision"] > found.to]
    return wire.WouldTakeBack(
        id=asked.id,
        to=found.to,
        said=str(words.option(then, player, ask.options[inputs[found.to].option])),
        free=is_free(game, inputs, found),
        lines=[line.strip(" -") for line in words.story(seen, player)][:LINES],
    )


def step_at(game: Game, decision: int, words: Wording) -> str:
    """The step that stood at a decision, as it is called."""
    return words.step(_at(game, decision)).name


def _at(game: Game, decision: int) -> Game:
    """The game as it was at a decision."""
    before = game.copy()
    go_back(before, before.inputs.since(0)[:decision])
    return before


def _is_step(game: Game, decision: int) -> bool:
    """Whether nothing was carried out between a decision and the one before it."""
    assert game.log is not None
    return not any(
        change[0] != REVEAL
        for batch in game.log.since(0)
        if batch[L_DECISION] == decision
        for change in batch[L_CHANGES]
    )


def is_free(game: Game, inputs: list[Event], wish: wire.Undo) -> bool:
    """Whether nobody else has decided since, and nothing hidden was turned up or left to chance."""
    if any(event.player != wish.player for event in inputs[wish.to :]):
        return False
    before = _at(game, wish.to)
    assert game.log is not None
    for batch in game.log.since(0):
        if batch[L_DECISION] <= wish.to:
            continue
        for change in batch[L_CHANGES]:
            if change[0] in (SHUFFLE, ROLL):
                return False
            if change[0] in (MOVE, REVEAL, FACE, UNDER):
                card = change[1] & CARD
                if card >= len(before.state.seen):
                    continue
                if game.state.seen[card] & ~before.state.seen[card]:
                    return False
                if change[0] == REVEAL and change[2] & ~before.state.seen[card]:
                    return False
    return True
