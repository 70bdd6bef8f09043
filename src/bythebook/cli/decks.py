"""Decks: which there are, what is in one, whether it may be played."""

from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

import bythebook
from bythebook.catalogue import game_names
from bythebook.cli.cards import LibraryFolder, choose_library, show_card
from bythebook.cli.summary import cards_in
from bythebook.wording import wording_of

deck_app = typer.Typer(help="Decks.", no_args_is_help=True)
console = Console(highlight=False)

GameName = Annotated[str, typer.Argument(help=f"The game: {game_names()}.")]
DeckName = Annotated[str, typer.Argument(help="A deck: a file, or one of `deck list`.")]
Blank = Annotated[
    bool, typer.Option("--blank", help="Play cards that are not exact, their unread text blank.")
]


@deck_app.command("list")
def deck_list(game: GameName) -> None:
    """The decks there are, each with what it says of itself."""
    from bythebook.text.cards import own_decks

    bythebook.book_of(game)
    for name in own_decks(game):
        console.print(f"[bold]{name:12}[/] {about(game, name)}", soft_wrap=True)


def about(game: str, deck: str) -> str:
    """What one of our decks says of itself."""
    from bythebook.text.cards import own_decks

    file = own_decks(game).get(deck)
    first = "" if file is None else file.read_text(encoding="utf-8").partition("\n")[0]
    return first.lstrip("# ") if first.startswith("#") else ""


@deck_app.command("show")
def deck_show(
    game: GameName,
    deck: DeckName,
    texts: Annotated[bool, typer.Option("--texts", help="With what is printed on each.")] = False,
    library: LibraryFolder = None,
) -> None:
    """Show the cards of a deck, what each of them is, and its text if asked for."""
    from bythebook.wording import wording_of

    choose_library(library)
    shown = bythebook.deck_of(game, deck, blank=True)
    words = wording_of(game)
    said = about(game, deck)
    count = cards_in(bythebook.book_of(game), shown.sections, wording_of(game))
    console.print(f"[bold]{escape(deck)}[/], {count}{': ' if said else ''}{said}")
    for section, cards in by_section(game, shown):
        if section:
            console.print(f"\n[bold]{section.capitalize()}[/] ({len(cards)})")
        kinds: dict[str, list[bythebook.CardDef]] = {}
        for card in cards:
            kinds.setdefault(words.sort(card), []).append(card)
        for kind in sorted(kinds):
            console.print(f"\n[bold]{kind.partition(' ')[2]}[/] ({len(kinds[kind])})")
            for number in dict.fromkeys(c.number for c in kinds[kind]):
                same = [c for c in kinds[kind] if c.number == number]
                show_card(console, game, same[0], f"{len(same)}x", texts)


def by_section(game: str, deck: bythebook.Deck) -> list[tuple[str, list[bythebook.CardDef]]]:
    """The cards of each section with its name; if there is only one, it needs none."""
    names = list(bythebook.book_of(game).sections)
    sections = deck.sections
    return list(zip(names if len(names) > 1 else [""], sections, strict=True))


@deck_app.command("check")
def deck_check(
    game: GameName,
    deck: DeckName,
    blank: Blank = False,
    library: LibraryFolder = None,
) -> None:
    """Hold a deck against the construction rules, and say which cards are not exact."""
    from bythebook.library.decks import refusal
    from bythebook.register import gist

    choose_library(library)
    held = bythebook.deck_of(game, deck, blank=True)
    faults = bythebook.check_deck(game, held)
    for clause, facts in faults:
        console.print(f"{clause}: {escape(facts)} [dim]({gist(clause)})[/]")
    vague = list({c.number: c for c in held if c.unread}.values())
    for card in vague:
        said = refusal(game)(card)
        console.print(escape(f"{said}{' (left blank)' if blank else ''}"), soft_wrap=True)
    if vague and not blank:
        console.print("with --blank these cards are played without what is not read")
    if faults or (vague and not blank):
        raise typer.Exit(1)
    listing = Table(box=None)
    listing.add_column("", justify="right")
    listing.add_column("number")
    listing.add_column("name")
    for section, cards in by_section(game, held):
        if section:
            listing.add_row(str(len(cards)), "", f"[bold]{section}[/]")
        for number in sorted({c.number for c in cards}):
            same = [c for c in cards if c.number == number]
            listing.add_row(str(len(same)), number, same[0].name)
    console.print(listing)
    book = bythebook.book_of(game)
    console.print(f"{cards_in(book, held.sections, wording_of(game))}, legal")
    for remark in book.remarks(held):
        console.print(f"[dim]{escape(remark)}[/]")
