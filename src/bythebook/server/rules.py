"""The register of a book for the page: contents, clauses, what was looked for."""

from functools import cache
from typing import Final

from bythebook.kernel.state.errors import BythebookError
from bythebook.language import Language, language_of, mark
from bythebook.library.explain import tongue_of
from bythebook.register import Entry, below, books, register
from bythebook.server import limits, wire
from bythebook.text.cards import own_cards
from bythebook.tools.clause_places import PACKAGE, Place, carried, shown
from bythebook.wording import wording_of

MOST: Final = 400
"""clauses in one answer"""
HEADING: Final = "Heading of the section on "
"""how the register says that a clause is nothing but a heading"""


@cache
def _symbols(game: str) -> dict[str, list[str]]:
    """What carries each clause."""
    return {number: [_named(p) for p in places] for number, places in carried(game).items()}


@cache
def _tests(game: str) -> dict[str, list[str]]:
    """What shows each clause; of a package without its tests, nothing."""
    return {number: [_named(p) for p in places] for number, places in shown(game).items()}


def _named(place: Place) -> str:
    """A function by its file, as the project names it."""
    for root in (PACKAGE, PACKAGE.parent.parent):
        if place.file.is_relative_to(root):
            return f"{place.file.relative_to(root).as_posix()}:{place.symbol}"
    return f"{place.file.name}:{place.symbol}"


@cache
def _cited(game: str) -> dict[str, list[tuple[str, int]]]:
    """By clause, our cards with an ability that rests on it, and which ability that is."""
    _, clauses_of = tongue_of(game)
    found: dict[str, list[tuple[str, int]]] = {}
    for number, card in own_cards(game).items():
        told: set[str] = set()
        for line, ability in enumerate(card.abilities):
            for clause in clauses_of(ability):
                if clause not in told:
                    told.add(clause)
                    found.setdefault(clause, []).append((number, line))
    return found


def rules(game: str, number: str, text: str, language: str, cards: bool = False) -> wire.Rules:
    """The clauses below a number, those that have the words, or the book's contents.

    To know our cards that rest on a clause all of them are read, which takes a moment the first
    time: they are told only if they are asked for.
    """
    if game not in books():
        raise BythebookError(mark("field 'game': no rulebook is called {name}"), name=game[:40])
    tr = language_of(language)
    every = register(game).clauses
    told = wire.Rules(
        game=game,
        edition=register(game).edition,
        found=0,
        clauses=[],
        chapters=[wire.Chapter(number=n, title=t) for n, t in register(game).chapters.items()],
    )
    if number:
        found = below(game, number)
        if not found:
            said = mark("field 'number': {game} has no clause {number}")
            raise BythebookError(said, game=game, number=number[:40])
        _around(told, game, number, tr)
        if cards:
            told.cards = _citing(game, number, tr)
    elif text:
        words = text[: limits.SEARCHED].casefold().split()
        found = [e for e in every.values() if _has(e, f"{game} {e.id}", words, tr)]
    else:
        found = [e for e in every.values() if e.id.count(".") + e.id.count("-") <= 1]
    told.found = len(found)
    told.clauses = [_told(game, entry, tr) for entry in found[:MOST]]
    return told


def _around(told: wire.Rules, game: str, number: str, tr: Language) -> None:
    """What stands around a clause: above, before and after it."""
    every = register(game).clauses
    if number not in every:
        return
    told.above = [
        _told(game, every[outer], tr)
        for at, sign in enumerate(number)
        if sign in ".-" and (outer := number[:at]) in every
    ]
    order = list(every)
    at = order.index(number)
    if at > 0:
        told.before = _told(game, every[order[at - 1]], tr)
    if at + 1 < len(order):
        told.after = _told(game, every[order[at + 1]], tr)


def _citing(game: str, number: str, tr: Language) -> list[wire.Citing]:
    words = wording_of(game, tr)
    cards = own_cards(game)
    return [
        wire.Citing(number=n, name=cards[n].name, ability=words.texts(cards[n])[line])
        for n, line in _cited(game).get(number, [])
    ]


def _has(entry: Entry, clause: str, words: list[str], tr: Language) -> bool:
    said = f"{entry.id} {entry.gist} {tr.gist(clause)} {entry.reading}".casefold()
    return all(word in said for word in words)


def _told(game: str, entry: Entry, tr: Language) -> wire.Clause:
    said = tr.gist(f"{game} {entry.id}") or entry.gist
    heading = said[len(HEADING) :].rstrip(".") if said.startswith(HEADING) else ""
    return wire.Clause(
        number=entry.id,
        gist=said,
        kind=entry.kind,
        heading=heading,
        reason=entry.reason,
        reading=entry.reading,
        repaired=entry.repaired,
        symbols=_symbols(game).get(entry.id) or ([entry.symbol] if entry.symbol else []),
        tests=_tests(game).get(entry.id, []),
    )
