"""What a test says of an option: a verb and names, and what tells two of the same words apart.

`play Twin` is any option of these words. `play Twin (T-2)` is the one of the card with that
number, `activate Sage: draw 2` the one of the ability in whose text these words stand.
"""

from bythebook.kernel.game.game import Game
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.options import (
    F_ABILITY,
    F_CARD,
    F_NAME,
    F_WORD,
    F_ZONE,
    FIRST_VERB,
    V_PICK,
    V_STANDBY,
    V_UNPLAYED,
    VERBS,
)
from bythebook.kernel.state.refs import CARD, NOTHING
from bythebook.testing.books import setup_of
from bythebook.text.grammar import Unprintable


def words(game: Game, option: Change, numbered: bool = False) -> str:
    """An option in words: the verb and names; a pick is just the name."""
    verb, fields = VERBS[option[0]]
    parts = [] if option[0] == V_PICK else [verb]
    for index, field in enumerate(fields):
        value = option[index + 1]
        if field == F_CARD:
            if value >= 0:
                parts.append(_named(game, value, numbered))
        elif field == F_ZONE:
            zone = game.zones.names[value % game.state.kinds]
            if len(fields) == 1:
                return zone
            parts.append(zone)
        elif field == F_WORD:
            return game.book.word_of(game, option[index], value)
        elif field == F_NAME:
            parts.append(game.lib.names[value])
        elif field == "number" and option[0] not in (V_STANDBY, V_UNPLAYED):
            names = setup_of(game.book.name).numbers.get(verb)
            return names[value] if names else str(value)
    return " ".join(dict.fromkeys(parts))


def _named(game: Game, ref: int, numbered: bool) -> str:
    if ref < 2:
        return "AB"[ref]
    card = game.definition(ref & CARD)
    return f"{card.name} ({card.number})" if numbered else card.name


def ability_of(option: Change) -> int:
    """The ability an option is about, or NOTHING."""
    for index, field in enumerate(VERBS[option[0]][1]):
        if field == F_ABILITY:
            return option[index + 1]
    return NOTHING


def text_of(game: Game, ability: int) -> str:
    """How an ability is written; of one that was not read from a text, nothing."""
    if ability < 0:
        return ""
    try:
        return setup_of(game.book.name).show(game.lib.abilities[ability])
    except Unprintable:
        return ""


def full(game: Game, option: Change) -> str:
    """An option with all that tells it apart from others of the same words."""
    text = text_of(game, ability_of(option))
    said = words(game, option, numbered=True)
    return f"{said}: {text}" if text else said


def fits(game: Game, option: Change, said: str) -> bool:
    """Whether a test's words are those of an option."""
    for base in (words(game, option), words(game, option, numbered=True)):
        if said == base:
            return True
        if said.startswith(f"{base}: "):
            if says(game, ability_of(option), said[len(base) + 2 :]):
                return True
    return False


def says(game: Game, ability: int, part: str) -> bool:
    """Whether words stand in the text of an ability, however they are written."""
    text = text_of(game, ability)
    if not text:
        return False
    tokens = setup_of(game.book.name).tokens
    whole, wanted = tokens(text), tokens(part)
    if wanted[-1:] == ["."]:
        wanted = wanted[:-1]
    places = range(len(whole) - len(wanted) + 1)
    return bool(wanted) and any(whole[i : i + len(wanted)] == wanted for i in places)


def sayable(game: Game, said: str) -> bool:
    """Whether a test's words could be those of an option in this match at all."""
    setup = setup_of(game.book.name)
    if said in game.zones.names or said.lstrip("-").isdigit():
        return True
    if any(said in names.values() for names in setup.numbers.values()):
        return True
    cards = game.lib.definitions
    if any(said in card.traits for card in cards):
        return True
    names = {"A", "B"}
    for card in cards:
        names |= {card.name, f"{card.name} ({card.number})"}
    for verb, (name, fields) in VERBS.items():
        if verb >= FIRST_VERB and verb not in setup.verbs:
            continue
        if verb == V_PICK:
            rest = f" {said}"
        elif said == name or said.startswith(f"{name} "):
            rest = said[len(name) :]
        else:
            continue
        zones = fields.count(F_ZONE) > 1
        said_names = names.union(game.zones.names) if zones else names
        if _names_only(rest, said_names) and bool(rest) == (F_CARD in fields or zones):
            return True
        if F_ABILITY in fields and ": " in rest:
            before, part = rest.split(": ", 1)
            abilities = range(len(game.lib.abilities))
            if _names_only(before, names) and any(says(game, a, part) for a in abilities):
                return True
    return False


def _names_only(rest: str, names: set[str]) -> bool:
    """Whether words are names of cards, each after a space."""
    if not rest:
        return True
    return any(
        rest.startswith(f" {name}") and _names_only(rest[len(name) + 1 :], names) for name in names
    )
