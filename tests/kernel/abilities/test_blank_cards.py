"""Cards that lie face down where that makes them blank: no values, no abilities, no traces."""

from dataclasses import dataclass

from bythebook.kernel.abilities.abilities import EV_MOVE, Modifier, Trigger
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Cards, Num, This
from bythebook.kernel.language.words import ANYONE
from bythebook.kernel.seeing.views import view
from bythebook.kernel.state.changes import face, give, move
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.state.refs import BOTH, FACE_DOWN, FACE_UP, NOBODY_SEES, PUBLIC
from bythebook.kernel.state.zones import Zone, ZoneTable
from bythebook.kernel.texts.verbs import Announce, ChooseCards, MoveCards, Search
from tests.kernel.cards import Score, at_least, card, of
from tests.kernel.table import auto, board, cont, side
from tests.kernel.tiny import BACK, DISCARD, EV_BELL, FRONT, HAND, LEVEL, POWER, SIDE, Tiny

HERE = Cards(zones=(SIDE,))
STRONGER = Modifier(ADD, POWER, Cards(zones=(BACK,)), Num(1))


def test_it_has_no_values_until_it_is_turned_up_or_moves() -> None:
    t = board(side(hand=[card("a", power=4, level=2)]))
    assert (t.value(POWER, "a"), t.value(LEVEL, "a")) == (4, 2)
    t.change(move([t.ref("a")], SIDE, face=FACE_DOWN))
    assert (t.value(POWER, "a"), t.value(LEVEL, "a")) == (0, 0)
    t.change(face([t.ref("a")], FACE_UP))
    assert (t.value(POWER, "a"), t.value(LEVEL, "a")) == (4, 2)
    t.change(face([t.ref("a")], FACE_DOWN))
    assert t.value(POWER, "a") == 0
    t.change(move([t.ref("a")], HAND))
    assert (t.value(POWER, "a"), t.value(LEVEL, "a")) == (4, 2)


def test_face_up_there_or_face_down_elsewhere_it_is_not_blank() -> None:
    t = board(side(hand=["a", "b"]))
    t.change(move([t.ref("a")], SIDE), move([t.ref("b")], DISCARD, face=FACE_DOWN))
    assert (t.value(POWER, "a"), t.value(POWER, "b")) == (3, 3)


def test_effects_on_it_come_on_top_of_nothing() -> None:
    t = board(side(hand=["a"]))
    t.change(move([t.ref("a")], SIDE, face=FACE_DOWN))
    t.change(give(ADD, POWER, 2, [t.ref("a")], 2, 1, 1))
    assert t.value(POWER, "a") == 2


def test_who_is_turned_up_by_moving_speaks_from_then_on() -> None:
    stronger = Modifier(ADD, POWER, This(), Num(2))
    t = board(side(back=[card("a", cont(stronger))]))
    assert t.value(POWER, "a") == 5
    t.change(face([t.ref("a")], FACE_DOWN))
    assert t.value(POWER, "a") == 3
    # It stays the same card, and lies as cards lie there.
    t.change(move([t.ref("a")], FRONT))
    assert t.value(POWER, "a") == 5


def test_it_is_counted_but_fits_no_description() -> None:
    t = board(side(hand=[card("a", level=2, traits="owl"), "b"]))
    t.change(move([t.ref("a")], SIDE, face=FACE_DOWN))
    assert len(HERE.refs(t.game, -1, 0, [])) == 1
    assert Cards(zones=(SIDE,), tests=(of("owl"),)).refs(t.game, -1, 0, []) == []
    assert Cards(zones=(SIDE,), tests=(at_least(LEVEL, 1),)).refs(t.game, -1, 0, []) == []


def test_its_abilities_are_silent() -> None:
    speaking = cont(STRONGER, zones=(SIDE,))
    waiting = auto(Trigger(EV_BELL), Score(), zones=(SIDE,))
    t = board(side(back=["b"], hand=[card("a", speaking, waiting)]))
    t.change(move([t.ref("a")], SIDE))
    t.do(Announce(EV_BELL))
    assert (t.value(POWER, "b"), t.points()) == (4, 1)
    t.change(face([t.ref("a")], FACE_DOWN))
    t.do(Announce(EV_BELL))
    assert (t.value(POWER, "b"), t.points()) == (3, 1)
    assert t.game.abilities_of(t.find("a")) == ()


class Whispering(Tiny):
    """The same book, in which abilities with a mark count face down too."""

    def speaks(self, game: Game, card: int, ability: int) -> bool:
        return game.state.face[card] == FACE_UP or game.lib.abilities[ability].marks == 1


