"""The local library: a folder with one file a game, of every card a player has brought.

What is kept is what is printed, never what was read of it: a later version that reads more
reads it from the same library.
"""

from __future__ import annotations

import contextlib
import os
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.game.fingerprints import mark_of
from bythebook.kernel.state.errors import BythebookError
from bythebook.library.adapter import Printed, adapter_of
from bythebook.library.judging import Verdict, judge_entry
from bythebook.library.naming import KnownNames, respelled

FORMAT: Final = "bythebook cards 1"
VARIABLE: Final = "BYTHEBOOK_LIBRARY"


class BadLibrary(BythebookError):
    """A library that cannot be used."""


class BadCard(BythebookError):
    """A card of the library that cannot be made, whatever is left blank."""


class Kept(msgspec.Struct):
    """A card as the library keeps it.

    Its printings, each code with the title it was printed under, and what is printed on all.
    """

    codes: dict[str, str]
    printed: dict[str, Any]


class _File(msgspec.Struct):
    format: str
    game: str
    cards: list[Kept]
    damaged: dict[str, str] = {}
    """codes of cards that cannot be made, and why"""


_chosen: list[Path] = []


def use_library(folder: str | Path | None) -> None:
    """Use the library in a folder from now on; None for the usual one."""
    _chosen[:] = [] if folder is None else [Path(folder)]


def library_folder() -> Path:
    """The folder in use: chosen, named by the environment, or in the user's data directory."""
    if _chosen:
        return _chosen[0]
    named = os.environ.get(VARIABLE)
    return Path(named) if named else data_directory() / "bythebook" / "cards"


def data_directory() -> Path:
    """Where programs keep a user's data on this system."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")


class CardLibrary:
    """The cards of one game in a library folder."""

    def __init__(self, folder: Path, game: str) -> None:
        self.adapter = adapter_of(game)
        self.game = game
        self.file = folder / f"{game}.json"
        self.cards: dict[str, Printed] = {}
        self.damaged: dict[str, str] = {}
        self._made: dict[tuple[str, frozenset[str]], CardDef] = {}
        self._names: KnownNames | None = None
        self._load()

    def _load(self) -> None:
        try:
            data = self.file.read_bytes()
        except FileNotFoundError:
            return
        except OSError as error:
            raise BadLibrary(f"{self.file} cannot be read: {error.strerror}") from error
        try:
            found = msgspec.json.decode(data, type=_File)
        except msgspec.DecodeError as error:
            raise BadLibrary(
                f"{self.file} is damaged ({error}); remove it and import your card files again"
            ) from error
        if found.format != FORMAT or found.game != self.game:
            raise BadLibrary(f"{self.file} is not a {FORMAT!r} of {self.game}")
        for kept in found.cards:
            for code, title in kept.codes.items():
                self.cards[code] = {**kept.printed, "title": title} if title else kept.printed
        self.damaged = found.damaged

    def add(self, verdicts: Iterable[Verdict]) -> None:
        """Take in what was judged; a code that is here already is printed anew."""
        for verdict in verdicts:
            if not verdict.code:
                continue
            if verdict.printed and not verdict.faults:
                self.cards[verdict.code] = verdict.printed
                self.damaged.pop(verdict.code, None)
            elif verdict.code not in self.cards:
                self.damaged[verdict.code] = "; ".join(verdict.faults)
        self._made.clear()
        self._names = None

    def names(self) -> KnownNames:
        """The names of its cards."""
        if self._names is None:
            self._names = KnownNames(str(card.get("name", "")) for card in self.cards.values())
        return self._names

    def kept(self) -> list[Kept]:
        """The cards, printings of the same name, text and numbers together."""
        groups: dict[bytes, Kept] = {}
        for code in sorted(self.cards):
            same = dict(self.cards[code])
            title = same.pop("title", "")
            key = msgspec.json.encode(same, order="sorted")
            groups.setdefault(key, Kept({}, same)).codes[code] = title
        return list(groups.values())

    def save(self) -> None:
        """Write the library: all of it, or, whatever happens, nothing."""
        damaged = dict(sorted(self.damaged.items()))
        data = msgspec.json.encode(
            _File(FORMAT, self.game, self.kept(), damaged), order="deterministic"
        )
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            handle, name = tempfile.mkstemp(dir=self.file.parent, prefix=f".{self.game}-")
        except OSError as error:
            raise BadLibrary(f"{self.file.parent} cannot be written: {error.strerror}") from error
        try:
            with os.fdopen(handle, "wb") as out:
                out.write(data)
                out.flush()
                os.fsync(out.fileno())
            Path(name).replace(self.file)
        except OSError as error:
            with contextlib.suppress(OSError):
                Path(name).unlink()
            raise BadLibrary(f"{self.file} cannot be written: {error.strerror}") from error

    def make(self, code: str, blank: frozenset[str] = frozenset()) -> CardDef:
        """A card by its code.

        What is not exact is blank, and so are the entries with the marks in `blank`
        (`mark_of`), even if they can be read by now.
        """
        known = self._made.get((code, blank))
        if known is not None:
            return known
        if code in self.damaged and code not in self.cards:
            raise BadCard(f"card {code} is damaged in your library: {self.damaged[code]}")
        said = self.cards[code]
        printed = respelled(said, self.names())
        entries = self.adapter.entries(printed)
        left = [
            entry
            for entry, known_by in zip(entries, self.adapter.entries(said), strict=True)
            if mark_of(known_by) in blank or judge_entry(self.adapter, entry, printed) is not None
        ]
        try:
            card = self.adapter.make(code, printed, left)
        except BythebookError as error:
            raise BadCard(f"card {code} cannot be made: {error}") from error
        self._made[code, blank] = card
        return card


_open: dict[tuple[Path, str], tuple[int, CardLibrary]] = {}


def open_library(game: str) -> CardLibrary:
    """The library in use, of a game; read anew if its file has changed."""
    folder = library_folder()
    try:
        changed = (folder / f"{game}.json").stat().st_mtime_ns
    except OSError:
        changed = 0
    known = _open.get((folder, game))
    if known is None or known[0] != changed:
        known = _open[folder, game] = (changed, CardLibrary(folder, game))
    return known[1]


class Known(Mapping[str, CardDef]):
    """Every card there is: the project's own, and the library's, made when asked for."""

    def __init__(self, own: dict[str, CardDef], game: str) -> None:
        self.own = own
        self.game = game

    @property
    def library(self) -> CardLibrary:
        """The library in use; whoever asks for our own cards only needs none."""
        return open_library(self.game)

    def __getitem__(self, number: str) -> CardDef:
        found = self.own.get(number)
        if found is not None:
            return found
        library = self.library
        if number not in library.cards and number not in library.damaged:
            raise KeyError(number)
        return library.make(number)

    def __iter__(self) -> Iterator[str]:
        yield from self.own
        yield from (code for code in self.library.cards if code not in self.own)

    def __len__(self) -> int:
        return len(self.own) + sum(code not in self.own for code in self.library.cards)
