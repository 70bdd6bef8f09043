"""Answers that are given without asking: always so, here or wherever this kind of question comes.

Whether one is given depends on the kind of the question and on whose text asks it, and on nothing
that the others do not see; it comes after the same pause whatever there was to choose from. Where
what is remembered is not offered, and only one thing is, that is given as soon: who waits for it
would tell by waiting that it could not be paid for, say.
"""

from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.seeing.views import ability_place
from bythebook.kernel.state.errors import MalformedAnswer
from bythebook.kernel.state.options import KINDS, V_DONE, V_NO, V_PASS, V_YES, VERBS
from bythebook.kernel.state.refs import CARD, FIRST_CARD, NOTHING
from bythebook.language import mark
from bythebook.server import wire

SIMPLE = (V_PASS, V_DONE, V_YES, V_NO)
"""what can be remembered: answers that name no card"""


def asking_text(game: Game) -> tuple[str, int | None]:
    """The number of the card whose text asks, and which of its abilities it is."""
    frame: Resolve | None = game.frame_of(Resolve)
    if frame is None or frame.source < FIRST_CARD or frame.ability < 0:
        return "", None
    place = ability_place(game, frame.source, frame.ability)
    for number, own in enumerate(game.lib.own):
        if frame.ability in own:
            return game.lib.definitions[number].number, None if place == NOTHING else place
    return game.definition(frame.source & CARD).number, None


def made(game: Game, player: int, message: wire.Remember, number: int) -> wire.Remembered:
    """An answer to be remembered, of an option of the pending decision."""
    ask = game.pending
    assert ask is not None
    if not 0 <= message.option < len(ask.options):
        raise MalformedAnswer(f"field 'option': there is no option {message.option}")
    option = ask.options[message.option]
    if option[0] not in SIMPLE:
        raise MalformedAnswer(mark("only yes, no, pass and done can be remembered"))
    if message.until not in ("turn", "game"):
        raise MalformedAnswer("field 'until': an answer is remembered for a turn or for the game")
    card, line = asking_text(game) if message.this_text else ("", None)
    said = VERBS[option[0]][0]
    turn = game.state.turn if message.until == "turn" else 0
    return wire.Remembered(
        key=f"r{number}.{turn}",
        kind=KINDS[ask.kind],
        verb=said,
        said=said,
        card=card,
        line=line,
        until=message.until,
        player=player,
    )


def holds(game: Game, rule: wire.Remembered) -> bool:
    """Whether an answer is still remembered: for the game, or for the turn it was given in."""
    return rule.until == "game" or int(rule.key.partition(".")[2] or 0) == game.state.turn


def found(
    game: Game, rules: list[wire.Remembered], player: int
) -> tuple[wire.Remembered, int] | None:
    """The remembered answer to the pending decision, and the option it is; the last one counts."""
    ask = game.pending
    if ask is None or ask.player != player:
        return None
    mine = [r for r in rules if r.player == player and r.kind == KINDS[ask.kind] and holds(game, r)]
    if not mine:
        return None
    card, line = asking_text(game)
    for rule in reversed(mine):
        if rule.card and (rule.card, rule.line) != (card, line):
            continue
        for place, option in enumerate(ask.options):
            if option[0] in SIMPLE and VERBS[option[0]][0] == rule.verb:
                return rule, place
        if len(ask.options) == 1 and ask.options[0][0] in SIMPLE:
            return rule, 0
    return None
