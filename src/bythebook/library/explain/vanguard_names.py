"""What Vanguard calls things: zones, states, icons, events, what cannot be done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from bythebook.games.vanguard.cards import cards
from bythebook.games.vanguard.texts import events
from bythebook.games.vanguard.zones import zones
from bythebook.kernel.language.words import HAS, Test
from bythebook.library.explain.book_names import BookNames
from bythebook.library.explain.speaking import NO_WORDS, by_bits

GROUPS: Final = {
    zones.REAR_GUARDS: "rear-guard circles",
    zones.VANGUARD_AND_REAR: "vanguard and rear-guard circles",
    zones.FIELD: "field",
    zones.FRONT_ROW: "front row",
    zones.BACK_ROW: "back row",
}
PHASES: Final = {
    events.P_TURN: "turn begins",
    events.P_STAND: "stand phase begins",
    events.P_DRAW: "draw phase begins",
    events.P_RIDE: "ride phase begins",
    events.P_MAIN: "main phase begins",
    events.P_BATTLE: "battle phase begins",
    events.P_START_STEP: "start step begins",
    events.P_ATTACK: "attack step begins",
    events.P_GUARD: "guard step begins",
    events.P_DRIVE: "drive step begins",
    events.P_DAMAGE: "damage step begins",
    events.P_CLOSE: "close step begins",
    events.P_END: "end phase begins",
    events.P_TURN_ENDS: "turn ends",
}
BARRED: Final = {
    events.CANNOT_STAND: "cannot stand",
    events.CANNOT_ATTACK: "cannot attack",
    events.CANNOT_ATTACK_VANGUARD: "cannot attack a vanguard",
    events.CANNOT_ATTACK_REAR_GUARD: "cannot attack rear-guards",
    events.CANNOT_BOOST: "cannot boost",
    events.CANNOT_BE_BOOSTED: "cannot be boosted",
    events.CANNOT_INTERCEPT: "cannot intercept",
    events.CANNOT_BE_CHOSEN: "cannot be chosen by effects of the opponent's cards",
    events.CANNOT_BE_HIT: "cannot be hit",
    events.CANNOT_BE_ATTACKED: "cannot be attacked",
    events.CANNOT_MOVE: "cannot move to another circle",
    events.CANNOT_RETIRE: "cannot be retired by effects",
    events.CANNOT_GO_TO_DECK: "cannot be put into a deck by effects",
    events.COSTS_NOTHING: "costs nothing",
    events.CANNOT_DEAL_DAMAGE: "cannot deal damage",
    events.CANNOT_CALL: "cannot call cards from the hand to the guardian circle",
    events.CANNOT_RIDE: "cannot ride",
    events.CANNOT_BE_RIDDEN: "cannot be ridden",
    events.STAYS_IN_STAND_PHASE: "does not stand in its stand phase",
    events.CANNOT_GUARD: "cannot be called to the guardian circle",
    events.TRIGGERS_NULLIFIED: "checks triggers that do nothing",
    events.CANNOT_USE_ACT: "cannot use activated abilities",
    events.CANNOT_USE_AUTO: "cannot use automatic abilities",
    events.UNAFFECTED: "is not affected by effects of cards",
    events.UNAFFECTED_BY_OPPONENT: "is not affected by effects of the opponent's cards",
    events.CANNOT_NORMAL_CALL: "cannot call cards to rear-guard circles",
}
MARKS: Final = {
    cards.NO_SHIELD: "no shield",
    cards.SENTINEL: "Sentinel",
    cards.NOT_AGAIN: "limited by a sentence of its own",
}
SKILLS: Final = {
    **cards.SKILL_NAMES,
    cards.ATTACKS_FROM_BACK: "attacks from the back row",
    cards.ATTACKS_VANGUARD_FROM_BACK: "attacks a vanguard from the back row",
    cards.ATTACKS_BACK_ROW: "attacks units in the back row",
    cards.ATTACKS_BACK_OF_COLUMN: "attacks units in the back row of its column",
    cards.BATTLES_FRONT_ROW: "battles the whole front row",
    cards.BATTLES_ALL: "battles all units",
    cards.ATTACKS_STANDING: "does not rest to attack",
    cards.INTERCEPTS_FROM_BACK: "intercepts from the back row",
    cards.DRIVES: "performs drive checks as a rear-guard",
    cards.BATTLES_COLUMN: "battles all units in the column of the one it attacks",
    cards.TAKES_NO_TRIGGERS: "is chosen for nothing that triggers give",
    cards.HIT_OR_NOT: "does what it does for a hit though its attack does not hit",
}
HAPPENS: Final = {
    events.EV_ATTACK: "{who} attacks",
    events.EV_BOOST: "{who} boosts",
    events.EV_HIT: "an attack of {who} hits",
    events.EV_NO_HIT: "an attack of {who} does not hit",
    events.EV_DRIVE_CHECK: "a drive check turns up {who}",
    events.EV_DAMAGE_CHECK: "a damage check turns up {who}",
    events.EV_TRIGGER: "the trigger of {who} is performed",
    events.EV_RIDE: "{who} is ridden",
    events.EV_CALL: "{who} is called",
    events.EV_GUARD: "{who} begins to guard",
    events.EV_INTERCEPT: "{who} intercepts",
    events.EV_DAMAGED: "damage is dealt to {who}",
    events.EV_BATTLE_ENDS: "a battle of {who} ends",
    events.EV_DECLARED: "a card name is declared by {who}",
}


class VanguardNames(BookNames):
    """What both eras call things."""

    chars: ClassVar[Sequence[str]] = ("what it cannot do", "abilities", "master", *cards.CHARS)
    states: ClassVar[dict[int, str]] = {zones.STAND: "standing", zones.REST: "resting"}
    field: ClassVar[tuple[int, ...]] = zones.FIELD
    begins: ClassVar[frozenset[int]] = frozenset({events.EV_BEGIN})
    relations: ClassVar[dict[int, str]] = {
        zones.SAME_COLUMN: "in the same column as this card",
        zones.BEHIND: "behind this card",
        zones.IN_FRONT: "in front of this card",
        zones.SAME_ROW: "in the same row as this card",
        zones.COLUMN_OF_VANGUARD: "in the same column as your vanguard",
        zones.OWN_COLUMN: "of yours in the same column as this card",
        zones.THEIR_COLUMN: "of your opponent's in the same column as this card",
    }
    spans: ClassVar[dict[int, str]] = {
        events.FOR_THE_BATTLE: "until the battle ends",
        events.FOR_THE_DAMAGE: "until the damage has been processed",
    }
    groups = GROUPS
    bits: ClassVar[Mapping[int, Mapping[int, str]]] = {
        cards.TYPE: cards.TYPE_NAMES,
        cards.TRIGGER_ICON: cards.TRIGGER_NAMES,
        cards.SKILLS: SKILLS,
        cards.MARKS: MARKS,
    }
    does: ClassVar[Mapping[int, str]] = {
        cards.SENTINEL: "a deck may hold up to four cards with this ability",
    }
    barred = BARRED
    marked = MARKS
    moments = PHASES
    happens = HAPPENS

    def kind_of(self, test: Any) -> str:
        if not isinstance(test, Test) or test.how != HAS:
            return "cards"
        return " or ".join(f"{name}s" for name in by_bits(self.bits[cards.TYPE], test.value))

    def event_value(self, event: int, value: int) -> str:
        match event:
            case events.EV_TRIGGER:
                return f": {cards.TRIGGER_NAMES.get(value, NO_WORDS)}"
            case events.EV_CALL | events.EV_RIDE:
                return ", not by an effect" if value else ", by an effect"
            case events.EV_DAMAGED:
                return f", {value} in number"
        return NO_WORDS
