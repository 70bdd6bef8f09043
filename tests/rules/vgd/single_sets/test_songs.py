"""Section 16.4: songs."""

from bythebook.games.vanguard.d.cards.types import SET_ORDER
from bythebook.games.vanguard.d.single_sets.songs import Sing
from bythebook.games.vanguard.d.texts.order_events import EV_SUNG
from bythebook.games.vanguard.d.zones.zones import ORDER_ZONE
from bythebook.games.vanguard.texts.deck import Draw
from bythebook.games.vanguard.zones.zones import VANGUARD_AND_REAR
from bythebook.kernel.abilities.abilities import ACT, AUTO, Ability, CardDef, Trigger
from bythebook.kernel.language.nouns import Cards, Num, This
from bythebook.kernel.language.words import YOU
from bythebook.testing import clause, face_down, side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard_d import order, unit

SINGS = Ability(ACT, VANGUARD_AND_REAR, body=(Sing(Cards(YOU, (ORDER_ZONE,))),))


def song(name: str = "refrain", additional: tuple[str, ...] = ("Song",)) -> CardDef:
    """A set order that draws a card when it is sung."""
    draws = Ability(AUTO, (ORDER_ZONE,), Trigger(EV_SUNG, This()), body=(Draw(Num(1)),))
    return order(name, kind=SET_ORDER, additional=additional, abilities=(draws,))


def singing(*zone: object, cards: tuple[CardDef, ...]) -> Table:
    singer = unit("singer", 3, abilities=(SINGS,))
    t = table(
        "vgd",
        you=side(vanguard=singer, hand=["a"], order_zone=list(zone), deck=["b", "c", "d"]),
        cards=[*[unit(name) for name in "abcd"], *cards],
        at="main",
    )
    t.you.chooses("activate singer")
    return t


@clause("vgd 16.4.2.1", "vgd 16.4.1.1")
def test_a_song_that_is_sung_does_what_it_says() -> None:
    t = singing("refrain", cards=(song(),))
    t.you.hand.holds_exactly("a", "b")


@clause("vgd 16.4.3")
def test_then_it_lies_face_down() -> None:
    t = singing("refrain", cards=(song(),))
    assert t.you.order_zone.face_down == ["refrain"]
    # Nobody sings what lies face down.
    t.you.chooses("activate singer")
    t.you.hand.holds_exactly("a", "b")


@clause("vgd 16.4.1.1", "vgd 16.4.2.1")
def test_only_songs_are_sung() -> None:
    t = singing("hymn", face_down("refrain"), cards=(song("hymn", ()), song()))
    t.you.hand.holds_exactly("a")
    assert t.you.order_zone.face_down == ["refrain"]


@clause("vgd 16.4.3")
def test_an_ability_that_waits_for_something_else_turns_nothing() -> None:
    draws = Ability(AUTO, VANGUARD_AND_REAR, Trigger(EV_SUNG), body=(Draw(Num(1)),))
    listener = unit("listener", 3, abilities=(SINGS, draws))
    quiet = order("refrain", kind=SET_ORDER, additional=("Song",))
    t = table(
        "vgd",
        you=side(vanguard=listener, hand=["a"], order_zone=["refrain"], deck=["b", "c"]),
        cards=[*[unit(name) for name in "abc"], quiet],
        at="main",
    )
    t.you.chooses("activate listener")
    t.you.hand.holds_exactly("a", "b")
    assert t.you.order_zone.face_down == []
