"""Section 9-6: what becomes of a unison card that loses markers."""

from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.changes import Change, release


@rule("dbs 9-6-1", "dbs 9-6-1-1", nothing=[])
def after_losing_markers(ref: int, left: int) -> list[Change]:
    """What follows from losing markers happens at once, even amid other actions.

    With markers left, every continuous effect on the card is undone, on its power too.
    """
    return [release(ref)] if left > 0 else []
