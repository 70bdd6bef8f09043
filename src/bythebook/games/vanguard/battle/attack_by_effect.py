"""Section 10.34: attacks that a text has units make."""

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.battle.battle import AttackResolution
from bythebook.games.vanguard.battle.requirements import may_be_made_a_target, may_be_made_to_attack
from bythebook.games.vanguard.edition import edition
from bythebook.games.vanguard.texts.events import (
    EV_BEGIN,
    K_ATTACKER,
    K_TARGET,
    NO_BATTLE,
    P_CLOSE,
    V_TARGET,
    VAR_BATTLE,
)
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import If, Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Noun, Regs
from bythebook.kernel.procedure.choosing import Choose
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import DONE, Ask, Flow, Last, Procedure
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.refs import CARD, NOTHING
from bythebook.kernel.texts.afterwards import Afterwards, CarryOutQueued, afterwards, queued
from bythebook.kernel.texts.branching import within
from bythebook.kernel.texts.lasting import Later
from bythebook.kernel.texts.verbs import BindsChosen


def made_targets(game: Game, attacker: int, targets: list[int]) -> list[int]:
    """Which of some units one can be made to attack now, if it can be made to attack at all."""
    state = game.state
    if not state.alive(attacker) or may_be_made_to_attack(game, attacker & CARD):
        return []
    return [
        ref
        for ref in targets
        if ref != attacker
        and state.alive(ref)
        and not may_be_made_a_target(game, state.turn_player, attacker & CARD, ref & CARD)
    ]


@mypyc_attr(allow_interpreted_subclasses=True)
class AttackByEffect(Procedure):
    """Units attack, one after the other, each one of some units."""

    def __init__(
        self,
        player: int = 0,
        attackers: list[int] | None = None,
        targets: list[int] | None = None,
    ) -> None:
        self.player: int = player
        self.attackers: list[int] = attackers or []
        self.targets: list[int] = targets or []
        self.in_order: bool = False
        """whether the first of them is who attacks now"""

    @step("vgd 7.30.4")
    def keep_hits(self, game: Game) -> Flow:
        """Whom the attack before has hit is known to what speaks of that attack."""
        self.result = [*self.result, *self.chosen]
        return None

    @step("vgd 7.30.3")
    def choose_attacker(self, game: Game) -> Flow:
        """Of several units whose master it is says which attacks next, the turn player first."""
        self.chosen = []
        state = game.state
        there = [ref for ref in self.attackers if state.alive(ref)]
        mine = [ref for ref in there if state.master[ref & CARD] == state.turn_player]
        able = mine or there
        if self.in_order or len(able) < 2:
            return None
        return Choose(state.master[able[0] & CARD], able, 1, 1, kind=K_ATTACKER)

    @step("vgd 7.30.3")
    def next_attacker(self, game: Game) -> Flow:
        """That one attacks, as often as it can, and then the next."""
        if self.chosen:
            rest = [ref for ref in self.attackers if ref not in self.chosen]
            self.attackers = [*self.chosen, *rest]
            self.chosen = []
        self.in_order = True
        return None

    @step("vgg 10.34.1.1", "vgd 7.30.1.1")
    def specify(self, game: Game) -> Flow:
        """With an attacker that stands and may attack, whom it attacks, of those that may be."""
        self.answer = ()
        if not self.attackers:
            return DONE
        attacker = self.attackers[0]
        options: list[Change] = [(V_TARGET, r) for r in made_targets(game, attacker, self.targets)]
        if not options:
            self.attackers = self.attackers[1:]
            self.in_order = False
            return self.start_over()
        return Ask(self.player, K_TARGET, options, source=attacker)

    @step("vgg 10.34.1.2", "vgd 7.30.1.2")
    def resolve(self, game: Game) -> Flow:
        """The attack is resolved; then again, as long as it can attack."""
        if not self.answer:
            return DONE
        return self.start_over(AttackResolution(self.attackers[0], self.answer[1]))


@dataclass(frozen=True)
class HaveAttack(BindsChosen):
    """Units attack units, as soon as nothing else is being carried out (`attack_with`).

    What speaks of that attack afterwards knows by `reg` whom it has hit.
    """

    who: Noun
    target: Noun
    reg: int = NOTHING

    def run(self, frame: Resolve, game: Game) -> Flow:
        frame.chosen = []
        attackers = self.who.refs(game, frame.source, frame.master, frame.regs)
        targets = self.target.refs(game, frame.source, frame.master, frame.regs)
        return AttackByEffect(frame.master, attackers, targets)


@dataclass(frozen=True)
class CanBeMade(Condition):
    """An attack that a text calls for can be made: one unit can attack one other, as it is now."""

    who: Noun
    target: Noun

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        attackers = self.who.refs(game, source, master, regs)
        targets = self.target.refs(game, source, master, regs)
        return any(made_targets(game, attacker, targets) for attacker in attackers)

    def reads(self, game: Game, source: int, master: int) -> int:
        return self.who.reads(game, source, master) | self.target.reads(game, source, master)


def attack_with(who: Noun, target: Noun) -> Afterwards:
    """Units attack units: that is put off until its text, and a battle, have ended."""
    return afterwards(HaveAttack(who, target))


def in_its_battle(body: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The same instructions, with what awaits the end of the battle of an attack they call for.

    It waits only if that attack is made, and so for the end of no other battle.
    """
    found: list[Effect] = []
    for effect in body:
        before = found[-1] if found else None
        if isinstance(before, Afterwards) and isinstance(effect, Later):
            attack, trigger = before.ability.body[0], effect.ability.trigger
            ends = trigger is not None and (trigger.event, trigger.value) == (EV_BEGIN, P_CLOSE)
            if isinstance(attack, HaveAttack) and ends:
                waits = If(CanBeMade(attack.who, attack.target), (effect,))
                found[-1] = afterwards(waits, *before.ability.body)
                continue
        found.append(within(effect, in_its_battle))
    return tuple(found)


def attack_and_then(who: Noun, target: Noun, reg: int, *then: Effect) -> Afterwards:
    """Units attack units; then what speaks of that attack, and of whom it has hit."""
    return afterwards(HaveAttack(who, target, reg), *then)


@rule("vgg 10.34.1.3", "vgd 7.30.2", nothing=True)
def out_of_battle(game: Game) -> bool:
    """An attack that a text calls for in a battle comes after that battle."""
    return game.state.vars[VAR_BATTLE] == NO_BATTLE


@mypyc_attr(allow_interpreted_subclasses=True)
class AttacksOfTexts(CarryOutQueued):
    """The attacks that texts have called for, one after the other."""

    @step("vgg 10.34.1", "vgd 7.30.1")
    def take_up(self, game: Game) -> Flow:
        """What the text called for is taken up, now that it has ended; until nothing is left."""
        if not queued(game):
            return Last(edition(game).text_over(game))
        return self.take_next(game)

    @step("vgg 10.34.1", "vgd 7.30.1")
    def carry_out_attack(self, game: Game) -> Flow:
        """And carried out; then the next."""
        return self.carry_out_next(game) if self.entry else DONE


def attacks_called_for(game: Game) -> Procedure | None:
    """The attacks that texts have called for and that can be made now."""
    if not game.state.awaiting or not queued(game) or not out_of_battle(game):
        return None
    # Amid another text they wait for its end.
    if any(isinstance(frame, Resolve) for frame in game.stack[:-1]):
        return None
    return AttacksOfTexts()
