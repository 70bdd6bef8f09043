"""What is counted of Weiss Schwarz: keywords, trigger icons, actions, rule actions."""

from typing import Final

from bythebook.games.ws.cards import (
    BACKUP,
    GREAT_PERFORMANCE,
    ICON_NAMES,
    ICONS,
    KEYWORDS,
    TYPE,
    TYPE_NAMES,
    icon_count,
)
from bythebook.games.ws.texts.events import (
    DIRECT,
    EV_ATTACK,
    EV_TRIGGER,
    EV_USED,
    FRONTAL,
    K_ATTACK_TYPE,
    K_ATTACKER,
    K_CLIMAX,
    K_COUNTER_STEP,
    K_MAIN,
    SIDE,
    V_PLAY,
    VAR_REFRESH,
)
from bythebook.games.ws.zones.zones import CLIMAX_AREA, LEVEL, MARKER_AREAS, STAGE, facing
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.procedure import Ask
from bythebook.kernel.state.changes import END, EVENT, MOVE, SET, SHUFFLE, Change
from bythebook.kernel.state.log import L_CHANGES, L_CLAUSE, Batch
from bythebook.kernel.state.options import KINDS, V_ACTIVATE, V_PICK, VERBS
from bythebook.kernel.state.refs import CARD
from bythebook.kernel.state.state import State
from bythebook.tools.census import ACTION, CONCEDES, KEYWORD, Names

RULE_ACTION: Final = "rule action"
ICON: Final = "trigger icon"
PAIR: Final = "pair of trigger icons"

_ATTACKS: Final = {DIRECT: "direct", FRONTAL: "frontal", SIDE: "side"}
_ALL_RULE_ACTIONS: Final = "ws 8.5.1.1"

_ACTIONS: Final = (
    "redraw: pick",
    "redraw: done",
    "clock phase: clock",
    "clock phase: pass",
    "main phase: play character",
    "main phase: play event",
    "main phase: activate",
    "main phase: exchange positions",
    "main phase: pass",
    "position: position",
    "exchange: position",
    "climax phase: play climax",
    "climax phase: pass",
    "attack declaration: attack with",
    "attack declaration: pass",
    "type of attack: frontal",
    "type of attack: side",
    "attack: direct",
    "attack: frontal",
    "attack: side",
    "counter step: play event",
    "counter step: backup",
    "counter step: pass",
    "level up: pick",
    "encore step: pick",
    "hand limit: pick",
    "standby: resolve",
    "choose: pick",
    "choose: done",
    "pay: pick",
    "may: yes",
    "may: no",
    CONCEDES,
)
_RULE_ACTIONS: Final = (
    "reshuffle",
    "level up",
    "losing",
    "insufficient power",
    "several characters",
    "several climaxes",
    "refresh point",
)
"""Not among them: markers with nobody over them. Markers go where their character goes, so it
takes a board laid out by hand."""


