"""Section 2: a card, from what is printed on it."""

from bythebook.games.vanguard.cards.cards import NO_SHIELD, clan_word, name_word, nation_word
from bythebook.games.vanguard.cards.values import drive_of
from bythebook.games.vanguard.policy import NO_SHIELD_COUNTS
from bythebook.kernel.abilities.abilities import Ability, CardDef
from bythebook.kernel.language.words import word_bit


def define(
    number: str,
    name: str,
    kind: int,
    grade: int = 0,
    power: int = 0,
    shield: int | None = None,
    critical: int = 1,
    trigger: int = 0,
    skills: int = 0,
    clans: tuple[str, ...] = (),
    nations: tuple[str, ...] = (),
    races: tuple[str, ...] = (),
    abilities: tuple[Ability, ...] = (),
    text: tuple[str, ...] = (),
    marks: int = 0,
    more: tuple[int, ...] = (),
) -> CardDef:
    """A card from what is printed on it; `more` are values of an era's own characteristics."""
    clan_bits = nation_bits = race_bits = 0
    for clan in clans:
        clan_bits |= word_bit(clan_word(clan))
    for nation in nations:
        nation_bits |= word_bit(nation_word(nation))
    for race in races:
        race_bits |= word_bit(race)
    for ability in abilities:
        marks |= ability.marks
    if shield is None:
        marks |= NO_SHIELD
    values = (
        0,
        0,
        0,
        kind,
        grade,
        power,
        NO_SHIELD_COUNTS.value if shield is None else shield,
        critical,
        drive_of(),
        trigger,
        skills,
        clan_bits,
        nation_bits,
        race_bits,
        word_bit(name_word(name)),
        marks,
        0,
        0,
        *more,
    )
    return CardDef(number, name, values, abilities, text, races)
