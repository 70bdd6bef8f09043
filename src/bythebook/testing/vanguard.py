"""Vanguard at the test table: cards in a line, and where a game can be set up to stand."""

from collections.abc import Callable
from typing import Final

from bythebook.games.vanguard.cards.cards import (
    CRITICAL_TRIGGER,
    DRAW_TRIGGER,
    G_UNIT,
    HEAL_TRIGGER,
    NORMAL_UNIT,
    SENTINEL,
    STAND_TRIGGER,
    TRIGGER_UNIT,
)
from bythebook.games.vanguard.cards.defining import define
from bythebook.games.vanguard.cards.icons import skills_of
from bythebook.games.vanguard.g.book import BOOK, VanguardG
from bythebook.games.vanguard.g.cards.nations import belonging
from bythebook.games.vanguard.g.texts.events import (
    K_G_ASSIST,
    K_STRIDE,
    V_G_ASSIST,
    V_G_GUARD,
    V_STRIDE,
    V_STRIDE_BY,
    V_STRIDE_FREE,
)
from bythebook.games.vanguard.g.zones.zones import LOCKED
from bythebook.games.vanguard.preparation import Preparation
from bythebook.games.vanguard.texts.events import (
    K_ATTACK,
    K_GUARD,
    K_MAIN,
    K_MULLIGAN,
    K_RIDE,
    V_ATTACK,
    V_BOOST,
    V_CALL,
    V_CIRCLE,
    V_EXCHANGE,
    V_GUARD,
    V_ICON_FIRST,
    V_INTERCEPT,
    V_POWER_FIRST,
    V_RIDE,
    V_TARGET,
    V_TO_ATTACK,
)
from bythebook.games.vanguard.turn.turn import Turn
from bythebook.kernel.abilities.abilities import Ability, CardDef
from bythebook.kernel.procedure.clauses import PROGRAMS, code_of
from bythebook.kernel.procedure.procedure import Procedure
from bythebook.testing.books import Setup, place_of
from bythebook.testing.vanguard_states import prepare
from bythebook.text.vanguard import abilities_of, show
from bythebook.text.vanguard.normalise import normalise

PHASES: Final = ("stand", "draw", "ride", "main", "battle", "end")
TRIGGERS: Final = {
    "critical": CRITICAL_TRIGGER,
    "draw": DRAW_TRIGGER,
    "stand": STAND_TRIGGER,
    "heal": HEAL_TRIGGER,
}
USUAL_SKILL: Final = {0: "boost", 1: "boost", 2: "intercept", 3: "twin drive"}
"""the skill a normal unit of a grade has, if a test does not say"""


def read_text(
    text: tuple[str, ...] | str, kind: int
) -> tuple[tuple[str, ...], tuple[Ability, ...]]:
    """The lines of a text, and the abilities they mean."""
    lines = (text,) if isinstance(text, str) and text else tuple(text)
    if not lines:
        return (), ()
    return lines, abilities_of(lines, kind)


def _nations(clans: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(nation for clan in clans for nation in belonging(clan)[1]))


def unit(
    name: str,
    grade: int = 1,
    power: int = 7000,
    shield: int | None = 5000,
    critical: int = 1,
    skills: tuple[str, ...] | None = None,
    clans: tuple[str, ...] = ("Kagero",),
    races: tuple[str, ...] = (),
    trigger: str = "",
    text: tuple[str, ...] | str = (),
    abilities: tuple[Ability, ...] = (),
    number: str = "",
    kind: int = 0,
    sentinel: bool = False,
    nations: tuple[str, ...] | None = None,
) -> CardDef:
    """A unit of a test's own; with a trigger it is a trigger unit."""
    card_type = kind or (TRIGGER_UNIT if trigger else NORMAL_UNIT)
    lines, read = read_text(text, card_type)
    wanted = (USUAL_SKILL.get(grade, "twin drive"),) if skills is None else skills
    return define(
        number or f"T-{name}",
        name,
        card_type,
        grade,
        power,
        shield,
        critical,
        TRIGGERS.get(trigger, 0),
        skills_of(wanted),
        clans,
        _nations(clans) if nations is None else nations,
        races,
        (*abilities, *read),
        lines,
        SENTINEL if sentinel else 0,
    )


def g_unit(
    name: str,
    power: int = 15000,
    clans: tuple[str, ...] = ("Kagero",),
    text: tuple[str, ...] | str = (),
    abilities: tuple[Ability, ...] = (),
    skills: tuple[str, ...] = ("triple drive",),
    number: str = "",
    shield: int | None = None,
    nations: tuple[str, ...] | None = None,
    races: tuple[str, ...] = (),
) -> CardDef:
    """A G unit of a test's own: grade 4, without a shield, with Triple Drive."""
    return unit(
        name,
        4,
        power,
        shield,
        skills=skills,
        clans=clans,
        text=text,
        abilities=abilities,
        number=number,
        kind=G_UNIT,
        nations=nations,
        races=races,
    )


def frames_of(book: str) -> Callable[[str], list[Procedure]]:
    """The procedures under way when a phase of a book is about to begin; none to stand idle."""

    def frames(at: str) -> list[Procedure]:
        if not at:
            return []
        root = Preparation()
        turn = Turn()
        if at == "preparation":
            return [root]
        root.pc = PROGRAMS[code_of(Preparation, book)].find("take_turn") + 1
        turn.pc = place_of(at, PHASES, "phase")
        return [root, turn]

    return frames


PLACES: Final = {
    "drop": "drop zone",
    "damage": "damage zone",
    "bind": "bind zone",
    "trigger": "trigger zone",
    "removed": "removal zone",
    "vanguard": "vanguard circle",
    "left": "left front",
    "right": "right front",
    "back_left": "left back",
    "back_center": "center back",
    "back_right": "right back",
    "guardians": "guardian circle",
}
"""the zones of both eras as tests call them"""
SHARED_VERBS: Final = frozenset(
    {
        V_RIDE,
        V_CALL,
        V_EXCHANGE,
        V_ATTACK,
        V_TARGET,
        V_BOOST,
        V_GUARD,
        V_INTERCEPT,
        V_TO_ATTACK,
        V_ICON_FIRST,
        V_POWER_FIRST,
        V_CIRCLE,
    }
)
"""the verbs of both eras' options"""
SETUP: Final = Setup(
    BOOK,
    [
        unit("filler", 0, 4000, 10000),
        unit("vanguard", 3, 11000, None),
        unit("critical", 0, 5000, 10000, trigger="critical"),
        unit("draw", 0, 5000, 5000, trigger="draw"),
        unit("stand", 0, 5000, 10000, trigger="stand"),
        unit("heal", 0, 5000, 10000, trigger="heal"),
    ],
    {"deck": 12, "vanguard": "vanguard"},
    frozenset({K_MAIN, K_RIDE, K_ATTACK, K_GUARD, K_MULLIGAN, K_STRIDE, K_G_ASSIST}),
    {},
    frames_of(BOOK.name),
    {
        **PLACES,
        "g_zone": "G zone",
        "locked_left": BOOK.zones.names[LOCKED[0]],
        "locked_right": BOOK.zones.names[LOCKED[1]],
        "locked_back_left": BOOK.zones.names[LOCKED[2]],
        "locked_back_center": BOOK.zones.names[LOCKED[3]],
        "locked_back_right": BOOK.zones.names[LOCKED[4]],
    },
    VanguardG,
    prepare,
    verbs=SHARED_VERBS | {V_STRIDE, V_STRIDE_BY, V_STRIDE_FREE, V_G_GUARD, V_G_ASSIST},
    show=show,
    tokens=normalise,
)
