"""What a card of Weiss Schwarz is, in few words and in many."""

from bythebook.games.ws.cards import (
    CARD_LEVEL,
    CHARACTER,
    CLIMAX,
    COLOR,
    COLOR_NAMES,
    COST,
    COUNTER_ICON,
    ICON_NAMES,
    ICONS,
    MARKS,
    POWER,
    SOUL,
    TYPE,
    TYPE_NAMES,
    icons_of,
    origin,
)
from bythebook.games.ws.zones.zones import ORIENTATIONS
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.language import ENGLISH, Language

Values = list[int] | tuple[int, ...]


WORDS = (
    *TYPE_NAMES.values(),
    *COLOR_NAMES.values(),
    *ICON_NAMES,
    *ORIENTATIONS.values(),
)
"""the words that stand on cards, and for how they lie"""
TERMS = "ws"


def letters(color: int) -> str:
    """Colors as letters."""
    return "".join(name[0].upper() for bit, name in COLOR_NAMES.items() if color & bit) or "-"


def icons(values: Values, tr: Language) -> str:
    """The trigger icons of a card, by name; that it has none, if so."""
    found = ", ".join(tr.word(name, TERMS) for name in icons_of(values[ICONS]))
    return found or tr("no icon")


def in_short(values: Values, tr: Language = ENGLISH) -> str:
    """What a card is, in a few letters: color, type, level, cost, power and soul."""
    color = letters(values[COLOR])
    if values[TYPE] & CLIMAX:
        return tr("{color} climax ({icons})", color=color, icons=icons(values, tr))
    level, cost = values[CARD_LEVEL], values[COST]
    text = tr("{color} level {level} cost {cost}", color=color, level=level, cost=cost)
    if values[TYPE] & CHARACTER:
        return f"{text} {tr.figure(values[POWER])}/{values[SOUL]}"
    if values[MARKS] & COUNTER_ICON:
        return tr("{facts} event (counter)", facts=text)
    return tr("{facts} event", facts=text)


def shorter(values: Values, tr: Language = ENGLISH) -> str:
    """The same in fewer letters."""
    color = letters(values[COLOR])
    if values[TYPE] & CLIMAX:
        return tr("{color} climax", color=color)
    level, cost = values[CARD_LEVEL], values[COST]
    text = tr("{color} lv{level} c{cost}", color=color, level=level, cost=cost)
    if values[TYPE] & CHARACTER:
        return f"{text} {values[POWER]}/{values[SOUL]}"
    return tr("{facts} event", facts=text)


def in_full(card: CardDef, tr: Language = ENGLISH) -> str:
    """What is printed on a card beside its text."""
    values = card.values
    colors = [tr.word(name, TERMS) for bit, name in COLOR_NAMES.items() if values[COLOR] & bit]
    kinds = [tr.word(name, TERMS) for bit, name in TYPE_NAMES.items() if values[TYPE] & bit]
    words = [tr("{color} {kind}", color=" ".join(colors), kind=" ".join(kinds)).strip()]
    if not values[TYPE] & CLIMAX:
        words.append(tr("level {level}, cost {cost}", level=values[CARD_LEVEL], cost=values[COST]))
    if values[TYPE] & CHARACTER:
        words.append(tr("power {power}, soul {soul}", power=values[POWER], soul=values[SOUL]))
    if card.traits:
        words.append(", ".join(card.traits))
    if icons_of(values[ICONS]):
        words.append(tr("trigger {icons}", icons=icons(values, tr)))
    if values[MARKS] & COUNTER_ICON:
        words.append(tr("counter"))
    if origin(card):
        words.append(origin(card))
    return "; ".join(words)
