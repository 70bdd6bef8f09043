"""Every test table is checked at the end of its test: see bythebook.testing."""

from collections.abc import Iterator

import pytest

from bythebook.testing import check_all, forget_all


@pytest.fixture(autouse=True)
def _tables_are_sound() -> Iterator[None]:
    """No unanswered question, the same position after save, undo and fork, nothing leaked."""
    forget_all()
    yield
    check_all()
