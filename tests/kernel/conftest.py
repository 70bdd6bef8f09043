"""Every kernel test ends with the same questions to its tables."""

from collections.abc import Iterator

import pytest

from bythebook.kernel.state.state import plain
from tests.kernel.table import TABLES, audit, folded


@pytest.fixture(autouse=True)
def _settled() -> Iterator[None]:
    """No question is left unanswered, the log tells everything, no cached value is stale."""
    TABLES.clear()
    yield
    for table in TABLES:
        if table.idle and table.game.result is None:
            assert table.at_rest(), f"left unanswered: {table.options()}"
        audit(table.game)
        assert plain(folded(table)) == plain(table.game.state)
    TABLES.clear()
