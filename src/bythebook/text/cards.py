"""Cards and decks from files: what is printed on a card is all there is to it."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from bythebook.games.ws.cards import (
    COLOR_NAMES,
    ICON_NAMES,
    SIDES,
    TYPE_NAMES,
    define,
    has_cost,
    has_level,
    has_power,
    has_soul,
    has_traits,
)
from bythebook.games.ws.keywords import inherent_abilities
from bythebook.kernel.abilities import Ability, CardDef
from bythebook.kernel.errors import BythebookError
from bythebook.text.decklists import BadDeck as BadDeck  # noqa: PLC0414 - part of this module too
from bythebook.text.decklists import rows_of
from bythebook.text.normalise import fold_name
from bythebook.text.reading import TextError
from bythebook.text.ws import entries_of, read_all

_KINDS: Final = {name: bit for bit, name in TYPE_NAMES.items()}
_COLORS: Final = {name: bit for bit, name in COLOR_NAMES.items()}
_NUMBERS: Final = ("level", "cost", "power", "soul")
_LISTS: Final = ("traits", "icons", "text")
_NOT_ON_ALL: Final = (
    ("traits", has_traits, "ws 2.5.1"),
    ("level", has_level, "ws 2.6.1"),
    ("cost", has_cost, "ws 2.7.1"),
    ("power", has_power, "ws 2.9.1"),
    ("soul", has_soul, "ws 2.10.1"),
)
_WORDS: Final = ("title", "side")
"""What a set file may say once for all its cards."""
_FIELDS: Final = frozenset(
    {"number", "name", "japanese", "kind", "color", *_WORDS, *_NUMBERS, *_LISTS}
)


class BadSet(BythebookError):
    """A set file that cannot be used; names the card and the field."""


class NotExact(BadDeck):
    """A deck with a card some text of which is not read."""


def make_card(printed: dict[str, Any], blank: frozenset[str] = frozenset()) -> CardDef:
    """A card from its printed data, as a set file gives it.

    A text that is not read is listed in the card's `unread`; the card then is not exact.
    Neither are the texts in `blank` read.
    """
    number = check_card(printed)
    kind = _KINDS[printed["kind"]]
    icons = tuple(printed.get("icons", ()))
    color = _COLORS[printed["color"]]
    abilities, unread = _abilities(tuple(printed.get("text", ())), kind, icons, color, blank)
    card = define(
        number,
        printed["name"],
        kind,
        color,
        level=printed.get("level", 0),
        cost=printed.get("cost", 0),
        power=printed.get("power", 0),
        soul=printed.get("soul", 0),
        traits=tuple(printed.get("traits", ())),
        icons=tuple(printed.get("icons", ())),
        abilities=abilities,
        text=tuple(printed.get("text", ())),
        title=printed.get("title", ""),
        side=SIDES[printed["side"]] if "side" in printed else 0,
        japanese=printed.get("japanese", ""),
    )
    inherent = inherent_abilities(card, kind)
    return replace(card, abilities=card.abilities + inherent, unread=unread)


def check_card(printed: dict[str, Any]) -> str:
    """The number of a card whose printed data can be used; raises BadSet."""
    number = printed.get("number")
    if not isinstance(number, str) or not number:
        raise BadSet(f"a card without a number: {printed!r:.80}")
    for field, value in printed.items():
        if field not in _FIELDS:
            raise BadSet(f"card {number}: no such field {field!r}")
        if field in _NUMBERS and (type(value) is not int or value < 0):
            raise BadSet(f"card {number}: {field} must be a number, not {value!r}")
        if field in _LISTS and not (
            isinstance(value, list) and all(isinstance(v, str) for v in value)
        ):
            raise BadSet(f"card {number}: {field} must be a list of texts")
    if not isinstance(printed.get("name"), str) or not printed["name"]:
        raise BadSet(f"card {number}: it has no name")
    for field in ("title", "japanese"):
        if not isinstance(printed.get(field, ""), str):
            raise BadSet(f"card {number}: {field} must be a text")
    if printed.get("side", "both") not in SIDES:
        raise BadSet(f"card {number}: side must be one of {', '.join(SIDES)}")
    if printed.get("kind") not in _KINDS:
        raise BadSet(f"card {number}: kind must be one of {', '.join(_KINDS)}")
    for field, has, clause in _NOT_ON_ALL:
        if printed.get(field) and not has(_KINDS[printed["kind"]]):
            raise BadSet(f"card {number}: no {printed['kind']} has {field} ({clause})")
    if printed.get("color") not in _COLORS:
        raise BadSet(f"card {number}: color must be one of {', '.join(_COLORS)}")
    for icon in printed.get("icons", ()):
        if icon not in ICON_NAMES:
            raise BadSet(f"card {number}: no such trigger icon {icon!r}")
    return number


def _abilities(
    text: tuple[str, ...], kind: int, icons: tuple[str, ...], color: int, blank: frozenset[str]
) -> tuple[tuple[Ability, ...], tuple[str, ...]]:
    abilities: list[Ability] = []
    unread: list[str] = []
    for entry in entries_of(text, kind):
        if entry in blank:
            unread.append(entry)
            continue
        try:
            abilities += read_all(entry, kind, icons, color)
        except TextError:
            unread.append(entry)
    return tuple(abilities), tuple(unread)


def load_set(path: str | Path | Traversable) -> dict[str, CardDef]:
    """The cards of a set file, by number."""
    file = Path(path) if isinstance(path, str) else path
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadSet(f"{file}: {error}") from error
    rows = data.get("card")
    if set(data) - set(_WORDS) != {"card"} or not isinstance(rows, list):
        raise BadSet(f"{file}: a set file is a list of [[card]] tables")
    of_all: dict[str, Any] = {field: data[field] for field in _WORDS if field in data}
    cards: dict[str, CardDef] = {}
    for row in rows:
        if not isinstance(row, dict):
            raise BadSet(f"{file}: a set file is a list of [[card]] tables")
        card = make_card({**of_all, **row})
        if card.number in cards:
            raise BadSet(f"{file}: card {card.number} is there twice")
        cards[card.number] = card
    return cards


def _sets(game: str) -> Traversable:
    folder = resources.files("bythebook.sets") / game
    if not folder.is_dir():
        raise BadSet(f"there are no cards of our own for {game!r}")
    return folder


@cache
def own_cards(game: str) -> dict[str, CardDef]:
    """Every card this project brings for a game, by number."""
    cards: dict[str, CardDef] = {}
    for file in sorted(_sets(game).iterdir(), key=lambda f: f.name):
        if file.name.endswith(".toml"):
            for number, card in load_set(file).items():
                if number in cards:
                    raise BadSet(f"{file}: card {number} is in another set too")
                cards[number] = card
    return cards


@cache
def own_decks(game: str) -> dict[str, Traversable]:
    """The deck lists this project brings for a game, by name."""
    files = sorted((_sets(game) / "decks").iterdir(), key=lambda f: f.name)
    return {f.name.removesuffix(".txt"): f for f in files if f.name.endswith(".txt")}


def find_deck(game: str, deck: str | Path) -> Path | Traversable:
    """The deck list meant by one of our decks' names, or by a path."""
    own = own_decks(game)
    if isinstance(deck, str) and deck in own:
        return own[deck]
    if Path(deck).is_file():
        return Path(deck)
    raise BadDeck(0, f"there is no deck {str(deck)!r}; give a file, or one of {', '.join(own)}")


