"""A procedure under way is plain data, however it was begun."""

import pytest

from bythebook.catalogue import GAMES
from bythebook.kernel.procedure.procedure import Procedure, fields_of
from bythebook.tools.trace import load_book


def procedures(book: str) -> list[type[Procedure]]:
    """Every procedure of the kernel's and of a book's."""
    load_book(book)
    found: list[type[Procedure]] = [Procedure]
    for one in found:
        found += one.__subclasses__()
    return [one for one in found if one.__module__.startswith("bythebook.")]


def is_plain(value: object) -> bool:
    """Whether something is a number, a word, or a list of such."""
    if isinstance(value, list | tuple):
        return all(map(is_plain, value))
    return isinstance(value, int | str)


@pytest.mark.parametrize("book", list(GAMES))
def test_begun_with_nothing_it_is_plain_data_already(book: str) -> None:
    found = procedures(book)
    assert len(found) > 50
    for procedure in found:
        fields = fields_of(procedure())
        assert [name for name, value in fields.items() if not is_plain(value)] == [], procedure
