"""Decks of one's own cards: lists in the usual shapes, checked and played."""

import json
from pathlib import Path
from typing import Any

import pytest

import bythebook
from bythebook import BadRecord, BythebookError, engine
from bythebook.kernel.game.game import Game
from bythebook.library.judging import judge_all
from bythebook.library.rows import Row
from bythebook.library.store import open_library
from bythebook.text.cards import NotExact
from bythebook.text.decklists import BadDeck, rows_of
from bythebook.text.decklists import Row as DeckRow
from tests.library.files import DRAWS, SNEEZES, YAWNS, array_card, deck_rows, fleet

ODD = "FRY/W01-E066"


@pytest.fixture(autouse=True)
def cards() -> None:
    library = open_library("ws")
    odd = array_card(ODD, name="Odd Hand", ability=[DRAWS, SNEEZES])
    bad = array_card("FRY/W01-E067", name="Bad Hand", trigger=["CHOICE"])
    rows = [Row(n, card) for n, card in enumerate([*fleet(), odd, bad], 1)]
    library.add(judge_all("ws", rows))
    library.save()


def plain(odd: str = "") -> str:
    return "\n".join(f"{n} {code} {name}".rstrip() for n, code, name in deck_rows(odd))


def write(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "deck.txt"
    file.write_text(text, encoding="utf-8")
    return file


def encore(odd: str = "") -> dict[str, Any]:
    copies = [{"cardcode": code, "lang": "EN"} for n, code, _ in deck_rows(odd) for _ in range(n)]
    return {"name": "Ferries", "description": "", "cards": copies}


def decklog(odd: str = "") -> dict[str, Any]:
    rows = deck_rows(odd)
    return {
        "title": "Ferries",
        "list": [{"card_number": code, "num": n} for n, code, _ in rows[:-1]],
        "sub_list": [{"card_number": code, "num": str(n)} for n, code, _ in rows[-1:]],
    }


def test_the_three_shapes_of_lists_give_the_same_deck(tmp_path: Path) -> None:
    decks = [
        bythebook.deck_of("ws", write(tmp_path, text))
        for text in (plain(), json.dumps(encore()), json.dumps(decklog(), indent=1))
    ]
    assert decks[0] == decks[1] == decks[2]
    assert len(decks[0]) == 50
    assert bythebook.check_deck("ws", decks[0]) == []


@pytest.mark.parametrize(
    ("line", "row"),
    [
        ("4 FRY/W01-E001 Deck Hand 1", (4, "FRY/W01-E001", "Deck Hand 1")),
        ("4 FRY/W01-E001", (4, "FRY/W01-E001", "")),
        ("4x FRY/W01-E001", (4, "FRY/W01-E001", "")),
        ("4 x FRY/W01-E001 Deck Hand 1", (4, "FRY/W01-E001", "Deck Hand 1")),
        ("FRY/W01-E001 x4", (4, "FRY/W01-E001", "")),
        ("FRY/W01-E001 Deck Hand 1 x4", (4, "FRY/W01-E001", "Deck Hand 1")),
        ("FRY/W01-E001 4x", (4, "FRY/W01-E001", "")),
        ("4x Deck Hand 1 [FRY/W01-E001]", (4, "FRY/W01-E001", "Deck Hand 1")),
        ("\t12 LT-01  ", (12, "LT-01", "")),
    ],
)
def test_a_line_may_be_written_in_several_ways(line: str, row: tuple[int, str, str]) -> None:
    assert [tuple(r)[1:4] for r in rows_of(line)] == [row]


HEADINGS = (
    "# mine",
    "// mine",
    "Characters (20)",
    "Level 0:",
    "== Climax ==",
    "[Main deck]",
    "Climaxes",
    "Events: 4",
    "--------",
    "My favourites:",
    "Main Deck 50",
)


@pytest.mark.parametrize("line", ["", *HEADINGS])
def test_comments_and_headings_are_passed_over(line: str) -> None:
    assert rows_of(f"{line}\n4 LT-01") == [DeckRow(2, 4, "LT-01")]


@pytest.mark.parametrize("line", ["FRY/W01-E001:", "[LT-01]", "== LT-01 ==", "LT-01", "Aki 4"])
def test_a_line_that_may_mean_a_card_is_never_passed_over(line: str) -> None:
    with pytest.raises(BadDeck, match="line 1: write"):
        rows_of(line)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("four LT-01", "line 1: write `4 NUMBER Name`"),
        ("{", "line 1: the deck is not JSON"),
        ("{}", "has its cards in a list"),
        ('{"cards": [3]}', "card 1 of the deck is not an object"),
        ('{"cards": [{"name": "Aki"}]}', "card 1 of the deck has no `cardcode`"),
        ('{"list": [{"num": 4}]}', "card 1 of the deck has no `card_number`"),
        ('{"list": [{"card_number": "A-1", "num": "x"}]}', "A-1: `num` is not a number"),
        ('{"list": [{"card_number": "A-1", "num": 99999999}]}', "`num` is not a number"),
        ('{"a":' * 90_000, "not JSON"),
    ],
)
def test_a_list_that_cannot_be_used_is_said_so(text: str, why: str) -> None:
    with pytest.raises(BadDeck, match=why):
        rows_of(text)


