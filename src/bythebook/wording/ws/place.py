"""Where a game of Weiss Schwarz stands: the step, in our own words, and the attack under way."""

from dataclasses import dataclass
from typing import Final

from bythebook.games.ws.battle.attack import AttackPhase
from bythebook.games.ws.battle.encore import EncoreStep
from bythebook.games.ws.cards import POWER, SOUL
from bythebook.games.ws.texts.events import (
    DIRECT,
    FRONTAL,
    K_ATTACK_TYPE,
    K_ATTACKER,
    K_CLIMAX,
    K_CLOCK,
    K_COUNTER_STEP,
    K_DISCARD,
    K_ENCORE,
    K_EXCHANGE,
    K_LEVEL_UP,
    K_MAIN,
    K_POSITION,
    K_REDRAW,
    K_TRAIT,
    SIDE,
)
from bythebook.games.ws.turn import (
    ClimaxPhase,
    ClockPhase,
    DrawPhase,
    EndPhase,
    MainPhase,
    StandPhase,
    Turn,
)
from bythebook.games.ws.zones.zones import RESOLUTION
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import PROGRAMS
from bythebook.kernel.state.refs import CARD, NOTHING
from bythebook.language import mark, mark_all
from bythebook.wording.said import Battle, Step
from bythebook.wording.steps import STEPS as COMMON

PHASES: Final = mark_all(
    {
        StandPhase: "stand phase",
        DrawPhase: "draw phase",
        ClockPhase: "clock phase",
        MainPhase: "main phase",
        ClimaxPhase: "climax phase",
        EndPhase: "end phase",
    }
)
ATTACK_STEPS: Final = mark_all(
    {
        "7.2": "attack declaration",
        "7.3": "trigger step",
        "7.4": "counter step",
        "7.5": "damage step",
        "7.6": "battle step",
        "7.7": "encore step",
    }
)
TYPES: Final = mark_all({DIRECT: "direct", FRONTAL: "frontal", SIDE: "side"})
PREPARATION: Final = mark("preparation")
ATTACK_PHASE: Final = mark("attack phase")

STEPS: Final = {
    **COMMON,
    K_REDRAW: Step(
        "redraw",
        "Before the first turn you may put away any cards of your first hand, once, and draw as "
        "many. Climaxes and high levels are what most people put away.",
        "Then your rival does the same, and the first turn begins.",
    ),
    K_CLOCK: Step(
        "clock phase",
        "You may put one card of your hand on your clock and draw two. Seven cards in the clock "
        "are a level, so cards in hand are bought with damage; the colors of clock and level are "
        "the colors you can play.",
        "Then the main phase.",
    ),
    K_MAIN: Step(
        "main phase",
        "Play characters and events, use ACT abilities of your characters on stage, exchange "
        "positions: in any order, as often as you can pay. A card needs your level, its color in "
        "your level or clock (level 0 characters and events need none), and its cost in stock. "
        "Who is to attack has to stand in a center position.",
        "Passing ends it; then the climax phase, where you may play one climax.",
    ),
    K_CLIMAX: Step(
        "climax phase",
        "You may play one climax of a color you have. It stays for this turn.",
        "Then you attack.",
    ),
    K_ATTACKER: Step(
        "attack declaration",
        "Choose a standing character in a center position to attack with. With nobody facing it "
        "attacks directly, with one soul more. Each attack turns up the top card of your deck "
        "(its trigger icons help you, then it becomes stock), then deals damage by its soul: a "
        "climax among the damage cancels all of it.",
        "After your last attack reversed characters leave the stage (encore step), and the turn "
        "ends.",
    ),
    K_ATTACK_TYPE: Step(
        "type of attack",
        "Frontal: your rival may counter, and after the damage the weaker of the two is "
        "reversed, at a tie both. Side: no counter and no battle, but your soul is less by the "
        "level of the character facing.",
        "Then the trigger step turns up the top card of your deck.",
    ),
    K_COUNTER_STEP: Step(
        "counter step",
        "Your character is attacked from the front. You may play one card with a counter icon, "
        "or one Backup ability, from your hand.",
        "Then damage is dealt, and the battle is decided.",
    ),
    K_POSITION: Step(
        "position",
        "Choose where the character goes. Whoever is there already goes to the waiting room. "
        "Only center positions attack and are attacked.",
        "Then its cost is paid and it is placed.",
    ),
    K_EXCHANGE: Step(
        "exchange",
        "Two of your positions change what is on them; one may be empty.",
        "Then the main phase goes on.",
    ),
    K_ENCORE: Step(
        "encore step",
        "Reversed characters go to the waiting room one after the other; you choose the order. "
        "Every character has Encore: for three stock it comes back resting.",
        "With nobody reversed any more, the turn ends.",
    ),
    K_LEVEL_UP: Step(
        "level up",
        "Seven cards are in your clock: one of the lowest seven goes to your level, the others "
        "to the waiting room. Its color is yours for the rest of the game. At level 4 you lose.",
        "Then what was going on goes on.",
    ),
    K_TRAIT: Step("trait", "Choose one of the card's traits.", "Then the text is carried on."),
    K_DISCARD: Step(
        "hand limit",
        "At the end of your turn you keep seven cards; choose the others.",
        "Then your rival's turn begins.",
    ),
}


