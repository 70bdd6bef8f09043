"""Sections 6.3.7 and 7.12.1.3: persona rides."""

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.abilities.requirements import rules_changed
from bythebook.games.vanguard.battle.powers import rule_entry
from bythebook.games.vanguard.battle.requirements import units_of
from bythebook.games.vanguard.cards.cards import MARKS, NAMES, POWER
from bythebook.games.vanguard.d.abilities.layers import of_rules
from bythebook.games.vanguard.d.abilities.replacing import (
    persona_draw_changed,
    persona_power_changed,
)
from bythebook.games.vanguard.d.cards.types import PERSONA_RIDE
from bythebook.games.vanguard.d.policy import PERSONA_POWER
from bythebook.games.vanguard.d.texts.events import (
    CANNOT_PERSONA_RIDE,
    EV_PERSONA_RIDE,
    VAR_PERSONA,
    VAR_PERSONA_BACK,
    VAR_PERSONA_MORE,
)
from bythebook.games.vanguard.terms.drawing import draw
from bythebook.games.vanguard.zones.zones import BACK_ROW, FRONT_ROW, HAND, VANGUARD
from bythebook.kernel.abilities.abilities import Effect, Modifier
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Amount, Noun, Regs
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import Flow, Procedure
from bythebook.kernel.state.changes import event, set_var
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.state.zones import D_VARS
from bythebook.kernel.values.entries import Entry


@rule("vgd 6.3.7", "vgd 2.13.2", nothing=False)
def is_persona_ride(game: Game, player: int, card: int) -> bool:
    """A card of the hand on a vanguard of the same name, both with the icon: a persona ride."""
    if rules_changed(game, player) & CANNOT_PERSONA_RIDE:
        return False
    if game.state.kind_of(card) != HAND or not game.value(MARKS, card) & PERSONA_RIDE:
        return False
    names = game.value(NAMES, card)
    return any(
        game.value(NAMES, vanguard) & names and game.value(MARKS, vanguard) & PERSONA_RIDE
        for vanguard in game.state.zone(player, VANGUARD)
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class PersonaRide(Procedure):
    """What a persona ride brings its player."""

    def __init__(self, player: int = 0) -> None:
        self.player: int = player

    @step("vgd 7.12.1.3.1", "vgd 7.12.1.3")
    def draw(self, game: Game) -> Flow:
        """The player draws a card."""
        return draw(self.player, 1 + persona_draw_changed(game, self.player))

    @step("vgd 7.12.1.3.2", "vgd 7.12.1.3")
    def strengthen(self, game: Game) -> Flow:
        """From now on, until the end of the turn, the front row is stronger."""
        variable = VAR_PERSONA + self.player
        changed = persona_power_changed(game, self.player)
        return [set_var(variable, game.state.vars[variable] + 1), *changed]

    @step("vgd 7.12.1.3")
    def made(self, game: Game) -> Flow:
        """What waits for a persona ride stands by."""
        vanguard = game.state.refs(game.state.zone(self.player, VANGUARD))
        return [event(EV_PERSONA_RIDE, ref, self.player) for ref in vanguard]


@dataclass(frozen=True)
class ActivatePersonaRide(Effect):
    """A text has its player activate a persona ride, without a ride."""

    def run(self, frame: Resolve, game: Game) -> Flow:
        if rules_changed(game, frame.master) & CANNOT_PERSONA_RIDE:
            return None
        return PersonaRide(frame.master)


@dataclass(frozen=True)
class RowOf(Noun):
    """A player's units in a row, whoever they are by now."""

    player: int
    row: tuple[int, ...] = FRONT_ROW

    def refs(self, game: Game, source: int, master: int, regs: Regs) -> list[int]:
        return game.state.refs(units_of(game, self.player, self.row))

    def reads(self, game: Game, source: int, master: int) -> int:
        return D_VARS | game.book.field_bits


@dataclass(frozen=True)
class PersonaPower(Amount):
    """So much for each persona ride of a player in this turn."""

    player: int

    def value(self, game: Game, source: int, master: int, regs: Regs) -> int:
        rides = game.state.vars[VAR_PERSONA + self.player]
        return PERSONA_POWER.value * rides + game.state.vars[VAR_PERSONA_MORE + self.player]


@dataclass(frozen=True)
class BackRowPower(Amount):
    """What those persona rides of a player give the back row that give it anything."""

    player: int

    def value(self, game: Game, source: int, master: int, regs: Regs) -> int:
        return game.state.vars[VAR_PERSONA_BACK + self.player]


def persona_rules(field_bits: int) -> list[Entry]:
    """What persona rides do to powers, for each player, as long as the turn lasts."""
    front = [Modifier(ADD, POWER, RowOf(p), PersonaPower(p)) for p in (0, 1)]
    back = [Modifier(ADD, POWER, RowOf(p, BACK_ROW), BackRowPower(p)) for p in (0, 1)]
    return [
        rule_entry(modifier, of_rules(), D_VARS | field_bits, 0, "vgd 7.12.1.3.2")
        for modifier in (*front, *back)
    ]


def in_force(game: Game, rules: list[Entry]) -> list[Entry]:
    """Those of them for players with a persona ride in this turn."""
    variables = game.state.vars
    front = [rules[player] for player in (0, 1) if variables[VAR_PERSONA + player]]
    back = [rules[2 + player] for player in (0, 1) if variables[VAR_PERSONA_BACK + player]]
    return [*front, *back]
