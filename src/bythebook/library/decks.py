"""Decks of the project's own cards and of the player's library, and games that were played so."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from bythebook.catalogue import part_of
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.abilities.decks import Deck
from bythebook.kernel.state.errors import BadRecord
from bythebook.library.adapter import adapter_of
from bythebook.library.judging import judge_entry
from bythebook.library.store import Known, open_library
from bythebook.text.cards import find_deck, load_deck, own_cards


def known_cards(game: str) -> Known:
    """Every card there is: ours, and those of the library in use."""
    return Known(own_cards(game), game)


def load(game: str, deck: str | Path, blank: bool = False) -> Deck:
    """A deck: one of ours by its name, or a list in a file.

    A card that is not exact is refused with the phrase that is not read, unless `blank`
    says that its unread abilities are to be left blank.
    """
    return load_deck(
        find_deck(game, deck), known_cards(game), blank, refusal(game), part_of(game, "book")
    )


def refusal(game: str) -> Callable[[CardDef], str]:
    """How to say that a card of a game is not exact."""

    def said(card: CardDef) -> str:
        return f"{card.number} {card.name!r} is not exact: {', '.join(unread_phrases(game, card))}"

    return said


def unread_phrases(game: str, card: CardDef) -> list[str]:
    """What of a card is not read, each with where reading stopped."""
    adapter = adapter_of(game)
    printed = open_library(game).cards.get(card.number) or adapter.printed_of(card)
    found: list[str] = []
    for entry in card.unread:
        stop = judge_entry(adapter, entry, printed)
        found.append(repr(stop.phrase) if stop is not None else repr(entry[:60]))
    return found


def cards_for_record(game: str, record: Any) -> dict[str, CardDef]:
    """The cards a record speaks of, each with the abilities blank that were blank then."""
    numbers: dict[str, set[str]] = {}
    for line in record.split("\n") if isinstance(record, str) else ():
        if line == "begin":
            break
        words = line.split(" ")
        if words[0] == "deck" and len(words) == 4:
            numbers.setdefault(words[3], set())
        elif words[0] == "blank" and len(words) == 3:
            numbers.setdefault(words[1], set()).add(words[2])
    return _cards_for(game, numbers)


def game_of_record(record: Any) -> str:
    """The game a record says it is of."""
    named = re.search(r"^book (\S+) ", record, re.MULTILINE) if isinstance(record, str) else None
    if named is None:
        raise BadRecord("field 'book': the record does not say of which game it is")
    return named[1]


def game_of_save(data: Any) -> str:
    """The game a save says it is of."""
    try:
        named = msgspec.msgpack.decode(bytes(data)[4:])["book"]
    except (msgspec.DecodeError, KeyError, TypeError, ValueError, RecursionError):
        named = None
    if not isinstance(named, str):
        raise BadRecord("this is no saved game, or a damaged one")
    return named


def cards_for_save(game: str, data: Any) -> dict[str, CardDef]:
    """The cards a save speaks of, each with the abilities blank that were blank then."""
    if not isinstance(data, bytes | bytearray | memoryview):
        return own_cards(game)
    try:
        found = msgspec.msgpack.decode(bytes(data)[4:])
        blank = found.get("blank", {})
        decks = [d.values() if isinstance(d, dict) else [d] for d in found["decks"]]
        lists = [*(section for deck in decks for section in deck), found["tokens"]]
        numbers = {str(n): set(blank.get(n, ())) for listed in lists for n in listed}
    except (msgspec.DecodeError, KeyError, TypeError, ValueError, AttributeError, RecursionError):
        return own_cards(game)  # loading it will say what is wrong
    return _cards_for(game, numbers)


def _cards_for(game: str, numbers: dict[str, set[str]]) -> dict[str, CardDef]:
    cards = own_cards(game)
    wanted = {n: blank for n, blank in numbers.items() if n not in cards}
    if not wanted:
        return cards
    library = open_library(game)
    found = dict(cards)
    for number, blank in wanted.items():
        if number in library.cards:
            found[number] = library.make(number, frozenset(blank))
    return found
