"""All tables: made, come to, found again, and let go of when nobody has been there for long."""

import asyncio
import hmac
import logging
import re
import secrets
import time
from hashlib import sha256
from typing import Final

from bythebook import engine
from bythebook.agents import AGENTS
from bythebook.catalogue import GAMES, entry_of
from bythebook.kernel.game.fingerprints import LARGEST_SEED, position_mark
from bythebook.kernel.game.game import Game
from bythebook.kernel.state.errors import BythebookError, DeckRefused
from bythebook.language import mark
from bythebook.lessons import lesson_of
from bythebook.lessons.stacking import Numbers, decks_of, opened
from bythebook.server import kept, limits, wire
from bythebook.server.decklists import deck_meant
from bythebook.server.kept import Event, KeptClocks, KeptSeat, KeptTable
from bythebook.server.memory import settle
from bythebook.server.opponents import Thinking
from bythebook.server.store import KeptOtherwise, NotKept, Store
from bythebook.server.tables import Table

log: Final = logging.getLogger("bythebook.server")
PLAYS_ON: Final = "rules"
"""the opponent that plays on when a lesson is over"""
IDLE: Final = 30 * 60.0
"""seconds after which a table that nobody is at is no longer kept in memory"""
LONGEST: Final = 24 * 3600
"""seconds that a clock can be set to"""
CALLED: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")
"""what a table can be called: a database need not be asked for anything else"""
STOPPED: Final = mark("the server is being stopped")
DAMAGED: Final = mark("what is kept of this table is damaged: it cannot be laid out again")
NO_TABLE: Final = mark("there is no such table")
NOT_INVITED: Final = mark("this invitation is not valid, or somebody has come by it already")


class NoTable(BythebookError):
    """Nobody knows of such a table, or one may not come to it."""


def hashed(secret: str) -> str:
    """What is kept of a secret."""
    return sha256(secret.encode()).hexdigest()


def is_secret(said: str, known: str) -> bool:
    """Whether somebody knows a secret; how long it takes tells nothing."""
    return bool(known) and hmac.compare_digest(hashed(said), known)


