"""The register of a book for the page: contents, clauses, what was looked for."""

from functools import cache

from bythebook.kernel.state.errors import BythebookError
from bythebook.language import Language, language_of
from bythebook.register import Entry, below, books, register
from bythebook.server import wire
from bythebook.tools.clause_places import PACKAGE, carried

MOST = 400
"""clauses in one answer"""


@cache
def _symbols(game: str) -> dict[str, list[str]]:
    """What carries each clause."""
    return {
        number: [f"{place.file.relative_to(PACKAGE)}:{place.symbol}" for place in places]
        for number, places in carried(game).items()
    }


def rules(game: str, number: str, text: str, language: str) -> wire.Rules:
    """The clauses below a number, those that have the words, or the book's contents."""
    if game not in books():
        raise BythebookError(f"field 'game': no rulebook is called {game!r:.40}")
    tr = language_of(language)
    every = register(game).clauses
    if number:
        found = below(game, number)
        if not found:
            raise BythebookError(f"field 'number': {game} has no clause {number!r:.40}")
    elif text:
        words = text.casefold().split()
        found = [e for e in every.values() if _has(e, f"{game} {e.id}", words, tr)]
    else:
        found = [e for e in every.values() if e.id.count(".") + e.id.count("-") <= 1]
    return wire.Rules(
        game=game,
        edition=register(game).edition,
        found=len(found),
        clauses=[_told(game, entry, tr) for entry in found[:MOST]],
    )


def _has(entry: Entry, clause: str, words: list[str], tr: Language) -> bool:
    said = f"{entry.id} {entry.gist} {tr.gist(clause)} {entry.reading}".casefold()
    return all(word in said for word in words)


def _told(game: str, entry: Entry, tr: Language) -> wire.Clause:
    return wire.Clause(
        number=entry.id,
        gist=tr.gist(f"{game} {entry.id}") or entry.gist,
        kind=entry.kind,
        reading=entry.reading,
        repaired=entry.repaired,
        symbols=_symbols(game).get(entry.id, []),
    )
