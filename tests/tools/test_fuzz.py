"""Fuzzing: who plays whom, which checks are made when, and what becomes of a failure."""

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from bythebook import engine
from bythebook.kernel.game.game import Game
from bythebook.kernel.state.errors import Stuck
from bythebook.text.cards import own_decks
from bythebook.tools import fuzz
from bythebook.tools.checks import Broken
from bythebook.tools.fuzz import APART, WEIGHTS, Rolls, our_decks, pairings, play
from bythebook.tools.standings import Standings, interval

OURS = our_decks("ws")


def test_the_bench_deck_is_none_of_ours() -> None:
    assert sorted([*OURS, "bench"]) == sorted(own_decks("ws"))
    assert len(OURS) >= 2


def test_all_pairs_of_our_decks_play_in_both_seats_equally_often() -> None:
    pairs = len(OURS) * (len(OURS) - 1)
    found = Counter(pairings("ws", 5 * pairs * APART))
    ordered = {(a, b): n for (a, b), n in found.items() if a != b and "bench" not in (a, b)}
    assert len(ordered) == pairs
    assert set(ordered.values()) == {5 * (APART - 1)}
    # One game in so many tells nothing of them, but is checked all the same.
    apart = sum(found.values()) - sum(ordered.values())
    assert apart * APART == sum(found.values())
    for seats in (("bench", OURS[0]), (OURS[0], "bench"), (OURS[0], OURS[0])):
        assert found[seats]


def test_a_fault_is_told_with_its_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(game: Game, laid: int) -> None:
        if game.decided == 7:
            raise Broken("planted")

    monkeypatch.setattr(fuzz, "conserved", breaks)
    found = fuzz.fuzz("ws", 2, 1, failures=tmp_path)
    assert (found["broken"], found["crashes"], found["stuck"]) == (2, 0, 0)
    first = found["failures"][0]
    assert first["failure"] == "planted"
    assert first["seed"] == 1_000_000
    assert engine.replay(Path(first["record"]).read_text()).decided == 7
    # Half a game says nothing of what occurs, nor of the decks.
    assert not any(sum(names.values()) for names in found["occurred"].values())
    assert not any(row["games"] for row in found["standings"])


def test_a_game_without_end_is_stuck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "LONG", 30)
    found = fuzz.fuzz("ws", 2, 1, thorough=0)
    assert (found["broken"], found["crashes"], found["stuck"]) == (0, 0, 2)
    assert found["failures"][0]["failure"] == "no end after 30 decisions"


@pytest.mark.parametrize(("error", "kind"), [(Stuck("round"), "stuck"), (KeyError(3), "crashes")])
def test_what_is_stuck_or_crashes_is_told(
    error: Exception, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(game: Game, laid: int) -> None:
        raise error

    monkeypatch.setattr(fuzz, "conserved", fails)
    found = play("ws", 1, 0.0, (OURS[0], OURS[1]))
    assert found["kind"] == kind
    assert found["record"]
    assert found["winner"] is None


def test_an_answer_that_always_crashes_is_left_out_of_the_record() -> None:
    class Crashing:
        """A game whose record fails, as a replayed crash does."""

        def __init__(self, game: Game) -> None:
            self.inputs = game.inputs
            self.from_the_start = game.from_the_start

        def record(self) -> str:
            raise KeyError(3)

    game = engine.new_game("ws", OURS[0], OURS[1], seed=1)
    for _ in range(5):
        game.answer(0)
    failed: Any = Crashing(game)
    assert engine.replay(fuzz._record(failed)).decided == 4


def test_every_check_is_made_as_often_as_asked_and_changes_nothing() -> None:
    decks = (OURS[0], "bench")
    least = play("ws", 3, 0.0, decks)
    most = play("ws", 3, 1 / min(WEIGHTS.values()), decks)
    assert least["failure"] == most["failure"] == ""
    assert least["checks"] == Counter()
    assert {name: n for name, n in most["checks"].items() if name != "record"} == dict.fromkeys(
        set(WEIGHTS) - {"record"}, most["decisions"]
    )
    assert most["checks"]["record"] == 1
    # The same game, whatever is checked.
    assert least["decisions"] == most["decisions"]
    assert least["winner"] == most["winner"]
    assert least["counts"] == most["counts"]


def test_a_check_is_made_at_its_share_of_decisions() -> None:
    rolls = Rolls(1, 0.04)
    for _ in range(1000):
        for name in WEIGHTS:
            rolls.now(name)
    assert rolls.made["settled"] == rolls.made["options"] == 1000
    assert 250 < rolls.made["values"] < 390
    assert 20 < rolls.made["save"] < 65


def test_a_game_given_up_says_nothing_of_the_decks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "CONCEDED", 1.0)
    seed = next(s for s in range(99) if _gives_up_at(s) < 40)
    found = play("ws", seed, 0.0, (OURS[0], OURS[1]))
    assert found["counts"]["action", "concede"] == 1
    assert found["counts"]["result", "concession"] == 1
    assert found["winner"] is None


def _gives_up_at(seed: int) -> int:
    chance = random.Random(seed)
    chance.random()
    return chance.randrange(300)


def test_standings_count_wins_whoever_sat_where() -> None:
    standings = Standings(["a", "b", "c"])
    for _ in range(3):
        standings.add(("a", "b"), 0)
        standings.add(("b", "a"), 1)
    standings.add(("a", "b"), 1)
    standings.add(("b", "a"), 0)
    for nothing in (("a", "a"), ("a", "bench")):
        standings.add(nothing, 0)
    standings.add(("a", "b"), None)
    standings.add(("a", "b"), -1)
    rows = {(r["deck"], r["rival"]): r for r in standings.rows()}
    assert len(rows) == 6
    ab, ba = rows["a", "b"], rows["b", "a"]
    assert (ab["games"], ab["share"], ab["fair"]) == (8, 0.75, False)
    assert (ba["games"], ba["share"], ba["fair"]) == (8, 0.25, False)
    assert ab["low"] < 0.75 < ab["high"]
    assert (rows["a", "c"]["games"], rows["a", "c"]["share"]) == (0, None)


@pytest.mark.parametrize(("won", "fair"), [(29, False), (30, True), (70, True), (71, False)])
def test_fair_is_between_thirty_and_seventy_percent(won: int, fair: bool) -> None:
    standings = Standings(["a", "b"])
    for number in range(100):
        standings.add(("a", "b"), 0 if number < won else 1)
    assert standings.rows()[0]["fair"] is fair


def test_the_interval_is_wilson_s() -> None:
    low, high = interval(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    low, high = interval(0, 20)
    assert low == 0.0
    assert round(high, 4) == 0.1611
    assert interval(0, 0) == (0.0, 1.0)
