"""Games that were left: each in a file of its own, in the user's data folder."""

import contextlib
import shutil
import sys
import time
from pathlib import Path
from typing import Final

from bythebook import BythebookError
from bythebook.library.store import data_directory

HOTSEAT: Final = "hotseat"
ENDING: Final = ".save"


def games_folder() -> Path:
    """The folder of the games that were left."""
    return data_directory() / "bythebook" / "games"


class Keeping:
    """Where a game is kept when it is left; the file's name says how it is gone on with."""

    def __init__(self, game: str, how: str, file: Path | None = None) -> None:
        self.game = game
        self.how = how
        self._file = file

    @property
    def file(self) -> Path:
        """The file; another one for each game."""
        if self._file is None:
            stamp = time.strftime("%Y%m%d-%H%M%S")
            name = f"{self.game}-{self.how}-{stamp}"
            ends = ("", *(f"-{n}" for n in range(2, 1000)))
            places = (games_folder() / f"{name}{end}{ENDING}" for end in ends)
            self._file = next(place for place in places if not place.exists())
        return self._file

    def keep(self, data: bytes) -> Path:
        """Write the game; a file that is there already is replaced whole or not at all."""
        file = self.file
        beside = file.with_suffix(".part")
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            beside.write_bytes(data)
            beside.replace(file)
        except OSError as error:
            raise BythebookError(
                "the game cannot be kept in {file}: {why}", file=file, why=error.strerror
            ) from error
        return file

    def forget(self) -> None:
        """The game is over: there is nothing to go on with."""
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.unlink()


def left_games(game: str | None = None) -> list[Path]:
    """The games that were left, of one kind or of all, the last one first."""
    folder = games_folder()
    try:
        found = [f for f in folder.glob(f"{game or '*'}-*{ENDING}") if f.is_file()]
        return sorted(found, key=lambda f: (f.stat().st_mtime, f.name), reverse=True)
    except OSError as error:
        raise BythebookError(
            "{file} cannot be read: {why}", file=folder, why=error.strerror
        ) from error


def last_left(game: str | None = None) -> Keeping:
    """The game that was left last."""
    found = left_games(game)
    if not found:
        if game:
            raise BythebookError(
                "no game of {game} was left in {folder}: play without --resume",
                game=game,
                folder=games_folder(),
            )
        raise BythebookError(
            "no game was left in {folder}: play without --resume", folder=games_folder()
        )
    name, how, *_ = found[0].name.split("-")
    return Keeping(name, how, found[0])


def program() -> str:
    """What to type to run bythebook again, from here."""
    typed = sys.argv[0]
    found = shutil.which("bythebook")
    if Path(typed).name != "bythebook" or (found and Path(found).samefile(typed)):
        return "bythebook"
    with contextlib.suppress(ValueError):
        return str(Path(typed).absolute().relative_to(Path.cwd()))
    return typed
