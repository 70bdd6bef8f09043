"""What is counted of Vanguard in the overDress era: keywords, actions, triggers, rule actions."""

from typing import Final

from bythebook.games.vanguard.cards.cards import TRIGGER_NAMES
from bythebook.games.vanguard.d.keywords.marks import KEYWORD_NAMES
from bythebook.games.vanguard.d.texts.events import EV_PERSONA_RIDE
from bythebook.games.vanguard.d.texts.order_events import (
    EV_ARMED,
    EV_ORDER,
    EV_OVERDRESSED,
    EV_SUNG,
)
from bythebook.games.vanguard.d.zones.zones import BASE, ORDER_ZONE, PRISON, RIDE_DECK
from bythebook.games.vanguard.texts.events import (
    EV_ATTACK,
    EV_BOOST,
    EV_CALL,
    EV_DAMAGE_CHECK,
    EV_DAMAGED,
    EV_DRIVE_CHECK,
    EV_HIT,
    EV_INTERCEPT,
    EV_NO_HIT,
    EV_RIDE,
    EV_TRIGGER,
    K_ATTACK,
    K_GUARD,
    K_MAIN,
    K_RIDE,
    K_TARGET,
)
from bythebook.games.vanguard.zones.zones import (
    BIND,
    DAMAGE,
    DECK,
    DROP,
    FIELD,
    HAND,
    REAR_GUARDS,
    REMOVED,
    SOUL,
    STAND,
    VANGUARD,
)
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.procedure import Ask
from bythebook.kernel.state.changes import (
    EVENT,
    FACE,
    GIVE,
    MOVE,
    ORIENT,
    REVEAL,
    SHUFFLE,
    TOKEN,
    Change,
)
from bythebook.kernel.state.log import L_CHANGES, Batch
from bythebook.kernel.state.options import KINDS, V_ACTIVATE, VERBS
from bythebook.kernel.state.refs import CARD, FACE_UP
from bythebook.kernel.state.state import State
from bythebook.tools.census import ACTION, CONCEDES, KEYWORD, Names

TRIGGER: Final = "trigger"
EVENT_NAMES: Final = "event"
_ACTIONS: Final = (
    "mulligan: pick",
    "mulligan: done",
    "ride step: ride",
    "ride step: pass",
    "main phase: call",
    "main phase: activate",
    "main phase: exchange",
    "main phase: play order",
    "main phase: overDress",
    "main phase: pass",
    "circle: circle",
    "start step: attack",
    "start step: pass",
    "attacking unit: attack with",
    "attack target: vanguard",
    "attack target: rear-guard",
    "boost: boost with",
    "boost: pass",
    "guard step: guard with",
    "guard step: guard with several",
    "guard step: intercept with",
    "guard step: pass",
    "trigger: pick",
    "choose: pick",
    "choose: done",
    "may: yes",
    "may: no",
    CONCEDES,
)
_TRIGGERS: Final = ("critical", "draw", "heal", "front", "over")
_EVENTS: Final = {
    EV_RIDE: "ride",
    EV_CALL: "call",
    EV_ATTACK: "battle",
    EV_DRIVE_CHECK: "drive check",
    EV_DAMAGE_CHECK: "damage check",
    EV_DAMAGED: "deal damage",
    EV_INTERCEPT: "intercept",
    EV_BOOST: "boost",
    EV_HIT: "hit",
    EV_NO_HIT: "no hit",
    EV_PERSONA_RIDE: "persona ride",
    EV_ORDER: "play an order",
    EV_SUNG: "sing",
    EV_ARMED: "arm",
    EV_OVERDRESSED: "overDress",
}
_MOVES: Final = {
    **{(circle, DROP): "retire" for circle in FIELD},
    **{(circle, BIND): "bind" for circle in FIELD},
    **{(a, b): "move" for a in REAR_GUARDS for b in REAR_GUARDS if a != b},
    **{(circle, PRISON): "imprison" for circle in REAR_GUARDS},
    (DAMAGE, DROP): "heal",
    (DECK, HAND): "draw or search",
    (DECK, SOUL): "soul charge",
    (SOUL, DROP): "soul blast",
    (HAND, DROP): "discard",
    (DROP, BIND): "bind",
    (DECK, BASE): "scout",
    (HAND, ORDER_ZONE): "set an order",
    (RIDE_DECK, VANGUARD): "ride from the ride deck",
}
"""what cards that go from one zone to another are said to have had done to them"""
_CHANGES: Final = {
    REVEAL: "reveal",
    SHUFFLE: "shuffle",
    GIVE: "give, get or lose",
    TOKEN: "create a token",
}
"""what is done to cards that stay where they are"""


class VanguardDNames(Names):
    """What this game has names for."""

    def __init__(self) -> None:
        super().__init__("vgd")
        self.keywords = KEYWORD_NAMES
        self.expected = {
            KEYWORD: (),
            ACTION: _ACTIONS,
            TRIGGER: _TRIGGERS,
            EVENT_NAMES: tuple(
                dict.fromkeys((*_EVENTS.values(), *_MOVES.values(), *_CHANGES.values()))
            ),
        }
        self.wanted = (ACTION, TRIGGER, EVENT_NAMES)
        self.beside = ("vgd 11.8.2", "vgd 13.")
        self.settled = frozenset({K_MAIN, K_RIDE, K_ATTACK, K_GUARD})

    def action(self, game: Game, ask: Ask, option: Change) -> str:
        if ask.kind == K_TARGET:
            on_vanguard = game.state.kind_of(option[1] & CARD) == VANGUARD
            return f"{KINDS[K_TARGET]}: {'vanguard' if on_vanguard else 'rear-guard'}"
        return f"{KINDS[ask.kind]}: {VERBS[option[0]][0]}"

    def seen(self, game: Game, ask: Ask, option: Change) -> list[tuple[str, str]]:
        if option[0] != V_ACTIVATE:
            return []
        said = game.lib.abilities[option[2]].marks
        return [(KEYWORD, name) for bit, name in KEYWORD_NAMES.items() if said & bit]

    def happened(self, game: Game, state: State, batch: Batch) -> list[tuple[str, str]]:
        found: list[tuple[str, str]] = []
        for change in batch[L_CHANGES]:
            if change[0] == EVENT and change[1] == EV_TRIGGER:
                found.append((TRIGGER, TRIGGER_NAMES[change[4]]))
            elif change[0] == EVENT and change[1] in _EVENTS:
                found.append((EVENT_NAMES, _EVENTS[change[1]]))
            else:
                done = _done(state, change)
                if done:
                    found.append((EVENT_NAMES, done))
        return found


def _done(state: State, change: Change) -> str:
    """What is done to a card, if there is a word for it."""
    if change[0] in _CHANGES:
        return _CHANGES[change[0]]
    if change[0] == ORIENT:
        return "stand" if change[2] == STAND else "rest"
    if change[0] == FACE:
        if state.kind_of(change[1] & CARD) != DAMAGE:
            return "turn face up or down"
        return "counter charge" if change[2] == FACE_UP else "counter blast"
    if change[0] == MOVE:
        if change[3] == REMOVED:
            return "remove"
        return _MOVES.get((state.kind_of(change[1] & CARD), change[3]), "")
    return ""
