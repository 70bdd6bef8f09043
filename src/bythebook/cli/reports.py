"""What fuzz and bench found, for a terminal."""

from typing import Any, Final

from rich.console import Console
from rich.table import Table

NOTABLE: Final = 20
"""What happened less often than this is named, if nothing else is asked for."""
_BAR: Final = 36


def show_fuzz(console: Console, result: dict[str, Any], least: int) -> None:
    """Games, checks, everything that occurred, decks against each other, and what is missing."""
    for name in ("games", "decisions", "crashes", "stuck", "broken"):
        console.print(f"{name:10} {result[name]}")
    checks = ", ".join(f"{name} {count}" for name, count in result["checks"].items())
    console.print(f"checks     {checks}")
    for group, names in result["occurred"].items():
        if group == "clause":
            console.print(f"\n[bold]clauses[/] that did something: {len(names)}")
            continue
        console.print(f"\n[bold]{group}[/]")
        for name, count in names.items():
            console.print(f"  {count:9} {name}")
    console.print()
    _show_standings(console, result["standings"])
    for group, names in result["rare"].items():
        console.print(f"fewer than {least} times, {group}: {_few(names)}")
    if not result["rare"]:
        console.print(f"everything expected happened {least} times or more")
    for group, names in result["seldom"].items():
        console.print(f"seldom, and not expected of random play, {group}: {_few(names)}")
    for failure in result["failures"]:
        decks = " against ".join(failure["decks"])
        console.print(
            f"seed {failure['seed']}, {decks}: {failure['failure']} -> {failure['record']}"
        )


def _few(names: dict[str, int]) -> str:
    return ", ".join(f"{name} ({count})" for name, count in names.items())


def _show_standings(console: Console, rows: list[dict[str, Any]]) -> None:
    """Row against column: the row's share of wins, between which shares it is, and the games."""
    if not rows:
        return
    decks = list(dict.fromkeys(row["deck"] for row in rows))
    console.print("[bold]games won[/], row against column, with what is 95 % sure")
    listing = Table()
    listing.add_column("deck")
    for deck in decks:
        listing.add_column(deck, justify="right")
    cells = {(row["deck"], row["rival"]): _cell(row) for row in rows}
    for deck in decks:
        listing.add_row(deck, *(cells.get((deck, rival), "") for rival in decks))
    console.print(listing)
    played = [row for row in rows if row["games"] and row["deck"] < row["rival"]]
    uneven = [row for row in played if not row["fair"]]
    for row in uneven:
        console.print(
            f"outside 30 to 70 %: {row['deck']} wins {100 * row['share']:.1f} % "
            f"against {row['rival']}"
        )
    if not uneven and played:
        console.print("every deck wins between 30 and 70 % against every other")


def _cell(row: dict[str, Any]) -> str:
    if not row["games"]:
        return "-"
    low, high = 100 * row["low"], 100 * row["high"]
    return f"{100 * row['share']:.1f} %\n{low:.0f} to {high:.0f}\nof {row['games']}"


def show_growth(console: Console, rows: list[dict[str, Any]]) -> None:
    """A bar for every number of continuous effects in play, as long as it is fast."""
    most = max(row["relative"] for row in rows)
    for row in rows:
        bar = "#" * round(_BAR * row["relative"] / most)
        console.print(
            f"{row['effects']:2} effects  {row['decisions_per_s']:8,} decisions/s  "
            f"{row['relative']:5.2f}  {bar}"
        )


def show_length(console: Console, rows: list[tuple[int, float]]) -> None:
    """A bar for every stretch of a game, as long as a decision costs there."""
    most = max(cost for _, cost in rows)
    for start, cost in rows:
        bar = "#" * round(_BAR * cost / most)
        console.print(f"from decision {start:4}  {cost:7.1f} us  {bar}")
