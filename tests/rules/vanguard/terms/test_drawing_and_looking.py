"""Section 3: drawing, and looking at cards from the top of a deck."""

from bythebook.games.vanguard.terms.drawing import draw, draw_up_to, from_deck
from bythebook.games.vanguard.terms.looking import look_at_top, look_up_to
from bythebook.games.vanguard.texts.deck import Draw, LookAtDeck, RevealTop
from bythebook.games.vanguard.zones.zones import BIND, DECK, DROP, HAND
from bythebook.kernel.abilities.resolve import R_EXTRA
from bythebook.kernel.language.nouns import Bound, Num
from bythebook.kernel.texts.verbs import MoveCards, TakeTop
from bythebook.testing import clause, side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.eras import ERAS
from tests.rules.vanguard.waiting import acting, on_move, seen

NAMES = ["a", "b", "c", "d", "e"]
CARDS = [unit(name) for name in NAMES]


def laid(book: str, *body: object) -> Table:
    """A board with five known cards in the deck; a unit's activated ability has been played."""
    actor = acting("actor", *body)  # type: ignore[arg-type]
    t = table(book, you=side(left=actor, deck=NAMES), cards=CARDS, at="main")
    t.you.chooses("activate actor")
    return t


@ERAS
@clause("vgg 3.12.2", "vgd 7.5.4")
def test_to_draw_is_to_take_the_top_card_in_hand_unshown(book: str) -> None:
    t = table(book, you=side(deck=NAMES), cards=CARDS)
    t.run(draw(0, 1))
    t.you.hand.is_("a")
    assert seen(t.you, t.rival, "hand") == [None]
    assert seen(t.you, t.you, "hand") == ["a"]


@ERAS
@clause("vgg 3.12.3", "vgd 7.5.2")
def test_to_draw_some_is_to_draw_one_so_often(book: str) -> None:
    for count, drawn in ((-1, 0), (0, 0), (1, 1), (2, 2), (4, 4)):
        t = table(book, you=side(deck=NAMES), cards=CARDS)
        drawing = draw(0, count)
        assert (drawing is None) == (drawn == 0)
        if drawing is not None:
            t.run(drawing)
        t.you.hand.has(drawn)
    watcher = on_move("watcher", DECK, HAND)
    t = table(book, you=side(left=watcher, deck=NAMES), cards=CARDS)
    t.run(draw(0, 2))
    # It has waited for each of them.
    t.you.may_choose_exactly("resolve watcher a", "resolve watcher b")
    t.you.chooses("resolve watcher a", "no", "no")


@ERAS
@clause("vgg 3.12.4", "vgd 7.5.3.1")
def test_to_draw_up_to_some(book: str) -> None:
    assert draw_up_to(0, 0) is None
    t = laid(book, Draw(Num(2), True))
    t.you.may_choose_exactly("yes", "no")
    t.you.chooses("yes", "yes")
    t.you.hand.holds_exactly("a", "b")


@ERAS
@clause("vgg 3.12.4.1", "vgd 7.5.3.2")
def test_who_draws_up_to_some_can_stop_before_each(book: str) -> None:
    for answers, drawn in ((["no"], 0), (["yes", "no"], 1), (["yes", "yes", "no"], 2)):
        t = table(book, you=side(deck=NAMES), cards=CARDS)
        t.run(draw_up_to(0, 3))
        for answer in answers:
            t.you.is_asked("may")
            t.you.chooses(answer)
        t.you.is_asked("idle")
        t.you.hand.has(drawn)


@ERAS
@clause("vgg 3.12.4.2", "vgd 7.5.3.3")
def test_who_does_not_stop_draws_a_card(book: str) -> None:
    t = table(book, you=side(deck=NAMES), cards=CARDS)
    t.run(draw_up_to(0, 1))
    t.you.chooses("yes")
    t.you.hand.is_("a")


@ERAS
@clause("vgg 3.12.4.3", "vgd 7.5.3.4")
def test_it_ends_when_so_many_have_been_drawn(book: str) -> None:
    t = table(book, you=side(deck=NAMES), cards=CARDS)
    t.run(draw_up_to(0, 2))
    t.you.chooses("yes")
    t.you.is_asked("may")
    t.you.chooses("yes")
    t.you.hand.has(2)
    t.you.is_asked("idle")
    # With the last card of the deck it ends, too.
    t = table(book, side(deck=["filler"]))
    t.run(draw_up_to(0, 2))
    t.you.chooses("yes")
    t.you.hand.has(1)
    assert t.game.result is not None