class Hall:
    """The tables of a server."""

    def __init__(self, store: Store, thinking: Thinking, scale: float = 1.0) -> None:
        self.store = store
        self.thinking = thinking
        self.tables: dict[str, Table] = {}
        self.made = limits.Counted(round(limits.TABLES_EACH * scale), 3600)
        self._loading: dict[str, asyncio.Task[Table]] = {}

    # Making tables.

    async def new_table(self, wanted: wire.NewTable, address: str) -> wire.NewSeat:
        """A table for a game that begins at once against an opponent, or when somebody comes."""
        self._room(address)
        if wanted.game not in GAMES:
            raise BythebookError(
                mark("field 'game': no game is called {name}"), name=wanted.game[:40]
            )
        if wanted.opponent and wanted.opponent not in AGENTS:
            raise BythebookError(f"field 'opponent': nobody is called {wanted.opponent!r:.40}")
        if wanted.seat not in (0, 1):
            raise BythebookError("field 'seat': the seats are 0 and 1")
        first, second = entry_of(wanted.game).decks["own"]
        secret = secrets.token_urlsafe(24)
        mine = await self._seat(
            wanted.game, wanted.name, wanted.deck or first, wanted.deck_list, wanted.blank
        )
        mine.secret = hashed(secret)
        invitation = ""
        if wanted.opponent:
            other = await self._seat(
                wanted.game,
                wanted.rival_name,
                wanted.rival_deck or second,
                wanted.rival_deck_list,
                wanted.blank,
            )
            other.opponent = wanted.opponent
        else:
            other = KeptSeat(name=_named(wanted.rival_name))
            invitation = secrets.token_urlsafe(24)
        seats = [mine, other] if wanted.seat == 0 else [other, mine]
        began = self._began(wanted.game, seats, wanted.clocks)
        began.invitation = hashed(invitation) if invitation else ""
        began.listed = wanted.listed
        began.blank = wanted.blank
        await self._open(began, [])
        return wire.NewSeat(table=began.id, seat=wanted.seat, secret=secret, invitation=invitation)

    async def _seat(self, game: str, name: str, deck: str, listing: str, blank: bool) -> KeptSeat:
        """Somebody with a deck that may be played."""
        # The first time all cards of the game are read: other tables are not to wait for it.
        cards = await asyncio.to_thread(_legal, game, deck, listing, blank)
        return KeptSeat(name=_named(name), deck="" if listing else deck, cards=cards, taken=True)

    def _began(self, game: str, seats: list[KeptSeat], clocks: wire.Clocks) -> KeptTable:
        for name in ("total", "increment", "decision"):
            if not 0 <= getattr(clocks, name) <= LONGEST:
                raise BythebookError(f"field 'clocks.{name}': from 0 to {LONGEST} seconds")
        return KeptTable(
            id=secrets.token_urlsafe(9),
            game=game,
            seed=secrets.randbelow(LARGEST_SEED + 1),
            salt=secrets.token_hex(16),
            seats=seats,
            clocks=KeptClocks(
                total=clocks.total, increment=clocks.increment, decision=clocks.decision
            ),
        )

    async def _open(self, began: KeptTable, events: list[Event]) -> Table:
        table = Table(began, self.store, self.thinking)
        # Laying out two decks takes a while: other tables are not to wait for it.
        await asyncio.to_thread(table.start, events)
        settle(began.game)
        await self.store.create(began)
        await self.store.append(began.id, 0, events)
        self.tables[began.id] = table
        log.info("a table was made", extra={"table": began.id, "game": began.game})
        return table

    def _room(self, address: str) -> None:
        self.sweep()
        if len(self.tables) >= limits.TABLES:
            raise limits.TooMuch(mark("all tables are taken: come back a little later"))
        if not self.made.take(address):
            raise limits.TooMuch(mark("you have opened many tables: wait a little"))

    async def take_over(self, wanted: wire.TakeOver, game: Game, address: str) -> wire.NewSeat:
        """A table that goes on from a decision of a record, on either seat."""
        self._room(address)
        if wanted.seat not in (0, 1):
            raise BythebookError("field 'seat': the seats are 0 and 1")
        if wanted.opponent not in AGENTS:
            raise BythebookError(f"field 'opponent': nobody is called {wanted.opponent!r:.40}")
        secret = secrets.token_urlsafe(24)
        seats = [_seat_of(game, player, wanted, secret) for player in (0, 1)]
        began = self._began(game.book.name, seats, wanted.clocks)
        began.seed = game.seed_number
        began.blank = any(card.unread for card in game.lib.definitions)
        await self._open(began, await asyncio.to_thread(_inputs_of, game))
        return wire.NewSeat(table=began.id, seat=wanted.seat, secret=secret)

    async def learn(self, wanted: wire.NewLesson, address: str) -> wire.NewSeat:
        """A table at which a lesson is taught; once it is over, an opponent plays on."""
        self._room(address)
        lesson = lesson_of(wanted.lesson)
        game = wanted.lesson.partition("/")[0]
        decks, opening = await asyncio.to_thread(_opening, wanted.lesson)
        secret = secrets.token_urlsafe(24)
        seats = [
            KeptSeat(name=_named(wanted.name), secret=hashed(secret), cards=decks[0]),
            KeptSeat(name=_named(wanted.rival_name), opponent=PLAYS_ON, cards=decks[1]),
        ]
        for seat, half in zip(seats, (lesson.you, lesson.rival), strict=True):
            seat.deck, seat.taken = half.deck, True
        began = self._began(game, seats, wire.Clocks())
        began.seed = lesson.seed
        began.lesson, began.lesson_mark = wanted.lesson, lesson.mark()
        await self._open(began, opening)
        return wire.NewSeat(table=began.id, seat=0, secret=secret)

    async def again(self, table: Table, address: str) -> None:
        """The same once more: the same players, decks and secrets, the seats changed."""
        async with table.lock:
            if table.playing().result is None:
                raise BythebookError(mark("the game is not over yet"))
            if table.began.next:
                return
            self._room(address)
            before = table.began
            clocks = wire.Clocks(
                total=before.clocks.total,
                increment=before.clocks.increment,
                decision=before.clocks.decision,
            )
            began = self._began(before.game, list(reversed(before.seats)), clocks)
            began.blank, began.listed = before.blank, before.listed
            await self._open(began, [])
            before.next = began.id
            try:
                await self.store.update(before)
            except BythebookError:
                before.next = ""
                raise
        table.tell_table()

    # Coming to tables.

    async def join(self, table: str, wanted: wire.Join) -> wire.NewSeat:
        """Somebody comes to play."""
        found = await self.find(table)
        began = found.began
        async with found.lock:
            seat = _seat_for(began, wanted.invitation)
            deck = wanted.deck or entry_of(began.game).decks["own"][1]
            sits = await self._seat(began.game, wanted.name, deck, wanted.deck_list, began.blank)
            secret = secrets.token_urlsafe(24)
            sits.secret = hashed(secret)
            before = (began.seats[seat], began.invitation)
            began.seats[seat], began.invitation = sits, ""
            event = Event(kind=kept.JOINED, player=seat)
            try:
                await self.store.joined(began, len(found.events), event)
            except BythebookError as error:
                began.seats[seat], began.invitation = before
                if isinstance(error, KeptOtherwise):
                    found.leave_behind()
                raise
            await asyncio.to_thread(found.start, [event])
        found.tell_table()
        found.show_whole()
        found.go_on()
        return wire.NewSeat(table=began.id, seat=seat, secret=secret)

    async def invited(self, table: str, wanted: wire.Join) -> wire.OpenTable:
        """What is played at a table, and by whom, for who might come to it."""
        began = (await self.find(table)).began
        _seat_for(began, wanted.invitation)
        return _open(began)

    async def find(self, table: str) -> Table:
        """A table, from memory or from where it is kept."""
        found = self.tables.get(table)
        if found is not None and not found.stale:
            found.used = time.monotonic()
            return found
        if not CALLED.fullmatch(table):
            raise NoTable(NO_TABLE)
        task = self._loading.get(table)
        if task is None:
            # Whoever waits for it may go in the meantime: it is laid out once, for all who come.
            task = self._loading[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda done: self._loaded(table, done))
        return await asyncio.shield(task)

    def _loaded(self, table: str, task: "asyncio.Task[Table]") -> None:
        del self._loading[table]
        if not task.cancelled():
            task.exception()

    async def _load(self, table: str) -> Table:
        self.sweep()
        if len(self.tables) >= limits.TABLES:
            raise limits.TooMuch(mark("all tables are taken: come back a little later"))
        try:
            found = await asyncio.to_thread(self._laid_out, table)
        except (NoTable, NotKept):
            raise
        except Exception as error:
            log.exception("a table cannot be laid out again", extra={"table": table})
            if isinstance(error, BythebookError):
                raise
            raise BythebookError(DAMAGED) from error
        settle(found.began.game)
        self.tables[table] = found
        told = {"table": table, "events": len(found.events)}
        log.info("a table was laid out again", extra=told)
        return found

    def _laid_out(self, table: str) -> Table:
        kept_table = self.store.load(table)
        if kept_table is None:
            raise NoTable(NO_TABLE)
        began, events = kept_table
        found = Table(began, self.store, self.thinking)
        found.start(events)
        return found

    def seat_of(self, table: Table, secret: str) -> int:
        """The seat that a secret is of."""
        for player, seat in enumerate(table.began.seats):
            if is_secret(secret, seat.secret):
                return player
        raise NoTable(mark("this link is not valid"))

    def open_tables(self) -> list[wire.OpenTable]:
        """Tables that are listed: who waits for a rival, and what can be looked on at."""
        found: list[wire.OpenTable] = []
        for began in self.store.listed():
            table = self.tables.get(began.id)
            game = None if table is None else table.game
            found.append(_open(began, 0 if game is None else game.state.turn))
        return found

    def sweep(self) -> None:
        """Let go of tables that nobody has been at for long; they are kept, and found again."""
        now = time.monotonic()
        for name, table in list(self.tables.items()):
            if not table.connections and now - table.used > IDLE and not table.lock.locked():
                table.close()
                del self.tables[name]

    async def close(self) -> None:
        """The server is being stopped."""
        tables = list(self.tables.values())
        await asyncio.gather(*(table.finish(STOPPED, 1012) for table in tables))


