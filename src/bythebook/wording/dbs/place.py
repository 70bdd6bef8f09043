"""Where a game of Dragon Ball Super stands: the step, in our own words, and the battle."""

from dataclasses import dataclass
from typing import Final

from bythebook.games.dbs.battle.attack import Battle as BattleProcedure
from bythebook.games.dbs.battle.fighters import attack_card, guard_card
from bythebook.games.dbs.cards.cards import COMBO_POWER, POWER
from bythebook.games.dbs.texts.events import (
    K_AREA,
    K_CHARGE,
    K_COLOR,
    K_DEFENSE,
    K_FROM_HAND,
    K_KEEP,
    K_LIFE,
    K_MAIN,
    K_MULLIGAN,
    K_OFFENSE,
    K_SKILL,
    K_X,
    S_DAMAGE,
    S_DECLARED,
    S_DEFENSE,
    S_OFFENSE,
    VAR_NEGATED,
    VAR_STEP,
)
from bythebook.games.dbs.turn import ChargePhase, EndPhase, MainPhase, Turn
from bythebook.games.dbs.zones.zones import COMBO_AREA
from bythebook.kernel.game.game import Game
from bythebook.kernel.state.options import K_COUNTER
from bythebook.kernel.state.refs import CARD, NOTHING
from bythebook.language import mark, mark_all
from bythebook.wording.said import Battle, Step
from bythebook.wording.steps import STEPS as COMMON

PHASES: Final = mark_all(
    {
        ChargePhase: "charge phase",
        MainPhase: "main phase",
        EndPhase: "end phase",
    }
)
ATTACK_PHASE: Final = PHASES[MainPhase]
"""cards attack in the main phase"""
BATTLE_STEPS: Final = mark_all(
    {
        S_DECLARED: "attack declared",
        S_OFFENSE: "offense step",
        S_DEFENSE: "defense step",
        S_DAMAGE: "damage step",
    }
)
PREPARATION: Final = mark("preparation")

STEPS: Final = {
    **COMMON,
    K_MULLIGAN: Step(
        "redraw",
        "Before the first turn you may put any cards of your first hand back into your deck, "
        "once, and draw as many.",
        "Then eight cards of your deck become your life, and the first turn begins.",
    ),
    K_CHARGE: Step(
        "charge phase",
        "You may put one card of your hand into your energy. Energy pays for cards, skills and "
        "combos; its color counts. It becomes active again at the beginning of each of your "
        "turns.",
        "Then the main phase.",
    ),
    K_MAIN: Step(
        "main phase",
        "Play battle, unison and extra cards, activate skills marked Main, and attack: in any "
        "order, as often as you can. An attacker is switched to rest mode; attack a leader, a "
        "unison card, or a battle card in rest mode. With as much power as the guard card or "
        "more the attack deals one damage to a leader's player, KOs a battle card, or takes a "
        "marker off a unison card.",
        "Passing ends your turn.",
    ),
    K_OFFENSE: Step(
        "offense step",
        "You attack. You may combo: put battle cards of your hand, or active ones of your "
        "battle area, into the combo area, for their combo cost. Their combo power is added to "
        "your attacker's power. Skills marked Battle can be activated too.",
        "Passing gives your rival the same, in the defense step.",
    ),
    K_DEFENSE: Step(
        "defense step",
        "You are attacked. Combo as the attacker could, and activate skills marked Battle. With "
        "more power than the attacker nothing happens to your guard card.",
        "Passing leads to the damage step.",
    ),
    K_COUNTER: Step(
        "counter timing",
        "Something has been played, has attacked or been activated. You may answer it with a "
        "Counter skill of a card in your hand; your rival may answer that, and what was "
        "activated last resolves first.",
        "Then what was answered goes on, if it still can.",
    ),
    K_FROM_HAND: Step(
        "skills of the hand",
        "Something has happened that an Auto skill of a card in a hand may wait for. You are asked "
        "whether or not you hold one, so that your rival learns nothing.",
        "Then the game goes on.",
    ),
    K_LIFE: Step(
        "damage",
        "Choose which of your life cards you take for it. The card goes to your hand, or to the "
        "drop area if the attacker has Critical. Without life you have lost.",
        "Then the next damage, if there is more.",
    ),
    K_X: Step(
        "X", "Say how much X is: so much energy is paid.", "With the cost paid, the card is played."
    ),
    K_COLOR: Step(
        "color",
        "Choose one of the colors: markers are taken over from a unison card of that color.",
        "Then you say how many.",
    ),
    K_AREA: Step(
        "looking",
        "Choose an area to look through for the cards that the text speaks of, or none.",
        "Having seen one you may look through the next. Then you choose.",
    ),
    K_SKILL: Step(
        "which skill",
        "An extra card is activated that has several skills. Choose which of them.",
        "Then it is carried out, and the card goes to the drop area.",
    ),
    K_KEEP: Step(
        "which to keep",
        "Of these cards only one may stay. Choose which.",
        "The others go to the drop area.",
    ),
}


def phase(game: Game) -> str:
    """The phase, and in a battle the step."""
    step = BATTLE_STEPS.get(game.state.vars[VAR_STEP], "")
    if step:
        return step
    for procedure, name in PHASES.items():
        if game.frame_of(procedure) is not None:
            return name
    return "" if game.frame_of(Turn) is not None else PREPARATION


@dataclass(frozen=True)
class Fight:
    """A battle under way: who attacks whom, and how far it has come."""

    attacker: int
    guard: int
    step: str
    negated: bool


def fight(game: Game) -> Fight | None:
    """The battle under way, if there is one."""
    if game.frame_of(BattleProcedure) is None or not game.state.vars[VAR_STEP]:
        return None
    step = BATTLE_STEPS[game.state.vars[VAR_STEP]]
    stopped = game.state.vars[VAR_NEGATED] != 0
    return Fight(attack_card(game), guard_card(game), step, stopped)


def combined(game: Game, player: int) -> int:
    """The power a player's combos will add, as long as it is not added yet."""
    now = fight(game)
    if now is None or now.step == BATTLE_STEPS[S_DAMAGE]:
        return 0
    cards = game.state.zone(player, COMBO_AREA)
    return sum(max(0, game.value(COMBO_POWER, card)) for card in cards)


def battle(game: Game) -> Battle | None:
    """The battle under way, with both powers and what combos add."""
    now = fight(game)
    if now is None or now.attacker == NOTHING:
        return None
    state = game.state
    turn = state.turn_player
    guard = [] if now.guard == NOTHING else [now.guard]
    attack = game.value(POWER, now.attacker & CARD) + combined(game, turn)
    defense = [game.value(POWER, ref & CARD) + combined(game, 1 - turn) for ref in guard]
    return Battle(
        now.attacker,
        guard,
        now.step,
        [("power", attack)],
        [("power", power) for power in defense],
        mark("negated") if now.negated else "",
        helpers=tuple(state.refs(state.zone(turn, COMBO_AREA))),
        guards=tuple(state.refs(state.zone(1 - turn, COMBO_AREA))),
    )