def test_a_book_may_let_single_abilities_count() -> None:
    loud = cont(STRONGER, zones=(SIDE,), marks=1)
    quiet = cont(STRONGER, zones=(SIDE,))
    waiting = auto(Trigger(EV_BELL), Score(), zones=(SIDE,), marks=1)
    leaving = auto(Trigger(EV_MOVE, This(), (SIDE,), (HAND,)), Score(), zones=(SIDE,), marks=1)
    a = card("a", loud, quiet, waiting, leaving)
    t = board(side(back=["b"], hand=[a]), book=Whispering())
    t.change(move([t.ref("a")], SIDE, face=FACE_DOWN))
    assert t.value(POWER, "b") == 4
    t.do(Announce(EV_BELL))
    assert t.points() == 1
    t.change(face([t.ref("a")], FACE_UP))
    assert t.value(POWER, "b") == 5
    t.change(face([t.ref("a")], FACE_DOWN))
    t.change(move([t.ref("a")], HAND))
    assert (t.value(POWER, "b"), t.points()) == (3, 2)


class LookingBack(Tiny):
    """The same book, in which cards that leave the side are known as they were there."""

    def looks_back(self, origin: int, target: int) -> bool:
        return origin == SIDE


def test_what_leaves_is_remembered_as_blank() -> None:
    """A watcher sees a card go, and learns nothing of it."""
    gone = auto(Trigger(EV_MOVE, Cards(ANYONE), (SIDE,), (HAND,)), Score())
    eye = side(back=[card("eye", gone)])
    t = board(side(hand=[card("a", power=4)]), eye, book=LookingBack())
    t.change(move([t.ref("a")], SIDE, face=FACE_DOWN))
    old = t.ref("a")
    t.change(move([old], HAND))
    assert t.points(1) == 1
    assert t.game.last_value(POWER, old) == 0
    assert t.game.state.last[old][-1] == -1
    assert "a" not in str(view(t.game, 1)["zones"][0][HAND]["cards"])


def test_nobody_searches_what_lies_face_down_for_another() -> None:
    t = board(side(hand=["a"]))
    t.change(move([t.ref("a")], SIDE, face=FACE_DOWN))
    theirs = Cards(1, (SIDE,))
    t.do(Search(theirs), player=1)
    t.settle()
    assert t.game.state.seen[t.find("a")] == 1


def test_choosing_it_does_not_show_it() -> None:
    t = board(side(hand=["a"]))
    t.change(move([t.ref("a")], SIDE, face=FACE_DOWN))
    t.do(ChooseCards(Cards(1, (SIDE,)), up_to=True), player=1)
    option = view(t.game, 1)["decision"]["options"][0]
    assert option["cards"] == [{"player": 0, "zone": "side", "place": 0}]
    t.settle()


@dataclass(frozen=True)
class Kind:
    """How one kind of zone treats what lies face down in it."""

    down_sight: int
    down_shown: bool


def watched(kind: Kind) -> tuple[int, int]:
    """Who knows a card: face down in such a zone, and back in the hand."""
    book = Tiny()
    zones = [Zone(z.name, z.sight, z.field, z.orient, z.face) for z in book.zones.zones]
    zones[SIDE] = Zone("side", down_sight=kind.down_sight, down_shown=kind.down_shown)
    book.zones = ZoneTable(zones)
    t = board(side(deck=["a", "b"]), book=book)
    t.change(move([t.ref("a")], SIDE, face=FACE_DOWN))
    lying = t.game.state.seen[t.find("a")]
    t.change(move([t.ref("a")], HAND))
    return lying, t.game.state.seen[t.find("a")]


def test_a_zone_says_who_sees_what_lies_face_down_there() -> None:
    assert watched(Kind(1, False)) == (1, 1)
    assert watched(Kind(NOBODY_SEES, False)) == (0, 1)
    assert watched(Kind(PUBLIC, False)) == (BOTH, BOTH)
    assert watched(Kind(NOBODY_SEES, True)) == (0, BOTH)
    assert watched(Kind(1, True)) == (1, BOTH)


def test_what_is_put_back_open_is_known_again() -> None:
    t = board(side(deck=["a", "b"]))
    t.change(move([t.ref("a")], SIDE, face=FACE_DOWN))
    t.do(MoveCards(HERE, DISCARD))
    assert t.game.state.seen[t.find("a")] == BOTH
    assert t.value(POWER, "a") == 3
