"""At a table: coming back, looking on, taking back, time, remembered answers, several picks."""

import asyncio
import random
from hashlib import sha256
from typing import Any

from bythebook.server import wire
from tests.server.live import Live, Page, page


async def both(live: Live, game: str = "ws", **wanted: Any) -> tuple[wire.NewSeat, list[Page]]:
    """Two people at a table."""
    first, second = live.two_seats(game, **wanted)
    pages = [
        await page(live, first.table, first.secret),
        await page(live, second.table, second.secret),
    ]
    return first, pages


def asked(pages: list[Page]) -> Page:
    """Who decides."""
    return next(p for p in pages if p.decision is not None and p.decision.mine)


async def catch_up(pages: list[Page], number: int) -> None:
    """Read until everybody knows of a decision."""
    for one in pages:
        while not one.is_over and (one.decision is None or one.decision.number < number):
            await one.read()


async def answer(pages: list[Page], option: int) -> None:
    """Who decides answers, and everybody is told."""
    me = asked(pages)
    assert me.decision is not None
    number = me.decision.number
    assert isinstance(await me.answer(option), wire.Accepted)
    await catch_up(pages, number + 1)


async def play(pages: list[Page], count: int, seed: int = 1) -> None:
    """Some decisions at random."""
    chance = random.Random(seed)
    for _ in range(count):
        if pages[0].is_over:
            return
        decision = asked(pages).decision
        assert decision is not None
        await answer(pages, chance.randrange(len(decision.options)))


async def settle(pages: list[Page], seconds: float = 0.2) -> None:
    """Read whatever is still coming."""
    for one in pages:
        try:
            while True:
                await one.read(seconds)
        except TimeoutError:
            pass


def test_one_comes_back_on_another_device_in_the_middle_of_an_effect(live: Live) -> None:
    async def run() -> None:
        seat, pages = await both(live, "vgg")
        await play(pages, 40)
        before = pages[0].view, pages[0].decision
        lines = [line.text for line in pages[0].log]
        await pages[0].close()
        while pages[1].table is None or pages[1].table.seats[0].here:
            await pages[1].read()
        again = await page(live, seat.table, seat.secret, language="en")
        assert (again.view, again.decision) == before
        assert [line.text for line in again.log] == lines
        message = await pages[1].until(wire.TableChanged)
        assert message.table.seats[0].here
        await play([again, pages[1]], 5)

    asyncio.run(run())


def test_an_answer_that_is_sent_twice_counts_once(live: Live) -> None:
    async def run() -> None:
        _, pages = await both(live)
        me = asked(pages)
        assert me.decision is not None
        message = wire.Answer(id=0, decision=me.decision.number, option=me.decision.default)
        assert isinstance(await me.ask(message), wire.Accepted)
        assert isinstance(await me.ask(message), wire.Accepted)
        await settle(pages)
        assert me.decision is not None
        assert me.decision.number == message.decision + 1

    asyncio.run(run())


def test_two_read_the_same_table_in_two_languages(live: Live) -> None:
    async def run() -> None:
        first, second = live.two_seats("vgd")
        pages = [
            await page(live, first.table, first.secret, language="id"),
            await page(live, second.table, second.secret),
        ]
        await play(pages, 20)
        assert pages[0].welcome is not None
        assert pages[1].welcome is not None
        titles = [[z.title for z in p.welcome.book.zones] for p in pages if p.welcome]
        assert titles[0] != titles[1]
        assert pages[0].log[-1].text != pages[1].log[-1].text

    asyncio.run(run())


