"""Taking back and the clock: nobody gains time by it, and nobody is asked without end."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bythebook.kernel.state.errors import BythebookError
from bythebook.kernel.state.options import KINDS, VERBS
from bythebook.language import language_of
from bythebook.server import clocks, going_on, kept, limits, remembered_answers, undoing, wire
from bythebook.server.hall import Hall
from bythebook.server.kept import Event, KeptClocks
from bythebook.server.opponents import Thinking
from bythebook.server.store import NotKept, Store
from bythebook.server.tables import Table


class Time:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        """What time it is."""
        return self.now


@pytest.fixture
def at(monkeypatch: pytest.MonkeyPatch) -> Time:
    """The time, as the clocks of tables read it."""
    found = Time()
    monkeypatch.setattr(clocks, "time", found)
    return found


def run(folder: Path, deed: Callable[[Table, Hall], Awaitable[None]], **wanted: int) -> None:
    """Do something at a table of two people."""

    async def there() -> None:
        hall = Hall(Store(f"sqlite:///{folder / 'kept.db'}"), Thinking(1))
        made = await hall.new_table(
            wire.NewTable(game="ws", opponent="", clocks=wire.Clocks(**wanted)), "here"
        )
        await hall.join(made.table, wire.Join(invitation=made.invitation))
        table = hall.tables[made.table]
        # Time runs only while somebody is there.
        table.connections.add(Hears(0))  # type: ignore[arg-type]
        try:
            await deed(table, hall)
        finally:
            table.close()
            hall.store.close()

    asyncio.run(there())


async def both_have_answered(table: Table) -> None:
    """Each has decided something, the second player last."""
    while {event.player for event in table.inputs} != {0, 1} or table.inputs[-1].player == 0:
        ask = table.playing().pending
        assert ask is not None
        await answer(table, len(ask.options) - 1)


def decides(table: Table) -> int:
    """Whose decision it is."""
    ask = table.playing().pending
    assert ask is not None
    return ask.player


async def answer(table: Table, option: int = 0) -> None:
    """Whoever decides answers; the clock runs from then on."""
    table.clocks.begin(table.playing().decided)
    await table.put(decides(table), option, kept.PERSON)
    table.clocks.begin(table.playing().decided)


def test_going_to_and_fro_gains_no_time(tmp_path: Path, at: Time) -> None:
    """Time that was used stays used; what each answer added is taken away with the answer."""

    async def deed(table: Table, hall: Hall) -> None:
        me = decides(table)
        table.clocks.begin(0)
        for spent in range(1, 6):
            at.now += 1
            await table.put(me, 0, kept.PERSON)
            table.clocks.begin(table.playing().decided)
            assert table.clocks.left[me] == (60 - 2 * spent + 1 + 5) * 1000
            at.now += 1
            await table.take_back(me, action=False)
            assert table.playing().decided == 0
            assert table.clocks.left[me] == (60 - 2 * spent) * 1000
            assert table.clocks.left[1 - me] == 60_000
        again, _ = await laid_out_again(table, hall)
        assert again.clocks.left[me] == 50_000

    run(tmp_path, deed, total=60, increment=5)


def test_who_has_not_the_time_takes_nothing_back(tmp_path: Path, at: Time) -> None:
    async def deed(table: Table, hall: Hall) -> None:
        me = decides(table)
        table.clocks.begin(0)
        at.now += 9
        await table.put(me, 0, kept.PERSON)
        table.clocks.begin(1)
        # 1 s is left, and 5 more for the answer: with 1 s used since there is nothing left to undo.
        assert table.clocks.left[me] == 6000
        at.now += 1
        with pytest.raises(BythebookError, match="not enough time"):
            await table.take_back(me, action=False)
        assert (table.playing().decided, table.clocks.left[me]) == (1, 6000)
        at.now -= 0.5
        await table.take_back(me, action=False)
        assert (table.playing().decided, table.clocks.left[me]) == (0, 500)

    run(tmp_path, deed, total=10, increment=5)


def test_a_decision_that_one_returns_to_has_no_more_time_than_before(
    tmp_path: Path, at: Time
) -> None:
    async def deed(table: Table, hall: Hall) -> None:
        me = decides(table)
        table.clocks.begin(0)
        for used in (8, 16, 24):
            at.now += 4
            await table.put(me, 0, kept.PERSON)
            table.clocks.begin(1)
            assert table.clocks.until_due(me) == 30
            at.now += 4
            await table.take_back(me, action=False)
            assert table.clocks.until_due(me) == 30 - used
        at.now += 2
        await table.put(me, 0, kept.PERSON)
        table.clocks.begin(1)
        at.now += 4
        with pytest.raises(BythebookError, match="not enough time"):
            await table.take_back(me, action=False)
        assert table.playing().decided == 1

    run(tmp_path, deed, decision=30)


def test_who_agrees_gives_the_decision_its_time_again(tmp_path: Path, at: Time) -> None:
    async def deed(table: Table, hall: Hall) -> None:
        me = decides(table)
        table.clocks.begin(0)
        at.now += 20
        for _ in range(2):
            ask = table.playing().pending
            assert ask is not None
            await answer(table, len(ask.options) - 1)
        await table.take_back(me, action=False)
        assert table.undo is not None
        await table.agree(1 - me, agree=True)
        assert (table.playing().decided, decides(table)) == (0, me)
        assert table.clocks.until_due(me) == 30

    run(tmp_path, deed, decision=30)


def test_nobody_is_asked_to_agree_without_end(tmp_path: Path) -> None:
    async def deed(table: Table, hall: Hall) -> None:
        me = decides(table)
        for _ in range(2):
            ask = table.playing().pending
            assert ask is not None
            await answer(table, len(ask.options) - 1)
        for count in range(undoing.WISHES):
            await table.take_back(me, action=False)
            assert table.undo is not None
            # Dropping the wish oneself is no way to ask again.
            await table.agree(me if count == 1 else 1 - me, agree=False)
            assert table.undo is None
        with pytest.raises(BythebookError, match="often enough"):
            await table.take_back(me, action=False)
        await answer(table)
        await table.take_back(1 - decides(table), action=False)

    run(tmp_path, deed)


def test_who_asks_often_takes_nobody_elses_wishes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(undoing, "is_free", lambda *_: False)

    async def deed(table: Table, hall: Hall) -> None:
        await both_have_answered(table)
        for _ in range(undoing.WISHES):
            await table.take_back(0, action=False)
            await table.agree(1, agree=False)
        with pytest.raises(BythebookError, match="often enough"):
            await table.take_back(0, action=False)
        await table.take_back(1, action=False)
        assert table.undo is not None
        assert table.undo.player == 1

    run(tmp_path, deed)


def test_nobody_agrees_to_what_they_were_not_told(tmp_path: Path) -> None:
    """What is wished may be another thing by the time their answer comes."""

    async def deed(table: Table, hall: Hall) -> None:
        await both_have_answered(table)
        await table.take_back(0, action=False)
        assert table.undo is not None
        wished = table.undo.to
        for told in (wished + 1, wished - 1):
            with pytest.raises(BythebookError, match="something else"):
                await table.agree(1, agree=True, to=told)
            assert table.undo is not None
        await table.agree(1, agree=True, to=wished)
        assert table.playing().decided == wished

    run(tmp_path, deed)


def test_a_wish_that_cannot_be_granted_is_over_and_one_that_was_not_kept_is_not(
    tmp_path: Path, at: Time
) -> None:
    async def deed(table: Table, hall: Hall) -> None:
        await both_have_answered(table)
        await table.take_back(0, action=False)
        keeps = hall.store.append

        async def fails(*_: Any) -> None:
            raise NotKept("planted")

        hall.store.append = fails  # type: ignore[method-assign,assignment]
        with pytest.raises(NotKept):
            await table.agree(1, agree=True)
        hall.store.append = keeps  # type: ignore[method-assign]
        assert table.undo
        table.clocks.left[0] = 1
        listens: Any = next(iter(table.connections))
        refused = await asyncio.gather(table.agree(1, agree=True), return_exceptions=True)
        assert "not enough time" in str(refused[0])
        assert listens.heard[-1].table.undo is None

    run(tmp_path, deed, total=60, increment=5)


def test_a_wish_is_told_in_the_language_of_who_reads_it(tmp_path: Path, at: Time) -> None:
    english, indonesian = language_of("en"), language_of("id")

    async def deed(table: Table, hall: Hall) -> None:
        await both_have_answered(table)
        await table.take_back(0, action=False)
        seen = [table.about(viewer, tr).undo for viewer in (0, -1) for tr in (english, indonesian)]
        told = [wish.said for wish in seen if wish is not None]
        assert told == [told[0], told[1]] * 2
        assert told[0] != told[1]
        assert all(wish is not None and not wish.lines for wish in seen)

    run(tmp_path, deed)


@pytest.mark.parametrize("mine", [True, False])
def test_no_time_comes_back_when_somebody_gives_up(tmp_path: Path, at: Time, mine: bool) -> None:
    """What the last decision took is paid, whoever ends the game in it, and it stays so."""

    async def deed(table: Table, hall: Hall) -> None:
        me = decides(table)
        table.clocks.begin(0)
        at.now += 12
        await table.concede(me if mine else 1 - me)
        at.now += 5
        for laid in (table, (await laid_out_again(table, hall))[0]):
            told = laid.clocks.told(laid.playing())
            assert [one.left for one in told] == [48_000 if p == me else 60_000 for p in (0, 1)]
            assert not any(one.runs for one in told)

    run(tmp_path, deed, total=60, increment=5)


def test_who_lost_on_time_has_none_left(tmp_path: Path, at: Time) -> None:
    async def deed(table: Table, hall: Hall) -> None:
        me = decides(table)
        table.clocks.begin(0)
        at.now += 61
        assert table.clocks.is_spent(me)
        await table.give_up(me, kept.IN_TIME)
        assert table.clocks.told(table.playing())[me].left == 0

    run(tmp_path, deed, total=60, increment=5)


def test_a_concession_that_was_not_kept_stops_no_clock(tmp_path: Path, at: Time) -> None:
    async def deed(table: Table, hall: Hall) -> None:
        async def fails(*about: Any) -> None:
            raise NotKept("planted")

        me = decides(table)
        table.clocks.begin(0)
        at.now += 12
        table.store.append = fails  # type: ignore[method-assign,assignment]
        with pytest.raises(NotKept):
            await table.concede(me)
        at.now += 1
        (told,) = [one for one in table.clocks.told(table.playing()) if one.runs]
        assert told.left == 47_000

    run(tmp_path, deed, total=60)


@pytest.mark.parametrize("left", [0.0, 0.0004, 0.002])
def test_time_that_is_called_a_moment_early_is_over_all_the_same(at: Time, left: float) -> None:
    """What is less than a thousandth of a second is no time: it would buy the increment."""
    clock = clocks.Clocks(KeptClocks(total=10, increment=5))
    clock.begin(0)
    at.now += 10 - left
    assert clock.is_spent(0) == (left < 0.001)


def test_time_is_called_again_if_it_could_not_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A database that fails for a moment stops no clock."""
    monkeypatch.setattr(going_on, "AGAIN", 0.01)

    async def deed(table: Table, hall: Hall) -> None:
        keeps, failed = table.store.append, [0]

        async def fails(*about: Any) -> None:
            failed[0] += 1
            if failed[0] < 3:
                raise NotKept("planted")
            await keeps(*about)

        table.store.append = fails  # type: ignore[method-assign,assignment]
        me = decides(table)
        table.clocks.left[me] = 1
        table.go_on()
        until = time.monotonic() + 10
        while table.playing().result is None and time.monotonic() < until:
            await asyncio.sleep(0.005)
        result = table.playing().result
        assert result is not None
        assert (result.winner, failed[0]) == (1 - me, 3)

    run(tmp_path, deed, total=60)


