"""Section 10.7.1.8: abilities for a hit that count though an attack has not hit."""

from bythebook.kernel.abilities.triggers import Pending
from bythebook.kernel.procedure.clauses import rule


@rule("vgd 10.7.1.8", nothing=[])
def once_unhit(found: list[Pending]) -> list[Pending]:
    """Each of them stands by once, however many units the attack was made on."""
    first: dict[tuple[int, int], Pending] = {}
    for pending in found:
        first.setdefault((pending.source, pending.ability), pending)
    return list(first.values())
