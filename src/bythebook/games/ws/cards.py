"""Section 2: what is printed on a card."""

import re
from dataclasses import dataclass
from typing import Final

from bythebook.games.ws.policy import CHARACTER_SPEAKS_FROM, CLIMAX_SPEAKS_FROM
from bythebook.games.ws.zones.zones import CLOCK, EVERYWHERE, STAGE
from bythebook.kernel.abilities.abilities import Ability, CardDef
from bythebook.kernel.language.words import HAS, Test, Words, word_bit, words_of
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.continuous_ops import FIRST_CHAR

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
TITLE: Final = FIRST_CHAR + 10
CARD_SIDE: Final = FIRST_CHAR + 11
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
    "title",
    "side",
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

# Sides (2.18), as bits: a card can be on both.
WEISS: Final = 1
SCHWARZ: Final = 2
SIDES: Final = {"weiss": WEISS, "schwarz": SCHWARZ, "both": WEISS | SCHWARZ}

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

# Marks on cards and abilities: icons, and the keywords of section 10.
COUNTER_ICON: Final = 1
BACKUP: Final = 2
ENCORE: Final = 4
ASSIST: Final = 8
CLIMAX_COMBO: Final = 16
CLOCK_ICON: Final = 1 << 20
"""2.8.3: some ability of the card matters in the clock"""
ALARM: Final = 32
BOND: Final = 64
GREAT_PERFORMANCE: Final = 128
BRAINSTORM: Final = 256
CHANGE: Final = 512
MEMORY_WORD: Final = 1 << 10
EXPERIENCE: Final = 1 << 11
SHIFT_WORD: Final = 1 << 12
ACCELERATE: Final = 1 << 13
RESONATE: Final = 1 << 14
FUSION: Final = 1 << 15
SUNDER: Final = 1 << 16
REPLAY: Final = 1 << 17
KEYWORDS: Final = {
    ALARM: "Alarm",
    ENCORE: "Encore",
    ASSIST: "Assist",
    BOND: "Bond",
    BACKUP: "Backup",
    GREAT_PERFORMANCE: "Great Performance",
    BRAINSTORM: "Brainstorm",
    CHANGE: "Change",
    MEMORY_WORD: "Memory",
    EXPERIENCE: "Experience",
    SHIFT_WORD: "Shift",
    ACCELERATE: "Accelerate",
    RESONATE: "Resonate",
    FUSION: "Fusion",
    SUNDER: "Sunder",
    REPLAY: "Replay",
}
BIT_NAMES: Final[dict[int, dict[int, str]]] = {
    TYPE: TYPE_NAMES,
    COLOR: COLOR_NAMES,
    CARD_SIDE: {WEISS: "weiss", SCHWARZ: "schwarz"},
    MARKS: {COUNTER_ICON: "counter", CLOCK_ICON: "clock", **KEYWORDS},
}
"""what the bits of characteristics are called"""


# What a card's own text lets its player do against the rules (1.3.1), among the marks.
IGNORES_COLOR: Final = 1 << 21
IGNORES_LEVEL: Final = 1 << 22

WHILE_FACE_DOWN: Final = 1 << 24
"""3.12.2.2.1: an ability that counts while its card lies face down in a memory"""


@rule("ws 2.1.1.2", nothing="")
def without_struck_words(printed: str) -> str:
    """Words of a name that are struck out (here: ~~so~~) are no part of it."""
    return " ".join(re.sub("~~.*?~~", " ", printed).split())


@rule("ws 2.1.2", nothing="")
def exact_name(name: str) -> str:
    """A name in quotation marks means cards of exactly that name, whichever languages it is in."""
    both = in_both_languages(name)
    return f'"{name if both is None else both[0]}"'


def in_both_languages(name: str) -> tuple[str, str] | None:
    """The English and the Japanese of a name or a part of one that gives both: `A(B)`."""
    both = re.fullmatch(r"(.+?) ?\(([^()]+)\)", name) if name.endswith(")") else None
    return None if both is None or both[2].isascii() else (both[1], both[2])


def japanese_name(name: str) -> str:
    """A card's Japanese name as a word of its own beside the English one."""
    return f"『{name}』"


UNTOLD: Final = "*"
"""a Japanese name that a card has and a card file does not give: its English one decides"""


@rule("ws 2.1.2.1", nothing=False)
def piece_of_name(part: str, name: str) -> bool:
    """A name part given in two languages is any piece of the name in each of them."""
    return part in name


@rule("ws 2.1.2.2", nothing=False)
def whole_words_of_name(part: str, name: str) -> bool:
    """A name part in English alone is whole words: spaces around it, or a colon after it."""
    return re.search(rf"(?:^| ){re.escape(part)}(?:$| |:)", name) is not None


