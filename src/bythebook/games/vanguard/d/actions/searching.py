"""Section 7.9.4: searching two zones."""

from bythebook.games.vanguard.zones.zones import DECK
from bythebook.kernel.procedure.clauses import rule


@rule("vgd 7.9.4", nothing=((DECK,), (DECK,)))
def ways_to_search(first: int, second: int) -> tuple[tuple[int, ...], ...]:
    """Whoever is told to search two zones can search either of them, or both."""
    return ((first,), (second,), (first, second))
