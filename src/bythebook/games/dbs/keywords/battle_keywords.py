"""[Blocker] (10-4), [Dual Attack] (10-8) and [Revenge] (10-9): keyword skills of battles."""

from dataclasses import dataclass

from bythebook.games.dbs.battle.attack import Battle
from bythebook.games.dbs.battle.fighters import attack_card
from bythebook.games.dbs.cards.cards import BATTLE, TYPE
from bythebook.games.dbs.keywords.protection import can_be_kod
from bythebook.games.dbs.terms.terms import ko
from bythebook.games.dbs.texts.barring import cannot
from bythebook.games.dbs.texts.events import (
    CANNOT_BLOCK,
    EV_ATTACKED,
    EV_BEGIN,
    EV_GUARD,
    FOR_THE_BATTLE,
    P_BATTLE_ENDS,
    VAR_GUARD,
)
from bythebook.kernel.abilities.abilities import AUTO, Ability, Effect, Trigger
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Regs
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.changes import WHILE_FRAME, Change, event, set_var, wait_for
from bythebook.kernel.state.refs import CARD

CHOSEN_AS_TARGET = 0
"""value of EV_ATTACKED: the attack was declared against that card"""
BY_BLOCKING = 1


@dataclass(frozen=True)
class CanBlock(Condition):
    """Nothing keeps this card from becoming the guard card."""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return not cannot(game, source & CARD, CANNOT_BLOCK)


@dataclass(frozen=True)
class BecomeGuard(Effect):
    """This card becomes the guard card of the attack under way."""

    def run(self, frame: Resolve, game: Game) -> Flow:
        attacker = attack_card(game)
        if attacker < 0 or not game.state.alive(frame.source):
            return None
        return new_guard(frame.source, frame.master, attacker)


@rule("dbs 10-4-1", nothing=[])
def new_guard(card: int, player: int, attacker: int) -> list[Change]:
    """With [Blocker] activated, its card is the guard card from then on."""
    return [
        set_var(VAR_GUARD, card),
        event(EV_GUARD, card, player, 0, attacker),
        *blocked(card, player, attacker),
    ]


@rule("dbs 10-4-1-1", nothing=[])
def blocked(card: int, player: int, attacker: int) -> list[Change]:
    """The new guard card counts as attacked, for its own skills that wait for that."""
    return [event(EV_ATTACKED, card, player, BY_BLOCKING, attacker)]


@dataclass(frozen=True)
class NegateBlocker(Effect):
    """Negate [Blocker]: the attack goes back to its first target."""

    def run(self, frame: Resolve, game: Game) -> Flow:
        battle = game.frame_of(Battle)
        return None if battle is None else first_target(battle.target)


@rule("dbs 10-4-2", nothing=None)
def first_target(target: int) -> Change | None:
    """The card that was attacked is the guard card again."""
    return set_var(VAR_GUARD, target)


@dataclass(frozen=True)
class AtBattleEnd(Effect):
    """Something is done at the end of this battle."""

    ability: Ability

    def run(self, frame: Resolve, game: Game) -> Flow:
        number = game.lib.id_of(self.ability)
        return wait_for(number, frame.source, frame.master, WHILE_FRAME, FOR_THE_BATTLE, [])

    def inner(self) -> list[Ability]:
        return [self.ability]


def at_battle_end(*body: Effect) -> Effect:
    """Something is done at the end of this battle."""
    return AtBattleEnd(Ability(AUTO, trigger=Trigger(EV_BEGIN, value=P_BATTLE_ENDS), body=body))


@dataclass(frozen=True)
class KoAttackCard(Effect):
    """KO the attack card, if it is a battle card."""

    def run(self, frame: Resolve, game: Game) -> Flow:
        attacker = attack_card(game)
        if attacker < 0 or not game.value(TYPE, attacker & CARD) & BATTLE:
            return None
        whose = frame.text_of()
        return ko(can_be_kod(game, [attacker], whose), frame.source, whose)
