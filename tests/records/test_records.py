"""Records replay, continue, and are refused with the line when they do not fit."""

import re
import zlib
from pathlib import Path

import msgspec
import pytest

import bythebook
from bythebook import BadRecord, engine
from bythebook.testing.table import position
from tests.records.played import DECKS, play

both = pytest.mark.parametrize("name", ["dbs", "vgg", "ws"])
mended = pytest.mark.parametrize("name", ["dbs", "ws"])
"""games of which earlier revisions have been played"""


def text_of(seed: int, name: str = "ws") -> str:
    return play(seed, name).record()


@both
def test_a_record_replays_to_the_same_position(name: str) -> None:
    for seed in range(8):
        game = play(seed, name)
        assert position(engine.replay(game.record(), name)) == position(game)


@both
def test_a_record_can_be_continued_from_any_point(name: str) -> None:
    game = play(1, name)
    inputs = game.inputs.since(0)
    for upto in (0, 1, 17, 64, len(inputs) - 1):
        again = engine.replay(game.record(), name, upto=upto)
        assert again.decided == upto
        for choice in inputs[upto:]:
            again.answer(choice)
        assert position(again) == position(game)


@both
def test_an_open_game_is_recorded_and_goes_on(name: str) -> None:
    game = engine.new_game(name, *DECKS[name][2:4], seed=4)
    for _ in range(30):
        assert game.decision is not None
        game.answer(game.decision.default)
    again = engine.replay(game.record(), name)
    assert again.result is None
    assert position(again) == position(game)
    again.answer(0)


@both
def test_where_an_open_record_ends_is_held_against_its_mark(name: str) -> None:
    game = engine.new_game(name, *DECKS[name][2:4], seed=4)
    game.answer(0)
    lines = game.record().rstrip("\n").split("\n")
    assert lines[-1].startswith("open @ ")
    lines[-1] = "open @ " + "".join(reversed(lines[-1].removeprefix("open @ ")))
    with pytest.raises(BadRecord, match=f"line {len(lines)}: the position is not the one"):
        engine.replay("\n".join([*lines, ""]), name)


@both
def test_a_concession_is_in_the_record(name: str) -> None:
    game = engine.new_game(name, *DECKS[name][2:4], seed=4)
    game.answer(0)
    game.concede(1)
    again = engine.replay(game.record(), name)
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
        engine.replay(text, name)


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
    # Where something is decided before chance has had a say, a decision does not fit first.
    said = "line" if name == "vgg" else "field 'seed': these decks with this seed"
    refused(text.replace("seed 3", "seed 4"), said, name)
    for seed in ("x", "-3", "²", "9" * 5000, str(2**64)):
        refused(text.replace("seed 3", f"seed {seed}"), "is not understood", name)
    refused(text + "A concedes\n", "nothing may follow", name)
    first, second = [line for line in lines if line.startswith("@ ")][:2]
    refused(text.replace(first, "@ 000000000000"), "field 'seed'", name)
    refused(text.replace(second, "@ 000000000000"), "position", name)


@both
def test_a_record_cannot_be_replayed_up_to_less_than_nothing(name: str) -> None:
    with pytest.raises(BadRecord, match="count from 0"):
        engine.replay(text_of(3, name), name, upto=-1)


@both
def test_the_engine_and_the_revision_are_looked_at(name: str) -> None:
    text = text_of(3, name)
    engine = f"engine {bythebook.__version__}"
    revision = f"revision {bythebook.book_of(name).revision}"
    assert f"{engine}\n" in text
    assert f"{revision}\n" in text
    refused(text.replace(engine, "engine 99.0.0"), "made by bythebook 99.0.0, this is", name)
    refused(text.replace(engine, "engine mine"), "'mine' is not the version", name)
    refused(text.replace(f"{engine}\n", ""), "field 'engine': missing", name)
    refused(re.sub(r"\nbook .*", "", text), "field 'book': missing", name)
    refused(text.replace(revision, "revision 99"), "played by revision 99, this engine", name)
    refused(text.replace(revision, "revision -1"), "is not understood", name)
    refused(text.replace(revision, "revision 0"), "field 'revision'", name)


@mended
def test_a_record_of_an_earlier_revision_replays_or_is_told_what_was_mended(name: str) -> None:
    game = play(3, name)
    book = bythebook.book_of(name)
    earlier = game.record().replace(f"revision {book.revision}", "revision 1")
    assert position(engine.replay(earlier, name)) == position(game)
    lines = earlier.splitlines()
    del lines[lines.index("begin") + 9]
    refused(
        "\n".join(lines),
        rf"^line \d+: .*; it was played by revision 1 of {name}, rules were mended since "
        rf"\(revision 2: .+\)$",
        name,
    )


@mended
def test_every_revision_says_what_it_mended(name: str) -> None:
    book = bythebook.book_of(name)
    assert book.revision == len(book.revisions) >= 2
    assert not book.mended(1)
    assert all(book.mended(n) for n in range(2, book.revision + 1))


@both
def test_a_number_of_copies_is_a_number(name: str) -> None:
    text = text_of(3, name)
    for count in ("x", "-1", "1.5", "²"):
        bad = re.sub(r"^deck 1 \d+ ", f"deck 1 {count} ", text, count=1, flags=re.MULTILINE)
        refused(bad, f"^line \\d+: field 'deck': {re.escape(repr(count))} is not a number", name)


def test_a_record_of_another_edition_or_other_cards_is_refused() -> None:
    text = text_of(3)
    refused(text.replace("book ws 2.03", "book ws 2.04"), "book")
    refused(re.sub(r"^card (\S+) \S+$", r"card \1 abc", text, count=1, flags=re.MULTILINE), "card")
    refused(
        re.sub(r"^deck 0 (\d+) (\S+)$", r"deck 0 \1 NO-1", text, count=1, flags=re.MULTILINE),
        "NO-1",
    )
    refused(re.sub(r"^deck 0 \d+ ", "deck 0 9 ", text, count=1, flags=re.MULTILINE), "deck")
    # An ability was left blank then that is not now.
    blank = re.sub(r"^(card (\S+) \S+)$", r"\1\nblank \2 abc", text, count=1, flags=re.MULTILINE)
    refused(blank, "field 'blank': other abilities of .* were left blank then")


EARLIER = sorted(Path(__file__).with_name("revision_1").iterdir())
"""made before records said their revision; never made anew"""


@pytest.mark.parametrize("file", EARLIER, ids=lambda file: file.name)
def test_what_was_kept_before_revisions_goes_on_or_is_told_what_was_mended(file: Path) -> None:
    name = file.name.partition("-")[0]
    try:
        if file.suffix == ".save":
            game = engine.load(file.read_bytes(), name)
        else:
            game = engine.replay(file.read_text(encoding="utf-8"), name)
    except BadRecord as error:
        why = str(error)
    else:
        again = engine.replay(game.record(), name)
        assert position(again) == position(game)
        return
    assert re.search(
        rf"played by revision 1 of {name}, rules were mended since \(revision 2: ", why
    )


def test_a_save_of_the_first_revision_comes_back_with_its_past() -> None:
    """Whatever was mended since, a game that hardly began still goes the same way."""
    game = engine.new_game("ws", "lanterns", "tides", seed=3)
    fields = msgspec.msgpack.decode(game.save()[4:])
    earlier = {k: v for k, v in fields.items() if k not in ("engine", "revision", "position")}
    body = msgspec.msgpack.encode({**earlier, "format": "bythebook save 1"})
    loaded = engine.load(zlib.crc32(body).to_bytes(4, "little") + body)
    assert position(loaded) == position(game)
