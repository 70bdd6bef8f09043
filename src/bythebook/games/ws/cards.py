"""Section 2: what is printed on a card."""

from typing import Final

from bythebook.games.ws.zones import CLIMAX_AREA, KINDS, STAGE
from bythebook.kernel.abilities import Ability, CardDef
from bythebook.kernel.clauses import rule
from bythebook.kernel.continuous_ops import FIRST_CHAR
from bythebook.kernel.nouns import word_bit

# Characteristics, after the kernel's own.
TYPE: Final = FIRST_CHAR
COLOR: Final = FIRST_CHAR + 1
CARD_LEVEL: Final = FIRST_CHAR + 2
COST: Final = FIRST_CHAR + 3
POWER: Final = FIRST_CHAR + 4
SOUL: Final = FIRST_CHAR + 5
TRAITS: Final = FIRST_CHAR + 6
NAMES: Final = FIRST_CHAR + 7
ICONS: Final = FIRST_CHAR + 8
MARKS: Final = FIRST_CHAR + 9
CHARS: Final = [
    "type",
    "color",
    "level",
    "cost",
    "power",
    "soul",
    "traits",
    "name",
    "trigger icons",
    "marks",
]

# Types (2.3), as bits.
CHARACTER: Final = 1
EVENT_CARD: Final = 2
CLIMAX: Final = 4
TYPE_NAMES: Final = {CHARACTER: "character", EVENT_CARD: "event", CLIMAX: "climax"}

# Colors (2.4), as bits.
YELLOW: Final = 1
GREEN: Final = 2
RED: Final = 4
BLUE: Final = 8
COLOR_NAMES: Final = {YELLOW: "yellow", GREEN: "green", RED: "red", BLUE: "blue"}

# Trigger icons (2.11); a card's icons are counts, three bits each.
SOUL_ICON: Final = 0
RETURN_ICON: Final = 1
POOL_ICON: Final = 2
COMEBACK_ICON: Final = 3
DRAW_ICON: Final = 4
SHOT_ICON: Final = 5
TREASURE_ICON: Final = 6
GATE_ICON: Final = 7
STANDBY_ICON: Final = 8
ICON_NAMES: Final = (
    "soul",
    "return",
    "pool",
    "comeback",
    "draw",
    "shot",
    "treasure",
    "gate",
    "standby",
)

# Marks on cards and abilities.
COUNTER_ICON: Final = 1
BACKUP: Final = 2
ENCORE: Final = 4
ASSIST: Final = 8
CLIMAX_COMBO: Final = 16


EVERYWHERE: Final = tuple(range(KINDS))


@rule("ws 2.1.2", nothing="")
def exact_name(name: str) -> str:
    """A name in quotation marks means cards of exactly that name."""
    return f'"{name}"'


@rule("ws 2.3.2.1.2", nothing=EVERYWHERE)
def where_characters_are() -> tuple[int, ...]:
    """A text that says "character" and no zone means one on the stage."""
    return STAGE


@rule("ws 2.12.2", nothing=EVERYWHERE)
def speaks_from(kind: int) -> tuple[int, ...]:
    """A text counts only in certain zones, if it does not say otherwise."""
    return climax_speaks_from() if kind == CLIMAX else character_speaks_from()


@rule("ws 2.12.2.1", nothing=EVERYWHERE)
def character_speaks_from() -> tuple[int, ...]:
    """The text of a character counts on the stage, if it does not say otherwise."""
    return STAGE


@rule("ws 2.12.2.2", nothing=EVERYWHERE)
def climax_speaks_from() -> tuple[int, ...]:
    """The text of a climax counts in the climax area, if it does not say otherwise."""
    return (CLIMAX_AREA,)


def pack_icons(icons: tuple[str, ...]) -> int:
    """A card's trigger icons as one number."""
    packed = 0
    for name in icons:
        packed += 1 << 3 * ICON_NAMES.index(name)
    return packed


def icon_count(packed: int, icon: int) -> int:
    """How many icons of one kind a card has."""
    return packed >> 3 * icon & 7


def define(
    number: str,
    name: str,
    kind: int,
    color: int,
    level: int = 0,
    cost: int = 0,
    power: int = 0,
    soul: int = 0,
    traits: tuple[str, ...] = (),
    icons: tuple[str, ...] = (),
    abilities: tuple[Ability, ...] = (),
    text: tuple[str, ...] = (),
    marks: int = 0,
) -> CardDef:
    """A card from what is printed on it."""
    trait_bits = 0
    for trait in traits:
        trait_bits |= word_bit(trait)
    for ability in abilities:
        marks |= ability.marks & COUNTER_ICON if kind == EVENT_CARD else 0
    values = (
        0,
        0,
        0,
        kind,
        color,
        level,
        cost,
        power,
        soul,
        trait_bits,
        word_bit(exact_name(name)),
        pack_icons(icons),
        marks,
    )
    return CardDef(number, name, values, abilities, text, traits)
