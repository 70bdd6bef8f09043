"""Decks: the cards a player brings, in the sections that the book gives a deck."""

from collections.abc import Iterable, Iterator
from operator import is_

from bythebook.kernel.abilities.abilities import CardDef


class Cards:
    """Some cards in their order: these very ones, not others with the same numbers."""

    def __init__(self, cards: Iterable[CardDef] = ()) -> None:
        self.cards: tuple[CardDef, ...] = tuple(cards)
        self.numbers: tuple[str, ...] = tuple([c.number for c in self.cards])

    def __hash__(self) -> int:
        return hash(self.numbers)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Cards)
            and len(self.cards) == len(other.cards)
            and all(map(is_, self.cards, other.cards))
        )


class Deck:
    """The cards a player brings: a list for each section, in the book's order, the main one first.

    One section after the other they are all its cards, in the order in which they are numbered.
    """

    def __init__(self, *sections: Iterable[CardDef]) -> None:
        self.parts: tuple[Cards, ...] = tuple([Cards(cards) for cards in sections])
        self.cards: tuple[CardDef, ...] = tuple([c for part in self.parts for c in part.cards])

    @property
    def sections(self) -> list[list[CardDef]]:
        """The cards of each section."""
        return [list(part.cards) for part in self.parts]

    @property
    def main(self) -> list[CardDef]:
        """The cards of the main section."""
        return list(self.parts[0].cards) if self.parts else []

    def __len__(self) -> int:
        return len(self.cards)

    def __iter__(self) -> Iterator[CardDef]:
        return iter(self.cards)

    def __getitem__(self, place: int) -> CardDef:
        return self.cards[place]

    def __hash__(self) -> int:
        return hash(self.parts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deck) and self.parts == other.parts
