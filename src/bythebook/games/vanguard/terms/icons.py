"""Section 2.8: trigger icons."""

from typing import Final

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.actions.moving import heal
from bythebook.games.vanguard.battle.requirements import cannot, units_of
from bythebook.games.vanguard.cards.cards import (
    CRITICAL,
    CRITICAL_TRIGGER,
    DRAW_TRIGGER,
    HEAL_TRIGGER,
    POWER,
    SKILLS,
    STAND_TRIGGER,
    TAKES_NO_TRIGGERS,
    TRIGGER_ICON,
)
from bythebook.games.vanguard.edition import edition
from bythebook.games.vanguard.other.unaffected import unaffected
from bythebook.games.vanguard.terms.drawing import draw
from bythebook.games.vanguard.texts.events import (
    EV_TRIGGER,
    K_TRIGGER,
    K_TRIGGER_ORDER,
    TRIGGERS_NULLIFIED,
    V_ICON_FIRST,
    V_POWER_FIRST,
)
from bythebook.games.vanguard.zones.zones import DAMAGE, FIELD, REAR_GUARDS, STAND
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.choosing import Choose
from bythebook.kernel.procedure.clauses import cited, rule, step
from bythebook.kernel.procedure.procedure import DONE, Ask, Flow, Procedure
from bythebook.kernel.state.changes import THIS_TURN, Change, because, event, give, orient
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.state.refs import CARD, NOTHING


@rule("vgg 12.3.1", "vgg 12.3.2", "vgd 2.8.3.3", "vgd 2.8.3.3.1", nothing=False)
def nullified(game: Game, player: int) -> bool:
    """While an effect nullifies triggers, no icon that a player checks does anything."""
    return cannot(game, player, TRIGGERS_NULLIFIED)


def perform(game: Game, player: int, card: int) -> Procedure | None:
    """Performing the trigger icon of a card that a player has checked, if there is one."""
    icon = game.value(TRIGGER_ICON, card & CARD)
    if not icon or nullified(game, player):
        return None
    return edition(game).icon(player, card, icon)


def gets(game: Game, unit: int, char: int, amount: int) -> Change:
    """A unit gets more of something until the end of the turn."""
    return give(ADD, char, amount, [unit], game.book.layer(ADD, char), THIS_TURN, game.state.turn)


def given(game: Game, player: int, units: list[int], char: int, amount: int) -> list[Change]:
    """A trigger effect of a player's gives some units so much of something."""
    book = edition(game)
    found = reached(game, player, units)
    return [c for unit in found for c in book.given_by_trigger(game, unit, char, amount)]


def reached(game: Game, player: int, units: list[int]) -> list[int]:
    """Those of some units that what an icon does is done to: not whom no effect affects."""
    if not game.guard_possible:
        return units
    return [unit for unit in units if not unaffected(game, unit & CARD, player)]


def choosable(game: Game, player: int, card: int, units: list[int]) -> list[int]:
    """Those of some units that a player can choose for what the icon of a card does."""
    found = game.state.refs(takes_triggers(game, units))
    if not game.guard_possible:
        return found
    return [ref for ref in found if game.book.can_be_chosen(game, ref, player, card)]


def takes_triggers(game: Game, units: list[int]) -> list[int]:
    """Those of some units that what a trigger gives can be given to."""
    if not game.may_have(SKILLS, TAKES_NO_TRIGGERS):
        return units
    return [c for c in units if not game.value(SKILLS, c) & TAKES_NO_TRIGGERS]


@rule("vgg 2.8.1.1.5", "vgd 2.8.2.4", nothing=False)
def may_heal(game: Game, player: int) -> bool:
    """A heal trigger heals who has damage, and no less of it than the other player."""
    mine = len(game.state.zone(player, DAMAGE))
    return mine > 0 and mine >= len(game.state.zone(1 - player, DAMAGE))


@rule("vgg 2.8.1", "vgd 2.8.1", nothing=[])
def by_icon(player: int, card: int, changes: list[Change]) -> list[Change]:
    """What an icon has done, an effect of the card with that icon has done."""
    return [because(card, NOTHING, player), *changes] if changes else changes


POWER_BY: Final = {
    DRAW_TRIGGER: ("vgg 2.8.1.1.3.1", "vgd 2.8.2.3"),
    STAND_TRIGGER: ("vgg 2.8.1.1.4",),
    HEAL_TRIGGER: ("vgg 2.8.1.1.5", "vgd 2.8.2.4"),
}
"""the clauses by which icons give power, but for the critical trigger's, which come first"""


