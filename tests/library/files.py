"""Our own cards in the shapes of players' card files."""

import json
from pathlib import Path
from typing import Any

DRAWS = "【AUTO】 When this card attacks, draw 1 card."
GROWS = "【CONT】 This card gets +500 power."
SNEEZES = "【AUTO】 When this card sneezes, draw 1 card."
YAWNS = "【AUTO】 When this card yawns, draw 1 card."
BROKEN = '【AUTO】 When "Ferry is placed on your climax area, draw 1 card.'
LOST = "【CONT】 If your climax with in its trigger icon is placed, this card gets +500 power."


def array_card(code: str = "FRY/W01-E001", **changed: Any) -> dict[str, Any]:
    """A character as the one-file-a-set JSON has it."""
    card: dict[str, Any] = {
        "name": "Ferry Hand, Aki",
        "code": code,
        "rarity": "R",
        "expansion": "The Last Ferry",
        "side": "W",
        "type": "Character",
        "color": "YELLOW",
        "level": "0",
        "cost": "0",
        "power": "2500",
        "soul": 1,
        "trigger": [],
        "attributes": ["Harbor", "-"],
        "ability": [DRAWS],
        "flavor_text": "-",
        "set": "FRY",
        "release": "01",
        "sid": "E001",
    }
    return card | changed


def line_card(code: str = "FRY/W01-E001", **changed: Any) -> dict[str, Any]:
    """The same character as the JSON lines have it."""
    card = array_card(code)
    for theirs, ours in (("code", "id"), ("attributes", "traits"), ("ability", "text")):
        card[ours] = card.pop(theirs)
    card["colors"] = [card.pop("color")]
    return card | changed


def climax(code: str = "FRY/W01-E090", **changed: Any) -> dict[str, Any]:
    """A climax: no level, cost or power."""
    none = {"level": "-", "cost": "－", "power": "", "soul": 0, "attributes": ["－", "－"]}
    text = ["【CONT】 All of your characters get +1000 power and +1 soul."]
    card = array_card(code, name="Last Boat Home", type="Climax", trigger=["SOUL", "SOUL"])
    return card | none | {"ability": text} | changed


def fleet() -> list[dict[str, Any]]:
    """Enough cards for a deck: twelve names and two climaxes."""
    cards = [
        array_card(f"FRY/W01-E{n:03}", name=f"Deck Hand {n}", ability=[GROWS] if n % 2 else [])
        for n in range(1, 13)
    ]
    return [*cards, climax(), climax("FRY/W01-E091", name="Tide Table")]


def deck_rows(odd: str = "") -> list[tuple[int, str, str]]:
    """A legal deck of the fleet; `odd` takes the place of one card."""
    rows = [(4, f"FRY/W01-E{n:03}", f"Deck Hand {n}") for n in range(1, 11)]
    rows += [(2, "FRY/W01-E011", "Deck Hand 11"), (4, "FRY/W01-E090", "Last Boat Home")]
    rows.append((4, "FRY/W01-E091", "Tide Table"))
    if odd:
        rows[0] = (4, odd, "")
    return rows


def write_array(folder: Path, cards: list[dict[str, Any]], name: str = "FRY_W01.json") -> Path:
    """A set file."""
    file = folder / name
    file.write_text(json.dumps(cards, indent=1), encoding="utf-8")
    return file


def write_lines(folder: Path, cards: list[Any], name: str = "cards.jsonl") -> Path:
    """JSON lines; a text is a line as it is."""
    file = folder / name
    lines = [card if isinstance(card, str) else json.dumps(card) for card in cards]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return file
