"""bythebook: play, and everything around it."""

import json
import os
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress

import bythebook
from bythebook import BythebookError
from bythebook.catalogue import MAKING, entry_of, game_names
from bythebook.cli.arena import arena
from bythebook.cli.cards import cards_app
from bythebook.cli.decks import deck_app
from bythebook.cli.play import play, replay
from bythebook.cli.serve import serve

app = typer.Typer(
    help="Trading card games by their comprehensive rules.",
    no_args_is_help=True,
    add_completion=False,
)
app.add_typer(deck_app, name="deck")
app.add_typer(cards_app, name="cards")
app.command()(play)
app.command()(replay)
app.command()(arena)
app.command()(serve)
console = Console(highlight=False)
LONGEST_SENTENCE = 1000

GameName = Annotated[str, typer.Argument(help=f"The game: {game_names()}.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def out(data: Any) -> None:
    """Print data as JSON."""
    sys.stdout.write(json.dumps(data, indent=1, ensure_ascii=False) + "\n")


def version(asked: bool) -> None:
    """Say which version and which build is running."""
    if asked:
        build = "compiled" if bythebook.is_compiled() else "interpreted"
        console.print(f"bythebook {bythebook.__version__} ({build})")
        raise typer.Exit


@app.callback()
def root(
    show: Annotated[
        bool, typer.Option("--version", callback=version, is_eager=True, help="Version and build.")
    ] = False,
) -> None:
    """Trading card games by their comprehensive rules."""


@app.command()
def fuzz(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="Which games.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = os.cpu_count() or 1,
    thorough: Annotated[
        float,
        typer.Option(min=0, max=1, help="At which share of decisions the costly checks are made."),
    ] = 0.04,
    least: Annotated[
        int, typer.Option(min=0, help="Fail if anything wanted happens less often than this.")
    ] = 0,
    as_json: AsJson = False,
) -> None:
    """Play random games and check everything that must always hold."""
    from bythebook.cli.reports import NOTABLE, show_fuzz
    from bythebook.tools.census import names_of, rare, seldom
    from bythebook.tools.fuzz import fuzz as run

    bythebook.book_of(game)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("games", total=games)
        result = run(
            game,
            games,
            seed,
            jobs,
            thorough,
            failures=Path("failures"),
            progress=lambda: progress.advance(task),
        )
    for judged in (rare, seldom):
        found = judged(names_of(game), result["occurred"], least or NOTABLE)
        result[judged.__name__] = found
    if as_json:
        out(result)
    else:
        show_fuzz(console, result, least or NOTABLE)
    if result["failures"] or (least and result["rare"]):
        raise typer.Exit(1)


@app.command()
def bench(
    game: GameName,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long to measure.")] = 3.0,
    decks: Annotated[str, typer.Option(help="own or rich")] = "own",
    length: Annotated[
        bool, typer.Option("--length", help="Cost a decision by how far the game has gone.")
    ] = False,
    growth: Annotated[
        bool, typer.Option("--growth", help="Speed by the continuous effects in play.")
    ] = False,
    plot: Annotated[
        Path | None, typer.Option(help="Draw the growth into a .png or .svg file.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Measure speed: random legal play on one core, with the log on."""
    from bythebook.tools.bench import by_length, measure

    bythebook.book_of(game)
    if decks not in entry_of(game).decks:
        raise BythebookError(f"no bench decks are called {decks!r}: own or rich")
    if growth or plot is not None:
        _bench_growth(game, plot, as_json)
        return
    if length:
        from bythebook.cli.reports import show_length

        rows = by_length(game)
        if as_json:
            out([{"decisions": start, "us": round(cost, 2)} for start, cost in rows])
        else:
            show_length(console, rows)
        return
    result = measure(game, seconds, decks)
    if as_json:
        out(result)
    else:
        for name, value in result.items():
            console.print(f"{name:16} {value}")


def _bench_growth(game: str, plot: Path | None, as_json: bool) -> None:
    from bythebook.cli.reports import show_growth
    from bythebook.library.drawing import drawable
    from bythebook.tools.growth import MOST, ROUNDS, draw
    from bythebook.tools.growth import growth as run

    if plot is not None:
        drawable(plot)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("runs", total=ROUNDS * (MOST + 1))
        rows = run(game, progress=lambda: progress.advance(task))
    if plot is not None:
        build = "compiled" if bythebook.is_compiled() else "interpreted"
        draw(rows, f"random play by continuous effects in play ({build})", plot)
    if as_json:
        out({"game": game, "compiled": bythebook.is_compiled(), "growth": rows})
    else:
        show_growth(console, rows)


def known_book(name: str) -> None:
    """Refuse a book there is no register of."""
    from bythebook.register import books

    if name not in books() and name not in MAKING:
        raise BythebookError(f"no rulebook is called {name!r}; there are: {', '.join(books())}")


@app.command()
def rules(
    game: GameName,
    number: Annotated[str, typer.Argument(help="A clause, or words to look for.")] = "",
    readings: Annotated[
        bool, typer.Option("--readings", help="Only clauses not played to the letter.")
    ] = False,
) -> None:
    """Read the register: what each clause says, in our words, and what carries it."""
    from bythebook.register import below, register
    from bythebook.tools.clause_places import carried, shown

    known_book(game)
    if not number:
        clauses = register(game).clauses.values()
        found = [e for e in clauses if readings or e.id.count(".") + e.id.count("-") <= 1]
    elif number[0].isdigit() or number in register(game).clauses:
        found = below(game, number)
    else:
        found = [e for e in register(game).clauses.values() if number.lower() in e.gist.lower()]
    if readings:
        found = [e for e in found if e.reading]
    if not found:
        raise BythebookError(f"{game} has no clause {number!r}")
    code, proofs = carried(game), shown(game)
    for entry in found:
        note = ". ".join(part for part in (entry.symbol, entry.reason) if part)
        kind = "todo" if entry.todo else f"{entry.kind}: {note}" if note else entry.kind
        console.print(f"[bold]{entry.id}[/] {entry.gist} [dim]{kind}[/]", soft_wrap=True)
        if entry.reading:
            how = "Repaired" if entry.repaired else "How it is read"
            console.print(f"    [italic]{how}:[/] {entry.reading}", soft_wrap=True)
        for word, places in (("done by", code), ("shown by", proofs)):
            for place in places.get(entry.id, []):
                where = f"{_below_here(place.file)}:{place.line}"
                console.print(f"    {word} [green]{where}[/] {place.symbol}", soft_wrap=True)


def _below_here(file: Path) -> Path:
    """A file as somebody in this folder would open it."""
    here = Path.cwd()
    return file.relative_to(here) if file.is_relative_to(here) else file


@app.command()
def trace(
    game: GameName,
    knock_out: Annotated[
        bool, typer.Option("--knock-out", help="Would the tests notice each function missing?")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Is every clause accounted for: carried by its own function, shown by a test?"""
    from bythebook.tools.trace import trace as run

    known_book(game)
    result = run(game)
    if knock_out:
        from bythebook.tools.knock_out import knock_out_all

        with Progress(console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task("taking functions away", total=None)
            result.update(
                knock_out_all(game, lambda n, of: bar.update(task, completed=n, total=of))
            )
        if result["survived"] or result["idle_reasons"]:
            result["consistent"] = False
    if as_json:
        out(result)
    else:
        _show_trace(result)
    if not result["consistent"]:
        raise typer.Exit(1)


def _show_trace(result: dict[str, Any]) -> None:
    kinds = ", ".join(f"{n} {kind}" for kind, n in result["kinds"].items())
    console.print(f"{result['book']} {result['edition']}: {result['clauses']} clauses ({kinds})")
    console.print(f"done {result['done']}, todo {len(result['todo'])}")
    alike = ", ".join(f"{n} with {book}" for book, n in result["shared"].items())
    if alike:
        console.print(f"functions shared: {alike}")
    if not result["tests"]:
        console.print("the tests are not here: what they show was not checked")
    for name in ("missing", "unproved", "wrong"):
        if result[name]:
            console.print(f"{name}: {', '.join(result[name])}")
    if "caught" in result:
        caught, survived, reasons = (result[k] for k in ("caught", "survived", "reasons"))
        share = 100 * len(caught) / max(1, len(caught) + len(survived) + len(reasons))
        console.print(
            f"knock-out: {len(caught)} caught, {len(survived)} survived, "
            f"{len(reasons)} cannot be noticed, with reasons ({share:.1f} % caught)"
        )
        for name, why in survived.items():
            console.print(f"  {name}: {why}", markup=False)
        for name in result["idle_reasons"]:
            console.print(f"  has a reason but is caught: {name}", markup=False)
    console.print("consistent" if result["consistent"] else "not consistent")


def printable(text: str) -> str:
    """A sentence as a terminal can show it: what would steer the terminal is shown as a sign."""
    shown = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text)
    return shown if len(shown) <= LONGEST_SENTENCE else f"{shown[:LONGEST_SENTENCE]}..."


def main() -> None:
    """Run the command line; what is refused is said in one sentence."""
    try:
        app()
    except BythebookError as error:
        said = printable(f"bythebook: {error}")
        Console(stderr=True, highlight=False).print(said, markup=False, soft_wrap=True)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
