"""Where a procedure goes on: by the names of its steps, and every name there is one of them."""

import ast
from pathlib import Path

import pytest

import bythebook

PACKAGE = Path(bythebook.__file__).parent
JUMPS = ("skip_to", "straight_to")


def steps_of(node: ast.ClassDef) -> set[str]:
    """The methods of a class that are marked as steps."""
    return {
        part.name
        for part in node.body
        if isinstance(part, ast.FunctionDef)
        for mark in part.decorator_list
        if isinstance(mark, ast.Call) and getattr(mark.func, "id", "") == "step"
    }


def named(call: ast.Call) -> list[str]:
    """The steps that a call of one of the ways to go on names."""
    method = getattr(call.func, "attr", getattr(call.func, "id", ""))
    wanted = [k.value for k in call.keywords if k.arg == "goto"]
    if method in JUMPS:
        wanted += call.args[:1]
    if method in ("then", "play_standby", "leave"):
        wanted += call.args[1:2]
    return [w.value for w in wanted if isinstance(w, ast.Constant) and isinstance(w.value, str)]


def jumps(folder: str) -> list[tuple[str, set[str], list[str]]]:
    """Every class that goes on somewhere by name: its steps, and the names."""
    found = []
    for path in sorted((PACKAGE / folder).rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                calls = [n for n in ast.walk(node) if isinstance(n, ast.Call)]
                names = [name for call in calls for name in named(call)]
                if names:
                    found.append((f"{path.stem}.{node.name}", steps_of(node), names))
    return found


@pytest.mark.parametrize("folder", ["kernel", "games"])
def test_every_step_that_is_gone_to_exists(folder: str) -> None:
    found = jumps(folder)
    assert found
    for name, steps, names in found:
        assert set(names) <= steps, name


def test_no_rulebook_reckons_with_the_program_counter() -> None:
    for path in sorted((PACKAGE / "games").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        touched = [n for n in ast.walk(tree) if isinstance(n, ast.Attribute) and n.attr == "pc"]
        assert not touched, path
