"""What a page is told so that it need know no game: phases and steps, how cards lie, the log."""

import random
from collections.abc import Iterator

import pytest

from bythebook.engine import book_of, new_game
from bythebook.kernel.game.game import Game
from bythebook.language import ENGLISH, language_of
from bythebook.server import wire
from bythebook.server.describing import described
from bythebook.server.following import follower
from bythebook.server.screens import Screen
from bythebook.wording import wording_of
from tests.web.browsing import DECKS, GAMES

FIGHTING = {"ws": "attack phase", "dbs": "main phase", "vgg": "battle phase", "vgd": "battle phase"}


def begun(game: str, seed: int = 1) -> tuple[Game, Screen, random.Random]:
    """A game as its first player sees it."""
    played = new_game(game, *DECKS[game], seed=seed)
    seen = follower(played, 0)
    return played, Screen(played, 0, ENGLISH, seen, ["A", "B"], b"salt"), random.Random(seed)


def shown(game: str, count: int) -> Iterator[Screen]:
    """What the first player of a random game sees after each of so many answers."""
    played, screen, chance = begun(game)
    seen = follower(played, 0)
    for _ in range(count):
        if played.pending is None:
            return
        played.answer(chance.randrange(len(played.pending.options)))
        seen.catch_up(played)
        screen.show(played, seen)
        yield screen


def told(game: str, count: int, seed: int = 1) -> list[wire.Line]:
    """The log of a game that is played at random."""
    played, screen, chance = begun(game, seed)
    seen = follower(played, 0)
    for _ in range(count):
        if played.pending is None:
            break
        played.answer(chance.randrange(len(played.pending.options)))
        seen.catch_up(played)
    screen._told = 0
    screen.log = []
    screen.show(played, seen)
    return screen.log


@pytest.mark.parametrize("language", ["en", "id"])
@pytest.mark.parametrize("game", GAMES)
def test_steps_belong_to_the_phase_in_which_attacks_are_made(game: str, language: str) -> None:
    book = described(book_of(game), wording_of(game, language_of(language)))
    phases = {phase.name for phase in book.phases}
    assert {step.phase for step in book.steps} == {FIGHTING[game]} <= phases
    for row in (book.phases, book.steps):
        shorts = [one.short for one in row]
        assert len(set(shorts)) == len(shorts)
        assert all(0 < len(one.short) < len(one.title) for one in row)


@pytest.mark.parametrize("game", GAMES)
def test_the_view_tells_the_phase_and_in_an_attack_its_step(game: str) -> None:
    book = described(book_of(game), wording_of(game, ENGLISH))
    phases = {phase.name for phase in book.phases} | {"preparation", ""}
    steps = {step.name for step in book.steps}
    found: set[tuple[str, str]] = set()
    for screen in shown(game, 250):
        found.add((screen.view["phase"], screen.view["attack_step"]))
    assert {phase for phase, _ in found} <= phases
    assert {step for _, step in found} - {""} <= steps
    fought = [phase for phase, step in found if step]
    assert fought
    assert set(fought) == {FIGHTING[game]}


def test_cards_lie_as_their_book_turns_them() -> None:
    ways = described(book_of("ws"), wording_of("ws", ENGLISH)).orientations
    assert [(way.name, way.turned) for way in ways] == [
        ("stand", 0),
        ("rest", 90),
        ("reverse", 180),
    ]


def test_energy_that_was_paid_with_is_seen_to_rest() -> None:
    states: set[str] = set()
    for screen in shown("dbs", 200):
        for side in screen.view["sides"]:
            states.update(card["state"] for card in side["zones"]["energy"]["cards"])
    assert states == {"active", "rest"}


@pytest.mark.parametrize("game", GAMES)
def test_the_log_tells_what_belongs_to_an_attack(game: str) -> None:
    log = told(game, 400)
    parts = [line.part for line in log]
    assert "attack" in parts
    for before, line in zip([None, *log], log, strict=False):
        if line.part == "of attack":
            assert before is not None
            assert before.part != ""
        if line.title:
            assert line.part in ("turn", "phase")
            assert not line.text.startswith(("-", "[")), line.text
    assert "of attack" in parts
    assert "" in parts[parts.index("attack") :]


@pytest.mark.parametrize("game", GAMES)
def test_lines_name_the_cards_they_speak_of_by_keys_of_cards_in_sight(game: str) -> None:
    log = told(game, 200)
    keyed = [line for line in log if line.keys]
    assert len(keyed) > 20
    assert all(key.startswith("c") for line in keyed for key in line.keys)
    attacks = [line for line in log if line.part == "attack"]
    assert attacks
    assert all(line.keys for line in attacks)


@pytest.mark.parametrize("game", GAMES)
def test_options_say_what_they_are_to_a_page_that_knows_no_verbs(game: str) -> None:
    roles: dict[str, set[str]] = {}
    for screen in shown(game, 300):
        for option in screen.decision.options if screen.decision else ():
            roles.setdefault(option.role, set()).add(option.verb)
    assert roles["on"] <= {"pass", "no", "done"}
    assert roles["pick"] == {"pick"}
    assert not roles.get("", set()) & {"pass", "no", "done", "yes", "pick"}


def test_a_card_of_the_stock_that_its_owner_knows_lies_face_down_all_the_same() -> None:
    faces: set[str] = set()
    for screen in shown("ws", 300):
        zones = screen.view["sides"][0]["zones"]
        faces.update(card["face"] for card in zones["stock"]["cards"] if card["number"])
        assert {card["face"] for card in zones["hand"]["cards"]} <= {"up"}
        assert {card["face"] for card in zones["waiting room"]["cards"]} <= {"up"}
    assert faces == {"down"}
