"""3-11, 9-6: what lies on a card everybody sees, so a view shows it to both players."""

from typing import Any

from bythebook.testing import Table, clause, laid, side, table
from bythebook.testing.dbs import battle, unison
from tests.rules.dbs.making import said, told


def seen(t: Table, player: int, zone: str, owner: int = 0) -> list[dict[str, Any]]:
    """The cards of an area as a player sees them."""
    kind = t.game.zones.names.index(zone)
    cards: list[dict[str, Any]] = t.game.view(player)["zones"][owner][kind]["cards"]
    return cards


@clause("dbs 3-11-3")
def test_both_players_see_how_many_markers_lie_on_a_unison_card():
    less = told("S", "[Activate: Main] Choose 1 of your Unison Cards and remove 1 marker from it.")
    one = laid(unison("One", cost=1), counters=3)
    t = table("dbs", side(unison=[one], hand=[less, "filler"]), side(), at="main")
    assert [seen(t, p, "unison area")[0]["counters"] for p in (0, 1)] == [{"markers": 3}] * 2
    t.you.chooses("activate S")
    t.settle()
    assert [seen(t, p, "unison area")[0]["counters"] for p in (0, 1)] == [{"markers": 2}] * 2


def test_cards_without_any_show_none():
    t = table("dbs", side(battle=[battle("Ash")]), side(), at="main")
    assert "counters" not in seen(t, 1, "battle area")[0]


def test_how_a_card_was_played_is_seen():
    own = said("Own", "[Evolve] <Ash>")
    t = table("dbs", side(hand=[own], battle=[battle("Ash")]), side(), at="main")
    t.you.chooses("activate Own")
    t.settle()
    for player in (0, 1):
        assert seen(t, player, "battle area")[0]["counters"] == {"played with": "Evolve"}
