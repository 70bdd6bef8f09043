"""What a card of Dragon Ball Super is, in few words and in many."""

from typing import Final

from bythebook.games.dbs.cards.cards import (
    BATTLE,
    COLOR_NAMES,
    COLORS,
    COMBO_COST,
    COMBO_POWER,
    COST,
    EXTRA,
    KEYWORD_NAMES,
    KEYWORDS,
    LEADER,
    NO_SPECIFIED,
    POWER,
    SPECIFIED,
    TYPE,
    TYPE_NAMES,
    UNISON,
    X_COST,
)
from bythebook.kernel.abilities.abilities import CardDef

Values = list[int] | tuple[int, ...]

LETTERS: Final = "RBGYK"


def letters(colors: int) -> str:
    """Colors as letters; black is K."""
    found = [LETTERS[i] for i, bit in enumerate(COLOR_NAMES) if colors & bit]
    return "/".join(found) or "-"


def spheres(values: Values) -> str:
    """A specified cost as letters."""
    if values[KEYWORDS] & NO_SPECIFIED:
        return ""
    return "".join(LETTERS[i] * max(0, values[char]) for i, char in enumerate(SPECIFIED))


def cost_words(values: Values) -> str:
    """An energy cost: the total, and the colors that have to be among it."""
    total = "X" if values[KEYWORDS] & X_COST else str(values[COST])
    among = spheres(values)
    return f"{total} ({among})" if among else total


def keywords(values: Values) -> list[str]:
    """The keyword skills a card has, by name."""
    return [name for bit, name in KEYWORD_NAMES.items() if values[KEYWORDS] & bit]


def kind_of(values: Values) -> str:
    """A card's type, by name."""
    return next((name for bit, name in TYPE_NAMES.items() if values[TYPE] & bit), "card")


def in_short(values: Values) -> str:
    """What a card is, in a few letters: color, type, cost, power and combo."""
    color, kind = letters(values[COLORS]), values[TYPE]
    if kind & LEADER:
        return f"{color} leader {values[POWER]}"
    text = f"{color} cost {cost_words(values)}"
    if kind & EXTRA:
        return f"{text} extra"
    if kind & UNISON:
        return f"{text} unison {values[POWER]}"
    if values[COMBO_COST] < 0:
        return f"{text} {values[POWER]}"
    return f"{text} {values[POWER]} combo {values[COMBO_COST]}:{values[COMBO_POWER]}"


def shorter(values: Values) -> str:
    """The same in fewer letters."""
    color, kind = letters(values[COLORS]), values[TYPE]
    cost = "X" if values[KEYWORDS] & X_COST else str(values[COST])
    text = f"{color} c{cost}{spheres(values)}"
    if kind & EXTRA:
        return f"{text} extra"
    return f"{text} {values[POWER]}"


def in_full(card: CardDef) -> str:
    """What is printed on a card beside its text; of a leader both sides."""
    values = card.values
    colors = [name for bit, name in COLOR_NAMES.items() if values[COLORS] & bit]
    words = [" ".join([*colors, kind_of(values)])]
    if not values[TYPE] & LEADER:
        words.append(f"cost {cost_words(values)}")
    if values[TYPE] & (LEADER | BATTLE | UNISON):
        words.append(f"power {values[POWER]}")
    if values[TYPE] & BATTLE and values[COMBO_COST] >= 0:
        words.append(f"combo cost {values[COMBO_COST]}, combo power {values[COMBO_POWER]}")
    if card.traits:
        words.append(", ".join(card.traits))
    if card.back is not None:
        words.append(f"other side: {card.back.name}, power {card.back.values[POWER]}")
    return "; ".join(words)
