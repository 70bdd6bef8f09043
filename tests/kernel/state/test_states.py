"""States that are not the face alone: places with two states, lacking something, ties, company."""

from bythebook.kernel.abilities.abilities import EV_MOVE, Modifier, Trigger
from bythebook.kernel.abilities.library import Library
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Cards, Count, Num, This
from bythebook.kernel.language.words import ANYONE, OPPONENT
from bythebook.kernel.seeing.views import card_view
from bythebook.kernel.state.changes import (
    MOVE,
    ORIENT,
    THIS_TURN,
    Change,
    expire,
    face,
    move,
    orient,
    tie,
    untie,
)
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.state.refs import CARD, FACE_DOWN, FACE_UP, SHIFT
from bythebook.kernel.state.state import from_plain, plain
from bythebook.kernel.state.zones import Zone, ZoneTable
from bythebook.kernel.texts.lasting import THIS_GAME, GrantAbility, TakeControl
from tests.kernel.cards import Score, card
from tests.kernel.table import act, auto, board, cont, side
from tests.kernel.tiny import (
    BACK,
    DISCARD,
    FIELD,
    FRONT,
    HAND,
    KINDS,
    LEVEL,
    POWER,
    REST,
    SIDE,
    SOUL,
    STAND,
    Tiny,
)

PARTNER = 1


def zones() -> ZoneTable:
    """The back row, where a card that steps aside stays; face down there it has no power."""
    kinds = list(Tiny().zones.zones)
    kinds[BACK] = Zone("back", field=True, down_lacks=1 << POWER)
    table = ZoneTable(kinds)
    table.keep(BACK, SIDE)
    table.keep(SIDE, BACK)
    table.join(BACK, SIDE)
    table.join(SIDE, BACK)
    return table


class Paired(Tiny):
    """The book with such a back row; whoever leaves it goes home, partners turn together."""

    def __init__(self) -> None:
        super().__init__()
        self.zones = zones()

    def company_leaving(self, lib: Library, definition: int) -> int:
        return 1 << FRONT

    def accompany(self, game: Game, changes: list[Change]) -> list[Change]:
        whole: list[Change] = []
        ties = game.state.ties
        for change in changes:
            whole.append(change)
            if change[0] == MOVE and game.state.kind_of(change[1] & CARD) == FRONT:
                if change[3] == DISCARD:
                    whole += move([change[1] + (1 << SHIFT)], SOUL)
            if change[0] == ORIENT and (change[1], PARTNER) in ties:
                whole += orient([ties[change[1], PARTNER]], change[2])
        return whole


def test_who_changes_state_where_it_is_has_not_moved() -> None:
    comes = auto(Trigger(EV_MOVE, This(), (), FIELD), Score(Num(1)))
    seen = auto(Trigger(EV_MOVE, Cards(), (BACK,)), Score(Num(10)))
    for book, points in ((Tiny(), 11), (Paired(), 0)):
        t = board(side(back=[card("a", comes), card("b", seen)]), book=book)
        t.change(move([t.ref("a")], SIDE))
        t.change(move([t.ref("a")], BACK))
        t.settle()
        assert t.points() == points
    t = board(side(hand=[card("a", comes)], back=[card("b", seen)]), book=Paired())
    t.change(move([t.ref("a")], BACK)).settle()
    came = t.game.state.arrived[t.find("a")]
    t.change(move([t.ref("a")], SIDE))
    t.change(move([t.ref("a")], BACK))
    assert t.game.state.arrived[t.find("a")] == came
    t.change(move([t.ref("a")], DISCARD)).settle()
    assert t.points() == 11


def test_lying_face_down_a_card_lacks_what_its_zone_says() -> None:
    said = cont(Modifier(ADD, LEVEL, Cards(zones=(BACK,)), Num(2)))
    raised = cont(Modifier(ADD, POWER, Cards(zones=(BACK,)), Num(4)))
    t = board(
        side(back=[card("a", said, power=5, level=1), card("b", raised)]),
        book=Paired(),
    )
    assert (t.value(POWER, "a"), t.value(LEVEL, "a"), t.value(LEVEL, "b")) == (9, 3, 2)
    t.change(face([t.ref("a")], FACE_DOWN))
    # What others do to it they still do; what it says itself counts no longer.
    assert (t.value(POWER, "a"), t.value(LEVEL, "a"), t.value(LEVEL, "b")) == (4, 1, 0)
    t.change(face([t.ref("a")], FACE_UP))
    assert (t.value(POWER, "a"), t.value(LEVEL, "a")) == (9, 3)
    t.change(face([t.ref("a")], FACE_DOWN))
    old = t.ref("a")
    t.change(move([old], HAND))
    assert (t.game.last_value(POWER, old), t.game.last_value(LEVEL, old)) == (4, 1)
    assert t.value(POWER, "a") == 5


def test_what_was_given_counts_only_where_it_is_active() -> None:
    given = cont(Modifier(ADD, POWER, Cards(zones=FIELD), Num(1)))
    waiting = auto(Trigger(EV_MOVE, Cards(), (), (DISCARD,)), Score(Num(1)))
    t = board(side(back=["a"], front=["b"], hand=["c", "d"]), book=Paired())
    this = Cards(zones=(BACK,))
    t.do(GrantAbility(this, given, THIS_GAME), GrantAbility(this, waiting, THIS_GAME))
    assert t.value(POWER, "b") == 4
    t.change(move([t.ref("a")], SIDE))
    assert t.value(POWER, "b") == 3
    t.change(move([t.ref("c")], DISCARD)).settle()
    assert t.points() == 0
    t.change(move([t.ref("a")], BACK))
    assert t.value(POWER, "b") == 4
    t.change(move([t.ref("d")], DISCARD)).settle()
    assert t.points() == 1


