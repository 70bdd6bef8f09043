"""Decks that pages send: ours by name, or lists as text. A page never names a file."""

from collections import Counter

import bythebook
from bythebook import engine
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.abilities.decks import Deck
from bythebook.kernel.state.errors import BythebookError
from bythebook.language import Language, language_of, mark
from bythebook.library.decks import known_cards, refusal
from bythebook.register import gist
from bythebook.server import wire
from bythebook.server.browsing import said_value, sections_for
from bythebook.server.saying import sentence
from bythebook.text.cards import headings_of, load_deck, own_decks
from bythebook.text.decklists import BadDeck, rows_of
from bythebook.wording import wording_of
from bythebook.wording.common import Wording


def deck_meant(game: str, name: str, listing: str, blank: bool) -> Deck:
    """The deck that a page means."""
    if listing:
        return deck_listed(game, listing, blank)
    if name not in own_decks(game):
        raise BythebookError(mark("field 'deck': no deck of ours is called {name}"), name=name[:40])
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
        deck = deck_meant(game, wanted.deck, "" if wanted.deck else f"{wanted.text}\n", True)
    except BadDeck as error:
        field = f"line {error.line}" if error.line else "text"
        fault = wire.Fault(sentence=sentence(error.why), field=field)
        return wire.DeckChecked(legal=False, read=False, faults=[fault])
    faults = faults_told(bythebook.check_deck(game, deck), language)
    if not wanted.blank:
        vague = {card.number: card for card in deck if card.unread}
        faults += [
            wire.Fault(sentence=sentence(refusal(game)(card)), field=card.number)
            for card in vague.values()
        ]
    rows: list[wire.DeckRow] = []
    lines: list[str] = []
    curves: list[wire.Curve] = []
    sections: list[wire.SectionTold] = []
    for section, cards in zip(book.sections, deck.sections, strict=True):
        title = words.term(section)
        sections.append(wire.SectionTold(name=section, title=title, cards=len(cards)))
        curves += curves_of(game, section, cards, words)
        if len(book.sections) > 1:
            lines.append(section)
        counted: dict[str, list[CardDef]] = {}
        for card in sorted(cards, key=words.sort):
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
                    sections=sections_for(game, same[0]),
                    exact=not same[0].unread,
                )
            )
    return wire.DeckChecked(
        legal=not faults,
        sections=sections,
        rows=rows,
        faults=faults,
        remarks=[language.said(remark) for remark in book.remarks(deck)],
        exported="\n".join(lines) + "\n",
        curves=curves,
    )


def faults_told(reasons: list[tuple[str, str]], language: Language) -> list[wire.Fault]:
    """What is wrong with a deck, each as a sentence with its clause and what that says."""
    return [
        wire.Fault(
            sentence=sentence(language.said(facts)),
            clause=clause,
            gist=language.gist(clause) or gist(clause),
        )
        for clause, facts in reasons
    ]


def curves_of(game: str, section: str, cards: list[CardDef], words: Wording) -> list[wire.Curve]:
    """What is counted over a section: numbers from the least there can be on, and words."""
    book = engine.book_of(game)
    found: list[wire.Curve] = []
    for name in words.counted:
        char = book.chars.index(name)
        told = [(book.told_value(char, card.values[char]), card) for card in cards]
        heights = [v for v, card in told if isinstance(v, int) and words.in_curve(card)]
        named = Counter(one for v, _ in told if isinstance(v, tuple) for one in v)
        if heights:
            bars = [(str(n), heights.count(n)) for n in range(max(3, *heights) + 1)]
        else:
            many_first = sorted(named.items(), key=lambda one: (-one[1], one[0]))
            bars = [(said_value(words, name, value), copies) for value, copies in many_first]
        if len(bars) > 1:
            found.append(
                wire.Curve(
                    name=name,
                    title=words.term(name),
                    section=section,
                    number=bool(heights),
                    bars=[wire.Bar(title=title, copies=copies) for title, copies in bars],
                )
            )
    return found
