"""What Dragon Ball Super calls things: areas, modes, keywords, events, what cannot be done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from bythebook.games.dbs.book import BOOK
from bythebook.games.dbs.cards import cards
from bythebook.games.dbs.texts import barring, events
from bythebook.games.dbs.zones import zones
from bythebook.kernel.language.words import HAS, Test
from bythebook.library.explain.book_names import BookNames
from bythebook.library.explain.speaking import NO_WORDS, by_bits

PHASES: Final = {
    events.P_TURN: "turn begins",
    events.P_CHARGE: "charge phase begins",
    events.P_MAIN: "main phase begins",
    events.P_MAIN_ENDS: "main phase ends",
    events.P_TURN_ENDS: "turn ends",
    events.P_OFFENSE: "offense step begins",
    events.P_DEFENSE: "defense step begins",
    events.P_DAMAGE: "damage step begins",
    events.P_COMBO_DROPS: "combo areas are about to be cleared",
    events.P_BATTLE_ENDS: "battle ends",
}
TYPES: Final = {**cards.TYPE_NAMES, cards.TOKEN: "token"}
# Of an ability.
MARKS: Final = {
    **cards.KEYWORD_NAMES,
    cards.INSTEAD_COST: "paid instead of the energy cost of other skills",
    cards.MAIN: "Activate: Main",
    cards.IN_BATTLE: "Activate: Battle",
    cards.SPEAKS_OF_PLAYING: "about playing cards",
    cards.SPEAKS_OF_ATTACKING: "about attacking",
    cards.BATTLE_CARDS_ATTACK: "about a battle card attacking",
    cards.ONCE_PER_TURN: "Once per turn",
    cards.MARKER_COST: "one skill with a marker cost a turn",
    cards.LIMITED: "Limit",
    cards.ADDED_COST: "paid along with the cost of the card's skills",
    barring.AUTO_SKILL: "Auto",
    cards.WORKS_BELOW: "works while its card is under another",
}
# Of a card.
KEYWORDS: Final = {
    **cards.KEYWORD_NAMES,
    cards.X_COST: "a total cost of X",
    cards.ONE_IN_PLAY: "only one of its name in play",
    cards.NO_SPECIFIED: "no specified cost",
}
BARRED: Final = {
    events.CANNOT_ATTACK: "cannot attack",
    events.CANNOT_BE_ATTACKED: "cannot be attacked",
    events.CANNOT_BE_CHOSEN: "cannot be chosen by the opponent's skills",
    events.CANNOT_BE_KOD: "cannot be KO'd",
    events.CANNOT_ACTIVATE: "cannot be switched to active mode",
    events.CANNOT_BLOCK: "cannot block",
    events.CANNOT_BE_PLAYED: "cannot be played",
    events.CANNOT_COMBO: "cannot be used in a combo",
    events.UNAFFECTED: "is not affected by skills",
    events.UNAFFECTED_BY_OPPONENT: "is not affected by the opponent's skills",
    events.CANNOT_USE_SKILLS: "cannot use skills",
    events.MAY_COMBO_RESTED: "may be used in a combo in rest mode",
    events.MAY_ATTACK_ACTIVE: "may attack battle cards in active mode",
    events.CANNOT_BE_DAMAGED: "cannot be dealt damage by attacks",
    events.STAYS_IN_MASTERS_TURN: "is not switched to active mode in its master's turn",
    events.STAYS_IN_CHARGE_PHASE: "is not switched to active mode in the charge phase",
    events.CANNOT_LEAVE: "cannot leave the battle area by the opponent's skills",
    events.CANNOT_LEAVE_BY_SKILLS: "cannot leave the battle area by any skills",
    events.DEFLECTS: "is not affected by [Counter: Play] skills",
    events.CANNOT_ATTACK_BATTLE_CARDS: "cannot attack battle cards",
    events.CANNOT_ATTACK_LEADERS: "cannot attack leaders",
    events.PLAYED_FREE: "may be played from the hand without its energy cost",
    cards.COUNTERS: "may use its [Counter] skills without its energy cost",
    cards.COUNTER_PLAY: "may use its [Counter: Play] skills without its energy cost",
    cards.COUNTER_ATTACK: "may use its [Counter: Attack] skills without its energy cost",
    cards.MAIN | cards.IN_BATTLE: "may use its [Activate] skills without its energy cost",
    cards.MAIN: "may use its [Activate: Main] skills without its energy cost",
    cards.IN_BATTLE: "may use its [Activate: Battle] skills without its energy cost",
    events.CANNOT_BE_KOD_BY_SKILLS: "cannot be KO'd by the opponent's skills",
    events.CANNOT_BE_KOD_IN_BATTLE: "cannot be KO'd in battle",
    events.NO_COUNTERS: "cannot use [Counter] skills",
    events.NO_COUNTER_PLAY: "cannot use [Counter: Play] skills",
    events.NO_COUNTER_ATTACK: "cannot use [Counter: Attack] skills",
    events.NO_BLOCKERS: "cannot use [Blocker]",
    events.CANNOT_BE_PLAYED_BY_SKILLS: "cannot be played by skills",
    events.CANNOT_BE_PLAYED_BY_RULES: "cannot be played by paying its energy cost",
    events.LIMITED_BY_KIND: "is kept from doing something with some cards",
    events.NO_BATTLE_CARDS: "cannot play battle cards",
    events.AWAKENS_ANYWAY: "can awaken whatever the condition",
    events.AWAKENS_AT_FIVE: "can awaken with five life or more, too",
    events.CANNOT_EVOLVE: "cannot evolve into other cards",
    events.REALM_STAYS: "keeps what was played with [Over Realm] from going to the warp",
    events.CANNOT_BE_NEGATED: "cannot have its skills negated",
    events.ATTACK_NOT_NEGATED: "cannot have its attacks negated",
}
_HAPPENS: Final = {
    events.EV_ATTACK: "{who} attacks",
    events.EV_ATTACKED: "{who} is attacked",
    events.EV_PLAYED: "{who} is played",
    events.EV_COMBO: "{who} is used in a combo",
    events.EV_DAMAGE: "{who} has dealt damage",
    events.EV_TAKEN: "1 damage of {who} is taken",
    events.EV_WILL_DAMAGE: "{who} is about to deal damage",
    events.EV_KO: "{who} is KO'd",
    events.EV_KOS: "{who} KO's a card",
    events.EV_ACTIVATED: "a skill of {who} is activated",
    events.EV_MARKER: "markers are removed from {who}",
    events.EV_WILL_MARKER: "markers are about to be removed from {who}",
    events.EV_GUARD: "{who} becomes the guard card",
    events.EV_NEGATED: "a skill or an attack of {who} is negated",
    events.EV_PLACED_LEADER: "{who} is placed in the leader area",
    events.EV_DISCARDED: "{who} is discarded",
    events.EV_EVOLVED: "{who} is evolved into",
    events.EV_PLAYED_WITH: "{who} is played with a keyword skill",
    events.EV_BOOSTED: "markers are removed from {who} by [Spirit Boost]",
    events.EV_TURNED_OVER: "{who}, a leader, shows its other side",
    events.EV_FLIPPED: "{who} is flipped face up in the life",
    events.EV_EXTRA: "{who} is activated from the hand",
    events.EV_AFTER_COMBO: "the battle ends in which {who} was used in a combo",
}
_WAYS: Final = {
    events.BY_RULES: "by paying for it",
    events.BY_SKILL: "by a skill",
    events.FROM_HAND: "from the hand",
}


class DragonBallNames(BookNames):
    """What the game calls things."""

    book = BOOK
    chars: ClassVar[Sequence[str]] = ("what it cannot do", "skills", "master", *cards.CHARS)
    states: ClassVar[dict[int, str]] = {
        zones.ACTIVE: "in active mode",
        zones.REST: "in rest mode",
    }
    field: ClassVar[tuple[int, ...]] = zones.IN_PLAY
    begins: ClassVar[frozenset[int]] = frozenset({events.EV_BEGIN})
    spans: ClassVar[dict[int, str]] = {
        events.COMBO_POWER_COUNTS: "as long as combo power counts",
        events.FOR_THE_BATTLE: "for the battle",
        events.FOR_THE_MAIN_PHASE: "for the main phase",
        events.UNTIL_TURN: "until your next turn begins",
        events.UNTIL_MAIN: "until your next main phase begins",
    }
    groups: ClassVar[Mapping[tuple[int, ...], str]] = {zones.EVERYWHERE: "any area"}
    bits: ClassVar[Mapping[int, Mapping[int, str]]] = {
        cards.TYPE: TYPES,
        cards.COLORS: cards.COLOR_NAMES,
        cards.KEYWORDS: KEYWORDS,
    }
    barred = BARRED
    marked = MARKS
    moments = PHASES
    happens = _HAPPENS

    def kind_of(self, test: Any) -> str:
        if not isinstance(test, Test) or test.how != HAS:
            return "cards"
        return " or ".join(f"{name} cards" for name in by_bits(TYPES, test.value))

    def event_value(self, event: int, value: int) -> str:
        match event:
            case events.EV_PLAYED:
                return f", {' and '.join(by_bits(_WAYS, value))}"
            case events.EV_COMBO | events.EV_AFTER_COMBO:
                return f", from the {self.zones((value,))}"
            case events.EV_PLAYED_WITH:
                return f": {cards.KEYWORD_NAMES.get(1 << value, NO_WORDS)}"
            case events.EV_DISCARDED if value == events.DISCARDED_BY_BATTLE_AREA:
                return ", by a skill of a card in a battle area"
            case events.EV_TURNED_OVER:
                return {0: ": its front", 1: ": its back"}.get(value, NO_WORDS)
            case events.EV_ATTACKED:
                return {0: ", as it was chosen", 1: ", as it blocks"}.get(value, NO_WORDS)
            case events.EV_DAMAGE | events.EV_WILL_DAMAGE | events.EV_MARKER | events.EV_BOOSTED:
                return f", {value} in number"
        return NO_WORDS