def test_ties_last_as_long_as_both_cards_and_are_saved() -> None:
    t = board(side(back=["a", "b", "c"]), book=Paired())
    a, b, c = t.ref("a"), t.ref("b"), t.ref("c")
    t.change(tie(b, PARTNER, a), tie(c, PARTNER, a))
    assert t.game.state.ties == {(b, PARTNER): a, (c, PARTNER): a}
    assert from_plain(plain(t.game.state)).ties == t.game.state.ties
    fork = t.game.state.copy()
    t.change(untie(b, PARTNER))
    assert t.game.state.ties == {(c, PARTNER): a}
    t.change(move([a], HAND))
    # A tie to a card that is gone is forgotten with the next one.
    t.change(tie(b, PARTNER, c))
    assert t.game.state.ties == {(b, PARTNER): c}
    assert fork.ties == {(b, PARTNER): a, (c, PARTNER): a}


def test_cards_that_are_tied_can_turn_together() -> None:
    t = board(side(back=["a", "b"]), book=Paired())
    t.change(tie(t.ref("b"), PARTNER, t.ref("a")))
    t.change(orient([t.ref("b")], REST))
    assert [t.game.state.orient[t.find(n)] for n in "ab"] == [REST, REST]
    t.change(orient([t.ref("a")], STAND))
    assert [t.game.state.orient[t.find(n)] for n in "ab"] == [STAND, REST]


def test_a_card_can_move_on_along_with_its_move() -> None:
    left = auto(Trigger(EV_MOVE, Cards(), (), (DISCARD,)), Score(Num(1)))
    came = auto(Trigger(EV_MOVE, Cards(), (), (SOUL,)), Score(Num(10)))
    t = board(side(front=["a"], back=[card("b", left, came)]), book=Paired())
    t.change(move([t.ref("a")], DISCARD)).settle()
    assert t.names(0, SOUL) == ["a"]
    assert t.points() == 11
    assert len(t.game.state.zones) == 2 * KINDS


def test_a_card_that_stays_itself_can_come_to_lie_as_cards_come_there() -> None:
    for turns, lies in ((False, REST), (True, STAND)):
        book = Paired()
        book.zones.turns[BACK * book.zones.count + FRONT] = turns
        book.zones.orient[FRONT] = STAND
        t = board(side(back=[card("a")]), book=book)
        first = t.ref("a")
        t.change(orient([first], REST))
        t.change(move([first], FRONT))
        assert t.ref("a") == first
        assert t.game.state.orient[first & CARD] == lies
        # Unless it is said how.
        t.change(move([first], BACK))
        t.change(move([first], FRONT, orient=REST))
        assert t.game.state.orient[first & CARD] == REST


class Lending(Tiny):
    """The book, in which masters say whose cards on the field are."""

    def __init__(self) -> None:
        super().__init__()
        self.zones = zones()
        self.zones.by_master = True


def test_nouns_go_by_masters_where_the_book_says_so() -> None:
    grows = cont(Modifier(ADD, POWER, Cards(zones=FIELD), Num(1)))
    counted = cont(Modifier(ADD, LEVEL, This(), Count(Cards(zones=(BACK,)))))
    lent = Cards(OPPONENT, zones=(BACK,))
    for book, mine in ((Tiny(), 1), (Lending(), 3)):
        t = board(
            side(back=[card("a", act(TakeControl(lent)), grows, counted)]),
            side(back=["x", "y"], front=[card("z", grows)], soul=["s"]),
            book=book,
        )
        assert (t.value(LEVEL, "a"), t.value(POWER, "x"), t.value(POWER, "z")) == (1, 4, 4)
        t.activate("a")
        assert t.value(LEVEL, "a") == mine
        assert (t.value(POWER, "z"), t.value(POWER, "x")) == (4, 4)
        assert len(Cards(zones=(BACK,)).refs(t.game, -1, 0, [])) == mine
        assert Cards(zones=(BACK,)).how_many(t.game, -1, 0, []) == mine
        assert Cards(OPPONENT, zones=(*FIELD, SOUL)).how_many(t.game, -1, 0, []) == 5 - mine
        assert Cards(ANYONE, zones=(BACK,)).how_many(t.game, -1, 0, []) == 3
        t.change(expire(THIS_TURN, t.game.state.turn))
        assert t.value(LEVEL, "a") == 1


def test_ties_are_told() -> None:
    class Telling(Paired):
        def told_tie(self, kind: int) -> str:
            return "partner of" if kind == PARTNER else ""

    t = board(side(back=["a", "b"]), book=Telling())
    t.change(tie(t.ref("b"), PARTNER, t.ref("a")), tie(t.ref("a"), 9, t.ref("b")))
    views = [card_view(t.game, t.find(name), 1) for name in "ab"]
    assert [view and view.get("ties") for view in views] == [{}, {"partner of": "a"}]
