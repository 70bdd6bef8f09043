"""A table: a game under way, who sits at it, who looks on, and what is kept of it."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from bythebook import engine
from bythebook.kernel.game.fingerprints import position_mark
from bythebook.kernel.game.history import go_back
from bythebook.kernel.state.errors import BythebookError, IllegalAnswer, MalformedAnswer
from bythebook.kernel.state.refs import NOTHING
from bythebook.language import ENGLISH, Language, languages, mark
from bythebook.server import asking, kept, limits, remembered_answers, undoing, wire
from bythebook.server.connections import Connection
from bythebook.server.describing import described
from bythebook.server.following import ONLOOKER, follower
from bythebook.server.going_on import GoingOn
from bythebook.server.kept import Event, KeptTable
from bythebook.server.learning import Learning, taught
from bythebook.server.opponents import Thinking
from bythebook.server.saying import sentence
from bythebook.server.showing import Shown
from bythebook.server.store import OTHERWISE, KeptOtherwise, Store
from bythebook.wording import wording_of
from bythebook.wording.common import Wording

log: Final = logging.getLogger("bythebook.server")
VIEWERS: Final = (0, 1, ONLOOKER)
ANSWERED: Final = mark("this has been answered already: look at the table again")
FAILED: Final = mark("this answer fails, and that is our fault: choose another, or send a report")
NOTHING_REMEMBERED: Final = mark("a lesson asks everything: nothing is remembered in it")
LOOKS_ON: Final = mark("who looks on does not play")
OTHER_WISH: Final = mark("something else is to be taken back by now: look at it again")
OTHER_RULES: Final = mark("what was played here does not fit today's rules: it cannot go on")
NO_LONGER: Final = mark("{count} of {all} were chosen: the next one is no longer offered")


class Table(Shown):
    """One table. Everything that changes it goes through `lock`, one after the other.

    What is put in is in the game before it is kept. So whoever looks at the game holds `lock`,
    too: what could not be kept has not happened, and nobody has seen what would have come of it.
    """

    def __init__(self, began: KeptTable, store: Store, thinking: Thinking) -> None:
        super().__init__(began)
        self.store = store
        self.thinking = thinking
        self.lock = asyncio.Lock()
        self.events: list[Event] = []
        self.inputs: list[Event] = []
        """the answers that hold, without those that were taken back"""
        self.used = time.monotonic()
        self.stale = False
        """whether something else is kept of it: whoever comes has it laid out anew"""
        self.wishes = [0, 0]
        """how often each has asked the other to agree, at this decision"""
        self._going_on = GoingOn(self)
        lesson = taught(began)
        self.learning = None if lesson is None else Learning(self, lesson)

    # How it begins, or goes on.

    def start(self, events: Iterable[Event] = ()) -> None:
        """Lay out the decks, if both are there, and play again what was put in before."""
        began = self.began
        if not all(seat.taken for seat in began.seats):
            for event in events:
                self._again(event)
            return
        book = engine.playing_book(began.game)
        decks = [dict(zip(book.sections, seat.cards, strict=True)) for seat in began.seats]
        game = engine.new_game(began.game, decks[0], decks[1], began.seed, began.blank)
        self.followers = {viewer: follower(game, viewer) for viewer in VIEWERS}
        # Who comes in the meantime finds all of it or nothing.
        self.game = game
        for event in events:
            self._again(event)
        self._forget_turn()
        self.catch_up()
        for seen in self.followers.values():
            seen.moves = []

    def _again(self, event: Event) -> None:
        """Something that was put in before the server was started."""
        self.events.append(event)
        if event.left:
            self.clocks.left = list(event.left)
        match event.kind:
            case kept.ANSWER:
                game = self.playing()
                self.inputs.append(event)
                self._hear(event.option)
                try:
                    game.answer(event.option, event.player)
                except BythebookError as error:
                    raise BythebookError(OTHER_RULES) from error
                # What an earlier engine played goes on as long as it fits.
                if event.mark and event.mark != position_mark(game):
                    raise BythebookError(OTHER_RULES)
                self._heard()
            case kept.CONCEDES:
                self.inputs.append(event)
                self.playing().concede(event.player)
                self._heard()
            case kept.UNDO:
                self.catch_up()
                self._go_back(event.to)
            case kept.REMEMBER:
                self.remembered.append(msgspec.convert(event.data, wire.Remembered))
            case kept.FORGET:
                self.remembered = [r for r in self.remembered if r.key != event.data["key"]]
            case kept.OPEN_HAND:
                self.open_hands[event.player] = event.data["open"]

    # Who comes and goes.

    def join(self, connection: Connection, language: Language) -> None:
        """Somebody has come, or comes back."""
        connection.language = language
        self.connections.add(connection)
        self.used = time.monotonic()
        words = wording_of(self.began.game, language)
        connection.send(
            wire.Welcome(
                seat=connection.seat,
                viewer=0 if connection.viewer == ONLOOKER else connection.viewer,
                public=connection.viewer == ONLOOKER,
                book=described(engine.playing_book(self.began.game), words),
                language=language.code,
                languages=languages(),
            )
        )
        self.tell_table()
        if self.game is not None:
            connection.send(self.whole(connection))
            if self.learning is not None:
                self.learning.tell(connection)
            self.go_on()

    async def leave(self, connection: Connection) -> None:
        """Somebody has gone."""
        self.connections.discard(connection)
        self.used = time.monotonic()
        if connection.seat is not None:
            self.away[connection.seat] = time.monotonic()
        async with self.lock:
            self.tell_table()
            self.go_on()

    # Putting in.

    async def _keep(self, events: list[Event]) -> None:
        try:
            await self.store.append(self.id, len(self.events), events)
        except KeptOtherwise:
            self.leave_behind()
            raise
        self.events += events

    def leave_behind(self) -> None:
        """Something was written without our learning of it, or by another server."""
        self.stale = True
        self._leaving = asyncio.create_task(self.finish(OTHERWISE, 1013))

    async def put(self, player: int, option: int, how: str) -> None:
        """An answer: the engine takes or refuses it, it is kept, and then everybody is told."""
        game = self.playing()
        if self.learning is not None:
            self.learning.verify(option, how)
        self._hear(option)
        try:
            game.answer(option, player)
        except BythebookError:
            raise
        except Exception as error:
            log.exception("the engine failed", extra={"table": self.id, "decision": game.decided})
            self._lay_out_again()
            raise BythebookError(FAILED) from error
        before = self.clocks.noted()
        left = self.clocks.stop(player, how)
        event = Event(kind=kept.ANSWER, player=player, option=option, how=how, left=left)
        event.mark = position_mark(game)
        try:
            await self._keep([event])
        except BythebookError:
            game.undo()
            self.clocks.set_back(before)
            raise
        self.inputs.append(event)
        self._heard()
        self.undo = None
        self.wishes = [0, 0]
        self._forget_turn()

    def _hear(self, option: int) -> None:
        """An answer is about to go in: a lesson hears it."""
        if self.learning is not None:
            self.learning.walk.hear(self.playing(), option)

    def _heard(self) -> None:
        """Something has gone in: a lesson goes on with it."""
        if self.learning is not None:
            self.learning.walk.go_on(self.playing())

    def _lay_out_again(self) -> None:
        """An answer has broken the game: it is played again up to the decision before it."""
        game = self.playing().from_the_start()
        for event in self.inputs:
            if event.kind == kept.CONCEDES:
                game.concede(event.player)
            else:
                game.put_in(event.option)
        self.game = game

    def _forget_turn(self) -> None:
        """Answers remembered until the end of a turn are forgotten when another begins."""
        game = self.playing()
        self.remembered = [r for r in self.remembered if remembered_answers.holds(game, r)]

    async def answer(self, player: int, message: wire.Answer) -> None:
        """A person's answer; one that was sent twice counts once."""
        async with self.lock:
            if self._given(player, message.decision, message.option):
                return
            self._expect(player, message.decision)
            await self.put(player, message.option, kept.PERSON)
        self.changed()

    def _given(self, player: int, decision: int, option: int) -> bool:
        """Whether just this answer was given before."""
        if not 0 <= decision < len(self.inputs):
            return False
        event = self.inputs[decision]
        same = event.kind == kept.ANSWER and event.option == option
        return same and event.player == player and event.how == kept.PERSON

    def _expect(self, player: int, decision: int) -> None:
        """Refuse an answer to anything but the pending decision."""
        game = self.playing()
        ask = game.pending
        if ask is None:
            raise IllegalAnswer("", mark("the game is over"))
        if ask.player != player:
            raise IllegalAnswer(ask.clause, mark("it is your rival who decides now"))
        if decision != game.decided:
            raise MalformedAnswer(ANSWERED)

    async def picks(self, player: int, message: wire.Picks) -> tuple[int, str]:
        """Several answers, decision by decision: how many were taken, and why no more."""
        if len(message.marks) > limits.MARKS:
            raise limits.TooMuch(f"field 'marks': {limits.MARKS} at the most")
        taken, stopped = 0, ""
        async with self.lock:
            self._expect(player, message.decision)
            game = self.playing()
            try:
                for said in message.marks:
                    ask = game.pending
                    offered = ask.options if ask is not None and ask.player == player else []
                    marks = [asking.mark_of(game, self.salt, option) for option in offered]
                    if said not in marks:
                        stopped = NO_LONGER
                        break
                    await self.put(player, marks.index(said), kept.PERSON)
                    taken += 1
            finally:
                if taken:
                    self.changed()
        return taken, stopped

    async def concede(self, player: int) -> None:
        """A player gives up."""
        async with self.lock:
            await self.give_up(player, kept.PERSON)
        self.changed()

    async def give_up(self, player: int, how: str) -> None:
        """A concession goes in."""
        game = self.playing()
        ask = game.pending
        before = self.clocks.noted()
        game.concede(player)
        left = self.clocks.end(NOTHING if ask is None else ask.player)
        event = Event(kind=kept.CONCEDES, player=player, how=how, left=left)
        try:
            await self._keep([event])
        except BythebookError:
            self.clocks.set_back(before)
            game.undo()
            raise
        self.inputs.append(event)
        self._heard()
        self.undo = None

    def go_on(self) -> None:
        """Whatever goes on by itself does."""
        if not self.stale:
            self._going_on.go_on()

    def changed(self) -> None:
        """Somebody has put something in: tell, and let the game go on."""
        self.tell()
        self.go_on()

    def tell(self) -> None:
        """Show everybody what has changed; in a lesson, how far one is."""
        super().tell()
        self._tell_lesson()

    def show_whole(self) -> None:
        """Show everybody everything anew."""
        super().show_whole()
        self._tell_lesson()

    def _tell_lesson(self) -> None:
        if self.learning is not None:
            for connection in self.connections:
                self.learning.tell(connection)

    # Beside the game.

    async def remember(self, player: int, message: wire.Remember) -> None:
        """Always answer so from now on; the pending decision too."""
        if self.learning is not None and self.learning.walk.step is not None:
            raise BythebookError(NOTHING_REMEMBERED)
        async with self.lock:
            self._expect(player, message.decision)
            rule = remembered_answers.made(self.playing(), player, message, len(self.events))
            if sum(one.player == player for one in self.remembered) >= limits.REMEMBERED:
                raise limits.TooMuch(mark("so many answers are not remembered: forget some"))
            data = msgspec.to_builtins(rule)
            await self._keep([Event(kind=kept.REMEMBER, player=player, data=data)])
            self.remembered.append(rule)
        self.tell_table()
        self.go_on()

    async def forget(self, player: int, key: str) -> None:
        """No longer answer so."""
        async with self.lock:
            if not any(r.key == key and r.player == player for r in self.remembered):
                raise MalformedAnswer(f"field 'key': nothing is remembered as {key!r:.40}")
            await self._keep([Event(kind=kept.FORGET, player=player, data={"key": key})])
            self.remembered = [r for r in self.remembered if r.key != key]
        self.tell_table()

    async def open_hand(self, player: int, is_open: bool) -> None:
        """Whether onlookers may see what a player sees."""
        async with self.lock:
            await self._keep([Event(kind=kept.OPEN_HAND, player=player, data={"open": is_open})])
            self.open_hands[player] = is_open
        for connection in list(self.connections):
            if connection.seat is None and connection.viewer == player and not is_open:
                connection.viewer = ONLOOKER
                if self.game is not None:
                    connection.send(self.whole(connection))
        self.tell_table()

    # Taking back.

    async def take_back(self, player: int, action: bool) -> None:
        """Take something back, or ask the other player to agree."""
        async with self.lock:
            game = self.playing()
            wish = undoing.wish(game, self.inputs, player, action, self._wordings(1 - player))
            rival = self.began.seats[1 - player]
            if rival.opponent or undoing.is_free(game, self.inputs, wish):
                await self._take_back(wish)
            elif self.wishes[player] >= undoing.WISHES:
                raise IllegalAnswer("", undoing.ENOUGH)
            else:
                self.wishes[player] += 1
                self.undo = msgspec.structs.replace(wish, asked=1 - player)
        self.tell_table()
        if self.undo is None:
            self.go_on()

    def would_take_back(
        self, player: int, asked: wire.AskTakeBack, words: Wording
    ) -> wire.WouldTakeBack:
        """What a player would take back; against an opponent it is always free."""
        told = undoing.told(self.playing(), self.inputs, player, asked, words)
        free = told.free or bool(self.began.seats[1 - player].opponent)
        return msgspec.structs.replace(told, free=free)

    def _wordings(self, player: int) -> Any:
        """The words of who will read a wish."""
        spoken = [c.language for c in self.connections if c.seat == player]
        return wording_of(self.began.game, spoken[0] if spoken else ENGLISH.grouped)

    async def agree(self, player: int, agree: bool, to: int | None = None) -> None:
        """Agree to what the other wishes to take back, or not; or drop one's own wish.

        With `to`, only if it is still that decision which the game would go back to.
        """
        async with self.lock:
            wish = self.undo
            if wish is None:
                raise MalformedAnswer(mark("nobody wishes to take anything back"))
            if agree and player != wish.asked:
                raise MalformedAnswer(mark("your rival has to agree, not you"))
            if agree and to is not None and to != wish.to:
                raise MalformedAnswer(OTHER_WISH)
            try:
                if agree:
                    await self._take_back(wish, agreed=True)
            except IllegalAnswer:
                # Nothing will ever come of it: nobody is to be asked any longer.
                self.undo = None
                self.tell_table()
                raise
            self.undo = None
        if player == wish.asked and not agree:
            said = mark("{name} does not agree: nothing is taken back.")
            self.tell_table(lambda tr: tr(said, name=self.names(tr)[player]), "undo")
        else:
            self.tell_table()
        self.go_on()

    async def _take_back(self, wish: wire.Undo, agreed: bool = False) -> None:
        ask = self.playing().pending
        decides = NOTHING if ask is None else ask.player
        before = self.clocks.noted()
        left = self.clocks.take_back(wish.to, decides, self.inputs[wish.to :], agreed)
        if left is None:
            raise IllegalAnswer("", undoing.NO_TIME)
        event = Event(kind=kept.UNDO, player=wish.player, to=wish.to, left=left)
        try:
            await self._keep([event])
        except BythebookError:
            self.clocks.set_back(before)
            raise
        self.catch_up()
        self._go_back(wish.to)
        game = self.playing()
        for (viewer, _), screen in self.screens.items():
            screen.undone(game, self.followers[viewer])
            name = self.names(screen.words.tr)[wish.player]
            said = screen.words.tr(mark("{name} took this back."), name=name)
            screen.note(said, "undo", game, wish.player)
        self.show_whole()

    def _go_back(self, decision: int) -> None:
        """To an earlier decision; the opponents and clocks go on from there."""
        game = self.playing()
        go_back(game, game.inputs.since(0)[:decision])
        game.redos = []
        del self.inputs[decision:]
        self.taken_back += 1
        if self.learning is not None:
            self.learning.walk.go_back(decision)
        self.undo = None
        self.followers = {v: seen.rewound(game) for v, seen in self.followers.items()}

    # Letting go.

    def close(self) -> None:
        """Nobody is there any more: stop what goes on by itself."""
        self._going_on.stop()

    async def finish(self, said: str, code: int) -> None:
        """Close every socket."""
        self.close()
        for connection in list(self.connections):
            with contextlib.suppress(Exception):
                await connection.close(sentence(connection.language(said)), code=code)