class WeissSchwarzNames(Names):
    """What this game has names for."""

    def __init__(self) -> None:
        super().__init__("ws")
        self.keywords = KEYWORDS
        self.apart = GREAT_PERFORMANCE
        self.expected = {
            KEYWORD: tuple(KEYWORDS.values()),
            ICON: ICON_NAMES,
            PAIR: (),
            ACTION: _ACTIONS,
            RULE_ACTION: _RULE_ACTIONS,
        }
        self.wanted = (KEYWORD, ICON, ACTION, RULE_ACTION)
        # Showing the card, paying, using up a standby; and rule actions that come in between.
        self.beside = ("ws 8.4.2", "ws 8.6.2.1", "ws 8.6.2.3", "ws 8.7.3", "ws 9.")
        self.used = EV_USED
        self.settled = frozenset({K_MAIN, K_CLIMAX, K_COUNTER_STEP, K_ATTACKER})

    def action(self, game: Game, ask: Ask, option: Change) -> str:
        verb = option[0]
        if verb == V_PLAY:
            kind = game.lib.printed[TYPE][game.state.definition[option[1] & CARD]]
            return f"{KINDS[ask.kind]}: play {TYPE_NAMES[kind]}"
        if ask.kind == K_ATTACK_TYPE:
            # By a text, a character of the back stage can be attacked: that one is picked.
            how = "of the back stage" if verb == V_PICK else _ATTACKS[option[1]]
            return f"type of attack: {how}"
        if verb == V_ACTIVATE and game.lib.abilities[option[2]].marks & BACKUP:
            return f"{KINDS[ask.kind]}: backup"
        return f"{KINDS[ask.kind]}: {VERBS[verb][0]}"

    def happened(self, game: Game, state: State, batch: Batch) -> list[tuple[str, str]]:
        found: list[tuple[str, str]] = []
        clause = batch[L_CLAUSE]
        for change in batch[L_CHANGES]:
            if change[0] == EVENT:
                if change[1] == EV_ATTACK:
                    found += _attack(game, state, change)
                elif change[1] == EV_TRIGGER:
                    found += _icons(game, state, change)
            elif change[0] == END and clause == _ALL_RULE_ACTIONS:
                found.append((RULE_ACTION, "losing"))
        if clause == "ws 9.2.2" and any(c[0] == SHUFFLE for c in batch[L_CHANGES]):
            found.append((RULE_ACTION, "reshuffle"))
        elif clause == "ws 9.3.2" and any(c[0] == MOVE and c[3] == LEVEL for c in batch[L_CHANGES]):
            found.append((RULE_ACTION, "level up"))
        elif clause == _ALL_RULE_ACTIONS:
            found += [(RULE_ACTION, name) for name in _check_type(state, batch[L_CHANGES])]
        return found


def _attack(game: Game, state: State, change: Change) -> list[tuple[str, str]]:
    """An attack by its type; and whether somebody with Great Performance drew it to themselves."""
    found = [(ACTION, f"attack: {_ATTACKS[change[4]]}")]
    attacked = change[5]
    if attacked >= 0 and state.alive(attacked) and state.alive(change[2]):
        across = facing(state.kind_of(change[2] & CARD))
        if state.kind_of(attacked & CARD) != across:
            abilities = game.lib.own[state.definition[attacked & CARD]]
            if any(game.lib.abilities[a].marks & GREAT_PERFORMANCE for a in abilities):
                found.append((KEYWORD, KEYWORDS[GREAT_PERFORMANCE]))
    return found


def _icons(game: Game, state: State, change: Change) -> list[tuple[str, str]]:
    """The icons a trigger check turned up, as printed."""
    packed = game.lib.printed[ICONS][state.definition[change[5] & CARD]]
    names = [name for icon, name in enumerate(ICON_NAMES) for _ in range(icon_count(packed, icon))]
    found = [(ICON, name) for name in names]
    if len(names) > 1:
        found.append((PAIR, " + ".join(names)))
    return found


def _check_type(state: State, changes: list[Change]) -> list[str]:
    """The rule actions of the check type that a batch of them was."""
    found: dict[str, int] = {}
    for change in changes:
        if change[0] == SET and change[1] in (VAR_REFRESH, VAR_REFRESH + 1):
            found["refresh point"] = 1
        if change[0] != MOVE or not state.alive(change[1]):
            continue
        card = change[1] & CARD
        zone = state.where[card]
        kind = state.kind_of(card)
        cards = state.zones[zone] if zone >= 0 else []
        if kind == CLIMAX_AREA:
            found["several climaxes"] = 1
        elif kind in MARKER_AREAS:
            # With somebody on the position they leave along with that character.
            position = STAGE[MARKER_AREAS.index(kind)]
            if not state.zones[zone - kind + position]:
                found["unaffiliated marker"] = 1
        elif kind in STAGE:
            last = card == cards[-1] and (
                len(cards) < 2 or state.arrived[card] != state.arrived[cards[-2]]
            )
            found["insufficient power" if last else "several characters"] = 1
    return list(found)
