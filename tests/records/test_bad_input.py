"""Whatever comes in wrong is refused with one sentence, and nothing changes."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bythebook
from bythebook import BadRecord, BythebookError, DeckRefused, IllegalAnswer, MalformedAnswer, engine
from bythebook.kernel.game.game import Game
from bythebook.testing.table import position
from tests.records.played import DECKS, play

both = pytest.mark.parametrize("name", ["dbs", "vgg", "ws"])


def some_game(decisions: int = 25, name: str = "ws") -> Game:
    game = engine.new_game(name, *DECKS[name][2:4], seed=11)
    chance = random.Random(5)
    for _ in range(decisions):
        assert game.decision is not None
        game.answer(chance.randrange(len(game.decision.options)))
    return game


@both
@pytest.mark.parametrize("answer", [-1, 999, 10**30, "0", None, 1.0, True, [0], (0,)])
def test_a_malformed_answer_changes_nothing(answer: Any, name: str) -> None:
    game = some_game(name=name)
    before = position(game)
    with pytest.raises(MalformedAnswer):
        game.answer(answer)
    assert position(game) == before
    game.answer(0)


@both
def test_an_answer_out_of_turn_is_refused_with_the_clause(name: str) -> None:
    game = some_game(name=name)
    assert game.decision is not None
    before = position(game)
    with pytest.raises(IllegalAnswer) as refused:
        game.answer(0, player=1 - game.decision.player)
    assert refused.value.clause == game.decision.clause
    assert position(game) == before
    game.answer(0, player=game.decision.player)


@both
def test_nothing_can_be_answered_or_conceded_when_it_is_over(name: str) -> None:
    game = play(1, name)
    before = position(game)
    with pytest.raises(IllegalAnswer, match="over"):
        game.answer(0)
    with pytest.raises(IllegalAnswer, match="over"):
        game.concede(0)
    for nobody in (2, -1, "0", None):
        with pytest.raises(MalformedAnswer):
            game.concede(nobody)
    assert position(game) == before


@both
@pytest.mark.parametrize("player", [-1, 2, 7, "0", None, True, 1.0])
def test_nobody_but_the_two_players_is_shown_anything(player: Any, name: str) -> None:
    game = some_game(name=name)
    for look in (game.view, game.told):
        with pytest.raises(MalformedAnswer, match="the players are 0 and 1"):
            look(player)


def lanterns() -> list[bythebook.CardDef]:
    return bythebook.deck_of("ws", "lanterns").main


def clauses_against(deck: list[bythebook.CardDef]) -> set[str]:
    with pytest.raises(DeckRefused) as refused:
        engine.new_game("ws", deck, "tides")
    return {clause for clause, _ in refused.value.reasons}


def test_decks_that_break_the_construction_rules_are_refused_with_their_clauses() -> None:
    deck = lanterns()
    assert clauses_against(deck[:49]) == {"ws 5.1.2.1"}
    assert clauses_against([*deck, deck[0]]) >= {"ws 5.1.2.1"}
    cards = bythebook.cards_of("ws")
    climaxes = [c for c in deck if c.values[3] == 4]
    others = [c for c in deck if c.values[3] != 4]
    assert len(climaxes) == 8
    spare = next(c for c in cards.values() if c.values[3] == 4 and c not in climaxes)
    assert clauses_against([*climaxes, spare, *others[:41]]) == {"ws 5.1.2.3"}
    most = max(others, key=others.count)
    five = [most] * 5 + [c for c in others if c is not most]
    assert clauses_against([*climaxes, *five[:42]]) == {"ws 5.1.2.2"}


def test_decks_of_the_second_game_are_refused_with_their_clauses() -> None:
    def against(deck: list[bythebook.CardDef]) -> set[str]:
        with pytest.raises(DeckRefused) as refused:
            engine.new_game("dbs", deck, "gale")
        return {clause for clause, _ in refused.value.reasons}

    deck = bythebook.deck_of("dbs", "hollow").main
    [leader] = [c for c in deck if c.back is not None]
    others = [c for c in deck if c is not leader]
    assert against(others) == {"dbs 5-1-2"}
    assert against([*deck, leader]) == {"dbs 5-1-2"}
    assert against([leader, *others[:49]]) == {"dbs 5-1-3"}
    assert against([leader, *others, *others]) >= {"dbs 5-1-3", "dbs 5-1-3-1"}
    assert against([]) >= {"dbs 5-1-1"}


@both
@pytest.mark.parametrize(
    "deck", ["no-such-deck", ["LT-01"] * 49 + ["XX-99"], [1] * 50, 7, None, {"a": 1}]
)
def test_what_is_no_deck_is_refused(deck: Any, name: str) -> None:
    with pytest.raises(BythebookError):
        engine.new_game(name, deck, DECKS[name][2])


@both
@pytest.mark.parametrize("seed", [-1, "7", 1.5, None])
def test_what_is_no_seed_is_refused(seed: Any, name: str) -> None:
    with pytest.raises(BythebookError, match="seed"):
        engine.new_game(name, *DECKS[name][2:4], seed=seed)


def test_a_game_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BythebookError, match="chess"):
        engine.new_game("chess", "lanterns", "tides")


@both
@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_a_damaged_save_is_refused(name: str, data: st.DataObject) -> None:
    raw = SAVES[name]
    kind = data.draw(st.sampled_from(["cut", "flip", "noise"]))
    if kind == "cut":
        broken = raw[: data.draw(st.integers(0, len(raw) - 1))]
    elif kind == "flip":
        place = data.draw(st.integers(0, len(raw) - 1))
        broken = raw[:place] + bytes([raw[place] ^ 1 << data.draw(st.integers(0, 7))])
        broken += raw[place + 1 :]
    else:
        broken = data.draw(st.binary(max_size=200))
    with pytest.raises(BadRecord):
        engine.load(broken, name)


SAVES = {name: some_game(40, name).save() for name in ("dbs", "vgg", "ws")}


def test_a_save_of_another_edition_or_of_no_type_is_refused() -> None:
    import zlib

    save = SAVES["ws"]
    body = save[4:].replace(b"\xa42.03", b"\xa42.04")
    assert body != save[4:]
    with pytest.raises(BadRecord, match="edition"):
        engine.load(zlib.crc32(body).to_bytes(4, "little") + body)
    with pytest.raises(BadRecord):
        engine.load(SAVES["dbs"], "ws")
    with pytest.raises(BadRecord):
        engine.load(SAVES["ws"], "dbs")
    nothing: Any = "text"
    with pytest.raises(BadRecord):
        engine.load(nothing)
