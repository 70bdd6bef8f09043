"""What the book of the G era answers about states of cards: hearts, locks, legions and the like."""

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.book import Vanguard
from bythebook.games.vanguard.cards.cards import G_UNIT, TYPE
from bythebook.games.vanguard.g.actions.company import with_company
from bythebook.games.vanguard.g.actions.g_assist import GAssistStep
from bythebook.games.vanguard.g.actions.hearts import ChooseHeart, hearts_to_choose
from bythebook.games.vanguard.g.actions.leaving import ridden_upon
from bythebook.games.vanguard.g.cards.states import main_vanguard
from bythebook.games.vanguard.g.end_phase import BeforeTheEnd
from bythebook.games.vanguard.g.keywords.turn_history import asked_for, note_calls, note_soul
from bythebook.games.vanguard.g.texts.events import EV_LOCKED
from bythebook.games.vanguard.g.zones.zones import (
    G_ZONE,
    HEARTS,
    ON_CIRCLES,
    circle_of,
    lock_circles,
)
from bythebook.games.vanguard.zones.zones import REAR_GUARDS, VANGUARD
from bythebook.kernel.abilities.library import Library
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.procedure import Procedure
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.zones import ZoneTable


@mypyc_attr(allow_interpreted_subclasses=True)
class VanguardWithStates(Vanguard):
    """A book in which cards on circles can be in other states than those of units."""

    def __init__(self, name: str, edition: str, zones: ZoneTable, chars: list[str]) -> None:
        super().__init__(name, edition, zones, chars)
        for player in (0, 1):
            base = player * zones.count
            self.interrupt_reads |= 1 << (base + HEARTS) | 1 << (base + VANGUARD)

    # Circles.

    def main_vanguard(self, game: Game, player: int) -> int:
        return main_vanguard(game, player)

    def open_circles(self, game: Game, player: int) -> list[int]:
        locked = lock_circles(game, player)
        return [z for z in REAR_GUARDS if z not in locked]

    def circle_of(self, kind: int) -> int:
        return circle_of(kind)

    def ridden_upon(self, game: Game, player: int) -> list[Change]:
        return ridden_upon(game, player)

    # The turn.

    def after_draw_step(self) -> Procedure | None:
        return GAssistStep()

    def end_phase_begins(self) -> Procedure | None:
        return BeforeTheEnd()

    # What goes along with cards that leave a circle; hearts to be chosen at once.

    def company_leaving(self, lib: Library) -> int:
        if not any(kind & G_UNIT for kind in lib.printed[TYPE]):
            return 0
        bits = 0
        for kind in (*ON_CIRCLES, G_ZONE):
            bits |= 1 << kind
        return bits

    def accompany(self, game: Game, changes: list[Change]) -> list[Change]:
        return note_soul(game, with_company(game, changes))

    def company(self, lib: Library) -> int:
        return asked_for(lib)

    def note_calls(self, game: Game, player: int, count: int) -> list[Change]:
        return note_calls(game, player, count)

    def interrupt_due(self, game: Game, dirty: int) -> bool:
        return bool(hearts_to_choose(game, 0) or hearts_to_choose(game, 1))

    def interrupts_held(self, game: Game) -> bool:
        return False

    def interrupt_frame(self) -> Procedure:
        return ChooseHeart()

    # What abilities wait for.

    def seen_before(self, event: int) -> bool:
        return event == EV_LOCKED or super().seen_before(event)
