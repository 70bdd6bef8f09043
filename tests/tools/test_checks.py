"""Every check of the fuzzer can fail: a fault planted for each is found, and named."""

import random
from typing import Any

import pytest

from bythebook import engine
from bythebook.games.ws.cards import POWER
from bythebook.games.ws.texts.events import K_MAIN, V_ATTACK, V_PLAY
from bythebook.games.ws.zones.zones import CENTER_LEFT, CLOCK, DECK, HAND, STAGE, WAITING_ROOM
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.game.book import Book
from bythebook.kernel.game.game import Game
from bythebook.kernel.game.saving import restore
from bythebook.kernel.procedure.procedure import Layout
from bythebook.kernel.state.refs import NOTHING
from bythebook.kernel.state.state import State
from bythebook.tools import checks
from bythebook.tools.census import names_of
from bythebook.tools.checks import (
    Broken,
    Shadow,
    conserved,
    forked,
    log_rebuilds,
    options_legal,
    record_replays,
    saved,
    settled,
    taken_back,
    unseen,
    values_fresh,
)

NAMES = names_of("ws")


def played(wanted: Any, seed: int = 5) -> Game:
    """A game of the bench deck, played until it is as wanted."""
    chance = random.Random(seed)
    game = engine.new_game("ws", "bench", "bench", seed=seed)
    while not wanted(game):
        assert game.pending is not None
        game.answer(chance.randrange(len(game.pending.options)))
    return game


def in_main_phase(game: Game) -> bool:
    """Characters on both stages, and something to play from the hand."""
    ask = game.pending
    assert ask is not None
    return (
        ask.kind == K_MAIN
        and all(any(game.state.zone(p, z) for z in STAGE) for p in (0, 1))
        and any(o[0] == V_PLAY for o in ask.options)
    )


@pytest.fixture
def game() -> Game:
    return played(in_main_phase)


def put(game: Game, card: int, zone: int) -> None:
    """A card lies somewhere else from now on, and nobody was told."""
    state = game.state
    state.zones[state.where[card]].remove(card)
    state.zones[zone].append(card)
    state.where[card] = zone


def test_a_sound_game_passes_every_check(game: Game) -> None:
    conserved(game, len(game.state.inc))
    values_fresh(game)
    options_legal(game)
    settled(game, NAMES)
    forked(game)
    saved(game)
    taken_back(game)
    unseen(game)
    log_rebuilds(game, game.laid_out().state)
    record_replays(game)


def test_a_lost_card_is_found(game: Game) -> None:
    laid = len(game.state.inc)
    card = game.state.zone(0, DECK).pop()
    with pytest.raises(Broken, match=f"card {card} is in 0 places"):
        conserved(game, laid)
    # Nor may it claim to be gone, as a token could.
    game.state.where[card] = NOTHING
    with pytest.raises(Broken, match=f"card {card} is in 0 places"):
        conserved(game, laid)
    conserved(game, card)


def test_a_card_in_two_places_is_found(game: Game) -> None:
    deck = game.state.zone(0, DECK)
    deck.append(deck[0])
    with pytest.raises(Broken, match=f"card {deck[0]} is in 2 places"):
        conserved(game, len(game.state.inc))


def test_a_card_that_thinks_it_is_elsewhere_is_found(game: Game) -> None:
    card = game.state.zone(0, DECK)[0]
    game.state.where[card] = WAITING_ROOM
    with pytest.raises(Broken, match=f"card {card} lies in zone"):
        conserved(game, len(game.state.inc))


def test_a_card_under_another_that_does_not_know_it_is_found(game: Game) -> None:
    card, host = game.state.zone(0, DECK)[:2]
    game.state.zone(0, DECK).remove(card)
    game.state.where[card] = NOTHING
    game.state.below[host] = (card,)
    with pytest.raises(Broken, match=f"card {card} lies under {host}"):
        conserved(game, len(game.state.inc))
    game.state.host[card] = host
    conserved(game, len(game.state.inc))


def test_values_that_were_not_brought_up_to_date_are_found(game: Game) -> None:
    game.sheet_values()[POWER][game.state.zone(0, DECK)[0]] += 500
    with pytest.raises(Broken, match="kept values differ from fresh ones: power"):
        values_fresh(game)


def test_an_ability_that_nobody_gave_is_found(game: Game) -> None:
    game.sheet_values()
    game.sheet.granted = {game.state.zone(0, DECK)[0]: ((0, 0),)}
    with pytest.raises(Broken, match="kept abilities differ"):
        values_fresh(game)


def test_an_ability_that_waits_unnoticed_is_found(game: Game) -> None:
    assert game.observers()
    game.observers().pop()
    with pytest.raises(Broken, match="abilities that wait differ"):
        values_fresh(game)


def test_an_option_against_the_rules_is_found(game: Game) -> None:
    assert game.pending is not None
    card = game.state.zone(game.pending.player, HAND)[0]
    game.pending.options = [*game.pending.options, (V_ATTACK, game.state.ref(card))]
    with pytest.raises(Broken, match=r"is offered but ws 6\.5\.1\.2 forbids it"):
        options_legal(game)


