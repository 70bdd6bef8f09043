"""Card files as players have them: JSON lines, or a JSON array a set. Any bytes end in rows.

A row that cannot be used is a row with its fault; nothing in a file ends the reading of it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from bythebook.kernel.state.errors import BythebookError

LARGEST: Final = 256 * 1024 * 1024
"""bytes of a card file; every card ever printed fits many times"""


class BadFile(BythebookError):
    """A card file that cannot be read at all."""


class Row(NamedTuple):
    """One card of a file: the line it begins on, and its fields or what is wrong with it."""

    line: int
    fields: dict[str, Any]
    fault: str = ""


def read_rows(path: Path) -> list[Row]:
    """Every row of a card file; raises BadFile only if the file itself cannot be read."""
    try:
        if path.stat().st_size > LARGEST:
            raise BadFile(f"{path} is larger than any card file ({LARGEST} bytes)")
        data = path.read_bytes()
    except OSError as error:
        raise BadFile(f"{path} cannot be read: {error.strerror}") from error
    rows = list(rows_of(data))
    if not rows:
        raise BadFile(f"{path} holds no cards")
    if all(row.fault for row in rows):
        raise BadFile(f"{path} is no card file: line {rows[0].line}: {rows[0].fault}")
    return rows


def rows_of(data: bytes) -> Iterator[Row]:
    """The rows of a card file's bytes."""
    data = data.removeprefix(b"\xef\xbb\xbf")
    begins = data.lstrip()[:1]
    if begins == b"[":
        yield from _array(data)
        return
    lines = data.splitlines()
    first = next((line for line in lines if line.strip()), b"")
    if begins == b"{" and _decoded(first)[1] and not _decoded(data)[1]:
        # One object over several lines: a single card.
        yield _row(1, _decoded(data)[0])
        return
    for number, line in enumerate(lines, 1):
        if line.strip():
            value, fault = _decoded(line)
            yield Row(number, {}, fault) if fault else _row(number, value)


def _row(line: int, value: Any) -> Row:
    if not isinstance(value, dict):
        return Row(line, {}, "a card is a JSON object with its fields")
    return Row(line, value)


def _decoded(data: bytes) -> tuple[Any, str]:
    """The JSON value of some bytes, or what is wrong with them."""
    try:
        return json.loads(data.decode("utf-8")), ""
    except UnicodeDecodeError as error:
        return None, f"it is not UTF-8 text (byte {error.start + 1})"
    except json.JSONDecodeError as error:
        return None, f"it is not JSON: {_said(error)}"
    except RecursionError:
        return None, "it is not a card: it is nested too deeply"
    except ValueError:
        # A number with thousands of digits.
        return None, "it is not a card: a number in it is too long"


def _said(error: json.JSONDecodeError) -> str:
    return f"{error.msg[:1].lower()}{error.msg[1:]} at character {error.pos + 1}"


def _array(data: bytes) -> Iterator[Row]:
    """The elements of a JSON array one by one, so that each is told by its line."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        yield Row(line, {}, "it is not UTF-8 text")
        return
    decoder = json.JSONDecoder()
    at = _past(text, text.index("[") + 1)
    line, counted = 1, 0
    while at < len(text) and text[at] != "]":
        line += text.count("\n", counted, at)
        counted = at
        try:
            value, at = decoder.raw_decode(text, at)
        except json.JSONDecodeError as error:
            where = error.lineno
            yield Row(where, {}, f"it is not JSON: {error.msg[:1].lower()}{error.msg[1:]}")
            return
        except RecursionError:
            yield Row(line, {}, "it is not a card: it is nested too deeply")
            return
        except ValueError:
            yield Row(line, {}, "it is not a card: a number in it is too long")
            return
        yield _row(line, value)
        at = _past(text, at)
        if text[at : at + 1] == ",":
            at = _past(text, at + 1)
        elif text[at : at + 1] != "]":
            break
    if text[at : at + 1] != "]":
        line += text.count("\n", counted, at)
        yield Row(line, {}, "the list of cards is cut short here")


def _past(text: str, at: int) -> int:
    """The next position that is no white space."""
    while at < len(text) and text[at] in " \t\r\n":
        at += 1
    return at
