"""One file with all that is needed to look into something: record, position, log, settings."""

from typing import Any, Final

import msgspec

from bythebook.kernel.game.fingerprints import ENGINE
from bythebook.kernel.state.errors import BadRecord
from bythebook.language import mark

FORMAT: Final = "bythebook report 1"


def report(
    record: str, decision: int, note: str, settings: dict[str, Any], view: Any, log: Any
) -> str:
    """A report as text."""
    data = {
        "format": FORMAT,
        "engine": ENGINE,
        "decision": decision,
        "note": note,
        "settings": settings,
        "record": record,
        "view": view,
        "log": log,
    }
    return msgspec.json.format(msgspec.json.encode(data), indent=1).decode() + "\n"


def is_report(text: str) -> bool:
    """Whether a text may be a report."""
    return text.lstrip()[:1] == "{"


def record_of(text: str) -> str:
    """The record in a report."""
    try:
        found = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise BadRecord(mark("the report is damaged: it is no JSON")) from error
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise BadRecord(mark("field 'format': this is no report, or one of another version"))
    record = found.get("record")
    if not isinstance(record, str):
        raise BadRecord(mark("field 'record': the report has no record"))
    if not record:
        raise BadRecord(
            mark("field 'record': it was made in the middle of a game against a person")
        )
    return record
