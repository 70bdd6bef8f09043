"""Reports made wherever a game may stand reopen there, and are taken over there on either seat."""

import asyncio
import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from bythebook import engine
from bythebook.catalogue import GAMES, entry_of
from bythebook.cli.main import app
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.texts.costs import Pay
from bythebook.language import ENGLISH
from bythebook.server import wire
from bythebook.server.report import record_of
from bythebook.testing.table import position
from bythebook.wording import wording_of
from bythebook.wording.copies import told_apart
from tests.server.live import Live, Page, page

Where = Callable[[Game], bool]


def amid_an_effect(game: Game) -> bool:
    """A text is being carried out, and asks something for the second time."""
    frames = [frame for frame in game.stack[:-1] if isinstance(frame, Resolve)]
    return any(frame.at > 1 for frame in frames)


def half_paid(game: Game) -> bool:
    """A cost is being paid: what for has been chosen, and not all that it takes."""
    return any(isinstance(frame, Pay) for frame in game.stack[:-1])


PLACES: dict[str, Where] = {"amid an effect": amid_an_effect, "half paid": half_paid}


@cache
def standing(game: str, place: str) -> tuple[str, int, int]:
    """A record, so many of its decisions, and who decides there."""
    for seed in range(40):
        found = engine.new_game(game, *entry_of(game).decks["own"], seed=seed)
        chance = random.Random(seed)
        while found.pending is not None and found.decided < 400:
            ask = found.pending
            if found.decided > 20 and len(ask.options) > 1 and PLACES[place](found):
                return found.record(), found.decided, ask.player
            found.answer(chance.randrange(len(ask.options)))
    raise AssertionError(f"no game of {game} comes to {place}")


async def until_asked(me: Page) -> None:
    """Read until one decides, or nobody does any more."""
    while not me.is_over and (me.decision is None or not me.decision.mine):
        await me.read()


async def until_at(me: Page, number: int) -> None:
    """Read until a decision is asked for again."""
    while me.decision is None or me.decision.number != number:
        await me.read()


async def until_past(me: Page, number: int) -> None:
    """Read until a decision was answered."""
    while me.decision is None or me.decision.number <= number:
        await me.read()


def taken_over(live: Live, game: str, place: str, seat: int) -> wire.NewSeat:
    record, upto, _ = standing(game, place)
    wanted = {"record": record, "upto": upto, "seat": seat, "opponent": "random"}
    return msgspec.convert(live.post("/api/replays/take-over", wanted), wire.NewSeat)


def reopens(live: Live, seat: wire.NewSeat, me: Page, folder: Path) -> None:
    """A report opens in the terminal and in the page where the table stands."""
    assert me.decision is not None
    told = live.post(f"/api/tables/{seat.table}/report", {"secret": seat.secret})
    again = engine.replay(record_of(told["text"]))
    assert again.pending is not None
    assert (again.decided, again.pending.player) == (me.decision.number, seat.seat)
    words = wording_of(again.book.name, ENGLISH.grouped)
    question = words.question(again, seat.seat).words
    assert question == me.decision.prompt
    assert [str(o) for o in told_apart(words, again, seat.seat)] == [
        o.said for o in me.decision.options
    ]
    file = folder / told["name"]
    file.write_text(told["text"], encoding="utf-8")
    result = CliRunner().invoke(app, ["replay", str(file)], env={"COLUMNS": "500"})
    assert f"{me.decision.number} decisions" in result.output
    assert f"{'AB'[seat.seat]} decides: {question}" in result.output.replace("\n", " ")
    shown = live.post("/api/replays", {"record": told["text"], "viewer": seat.seat})
    assert shown["at"] == me.decision.number
    assert shown["decision"]["prompt"] == me.decision.prompt
    hand = shown["view"]["sides"][seat.seat]["zones"]["hand"]["cards"]
    mine = me.view["sides"][seat.seat]["zones"]["hand"]["cards"]
    assert [card["number"] for card in hand] == [card["number"] for card in mine]


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_table_is_taken_over_and_reported_wherever_it_stands(
    live: Live, tmp_path: Path, game: str, place: str
) -> None:
    _, upto, player = standing(game, place)

    async def run() -> None:
        seat = taken_over(live, game, place, player)
        me = await page(live, seat.table, seat.secret)
        assert me.decision is not None
        assert (me.decision.number, me.decision.mine) == (upto, True)
        reopens(live, seat, me, tmp_path)
        # After an answer that was taken back it stands there still.
        if isinstance(await me.answer(0), wire.Accepted):
            assert isinstance(await me.ask(wire.TakeBack(id=0)), wire.Accepted)
            await until_at(me, upto)
            reopens(live, seat, me, tmp_path)
        # And it goes on.
        chance = random.Random(1)
        for _ in range(5):
            await until_asked(me)
            if me.is_over:
                return
            await me.answer(chance.randrange(len(me.decision.options)))
        await until_asked(me)
        if not me.is_over:
            reopens(live, seat, me, tmp_path)

    asyncio.run(run())


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_other_seat_is_taken_over_there_too(live: Live, game: str, place: str) -> None:
    """It is the opponent of ours who goes on with what is under way."""
    _, upto, player = standing(game, place)

    async def run() -> None:
        seat = taken_over(live, game, place, 1 - player)
        me = await page(live, seat.table, seat.secret)
        await until_asked(me)
        assert me.is_over or (me.decision is not None and me.decision.number > upto)

    asyncio.run(run())


def test_a_report_with_remembered_answers_reopens(live: Live, tmp_path: Path) -> None:
    """What was answered by itself is in the record as any other answer."""

    async def run() -> None:
        made = live.new_table(game="ws", opponent="random")
        me = await page(live, made.table, made.secret)
        given: list[Any] = []
        for _ in range(60):
            await until_asked(me)
            assert me.decision is not None
            if me.decision.remembered:
                given.append(me.decision.number)
                number = me.decision.number
                await until_past(me, number)
                if len(given) > 1:
                    break
                continue
            verbs = [option.verb for option in me.decision.options]
            place = len(verbs) - 1
            if me.decision.kind == "clock phase" and "pass" in verbs and not given:
                wish = wire.Remember(
                    id=0, decision=me.decision.number, option=verbs.index("pass"), this_text=False
                )
                number = me.decision.number
                assert isinstance(await me.ask(wish), wire.Accepted)
                await until_past(me, number)
                given.append(number)
                continue
            await me.answer(place)
        assert len(given) > 1
        await until_asked(me)
        reopens(live, made, me, tmp_path)

    asyncio.run(run())


def test_what_is_reopened_is_the_same_position() -> None:
    """Not only the same question: everything."""
    for game in sorted(GAMES):
        record, upto, _ = standing(game, "half paid")
        one, two = engine.replay(record), engine.replay(record)
        assert one.decided == upto
        assert position(one) == position(two)
        again = engine.replay(one.record())
        assert position(again) == position(one)
