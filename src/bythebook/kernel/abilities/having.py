"""What having an ability could bring about, whatever is so now: itself, or by what it gives."""

from bythebook.kernel.abilities.abilities import CONT, Ability
from bythebook.kernel.state.continuous_ops import ADD, CHAR_CANNOT


def guards(ability: Ability) -> bool:
    """Whether having an ability could forbid or replace something, itself or by what it gives."""
    if ability.kind != CONT:
        return False
    if ability.replacement is not None or any(m.char == CHAR_CANNOT for m in ability.modifiers):
        return True
    return any(m.grants is not None and guards(m.grants) for m in ability.modifiers)


def changes_of(ability: Ability) -> tuple[int, int]:
    """Which characteristics having an ability could change, and make less, as bits.

    Also by what it gives, for that begins and ends with what it depends on.
    """
    changing = lowering = 0
    if ability.kind == CONT:
        for modifier in ability.modifiers:
            changing |= 1 << modifier.char
            if modifier.op != ADD or modifier.amount is None or not modifier.amount.grows():
                lowering |= 1 << modifier.char
            if modifier.grants is not None:
                by_given, less_by_given = changes_of(modifier.grants)
                changing |= by_given
                lowering |= less_by_given
    return changing, lowering
