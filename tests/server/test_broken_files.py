"""Real records, decks and card files, broken in every field: one sentence, never more than that."""

import json
import random
import time
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from bythebook.catalogue import GAMES, entry_of
from bythebook.kernel.state.errors import BythebookError
from bythebook.language import ENGLISH
from bythebook.server import decklists, limits, prints, rules, wire
from bythebook.server.card_files import imported
from bythebook.server.replays import Replays
from bythebook.server.report import report
from bythebook.server.sockets import refused
from bythebook.text.cards import own_decks
from bythebook.text.decklists import LARGEST, LONGEST
from tests.library.files import array_card
from tests.server.test_files import a_game

ODD: Final = (
    "",
    "0",
    "-1",
    "999999999",
    "9" * 30,
    "9" * 5000,
    "1.5",
    "nan",
    "\x00",
    "\u202e",
    "\ud800",
    "é" * 300,
    "%s{}",
    "'; DROP TABLE tables; --",
    "../../../etc/passwd",
    "main deck",
    "ws 2.03",
    " ",
    "\n",
    "x" * 70_000,
)
VALUES: Final[tuple[Any, ...]] = (
    None,
    True,
    -1,
    10**30,
    1e308,
    "",
    "\x00",
    [],
    {},
    [[]],
    "9" * 5000,
)
SLOWEST: Final = 2.0
"""seconds of work until something is refused: what others work meanwhile does not count"""


def broken(text: str, chance: random.Random) -> str:
    """A text with one thing wrong in it."""
    lines = text.split("\n")
    place = chance.randrange(len(lines))
    words = lines[place].split(" ")
    match chance.randrange(8):
        case 0:
            del lines[place]
        case 1:
            lines.insert(place, chance.choice(lines))
        case 2:
            other = chance.randrange(len(lines))
            lines[place], lines[other] = lines[other], lines[place]
        case 3:
            lines = lines[:place]
        case 4:
            lines[place] = lines[place][: chance.randrange(len(lines[place]) + 1)]
        case 5:
            signs = list(lines[place] or " ")
            signs[chance.randrange(len(signs))] = chance.choice("0 \x00é\ud800-:[{")
            lines[place] = "".join(signs)
        case _:
            words[chance.randrange(len(words))] = chance.choice(ODD)
            lines[place] = " ".join(words)
    return "\n".join(lines)


def broken_data(data: Any, chance: random.Random) -> Any:
    """The same of JSON: somewhere in it something else, nothing, or one more."""
    if isinstance(data, (dict, list)) and data and chance.random() < 0.85:
        key: Any = chance.choice(list(data) if isinstance(data, dict) else range(len(data)))
        if chance.random() < 0.15:
            del data[key]
        else:
            data[key] = broken_data(data[key], chance)
        return data
    return chance.choice(VALUES)


def says_one_sentence(error: BythebookError) -> None:
    """As a page is told it."""
    told = refused(error, 0, ENGLISH)
    assert told.sentence.endswith((".", "?", "!"))
    assert "\n" not in told.sentence
    assert len(told.sentence) < 700
    msgspec.json.encode(told)


def judged(deed: Any) -> bool:
    """Whether something was taken; if it is refused, in a sentence and soon."""
    begun = time.thread_time()
    try:
        msgspec.json.encode(deed())
    except BythebookError as error:
        says_one_sentence(error)
        return False
    finally:
        assert time.thread_time() - begun < SLOWEST
    return True


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_broken_record(game: str) -> None:
    text = a_game(game, 5, 25).record()
    chance = random.Random(game)
    counts = {True: 0, False: 0}
    for _ in range(250):
        wrong = broken(text, chance)
        counts[judged(lambda w=wrong: Replays().read(wire.RecordToRead(record=w)))] += 1
        taken = wire.TakeOver(record=wrong, upto=chance.choice([0, 5, -1, 10**9]), seat=0)
        judged(lambda t=taken: Replays().game_at(t).decided)
    assert counts[False] > 150


def test_a_broken_report() -> None:
    text = a_game("ws", 5, 25).record()
    whole = report(text, 25, "note", {"theme": "dark"}, {"a": 1}, [])
    chance = random.Random(1)
    for number in range(300):
        wrong = (
            broken(whole, chance)
            if number % 2
            else json.dumps(broken_data(json.loads(whole), chance))
        )
        judged(lambda w=wrong: Replays().read(wire.RecordToRead(record=w)))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_broken_deck(game: str) -> None:
    text = own_decks(game)[entry_of(game).decks["own"][0]].read_text(encoding="utf-8")
    assert decklists.checked(game, wire.DeckToCheck(text=text)).legal
    chance = random.Random(game)
    for _ in range(120):
        wrong = broken(text, chance)
        judged(lambda w=wrong: decklists.checked(game, wire.DeckToCheck(text=w)))
        judged(lambda w=wrong: decklists.deck_meant(game, "", w or "\n", False).sections and None)


@pytest.mark.parametrize("sign", ["9", "a", "a ", "(", "-", "\\", "9 a", "[", "é"])
@pytest.mark.parametrize("before", ["", "4 ", "4 LT-01 ", "# "])
def test_a_line_out_of_all_measure_is_refused_at_once(before: str, sign: str) -> None:
    """Patterns that take the square of a line's length would hold everybody up."""
    text = before + sign * (limits.BODY // (2 * len(sign)))
    for game in ("ws", "vgd"):
        judged(lambda g=game: decklists.checked(g, wire.DeckToCheck(text=text)))
        judged(lambda g=game: prints.search(g, text[:60_000], 0, "en", []))
        judged(lambda g=game: rules.rules(g, "", text[:60_000], "en"))
        judged(lambda g=game: rules.rules(g, text[:60_000], "", "en"))


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("4 LT-01 " + "a" * (LONGEST - 8), "line 1"),
        ("4 LT-01 " + "a" * (LONGEST - 7), f"{LONGEST} signs"),
        ("#" * (LONGEST + 1), ""),
        ("999 LT-01\n999 LT-01\n2 LT-01", ""),
        ("999 LT-01\n999 LT-01\n3 LT-01", f"{LARGEST} cards"),
        ("999 LT-01\n" * 20_000, f"{LARGEST} cards"),
        ('{"list":[' + '{"card_number":"LT-01","num":999},' * 2 + "{}]}", "Card 3"),
        (json.dumps({"list": [{"card_number": "LT-01", "num": 999}] * 5000}), f"{LARGEST} cards"),
        (json.dumps({"cards": [{"cardcode": "LT-01"}] * 6000}), f"{LARGEST} cards"),
    ],
)
def test_a_deck_list_has_so_many_cards_in_lines_so_long(text: str, fault: str) -> None:
    begun = time.thread_time()
    told = decklists.checked("ws", wire.DeckToCheck(text=text))
    assert time.thread_time() - begun < SLOWEST
    assert told.read == (not fault)
    assert not told.legal
    said = f"{told.faults[0].field} {told.faults[0].sentence}"
    assert fault in said


def test_a_broken_card_file(tmp_path: Path) -> None:
    cards = [array_card(f"QQQ/W01-E{n:03}", name=f"Quay Hand {n}") for n in range(1, 4)]
    chance = random.Random(2)
    for number in range(120):
        wrong = json.dumps(broken_data(json.loads(json.dumps(cards)), chance))
        if number % 3 == 0:
            wrong = broken(json.dumps(cards, indent=1), chance)
        judged(lambda w=wrong: imported("ws", w, str(tmp_path / "cards")))
