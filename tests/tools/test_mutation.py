"""Mutants are what they say: one change, in the function they name, and nowhere else."""

import ast
import tomllib

import pytest

import bythebook
from bythebook.tools.knock_out import exchange
from tests.mutation.__main__ import EQUIVALENT
from tests.mutation.changing import changed, code_of, drawn, function_of, modules, mutants


def others(source: str) -> list[str]:
    """What can stand in the place of an expression or a statement."""
    node = ast.parse(source).body[0]
    found = node.value if isinstance(node, ast.Expr) else node
    return [ast.unparse(other) for other in changed(found)]


def test_comparisons_are_flipped() -> None:
    assert others("a < b") == ["a <= b"]
    assert others("a == b") == ["a != b"]
    assert others("a not in b") == ["a in b"]
    assert others("a < b < c") == []


def test_conditions_are_dropped() -> None:
    assert others("a and b and c") == ["b and c", "a and c", "a and b"]
    assert others("a or b") == ["b", "a"]
    assert others("not a") == ["a"]
    assert others("if a:\n    b") == ["if True:\n    b", "if False:\n    b"]


def test_players_are_exchanged() -> None:
    assert others("player") == ["1 - player"]
    assert others("1 - player") == ["player"]
    assert others("self.player") == ["1 - self.player"]
    assert others("1 - cards") == []


def test_the_same_seed_draws_the_same_mutants_in_kernel_and_games() -> None:
    found = drawn(60, 4)
    assert found == drawn(60, 4)
    assert found != drawn(60, 5)
    assert {m.module.split(".")[1] for m in found} == {"kernel", "games"}
    assert "bythebook.kernel.game.loop" in modules()


def test_a_fact_of_the_book_is_not_changed_into_what_it_says() -> None:
    found = mutants("bythebook.games.ws.rule_actions")
    changes = {(m.before, m.after) for m in found}
    assert ("paying and LEVEL_UP_WAITS.value", "LEVEL_UP_WAITS.value") in changes
    assert ("paying and LEVEL_UP_WAITS.value", "paying") not in changes


def test_changes_of_one_function_that_read_alike_have_names_of_their_own() -> None:
    names = [m.name for module in modules() for m in mutants(module)]
    assert len(names) == len(set(names))


@pytest.mark.skipif(bythebook.is_compiled(), reason="a native function's code cannot be exchanged")
def test_a_mutant_changes_its_function_and_can_be_undone() -> None:
    mutant = next(m for m in mutants("bythebook.kernel.state.zones") if " == " in m.before)
    function = function_of(mutant)
    before = function.__code__
    assert code_of(mutant).co_name == before.co_name == mutant.function.split(".")[-1]
    assert exchange(function, code_of(mutant)) is before
    assert function.__code__ is not before
    exchange(function, before)


@pytest.mark.skipif(bythebook.is_compiled(), reason="a native function's code cannot be exchanged")
def test_every_mutant_drawn_can_be_made() -> None:
    for mutant in drawn(40, 6):
        assert code_of(mutant).co_code
        assert function_of(mutant).__name__ == mutant.function.split(".")[-1]


def test_what_is_called_the_same_game_is_a_mutant_with_a_reason() -> None:
    names = {m.name for module in modules() for m in mutants(module)}
    for name, reason in tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).items():
        assert name in names
        assert len(reason.split()) > 3
