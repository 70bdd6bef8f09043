"""[Auto] skills of cards in the hand (8-6): nobody learns of one that is not activated.

One without a cost has to be activated.
"""

from mypy_extensions import mypyc_attr

from bythebook.games.common.abilities.held import (
    FromHand,
    is_held_unseen,
    may_hold,
    waiting_in_hands,
)
from bythebook.games.dbs.abilities.skills import can_pay_whole, cannot_be_chosen_now
from bythebook.games.dbs.abilities.timing import ActivatePending
from bythebook.games.dbs.keywords.limits import no_use_left
from bythebook.games.dbs.texts.events import K_FROM_HAND
from bythebook.games.dbs.zones.zones import HAND
from bythebook.kernel.abilities.library import Library
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import Flow, Procedure


def skills_in_hands(lib: Library) -> tuple[int, ...]:
    """The [Auto] skills that wait in a hand for what happens to others."""
    return waiting_in_hands(lib, HAND)


def is_secret(game: Game, source: int) -> bool:
    """Whether a card is held, and the opponent of who holds it does not know which it is."""
    return is_held_unseen(game, source, HAND)


def may_be_held(game: Game, player: int, ability: int) -> int:
    """A card of a player's hand that may have a skill, for all that the opponent knows."""
    return may_hold(game, player, ability, HAND)


@mypyc_attr(allow_interpreted_subclasses=True)
class HandSkills(FromHand):
    """A player activates [Auto] skills of cards in the hand, or says nothing of them."""

    def kind(self) -> int:
        return K_FROM_HAND

    def can_be_played(self, game: Game, source: int) -> bool:
        player, ability = self.entry[0], self.entry[2]
        if cannot_be_chosen_now(game, source, player):
            return False
        if no_use_left(game, source, ability, player):
            return False
        e = self.entry
        frame = Resolve(ability, source, player, e[3], e[4], e[5], e[6])
        condition = game.lib.abilities[ability].condition
        if condition is not None and not condition.holds(game, source, player, frame.regs):
            return False
        return can_pay_whole(game, ability, source, player)

    def must_be_played(self, game: Game, source: int) -> bool:
        return has_to_be_activated(game, self.entry[2], source)

    def playing(self, game: Game, place: int) -> Procedure:
        frame = ActivatePending(place, game.state.standby[place])
        frame.agreed = 1
        return frame

    @step("dbs 8-6-4")
    def no_longer_pending(self, game: Game) -> Flow:
        """One time of being pending is used up."""
        return self.take_up()

    @step("dbs 8-6-4")
    def choose(self, game: Game) -> Flow:
        """The player chooses a card whose skill is activated; a cost may be left unpaid."""
        return self.ask_which(game)

    @step("dbs 8-6-4")
    def activate(self, game: Game) -> Flow:
        """It is activated, and then another may be; or nothing is said of the rest."""
        return self.play_chosen(game, "choose")


@rule("dbs 8-6-4", nothing=False)
def has_to_be_activated(game: Game, ability: int, source: int) -> bool:
    """A pending skill is activated; only one with a cost can be left, by not paying it."""
    return not game.book.cost_of(game, ability, source)
