"""Section 2: what is printed on a card."""

from typing import Final

from bythebook.games.dbs.zones.zones import BATTLE_AREA, EVERYWHERE, LEADER_AREA, UNISON_AREA
from bythebook.kernel.abilities.abilities import CONT, Ability
from bythebook.kernel.language.nouns import This
from bythebook.kernel.language.words import word_bit
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.continuous_ops import BITS_ON, FIRST_CHAR

# Characteristics, after the kernel's own.
TYPE: Final = FIRST_CHAR
COLORS: Final = FIRST_CHAR + 1
COST: Final = FIRST_CHAR + 2
RED_COST: Final = FIRST_CHAR + 3
"""and the next four: the specified cost of each color, in the order of `COLOR_NAMES`"""
POWER: Final = FIRST_CHAR + 8
COMBO_COST: Final = FIRST_CHAR + 9
COMBO_POWER: Final = FIRST_CHAR + 10
CHARACTER: Final = FIRST_CHAR + 11
TRAITS: Final = FIRST_CHAR + 12
NAMES: Final = FIRST_CHAR + 13
ERA: Final = FIRST_CHAR + 14
KEYWORDS: Final = FIRST_CHAR + 15
CHARS: Final = [
    "type",
    "colors",
    "cost",
    "red cost",
    "blue cost",
    "green cost",
    "yellow cost",
    "black cost",
    "power",
    "combo cost",
    "combo power",
    "character",
    "traits",
    "name",
    "era",
    "keywords",
]
SPECIFIED: Final = tuple(range(RED_COST, RED_COST + 5))
NONE: Final = -1_000_000
"""what a card has that has no combo cost or combo power at all, however much is added to it"""

# Types (2-3), as bits.
LEADER: Final = 1
BATTLE: Final = 2
EXTRA: Final = 4
UNISON: Final = 8
TOKEN: Final = 16
ANY_TYPE: Final = LEADER | BATTLE | EXTRA | UNISON
"""a battle card that is a token (10-18)"""
TYPE_NAMES: Final = {LEADER: "leader", BATTLE: "battle", EXTRA: "extra", UNISON: "unison"}

# Colors (2-4-1-1), as bits.
RED: Final = 1
BLUE: Final = 2
GREEN: Final = 4
YELLOW: Final = 8
BLACK: Final = 16
ANY_COLOR: Final = RED | BLUE | GREEN | YELLOW | BLACK
COLOR_NAMES: Final = {RED: "red", BLUE: "blue", GREEN: "green", YELLOW: "yellow", BLACK: "black"}

