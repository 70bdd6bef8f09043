"""Section 7.6: the drive step."""

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.battle.requirements import leader
from bythebook.games.vanguard.cards.cards import DRIVE, DRIVES, SKILLS
from bythebook.games.vanguard.cards.values import drive_of as printed_drive
from bythebook.games.vanguard.edition import edition
from bythebook.games.vanguard.keywords.drive import drive_of
from bythebook.games.vanguard.terms.icons import perform
from bythebook.games.vanguard.texts.deeds_this_turn import note_drive_check
from bythebook.games.vanguard.texts.events import (
    BY_VANGUARD,
    EV_DRIVE_CHECK,
    P_DRIVE,
    VAR_BATTLE_KIND,
)
from bythebook.games.vanguard.turn.beginning import begins
from bythebook.games.vanguard.zones.zones import DECK, HAND, TRIGGER, VANGUARD
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import CHECK, DONE, Flow, Procedure
from bythebook.kernel.state.changes import event, move
from bythebook.kernel.state.refs import CARD, NOTHING


@rule("vgg 7.6.1.2", "vgd 10.6.1.2", nothing=False)
def rear_guard_drives(game: Game, card: int) -> bool:
    """A rear-guard performs drive checks only if it has gained drive."""
    if game.value(DRIVE, card) > printed_drive() or game.value(SKILLS, card) & DRIVES:
        return True
    return edition(game).drives_by_effect(game, card) > 0


@rule("vgg 7.6.1.2.1", "vgd 10.6.1.2.1", nothing=NOTHING)
def drive_unit(game: Game) -> int:
    """The attacking vanguard, or an attacking rear-guard that drives, is the drive unit."""
    card = leader(game)
    if card == NOTHING:
        return NOTHING
    if game.state.kind_of(card) == VANGUARD or rear_guard_drives(game, card):
        return card
    return NOTHING


def drives_now(game: Game) -> bool:
    """Whether a battle goes through the drive step."""
    return game.state.vars[VAR_BATTLE_KIND] & BY_VANGUARD != 0 or drive_unit(game) != NOTHING


@mypyc_attr(allow_interpreted_subclasses=True)
class DriveStep(Procedure):
    """The turn player performs a drive check for each drive of the drive unit."""

    def __init__(self) -> None:
        self.checks: int = 0
        self.card: int = NOTHING

    @step("vgg 7.6.1.1", "vgd 10.6.1.1")
    def begin(self, game: Game) -> Flow:
        """What waits for the drive step stands by."""
        return begins(game, P_DRIVE)

    @step("vgg 7.6.1.1", "vgd 10.6.1.1")
    def check_beginning(self, game: Game) -> Flow:
        """A check timing."""
        return CHECK

    @step("vgg 7.6.1.2.2", "vgd 10.6.1.2.2")
    def any_drive(self, game: Game) -> Flow:
        """Without a drive unit, or with no drive, there is no check."""
        unit = drive_unit(game)
        return DONE if unit < 0 or drive_of(game, unit) <= 0 else None

    @step("vgg 7.6.1.2.3", "vgg 10.35.7", "vgd 10.6.1.2.3")
    def turn_up(self, game: Game) -> Flow:
        """The top card of the turn player's deck goes face up to the trigger zone.

        Whoever attacks: with a dominated vanguard it is who dominates it.
        """
        self.moved = []
        return move(game.state.top(game.state.turn_player, DECK), TRIGGER)

    @step("vgg 7.6.1.2.3", "vgd 10.6.1.2.3", "vgd 7.14.1")
    def checked(self, game: Game) -> Flow:
        """What waits for a card that a drive check turns up stands by."""
        self.card = self.moved[0] if self.moved else NOTHING
        if self.card == NOTHING:
            return None
        unit = drive_unit(game)
        other = NOTHING if unit < 0 else game.state.ref(unit)
        player = game.state.turn_player
        noted = note_drive_check(game, player, self.card)
        return [*noted, event(EV_DRIVE_CHECK, self.card, player, 0, other)]

    @step("vgg 7.6.1.2.4", "vgd 10.6.1.2.4")
    def perform_icon(self, game: Game) -> Flow:
        """Its trigger icon is performed, if it counts."""
        player = game.state.turn_player
        if self.card == NOTHING or not edition(game).icon_counts(game, player, self.card & CARD):
            return None
        return perform(game, player, self.card)

    @step("vgg 7.6.1.2.5", "vgd 10.6.1.2.5")
    def check_card(self, game: Game) -> Flow:
        """A check timing."""
        return CHECK

    @step("vgg 7.6.1.2.6", "vgd 10.6.1.2.6")
    def to_hand(self, game: Game) -> Flow:
        """If it is still in the trigger zone, it is taken in hand."""
        if self.card == NOTHING or game.state.kind_of(self.card & CARD) != TRIGGER:
            return None
        return move([self.card], HAND)

    @step("vgg 7.6.1.3", "vgd 10.6.1.3")
    def check_again(self, game: Game) -> Flow:
        """A check timing; the one that closes the step would find nothing more."""
        return CHECK

    @step("vgg 7.6.1.3", "vgd 10.6.1.3")
    def next_check(self, game: Game) -> Flow:
        """With fewer checks performed than the drive is by now, another one."""
        self.checks += 1
        unit = drive_unit(game)
        if unit >= 0 and self.checks < drive_of(game, unit):
            return self.skip_to("any_drive")
        return None
