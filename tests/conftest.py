"""Every test table is checked at the end of its test: see bythebook.testing."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bythebook.testing import check_all, forget_all


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests of the page come last, whatever was asked for first.

    A browser has an event loop of its own in the process that drives it, to the end: afterwards
    no test there can run one.
    """
    items.sort(key=lambda item: "tests/web/" in item.path.as_posix())


@pytest.fixture(autouse=True)
def _tables_are_sound() -> Iterator[None]:
    """No unanswered question, the same position after save, undo and fork, nothing leaked."""
    forget_all()
    yield
    check_all()


@pytest.fixture(autouse=True, scope="session")
def _no_stray_files() -> Iterator[None]:
    """Tests, and the commands they run, leave nothing behind in the project's folder."""
    before = _beside()
    yield
    assert _beside() - before == set()


def _beside() -> set[str]:
    """What stands in the project's folder, but for what tools keep there for themselves."""
    root = Path(__file__).resolve().parent.parent
    return {p.name for p in root.iterdir() if not p.name.startswith(".") and p.name != "build"}
