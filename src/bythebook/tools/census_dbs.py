"""What is counted of Dragon Ball Super: keywords, actions, counters, rule processing."""

from typing import Final

from bythebook.games.dbs.cards.cards import (
    ANY_KEYWORD,
    BARRIER,
    BATTLE,
    CRITICAL,
    DEFLECT,
    DOUBLE_STRIKE,
    DRAGON_BALL,
    EMPOWER,
    ENERGY_EXHAUST,
    INDESTRUCTIBLE,
    INVOKER,
    KEYWORD_NAMES,
    KEYWORDS,
    LIMITED,
    MARKER_COST,
    ONCE_PER_TURN,
    QUADRUPLE_STRIKE,
    SERVANT,
    SPECIFIED,
    SUPER_COMBO,
    TRIPLE_STRIKE,
    TYPE,
    TYPE_NAMES,
    ULTIMATE,
    UNIQUE,
    UNISON,
    VICTORY_STRIKE,
    WARRIOR_OF_UNIVERSE_7,
    WORMHOLE,
)
from bythebook.games.dbs.cards.energy import cost_of_card
from bythebook.games.dbs.keywords.counter_skills import M_ACTIVATED, M_ATTACK, M_PLAY, M_RESOLVED
from bythebook.games.dbs.keywords.invoking import may_invoke
from bythebook.games.dbs.keywords.keyword_values import keywords_of
from bythebook.games.dbs.keywords.limits import REALMS
from bythebook.games.dbs.terms.counter import CounterTiming
from bythebook.games.dbs.texts.events import (
    EV_ACTIVATED,
    EV_DAMAGE,
    EV_DISCARDED,
    EV_KO,
    EV_NEGATED,
    K_CHARGE,
    K_DEFENSE,
    K_MAIN,
    K_OFFENSE,
    V_ATTACK,
    V_COMBO,
    V_PLAY,
)
from bythebook.games.dbs.zones.zones import (
    BATTLE_AREA,
    COMBO_AREA,
    DROP,
    ENERGY,
    HAND,
    IN_PLAY,
    LIFE,
    REMOVED,
    REST,
    UNISON_AREA,
    WARP,
)
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.procedure import Ask
from bythebook.kernel.state.changes import (
    COUNTERS,
    END,
    EVENT,
    MOVE,
    TOKEN,
    TRANSFORM,
    UNDER,
    Change,
)
from bythebook.kernel.state.log import L_ABILITY, L_CHANGES, L_CLAUSE, Batch
from bythebook.kernel.state.options import (
    K_CHOOSE,
    K_COUNTER,
    K_MAY,
    KINDS,
    V_ACTIVATE,
    V_YES,
    VERBS,
)
from bythebook.kernel.state.refs import CARD, FIRST_CARD
from bythebook.kernel.state.state import State
from bythebook.text.dbs.cards import texts_of
from bythebook.tools.census import ACTION, CONCEDES, KEYWORD, Names

RULE: Final = "rule processing"
EFFECT: Final = "effect"

