"""Section 2.8: the trigger icons only the overDress era has."""

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.actions.moving import remove
from bythebook.games.vanguard.battle.drive import DriveStep
from bythebook.games.vanguard.battle.requirements import units_of
from bythebook.games.vanguard.cards.cards import FRONT_TRIGGER, OVER_TRIGGER, POWER
from bythebook.games.vanguard.d.abilities.replacing import trigger_power_changed
from bythebook.games.vanguard.d.cards.types import ADDITIONAL_EFFECT
from bythebook.games.vanguard.d.policy import OVER_POWER, TRIGGER_POWER
from bythebook.games.vanguard.d.texts.events import (
    K_OVER_ORDER,
    V_ADDITIONAL_NEXT,
    V_DRAW_NEXT,
    V_POWER_NEXT,
    V_REMOVE_NEXT,
)
from bythebook.games.vanguard.terms.drawing import draw
from bythebook.games.vanguard.terms.icons import TriggerIcon, choosable, given, takes_triggers
from bythebook.games.vanguard.texts.events import EV_TRIGGER, K_TRIGGER
from bythebook.games.vanguard.zones.zones import FIELD, FRONT_ROW, TRIGGER
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.choosing import Choose
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import DONE, Ask, Flow, Procedure
from bythebook.kernel.state.changes import event
from bythebook.kernel.state.refs import CARD, NOTHING


@mypyc_attr(allow_interpreted_subclasses=True)
class FrontTrigger(Procedure):
    """Front: the whole front row gets power."""

    def __init__(self, player: int = 0, card: int = NOTHING) -> None:
        self.player: int = player
        self.card: int = card

    @step("vgd 2.8.1")
    def announce(self, game: Game) -> Flow:
        """What waits for such a trigger stands by."""
        return event(EV_TRIGGER, self.card, self.player, FRONT_TRIGGER)

    @step("vgd 2.8.2.5")
    def give_power(self, game: Game) -> Flow:
        """Every unit in the player's front row gets power until the end of the turn."""
        units = takes_triggers(game, units_of(game, self.player, FRONT_ROW))
        power = TRIGGER_POWER.value + trigger_power_changed(game, self.player)
        return given(game, self.player, game.state.refs(units), POWER, power)


@rule("vgd 2.8.2.6", nothing=NOTHING)
def additional_effect(game: Game, card: int) -> int:
    """What an over trigger does in a drive check besides: the ability, or NOTHING."""
    if not any(isinstance(frame, DriveStep) for frame in game.stack):
        return NOTHING
    lib = game.lib
    for ability in lib.own[game.state.definition[card & CARD]]:
        if lib.abilities[ability].marks & ADDITIONAL_EFFECT:
            return ability
    return NOTHING


@mypyc_attr(allow_interpreted_subclasses=True)
class OverTrigger(Procedure):
    """Over: the card is removed, a card drawn, a unit gets power, and what the card says besides.

    The player chooses in which order.
    """

    def __init__(self, player: int = 0, card: int = NOTHING) -> None:
        self.player: int = player
        self.card: int = card
        self.ability: int = NOTHING
        self.remaining: list[int] = []

    @step("vgd 2.8.1")
    def announce(self, game: Game) -> Flow:
        """What waits for such a trigger stands by."""
        self.remaining = [V_REMOVE_NEXT, V_DRAW_NEXT, V_POWER_NEXT]
        self.ability = additional_effect(game, self.card)
        if self.ability != NOTHING:
            self.remaining = [*self.remaining, V_ADDITIONAL_NEXT]
        return event(EV_TRIGGER, self.card, self.player, OVER_TRIGGER)

    @step("vgd 2.8.3.2")
    def choose_next(self, game: Game) -> Flow:
        """The player chooses what is done next."""
        if not self.remaining:
            return DONE
        return Ask(self.player, K_OVER_ORDER, [(verb,) for verb in self.remaining])

    @step("vgd 2.8.2.6")
    def remove(self, game: Game) -> Flow:
        """The card is removed from the game."""
        done = self.answer[0]
        self.remaining = [verb for verb in self.remaining if verb != done]
        if done != V_REMOVE_NEXT or game.state.kind_of(self.card & CARD) != TRIGGER:
            return None
        return remove([self.card])

    @step("vgd 2.8.2.6")
    def draw(self, game: Game) -> Flow:
        """The player draws a card."""
        return draw(self.player, 1) if self.answer[0] == V_DRAW_NEXT else None

    @step("vgd 2.8.2.6")
    def choose_unit(self, game: Game) -> Flow:
        """The player chooses a unit."""
        if self.answer[0] != V_POWER_NEXT:
            return self.pass_over()
        units = choosable(game, self.player, self.card, units_of(game, self.player, FIELD))
        return Choose(self.player, units, 1, 1, kind=K_TRIGGER)

    @step("vgd 2.8.2.6")
    def give_power(self, game: Game) -> Flow:
        """It gets 100,000,000 power until the end of the turn."""
        power = OVER_POWER.value + trigger_power_changed(game, self.player)
        return given(game, self.player, self.chosen, POWER, power)

    @step("vgd 2.8.2.6")
    def additional(self, game: Game) -> Flow:
        """In a drive check its additional effect is carried out."""
        if self.answer[0] != V_ADDITIONAL_NEXT:
            return None
        return game.book.resolve(self.ability, self.card, self.player)

    @step("vgd 2.8.3.2")
    def next_one(self, game: Game) -> Flow:
        """And so on, until all is done."""
        return self.skip_to("choose_next")


def icon_of(player: int, card: int, icon: int) -> Procedure:
    """Performing a trigger icon."""
    if icon == FRONT_TRIGGER:
        return FrontTrigger(player, card)
    if icon == OVER_TRIGGER:
        return OverTrigger(player, card)
    return TriggerIcon(player, card, icon)