class Hears:
    """Somebody at the table who hears everything and says nothing."""

    def __init__(self, seat: int) -> None:
        from bythebook.language import ENGLISH

        self.seat = self.viewer = seat
        self.language = ENGLISH
        self.heard: list[Any] = []

    def send(self, message: object) -> None:
        """Hear it."""
        self.heard.append(message)


async def laid_out_again(table: Table, hall: Hall) -> tuple[Table, list[Event]]:
    """The table as it is after the server was started anew."""
    del hall.tables[table.id]
    again = await hall.find(table.id)
    return again, again.events


def test_an_answer_remembered_for_a_turn_is_not_given_in_another_after_a_start(
    tmp_path: Path,
) -> None:
    async def deed(table: Table, hall: Hall) -> None:
        for _ in range(300):
            ask = table.playing().pending
            assert ask is not None
            verbs = [VERBS[option[0]][0] for option in ask.options]
            if "pass" in verbs and table.playing().state.turn > 0:
                break
            await answer(table, len(ask.options) - 1)
        assert ask is not None
        me, kind, turn = ask.player, ask.kind, table.playing().state.turn
        number = table.playing().decided
        wish = wire.Remember(
            id=1, decision=number, option=verbs.index("pass"), until="turn", this_text=False
        )
        await table.remember(me, wish)
        assert remembered_answers.found(table.playing(), table.remembered, me) is not None
        rule = table.remembered[0]
        again, _ = await laid_out_again(table, hall)
        assert again.remembered == [rule]
        table = again
        for _ in range(400):
            ask = table.playing().pending
            assert ask is not None
            if ask.kind == kind and ask.player == me and table.playing().state.turn != turn:
                break
            await answer(table, len(ask.options) - 1)
        again, events = await laid_out_again(table, hall)
        assert [event.kind for event in events].count(kept.REMEMBER) == 1
        assert again.remembered == []
        assert remembered_answers.found(again.playing(), [rule], me) is None

    run(tmp_path, deed)


