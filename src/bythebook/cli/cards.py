"""Players' own cards: import them, measure how much of them is read, explain a text."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import bythebook
from bythebook.catalogue import game_names

if TYPE_CHECKING:
    from bythebook.library.judging import Verdict
    from bythebook.library.rows import Row

cards_app = typer.Typer(help="Your own card files.", no_args_is_help=True)
console = Console(highlight=False)

GameName = Annotated[str, typer.Argument(help=f"The game: {game_names()}.")]
LibraryFolder = Annotated[
    Path | None,
    typer.Option(
        "--library",
        envvar="BYTHEBOOK_LIBRARY",
        help="The folder of your card library; by default in your data directory.",
    ),
]
Jobs = Annotated[int, typer.Option(min=1, help="Processes.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
CORES: Final = os.cpu_count() or 1
SHOWN: Final = 20
"""phrases and damaged cards that are listed unless more are asked for"""


def show_card(
    console: Console, game: str, card: bythebook.CardDef, count: str = "", texts: bool = True
) -> None:
    """A card in a line or two, and as printed if its text is wanted; of a leader both sides."""
    from bythebook.wording import wording_of
    from bythebook.wording.naming import printed_lines

    head = f"{count:>3} " if count else ""

    def below(markup: str, indent: int) -> None:
        console.print(Padding(markup, (0, 0, 0, len(head) + indent)))

    console.print(f"{head}[bold]{escape(card.name)}[/] [dim]{escape(card.number)}[/]")
    below(escape(wording_of(game).facts(card)), 2)
    sides = (card,) if card.back is None else (card, card.back)
    for side in sides if texts else ():
        if side is card.back:
            below(f"[bold]{escape(side.name)}[/] (its other side)", 2)
        for line in printed_lines(side):
            below(escape(line), 4)


def choose_library(folder: Path | None) -> None:
    """Use the library in a folder, if one was named."""
    from bythebook.library.store import use_library

    if folder is not None:
        use_library(folder)


@cards_app.command("import")
def import_cards(
    game: GameName,
    files: Annotated[list[Path], typer.Argument(help="Card files: JSON lines, or a JSON array.")],
    library: LibraryFolder = None,
    jobs: Jobs = 1,
    most: Annotated[int, typer.Option(min=0, help="How many phrases and faults to list.")] = SHOWN,
    as_json: AsJson = False,
) -> None:
    """Take card files into your library and say what of them is exact."""
    from bythebook.library.naming import unknown_names
    from bythebook.library.store import open_library

    choose_library(library)
    bythebook.book_of(game)
    open_library(game)  # if it cannot be used, it is said before anything is read
    judged = [(file, _judged(game, file, jobs)) for file in files]
    # Judging takes its time: somebody else may have written to the library meanwhile.
    into = open_library(game)
    for _, verdicts in judged:
        into.add(verdicts)
    into.save()
    report = _report(judged)
    report["names_no_known_card"] = unknown_names(into.cards.values())
    report["library"] = {
        "file": str(into.file),
        "cards": len(into.kept()),
        "codes": len(into.cards),
    }
    if as_json:
        out(report)
        return
    _show_report(report, most)
    _warn_of_names(report["names_no_known_card"], most)


def _warn_of_names(names: list[dict[str, Any]], most: int) -> None:
    """Texts may name cards that are in other files, or misspell them."""
    if names:
        first = ", ".join(repr(one["name"]) for one in names[:most])
        console.print(escape(f"names no known card: {first}"), soft_wrap=True)


def _judged(game: str, file: Path, jobs: int) -> list[Verdict]:
    from bythebook.library.judging import judge_all
    from bythebook.library.rows import read_rows

    rows = read_rows(file)
    with _bar() as progress:
        task = progress.add_task(escape(file.name), total=len(rows))
        return list(judge_all(game, rows, jobs, lambda n: progress.advance(task, n)))


def _bar() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )


def _report(judged: list[tuple[Path, list[Verdict]]]) -> dict[str, Any]:
    from bythebook.library.judging import DAMAGED, EXACT, UNREAD, phrases_of

    verdicts = [verdict for _, found in judged for verdict in found]
    damaged = [
        {"file": str(file), "line": v.line, "code": v.code, "why": _why_damaged(v)}
        for file, found in judged
        for v in found
        if v.status == DAMAGED
    ]
    return {
        "cards": len(verdicts),
        "exact": sum(v.status == EXACT for v in verdicts),
        "unread": sum(v.status == UNREAD for v in verdicts),
        "damaged": len(damaged),
        "phrases": phrases_of(v for v in verdicts if v.status == UNREAD),
        "faults": damaged,
    }


def _why_damaged(verdict: Verdict) -> str:
    if verdict.faults:
        return "; ".join(verdict.faults)
    return "; ".join(
        f"text {place}: {stop.why}"
        for place, stop in enumerate(verdict.stops, 1)
        if stop is not None and stop.damaged
    )


def _show_report(report: dict[str, Any], most: int) -> None:
    console.print(f"{report['cards']} cards read")
    for name in ("exact", "unread", "damaged"):
        console.print(f"  {name:8} {report[name]:6}")
    _show_phrases(report["phrases"][:most], len(report["phrases"]))
    if report["faults"]:
        console.print("\n[bold]damaged[/], by file and line")
        for fault in report["faults"][:most]:
            head = f"{fault['file']}:{fault['line']} {fault['code']}".rstrip()
            console.print(escape(f"  {head}: {fault['why']}"), soft_wrap=True)
        if len(report["faults"]) > most:
            console.print(f"  and {len(report['faults']) - most} more")
    kept = report["library"]
    console.print(
        f"\n{kept['cards']} cards under {kept['codes']} codes in {kept['file']}", soft_wrap=True
    )


def _show_phrases(phrases: list[dict[str, Any]], all_of: int) -> None:
    if not phrases:
        return
    console.print("\n[bold]not read[/]: cards it alone keeps from being exact, cards it is on")
    for phrase in phrases:
        line = f"  {phrase['frees']:5} {phrase['count']:5}  {phrase['phrase']}"
        console.print(escape(line), soft_wrap=True)
    if all_of > len(phrases):
        console.print(f"  and {all_of - len(phrases)} more phrases")


@cards_app.command()
def coverage(
    game: GameName,
    files: Annotated[list[Path], typer.Argument(help="Card files.")],
    as_json: AsJson = False,
    plot: Annotated[
        Path | None, typer.Option(help="Draw the figures into a .png or .svg file.")
    ] = None,
    jobs: Jobs = 1,
    most: Annotated[int, typer.Option(min=0, help="How many phrases to list.")] = SHOWN,
) -> None:
    """Count what of card files is exact: read whole, printed back, every part playable."""
    from bythebook.library import coverage as counting
    from bythebook.library.drawing import drawable
    from bythebook.library.rows import read_rows

    bythebook.book_of(game)
    if plot is not None:
        drawable(plot)
    rows: list[Row] = [row for file in files for row in read_rows(file)]
    with _bar() as progress:
        task = progress.add_task("cards", total=len(rows))
        counted = counting.coverage(game, rows, jobs, lambda n: progress.advance(task, n))
    if plot is not None:
        title = f"{game}: what is read of {', '.join(file.name for file in files)}"
        counting.draw(counted, title, plot)
    if as_json:
        out(counted)
        return
    console.print(f"{counted['cards']} cards, {counted['damaged']} of them damaged")
    _warn_of_names(counted["names_no_known_card"], most)
    for name, done, all_of in counting.parts(counted):
        share = f"{100 * done / all_of:5.1f} %" if all_of else "-"
        console.print(f"  {name:16} {all_of:6}, exact {done:6}  {share}")
    _show_phrases(counted["unread"][:most], len(counted["unread"]))
    if counted["damage"] and most:
        console.print("\n[bold]damaged[/]: cards, and what is wrong with them")
        for damage in counted["damage"][:most]:
            console.print(escape(f"  {damage['count']:5}  {damage['what']}"), soft_wrap=True)


@cards_app.command()
def find(
    game: GameName,
    words: Annotated[list[str], typer.Argument(help="Words of a name, a number, or a text.")],
    library: LibraryFolder = None,
    most: Annotated[int, typer.Option(min=1, help="How many cards to show.")] = SHOWN,
    as_json: AsJson = False,
) -> None:
    """Find cards by the beginnings of words: those whose name has them, then whose text has."""
    from bythebook.library.finding import find_cards

    choose_library(library)
    bythebook.book_of(game)
    found = find_cards(game, " ".join(words))
    shown = [found.card(number) for number in found.numbers[:most]]
    if as_json:
        out([{"number": c.number, "name": c.name, "text": list(c.text)} for c in shown])
        return
    for card in shown:
        show_card(console, game, card)
    if not shown:
        raise bythebook.BythebookError(f"no card of {game} has the words {' '.join(words)!r:.60}")
    if len(found.numbers) > most:
        console.print(f"and {len(found.numbers) - most} more: --most shows more of them")


@cards_app.command()
def explain(
    text: Annotated[str, typer.Argument(help="A text as printed; - reads it from the input.")],
    game: Annotated[str, typer.Option(help=f"The game: {game_names()}.")] = "ws",
    kind: Annotated[
        str,
        typer.Option(
            help="The card it is on: character, event or climax; leader, battle, extra or unison."
        ),
    ] = "",
    written: Annotated[
        bool, typer.Option("--written", help="Also how the words were taken, node by node.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Say what an ability does: in structure, in plain words, and by which clauses."""
    from bythebook.library.explain import explain_text
    from bythebook.library.explain.showing import show_explanation

    bythebook.book_of(game)
    if text == "-":
        text = sys.stdin.buffer.read(1_000_000).decode("utf-8", "replace")
    found = explain_text(game, text, kind, written)
    if as_json:
        out(found.plain())
    else:
        show_explanation(console, found)
    if not found.exact:
        raise typer.Exit(1)


