"""Where a value comes from: the parts add up to the value, and name what makes them."""

import random

from bythebook import engine
from bythebook.games.ws.cards import CARD_LEVEL, COST, POWER, SOUL
from bythebook.games.ws.zones.zones import STAGE
from bythebook.kernel.abilities.abilities import CONT, Ability, Modifier
from bythebook.kernel.language.nouns import Num, This
from bythebook.kernel.state.changes import THIS_TURN, give
from bythebook.kernel.state.continuous_ops import ADD, BECOME
from bythebook.kernel.values.explain import PRINTED, explain
from bythebook.testing import character, side, table


def test_the_parts_add_up_at_every_decision() -> None:
    changed = 0
    for seed in range(4):
        game = engine.new_game("ws", "lanterns", "tides", seed=seed)
        chance = random.Random(seed)
        while game.pending is not None:
            for card in range(2, len(game.state.inc), 3):
                for char in (POWER, SOUL, CARD_LEVEL, COST):
                    parts = explain(game, char, card)
                    assert parts[0].op == PRINTED
                    assert parts[-1].total == game.value(char, card)
                    changed += len(parts) > 1
            game.answer(chance.randrange(len(game.pending.options)))
    assert changed > 100


def test_each_part_with_its_source_and_its_end() -> None:
    taller = Ability(CONT, STAGE, modifiers=(Modifier(ADD, POWER, This(), Num(500)),))
    t = table("ws", side(left="Ace"), cards=[character("Ace", power=2000, abilities=(taller,))])
    game, ace = t.game, t.you.ref("Ace")
    turn = game.state.turn
    layer = game.book.layer(ADD, POWER)
    t.changes([give(ADD, POWER, 1000, [ace], layer, THIS_TURN, turn)])
    t.changes([give(BECOME, SOUL, 3, [ace], layer, THIS_TURN, turn)])
    power = explain(game, POWER, t.you.card("Ace"))
    assert [(p.op, p.value, p.total) for p in power] == [
        (PRINTED, 2000, 2000),
        (ADD, 500, 2500),
        (ADD, 1000, 3500),
    ]
    assert (power[1].source, power[1].resolved) == (ace, False)
    assert (power[2].source, power[2].resolved, power[2].until) == (-1, True, THIS_TURN)
    soul = explain(game, SOUL, t.you.card("Ace"))
    assert [(p.op, p.value, p.total) for p in soul] == [(PRINTED, 1, 1), (BECOME, 3, 3)]
