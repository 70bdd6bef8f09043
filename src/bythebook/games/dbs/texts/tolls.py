"""What effects have a player pay for an attack, and how many more attacks they leave (1-3-3).

Both are given to the player, beside the bit that says that something is limited by kind.
"""

from dataclasses import dataclass
from typing import Final

from bythebook.games.dbs.cards.cards import INSTEAD_COST
from bythebook.games.dbs.texts.events import LIMITED_BY_KIND
from bythebook.games.dbs.zones.zones import ACTIVE, ENERGY
from bythebook.kernel.abilities.abilities import COMMAND, Ability, CostPart, Effect, Modifier
from bythebook.kernel.abilities.resolve import R_OUTCOME, Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Cards, Noun
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.procedure.procedure import Ask, Flow, Procedure
from bythebook.kernel.state.changes import Change, spend
from bythebook.kernel.state.continuous_ops import BITS_ON, CHAR_ABILITIES, CHAR_CANNOT, GRANT
from bythebook.kernel.state.options import K_MAY, V_NO, V_YES
from bythebook.kernel.state.refs import CARD
from bythebook.kernel.texts.costs import payment
from bythebook.kernel.texts.lasting import Forbid, GrantAbility

A_ATTACK: Final = -3
"""in the place of a skill that is paid for: an attack"""
A_SWITCH: Final = -4
"""in the place of a skill that is paid for: that energy is switched to active mode"""
ATTACKS: Final = -50_000
"""in the place of a skill: the attacks counted for it in this turn; the next skill's is one less"""


@dataclass(frozen=True)
class Toll(Effect):
    """The cost of the ability it is in is paid for each attack with cards of a kind.

    Nothing carries it out; it counts where somebody would attack.
    """

    kind: Cards

    def run(self, frame: Resolve, game: Game) -> Flow:
        return None


@dataclass(frozen=True)
class Quota(Effect):
    """In a turn, so many attacks with cards of a kind and no more, from when it is said.

    Nothing carries it out; it counts where somebody would attack.
    """

    kind: Cards
    count: int

    def run(self, frame: Resolve, game: Game) -> Flow:
        return None


def said_of(game: Game, player: int) -> list[int]:
    """What limits a player is given, as abilities."""
    if not game.guard_possible or not game.value(CHAR_CANNOT, player) & LIMITED_BY_KIND:
        return []
    return [ability for ability, _ in game.sheet.granted.get(player, ())]


@rule("dbs 1-3-3", nothing=())
def toll_of_attack(game: Game, attacker: int) -> tuple[CostPart, ...]:
    """All that has to be paid, or else effects keep its master from attacking with a card."""
    card = attacker & CARD
    player = game.state.master[card]
    parts: list[CostPart] = []
    for ability in said_of(game, player):
        data = game.lib.abilities[ability]
        for said in data.body:
            if isinstance(said, Toll) and said.kind.fits(game, card, player):
                parts += data.cost
    return tuple(parts)


def can_pay_toll(game: Game, attacker: int) -> bool:
    """Whether what an attack costs its master, if anything, can be paid."""
    parts = toll_of_attack(game, attacker)
    if not parts:
        return True
    return game.book.can_afford(game, parts, attacker, game.state.master[attacker & CARD])


def paying_toll(game: Game, attacker: int) -> Procedure | None:
    """The payment for an attack, or nothing where nothing is to be paid."""
    return payment(game, game.state.master[attacker & CARD], A_ATTACK, attacker)


def quotas(game: Game, card: int) -> list[tuple[int, int]]:
    """The quotas that count an attack with a card: each ability, and how many it leaves."""
    player = game.state.master[card]
    found: list[tuple[int, int]] = []
    for ability in said_of(game, player):
        for said in game.lib.abilities[ability].body:
            if isinstance(said, Quota) and said.kind.fits(game, card, player):
                found.append((ability, said.count))
    return found


@rule("dbs 1-3-3", nothing=False)
def quota_spent(game: Game, card: int) -> bool:
    """Whether as many attacks as an effect leaves a player have been made with such cards."""
    player = game.state.master[card]
    used = game.state.used
    return any(used.get((player, ATTACKS - a), 0) >= count for a, count in quotas(game, card))