def test_who_looks_on_sees_a_seat_only_where_that_player_allows_it(live: Live) -> None:
    async def run() -> None:
        seat, pages = await both(live)
        refused = await page(live, seat.table, seat=0)
        assert refused.bye is not None
        assert not refused.bye.again
        await pages[0].ask(wire.OpenHand(id=0, open=True))
        looks = await page(live, seat.table, seat=0)
        assert looks.welcome is not None
        assert (looks.welcome.seat, looks.welcome.public) == (None, False)
        assert looks.view["sides"][0]["zones"]["hand"]["cards"]
        reply = await looks.ask(wire.Concede(id=0))
        assert isinstance(reply, wire.Refused)
        await pages[0].ask(wire.OpenHand(id=0, open=False))
        await looks.until(wire.Whole)
        assert looks.view["sides"][0]["zones"]["hand"]["cards"] == []
        assert looks.decision is not None
        assert looks.decision.options == []

    asyncio.run(run())


def test_the_seed_is_sealed_before_and_told_after_the_game(live: Live) -> None:
    async def run() -> None:
        _, pages = await both(live)
        table = pages[0].table
        assert table is not None
        assert (table.seed, table.salt) == (None, "")
        await pages[1].ask(wire.Concede(id=0))
        while pages[0].table is None or pages[0].table.seed is None:
            await pages[0].read()
        after = pages[0].table
        sealed = sha256(f"{after.seed}:{after.salt}".encode()).hexdigest()
        assert sealed == table.commitment == after.commitment
        assert pages[0].view["result"]["winner"] == 0
        told = live.post(f"/api/tables/{after.id}/record", {})
        assert f"seed {after.seed}" in told["text"]

    asyncio.run(run())


def test_picks_are_answered_one_by_one_until_one_is_not_offered(live: Live) -> None:
    """The first question of Weiss Schwarz: which cards of the hand are exchanged."""

    async def run() -> None:
        _, pages = await both(live)
        me = asked(pages)
        assert me.decision is not None
        marks = [option.mark for option in me.decision.options if option.verb == "pick"]
        done = next(o.mark for o in me.decision.options if o.verb == "done")
        number = me.decision.number
        wanted = [marks[0], marks[2], marks[0], done]
        reply = await me.ask(wire.Picks(id=0, decision=number, marks=wanted))
        assert isinstance(reply, wire.Accepted)
        assert reply.taken == 2
        assert "2 of 4" in reply.stopped
        assert me.decision.number == number + 2
        assert len(me.decision.picked) == 2
        more = await me.ask(wire.Picks(id=0, decision=number + 2, marks=[marks[1], done]))
        assert (more.taken, more.stopped) == (2, "")

    asyncio.run(run())


def test_marks_of_one_choice_say_nothing_in_another(live: Live) -> None:
    async def run() -> None:
        _, pages = await both(live)
        seen: set[str] = set()
        for _ in range(4):
            me = asked(pages)
            assert me.decision is not None
            marks = {option.mark for option in me.decision.options}
            if not me.decision.picked:
                assert not marks & seen
            seen |= marks
            done = next(n for n, o in enumerate(me.decision.options) if o.verb in ("done", "pass"))
            await answer(pages, done)

    asyncio.run(run())


# Taking back.


def test_a_pick_is_taken_back_freely_and_leaves_a_trace(live: Live) -> None:
    async def run() -> None:
        _, pages = await both(live)
        me = asked(pages)
        assert me.decision is not None
        number = me.decision.number
        view = me.view
        await answer(pages, 0)
        assert isinstance(await me.ask(wire.TakeBack(id=0)), wire.Accepted)
        await settle(pages)
        assert me.decision is not None
        assert me.decision.number == number
        assert me.view == view
        assert me.table is not None
        assert (me.table.taken_back, me.table.undo) == (1, None)
        assert [line.note for line in pages[1].log if line.note] == ["undo"]

    asyncio.run(run())


