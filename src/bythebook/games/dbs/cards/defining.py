"""Section 2: a card, from what is printed on it."""

from bythebook.games.dbs.cards.cards import (
    ANY_KEYWORD,
    NONE,
    X_COST,
    character_word,
    has_character,
    has_combo_cost,
    has_combo_power,
    has_energy_cost,
    has_era,
    has_power,
    has_traits,
    name_word,
    own_characters,
    own_names,
    own_traits,
    trait_word,
    traits_of,
    words_bits,
)
from bythebook.games.dbs.policy import X_ELSEWHERE
from bythebook.kernel.abilities.abilities import Ability, CardDef


def define(
    number: str,
    name: str,
    kind: int,
    colors: int = 0,
    cost: int = 0,
    specified: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0),
    power: int = 0,
    combo_cost: int = NONE,
    combo_power: int = NONE,
    characters: tuple[str, ...] = (),
    traits: tuple[str, ...] = (),
    era: str = "",
    abilities: tuple[Ability, ...] = (),
    text: tuple[str, ...] = (),
    keywords: int = 0,
) -> CardDef:
    """A card from what is printed on it; `keywords` are marks it has besides its abilities'."""
    for ability in abilities:
        keywords |= ability.marks & ANY_KEYWORD
    if keywords & X_COST:
        cost = X_ELSEWHERE.value
    own = tuple(trait for printed in traits for trait in traits_of(printed))
    values = (
        0,
        0,
        0,
        kind,
        colors,
        cost if has_energy_cost(kind) else 0,
        *(specified if has_energy_cost(kind) else (0, 0, 0, 0, 0)),
        power if has_power(kind) else 0,
        combo_cost if has_combo_cost(kind) and combo_cost >= 0 else NONE,
        combo_power if has_combo_power(kind) and combo_power >= 0 else NONE,
        (words_bits(tuple(character_word(c) for c in characters)) if has_character(kind) else 0)
        | words_bits(own_characters(abilities)),
        (words_bits(tuple(trait_word(t) for t in own)) if has_traits(kind) else 0)
        | words_bits(own_traits(abilities)),
        words_bits((name_word(name), *own_names(abilities))),
        words_bits((era,)) if era and has_era(kind) else 0,
        keywords,
    )
    return CardDef(number, name, values, abilities, text, own)
