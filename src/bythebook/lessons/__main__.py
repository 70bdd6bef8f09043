"""A lesson as it goes: `python -m bythebook.lessons vgg/board`, for whoever writes one."""

import sys
from typing import Final

from bythebook.kernel.game.game import Game
from bythebook.lessons import Step, lesson_of
from bythebook.lessons.stacking import begun
from bythebook.lessons.walking import Walk, heard, holds

FAR: Final = 60
"""answers that the lesson gives in a row"""


def tell(name: str) -> None:
    """Play what a lesson shows, and tell each decision, and whether what is claimed holds."""
    lesson = lesson_of(name)
    game, walk = begun(name), Walk(lesson)
    at, given = -1, 0
    while walk.step is not None and game.pending is not None:
        due, wanted = walk.due(game), walk.wanted(game)
        if due is None and walk.place.step != at:
            _hold(game, lesson.steps[at] if at >= 0 else None)
            at = walk.place.step
            say(f"step {at}: {walk.step.task}")
        offered = [heard(game, option) for option in range(len(game.pending.options))]
        choice = wanted[0] if due is None else due
        said = offered[choice]
        others, how = "", "     "
        if due is None:
            others, how = f"   of {' / '.join(one.words for one in offered)}", "shown"
        say(f"  {how} {'AB'[said.player]} {said.kind}: {said.words}{others}")
        given = given + 1 if due is not None else 0
        if given > FAR:
            say(f"the task of step {walk.place.step} does not come")
            break
        walk.hear(game, choice)
        game.answer(choice)
        walk.go_on(game)
    _hold(game, lesson.steps[-1])
    _zones(game)


def _hold(game: Game, step: Step | None) -> None:
    for claim in step.then if step is not None else []:
        say(f"  {'holds' if holds(game, claim) else 'DOES NOT HOLD'}: {claim}")


def _zones(game: Game) -> None:
    """Where everything lies; decks from their top."""
    for place, cards in enumerate(game.state.zones):
        if cards:
            zone = game.zones.names[place % game.state.kinds]
            names = [game.definition(card).name for card in cards]
            if zone == "deck":
                names.reverse()
            say(f"  {'AB'[place // game.state.kinds]} {zone} {len(cards)}: {' / '.join(names)}")


def say(line: str) -> None:
    """A line of it."""
    sys.stdout.write(f"{line}\n")


if __name__ == "__main__":
    tell(sys.argv[1])
