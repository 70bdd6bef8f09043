"""Every test table is checked at the end of its test: see bythebook.testing."""

import os
from collections.abc import Iterator

# Before the package is imported: rules are called through the clause table, so that
# tests can take one away.
os.environ.setdefault("BYTHEBOOK_KNOCK_OUT", "1")

import pytest

from bythebook.testing import check_all, forget_all


@pytest.fixture(autouse=True)
def _tables_are_sound() -> Iterator[None]:
    """No unanswered question, the same position after save, undo and fork, nothing leaked."""
    forget_all()
    yield
    check_all()
