"""What is counted of Vanguard in the overDress era, from types of cards to rule actions."""

from typing import Final

from bythebook.games.vanguard.cards.cards import (
    MARKS,
    SENTINEL,
    SKILL_NAMES,
    SKILLS,
    STATES,
    TRIPLE_DRIVE,
    TWIN_DRIVE,
    TYPE,
)
from bythebook.games.vanguard.d.actions.player_states import WORLD_NAMES
from bythebook.games.vanguard.d.cards.states import FINAL_RUSH
from bythebook.games.vanguard.d.cards.types import ADDITIONAL_EFFECT, TYPE_NAMES, WORLD
from bythebook.games.vanguard.d.keywords.activation import GlitterOf
from bythebook.games.vanguard.d.keywords.marks import DRESS_BOOST, GLITTER, KEYWORD_NAMES
from bythebook.games.vanguard.d.texts.events import EV_PERSONA_RIDE
from bythebook.games.vanguard.d.texts.order_events import (
    BY_ALCHEMAGIC,
    BY_XOVERDRESS,
    EV_ARMED,
    EV_ORDER,
    EV_OVERDRESSED,
    EV_SUNG,
)
from bythebook.games.vanguard.d.zones.zones import (
    ARMS,
    BASE,
    ORDER_AREA,
    ORDER_ZONE,
    PRISON,
    RIDE_DECK,
)
from bythebook.games.vanguard.texts.events import (
    EV_ATTACK,
    EV_BOOST,
    EV_CALL,
    EV_DRIVE_CHECK,
    EV_GUARD,
    EV_INTERCEPT,
)
from bythebook.games.vanguard.zones.zones import (
    DAMAGE,
    DECK,
    DROP,
    FIELD,
    GUARDIANS,
    HAND,
    REAR_GUARDS,
    SOUL,
    VANGUARD,
)
from bythebook.games.vanguard.zones.zones import (
    TRIGGER as TRIGGER_ZONE,
)
from bythebook.kernel.abilities.abilities import Ability
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.procedure import Ask
from bythebook.kernel.state.changes import CEASE, END, EVENT, GIVE, MOVE, TIE, TOKEN, UNDER, Change
from bythebook.kernel.state.log import L_ABILITY, L_CLAUSE, Batch
from bythebook.kernel.state.refs import CARD
from bythebook.kernel.state.state import State
from bythebook.tools.census import ACTION, KEYWORD
from bythebook.tools.census_vanguard import (
    EVENT_NAMES,
    RULE_ACTION,
    TRIGGER,
    Named,
    VanguardNames,
)

CARD_TYPE: Final = "card type"
ZONE: Final = "zone"
BEYOND: Final = "beyond random play"
"""what no text of ours brings about"""

