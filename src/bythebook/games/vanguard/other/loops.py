"""Section 12.1: loops."""

from bythebook.kernel.procedure.clauses import rule


@rule("vgg 12.1.1.4", "vgd 17.1.1.4", nothing=0)
def rounds_at_once(times: int) -> int:
    """All rounds of a loop are carried out as one, and count as having been done each."""
    return times
