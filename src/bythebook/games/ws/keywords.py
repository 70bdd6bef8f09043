"""Section 10: keyword abilities, as the abilities their words stand for."""

from typing import Final

from bythebook.games.ws.attack import AttackPhase
from bythebook.games.ws.cards import ASSIST, BACKUP, CHARACTER, COUNTER_ICON, ENCORE, POWER
from bythebook.games.ws.effects import Encore, StockCost
from bythebook.games.ws.zones import BACK_STAGE, HAND, LEVEL, STAGE, WAITING_ROOM
from bythebook.kernel.abilities import (
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
from bythebook.kernel.changes import THIS_TURN, give
from bythebook.kernel.clauses import rule
from bythebook.kernel.continuous_ops import ADD
from bythebook.kernel.game import Game
from bythebook.kernel.nouns import (
    AT_LEAST,
    AmountIs,
    Cards,
    Condition,
    Count,
    Every,
    StandsIn,
    This,
)
from bythebook.kernel.procedure import Flow
from bythebook.kernel.refs import CARD
from bythebook.kernel.resolve import IfDid, MayPay, Resolve


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
