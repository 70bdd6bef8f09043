"""The messages of the source, and the catalogues that say them in other languages.

`python -m bythebook.tools.messages` brings the catalogues up to date: what is new is added, with
nothing said yet, and what is gone is dropped. What makes a message is told in `docs/languages.md`.
"""

import ast
import string
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import bythebook
from bythebook.catalogue import GAMES, MAKING
from bythebook.engine import book_of
from bythebook.language import CONTEXT, DOMAIN, Entry, entries, languages
from bythebook.lessons import all_lessons
from bythebook.register import gist
from bythebook.wording import wording_of

SOURCE: Final = Path(bythebook.__file__).parent
SAYING: Final = "tr"
"""what says a message at once: `tr(...)`, `words.tr(...)`, `tr.many(...)`"""
TABLES: Final = ("mark_all", "Step")
"""what is called with tables of messages"""
REFUSALS: Final = {
    "BadRecord": 0,
    "BythebookError": 0,
    "IllegalAnswer": 1,
    "MalformedAnswer": 0,
    "NothingChosen": 0,
}
"""refusals, and which of what they are made of is the message"""
IN_A_GAME: Final = (
    "cli",
    "kernel/game/deciding.py",
    "kernel/game/history.py",
    "kernel/game/saving.py",
    "language.py",
    "surface",
    "wording",
)
"""where what is refused is read by somebody at a table"""
BESIDE_A_GAME: Final = ("cli/arena.py", "cli/cards.py", "cli/decks.py", "cli/main.py")
"""commands of their own, which speak the language of the source"""
ESCAPES: Final = (("\\", "\\\\"), ('"', '\\"'), ("\n", "\\n"))


@dataclass
class Message:
    """A message, and where it stands."""

    text: str
    other: str = ""
    """of several, if it counts something"""
    of: str = ""
    """whose word it is, if it is one of a game's"""
    places: list[str] = field(default_factory=list)

    @property
    def key(self) -> str:
        """What it is found by."""
        return f"{self.of}{CONTEXT}{self.text}" if self.of else self.text


def messages() -> dict[str, Message]:
    """Every message of the source and the lessons, and every word of the games, by key."""
    found: dict[str, Message] = {}
    for file in sorted(SOURCE.rglob("*.py")):
        path = file.relative_to(SOURCE)
        for one, line in in_source(file.read_text(encoding="utf-8"), path.as_posix()):
            known = found.setdefault(one.key, one)
            known.other = known.other or one.other
            known.places.append(f"{path.as_posix()}:{line}")
    for name, lesson in all_lessons():
        for text in lesson.texts():
            found.setdefault(text, Message(text)).places.append(f"lessons/{name}:")
    spoken = [game for game, entry in {**GAMES, **MAKING}.items() if entry.wording]
    books = {game: book_of(game) for game in spoken}
    for game, book in books.items():
        words = wording_of(game)
        for word in sorted(set(words.vocabulary(book))):
            term = Message(word, of=words.terms)
            found.setdefault(term.key, term).places.append(f"{game}:")
    return found