def _legal(game: str, name: str, listing: str, blank: bool) -> list[list[str]]:
    """The numbers of the cards of a deck that may be played, by section."""
    deck = deck_meant(game, name, listing, blank)
    faults = engine.book_of(game).check_deck(deck)
    if faults:
        raise DeckRefused(faults)
    return [[card.number for card in section] for section in deck.sections]


def _seat_for(began: KeptTable, invitation: str) -> int:
    """The seat for who comes with an invitation; with none, if the table is listed."""
    free = [player for player, seat in enumerate(began.seats) if not seat.taken]
    invited = is_secret(invitation, began.invitation) or (began.listed and not invitation)
    if not free or not invited:
        raise NoTable(NOT_INVITED)
    return free[0]


def _open(began: KeptTable, turn: int = 0) -> wire.OpenTable:
    return wire.OpenTable(
        id=began.id,
        game=began.game,
        names=[seat.name for seat in began.seats if seat.taken],
        waits=not all(seat.taken for seat in began.seats),
        turn=turn,
        minutes=began.clocks.total // 60,
    )


def _named(name: str) -> str:
    """A player's name: one line, not long; nothing, if they say none."""
    return "".join(c for c in name if c.isprintable()).strip()[: limits.NAME]


def _opening(lesson: str) -> tuple[tuple[Numbers, Numbers], list[Event]]:
    """The decks of a lesson, and what was put in before its first task."""
    return decks_of(lesson), _inputs_of(opened(lesson))


def _seat_of(game: Game, player: int, wanted: wire.TakeOver, secret: str) -> KeptSeat:
    mine = player == wanted.seat
    return KeptSeat(
        name=_named(wanted.name) if mine else "",
        opponent="" if mine else wanted.opponent,
        secret=hashed(secret) if mine else "",
        cards=[list(section) for section in game.decks[player]],
        taken=True,
    )


def _inputs_of(game: Game) -> list[Event]:
    """What was put in before, as a table keeps it."""
    again = game.from_the_start()
    found: list[Event] = []
    for choice in game.inputs.since(0):
        ask = again.pending
        again.put_in(choice)
        if choice < 0:
            event = Event(kind=kept.CONCEDES, player=-1 - choice, how=kept.BEFORE)
        else:
            player = 0 if ask is None else ask.player
            event = Event(kind=kept.ANSWER, player=player, option=choice, how=kept.BEFORE)
            event.mark = position_mark(again)
        found.append(event)
    return found
