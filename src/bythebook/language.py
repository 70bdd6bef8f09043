"""What is said to people, in their language.

What stands in the source is English, and is the key to every other language: a catalogue
(`locale/<code>/LC_MESSAGES/bythebook.po`, in the usual format of gettext) has what it is in that
one. A language belongs to whom something is said: whoever says something is handed it, so that
two people at one table can read two languages.
"""

import gettext
from collections.abc import Callable, Mapping
from functools import cache, cached_property
from importlib.resources import files
from typing import Final, TypeVar

from bythebook.kernel.state.errors import BythebookError, DeckRefused, IllegalAnswer, Said
from bythebook.register import gist

Marked = TypeVar("Marked")

CONTEXT: Final = "\x04"
"""between what a word is a word of, and the word"""
DOMAIN: Final = "bythebook"
THOUSANDS: Final = {"en": ",", "id": "."}
"""what stands between the thousands of a number, where there is room to"""


def mark(message: str) -> str:
    """A message that is said later: this is how it is found when catalogues are made."""
    return message


def mark_many(one: str, other: str) -> tuple[str, str]:
    """A message that is said later, of one and of any other number."""
    return one, other


def mark_all(messages: Marked) -> Marked:
    """A table of messages that are said later; its keys are none."""
    return messages


class Language:
    """A language: what each message is in it. The language of the source has nothing to look up.

    Values stand in a message by name: `tr("Where is {card} called to?", card=name)`.
    """

    def __init__(
        self,
        code: str,
        texts: Mapping[str, tuple[str, ...]],
        plural: Callable[[int], int],
        gists: Callable[[str], Mapping[str, tuple[str, ...]]] | None = None,
        between: str = "",
    ) -> None:
        self.code = code
        self._texts = texts
        self._plural = plural
        self._gists = gists
        self._between = between
        """between the thousands of a number"""

    @cached_property
    def grouped(self) -> "Language":
        """The same language, whose large numbers are read at a glance: 12,000."""
        between = THOUSANDS.get(self.code, " ")
        return Language(self.code, self._texts, self._plural, self._gists, between)

    def __call__(self, message: str, /, **values: object) -> str:
        """A message, with its values."""
        found = self._texts.get(message)
        said = message if found is None else found[0]
        if self._between:
            values = {
                name: self.figure(value) if type(value) is int else value
                for name, value in values.items()
            }
        return said.format_map(values) if values else said

    def figure(self, number: int, sign: str = "") -> str:
        """A number in digits; with the sign `+` also what is more has one."""
        return f"{number:{sign},}".replace(",", self._between)

    def many(self, one: str, other: str, count: int, /, **values: object) -> str:
        """A message of so many; `{count}` in it is how many."""
        found = self._texts.get(one)
        if found is None:
            said = one if count == 1 else other
        else:
            said = found[min(self._plural(count), len(found) - 1)]
        return said.format_map({"count": count, **values})

    def word(self, word: str, of: str = "") -> str:
        """A word of a game: a zone, a value, an icon. What it means may depend on the game."""
        found = self._texts.get(f"{of}{CONTEXT}{word}") or self._texts.get(word)
        return word if found is None else found[0]

    def knows(self, word: str, of: str = "") -> bool:
        """Whether a word or message is in the catalogue."""
        return f"{of}{CONTEXT}{word}" in self._texts or word in self._texts

    @property
    def is_source(self) -> bool:
        """Whether it is the language that the source is written in."""
        return self._gists is None

    def gist(self, clause: str) -> str:
        """What a clause says; nothing if that is not known in this language."""
        said = gist(clause)
        if self._gists is None or not said:
            return said
        found = self._gists(clause.partition(" ")[0]).get(f"{clause}{CONTEXT}{said}")
        return found[0] if found else ""

    def said(self, sentence: str) -> str:
        """A sentence about a fault, in this language if it is one that knows its message."""
        if not isinstance(sentence, Said):
            return self(sentence)
        values = {
            name: self.said(value) if isinstance(value, Said) else value
            for name, value in sentence.values.items()
        }
        return self(sentence.message, **values)

    def error(self, error: BythebookError) -> str:
        """What a refusal says."""
        if isinstance(error, DeckRefused):
            return "; ".join(f"{self.said(facts)} ({clause})" for clause, facts in error.reasons)
        values = {
            name: self.error(value) if isinstance(value, BythebookError) else value
            for name, value in error.values.items()
        }
        said = self(error.message, **values)
        clause = error.clause if isinstance(error, IllegalAnswer) else ""
        return f"{said} ({clause})" if clause else said

    def __repr__(self) -> str:
        return f"<Language {self.code}>"


