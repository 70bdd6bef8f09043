"""The page of readings is the register's, and `rules` shows them where they belong."""

from pathlib import Path

from typer.testing import CliRunner

from bythebook.cli.main import app
from bythebook.register import books, readings, readings_page

PAGE = Path(__file__).parents[2] / "docs" / "readings.md"


def run(*words: str) -> str:
    done = CliRunner().invoke(app, list(words), env={"COLUMNS": "1000"})
    assert done.exit_code == 0, done.output
    return done.output


def test_the_page_is_written_from_the_register() -> None:
    assert PAGE.read_text(encoding="utf-8") == readings_page(), "run `make readings`"


def test_every_reading_stands_on_the_page_in_one_row() -> None:
    rows = [line.split(" | ") for line in readings_page().splitlines() if line.startswith("| ")]
    found = [row[0].strip("| ") for row in rows if row[0] != "| clause"]
    assert found == [entry.id for book in books() for entry in readings(book)]
    assert all(len(row) == 3 for row in rows)


def test_rules_shows_how_a_clause_is_read() -> None:
    assert "How it is read: Of several turns granted" in run("rules", "ws", "11.2.2")
    assert "How it is read" not in run("rules", "ws", "11.2.1")


def test_rules_lists_all_readings_of_a_book() -> None:
    told = run("rules", "ws", "--readings")
    assert told.count("How it is read") == len(readings("ws"))
    assert "Repaired" not in told


def test_rules_says_where_the_document_itself_is_mended() -> None:
    told = run("rules", "vgg", "10.16.1")
    assert "Repaired: The icon is lost: CB." in told
    assert "How it is read: With fewer face up" in told
    assert "| Repaired. The icon is lost: CB. |" in readings_page()
