"""Battles in tests where nobody does anything but what the test is about."""

from bythebook.games.dbs.events import K_DEFENSE, K_OFFENSE
from bythebook.kernel.options import K_COUNTER
from bythebook.testing import Table


def fight(t: Table) -> None:
    """Both sides let the battle go on."""
    while True:
        ask = t.game.pending
        if ask is None or ask.kind not in (K_OFFENSE, K_DEFENSE, K_COUNTER):
            return
        (t.you, t.rival)[ask.player].passes()


def reach(t: Table, kind: int) -> None:
    """Both sides let the battle go on until a step of that kind is asked about."""
    while True:
        ask = t.game.pending
        if ask is None or ask.kind == kind or ask.kind not in (K_OFFENSE, K_DEFENSE, K_COUNTER):
            return
        (t.you, t.rival)[ask.player].passes()
