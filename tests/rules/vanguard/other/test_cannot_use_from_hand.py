"""Section 12.2: abilities of cards in hands that cannot be used."""

import pytest

from bythebook.games.vanguard.texts.events import CANNOT_USE_ACT, CANNOT_USE_AUTO, EV_BEGIN, P_DRAW
from bythebook.games.vanguard.zones.zones import HAND
from bythebook.kernel.abilities.abilities import AUTO, Ability, Trigger
from bythebook.kernel.language.nouns import Player
from bythebook.kernel.language.words import YOU
from bythebook.kernel.state.changes import event
from bythebook.kernel.state.refs import NOTHING
from bythebook.testing import clause, side, table
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.abilities.making import DRAW, constant
from tests.rules.vanguard.eras import ERAS
from tests.rules.vanguard.other.test_cannot_use import barring


@ERAS
@pytest.mark.parametrize(
    ("bits", "kind"), [(CANNOT_USE_ACT, "abilities of the hand"), (CANNOT_USE_AUTO, "idle")]
)
@clause("vgg 12.2.1.2", "vgd 12.2.1.2", "vgd 12.2.1.2.1")
def test_nobody_is_asked_who_cannot_use_automatic_abilities(
    book: str, bits: int, kind: str
) -> None:
    waits = Ability(AUTO, (HAND,), Trigger(EV_BEGIN, value=P_DRAW, whose=YOU), body=(DRAW,))
    bar = constant("bar", barring(bits, Player(YOU)))
    mine = side(hand=[unit("sleeper", abilities=(waits,)), "filler"], left=bar)
    t = table(book, you=mine)
    t.changes([event(EV_BEGIN, NOTHING, 0, P_DRAW)])
    t.you.is_asked(kind)
    t.ends_asking()