def load_deck(
    source: str | Path | Traversable,
    cards: Mapping[str, CardDef],
    blank: bool = False,
    said: Callable[[CardDef], str] | None = None,
) -> list[CardDef]:
    """The cards of a deck list, in one of the shapes of `text/decklists.py`.

    `source` is a file, or the list itself. With `blank`, cards that are not exact are
    taken with the abilities that are not read left blank; otherwise they are refused, as
    `said` words it.
    """
    deck: list[CardDef] = []
    for line, copies, number, name in rows_of(_list_text(source)):
        try:
            card = cards.get(number)
        except BythebookError as error:
            raise BadDeck(line, str(error)) from error
        if card is None:
            raise BadDeck(line, f"there is no card {number!r}")
        if name and not same_name(name, card.name):
            raise BadDeck(line, f"card {card.number} is {card.name!r}, not {name!r}")
        if card.unread and not blank:
            raise NotExact(line, (said or not_read)(card))
        deck += [card] * copies
    return deck


def same_name(one: str, other: str) -> bool:
    """Whether two lists mean the same name, however they write its quotes and letters."""
    return fold_name(one).casefold() == fold_name(other).casefold()


def not_read(card: CardDef) -> str:
    """That a card is not exact, and what of it is not read."""
    return f"{card.number} {card.name!r} is not read: {card.unread[0]!r}"


def _list_text(source: str | Path | Traversable) -> str:
    if isinstance(source, str):
        if "\n" in source or not source.endswith(".txt"):
            return source
        source = Path(source)
    try:
        return source.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadDeck(0, f"{source}: {error}") from error
