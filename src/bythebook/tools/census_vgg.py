"""What is counted of Vanguard in the G era: keywords, actions, triggers, rule actions."""

from typing import Final

from bythebook.games.vanguard.cards.cards import MARKS
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
from bythebook.games.vanguard.zones.zones import BIND, REAR_GUARDS, VANGUARD
from bythebook.kernel.game.game import Game
from bythebook.kernel.state.changes import END, EVENT, MOVE, TRANSFORM, Change
from bythebook.kernel.state.log import L_CLAUSE, Batch
from bythebook.kernel.state.refs import CARD
from bythebook.kernel.state.state import State
from bythebook.library.explain.vgg_keywords import KEYWORDS
from bythebook.tools.census import ACTION, KEYWORD
from bythebook.tools.census_vanguard import (
    EVENT_NAMES,
    RULE_ACTION,
    TRIGGER,
    Named,
    VanguardNames,
)

_ALL_RULE_ACTIONS: Final = "vgg 8.4.1.1"

_ACTIONS: Final = (
    "G assist step: G assist",
    "G assist step: pass",
    "stride step: stride",
    "stride step: pass",
    "guard step: G guard with",
)
_TRIGGERS: Final = ("critical", "draw", "stand", "heal")
_EVENTS: Final = {
    EV_STRIDE: "stride",
    EV_LEGION: "legion",
    EV_LOCKED: "lock",
    EV_UNLOCKED: "unlock",
    EV_DELETED: "delete",
    EV_DOMINATED: "dominate",
    EV_G_GUARD: "G guard",
}
_COMING: Final = (STRIDE_SKILL, ULTIMATE_STRIDE, G_GUARDIAN)
_MOVES: Final = {(G_ZONE, BIND): "bind", (VANGUARD, HEARTS): "become a heart"}
_BY_CLAUSE: Final = {
    "vgg 10.34.1": (EVENT_NAMES, "attack by an effect"),
    "vgg 10.31.2": (EVENT_NAMES, "time leap"),
    "vgg 9.6.2": (RULE_ACTION, "damage process"),
}
_RULE_ACTIONS: Final = ("losing", "several units on a circle", "damage process")
"""Not among them: several vanguards, illegal guardians, no vanguard. Those take texts that few
cards have, or a board laid out by hand."""


class VanguardGNames(VanguardNames):
    """What this game has names for."""

    def __init__(self) -> None:
        super().__init__(
            "vgg",
            _ACTIONS,
            _EVENTS,
            _MOVES,
            {TRANSFORM: "flip over"},
            ("attack by an effect", "time leap"),
            _BY_CLAUSE,
        )
        self.keywords = KEYWORDS
        self.expected = {
            KEYWORD: tuple(KEYWORDS.values()),
            TRIGGER: _TRIGGERS,
            RULE_ACTION: _RULE_ACTIONS,
            **self.expected,
        }
        self.wanted = (KEYWORD, ACTION, TRIGGER, EVENT_NAMES, RULE_ACTION)
        # Showing the card, paying, using up a standby; and rule actions that come in between.
        self.beside = ("vgg 8.5.2", "vgg 8.6.3", "vgg 8.6.4", "vgg 9.")
        self.settled |= {K_STRIDE}

    def of_era(self, game: Game, state: State, change: Change, batch: Batch) -> list[Named]:
        found = _keywords_at_work(game, state, change)
        by_rules = batch[L_CLAUSE] == _ALL_RULE_ACTIONS
        return [*found, *_by_rules(state, change)] if by_rules else found


def _keywords_at_work(game: Game, state: State, change: Change) -> list[Named]:
    """The keywords that a G unit comes to the field by."""
    if change[0] != EVENT or change[1] not in (EV_STRIDE, EV_G_GUARD):
        return []
    said = game.lib.printed[MARKS][state.definition[change[2] & CARD]]
    return [(KEYWORD, KEYWORDS[bit]) for bit in _COMING if said & bit]


def _by_rules(state: State, change: Change) -> list[Named]:
    """The rule action that a change of a check timing was."""
    if change[0] == END:
        return [(RULE_ACTION, "losing")]
    if change[0] == MOVE and state.kind_of(change[1] & CARD) in REAR_GUARDS:
        return [(RULE_ACTION, "several units on a circle")]
    return []
