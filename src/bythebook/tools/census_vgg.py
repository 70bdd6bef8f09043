"""What is counted of Vanguard in the G era: keywords, actions, triggers, rule actions."""

from typing import Final

from bythebook.games.vanguard.cards.cards import MARKS, TRIGGER_NAMES
from bythebook.games.vanguard.g.keywords.marks import (
    G_GUARDIAN,
    STRIDE_SKILL,
    ULTIMATE_STRIDE,
)
from bythebook.games.vanguard.g.texts.events import (
    EV_DELETED,
    EV_DOMINATED,
    EV_G_GUARD,
    EV_LEGION,
    EV_LOCKED,
    EV_STRIDE,
    EV_UNLOCKED,
    K_STRIDE,
)
from bythebook.games.vanguard.g.zones.zones import G_ZONE, HEARTS
from bythebook.games.vanguard.texts.events import (
    EV_ATTACK,
    EV_BOOST,
    EV_CALL,
    EV_DAMAGE_CHECK,
    EV_DAMAGED,
    EV_DECLARED,
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
    END,
    EVENT,
    FACE,
    GIVE,
    MOVE,
    ORIENT,
    REVEAL,
    SHUFFLE,
    TRANSFORM,
    Change,
)
from bythebook.kernel.state.log import L_CHANGES, L_CLAUSE, Batch
from bythebook.kernel.state.options import KINDS, V_ACTIVATE, VERBS
from bythebook.kernel.state.refs import CARD, FACE_UP
from bythebook.kernel.state.state import State
from bythebook.library.explain.vgg_keywords import KEYWORDS
from bythebook.tools.census import ACTION, CONCEDES, KEYWORD, Names

RULE_ACTION: Final = "rule action"
TRIGGER: Final = "trigger"
EVENT_NAMES: Final = "event"

_ALL_RULE_ACTIONS: Final = "vgg 8.4.1.1"

_ACTIONS: Final = (
    "first vanguard: pick",
    "mulligan: pick",
    "mulligan: done",
    "G assist step: G assist",
    "G assist step: pass",
    "ride step: ride",
    "ride step: pass",
    "stride step: stride",
    "stride step: pass",
    "main phase: call",
    "main phase: activate",
    "main phase: exchange",
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
    "guard step: G guard with",
    "guard step: intercept with",
    "guard step: pass",
    "order of a trigger's effects: icon first",
    "order of a trigger's effects: power first",
    "trigger: pick",
    "standby: resolve",
    "choose: pick",
    "choose: done",
    "pay: pick",
    "may: yes",
    "may: no",
    CONCEDES,
)
_TRIGGERS: Final = ("critical", "draw", "stand", "heal")
_EVENTS: Final = {
    EV_RIDE: "ride",
    EV_CALL: "call",
    EV_ATTACK: "battle",
    EV_DRIVE_CHECK: "drive check",
    EV_DAMAGE_CHECK: "damage check",
    EV_DAMAGED: "deal damage",
    EV_DECLARED: "declare",
    EV_INTERCEPT: "intercept",
    EV_BOOST: "boost",
    EV_HIT: "hit",
    EV_NO_HIT: "no hit",
    EV_STRIDE: "stride",
    EV_LEGION: "legion",
    EV_LOCKED: "lock",
    EV_UNLOCKED: "unlock",
    EV_DELETED: "delete",
    EV_DOMINATED: "dominate",
    EV_G_GUARD: "G guard",
}
_COMING: Final = (STRIDE_SKILL, ULTIMATE_STRIDE, G_GUARDIAN)
_MOVES: Final = {
    **{(circle, DROP): "retire" for circle in FIELD},
    **{(circle, BIND): "bind" for circle in FIELD},
    **{(a, b): "move" for a in REAR_GUARDS for b in REAR_GUARDS if a != b},
    (DAMAGE, DROP): "heal",
    (DECK, HAND): "draw or search",
    (DECK, SOUL): "soul charge",
    (SOUL, DROP): "soul blast",
    (HAND, DROP): "discard",
    (HAND, BIND): "bind",
    (DROP, BIND): "bind",
    (G_ZONE, BIND): "bind",
    (VANGUARD, HEARTS): "become a heart",
}
"""what cards that go from one zone to another are said to have had done to them"""
_CHANGES: Final = {
    REVEAL: "reveal",
    SHUFFLE: "shuffle",
    GIVE: "give, get or lose",
    TRANSFORM: "flip over",
}
"""what is done to cards that stay where they are"""
_OTHERS: Final = (
    "stand",
    "rest",
    "counter blast",
    "counter charge",
    "turn face up or down",
    "remove",
    "attack by an effect",
    "time leap",
)
_BY_CLAUSE: Final = {
    "vgg 10.34.1": (EVENT_NAMES, "attack by an effect"),
    "vgg 10.31.2": (EVENT_NAMES, "time leap"),
    "vgg 9.6.2": (RULE_ACTION, "damage process"),
}
"""what is told by the clause under which something happens"""
_RULE_ACTIONS: Final = ("losing", "several units on a circle", "damage process")
"""Not among them: several vanguards, illegal guardians, no vanguard. Those take texts that few
cards have, or a board laid out by hand."""