def phase(game: Game) -> str:
    """The phase, and in an attack the step."""
    if game.frame_of(EncoreStep) is not None:
        return ATTACK_STEPS["7.7"]
    fight = game.frame_of(AttackPhase)
    if fight is not None:
        return _attack_step(fight)
    for procedure, name in PHASES.items():
        if game.frame_of(procedure) is not None:
            return name
    return "" if game.frame_of(Turn) is not None else PREPARATION


def _attack_step(fight: AttackPhase) -> str:
    clauses = PROGRAMS[fight.code].clauses
    number = clauses[min(max(fight.pc - 1, 0), len(clauses) - 1)].partition(" ")[2]
    return ATTACK_STEPS.get(number[:3], ATTACK_PHASE)


@dataclass(frozen=True)
class Attack:
    """An attack under way: who attacks how, who is attacked, and what was turned up for it."""

    attacker: int
    other: int
    type: int
    step: str
    turned_up: int


def attack(game: Game) -> Attack | None:
    """The attack under way, if there is one."""
    fight = game.frame_of(AttackPhase)
    if fight is None or game.frame_of(EncoreStep) is not None or fight.candidate == NOTHING:
        return None
    step = _attack_step(fight)
    if fight.type == 0 and step != ATTACK_STEPS["7.2"]:
        return None
    ask = game.pending
    if ask is not None and ask.kind == K_ATTACKER:
        return None
    shown = NOTHING
    for card in game.state.zone(game.state.turn_player, RESOLUTION):
        if game.state.ref(card) == fight.turned_up:
            shown = fight.turned_up
    return Attack(fight.candidate, fight.opposite, fight.type or fight.declared, step, shown)


def phases() -> list[str]:
    """The phases of a turn, in order."""
    *before, end = PHASES.values()
    return [*before, ATTACK_PHASE, end]


def battle(game: Game) -> Battle | None:
    """The attack under way, with the numbers that count in it."""
    now = attack(game)
    if now is None or not game.state.alive(now.attacker):
        return None
    mine = now.attacker & CARD
    there = now.other != NOTHING and game.state.alive(now.other)
    compared = there and now.type != SIDE
    return Battle(
        now.attacker,
        [now.other] if there else [],
        now.step,
        [("power", game.value(POWER, mine)), ("soul", game.value(SOUL, mine))],
        [("power", game.value(POWER, now.other & CARD))] if compared else [],
        TYPES.get(now.type, ""),
        shown=now.turned_up,
    )
