"""What is shown at a table: to whoever sits there or looks on, each in their language."""

import time
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final

import msgspec

from bythebook.kernel.game.game import Game
from bythebook.kernel.state.errors import BythebookError
from bythebook.kernel.state.refs import NOTHING
from bythebook.language import Language, mark
from bythebook.server import remembered_answers, undoing, wire
from bythebook.server.clocks import Clocks
from bythebook.server.connections import Connection
from bythebook.server.following import Follower
from bythebook.server.kept import KeptTable
from bythebook.server.report import report
from bythebook.server.screens import Screen
from bythebook.wording import wording_of

NOT_STARTED: Final = mark("nobody has come to play yet: send your rival the invitation")
COMPUTER: Final = mark("Computer")
NOT_OVER: Final = mark("the record is told when the game is over")


def seat_name(tr: Language, player: int) -> str:
    """What a seat is called whose player is not known by name."""
    return tr("Player {seat}", seat="AB"[player])


def commitment(seed: int, salt: str) -> str:
    """What a seed is sealed with before the game: nobody can change it afterwards unnoticed."""
    return sha256(f"{seed}:{salt}".encode()).hexdigest()


class Shown:
    """A game under way as everybody at its table sees it."""

    def __init__(self, began: KeptTable) -> None:
        self.began = began
        self.connections: set[Connection] = set()
        self.game: Game | None = None
        self.followers: dict[int, Follower] = {}
        self.screens: dict[tuple[int, str], Screen] = {}
        self.clocks = Clocks(began.clocks)
        self.remembered: list[wire.Remembered] = []
        self.open_hands = [False, False]
        self.undo: wire.Undo | None = None
        self.taken_back = 0
        self.away = [time.monotonic(), time.monotonic()]
        self.salt = began.salt.encode()[:64]
        """what is drawn by it is drawn alike whenever the table is laid out again"""

    @property
    def id(self) -> str:
        """What it is called."""
        return self.began.id

    def playing(self) -> Game:
        """The game, if it has begun."""
        if self.game is None:
            raise BythebookError(NOT_STARTED)
        return self.game

    def is_here(self, player: int) -> bool:
        """Whether somebody is connected from a seat."""
        return any(c.seat == player for c in self.connections)

    def about(self, viewer: int, language: Language) -> wire.Table:
        """All about the table that is not the game, for who looks, in their language."""
        began = self.began
        over = self.game is not None and self.game.result is not None
        now = time.monotonic()
        return wire.Table(
            id=began.id,
            game=began.game,
            seats=[
                wire.Seat(
                    player=player,
                    name=seat.name,
                    deck=seat.deck if over or seat.opponent or viewer == player else "",
                    opponent=seat.opponent,
                    taken=seat.taken,
                    here=bool(seat.opponent) or self.is_here(player),
                    away=0
                    if seat.opponent or self.is_here(player)
                    else int(now - self.away[player]),
                    open_hand=self.open_hands[player],
                )
                for player, seat in enumerate(began.seats)
            ],
            clocks=wire.Clocks(
                total=began.clocks.total,
                increment=began.clocks.increment,
                decision=began.clocks.decision,
            ),
            commitment=commitment(began.seed, began.salt),
            seed=str(began.seed) if over else None,
            salt=began.salt if over else "",
            onlookers=sum(1 for c in self.connections if c.seat is None),
            remembered=[r for r in self.remembered if r.player == viewer],
            undo=self._undo_for(viewer, language),
            taken_back=self.taken_back,
            next=began.next,
            started=self.game is not None,
        )

    def _undo_for(self, viewer: int, language: Language) -> wire.Undo | None:
        """A wish to take something back; what would be undone, only for who is to agree.

        It is told as they may know it, and so to nobody else.
        """
        if self.undo is None or viewer == self.undo.asked:
            return self.undo
        words = wording_of(self.began.game, language.grouped)
        said = undoing.step_at(self.playing(), self.undo.to, words)
        return msgspec.structs.replace(self.undo, said=said, lines=[])

    # What everybody is shown.

    def names(self, tr: Language) -> list[str]:
        """The players' names; who told none is called by the seat, or by being an opponent."""
        return [
            seat.name or (tr(COMPUTER) if seat.opponent else seat_name(tr, player))
            for player, seat in enumerate(self.began.seats)
        ]

    def screen(self, viewer: int, language: Language) -> Screen:
        """What is shown from a seat, in a language."""
        key = (viewer, language.code)
        found = self.screens.get(key)
        if found is None:
            seen = self.followers[viewer]
            names, spoken = self.names(language), language.grouped
            found = Screen(self.playing(), viewer, spoken, seen, names, self.salt)
            self.screens[key] = found
        return found

    def whole(self, connection: Connection) -> bytes:
        """Everything, for one who looks."""
        screen = self.screen(connection.viewer, connection.language)
        return screen.whole(self.about(*self._of(connection)), self.clocks.told(self.game))

    def catch_up(self) -> None:
        """Everybody sees what has happened."""
        for seen in self.followers.values():
            seen.catch_up(self.playing())

    def tell(self) -> None:
        """Show everybody what has changed."""
        game = self.playing()
        self.catch_up()
        batches = {viewer: seen.moves for viewer, seen in self.followers.items()}
        for seen in self.followers.values():
            seen.moves = []
        clocks = self.clocks.told(game)
        self._note_remembered()
        sent: dict[tuple[int, str], bytes] = {}
        for connection in self.connections:
            key = (connection.viewer, connection.language.code)
            if key not in sent:
                screen = self.screen(*self._of(connection))
                seen = self.followers[connection.viewer]
                message = screen.changed(game, seen, batches[connection.viewer])
                sent[key] = msgspec.json.encode(msgspec.structs.replace(message, clocks=clocks))
            connection.send(sent[key])
        # Screens that nobody looks at are made again when somebody does.
        self.screens = {key: s for key, s in self.screens.items() if key in sent}
        if game.result is not None:
            self.tell_table()

    def _note_remembered(self) -> None:
        """Who is about to be answered for is shown by which remembered answer."""
        game = self.playing()
        player = NOTHING if game.pending is None else game.pending.player
        found = remembered_answers.found(game, self.remembered, player)
        for (viewer, _), screen in self.screens.items():
            screen.remembered = found[0].key if found and viewer == player else ""

    def _of(self, connection: Connection) -> tuple[int, Language]:
        return connection.viewer, connection.language

    def tell_table(self, note: Callable[[Any], str] | None = None, kind: str = "") -> None:
        """Tell everybody what has changed beside the game; with a line in every log."""
        clocks = self.clocks.told(self.game)
        tables: dict[tuple[int, str], wire.Table] = {}
        lines: dict[tuple[int, str], list[wire.Line]] = {}
        for connection in self.connections:
            key = (connection.viewer, connection.language.code)
            if key not in tables:
                tables[key] = self.about(*self._of(connection))
            if key not in lines:
                lines[key] = []
                if note is not None and self.game is not None:
                    screen = self.screen(*self._of(connection))
                    text = note(screen.words.tr)
                    lines[key] = [screen.note(text, kind, self.game)]
            connection.send(wire.TableChanged(table=tables[key], clocks=clocks, log=lines[key]))

    def show_whole(self) -> None:
        """Show everybody everything anew."""
        for connection in self.connections:
            connection.send(self.whole(connection))

    # Files.

    def record(self) -> str:
        """The record of the game, once it is over: before, it would tell what is hidden."""
        game = self.playing()
        if game.result is None:
            raise BythebookError(NOT_OVER)
        return game.record()

    def report(self, player: int, language: Language, wanted: wire.Credentials) -> str:
        """What a player reports; against a person, before the end, without what is hidden."""
        game = self.playing()
        open_game = game.result is None and not self.began.seats[1 - player].opponent
        screen = self.screen(player, language)
        return report(
            "" if open_game else game.record(),
            game.decided,
            wanted.note,
            wanted.settings,
            screen.view,
            msgspec.to_builtins(screen.log),
        )
