"""One server for all tests that do not end it."""

from collections.abc import Iterator

import pytest

from tests.server.live import Live


@pytest.fixture(scope="session")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server with a database of its own."""
    folder = tmp_path_factory.mktemp("server")
    server = Live(f"sqlite:///{folder / 'tables.db'}", folder)
    yield server
    server.stop()
