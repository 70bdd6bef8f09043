"""What `trace` says of clauses that no game comes to."""

from pathlib import Path
from textwrap import dedent

import pytest

from bythebook.register import Entry, register
from bythebook.tools.reach import Reach
from bythebook.tools.trace import out_of_reach

OTHERS = ("bythebook.games.dbs",)


def package(folder: Path, rules: str, terminal: str) -> Path:
    """A package of one book, and of what begins its games."""
    top = folder / "bythebook"
    for name in ("games/ws", "games/dbs", "testing"):
        (top / name).mkdir(parents=True)
    (top / "games/ws/rules.py").write_text(dedent(rules), encoding="utf-8")
    (top / "terminal.py").write_text(dedent(terminal), encoding="utf-8")
    return top


def idle(folder: Path, rules: str, terminal: str) -> dict[str, list[str]]:
    """The clauses that nothing reaches, and what carries them."""
    return Reach(package(folder, rules, terminal), OTHERS).idle("ws")


ASKED = """
    @rule("ws 1.1.1", nothing=0)
    def limit(): return least() + 7

    @rule("ws 1.1.2", nothing=0)
    def least(): return 1
"""


def test_what_a_game_asks_is_reached_and_what_that_asks_too(tmp_path: Path) -> None:
    terminal = "from bythebook.games.ws.rules import limit\ndef play(): return limit()"
    assert idle(tmp_path, ASKED, terminal) == {}


def test_by_its_module_too(tmp_path: Path) -> None:
    terminal = "from bythebook.games.ws import rules as ws\ndef play(): return ws.limit()"
    assert idle(tmp_path, ASKED, terminal) == {}


def test_an_import_alone_reaches_nothing(tmp_path: Path) -> None:
    found = idle(tmp_path, ASKED, "from bythebook.games.ws.rules import limit, least")
    assert found == {"1.1.1": ["games.ws.rules.limit"], "1.1.2": ["games.ws.rules.least"]}


def test_a_name_that_means_something_else_here_reaches_nothing(tmp_path: Path) -> None:
    terminal = "from bythebook.games.ws.rules import limit\ndef play(limit): return limit"
    assert "1.1.1" in idle(tmp_path, ASKED, terminal)


def test_what_the_catalogue_names_is_reached(tmp_path: Path) -> None:
    top = package(tmp_path, ASKED, "")
    assert Reach(top, OTHERS, ["bythebook.games.ws.rules:limit"]).idle("ws") == {}
    only = Reach(top, OTHERS, ["bythebook.games.ws.rules:least"]).idle("ws")
    assert only == {"1.1.1": ["games.ws.rules.limit"]}


def test_what_is_there_for_tests_reaches_nothing(tmp_path: Path) -> None:
    top = package(tmp_path, ASKED, "")
    (top / "testing/table.py").write_text(
        "from bythebook.games.ws.rules import limit\nlimit()", encoding="utf-8"
    )
    assert set(Reach(top, OTHERS).idle("ws")) == {"1.1.1", "1.1.2"}


FACTS = """
    MOST: Final = Number("ws 1.1.1", value=4, otherwise=99)
    OPEN: Final = Flag("ws 1.1.2", value=True)
"""


def test_a_fact_is_reached_where_it_is_read(tmp_path: Path) -> None:
    terminal = "from bythebook.games.ws.rules import MOST, OPEN\ndef play(): return MOST.value"
    assert idle(tmp_path, FACTS, terminal) == {"1.1.2": ["games.ws.rules.OPEN"]}


DONE = """
    class Phase:
        @step("ws 2.1")
        def begins(self): return self.count()

        def count(self): return many()

        def other(self): return few()

    @rule("ws 2.2", nothing=0)
    def many(): return 2

    @rule("ws 2.3", nothing=0)
    def few(): return 1
"""


def test_a_procedure_that_is_begun_reaches_its_steps(tmp_path: Path) -> None:
    terminal = "from bythebook.games.ws.rules import Phase\ndef play(): return Phase()"
    # Nobody asks for its other method.
    assert idle(tmp_path, DONE, terminal) == {"2.3": ["games.ws.rules.few"]}


@pytest.mark.parametrize(
    "terminal",
    [
        "def play(x): return isinstance(x, Phase)",
        "def play(x: Phase) -> Phase: return x",
        "WORDS = {Phase: 'a phase'}",
        "def play(x):\n    match x:\n        case Phase(): return 1",
    ],
)
def test_to_recognise_a_thing_is_not_to_make_one(tmp_path: Path, terminal: str) -> None:
    whole = f"from bythebook.games.ws.rules import Phase\n{terminal}"
    found = idle(tmp_path, DONE, whole)
    assert found["2.1"] == ["games.ws.rules.Phase.begins"]
    assert set(found) == {"2.1", "2.2", "2.3"}


def test_a_clause_out_of_reach_is_refused_by_name(tmp_path: Path) -> None:
    terminal = "from bythebook.games.ws.rules import least\ndef play(): return least()"
    (said,) = out_of_reach("ws", {}, package(tmp_path, ASKED, terminal))
    assert said == (
        "1.1.1 is carried by games.ws.rules.limit, which nothing but tests reaches: "
        "build the product on it, or give the number to what does it"
    )


def test_a_definition_out_of_reach_is_refused_by_name(tmp_path: Path) -> None:
    def entry(symbol: str) -> dict[str, Entry]:
        return {"1.1": Entry("1.1", "", "definition", False, symbol, "because")}

    terminal = "from bythebook.games.ws.turn import owner\ndef play(): return owner()"
    top = package(tmp_path, "", terminal)
    turn = "def owner(): return 0\nclass StandPhase:\n    def count(self): return 0"
    (top / "games/ws/turn.py").write_text(turn, encoding="utf-8")
    for reached in ("games", "games.ws.turn", "games.ws.turn.owner"):
        assert out_of_reach("ws", entry(reached), top) == []
    (said,) = out_of_reach("ws", entry("games.ws.turn.StandPhase"), top)
    assert said == (
        "1.1 is embodied by games.ws.turn.StandPhase, which nothing but tests reaches: "
        "name what the product does it with"
    )


@pytest.mark.parametrize("book", ["dbs", "vgg", "ws"])
def test_every_clause_of_the_books_is_reached(book: str) -> None:
    assert out_of_reach(book, register(book).clauses) == []
