"""Vanguard's overDress era at the terminal: orders and overDress among what can be typed."""

from typing import ClassVar, Final

from bythebook.cli.vanguard import ACTIONS, HINTS, VanguardFace
from bythebook.games.vanguard.d.texts.order_events import V_ORDER, V_OVERDRESS
from bythebook.language import mark_all

D_HINTS: Final[tuple[tuple[str, str], ...]] = mark_all(
    (
        *[hint for hint in HINTS if hint[0] != "stride"],
        ("order", "orders are played in the main phase, blitz orders in the guard step"),
    )
)
D_ACTIONS: Final[tuple[tuple[int, str, str, str], ...]] = mark_all(
    (
        *ACTIONS,
        (V_ORDER, "play an order", "o order", "Play which order?"),
        (V_OVERDRESS, "overDress", "d dress overdress", "Put which card over a rear-guard?"),
    )
)


class VanguardDFace(VanguardFace):
    """The table of the overDress era."""

    hints: ClassVar = D_HINTS
    groups: ClassVar = D_ACTIONS
