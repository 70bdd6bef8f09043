"""Hidden means hidden: in views, options, logs, errors, and in what is asked of whom."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bythebook.games.dbs.zones.zones import HAND as DBS_HAND
from bythebook.games.ws.texts.effects import Draw
from bythebook.games.ws.texts.events import K_COUNTER_STEP
from bythebook.games.ws.zones.zones import DECK, HAND, STAGE, WAITING_ROOM
from bythebook.kernel.abilities.abilities import AUTO, EV_MOVE, Ability, Trigger
from bythebook.kernel.language.nouns import Num, This
from bythebook.kernel.seeing.resample import resample
from bythebook.kernel.state.changes import move
from bythebook.kernel.state.options import K_COUNTER
from bythebook.kernel.state.refs import CARD
from bythebook.testing import character, side, table
from bythebook.testing.leaks import leak
from tests.invariants.worlds import (
    DECKS,
    at_some_decision,
    differences,
    other_copy,
    other_world,
    play_on,
)

LENGTH = 24
SECRET = [
    *((name, "hand", LENGTH) for name in sorted(DECKS)),
    ("vgd", "ride deck zone", 60),
    ("vgg", "G zone", 120),
]
"""where only a card's player looks, and for how many decisions to see what comes of it"""
HANDS = {"dbs": DBS_HAND, "ws": HAND}


@pytest.mark.parametrize("name", sorted(DECKS))
@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10_000), start=st.integers(0, 160), player=st.integers(0, 1))
def test_two_worlds_a_player_cannot_know_apart_stay_alike(
    name: str, seed: int, start: int, player: int
) -> None:
    game = at_some_decision(seed, start, name)
    chance = random.Random(seed)
    other, changed = other_world(game, player, chance)
    _, found = play_on(game, other, changed, player, chance, LENGTH)
    assert found == []


@pytest.mark.parametrize("name", sorted(DECKS))
def test_most_of_these_worlds_are_played_on_for_twenty_decisions(name: str) -> None:
    long = 0
    for seed in range(60):
        game = at_some_decision(seed, 2 * seed, name)
        chance = random.Random(seed)
        other, changed = other_world(game, seed % 2, chance)
        count, found = play_on(game, other, changed, seed % 2, chance, LENGTH)
        assert found == []
        long += count >= 20
    assert long >= 30


@pytest.mark.parametrize(("name", "where", "length"), SECRET)
@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10_000), start=st.integers(0, 160), player=st.integers(0, 1))
def test_which_of_two_equal_cards_was_played_nobody_can_tell(
    name: str, where: str, length: int, seed: int, start: int, player: int
) -> None:
    """One of them is known to the player, in two worlds not the same one; both play on alike."""
    game = at_some_decision(seed, start, name)
    chance = random.Random(seed)
    other = other_copy(game, player, chance, where)
    _, found = play_on(game, other, [], player, chance, length)
    assert found == []
    assert leak(game, player) == ""


@pytest.mark.parametrize(("name", "where", "length"), SECRET)
def test_in_many_of_these_worlds_one_of_them_leaves_or_is_turned_up(
    name: str, where: str, length: int
) -> None:
    """Otherwise the property above would show nothing."""
    left = 0
    for seed in range(60):
        game, player = at_some_decision(seed, 2 * seed, name), seed % 2
        chance = random.Random(seed)
        other = other_copy(game, player, chance, where)
        state = game.state
        known = [c for c, bits in enumerate(state.seen) if bits != other.state.seen[c]]
        printed = [state.definition[c] for c in known]
        zone = state.zone(1 - player, game.zones.names.index(where))
        equal = [c for c in zone if state.definition[c] in printed]
        lay = [(state.where[c], state.face[c]) for c in equal]
        play_on(game, other, [], player, chance, length)
        left += lay != [(game.state.where[c], game.state.face[c]) for c in equal]
    # A ride deck is soon used up.
    assert left >= (5 if where == "ride deck zone" else 15)


@pytest.mark.parametrize("name", sorted(DECKS))
def test_a_planted_leak_is_found(name: str) -> None:
    """A card of the other hand that is taken for known shows at once."""
    game = at_some_decision(3, 40, name)
    other, changed = other_world(game, 0, random.Random(3))
    in_hand = [c for c in changed if game.zones.names[game.state.kind_of(c)] == "hand"]
    assert in_hand
    for world in (game, other):
        world.state.seen[in_hand[0]] |= 1
    assert "view: zones" in differences(game, other, 0)


@pytest.mark.parametrize(("name", "kind"), [("dbs", K_COUNTER), ("ws", K_COUNTER_STEP)])
def test_a_counter_is_asked_for_of_a_hand_without_counters(name: str, kind: int) -> None:
    """Who is asked what must not depend on what only the other player sees."""
    found = 0
    for seed in range(40):
        game = at_some_decision(seed, 0, name)
        chance = random.Random(seed)
        while game.pending is not None and found < 5:
            ask = game.pending
            if ask.kind == kind and len(ask.options) == 1:
                assert ask.hidden
                assert len(game.state.zone(ask.player, HANDS[name])) > 0
                assert leak(game, 1 - ask.player) == ""
                found += 1
            game.answer(chance.randrange(len(ask.options)))
    assert found == 5


def test_an_ability_of_a_card_that_was_shuffled_away_does_not_tell_where_it_is() -> None:
    """Found by fuzzing: a character's ability still waits, the character is back in the deck."""
    left = Trigger(EV_MOVE, This(), STAGE, (WAITING_ROOM,))
    draw = Ability(AUTO, STAGE, left, body=(Draw(Num(1)),))
    cards = [character("Ace", abilities=(draw,)), character("Bee", abilities=(draw,))]
    t = table("ws", side(left="Ace", right="Bee", deck=["event"]), cards=cards)
    ace, bee = t.you.ref("Ace"), t.you.ref("Bee")
    top = t.game.state.top(0, DECK)
    t.changes([*move([ace, bee], WAITING_ROOM), *move(top, HAND)])
    t.you.is_asked("standby")
    assert t.game.state.kind_of(ace & CARD) == DECK
    assert leak(t.game, 0) == ""
    seen = t.game.view(0)["decision"]["options"]
    assert [o["cards"][0] for o in seen][:1] == [{"gone": "Ace"}]
    assert all("place" not in c for o in seen for c in o["cards"])
    t.ends_asking()


@pytest.mark.parametrize("name", sorted(DECKS))
def test_what_chance_has_said_so_far_is_told_alike_in_every_world(name: str) -> None:
    """Chance is asked anew only for what is still to come."""
    game = at_some_decision(7, 40, name)
    for player in (0, 1):
        told = game.told(player)
        worlds = [resample(game, player, seed) for seed in range(6)]
        worlds.append(resample(worlds[0], player, 9))
        for world in worlds:
            assert world.told(player) == told
            world.answer(0)
            assert world.told(player)[: len(told)] == told
