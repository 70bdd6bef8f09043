"""Databases to keep tables in: SQLite, and a PostgreSQL server of our own where it is installed."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.live import free_port


def installed() -> Path | None:
    """Where PostgreSQL's programs are: on the path, or where Debian puts them."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    there = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return there[-1].parent if there else None


@contextmanager
def postgresql() -> Iterator[str]:
    """A server with a database of its own; its address."""
    programs = installed()
    assert programs is not None
    folder = Path(tempfile.mkdtemp(prefix="bythebook-pg-"))
    user = None
    if os.geteuid() == 0:
        # PostgreSQL refuses to be run by root.
        user = next(u.pw_name for u in pwd.getpwall() if u.pw_name in ("postgres", "nobody"))
        shutil.chown(folder, user)
    data, port = folder / "data", free_port()

    def run(*words: str) -> None:
        subprocess.run(words, check=True, capture_output=True, user=user, cwd=folder)

    initdb = [str(programs / "initdb"), "-D", str(data), "-U", "bythebook"]
    run(*initdb, "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync")
    settings = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off"
    log = str(folder / "log")
    control = str(programs / "pg_ctl")
    run(control, "-D", str(data), "-w", "-l", log, "-o", settings, "start")
    try:
        yield f"postgresql://bythebook@127.0.0.1:{port}/postgres"
    finally:
        run(control, "-D", str(data), "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)
