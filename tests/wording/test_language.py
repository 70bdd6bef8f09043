"""What is said to somebody is said in their language; two people can read two of them."""

import pytest

from bythebook.kernel.state.errors import BythebookError, IllegalAnswer
from bythebook.language import CONTEXT, ENGLISH, Language, entries, language_of, languages

PO = r"""
# A header, as every catalogue has one.
msgid ""
msgstr ""
"Language: xx\n"
"Plural-Forms: nplurals=2; plural=(n>1);\n"

#: somewhere.py
msgid "draw {cards}"
msgstr "{cards} zieh"

msgctxt "vanguard"
msgid "soul"
msgstr "Seele"

msgid "{count} card"
msgid_plural "{count} cards"
msgstr[0] "{count} Karte"
msgstr[1] "{count} Karten"

msgid "two\nlines with \"marks\" and a \\"
msgstr ""
"zwei\n"
"Zeilen"
"""
OTHER = Language(
    "xx",
    {entry.key: entry.forms for entry in entries(PO)},
    lambda count: int(count > 1),
    lambda book: {f"ws 1.1{CONTEXT}gist": ("Kern",)},
)


def test_a_catalogue_is_read() -> None:
    found = {entry.key: entry.forms for entry in entries(PO)}
    assert found['two\nlines with "marks" and a \\'] == ("zwei\nZeilen",)
    assert found["{count} card"] == ("{count} Karte", "{count} Karten")
    assert found[f"vanguard{CONTEXT}soul"] == ("Seele",)
    assert len(found) == 5


def test_values_stand_where_a_language_wants_them() -> None:
    assert ENGLISH("draw {cards}", cards="Ace {x}") == "draw Ace {x}"
    assert OTHER("draw {cards}", cards="Ace {x}") == "Ace {x} zieh"
    assert OTHER("not in it {cards}", cards="Ace") == "not in it Ace"


@pytest.mark.parametrize(
    ("count", "english", "other"),
    [(0, "0 cards", "0 Karte"), (1, "1 card", "1 Karte"), (2, "2 cards", "2 Karten")],
)
def test_every_language_counts_in_its_own_way(count: int, english: str, other: str) -> None:
    assert ENGLISH.many("{count} card", "{count} cards", count) == english
    assert OTHER.many("{count} card", "{count} cards", count) == other


def test_a_word_means_what_it_means_in_its_game() -> None:
    assert OTHER.word("soul", "vanguard") == "Seele"
    assert OTHER.word("soul", "ws") == "soul"
    assert ENGLISH.word("soul", "vanguard") == "soul"


def test_a_refusal_is_said_in_the_language_of_who_reads_it() -> None:
    inner = BythebookError("draw {cards}", cards="Ace")
    error = IllegalAnswer("ws 1.1", "no: {error}", error=inner)
    assert str(error) == ENGLISH.error(error) == "no: draw Ace (ws 1.1)"
    assert OTHER.error(error) == "no: Ace zieh (ws 1.1)"
    assert OTHER.error(BythebookError("as {it} is")) == "as {it} is"


def test_a_language_we_do_not_speak_is_refused() -> None:
    assert languages()[0] == "en"
    with pytest.raises(BythebookError, match="no language is called 'tlh'; there are: en, id"):
        language_of("tlh")
    assert language_of("en") is ENGLISH
    assert language_of("id") is language_of("id")
