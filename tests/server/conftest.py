"""One server for all tests that do not end it."""

from collections.abc import Iterator

import pytest

from bythebook.server import limits
from tests.server.live import Live


@pytest.fixture(scope="session")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server with a database of its own."""
    folder = tmp_path_factory.mktemp("server")
    server = Live(f"sqlite:///{folder / 'tables.db'}", folder)
    yield server
    server.stop()


@pytest.fixture(scope="session")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server with the usual limits."""
    yield from with_limits(tmp_path_factory)


@pytest.fixture
def untouched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server with the usual limits, of which nobody has used up anything."""
    yield from with_limits(tmp_path_factory)


def with_limits(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    folder = tmp_path_factory.mktemp("strict")
    server = Live(f"sqlite:///{folder / 'tables.db'}", folder, rate=int(limits.RATE))
    yield server
    server.stop()
