"""Section 8: decks."""

from bythebook.games.vanguard.cards.cards import (
    CRITICAL_TRIGGER,
    DRAW_TRIGGER,
    FRONT_TRIGGER,
    GRADE,
    OVER_TRIGGER,
    TRIGGER_ICON,
    TYPE,
)
from bythebook.games.vanguard.d.cards.types import UNITS
from bythebook.games.vanguard.d.zones.zones import RIDE_DECK
from bythebook.games.vanguard.policy import COPIES_ALLOWED
from bythebook.games.vanguard.preparation import (
    Fault,
    brings_a_deck,
    copies_by_text,
    fifty_cards,
    four_heals,
    four_sentinels,
    sixteen_triggers,
    too_many_copies,
)
from bythebook.games.vanguard.zones.zones import DECK
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.errors import Said


@rule("vgd 8.1.8", nothing={"main deck": DECK})
def deck_sections() -> dict[str, int]:
    """A part of the deck can be set aside as the ride deck; where both lie."""
    return {"main deck": DECK, "ride deck": RIDE_DECK}


@rule("vgd 8.1.8.1", nothing=[])
def whole_deck(main: list[CardDef], ride_deck: list[CardDef]) -> list[CardDef]:
    """The cards of the ride deck are cards of the deck, and count with the others."""
    return [*main, *ride_deck]


def with_icon(cards: list[CardDef], icon: int) -> int:
    """How many cards of a deck have a trigger icon."""
    return sum(1 for card in cards if card.values[TRIGGER_ICON] & icon)


@rule("vgd 8.1.5.1", nothing="")
def eight_criticals(cards: list[CardDef]) -> str:
    """A deck has eight critical triggers at the most."""
    n = with_icon(cards, CRITICAL_TRIGGER)
    return "" if n <= 8 else Said("at most 8 critical triggers, this deck has {n}", n=n)


@rule("vgd 8.1.5.2", nothing="")
def eight_draws(cards: list[CardDef]) -> str:
    """A deck has eight draw triggers at the most."""
    n = with_icon(cards, DRAW_TRIGGER)
    return "" if n <= 8 else Said("at most 8 draw triggers, this deck has {n}", n=n)


@rule("vgd 8.1.5.4", nothing="")
def eight_fronts(cards: list[CardDef]) -> str:
    """A deck has eight front triggers at the most."""
    n = with_icon(cards, FRONT_TRIGGER)
    return "" if n <= 8 else Said("at most 8 front triggers, this deck has {n}", n=n)


@rule("vgd 8.1.5.5", nothing="")
def one_over(cards: list[CardDef]) -> str:
    """A deck has one over trigger at the most."""
    n = with_icon(cards, OVER_TRIGGER)
    return "" if n <= 1 else Said("at most one over trigger, this deck has {n}", n=n)


@rule("vgd 8.1.8.1", nothing="")
def four_to_ride(ride_deck: list[CardDef]) -> str:
    """A ride deck has exactly four cards."""
    n = len(ride_deck)
    return "" if n == 4 else Said("a ride deck has exactly 4 cards, this one has {n}", n=n)


@rule("vgd 8.1.8.2", nothing="")
def one_of_each_grade(ride_deck: list[CardDef]) -> str:
    """A ride deck has one unit of each grade from 0 to 3."""
    grades = sorted(c.values[GRADE] for c in ride_deck if c.values[TYPE] & UNITS)
    if grades == [0, 1, 2, 3]:
        return ""
    return Said(
        "a ride deck has one unit of each grade from 0 to 3, this one has {grades}", grades=grades
    )


@rule("vgd 8.1.8.3", nothing=True)
def has_ride_deck(ride_deck: list[CardDef]) -> bool:
    """Nobody has to set a ride deck aside."""
    return bool(ride_deck)


def said_of(card: CardDef) -> int:
    """How many cards like it may be in a deck, by what a card says itself; none if it does not."""
    return copies_by_text([card], card.name)


@rule("vgd 8.1.7", "vgd 2.16.2.1", nothing="")
def same_number(card: CardDef) -> str:
    """With "this card" such a text means all cards of its collection number, and no others."""
    return card.number


def copies(cards: list[CardDef]) -> list[str]:
    """Every card that is in a deck more often than allowed."""
    own = [card for card in cards if said_of(card)]
    faults = too_many_copies([c for c in cards if not said_of(c)], COPIES_ALLOWED.value)
    for card in {same_number(card) or card.name: card for card in own}.values():
        n = sum(1 for other in own if same_number(other) == same_number(card))
        if n > said_of(card):
            faults.append(
                Said(
                    "at most {most} copies of {name!r}, this deck has {n}",
                    most=said_of(card),
                    name=card.name,
                    n=n,
                )
            )
    return faults


def deck_faults(cards: list[CardDef]) -> list[Fault]:
    """8.1: every way in which a deck breaks the construction rules."""
    faults = [("vgd 8.1.3", fifty_cards(cards))]
    faults += [("vgd 8.1.4", f) for f in copies(cards)]
    faults += [
        ("vgd 8.1.5", sixteen_triggers(cards)),
        ("vgd 8.1.5.1", eight_criticals(cards)),
        ("vgd 8.1.5.2", eight_draws(cards)),
        ("vgd 8.1.5.3", four_heals(cards)),
        ("vgd 8.1.5.4", eight_fronts(cards)),
        ("vgd 8.1.5.5", one_over(cards)),
        ("vgd 8.1.6", four_sentinels(cards)),
    ]
    return faults


def ride_deck_faults(ride_deck: list[CardDef]) -> list[Fault]:
    """8.1.8: every way in which a ride deck breaks them."""
    if not has_ride_deck(ride_deck):
        return []
    return [
        ("vgd 8.1.8.1", four_to_ride(ride_deck)),
        ("vgd 8.1.8.2", one_of_each_grade(ride_deck)),
    ]


@rule("vgd 8.2.1.1", nothing=[])
def presented(main: list[CardDef], ride_deck: list[CardDef]) -> list[Fault]:
    """The deck is held against the construction rules when it is presented."""
    none = brings_a_deck(main)
    if none:
        return [("vgd 8.1.1", none)]
    faults = [*deck_faults(whole_deck(main, ride_deck)), *ride_deck_faults(ride_deck)]
    return [(clause, fault) for clause, fault in faults if fault]


@rule("vgd 8.2.1.2.1", nothing=[])
def from_ride_deck(game: Game, player: int) -> list[int]:
    """Whoever has set a ride deck aside takes the first vanguard from it."""
    return game.state.zone(player, RIDE_DECK)


def first_vanguards(game: Game, player: int) -> list[int]:
    """The units that a player has brought among which a first vanguard is chosen."""
    cards = from_ride_deck(game, player) or game.state.zone(player, DECK)
    return [c for c in cards if game.value(TYPE, c) & UNITS]
