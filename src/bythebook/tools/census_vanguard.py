"""What is counted of both eras of Vanguard: what is done in a turn and in a battle."""

from collections.abc import Iterable
from typing import Final

from bythebook.games.vanguard.cards.cards import TRIGGER_NAMES
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
    EVENT,
    FACE,
    GIVE,
    MOVE,
    ORIENT,
    REVEAL,
    SHUFFLE,
    Change,
)
from bythebook.kernel.state.log import L_CHANGES, L_CLAUSE, Batch
from bythebook.kernel.state.options import KINDS, V_ACTIVATE, VERBS
from bythebook.kernel.state.refs import CARD, FACE_UP
from bythebook.kernel.state.state import State
from bythebook.tools.census import ACTION, CONCEDES, KEYWORD, Names

RULE_ACTION: Final = "rule action"
TRIGGER: Final = "trigger"
EVENT_NAMES: Final = "event"

ACTIONS: Final = (
    "first vanguard: pick",
    "mulligan: pick",
    "mulligan: done",
    "ride step: ride",
    "ride step: pass",
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
"""what players do in either era"""
EVENTS: Final = {
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
}
MOVES: Final = {
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
}
"""what cards that go from one zone to another are said to have had done to them"""
CHANGES: Final = {REVEAL: "reveal", SHUFFLE: "shuffle", GIVE: "give, get or lose"}
"""what is done to cards that stay where they are"""
OTHERS: Final = (
    "stand",
    "rest",
    "counter blast",
    "counter charge",
    "turn face up or down",
    "remove",
)

Named = tuple[str, str]
"""a group, and a name in it"""


class VanguardNames(Names):
    """What both eras have names for; each adds its own."""

    def __init__(
        self,
        book: str,
        actions: Iterable[str],
        events: dict[int, str],
        moves: dict[tuple[int, int], str],
        changes: dict[int, str],
        others: Iterable[str],
        by_clause: dict[str, Named],
    ) -> None:
        super().__init__(book)
        self.events: dict[int, str] = {**EVENTS, **events}
        self.moves: dict[tuple[int, int], str] = {**MOVES, **moves}
        self.changes: dict[int, str] = {**CHANGES, **changes}
        # What is told by the clause under which something happens.
        self.by_clause: dict[str, Named] = by_clause
        said = (*self.events.values(), *self.moves.values(), *self.changes.values())
        self.expected = {
            ACTION: (*ACTIONS, *actions),
            EVENT_NAMES: tuple(dict.fromkeys((*said, *OTHERS, *others))),
        }
        self.settled = frozenset({K_MAIN, K_RIDE, K_ATTACK, K_GUARD})

    def action(self, game: Game, ask: Ask, option: Change) -> str:
        if ask.kind == K_TARGET:
            on_vanguard = game.state.kind_of(option[1] & CARD) == VANGUARD
            return f"{KINDS[K_TARGET]}: {'vanguard' if on_vanguard else 'rear-guard'}"
        return f"{KINDS[ask.kind]}: {VERBS[option[0]][0]}"

    def seen(self, game: Game, ask: Ask, option: Change) -> list[Named]:
        if option[0] != V_ACTIVATE:
            return []
        said = game.lib.abilities[option[2]].marks
        return [(KEYWORD, name) for bit, name in self.keywords.items() if said & bit]

    def happened(self, game: Game, state: State, batch: Batch) -> list[Named]:
        clause = batch[L_CLAUSE]
        found: list[Named] = [self.by_clause[clause]] if clause in self.by_clause else []
        for change in batch[L_CHANGES]:
            if change[0] == EVENT and change[1] == EV_TRIGGER:
                found.append((TRIGGER, TRIGGER_NAMES[change[4]]))
            elif change[0] == EVENT and change[1] in self.events:
                found.append((EVENT_NAMES, self.events[change[1]]))
            else:
                done = self.done(state, change)
                if done:
                    found.append((EVENT_NAMES, done))
            found += self.of_era(game, state, change, batch)
        return found

    def done(self, state: State, change: Change) -> str:
        """What is done to a card, if there is a word for it."""
        if change[0] in self.changes:
            return self.changes[change[0]]
        if change[0] == ORIENT:
            return "stand" if change[2] == STAND else "rest"
        if change[0] == FACE:
            if state.kind_of(change[1] & CARD) != DAMAGE:
                return "turn face up or down"
            return "counter charge" if change[2] == FACE_UP else "counter blast"
        if change[0] == MOVE:
            if change[3] == REMOVED:
                return "remove"
            return self.moves.get((state.kind_of(change[1] & CARD), change[3]), "")
        return ""

    def of_era(self, game: Game, state: State, change: Change, batch: Batch) -> list[Named]:
        """What a change is besides, in one era alone."""
        return []
