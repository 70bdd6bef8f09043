"""What a view tells: how the game ended, what waits, and which card is meant that is gone."""

from typing import Any

from bythebook.kernel.abilities.abilities import EV_MOVE, Trigger
from bythebook.kernel.abilities.resolve import May
from bythebook.kernel.language.nouns import This
from bythebook.kernel.seeing.views import (
    ability_place,
    card_view,
    notation,
    option_view,
    place_view,
    view,
)
from bythebook.kernel.state.changes import THIS_TURN, counters, face, give, move, reveal, under
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.state.options import V_ACTIVATE, V_NUMBER, V_PICK
from bythebook.kernel.state.refs import BOTH, FACE_DOWN, NOTHING
from tests.kernel.cards import Draw, Score, card
from tests.kernel.table import Table, act, auto, board, side
from tests.kernel.tiny import BACK, DISCARD, FIELD, HAND, POWER, Turn


def test_a_view_tells_how_the_game_ended() -> None:
    t = board(root=Turn())
    assert [view(t.game, player)["result"] for player in (0, 1)] == [None, None]
    t.game.concede(0)
    result = t.game.result
    assert result is not None
    told = [result.winner, result.reason, result.clause]
    assert [view(t.game, player)["result"] for player in (0, 1)] == [told, told]
    assert result.winner == 1


def test_both_are_told_who_decides_and_only_that_player_what_can_be_chosen() -> None:
    t = board(root=Turn())
    mine, theirs = view(t.game, 0)["decision"], view(t.game, 1)["decision"]
    assert mine["player"] == theirs["player"] == t.game.state.turn_player == 0
    assert "options" in mine
    assert "options" not in theirs


def test_a_card_that_has_become_another_is_told_by_its_name_and_not_by_its_place() -> None:
    returns = auto(Trigger(EV_MOVE, This(), FIELD, (HAND,)), May((Score(),)))
    t = board(side(back=[card("a", returns)]))
    t.change(move([t.ref("a")], HAND))
    t.asks(0, "yes", "no")
    assert view(t.game, 0)["decision"]["source"] == {"gone": "a"}
    t.choose("yes")


def seen_of(t: Table, name: str, player: int) -> dict[str, Any] | None:
    """A card as a player sees it."""
    return card_view(t.game, t.find(name), player)


def test_a_known_card_is_told_with_all_that_lies_on_and_under_it() -> None:
    t = board(side(back=["a", "b"], hand=["c"], side=["d"]))
    values = {"power": 3, "level": 0, "traits": 0}
    plain = {"number": "a", "name": "a", "values": values, "state": ""}
    assert seen_of(t, "a", 1) == plain
    t.change(counters(t.ref("a"), 2, 3), counters(t.ref("b"), 1, 1))
    assert seen_of(t, "a", 1) == {**plain, "counters": {"counter 2": 3}}
    t.change(counters(t.ref("a"), 2, -3))
    assert seen_of(t, "a", 1) == plain
    t.change(under(t.ref("c"), t.ref("a"), which=FACE_DOWN))
    mine, theirs = seen_of(t, "a", 0), seen_of(t, "a", 1)
    assert mine is not None
    assert [c and c["name"] for c in mine["under"]] == ["c"]
    assert theirs == {**plain, "under": [None]}
    # How it lies is told only where cards usually lie face up, and only on the field how it stands.
    t.change(face([t.ref("d")], FACE_DOWN))
    turned = seen_of(t, "d", 0)
    assert turned is not None
    assert turned["face"] == "down"
    assert "state" not in turned


def test_of_a_hand_another_player_is_told_what_is_printed_and_in_no_order() -> None:
    t = board(side(hand=["b", "a", "c"], back=["d"]))
    t.change(reveal([t.ref("b"), t.ref("a")], BOTH))
    given = [give(ADD, POWER, 2, [t.ref(name)], 2, THIS_TURN, 1) for name in ("a", "d")]
    t.change(*given)
    hand = [view(t.game, player)["zones"][0][HAND] for player in (0, 1)]
    assert [c and (c["name"], c["values"]["power"]) for c in hand[0]["cards"]] == [
        ("b", 3),
        ("a", 5),
        ("c", 3),
    ]
    assert [c and (c["name"], c["values"]["power"]) for c in hand[1]["cards"]] == [
        ("a", 3),
        ("b", 3),
        None,
    ]
    assert [zone["count"] for zone in hand] == [3, 3]
    field = view(t.game, 1)["zones"][0][BACK]["cards"]
    assert [(c["name"], c["values"]["power"]) for c in field] == [("d", 5)]


def test_an_option_is_told_by_where_its_card_lies() -> None:
    t = board(side(hand=["b", "a"], back=["d"]))
    told = {"player": 0, "zone": "hand", "place": 1, "name": "a", "number": "a"}
    assert place_view(t.game, t.ref("a"), 0) == told
    # To the other player no more than that it is held.
    assert place_view(t.game, t.ref("a"), 1) == {"player": 0, "zone": "hand"}
    assert place_view(t.game, t.ref("d"), 1) == {
        "player": 0,
        "zone": "back",
        "place": 0,
        "name": "d",
        "number": "d",
    }
    assert place_view(t.game, 1, 0) == {"player": 1}
    assert place_view(t.game, NOTHING, 0) is None
    assert option_view(t.game, (V_PICK, t.ref("d")), 1) == {
        "verb": "pick",
        "cards": [place_view(t.game, t.ref("d"), 1)],
    }
    assert notation(t.game, (V_PICK, t.ref("d"))) == f"pick d #{t.find('d')}"
    assert notation(t.game, (V_PICK, 1)) == "pick player 1"
    assert notation(t.game, (V_NUMBER, 4)) == "number 4"


def test_an_ability_is_told_by_its_place_in_the_text() -> None:
    given = act(Score())
    t = board(side(back=[card("a", act(Draw()), act(Score(), Score())), "b"]))
    first, second = t.game.lib.own[t.game.state.definition[t.find("a")]]
    other = t.game.lib.register(given)
    for ability, place in ((first, 0), (second, 1), (other, NOTHING)):
        option = (V_ACTIVATE, t.ref("a"), ability)
        assert option_view(t.game, option, 0)["ability"] == place
        assert notation(t.game, option) == f"activate a #{t.find('a')} ability {place}"
    assert ability_place(t.game, 0, first) == NOTHING
    assert ability_place(t.game, t.ref("a"), NOTHING) == NOTHING
    # Of a card that has left the field it is still known, of others it is not.
    gone, held = t.ref("a"), t.ref("filler")
    t.change(move([gone], DISCARD), move([held], DISCARD))
    assert ability_place(t.game, gone, second) == 1
    assert ability_place(t.game, held, second) == NOTHING
    assert place_view(t.game, held, 0) == {"gone": None}
