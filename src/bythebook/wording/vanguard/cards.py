"""What a card of Vanguard is, in few words and in many."""

from typing import Final

from bythebook.games.vanguard.cards.cards import (
    CLANS,
    CRITICAL,
    G_UNIT,
    GRADE,
    MARKS,
    NO_SHIELD,
    POWER,
    SENTINEL,
    SHIELD,
    SKILL_NAMES,
    SKILLS,
    TRIGGER_ICON,
    TRIGGER_NAMES,
    TYPE,
    TYPE_NAMES,
    clans_told,
)
from bythebook.kernel.abilities.abilities import CardDef

Values = list[int] | tuple[int, ...]

MILLION: Final = 1_000_000


def amount(power: int) -> str:
    """A power in digits; in millions where it is that much."""
    return f"{power // MILLION}M" if power >= 10 * MILLION else str(power)


def trigger(values: Values) -> str:
    """A card's trigger, by name; nothing if it has none."""
    icon = values[TRIGGER_ICON]
    return next((name for bit, name in TRIGGER_NAMES.items() if icon & bit), "")


def skills(values: Values) -> list[str]:
    """The skills with icons that a card has, by name."""
    return [name for bit, name in SKILL_NAMES.items() if values[SKILLS] & bit]


def shield(values: Values) -> str:
    """A card's shield, in digits; nothing if it has none."""
    return "" if values[MARKS] & NO_SHIELD else str(values[SHIELD])


def grade(values: Values) -> str:
    """A card's grade, in letters."""
    return "G4" if values[TYPE] & G_UNIT else f"g{values[GRADE]}"


def in_short(values: Values) -> str:
    """What a card is, in a few letters: grade, power, shield, trigger."""
    words = [grade(values), amount(values[POWER])]
    if shield(values):
        words.append(f"shield {shield(values)}")
    if trigger(values):
        words.append(f"{trigger(values)} trigger")
    elif values[MARKS] & SENTINEL:
        words.append("sentinel")
    return " ".join(words)


def shorter(values: Values) -> str:
    """The same in fewer letters."""
    words = [grade(values), amount(values[POWER])]
    if shield(values):
        words.append(f"s{shield(values)}")
    if trigger(values):
        words.append(trigger(values)[:4])
    return " ".join(words)


def in_full(card: CardDef) -> str:
    """What is printed on a card beside its text."""
    values = card.values
    kinds = [name for bit, name in TYPE_NAMES.items() if values[TYPE] & bit]
    words = [" ".join([f"grade {values[GRADE]}", *kinds])]
    words.append(f"power {amount(values[POWER])}")
    words.append(f"shield {shield(values)}" if shield(values) else "no shield")
    words.append(f"critical {values[CRITICAL]}")
    if trigger(values):
        words.append(f"{trigger(values)} trigger")
    words += skills(values)
    words += clans_told(values[CLANS])
    if card.traits:
        words.append("/".join(card.traits))
    return "; ".join(words)
