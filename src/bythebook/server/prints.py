"""What is printed on cards, for pages: one by one, and found by words."""

from typing import Any, Final

from bythebook import engine
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.state.continuous_ops import FIRST_CHAR
from bythebook.language import language_of
from bythebook.library.explain import tongue_of
from bythebook.library.explain.sentences import sentences
from bythebook.server import browsing, wire
from bythebook.wording import wording_of
from bythebook.wording.naming import printed_lines

PAGE: Final = 60
AT_ONCE: Final = 200


def explained(game: str, card: CardDef) -> list[wire.AbilityTold]:
    """A card's abilities in plain words, each with the clauses it rests on."""
    speaker, clauses_of = tongue_of(game)
    return [
        wire.AbilityTold(
            line=place,
            words=sentences(speaker, ability),
            clauses=[f"{game} {number}" for number in clauses_of(ability)],
        )
        for place, ability in enumerate(card.abilities)
    ]


def printed(game: str, card: CardDef, language: str, explain: bool = False) -> wire.CardPrint:
    """What is printed on a card, and, if that is asked for, what it means."""
    words = wording_of(game, language_of(language).grouped)
    book = engine.book_of(game)
    told: dict[str, Any] = {}
    for char in range(FIRST_CHAR, len(card.values)):
        value = book.told_value(char, card.values[char])
        if value is not None:
            told[book.chars[char]] = value
    return wire.CardPrint(
        number=card.number,
        name=card.name,
        facts=words.facts(card),
        lines=printed_lines(card, words.tr),
        abilities=words.texts(card),
        values={name: value for name, value in told.items() if isinstance(value, int)},
        words={name: list(value) for name, value in told.items() if isinstance(value, tuple)},
        traits=list(card.traits),
        sort=words.sort(card).partition(" ")[2],
        exact=not card.unread,
        back=None if card.back is None else printed(game, card.back, language, explain),
        explained=explained(game, card) if explain else [],
        set=browsing.set_of(card.number),
        sections=browsing.sections_for(game, card),
    )


def prints(game: str, numbers: list[str], language: str, explain: bool) -> list[wire.CardPrint]:
    """Some cards by their numbers; those there are not are left out. Tokens are in no set."""
    found: list[wire.CardPrint] = []
    for number in numbers[:AT_ONCE]:
        card = browsing.card_of(game, number)
        if card is not None:
            found.append(printed(game, card, language, explain))
    return found


def search(
    game: str, text: str, page: int, language: str, filters: list[str] | None = None
) -> wire.CardPage:
    """Cards by words of what is printed on them and by filters; without either, all there are."""
    numbers = browsing.numbers(game, text, filters or [])
    start = max(0, page) * PAGE
    shown = [browsing.card_of(game, number) for number in numbers[start : start + PAGE]]
    return wire.CardPage(
        found=len(numbers),
        pages=-(-len(numbers) // PAGE),
        cards=[printed(game, card, language) for card in shown if card is not None],
    )