@dataclass(frozen=True)
class NamesWith(Words):
    """Every name, printed or given, with a part in it."""

    part: str
    two_languages: bool = False
    japanese: bool = False

    def holds(self, word: str) -> bool:
        if word[:1] != ("『" if self.japanese else '"'):
            return False
        if self.japanese and word == japanese_name(UNTOLD):
            return True
        if self.two_languages:
            return piece_of_name(self.part, word[1:-1])
        return whole_words_of_name(self.part, word[1:-1])


def with_in_name(part: str) -> tuple[Test, ...]:
    """What a text asks of a card "with ... in its card name": a part, or `English (Japanese)`."""
    both = in_both_languages(part)
    if both is None:
        return (Test(NAMES, HAS, family=NamesWith(part)),)
    return (
        Test(NAMES, HAS, family=NamesWith(both[0], True)),
        Test(NAMES, HAS, family=NamesWith(both[1], True, True)),
    )


@rule("ws 3.12.2.2.1", nothing=False)
def counts_face_down(marks: int) -> bool:
    """Of a card that lies face down in a memory an ability counts only if it says so."""
    return marks & WHILE_FACE_DOWN != 0


@rule("ws 2.5.1", nothing=True)
def has_traits(kind: int) -> bool:
    """Only characters have traits."""
    return kind == CHARACTER


@rule("ws 2.6.1", nothing=True)
def has_level(kind: int) -> bool:
    """Only characters and events have a level to be reached before they are played."""
    return kind in (CHARACTER, EVENT_CARD)


@rule("ws 2.7.1", nothing=True)
def has_cost(kind: int) -> bool:
    """Only characters and events have a cost."""
    return kind in (CHARACTER, EVENT_CARD)


@rule("ws 2.9.1", nothing=True)
def has_power(kind: int) -> bool:
    """Only characters have power."""
    return kind == CHARACTER


@rule("ws 2.10.1", nothing=True)
def has_soul(kind: int) -> bool:
    """Only characters have soul."""
    return kind == CHARACTER


@rule("ws 2.12.2", nothing=EVERYWHERE)
def speaks_from(kind: int) -> tuple[int, ...]:
    """A text counts only in certain zones, if it does not say otherwise."""
    return CLIMAX_SPEAKS_FROM.value if kind == CLIMAX else CHARACTER_SPEAKS_FROM.value


_COST_NUMBER: Final = re.compile(r"\([0-9Xx]+\)")
_SIGN: Final = re.compile('["“”()]')


@rule("ws 2.12.3", nothing="")
def without_reminders(text: str) -> str:
    """Reminder text, in brackets, explains an ability and does nothing itself.

    A number in brackets is a cost; brackets inside quotation marks belong to a name, and so
    do those right after a word, where quotes stand inside quotes.
    """
    kept: list[str] = []
    start = depth = 0
    quoted = False
    for match in _SIGN.finditer(text):
        at = match.start()
        sign = text[at]
        if sign == "(":
            named = quoted or text[at - 1 : at].isalnum()
            if not named and (depth or not _COST_NUMBER.match(text, at)):
                if not depth:
                    kept.append(text[start:at])
                depth += 1
        elif sign == ")":
            if depth == 1:
                start = at + 1
            depth = max(0, depth - 1)
        elif not depth:
            quoted = sign == "“" or (sign == '"' and not quoted)
    if not depth:
        kept.append(text[start:])
    return "".join(kept).strip()


def pack_icons(icons: tuple[str, ...]) -> int:
    """A card's trigger icons as one number."""
    packed = 0
    for name in icons:
        packed += 1 << 3 * ICON_NAMES.index(name)
    return packed


def icon_count(packed: int, icon: int) -> int:
    """How many icons of one kind a card has."""
    return packed >> 3 * icon & 7


def icons_of(packed: int) -> list[str]:
    """A card's trigger icons, by name."""
    return [n for i, n in enumerate(ICON_NAMES) for _ in range(icon_count(packed, i))]


def icon_bits(icon: int) -> int:
    """The bits of which one is on if a card has an icon of one kind."""
    return 7 << 3 * icon


def origin(card: CardDef) -> str:
    """The title a card is taken from and the side it is on, as far as its set says so."""
    titles = words_of(card.values[TITLE])
    sides = [name for name, bits in SIDES.items() if bits == card.values[CARD_SIDE]]
    return " ".join([*titles, *[f"({name})" for name in sides]])


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
    title: str = "",
    side: int = 0,
    japanese: str = "",
) -> CardDef:
    """A card from what is printed on it."""
    name = without_struck_words(name) or name
    names = word_bit(exact_name(name))
    if japanese:
        names |= word_bit(japanese_name(without_struck_words(japanese) or japanese))
    trait_bits = 0
    for trait in traits:
        trait_bits |= word_bit(trait)
    for ability in abilities:
        marks |= ability.marks & COUNTER_ICON if kind == EVENT_CARD else 0
        if CLOCK in ability.zones and STAGE[0] not in ability.zones:
            marks |= CLOCK_ICON
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
        names,
        pack_icons(icons),
        marks,
        word_bit(title) if title else 0,
        side,
    )
    return CardDef(number, name, values, abilities, text, traits)
