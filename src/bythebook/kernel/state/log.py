"""What happened: each batch with its clause, its source ability and the decision behind it."""

from typing import Final

from bythebook.kernel.state.changes import Change

L_DECISION: Final = 0
L_CLAUSE: Final = 1
L_SOURCE: Final = 2
L_ABILITY: Final = 3
L_CHANGES: Final = 4

Batch = tuple[int, str, int, int, list[Change]]
"""(number of decisions made before it, clause, source card, source ability, changes)"""
