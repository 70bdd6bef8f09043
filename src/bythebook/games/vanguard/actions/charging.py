"""Sections 10.16, 10.17, 10.18 and 10.30: blasts and charges."""

from mypy_extensions import mypyc_attr

from bythebook.games.common.outline import times
from bythebook.games.vanguard.texts.deeds_this_turn import (
    COUNTER_CHARGE_DEED,
    SOUL_CHARGE_DEED,
    note_deed,
)
from bythebook.games.vanguard.zones.zones import DAMAGE, DECK, DROP, SOUL
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import DONE, Flow, Procedure
from bythebook.kernel.state.changes import Change, face, move
from bythebook.kernel.state.refs import FACE_DOWN, FACE_UP


def damage_lying(game: Game, player: int, which: int) -> list[int]:
    """The cards of a damage zone that lie face up, or face down."""
    state = game.state
    return state.refs([c for c in state.zone(player, DAMAGE) if state.face[c] == which])


@rule("vgg 10.16.1", "vgd 7.22.1", "vgd 7.22.2", nothing=[])
def counter_blast(picked: list[int]) -> list[Change]:
    """To counter blast is to turn cards of the damage zone face down."""
    return face(picked, FACE_DOWN)


@rule("vgg 10.17.1", "vgd 7.23.1", "vgd 7.23.2", nothing=[])
def soul_blast(picked: list[int]) -> list[Change]:
    """To soul blast is to put cards of the soul into the drop zone."""
    return move(picked, DROP)


@rule("vgg 10.18.1", "vgd 7.25.1", nothing=[])
def soul_charge(game: Game, player: int, count: int) -> list[Change]:
    """To soul charge is to put so many cards from the top of the deck into the soul."""
    top = game.state.top(player, DECK, times(count))
    return [*move(top, SOUL), *(note_deed(game, player, SOUL_CHARGE_DEED) if top else [])]


@mypyc_attr(allow_interpreted_subclasses=True)
class CounterBlastByEffect(Procedure):
    """A player counter blasts because an effect says so."""

    def __init__(self, player: int = 0, count: int = 0) -> None:
        self.player: int = player
        self.count: int = times(count)

    @step("vgg 10.16.1.2", "vgd 7.22.3")
    def all_or_none(self, game: Game) -> Flow:
        """Without as many cards face up as it says, none is turned."""
        up = damage_lying(game, self.player, FACE_UP)
        return None if len(up) >= self.count else DONE

    @step("vgg 10.16.1.2", "vgd 7.22.3")
    def choose(self, game: Game) -> Flow:
        """That player chooses them."""
        up = damage_lying(game, self.player, FACE_UP)
        return game.book.choose(game, self.player, up, self.count, False, False)

    @step("vgg 10.16.1.2", "vgd 7.22.3")
    def turn_down(self, game: Game) -> Flow:
        """They are turned face down."""
        self.result = self.chosen
        return counter_blast(self.chosen)


@mypyc_attr(allow_interpreted_subclasses=True)
class CounterCharge(Procedure):
    """A player turns damage face up again."""

    def __init__(self, player: int = 0, count: int = 0, up_to: bool = False) -> None:
        self.player: int = player
        self.count: int = times(count)
        self.up_to: bool = up_to

    @step("vgg 10.30.1", "vgd 7.24.1")
    def choose(self, game: Game) -> Flow:
        """As many cards of the damage zone as it says are chosen, of those that lie face down."""
        down = damage_lying(game, self.player, FACE_DOWN)
        return game.book.choose(game, self.player, down, self.count, self.up_to, False)

    @step("vgg 10.30.1", "vgd 7.24.1")
    def turn_up(self, game: Game) -> Flow:
        """They are turned face up."""
        self.result = self.chosen
        noted = note_deed(game, self.player, COUNTER_CHARGE_DEED) if self.chosen else []
        return [*face(self.chosen, FACE_UP), *noted]