def test_an_option_that_is_missing_is_found(game: Game) -> None:
    assert game.pending is not None
    game.pending.options = [o for o in game.pending.options if o[0] != V_PLAY]
    game.pending.default = 0
    with pytest.raises(Broken, match="refused without a clause"):
        options_legal(game)


def test_an_option_offered_twice_is_found(game: Game) -> None:
    assert game.pending is not None
    game.pending.options = [*game.pending.options, game.pending.options[0]]
    with pytest.raises(Broken, match="offered twice"):
        options_legal(game)


def test_a_default_that_is_no_option_is_found(game: Game) -> None:
    assert game.pending is not None
    game.pending.default = len(game.pending.options)
    with pytest.raises(Broken, match="is not an option"):
        options_legal(game)


def test_an_overlooked_interrupt_is_found(game: Game) -> None:
    while len(game.state.zone(0, CLOCK)) < 6:
        put(game, game.state.zone(0, DECK)[0], CLOCK)
    settled(game, NAMES)
    put(game, game.state.zone(0, DECK)[0], CLOCK)
    with pytest.raises(Broken, match="interrupt-type rule action is due"):
        settled(game, NAMES)
    # While something holds interrupts back, one may be due.
    game.holding = 1
    settled(game, NAMES)


def test_an_overlooked_rule_action_is_found(game: Game) -> None:
    for card in game.state.zone(0, DECK)[:2]:
        put(game, card, CENTER_LEFT)
    with pytest.raises(Broken, match="a rule action is still due"):
        settled(game, NAMES)
    # In the middle of something it may be.
    assert game.pending is not None
    game.pending.kind = 0
    settled(game, NAMES)


def test_an_ability_left_in_standby_is_found(game: Game) -> None:
    card = game.state.ref(game.state.zone(0, DECK)[0])
    game.state.standby = [(0, card, 0, card, NOTHING, 0, NOTHING)]
    with pytest.raises(Broken, match="still in standby"):
        settled(game, NAMES)


class Forgetful(State):
    """A state whose copies have another turn."""

    def copy(self) -> State:
        new = super().copy()
        new.turn += 1
        return new


def test_a_fork_that_is_another_position_is_found(game: Game) -> None:
    state = Forgetful()
    for name in (*Layout(State).names, *getattr(game.state, "__dict__", ())):
        setattr(state, name, getattr(game.state, name))
    game.state = state
    with pytest.raises(Broken, match="a fork is another position"):
        forked(game)


def test_a_save_that_is_another_position_is_found(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forgets(data: bytes, book: Book, cards: dict[str, CardDef]) -> Game:
        restored = restore(data, book, cards)
        restored.state.turn += 1
        return restored

    monkeypatch.setattr(checks, "restore", forgets)
    with pytest.raises(Broken, match="saving and loading gives another position"):
        saved(game)


def test_taking_back_to_another_position_is_found(game: Game) -> None:
    game.state.turn += 1
    with pytest.raises(Broken, match="taking back and doing again"):
        taken_back(game)


def test_a_view_that_tells_is_found(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    def tells(game: Game, player: int) -> dict[str, Any]:
        return {"deck": [game.state.definition[c] for c in game.state.zone(0, DECK)]}

    monkeypatch.setattr("bythebook.testing.leaks.view", tells)
    with pytest.raises(Broken, match="depends on hidden cards: deck"):
        unseen(game)


def test_what_is_not_in_the_log_is_found(game: Game) -> None:
    start = game.laid_out().state
    game.state.turn += 1
    with pytest.raises(Broken, match="the log does not rebuild the state: turn"):
        log_rebuilds(game, start)
    game.state.turn -= 1
    log_rebuilds(game, start)
    assert game.log is not None
    game.log.items.pop()
    with pytest.raises(Broken, match="the log does not rebuild the state"):
        log_rebuilds(game, start)


def test_a_record_of_another_game_is_found(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    before = game.copy()
    before.undo()
    monkeypatch.setattr(checks, "replay", lambda record, game: before)
    with pytest.raises(Broken, match="the record gives another position"):
        record_replays(game)


def test_a_record_that_does_not_replay_is_found(game: Game) -> None:
    game.state.turn += 1
    with pytest.raises(Broken, match="the record does not replay: line"):
        record_replays(game)


def test_a_game_that_goes_another_way_later_is_found(game: Game) -> None:
    other = Shadow("forked", game.copy(), game.decided + 2)
    assert not other.over(game)
    other.game.state.turn += 1
    for _ in range(2):
        game.answer(0)
        other.answers(0)
    with pytest.raises(Broken, match="a game that was forked goes another way later"):
        other.over(game)


def test_a_game_that_fails_later_is_found(game: Game) -> None:
    other = Shadow("saved and loaded", game.copy(), game.decided + 2)
    other.game.concede(0)
    with pytest.raises(Broken, match="a game that was saved and loaded fails later"):
        other.answers(0)
