"""Section 8.6: with which information automatic abilities stand by."""

from bythebook.games.vanguard.zones.zones import FIELD
from bythebook.kernel.procedure.clauses import rule


@rule("vgg 8.6.5.1.2", "vgd 11.8.12.1.2", nothing=False)
def seen_on_field(origin: int, target: int) -> bool:
    """A card that leaves the field is seen as it was there."""
    return origin in FIELD and target not in FIELD
