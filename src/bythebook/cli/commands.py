"""What can be typed at any question beside an answer."""

import difflib
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from bythebook import BythebookError, engine
from bythebook.cli import looking
from bythebook.cli.help import COMMANDS, HELP, command_names, show_commands, show_step
from bythebook.cli.names import number
from bythebook.cli.screen import escape
from bythebook.language import mark, quoted
from bythebook.register import gist

if TYPE_CHECKING:
    from bythebook.cli.session import Session

LOG_LINES = 40


class Commands:
    """The commands of one session."""

    def __init__(self, session: "Session") -> None:
        self.session = session
        self.warned = False
        self.known: dict[str, Callable[[str], None]] = {
            "?": self.help,
            "help": lambda rest: show_commands(session),
            "board": self.board,
            "hand": self.hand,
            "counts": lambda rest: looking.counts(session),
            "look": lambda rest: looking.look(session, rest),
            "read": lambda rest: looking.read(session, rest),
            "why": lambda rest: looking.why(session, rest),
            "power": lambda rest: looking.power(session, rest),
            "log": self.log,
            "rule": self.rule,
            "back": lambda rest: session.back(),
            "undo": lambda rest: session.undo(),
            "redo": lambda rest: session.redo(),
            "save": self.save,
            "load": self.load,
            "record": self.record,
            "concede": self.concede,
            "quit": self.quit,
            "exit": self.quit,
        }
        self.known[session.tr(HELP)] = self.known["help"]
        for name, (usage, _) in COMMANDS.items():
            self.known[session.tr(usage).split()[0]] = self.known[name]

    def do(self, word: str, rest: str) -> bool:
        """Carry out a command; whether it was one."""
        found = self.known.get(word)
        if found is not None:
            found(rest)
        return found is not None

    def puzzled(self, words: list[str]) -> BythebookError:
        """One line about words that are neither command nor choice."""
        word = words[0]
        hint = self.session.face.hint(word.casefold())
        if hint:
            return BythebookError(hint)
        names = command_names(self.session.tr)
        near = difflib.get_close_matches(word.casefold(), names, 1, 0.7)
        if near:
            return BythebookError(
                "there is no {word} here; did you mean {command}?",
                word=quoted(word),
                command=near[0],
            )
        names = looking.card_names(self.session, " ".join(words))
        if names:
            return BythebookError(
                "{card} is not a choice here: why {word} says why, read {word} shows its text",
                card=names[0],
                word=words[0],
            )
        return BythebookError(
            "{words} means nothing here; type a number, or ? for help",
            words=quoted(" ".join(words)),
        )

    # Showing.

    def help(self, rest: str) -> None:
        """What this step is, what can be done, what comes next."""
        show_step(self.session)

    def board(self, rest: str) -> None:
        """The table."""
        self.session.showing.board()

    def hand(self, rest: str) -> None:
        """The hand."""
        s = self.session
        s.screen.lines(s.face.hand(s.game, s.me, s.screen.width))

    def log(self, rest: str) -> None:
        """The long story, or its end."""
        s = self.session
        lines = s.face.words.story(s.game.told(s.me), s.me)
        count = LOG_LINES
        if rest in ("all", s.tr("all")):
            count = len(lines)
        elif rest:
            count = number(rest, len(lines)) or 0
            if not count:
                raise BythebookError("log, log 100 or log all: how many lines of the story")
        if len(lines) > count:
            before = s.tr.many(
                "... {count} line before this; log all",
                "... {count} lines before this; log all",
                len(lines) - count,
            )
            s.screen.say(f"[dim]{before}[/]")
        for line in lines[-count:]:
            s.screen.say(escape(line.strip()), len(line) - len(line.lstrip()), 2)

    def rule(self, rest: str) -> None:
        """What a clause says, in our own words."""
        s = self.session
        clause = rest.rsplit(maxsplit=1)[-1] if rest else ""
        number = f"{s.name} {clause}"
        if not gist(number):
            raise BythebookError(
                "there is no clause {clause}; try rule 6.5.1.2", clause=quoted(rest)
            )
        said = s.tr.gist(number) or s.tr("(there are no words for this clause in your language)")
        s.screen.say(f"{escape(number)}: {escape(said)}", 2, 2)

    # Files.

    def save(self, rest: str) -> None:
        """Keep the game; without a name, where it was kept last."""
        s = self.session
        if not rest and s.file is None:
            s.keep()
            s.screen.say(s.tr("Kept in"), 2)
            s.screen.path(s.keeping.file)
            return
        path = file_named(rest) if rest else s.file
        assert path is not None
        if path != s.file and not self._may_write(path):
            return
        self._write(path, s.game.save())
        s.file = path

    def record(self, rest: str) -> None:
        """Write a readable record."""
        s = self.session
        if not rest:
            raise BythebookError("say where: record FILE")
        path = file_named(rest)
        if self._may_write(path):
            self._write(path, s.game.record().encode())

    def _may_write(self, path: Path) -> bool:
        """Whether nothing is there yet, or it may be overwritten."""
        try:
            if path.is_dir():
                raise BythebookError("{file} is a folder: say a file in it", file=path)
            there = path.exists()
        except OSError as error:
            raise unwritable(path, error) from error
        tr = self.session.tr
        if not there or self.session.confirm(tr("{file} is there. Overwrite it?", file=path)):
            return True
        self.session.screen.say(tr("Nothing was written."), 2)
        return False

    def _write(self, path: Path, data: bytes) -> None:
        try:
            path.write_bytes(data)
        except OSError as error:
            raise unwritable(path, error) from error
        said = self.session.tr("Kept in {file}.", file=escape(str(path)))
        self.session.screen.say(said, 2)

    def load(self, rest: str) -> None:
        """Go on with a game from a file instead of this one."""
        s = self.session
        if not rest:
            raise BythebookError("say which: load FILE")
        path = file_named(rest)
        try:
            data = path.read_bytes()
        except OSError as error:
            raise BythebookError(
                "{file} cannot be read: {why}", file=path, why=error.strerror
            ) from error
        game = engine.load(data, s.name)
        s.go_on_with(game, path)
        said = mark("The game in {file} goes on, turn {turn}.")
        s.screen.say(s.tr(said, file=escape(str(path)), turn=game.state.turn), 2)

    # Ending.

    def concede(self, rest: str) -> None:
        """Give up, once asked."""
        s = self.session
        if s.confirm(s.tr("Give up this game?")):
            s.past.note(s.game)
            s.game.concede(s.me)

    def quit(self, rest: str) -> None:
        """Leave; the game is kept. If it cannot be, that is said before it is lost."""
        s = self.session
        if s.game.decided and not self.warned:
            try:
                s.keep()
            except BythebookError as error:
                self.warned = True
                raise BythebookError(
                    "{error}; save FILE keeps it elsewhere, quit once more leaves without it",
                    error=error,
                ) from error
        s.left = True


def file_named(text: str) -> Path:
    """The file that is meant; ~ is one's home."""
    try:
        return Path(text).expanduser()
    except RuntimeError as error:
        raise BythebookError("{file} is no file: {why}", file=text, why=error) from error


def unwritable(path: Path, error: OSError) -> BythebookError:
    """That a file cannot be written, and why."""
    return BythebookError("{file} cannot be written: {why}", file=path, why=error.strerror)
