"""Fuzz and bench on the command line: what they print, and when they fail."""

import json
from typing import Any

import pytest
from typer.testing import CliRunner

from bythebook.cli.main import app
from bythebook.tools import fuzz, growth

runner = CliRunner()
ROWS = [
    {"effects": n, "in_play": n, "decisions_per_s": 20_000 - 100 * n, "relative": 1 - n / 20}
    for n in range(11)
]


def run(*words: str, code: int = 0) -> str:
    done = runner.invoke(app, list(words), catch_exceptions=False)
    assert done.exit_code == code, done.output
    return done.output


def fuzzed(monkeypatch: pytest.MonkeyPatch, **more: Any) -> dict[str, Any]:
    """Real games once; what the command makes of them, with some of it changed."""
    result = fuzz.fuzz("ws", 3, 1, 1, 0.0)
    result["occurred"] = {
        group: dict.fromkeys(names, 20) for group, names in result["occurred"].items()
    }
    result.update(more)
    monkeypatch.setattr(fuzz, "fuzz", lambda *a, **k: result)
    return result


def test_fuzz_fails_only_if_asked_for_more_than_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    result = fuzzed(monkeypatch)
    said = run("fuzz", "ws", "--least", "20")
    assert "everything expected happened 20 times or more" in said
    result["occurred"]["keyword"]["Encore"] = 19
    said = run("fuzz", "ws", "--least", "20", code=1)
    assert "fewer than 20 times, keyword: Encore (19)" in said
    # It is said all the same if nothing was asked.
    assert "fewer than 20 times, keyword: Encore (19)" in run("fuzz", "ws")
    run("fuzz", "ws", "--least", "19")
    # What cannot be expected of random play is only said.
    result["occurred"]["keyword"]["Encore"] = 20
    result["occurred"]["result"]["concession"] = 2
    said = run("fuzz", "ws", "--least", "20")
    assert "seldom, and not expected of random play, result: concession (2)" in said


def test_fuzz_lists_counts_checks_and_standings(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [
        {"deck": "a", "rival": "b", "games": 40, "share": 0.75, "low": 0.6, "high": 0.86},
        {"deck": "b", "rival": "a", "games": 40, "share": 0.25, "low": 0.14, "high": 0.4},
    ]
    rows = [dict(row, fair=False) for row in rows]
    fuzzed(monkeypatch, standings=rows, checks={"conserved": 77})
    said = run("fuzz", "ws")
    assert "conserved 77" in said
    for listed in ("20 Encore", "20 standby", "20 main phase: play event", "20 reshuffle"):
        assert listed in said
    assert "outside 30 to 70 %: a wins 75.0 % against b" in said
    for cell in ("75.0 %", "60 to 86", "of 40", "25.0 %"):
        assert cell in said


def test_fuzz_fails_for_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    failure = {"seed": 9, "decks": ("a", "b"), "failure": "planted", "record": "9.record"}
    fuzzed(monkeypatch, failures=[failure])
    assert "seed 9, a against b: planted -> 9.record" in run("fuzz", "ws", code=1)


def test_growth_is_drawn_in_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(growth, "growth", lambda game, progress: ROWS)
    lines = [x for x in run("bench", "ws", "--growth").splitlines() if x]
    assert len(lines) == 11
    assert lines[0].split()[:4] == ["0", "effects", "20,000", "decisions/s"]
    bars = [line.count("#") for line in lines]
    assert bars[0] == 2 * bars[10] == 36
    assert all(len(line) <= 80 for line in lines)
    found = json.loads(run("bench", "ws", "--growth", "--json"))
    assert found["growth"] == ROWS
