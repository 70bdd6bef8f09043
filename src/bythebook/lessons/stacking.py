"""Decks that are stacked: brought in such an order that a seed shuffles them into the wanted one.

What a shuffle does to a deck rests on the seed and on how many cards there are, not on which cards
these are. So a lesson begins as any game does, from two decks and a seed, and its record is a
record like any other.
"""

from functools import cache
from typing import Final

from bythebook import engine
from bythebook.kernel.game.game import Game
from bythebook.kernel.state.errors import BythebookError
from bythebook.kernel.state.refs import FIRST_CARD
from bythebook.lessons import Half, lesson_of
from bythebook.lessons.walking import Walk

ROUNDS: Final = 8
"""what is drawn anew before the first turn is known only once what was drawn before is right"""

LIFE: Final = "life"
"""where a book has it, it is laid from the deck before anything is drawn"""

Numbers = list[list[str]]
"""the numbers of a deck's cards, by section"""


@cache
def decks_of(name: str) -> tuple[Numbers, Numbers]:
    """The decks of a lesson, stacked."""
    lesson, game = lesson_of(name), name.partition("/")[0]
    halves = (lesson.you, lesson.rival)
    book = engine.playing_book(game)
    decks = [_brought(game, half) for half in halves]
    for _ in range(ROUNDS):
        meant = [dict(zip(book.sections, deck, strict=True)) for deck in decks]
        played = engine.new_game(game, meant[0], meant[1], lesson.seed)
        opening = _prepare(played, Walk(lesson))
        before = [list(deck[0]) for deck in decks]
        base = FIRST_CARD
        for player, half in enumerate(halves):
            decks[player][0] = _stacked(
                played, player, half, base, opening[player], decks[player][0]
            )
            base += sum(len(section) for section in decks[player])
        if before == [deck[0] for deck in decks]:
            return decks[0], decks[1]
    raise BythebookError(f"{name}: with this seed its decks cannot be stacked as they are wanted")


def begun(name: str) -> Game:
    """The game of a lesson, at its first decision."""
    game = name.partition("/")[0]
    sections = engine.playing_book(game).sections
    decks = [dict(zip(sections, deck, strict=True)) for deck in decks_of(name)]
    return engine.new_game(game, decks[0], decks[1], lesson_of(name).seed)


def opened(name: str) -> Game:
    """The game of a lesson, played up to its first task."""
    played, walk = begun(name), Walk(lesson_of(name))
    while (choice := walk.due(played)) is not None:
        walk.hear(played, choice)
        played.answer(choice)
        walk.go_on(played)
    return played


def _brought(game: str, half: Half) -> Numbers:
    """A deck as it is, what is set apart before the game first."""
    deck = engine.deck_of(game, half.deck)
    sections = [[card.number for card in section] for section in deck.sections]
    if half.first:
        number = next((c.number for c in deck.cards if c.name == half.first), "")
        if number not in sections[0]:
            raise BythebookError(f"{half.deck} has no {half.first}")
        sections[0].remove(number)
        sections[0].insert(0, number)
    return sections


def _prepare(game: Game, walk: Walk) -> list[list[int]]:
    """Play up to the first turn; the cards of the hands that were drawn first."""
    opening: list[list[int]] = [[], []]
    while game.pending is not None:
        for player in (0, 1):
            opening[player] = opening[player] or list(_cards(game, player, "hand"))
        if game.state.turn:
            break
        choice = walk.due(game)
        if choice is None:
            wanted = walk.wanted(game)
            if not wanted:
                break
            choice = wanted[0]
        walk.hear(game, choice)
        game.answer(choice)
        walk.go_on(game)
    return opening


def _cards(game: Game, player: int, zone: str) -> list[int]:
    """The cards of a player's zone, the lowest first."""
    return game.state.zones[player * game.state.kinds + game.zones.names.index(zone)]


def _stacked(
    played: Game, player: int, half: Half, base: int, opening: list[int], deck: list[str]
) -> list[str]:
    """A main deck in the order in which it has to be brought.

    The game was played with it as it is now, up to the first turn, so each card's place in the
    deck, which is its number, is seen to have come to a place in the hand or the shuffled deck:
    there the card that is wanted goes. What was set apart stays where it is.
    """
    drawn = [card for card in _cards(played, player, "hand") if card not in opening]
    life = _cards(played, player, LIFE) if LIFE in played.zones.names else []
    later = [*life, *drawn, *reversed(_cards(played, player, "deck"))]
    numbers = {card.number: card.name for card in played.lib.definitions}
    found: list[str] = [""] * len(deck)
    pool = list(deck)
    places = [*zip(opening, half.hand, strict=False), *zip(later, half.draws, strict=False)]
    for card in range(base, base + len(deck)):
        if card not in opening and card not in later:
            found[card - base] = deck[card - base]
            pool.remove(deck[card - base])
    for card, name in places:
        if found[card - base]:
            if numbers[found[card - base]] != name:
                raise BythebookError(f"{name} cannot come where it is wanted: change the seed")
            continue
        number = next((n for n in pool if numbers[n] == name), "")
        if not number:
            raise BythebookError(f"{half.deck} has not so many {name}")
        found[card - base] = number
        pool.remove(number)
    rest = iter(sorted(pool))
    return [number or next(rest) for number in found]
