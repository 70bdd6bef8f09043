"""What a card of Weiss Schwarz is, in few words and in many."""

from bythebook.games.ws.cards import (
    CARD_LEVEL,
    CHARACTER,
    CLIMAX,
    COLOR,
    COLOR_NAMES,
    COST,
    COUNTER_ICON,
    ICONS,
    MARKS,
    POWER,
    SOUL,
    TYPE,
    TYPE_NAMES,
    icons_of,
    origin,
)
from bythebook.kernel.abilities.abilities import CardDef

Values = list[int] | tuple[int, ...]


def letters(color: int) -> str:
    """Colors as letters."""
    return "".join(name[0].upper() for bit, name in COLOR_NAMES.items() if color & bit) or "-"


def in_short(values: Values) -> str:
    """What a card is, in a few letters: color, type, level, cost, power and soul."""
    if values[TYPE] & CLIMAX:
        return (
            f"{letters(values[COLOR])} climax ({', '.join(icons_of(values[ICONS])) or 'no icon'})"
        )
    text = f"{letters(values[COLOR])} level {values[CARD_LEVEL]} cost {values[COST]}"
    if values[TYPE] & CHARACTER:
        return f"{text} {values[POWER]}/{values[SOUL]}"
    return f"{text} event{' (counter)' if values[MARKS] & COUNTER_ICON else ''}"


def shorter(values: Values) -> str:
    """The same in fewer letters."""
    color = letters(values[COLOR])
    if values[TYPE] & CLIMAX:
        return f"{color} climax"
    text = f"{color} lv{values[CARD_LEVEL]} c{values[COST]}"
    if values[TYPE] & CHARACTER:
        return f"{text} {values[POWER]}/{values[SOUL]}"
    return f"{text} event"


def in_full(card: CardDef) -> str:
    """What is printed on a card beside its text."""
    values = card.values
    colors = [name for bit, name in COLOR_NAMES.items() if values[COLOR] & bit]
    kinds = [name for bit, name in TYPE_NAMES.items() if values[TYPE] & bit]
    words = [" ".join(colors + kinds)]
    if not values[TYPE] & CLIMAX:
        words.append(f"level {values[CARD_LEVEL]}, cost {values[COST]}")
    if values[TYPE] & CHARACTER:
        words.append(f"power {values[POWER]}, soul {values[SOUL]}")
    if card.traits:
        words.append(", ".join(card.traits))
    shown = icons_of(values[ICONS])
    if shown:
        words.append(f"trigger {', '.join(shown)}")
    if values[MARKS] & COUNTER_ICON:
        words.append("counter")
    if origin(card):
        words.append(origin(card))
    return "; ".join(words)
