"""What a game keeps ready of characteristics and of who waits is right at every decision."""

import random

import pytest

from bythebook import engine
from bythebook.games.dbs.terms.free_timing import T_MAIN, Means
from bythebook.games.dbs.terms.from_hand import cost_to_play
from bythebook.games.dbs.terms.requirements import can_be_paid
from bythebook.games.dbs.zones.zones import HAND
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.game.saving import restore, save
from bythebook.kernel.texts.costs import payable
from bythebook.testing.remembered import misremembered
from bythebook.tools.fuzz import play
from tests.kernel.table import audit

DECKS = {
    "dbs": ("bells", "gale", "hollow", "menagerie"),
    "vgg": ("curfew", "orchard", "slipway"),
    "ws": ("lanterns", "tides", "playhouse"),
}


@pytest.mark.parametrize("name", ["dbs", "vgg", "ws"])
@pytest.mark.parametrize("seed", range(6))
def test_what_is_kept_ready_is_what_would_be_worked_out_afresh(name: str, seed: int) -> None:
    chance = random.Random(seed)
    mine, theirs = chance.choice(DECKS[name]), chance.choice(DECKS[name])
    game = engine.new_game(name, mine, theirs, seed=seed)
    while game.pending is not None:
        game.answer(chance.randrange(len(game.pending.options)))
        if game.pending is not None:
            audit(game)


@pytest.mark.parametrize("name", ["dbs", "vgg", "ws"])
def test_what_is_remembered_is_what_would_be_answered_now(name: str) -> None:
    # In whatever game of the same cards, and however it has come to where it stands.
    chance = random.Random(name)
    cards: dict[str, CardDef] = {}
    mine, theirs = DECKS[name][:2]
    for seed in range(3):
        game = engine.new_game(name, mine, theirs, seed=seed)
        cards |= {d.number: d for d in game.lib.definitions}
        while game.pending is not None:
            game.answer(chance.randrange(len(game.pending.options)))
            if game.result is None and chance.random() < 0.05:
                assert misremembered(game) == ""
                game = chance.choice([game, game.copy(), restore(save(game), game.book, cards)])
                if game.checkpoints is not None and len(game.checkpoints):
                    game.undo()
                    assert misremembered(game) == ""


@pytest.mark.parametrize("decks", [("bells", "gale"), ("hollow", "menagerie"), ("bench", "bench")])
def test_what_energy_is_remembered_to_pay_for_it_pays_for(
    decks: tuple[str, str],
) -> None:
    # What is remembered is told by the colors of the energy, what is printed, and counting.
    chance = random.Random(5)
    asked = [0, 0]
    for seed in range(3):
        game = engine.new_game("dbs", *decks, seed=seed)
        while game.pending is not None:
            game.answer(chance.randrange(len(game.pending.options)))
            for player in (0, 1):
                means = Means(game, player, T_MAIN)
                for card in game.state.zone(player, HAND):
                    cost = cost_to_play(game, game.state.ref(card))
                    paid = can_be_paid(game, means, card)
                    assert paid == payable(game, cost, game.state.ref(card), player, [])
                    asked[paid] += 1
    assert min(asked) > 500


@pytest.mark.parametrize(
    ("seed", "decks"), [(1002712, ("hollow", "gale")), (1002699, ("menagerie", "gale"))]
)
def test_so_it_is_if_nobody_has_looked_for_long(seed: int, decks: tuple[str, str]) -> None:
    # To look is to bring it up to date. In these games a value once stayed behind: an effect had
    # ended, and its card had gone, between two looks.
    assert play("dbs", seed, 0.04, decks)["failure"] == ""
