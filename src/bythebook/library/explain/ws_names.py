"""What Weiss Schwarz calls things: zones, states, icons, events, what cannot be done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from bythebook.games.ws import cards
from bythebook.games.ws.book import BOOK
from bythebook.games.ws.texts import events, in_battle
from bythebook.games.ws.zones import zones
from bythebook.kernel.abilities.abilities import ACT, AUTO, CARD_EFFECT, CONT
from bythebook.kernel.language.words import HAS, Test
from bythebook.library.explain.book_names import BookNames
from bythebook.library.explain.speaking import NO_WORDS, by_bits

GROUPS: Final = {
    zones.STAGE: "stage",
    zones.CENTER_STAGE: "center stage",
    zones.BACK_STAGE: "back stage",
    zones.MARKER_AREAS: "marker areas",
    zones.EVERYWHERE: "any zone",
}
PHASES: Final = {
    events.P_TURN: "turn begins",
    events.P_STAND: "stand phase begins",
    events.P_DRAW: "draw phase begins",
    events.P_CLOCK: "clock phase begins",
    events.P_MAIN: "main phase begins",
    events.P_CLIMAX: "climax phase begins",
    events.P_ATTACK: "attack phase begins",
    events.P_DECLARATION: "attack declaration step begins",
    events.P_TRIGGER: "trigger step begins",
    events.P_COUNTER: "counter step begins",
    events.P_DAMAGE: "damage step begins",
    events.P_BATTLE: "battle step begins",
    events.P_ENCORE: "encore step begins",
    events.P_END: "end phase begins",
    events.P_TURN_ENDS: "turn ends",
}
ATTACKS: Final = {events.DIRECT: "direct", events.FRONTAL: "frontal", events.SIDE: "side"}
BARRED: Final = {
    events.CANNOT_STAND: "cannot stand",
    events.CANNOT_ATTACK: "cannot attack",
    events.CANNOT_SIDE_ATTACK: "cannot side attack",
    events.CANNOT_FRONTAL_ATTACK: "cannot frontal attack",
    events.CANNOT_DIRECT_ATTACK: "cannot direct attack",
    events.CANNOT_BE_REVERSED: "cannot be reversed",
    events.CANNOT_BE_CHOSEN: "cannot be chosen by the opponent's effects",
    events.CANNOT_MOVE: "cannot move to another position",
    events.CANNOT_PLAY_EVENTS: "cannot play events from the hand",
    events.CANNOT_PLAY_BACKUP: "cannot use Backup",
    events.CANNOT_ENCORE: "cannot use Encore",
    events.CANNOT_BE_PLAYED: "cannot be played from the hand",
    events.STAYS_IN_STAND_PHASE: "does not stand in its stand phase",
    events.KEEPS_SOUL: "loses no soul by side attacking",
    events.CANNOT_DEAL_DAMAGE: "cannot deal damage",
    events.CANNOT_RETURN_TO_HAND: "cannot return to the hand from the stage",
    events.CANNOT_GO_TO_MEMORY: "cannot go to the memory from the stage",
    events.CANNOT_BE_REVERSED_BY_AUTO: (
        "cannot be reversed by automatic abilities of the opponent's characters"
    ),
    events.CANNOT_BE_DAMAGED_BY_AUTO: (
        "cannot be dealt damage by automatic abilities of the opponent's characters"
    ),
    events.MAY_ATTACK_BACK: "may attack a character of the back stage instead",
    events.CANNOT_TAKE_BACK: (
        "cannot take characters back from the waiting room by own effects in the attack phase"
    ),
}
MARKS: Final = {
    **cards.KEYWORDS,
    cards.CLIMAX_COMBO: "climax combo",
    cards.COUNTER_ICON: "counter icon",
    cards.CLOCK_ICON: "clock icon",
    cards.IGNORES_COLOR: "may be played without its color",
    cards.IGNORES_LEVEL: "may be played without its level",
    cards.WHILE_FACE_DOWN: "counts while face down in the memory",
}
KINDS: Final = {
    0: "any ability",
    ACT: "an activated ability",
    AUTO: "an automatic ability",
    CONT: "a continuous ability",
    CARD_EFFECT: "the effect of a played card",
}


_HAPPENS: Final = {
    events.EV_ATTACK: "{who} attacks",
    events.EV_ATTACK_ENDS: "the attack of {who} ends",
    events.EV_CANCELED: "damage dealt by {who} is canceled",
    events.EV_DAMAGED: "damage dealt by {who} is taken",
    events.EV_PLAYED: "{who} is played",
    events.EV_USED: "an activated ability of {who} is used",
    events.EV_TRIGGER: "a trigger check of {who} turns up a card",
    events.EV_KEYWORD: "a keyword is used by {who}",
    events.EV_DEALT: "a damage dealt by {who} is over",
    events.EV_PLACED_BY: "{who} is put on the stage by an effect",
    events.EV_REFRESHED: "the waiting room becomes a new deck, for {who}",
    events.EV_CHECKED: "the trigger checks of the attack of {who} are over",
    events.EV_PLACED_BY_COMBO: "{who} is put on the stage by the effect of a climax combo",
}


class WeissNames(BookNames):
    """What Weiss Schwarz calls things."""

    book = BOOK
    chars: ClassVar[Sequence[str]] = ("what it cannot do", "abilities", "master", *cards.CHARS)
    states: ClassVar[dict[int, str]] = {
        zones.STAND: "standing",
        zones.REST: "resting",
        zones.REVERSE: "reversed",
    }
    field: ClassVar[tuple[int, ...]] = zones.STAGE
    begins: ClassVar[frozenset[int]] = frozenset({events.EV_BEGIN})
    relations: ClassVar[dict[int, str]] = {
        zones.IN_FRONT: "in front of this card",
        zones.BEHIND: "behind this card",
        zones.FACING: "facing this card",
        in_battle.IN_BATTLE: "in battle",
        in_battle.THEIRS_IN_BATTLE: "in battle against yours",
        in_battle.ALL_IN_BATTLE: "in battle, whoever's",
    }
    groups = GROUPS
    bits: ClassVar[Mapping[int, Mapping[int, str]]] = {
        cards.TYPE: cards.TYPE_NAMES,
        cards.COLOR: cards.COLOR_NAMES,
        cards.MARKS: MARKS,
        cards.CARD_SIDE: {bits: name for name, bits in cards.SIDES.items()},
    }
    barred = BARRED
    marked = MARKS
    moments = PHASES
    happens = _HAPPENS

    def value(self, char: int, value: int) -> str:
        if char != cards.ICONS:
            return super().value(char, value)
        counts = {n: value >> 3 * i & 7 for i, n in enumerate(cards.ICON_NAMES)}
        return " or ".join(n if c == 7 else f"{c} {n}" for n, c in counts.items() if c)

    def kind_of(self, test: Any) -> str:
        if not isinstance(test, Test) or test.how != HAS:
            return "cards"
        names = by_bits(cards.TYPE_NAMES, test.value)
        return " or ".join("climaxes" if n == "climax" else f"{n}s" for n in names)

    def event_value(self, event: int, value: int) -> str:
        match event:
            case events.EV_ATTACK:
                return f", by a {ATTACKS.get(value, NO_WORDS)} attack"
            case events.EV_KEYWORD:
                return f": {cards.KEYWORDS.get(value, NO_WORDS)}"
            case events.EV_DEALT:
                ends = {events.TAKEN: ", taken", events.CANCELED: ", canceled"}
                return ends.get(value, NO_WORDS)
            case events.EV_PLACED_BY:
                return ", of a trigger icon" if value == 0 else f", of {KINDS.get(value, NO_WORDS)}"
            case events.EV_DAMAGED | events.EV_CHECKED | events.EV_CANCELED:
                return f", {value} in number"
        return NO_WORDS
