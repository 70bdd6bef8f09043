"""Section 8, automatic abilities: when they go into standby."""

from bythebook.kernel.abilities.triggers import Pending
from bythebook.kernel.procedure.clauses import rule


@rule("ws 8.7.2", "dbs 8-6-2", nothing=[])
def into_standby(triggered: list[Pending]) -> list[Pending]:
    """An ability whose condition has been fulfilled goes into standby."""
    return triggered


@rule("ws 8.7.2.1", "dbs 8-6-3", nothing=1)
def times_in_standby(fulfilled: int) -> int:
    """As often as its condition was fulfilled."""
    return fulfilled


def enter_standby(triggered: list[Pending]) -> list[Pending]:
    """What a batch has triggered, as it goes into standby."""
    found = into_standby(triggered)
    if len(found) < 2:
        return found
    kept: list[Pending] = []
    for one in found:
        same = [p for p in found if p.source == one.source and p.ability == one.ability]
        if same.index(one) < times_in_standby(len(same)):
            kept.append(one)
    return kept