_STRIKES: Final = {2: DOUBLE_STRIKE, 3: TRIPLE_STRIKE, 4: QUADRUPLE_STRIKE}
_WORDS: Final = ("Bond", "Sparking", "Burst", "Spirit Boost")
"""words before a skill that are neither bits nor marks: its text has them"""
_MARKED: Final = {
    ONCE_PER_TURN: "Once per turn",
    LIMITED: "Limit",
    MARKER_COST: "marker cost",
}
_ALSO: Final = (*_MARKED.values(), *_WORDS, "Choose", "KO", "Token", "Discard")
_MOMENTS: Final = {
    M_PLAY: "counter: to a play",
    M_ATTACK: "counter: to an attack",
    M_ACTIVATED: "counter: to a skill before it resolves",
    M_RESOLVED: "counter: to a skill that has resolved",
}
_TO_A_COUNTER: Final = "counter: to a counter"
_ACTIONS: Final = (
    "redraw: pick",
    "redraw: done",
    "charge phase: charge",
    "charge phase: pass",
    "main phase: play battle",
    "main phase: play unison",
    "main phase: activate",
    "main phase: activate extra",
    "main phase: attack leader",
    "main phase: attack battle",
    "main phase: attack unison",
    "main phase: place under the unison",
    "main phase: pass",
    "offense step: combo",
    "offense step: activate",
    "offense step: pass",
    "defense step: combo",
    "defense step: activate",
    "defense step: pass",
    *_MOMENTS.values(),
    _TO_A_COUNTER,
    "counter: pass",
    "standby: resolve",
    "choose: pick",
    "choose: done",
    "pay: pick",
    "X: number",
    "number: number",
    "may: yes",
    "may: no",
    CONCEDES,
)
_RULES: Final = (
    "losing",
    "battle card without power",
    "unison card without power",
    "unison card without markers",
)
"""Not among them: cards in a combo area outside of battle, for no skill of ours puts one there;
and several copies of a unique card, which takes control of another player's copy."""
_EFFECTS: Final = (
    "a card shows its other side",
    "a card goes to the warp",
    "a card is removed from the game",
    "a card is placed under another",
    "something is negated",
    "control changes",
)
_CHECKS: Final = ("dbs 4-5-3-1", "dbs 4-7-3-1")
_FREE: Final = (K_MAIN, K_OFFENSE, K_DEFENSE)


def _name(keyword: int) -> tuple[str, str]:
    return KEYWORD, KEYWORD_NAMES[keyword]


