"""What a view tells: how the game ended, what waits, and which card is meant that is gone."""

from bythebook.kernel.abilities.abilities import EV_MOVE, Trigger
from bythebook.kernel.abilities.resolve import May
from bythebook.kernel.language.nouns import This
from bythebook.kernel.seeing.views import view
from bythebook.kernel.state.changes import move
from tests.kernel.cards import Score, card
from tests.kernel.table import auto, board, side
from tests.kernel.tiny import FIELD, HAND, Turn


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
