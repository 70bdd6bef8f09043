"""Finding cards by words of what is printed on them."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from bythebook.kernel.abilities.abilities import CardDef
from bythebook.library.decks import known_cards
from bythebook.library.store import open_library
from bythebook.text.cards import own_cards


@dataclass(frozen=True)
class Found:
    """The numbers of the cards that were found, best first; each can be made."""

    numbers: list[str]
    known: Mapping[str, CardDef]

    def card(self, number: str) -> CardDef:
        """One of the cards."""
        return self.known[number]


@dataclass(frozen=True)
class Indexed:
    """The words of a card, to be looked through often."""

    number: str
    named: list[str]
    """those of its name and number"""
    words: list[str]
    """all of them"""


def indexed(number: str, name: str, rest: str) -> Indexed:
    """The words of what is printed on a card."""
    named = folded(f"{name} {number}")
    return Indexed(number, named, named + folded(rest))


def matching(cards: Iterable[Indexed], text: str) -> list[str]:
    """The numbers of the cards that have all the words, those with them in their names first."""
    wanted = folded(text)
    if not wanted:
        return []
    named: list[str] = []
    others: list[str] = []
    for card in cards:
        if has(card.named, wanted):
            named.append(card.number)
        elif has(card.words, wanted):
            others.append(card.number)
    return named + others


def find_cards(game: str, text: str) -> Found:
    """The cards that have all the words: in their name or number, or else anywhere.

    Cards of the library are looked at as they are kept, and only made when they are shown.
    """
    cards = (indexed(number, name, rest) for number, name, rest in printed(game))
    return Found(matching(cards, text), known_cards(game))


def printed(game: str) -> Iterator[tuple[str, str, str]]:
    """Every card there is: its number, its name, and everything else that is printed on it."""
    own = own_cards(game)
    for number, card in own.items():
        back = () if card.back is None else (card.back.name, *card.back.text)
        yield number, card.name, " ".join((*card.traits, *card.text, *back))
    for kept in open_library(game).kept():
        number = next(iter(kept.codes))
        if number not in own:
            name = str(kept.printed.get("name", ""))
            yield number, name, " ".join(strings(kept.printed))


def strings(data: Any) -> Iterator[str]:
    """Every text in some plain data."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for value in data.values():
            yield from strings(value)
    elif isinstance(data, (list, tuple)):
        for value in data:
            yield from strings(value)


def folded(text: str) -> list[str]:
    """The words of a text, small, without what is neither letter nor digit."""
    kept = "".join(c if c.isalnum() else "" if c in "'\u2019" else " " for c in text.casefold())
    return kept.split()


def has(words: list[str], wanted: list[str]) -> bool:
    """Whether each wanted word begins one of the words."""
    return all(any(word.startswith(part) for word in words) for part in wanted)
