"""What card texts say of battles: conditions of a unit, and nouns for those who take part.

What a unit "attacked" or "boosted" in a battle it still did when it has left its circle since, or
when the battle has ended and its close step has not; what it "is" doing it does only now.
"""

from dataclasses import dataclass

from bythebook.games.vanguard.battle.record import (
    RECORD_READS,
    attacked,
    attacking,
    boosted,
    boosting,
    guarded_by,
    guardians,
    in_its_place,
    is_noted,
    kind_of_battle,
    noted,
)
from bythebook.games.vanguard.texts.events import (
    IS_ATTACKED,
    IS_ATTACKING,
    IS_BOOSTED,
    IS_BOOSTING,
    IS_GUARDING,
    IS_HIT,
    NO_BATTLE,
    VANGUARD_ATTACKED,
    VANGUARD_NOT_HIT,
    VAR_BATTLE,
    VAR_BATTLE_KIND,
    VAR_BATTLES,
)
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Amount, Cards, Noun, Regs
from bythebook.kernel.language.words import ANYONE, YOU
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.zones import D_VARS


@dataclass(frozen=True)
class OfBattle(Condition):
    """Something that is so in a battle."""

    def reads(self, game: Game, source: int, master: int) -> int:
        return RECORD_READS | game.book.field_bits


@dataclass(frozen=True)
class IsAttacking(OfBattle):
    """This unit is attacking."""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return source in attacking(game)


@dataclass(frozen=True)
class IsAttacked(OfBattle):
    """This unit is being attacked."""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return source in attacked(game)


@dataclass(frozen=True)
class IsBoosting(OfBattle):
    """This unit is boosting."""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return source in boosting(game)


@dataclass(frozen=True)
class IsGuarding(OfBattle):
    """This unit guards a unit that is being attacked."""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        state = game.state
        guards = [state.ref(c) for c in guardians(game) if guarded_by(game, c) in attacked(game)]
        return source in guards


@dataclass(frozen=True)
class AttackedInBattle(OfBattle):
    """It is the battle that this unit attacked in."""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return referred_to(game, source, IS_ATTACKING)


@dataclass(frozen=True)
class WasAttackedInBattle(OfBattle):
    """It is the battle that this unit was attacked in."""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return referred_to(game, source, IS_ATTACKED)


@dataclass(frozen=True)
class FoughtOn(OfBattle):
    """This unit attacked from such a circle, or was attacked on it, wherever it is by now."""

    kinds: int
    """what kind of battle that makes, as bits"""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        kind = game.state.vars[VAR_BATTLE_KIND]
        if in_its_place(game, source, IS_ATTACKED):
            # A battle can be of several kinds by those who are attacked in it.
            kind = kind_of_battle(game, [source])
        return kind & self.kinds != 0


@dataclass(frozen=True)
class Fought(OfBattle):
    """It is the battle that such a unit attacked, or was attacked, in, whatever it is by now."""

    role: int
    kind: Cards

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        attackers = (master == game.state.turn_player) == (self.kind.whose == YOU)
        if self.kind.whose != ANYONE and attackers != (self.role == IS_ATTACKING):
            return False
        kind = self.kind.fixed(game, source, master, regs)
        return any(kind.fitted(game, ref, source) for ref in noted(game, self.role))

    def reads(self, game: Game, source: int, master: int) -> int:
        return super().reads(game, source, master) | self.kind.reads(game, source, master)

    def chars(self) -> int:
        return self.kind.chars()


@dataclass(frozen=True)
class BoostedInBattle(OfBattle):
    """It is the battle that this unit boosted in."""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return is_noted(game, source, IS_BOOSTING)


@dataclass(frozen=True)
class WasBoosted(OfBattle):
    """This unit was boosted in this battle."""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return was_boosted(game, source)


@rule("vgg 7.4.1.8.2.1", nothing=False)
def referred_to(game: Game, ref: int, kind: int) -> bool:
    """Who attacked, or was attacked, stays known as that, even if it is gone."""
    return is_noted(game, ref, kind)


