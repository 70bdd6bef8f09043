"""Nothing is said that could not be said in every language we speak."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bythebook.cli.help import COMMANDS
from bythebook.language import language_of, languages
from bythebook.tools.messages import (
    REFUSALS,
    SAYING,
    SOURCE,
    TABLES,
    file_of,
    in_source,
    is_in_a_game,
    messages,
    placeholders,
    read,
    stale_gists,
)

OTHERS = [code for code in languages() if code != "en"]
MARKUP = re.compile(r"\[/?(?:bold|dim|red|italic)?\]")
MARKING = (SAYING, "many", "mark", "mark_many", *TABLES, *REFUSALS)
NOT_SAID = ("turn begins", "other side", "extra turn", "your opponent ", "bold red")
"""names of events, a style, what is taken off a sentence"""
SPEAKING = [
    *(SOURCE / "wording").rglob("*.py"),
    *(file for file in (SOURCE / "cli").rglob("*.py") if file.name != "reports.py"),
]


@pytest.mark.parametrize("code", OTHERS)
def test_every_message_is_said_in_every_language(code: str) -> None:
    known = read(code)
    missing = [
        f"{message.places[0]}: {message.text!r}"
        for message in messages().values()
        if message.key not in known or not all(known[message.key].forms)
    ]
    assert not missing, "run `make messages` and translate:\n" + "\n".join(missing)


@pytest.mark.parametrize("code", OTHERS)
def test_a_translation_has_the_same_values_and_the_same_markup(code: str) -> None:
    known = read(code)
    for message in messages().values():
        wanted = placeholders(message.text) | placeholders(message.other)
        for said in known[message.key].forms:
            few = wanted - {"count"} if message.other else wanted
            assert few <= placeholders(said) <= wanted, f"{message.places[0]}: {said!r}"
            tags = sorted(MARKUP.findall(message.text))
            assert sorted(MARKUP.findall(said)) == tags, f"{message.places[0]}: {said!r}"
            assert said == said.strip() or message.text != message.text.strip(), said


@pytest.mark.parametrize("code", OTHERS)
def test_nothing_is_kept_that_is_not_said_any_more(code: str) -> None:
    assert set(read(code)) - set(messages()) == {""}, "run `make messages`"


@pytest.mark.parametrize("code", OTHERS)
def test_clauses_are_told_as_the_register_tells_them_now(code: str) -> None:
    for file in file_of(code).parent.glob("*.po"):
        if file != file_of(code):
            assert stale_gists(code, file.stem) == []


@pytest.mark.parametrize("code", languages())
def test_no_two_commands_are_called_the_same(code: str) -> None:
    tr = language_of(code)
    names = [tr(usage).split()[0] for usage, _ in COMMANDS.values()]
    assert len(set(names)) == len(names)


def test_messages_are_found_wherever_they_stand() -> None:
    source = """
tr("one"); words.tr("two {card}", card=card); self.tr.many("three", "threes", n)
mark("four"); mark_all({"key": ("five", 5, ("six",))}); Step("seven", "eight")
BythebookError("nine {n}", n=n); IllegalAnswer("ws 1.1", "ten"); BythebookError(f"no {n}")
tr(QUESTIONS[kind]); print("no"); many("no", "no", 1)
"""
    found = [message for message, _ in in_source(source, "cli/there.py")]
    assert {message.text for message in found} == {
        *("one", "two {card}", "three", "four", "five", "six", "seven", "eight", "nine {n}", "ten")
    }
    assert [message.other for message in found if message.text == "three"] == ["threes"]
    beside = {message.text for message, _ in in_source(source, "library/there.py")}
    assert "nine {n}" not in beside


def unmarked(file: Path) -> Iterator[tuple[str, int]]:
    """Literals of several words that somebody might read, and that are no messages."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    known: set[int] = set()
    for node in ast.walk(tree):
        marked = isinstance(node, ast.Call) and called(node.func) in MARKING
        # What documents something is an expression of its own.
        if marked or isinstance(node, ast.Expr | ast.Compare | ast.Subscript):
            known.update(id(part) for part in ast.walk(node) if isinstance(part, ast.Constant))
        elif isinstance(node, ast.AnnAssign):
            parts = ast.walk(node.annotation)
            known.update(id(part) for part in parts if isinstance(part, ast.Constant))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in known:
            if re.search(r"[a-z]{2,} +[a-z]{2,}", node.value):
                yield node.value, node.lineno


def called(node: ast.expr) -> str:
    """The last name of what is called."""
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def test_nothing_is_said_that_is_no_message() -> None:
    words = {message.text for message in messages().values() if message.of}
    found = [
        f"{file.relative_to(SOURCE)}:{line}: {said!r}"
        for file in SPEAKING
        if is_in_a_game(file.relative_to(SOURCE).as_posix())
        for said, line in unmarked(file)
        if said not in words and said not in NOT_SAID
    ]
    assert not found, "say it with tr(...), or mark it:\n" + "\n".join(found)
