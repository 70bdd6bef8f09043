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
from bythebook.language import mark, mark_all, mark_many
from bythebook.wording.story import (
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
    {
        P_MAIN: "main phase",
        P_CLIMAX: "climax phase",
        P_ATTACK: "attack phase",
        P_ENCORE: "encore step",
        P_END: "end phase",
    }
)
ATTACKS: Final = {
    1: mark_many("{cards} attacks directly", "{cards} attack directly"),
    2: mark_many("{cards} attacks from the front", "{cards} attack from the front"),
    3: mark_many("{cards} attacks from the side", "{cards} attack from the side"),
}
ATTACKS_ONE: Final = {
    1: mark_many("{cards} attacks directly: {other}", "{cards} attack directly: {other}"),
    2: mark_many(
        "{cards} attacks from the front: {other}", "{cards} attack from the front: {other}"
    ),
    3: mark_many("{cards} attacks from the side: {other}", "{cards} attack from the side: {other}"),
}
TURNS: Final = {
    STAND: mark_many("{cards} stands", "{cards} stand"),
    REST: mark_many("{cards} rests", "{cards} rest"),
    REVERSE: mark_many("{cards} is reversed", "{cards} are reversed"),
}
DRAW: Final = mark("draw {cards}"), mark("draws {cards}")
TAKE: Final = mark("take {cards} into the hand"), mark("takes {cards} into the hand")
TO_CLOCK: Final = mark("clock {cards}"), mark("clocks {cards}")
PLAY: Final = mark("play {cards}"), mark("plays {cards}")
PLAY_TO: Final = mark("play {cards} ({target})"), mark("plays {cards} ({target})")
TRIGGER: Final = mark("turn up {cards} (trigger)"), mark("turns up {cards} (trigger)")
TURN_UP: Final = mark("turn up {cards}"), mark("turns up {cards}")
DAMAGE: Final = mark("take {cards} as damage"), mark("takes {cards} as damage")
PAY: Final = mark("pay with {cards}"), mark("pays with {cards}")
DISCARD: Final = mark("discard {cards}"), mark("discards {cards}")
LEVEL_UP: Final = mark("level up with {cards}"), mark("levels up with {cards}")
MOVE: Final = mark("move {cards} to {target}"), mark("moves {cards} to {target}")
COMES_BACK: Final = mark_many("{cards} comes back ({target})", "{cards} come back ({target})")
WAITS: Final = mark_many("{cards} goes to the waiting room", "{cards} go to the waiting room")
CANCEL: Final = mark("cancel the damage"), mark("cancels the damage")
DAMAGED: Final = mark("take {damage} damage in all"), mark("takes {damage} damage in all")
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
        return happens(TURNS[item["state"]], item["card"], by)
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
    forms: Forms | None = None
    if (origin, target) == ("deck", "hand"):
        forms = DRAW if clause.startswith(("3.2.3", "5.2.1")) else TAKE
    elif clause == "6.4.1.2":
        forms = TO_CLOCK
    elif clause.startswith("8.6.2.4"):
        if origin == "hand" and not by:
            forms = PLAY_TO if on_stage(target) else PLAY
    elif clause == "7.3.1.2":
        if target == "stock":
            return None
        forms = TRIGGER
    elif target == "resolution zone":
        forms = TURN_UP
    elif origin == "resolution zone" and target == "clock":
        forms = DAMAGE
    elif origin == "stock" and target == "waiting room":
        forms = PAY
    elif (origin, target) == ("hand", "waiting room"):
        forms = DISCARD
    elif (origin, target) == ("clock", "level"):
        forms = LEVEL_UP
    elif on_stage(origin) and on_stage(target):
        forms = MOVE
    elif origin == "waiting room" and on_stage(target):
        return happens(COMES_BACK, card, by, target=Term(target))
    elif on_stage(origin) and target == "waiting room" and not by:
        return happens(WAITS, card)
    if forms is None:
        return moved(item, player, card, by)
    values: dict[str, object] = {"target": Term(target)} if forms in (PLAY_TO, MOVE) else {}
    return Phrase(forms, player, [card], by, values)


def _event(item: Told, by: str) -> Phrase | None:
    kind = item["kind"]
    if kind == EV_ATTACK:
        how = item.get("value", 0) or 2
        other = item.get("other")
        if other:
            return happens(ATTACKS_ONE[how], item.get("card"), other=other)
        return happens(ATTACKS[how], item.get("card"))
    if kind == EV_CANCELED:
        return Phrase(CANCEL, item["player"], by=by)
    if kind == EV_DAMAGED:
        return Phrase(DAMAGED, item["player"], by=by, values={"damage": item.get("value", 0)})
    if kind == EV_BEGIN and item.get("value", 0) in BEGINNINGS:
        return begins(BEGINNINGS[item["value"]])
    return None
