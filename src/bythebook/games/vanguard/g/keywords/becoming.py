"""What units become for a time by their keywords: blazing (11.21), engorged (11.24), charging
(11.29), hollowed (11.33), harmonious (11.34), successful (11.37)."""

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.battle.record import is_noted
from bythebook.games.vanguard.cards.cards import STATES
from bythebook.games.vanguard.g.keywords.marks import (
    CHARGE,
    CHARGING,
    HARMONIOUS,
    HOLLOW,
    HOLLOWED,
)
from bythebook.games.vanguard.g.texts.events import EV_KEYWORD
from bythebook.games.vanguard.texts.effects import Retire
from bythebook.games.vanguard.texts.events import (
    EV_BATTLE_ENDS,
    EV_BEGIN,
    IS_ATTACKED,
    IS_ATTACKING,
    IS_BOOSTED,
    IS_BOOSTING,
    P_TURN_ENDS,
)
from bythebook.games.vanguard.zones.zones import DECK, FIELD
from bythebook.kernel.abilities.abilities import AUTO, Ability, Effect, Trigger
from bythebook.kernel.abilities.resolve import R_OTHER, Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Bound, Noun, Regs
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.changes import event
from bythebook.kernel.state.continuous_ops import BITS_ON, E_CHAR, E_TARGETS, E_VALUE
from bythebook.kernel.state.refs import BOTTOM, CARD
from bythebook.kernel.state.zones import D_EFFECTS, D_MASTER
from bythebook.kernel.texts.lasting import END_OF_TURN, Later, lasting
from bythebook.kernel.texts.verbs import MoveCards

TOOK_PART: Final = (IS_ATTACKING, IS_ATTACKED, IS_BOOSTING, IS_BOOSTED)


def is_now(game: Game, ref: int, state: int) -> bool:
    """Whether a unit is in one of these states."""
    if state == HARMONIOUS:
        return bool(in_harmony_with(game, ref))
    return game.last_value(STATES, ref) & state != 0


def event_value(state: int) -> int:
    """Which state it is, as the value of the event that a unit has come to be in it."""
    return state.bit_length() - 1


@dataclass(frozen=True)
class IsNow(Condition):
    """This unit is blazing, engorged, charging, hollowed, successful, or in harmony."""

    state: int

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return is_now(game, source, self.state)

    def reads(self, game: Game, source: int, master: int) -> int:
        if self.state == HARMONIOUS:
            return D_EFFECTS | D_MASTER | game.book.field_bits
        return 0

    def chars(self) -> int:
        return 1 << STATES


@dataclass(frozen=True)
class Become(Effect):
    """Units become something for a time; whoever was not is noticed to have become it."""

    what: Noun
    state: int
    until: int = END_OF_TURN

    def run(self, frame: Resolve, game: Game) -> Flow:
        refs = self.what.refs(game, frame.source, frame.master, frame.regs)
        new = [r for r in refs if not is_now(game, r, self.state)]
        begun = lasting(frame, game, self.what, BITS_ON, STATES, self.state, self.until)
        if begun is None:
            return None
        value = event_value(self.state)
        return [begun, *[event(EV_KEYWORD, r, frame.text_of(), value) for r in new]]


@dataclass(frozen=True)
class TookPart(Condition):
    """This unit took part in the battle."""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return any(is_noted(game, source, kind) for kind in TOOK_PART)


@rule("vgg 11.29.2", nothing=())
def after_charging(what: Noun) -> tuple[Effect, ...]:
    """A charging unit goes to the bottom of the deck at the end of a battle it took part in."""
    ends = Trigger(EV_BATTLE_ENDS, condition=TookPart())
    body = (MoveCards(Bound(R_OTHER), DECK, index=BOTTOM),)
    return (Later(Ability(AUTO, trigger=ends, body=body, marks=CHARGE), about=what),)


def become_charging(what: Noun) -> tuple[Effect, ...]:
    """A unit becomes charging until end of turn."""
    return (Become(what, CHARGING), *after_charging(what))


@rule("vgg 11.33.2", nothing=())
def after_hollow(what: Noun) -> tuple[Effect, ...]:
    """A hollowed unit goes to its owner's drop zone at the end of the turn: it is retired."""
    ends = Trigger(EV_BEGIN, value=P_TURN_ENDS)
    body = (Retire(Bound(R_OTHER)),)
    return (Later(Ability(AUTO, trigger=ends, body=body, marks=HOLLOW), about=what),)


def become_hollowed(what: Noun) -> tuple[Effect, ...]:
    """A unit becomes hollowed until end of turn."""
    return (Become(what, HOLLOWED), *after_hollow(what))


def in_harmony_with(game: Game, ref: int) -> list[int]:
    """The units that a unit is in harmony with."""
    found: list[int] = []
    for effect in game.state.effects:
        if effect[E_CHAR] == STATES and effect[E_VALUE] == HARMONIOUS:
            pair = effect[E_TARGETS:]
            if ref in pair and holds_together(game, list(pair)):
                found += [r for r in pair if r != ref and r not in found]
    return found


@rule("vgg 11.34.1.2", "vgg 11.34.1.2.1", nothing=False)
def holds_together(game: Game, pair: list[int]) -> bool:
    """Each two that became harmonious stay so as long as both are on the field, of one master.

    Whatever columns they move to. A unit can be in harmony with several others, each by itself.
    """
    state = game.state
    there = [r & CARD for r in pair if state.alive(r) and state.kind_of(r & CARD) in FIELD]
    return len(there) == 2 and state.master[there[0]] == state.master[there[1]]


@dataclass(frozen=True)
class BecomeHarmonious(Effect):
    """Two units become associated in harmony until end of turn."""

    one: Noun
    other: Noun

    def run(self, frame: Resolve, game: Game) -> Flow:
        one = self.one.refs(game, frame.source, frame.master, frame.regs)
        other = self.other.refs(game, frame.source, frame.master, frame.regs)
        pair = [*one[:1], *other[:1]]
        if not can_join(game, pair):
            return None
        both = Pair(tuple(pair))
        begun = lasting(frame, game, both, BITS_ON, STATES, HARMONIOUS, END_OF_TURN)
        new = [r for r in pair if becomes_anew(game, r)]
        value = event_value(HARMONIOUS)
        return [
            *([] if begun is None else [begun]),
            *[event(EV_KEYWORD, r, frame.text_of(), value) for r in new],
        ]


@dataclass(frozen=True)
class Pair(Noun):
    """Two certain units."""

    units: tuple[int, ...]

    def refs(self, game: Game, source: int, master: int, regs: Regs) -> list[int]:
        return list(self.units)


@rule("vgg 11.34.1.1", nothing=True)
def can_join(game: Game, pair: list[int]) -> bool:
    """If either of two units has left the field by then, they are not in harmony."""
    return len(pair) == 2 and holds_together(game, pair)


@rule("vgg 11.34.1.3.1", nothing=True)
def becomes_anew(game: Game, ref: int) -> bool:
    """A unit that is in harmony already does not become so again by another one."""
    return not in_harmony_with(game, ref)
