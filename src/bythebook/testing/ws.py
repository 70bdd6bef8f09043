"""Weiss Schwarz at the test table: cards in a line, and where a game can be set up to stand."""

from typing import Final

from bythebook.games.ws.battle.encore import EncoreStep
from bythebook.games.ws.book import BOOK, WeissSchwarz
from bythebook.games.ws.cards import (
    CHARACTER,
    CLIMAX,
    COLOR_NAMES,
    EVENT_CARD,
    define,
)
from bythebook.games.ws.keywords.keywords import inherent_abilities
from bythebook.games.ws.preparation import Preparation
from bythebook.games.ws.texts.events import (
    DIRECT,
    FRONTAL,
    K_ATTACKER,
    K_CLIMAX,
    K_CLOCK,
    K_MAIN,
    K_REDRAW,
    SIDE,
    V_ATTACK,
    V_ATTACK_TYPE,
    V_CLOCK,
    V_EXCHANGE,
    V_PLAY,
    V_POSITION,
    V_TRAIT,
)
from bythebook.games.ws.turn import Turn
from bythebook.games.ws.zones.zones import area_under
from bythebook.kernel.abilities.abilities import Ability, CardDef
from bythebook.kernel.procedure.clauses import PROGRAMS, code_of
from bythebook.kernel.procedure.procedure import Procedure
from bythebook.testing.books import Setup, place_of

COLORS = {name: bit for bit, name in COLOR_NAMES.items()}
PHASES = ("stand", "draw", "clock", "main", "climax", "attack", "end")


def _read(text: tuple[str, ...] | str, kind: int) -> tuple[tuple[str, ...], tuple[Ability, ...]]:
    lines = (text,) if isinstance(text, str) and text else tuple(text)
    if not lines:
        return (), ()
    from bythebook.text.ws import abilities_of

    return lines, abilities_of(lines, kind)


def _show(ability: Ability) -> str:
    from bythebook.text.ws import show

    return show(ability)


def _tokens(text: str) -> list[str]:
    from bythebook.text.ws.normalise import normalise

    return normalise(text)


def character(
    name: str,
    level: int = 0,
    cost: int = 0,
    power: int = 3000,
    soul: int = 1,
    color: str = "red",
    traits: tuple[str, ...] = (),
    icons: tuple[str, ...] = (),
    text: tuple[str, ...] | str = (),
    abilities: tuple[Ability, ...] = (),
    number: str = "",
) -> CardDef:
    """A character of a test's own."""
    lines, read = _read(text, CHARACTER)
    plain = define(number or f"T-{name}", name, CHARACTER, COLORS[color])
    own = (*abilities, *read, *inherent_abilities(plain, CHARACTER))
    return define(
        number or f"T-{name}",
        name,
        CHARACTER,
        COLORS[color],
        level,
        cost,
        power,
        soul,
        traits,
        icons,
        own,
        lines,
    )


def event(
    name: str,
    level: int = 0,
    cost: int = 0,
    color: str = "red",
    text: tuple[str, ...] | str = (),
    abilities: tuple[Ability, ...] = (),
    marks: int = 0,
    number: str = "",
) -> CardDef:
    """An event of a test's own."""
    lines, read = _read(text, EVENT_CARD)
    return define(
        number or f"T-{name}",
        name,
        EVENT_CARD,
        COLORS[color],
        level,
        cost,
        abilities=(*abilities, *read),
        text=lines,
        marks=marks,
    )


def climax(
    name: str,
    color: str = "red",
    icons: tuple[str, ...] = (),
    text: tuple[str, ...] | str = (),
    abilities: tuple[Ability, ...] = (),
    number: str = "",
) -> CardDef:
    """A climax of a test's own."""
    lines, read = _read(text, CLIMAX)
    return define(
        number or f"T-{name}",
        name,
        CLIMAX,
        COLORS[color],
        icons=icons,
        abilities=(*abilities, *read),
        text=lines,
    )


def frames(at: str) -> list[Procedure]:
    """The procedures under way when a phase is about to begin; none to stand idle."""
    if not at:
        return []
    root = Preparation()
    turn = Turn()
    if at == "preparation":
        return [root]
    root.pc = PROGRAMS[code_of(Preparation, BOOK.name)].find("take_turn") + 1
    if at == "encore":
        turn.pc = PHASES.index("attack") + 1
        return [root, turn, EncoreStep()]
    turn.pc = place_of(at, PHASES, "phase")
    return [root, turn]


SETUP: Final = Setup(
    BOOK,
    [character("filler"), climax("climax", icons=("soul",)), event("event")],
    {"deck": 12},
    frozenset({K_MAIN, K_CLIMAX, K_CLOCK, K_ATTACKER, K_REDRAW}),
    {"attack type": {DIRECT: "direct", FRONTAL: "frontal", SIDE: "side"}},
    frames,
    {
        "left": "left center",
        "middle": "middle center",
        "right": "right center",
        "back_left": "left back",
        "back_right": "right back",
        "climax": "climax area",
        "resolution": "resolution zone",
    },
    WeissSchwarz,
    verbs=frozenset({V_PLAY, V_EXCHANGE, V_CLOCK, V_ATTACK, V_ATTACK_TYPE, V_POSITION, V_TRAIT}),
    show=_show,
    tokens=_tokens,
    area_under=area_under,
)
