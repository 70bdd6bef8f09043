"""One function, several books: each book has its own number for it, everywhere."""

from collections.abc import Iterator

import pytest

from bythebook import catalogue
from bythebook.kernel.procedure.clauses import PROGRAMS, cited, code_of
from bythebook.kernel.state.options import V_PICK
from bythebook.register import gist, register
from bythebook.tools.knock_out import Bench, trials
from bythebook.tools.trace import trace
from tests.kernel.sharing.proofs import test_toll as proofs
from tests.kernel.sharing.proofs.test_toll import toll
from tests.kernel.sharing.rules import Toll
from tests.kernel.table import TABLES

NUMBERS = {
    "elder": ["elder 1.1", "elder 1.2", "elder 1.3"],
    "younger": ["younger 2-1", "younger 2-2", "younger 2-3", "younger 2-4"],
}
MIGHTY = {"elder": "elder 3.1", "younger": "younger 4-1"}
BOTH = pytest.mark.parametrize("book", list(NUMBERS))


@pytest.fixture(autouse=True)
def _on_the_shelf() -> Iterator[None]:
    """Both books are games like any other."""
    for name in NUMBERS:
        catalogue.add(
            catalogue.GameEntry(
                name=name,
                title=f"the {name} book",
                book=f"tests.kernel.sharing.rules:{name.upper()}",
                rules=("tests.kernel.sharing.rules",),
                register=f"tests.kernel.sharing:{name}.toml",
                proofs=("tests/kernel/sharing/proofs",),
            )
        )
    yield
    for name in NUMBERS:
        catalogue.remove(name)
        register.cache_clear()


@BOTH
def test_a_program_has_the_steps_of_its_book(book: str) -> None:
    program = PROGRAMS[code_of(Toll, book)]
    assert program.clauses == NUMBERS[book]
    assert ("draw" in program.places) == (book == "younger")


@BOTH
def test_log_decision_and_refusal_cite_the_book_being_played(book: str) -> None:
    t = toll(book)
    ask = t.game.pending
    assert ask is not None
    assert ask.clause == NUMBERS[book][0]
    assert t.game.why_not((V_PICK, t.ref("mighty"))) == MIGHTY[book]
    assert gist(MIGHTY[book]) == f"What {book} says there."
    before = len(t.clauses())
    t.choose("a")
    happened = [c for c in t.clauses()[before:] if not c.startswith("kernel ")]
    assert happened == [c for c in NUMBERS[book][1:] if c != "younger 2-3"]


def test_whoever_has_none_of_the_numbers_cannot_cite_them() -> None:
    assert cited("younger", "elder 1.1", "younger 2-1") == "younger 2-1"
    with pytest.raises(KeyError):
        cited("other", "elder 1.1", "younger 2-1")


@BOTH
def test_trace_finds_every_clause_where_it_stands(book: str) -> None:
    found = trace(book)
    assert found["consistent"], found
    assert found["done"] == found["clauses"] == len(NUMBERS[book]) + 1


@BOTH
def test_a_clause_that_nobody_carries_or_shows_is_missed(
    book: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = NUMBERS[book][0].partition(" ")[2]
    known = register(book)
    more = {**known.clauses, "9": known.clauses[first]._replace(id="9")}
    monkeypatch.setattr("bythebook.tools.trace.register", lambda name: known._replace(clauses=more))
    found = trace(book)
    assert (found["missing"], found["unproved"]) == (["9"], ["9"])


@BOTH
def test_each_number_is_knocked_out_by_the_tests_of_its_book(book: str) -> None:
    bench = Bench(book)
    tried = {trial.clause: bench.try_one(trial) for trial in trials(book)}
    TABLES.clear()  # left as they were when a test failed
    assert tried == dict.fromkeys([*NUMBERS[book], MIGHTY[book]], "")


def test_what_shows_it_for_one_book_does_not_show_it_for_the_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    only_younger = [pytest.mark.parametrize("book", ["younger"]).mark]
    monkeypatch.setattr(proofs.test_it_is_discarded_and_counts, "pytestmark", only_younger)
    for book, says in (("elder", "no test"), ("younger", "")):
        bench = Bench(book)
        given = [t for t in trials(book) if t.symbol == "Toll.give"]
        assert [bench.try_one(trial) for trial in given] == [says]
    TABLES.clear()
