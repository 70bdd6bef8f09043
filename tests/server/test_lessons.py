"""Lessons at a real server: what is taken, what is told, and that a killed server goes on."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bythebook import engine
from bythebook.lessons import all_lessons, lesson_of
from bythebook.server import wire
from bythebook.server.kept import KeptTable
from bythebook.server.learning import taught
from bythebook.server.report import record_of
from tests.server.live import Live, Page, page

FIRST = "vgg/board"
LESSONS = [name for name, _ in all_lessons()]


def begin(live: Live, lesson: str = FIRST) -> wire.NewSeat:
    """A seat at a table of a lesson."""
    return msgspec.convert(
        live.post("/api/lessons", {"lesson": lesson, "name": "Mio"}), wire.NewSeat
    )


async def to_the_task(me: Page) -> wire.LessonStep:
    """Read until something is to be done, or all is."""
    while True:
        told = me.lesson
        if told is not None and told.step == told.steps:
            return told
        if told is not None and me.decision is not None and told.decision == me.decision.number:
            return told
        await me.read()


async def do(me: Page) -> Any:
    """What the lesson shows."""
    told = await to_the_task(me)
    return await me.answer(told.options[0])


def test_lessons_are_listed_by_game_in_the_language_that_is_asked_for(live: Live) -> None:
    courses = msgspec.convert(live.get("/api/lessons"), list[wire.Course])
    assert [lesson.name for course in courses for lesson in course.lessons] == LESSONS
    others = msgspec.convert(live.get("/api/lessons?language=id"), list[wire.Course])
    for course, other in zip(courses, others, strict=True):
        for lesson, said in zip(course.lessons, other.lessons, strict=True):
            assert lesson.steps == said.steps > 0
            assert lesson.about != said.about


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_is_played_to_its_end_by_what_it_shows(live: Live, lesson: str) -> None:
    async def play() -> None:
        seat = begin(live, lesson)
        me = await page(live, seat.table, seat.secret)
        steps: list[int] = []
        while True:
            told = await to_the_task(me)
            if not steps or steps[-1] != told.step:
                steps.append(told.step)
            if told.step == told.steps:
                break
            assert told.why
            assert all(one.gist for one in told.why)
            reply = await do(me)
            assert isinstance(reply, wire.Accepted), reply
        assert steps == list(range(told.steps + 1))
        assert told.task == ""
        assert told.decision is None
        await me.close()

    asyncio.run(play())


def test_another_answer_is_refused_by_what_is_to_be_done_and_changes_nothing(live: Live) -> None:
    async def play() -> None:
        seat = begin(live)
        me = await page(live, seat.table, seat.secret, language="id")
        told = await to_the_task(me)
        before, decision = me.view, me.decision
        assert decision is not None
        other = next(n for n in range(len(decision.options)) if n not in told.options)
        refused = await me.answer(other)
        assert isinstance(refused, wire.Refused)
        assert refused.sentence.endswith(told.task)
        assert "Pilih" in told.task
        picks = await me.ask(wire.Picks(id=0, decision=0, marks=[decision.options[other].mark]))
        assert isinstance(picks, wire.Refused)
        rule = wire.Remember(id=0, decision=0, option=other, until="game")
        assert isinstance(await me.ask(rule), wire.Refused)
        assert me.view == before
        assert me.decision == decision
        await me.close()

    asyncio.run(play())


def test_what_is_taken_back_goes_back_in_the_lesson(live: Live) -> None:
    async def play() -> None:
        seat = begin(live)
        me = await page(live, seat.table, seat.secret)
        for _ in range(5):
            await do(me)
        told = await to_the_task(me)
        assert told.step == 3
        await me.ask(wire.TakeBack(id=0))
        while me.lesson is None or me.lesson.step == 3:
            await me.read()
        assert me.lesson.step == 2
        await do(me)
        assert (await to_the_task(me)).step == 3
        await me.close()

    asyncio.run(play())


def test_a_killed_server_goes_on_with_the_same_step_and_a_report_is_a_record(
    tmp_path: Path,
) -> None:
    live = Live(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path)
    seat = begin(live)

    async def play() -> tuple[Any, wire.LessonStep]:
        me = await page(live, seat.table, seat.secret)
        for _ in range(6):
            await do(me)
        return me.view, await to_the_task(me)

    async def come_back() -> None:
        me = await page(live, seat.table, seat.secret)
        assert await to_the_task(me) == told
        assert me.view == view
        looking_on = await page(live, seat.table)
        await looking_on.ask(wire.Ping(id=0))
        assert looking_on.lesson is None
        await do(me)
        assert (await to_the_task(me)).step == told.steps

    view, told = asyncio.run(play())
    live.kill()
    live.start()
    asyncio.run(come_back())
    report = live.post(f"/api/tables/{seat.table}/report", {"secret": seat.secret})
    assert engine.replay(record_of(report["text"])).decided > 0
    live.stop()


@pytest.mark.parametrize(
    ("lesson", "mark"), [(FIRST, "of another day"), ("vgg/gone", ""), ("gone/gone", ""), ("", "")]
)
def test_a_lesson_that_is_another_by_now_is_a_table_like_any_other(lesson: str, mark: str) -> None:
    began = KeptTable(id="a", game="vgg", seed=1, salt="b", seats=[], lesson=lesson)
    began.lesson_mark = mark
    assert taught(began) is None
    began.lesson, began.lesson_mark = FIRST, lesson_of(FIRST).mark()
    assert taught(began) is lesson_of(FIRST)


def test_what_is_no_lesson_is_refused(live: Live) -> None:
    for data in ({"lesson": "vgg/none"}, {"lesson": ""}, {}, {"lesson": 7}):
        assert live.post("/api/lessons", data)["status"] == 400
    assert "no lesson is called" in live.post("/api/lessons", {"lesson": "x/../y"})["sentence"]
