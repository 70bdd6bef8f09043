"""A test that is run for one of several books lays no other book's table."""

from collections.abc import Iterator

import pytest

from bythebook.testing.table import laid_tables


@pytest.fixture(autouse=True)
def _plays_its_own_book(request: pytest.FixtureRequest, _tables_are_sound: None) -> Iterator[None]:
    yield
    callspec = getattr(request.node, "callspec", None)
    book = callspec.params.get("book") if callspec else None
    if isinstance(book, str):
        assert {t.game.book.name for t in laid_tables()} <= {book}
