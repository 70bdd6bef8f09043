"""Section 10: keyword abilities, as the abilities their words stand for."""

from typing import Final

from bythebook.games.ws.battle.attack import AttackPhase
from bythebook.games.ws.cards import (
    ASSIST,
    BACKUP,
    BOND,
    CHARACTER,
    COUNTER_ICON,
    ENCORE,
    GREAT_PERFORMANCE,
    MARKS,
    NAMES,
    POWER,
    SHIFT_WORD,
    SUNDER,
    exact_name,
)
from bythebook.games.ws.keywords.keyword_actions import ShiftEffect, SunderEffect
from bythebook.games.ws.texts.effects import Encore, StockCost
from bythebook.games.ws.texts.events import EV_ATTACK_ENDS, EV_BEGIN, EV_PLAYED, P_MAIN
from bythebook.games.ws.zones.zones import (
    BACK_STAGE,
    CENTER_MIDDLE,
    CLOCK,
    HAND,
    LEVEL,
    REVERSE,
    STAGE,
    WAITING_ROOM,
)
from bythebook.kernel.abilities.abilities import (
    ACT,
    AUTO,
    CONT,
    EV_MOVE,
    Ability,
    CardDef,
    CostPart,
    Effect,
    Modifier,
    Trigger,
)
from bythebook.kernel.abilities.resolve import R_CHOSEN, If, IfDid, MayPay, Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import (
    AmountIs,
    Condition,
    Every,
    IsTurned,
    StandsIn,
    Unless,
)
from bythebook.kernel.language.nouns import Bound, Cards, Count, This
from bythebook.kernel.language.words import AT_LEAST, HAS, YOU, Test
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.changes import THIS_TURN, give
from bythebook.kernel.state.continuous_ops import ADD, BITS_ON
from bythebook.kernel.state.refs import CARD
from bythebook.kernel.texts.verbs import ChooseCards, MoveCards


def encore_ability(cost: tuple[CostPart, ...]) -> Ability:
    """10.2: when this card is put into the waiting room from the stage, it may be paid back."""
    return Ability(
        AUTO,
        STAGE,
        Trigger(EV_MOVE, This(), STAGE, (WAITING_ROOM,)),
        cost=cost,
        body=(MayPay(), IfDid((Encore(),))),
        marks=ENCORE,
    )


INHERENT_ENCORE: Final = encore_ability((StockCost(3),))


@rule("ws 10.2.3", nothing=())
def inherent_abilities(definition: CardDef, kind: int) -> tuple[Ability, ...]:
    """Every character has Encore for three stock."""
    return (INHERENT_ENCORE,) if kind == CHARACTER else ()


@rule("ws 10.3.2", nothing=None)
def assist_condition() -> Condition | None:
    """An Assist is active only while its character is on the back stage."""
    return StandsIn(BACK_STAGE)


def assist_ability(modifiers: tuple[Modifier, ...], condition: Condition | None = None) -> Ability:
    """10.3: a continuous ability that works from the back stage."""
    place = assist_condition()
    both: Condition | None = place
    if place is None:
        both = condition
    elif condition is not None:
        both = Every((place, condition))
    return Ability(CONT, STAGE, condition=both, modifiers=modifiers, marks=ASSIST)


class BackupPower(Effect):
    """A defending character of one's own gets power for the turn."""

    def __init__(self, amount: int) -> None:
        self.amount: int = amount

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BackupPower) and self.amount == other.amount

    def __hash__(self) -> int:
        return hash(("backup", self.amount))

    def run(self, frame: Resolve, game: Game) -> Flow:
        phase = game.frame_of(AttackPhase)
        if phase is None or not game.state.alive(phase.defender):
            return None
        if game.state.master[phase.defender & CARD] != frame.master:
            return None
        return give(
            ADD,
            POWER,
            self.amount,
            [phase.defender],
            game.book.layer(ADD, POWER),
            THIS_TURN,
            game.state.turn,
            frame.source,
            frame.ability,
            frame.master,
            since=frame.since,
        )


def backup_ability(amount: int, level: int, cost: tuple[CostPart, ...]) -> Ability:
    """10.5: from the hand, in the opponent's counter step."""
    return Ability(
        ACT,
        (HAND,),
        condition=AmountIs(Count(Cards(zones=(LEVEL,))), AT_LEAST, level),
        cost=cost,
        body=(BackupPower(amount),),
        marks=BACKUP | COUNTER_ICON,
    )


def bond_ability(names: tuple[str, ...], cost: tuple[CostPart, ...]) -> Ability:
    """10.4: when this card is played and placed, a card of a name may be brought back."""
    return Ability(
        AUTO,
        STAGE,
        Trigger(EV_PLAYED, This()),
        cost=cost,
        body=(MayPay(), IfDid(bonded(names))),
        marks=BOND,
    )


@rule("ws 10.4.2", nothing=())
def bonded(names: tuple[str, ...]) -> tuple[Effect, ...]:
    """A card of that name is chosen in the waiting room and goes to the hand."""
    named = Test(NAMES, HAS, words=tuple(exact_name(n) for n in names))
    return (
        ChooseCards(Cards(zones=(WAITING_ROOM,), tests=(named,))),
        MoveCards(Bound(R_CHOSEN), HAND),
    )


def great_performance_ability() -> Ability:
    """10.6: in the middle of the center stage and not reversed, it draws every attack to itself."""
    upright = Every((StandsIn((CENTER_MIDDLE,)), Unless(IsTurned(REVERSE))))
    takes = Modifier(BITS_ON, MARKS, This(), bits=GREAT_PERFORMANCE)
    return Ability(CONT, STAGE, condition=upright, modifiers=(takes,), marks=GREAT_PERFORMANCE)


def shift_ability(level: int) -> Ability:
    """10.11: at the beginning of the main phase, from the clock, at its level or above."""
    high_enough = AmountIs(Count(Cards(zones=(LEVEL,))), AT_LEAST, level)
    return Ability(
        AUTO,
        (CLOCK,),
        Trigger(EV_BEGIN, value=P_MAIN, whose=YOU),
        body=(If(high_enough, (ShiftEffect(),)),),
        marks=SHIFT_WORD,
    )


def sunder_ability(name: str, cost: tuple[CostPart, ...]) -> Ability:
    """10.15: at the end of this card's attack, a marker under it becomes a character."""
    return Ability(
        AUTO,
        STAGE,
        Trigger(EV_ATTACK_ENDS, This()),
        cost=cost,
        body=(MayPay(), IfDid((SunderEffect(name),))),
        marks=SUNDER,
    )