def test_what_the_other_has_seen_is_taken_back_by_consent(live: Live) -> None:
    async def run() -> None:
        _, pages = await both(live)
        first = asked(pages)
        assert first.decision is not None
        number = first.decision.number
        other = pages[1 - pages.index(first)]
        await answer(pages, 0)
        await answer(pages, len(first.decision.options) - 1)
        log = len(first.log)
        assert isinstance(await first.ask(wire.TakeBack(id=0)), wire.Accepted)
        await settle(pages)
        assert other.table is not None
        wish = other.table.undo
        assert wish is not None
        assert (wish.player, wish.asked) == (pages.index(first), pages.index(other))
        assert wish.lines
        assert [p.table.undo.lines for p in pages if p is first and p.table and p.table.undo] == [
            []
        ]
        assert isinstance(await first.ask(wire.AgreeToUndo(id=0, agree=True)), wire.Refused)
        assert isinstance(await other.ask(wire.AgreeToUndo(id=0, agree=False)), wire.Accepted)
        await settle(pages)
        assert first.table is not None
        assert (first.table.undo, first.table.taken_back) == (None, 0)
        await first.ask(wire.TakeBack(id=0))
        assert isinstance(await other.ask(wire.AgreeToUndo(id=0, agree=True)), wire.Accepted)
        await settle(pages)
        assert first.decision is not None
        assert first.decision.number == number + 1
        assert first.decision.mine
        struck = [line for line in first.log if line.undone]
        assert struck
        assert len(first.log) >= log

    asyncio.run(run())


def test_undone_lines_are_there_after_coming_back(live: Live) -> None:
    async def run() -> None:
        made = live.new_table(game="ws", opponent="random")
        me = await page(live, made.table, made.secret)
        for _ in range(6):
            while me.decision is None or not me.decision.mine:
                await me.read()
            await me.answer(len(me.decision.options) - 1)
        while me.decision is None or not me.decision.mine:
            await me.read()
        assert isinstance(await me.ask(wire.TakeBack(id=0, action=True)), wire.Accepted)
        await settle([me])
        struck = [line.text for line in me.log if line.undone]
        assert struck
        again = await page(live, made.table, made.secret)
        assert [line.text for line in again.log if line.undone] == struck

    asyncio.run(run())


# Time.


def test_who_does_not_answer_in_time_is_answered_for_and_loses_when_time_is_spent(
    live: Live,
) -> None:
    async def run() -> None:
        _, pages = await both(live, clocks={"total": 3, "decision": 1})
        me = asked(pages)
        assert me.decision is not None
        first = me.decision
        await catch_up(pages, first.number + 1)
        await settle(pages, 0.1)
        notes = [line.note for line in pages[0].log if line.note]
        assert notes == ["clock"]
        while not pages[0].is_over:
            await pages[0].read()
        assert pages[0].view["result"] is not None

    asyncio.run(run())


def test_each_decision_adds_its_increment(live: Live) -> None:
    async def run() -> None:
        seat, pages = await both(live, clocks={"total": 60, "increment": 5})
        me = asked(pages)
        await answer(pages, 0)
        again = await page(live, seat.table)
        message = next(m for m in reversed(again.raw) if '"whole"' in m)
        assert '"left":6' in message
        assert me.decision is not None

    asyncio.run(run())


# Remembered answers.


def test_a_remembered_pass_is_given_without_asking_until_it_is_forgotten(live: Live) -> None:
    async def run() -> None:
        _, pages = await both(live)
        for _ in range(200):
            me = asked(pages)
            assert me.decision is not None
            if me.decision.kind == "clock phase":
                break
            await answer(pages, len(me.decision.options) - 1)
        decision = me.decision
        assert decision is not None
        place = next(n for n, o in enumerate(decision.options) if o.verb == "pass")
        number = decision.number
        wish = wire.Remember(id=0, decision=number, option=place, this_text=False)
        assert isinstance(await me.ask(wish), wire.Accepted)
        await catch_up(pages, number + 1)
        other = pages[1 - pages.index(me)]
        assert me.table is not None
        kept = me.table.remembered
        assert [r.verb for r in kept] == ["pass"]
        assert other.table is not None
        assert other.table.remembered == []
        seen: list[tuple[int, str]] = []
        given = 0
        for _ in range(40):
            now = asked(pages).decision
            assert now is not None
            if now.remembered:
                # It is shown for a moment by which remembered answer it is about to be answered.
                assert (now.remembered, now.kind) == (kept[0].key, "clock phase")
                given += 1
                await catch_up(pages, now.number + 1)
                continue
            seen.append((now.player, now.kind))
            await answer(pages, len(now.options) - 1)
        mine = pages.index(me)
        assert given >= 2
        assert (1 - mine, "clock phase") in seen
        assert (mine, "clock phase") not in seen
        assert isinstance(await me.ask(wire.Forget(id=0, key=kept[0].key)), wire.Accepted)
        assert isinstance(await me.ask(wire.Forget(id=0, key=kept[0].key)), wire.Refused)

    asyncio.run(run())


