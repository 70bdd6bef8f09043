"""A real browser at a real server; where there is none of either, that is said loudly."""

import importlib
import os
import shutil
import subprocess
import sys
import warnings
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from tests.web.browsing import LATER

CHROMIUM = shutil.which("chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def left_out(reason: str) -> None:
    """Skip, and say so where everybody sees it."""
    warnings.warn(f"the page is NOT tested: {reason}", stacklevel=2)
    pytest.skip(reason)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server with the built page listens."""
    page = Path(str(files("bythebook.server"))) / "page"
    if not (page / "index.html").is_file():
        left_out("it is not built: make page")
    folder = tmp_path_factory.mktemp("tables")
    command = [sys.executable, "-m", "bythebook", "serve", "--port", "0", "--rate", "500"]
    with subprocess.Popen(
        [*command, "--database", f"sqlite:///{folder}/tables.db", "--page", str(page)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    ) as server:
        assert server.stdout is not None
        for line in server.stdout:
            if "http://" in line:
                found = line[line.index("http://") :].split()[0].rstrip("/.")
                break
        else:
            raise AssertionError("the server told no address")
        yield found
        server.terminate()


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """Chromium, without a window."""
    if CHROMIUM is None:
        left_out("chromium is not installed")
    try:
        playing = importlib.import_module("playwright.sync_api")
    except ModuleNotFoundError:
        left_out("playwright is not installed")
    with playing.sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture
def page(browser: Any, address: str) -> Iterator[Any]:
    """A page at the lobby; whatever goes wrong in it is an error of the test."""
    context = browser.new_context(
        viewport={"width": 1280, "height": 720}, reduced_motion="reduce", base_url=address
    )
    context.add_init_script(LATER)
    opened = context.new_page()
    faults: list[str] = []
    opened.on("pageerror", lambda error: faults.append(str(error)))
    opened.on("console", lambda m: faults.append(m.text) if m.type == "error" else None)
    opened.goto(address)
    yield opened
    context.close()
    assert not faults, faults