def test_a_code_may_be_given_in_its_parts() -> None:
    card = {"set": "FRY", "side": "W", "release": "01", "sid": "E001"}
    assert rows_of(json.dumps({"cards": [card, card]})) == [DeckRow(0, 1, "FRY/W01-E001")] * 2
    plus = {"list": [{"card_number": "FRY/W01-E001＋", "num": 1}]}
    assert rows_of(json.dumps(plus))[0].number == "FRY/W01-E001+"


def test_names_are_compared_as_a_person_would(tmp_path: Path) -> None:
    deck = write(tmp_path, "4 FRY/W01-E001 deck hand 1")
    assert len(bythebook.deck_of("ws", deck)) == 4
    with pytest.raises(BadDeck, match="line 1: card FRY/W01-E001 is 'Deck Hand 1', not 'Mio'"):
        bythebook.deck_of("ws", write(tmp_path, "4 FRY/W01-E001 Mio"))


def test_a_card_that_is_not_exact_is_refused_by_name_and_phrase(tmp_path: Path) -> None:
    file = write(tmp_path, plain(ODD))
    with pytest.raises(NotExact, match=rf"line 1: {ODD} 'Odd Hand' is not exact: .*sneezes"):
        bythebook.deck_of("ws", file)
    with pytest.raises(BythebookError, match="'Odd Hand' is not exact"):
        bythebook.deck_of("ws", [ODD])
    assert len(bythebook.deck_of("ws", file, blank=True)) == 50
    with pytest.raises(NotExact):
        engine.new_game("ws", file, "tides")


def test_a_card_whose_fields_are_damaged_is_refused_even_blank(tmp_path: Path) -> None:
    for blank in (False, True):
        with pytest.raises(BadDeck, match=r"line 1: card FRY/W01-E067 is damaged .*CHOICE"):
            bythebook.deck_of("ws", write(tmp_path, plain("FRY/W01-E067")), blank=blank)


def some_play(game: Game, decisions: int) -> Game:
    for _ in range(decisions):
        if game.pending is None:
            break
        game.answer(game.pending.default % len(game.pending.options))
    return game


def test_a_game_of_own_cards_is_saved_recorded_and_replayed(tmp_path: Path) -> None:
    file = write(tmp_path, plain())
    game = some_play(engine.new_game("ws", file, "tides", seed=4), 60)
    record = game.record()
    assert "\nblank " not in record
    assert engine.replay(record).record() == record
    assert engine.load(game.save()).record() == record


def test_a_record_pins_what_was_blank(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = write(tmp_path, plain(ODD))
    game = some_play(engine.new_game("ws", file, file, seed=4, blank=True), 40)
    record, data = game.record(), game.save()
    [line] = [line for line in record.split("\n") if line.startswith("blank ")]
    assert line.split(" ")[1] == ODD
    assert engine.replay(record).record() == record
    assert engine.load(data).record() == record
    # Without the line the record is of another game, and so it is with another text blank.
    other = line[:-1] + ("0" if line[-1] != "0" else "1")
    for changed in (record.replace(line + "\n", ""), record.replace(line, other)):
        with pytest.raises(BadRecord, match="field 'blank'"):
            engine.replay(changed)


def test_what_was_blank_stays_blank_when_more_can_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from bythebook.library.ws import WeissSchwarz

    file = write(tmp_path, plain(ODD))
    really = WeissSchwarz.read

    def reads_less(self: WeissSchwarz, entry: str, printed: dict[str, Any]) -> Any:
        if entry == DRAWS:
            raise ValueError("an older version, which could not read this")
        return really(self, entry, printed)

    with monkeypatch.context() as then:
        then.setattr(WeissSchwarz, "read", reads_less)
        game = some_play(engine.new_game("ws", file, file, seed=4, blank=True), 40)
        record, data = game.record(), game.save()
    assert record.count("\nblank ") == 2
    open_library("ws")._made.clear()
    assert bythebook.deck_of("ws", [ODD], blank=True)[0].unread == (SNEEZES,)
    assert engine.replay(record).record() == record
    assert engine.load(data).record() == record


def test_a_record_of_cards_that_are_not_here_says_so(tmp_path: Path, library: Path) -> None:
    record = engine.new_game("ws", write(tmp_path, plain()), "tides", seed=4).record()
    (library / "ws.json").unlink()
    with pytest.raises(BadRecord, match="there is no card 'FRY/W01-E001' here"):
        engine.replay(record)


def test_texts_that_are_not_read_do_not_move_the_others(tmp_path: Path) -> None:
    from bythebook.wording import wording_of

    library = open_library("ws")
    card = array_card("FRY/W01-E068", name="Late Hand", ability=[YAWNS, DRAWS])
    library.add(judge_all("ws", [Row(1, card)]))
    library.save()
    file = write(tmp_path, plain("FRY/W01-E068"))
    game = engine.new_game("ws", file, file, blank=True)
    place = game.lib.places["FRY/W01-E068"]
    assert wording_of("ws").ability_words(game, game.lib.own[place][0]) == DRAWS
