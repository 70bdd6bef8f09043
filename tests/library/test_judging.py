"""Card files are judged card by card: exact, unread or damaged, and any doubt says not exact."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bythebook.kernel.abilities.abilities import AUTO, Ability, Effect
from bythebook.kernel.language.conditions import Condition
from bythebook.library.adapter import BadFields, adapter_of
from bythebook.library.card_files import LONGEST
from bythebook.library.coverage import coverage
from bythebook.library.judging import DAMAGED, EXACT, UNREAD, judge, judge_all, phrases_of
from bythebook.library.playable import NotPlayable, check_playable
from bythebook.library.rows import BadFile, Row, read_rows, rows_of
from tests.library.files import (
    BROKEN,
    DRAWS,
    GROWS,
    LOST,
    SNEEZES,
    YAWNS,
    array_card,
    climax,
    line_card,
    write_array,
    write_lines,
)

WS = adapter_of("ws")


def verdict(card: dict[str, Any]) -> Any:
    return judge(WS, Row(1, card))


def test_both_shapes_of_card_files_give_the_same_card(tmp_path: Path) -> None:
    [one] = read_rows(write_array(tmp_path, [array_card()]))
    [two] = read_rows(write_lines(tmp_path, [line_card()]))
    assert WS.printed(one.fields) == WS.printed(two.fields)
    code, printed = WS.printed(one.fields)
    assert code == "FRY/W01-E001"
    assert printed == {
        "name": "Ferry Hand, Aki",
        "kind": "character",
        "color": "yellow",
        "power": 2500,
        "soul": 1,
        "side": "weiss",
        "title": "The Last Ferry",
        "traits": ["Harbor"],
        "text": [DRAWS],
    }


def test_what_need_not_be_there_may_be_missing_or_nothing() -> None:
    card = array_card(expansion="", trigger="-", ability=None, attributes=["-", ""])
    del card["side"]
    _, printed = WS.printed(card)
    assert not {"title", "icons", "text", "traits", "side"} & set(printed)
    assert verdict(card).status == EXACT
    assert verdict(array_card(expansion=["a list"])).status == DAMAGED


def test_rows_are_told_by_the_line_they_begin_on(tmp_path: Path) -> None:
    file = write_array(tmp_path, [array_card(), array_card("FRY/W01-E002")])
    lines = file.read_text().splitlines()
    assert [lines[row.line - 1] for row in read_rows(file)] == [" {", " {"]
    file = write_lines(tmp_path, [line_card(), "", line_card()])
    assert [row.line for row in read_rows(file)] == [1, 3]


def test_a_climax_needs_no_level_and_its_icons_count_twice() -> None:
    _, printed = WS.printed(climax())
    assert printed["icons"] == ["soul", "soul"]
    assert "level" not in printed
    assert "traits" not in printed
    assert verdict(climax()).status == EXACT


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({"code": None}, "code is missing"),
        ({"code": 7}, "code must be a text, not 7"),
        ({"code": "A B"}, "code 'A B' must not hold spaces"),
        ({"name": " "}, "name is empty"),
        ({"name": "Aki \ud800"}, "name holds half a character"),
        ({"type": "Spell"}, "type must be one of character, event, climax, not 'spell'"),
        ({"color": "PURPLE"}, "color must be one of yellow, green, red, blue, not 'PURPLE'"),
        ({"color": ["RED", "BLUE"]}, "color must be one color"),
        ({"color": {}}, "color must be a text"),
        ({"side": "X"}, "side must be W or S, not 'x'"),
        ({"level": "-"}, "level is missing"),
        ({"level": "many"}, "level must be a number, not 'many'"),
        ({"power": -1}, "power must be a number, not -1"),
        ({"soul": True}, "soul must be a number, not True"),
        ({"cost": 1.5}, "cost must be a number, not 1.5"),
        ({"trigger": ["CHOICE"]}, "trigger 'CHOICE' is no trigger icon of these rules"),
        ({"trigger": 3}, "trigger must be a list of texts"),
        ({"ability": [1]}, "ability must be a list of texts"),
        ({"ability": ["\udfff"]}, "ability holds half a character"),
        (
            {"type": "Event", "attributes": ["Harbor"], "power": "-", "soul": 0},
            "no event has trait",
        ),
    ],
)
def test_a_field_that_cannot_be_used_is_named(changed: dict[str, Any], fault: str) -> None:
    card = {k: v for k, v in (array_card() | changed).items() if v is not None}
    with pytest.raises(BadFields) as caught:
        WS.printed(card)
    assert fault in str(caught.value.faults[0])
    found = verdict(card)
    assert found.status == DAMAGED
    assert len(found.faults) == 1


def test_every_bad_field_of_a_card_is_named() -> None:
    with pytest.raises(BadFields) as caught:
        WS.printed({"id": "X-1", "type": "Character"})
    missing = {"name", "color", "level", "cost", "power", "soul"}
    assert {f.field for f in caught.value.faults} == missing


def test_a_card_is_exact_only_if_all_of_its_text_is() -> None:
    assert verdict(array_card(ability=[DRAWS, GROWS])).status == EXACT
    assert verdict(array_card(ability=[])).status == EXACT
    half = verdict(array_card(ability=[DRAWS, SNEEZES]))
    assert half.status == UNREAD
    assert [stop is None for stop in half.stops] == [True, False]
    assert verdict(array_card(ability=[DRAWS, SNEEZES, BROKEN])).status == DAMAGED


@pytest.mark.parametrize("text", [BROKEN, LOST, "【AUTO】 " + "draw " * LONGEST])
def test_a_damaged_text_is_damage_and_not_a_wording(text: str) -> None:
    found = verdict(array_card(ability=[text]))
    assert found.status == DAMAGED
    assert found.printed, "the card itself can still be made"
    assert phrases_of([found]) == [], "no wording would free it"
    assert phrases_of([found], DAMAGED)[0]["phrase"].startswith("damaged: ")


def test_whatever_is_raised_while_reading_makes_the_card_not_exact(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fails(*_: object) -> None:
        raise RecursionError("too deep")

    monkeypatch.setattr("bythebook.library.ws.read_all", fails)
    found = verdict(array_card())
    assert found.status == UNREAD
    assert found.phrases == ("could not be read: RecursionError",)


def test_a_text_that_is_not_printed_back_is_not_exact(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "【CONT】 This card gets +1500 power."
    monkeypatch.setattr("bythebook.library.ws.ADAPTER._show", lambda ability: GROWS)
    assert verdict(array_card(ability=[text])).status == UNREAD


@dataclass(frozen=True)
class Sneezed(Condition):
    """A condition nobody ever taught to hold."""


@dataclass(frozen=True)
class Sneeze(Effect):
    """An instruction nobody ever taught to do anything."""


def test_a_node_without_meaning_is_not_playable() -> None:
    for ability in (Ability(AUTO, condition=Sneezed()), Ability(AUTO, body=(Sneeze(),))):
        with pytest.raises(NotPlayable, match="Sneeze"):
            check_playable(ability)
    for ability in WS.read(DRAWS, {"kind": "character"}):
        check_playable(ability)


def test_a_card_that_cannot_be_numbered_for_a_game_is_not_exact(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fails(*_: object) -> None:
        raise TypeError("not for a game")

    monkeypatch.setattr("bythebook.library.card_files.Library", fails)
    assert verdict(array_card()).status == DAMAGED


def test_the_phrase_that_frees_the_most_whole_cards_comes_first() -> None:
    cards = [
        array_card("A-1", ability=[SNEEZES]),
        array_card("A-2", ability=[YAWNS]),
        array_card("A-3", ability=[SNEEZES, YAWNS]),
        array_card("A-4", ability=[YAWNS, "【AUTO】 When this card yawns, draw 2 cards."]),
        array_card("A-5", ability=[DRAWS]),
    ]
    found = phrases_of(judge_all("ws", [Row(1, card) for card in cards]))
    yawns, sneezes = found
    assert "yawns" in yawns["phrase"]
    assert (yawns["frees"], yawns["count"]) == (2, 3), "both texts of A-4 lack the same"
    assert "sneezes" in sneezes["phrase"]
    assert (sneezes["frees"], sneezes["count"]) == (1, 2)


def test_phrases_leave_out_what_differs_from_card_to_card() -> None:
    texts = [
        f'【AUTO】 When this card yawns at {n} 《{trait}》 characters or "{name}", draw 1 card.'
        for n, trait, name in ((1, "Harbor", "Aki"), (3, "Tide", "Mio"))
    ]
    found = phrases_of(verdict(array_card(ability=[text])) for text in texts)
    assert len(found) == 1
    assert "Aki" not in found[0]["phrase"]


def test_coverage_counts_every_doubt_against_the_file() -> None:
    cards = [
        array_card("A-1", ability=[DRAWS, GROWS]),
        array_card("A-2", ability=[DRAWS, GROWS]),
        array_card("A-3", ability=[DRAWS, SNEEZES]),
        array_card("A-4", ability=[]),
        array_card("A-5", ability=[GROWS], color="PURPLE"),
        array_card("A-6", ability=[BROKEN]),
    ]
    rows = [Row(n, card) for n, card in enumerate(cards, 1)] + [Row(7, {}, "not JSON")]
    for jobs in (1, 2):
        counted = coverage("ws", rows, jobs)
        phrases, damage = counted.pop("unread"), counted.pop("damage")
        assert counted.pop("names_no_known_card") == []
        assert counted == {
            "cards": 7,
            "cards_with_text": 5,
            "exact_cards": 2,
            "exact_cards_without_text": 1,
            "texts": 4,
            "exact_texts": 1,
            "abilities": 8,
            "exact_abilities": 5,
            "damaged": 3,
        }
        assert [(p["frees"], p["count"]) for p in phrases] == [(1, 1)]
        assert {d["what"].split(" ")[0] for d in damage} == {"color", "a", "not"}


def test_many_processes_judge_as_one_does() -> None:
    texts = [DRAWS, SNEEZES, GROWS, BROKEN]
    rows = [Row(n, array_card(f"A-{n}", ability=[texts[n % 4]])) for n in range(250)]
    assert list(judge_all("ws", rows, 2)) == list(judge_all("ws", rows, 1))


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (b"nonsense", "it is not JSON"),
        (b'{"id": "A"', "it is not JSON"),
        (b"[1, 2]", "a card is a JSON object"),
        (b'[{"id": "A"}', "cut short"),
        (b'[{"id": "A"} {"id": "B"}]', "cut short"),
        (b'[{"id": "A"}, nonsense]', "it is not JSON"),
        (b'{"id": "\xff\xfe"}', "not UTF-8"),
        (b'[{"id": "\xff\xfe"}]', "not UTF-8"),
        (b"[" * 90_000, "nested too deeply"),
        (b'{"a":' * 90_000, "nested too deeply"),
        (b'{"id": ' + b"9" * 9000 + b"}", "too long"),
        (b'[{"id": ' + b"9" * 9000 + b"}]", "too long"),
        (b'"text"', "a card is a JSON object"),
        (b"null\n", "a card is a JSON object"),
    ],
)
def test_bytes_that_are_no_cards_are_told_in_a_sentence(data: bytes, fault: str) -> None:
    rows = list(rows_of(data))
    assert fault in rows[-1].fault
    assert all(judge(WS, row).status == DAMAGED for row in rows)


def test_a_file_that_is_not_there_or_empty_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="No such file"):
        read_rows(tmp_path / "nothing.json")
    with pytest.raises(BadFile, match="Is a directory"):
        read_rows(tmp_path)
    for nothing in ("", "\n\n", "[]"):
        (tmp_path / "empty.json").write_text(nothing)
        with pytest.raises(BadFile, match="holds no cards"):
            read_rows(tmp_path / "empty.json")


def test_one_card_alone_may_be_spread_over_lines(tmp_path: Path) -> None:
    import json

    [row] = list(rows_of(json.dumps(array_card(), indent=2).encode()))
    assert judge(WS, row).status == EXACT
