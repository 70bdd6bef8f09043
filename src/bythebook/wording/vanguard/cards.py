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
from bythebook.games.vanguard.zones.zones import ORIENTATIONS
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.language import ENGLISH, Language, mark

Values = list[int] | tuple[int, ...]

MILLION: Final = 1_000_000
WORDS: Final = (
    *TRIGGER_NAMES.values(),
    *SKILL_NAMES.values(),
    *TYPE_NAMES.values(),
    *ORIENTATIONS.values(),
)
"""the words that stand on cards, and for how they lie"""
TERMS: Final = "vanguard"
TRIGGER: Final = mark("{trigger} trigger")


def amount(power: int, tr: Language = ENGLISH) -> str:
    """A power in digits; in millions where it is that much."""
    if power >= 10 * MILLION:
        return tr("{number}M", number=power // MILLION)
    return tr.figure(power)


def trigger(values: Values, tr: Language = ENGLISH) -> str:
    """A card's trigger, by name; nothing if it has none."""
    icon = values[TRIGGER_ICON]
    name = next((name for bit, name in TRIGGER_NAMES.items() if icon & bit), "")
    return tr.word(name, TERMS) if name else ""


def skills(values: Values, tr: Language = ENGLISH) -> list[str]:
    """The skills with icons that a card has, by name."""
    return [tr.word(name, TERMS) for bit, name in SKILL_NAMES.items() if values[SKILLS] & bit]


def shield(values: Values, tr: Language = ENGLISH) -> str:
    """A card's shield, in digits; nothing if it has none."""
    return "" if values[MARKS] & NO_SHIELD else tr.figure(values[SHIELD])


def grade(values: Values) -> str:
    """A card's grade, in letters."""
    return "G4" if values[TYPE] & G_UNIT else f"g{values[GRADE]}"


def in_short(values: Values, tr: Language = ENGLISH) -> str:
    """What a card is, in a few letters: grade, power, shield, trigger."""
    words = [grade(values), amount(values[POWER], tr)]
    if shield(values):
        words.append(tr("shield {shield}", shield=shield(values, tr)))
    if trigger(values):
        words.append(tr(TRIGGER, trigger=trigger(values, tr)))
    elif values[MARKS] & SENTINEL:
        words.append(tr("sentinel"))
    return " ".join(words)


def shorter(values: Values, tr: Language = ENGLISH) -> str:
    """The same in fewer letters."""
    words = [grade(values), amount(values[POWER], tr)]
    if shield(values):
        words.append(tr("s{shield}", shield=shield(values, tr)))
    if trigger(values):
        words.append(trigger(values, tr)[:4])
    return " ".join(words)


def in_full(card: CardDef, tr: Language = ENGLISH) -> str:
    """What is printed on a card beside its text."""
    values = card.values
    kinds = [tr.word(name, TERMS) for bit, name in TYPE_NAMES.items() if values[TYPE] & bit]
    words = [" ".join([tr("grade {grade}", grade=values[GRADE]), *kinds])]
    words.append(tr("power {power}", power=amount(values[POWER], tr)))
    known = shield(values, tr)
    words.append(tr("shield {shield}", shield=known) if known else tr("no shield"))
    words.append(tr("critical {critical}", critical=values[CRITICAL]))
    if trigger(values):
        words.append(tr(TRIGGER, trigger=trigger(values, tr)))
    words += skills(values, tr)
    words += clans_told(values[CLANS])
    if card.traits:
        words.append("/".join(card.traits))
    return "; ".join(words)
