"""Cards shared out among those who could take them."""

from bythebook.kernel.state.refs import NOTHING


def matched(slots: list[list[int]], without: int = NOTHING) -> bool:
    """Whether every slot can have a card of its own, out of those it could take but for one."""
    taken: dict[int, int] = {}
    for slot in range(len(slots)):
        if not _seat(slots, slot, taken, {without}):
            return False
    return True


def _seat(slots: list[list[int]], slot: int, taken: dict[int, int], tried: set[int]) -> bool:
    """Find a card for a slot, moving others to other cards where that helps."""
    for ref in slots[slot]:
        if ref not in tried:
            tried.add(ref)
            if ref not in taken or _seat(slots, taken[ref], taken, tried):
                taken[ref] = slot
                return True
    return False
