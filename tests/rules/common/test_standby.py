"""Abilities in standby, as several books say it: when they are, how often, and who plays first."""

from bythebook.kernel.abilities.abilities import EV_MOVE, CardDef, Trigger
from bythebook.kernel.abilities.resolve import May
from bythebook.kernel.language.nouns import Num, This
from bythebook.kernel.state.changes import move
from bythebook.kernel.texts.lasting import Give
from bythebook.testing import Table, clause
from tests.rules.common.boards import BOARDS, BOOKS, half, laid

HAND = ["One", "Two", "Three"]


def stronger(book: str, name: str) -> CardDef:
    """A card that gets 500 power for each card that is discarded."""
    board = BOARDS[book]
    gone = Trigger(EV_MOVE, None, (board.hand,), (board.discard,))
    return board.waiting(name, gone, Give(This(), board.power, Num(500)))


def drawing(book: str, name: str) -> CardDef:
    """A card whose player may draw a card for each card that is discarded."""
    board = BOARDS[book]
    gone = Trigger(EV_MOVE, None, (board.hand,), (board.discard,))
    return board.waiting(name, gone, May((board.draw(1),)))


def discarding(
    book: str, *cards: CardDef, count: int = 1, mine: tuple[str, ...] = ("Ace",), theirs: str = ""
) -> Table:
    """So many cards of the turn player's hand are discarded at the same time."""
    board = BOARDS[book]
    known = (*cards, *(board.make(name) for name in HAND))
    t = laid(book, half(book, *mine, hand=HAND), half(book, *theirs.split()), known)
    t.changes(move([t.you.ref(name) for name in HAND[:count]], board.discard))
    return t


@BOOKS
@clause("ws 8.7.2", "ws 8.7.4.1.2", "dbs 8-6-2", "dbs 8-6-5-1-2")
@clause("vgg 8.6.2", "vgg 8.6.5.1.2", "vgg 8.5.3.5")
@clause("vgd 11.8.8", "vgd 11.8.12.1.2", "vgd 11.8.3.1")
def test_a_met_condition_puts_the_ability_into_standby(book: str) -> None:
    t = discarding(book, stronger(book, "Ace"), count=0)
    before = t.you.value("Ace", "power")
    t = discarding(book, stronger(book, "Ace"))
    assert t.you.value("Ace", "power") == before + 500
    assert not t.waiting


@BOOKS
@clause("ws 8.7.2.1", "dbs 8-6-3", "dbs 6-4-1-1", "vgg 8.6.2.1", "vgd 11.8.9")
def test_it_is_in_standby_as_often_as_its_condition_was_met(book: str) -> None:
    before = BOARDS[book].make("Ace").values[BOARDS[book].power]
    for count in (1, 2, 3):
        t = discarding(book, stronger(book, "Ace"), count=count)
        for _ in range(count - 1):
            t.answer(0)
        assert t.you.value("Ace", "power") == before + 500 * count


def both_wait(book: str, mine: str, theirs: str) -> Table:
    """A card is discarded, and cards of both players wait for that."""
    cards = [drawing(book, name) for name in (*mine.split(), *theirs.split())]
    return discarding(book, *cards, mine=tuple(mine.split()), theirs=theirs)


@BOOKS
@clause("ws 8.5.1.3", "ws 8.5.1.4", "ws 8.7.3.1", "dbs 4-5-3-3", "dbs 4-5-3-4")
@clause("vgg 8.4.1.2", "vgg 8.4.1.3", "vgg 8.4.1.4", "vgg 8.6.3.1")
@clause("vgd 11.6.1.2", "vgd 11.6.1.3", "vgd 11.6.1.4", "vgd 11.8.10.1", "vgd 7.13.1.1")
def test_only_after_the_turn_player_the_other_player_plays_theirs(book: str) -> None:
    t = both_wait(book, "Ace", "Foe Fay")
    t.you.is_asked("may")
    t.you.chooses("yes")
    t.rival.may_choose_exactly("resolve Foe One", "resolve Fay One")
    t.rival.chooses("resolve Fay One", "yes", "yes")
    t.rival.hand.has(2)
    t.you.hand.has(3)


@BOOKS
@clause("ws 8.5.1.3", "ws 8.5.1.4", "dbs 4-5-3-3", "dbs 4-5-3-4", "vgg 8.4.1.3", "vgg 8.4.1.4")
@clause("vgd 11.6.1.3", "vgd 11.6.1.4")
def test_a_check_timing_is_over_only_when_nothing_is_left(book: str) -> None:
    t = both_wait(book, "Ace Bob", "Foe")
    t.you.chooses("resolve Bob One", "yes", "yes")
    t.rival.is_asked("may")
    t.rival.chooses("yes")
    t.you.is_asked("idle")
    t.you.hand.has(4)
    t.rival.hand.has(1)
