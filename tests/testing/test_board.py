"""A board in a few words: cards under cards, face up and face down, counters, cards of one name."""

import pytest

from bythebook.games.dbs.zones.zones import ACTIVE, WARP
from bythebook.games.dbs.zones.zones import REST as RESTED
from bythebook.games.ws.zones.zones import CENTER_RIGHT, MEMORY, REST, STAND
from bythebook.kernel.state.changes import move
from bythebook.testing import TestFailed, character, face_down, face_up, laid, side, table
from bythebook.testing import dbs as make

EBB = character("Ebb", level=2, power=5000)
FLOW = character("Flow", power=7000)
LOW = make.battle("Low")
TOP = make.battle("Top", power=20000)


def test_markers_lie_under_the_character_they_are_laid_under() -> None:
    hero = laid("Hero", REST, under=["Ebb", face_up("Flow")])
    t = table("ws", side(left=hero, right="filler"), cards=[character("Hero"), EBB, FLOW])
    assert t.you.under("Hero") == ["Ebb", "Flow"]
    assert t.you.under("filler") == []
    t.you.markers_under_left_center.is_("Ebb", "Flow")
    assert t.you.markers_under_left_center.face_down == ["Ebb"]
    assert t.you.state_of("Hero") == REST
    # Nobody looks at a marker, but one that lies face up everybody sees.
    assert not t.you.knows(t.you.card("Ebb"))
    assert t.you.knows(t.you.card("Flow"))
    assert t.rival.knows(t.you.card("Flow"))
    # They are its markers: they go where it goes.
    t.changes(move([t.you.ref("Hero")], CENTER_RIGHT, 0))
    t.you.markers_under_right_center.is_("Ebb", "Flow")


def test_cards_under_a_card_are_one_pile_with_it() -> None:
    t = table("dbs", side(battle=[laid("Top", RESTED, under=["filler", "Low"]), "filler"]),
              cards=[LOW, TOP])  # fmt: skip
    assert t.you.under("Top") == ["filler", "Low"]
    t.you.battle.is_("Top", "filler")
    assert t.you.battle.states == [RESTED, ACTIVE]
    assert t.you.value("Top", "power") == 20000
    t.changes(move([t.you.ref("Top")], WARP))
    t.you.warp.is_("Top")
    t.you.drop.holds_exactly("Low", "filler")


def test_a_card_under_a_card_can_lie_face_down() -> None:
    top = laid("Top", under=face_down("Low"))
    t = table("dbs", side(battle=top), cards=[LOW, TOP])
    assert t.you.under("Top") == ["Low"]
    assert t.you.lies_face_down("Low")
    assert not t.you.knows(t.you.card("Low"))
    assert not t.rival.knows(t.you.card("Low"))


def test_a_pile_is_said_once() -> None:
    with pytest.raises(TestFailed, match="one pile"):
        table("dbs", side(battle=laid("Top", under=laid("Low", under="filler"))), cards=[LOW, TOP])


def test_counters_are_on_the_card_from_the_start() -> None:
    t = table("dbs", side(unison=laid("Sign", counters=3)), cards=[make.unison("Sign")])
    assert t.you.counters("Sign") == 3
    assert t.you.counters("leader") == 0
    t.changes(move([t.you.ref("Sign")], WARP))
    assert t.you.counters("Sign") == 0


def test_face_down_where_cards_lie_face_up() -> None:
    t = table("ws", side(memory=["Flow", face_down("Ebb")], level=[face_down("Ebb"), "filler"]),
              cards=[EBB, FLOW])  # fmt: skip
    assert t.you.memory.face_down == ["Ebb"]
    assert t.you.memory.seen_by(t.you) == ["Ebb", "Flow"]
    assert t.you.memory.seen_by(t.rival) == [None, "Flow"]
    assert t.you.level.seen_by(t.rival) == ["filler", None]
    assert t.you.value("Flow", "power") == 7000
    assert t.you.value("Ebb", "power") == 0  # it is blank as it lies
    t.changes(move([t.you.ref("Flow")], MEMORY))
    assert t.you.value("Ebb", "level") == 0


def test_face_up_where_cards_lie_face_down() -> None:
    t = table("dbs", side(life=["filler", face_up("Top"), "filler"]), cards=[TOP])
    assert t.you.life.face_down == ["filler", "filler"]
    for seat in (t.you, t.rival):
        assert t.you.life.seen_by(seat) == [None, "Top", None]


@pytest.mark.parametrize("game", ["ws", "dbs"])
def test_two_cards_of_one_name_are_told_apart_by_their_numbers(game: str) -> None:
    make_one = character if game == "ws" else make.battle
    one, two = (make_one("Twin", power=p, number=n) for p, n in ((5000, "T-1"), (9000, "T-2")))
    zones = {"hand": [one, "T-2"], "energy": 3} if game == "dbs" else {"hand": [one, "T-2"]}
    t = table(game, side(**zones), cards=[two], at="main")
    t.you.may_choose_exactly(
        "play Twin (T-1)", "play Twin (T-2)", "pass", *([] if game == "ws" else ["attack leader"])
    )
    with pytest.raises(TestFailed, match="say which"):
        t.you.chooses("play Twin")
    t.you.chooses("play Twin (T-2)")
    if game == "ws":
        t.you.chooses("left center")
        assert t.you.state_of("T-2") == STAND
    t.settle()
    assert t.you.value("T-2", "power") == 9000
    assert t.you.value("T-1", "power") == 5000
    t.you.hand.is_("Twin")


def test_a_name_that_two_cards_have_does_not_say_which() -> None:
    twins = [character("Twin", number=n) for n in ("T-1", "T-2")]
    with pytest.raises(TestFailed, match="T-1 or T-2"):
        table("ws", side(hand=["Twin"]), cards=twins)
    with pytest.raises(TestFailed, match="no card is called"):
        table("ws", side(hand=["Nobody"]), cards=twins)


def test_what_is_not_there_is_told_with_what_there_is() -> None:
    with pytest.raises(TestFailed, match="no zone is called 'shelf': there are deck, hand"):
        table("ws", side(shelf=1))
    with pytest.raises(TestFailed, match="no phase is called 'tea': there are charge, main, end"):
        table("dbs", at="tea")
    with pytest.raises(AttributeError, match="no zone is called 'shelf'"):
        assert table("vgg").you.shelf


def test_several_cards_are_a_list_a_tuple_or_none() -> None:
    t = table("ws", side(hand=("Ebb", "Flow"), level=(), left=("filler", REST)), cards=[EBB, FLOW])
    t.you.hand.is_("Ebb", "Flow")
    t.you.level.has(0)
    assert t.you.left.states == [REST]
