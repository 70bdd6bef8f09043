"""What the pages name is there: every path, every module, every function."""

import ast
import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGE = ROOT / "src" / "bythebook"
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
CODE = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\]\(([^)#]+)\)")
SYMBOL = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*")
FILE = re.compile(r"[\w.*/<>-]+\.(py|toml|md|txt|svg|jsonl?)|[\w<>-]+/([\w<>*-]+/)*")


@cache
def defined() -> set[str]:
    """Every name that the source and its tests define or use."""
    names: set[str] = set()
    for folder in ("src", "tests", "bench"):
        for path in (ROOT / folder).rglob("*.py"):
            names.add(path.stem)
            names.update(path.parts)
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef | ast.ClassDef):
                    names.add(node.name)
                elif isinstance(node, ast.Name):
                    names.add(node.id)
                elif isinstance(node, ast.Attribute):
                    names.add(node.attr)
                elif isinstance(node, ast.arg):
                    names.add(node.arg)
                elif isinstance(node, ast.alias):
                    names.update(node.name.split("."))
    return names


def file_of(words: str) -> Path | None:
    """The file that a path on a page may mean: from the top, the package or its tests."""
    pattern = re.sub(r"<\w+>", "*", words).rstrip("/")
    if "/" not in words:
        pattern = f"**/{pattern}"
    for root in (PACKAGE, ROOT / "tests", ROOT / "docs", ROOT):
        found = next(root.glob(pattern), None)
        if found is not None:
            return found
    return None


def prose(page: Path) -> str:
    """What a page says outside of its blocks of code."""
    return re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)


def named(page: Path) -> list[str]:
    """Everything in code quotes on a page that is a path or could be a name of the source."""
    return CODE.findall(prose(page))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_path_and_link_on_a_page_exists(page: Path) -> None:
    for words in named(page):
        if FILE.fullmatch(words) and not words.startswith("my-"):
            assert file_of(words) is not None, f"{page.name} names {words}"
    for link in LINK.findall(prose(page)):
        if "://" not in link:
            assert (page.parent / link).exists(), f"{page.name} links to {link}"


@pytest.mark.parametrize("page", [ROOT / "docs" / "architecture.md"], ids=lambda page: page.name)
def test_every_function_the_walks_name_exists(page: Path) -> None:
    unknown = [
        words
        for words in named(page)
        if SYMBOL.fullmatch(words)
        and ("_" in words or "." in words)
        and not FILE.fullmatch(words)
        and not set(words.split(".")) <= defined()
    ]
    assert not unknown, unknown


ROOM: Final = re.compile(r"([\w/-]+) ([\d,]+)(?= \(|[;,.)])")
ROW: Final = re.compile(r"^\| `(\w+)` \| .* \| ([\d,]+) \|$", re.MULTILINE)


def lines_below(folder: Path) -> int:
    """How many lines of Python there are in a folder."""
    return sum(len(p.read_text(encoding="utf-8").splitlines()) for p in folder.rglob("*.py"))


def test_the_sizes_of_rooms_are_true() -> None:
    """Rounded as they are on the map, within a fifth."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    said = {f"kernel/{room}": size for room, size in ROW.findall(text)}
    line = next(part for part in text.splitlines() if part.startswith("Lines of code"))
    said |= dict(ROOM.findall(re.sub(r" \([^)]*\)", "", line)))
    there = {room: lines_below(PACKAGE / room) for room in said if (PACKAGE / room).is_dir()}
    assert len(there) >= 25
    wrong = {
        room: lines
        for room, lines in there.items()
        if abs(lines - int(said[room].replace(",", ""))) > max(lines / 5, 200)
    }
    assert wrong == {}
