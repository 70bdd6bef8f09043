"""A game in a few lines: with which decks it is played, and how it went."""

from collections.abc import Sequence, Sized
from typing import TYPE_CHECKING

import bythebook
from bythebook.cli.screen import escape
from bythebook.kernel.game.book import Book
from bythebook.kernel.game.game import Game
from bythebook.text.cards import own_decks
from bythebook.wording.common import Wording

if TYPE_CHECKING:
    from bythebook.cli.face import Face

Row = tuple[str, object, object]
"""what is compared, of the first player and of the second"""


def deck_named(game: Game, name: str, player: int, words: Wording) -> str:
    """The deck of a player: by its name if it is one of ours."""
    sections = [sorted(numbers) for numbers in game.decks[player]]
    for deck in own_decks(name):
        ours = bythebook.deck_of(name, deck).sections
        if [sorted(card.number for card in cards) for cards in ours] == sections:
            return deck
    return words.tr("{cards}, no deck of ours", cards=cards_in(game.book, sections, words))


def cards_in(book: Book, sections: Sequence[Sized], words: Wording) -> str:
    """How many cards a deck has; and each section, if there are several."""
    said = words.tr.many("{count} card", "{count} cards", sum(map(len, sections)))
    if len(sections) == 1:
        return said
    each = ", ".join(
        f"{words.term(name)} {len(cards)}"
        for name, cards in zip(book.sections, sections, strict=True)
    )
    return f"{said} ({each})"


def summary(face: "Face", game: Game, players: tuple[str, str], player: int) -> list[str]:
    """How a game went, as lines of markup: both players side by side."""
    tr = face.tr
    one, other = (deck_named(game, game.book.name, p, face.words) for p in (0, 1))
    rows: list[Row] = [(tr("deck"), one, other)]
    rows += [(tr(row[0]), row[1], row[2]) for row in face.tally(game, player)]
    first, second = players
    label = max(len(row[0]) for row in rows)
    column = max(len(first), *(len(str(row[1])) for row in rows))
    title = tr.many(
        "--- The game: {count} turn ---", "--- The game: {count} turns ---", game.state.turn
    )
    lines = [f"[bold]{title}[/]"]
    lines.append(f"  {'':{label}}  [bold]{first:{column}}  {second}[/]")
    lines += [
        f"  {row[0]:{label}}  {escape(str(row[1])):{column}}  {escape(str(row[2]))}" for row in rows
    ]
    return lines


def counted(game: Game, player: int, kinds: dict[str, int]) -> list[Row]:
    """How often each player did something: events by what they are called."""
    found = {name: [0, 0] for name in kinds}
    for item in game.told(player):
        for name, kind in kinds.items():
            if item["event"] == "event" and item["kind"] == kind:
                found[name][item["player"]] += 1
    return [(name, mine, theirs) for name, (mine, theirs) in found.items()]


def added_up(game: Game, player: int, name: str, kind: int) -> Row:
    """How much of something each player has had in all: the values of events."""
    sums = [0, 0]
    for item in game.told(player):
        if item["event"] == "event" and item["kind"] == kind:
            sums[item["player"]] += item.get("value", 0)
    return name, sums[0], sums[1]
