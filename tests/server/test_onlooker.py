"""Who looks on is never sent a hidden card: whole games, decided at random, thousands of times."""

import random
from collections import Counter
from typing import Any, Final

import msgspec
import pytest

from bythebook import engine
from bythebook.kernel.game.game import Game
from bythebook.kernel.seeing.views import knows
from bythebook.language import ENGLISH
from bythebook.server import wire
from bythebook.server.differences import applied
from bythebook.server.following import ONLOOKER, Follower, Onlooker, follower
from bythebook.server.screens import Screen
from tests.invariants.worlds import DECKS

DECISIONS: Final = 750
"""of each game, however many are played for that"""


class Sent:
    """All that is sent to somebody, and the view it makes up, as a page keeps it."""

    def __init__(self, game: Game, viewer: int) -> None:
        self.seen: Follower = follower(game, viewer)
        self.screen = Screen(game, viewer, ENGLISH, self.seen, ["Ann", "Ben"], b"salt")
        whole = msgspec.json.decode(self.screen.whole(wire.Table(id="t", game="g", seats=[]), []))
        self.view: Any = whole["view"]
        self.numbers = printed(whole)

    def hear(self, game: Game) -> Any:
        """What is sent once something has happened."""
        self.seen.catch_up(game)
        moves, self.seen.moves = self.seen.moves, []
        changed = self.screen.changed(game, self.seen, moves)
        self.view = applied(self.view, changed.differences)
        self.numbers |= printed(msgspec.to_builtins(changed))
        return changed


def printed(data: Any) -> set[str]:
    """Every printed number of a card in what was sent, wherever it stands."""
    if isinstance(data, list):
        return {found for one in data for found in printed(one)}
    if not isinstance(data, dict):
        return set()
    here = data.get("number")
    own = {here} if isinstance(here, str) and here else set()
    return own | printed(list(data.values()))


def lies_open_to_both(game: Game, view: Any) -> int:
    """Every card that the view names both players know; how many there are that they do not."""
    hidden = 0
    for player, side in enumerate(view["sides"]):
        for kind, zone in enumerate(game.zones.names):
            cards = game.state.zone(player, kind)
            known = [card for card in cards if knows(game.state, 0, card)]
            known = [card for card in known if knows(game.state, 1, card)]
            hidden += len(cards) - len(known)
            named = Counter(card["number"] for card in side["zones"][zone]["cards"])
            del named[""]
            assert named <= Counter(game.definition(card).number for card in known), zone
    return hidden


def looked_on(name: str, decisions: int) -> int:
    """Games at random; how many decisions somebody looked on at."""
    count, seed = 0, 0
    while count < decisions:
        game = engine.new_game(name, *DECKS[name], seed=seed)
        chance = random.Random(seed)
        seed += 1
        looks_on, *players = (Sent(game, viewer) for viewer in (ONLOOKER, 0, 1))
        while game.pending is not None and count < decisions:
            game.answer(chance.randrange(len(game.pending.options)))
            count += 1
            for one in players:
                one.hear(game)
            decision = looks_on.hear(game).decision
            assert decision is None or not (decision.mine or decision.options or decision.about)
            # In the view, card by card; in lines and moves, by what was told to both by then.
            assert lies_open_to_both(game, looks_on.view) > 0
            assert looks_on.numbers <= players[0].numbers & players[1].numbers
    return count


@pytest.mark.parametrize("name", sorted(DECKS))
def test_who_looks_on_is_never_sent_a_hidden_card(name: str) -> None:
    assert looked_on(name, DECISIONS) == DECISIONS


@pytest.mark.parametrize("name", sorted(DECKS))
def test_a_planted_leak_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who looks on takes every card for seen."""
    monkeypatch.setattr(Onlooker, "sees", lambda self, card: True)
    with pytest.raises(AssertionError):
        looked_on(name, 100)
