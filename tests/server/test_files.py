"""What is asked through HTTP: games, cards, decks, rules, records, reports."""

import asyncio
import random
from hashlib import blake2b, sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from bythebook import engine
from bythebook.catalogue import GAMES, entry_of
from bythebook.cli.main import app
from bythebook.kernel.game.game import Game
from bythebook.kernel.state.errors import BadRecord
from bythebook.server import wire
from bythebook.server.report import record_of
from tests.library.files import array_card
from tests.server.live import Live, page


def a_game(name: str, seed: int = 3, most: int = 60) -> Game:
    """A game of our decks, some decisions in."""
    game = engine.new_game(name, *entry_of(name).decks["own"], seed=seed)
    chance = random.Random(seed)
    while game.pending is not None and game.decided < most:
        game.answer(chance.randrange(len(game.pending.options)))
    return game


def replay(live: Live, **wanted: Any) -> wire.Replay:
    return msgspec.convert(live.post("/api/replays", wanted), wire.Replay)


def test_every_game_is_offered_with_its_decks(live: Live) -> None:
    found = {g["name"]: g for g in live.get("/api/games")}
    assert sorted(found) == sorted(GAMES)
    assert {"name", "about", "cards"} == set(found["ws"]["decks"][0])
    assert "rules" in found["vgd"]["opponents"]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_card_can_be_looked_at_and_found(live: Live, game: str) -> None:
    first = live.get(f"/api/games/{game}/search?text=")
    assert first["found"] >= len(engine.cards_of(game))
    card = next(c for c in first["cards"] if c["lines"])
    told = live.get(f"/api/games/{game}/cards?number={card['number']}&explained=true")
    assert told[0]["name"] == card["name"]
    assert told[0]["explained"]
    word = card["name"].split()[-1]
    found = live.get(f"/api/games/{game}/search?text={word}")
    assert card["number"] in [c["number"] for c in found["cards"]]


def test_a_deck_is_judged_with_clauses_and_comes_back_as_it_was(live: Live) -> None:
    card = next(iter(engine.cards_of("ws")))
    bad = live.post("/api/games/ws/deck", {"text": f"5 {card}"})
    assert not bad["legal"]
    assert all(fault["clause"].startswith("ws ") for fault in bad["faults"])
    rows = [f"1 {c.number}" for c in engine.deck_of("ws", "lanterns")]
    good = live.post("/api/games/ws/deck", {"text": "\n".join(rows)})
    assert good["legal"]
    assert live.post("/api/games/ws/deck", {"text": good["exported"]})["rows"] == good["rows"]
    wrong = live.post("/api/games/ws/deck", {"text": "4 XX-0000"})
    assert wrong["faults"][0]["field"] == "line 1"


@pytest.mark.parametrize("deck", ["/etc/passwd", "../../x.txt", "no such deck"])
def test_a_page_cannot_name_a_file(live: Live, deck: str) -> None:
    refused = live.post("/api/tables", {"game": "ws", "deck": deck})
    assert (refused["status"], refused["field"]) == (400, "deck")
    listed = live.post("/api/tables", {"game": "ws", "deck_list": "/etc/hostname.txt"})
    assert listed["status"] == 400
    assert "cannot be read" not in listed["sentence"]


def test_rules_are_found_by_number_and_by_words(live: Live) -> None:
    contents = live.get("/api/rules/vgd")
    assert contents["clauses"]
    below = live.get("/api/rules/ws?number=7.2")
    assert all(clause["number"].startswith("7.2") for clause in below["clauses"])
    assert any(clause["symbols"] for clause in below["clauses"])
    word = below["clauses"][0]["gist"].split()[0]
    found = live.get(f"/api/rules/ws?text={word}")
    assert below["clauses"][0]["number"] in [clause["number"] for clause in found["clauses"]]


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_record_is_looked_through_from_every_side(live: Live, name: str) -> None:
    game = a_game(name, most=120)
    whole = replay(live, record=game.record())
    assert whole.decisions == whole.at == game.decided
    for upto in (0, 1, 30, 29, 60):
        for seen in ({"viewer": 0}, {"viewer": 1}, {"public": True}):
            told = replay(live, key=whole.key, upto=upto, **seen)
            assert told.at == upto
            assert told.decision is not None
            assert told.decision.mine == (told.decision.player == seen.get("viewer"))
            # An answer is told to who gave it: of which cards it was, others may not know.
            before = replay(live, key=whole.key, upto=max(0, upto - 1)).decision
            assert before is not None
            assert bool(told.answer) == (upto > 0 and before.player == seen.get("viewer"))
    assert {m.kind for m in whole.marks} >= {"turn", "attack", "damage"}
    assert [m.decision for m in whole.marks] == sorted(m.decision for m in whole.marks)
    refused = live.post("/api/replays", {"key": whole.key, "upto": game.decided + 1})
    assert refused["field"] == "upto"


