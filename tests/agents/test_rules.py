"""The opponent that plays by plain rules: it knows no more than a player, and plays sensibly."""

import random

import pytest

from bythebook import engine
from bythebook.agents import AGENTS
from bythebook.games.dbs.texts.events import K_CHARGE, V_ATTACK, V_CHARGE
from bythebook.games.dbs.texts.events import K_MAIN as K_MAIN_DBS
from bythebook.games.ws.cards import CHARACTER, CLIMAX, TYPE
from bythebook.games.ws.texts.events import K_ATTACKER, K_MAIN, K_REDRAW, V_PLAY
from bythebook.games.ws.zones.zones import CENTER_STAGE
from bythebook.kernel.game.game import Game
from bythebook.kernel.seeing.resample import resample
from bythebook.kernel.state.options import V_PASS, V_PICK
from bythebook.kernel.state.refs import CARD
from tests.invariants.worlds import other_world
from tests.records.played import DECKS

both = pytest.mark.parametrize("name", ["dbs", "vgg", "ws"])


def decisions(name: str, seed: int) -> list[Game]:
    """A game between two of them, as it was before each of their decisions."""
    chance = random.Random(seed)
    one, two = chance.sample(DECKS[name], 2)
    game = engine.new_game(name, one, two, seed=seed)
    agent = AGENTS["rules"](name, seed)
    found: list[Game] = []
    while game.pending is not None:
        if len(game.pending.options) > 1:
            found.append(game.copy())
        game.answer(agent.choose(game))
    assert game.result is not None
    return found


PLAYED = {
    name: [g for seed in (1, 2) for g in decisions(name, seed)] for name in ("dbs", "vgg", "ws")
}


@both
def test_it_decides_the_same_whatever_is_hidden(name: str) -> None:
    chance = random.Random(4)
    looked = 0
    for game in chance.sample(PLAYED[name], 60):
        assert game.pending is not None
        player = game.pending.player
        agent = AGENTS["rules"](name, 7)
        chosen = agent.choose(game)
        for seed in range(2):
            assert agent.choose(resample(game, player, seed)) == chosen
        other, changed = other_world(game, player, chance)
        looked += len(changed) > 0
        assert agent.choose(other) == chosen
    assert looked > 30


@both
def test_it_decides_the_same_again(name: str) -> None:
    for game in PLAYED[name][::20]:
        assert AGENTS["rules"](name, 3).choose(game) == AGENTS["rules"](name, 3).choose(game)


def chosen(name: str, game: Game) -> tuple[int, ...]:
    assert game.pending is not None
    return game.pending.options[AGENTS["rules"](name, 1).choose(game)]


def at(name: str, kind: int) -> list[Game]:
    return [g for g in PLAYED[name] if g.pending is not None and g.pending.kind == kind]


def test_it_exchanges_climaxes_and_never_leaves_the_front_empty_that_it_could_fill() -> None:
    for game in at("ws", K_REDRAW):
        assert game.pending is not None
        picks = [o for o in game.pending.options if o[0] == V_PICK]
        if any(game.value(TYPE, o[1] & CARD) & CLIMAX for o in picks):
            assert chosen("ws", game)[0] == V_PICK
    ended = 0
    for game in at("ws", K_MAIN):
        assert game.pending is not None
        if chosen("ws", game)[0] != V_PASS:
            continue
        ended += 1
        people = [
            o
            for o in game.pending.options
            if o[0] == V_PLAY and game.value(TYPE, o[1] & CARD) & CHARACTER
        ]
        empty = [z for z in CENTER_STAGE if not game.state.zone(game.pending.player, z)]
        assert not people or not empty
    assert ended > 5


def test_it_attacks() -> None:
    attackers = at("ws", K_ATTACKER)
    passed = [g for g in attackers if chosen("ws", g)[0] == V_PASS]
    assert len(passed) * 10 < len(attackers)
    mains = at("dbs", K_MAIN_DBS)
    assert sum(chosen("dbs", g)[0] == V_ATTACK for g in mains) > 10


def test_it_charges_energy_as_long_as_it_needs_any() -> None:
    charges = at("dbs", K_CHARGE)
    assert charges
    assert all(chosen("dbs", g)[0] == V_CHARGE for g in charges if g.state.turn < 8)


@both
def test_the_terminal_s_opponent_is_this_one(name: str) -> None:
    from bythebook.cli.play import play

    assert next(iter(AGENTS)) == "rules"
    assert play.__defaults__ is not None
    assert "rules" in play.__defaults__
