"""Options that are the same read the same; of all others it is said which is meant."""

import pytest

from bythebook.games.dbs.zones.zones import LIFE
from bythebook.games.ws.zones.zones import CLOCK, HAND, WAITING_ROOM
from bythebook.kernel.state.options import V_PASS, V_STANDBY, VERBS
from bythebook.kernel.state.refs import SHIFT
from bythebook.testing import Table, character, side, table
from bythebook.testing.dbs import battle, leader
from bythebook.wording import wording_of
from bythebook.wording.copies import nth, sameness, told_apart

WS = [character("Twin", power=2000), character("Other", power=2000)]
DBS = [leader("Old Captain"), battle("Deck Hand", cost=1, power=10000)]


def said(t: Table, verb: str) -> list[str]:
    """What the options of a verb are called."""
    ask = t.asked
    words = told_apart(wording_of(t.game.book.name), t.game, ask.player)
    pairs = zip(ask.options, words, strict=True)
    return [str(one) for option, one in pairs if VERBS[option[0]][0] == verb]


def different(t: Table, verb: str) -> int:
    """How many different options of a verb there are."""
    ask = t.asked
    options = [option for option in ask.options if VERBS[option[0]][0] == verb]
    return len({sameness(t.game, ask.player, option) for option in options})


def choosing(t: Table, player: int, zone: int, unseen: bool = False) -> None:
    """The first player chooses a card of a zone."""
    game = t.game
    refs = game.state.refs(game.state.zone(player, zone))
    t.run(game.book.choose(game, 0, refs, 1, False, unseen))
    t.ends_asking()


def test_copies_on_the_field_say_which_they_are() -> None:
    zones = {"leader": ["Old Captain"], "battle": ["Deck Hand", "Deck Hand"]}
    t = table("dbs", side(**zones), side(leader=["Old Captain"]), cards=DBS, at="main", turns=4)
    t.ends_asking()
    assert said(t, "attack") == [
        "attack with Old Captain at Old Captain: 10000 against 10000",
        "attack with Deck Hand at Old Captain (1st in your battle area): 10000 against 10000",
        "attack with Deck Hand at Old Captain (2nd in your battle area): 10000 against 10000",
    ]


def test_cards_that_lie_face_down_in_a_row_say_where() -> None:
    t = table("dbs", side(life=["Deck Hand"] * 3), cards=DBS)
    choosing(t, 0, LIFE)
    assert said(t, "pick") == [
        "a face-down card (1st in your life) (life)",
        "a face-down card (2nd in your life) (life)",
        "a face-down card (3rd in your life) (life)",
    ]


def test_copies_in_order_say_where_and_others_are_the_same() -> None:
    t = table("ws", side(clock=["Twin", "Other", "Twin"]), cards=WS)
    choosing(t, 0, CLOCK)
    assert [words.partition(" (clock)")[0] for words in said(t, "pick")] == [
        "Twin (1st in your clock)",
        "Other",
        "Twin (3rd in your clock)",
    ]
    t = table("ws", side(waiting_room=["Twin", "Other", "Twin"]), cards=WS)
    choosing(t, 0, WAITING_ROOM)
    assert len(said(t, "pick")) == 3
    assert len(set(said(t, "pick"))) == different(t, "pick") == 2


def test_cards_of_a_hand_out_of_sight_are_counted() -> None:
    t = table("ws", side(), side(hand=["Twin", "Other", "Twin"]), cards=WS)
    choosing(t, 1, HAND, True)
    assert said(t, "pick") == [
        "a face-down card (1st of 3) (rival's hand)",
        "a face-down card (2nd of 3) (rival's hand)",
        "a face-down card (3rd of 3) (rival's hand)",
    ]


def test_abilities_of_cards_that_are_gone_are_counted() -> None:
    t = table("ws", side(hand=["Twin"]), cards=WS)
    ask = t.asked
    twin = t.game.state.ref(t.game.state.zone(0, HAND)[-1])
    gone = twin + (1 << SHIFT)
    ask.options = [(V_STANDBY, gone, -1, -1, 0), (V_STANDBY, gone, -1, -1, 1), (V_PASS,)]
    name = "a card that is gone"
    assert said(t, "resolve") == [f"{name} (1st of 2)", f"{name} (2nd of 2)"]


@pytest.mark.parametrize(
    ("number", "words"),
    [(1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (13, "13th"), (21, "21st")],
)
def test_places_in_a_row(number: int, words: str) -> None:
    assert nth(number) == words