def attack_counted(game: Game, attacker: int) -> list[Change]:
    """An attack is one of those that effects leave its master."""
    card = attacker & CARD
    player = game.state.master[card]
    return [spend(player, ATTACKS - ability) for ability, _ in quotas(game, card)]


# Energy that is switched to active mode by skills.


@dataclass(frozen=True)
class SwitchToll(Effect):
    """In their own turn a player pays the cost of the ability it is in to switch energy to active
    mode by a skill of a card of a kind.

    Nothing carries it out; it counts where energy would be switched.
    """

    kind: Cards

    def run(self, frame: Resolve, game: Game) -> Flow:
        return None


def toll_of_switch(game: Game, source: int, player: int) -> tuple[CostPart, ...]:
    """All that has to be paid, or else effects keep a player's skill from switching energy."""
    if player != game.state.turn_player:
        return ()
    parts: list[CostPart] = []
    for ability in said_of(game, player):
        data = game.lib.abilities[ability]
        for said in data.body:
            if isinstance(said, SwitchToll) and said.kind.fits(game, source & CARD, player):
                parts += data.cost
    return tuple(parts)


@dataclass(frozen=True)
class SwitchBan(Effect):
    """A player switches no energy to active mode by skills, but for those of some kinds (marks).

    Nothing carries it out; it counts where energy would be switched.
    """

    marks: int = 0

    def run(self, frame: Resolve, game: Game) -> Flow:
        return None


def switch_banned(game: Game, ability: int, player: int) -> bool:
    """Whether an effect keeps a player's skill from switching energy to active mode."""
    marks = game.lib.abilities[ability].marks
    for given in said_of(game, player):
        for said in game.lib.abilities[given].body:
            if isinstance(said, SwitchBan) and not said.marks & marks:
                return True
    return False


class AskSwitchToll(Effect):
    """Energy that a skill would switch to active mode stays if what that takes is not paid.

    What is not to be switched is bound for the instruction that switches.
    """

    def __init__(self, what: Noun) -> None:
        self.what: Noun = what

    def run(self, frame: Resolve, game: Game) -> Flow:
        frame.bind(R_OUTCOME, [])
        frame.answer = ()
        player = frame.text_of()
        parts = toll_of_switch(game, frame.source, player)
        banned = switch_banned(game, frame.ability, player)
        if not parts and not banned:
            return None
        state = game.state
        found = self.what.refs(game, frame.source, frame.master, frame.regs)
        energy = [
            r
            for r in found
            if state.kind_of(r & CARD) == ENERGY and state.orient[r & CARD] != ACTIVE
        ]
        frame.bind(R_OUTCOME, energy)
        if banned or not energy or not game.book.can_afford(game, parts, frame.source, player):
            return None
        return Ask(player, K_MAY, [(V_YES,), (V_NO,)], default=1, source=frame.source)


class PaySwitchToll(Effect):
    """If the answer was yes it is paid, and the energy is switched."""

    def run(self, frame: Resolve, game: Game) -> Flow:
        if not frame.answer or frame.answer[0] != V_YES:
            return None
        frame.answer = ()
        frame.bind(R_OUTCOME, [])
        return payment(game, frame.text_of(), A_SWITCH, frame.source)


def held(said: Effect, cost: tuple[CostPart, ...] = ()) -> Ability:
    """What is given to the player whom it is said of."""
    return Ability(COMMAND, cost=cost, body=(said,), marks=INSTEAD_COST)


def held_for(ability: Ability, who: Noun, until: int) -> list[Effect]:
    """Effects by which it is said of a player for a time."""
    return [GrantAbility(who, ability, until), Forbid(who, LIMITED_BY_KIND, until)]


def held_while(ability: Ability, who: Noun) -> list[Modifier]:
    """Modifiers of a [Permanent] skill by which it is said of a player."""
    return [
        Modifier(GRANT, CHAR_ABILITIES, who, grants=ability),
        Modifier(BITS_ON, CHAR_CANNOT, who, bits=LIMITED_BY_KIND),
    ]
