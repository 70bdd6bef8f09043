"""What happens in Dragon Ball Super, each event as a phrase."""

from typing import Final

from bythebook.games.dbs.texts.events import (
    EV_ATTACK,
    EV_BEGIN,
    EV_DAMAGE,
    EV_GUARD,
    EV_KO,
    EV_MARKER,
    EV_NEGATED,
    P_CHARGE,
    P_MAIN,
    P_TURN_ENDS,
)
from bythebook.games.dbs.zones.zones import ACTIVE, REST
from bythebook.wording.story import Phrase, Told, given, number_of, plainly

BEGINNINGS: Final = {P_CHARGE: "charge phase", P_MAIN: "main phase", P_TURN_ENDS: "end phase"}
MODES: Final = {ACTIVE: "becomes active", REST: "rests"}
IN_PLAY: Final = ("leader area", "battle area", "unison area")
_PAYING: Final = ("8-4-2", "2-11", "7-2-1-2", "7-3-1-2", "3-7-3")
_OF_THE_RULES: Final = ("6-2-2", "7-1", *_PAYING)
"""clauses under which cards turn without its being worth a word"""
_COMING_IN: Final = ("3-7-3", "6-3-1-2", "8-5-2-1")
_AMOUNTS: Final = ("power", "combo power", "combo cost", "cost")


def phrases(item: Told) -> Phrase | None:
    """One event; nothing if it is not worth telling."""
    kind, by = item["event"], item.get("by", "")
    if kind == "move":
        return _move(item, by)
    if kind == "turn":
        if number_of(item["clause"]).startswith(_OF_THE_RULES) or item["state"] not in MODES:
            return None
        return Phrase("", MODES[item["state"]], cards=[item["card"]], by=by)
    if kind == "event":
        return _event(item, by)
    if kind == "give":
        # What combos add is told with the combos.
        return None if not by and item["what"] == "power" else given(item, _AMOUNTS)
    if kind == "reveal" and number_of(item["clause"]).startswith(_COMING_IN):
        return None  # a card that is played or combos is told when it comes into play
    return plainly(item)


def _move(item: Told, by: str) -> Phrase:
    origin, target = item["from"], item["to"]
    player, card = item["player"], item.get("card")
    clause = number_of(item["clause"])
    verb, tail = "put", f"from {origin} to {target}"
    if origin is None:
        verb, tail = "place", f"in the {target}"
    elif (origin, target) == ("deck", "hand"):
        drawn = clause.startswith(("4-9", "5-2-1-6", "6-2-3"))
        verb, tail = ("draw", "") if drawn else ("take", "into the hand")
    elif clause.startswith("6-2-5"):
        verb, tail = "charge", ""
    elif target == "combo area":
        verb, tail = "combo with", ""
    elif origin == "hand" and target in IN_PLAY:
        verb, tail = "play", ""
    elif origin == "life" and target in ("hand", "drop area"):
        verb, tail = "take", "from life" + (", to the drop area" if target != "hand" else "")
    elif (origin, target) == ("hand", "drop area"):
        verb, tail = ("use", "") if clause.startswith(("8-5-2-5", "10-10")) else ("discard", "")
    elif origin in IN_PLAY and target == "drop area" and not by:
        return Phrase("", "goes to the drop area", cards=[card])
    elif origin in IN_PLAY and target == "warp":
        return Phrase("", "goes to the warp", cards=[card], by=by)
    return Phrase(verb, tail, player, [card], by)


def _event(item: Told, by: str) -> Phrase | None:
    kind = item["kind"]
    card = item.get("card")
    if kind == EV_ATTACK:
        return Phrase("", f"attacks {item.get('other')}", cards=[card])
    if kind == EV_GUARD:
        return Phrase("", "becomes the guard card", cards=[card], by=by)
    if kind == EV_DAMAGE:
        return Phrase("take", f"{item.get('value', 0)} damage in all", item["player"], by=by)
    if kind == EV_KO:
        return Phrase("", "is KO'd", cards=[card], by=by)
    if kind == EV_MARKER:
        return Phrase("", f"loses {marks(item.get('value', 0))}", cards=[card], by=by)
    if kind == EV_NEGATED:
        return Phrase("", "is negated", cards=[card], by=by)
    if kind == EV_BEGIN and item.get("value", 0) in BEGINNINGS:
        return Phrase(f"[{BEGINNINGS[item['value']]}]", title=True)
    return None


def marks(count: int) -> str:
    """So many markers."""
    return f"{count} marker{'' if count == 1 else 's'}"
