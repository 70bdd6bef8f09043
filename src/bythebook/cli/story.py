"""What happened, in sentences a player can follow."""

from collections.abc import Iterable
from typing import Any

PHASES = {
    4: "main phase",
    5: "climax phase",
    6: "attack phase",
    12: "encore step",
    13: "end phase",
}
ATTACKS = {1: "attacks directly", 2: "attacks from the front", 3: "attacks from the side"}


def sentences(game: str, told: Iterable[dict[str, Any]], player: int) -> list[str]:
    """A told log as sentences; what matters little is left out, equal neighbours are counted."""
    found: list[str] = []
    count = 1
    for item in told:
        line = sentence(item, player)
        if not line:
            continue
        if found and found[-1].split("  x")[0] == line:
            count += 1
            found[-1] = f"{line}  x{count}"
        else:
            count = 1
            found.append(line)
    return found


def _who(number: int, player: int) -> str:
    return "You" if number == player else "Rival"


def _does(number: int, player: int, verb: str) -> str:
    """Who does something: you draw, the rival draws."""
    return f"You {verb}" if number == player else f"Rival {verb}s"


def sentence(item: dict[str, Any], player: int) -> str:
    """One event, or nothing if it is not worth telling."""
    kind = item["event"]
    card = item.get("card") or "a card"
    if kind == "move":
        return _move(item, card, player)
    if kind == "turn begins":
        return f"--- Turn {item['number']}: {_who(item['player'], player)} ---"
    if kind == "turn" and item["state"] == 3:
        return f"{card} is reversed"
    if kind == "event":
        return _event(item, card, player)
    if kind == "give" and item["value"] and item["cards"]:
        names = ", ".join(n or "a card" for n in item["cards"])
        return f"{names}: {item['value']:+} {item['what']}"
    if kind == "shuffle":
        return f"{_who(item['player'], player)}: {item['zone']} shuffled"
    if kind == "reveal" and item.get("card"):
        return f"{card} is shown"
    if kind == "over":
        return "The game is over"
    return ""


def _move(item: dict[str, Any], card: str, player: int) -> str:
    who = _who(item["player"], player)
    origin, target = item["from"], item["to"]
    if (origin, target) == ("deck", "hand"):
        draws = _does(item["player"], player, "draw")
        return f"{draws} {card}" if item.get("card") else draws
    if target == "resolution zone":
        return f"{_does(item['player'], player, 'turn')} up {card}"
    if origin == "resolution zone" and target == "clock":
        return f"{who}: {card} is damage"
    if origin == "stock" and target == "waiting room":
        return f"{_does(item['player'], player, 'pay')} with {card}"
    return f"{who}: {card} from {origin} to {target}"


def _event(item: dict[str, Any], card: str, player: int) -> str:
    from bythebook.games.ws.events import EV_ATTACK, EV_BEGIN, EV_CANCELED, EV_DAMAGED

    who = _who(item["player"], player)
    if item["kind"] == EV_ATTACK:
        return f"{card} {ATTACKS.get(item.get('value', 0), 'attacks')}"
    if item["kind"] == EV_CANCELED:
        return f"{who}: the damage is canceled"
    if item["kind"] == EV_DAMAGED:
        return f"{who}: {item.get('value', 0)} damage"
    if item["kind"] == EV_BEGIN and item.get("value") in PHASES:
        return f"[{PHASES[item['value']]}]"
    return ""
