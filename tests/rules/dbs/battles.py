"""Battles in tests where nobody does anything but what the test is about."""

from bythebook.games.dbs.texts.events import K_DEFENSE, K_OFFENSE
from bythebook.kernel.state.options import K_COUNTER, KINDS
from bythebook.testing import Table


def fight(t: Table) -> None:
    """Both sides let the battle go on."""
    while t.game.pending is not None and t.asked.kind in (K_OFFENSE, K_DEFENSE, K_COUNTER):
        t.decider.passes()


def reach(t: Table, kind: int) -> None:
    """Both sides let the battle go on until a step of that kind is asked about."""
    t.goes_on_to(KINDS[kind])
