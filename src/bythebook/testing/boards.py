"""A board before the game: which card lies where, how it is turned, and what lies under it."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.game.book import Book
from bythebook.kernel.game.game import Game
from bythebook.kernel.state.refs import (
    AS_ZONE,
    BOTH,
    FACE_DOWN,
    FACE_UP,
    NOTHING,
    OWNER_SEES,
    PUBLIC,
)
from bythebook.kernel.state.state import State
from bythebook.testing.books import Setup
from bythebook.testing.failing import Stumbled


class Side:
    """One player's half of the board, before the game."""

    def __init__(self, zones: dict[str, Any]) -> None:
        self.zones = zones


def side(**zones: Any) -> Side:
    """A player's zones: cards, topmost first; a number means so many fillers.

    A card is its name, its definition, `(card, state)`, or what `laid`, `face_down` and
    `face_up` make of one.
    """
    return Side(zones)


@dataclass(frozen=True)
class Laid:
    """A card as it is to lie."""

    card: str | CardDef
    state: int = AS_ZONE
    face: int = AS_ZONE
    under: tuple["Laid", ...] = ()
    """topmost first"""
    counters: int = 0
    theirs: bool = False
    """it is a card of the other player's"""


Item = str | CardDef | tuple[Any, int] | Laid


def laid(
    card: str | CardDef,
    state: int = AS_ZONE,
    *,
    under: Iterable[Item] | Item = (),
    counters: int = 0,
    face: int = AS_ZONE,
) -> Laid:
    """A card with what is on it and under it, the topmost of the cards under it first.

    Where the rules give what lies under a card a zone of its own (the markers of Weiss
    Schwarz) it lies there, otherwise it is one pile with the card. `counters` are what a
    book counts on a card (the markers of Dragon Ball Super).
    """
    return Laid(card, state, face, tuple(_laid(item) for item in _items(under)), counters)


def face_down(card: str | CardDef, state: int = AS_ZONE) -> Laid:
    """A card that lies face down, wherever it is; who may look at it the zone says."""
    return Laid(card, state, FACE_DOWN)


def face_up(card: str | CardDef, state: int = AS_ZONE) -> Laid:
    """A card that lies face up, wherever it is."""
    return Laid(card, state, FACE_UP)


def theirs(card: str | CardDef, state: int = AS_ZONE, face: int = AS_ZONE) -> Laid:
    """A card of the other player's that lies in a zone of this one's, as in a prison."""
    return Laid(card, state, face, theirs=True)


def _laid(item: Any) -> Laid:
    if isinstance(item, Laid):
        return item
    return Laid(*item) if _is_in_state(item) else Laid(item)


def _is_in_state(item: Any) -> bool:
    """Whether it is one card and how it lies, and not several cards."""
    return isinstance(item, tuple) and len(item) == 2 and isinstance(item[1], int)


class Known:
    """The cards a test can call by name or by number."""

    def __init__(self, fillers: Iterable[CardDef], cards: Iterable[CardDef]) -> None:
        self.cards: dict[str, CardDef] = {c.number: c for c in fillers}
        self.names: dict[str, list[str]] = {c.name: [c.number] for c in self.cards.values()}
        own: dict[str, list[str]] = {}
        for card in cards:
            self.cards[card.number] = card
            if card.number not in own.setdefault(card.name, []):
                own[card.name].append(card.number)
        self.names.update(own)

    def add(self, card: CardDef) -> None:
        """A card that a board brings along."""
        if self.cards.get(card.number) != card:
            self.cards[card.number] = card
        numbers = self.names.setdefault(card.name, [])
        if card.number not in numbers:
            numbers.append(card.number)

    def called(self, name: str) -> CardDef:
        """The card of that name or number."""
        if name in self.cards and name not in self.names:
            return self.cards[name]
        numbers = self.names.get(name, [])
        if not numbers:
            raise Stumbled(f"no card is called {name!r}: give it in cards=")
        if len(numbers) > 1:
            raise Stumbled(f"several cards are called {name!r}: say {' or '.join(numbers)}")
        return self.cards[numbers[0]]


Half = list[tuple[int, list[Laid]]]
"""by kind of zone: its cards, bottom first"""