# Keyword skills, as bits of a card's keywords and of an ability's marks.
CRITICAL: Final = 1 << 0
DOUBLE_STRIKE: Final = 1 << 1
TRIPLE_STRIKE: Final = 1 << 2
QUADRUPLE_STRIKE: Final = 1 << 3
VICTORY_STRIKE: Final = 1 << 4
BARRIER: Final = 1 << 5
DEFLECT: Final = 1 << 6
INDESTRUCTIBLE: Final = 1 << 7
UNIQUE: Final = 1 << 8
SERVANT: Final = 1 << 9
ENERGY_EXHAUST: Final = 1 << 10
ULTIMATE: Final = 1 << 11
SUPER_COMBO: Final = 1 << 12
DRAGON_BALL: Final = 1 << 13
WARRIOR_OF_UNIVERSE_7: Final = 1 << 14
WORMHOLE: Final = 1 << 15
INVOKER: Final = 1 << 16
EMPOWER: Final = 1 << 17
FIELD: Final = 1 << 18
BLOCKER: Final = 1 << 19
DUAL_ATTACK: Final = 1 << 20
TRIPLE_ATTACK: Final = 1 << 21
REVENGE: Final = 1 << 22
AWAKEN: Final = 1 << 23
WISH: Final = 1 << 24
EVOLVE: Final = 1 << 25
EX_EVOLVE: Final = 1 << 26
XENO_EVOLVE: Final = 1 << 27
UNION_FUSION: Final = 1 << 28
UNION_POTARA: Final = 1 << 29
UNION_ABSORB: Final = 1 << 30
OVER_REALM: Final = 1 << 31
DARK_OVER_REALM: Final = 1 << 32
SWAP: Final = 1 << 33
ARRIVAL: Final = 1 << 34
AEGIS: Final = 1 << 35
ALLIANCE: Final = 1 << 36
OFFERING: Final = 1 << 37
REVIVE: Final = 1 << 38
HEROIC: Final = 1 << 39
VILLAINOUS: Final = 1 << 40
SUCCESSOR: Final = 1 << 41
OVERLORD: Final = 1 << 42
REJUVENATE: Final = 1 << 43
COUNTER_PLAY: Final = 1 << 44
COUNTER_ATTACK: Final = 1 << 45
COUNTER_BATTLE_ATTACK: Final = 1 << 46
COUNTER_COUNTER: Final = 1 << 47
SURGE: Final = 1 << 48
KEYWORD_NAMES: Final = {
    CRITICAL: "Critical",
    DOUBLE_STRIKE: "Double Strike",
    TRIPLE_STRIKE: "Triple Strike",
    QUADRUPLE_STRIKE: "Quadruple Strike",
    VICTORY_STRIKE: "Victory Strike",
    BARRIER: "Barrier",
    DEFLECT: "Deflect",
    INDESTRUCTIBLE: "Indestructible",
    UNIQUE: "Unique",
    SERVANT: "Servant",
    ENERGY_EXHAUST: "Energy-Exhaust",
    ULTIMATE: "Ultimate",
    SUPER_COMBO: "Super Combo",
    DRAGON_BALL: "Dragon Ball",
    WARRIOR_OF_UNIVERSE_7: "Warrior of Universe 7",
    WORMHOLE: "Wormhole",
    INVOKER: "Invoker",
    EMPOWER: "Empower",
    FIELD: "Field",
    BLOCKER: "Blocker",
    DUAL_ATTACK: "Dual Attack",
    TRIPLE_ATTACK: "Triple Attack",
    REVENGE: "Revenge",
    AWAKEN: "Awaken",
    WISH: "Wish",
    EVOLVE: "Evolve",
    EX_EVOLVE: "EX-Evolve",
    XENO_EVOLVE: "Xeno-Evolve",
    UNION_FUSION: "Union-Fusion",
    UNION_POTARA: "Union-Potara",
    UNION_ABSORB: "Union-Absorb",
    OVER_REALM: "Over Realm",
    DARK_OVER_REALM: "Dark Over Realm",
    SWAP: "Swap",
    ARRIVAL: "Arrival",
    AEGIS: "Aegis",
    ALLIANCE: "Alliance",
    OFFERING: "Offering",
    REVIVE: "Revive",
    HEROIC: "Heroic",
    VILLAINOUS: "Villainous",
    SUCCESSOR: "Successor",
    OVERLORD: "Overlord",
    REJUVENATE: "Rejuvenate",
    COUNTER_PLAY: "Counter: Play",
    COUNTER_ATTACK: "Counter: Attack",
    COUNTER_BATTLE_ATTACK: "Counter: Battle Card Attack",
    COUNTER_COUNTER: "Counter: Counter",
    SURGE: "Awaken: Surge",
}
BIT_NAMES: Final[dict[int, dict[int, str]]] = {
    TYPE: {**TYPE_NAMES, TOKEN: "token"},
    COLORS: COLOR_NAMES,
    KEYWORDS: KEYWORD_NAMES,
}
"""what the bits of characteristics are called"""
ANY_KEYWORD: Final = (1 << 49) - 1
COUNTERS: Final = COUNTER_PLAY | COUNTER_ATTACK | COUNTER_BATTLE_ATTACK | COUNTER_COUNTER

# What else an ability's marks say.
MAIN: Final = 1 << 50
"""an [Activate] skill of the main phase"""
IN_BATTLE: Final = 1 << 51
"""an [Activate] skill of the offense and defense steps; one of both has both"""
SPEAKS_OF_PLAYING: Final = 1 << 52
"""10-10-3-2: what it says has to do with playing cards"""
SPEAKS_OF_ATTACKING: Final = 1 << 53
"""10-10-3-3: what it says has to do with attacking"""
BATTLE_CARDS_ATTACK: Final = 1 << 54
"""10-10-3-4: it has a battle card attack"""
ONCE_PER_TURN: Final = 1 << 55
MARKER_COST: Final = 1 << 56
"""8-4-2-5-2: of skills with a marker cost a card has one a turn"""
LIMITED: Final = 1 << 58
"""10-48: [Limit X], the number is the ability's own"""
X_COST: Final = 1 << 57
"""2-11-2-2: the total cost is X (a mark of the card, among its keywords)"""

NO_SPECIFIED: Final = 1 << 60
"""2-11-3-2-2: the card is treated as if it had no specified cost (a mark among its keywords)"""

ADDED_COST: Final = 1 << 59
"""8-4-2-1-1: given to a card, its cost has to be paid along with that of the card's skills"""
INSTEAD_COST: Final = 1 << 49
"""given to a card, its cost can be paid instead of the energy cost for skills of its other marks"""
WORKS_BELOW: Final = 1 << 61
"""11-3-2-2: it says that it counts while its card is under another"""

