"""Saves come back, and one in which anything was edited does not, or does no harm."""

import random
import zlib
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bythebook
from bythebook import BadRecord, engine
from bythebook.kernel.game.fingerprints import ENGINE
from bythebook.kernel.game.game import Game
from bythebook.kernel.state.options import K_CHOOSE, K_MAY, K_PAY
from bythebook.testing.table import position
from bythebook.tools.checks import conserved, log_rebuilds
from tests.records.played import DECKS

both = pytest.mark.parametrize("name", ["dbs", "vgg", "ws"])
AMID: Any = (K_CHOOSE, K_MAY, K_PAY)
"""kinds of decisions that are made in the midst of a text or a payment"""


def games(name: str) -> list[Game]:
    """Games at decisions of all kinds: the first of each, amid costs and texts again and again."""
    found: list[Game] = []
    seen: dict[int, int] = {}
    for seed in range(3):
        chance = random.Random(seed)
        decks = chance.sample(DECKS[name], 2)
        game = engine.new_game(name, decks[0], decks[1], seed=seed)
        while game.pending is not None:
            kind = game.pending.kind
            most = 6 if kind in AMID else 1
            if seen.get(kind, 0) < most and chance.random() < 0.3:
                seen[kind] = seen.get(kind, 0) + 1
                found.append(game.copy())
            game.answer(chance.randrange(len(game.pending.options)))
        found.append(game)
    return found


GAMES = {name: games(name) for name in ("dbs", "vgg", "ws")}


def written(data: dict[str, Any]) -> bytes:
    """A save with a right check sum."""
    body = msgspec.msgpack.encode(data)
    return zlib.crc32(body).to_bytes(4, "little") + body


def fields_of(save: bytes) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.msgpack.decode(save[4:])
    return found


def test_the_saves_edited_here_are_of_all_kinds() -> None:
    for name, kept in GAMES.items():
        kinds = {g.pending.kind for g in kept if g.pending is not None}
        assert set(AMID) <= kinds, name
        assert len(kinds) >= 8, name
        assert any(g.state.effects for g in kept), name
        assert any(g.result is not None for g in kept), name


@both
def test_a_save_comes_back_whole(name: str) -> None:
    for game in GAMES[name]:
        again = engine.load(game.save(), name)
        assert position(again) == position(game)
        assert again.told(0) == game.told(0)
        if again.decided:
            again.undo()
            again.redo()
            assert position(again) == position(game)


@both
def test_looking_undoing_and_forking_change_nothing_in_a_save(name: str) -> None:
    game = GAMES[name][3].copy()
    for _ in range(3):
        game.view(0)
        game.undo()
    for _ in range(3):
        game.view(1)
        game.redo()
    data = game.copy().save()
    assert data == GAMES[name][3].save()
    assert position(engine.load(data, name)) == position(game)


def other(value: Any, data: st.DataObject) -> Any:
    """Something else in a field's place: near it, far from it, or of another type."""
    strange: st.SearchStrategy[Any] = st.sampled_from(
        [None, -1, 0, 1, 2, 7, 10**6, 2**63, "", "x", [], [0], {}, 1.5, True]
    )
    if isinstance(value, int) and data.draw(st.booleans()):
        return value + data.draw(st.sampled_from([-1, 1, 2, 256, 4096]))
    if isinstance(value, list) and value and data.draw(st.booleans()):
        place = data.draw(st.integers(0, len(value) - 1))
        way = data.draw(st.sampled_from(["less", "more", "turned"]))
        if way == "less":
            return value[:place] + value[place + 1 :]
        return [*value, value[place]] if way == "more" else value[::-1]
    return data.draw(strange.filter(lambda v: v != value or type(v) is not type(value)))


def edit(where: Any, key: Any, data: st.DataObject) -> str:
    """Edit something at or below a place; where that was."""
    value = where[key]
    inside = (
        list(value)
        if isinstance(value, dict)
        else list(range(len(value)))[:400]
        if (isinstance(value, list))
        else []
    )
    if inside and data.draw(st.integers(0, 5)):
        below = data.draw(st.sampled_from(inside))
        return f"{key}.{edit(value, below, data)}"
    if isinstance(where, dict) and not data.draw(st.integers(0, 5)):
        del where[key]
    else:
        where[key] = other(value, data)
    return str(key)


