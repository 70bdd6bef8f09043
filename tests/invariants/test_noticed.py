"""Changes that nobody notices end as they would if everybody had been asked."""

import random

import pytest

from bythebook import engine
from bythebook.kernel.abilities.abilities import FIRST_EVENT
from bythebook.kernel.game.game import Game
from bythebook.kernel.happening.happen import noticed
from bythebook.kernel.happening.noticing import unnoticed
from bythebook.kernel.happening.unnoticed import alone, note
from bythebook.kernel.state.changes import (
    THIS_TURN,
    Change,
    counters,
    event,
    expire,
    give,
    move,
    orient,
)
from bythebook.kernel.state.continuous_ops import ADD, FIRST_CHAR
from bythebook.kernel.state.refs import FIRST_CARD
from tests.invariants.test_kept_ready import DECKS
from tests.kernel.table import audit, position

MARK = "kernel tiny 0.4"


def any_change(game: Game, chance: random.Random) -> Change:
    """Something that could happen to some card, likely or not."""
    state = game.state
    card = chance.choice([c for c in range(FIRST_CARD, len(state.inc)) if state.where[c] >= 0])
    ref = state.ref(card)
    match chance.randrange(8):
        case 0:
            return orient([ref], chance.randrange(3))[0]
        case 1:
            kinds = [e for e in range(FIRST_EVENT, 256) if game.lib.watched[e]]
            return event(chance.choice(kinds), ref, state.master[card], chance.randrange(4))
        case 2:
            return counters(ref, 0, 1)
        case 3:
            return give(ADD, FIRST_CHAR, 1, [ref], 2, THIS_TURN, state.turn)
        case 4:
            return expire(THIS_TURN, state.turn)
    zone = chance.choice([k for k in range(state.kinds) if k != state.kind_of(card)])
    return move([ref], zone)[0]


def outcome(game: Game) -> object:
    """What has become of a game, with what it told and who waits now."""
    assert game.log is not None
    waiting = [(o.source, o.ability, o.master) for o in game.observers()]
    return position(game), game.log.items[-1:], waiting


@pytest.mark.parametrize("name", ["dbs", "vgg", "ws"])
@pytest.mark.parametrize("seed", range(4))
def test_the_short_way_ends_where_the_long_way_does(name: str, seed: int) -> None:
    chance = random.Random(f"{name} {seed}")
    mine, theirs = chance.choice(DECKS[name]), chance.choice(DECKS[name])
    game = engine.new_game(name, mine, theirs, seed=seed)
    short = 0
    while game.pending is not None:
        game.answer(chance.randrange(len(game.pending.options)))
        if game.result is not None or chance.random() < 0.9:
            continue
        for count in (1, 1, 1, 2, 3):
            changes = [any_change(game, chance) for _ in range(count)]
            quick, asked = game.copy(), game.copy()
            if count == 1:
                if not alone(quick, quick.stack[-1], changes[0], changes, MARK):
                    continue
            else:
                made_of = unnoticed(quick, changes)
                if not made_of:
                    continue
                note(quick, quick.stack[-1], changes, MARK, made_of)
            noticed(asked, asked.stack[-1], changes, MARK)
            assert outcome(quick) == outcome(asked), changes
            audit(quick)
            short += 1
    assert short > 20
