"""Section 3.7.1.1: a card that has the same ability twice has two abilities."""

from bythebook.games.vanguard.zones.zones import DROP
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.state.changes import move
from bythebook.testing import clause, side, table
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.battle.fighting import attack, other
from tests.rules.vanguard.eras import ERAS

DRAWS = "[ACT](RC)[1/turn]:Draw a card."
RISES = "[CONT](RC):This unit gets [Power] +2000 and [Critical] +1."


def giver(name: str, text: str) -> CardDef:
    """A unit that gives an ability to all units in the front row, as long as it is there."""
    return unit(name, text=f'[CONT](RC):All of your units in the front row get "{text}".')


@ERAS
@clause("vgg 3.7.1.1", "vgd 5.1.2")
def test_what_counts_all_the_time_counts_as_often_as_a_card_has_it(book: str) -> None:
    """Printed on it, and given by two others."""
    for text, copies in (("", 2), (RISES, 3)):
        mine = side(
            left=unit("ally", 1, 7000, text=text),
            back_left=giver("one", RISES),
            back_right=giver("two", RISES),
        )
        t = table(book, mine, at="main")
        assert t.you.value("ally", "power") == 7000 + 2000 * copies
        assert t.you.value("ally", "critical") == 1 + copies
        t.changes(move([t.you.ref("one")], DROP))
        assert t.you.value("ally", "power") == 5000 + 2000 * copies
        t.changes(move([t.you.ref("two")], DROP))
        assert t.you.value("ally", "power") == 3000 + 2000 * copies


@ERAS
@clause("vgg 3.7.1.1", "vgg 8.6.2", "vgd 5.1.2")
def test_each_of_them_is_triggered(book: str) -> None:
    for uses in ("", "[1/turn]"):
        text = f"[AUTO](RC){uses}:When this unit attacks, draw a card."
        for printed, drawn in (("", 2), (text, 3)):
            mine = side(
                left=unit("ally", 1, 20000, text=printed),
                back_left=giver("one", text),
                back_right=giver("two", text),
                deck=9,
            )
            t = table(book, mine, other(hand=1), at="battle")
            attack(t, "ally")
            # The next era's may go unplayed.
            while t.decider is t.you:
                t.you.chooses("resolve ally")
            t.you.hand.has(drawn)
            t.rival.chooses("pass")


@ERAS
@clause("vgg 3.7.1.1", "vgg 12.5.1.1", "vgd 5.1.2")
def test_each_of_them_has_its_use_in_a_turn(book: str) -> None:
    gives = f'[ACT](VC):Choose one of your rear-guards, and it gets "{DRAWS}" until end of turn.'
    mine = side(vanguard=unit("ace", 3, text=gives), left=unit("ally", text=DRAWS), deck=9)
    t = table(book, mine, at="main")
    t.you.chooses("activate ally")
    t.you.may_not_choose("activate ally")
    t.you.chooses("activate ace", "activate ace", "activate ally", "activate ally")
    t.you.may_not_choose("activate ally")
    t.you.hand.has(3)
