"""What happens in Weiss Schwarz, each event as a phrase."""

from typing import Final

from bythebook.games.ws.texts.events import (
    EV_ATTACK,
    EV_BEGIN,
    EV_CANCELED,
    EV_DAMAGED,
    P_ATTACK,
    P_CLIMAX,
    P_ENCORE,
    P_END,
    P_MAIN,
)
from bythebook.games.ws.zones.zones import REST, REVERSE, STAND
from bythebook.wording.story import Phrase, Told, given, number_of, plainly

BEGINNINGS: Final = {
    P_MAIN: "main phase",
    P_CLIMAX: "climax phase",
    P_ATTACK: "attack phase",
    P_ENCORE: "encore step",
    P_END: "end phase",
}
ATTACKS: Final = {1: "attacks directly", 2: "attacks from the front", 3: "attacks from the side"}
TURNS: Final = {STAND: "stands", REST: "rests", REVERSE: "is reversed"}
AMOUNTS: Final = ("power", "soul", "level", "cost")
ON_STAGE: Final = ("center", "back")


def on_stage(zone: str | None) -> bool:
    """Whether a zone, by name, is one of the positions."""
    return zone is not None and zone.endswith(ON_STAGE) and not zone.startswith("markers")


def phrases(item: Told) -> Phrase | None:
    """One event; nothing if it is not worth telling."""
    kind, by = item["event"], item.get("by", "")
    if kind == "move":
        return _move(item, by)
    if kind == "turn":
        if number_of(item["clause"]) == "6.2.1.2" or item["state"] not in TURNS:
            return None
        return Phrase("", TURNS[item["state"]], cards=[item["card"]], by=by)
    if kind == "event":
        return _event(item, by)
    if kind == "give":
        return given(item, AMOUNTS)
    if kind == "reveal" and number_of(item["clause"]).startswith("8.6.2.1"):
        return None  # a card that is played is told when it comes into play
    return plainly(item)


def _move(item: Told, by: str) -> Phrase | None:
    origin, target = item["from"], item["to"]
    player, card = item["player"], item.get("card")
    clause = number_of(item["clause"])
    verb, tail = "put", f"from {origin} to {target}"
    if (origin, target) == ("deck", "hand"):
        drawn = clause.startswith(("3.2.3", "5.2.1"))
        verb, tail = ("draw", "") if drawn else ("take", "into the hand")
    elif clause == "6.4.1.2":
        verb, tail = "clock", ""
    elif clause.startswith("8.6.2.4"):
        if origin == "hand" and not by:
            verb, tail = "play", f"({target})" if on_stage(target) else ""
    elif clause == "7.3.1.2":
        if target == "stock":
            return None
        verb, tail = "turn up", "(trigger)"
    elif target == "resolution zone":
        verb, tail = "turn up", ""
    elif origin == "resolution zone" and target == "clock":
        verb, tail = "take", "as damage"
    elif origin == "stock" and target == "waiting room":
        verb, tail = "pay with", ""
    elif (origin, target) == ("hand", "waiting room"):
        verb, tail = "discard", ""
    elif (origin, target) == ("clock", "level"):
        verb, tail = "level up with", ""
    elif on_stage(origin) and on_stage(target):
        verb, tail = "move", f"to {target}"
    elif origin == "waiting room" and on_stage(target):
        return Phrase("", f"comes back ({target})", cards=[card], by=by)
    elif on_stage(origin) and target == "waiting room" and not by:
        return Phrase("", "goes to the waiting room", cards=[card])
    return Phrase(verb, tail, player, [card], by)


def _event(item: Told, by: str) -> Phrase | None:
    kind = item["kind"]
    if kind == EV_ATTACK:
        tail = ATTACKS.get(item.get("value", 0), "attacks")
        if item.get("other"):
            tail = f"{tail}: {item['other']}"
        return Phrase("", tail, cards=[item.get("card")])
    if kind == EV_CANCELED:
        return Phrase("cancel", "the damage", item["player"], by=by)
    if kind == EV_DAMAGED:
        return Phrase("take", f"{item.get('value', 0)} damage in all", item["player"], by=by)
    if kind == EV_BEGIN and item.get("value", 0) in BEGINNINGS:
        return Phrase(f"[{BEGINNINGS[item['value']]}]", title=True)
    return None
