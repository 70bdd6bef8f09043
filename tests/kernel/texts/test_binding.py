"""What later words mean after a verb: what was chosen for it, what it moved, or nothing."""

from dataclasses import dataclass

import pytest

from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import R_BATCH, R_CHOSEN, R_MOVED
from bythebook.kernel.language.nouns import This
from bythebook.kernel.state.refs import NOTHING
from bythebook.kernel.texts.verbs import Bind, BindMoved, BindsChosen, BindsMoved, MoveCards


@dataclass(frozen=True)
class Pick(BindsChosen):
    """A verb that leaves the register open."""

    count: int
    reg: int = R_CHOSEN


@dataclass(frozen=True)
class Take(BindsMoved):
    """A verb with a register of its own."""

    count: int

    def register(self) -> int:
        return R_BATCH


def bindings(verb: Effect) -> list[tuple[type, int]]:
    """What follows a verb in a text's instructions."""
    out: list[Effect] = []
    verb.emit(out)
    assert out[0] is verb
    return [(type(e), e.reg) for e in out[1:] if isinstance(e, Bind | BindMoved)]


@pytest.mark.parametrize(
    ("verb", "bound"),
    [
        (Pick(1), [(Bind, R_CHOSEN)]),
        (Pick(1, R_MOVED), [(Bind, R_MOVED)]),
        (Pick(1, NOTHING), []),
        (Take(2), [(BindMoved, R_BATCH)]),
        (MoveCards(This(), 0), [(BindMoved, R_MOVED)]),
    ],
)
def test_a_verb_binds_by_its_register(verb: Effect, bound: list[tuple[type, int]]) -> None:
    assert bindings(verb) == bound
