"""Section 12, extra turns."""

import pytest

from bythebook.games.vanguard.zones.zones import REAR_GUARDS
from bythebook.kernel.abilities.abilities import ACT, Ability
from bythebook.kernel.language.words import OPPONENT, YOU
from bythebook.kernel.texts.verbs import TakeExtraTurn
from bythebook.testing import clause, side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.eras import ERAS


def next_turn(t: Table) -> int:
    """Whose turn the next one is."""
    turn = t.game.state.turn
    while t.game.state.turn == turn:
        (t.you, t.rival)[t.asked.player].passes()
    return t.game.state.turn_player


@ERAS
@clause("vgg 12.4.1", "vgg 12.4.2", "vgd 17.2.1", "vgd 17.2.2")
@pytest.mark.parametrize(
    ("granted", "order"),
    [((), (1, 0, 1)), ((YOU,), (0, 1, 0)), ((OPPONENT,), (1, 1, 0)), ((YOU, OPPONENT), (1, 0, 1))],
)
def test_an_extra_turn_is_put_in_after_this_one(
    book: str, granted: tuple[int, ...], order: tuple[int, ...]
) -> None:
    """The one added last comes first; then the normal order goes on."""
    body = tuple(TakeExtraTurn(whose) for whose in granted)
    maker = unit("maker", abilities=(Ability(ACT, REAR_GUARDS, body=body),))
    you = side(vanguard=unit("first"), left_front=maker)
    t = table(book, you=you, rival=side(vanguard=unit("other")), at="main")
    t.you.chooses("activate maker")
    assert tuple(next_turn(t) for _ in order) == order
