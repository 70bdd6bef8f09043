"""What is offered at a free timing is what the rules allow, whatever was found out beforehand."""

import random

import pytest

from bythebook import engine
from bythebook.games.dbs.abilities.skills import verify_paying
from bythebook.games.dbs.keywords.invoking import can_invoke
from bythebook.games.dbs.terms.free_timing import T_MAIN, Means
from bythebook.games.dbs.terms.playing import FreeTiming
from bythebook.games.dbs.texts.events import V_ATTACK, V_COMBO, V_PLAY, V_UNDER
from bythebook.kernel.abilities.abilities import ACT
from bythebook.kernel.game.game import Game
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.options import V_ACTIVATE, V_PASS
from bythebook.kernel.texts.costs import payable

DECKS = ("bells", "gale", "hollow", "menagerie")


def cards_of(game: Game, player: int) -> list[int]:
    """Every card a player has in some area, and those under them."""
    state = game.state
    found = [c for kind in range(state.kinds) for c in state.zone(player, kind)]
    return found + [under for card in found for under in state.below.get(card, ())]


def allowed(game: Game, player: int, timing: int) -> set[Change]:
    """Whatever could be thought of that no clause forbids."""
    ref = game.state.ref
    mine = cards_of(game, player)
    options: list[Change] = [(verb, ref(c)) for c in mine for verb in (V_PLAY, V_COMBO, V_UNDER)]
    options += [(V_ACTIVATE, ref(c), a) for c in mine for a in game.abilities_of(c)]
    if timing == T_MAIN:
        options += [(V_ATTACK, ref(c), ref(t)) for c in mine for t in cards_of(game, 1 - player)]
    return {option for option in options if not game.book.verify(game, player, option)}


def paying_is_told_right(game: Game, player: int, timing: int) -> None:
    """Of no skill anything else is said than looking for what pays for it would say."""
    means = Means(game, player, timing)
    for card in cards_of(game, player):
        source = game.state.ref(card)
        for ability in game.abilities_of(card):
            data = game.lib.abilities[ability]
            if data.kind != ACT:
                continue
            cost = game.book.cost_of(game, ability, source)
            can = payable(game, cost, source, player, [])
            can = can or can_invoke(game, ability, source, player)
            assert (verify_paying(game, means, ability, data, source) == "") == can, data


@pytest.mark.parametrize("seed", range(4))
def test_all_that_is_allowed_is_offered_once_and_nothing_else(seed: int) -> None:
    chance = random.Random(seed)
    game = engine.new_game("dbs", chance.choice(DECKS), chance.choice(DECKS), seed=seed)
    while game.pending is not None:
        ask, timing = game.pending, game.stack[-1]
        if isinstance(timing, FreeTiming):
            offered = [option for option in ask.options if option[0] != V_PASS]
            assert len(set(offered)) == len(offered)
            assert set(offered) == allowed(game, ask.player, timing.timing)
            paying_is_told_right(game, ask.player, timing.timing)
        game.answer(chance.randrange(len(ask.options)))