@rule("vgg 12.9.1", "vgd 1.3.7.4", nothing=False)
def was_boosted(game: Game, ref: int) -> bool:
    """A unit that was boosted counts as boosted, even when its boosting unit has left."""
    return is_noted(game, ref, IS_BOOSTED)


@dataclass(frozen=True)
class AttackHit(OfBattle):
    """The attack of this battle has hit a unit."""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return bool(noted(game, IS_HIT))


@dataclass(frozen=True)
class VanguardHit(OfBattle):
    """The attack of this battle has hit a vanguard, and not only others attacked with it."""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        kind = game.state.vars[VAR_BATTLE_KIND] & (VANGUARD_ATTACKED | VANGUARD_NOT_HIT)
        return kind == VANGUARD_ATTACKED and bool(noted(game, IS_HIT))


@dataclass(frozen=True)
class NoGuardians(OfBattle):
    """No unit guards in this battle, and none has."""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return not noted(game, IS_GUARDING)


@dataclass(frozen=True)
class BattleIs(Condition):
    """There is a battle of one of some kinds: on whom, and by whom, it is made."""

    kinds: int

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        found = game.state.vars
        return found[VAR_BATTLE] != NO_BATTLE and found[VAR_BATTLE_KIND] & self.kinds != 0

    def reads(self, game: Game, source: int, master: int) -> int:
        return D_VARS


@dataclass(frozen=True)
class BattlesThisTurn(Amount):
    """How many battles there were this turn, the present one included."""

    def value(self, game: Game, source: int, master: int, regs: Regs) -> int:
        return game.state.vars[VAR_BATTLES]

    def reads(self, game: Game, source: int, master: int) -> int:
        return D_VARS

    def grows(self) -> bool:
        return True


@dataclass(frozen=True)
class WhoFights(Noun):
    """Units that take part in a battle."""

    def reads(self, game: Game, source: int, master: int) -> int:
        return RECORD_READS | game.book.field_bits


@dataclass(frozen=True)
class AttackingUnits(WhoFights):
    """The attacking unit, if it is such a player's."""

    whose: int = ANYONE

    def refs(self, game: Game, source: int, master: int, regs: Regs) -> list[int]:
        return attacking(game) if self.attack(game, master) else []

    def named(self, game: Game, source: int, master: int, regs: Regs) -> list[int]:
        return noted(game, IS_ATTACKING) if self.attack(game, master) else []

    def attack(self, game: Game, master: int) -> bool:
        """Whether it is such a player who attacks."""
        yours = self.whose == YOU
        return self.whose == ANYONE or (game.state.turn_player == master) == yours


@dataclass(frozen=True)
class AttackedUnits(WhoFights):
    """The units being attacked."""

    def refs(self, game: Game, source: int, master: int, regs: Regs) -> list[int]:
        return attacked(game)

    def named(self, game: Game, source: int, master: int, regs: Regs) -> list[int]:
        return noted(game, IS_ATTACKED)


@dataclass(frozen=True)
class BoostedUnits(WhoFights):
    """The boosted unit."""

    def refs(self, game: Game, source: int, master: int, regs: Regs) -> list[int]:
        return boosted(game)

    def named(self, game: Game, source: int, master: int, regs: Regs) -> list[int]:
        return noted(game, IS_BOOSTED)


@dataclass(frozen=True)
class BoostingUnits(WhoFights):
    """The boosting unit."""

    def refs(self, game: Game, source: int, master: int, regs: Regs) -> list[int]:
        return boosting(game)

    def named(self, game: Game, source: int, master: int, regs: Regs) -> list[int]:
        return noted(game, IS_BOOSTING)


@dataclass(frozen=True)
class BattleOpponents(WhoFights):
    """Whom this unit battles."""

    def refs(self, game: Game, source: int, master: int, regs: Regs) -> list[int]:
        return battle_opponents(game, source)


@rule("vgg 7.4.1.8.3", "vgd 10.4.1.8.2", nothing=[])
def battle_opponents(game: Game, ref: int) -> list[int]:
    """The attacked units are the attacking one's battle opponents, and it is theirs."""
    attackers, targets = attacking(game), attacked(game)
    if ref in attackers:
        return targets
    return attackers if ref in targets else []
