"""Records to look through in the browser, and games that are over."""

import random
from functools import cache
from typing import Any, Final

from bythebook import engine
from bythebook.catalogue import entry_of
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.server import wire
from tests.server import live as talking
from tests.web.browsing import apart, post

SEEDS: Final = range(20)
LONGEST: Final = 400


def played(game: str, seed: int) -> Game:
    """A game of our decks, played at random."""
    found = engine.new_game(game, *entry_of(game).decks["own"], seed=seed)
    chance = random.Random(seed)
    while found.pending is not None and found.decided < LONGEST:
        found.answer(chance.randrange(len(found.pending.options)))
    return found


@cache
def whole(game: str) -> str:
    """The record of a game to its end."""
    for seed in SEEDS:
        found = played(game, seed)
        if found.result is not None:
            return found.record()
    raise AssertionError(f"no game of {game} ends")


@cache
def amid_an_effect(game: str) -> tuple[str, int, int]:
    """A record, a decision in the middle of a card's effect, and who decides there."""
    for seed in SEEDS:
        found = played(game, seed)
        again = found.from_the_start()
        for choice in found.inputs.since(0):
            ask = again.pending
            if (
                again.decided > 30
                and ask is not None
                and any(isinstance(frame, Resolve) for frame in again.stack[:-1])
            ):
                return found.record(), again.decided, ask.player
            again.put_in(choice)
    raise AssertionError(f"no game of {game} is in the middle of an effect")


def over(address: str, game: str, answers: int = 25) -> Any:
    """A seat at a table whose game is over: some answers at random, then given up."""
    seat = post(address, "/api/tables", {"game": game, "opponent": "random", "name": "Mio"})

    async def play() -> None:
        me = await talking.page(address, seat["table"], seat["secret"])
        chance = random.Random(game)
        for _ in range(answers):
            while me.decision is None or not me.decision.mine:
                await me.read()
            await me.answer(chance.randrange(len(me.decision.options)))
        await me.ask(wire.Concede(id=0))
        await me.close()

    apart(play())
    return seat
