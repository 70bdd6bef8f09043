"""Section 2: what is printed on a card, in both eras."""

from dataclasses import dataclass
from typing import Final

from bythebook.kernel.language.words import HAS, LACKS, Test, Words, word_bit, words_of
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.continuous_ops import FIRST_CHAR

# Characteristics, after the kernel's own.
TYPE: Final = FIRST_CHAR
GRADE: Final = FIRST_CHAR + 1
POWER: Final = FIRST_CHAR + 2
SHIELD: Final = FIRST_CHAR + 3
CRITICAL: Final = FIRST_CHAR + 4
DRIVE: Final = FIRST_CHAR + 5
TRIGGER_ICON: Final = FIRST_CHAR + 6
SKILLS: Final = FIRST_CHAR + 7
"""the abilities that skill icons stand for, and those a unit was given, as bits"""
CLANS: Final = FIRST_CHAR + 8
NATIONS: Final = FIRST_CHAR + 9
RACES: Final = FIRST_CHAR + 10
NAMES: Final = FIRST_CHAR + 11
MARKS: Final = FIRST_CHAR + 12
"""keywords of its abilities, and what else is on a card"""
STATES: Final = FIRST_CHAR + 13
"""what a unit has become for a time, by the keywords that say so, as bits"""
ENABLED: Final = FIRST_CHAR + 14
"""keywords whose abilities are active on a card whatever they ask for, as bits"""
CHARS: Final = [
    "type",
    "grade",
    "power",
    "shield",
    "critical",
    "drive",
    "trigger",
    "skills",
    "clan",
    "nation",
    "race",
    "name",
    "marks",
    "states",
    "enabled keywords",
]

# Types (2.9), as bits; an edition has more of its own.
NORMAL_UNIT: Final = 1
TRIGGER_UNIT: Final = 2
G_UNIT: Final = 4

TYPE_NAMES: Final = {
    NORMAL_UNIT: "normal unit",
    TRIGGER_UNIT: "trigger unit",
    G_UNIT: "G unit",
}

# Trigger icons (2.8), as bits: a card has one at the most.
CRITICAL_TRIGGER: Final = 1
DRAW_TRIGGER: Final = 2
STAND_TRIGGER: Final = 4
HEAL_TRIGGER: Final = 8
FRONT_TRIGGER: Final = 16
OVER_TRIGGER: Final = 32
TRIGGER_NAMES: Final = {
    CRITICAL_TRIGGER: "critical",
    DRAW_TRIGGER: "draw",
    STAND_TRIGGER: "stand",
    HEAL_TRIGGER: "heal",
    FRONT_TRIGGER: "front",
    OVER_TRIGGER: "over",
}

# Skills (2.10): what the icons stand for.
TWIN_DRIVE: Final = 1
TRIPLE_DRIVE: Final = 2
INTERCEPT: Final = 4
BOOST: Final = 8
# What texts let a unit do in attacking, beside the skills that have icons.
ATTACKS_FROM_BACK: Final = 1 << 8
ATTACKS_VANGUARD_FROM_BACK: Final = 1 << 9
ATTACKS_BACK_ROW: Final = 1 << 10
"""its attack can be made on a unit in the back row"""
BATTLES_FRONT_ROW: Final = 1 << 11
"""one attack of it is made on all units in the front row"""
BATTLES_ALL: Final = 1 << 12
"""one attack of it is made on all units"""
BATTLES_COLUMN: Final = 1 << 16
"""one attack of it is made on all units in the column of the one it attacks"""
ATTACKS_BACK_OF_COLUMN: Final = 1 << 19
"""its attack can be made on a unit in the back row of its own column"""
INTERCEPTS_FROM_BACK: Final = 1 << 17
TAKES_NO_TRIGGERS: Final = 1 << 18
"""it is chosen for nothing that a trigger gives"""
ATTACKS_STANDING: Final = 1 << 13
"""it does not rest when it attacks"""
DRIVES: Final = 1 << 14
"""a rear-guard that performs drive checks"""
HIT_OR_NOT: Final = 1 << 15
"""its abilities for a hit of its attack count though the attack does not hit"""
SKILL_NAMES: Final = {
    TWIN_DRIVE: "Twin Drive!!",
    TRIPLE_DRIVE: "Triple Drive!!!",
    INTERCEPT: "Intercept",
    BOOST: "Boost",
}
BIT_NAMES: Final = {TYPE: TYPE_NAMES, TRIGGER_ICON: TRIGGER_NAMES, SKILLS: SKILL_NAMES}
"""the characteristics whose bits have names, and these"""

# Marks. The low bits are the keywords of an edition's sections on keywords.
NOT_AGAIN: Final = 1 << 56
"""on an ability: a sentence of its own, and no icon, says that it is used once a turn"""
NO_SHIELD: Final = 1 << 60
"""a card without a shield (2.6.3)"""
SENTINEL: Final = 1 << 61


def name_word(name: str) -> str:
    """A card name as a word; its quotes keep it apart from any other word."""
    return f'"{name}"'


@dataclass(frozen=True)
class NamesWith(Words):
    """Every card name with a part in it."""

    part: str

    def holds(self, word: str) -> bool:
        return word[:1] == '"' and self.part.lower() in word.lower()


@rule("vgg 2.1.1.2", "vgd 2.1.1.1", nothing=Test(NAMES, HAS))
def named(name: str) -> Test:
    """A name in quotation marks in a text means cards of that name."""
    return Test(NAMES, HAS, words=(name_word(name),))


ALL_CLANS: Final = "<<Cray Elemental>>"
"""the word on cards that are of every clan and every nation (2.2.5)"""


def clan_word(clan: str) -> str:
    """A clan as a word."""
    return f"<<{clan}>>"


def nation_word(nation: str) -> str:
    """A nation as a word."""
    return f"nation {nation}"


def of_nation(nation: str) -> Test:
    """What a text asks of a card of a nation."""
    return Test(NATIONS, HAS, words=(nation_word(nation),))


@dataclass(frozen=True)
class OfClan(Words):
    """A clan, and what is of every clan."""

    clan: str

    def holds(self, word: str) -> bool:
        return word in (clan_word(self.clan), ALL_CLANS)


@rule("vgg 2.2.5", "vgd 2.2.4", nothing=Test(CLANS, HAS))
def of_clan(clan: str) -> Test:
    """What a text asks of a card of a clan: that it is of it, or of every clan."""
    return Test(CLANS, HAS, family=OfClan(clan))


@dataclass(frozen=True)
class OtherClans(Words):
    """Every clan but one, and what is of every clan."""

    clan: str

    def holds(self, word: str) -> bool:
        return word[:2] == "<<" and word != clan_word(self.clan)


def only_of_clan(clan: str) -> tuple[Test, Test]:
    """What a text asks of a card that has one clan and no other."""
    return of_clan(clan), Test(CLANS, LACKS, family=OtherClans(clan))


def clans_of(bits: int) -> int:
    """How many clans a card has, by their bits; one of every clan has more than one."""
    return 2 if bits & word_bit(ALL_CLANS) else bits.bit_count()


def share_clan(some: int, others: int) -> bool:
    """Whether two cards have a clan in common, by the bits of their clans."""
    every = word_bit(ALL_CLANS)
    return some & others != 0 or bool(some & every and others) or bool(others & every and some)


def clans_told(bits: int) -> list[str]:
    """The clans of a card, by name."""
    return sorted(word.strip("<>") for word in words_of(bits))
