"""What a cost was paid with, for the texts that speak of it."""

from dataclasses import dataclass

from bythebook.games.vanguard.texts.costs import (
    CounterBlast,
    DiscardCost,
    PutCost,
    RestCost,
    RetireCost,
    RevealCost,
    SoulBlast,
)
from bythebook.games.vanguard.texts.together import TogetherCost
from bythebook.games.vanguard.zones.zones import DAMAGE, DROP
from bythebook.kernel.abilities.abilities import CostPart, Effect
from bythebook.kernel.abilities.resolve import R_CHOSEN, Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.refs import CARD


@dataclass(frozen=True)
class KeepPaid(Effect):
    """Right after a cost was paid: the cards chosen for it, as the cards they are by now.

    Those that other parts of the cost took are told by where they lie.
    """

    zones: tuple[int, ...] = ()
    reg: int = R_CHOSEN

    def run(self, frame: Resolve, game: Game) -> Flow:
        state = game.state
        cards = [ref & CARD for ref in frame.chosen] if frame.did else []
        frame.bind(self.reg, [state.ref(c) for c in cards if state.kind_of(c) not in self.zones])
        return None


def goes_to(part: CostPart) -> tuple[int, ...] | None:
    """Where the cards that are chosen for a part of a cost lie when it is paid.

    Nowhere if it takes no chosen cards; None if that is not sure.
    """
    if isinstance(part, TogetherCost):
        return goes_to(part.part)
    if isinstance(part, CounterBlast):
        return (DAMAGE,)
    if isinstance(part, (SoulBlast, DiscardCost, RetireCost)):
        return (DROP,)
    if isinstance(part, PutCost):
        return (part.to,)
    if isinstance(part, (RevealCost, RestCost)):
        return part.what.zones
    return None if part.needs() else ()
