"""`bythebook play` and `bythebook replay`: at a game in the terminal."""

import contextlib
import io
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from bythebook import BythebookError, engine
from bythebook.catalogue import entry_of, game_names
from bythebook.cli.cards import LibraryFolder, choose_library
from bythebook.cli.decks import Blank
from bythebook.kernel.game.game import Game
from bythebook.language import ENGLISH, Language, language_of, languages
from bythebook.server.report import is_report, record_of

if TYPE_CHECKING:
    from bythebook.agents import Opponent
    from bythebook.cli.keeping import Keeping

console = Console(highlight=False)


def play(
    game: Annotated[str | None, typer.Argument(help=f"The game: {game_names()}.")] = None,
    deck: Annotated[
        str | None, typer.Option(help="Your deck: a file, or one of `deck list`.")
    ] = None,
    rival: Annotated[str | None, typer.Option(help="Your opponent's deck.")] = None,
    against: Annotated[str, typer.Option(help="The opponent: rules, greedy or random.")] = "rules",
    hotseat: Annotated[
        bool, typer.Option("--hotseat", help="Two people at one keyboard, no opponent.")
    ] = False,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same game.")] = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with the game that was left last.")
    ] = False,
    color: Annotated[
        bool | None,
        typer.Option("--color/--no-color", help="Colors; left to the terminal and NO_COLOR."),
    ] = None,
    ask: Annotated[
        bool, typer.Option("--ask/--no-ask", help="Ask before passing with attackers left.")
    ] = True,
    lang: Annotated[
        str,
        typer.Option(envvar="BYTHEBOOK_LANG", help=f"The language: {', '.join(languages())}."),
    ] = "en",
    blank: Blank = False,
    library: LibraryFolder = None,
) -> None:
    """Play in the terminal against an opponent, or two at one keyboard."""
    from bythebook.agents import AGENTS
    from bythebook.cli.keeping import HOTSEAT, Keeping, last_left

    choose_library(library)
    language = language_of(lang)
    keeping = last_left(game) if resume else None
    if keeping is not None:
        game, hotseat = keeping.game, keeping.how == HOTSEAT
        against = keeping.how if keeping.how in AGENTS else against
    if against not in AGENTS:
        raise BythebookError(f"no opponent is called {against!r}; there are: {', '.join(AGENTS)}")
    number = int.from_bytes(os.urandom(4), "little") if seed is None else seed
    kept = load if load is not None or keeping is None else keeping.file
    if kept is not None:
        started = engine.load(_bytes(kept), game or "")
        game = started.book.name
    else:
        game = game or "ws"
        first, second = entry_of(game).decks["own"]
        decks = (deck or first, rival or second)
        started = engine.new_game(game, *decks, seed=number, blank=blank)
    agent = None if hotseat else AGENTS[against](game, number)
    keeping = keeping or Keeping(game, HOTSEAT if hotseat else against)
    _at_terminal(started, game, agent, color, ask, load, keeping, language)


def replay(
    file: Annotated[Path, typer.Argument(help="A record, or a report from the page.")],
    game: Annotated[
        str | None, typer.Option(help="The game; the record says it, if you do not.")
    ] = None,
    upto: Annotated[int | None, typer.Option(min=0, help="Stop after so many decisions.")] = None,
    story: Annotated[bool, typer.Option(help="Tell what happened.")] = False,
    player: Annotated[int, typer.Option(min=0, max=1, help="Whose view.")] = 0,
    resume: Annotated[bool, typer.Option("--continue", help="Play on from there.")] = False,
    library: LibraryFolder = None,
) -> None:
    """Replay a record: check it, tell it, or play on from it."""
    from bythebook.library.decks import game_of_record

    choose_library(library)
    record = _text(file)
    if is_report(record):
        record = record_of(record)
    game = game or game_of_record(record)
    played = engine.replay(record, game, upto)
    if story:
        from bythebook.wording import wording_of

        for line in wording_of(game).story(played.told(player), player):
            console.print(line, markup=False, soft_wrap=True)
    if resume and played.result is None:
        from bythebook.agents import AGENTS

        _at_terminal(played, game, AGENTS["rules"](game, 1))
        return
    console.print(f"{played.decided} decisions; {played.result or 'the game is open'}")
    if played.pending is not None:
        from bythebook.wording import wording_of

        who = played.pending.player
        asked = wording_of(game).question(played, who)
        console.print(f"{'AB'[who]} decides: {asked.words}", markup=False, soft_wrap=True)


def _at_terminal(
    started: Game,
    game: str,
    rival: "Opponent | None",
    color: bool | None = None,
    ask: bool = True,
    file: Path | None = None,
    keeping: "Keeping | None" = None,
    language: Language = ENGLISH,
) -> None:
    """Sit down at a game: against an opponent, or, without one, two people in turns."""
    from bythebook.cli.hotseat import Hotseat
    from bythebook.cli.screen import Screen
    from bythebook.cli.session import Session

    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            # A terminal that cannot show or type a sign must not end the game.
            stream.reconfigure(errors="replace")
    if rival is not None and sys.stdin.isatty():
        # Editing and history; in a hotseat history would tell what the other player typed.
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401 - importing it is what it takes
    forced = True if color else None
    terminal = Console(
        highlight=False, no_color=None if color is None else not color, force_terminal=forced
    )
    screen = Screen(terminal)
    kind = Hotseat if rival is None else Session
    kind(started, game, rival, screen, ask, file, keeping, language).run()


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