def layout(setup: Setup, half: Side, known: Known) -> Half:
    """Which card lies where; cards that are called by name are those known."""
    zones = dict(setup.usual)
    zones.update(half.zones)
    found: Half = []
    beside: Half = []
    for name, content in zones.items():
        kind = setup.zone(name)
        row = [_known(_laid(i), known) for i in reversed(_wanted(setup, content))]
        area = setup.area_under(kind)
        if area != NOTHING:
            beside += [(area, list(reversed(one.under))) for one in row if one.under]
            row = [replace(one, under=()) for one in row]
        found.append((kind, row))
    return found + beside


def by_owner(halves: list[Half]) -> list[Half]:
    """The halves by whose cards they are, wherever these lie."""
    found: list[Half] = []
    for player in (0, 1):
        own = [(kind, [one for one in row if not one.theirs]) for kind, row in halves[player]]
        away = [(kind, [one for one in row if one.theirs]) for kind, row in halves[1 - player]]
        found.append([*own, *[(kind, row) for kind, row in away if row]])
    return found


def cards_of(half: Half) -> list[CardDef]:
    """Every card of a half, in the order in which they are numbered."""
    found: list[CardDef] = []
    for _, row in half:
        for one in row:
            for each in (one, *reversed(one.under)):
                assert isinstance(each.card, CardDef)
                found.append(each.card)
    return found


def _wanted(setup: Setup, content: Any) -> list[Any]:
    """What a zone is to hold: so many fillers, one card, or several."""
    if isinstance(content, int):
        return [setup.fillers[0].name] * content
    return _items(content)


def _items(content: Any) -> list[Any]:
    """One card, or several, as a list."""
    if isinstance(content, str | CardDef | Laid) or _is_in_state(content):
        return [content]
    return list(content)


def _known(one: Laid, known: Known) -> Laid:
    """A card of the board with its definition, and so the cards under it."""
    card = one.card if isinstance(one.card, CardDef) else known.called(one.card)
    known.add(card)
    under = tuple(_known(each, known) for each in one.under)
    if any(each.under for each in under):
        raise Stumbled("what lies under a card is one pile: give all of it with the top card")
    return replace(one, card=card, under=under)


def place(game: Game, book: Book, halves: list[Half]) -> None:
    """Put every card where the board says, as if it had always been there."""
    state = game.state
    card = 2
    for cards in state.zones:
        cards.clear()
    for player, half in enumerate(halves):
        for kind, row in half:
            for one in row:
                _place_one(state, book, card, 1 - player if one.theirs else player, kind, one)
                host = card
                card += 1
                for below in reversed(one.under):
                    _place_under(state, card, host, below)
                    card += 1
    state.stamp = card


def _place_one(state: State, book: Book, card: int, player: int, kind: int, one: Laid) -> None:
    zones = book.zones
    where = player * state.kinds + kind
    state.zones[where].append(card)
    state.where[card] = where
    if zones.gives_master:
        state.master[card] = player
    state.face[card] = zones.face[kind] if one.face < 0 else one.face
    state.orient[card] = zones.orient[kind] if one.state < 0 else one.state
    state.placed[card] = card
    state.beside += int(zones.beside[kind])
    if one.counters:
        state.counters[state.ref(card), 0] = one.counters
    sight = zones.sight[kind]
    if sight == PUBLIC:
        sight = zones.down_sight[kind]
    if (zones.shows[kind] and state.face[card] == FACE_UP) or sight == PUBLIC:
        state.seen[card] = BOTH
    elif sight == OWNER_SEES:
        state.seen[card] = 1 << player
    if one.face == FACE_UP:
        # Whoever turns it face up shows it.
        state.seen[card] = BOTH


def _place_under(state: State, card: int, host: int, one: Laid) -> None:
    state.where[card] = NOTHING
    state.host[card] = host
    state.below[host] = (*state.below.get(host, ()), card)
    state.face[card] = FACE_UP if one.face < 0 else one.face
    state.placed[card] = card
    if one.counters:
        state.counters[state.ref(card), 0] = one.counters
    state.seen[card] = BOTH if state.face[card] == FACE_UP else 0