def loaded_or_why_not(save: bytes, name: str) -> Game | str:
    try:
        return engine.load(save, name)
    except BadRecord as error:
        return str(error)


@both
@settings(max_examples=300, deadline=None)
@given(data=st.data())
def test_a_save_with_one_field_edited_is_refused_or_does_no_harm(
    name: str, data: st.DataObject
) -> None:
    game = data.draw(st.sampled_from(GAMES[name]))
    fields = fields_of(game.save())
    place = edit(fields, data.draw(st.sampled_from(sorted(fields))), data)
    loaded = loaded_or_why_not(written(fields), name)
    if isinstance(loaded, str):
        assert loaded.startswith("field '"), place
        assert "\n" not in loaded
        assert len(loaded) < 400
        return
    # What was edited is only of use to the process that saved, or says the same as before.
    assert position(loaded) == position(game), place
    start = loaded.laid_out().state
    chance = random.Random(1)
    while loaded.pending is not None:
        conserved(loaded, len(start.inc))
        loaded.answer(chance.randrange(len(loaded.pending.options)))
    log_rebuilds(loaded, start)


def refused(fields: dict[str, Any], words: str, name: str = "ws") -> None:
    with pytest.raises(BadRecord, match=words):
        engine.load(written(fields), name)


@both
def test_the_field_that_was_edited_is_named(name: str) -> None:
    game = next(g for g in GAMES[name] if g.pending is not None and g.pending.kind == K_PAY)

    def fields() -> dict[str, Any]:
        return fields_of(game.save())

    edited = fields()
    edited["state"]["turn"] += 1
    refused(edited, r"field 'state\.turn'", name)
    edited = fields()
    edited["state"]["zones"][0].pop()
    refused(edited, r"field 'state\.zones\.0'", name)
    edited = fields()
    edited["stack"][-1][1]["pc"] += 1
    refused(edited, r"field 'stack\.\d+\.1\.pc'", name)
    edited = fields()
    edited["ask"][2].pop()
    refused(edited, r"field 'ask\.2'", name)
    edited = fields()
    edited["inputs"][3] = 999
    refused(edited, r"field 'inputs\.3': 999 cannot be answered there", name)
    edited = fields()
    edited["seed"] = -3
    refused(edited, "field 'seed': -3 is no seed", name)
    edited = fields()
    deck = edited["decks"][0]
    del (deck["main deck"] if isinstance(deck, dict) else deck)[3:]
    refused(edited, "field 'decks'", name)
    edited = fields()
    edited["more"] = 1
    refused(edited, "field 'more': unknown", name)
    edited = fields()
    del edited["ask"]
    refused(edited, "field 'ask': missing", name)


def test_a_save_of_another_engine_or_revision_is_told_apart() -> None:
    save = GAMES["ws"][2].save()
    fields = fields_of(save)
    assert (fields["engine"], fields["revision"]) == (
        ENGINE,
        bythebook.book_of("ws").revision,
    )
    refused({**fields, "engine": "99.0.0"}, "made by bythebook 99.0.0, this is")
    refused({**fields, "engine": "mine"}, "'mine' is not the version of an engine")
    refused({**fields, "revision": 99}, "field 'revision': it was played by revision 99")
    refused({**fields, "revision": 0}, "field 'revision'")
    # Of an earlier one, what led to the position counts, and that it still does.
    earlier = {**fields, "revision": 1, "state": {}, "stack": []}
    assert position(engine.load(written(earlier))) == position(GAMES["ws"][2])
    refused({**earlier, "position": "0" * 12}, "revision 1 of ws, rules were mended since")


def test_a_seed_that_no_save_could_hold_is_refused() -> None:
    game = engine.new_game("ws", "lanterns", "tides", seed=2**64 - 1)
    assert engine.load(game.save()).seed_number == 2**64 - 1
    with pytest.raises(bythebook.BythebookError, match="a seed is a whole number from 0 to"):
        engine.new_game("ws", "lanterns", "tides", seed=2**64)
