"""Endless loops, as several books say it: who ends them, how, and what if nobody can."""

from contextlib import suppress

from bythebook.kernel.abilities.abilities import EV_MOVE, CardDef, Trigger
from bythebook.kernel.abilities.resolve import R_SUBJECT, May
from bythebook.kernel.language.nouns import Bound, Cards, Num, This
from bythebook.kernel.state.changes import move
from bythebook.kernel.state.errors import Stuck
from bythebook.kernel.texts.lasting import Give
from bythebook.kernel.texts.verbs import MoveCards
from bythebook.testing import Table, clause
from tests.rules.common.boards import BOARDS, BOOKS, half, laid

DRAWN = {"ws": "ws 11.1.1.1", "dbs": "dbs 11-1-2", "vgg": "vgg 12.1.1.1", "vgd": "vgd 17.1.1.1"}


def back_and_forth(book: str, name: str, back: bool, optional: bool) -> CardDef:
    """A card that answers a move of a card from one zone to another with the next move."""
    board = BOARDS[book]
    origin, target = (board.other, board.one) if back else (board.one, board.other)
    go = MoveCards(Bound(R_SUBJECT), origin)
    raised = Give(This(), board.power, Num(500))
    body = (May((go,)), raised) if optional else (go,)
    return board.waiting(name, Trigger(EV_MOVE, None, (origin,), (target,)), *body)


@BOOKS
@clause("ws 11.1.1.1", "dbs 11-1-2", "vgg 12.1.1.1", "vgd 17.1.1.1")
def test_a_loop_that_nobody_can_stop_is_a_draw(book: str) -> None:
    cards = (back_and_forth(book, "Ace", False, False), back_and_forth(book, "Bob", True, False))
    t = laid(book, half(book, "Ace", "Bob", one=["Note"]), cards=cards)
    with suppress(Stuck):
        t.changes(move([t.you.ref("Note")], BOARDS[book].other))
    t.asserts_over(-1, DRAWN[book])


def going_round(book: str, both: bool) -> Table:
    """A card goes back and forth by the choice of one player, or of both, for very long."""
    board = BOARDS[book]
    starter = board.worker("Starter", MoveCards(Cards(zones=(board.one,)), board.other))
    ace = back_and_forth(book, "Ace", False, True)
    bob = back_and_forth(book, "Bob", True, both)
    mine, theirs = half(book, "Ace", "Starter", one=["Note"]), half(book, "Bob")
    t = laid(book, mine, theirs, (ace, bob, starter), "main")
    t.you.chooses("activate Starter")
    for _ in range(1200):
        if "yes" not in t.options:
            break
        t.decider.chooses("yes")
    return t


@BOOKS
@clause(
    "ws 11.1.1.2", "dbs 11-1-2-1", "vgg 12.1.1.2", "vgg 12.1.1.4", "vgd 17.1.1.2", "vgd 17.1.1.4"
)
def test_whoever_alone_can_stop_a_loop_says_how_often(book: str) -> None:
    t = going_round(book, False)
    t.you.is_asked("loop")
    before = t.you.value("Ace", "power")
    t.you.chooses("3", "32", "320", "done")
    t.you.may_choose_exactly("no")
    # All rounds in one.
    assert t.you.value("Ace", "power") == before + 320 * 500
    t.you.chooses("no")
    t.you.is_asked("main phase")


@BOOKS
@clause("ws 11.1.1.3", "dbs 11-1-2-2", "vgg 12.1.1.3", "vgd 17.1.1.3")
def test_if_both_can_the_turn_player_speaks_first_and_the_smaller_number_counts(book: str) -> None:
    t = going_round(book, True)
    t.you.is_asked("loop")
    t.you.chooses("5", "done")
    t.rival.is_asked("loop")
    before = t.rival.value("Bob", "power")
    t.rival.chooses("2", "done")
    assert t.rival.value("Bob", "power") == before + 2 * 500
    # Whoever named the smaller number stops it.
    t.you.chooses("yes")
    t.rival.may_choose_exactly("no")
    t.rival.chooses("no")
    t.you.is_asked("main phase")


@BOOKS
@clause("ws 11.1.1.3", "dbs 11-1-2-2", "vgg 12.1.1.3", "vgd 17.1.1.3")
def test_whoever_named_the_larger_number_cannot_begin_the_loop_again(book: str) -> None:
    t = going_round(book, True)
    t.you.chooses("5", "done")
    t.rival.chooses("2", "done")
    t.you.may_choose_exactly("yes", "no")
    t.you.chooses("yes")
    t.rival.chooses("no")
    t.you.chooses("activate Starter")
    t.you.may_choose_exactly("no")
    t.you.chooses("no")
