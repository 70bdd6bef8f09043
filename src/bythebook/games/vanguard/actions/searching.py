"""Section 10.10: searching."""

from bythebook.kernel.procedure.clauses import rule


@rule("vgg 10.10.1", "vgd 7.9.1", nothing=0)
def looks_through(player: int) -> int:
    """Whoever searches a zone looks through its cards, and nobody else does (bits)."""
    return 1 << player