class DragonBallSuperNames(Names):
    """What this game has names for."""

    def __init__(self) -> None:
        super().__init__("dbs")
        self.keywords = KEYWORD_NAMES
        # Activating a skill is using it; what a [Permanent] keyword does is seen in what happens.
        self.apart = ANY_KEYWORD
        self.expected = {
            KEYWORD: (*KEYWORD_NAMES.values(), *_ALSO),
            ACTION: _ACTIONS,
            RULE: _RULES,
            EFFECT: _EFFECTS,
        }
        self.wanted = (KEYWORD, ACTION, RULE, EFFECT)
        self.settled = frozenset(_FREE)
        self.texts: dict[int, str] = {}

    def text_of(self, game: Game, ability: int) -> str:
        """The printed text of a skill."""
        if ability not in self.texts:
            for place, card in enumerate(game.lib.definitions):
                printed = texts_of(card)
                for number, own in enumerate(game.lib.own[place]):
                    self.texts[own] = printed[number] if number < len(printed) else ""
            self.texts.setdefault(ability, "")
        return self.texts[ability]

    def action(self, game: Game, ask: Ask, option: Change) -> str:
        verb = option[0]
        kind = KINDS[ask.kind]
        if verb == V_PLAY:
            return f"{kind}: play {_type(game, option[1])}"
        if verb == V_ATTACK:
            return f"{kind}: attack {_type(game, option[2])}"
        if verb == V_ACTIVATE and ask.kind == K_COUNTER:
            timing = game.frame_of(CounterTiming)
            if timing is None or timing.chain:
                return _TO_A_COUNTER
            return _MOMENTS[timing.moment]
        if verb == V_ACTIVATE and _type(game, option[1]) == "extra" and ask.kind == K_MAIN:
            return f"{kind}: activate extra"
        return f"{kind}: {VERBS[verb][0]}"

    def seen(self, game: Game, ask: Ask, option: Change) -> list[tuple[str, str]]:
        if option[0] in (V_PLAY, V_COMBO, V_ACTIVATE, V_ATTACK):
            return _used(game, ask, option)
        if ask.kind == K_MAY:
            invoked = option[0] == V_YES and _invoking(game, ask)
            return [_name(INVOKER)] if invoked else []
        if ask.clause == "dbs 10-49-2":
            return [_name(EMPOWER)] if option[1] else []
        if ask.kind == K_CHARGE:
            state = game.state
            return [
                _name(SERVANT)
                for card in state.zone(ask.player, BATTLE_AREA)
                if keywords_of(game, card) & SERVANT and state.orient[card] == REST
            ]
        if ask.kind == K_CHOOSE and game.guard_possible:
            return _passed_over(game, ask)
        if ask.kind == K_COUNTER:
            timing = game.frame_of(CounterTiming)
            if timing is not None and timing.moment == M_PLAY and timing.about >= FIRST_CARD:
                if game.state.alive(timing.about):
                    if keywords_of(game, timing.about & CARD) & DEFLECT:
                        return [_name(DEFLECT)]
        return []

    def happened(self, game: Game, state: State, batch: Batch) -> list[tuple[str, str]]:
        found: list[tuple[str, str]] = []
        clause = batch[L_CLAUSE]
        ability = batch[L_ABILITY]
        for change in batch[L_CHANGES]:
            if change[0] == EVENT:
                found += self._event(game, state, change, ability)
            elif change[0] == MOVE and state.alive(change[1]):
                found += _moved(game, state, change, ability)
            elif change[0] == TOKEN:
                found.append((KEYWORD, "Token"))
            elif change[0] == TRANSFORM:
                found.append((EFFECT, "a card shows its other side"))
            elif change[0] == UNDER:
                found.append((EFFECT, "a card is placed under another"))
            elif change[0] == END:
                if clause.startswith("dbs 7-4"):
                    found.append(_name(VICTORY_STRIKE))
                elif clause.startswith("dbs 9-2"):
                    found.append((RULE, "losing"))
        if clause in _CHECKS:
            found += [(RULE, name) for name in _check_type(game, state, batch[L_CHANGES])]
        elif clause == "dbs 9-8-2" or clause.startswith("dbs 9-6-1-2"):
            found.append((RULE, "unison card without markers"))
        elif clause.startswith(("dbs 9-10", "dbs 10-42-3")):
            found.append((RULE, "several copies of a unique card"))
        return found

    def _event(
        self, game: Game, state: State, change: Change, ability: int
    ) -> list[tuple[str, str]]:
        kind = change[1]
        if kind == EV_ACTIVATED:
            return self._activated(game, state, change)
        if kind == EV_DAMAGE and ability < 0 and change[4] in _STRIKES:
            return [_name(_STRIKES[change[4]])]
        if kind == EV_KO:
            return [(KEYWORD, "KO")]
        if kind == EV_DISCARDED:
            return [(KEYWORD, "Discard")]
        if kind == EV_NEGATED:
            return [(EFFECT, "something is negated")]
        return []

    def _activated(self, game: Game, state: State, change: Change) -> list[tuple[str, str]]:
        """A skill is activated: its keywords, and the words before it."""
        ability = change[4]
        if not 0 <= ability < len(game.lib.abilities):
            return []
        marks = game.lib.abilities[ability].marks
        found = [_name(bit) for bit in KEYWORD_NAMES if marks & bit]
        found += [(KEYWORD, name) for bit, name in _MARKED.items() if marks & bit]
        text = self.text_of(game, ability).lower()
        found += [(KEYWORD, word) for word in _WORDS if f"[{word.lower()}" in text]
        if "•" in text:
            found.append((KEYWORD, "Choose"))
        if state.used.get((change[3], REALMS), 0) and "over realm" in text:
            found.append(_name(WORMHOLE))
        return found


def _invoking(game: Game, ask: Ask) -> bool:
    """Whether it is asked if an extra card is paid for with [Invoker]."""
    return ask.clause == "dbs 10-40-1" and may_invoke(game, ask.player, ask.source)


def _type(game: Game, ref: int) -> str:
    """The type of a card, as printed."""
    kind = game.lib.printed[TYPE][game.state.definition[ref & CARD]]
    return next(name for bit, name in TYPE_NAMES.items() if kind & bit)


