"""Skills that are negated while they are being activated, or before they resolve."""

from dataclasses import dataclass

from bythebook.games.dbs.abilities.timing import ActivateSkill
from bythebook.games.dbs.keywords.counter_skills import M_ACTIVATED
from bythebook.games.dbs.keywords.protection import deflected
from bythebook.games.dbs.terms.counter import CounterTiming
from bythebook.games.dbs.texts.barring import cannot
from bythebook.games.dbs.texts.events import CANNOT_BE_NEGATED, EV_NEGATED
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Regs
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.changes import event
from bythebook.kernel.state.continuous_ops import CHAR_CANNOT
from bythebook.kernel.state.refs import CARD


@dataclass(frozen=True)
class NegateCounter(Effect):
    """Negate [Counter]: the skill that this one answers does not resolve (10-10-5)."""

    def run(self, frame: Resolve, game: Game) -> Flow:
        timing = game.frame_of(CounterTiming)
        if timing is None or not timing.chain:
            return None
        last = timing.chain[-1]
        if cannot(game, last[1] & CARD, CANNOT_BE_NEGATED):
            return None
        timing.negate_last()
        return event(EV_NEGATED, last[1], last[0], 0, frame.source)


@dataclass(frozen=True)
class NegateSkill(Effect):
    """The skill that brought this counter timing about is negated: it does not resolve."""

    def run(self, frame: Resolve, game: Game) -> Flow:
        answered = activated_before(game)
        if answered is None:
            return None
        marks = game.lib.abilities[frame.ability].marks
        if deflected(game, answered.source & CARD, marks):
            return None
        if cannot(game, answered.source & CARD, CANNOT_BE_NEGATED):
            return None
        answered.stopped = 1
        return event(EV_NEGATED, answered.source, answered.master, 0, frame.source)


def activated_before(game: Game) -> ActivateSkill | None:
    """The skill whose activation the innermost counter timing is about, if it is about one."""
    timing = game.frame_of(CounterTiming)
    if timing is None or timing.moment != M_ACTIVATED:
        return None
    below = game.stack[game.stack.index(timing) - 1]
    return below if isinstance(below, ActivateSkill) else None


@dataclass(frozen=True)
class CanBeNegated(Condition):
    """No skill printed on this card says that its skills cannot be negated.

    It is asked where a [Permanent] skill would negate them: forbidding wins (1-3-3).
    """

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        for ability in game.lib.own[game.state.definition[source & CARD]]:
            data = game.lib.abilities[ability]
            for modifier in data.modifiers:
                if modifier.char == CHAR_CANNOT and modifier.bits & CANNOT_BE_NEGATED:
                    said = data.condition
                    return said is not None and not said.holds(game, source, master, regs)
        return True
