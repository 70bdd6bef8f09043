"""Card files that a page brings into the library: judged as the terminal judges them."""

from typing import Final

from bythebook.library.judging import DAMAGED, EXACT, UNREAD, judge_all
from bythebook.library.rows import BadFile, rows_of
from bythebook.library.store import open_library, use_library
from bythebook.server import wire

FAULTS: Final = 50
"""so many faults are told"""


def imported(game: str, text: str, folder: str) -> wire.LibraryTold:
    """Take a card file into the library in a folder; done in a process of its own."""
    use_library(folder)
    open_library(game)  # if it cannot be used, it is said before anything is read
    rows = list(rows_of(text.encode("utf-8", "replace")))
    if not rows:
        raise BadFile("field 'text': it holds no cards")
    if all(row.fault for row in rows):
        first = rows[0]
        raise BadFile(f"field 'text': this is no card file: line {first.line}: {first.fault}")
    verdicts = list(judge_all(game, rows, 1, lambda _: None))
    # Judging takes its time: somebody else may have written to the library meanwhile.
    into = open_library(game)
    into.add(verdicts)
    into.save()
    damaged = [v for v in verdicts if v.status == DAMAGED]
    return wire.LibraryTold(
        cards=len(verdicts),
        exact=sum(v.status == EXACT for v in verdicts),
        unread=sum(v.status == UNREAD for v in verdicts),
        damaged=len(damaged),
        faults=[
            wire.Fault(
                sentence="; ".join(v.faults) or "its text is damaged", field=f"line {v.line}"
            )
            for v in damaged[:FAULTS]
        ],
    )
