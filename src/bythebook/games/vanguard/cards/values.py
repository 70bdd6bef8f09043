"""Section 2: the values of cards that are printed nowhere."""

from bythebook.kernel.procedure.clauses import rule


@rule("vgg 2.16.2", "vgd 2.17.2", nothing=0)
def drive_of() -> int:
    """Every card has a drive though none prints it: one, before skills and effects."""
    return 1