def test_what_is_forced_is_given_as_soon_as_what_is_remembered(tmp_path: Path) -> None:
    """A "yes" that is not offered takes no longer than one that is: nobody learns why."""

    async def deed(table: Table, hall: Hall) -> None:
        game = table.playing()
        ask = game.pending
        assert ask is not None
        me = ask.player
        done = next(option for option in ask.options if VERBS[option[0]][0] == "done")
        pick = next(option for option in ask.options if VERBS[option[0]][0] == "pick")
        rule = wire.Remembered(
            key="r0.0", kind=KINDS[ask.kind], verb="yes", said="yes", until="game", player=me
        )
        for options, place in (([pick, done], None), ([done], 0), ([pick], None)):
            ask.options = options
            found = remembered_answers.found(game, [rule], me)
            assert (None if found is None else found[1]) == place
        ask.options = [done]
        assert remembered_answers.found(game, [rule], 1 - me) is None
        other = msgspec.structs.replace(rule, kind="counter step")
        assert remembered_answers.found(game, [other], me) is None

    run(tmp_path, deed)


def test_so_many_answers_are_remembered_and_no_more(tmp_path: Path) -> None:
    async def deed(table: Table, hall: Hall) -> None:
        ask = table.playing().pending
        assert ask is not None
        done = next(n for n, option in enumerate(ask.options) if VERBS[option[0]][0] == "done")
        wish = wire.Remember(id=1, decision=0, option=done, until="game", this_text=False)
        # Nobody is asked while all this is said: what is remembered is given after a pause.
        for _ in range(limits.REMEMBERED):
            await table.remember(ask.player, wish)
        with pytest.raises(BythebookError, match="forget some"):
            await table.remember(ask.player, wish)
        await table.forget(ask.player, table.remembered[0].key)
        await table.remember(ask.player, wish)

    run(tmp_path, deed)
