"""Whole games through the socket: against our opponents, and between two people."""

import asyncio
import json
import random
import re

import pytest

from bythebook.catalogue import GAMES
from bythebook.server import wire
from tests.server.live import Live, Page, page


async def play_out(pages: list[Page], chance: random.Random, most: int = 600) -> None:
    """Whoever may decide does, at random, until the game is over."""
    for _ in range(most):
        asked = next((p for p in pages if p.decision is not None and p.decision.mine), None)
        if any(p.is_over for p in pages):
            return
        if asked is None:
            await asyncio.wait(
                [asyncio.ensure_future(p.read()) for p in pages[:1]],
                return_when=asyncio.FIRST_COMPLETED,
            )
            continue
        assert asked.decision is not None
        number = asked.decision.number
        reply = await asked.answer(chance.randrange(len(asked.decision.options)))
        assert isinstance(reply, wire.Accepted)
        for one in pages:
            while one.decision is not None and one.decision.number <= number and not one.is_over:
                await one.read()


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_game_against_our_opponent(live: Live, game: str) -> None:
    async def play() -> None:
        made = live.new_table(game=game, opponent="random", name="Ann")
        me = await page(live, made.table, made.secret)
        assert me.welcome is not None
        assert me.welcome.seat == 0
        await play_out([me], random.Random(5), 120)
        assert me.decision is None or me.decision.number > 20

    asyncio.run(play())


@pytest.mark.parametrize("game", sorted(GAMES))
def test_two_people_play_each_other_and_somebody_looks_on(live: Live, game: str) -> None:
    async def play() -> None:
        first, second = live.two_seats(game, name="Ann")
        pages = [
            await page(live, first.table, first.secret),
            await page(live, second.table, second.secret),
            await page(live, first.table),
        ]
        welcomes = [one.welcome for one in pages]
        assert [w.seat for w in welcomes if w is not None] == [0, 1, None]
        await play_out(pages, random.Random(9), 160)
        assert names_no_hidden_card(pages[2], pages[:2]) > 50
        assert [one.decision and one.decision.number for one in pages[1:]] == [
            pages[0].decision and pages[0].decision.number
        ] * 2
        for one in pages:
            await one.close()

    asyncio.run(play())


def numbers_by_decision(one: Page) -> dict[int, set[str]]:
    """The printed numbers that somebody was sent, up to each decision."""
    found: set[str] = set()
    by: dict[int, set[str]] = {}
    for raw in one.raw:
        found = found | set(re.findall(r'"number":"([^"]+)"', raw))
        asked = json.loads(raw).get("decision")
        if asked is not None:
            by[asked["number"]] = found
    return by


def names_no_hidden_card(looks_on: Page, players: list[Page]) -> int:
    """What an onlooker was sent both players had been sent by then; how many decisions it was."""
    told = numbers_by_decision(looks_on)
    known = [numbers_by_decision(one) for one in players]
    for decision, numbers in told.items():
        for by in known:
            assert numbers <= by[decision]
    return len(told)