def test_a_damaged_record_is_refused_as_the_terminal_does(live: Live) -> None:
    record = a_game("ws").record()
    lines = record.split("\n")
    lines[-8] = lines[-8].replace(":", ";")
    for bad in ("", "nonsense", "\n".join(lines), record[:-40]):
        refused = live.post("/api/replays", {"record": bad, "key": "unknown"})
        assert refused["status"] == 400
        assert refused["sentence"].endswith(".")
        with pytest.raises(BadRecord):
            engine.replay(bad)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_what_was_left_to_chance_follows_from_the_seed(live: Live, name: str) -> None:
    """Worked out by what docs/wire.md says, not by the engine."""
    game = a_game(name, most=250)
    told = msgspec.convert(live.post("/api/replays/chance", {"record": game.record()}), wire.Chance)
    key = blake2b(told.seed.encode(), digest_size=32).digest()
    used = 0

    def below(count: int) -> int:
        nonlocal used
        while True:
            block = blake2b((used // 16).to_bytes(8, "little"), key=key).digest()
            word = int.from_bytes(block[used % 16 * 4 :][:4], "little")
            used += 1
            if word < (1 << 32) // count * count:
                return word % count

    assert {draw.kind for draw in told.draws} == {"shuffle", "roll"}
    for draw in told.draws:
        assert draw.begins == used
        if draw.kind == "roll":
            assert draw.came == below(draw.below)
        cards = list(draw.before)
        for place in range(len(cards) - 1, 0, -1):
            other = below(place + 1)
            cards[place], cards[other] = cards[other], cards[place]
        assert draw.after == cards
        assert draw.ends == used
    first = next(draw for draw in told.draws if draw.kind == "shuffle")
    begun = iter(told.decks[first.player or 0])
    assert all(told.cards[card].number in begun for card in first.before)


def test_what_was_left_to_chance_is_told_when_a_game_is_over(live: Live) -> None:
    made = live.new_table(game="ws", opponent="random")
    refused = live.post("/api/replays/chance", {"table": made.table})
    assert refused["status"] == 400
    assert "seed" not in refused

    async def give_up() -> None:
        me = await page(live, made.table, made.secret)
        await me.ask(wire.Concede(id=0))
        await me.close()

    asyncio.run(give_up())
    told = live.post("/api/replays/chance", {"table": made.table})
    sealed = sha256(f"{told['seed']}:{told['salt']}".encode()).hexdigest()
    assert told["commitment"] == sealed
    assert f"seed {told['seed']}\n" in told["record"]
    assert not told["taken_over"]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_replay_is_taken_over_in_the_middle_of_an_effect(live: Live, seat: int) -> None:
    game = a_game("vgg", seed=4, most=90)

    async def play() -> None:
        wanted = {"record": game.record(), "upto": 77, "seat": seat, "opponent": "random"}
        made = msgspec.convert(live.post("/api/replays/take-over", wanted), wire.NewSeat)
        me = await page(live, made.table, made.secret)
        assert me.welcome is not None
        assert me.welcome.seat == seat
        while me.decision is None or not me.decision.mine:
            await me.read()
        assert me.decision.number >= 77
        assert isinstance(await me.answer(0), wire.Accepted)
        await me.close()

    asyncio.run(play())


def test_a_report_opens_in_the_terminal_at_the_same_decision(live: Live, tmp_path: Path) -> None:
    async def play() -> tuple[wire.NewSeat, int]:
        made = live.new_table(game="dbs", opponent="random")
        me = await page(live, made.table, made.secret)
        chance = random.Random(2)
        for _ in range(12):
            while me.decision is None or not me.decision.mine:
                await me.read()
            await me.answer(chance.randrange(len(me.decision.options)))
        while me.decision is None or not me.decision.mine:
            await me.read()
        await me.close()
        return made, me.decision.number

    made, decided = asyncio.run(play())
    asked = {"secret": made.secret, "note": "odd", "settings": {"motion": "less"}}
    told = live.post(f"/api/tables/{made.table}/report", asked)
    found = msgspec.json.decode(told["text"])
    assert (found["decision"], found["note"]) == (decided, "odd")
    assert found["log"]
    assert engine.replay(record_of(told["text"])).decided == decided
    file = tmp_path / told["name"]
    file.write_text(told["text"], encoding="utf-8")
    result = CliRunner().invoke(app, ["replay", str(file)])
    assert result.exit_code == 0
    assert f"{decided} decisions" in result.output
    assert "A decides: " in result.output


def test_in_a_game_between_people_nothing_hidden_is_reported(live: Live) -> None:
    first, second = live.two_seats("ws")
    told = live.post(f"/api/tables/{first.table}/report", {"secret": first.secret})
    found = msgspec.json.decode(told["text"])
    assert found["record"] == ""
    with pytest.raises(BadRecord, match="against a person"):
        record_of(told["text"])
    refused = live.post(f"/api/tables/{first.table}/record", {"secret": second.secret})
    assert refused["status"] == 400
    forged = live.post(f"/api/tables/{first.table}/report", {"secret": "forged"})
    assert forged["status"] == 404


@pytest.mark.parametrize("text", ["{", "{}", '{"format": "bythebook report 1"}', "[" * 5000])
def test_a_damaged_report_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        record_of(text)


def test_a_card_file_is_judged_and_its_cards_are_found(live: Live) -> None:
    cards = [array_card(name="Lamp Carrier"), {"code": "FRY/W01-E002"}]
    text = "\n".join(msgspec.json.encode(one).decode() for one in cards)
    told = live.post("/api/games/ws/library", {"text": text})
    assert (told["cards"], told["damaged"]) == (2, 1)
    assert told["faults"][0]["field"] == "line 2"
    found = live.get("/api/games/ws/search?text=lamp%20carrier")
    assert [one["number"] for one in found["cards"]] == ["FRY/W01-E001"]
    for bad in ("", "nonsense", "[]", "[[[["):
        refused = live.post("/api/games/ws/library", {"text": bad})
        assert (refused["status"], refused["field"]) == (400, "text")
        assert "/" not in refused["sentence"]
