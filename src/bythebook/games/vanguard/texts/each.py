"""Section 12.6: what texts do for each of something, or as often as there is something."""

from dataclasses import replace
from typing import Final

from bythebook.games.vanguard.policy import CHOSEN_AGAIN
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import R_OUTCOME, Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Amount
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.refs import NOTHING
from bythebook.kernel.texts.branching import Join, Repeat
from bythebook.kernel.texts.verbs import ChooseCards

R_DONE: Final = R_OUTCOME
"""what was chosen so far, of what is done for each of something"""


class BeginAnew(Effect):
    """Nothing has been chosen yet."""

    def run(self, frame: Resolve, game: Game) -> Flow:
        frame.bind(R_DONE, [])
        return None


@rule("vgg 12.6.1", "vgd 12.7.1", "vgd 12.7.1.1", nothing=())
def for_each(times: Amount, *then: Effect) -> tuple[Effect, ...]:
    """What is done for each of something is done as often as there are, one after the other.

    How many there are is worked out before (12.6.2).
    """
    parts: list[Effect] = []
    for effect in then:
        if isinstance(effect, ChooseCards):
            parts += [_anew(effect), Join(effect.reg, R_DONE)]
        else:
            parts.append(effect)
    return (BeginAnew(), Repeat(times, tuple(parts)))


def _anew(choose: ChooseCards) -> ChooseCards:
    """A choice of something that was not chosen for another one before."""
    return replace(choose, without=NOTHING if CHOSEN_AGAIN.value else R_DONE)
