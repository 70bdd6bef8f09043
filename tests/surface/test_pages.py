"""The code on the pages runs, is typed, and does what the pages say."""

import re
from pathlib import Path
from typing import Any

import pytest
from mypy import api

ROOT = Path(__file__).resolve().parents[2]
README = ROOT / "README.md"
API = ROOT / "docs" / "api.md"
TESTING = ROOT / "docs" / "testing.md"
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)

PRINTED = re.compile(r"^```text\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def code_of(page: Path) -> str:
    """Everything on a page that is Python, as one program."""
    return "\n".join(BLOCK.findall(page.read_text(encoding="utf-8")))


def run(page: Path) -> dict[str, Any]:
    """Run the code of a page; what it has made."""
    made: dict[str, Any] = {"__name__": "page"}
    exec(compile(code_of(page), page.name, "exec"), made)
    return made


def test_the_bots_of_the_api_page_win(capsys: pytest.CaptureFixture[str]) -> None:
    made = run(API)
    assert made["bold"] > 14
    assert made["curious"] > 2
    shown = capsys.readouterr().out
    printed = PRINTED.findall(API.read_text(encoding="utf-8"))
    assert printed
    assert all(text in shown for text in printed)
    assert "<Option 5: done, keep the rest>" in shown


def test_the_game_of_the_readme_is_a_sensible_one(capsys: pytest.CaptureFixture[str]) -> None:
    made = run(README)
    game = made["game"]
    assert game.result is not None
    assert game.result.reason == "level four"
    assert 10 < game.turn < 40
    assert made["same"] == game
    assert made["fork"] != game
    shown = capsys.readouterr().out
    for said in ("play ", "attack with ", "frontal", "Main phase: what do you do?"):
        assert said in shown


def test_the_boards_of_the_testing_page_are_laid_and_asked() -> None:
    """What is checked after every test is checked of them, too."""
    made = run(TESTING)
    assert made["t"].options == ["attack", "pass"]


def test_the_code_of_the_pages_is_typed(tmp_path: Path) -> None:
    files = []
    for page in (README, API, TESTING):
        files.append(tmp_path / f"{page.stem.lower()}_page.py")
        files[-1].write_text(code_of(page), encoding="utf-8")
    settings = ["--strict", "--config-file", str(ROOT / "pyproject.toml")]
    cache = ["--cache-dir", str(ROOT / ".mypy_cache")]
    said, complaint, status = api.run([*settings, *cache, *(str(file) for file in files)])
    assert status == 0, said + complaint