@mypyc_attr(allow_interpreted_subclasses=True)
class TriggerIcon(Procedure):
    """What a trigger icon says: power for a unit and something of its own, in either order."""

    def __init__(self, player: int = 0, card: int = NOTHING, icon: int = 0) -> None:
        self.player: int = player
        self.card: int = card
        self.icon: int = icon
        # Whether it gives power and nothing else; whether power came first, and has come.
        self.plain: bool = False
        self.power_is_first: bool = False
        self.power_given: bool = False

    def choose_unit(self, game: Game) -> Procedure:
        """The player chooses one of their units."""
        units = choosable(game, self.player, self.card, units_of(game, self.player, FIELD))
        return Choose(self.player, units, 1, 1, kind=K_TRIGGER)

    def asks_for(self, game: Game, clause: str) -> str:
        if clause not in ("vgg 2.8.1.1.2", "vgd 2.8.2.2") or self.icon not in POWER_BY:
            return clause
        return cited(game.book.name, *POWER_BY[self.icon])

    def own(self, icon: int) -> bool:
        """Whether there is to be done what an icon of that kind says besides power."""
        return self.icon == icon and not self.plain

    @step("vgg 2.8.1", "vgd 2.8.1")
    def announce(self, game: Game) -> Flow:
        """What waits for such a trigger stands by."""
        if self.icon == HEAL_TRIGGER and not may_heal(game, self.player):
            self.plain = True
        return event(EV_TRIGGER, self.card, self.player, self.icon)

    @step("vgg 2.8.2", "vgd 2.8.3.2")
    def choose_order(self, game: Game) -> Flow:
        """The player chooses what is done first."""
        if self.plain:
            return None
        return Ask(self.player, K_TRIGGER_ORDER, [(V_ICON_FIRST,), (V_POWER_FIRST,)])

    @step("vgg 2.8.2", "vgd 2.8.3.2")
    def power_first(self, game: Game) -> Flow:
        """Power, if that is first."""
        if not self.answer or self.answer[0] != V_POWER_FIRST:
            return None
        self.power_is_first = True
        return self.skip_to("choose_powered")

    @step("vgg 2.8.1.1.2", "vgd 2.8.2.2")
    def choose_critical(self, game: Game) -> Flow:
        """Critical: the player chooses a unit."""
        return self.choose_unit(game) if self.own(CRITICAL_TRIGGER) else self.pass_over()

    @step("vgg 2.8.1.1.2", "vgd 2.8.2.2")
    def give_critical(self, game: Game) -> Flow:
        """It gets one more critical until the end of the turn."""
        return given(game, self.player, self.chosen, CRITICAL, 1)

    @step("vgg 2.8.1.1.3.1", "vgd 2.8.2.3")
    def draw(self, game: Game) -> Flow:
        """Draw: the player draws a card."""
        return draw(self.player, 1) if self.own(DRAW_TRIGGER) else None

    @step("vgg 2.8.1.1.4")
    def choose_to_stand(self, game: Game) -> Flow:
        """Stand: the player chooses a unit."""
        return self.choose_unit(game) if self.own(STAND_TRIGGER) else self.pass_over()

    @step("vgg 2.8.1.1.4")
    def stand(self, game: Game) -> Flow:
        """It stands, if it is a rear-guard."""
        found = reached(game, self.player, self.chosen)
        standing = [r for r in found if game.state.kind_of(r & CARD) in REAR_GUARDS]
        return by_icon(self.player, self.card, orient(standing, STAND))

    @step("vgg 2.8.1.1.5", "vgd 2.8.2.4")
    def choose_healed(self, game: Game) -> Flow:
        """Heal: the player chooses a card of their damage zone."""
        if not self.own(HEAL_TRIGGER):
            return self.pass_over()
        damage = game.state.refs(game.state.zone(self.player, DAMAGE))
        return Choose(self.player, damage, 1, 1, kind=K_TRIGGER)

    @step("vgg 2.8.1.1.5", "vgd 2.8.2.4")
    def heal(self, game: Game) -> Flow:
        """It is healed: it goes to the drop zone."""
        return by_icon(self.player, self.card, heal(game, self.chosen))

    @step("vgg 2.8.2", "vgd 2.8.3.2")
    def then_power(self, game: Game) -> Flow:
        """Then power, unless that was first."""
        return DONE if self.power_given else None

    @step(
        "vgg 2.8.1.1.2",
        "vgg 2.8.1.1.3.1",
        "vgg 2.8.1.1.4",
        "vgg 2.8.1.1.5",
        "vgd 2.8.2.2",
        "vgd 2.8.2.2.1",
        "vgd 2.8.2.3",
        "vgd 2.8.2.4",
    )
    def choose_powered(self, game: Game) -> Flow:
        """With every icon the player chooses a unit."""
        return self.choose_unit(game)

    @step(
        "vgg 2.8.1.1.2",
        "vgg 2.8.1.1.3.1",
        "vgg 2.8.1.1.4",
        "vgg 2.8.1.1.5",
        "vgd 2.8.2.2",
        "vgd 2.8.2.3",
        "vgd 2.8.2.4",
    )
    def give_power(self, game: Game) -> Flow:
        """It gets power until the end of the turn."""
        power = edition(game).trigger_power(game, self.player)
        return given(game, self.player, self.chosen, POWER, power)

    @step("vgg 2.8.2", "vgd 2.8.3.2")
    def then_icon(self, game: Game) -> Flow:
        """If that was first, the other thing now."""
        if not self.power_is_first:
            return None
        self.power_given = True
        return self.skip_to("choose_critical")
