"""Browsing cards and building decks: facets, filters, judgement, what is refused."""

from typing import Any
from urllib.parse import quote

import msgspec
import pytest

from bythebook import engine
from bythebook.catalogue import GAMES, entry_of
from bythebook.language import language_of
from bythebook.server import limits
from tests.library.files import array_card
from tests.server.live import Live


def search(live: Live, game: str, *filters: str, text: str = "") -> Any:
    said = "".join(f"&filter={quote(one)}" for one in filters)
    return live.get(f"/api/games/{game}/search?text={quote(text)}{said}")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_choice_of_every_facet_finds_as_many_cards_as_it_says(live: Live, game: str) -> None:
    making = live.get(f"/api/games/{game}/facets")
    assert len(making["facets"]) > 4
    for facet in making["facets"]:
        for choice in facet["choices"]:
            found = search(live, game, f"{facet['name']}:{choice['value']}")
            assert found["found"] == choice["count"], (facet["name"], choice["value"])
    names = {facet["name"] for facet in making["facets"]}
    assert "type" in names
    assert names & {"level", "grade", "cost"}


def test_filters_of_one_facet_add_up_and_those_of_two_narrow(live: Live) -> None:
    red, blue = (search(live, "ws", f"color:{name}")["found"] for name in ("red", "blue"))
    assert search(live, "ws", "color:red", "color:blue")["found"] == red + blue
    narrow = search(live, "ws", "color:red", "level:3")
    assert 0 < narrow["found"] < red
    assert all(card["words"]["color"] == ["red"] for card in narrow["cards"])
    assert all(card["values"]["level"] == 3 for card in narrow["cards"])
    assert "climax" not in {c["words"]["type"][0] for c in search(live, "ws", "level:0")["cards"]}


def test_bad_filters_are_refused_with_their_field(live: Live) -> None:
    with pytest.raises(AssertionError, match="cards are not looked for by"):
        search(live, "ws", "secret:1")
    with pytest.raises(AssertionError, match="429"):
        search(live, "ws", *["level:1"] * 61)
    assert search(live, "ws", "level:99")["found"] == 0
    assert live.get("/api/games/ws/search?page=-5")["cards"]
    assert live.get("/api/games/ws/search?page=9999")["cards"] == []


@pytest.mark.parametrize(
    ("game", "kind", "sections"),
    [
        ("ws", "climax", ["main deck"]),
        ("vgg", "G unit", ["G deck"]),
        ("vgg", "trigger unit", ["main deck"]),
        ("vgd", "normal unit", ["main deck", "ride deck"]),
    ],
)
def test_the_rules_say_where_in_a_deck_a_card_may_be(
    live: Live, game: str, kind: str, sections: list[str]
) -> None:
    for card in search(live, game, f"type:{kind}")["cards"]:
        assert card["sections"] == sections


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_deck_of_ours_is_told_whole_with_sections_and_curves(live: Live, game: str) -> None:
    for name in entry_of(game).decks["own"]:
        told = live.post(f"/api/games/{game}/deck", {"deck": name})
        deck = engine.deck_of(game, name)
        assert told["legal"]
        assert [s["cards"] for s in told["sections"]] == [len(s) for s in deck.sections]
        first = told["curves"][0]
        assert first["number"]
        assert [bar["title"] for bar in first["bars"][:4]] == ["0", "1", "2", "3"]
        again = live.post(f"/api/games/{game}/deck", {"text": told["exported"]})
        assert again == told


def test_cards_without_a_level_are_in_no_curve_of_levels(live: Live) -> None:
    climax = search(live, "ws", "type:climax")["cards"][0]["number"]
    event = search(live, "ws", "type:event", "level:1")["cards"][0]["number"]
    told = live.post("/api/games/ws/deck", {"text": f"4 {climax}\n2 {event}"})
    assert [bar["copies"] for bar in told["curves"][0]["bars"]] == [0, 2, 0, 0]


def test_a_list_that_is_not_read_is_no_empty_deck(live: Live) -> None:
    for bad in ("4 XX-0000", "what is this", "{", '{"cards": [1]}'):
        told = live.post("/api/games/ws/deck", {"text": bad})
        assert (told["read"], told["legal"], told["rows"]) == (False, False, [])
        assert told["faults"][0]["sentence"].endswith((".", "?", "!"))
    empty = live.post("/api/games/ws/deck", {"text": ""})
    assert empty["read"]
    assert [fault["clause"] for fault in empty["faults"]] == ["ws 5.1.1"]
    assert live.post("/api/games/ws/deck", {"deck": "../lanterns"})["field"] == "deck"


def test_a_table_takes_a_deck_list_and_refuses_it_with_every_clause(live: Live) -> None:
    told = live.post("/api/games/vgg/deck", {"deck": entry_of("vgg").decks["own"][0]})
    made = live.new_table(game="vgg", deck_list=told["exported"], opponent="random")
    assert made.table
    first = told["rows"][0]
    short = told["exported"].replace(f"{first['copies']} {first['number']}", f"9 {first['number']}")
    for field in ("deck_list", "rival_deck_list"):
        refused = live.post("/api/tables", {"game": "vgg", field: short})
        judged = live.post("/api/games/vgg/deck", {"text": short})
        assert refused["status"] == 400
        assert refused["clause"].startswith("vgg 5.2")
        assert refused["faults"] == judged["faults"]
        assert len(refused["faults"]) > 1


def test_a_card_file_that_is_too_large_is_refused_before_it_is_read(live: Live) -> None:
    limit = live.get("/api/games/dbs/facets")["card_file"]
    assert limit == limits.RECORD
    # What is announced is judged: nothing of it has to come.
    refused = live.post("/api/games/dbs/library", b"{}", {"Content-Length": str(limit + 1)})
    assert refused["status"] == 429
    assert "at the most" in refused["sentence"]


def test_imported_cards_are_filtered_without_their_texts_being_read(live: Live) -> None:
    before = live.get("/api/games/ws/facets")["cards"]
    cards = [array_card(f"ZZZ/W01-E{n:03}", name=f"Gate Hand {n}") for n in range(1, 6)]
    told = live.post("/api/games/ws/library", {"text": msgspec.json.encode(cards).decode()})
    assert told["exact"] == 5
    making = live.get("/api/games/ws/facets")
    assert making["cards"] == before + 5
    assert "origin" in {facet["name"] for facet in making["facets"]}
    found = search(live, "ws", "origin:imported", "set:ZZZ", text="gate hand")
    assert found["found"] == 5
    assert all(card["exact"] for card in found["cards"])


def test_what_is_wrong_with_a_deck_is_said_in_indonesian(live: Live) -> None:
    told = live.post("/api/games/vgg/deck", {"text": "", "language": "id"})
    said = language_of("id")("each player brings a main deck, and this one has no cards at all")
    assert told["faults"][0]["sentence"] == f"{said.capitalize()}."
    own = entry_of("vgg").decks["own"][0]
    told = {
        language: live.post("/api/games/vgg/deck", {"deck": own, "language": language})
        for language in ("en", "id")
    }
    assert "by the guide for beginners" in told["en"]["remarks"][0]
    assert "menurut panduan untuk pemula" in told["id"]["remarks"][0]
