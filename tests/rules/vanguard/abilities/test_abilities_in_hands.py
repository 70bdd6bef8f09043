"""Section 8.6.3: automatic abilities of cards that only their player sees."""

from bythebook.games.vanguard.cards.cards import POWER
from bythebook.games.vanguard.texts.events import EV_BEGIN, P_DRAW
from bythebook.games.vanguard.zones.zones import HAND, SOUL, VANGUARD
from bythebook.kernel.abilities.abilities import AUTO, Ability, Trigger
from bythebook.kernel.language.nouns import Cards, Num, This
from bythebook.kernel.language.words import YOU
from bythebook.kernel.state.changes import event
from bythebook.kernel.state.refs import NOTHING
from bythebook.kernel.texts.lasting import Give
from bythebook.kernel.texts.verbs import MoveCards
from bythebook.testing import Table, clause, side, table
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.eras import ERAS

GROWS = Give(Cards(zones=(VANGUARD,)), POWER, Num(1000))
WAITS = Trigger(EV_BEGIN, value=P_DRAW, whose=YOU)


def holding(book: str, *hand: str, deck: tuple[str, ...] = ("filler",) * 3) -> Table:
    """The draw phase begins for a player with such a hand."""
    body = (MoveCards(This(), SOUL), GROWS)
    sleeper = unit("sleeper", abilities=(Ability(AUTO, (HAND,), WAITS, body=body),))
    mine = side(hand=list(hand), deck=list(deck))
    t = table(book, you=mine, cards=[sleeper])
    t.changes([event(EV_BEGIN, NOTHING, 0, P_DRAW)])
    return t


@ERAS
@clause("vgg 8.6.3", "vgd 11.8.10", "vgd 11.1.1.2.1.1")
def test_an_ability_in_the_hand_is_played_by_who_wants_to(book: str) -> None:
    t = holding(book, "sleeper", "sleeper", "filler")
    before = t.you.value("vanguard", "power")
    t.you.is_asked("abilities of the hand")
    t.you.may_choose_exactly("activate sleeper", "pass")
    t.you.chooses("activate sleeper")
    t.you.may_choose_exactly("activate sleeper", "pass")
    t.you.passes()
    t.you.soul.is_("sleeper")
    assert t.you.value("vanguard", "power") == before + 1000
    assert not t.waiting


@ERAS
@clause("vgg 8.6.3", "vgd 11.8.10", "vgd 11.1.1.2.1.1")
def test_who_holds_none_is_asked_all_the_same_as_long_as_it_could_be(book: str) -> None:
    t = holding(book, "filler", deck=("sleeper", "filler"))
    t.you.is_asked("abilities of the hand")
    t.you.may_choose_exactly("pass")
    t.you.passes()
    assert not t.waiting
    t = holding(book, "filler")
    t.you.is_asked("idle")
    t = holding(book, deck=("sleeper", "filler"))
    t.you.is_asked("idle")
