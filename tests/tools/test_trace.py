"""What `trace` finds wrong in a register."""

from typing import Any

import pytest

from bythebook import register as registers
from bythebook.tools import trace as tool


def wrong(monkeypatch: pytest.MonkeyPatch, number: str, **changed: Any) -> list[str]:
    """What trace says of the register when one entry of it is another."""
    book = registers.register("ws")
    entry = book.clauses[number]._replace(**changed)
    other = book._replace(clauses={**book.clauses, number: entry})
    with monkeypatch.context() as patch:
        patch.setattr(tool, "register", lambda name: other)
        return [w for w in tool.trace("ws")["wrong"] if w.startswith(f"{number} ")]


def test_definitions_and_manners_need_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    for number, kind in (("2.3.1", "definition"), ("2.2.2", "manners")):
        assert wrong(monkeypatch, number) == []
        assert wrong(monkeypatch, number, reason="") == [f"{number} is {kind} without a reason"]


def test_what_a_function_carries_is_no_definition(monkeypatch: pytest.MonkeyPatch) -> None:
    found = wrong(monkeypatch, "1.2.3", kind="definition", reason="because", symbol="kernel")
    assert found == ["1.2.3 is definition but a function carries it"]


def test_what_is_done_is_not_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    assert wrong(monkeypatch, "1.2.3", todo=True) == ["1.2.3 is done but marked todo"]


def test_functions_that_carry_numbers_of_several_books_are_counted() -> None:
    found = tool.trace("vgd")["shared"]
    assert found["vgg"] >= 200
    assert found["vgg"] > found["ws"] > 0
    assert tool.trace("vgg")["shared"]["vgd"] == found["vgg"]
