"""`bythebook serve`: run the server."""

import logging
from importlib.resources import files
from pathlib import Path

import uvicorn

from bythebook.server import limits
from bythebook.server.app import make_app
from bythebook.server.logs import configure
from bythebook.server.settings import Settings


def built_page() -> Path | None:
    """The page that came with the package, if it was built."""
    page = Path(str(files("bythebook.server"))) / "page"
    return page if (page / "index.html").is_file() else None


def server_of(settings: Settings) -> uvicorn.Server:
    """A server that has not been started yet."""
    configure(settings.log_level)
    config = uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        ws_max_size=limits.MESSAGE,
        ws_max_queue=16,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=5,
        server_header=False,
    )
    return uvicorn.Server(config)


def run(settings: Settings) -> None:
    """Serve until somebody ends it."""
    logging.getLogger("bythebook.server").setLevel(settings.log_level.upper())
    server_of(settings).run()