def test_only_answers_that_name_no_card_are_remembered(live: Live) -> None:
    async def run() -> None:
        _, pages = await both(live)
        me = asked(pages)
        assert me.decision is not None
        wish = wire.Remember(id=0, decision=me.decision.number, option=0)
        reply = await me.ask(wish)
        assert isinstance(reply, wire.Refused)

    asyncio.run(run())


# Questions.


def test_questions_are_answered_to_who_may_ask(live: Live) -> None:
    async def run() -> None:
        seat, pages = await both(live)
        await play(pages, 30)
        me = asked(pages)
        mine = pages.index(me)
        told = await me.ask(wire.AskWhyNot(id=0, player=mine, zone="hand", place=0))
        assert isinstance(told, wire.WhyNot)
        assert told.verdicts or told.sentence
        told = await me.ask(wire.AskSources(id=0, player=mine, zone="hand", place=0))
        assert isinstance(told, wire.Sources)
        told = await me.ask(wire.AskSources(id=0, player=1 - mine, zone="hand", place=0))
        assert isinstance(told, wire.Refused)
        told = await me.ask(wire.AskHelp(id=0))
        assert isinstance(told, wire.Help)
        assert told.told
        assert me.decision is not None
        for option in range(len(me.decision.options)):
            wish = wire.AskPreview(id=0, decision=me.decision.number, option=option)
            told = await me.ask(wish)
            assert isinstance(told, wire.Preview)
            assert not (told.reveals and (told.lines or told.differences))
        looks = await page(live, seat.table)
        reply = await looks.ask(wire.AskWhyNot(id=0, player=0, zone="hand", place=0))
        assert isinstance(reply, wire.Refused)

    asyncio.run(run())


def test_what_would_be_taken_back_is_told_before(live: Live) -> None:
    async def run() -> None:
        _, pages = await both(live)
        me = asked(pages)
        assert me.decision is not None
        said = me.decision.options[0].said
        assert isinstance(await me.ask(wire.AskTakeBack(id=0)), wire.Refused)
        await answer(pages, 0)
        told = await me.ask(wire.AskTakeBack(id=0))
        assert isinstance(told, wire.WouldTakeBack)
        assert told.free
        assert told.said in said

    asyncio.run(run())


def test_the_same_is_played_again_with_changed_seats(live: Live) -> None:
    async def run() -> None:
        seat, pages = await both(live)
        assert isinstance(await pages[0].ask(wire.Again(id=0)), wire.Refused)
        await pages[0].ask(wire.Concede(id=0))
        assert isinstance(await pages[0].ask(wire.Again(id=0)), wire.Accepted)
        assert isinstance(await pages[1].ask(wire.Again(id=0)), wire.Accepted)
        assert pages[0].table is not None
        again = await page(live, pages[0].table.next, seat.secret)
        assert again.welcome is not None
        assert again.welcome.seat == 1

    asyncio.run(run())


def test_listed_tables_are_come_to_and_looked_on_at(live: Live) -> None:
    made = live.new_table(game="vgg", opponent="", listed=True, name="Lister")
    found = {t["id"]: t for t in live.get("/api/tables")}
    assert found[made.table]["waits"]
    joined = live.post(f"/api/tables/{made.table}/seats", {"name": "Guest"})
    assert joined["seat"] == 1
    found = {t["id"]: t for t in live.get("/api/tables")}
    assert not found[made.table]["waits"]
    assert found[made.table]["names"] == ["Lister", "Guest"]