_ALL_RULE_ACTIONS: Final = "vgd 11.6.1.1"
_ACTIONS: Final = (
    "main phase: play order",
    "main phase: overDress",
    "unit to overDress: pick",
    "card to discard for the ride: pick",
    "guard step: guard with several",
    "guardians: pick",
    "guardians: done",
    "guard step: intercept with several",
    "guard step: play order",
    "order of an over trigger's effects: remove it next",
    "order of an over trigger's effects: draw next",
    "order of an over trigger's effects: power next",
    "order of an over trigger's effects: additional effect next",
    "standby: leave unplayed",
)
_TRIGGERS: Final = ("critical", "draw", "heal", "front", "over")
_EVENTS: Final = {
    EV_PERSONA_RIDE: "persona ride",
    EV_ORDER: "play an order",
    EV_SUNG: "sing",
    EV_ARMED: "arm",
    EV_OVERDRESSED: "overDress or XoverDress",
}
_MOVES: Final = {
    **{(circle, PRISON): "imprison" for circle in REAR_GUARDS},
    (DROP, BASE): "scout",
    (DECK, BASE): "scout",
    (HAND, BASE): "scout",
    (ORDER_AREA, ORDER_ZONE): "set an order",
    (RIDE_DECK, VANGUARD): "ride from the ride deck",
    (DECK, DROP): "discard",
    (SOUL, VANGUARD): "ride from the soul",
}
_BY_CLAUSE: Final = {
    "vgd 7.6.1": (EVENT_NAMES, "look at a deck"),
    "vgd 7.30.1": (BEYOND, "attack by an effect"),
    "vgd 8.2.1.8": (EVENT_NAMES, "stand up the vanguard"),
    "vgd 13.5.2": (RULE_ACTION, "damage is dealt with"),
}
_OTHERS: Final = (
    "look at a deck",
    "become an originalDress",
    "boost by a text",
    "drive check of a rear-guard",
    "Final Rush",
    *(f"World of {name}" for name in WORLD_NAMES.values()),
    "additional effect of an over trigger",
    "Alchemagic",
    "stand up the vanguard",
)
_KEYWORDS: Final = (
    SKILL_NAMES[TWIN_DRIVE],
    SKILL_NAMES[TRIPLE_DRIVE],
    "Intercept",
    "Boost",
    "Sentinel",
    "overDress",
    "XoverDress",
    *(name for bit, name in KEYWORD_NAMES.items() if bit != DRESS_BOOST),
)
_PUT_AWAY: Final = {
    PRISON: "a prison is lost",
    BASE: "a base is lost",
    ARMS: "arms are put away",
    GUARDIANS: "illegal guardian",
    TRIGGER_ZONE: "illegal trigger",
    ORDER_AREA: "illegal order",
}
_RULE_ACTIONS: Final = (
    "losing",
    "damage is dealt with",
    "damage is settled",
    "no vanguard",
    "illegal guardian",
    "a prison is lost",
    "a base is lost",
    "arms are put away",
)
_BY_HAND: Final = (
    "attack by an effect",
    "illegal trigger",
    "illegal order",
    "stray token",
    "arms are handed on",
    KEYWORD_NAMES[DRESS_BOOST],
)
_CIRCLES: Final = {
    VANGUARD: "vanguard circle",
    GUARDIANS: "guardian circle",
    **dict.fromkeys(REAR_GUARDS, "rear-guard circle"),
}


_ZONES: Final = (
    "deck",
    "hand",
    "drop zone",
    "soul",
    "damage zone",
    "bind zone",
    "trigger zone",
    "removal zone",
    "vanguard circle",
    "rear-guard circle",
    "guardian circle",
    "order area",
    "order zone",
    "ride deck zone",
    "arms",
    "prison",
    "base",
)
"""where cards come to in the course of a game"""


class VanguardDNames(VanguardNames):
    """What this game has names for."""

    def __init__(self) -> None:
        super().__init__(
            "vgd",
            _ACTIONS,
            _EVENTS,
            _MOVES,
            {TOKEN: "create a token"},
            _OTHERS,
            _BY_CLAUSE,
        )
        self.keywords = KEYWORD_NAMES
        self.expected = {
            KEYWORD: _KEYWORDS,
            TRIGGER: _TRIGGERS,
            RULE_ACTION: _RULE_ACTIONS,
            BEYOND: _BY_HAND,
            CARD_TYPE: tuple(TYPE_NAMES.values()),
            ZONE: _ZONES,
            **self.expected,
        }
        self.wanted = (KEYWORD, ACTION, TRIGGER, EVENT_NAMES, RULE_ACTION, CARD_TYPE, ZONE)
        self.beside = ("vgd 11.8.2", "vgd 13.")

    def seen(self, game: Game, ask: Ask, option: Change) -> list[Named]:
        found = super().seen(game, ask, option)
        # As the sheet has it: asking would bring it up to date.
        worlds = game.sheet.values[WORLD][:2] if game.sheet.values else []
        named = [WORLD_NAMES[w] for w in worlds if w in WORLD_NAMES]
        return [*found, *[(EVENT_NAMES, f"World of {name}") for name in named]]

    def of_era(self, game: Game, state: State, change: Change, batch: Batch) -> list[Named]:
        kind = change[0]
        if kind == EVENT:
            return _of_event(game, state, change, batch)
        found: list[Named] = []
        if kind in (MOVE, TOKEN):
            where = change[3]
            found.append((ZONE, _CIRCLES.get(where, game.zones.names[where])))
            found += _of_move(game, state, change, batch)
        elif kind == UNDER:
            found.append((EVENT_NAMES, "become an originalDress"))
        elif kind == GIVE and change[2] == STATES and change[3] & FINAL_RUSH:
            found.append((EVENT_NAMES, "Final Rush"))
        elif batch[L_CLAUSE] == _ALL_RULE_ACTIONS:
            if kind == END:
                found.append((RULE_ACTION, "losing"))
            elif kind == CEASE:
                found.append((BEYOND, "stray token"))
            elif kind == TIE:
                found.append((BEYOND, "arms are handed on"))
        if batch[L_ABILITY] >= 0:
            found += _of_ability(game.lib.abilities[batch[L_ABILITY]])
        return found


