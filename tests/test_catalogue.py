"""The games there are: each is one entry, and all that asks for a game finds it there."""

import dataclasses
from collections.abc import Iterator
from typing import Any

import pytest
from typer.testing import CliRunner

import bythebook
from bythebook import catalogue, engine
from bythebook.agents import AGENTS, Random
from bythebook.catalogue import GAMES, GameEntry, entry_of, file_of, named, part_of
from bythebook.cli.face import Face, face_of
from bythebook.cli.main import app
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.library.adapter import adapter_of
from bythebook.tools.fuzz import fuzz
from tests.kernel.cards import card
from tests.kernel.tiny import Tiny

FILES = ("register", "sets")
NO_NAMES = ("name", "title", "rules", "proofs", "players", "decks", *FILES)
BOOK = Tiny()
SET_FIELDS = ()


def make_card(row: dict[str, Any]) -> CardDef:
    """A card of the tiny game of what is printed on it."""
    made = card(row["name"], power=row["power"], level=row.get("level", 0))
    return dataclasses.replace(made, number=row["number"])


TINY = GameEntry(
    name="tiny",
    title="the tiny game",
    book="tests.test_catalogue:BOOK",
    rules=("tests.kernel.tiny",),
    register="tests.kernel.sharing:elder.toml",
    cards="tests.test_catalogue:make_card",
    set_fields="tests.test_catalogue:SET_FIELDS",
    sets="tests.kernel:sets",
    decks={"own": ("rocks", "rocks")},
)


@pytest.fixture
def _tiny() -> Iterator[None]:
    catalogue.add(TINY)
    yield
    catalogue.remove("tiny")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_part_of_every_game_is_there(game: str) -> None:
    entry = entry_of(game)
    for part in dataclasses.fields(entry):
        if part.name not in NO_NAMES:
            assert part_of(game, part.name) is not None, part.name
    for file in FILES:
        assert file_of(game, file) is not None
    assert all(named(player) for player in entry.players.values())
    assert set(entry.decks) == {"own", "rich"}
    for pair in entry.decks.values():
        assert all(bythebook.deck_of(game, deck) for deck in pair)


def test_no_two_games_of_one_name() -> None:
    with pytest.raises(bythebook.BythebookError, match="there is a game called 'ws' already"):
        catalogue.add(entry_of("ws"))


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(bythebook.BythebookError, match=r"'chess'; there are: dbs, vgd, vgg, ws"):
        engine.new_game("chess", [], [])


@pytest.mark.usefixtures("_tiny")
def test_one_entry_is_enough_to_play() -> None:
    game = engine.new_game("tiny", "rocks", "rocks", seed=3)
    players = [AGENTS["rules"]("tiny", 1), AGENTS["greedy"]("tiny", 2)]
    assert all(isinstance(player, Random) for player in players)
    for _ in range(40):
        assert game.pending is not None
        game.answer(players[game.pending.player].choose(game))
    again = engine.load(game.save(), "tiny")
    assert again.view(0) == game.view(0)
    assert engine.replay(game.record(), "tiny").view(1) == game.view(1)
    assert type(face_of("tiny")) is Face
    with pytest.raises(bythebook.BythebookError, match="card files cannot be used for 'tiny'"):
        adapter_of("tiny")


@pytest.mark.usefixtures("_tiny")
def test_and_to_be_on_the_command_line() -> None:
    run = CliRunner().invoke(app, ["deck", "check", "tiny", "rocks"])
    assert run.exit_code == 0, run.output


@pytest.mark.usefixtures("_tiny")
def test_and_to_be_played_at_random() -> None:
    found = fuzz("tiny", games=3, seed=1)
    assert (found["games"], found["failures"]) == (3, [])


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_save_and_a_record_say_of_which_game_they_are(game: str) -> None:
    played = engine.new_game(game, *entry_of(game).decks["own"], seed=5)
    for _ in range(3):
        played.answer(0)
    assert engine.load(played.save()).book.name == game
    assert engine.replay(played.record()).view(0) == played.view(0)


@pytest.mark.parametrize("data", [b"", b"bythebook", b"\x00" * 40])
def test_what_is_no_save_is_refused_whatever_the_game(data: bytes) -> None:
    with pytest.raises(bythebook.BadRecord, match="no saved game"):
        engine.load(data)
    with pytest.raises(bythebook.BadRecord, match="does not say of which game"):
        engine.replay(data.decode())
