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
        P_RIDE: "ride phase",
        P_MAIN: "main phase",
        P_BATTLE: "battle phase",
        P_END: "end phase",
    }
)
TURNS: Final = {
    STAND: mark_many("{cards} stands", "{cards} stand"),
    REST: mark_many("{cards} rests", "{cards} rest"),
}
RIDE: Final = mark("ride {cards}"), mark("rides {cards}")
STRIDE: Final = mark("stride {cards}"), mark("strides {cards}")
DRAW: Final = mark("draw {cards}"), mark("draws {cards}")
TAKE: Final = mark("take {cards} into the hand"), mark("takes {cards} into the hand")
MOVE: Final = mark("move {cards} to {target}"), mark("moves {cards} to {target}")
CALL: Final = mark("call {cards} ({target})"), mark("calls {cards} ({target})")
INTERCEPT: Final = mark("intercept with {cards}"), mark("intercepts with {cards}")
GUARD: Final = mark("guard with {cards}"), mark("guards with {cards}")
CHECK: Final = mark("check {cards}"), mark("checks {cards}")
DAMAGE: Final = mark("take {cards} as damage"), mark("takes {cards} as damage")
SOUL_CHARGE: Final = mark("soul-charge {cards}"), mark("soul-charges {cards}")
BIND: Final = mark("bind {cards}"), mark("binds {cards}")
REMOVE: Final = mark("remove {cards} from the game"), mark("removes {cards} from the game")
DROPS: Final = {
    "hand": (mark("discard {cards}"), mark("discards {cards}")),
    "damage zone": (mark("heal {cards}"), mark("heals {cards}")),
    "soul": (mark("soul-blast {cards}"), mark("soul-blasts {cards}")),
}
RETIRED: Final = mark_many("{cards} is retired", "{cards} are retired")
LOCKED: Final = mark_many("{cards} is locked", "{cards} are locked")
UNLOCKED: Final = mark_many("{cards} is unlocked", "{cards} are unlocked")
RETURNS: Final = mark_many("{cards} returns to the G zone", "{cards} return to the G zone")
ATTACKS: Final = mark_many("{cards} attacks {other}", "{cards} attack {other}")
BOOSTS: Final = mark_many("{cards} boosts {other}", "{cards} boost {other}")
GUARDS: Final = mark_many("{cards} guards {other}", "{cards} guard {other}")
HITS: Final = mark_many("{cards} hits {other}", "{cards} hit {other}")
NO_HIT: Final = mark_many("{cards} does not hit {other}", "{cards} do not hit {other}")
DEALT: Final = mark_many("{cards} is dealt {damage} damage", "{cards} are dealt {damage} damage")
TRIGGERS: Final = mark_many("{cards} is a trigger", "{cards} are triggers")
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
        return happens(TURNS[item["state"]], item["card"], by)
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
    if origin == target:
        return None
    if origin is None:
        return None  # what lay under a unit goes along with it
    forms: Forms | None = None
    if target == VANGUARD:
        if origin == "hearts" or card is None:
            return None
        forms = STRIDE if origin == "G zone" else RIDE
    elif target == "hearts" or (origin == VANGUARD and target == "soul"):
        return None  # told by who rides or strides
    elif (origin, target) == ("deck", "hand"):
        drawn = number_of(item["clause"]).startswith(("3.12", "7.5", "5.4"))
        forms = DRAW if drawn else TAKE
    elif target in REAR:
        if origin.startswith("locked "):
            return happens(UNLOCKED, card, by)
        forms = MOVE if origin in FIELD else CALL
    elif target == GUARDIANS:
        forms = INTERCEPT if origin in REAR else GUARD
    elif target.startswith("locked "):
        return happens(LOCKED, card, by)
    elif target == "trigger zone":
        forms = CHECK
    elif origin == "trigger zone":
        if target == "hand":
            return None
        forms = DAMAGE if target == "damage zone" else None
    elif target == "drop zone":
        if origin in FIELD:
            return happens(RETIRED, card, by)
        forms = DROPS.get(origin)
    elif (origin, target) == ("deck", "soul"):
        forms = SOUL_CHARGE
    elif target == "bind zone":
        forms = BIND
    elif target == "removal zone":
        forms = REMOVE
    elif target == "G zone":
        return happens(RETURNS, card, by)
    if forms is None:
        return moved(item, player, card, by)
    values: dict[str, object] = {"target": Term(target)} if forms in (MOVE, CALL) else {}
    return Phrase(forms, player, [card], by, values)


_EVENTS: Final = {
    EV_ATTACK: ATTACKS,
    EV_BOOST: BOOSTS,
    EV_GUARD: GUARDS,
    EV_HIT: HITS,
    EV_NO_HIT: NO_HIT,
}


def _event(item: Told) -> Phrase | None:
    kind, card, other = item["kind"], item.get("card"), item.get("other")
    if kind in _EVENTS:
        return happens(_EVENTS[kind], card, other=other)
    if kind == EV_DAMAGED:
        return happens(DEALT, card, damage=item.get("value", 0))
    if kind == EV_TRIGGER:
        return happens(TRIGGERS, card)
    if kind == EV_BEGIN and item.get("value", 0) in BEGINNINGS:
        return begins(BEGINNINGS[item["value"]])
    return None
