"""Decks that pages send: ours by name, or lists as text. A page never names a file."""

import bythebook
from bythebook import engine
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.abilities.decks import Deck
from bythebook.kernel.state.errors import BythebookError
from bythebook.language import language_of
from bythebook.library.decks import known_cards, refusal
from bythebook.register import gist
from bythebook.server import wire
from bythebook.text.cards import headings_of, load_deck, own_decks
from bythebook.text.decklists import BadDeck, rows_of
from bythebook.wording import wording_of


def deck_meant(game: str, name: str, listing: str, blank: bool) -> Deck:
    """The deck that a page means."""
    if listing:
        return deck_listed(game, listing, blank)
    if name not in own_decks(game):
        raise BythebookError(f"field 'deck': no deck of ours is called {name!r:.40}")
    return engine.deck_of(game, name)


def deck_listed(game: str, listing: str, blank: bool) -> Deck:
    """A deck as text; that it ends a line says that it is no file's name."""
    book = engine.book_of(game)
    return load_deck(f"{listing}\n", known_cards(game), blank, refusal(game), book)


def about(game: str, deck: str) -> str:
    """What one of our decks says of itself."""
    first = own_decks(game)[deck].read_text(encoding="utf-8").partition("\n")[0]
    return first.lstrip("# ") if first.startswith("#") else ""


def decks_of(game: str) -> list[wire.DeckInfo]:
    """Our decks; their cards are counted, not made."""
    headings = headings_of(engine.book_of(game))
    found: list[wire.DeckInfo] = []
    for name, file in own_decks(game).items():
        rows = rows_of(file.read_text(encoding="utf-8"), headings)
        cards = sum(row.copies for row in rows)
        found.append(wire.DeckInfo(name=name, about=about(game, name), cards=cards))
    return found


def checked(game: str, wanted: wire.DeckToCheck) -> wire.DeckChecked:
    """A deck held against the construction rules, every fault with its clause."""
    language = language_of(wanted.language)
    words = wording_of(game, language)
    book = engine.book_of(game)
    try:
        deck = deck_listed(game, wanted.text, True)
    except BadDeck as error:
        field = f"line {error.line}" if error.line else "text"
        return wire.DeckChecked(legal=False, faults=[wire.Fault(sentence=error.why, field=field)])
    faults = [
        wire.Fault(sentence=facts, clause=clause, gist=language.gist(clause) or gist(clause))
        for clause, facts in bythebook.check_deck(game, deck)
    ]
    if not wanted.blank:
        vague = {card.number: card for card in deck if card.unread}
        faults += [
            wire.Fault(sentence=refusal(game)(card), field=card.number) for card in vague.values()
        ]
    rows: list[wire.DeckRow] = []
    lines: list[str] = []
    for section, cards in zip(book.sections, deck.sections, strict=True):
        if len(book.sections) > 1:
            lines.append(section)
        counted: dict[str, list[CardDef]] = {}
        for card in cards:
            counted.setdefault(card.number, []).append(card)
        for number, same in counted.items():
            lines.append(f"{len(same)} {number} {same[0].name}")
            rows.append(
                wire.DeckRow(
                    copies=len(same),
                    number=number,
                    name=same[0].name,
                    section=section,
                    sort=words.sort(same[0]).partition(" ")[2],
                )
            )
    return wire.DeckChecked(
        legal=not faults,
        rows=rows,
        faults=faults,
        remarks=list(book.remarks(deck)),
        exported="\n".join(lines) + "\n",
    )
