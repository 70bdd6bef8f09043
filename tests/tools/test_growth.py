"""Growth: as many continuous effects in play as it says, and a picture of it."""

import sys
from pathlib import Path
from unittest.mock import MagicMock

import pytest

from bythebook import BythebookError
from bythebook.kernel.state.refs import FIRST_CARD
from bythebook.tools.growth import (
    MOST,
    board,
    continuous_abilities,
    draw,
    growth,
    in_play,
    mean_in_play,
)


@pytest.mark.parametrize("game", ["ws", "dbs", "vgg"])
@pytest.mark.parametrize("effects", [0, 1, 5, MOST])
def test_a_board_has_as_many_effects_as_asked_for(effects: int, game: str) -> None:
    start = board(game, effects)
    assert in_play(start) == effects
    # Both sides in turn: neither has two more than the other.
    sides = [0, 0]
    state = start.state
    for card in range(FIRST_CARD, len(state.inc)):
        if start.zones.field[state.kind_of(card)]:
            sides[state.side_of(card)] += len(start.lib.conts[state.definition[card]])
    assert abs(sides[0] - sides[1]) <= 1
    # And about as many while it is played on.
    assert 0.8 * effects <= mean_in_play(start) <= 1.25 * effects


@pytest.mark.parametrize("game", ["ws", "dbs", "vgg"])
def test_no_two_effects_are_the_same_and_there_are_no_more_of_them(game: str) -> None:
    found = continuous_abilities(game)
    assert len(found) == len(set(found)) >= MOST
    with pytest.raises(BythebookError, match="at most"):
        board(game, len(found) + 1)
    with pytest.raises(BythebookError, match="no game is called"):
        continuous_abilities("chess")


@pytest.mark.parametrize("game", ["ws", "dbs", "vgg"])
def test_growth_is_relative_to_none(game: str) -> None:
    rows = growth(game, rounds=1, most=2)
    assert [row["effects"] for row in rows] == [0, 1, 2]
    assert rows[0]["relative"] == 1.0
    assert all(row["decisions_per_s"] > 0 for row in rows)


ROWS = [
    {"effects": n, "in_play": n, "decisions_per_s": 20_000 - 100 * n, "relative": 1 - n / 20}
    for n in range(11)
]


def test_the_picture_shows_the_figures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Drawing itself is for an extra that need not be installed.
    library = MagicMock()
    figure, axes = MagicMock(), MagicMock()
    library.pyplot.subplots.return_value = (figure, axes)
    monkeypatch.setitem(sys.modules, "matplotlib", library)
    monkeypatch.setitem(sys.modules, "matplotlib.pyplot", library.pyplot)
    draw(ROWS, "growth of something", tmp_path / "growth.svg")
    assert axes.bar.call_args.args == (list(range(11)), [1 - n / 20 for n in range(11)])
    assert [call.args for call in axes.annotate.call_args_list][:2] == [
        ("20.0k", (0, 1.0)),
        ("19.9k", (1, 0.95)),
    ]
    assert axes.set_title.call_args.args == ("growth of something",)
    assert figure.savefig.call_args.args == (tmp_path / "growth.svg",)


def test_what_cannot_be_drawn_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BythebookError, match=r"a \.png or a \.svg"):
        draw(ROWS, "", tmp_path / "growth.gif")
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(BythebookError, match="install the extra `plot`"):
        draw(ROWS, "", tmp_path / "growth.svg")
