"""What happens in Vanguard, each event as a phrase."""

from typing import Final

from bythebook.games.vanguard.texts.events import (
    EV_ATTACK,
    EV_BEGIN,
    EV_BOOST,
    EV_DAMAGED,
    EV_GUARD,
    EV_HIT,
    EV_NO_HIT,
    EV_TRIGGER,
    P_BATTLE,
    P_END,
    P_MAIN,
    P_RIDE,
)
from bythebook.games.vanguard.zones.zones import REST, STAND
from bythebook.wording.story import Phrase, Told, given, number_of, plainly

BEGINNINGS: Final = {
    P_RIDE: "ride phase",
    P_MAIN: "main phase",
    P_BATTLE: "battle phase",
    P_END: "end phase",
}
TURNS: Final = {STAND: "stands", REST: "rests"}
AMOUNTS: Final = ("power", "critical", "shield", "grade", "drive")
VANGUARD: Final = "vanguard circle"
GUARDIANS: Final = "guardian circle"
REAR: Final = ("left front", "right front", "left back", "center back", "right back")
FIELD: Final = (VANGUARD, *REAR, GUARDIANS)
_BY_THE_RULES: Final = ("6.3.1", "7.4.1", "9.2.2", "10.4.1")
"""clauses under which units turn without its being worth a word"""


def phrases(item: Told) -> Phrase | None:
    """One event; nothing if it is not worth telling."""
    kind, by = item["event"], item.get("by", "")
    if kind == "move":
        return _move(item, by)
    if kind == "turn":
        if number_of(item["clause"]).startswith(_BY_THE_RULES) or item["state"] not in TURNS:
            return None
        return Phrase("", TURNS[item["state"]], cards=[item["card"]], by=by)
    if kind == "event":
        return _event(item)
    if kind == "give":
        return given(item, AMOUNTS)
    if kind == "reveal" and number_of(item["clause"]).startswith(("8.5.2.1", "6.2.3")):
        return None  # a card that is played is told when it comes into play
    return plainly(item)


def _move(item: Told, by: str) -> Phrase | None:
    origin, target = item["from"], item["to"]
    player, card = item["player"], item.get("card")
    verb, tail = "put", f"from {origin} to {target}"
    if origin == target:
        return None
    if target == VANGUARD:
        if origin in ("hearts", None) or card is None:
            return None
        verb, tail = ("stride", "") if origin == "G zone" else ("ride", "")
    elif target == "hearts" or (origin == VANGUARD and target == "soul"):
        return None  # told by who rides or strides
    elif (origin, target) == ("deck", "hand"):
        drawn = number_of(item["clause"]).startswith(("3.12", "7.5", "5.4"))
        verb, tail = ("draw", "") if drawn else ("take", "into the hand")
    elif target in REAR:
        verb, tail = ("move", f"to {target}") if origin in FIELD else ("call", f"({target})")
        if origin.startswith("locked "):
            return Phrase("", "is unlocked", cards=[card], by=by)
    elif target == GUARDIANS:
        verb, tail = ("intercept with", "") if origin in REAR else ("guard with", "")
    elif target.startswith("locked "):
        return Phrase("", "is locked", cards=[card], by=by)
    elif target == "trigger zone":
        verb, tail = "check", ""
    elif origin == "trigger zone":
        if target == "hand":
            return None
        verb, tail = ("take", "as damage") if target == "damage zone" else (verb, tail)
    elif target == "drop zone":
        if origin in FIELD:
            return Phrase("", "is retired", cards=[card], by=by)
        dropped = {"hand": "discard", "damage zone": "heal", "soul": "soul-blast"}
        verb, tail = (dropped[origin], "") if origin in dropped else (verb, tail)
    elif (origin, target) == ("deck", "soul"):
        verb, tail = "soul-charge", ""
    elif target == "bind zone":
        verb, tail = "bind", ""
    elif target == "removal zone":
        verb, tail = "remove", "from the game"
    elif target == "G zone":
        return Phrase("", "returns to the G zone", cards=[card], by=by)
    return Phrase(verb, tail, player, [card], by)


def _event(item: Told) -> Phrase | None:
    kind, card, other = item["kind"], item.get("card"), item.get("other")
    if kind == EV_ATTACK:
        return Phrase("", f"attacks {other}", cards=[card])
    if kind == EV_BOOST:
        return Phrase("", f"boosts {other}", cards=[card])
    if kind == EV_GUARD:
        return Phrase("", f"guards {other}", cards=[card])
    if kind == EV_HIT:
        return Phrase("", f"hits {other}", cards=[card])
    if kind == EV_NO_HIT:
        return Phrase("", f"does not hit {other}", cards=[card])
    if kind == EV_DAMAGED:
        return Phrase("", f"is dealt {item.get('value', 0)} damage", cards=[card])
    if kind == EV_TRIGGER:
        return Phrase("", "is a trigger", cards=[card])
    if kind == EV_BEGIN and item.get("value", 0) in BEGINNINGS:
        return Phrase(f"[{BEGINNINGS[item['value']]}]", title=True)
    return None