def _of_ability(ability: Ability) -> list[Named]:
    """What is told by the ability that does something."""
    if ability.marks & ADDITIONAL_EFFECT:
        return [(EVENT_NAMES, "additional effect of an over trigger")]
    asked = ability.condition if ability.trigger is None else ability.trigger.condition
    return [(KEYWORD, KEYWORD_NAMES[GLITTER])] if isinstance(asked, GlitterOf) else []


def _of_event(game: Game, state: State, change: Change, batch: Batch) -> list[Named]:
    """What an event is besides: a keyword at work, a card of some type."""
    what, card = change[1], change[2] & CARD
    if what == EV_OVERDRESSED:
        return [(KEYWORD, "XoverDress" if change[4] == BY_XOVERDRESS else "overDress")]
    if what == EV_INTERCEPT:
        return [(KEYWORD, "Intercept")]
    if what == EV_BOOST:
        if batch[L_CLAUSE].startswith("vgd 7.37"):
            return [(EVENT_NAMES, "boost by a text")]
        return [(KEYWORD, "Boost")]
    printed = game.lib.printed
    definition = state.definition[card] if card < len(state.definition) else -1
    if definition < 0:
        return []
    if what == EV_GUARD:
        return [(KEYWORD, "Sentinel")] if printed[MARKS][definition] & SENTINEL else []
    if what == EV_ATTACK and state.kind_of(card) == VANGUARD:
        skills = printed[SKILLS][definition]
        return [(KEYWORD, SKILL_NAMES[s]) for s in (TWIN_DRIVE, TRIPLE_DRIVE) if skills & s]
    if what == EV_DRIVE_CHECK and state.kind_of(change[5] & CARD) in REAR_GUARDS:
        return [(EVENT_NAMES, "drive check of a rear-guard")]
    if what in (EV_CALL, EV_ORDER):
        found = [(CARD_TYPE, TYPE_NAMES[printed[TYPE][definition]])]
        if what == EV_ORDER and change[4] == BY_ALCHEMAGIC:
            found.append((EVENT_NAMES, "Alchemagic"))
        return found
    return []


def _of_move(game: Game, state: State, change: Change, batch: Batch) -> list[Named]:
    """The rule action that a move was, if it was one."""
    if change[0] != MOVE:
        return []
    card = change[1] & CARD
    origin = state.kind_of(card)
    if (origin, change[3]) == (TRIGGER_ZONE, DAMAGE):
        return [(RULE_ACTION, "damage is settled")]
    if change[3] == VANGUARD and origin == SOUL:
        empty = not state.zone(state.owner[card], VANGUARD)
        return [(RULE_ACTION, "no vanguard")] if empty else []
    if batch[L_CLAUSE] not in (_ALL_RULE_ACTIONS, "vgd 13.1.3") or change[3] != DROP:
        return []
    name = _PUT_AWAY.get(origin, "illegal order" if origin in FIELD else "")
    if not name:
        return []
    return [(RULE_ACTION if name in _RULE_ACTIONS else BEYOND, name)]