@ERAS
@clause("vgg 3.12.5", "vgd 7.5.1")
def test_other_cards_from_the_top_go_the_same_way(book: str) -> None:
    for zone, name in ((DROP, "drop"), (BIND, "bind")):
        t = laid(book, TakeTop(DECK, zone, Num(2)))
        getattr(t.you, name).holds_exactly("a", "b")
        t = laid(book, TakeTop(DECK, zone, Num(3), True))
        t.you.is_asked("may")
        t.you.chooses("yes", "no")
        getattr(t.you, name).is_("a")
    assert from_deck(0, DECK, DROP, 0, False) is None


@ERAS
@clause("vgg 4.2.3", "vgd 4.5.3")
def test_cards_leave_the_deck_one_by_one(book: str) -> None:
    watcher = on_move("watcher", DECK, DROP)
    t = table(book, you=side(left=watcher, deck=NAMES), cards=CARDS)
    batches = t.game.state.batch
    t.run(from_deck(0, DECK, DROP, 2, False))
    t.you.drop.is_("b", "a")
    assert t.game.state.batch == batches + 2
    t.you.chooses("resolve watcher a", "no", "no")


@ERAS
@clause("vgg 3.13.2", "vgd 7.6.1")
def test_who_looks_knows_the_uppermost_cards_and_nobody_else_does(book: str) -> None:
    t = laid(book, LookAtDeck(Num(2)))
    assert seen(t.you, t.you, "deck") == ["a", "b", None, None, None]
    assert seen(t.you, t.rival, "deck") == [None] * 5
    t.you.deck.is_(*NAMES)
    assert look_at_top(0, 0, 1) is None
    # With fewer cards all there are; later words speak of them.
    t = laid(book, LookAtDeck(Num(9)), MoveCards(Bound(R_EXTRA), HAND))
    t.you.hand.holds_exactly(*NAMES)


@ERAS
@clause("vgg 3.13.3", "vgd 7.6.2.1")
def test_to_look_at_up_to_some(book: str) -> None:
    assert look_up_to(0, 0, 0, 1) is None
    t = laid(book, LookAtDeck(Num(2), True), MoveCards(Bound(R_EXTRA), DROP))
    t.you.is_asked("may")
    t.you.chooses("yes", "yes")
    t.you.drop.holds_exactly("a", "b")


@ERAS
@clause("vgg 3.13.3.1", "vgd 7.6.2.3")
def test_who_looks_at_up_to_some_can_stop_before_each(book: str) -> None:
    for answers, known in ((["no"], 0), (["yes", "no"], 1), (["yes", "yes", "no"], 2)):
        t = table(book, you=side(deck=NAMES), cards=CARDS)
        t.run(look_up_to(0, 0, 3, 1))
        for answer in answers:
            t.you.is_asked("may")
            t.you.chooses(answer)
        t.you.is_asked("idle")
        assert seen(t.you, t.you, "deck") == [*NAMES[:known], *[None] * (5 - known)]


@ERAS
@clause("vgg 3.13.3.2", "vgd 7.6.2.2", "vgd 7.6.2.4")
def test_the_next_card_down_is_looked_at(book: str) -> None:
    t = table(book, you=side(deck=NAMES), cards=CARDS)
    t.run(look_up_to(0, 0, 2, 1))
    t.you.chooses("yes")
    assert seen(t.you, t.you, "deck") == ["a", None, None, None, None]
    t.you.chooses("yes")
    assert seen(t.you, t.you, "deck") == ["a", "b", None, None, None]


@ERAS
@clause("vgg 3.13.3.3", "vgd 7.6.2.5")
def test_looking_ends_after_so_many_or_with_the_deck(book: str) -> None:
    t = table(book, you=side(deck=NAMES), cards=CARDS)
    t.run(look_up_to(0, 0, 2, 1))
    t.you.chooses("yes")
    t.you.is_asked("may")
    t.you.chooses("yes")
    t.you.is_asked("idle")
    t = table(book, you=side(deck=["a"]), cards=CARDS)
    t.run(look_up_to(0, 0, 2, 1))
    t.you.chooses("yes")
    t.you.is_asked("idle")


def test_what_is_revealed_everybody_sees() -> None:
    t = laid("vgg", RevealTop(Num(2)))
    assert seen(t.you, t.rival, "deck") == ["a", "b", None, None, None]