ONE_IN_PLAY: Final = 1 << 58
"""a text says of the card's own name what [Unique] says (a mark of the card, among its keywords)"""


@rule("dbs 2-1-2", nothing="")
def name_word(name: str) -> str:
    """A noun in curly brackets means a card name; the word that stands for one."""
    return "{" + name + "}"


@rule("dbs 2-1-2-1", nothing=())
def other_number(name: str) -> tuple[str, ...]:
    """A name in singular form means its plural too, and the other way round."""
    return (name[:-1],) if name.endswith("s") else (name + "s",)


def number_forms(name: str) -> tuple[str, ...]:
    """A name as written, and in its other number."""
    return (name, *other_number(name))


@rule("dbs 2-1-3", nothing=())
def own_names(abilities: tuple[Ability, ...]) -> tuple[str, ...]:
    """Names that a card's own [Permanent] skill adds are its names everywhere and always."""
    return own_words(abilities, NAMES)


@rule("dbs 2-3-2-3", nothing=False)
def is_used_up(kind: int) -> bool:
    """An extra card is used by placing it in the drop area: that activates its skill."""
    return kind & EXTRA != 0


def words_bits(words: tuple[str, ...]) -> int:
    """Words as bits."""
    bits = 0
    for word in words:
        bits |= word_bit(word)
    return bits


@rule("dbs 2-5-3", nothing="")
def character_word(character: str) -> str:
    """A noun in angle brackets means a character name; the word that stands for one."""
    return f"<{character}>"


@rule("dbs 2-5-4", nothing=True)
def has_character(kind: int) -> bool:
    """Only leaders and battle cards have a character name."""
    return kind & (LEADER | BATTLE) != 0


@rule("dbs 2-5-5", nothing=())
def own_characters(abilities: tuple[Ability, ...]) -> tuple[str, ...]:
    """Character names that a card's own [Permanent] skill adds are its everywhere and always."""
    return own_words(abilities, CHARACTER)


@rule("dbs 2-6-3", nothing=())
def traits_of(printed: str) -> tuple[str, ...]:
    """Several traits stand with slashes between them, and the card has each of them."""
    return tuple(trait.strip() for trait in printed.split("/"))


def own_words(abilities: tuple[Ability, ...], char: int) -> tuple[str, ...]:
    """Words that a card's own [Permanent] skills add to it, come what may."""
    return tuple(
        word
        for ability in abilities
        if ability.kind == CONT and ability.condition is None
        for modifier in ability.modifiers
        if modifier.op == BITS_ON and modifier.char == char and isinstance(modifier.who, This)
        for word in modifier.words
    )


@rule("dbs 2-6-4", nothing="")
def trait_word(trait: str) -> str:
    """A noun in double angle brackets means a special trait; the word that stands for one."""
    return f"«{trait}»"


@rule("dbs 2-6-5", nothing=True)
def has_traits(kind: int) -> bool:
    """Only leaders and battle cards have special traits."""
    return kind & (LEADER | BATTLE) != 0


@rule("dbs 2-6-6", nothing=())
def own_traits(abilities: tuple[Ability, ...]) -> tuple[str, ...]:
    """Special traits that a card's own [Permanent] skill adds are its everywhere and always."""
    return own_words(abilities, TRAITS)


@rule("dbs 2-7-3", nothing=True)
def has_era(kind: int) -> bool:
    """Only leaders and battle cards have an era."""
    return kind & (LEADER | BATTLE) != 0


@rule("dbs 2-8-2", nothing=True)
def has_power(kind: int) -> bool:
    """Only leaders, battle cards and unison cards have power."""
    return kind & (LEADER | BATTLE | UNISON) != 0


@rule("dbs 2-9-2", nothing=True)
def has_combo_power(kind: int) -> bool:
    """Only battle cards have combo power."""
    return kind & BATTLE != 0


@rule("dbs 2-10-2", nothing=True)
def has_combo_cost(kind: int) -> bool:
    """Only battle cards have a combo cost."""
    return kind & BATTLE != 0


@rule("dbs 2-11-4", nothing=True)
def has_energy_cost(kind: int) -> bool:
    """All cards but leaders have an energy cost."""
    return kind & LEADER == 0


@rule("dbs 2-12-2", nothing=EVERYWHERE)
def speaks_from(kind: int) -> tuple[int, ...]:
    """A skill counts in the area that fits its card's type, if it does not say otherwise."""
    if kind & LEADER:
        return (LEADER_AREA,)
    return (UNISON_AREA,) if kind & UNISON else (BATTLE_AREA,)
