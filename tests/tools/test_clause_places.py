"""Where clauses stand: read from the source, and the same as what the marks say at run time."""

from pathlib import Path

import pytest

from bythebook.catalogue import GAMES
from bythebook.kernel.procedure.clauses import clauses_done
from bythebook.tools.clause_places import carried, marked, modules_of, shown
from bythebook.tools.trace import load_book

SOURCE = """
class Step(Procedure):
    @step("ws 1.1", "dbs 2-1")
    def begin(self): ...

    def helper(self): ...

    @step(
        "ws 1.2",
    )
    def end(self): ...


@rule("ws 1.3", nothing=f(0))
@rule("ws 1.4", nothing="ws 1.5")
def limit(): ...


MOST: Final = Number("ws 1.6", "dbs 2-6", value=4, otherwise=99)
WHERE: Final = Numbers(
    "ws 1.7", value=(1, 2), otherwise=()
)
"""


def test_marks_are_read_in_every_shape(tmp_path: Path) -> None:
    file = tmp_path / "rules.py"
    file.write_text(SOURCE, encoding="utf-8")
    assert [(place.line, place.symbol, place.clauses) for place in marked(file)] == [
        (4, "Step.begin", ("ws 1.1", "dbs 2-1")),
        (11, "Step.end", ("ws 1.2",)),
        (16, "limit", ("ws 1.3", "ws 1.4")),
        (19, "MOST", ("ws 1.6", "dbs 2-6")),
        (20, "WHERE", ("ws 1.7",)),
    ]


@pytest.mark.parametrize("book", sorted(GAMES))
def test_what_is_read_is_what_is_marked(book: str) -> None:
    load_book(book)
    read = {n: sorted(p.symbol for p in found) for n, found in carried(book).items()}
    done = {
        n: sorted(f"{c.owner}.{c.name}".strip(".") for c in found)
        for n, found in clauses_done(book).items()
    }
    assert read == done
    assert set(shown(book)) >= set(done)


def test_no_book_has_a_module_of_another() -> None:
    for book in GAMES:
        names = modules_of(book)
        assert names
        for other in set(GAMES) - {book}:
            assert not [name for name in names if f".games.{other}" in name]
