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
from bythebook.language import mark, mark_all, mark_many
from bythebook.wording.story import (
    Counted,
    Forms,
    Phrase,
    Term,
    Told,
    begins,
    given,
    happens,
    moved,
    number_of,
    plainly,
)

BEGINNINGS: Final = mark_all(
    {P_CHARGE: "charge phase", P_MAIN: "main phase", P_TURN_ENDS: "end phase"}
)
MODES: Final = {
    ACTIVE: mark_many("{cards} becomes active", "{cards} become active"),
    REST: mark_many("{cards} rests", "{cards} rest"),
}
PLACE: Final = mark("place {cards} in the {target}"), mark("places {cards} in the {target}")
DRAW: Final = mark("draw {cards}"), mark("draws {cards}")
TAKE: Final = mark("take {cards} into the hand"), mark("takes {cards} into the hand")
CHARGE: Final = mark("charge {cards}"), mark("charges {cards}")
COMBO: Final = mark("combo with {cards}"), mark("combos with {cards}")
PLAY: Final = mark("play {cards}"), mark("plays {cards}")
FROM_LIFE: Final = mark("take {cards} from life"), mark("takes {cards} from life")
LIFE_TO_DROP: Final = (
    mark("take {cards} from life, to the drop area"),
    mark("takes {cards} from life, to the drop area"),
)
USE: Final = mark("use {cards}"), mark("uses {cards}")
DISCARD: Final = mark("discard {cards}"), mark("discards {cards}")
DAMAGED: Final = mark("take {damage} damage in all"), mark("takes {damage} damage in all")
TO_DROP: Final = mark_many("{cards} goes to the drop area", "{cards} go to the drop area")
TO_WARP: Final = mark_many("{cards} goes to the warp", "{cards} go to the warp")
ATTACKS: Final = mark_many("{cards} attacks {other}", "{cards} attack {other}")
GUARD: Final = mark_many("{cards} becomes the guard card", "{cards} become the guard cards")
KOD: Final = mark_many("{cards} is KO'd", "{cards} are KO'd")
LOSES: Final = mark_many("{cards} loses {markers}", "{cards} lose {markers}")
MARKERS: Final = mark_many("{count} marker", "{count} markers")
NEGATED: Final = mark_many("{cards} is negated", "{cards} are negated")
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
        return happens(MODES[item["state"]], item["card"], by)
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
    forms: Forms | None = None
    if origin is None:
        return Phrase(PLACE, player, [card], by, {"target": Term(target)})
    if (origin, target) == ("deck", "hand"):
        forms = DRAW if clause.startswith(("4-9", "5-2-1-6", "6-2-3")) else TAKE
    elif clause.startswith("6-2-5"):
        forms = CHARGE
    elif target == "combo area":
        forms = COMBO
    elif origin == "hand" and target in IN_PLAY:
        forms = PLAY
    elif origin == "life" and target in ("hand", "drop area"):
        forms = FROM_LIFE if target == "hand" else LIFE_TO_DROP
    elif (origin, target) == ("hand", "drop area"):
        forms = USE if clause.startswith(("8-5-2-5", "10-10")) else DISCARD
    elif origin in IN_PLAY and target == "drop area" and not by:
        return happens(TO_DROP, card)
    elif origin in IN_PLAY and target == "warp":
        return happens(TO_WARP, card, by)
    return moved(item, player, card, by) if forms is None else Phrase(forms, player, [card], by)


def _event(item: Told, by: str) -> Phrase | None:
    kind = item["kind"]
    card = item.get("card")
    if kind == EV_ATTACK:
        return happens(ATTACKS, card, other=item.get("other"))
    if kind == EV_GUARD:
        return happens(GUARD, card, by)
    if kind == EV_DAMAGE:
        return Phrase(DAMAGED, item["player"], by=by, values={"damage": item.get("value", 0)})
    if kind == EV_KO:
        return happens(KOD, card, by)
    if kind == EV_MARKER:
        return happens(LOSES, card, by, markers=Counted(*MARKERS, item.get("value", 0)))
    if kind == EV_NEGATED:
        return happens(NEGATED, card, by)
    if kind == EV_BEGIN and item.get("value", 0) in BEGINNINGS:
        return begins(BEGINNINGS[item["value"]])
    return None