@cards_app.command("play")
def play_cards(
    game: GameName,
    files: Annotated[list[Path], typer.Argument(help="Card files.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="Which decks and games.")] = 1,
    jobs: Jobs = CORES,
    thorough: Annotated[
        float | None, typer.Option(min=0, max=1, help="How often the costly checks are made.")
    ] = None,
    failures: Annotated[
        Path | None, typer.Option(help="A folder for the records of games that fail.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let random decks of the exact cards of files play each other, everything checked."""
    from bythebook.library.rows import read_rows
    from bythebook.tools.realplay import THOROUGH, real_play

    rows: list[Row] = [row for file in files for row in read_rows(file)]
    rate = THOROUGH if thorough is None else thorough
    with _bar() as progress:
        tasks = {name: progress.add_task(name, total=None) for name in ("reading", "games")}

        def told(what: str, done: int, of: int) -> None:
            progress.update(tasks[what], completed=done, total=of)

        found = real_play(game, rows, games, seed, jobs, rate, failures, told)
    if as_json:
        out(found)
    else:
        for line in _played(found):
            console.print(escape(line), soft_wrap=True)
    if found["failures"]:
        raise typer.Exit(1)


def _played(found: dict[str, Any]) -> list[str]:
    """What is told of a run of games."""
    used = f"{found['cards_used']} of {found['cards']} exact cards"
    lines = [
        f"{found['games']} games, {found['decisions']} decisions",
        f"  {used} of {found[found['grouped']]} {found['grouped']} were in a deck",
        f"  crashes {found['crashes']}, stuck {found['stuck']}, broken {found['broken']}",
    ]
    lines += [
        f"  seed {fault['seed']}: {fault['kind']}: {fault['failure']}"
        for fault in found["failures"][:SHOWN]
    ]
    lines.append(
        f"{found['abilities']} abilities: {found['never']} were never triggered or used, "
        f"{found['idle']} were triggered and never did anything"
    )
    if found["nodes_never"]:
        lines.append(f"never at work: {', '.join(found['nodes_never'])}")
    return lines


def out(data: Any) -> None:
    sys.stdout.write(json.dumps(data, indent=1, ensure_ascii=False) + "\n")


__all__ = ["LibraryFolder", "cards_app", "choose_library", "show_card"]
