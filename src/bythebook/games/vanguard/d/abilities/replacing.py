"""Sections 11.3.1.3.3 and 11.3.1.3.4: texts that change what another part of a text does."""

from bythebook.games.vanguard.battle.drive import DriveStep
from bythebook.games.vanguard.d.cards.types import (
    CHECKED_TRIGGER_POWER,
    PERSONA_BACK,
    PERSONA_DRAWS,
    PERSONA_MORE,
    TRIGGER_POWER_MORE,
)
from bythebook.games.vanguard.d.policy import PERSONA_POWER
from bythebook.games.vanguard.d.texts.events import VAR_PERSONA_BACK, VAR_PERSONA_MORE
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import If
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.changes import Change, set_var

Effects = tuple[Effect, ...]


@rule("vgd 11.3.1.3.3", nothing=())
def given_otherwise(condition: Condition, said: Effects, instead: Effects) -> Effects:
    """What is given "instead of" something given before replaces that as it is to be given."""
    return (If(condition, instead, said),)


@rule("vgd 11.3.1.3.3", nothing=0)
def trigger_power_changed(game: Game, player: int) -> int:
    """What changes how much power trigger effects give changes it as they give it."""
    more = game.value(TRIGGER_POWER_MORE, player)
    if any(isinstance(frame, DriveStep) for frame in game.stack):
        more += game.value(CHECKED_TRIGGER_POWER, player)
    return more


@rule("vgd 11.3.1.3.4", nothing=0)
def persona_draw_changed(game: Game, player: int) -> int:
    """What changes how many cards persona rides draw changes it as they are drawn."""
    return game.value(PERSONA_DRAWS, player)


@rule("vgd 11.3.1.3.4", nothing=[])
def persona_power_changed(game: Game, player: int) -> list[Change]:
    """What changes how much power a persona ride gives, and to whom, changes it as it is made."""
    state = game.state
    more = game.value(PERSONA_MORE, player)
    changes: list[Change] = []
    if more:
        var = VAR_PERSONA_MORE + player
        changes.append(set_var(var, state.vars[var] + more))
    if game.value(PERSONA_BACK, player):
        var = VAR_PERSONA_BACK + player
        changes.append(set_var(var, state.vars[var] + PERSONA_POWER.value + more))
    return changes


@rule("vgd 11.3.1.3.4", nothing=())
def done_otherwise(condition: Condition, said: Effects, instead: Effects) -> Effects:
    """What is done "instead of" something said before replaces that as it is to be done."""
    return (If(condition, instead, said),)
