"""`bythebook serve`: the table in the browser."""

import os
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from bythebook import BythebookError
from bythebook.cli.cards import LibraryFolder, choose_library

console = Console(highlight=False)


def open_in_browser(address: str) -> None:
    """Open a browser, where there is one; not one that would show text in this terminal."""
    try:
        found = webbrowser.get()
    except webbrowser.Error:
        return
    if type(found) is not webbrowser.GenericBrowser or "BROWSER" in os.environ:
        found.open(address)


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port.")] = 8017,
    database: Annotated[
        str | None,
        typer.Option(
            envvar="BYTHEBOOK_DATABASE",
            help="Where tables are kept: sqlite:///FILE or postgresql://...; "
            "SQLite in your data folder, if nothing is said.",
        ),
    ] = None,
    thinkers: Annotated[
        int, typer.Option(min=1, max=64, help="Processes in which opponents think.")
    ] = max(1, (os.cpu_count() or 2) - 1),
    origin: Annotated[
        list[str] | None, typer.Option(help="A page elsewhere that may talk to this server.")
    ] = None,
    page: Annotated[
        Path | None, typer.Option(help="A folder with the built page, instead of the package's.")
    ] = None,
    browser: Annotated[
        bool, typer.Option("--open/--no-open", help="Open it in a browser, where there is one.")
    ] = False,
    rate: Annotated[
        float, typer.Option(min=1, help="Messages a second that a page may send.")
    ] = 25,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "warning",
    library: LibraryFolder = None,
) -> None:
    """Play in the browser: serve the page and its tables."""
    try:
        from bythebook.server.serving import built_page, run
        from bythebook.server.settings import Settings
        from bythebook.server.store import default_database
    except ModuleNotFoundError as error:
        raise BythebookError(
            f"{error.name} is not installed: pip install 'bythebook[serve]'"
        ) from error

    choose_library(library)
    settings = Settings(
        database=database or default_database(),
        host=host,
        port=port,
        thinkers=thinkers,
        origins=tuple(origin or ()),
        page=page or built_page(),
        log_level=log_level,
        rate=rate,
    )

    def ready(address: str) -> None:
        console.print(f"bythebook: {address}  (Ctrl-C ends it)")
        if settings.page is None:
            console.print("the page is not built: only programs can talk to this server")
        elif browser:
            # Some browsers are waited for: the page they ask for has to be served meanwhile.
            threading.Thread(target=open_in_browser, args=[address], daemon=True).start()

    run(settings, ready)
