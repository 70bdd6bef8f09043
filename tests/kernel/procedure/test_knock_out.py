"""A function of a clause taken away: a step is skipped, a rule answers something else."""

import pytest

from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Cards, Num
from bythebook.kernel.procedure.clauses import (
    ENTRIES,
    Clause,
    clauses_done,
    forget_answers,
    remembers,
    rule,
    step,
)
from bythebook.kernel.procedure.policy import Flag, Number, name_facts
from bythebook.kernel.procedure.procedure import Flow, Procedure
from bythebook.kernel.state.changes import set_var
from bythebook.kernel.texts.lasting import Give
from bythebook.testing import Stumbled, TestFailed, side, table
from bythebook.tools.knock_out import FAILED, PASSED, answers, knocked_out, outcome, without
from tests.kernel.procedure.test_procedures import Walk
from tests.kernel.table import board
from tests.kernel.table import side as half
from tests.kernel.tiny import BACK, POINTS, POWER, Turn


def test_a_step_is_skipped_until_it_is_restored() -> None:
    t = board()
    with knocked_out("tiny 20.1"):
        t.run(Walk())
        assert t.game.state.vars[POINTS] == 2 + 2
    t.run(Walk())
    assert t.game.state.vars[POINTS] == 1 + 2


def test_the_game_is_another_without_it() -> None:
    with knocked_out("tiny 1.2"):
        t = board(root=Turn())
        t.asks(0, "pass")
    t.choose("pass")
    t.asks(1, "filler", "pass")


def test_one_function_of_a_clause_goes_alone() -> None:
    main, act = clauses_done("tiny")["1.4"]
    before = act.fn.__code__
    with without(main):
        assert main.fn(None, None) is None
        assert act.fn.__code__ is before


def test_a_procedure_first_used_while_a_clause_is_off_misses_it_too() -> None:
    with knocked_out("tiny 50.1"):
        t = board()
        t.run(Late())
        assert t.game.state.vars[POINTS] == 0
    t.run(Late())
    assert t.game.state.vars[POINTS] == 5


class Late(Procedure):
    @step("tiny 50.1")
    def score(self, game: Game) -> Flow:
        return set_var(POINTS, 5)


def left() -> list[str]:
    """Who is still there without any power."""
    t = board(half(back=["a"]))
    t.do(Give(Cards(zones=(BACK,)), POWER, Num(-3)))
    return t.names(0, BACK)


def test_a_rule_answers_nothing_until_it_is_restored() -> None:
    assert left() == []
    with knocked_out("tiny 9.2"):
        assert left() == ["a"]
    assert left() == []


def test_a_function_is_missing_wherever_it_was_imported_to() -> None:
    elsewhere = least
    with knocked_out("mine 4"):
        assert elsewhere(4) == 0
    assert elsewhere(4) == 5


def test_what_was_remembered_of_an_answer_is_forgotten_with_it() -> None:
    forgotten: list[str] = []
    remembers(lambda: forgotten.append("yes"))
    forget_answers()
    assert forgotten == ["yes"]
    with knocked_out("mine 4"):
        assert len(forgotten) == 2
    assert len(forgotten) == 3


@rule("mine 1", nothing=False)
def is_high(number: int) -> bool:
    """Ten is high."""
    return number >= 10


@rule("mine 3", nothing="")
def verify(number: int) -> str:
    """Ten is forbidden."""
    return "mine 3" if is_high(number) else ""


@rule("mine 4", nothing=0)
def least(number: int) -> int:
    """A number has no two answers."""
    return number + 1


MOST = Number("mine 5", value=3, otherwise=99)
OPEN = Flag("mine 6", "other 6", value=True)


def test_a_fact_is_another_until_it_is_restored() -> None:
    forgotten: list[int] = []
    remembers(lambda: forgotten.append(MOST.value))
    with knocked_out("mine 5"):
        assert MOST.value == 99
        # Nothing is remembered of what it said before.
        assert forgotten == [99]
    assert MOST.value == 3
    assert forgotten == [99, 3]
    with knocked_out("other 6"):
        assert not OPEN.value
    assert OPEN.value


def test_a_fact_is_in_the_table_of_clauses_by_its_name() -> None:
    name_facts(globals())
    found = entry("mine 5")
    assert (found.form, found.name, found.nothing) == ("fact", "MOST", 99)
    assert answers(found) == [99]
    assert [entry(number).name for number in ("mine 6", "other 6")] == ["OPEN", "OPEN"]


def entry(number: str) -> Clause:
    return next(e for e in ENTRIES if e.number == number)


def test_of_two_answers_both_are_tried() -> None:
    assert answers(entry("mine 1")) == [False, True]
    assert answers(entry("mine 3")) == ["", "mine 3"]
    assert answers(entry("mine 4")) == [0]
    with without(entry("mine 1"), True):
        assert is_high(1)
        assert verify(1) == "mine 3"
    assert not is_high(1)


def fails() -> None:
    raise TestFailed("the board is another")


def asserts() -> None:
    assert is_high(1)


def stumbles() -> None:
    table("ws", side(), at="main").you.chooses("play nothing there")


def breaks() -> None:
    raise KeyError("of the engine")


def never_ends() -> None:
    while True:
        pass


def test_only_an_assertion_is_a_proof() -> None:
    assert outcome(fails) == FAILED
    assert outcome(asserts) == FAILED
    assert outcome(lambda: None) == PASSED
    assert outcome(stumbles).startswith("stumbled: A cannot choose 'play nothing there'")
    assert outcome(breaks) == "crashed: KeyError: 'of the engine'"
    assert outcome(never_ends, 0.05) == "crashed: it does not end"


def test_a_seat_that_has_nothing_to_decide_stumbles_too() -> None:
    t = table("ws", side(hand=1), at="main")
    with pytest.raises(Stumbled, match="B cannot choose 'pass': B has nothing to decide"):
        t.rival.chooses("pass")


def test_every_clause_is_found_with_what_does_it() -> None:
    done = clauses_done("tiny")
    assert {e.name for e in done["1.4"]} == {"main", "act"}
    assert done["9.2"][0].form == "rule"
    assert "kernel pay" not in done
