"""bythebook: play, and everything around it."""

import json
import os
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import bythebook
from bythebook import BythebookError

app = typer.Typer(
    help="Trading card games by their comprehensive rules.",
    no_args_is_help=True,
    add_completion=False,
)
deck_app = typer.Typer(help="Decks.", no_args_is_help=True)
app.add_typer(deck_app, name="deck")
console = Console(highlight=False)

GameName = Annotated[str, typer.Argument(help="The game: ws.")]
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
def play(
    game: GameName = "ws",
    deck: Annotated[str, typer.Option(help="Your deck: one of ours, or a file.")] = "lanterns",
    rival: Annotated[str, typer.Option(help="Your opponent's deck.")] = "tides",
    against: Annotated[str, typer.Option(help="random or greedy")] = "greedy",
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same game.")] = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    color: Annotated[bool, typer.Option(help="Colors in the terminal.")] = True,
) -> None:
    """Play in the terminal against an opponent."""
    from bythebook.agents import AGENTS
    from bythebook.cli.play import Session

    if against not in AGENTS:
        raise BythebookError(f"no opponent is called {against!r}; there are: {', '.join(AGENTS)}")
    number = int.from_bytes(os.urandom(4), "little") if seed is None else seed
    if load is not None:
        started = bythebook.load(_bytes(load), game)
    else:
        started = bythebook.new_game(game, deck, rival, seed=number)
    terminal = Console(highlight=False, no_color=not color, soft_wrap=True)
    Session(started, game, AGENTS[against](game, number), terminal).run()


def _bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise BythebookError(f"{path} cannot be read: {error.strerror}") from error


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BythebookError(f"{path} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BythebookError(f"{path} is not text") from error


@app.command()
def fuzz(
    game: GameName,
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="Which games.")] = 1,
    jobs: Annotated[int, typer.Option(help="Processes.")] = os.cpu_count() or 1,
    thorough: Annotated[
        float, typer.Option(help="At which share of decisions the costly checks are made.")
    ] = 0.04,
    as_json: AsJson = False,
) -> None:
    """Play random games and check everything that must always hold."""
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
    if as_json:
        out(result)
    else:
        for name in ("games", "decisions", "crashes", "stuck", "broken"):
            console.print(f"{name:10} {result[name]}")
        for what, count in result["occurred"].items():
            console.print(f"  {count:9} {what}")
        for failure in result["failures"]:
            console.print(f"seed {failure['seed']}: {failure['failure']} -> {failure['record']}")
    if result["failures"]:
        raise typer.Exit(1)


@app.command()
def bench(
    game: GameName,
    seconds: Annotated[float, typer.Option(help="How long to measure.")] = 3.0,
    decks: Annotated[str, typer.Option(help="own or rich")] = "own",
    length: Annotated[
        bool, typer.Option("--length", help="Cost a decision by how far the game has gone.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Measure speed: random legal play on one core, with the log on."""
    from bythebook.tools.bench import DECKS, growth, measure

    bythebook.book_of(game)
    if decks not in DECKS[game]:
        raise BythebookError(f"no bench decks are called {decks!r}: own or rich")
    if length:
        rows = growth(game)
        if as_json:
            out([{"decisions": start, "us": round(cost, 2)} for start, cost in rows])
        else:
            most = max(cost for _, cost in rows)
            for start, cost in rows:
                bar = "#" * round(40 * cost / most)
                console.print(f"from decision {start:4}  {cost:7.1f} us  {bar}")
        return
    result = measure(game, seconds, decks)
    if as_json:
        out(result)
    else:
        for name, value in result.items():
            console.print(f"{name:16} {value}")


@app.command()
def rules(
    game: GameName,
    number: Annotated[str, typer.Argument(help="A clause, or words to look for.")] = "",
) -> None:
    """Read the register: what each clause says, in our words, and what carries it."""
    from bythebook.kernel.clauses import clauses_done
    from bythebook.register import below, register
    from bythebook.tools.trace import load_book

    bythebook.book_of(game)
    load_book(game)
    done = clauses_done(game)
    if not number:
        found = [e for e in register(game).clauses.values() if e.id.count(".") <= 1]
    elif number[0].isdigit():
        found = below(game, number)
    else:
        found = [e for e in register(game).clauses.values() if number.lower() in e.gist.lower()]
    if not found:
        raise BythebookError(f"{game} has no clause {number!r}")
    for entry in found:
        carried = ", ".join(f"{c.owner}.{c.name}".strip(".") for c in done.get(entry.id, []))
        note = "todo" if entry.todo else carried or entry.symbol or entry.reason
        console.print(f"[bold]{entry.id}[/] {entry.gist} [dim]{entry.kind}: {note}[/]")


@app.command()
def trace(
    game: GameName,
    knock_out: Annotated[
        bool, typer.Option("--knock-out", help="Would the tests notice each clause missing?")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Is every clause accounted for: carried by its own function, shown by a test?"""
    from bythebook.tools.trace import run_knock_out
    from bythebook.tools.trace import trace as run

    bythebook.book_of(game)
    result = run(game)
    if knock_out:
        result.update(run_knock_out(game))
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
    if not result["tests"]:
        console.print("the tests are not here: what they show was not checked")
    for name in ("missing", "unproved", "wrong"):
        if result[name]:
            console.print(f"{name}: {', '.join(result[name])}")
    if "caught" in result:
        caught, survived = len(result["caught"]), result["survived"]
        share = 100 * caught / max(1, caught + len(survived))
        console.print(f"knock-out: {caught} caught, {len(survived)} survived ({share:.1f} %)")
        for clause, why in survived.items():
            console.print(f"  {clause}: {why}")
    console.print("consistent" if result["consistent"] else "not consistent")


@deck_app.command("check")
def deck_check(game: GameName, deck: Annotated[str, typer.Argument(help="A deck.")]) -> None:
    """Hold a deck against the construction rules."""
    from bythebook.register import gist

    faults = bythebook.check_deck(game, deck)
    for clause, facts in faults:
        console.print(f"{clause}: {facts} [dim]({gist(clause)})[/]")
    if faults:
        raise typer.Exit(1)
    cards = bythebook.deck_of(game, deck)
    listing = Table(box=None)
    listing.add_column("", justify="right")
    listing.add_column("number")
    listing.add_column("name")
    for number in sorted({c.number for c in cards}):
        same = [c for c in cards if c.number == number]
        listing.add_row(str(len(same)), number, same[0].name)
    console.print(listing)
    console.print(f"{len(cards)} cards, legal")


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record.")],
    game: Annotated[str, typer.Option(help="The game.")] = "ws",
    upto: Annotated[int | None, typer.Option(help="Stop after so many decisions.")] = None,
    story: Annotated[bool, typer.Option(help="Tell what happened.")] = False,
    player: Annotated[int, typer.Option(help="Whose view.")] = 0,
    resume: Annotated[bool, typer.Option("--continue", help="Play on from there.")] = False,
) -> None:
    """Replay a record: check it, tell it, or play on from it."""
    played = bythebook.replay(_text(file), game, upto)
    if story:
        from bythebook.cli.story import sentences

        for line in sentences(game, played.told(player), player):
            console.print(line)
    if resume and played.result is None:
        from bythebook.agents import AGENTS
        from bythebook.cli.play import Session

        Session(played, game, AGENTS["greedy"](game, 1), console).run()
        return
    console.print(f"{played.decided} decisions; {played.result or 'the game is open'}")


def main() -> None:
    """Run the command line; what is refused is said in one sentence."""
    try:
        app()
    except BythebookError as error:
        Console(stderr=True, highlight=False).print(f"bythebook: {error}")
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
