"""Positions to look at: found by playing at random, the same ones every time."""

import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any, Final

import bythebook
from tests.web.browsing import DECKS, post

TRIES: Final = 40
"""games that are played to find a position"""
BEFORE: Final = 60
"""decisions of a game that are too early to show much"""
PILES: Final = (
    "waiting room",
    "drop area",
    "drop zone",
    "deck",
    "soul",
    "ride deck zone",
    "G zone",
)
FIGHTING: Final = ("type of attack", "counter step", "offense step", "defense step", "guard step")

Found = Callable[[bythebook.Game, bythebook.Decision], bool]


def _field(game: bythebook.Game, player: int) -> int:
    """How many cards a player has on the field."""
    seen = game.view(player).mine
    return sum(len(zone) for name, zone in seen.items() if _on_field(name))


def _on_field(name: str) -> bool:
    return name.endswith(("center", "back", "front", "circle")) or name == "battle area"


def is_main(game: bythebook.Game, decision: bythebook.Decision) -> bool:
    """In the main phase, with something on both sides."""
    played = {option.verb for option in decision.options} & {"play", "call", "ride"}
    return bool(played) and min(_field(game, 0), _field(game, 1)) >= 2


def is_attack(game: bythebook.Game, decision: bythebook.Decision) -> bool:
    """In the middle of an attack."""
    return decision.kind in FIGHTING and min(_field(game, 0), _field(game, 1)) >= 2


def is_choosing(game: bythebook.Game, decision: bythebook.Decision) -> bool:
    """Cards of a zone that does not lie open are chosen from."""
    cards = [card for option in decision.options for card in option.cards]
    return len(cards) >= 2 and all(card.zone in PILES for card in cards)


KINDS: Final[dict[str, Found]] = {
    "main": is_main,
    "attack": is_attack,
    "choosing": is_choosing,
}


@cache
def record_at(game: str, kind: str) -> tuple[str, int, int]:
    """A record, how many of its decisions lead to the position, and who decides there."""
    wanted = KINDS[kind]
    for seed in range(TRIES):
        chance = random.Random(seed)
        played = bythebook.new_game(game, *DECKS[game], seed=seed)
        while (decision := played.decision) is not None:
            if played.decided >= BEFORE and wanted(played, decision):
                return played.record(), played.decided, decision.player
            played.answer(chance.choice(decision.options))
    raise AssertionError(f"no game of {game} comes to {kind}")


def table_at(address: str, game: str, kind: str) -> Any:
    """A seat at a table that goes on from there, against an opponent of ours."""
    record, upto, player = record_at(game, kind)
    wanted = {"record": record, "upto": upto, "seat": player, "opponent": "rules", "name": "Mio"}
    return post(address, "/api/replays/take-over", wanted)


def otherwise(page: Any, change: Callable[[Any, list[Any]], None]) -> None:
    """Change the view, given what kinds of zones there are, on its way to the page."""
    zones: list[Any] = []

    def changed(text: str) -> str:
        message = json.loads(text)
        if message["type"] == "welcome":
            zones.extend(message["book"]["zones"])
        if message["type"] == "whole":
            change(message["view"], zones)
        return json.dumps(message)

    def between(socket: Any) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(changed(text)))

    page.route_web_socket("**/ws", between)
