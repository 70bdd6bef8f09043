"""Section 12.1: loops."""

from contextlib import suppress

from bythebook.games.vanguard.cards.cards import POWER
from bythebook.games.vanguard.zones.zones import BIND, SOUL
from bythebook.kernel.abilities.abilities import EV_MOVE, CardDef, Trigger
from bythebook.kernel.abilities.resolve import R_SUBJECT, May
from bythebook.kernel.language.nouns import Bound, Cards, Num, This
from bythebook.kernel.state.changes import move
from bythebook.kernel.state.errors import Stuck
from bythebook.kernel.texts.lasting import Give
from bythebook.kernel.texts.verbs import MoveCards
from bythebook.testing import Table, clause, side, table
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.abilities.making import waiting, worker


def back_and_forth(name: str, origin: int, target: int, optional: bool) -> CardDef:
    """A unit that answers a move of a card with the next one."""
    trigger = Trigger(EV_MOVE, None, (origin,), (target,))
    go = MoveCards(Bound(R_SUBJECT), SOUL if target == BIND else BIND)
    raised = Give(This(), POWER, Num(1000))
    return waiting(name, trigger, *((May((go,)), raised) if optional else (go,)))


@clause("vgg 12.1.1.1")
def test_a_loop_that_nobody_can_stop_is_a_draw() -> None:
    ace = back_and_forth("ace", SOUL, BIND, False)
    bob = back_and_forth("bob", BIND, SOUL, False)
    cards = [ace, bob, unit("one")]
    t = table("vgg", you=side(left="ace", right="bob", soul=["one"]), cards=cards)
    with suppress(Stuck):
        t.changes(move([t.you.ref("one")], BIND))
    t.asserts_over(-1, "vgg 12.1.1.1")


def going_round(both: bool) -> Table:
    """A card goes back and forth by the choice of one player, or of both, for very long."""
    ace = back_and_forth("ace", SOUL, BIND, True)
    bob = back_and_forth("bob", BIND, SOUL, both)
    starter = worker("starter", MoveCards(Cards(zones=(SOUL,)), BIND))
    mine, theirs = side(left="ace", right="starter", soul=["one"]), side(left="bob")
    cards = [ace, bob, starter, unit("one")]
    t = table("vgg", you=mine, rival=theirs, cards=cards, at="main")
    t.you.chooses("activate starter")
    for _ in range(1200):
        if "yes" not in t.options:
            break
        t.decider.chooses("yes")
    return t


@clause("vgg 12.1.1.2", "vgg 12.1.1.4")
def test_whoever_alone_can_stop_a_loop_says_how_often() -> None:
    t = going_round(False)
    t.you.is_asked("loop")
    before = t.you.value("ace", "power")
    t.you.chooses("2", "20", "200", "done")
    t.you.may_choose_exactly("no")
    # All rounds in one.
    assert t.you.value("ace", "power") == before + 200_000
    t.you.chooses("no")
    t.you.is_asked("main phase")


@clause("vgg 12.1.1.3")
def test_if_both_can_the_turn_player_speaks_first_and_the_smaller_number_counts() -> None:
    t = going_round(True)
    t.you.is_asked("loop")
    t.you.chooses("5", "done")
    t.rival.is_asked("loop")
    before = t.rival.value("bob", "power")
    t.rival.chooses("2", "done")
    assert t.rival.value("bob", "power") == before + 2 * 1000
    # Whoever named the smaller number stops it.
    t.you.chooses("yes")
    t.rival.may_choose_exactly("no")
    t.rival.chooses("no")
    t.you.is_asked("main phase")


@clause("vgg 12.1.1.3")
def test_whoever_named_the_larger_number_cannot_begin_the_loop_again() -> None:
    t = going_round(True)
    t.you.chooses("5", "done")
    t.rival.chooses("2", "done")
    t.you.may_choose_exactly("yes", "no")
    t.you.chooses("yes")
    t.rival.chooses("no")
    t.you.chooses("activate starter")
    t.you.may_choose_exactly("no")
    t.you.chooses("no")
