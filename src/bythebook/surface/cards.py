"""A card as a player sees it, and a zone of cards."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

from bythebook.kernel.game.game import Game as Engine
from bythebook.kernel.seeing.views import card_view, place_view
from bythebook.kernel.state.refs import CARD, FIRST_CARD

if TYPE_CHECKING:
    from bythebook.wording.common import Wording


@dataclass(frozen=True)
class Card:
    """A card as a player sees it: what it is called, where it lies, and what it is now.

    Of a card that the player does not know only the place is told.
    """

    name: str
    number: str = ""
    """what is printed on it as its number; nothing if the card is not known"""
    player: int = -1
    """on whose side of the table it lies"""
    zone: str = ""
    place: int | None = None
    """how many cards of the zone lie below or before it, if that is known"""
    state: str = ""
    """how it lies, if that matters there: "stand", "rest" """
    values: Mapping[str, int] = field(default_factory=dict)
    """its characteristics that are numbers, with every effect in force: `values["power"]`"""
    words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """its characteristics that are words: `"red" in words["color"]`"""
    counters: Mapping[str, object] = field(default_factory=dict)
    face_down: bool = False
    under: tuple["Card", ...] = ()
    """the cards under it"""

    @property
    def known(self) -> bool:
        """Whether the player knows which card this is."""
        return self.number != ""

    def __getitem__(self, name: str) -> int:
        """A characteristic that is a number: `card["power"]`."""
        return self.values[name]

    def get(self, name: str, otherwise: int = 0) -> int:
        """A characteristic that is a number, or another number if the card has none."""
        return self.values.get(name, otherwise)

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        told = [self.name, *([self.zone] if self.zone else [])]
        told += [f"{name} {value}" for name, value in self.values.items() if value]
        return f"<Card {', '.join(told)}>"


def card_of(
    seen: dict[str, Any] | None, player: int, zone: str, place: int | None, unknown: str
) -> Card:
    """A card of what is seen of it where it lies; what is not known is called `unknown`."""
    if seen is None:
        return Card(unknown, player=player, zone=zone, place=place, face_down=True)
    told: dict[str, Any] = seen["values"]
    return Card(
        name=seen["name"],
        number=seen["number"],
        player=player,
        zone=zone,
        place=place,
        state=seen.get("state", ""),
        values={name: value for name, value in told.items() if isinstance(value, int)},
        words={name: value for name, value in told.items() if isinstance(value, tuple)},
        counters=seen.get("counters", {}),
        face_down="face" in seen,
        under=tuple(card_of(below, player, zone, None, unknown) for below in seen.get("under", ())),
    )


def card_meant(game: Engine, ref: int, player: int, name: str, unknown: str) -> Card | None:
    """The card that an option or a question is about; what it is called has been said."""
    where = place_view(game, ref, player)
    if where is None:
        return None
    card = ref & CARD
    if card < FIRST_CARD or "gone" in where:
        return Card(name, player=where.get("player", -1))
    at = (where.get("player", -1), where.get("zone", ""), where.get("place"))
    return card_of(card_view(game, card, player), *at, unknown)


class Zone:
    """The cards of a zone as a player sees them, top card last."""

    def __init__(
        self, name: str, player: int, seen: dict[str, Any], ordered: bool, words: "Wording"
    ) -> None:
        self.name = name
        self.title = words.term(name)
        """what it is called in the language of the game"""
        self._unknown = words.face_down
        self.player = player
        self._seen: list[dict[str, Any] | None] = seen["cards"]
        self._ordered = ordered
        self.count: int = seen.get("count", len(self._seen))
        """how many cards there are"""

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """The cards; which of them is where, as far as that tells anything."""
        return tuple(
            card_of(seen, self.player, self.name, place if self._ordered else None, self._unknown)
            for place, seen in enumerate(self._seen)
        )

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def __len__(self) -> int:
        return self.count

    def __repr__(self) -> str:
        return f"<Zone {self.name} of player {self.player}: {self.count} cards>"
