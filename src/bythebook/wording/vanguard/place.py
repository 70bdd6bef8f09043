"""Where a game of Vanguard stands: the step, in our own words, and the battle under way."""

from dataclasses import dataclass, field
from typing import Final

from bythebook.games.vanguard.battle.record import (
    attacked,
    attacking,
    boosting,
    guarded_by,
    guardians,
)
from bythebook.games.vanguard.battle.requirements import leader
from bythebook.games.vanguard.cards.cards import CRITICAL, POWER, SHIELD
from bythebook.games.vanguard.terms.icons import TriggerIcon
from bythebook.games.vanguard.texts.events import (
    K_ATTACK,
    K_ATTACKER,
    K_BOOST,
    K_CIRCLE,
    K_FIRST_VANGUARD,
    K_FROM_HAND,
    K_GUARD,
    K_GUARDED,
    K_MAIN,
    K_MULLIGAN,
    K_RIDE,
    K_TARGET,
    K_TRIGGER,
    K_TRIGGER_ORDER,
)
from bythebook.games.vanguard.zones.zones import TRIGGER
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import PROGRAMS
from bythebook.kernel.state.refs import CARD, NOTHING
from bythebook.language import mark, mark_all
from bythebook.wording.said import Battle, Step
from bythebook.wording.steps import STEPS as COMMON

PHASES: Final = mark_all(
    {
        "DamageProcess": "damage check",
        "AttackStep": "attack step",
        "GuardStep": "guard step",
        "DriveStep": "drive step",
        "DamageStep": "damage step",
        "CloseStep": "close step",
        "StandPhase": "stand phase",
        "DrawPhase": "draw phase",
        "RidePhase": "ride phase",
        "RideStep": "ride phase",
        "MainPhase": "main phase",
        "BattlePhase": "battle phase",
        "EndPhase": "end phase",
    }
)
"""what is under way, by the name of the procedure, the innermost first"""

PREPARATION: Final = mark("preparation")

STEPS: Final = {
    **COMMON,
    K_FIRST_VANGUARD: Step(
        "first vanguard",
        "Choose a grade 0 unit of your deck to begin with. It lies face down on your vanguard "
        "circle until both players stand up. Most decks have one that is made for it and is no "
        "trigger: triggers are worth more in the deck.",
        "Then the decks are shuffled, chance says who starts, and both draw five cards.",
    ),
    K_MULLIGAN: Step(
        "first hand",
        "Once before the game you may put any cards of your hand back. They are shuffled into "
        "the deck, and you draw as many. You want to ride a grade 1, then a grade 2, then a "
        "grade 3 in your first three turns: keep one of each, put back triggers.",
        "Then both vanguards are turned face up, and the first turn begins.",
    ),
    K_RIDE: Step(
        "ride step",
        "You may ride one card of your hand: of your vanguard's grade, or one grade more. The "
        "old vanguard goes to the soul under it. Your vanguard's grade is the highest you can "
        "call and guard with.",
        "Then the main phase.",
    ),
    K_MAIN: Step(
        "main phase",
        "Call units of your hand to your rear-guard circles (of your vanguard's grade or less; "
        "who is there already is retired), use ACT abilities, and let the two rear-guards of a "
        "column change places: in any order, as often as you like. Attackers belong in front, "
        "units with Boost behind them.",
        "Passing leads to the battle phase; nobody attacks in the first turn of the game.",
    ),
    K_CIRCLE: Step(
        "circle",
        "Choose the circle the unit comes to. Whoever is there already is retired. Units in "
        "the front row attack; those behind them boost.",
        "Then the main phase goes on.",
    ),
    K_ATTACK: Step(
        "start step",
        "Attack with one of your standing units in the front row, or end the attacks. With "
        "each attack of your vanguard you check cards for triggers: whoever attacks after it "
        "can have their power.",
        "Without another attack your turn ends.",
    ),
    K_ATTACKER: Step(
        "attack step",
        "Choose who attacks: a standing unit of your front row. It rests.",
        "Then you choose whom it attacks.",
    ),
    K_TARGET: Step(
        "attack step",
        "Choose whom it attacks: the vanguard, or a rear-guard in the front row. With as much "
        "power as the attacked unit, or more, the attack hits: a vanguard is dealt damage, a "
        "rear-guard is retired.",
        "Then the unit behind the attacker may boost it.",
    ),
    K_BOOST: Step(
        "attack step",
        "A standing unit with Boost behind the attacker may rest and add its power for this "
        "battle.",
        "Then your rival may guard.",
    ),
    K_GUARD: Step(
        "guard step",
        "You are attacked. Call cards of your hand as guardians (of your vanguard's grade or "
        "less), and intercept with grade 2 units of your front row: their shields are added to "
        "the power of the unit they guard. With more power than the attacker nothing happens "
        "to it. Guardians are retired after the battle. A vanguard that attacks checks cards "
        "after this, and each trigger may add 5000: leave room for that, or do not guard.",
        "Passing leads on: drive checks, if a vanguard attacks, then the powers are compared.",
    ),
    K_GUARDED: Step(
        "guard step",
        "Several of your units are attacked. Choose which the guardian guards.",
        "Then the guard step goes on.",
    ),
    K_TRIGGER: Step(
        "trigger",
        "A card with a trigger icon was checked. Choose the unit it helps; that lasts for this "
        "turn.",
        "Then the card goes to the hand after a drive check, to the damage zone after a damage "
        "check.",
    ),
    K_FROM_HAND: Step(
        "abilities of the hand",
        "Something has happened that an AUTO ability of a card in a hand, or face down in a G "
        "zone, may wait for. You are asked whether or not you have one, so that your rival "
        "learns nothing.",
        "Then the game goes on.",
    ),
    K_TRIGGER_ORDER: Step(
        "trigger",
        "A trigger does two things. Choose which comes first.",
        "Then both are done.",
    ),
}


