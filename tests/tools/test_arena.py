"""Opponents against each other, in pairs of games."""

import json

import pytest
from typer.testing import CliRunner

from bythebook import BythebookError
from bythebook.cli.main import app
from bythebook.tools.arena import arena, plan

both = pytest.mark.parametrize("name", ["dbs", "vgg", "ws"])


@both
def test_every_deck_and_seed_is_played_from_both_seats(name: str) -> None:
    jobs = plan(name, "rules", "greedy", 40, 3)
    for first, second in zip(jobs[::2], jobs[1::2], strict=True):
        assert first[:5] == second[:5]
        assert (first[5], second[5]) == (0, 1)
    assert len({job[3] for job in jobs}) == 20
    assert len({job[4] for job in jobs}) == 16


@both
def test_rules_win_against_anything_legal(name: str) -> None:
    result = arena(name, "rules", "random", 6, 2)
    rules, anything = result["rows"]
    assert rules["won"] >= 5
    assert rules["won"] + anything["won"] + result["drawn"] == result["games"] == 6
    assert rules["low"] < rules["share"] <= rules["high"]


def test_against_itself_nothing_is_counted_twice() -> None:
    result = arena("ws", "random", "random", 4, 1)
    assert sum(row["won"] for row in result["rows"]) + result["drawn"] == 4


def test_the_command_shows_a_table_or_json() -> None:
    words = ["arena", "ws", "rules", "random", "--games", "2", "--jobs", "1"]
    shown = CliRunner().invoke(app, words, catch_exceptions=False)
    assert shown.exit_code == 0
    for part in ("rules", "random", "95 % sure", "turns and"):
        assert part in shown.output
    told = CliRunner().invoke(app, [*words, "--json"], catch_exceptions=False)
    assert json.loads(told.stdout)["games"] == 2


def test_nobody_unknown_plays() -> None:
    with pytest.raises(BythebookError, match="no opponent is called 'chess'; there are: rules"):
        arena("ws", "rules", "chess", 2, 1)
