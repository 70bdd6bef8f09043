"""`bythebook arena`: two opponents against each other."""

from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import bythebook
from bythebook.cli.cards import CORES, AsJson, GameName, Jobs, out

console = Console(highlight=False)


def arena(
    game: GameName,
    one: Annotated[str, typer.Argument(help="An opponent: rules, greedy or random.")] = "rules",
    two: Annotated[str, typer.Argument(help="Whom it plays.")] = "greedy",
    games: Annotated[int, typer.Option(min=2, help="How many games; they go in pairs.")] = 200,
    seed: Annotated[int, typer.Option(min=0, help="Which games.")] = 1,
    jobs: Jobs = CORES,
    as_json: AsJson = False,
) -> None:
    """Let two opponents play: every deck and seed twice, with the seats changed."""
    from bythebook.tools.arena import arena as run

    bythebook.book_of(game)
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("games", total=games)
        result = run(game, one, two, games, seed, jobs, lambda: progress.advance(task))
    if as_json:
        out(result)
    else:
        show(result)


def show(result: dict[str, Any]) -> None:
    """Who won how many games, and between which shares the true one lies."""
    listing = Table()
    listing.add_column("opponent")
    for name in ("won", "of", "share", "95 % sure", "won as player 0"):
        listing.add_column(name, justify="right")
    for row in result["rows"]:
        sure = f"{100 * row['low']:.1f} to {100 * row['high']:.1f} %"
        listing.add_row(
            row["agent"],
            str(row["won"]),
            str(result["games"]),
            f"{100 * row['share']:.1f} %",
            sure,
            str(row["first"]),
        )
    console.print(listing)
    console.print(
        f"{result['drawn']} drawn; {result['turns']} turns and {result['decisions']} decisions "
        "a game on average"
    )
