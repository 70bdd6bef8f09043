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
from bythebook.games.dbs.zones.zones import ORIENTATIONS
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.language import ENGLISH, Language

Values = list[int] | tuple[int, ...]

LETTERS: Final = "RBGYK"
WORDS: Final = (
    *TYPE_NAMES.values(),
    *COLOR_NAMES.values(),
    *KEYWORD_NAMES.values(),
    *ORIENTATIONS.values(),
)
"""the words that stand on cards, and for how they lie"""
TERMS: Final = "dbs"


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


def keywords(values: Values, tr: Language = ENGLISH) -> list[str]:
    """The keyword skills a card has, by name."""
    return [tr.word(name, TERMS) for bit, name in KEYWORD_NAMES.items() if values[KEYWORDS] & bit]


def kind_of(values: Values, tr: Language = ENGLISH) -> str:
    """A card's type, by name."""
    name = next((name for bit, name in TYPE_NAMES.items() if values[TYPE] & bit), "card")
    return tr.word(name, TERMS)


def in_short(values: Values, tr: Language = ENGLISH) -> str:
    """What a card is, in a few letters: color, type, cost, power and combo."""
    color, kind, power = letters(values[COLORS]), values[TYPE], values[POWER]
    if kind & LEADER:
        return tr("{color} leader {power}", color=color, power=power)
    text = tr("{color} cost {cost}", color=color, cost=cost_words(values))
    if kind & EXTRA:
        return tr("{facts} extra", facts=text)
    if kind & UNISON:
        return tr("{facts} unison {power}", facts=text, power=power)
    if values[COMBO_COST] < 0:
        return f"{text} {tr.figure(power)}"
    return tr(
        "{facts} {power} combo {cost}:{combo_power}",
        facts=text,
        power=power,
        cost=values[COMBO_COST],
        combo_power=values[COMBO_POWER],
    )


def shorter(values: Values, tr: Language = ENGLISH) -> str:
    """The same in fewer letters."""
    color, kind = letters(values[COLORS]), values[TYPE]
    cost = "X" if values[KEYWORDS] & X_COST else str(values[COST])
    text = tr("{color} c{cost}", color=color, cost=f"{cost}{spheres(values)}")
    if kind & EXTRA:
        return tr("{facts} extra", facts=text)
    return f"{text} {values[POWER]}"


def in_full(card: CardDef, tr: Language = ENGLISH) -> str:
    """What is printed on a card beside its text; of a leader both sides."""
    values = card.values
    colors = [tr.word(name, TERMS) for bit, name in COLOR_NAMES.items() if values[COLORS] & bit]
    words = [tr("{color} {kind}", color=" ".join(colors), kind=kind_of(values, tr)).strip()]
    if not values[TYPE] & LEADER:
        words.append(tr("cost {cost}", cost=cost_words(values)))
    if values[TYPE] & (LEADER | BATTLE | UNISON):
        words.append(tr("power {power}", power=values[POWER]))
    if values[TYPE] & BATTLE and values[COMBO_COST] >= 0:
        cost, power = values[COMBO_COST], values[COMBO_POWER]
        words.append(tr("combo cost {cost}, combo power {power}", cost=cost, power=power))
    if card.traits:
        words.append(", ".join(card.traits))
    if card.back is not None:
        power = card.back.values[POWER]
        words.append(tr("other side: {card}, power {power}", card=card.back.name, power=power))
    return "; ".join(words)