def in_source(text: str, path: str) -> Iterator[tuple[Message, int]]:
    """The messages of a file, each with its line."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call):
            for said in _said(node, path):
                yield said, node.lineno


def _said(call: ast.Call, path: str) -> Iterator[Message]:
    name = _name(call.func)
    literals = [_literal(argument) for argument in call.args]
    if name in (SAYING, "mark", "Said") and literals and literals[0]:
        yield Message(literals[0])
    elif name == "mark_many" or (name == "many" and _name(_of(call.func)) == SAYING):
        if literals[0]:
            yield Message(literals[0], literals[1])
    elif name in TABLES:
        for argument in call.args:
            yield from (Message(text) for text in _values(argument))
    elif name in REFUSALS and is_in_a_game(path):
        text = literals[REFUSALS[name]] if len(literals) > REFUSALS[name] else ""
        if text:
            yield Message(text)


def is_in_a_game(path: str) -> bool:
    """Whether what a file refuses is read at a table."""
    return path.startswith(IN_A_GAME) and path not in BESIDE_A_GAME


def _name(node: ast.expr | None) -> str:
    """The last name of what is called."""
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def _of(node: ast.expr) -> ast.expr | None:
    return node.value if isinstance(node, ast.Attribute) else None


def _literal(node: ast.expr) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def _values(node: ast.expr) -> Iterator[str]:
    """The texts of a table: values and not keys, however deep."""
    if isinstance(node, ast.Dict):
        for value in node.values:
            yield from _values(value)
    elif isinstance(node, ast.Tuple | ast.List):
        for value in node.elts:
            yield from _values(value)
    elif _literal(node):
        yield _literal(node)


def placeholders(message: str) -> set[str]:
    """The names of the values that stand in a message."""
    return {name for _, name, _, _ in string.Formatter().parse(message) if name is not None}


# Catalogues.


def file_of(code: str, domain: str = DOMAIN) -> Path:
    """The file of a catalogue."""
    return SOURCE / "locale" / code / "LC_MESSAGES" / f"{domain}.po"


def read(code: str, domain: str = DOMAIN) -> dict[str, Entry]:
    """The entries of a catalogue, by key; said or not."""
    file = file_of(code, domain)
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    return {entry.key: entry for entry in entries(text)}


def written(code: str, plurals: int) -> str:
    """A catalogue as it should be: every message in order, with what is said of it so far."""
    known = read(code)
    parts = [_header(known.get("")) if "" in known else ""]
    for message in messages().values():
        entry = known.get(message.key)
        parts.append(_entry(message, entry.forms if entry else (), plurals))
    return "\n".join(part for part in parts if part)


def _header(entry: Entry | None) -> str:
    if entry is None:
        return ""
    lines = entry.forms[0].splitlines()
    said = "".join(f"{quoted(line + chr(10))}\n" for line in lines)
    return "\n".join([*entry.notes, 'msgid ""', 'msgstr ""', said])


def _entry(message: Message, said: tuple[str, ...], plurals: int) -> str:
    files = dict.fromkeys(place.partition(":")[0] for place in message.places)
    lines = [f"#: {' '.join(files)}"]
    if message.of:
        lines.append(f"msgctxt {quoted(message.of)}")
    lines.append(f"msgid {quoted(message.text)}")
    if not message.other:
        lines.append(f"msgstr {quoted(said[0] if said else '')}")
    else:
        lines.append(f"msgid_plural {quoted(message.other)}")
        forms = said if len(said) == plurals else ("",) * plurals
        lines += [f"msgstr[{place}] {quoted(form)}" for place, form in enumerate(forms)]
    return "\n".join(lines) + "\n"


def quoted(text: str) -> str:
    """A text as it stands in a catalogue."""
    for sign, escaped in ESCAPES:
        text = text.replace(sign, escaped)
    return f'"{text}"'


def gists(code: str, book: str) -> dict[str, Entry]:
    """What is said of the clauses of a book."""
    return {key: entry for key, entry in read(code, book).items() if key}


def stale_gists(code: str, book: str) -> list[str]:
    """Clauses whose gist is another by now than the one that was translated."""
    found: list[str] = []
    for key in gists(code, book):
        clause, _, said = key.partition(CONTEXT)
        if gist(clause) != said:
            found.append(clause)
    return found


def main() -> None:
    """Bring every catalogue up to date, and say how much is left to say."""
    for code in languages():
        if code == "en":
            continue
        header = read(code)[""].forms[0]
        plurals = int(header.partition("nplurals=")[2].partition(";")[0])
        file_of(code).write_text(written(code, plurals), encoding="utf-8")
        left = [key for key, entry in read(code).items() if not all(entry.forms)]
        sys.stdout.write(f"{code}: {len(read(code)) - 1} messages, {len(left)} to translate\n")


if __name__ == "__main__":
    main()
