"""A clause taken away: its steps are skipped, its rules answer nothing."""

import os
import subprocess
import sys
from pathlib import Path

from tests.kernel.table import board
from tests.kernel.test_procedures import Walk
from tests.kernel.tiny import POINTS, Turn

from bythebook.kernel.changes import set_var
from bythebook.kernel.clauses import (
    PROGRAMS,
    clauses_done,
    code_of,
    knock_out,
    restore,
    step,
)
from bythebook.kernel.game import Game
from bythebook.kernel.procedure import Flow, Procedure


def test_a_step_is_skipped_until_it_is_restored() -> None:
    t = board()
    knock_out("tiny 20.1")
    try:
        t.run(Walk())
        assert t.game.state.vars[POINTS] == 2 + 2
    finally:
        restore("tiny 20.1")
    t.run(Walk())
    assert t.game.state.vars[POINTS] == 1 + 2


def test_all_parts_of_a_clause_go_together_and_no_other() -> None:
    turn = PROGRAMS[code_of(Turn)]
    whole = turn.fns.copy()
    knock_out("tiny 1.4")
    try:
        assert [a is b for a, b in zip(turn.fns, whole, strict=True)] == [
            c != "tiny 1.4" for c in turn.clauses
        ]
        assert turn.clauses.count("tiny 1.4") == 2
    finally:
        restore("tiny 1.4")
    assert turn.fns == whole


def test_the_game_is_another_without_it() -> None:
    knock_out("tiny 1.2")
    try:
        t = board(root=Turn())
        t.asks(0, "pass")
    finally:
        restore("tiny 1.2")
    t.choose("pass")
    t.asks(1, "filler", "pass")


def test_a_procedure_first_used_while_a_clause_is_off_misses_it_too() -> None:
    knock_out("tiny 50.1")
    try:
        t = board()
        t.run(Late())
        assert t.game.state.vars[POINTS] == 0
    finally:
        restore("tiny 50.1")
    t.run(Late())
    assert t.game.state.vars[POINTS] == 5


class Late(Procedure):
    @step("tiny 50.1")
    def score(self, game: Game) -> Flow:
        return set_var(POINTS, 5)


BARE = """
from bythebook.games.ws.turn import hand_limit
from bythebook.kernel.clauses import Rule, knock_out
assert not isinstance(hand_limit, Rule)
try:
    knock_out("ws 3.3.3.1")
except RuntimeError as error:
    print(error)
"""


def test_a_rule_is_only_a_function_unless_knock_out_was_asked_for() -> None:
    env = {k: v for k, v in os.environ.items() if k != "BYTHEBOOK_KNOCK_OUT"}
    run = [sys.executable, "-c", BARE]
    done = subprocess.run(run, env=env, capture_output=True, text=True, check=True)
    assert "set BYTHEBOOK_KNOCK_OUT=1 before importing" in done.stdout


RULE = """
from bythebook.kernel.clauses import knock_out, restore
from bythebook.kernel.nouns import Cards, Num
from bythebook.kernel.lasting import Give
from tests.kernel.table import board, side
from tests.kernel.tiny import BACK, POWER

def left():
    t = board(side(back=["a"]))
    t.do(Give(Cards(zones=(BACK,)), POWER, Num(-3)))
    return t.names(0, BACK)

assert left() == []
knock_out("tiny 9.2")
assert left() == ["a"]
restore("tiny 9.2")
assert left() == []
"""


def test_a_rule_answers_nothing_until_it_is_restored() -> None:
    root = Path(__file__).parents[2]
    paths = os.pathsep.join([str(root), str(root / "src")])
    env = {**os.environ, "BYTHEBOOK_KNOCK_OUT": "1", "PYTHONPATH": paths}
    done = subprocess.run(
        [sys.executable, "-c", RULE], env=env, cwd=root, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_every_clause_is_found_with_what_does_it() -> None:
    done = clauses_done("tiny")
    assert {e.name for e in done["1.4"]} == {"main", "act"}
    assert done["9.2"][0].form == "rule"
    assert "kernel pay" not in done
