"""Section 6.3: what only the overDress era has in riding."""

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.abilities.requirements import (
    grade_to_ride,
    rules_changed,
    vanguard_grade,
)
from bythebook.games.vanguard.actions.moving import discard
from bythebook.games.vanguard.actions.riding import Ride
from bythebook.games.vanguard.cards.cards import GRADE, SKILLS
from bythebook.games.vanguard.d.cards.types import RIDES_FREE, is_unit
from bythebook.games.vanguard.d.texts.events import K_RIDE_COST
from bythebook.games.vanguard.d.zones.zones import RIDE_DECK
from bythebook.games.vanguard.texts.events import CANNOT_BE_RIDDEN, CANNOT_RIDE
from bythebook.games.vanguard.zones.zones import HAND, SOUL, VANGUARD
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.choosing import Choose
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import DONE, Flow, Procedure
from bythebook.kernel.state.changes import move
from bythebook.kernel.state.continuous_ops import CHAR_CANNOT
from bythebook.kernel.state.refs import AS_ZONE, CARD, FACE_DOWN, NOTHING


@rule("vgd 9.6.2", nothing=True)
def grade_from_ride_deck(grade: int, vanguard: int) -> bool:
    """From the ride deck a card of one grade more than the vanguard's is ridden."""
    return grade == vanguard + 1


def rides_free(game: Game, card: int) -> bool:
    """Whether a text lets a card be ridden from the ride deck without a discard."""
    return game.value(SKILLS, card) & RIDES_FREE != 0


@rule("vgd 6.3.3.1.2", nothing="")
def has_to_discard(game: Game, player: int, card: int) -> str:
    """Who cannot discard a card does not ride from the ride deck, unless a text says otherwise."""
    return "" if game.state.zone(player, HAND) or rides_free(game, card) else "vgd 6.3.3.1.2"


def verify_ride(game: Game, player: int, card: int) -> str:
    """The clause by which a card cannot be ridden in the ride phase now, or nothing."""
    state = game.state
    where = state.where[card]
    grade, vanguard = game.value(GRADE, card), vanguard_grade(game, player)
    if rules_changed(game, player) & CANNOT_RIDE:
        return "vgd 11.9.5"
    if game.guard_possible and game.value(CHAR_CANNOT, card) & CANNOT_BE_RIDDEN:
        return "vgd 1.3.3"
    if not is_unit(game, card):
        return "vgd 6.3.1"
    if where == player * state.kinds + HAND:
        return "" if grade_to_ride(grade, vanguard) else "vgd 9.6.2"
    if where != player * state.kinds + RIDE_DECK or state.face[card] != FACE_DOWN:
        return "vgd 6.3.2.1"
    if not grade_from_ride_deck(grade, vanguard):
        return "vgd 9.6.2"
    return has_to_discard(game, player, card)


@mypyc_attr(allow_interpreted_subclasses=True)
class DiscardToRide(Procedure):
    """A card of the hand is discarded for one of the ride deck, which is shown already."""

    def __init__(self, player: int = 0, free: bool = False) -> None:
        self.player: int = player
        self.free: bool = free

    @step("vgd 6.3.3.1.2")
    def choose(self, game: Game) -> Flow:
        """The player chooses it, or none if a text says so."""
        hand = game.state.refs(game.state.zone(self.player, HAND))
        return Choose(self.player, hand, 0 if self.free else 1, 1, kind=K_RIDE_COST)

    @step("vgd 6.3.3.1.2")
    def discard(self, game: Game) -> Flow:
        """It is discarded."""
        return discard(game, self.chosen)


def pay_for_ride(game: Game, player: int, card: int) -> Procedure | None:
    """What a player does for a normal ride between showing the card and placing it."""
    if game.state.kind_of(card & CARD) != RIDE_DECK:
        return None
    return DiscardToRide(player, rides_free(game, card & CARD))


@mypyc_attr(allow_interpreted_subclasses=True)
class LeaveForRider(Procedure):
    """Others on the vanguard circle that a unit has come to by riding go to the soul.

    That is the rules' doing even if an effect has made the unit ride.
    """

    def __init__(self, player: int = 0, rider: int = NOTHING) -> None:
        self.player: int = player
        self.rider: int = rider

    def by_rules(self) -> bool:
        return True

    @step("vgd 6.3.3.4")
    def leave(self, game: Game) -> Flow:
        """They go to the soul."""
        there = game.state.refs(game.state.zone(self.player, VANGUARD))
        return move([ref for ref in there if ref != self.rider], SOUL)


@mypyc_attr(allow_interpreted_subclasses=True)
class RideOneByOne(Procedure):
    """Several cards of a player's are to ride at the same time: they ride one after the other."""

    def __init__(
        self, player: int = 0, cards: list[int] | None = None, orientation: int = AS_ZONE
    ) -> None:
        self.player: int = player
        self.cards: list[int] = cards or []
        self.orientation: int = orientation

    @step("vgd 6.3.6")
    def choose_order(self, game: Game) -> Flow:
        """The player says in which order."""
        return game.book.order(self.player, self.cards, False)

    @step("vgd 6.3.6")
    def begin(self, game: Game) -> Flow:
        """That is the order."""
        self.cards = self.chosen
        self.chosen = []
        return None

    @step("vgd 6.3.6", "vgd 6.3.2.2")
    def ride(self, game: Game) -> Flow:
        """They ride, each by a superior ride; later words mean the last, who is the vanguard."""
        self.result = self.chosen
        if not self.cards or rules_changed(game, self.player) & CANNOT_RIDE:
            return DONE
        card = self.cards[0]
        self.cards = self.cards[1:]
        return self.again(Ride(self.player, card, False, self.orientation))


def rides_of_text(player: int, cards: list[int], orientation: int) -> Procedure:
    """A player rides cards because a text says so."""
    return RideOneByOne(player, cards, orientation)


@rule("vgd 13.4.1.1", nothing=True)
def can_be_ridden(game: Game, card: int) -> bool:
    """Only a unit of the soul can be ridden by who is without a vanguard."""
    return is_unit(game, card)


def riders_in_soul(game: Game, player: int) -> list[int]:
    """The cards of a soul that can be ridden by who is without a vanguard."""
    return [c for c in game.state.zone(player, SOUL) if can_be_ridden(game, c)]