class VanguardGNames(Names):
    """What this game has names for."""

    def __init__(self) -> None:
        super().__init__("vgg")
        self.keywords = KEYWORDS
        self.expected = {
            KEYWORD: tuple(KEYWORDS.values()),
            ACTION: _ACTIONS,
            TRIGGER: _TRIGGERS,
            EVENT_NAMES: tuple(
                dict.fromkeys((*_EVENTS.values(), *_MOVES.values(), *_CHANGES.values(), *_OTHERS))
            ),
            RULE_ACTION: _RULE_ACTIONS,
        }
        self.wanted = (KEYWORD, ACTION, TRIGGER, EVENT_NAMES, RULE_ACTION)
        # Showing the card, paying, using up a standby; and rule actions that come in between.
        self.beside = ("vgg 8.5.2", "vgg 8.6.3", "vgg 8.6.4", "vgg 9.")
        self.settled = frozenset({K_MAIN, K_RIDE, K_STRIDE, K_ATTACK, K_GUARD})

    def action(self, game: Game, ask: Ask, option: Change) -> str:
        if ask.kind == K_TARGET:
            on_vanguard = game.state.kind_of(option[1] & CARD) == VANGUARD
            return f"{KINDS[K_TARGET]}: {'vanguard' if on_vanguard else 'rear-guard'}"
        return f"{KINDS[ask.kind]}: {VERBS[option[0]][0]}"

    def seen(self, game: Game, ask: Ask, option: Change) -> list[tuple[str, str]]:
        if option[0] != V_ACTIVATE:
            return []
        said = game.lib.abilities[option[2]].marks
        return [(KEYWORD, name) for bit, name in KEYWORDS.items() if said & bit]

    def happened(self, game: Game, state: State, batch: Batch) -> list[tuple[str, str]]:
        found: list[tuple[str, str]] = []
        if batch[L_CLAUSE] in _BY_CLAUSE:
            found.append(_BY_CLAUSE[batch[L_CLAUSE]])
        for change in batch[L_CHANGES]:
            if change[0] == EVENT and change[1] == EV_TRIGGER:
                found.append((TRIGGER, TRIGGER_NAMES[change[4]]))
            elif change[0] == EVENT and change[1] in _EVENTS:
                found.append((EVENT_NAMES, _EVENTS[change[1]]))
                found += _keywords_at_work(game, state, change)
            else:
                done = _done(state, change)
                if done:
                    found.append((EVENT_NAMES, done))
            if batch[L_CLAUSE] == _ALL_RULE_ACTIONS:
                found += _by_rules(state, change)
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


def _keywords_at_work(game: Game, state: State, change: Change) -> list[tuple[str, str]]:
    """The keywords that a G unit comes to the field by."""
    if change[1] not in (EV_STRIDE, EV_G_GUARD):
        return []
    said = game.lib.printed[MARKS][state.definition[change[2] & CARD]]
    return [(KEYWORD, KEYWORDS[bit]) for bit in _COMING if said & bit]


def _by_rules(state: State, change: Change) -> list[tuple[str, str]]:
    """The rule action that a change of a check timing was."""
    if change[0] == END:
        return [(RULE_ACTION, "losing")]
    if change[0] == MOVE and state.kind_of(change[1] & CARD) in REAR_GUARDS:
        return [(RULE_ACTION, "several units on a circle")]
    return []
