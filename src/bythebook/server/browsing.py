"""Cards as one browses them: by words, and by what is printed in their fields.

Cards of the library are looked at without their texts being read, which would take minutes for
a large one; only those of the page that is shown are made.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from threading import Lock
from typing import Final

from bythebook import engine
from bythebook.catalogue import entry_of
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.abilities.decks import Deck
from bythebook.kernel.state.errors import BythebookError
from bythebook.language import language_of, mark
from bythebook.library.decks import known_cards
from bythebook.library.finding import Indexed, indexed, matching, printed
from bythebook.library.store import CardLibrary, open_library
from bythebook.server import limits, wire
from bythebook.text.cards import own_cards
from bythebook.wording import wording_of
from bythebook.wording.common import Wording

SET: Final = "set"
ORIGIN: Final = "origin"
OURS: Final = "ours"
IMPORTED: Final = "imported"
TITLES: Final = {
    SET: mark("set"),
    ORIGIN: mark("where from"),
    OURS: mark("our own cards"),
    IMPORTED: mark("imported cards"),
}
FILTERS: Final = 60
"""filters of one search"""


@dataclass(frozen=True)
class Entry:
    """A card that can be found."""

    words: Indexed
    has: dict[str, tuple[str, ...]]
    """its values, by the facet they are of"""


@dataclass(frozen=True)
class Index:
    """Every card of a game, our own first, and the library they were found in."""

    library: CardLibrary
    entries: dict[str, Entry]


_indices: dict[str, Index] = {}
_making: Final = Lock()


def index_of(game: str) -> Index:
    """The cards there are; made anew if the library has changed."""
    with _making:
        library = open_library(game)
        known = _indices.get(game)
        if known is None or known.library is not library:
            known = _indices[game] = Index(library, _entries(game, library))
        return known


def _entries(game: str, library: CardLibrary) -> dict[str, Entry]:
    words = wording_of(game, language_of("en"))
    own = own_cards(game)
    found: dict[str, Entry] = {}
    for number, name, rest in printed(game):
        try:
            card = own[number] if number in own else _unread(library, number)
        except BythebookError:
            continue  # one that cannot be made cannot be put into a deck either
        origin = OURS if number in own else IMPORTED
        has = {**values_of(game, words, card), SET: (set_of(number),), ORIGIN: (origin,)}
        found[number] = Entry(indexed(number, name, rest), has)
    return found


def _unread(library: CardLibrary, number: str) -> CardDef:
    """A card of the library with nothing of its text read."""
    said = library.cards[number]
    return library.adapter.make(number, said, library.adapter.entries(said))


def set_of(number: str) -> str:
    """The set that a card's number begins with."""
    return number.partition("-")[0].partition("/")[0]


def values_of(game: str, words: Wording, card: CardDef) -> dict[str, tuple[str, ...]]:
    """What a card has of each of the characteristics that cards are looked for by."""
    book = engine.book_of(game)
    found: dict[str, tuple[str, ...]] = {}
    for name in words.sought:
        char = book.chars.index(name)
        value = book.told_value(char, card.values[char])
        if isinstance(value, tuple):
            # A card may have an icon twice.
            found[name] = tuple(dict.fromkeys(str(one) for one in value))
        elif value is not None and words.in_curve(card):
            found[name] = (str(value),)
    return found


def cleared(value: str) -> str:
    """A value without the signs that texts have around it."""
    return value.removeprefix("nation ").replace("<<", "").replace(">>", "")


def said_value(words: Wording, facet: str, value: str) -> str:
    """A value in the language of who looks."""
    if facet == ORIGIN:
        return words.tr(TITLES[value])
    return value if facet == SET else words.term(cleared(value))


def in_order(values: Iterable[str]) -> list[str]:
    """Numbers by size, words as they come."""
    listed = list(values)
    if all(value.lstrip("-").isdigit() for value in listed):
        return sorted(listed, key=int)
    return listed


def deck_making(game: str, language: str, takes_files: bool) -> wire.DeckMaking:
    """What decks of a game are built with."""
    words = wording_of(game, language_of(language))
    book = engine.book_of(game)
    index = index_of(game)
    facets: list[wire.Facet] = []
    for name in (*words.sought, SET, ORIGIN):
        counted = Counter(v for entry in index.entries.values() for v in entry.has.get(name, ()))
        if len(counted) < 2:
            continue
        choices = [
            wire.Choice(value=value, title=said_value(words, name, value), count=counted[value])
            for value in in_order(counted)
        ]
        title = words.tr(TITLES[name]) if name in TITLES else words.term(name)
        facets.append(wire.Facet(name=name, title=title, choices=choices))
    return wire.DeckMaking(
        game=game,
        title=entry_of(game).title,
        cards=len(index.entries),
        facets=facets,
        sections=[wire.Term(name=name, title=words.term(name)) for name in book.sections],
        values=[wire.Term(name=name, title=words.term(name)) for name in words.chars],
        card_file=limits.RECORD if takes_files else 0,
        deck_list=limits.BODY,
    )


def filters_of(game: str, said: list[str]) -> dict[str, set[str]]:
    """Filters as a page writes them, `<facet>:<value>`; of one facet any value will do."""
    if len(said) > FILTERS:
        raise limits.TooMuch(f"field 'filter': {FILTERS} at the most")
    facets = (*wording_of(game, language_of("en")).sought, SET, ORIGIN)
    found: dict[str, set[str]] = {}
    for one in said:
        name, _, value = one.partition(":")
        if name not in facets:
            raise BythebookError(f"field 'filter': cards are not looked for by {name!r:.40}")
        found.setdefault(name, set()).add(value)
    return found


def numbers(game: str, text: str, said: list[str]) -> list[str]:
    """The numbers of the cards with all the words that pass every filter."""
    wanted = filters_of(game, said)
    entries = index_of(game).entries
    if text.strip():
        found = matching((entry.words for entry in entries.values()), text[: limits.SEARCHED])
    else:
        found = list(entries)
    if not wanted:
        return found
    return [
        number
        for number in found
        if all(values & {*entries[number].has.get(name, ())} for name, values in wanted.items())
    ]


def sections_for(game: str, card: CardDef) -> list[str]:
    """The sections of a deck that a card may be put into, by the construction rules.

    What is wrong with a section that has nothing but the card is wrong with one that has nothing
    but a card of ours there too, or it is the card that is wrong there.
    """
    names = list(engine.book_of(game).sections)
    if len(names) == 1:
        return names
    ours = [
        section[:1] for section in engine.deck_of(game, entry_of(game).decks["own"][0]).sections
    ]
    found = {
        name: _faults(game, ours, place, [card]) - _faults(game, ours, place, ours[place])
        for place, name in enumerate(names)
    }
    least = min(len(faults) for faults in found.values())
    return [name for name, faults in found.items() if len(faults) == least]


def _faults(game: str, ours: list[list[CardDef]], place: int, cards: list[CardDef]) -> set[str]:
    sections = [ours[0], *([] for _ in ours[1:])]
    sections[place] = [*ours[0], *cards] if place == 0 else cards
    return {clause for clause, _ in engine.book_of(game).check_deck(Deck(*sections))}


def card_of(game: str, number: str) -> CardDef | None:
    """A card, unless there is none or it cannot be made."""
    try:
        return known_cards(game).get(number)
    except BythebookError:
        return None
