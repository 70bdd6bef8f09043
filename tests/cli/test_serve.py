"""`bythebook serve`: what it opens, what it says, how it ends."""

import signal
import subprocess
import sys
import webbrowser
from pathlib import Path
from typing import Any

import pytest

from bythebook.cli.serve import open_in_browser


class Opens(webbrowser.BaseBrowser):
    """A browser with a window."""

    def __init__(self) -> None:
        super().__init__()
        self.opened: list[str] = []

    def open(self, url: str, new: int = 0, autoraise: bool = True) -> bool:
        """Note what is to be opened."""
        self.opened.append(url)
        return True


class Text(webbrowser.GenericBrowser):
    """A browser that shows text in the terminal: Python knows no other kind of this class."""

    def open(self, url: str, new: int = 0, autoraise: bool = True) -> bool:
        """Nobody should come here unasked."""
        raise AssertionError(url)


def test_a_browser_is_opened_where_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BROWSER", raising=False)
    found = Opens()
    monkeypatch.setattr(webbrowser, "get", lambda: found)
    open_in_browser("http://127.0.0.1:1/")
    assert found.opened == ["http://127.0.0.1:1/"]
    generic = webbrowser.GenericBrowser("true")
    monkeypatch.setattr(webbrowser, "get", lambda: generic)
    monkeypatch.setattr(generic, "open", Text("true").open)
    open_in_browser("http://127.0.0.1:1/")
    monkeypatch.setenv("BROWSER", "true")
    with pytest.raises(AssertionError):
        open_in_browser("http://127.0.0.1:1/")


def test_no_browser_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> Any:
        raise webbrowser.Error("could not locate runnable browser")

    monkeypatch.setattr(webbrowser, "get", none)
    open_in_browser("http://127.0.0.1:1/")


def test_it_tells_its_address_and_ends_quietly_when_interrupted(tmp_path: Path) -> None:
    """In an environment with nothing in it, as after a fresh installation."""
    with subprocess.Popen(
        [sys.executable, "-m", "bythebook", "serve", "--port", "0", "--open"],
        env={"HOME": str(tmp_path), "PATH": str(tmp_path), "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout is not None
        assert "http://127.0.0.1:" in server.stdout.readline()
        server.send_signal(signal.SIGINT)
        _, said = server.communicate(timeout=30)
    assert "Traceback" not in said
    assert server.returncode in (0, 130)
    assert list(tmp_path.rglob("tables.db"))
