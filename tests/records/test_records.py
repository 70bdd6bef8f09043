"""Records replay, continue, and are refused with the line when they do not fit."""

import re

import pytest

import bythebook
from bythebook import BadRecord
from bythebook.testing.table import position
from tests.records.played import DECKS, play

both = pytest.mark.parametrize("name", ["dbs", "ws"])


def text_of(seed: int, name: str = "ws") -> str:
    return play(seed, name).record("test")


@both
def test_a_record_replays_to_the_same_position(name: str) -> None:
    for seed in range(8):
        game = play(seed, name)
        assert position(bythebook.replay(game.record("test"), name)) == position(game)


@both
def test_a_record_can_be_continued_from_any_point(name: str) -> None:
    game = play(1, name)
    inputs = game.inputs.since(0)
    for upto in (0, 1, 17, 64, len(inputs) - 1):
        again = bythebook.replay(game.record("test"), name, upto=upto)
        assert again.decided == upto
        for choice in inputs[upto:]:
            again.answer(choice)
        assert position(again) == position(game)


@both
def test_an_open_game_is_recorded_and_goes_on(name: str) -> None:
    game = bythebook.new_game(name, *DECKS[name][2:4], seed=4)
    for _ in range(30):
        assert game.decision is not None
        game.answer(game.decision.default)
    again = bythebook.replay(game.record("test"), name)
    assert again.result is None
    assert position(again) == position(game)
    again.answer(0)


@both
def test_a_concession_is_in_the_record(name: str) -> None:
    game = bythebook.new_game(name, *DECKS[name][2:4], seed=4)
    game.answer(0)
    game.concede(1)
    again = bythebook.replay(game.record("test"), name)
    assert again.result == game.result


def test_a_record_is_readable() -> None:
    text = text_of(2)
    assert re.search(r"^A main phase: play .+ #\d+$", text, re.MULTILINE)
    assert re.search(r"^B attack declaration: (attack with .+|pass)$", text, re.MULTILINE)


def test_a_record_of_the_second_game_is_readable() -> None:
    text = text_of(2, "dbs")
    assert re.search(r"^[AB] main phase: play .+ #\d+$", text, re.MULTILINE)
    assert re.search(r"^[AB] main phase: attack .+ #\d+ .+ #\d+$", text, re.MULTILINE)


def refused(text: str, words: str, name: str = "ws") -> None:
    with pytest.raises(BadRecord, match=words):
        bythebook.replay(text, name)


@both
def test_a_record_cut_short_is_refused(name: str) -> None:
    lines = text_of(3, name).splitlines()
    refused("\n".join(lines[:-1]), "cut short", name)
    refused("\n".join(lines[: lines.index("begin")]), "begin", name)
    refused("", "line 1", name)


def test_a_record_of_another_game_is_refused() -> None:
    refused(text_of(3, "dbs"), "book", "ws")
    refused(text_of(3, "ws"), "book", "dbs")


@both
def test_an_edited_record_is_refused(name: str) -> None:
    text = text_of(3, name)
    lines = text.splitlines()
    start = lines.index("begin") + 1
    edited = [*lines[:start], "A redraw: pick Nobody #999", *lines[start + 1 :]]
    refused("\n".join(edited), f"line {start + 1}", name)
    dropped = [*lines[: start + 5], *lines[start + 6 :]]
    refused("\n".join(dropped), "line", name)
    refused(text.replace("seed 3", "seed 4"), "line", name)
    refused(text.replace("seed 3", "seed x"), "seed x", name)
    refused(text + "A concedes\n", "nothing may follow", name)
    mark = next(line for line in lines if line.startswith("@ "))
    refused(text.replace(mark, "@ 000000000000"), "position", name)


def test_a_record_of_another_edition_or_other_cards_is_refused() -> None:
    text = text_of(3)
    refused(text.replace("book ws 2.03", "book ws 2.04"), "book")
    refused(re.sub(r"^card (\S+) \S+$", r"card \1 abc", text, count=1, flags=re.MULTILINE), "card")
    refused(
        re.sub(r"^deck 0 (\d+) (\S+)$", r"deck 0 \1 NO-1", text, count=1, flags=re.MULTILINE),
        "NO-1",
    )
    refused(re.sub(r"^deck 0 \d+ ", "deck 0 9 ", text, count=1, flags=re.MULTILINE), "deck")