def phase(game: Game) -> str:
    """The phase, and in a battle the step, as a message."""
    for frame in reversed(game.stack):
        name = PHASES.get(type(frame).__name__)
        if name is not None:
            return name
    turns = any(type(frame).__name__ == "Turn" for frame in game.stack)
    return "" if turns else PREPARATION


def phase_and_step(game: Game) -> tuple[str, str]:
    """The phase, and in a battle the step; damage may be checked in either."""
    names = [PHASES.get(type(frame).__name__, "") for frame in reversed(game.stack)]
    now = next((name for name in names if name in phases()), "")
    return now or phase(game), next((name for name in names if name in attack_steps()), "")


@dataclass(frozen=True)
class Fight:
    """A battle under way: who attacks whom with whose help, and what was checked last."""

    attacker: int
    """a card, or NOTHING"""
    attacked: list[int]
    boosters: list[int]
    guards: dict[int, list[int]] = field(default_factory=dict)
    """by the unit they guard, the guardians"""
    step: str = ""
    checked: int = NOTHING


def fight(game: Game) -> Fight | None:
    """The battle under way, if there is one and somebody attacks in it."""
    if not attacking(game):
        return None
    guards: dict[int, list[int]] = {}
    for card in guardians(game):
        guards.setdefault(guarded_by(game, card) & CARD, []).append(card)
    shown = [c for player in (0, 1) for c in game.state.zone(player, TRIGGER)]
    return Fight(
        leader(game),
        [ref & CARD for ref in attacked(game)],
        [ref & CARD for ref in boosting(game)],
        guards,
        phase(game),
        shown[-1] if shown else NOTHING,
    )


def trigger_choice(game: Game) -> str:
    """What the card to be chosen for a trigger icon gets: its step's name; nothing for others."""
    frame = game.frame_of(TriggerIcon)
    if frame is None:
        return ""
    places = PROGRAMS[frame.code].places
    return next((name for name, place in places.items() if place == frame.pc - 1), "")


def shields(game: Game, cards: list[int]) -> int:
    """What some guardians add together."""
    return sum(max(0, game.value(SHIELD, card)) for card in cards)


def phases() -> list[str]:
    """The phases of a turn, in order."""
    found = [name for name in PHASES.values() if name.endswith("phase")]
    return list(dict.fromkeys(found))


def attack_steps() -> list[str]:
    """The steps of a battle, in order; the damage check is a part of one."""
    return [name for name in PHASES.values() if name.endswith("step")]


def battle(game: Game) -> Battle | None:
    """The battle under way, with powers, criticals and shields."""
    now = fight(game)
    if now is None or now.attacker == NOTHING:
        return None
    state = game.state
    guards = [card for cards in now.guards.values() for card in cards]
    defense = [("power", game.value(POWER, card)) for card in now.attacked]
    if shield := shields(game, guards):
        defense.append(("shield", shield))
    return Battle(
        state.ref(now.attacker),
        state.refs(now.attacked),
        now.step,
        [
            ("power", game.value(POWER, now.attacker)),
            ("critical", game.value(CRITICAL, now.attacker)),
        ],
        defense,
        helpers=tuple(state.refs(now.boosters)),
        guards=tuple(state.refs(guards)),
        shown=NOTHING if now.checked == NOTHING else state.ref(now.checked),
    )
