"""Replacement effects, as several books say it."""

from typing import Any

from bythebook.kernel.abilities.abilities import (
    CONT,
    EV_MOVE,
    Ability,
    CardDef,
    CostPart,
    Effect,
    Replacement,
    Trigger,
)
from bythebook.kernel.abilities.resolve import R_SUBJECT
from bythebook.kernel.language.nouns import Bound, Cards
from bythebook.kernel.state.changes import event, move
from bythebook.kernel.state.refs import NOTHING
from bythebook.kernel.texts.verbs import MoveCards
from bythebook.testing import Table, clause
from tests.rules.common.boards import BOARDS, BOOKS, PutAway, half, laid, names_in


def discarded(book: str) -> Trigger:
    """A card goes from a hand to where discarded cards lie."""
    return Trigger(EV_MOVE, None, (BOARDS[book].hand,), (BOARDS[book].discard,))


def instead(
    book: str,
    name: str,
    would: Trigger,
    *body: Effect,
    optional: bool = False,
    cost: tuple[CostPart, ...] = (),
) -> CardDef:
    """A card in play that makes something else happen."""
    replacement = Replacement(would, body, optional)
    ability = Ability(CONT, BOARDS[book].in_play, cost=cost, replacement=replacement)
    return BOARDS[book].make(name, abilities=(ability,))


def to(zone: int) -> MoveCards:
    """It goes to another zone."""
    return MoveCards(Bound(R_SUBJECT), zone)


def discard(book: str, you: Any, *cards: CardDef) -> Table:
    """A card of the turn player's hand would be discarded."""
    t = laid(book, you, cards=cards)
    t.changes(move([t.you.ref("Note")], BOARDS[book].discard))
    return t


@BOOKS
@clause("ws 8.10.1", "dbs 8-9-1", "vgg 8.2.1.3", "vgd 11.10.1", "vgd 11.3.1.3")
def test_another_thing_happens_instead(book: str) -> None:
    board = BOARDS[book]
    ace = instead(book, "Ace", discarded(book), to(board.one))
    t = discard(book, half(book, "Ace", hand=["Note"]), ace)
    assert names_in(t, t.you, board.one) == ["Note"]
    assert names_in(t, t.you, board.discard) == []


@BOOKS
@clause("ws 8.10.1.1", "dbs 8-9-1-1", "vgg 8.2.1.3", "vgd 11.10.1.1")
def test_what_was_replaced_never_happened(book: str) -> None:
    board = BOARDS[book]
    ace = instead(book, "Ace", discarded(book), board.draw(2))
    bob = board.waiting("Bob", discarded(book), board.draw(1))
    t = discard(book, half(book, "Ace", "Bob", hand=["Note"]), ace, bob)
    t.you.is_asked("idle")
    t.you.hand.has(3)
    assert names_in(t, t.you, board.discard) == []


def two(book: str) -> tuple[CardDef, ...]:
    """Two cards in play that replace the same thing."""
    board, would = BOARDS[book], discarded(book)
    ace = instead(book, "Ace", would, to(board.one))
    return ace, instead(book, "Bob", would, to(board.other))


@BOOKS
@clause("ws 8.10.2", "dbs 8-9-2", "vgg 8.2.1.3", "vgd 11.10.2")
def test_of_several_the_player_whom_it_meets_chooses(book: str) -> None:
    board = BOARDS[book]
    for choice, zone in (("Ace", board.one), ("Bob", board.other)):
        t = discard(book, half(book, "Ace", "Bob", hand=["Note"]), *two(book))
        t.you.is_asked("replace")
        t.you.may_choose_exactly("replace with Ace", "replace with Bob")
        t.you.chooses(f"replace with {choice}")
        assert names_in(t, t.you, zone) == ["Note"]


@BOOKS
@clause("ws 8.10.2.1", "dbs 8-9-2-1", "vgg 8.2.1.3", "vgd 11.10.2.1")
def test_a_cards_master_decides(book: str) -> None:
    board = BOARDS[book]
    t = laid(book, half(book, "Ace", "Bob"), half(book, hand=["Note"]), two(book))
    t.changes(move([t.rival.ref("Note")], board.discard))
    t.rival.is_asked("replace")
    t.rival.chooses("replace with Bob")
    assert names_in(t, t.rival, board.other) == ["Note"]


@BOOKS
@clause("ws 8.10.2.2", "dbs 8-9-2-2", "vgg 8.2.1.3", "vgd 11.10.2.2")
def test_whoever_does_a_thing_decides_about_it(book: str) -> None:
    board = BOARDS[book]
    start = Trigger(board.begins, value=board.main)
    cards = tuple(instead(book, n, start, board.draw(i)) for i, n in ((1, "Ace"), (2, "Bob")))
    t = laid(book, half(book, "Ace", "Bob"), cards=cards)
    t.changes([event(board.begins, NOTHING, 1, board.main)])
    t.rival.is_asked("replace")
    t.rival.chooses("replace with Bob")
    t.you.hand.has(2)


@BOOKS
@clause("ws 8.10.2.3", "dbs 8-9-2-3", "vgg 8.2.1.3", "vgd 11.10.2.3")
def test_each_applies_once_to_one_event(book: str) -> None:
    board = BOARDS[book]
    elsewhere = Trigger(EV_MOVE, None, (board.hand,), (board.one,))
    ace = instead(book, "Ace", discarded(book), to(board.one), optional=True)
    bob = instead(book, "Bob", elsewhere, to(board.discard))
    t = discard(book, half(book, "Ace", "Bob", hand=["Note"]), ace, bob)
    t.you.may_choose_exactly("replace with Ace", "no")
    t.you.chooses("replace with Ace")
    t.you.is_asked("idle")
    assert names_in(t, t.you, board.discard) == ["Note"]


@BOOKS
@clause("ws 8.10.3", "dbs 8-9-3", "vgg 8.2.1.3.2", "vgd 11.10.3", "vgd 11.3.1.3.2")
def test_a_choice_that_cannot_be_carried_out_replaces_nothing(book: str) -> None:
    board = BOARDS[book]
    cost = (PutAway(Cards(zones=(board.other,)), 2, board.discard),)
    ace = instead(book, "Ace", discarded(book), to(board.one), optional=True, cost=cost)
    t = discard(book, half(book, "Ace", hand=["Note"], other=1), ace)
    t.you.is_asked("idle")
    assert names_in(t, t.you, board.discard) == ["Note"]
    for answer, zone, left in (("replace with Ace", board.one, 0), ("no", board.discard, 2)):
        t = discard(book, half(book, "Ace", hand=["Note"], other=2), ace)
        t.you.may_choose_exactly("replace with Ace", "no")
        t.you.chooses(answer)
        assert "Note" in names_in(t, t.you, zone)
        assert len(names_in(t, t.you, board.other)) == left
