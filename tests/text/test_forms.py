"""A `form` tells two wordings apart for printing, and never means anything."""

from __future__ import annotations

import ast
from dataclasses import fields, is_dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from tests.text import dbs_texts, ws_texts

import bythebook.text
from bythebook.text import dbs, ws
from bythebook.text.dbs import tags

FOLDER = Path(bythebook.text.__file__).parent


def test_nothing_asks_for_a_form() -> None:
    found = [
        f"{file.relative_to(FOLDER)}:{node.lineno}"
        for file in sorted(FOLDER.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr == "form"
    ]
    assert found == []


def without_forms(node: Any) -> Any:
    """A tree of nodes in which every form is the first one."""
    if isinstance(node, tuple):
        return tuple(without_forms(item) for item in node)
    if not is_dataclass(node) or isinstance(node, type):
        return node
    kept: dict[str, Any] = {}
    for field in fields(node):
        plain = field.default if field.name == "form" else without_forms(getattr(node, field.name))
        if plain != getattr(node, field.name):
            kept[field.name] = plain
    return replace(node, **kept) if kept else node


def test_texts_of_the_first_game_mean_the_same_in_every_form() -> None:
    told = 0
    for kind, text in ws_texts.MORE:
        tree = ws.parse(text, kind)
        plain = without_forms(tree)
        told += plain != tree
        assert plain.abilities(kind) == tree.abilities(kind), text
    assert told > 50


def test_texts_of_the_second_game_mean_the_same_in_every_form(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # What a skill speaks of is found in its printed words (10-10-3).
    monkeypatch.setattr(tags, "speaks_of", lambda text: 0)
    told = 0
    for text, kind in dbs_texts.ALL:
        tree = dbs.parse(text)
        plain = without_forms(tree)
        told += plain != tree
        assert plain.abilities(kind) == tree.abilities(kind), text
    assert told > 50
