"""`bythebook serve`: run the server."""

import asyncio
import socket
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import uvicorn

from bythebook.kernel.state.errors import BythebookError
from bythebook.server import limits
from bythebook.server.app import make_app
from bythebook.server.incoming import Gate
from bythebook.server.logs import configure
from bythebook.server.settings import Settings
from bythebook.server.store import Store


def built_page() -> Path | None:
    """The page that came with the package, if it was built."""
    page = Path(str(files("bythebook.server"))) / "page"
    return page if (page / "index.html").is_file() else None


def server_of(settings: Settings) -> uvicorn.Server:
    """A server that has not been started yet."""
    configure(settings.log_level)
    config = uvicorn.Config(
        # What is wrong with the database is said before anything is served.
        make_app(settings, Store(settings.database)),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        http=Gate(settings.scale).protocol(),
        ws_max_size=limits.MESSAGE,
        ws_max_queue=16,
        # What comes packed is unpacked as soon as it comes, however many messages that are.
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=5,
        server_header=False,
    )
    return uvicorn.Server(config)


def listening(settings: Settings) -> socket.socket:
    """A socket at the address; port 0 is any that is free."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((settings.host, settings.port))
    except OSError as error:
        found.close()
        raise BythebookError(
            f"nothing can listen at {settings.host} port {settings.port} ({error.strerror}): "
            "choose another with --port"
        ) from error
    return found


def run(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until somebody ends it; `ready` is told the address once pages can be loaded."""
    server = server_of(settings)
    with listening(settings) as found:
        port = found.getsockname()[1]
        shown = f"[{settings.host}]" if ":" in settings.host else settings.host
        asyncio.run(_serve(server, found, lambda: ready(f"http://{shown}:{port}/")))


async def _serve(server: uvicorn.Server, at: socket.socket, ready: Callable[[], None]) -> None:
    serving = asyncio.create_task(server.serve(sockets=[at]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.02)
    if server.started:
        ready()
    await serving
