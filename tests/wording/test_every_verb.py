"""Whatever can be answered is called by name."""

import re

import pytest

from bythebook.games.dbs.texts import events as dbs
from bythebook.games.vanguard.g.texts import events as vgg
from bythebook.games.vanguard.texts import events as vanguard
from bythebook.games.ws.texts import events as ws
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.options import (
    F_ABILITY,
    F_CARD,
    F_NAME,
    F_NUMBER,
    F_WORD,
    F_ZONE,
    V_FIRST,
    V_PICK,
    VERBS,
)
from bythebook.testing import Table, character, side, table
from bythebook.testing.dbs import battle
from bythebook.testing.vanguard import unit
from bythebook.wording import wording_of

CARDS = {
    "dbs": [battle("Stoker", cost=1)],
    "vgg": [unit("Stoker")],
    "ws": [character("Stoker", traits=("Smoke", "Fire"))],
}
OWN = {"dbs": (dbs,), "vgg": (vanguard, vgg), "ws": (ws,)}


def verbs(name: str) -> list[int]:
    """The verbs of a book, the kernel's among them; what is first is named by what is due."""
    named = [pair for module in OWN[name] for pair in vars(module).items()]
    own = {value for key, value in named if key.startswith("V_")}
    return sorted({verb for verb in VERBS if verb < 32 and verb != V_FIRST} | own)


def made(t: Table, verb: int) -> Change:
    """An option of a verb about the card in the hand."""
    state = t.game.state
    card = state.ref(state.zone(0, t.game.zones.names.index("hand"))[-1])
    zone = t.game.zones.names.index("deck")
    of = {F_CARD: card, F_ABILITY: -1, F_ZONE: zone, F_NUMBER: 2, F_WORD: 0, F_NAME: 0}
    return (verb, *(of[field] for field in VERBS[verb][1]))


@pytest.mark.parametrize(("name", "verb"), [(name, verb) for name in OWN for verb in verbs(name)])
def test_every_verb_of_every_book_is_called_by_name(name: str, verb: int) -> None:
    t = table(name, side(hand=["Stoker"]), cards=CARDS[name])
    option = made(t, verb)
    said = str(wording_of(name).option(t.game, 0, option))
    fields = VERBS[verb][1]
    assert re.search("[a-z]{2}", said), said
    assert not re.search(r"-1|\(\d+,", said), said
    if F_CARD in fields:
        assert "Stoker" in said
    if F_NUMBER in fields and F_CARD not in fields and verb != ws.V_ATTACK_TYPE:
        assert "2" in said
    if F_ZONE in fields:
        assert "deck" in said
    if F_WORD in fields:
        assert said == "Fire: of Stoker"
    if not fields or verb == V_PICK:
        assert said[0].islower() or said.startswith(("Stoker", "G "))