ENGLISH: Final = Language("en", {}, lambda count: count != 1)


def languages() -> list[str]:
    """The languages there are, by their codes."""
    found = files("bythebook").joinpath("locale").iterdir()
    return ["en", *sorted(folder.name for folder in found if folder.is_dir())]


def language_of(code: str) -> Language:
    """A language by its code; one that we do not speak is refused."""
    if code not in languages():
        raise BythebookError(
            "no language is called {code}; there are: {there}",
            code=quoted(code),
            there=", ".join(languages()),
        )
    return _language(code)


def language_wished(accepted: str) -> Language:
    """The first language of an Accept-Language header that we speak; ours, if we speak none."""
    wishes = (wish.partition(";")[0].strip().lower() for wish in accepted.split(","))
    codes = (wish.partition("-")[0] for wish in wishes)
    there = languages()
    return language_of(next((code for code in codes if code in there), "en"))


@cache
def _language(code: str) -> Language:
    if code == "en":
        return ENGLISH
    texts = catalogue(code, DOMAIN)
    header = texts.get("", ("",))[0]
    forms = header.partition("plural=")[2].partition(";")[0] or "n != 1"
    plural: Callable[[int], int] = gettext.c2py(forms)
    return Language(code, texts, plural, lambda book: catalogue(code, book))


@cache
def catalogue(code: str, domain: str) -> dict[str, tuple[str, ...]]:
    """What a catalogue says: by message, with its context before it, its forms."""
    file = files("bythebook").joinpath("locale", code, "LC_MESSAGES", f"{domain}.po")
    if not file.is_file():
        return {}
    found = entries(file.read_text(encoding="utf-8"))
    return {entry.key: entry.forms for entry in found if all(entry.forms)}


class Entry:
    """A message in a catalogue, and what it is in its language."""

    def __init__(self) -> None:
        self.fields: dict[str, str] = {}
        self.notes: list[str] = []

    @property
    def key(self) -> str:
        """The message, with what it is a word of before it."""
        context = self.fields.get("msgctxt")
        message = self.fields.get("msgid", "")
        return message if context is None else f"{context}{CONTEXT}{message}"

    @property
    def forms(self) -> tuple[str, ...]:
        """What it is: once, or for each kind of number."""
        if "msgstr" in self.fields:
            return (self.fields["msgstr"],)
        numbered = [name for name in self.fields if name.startswith("msgstr[")]
        return tuple(self.fields[name] for name in sorted(numbered))


def entries(text: str) -> list[Entry]:
    """The entries of a catalogue, as it is written."""
    found: list[Entry] = []
    now = Entry()
    field = ""
    for line in [*text.splitlines(), ""]:
        word, _, rest = line.partition(" ")
        if line.startswith('"'):
            now.fields[field] += unquoted(line)
        elif line.startswith("#"):
            now.notes.append(line)
        elif word.startswith("msg"):
            field = word
            now.fields[field] = unquoted(rest)
        elif not line and now.fields:
            found.append(now)
            now = Entry()
    return found


def unquoted(text: str) -> str:
    """A text without its quotation marks."""
    parts = text.strip()[1:-1].split("\\\\")
    return "\\".join(part.replace("\\n", "\n").replace('\\"', '"') for part in parts)


def quoted(text: object) -> str:
    """Something that was typed, as it is repeated in a sentence: in quotation marks, not long."""
    return f"{text!r:.40}"