def _used(game: Game, ask: Ask, option: Change) -> list[tuple[str, str]]:
    """Keywords that show when their card is played, combos, is used or is attacked."""
    card = option[1] & CARD
    keywords = keywords_of(game, card)
    found: list[tuple[str, str]] = []
    if option[0] == V_COMBO:
        return [_name(SUPER_COMBO)] if keywords & SUPER_COMBO else []
    if option[0] == V_ATTACK:
        attacked = keywords_of(game, option[2] & CARD)
        return [_name(INDESTRUCTIBLE)] if attacked & INDESTRUCTIBLE else []
    if option[0] == V_ACTIVATE and not game.can_pay(option[2], option[1], ask.player):
        # There is one way left to pay for it, and nothing to ask.
        found += [_name(INVOKER)] if may_invoke(game, ask.player, option[1]) else []
    if game.state.kind_of(card) == HAND:
        found += [_name(bit) for bit in (ULTIMATE, DRAGON_BALL, UNIQUE) if keywords & bit]
    if option[0] == V_PLAY:
        definition = game.state.definition[card]
        printed = sum(game.lib.printed[char][definition] for char in SPECIFIED)
        allies = game.state.zone(ask.player, BATTLE_AREA)
        if printed and not sum(cost_of_card(game, card)[1:]):
            if any(keywords_of(game, c) & WARRIOR_OF_UNIVERSE_7 for c in allies):
                found.append(_name(WARRIOR_OF_UNIVERSE_7))
    return found


def _passed_over(game: Game, ask: Ask) -> list[tuple[str, str]]:
    """A card with [Barrier] that could not be chosen, where others of its side could."""
    state = game.state
    rival = 1 - ask.player
    zones = {state.where[o[1] & CARD] for o in ask.options if len(o) > 1 and o[1] >= FIRST_CARD}
    offered = {o[1] & CARD for o in ask.options if len(o) > 1}
    for kind in IN_PLAY:
        if rival * state.kinds + kind in zones:
            for card in state.zone(rival, kind):
                if card not in offered and keywords_of(game, card) & BARRIER:
                    return [_name(BARRIER)]
    return []


def _moved(game: Game, state: State, change: Change, ability: int) -> list[tuple[str, str]]:
    """A card that moves, where that tells of a keyword or is an effect of note."""
    card = change[1] & CARD
    origin, target = state.kind_of(card), change[3]
    if target == ENERGY and origin != ENERGY:
        printed = game.lib.printed[KEYWORDS][state.definition[card]]
        return [_name(ENERGY_EXHAUST)] if printed & ENERGY_EXHAUST else []
    if origin == LIFE and target == DROP and ability < 0:
        return [_name(CRITICAL)]
    if target == WARP:
        return [(EFFECT, "a card goes to the warp")]
    if target == REMOVED:
        return [(EFFECT, "a card is removed from the game")]
    if origin == target and origin in (BATTLE_AREA, UNISON_AREA):
        return [(EFFECT, "control changes")]
    return []


def _check_type(game: Game, state: State, changes: list[Change]) -> list[str]:
    """The confirmative rule processing that a batch of it was."""
    found: dict[str, int] = {}
    for change in changes:
        if change[0] == COUNTERS:
            found["unison card without power"] = 1
        if change[0] != MOVE or not state.alive(change[1]):
            continue
        card = change[1] & CARD
        if state.kind_of(card) == COMBO_AREA:
            found["stray combo cards"] = 1
        elif state.kind_of(card) == BATTLE_AREA:
            if game.lib.printed[TYPE][state.definition[card]] & BATTLE:
                found["battle card without power"] = 1
        elif state.kind_of(card) == UNISON_AREA and change[3] == DROP:
            if game.lib.printed[TYPE][state.definition[card]] & UNISON:
                found["unison card without markers"] = 1
    return list(found)
