"""Vanguard's overDress era at the test table."""

from typing import Final

from bythebook.games.vanguard.cards.cards import (
    CRITICAL_TRIGGER,
    DRAW_TRIGGER,
    FRONT_TRIGGER,
    HEAL_TRIGGER,
    NORMAL_UNIT,
    OVER_TRIGGER,
    SENTINEL,
    TRIGGER_UNIT,
)
from bythebook.games.vanguard.cards.defining import define
from bythebook.games.vanguard.cards.icons import skills_of
from bythebook.games.vanguard.d.book import BOOK, VanguardD
from bythebook.games.vanguard.d.cards.nations import belonging
from bythebook.games.vanguard.d.cards.types import NORMAL_ORDER, ORDERS, PERSONA_RIDE
from bythebook.games.vanguard.d.texts.events import (
    V_ADDITIONAL_NEXT,
    V_DRAW_NEXT,
    V_GUARD_TOGETHER,
    V_INTERCEPT_TOGETHER,
    V_POWER_NEXT,
    V_REMOVE_NEXT,
)
from bythebook.games.vanguard.d.texts.order_events import V_ORDER, V_OVERDRESS
from bythebook.games.vanguard.texts.events import (
    K_ATTACK,
    K_GUARD,
    K_MAIN,
    K_MULLIGAN,
    K_RIDE,
)
from bythebook.kernel.abilities.abilities import Ability, CardDef
from bythebook.testing.books import Setup
from bythebook.testing.vanguard import PLACES, SHARED_VERBS, USUAL_SKILL, frames_of
from bythebook.testing.vanguard_d_states import prepare
from bythebook.text.vanguard import read_all, show
from bythebook.text.vanguard.d.cards import entries_of_card, words
from bythebook.text.vanguard.d.lexicon import OVERDRESS
from bythebook.text.vanguard.normalise import normalise

TRIGGERS: Final = {
    "critical": CRITICAL_TRIGGER,
    "draw": DRAW_TRIGGER,
    "heal": HEAL_TRIGGER,
    "front": FRONT_TRIGGER,
    "over": OVER_TRIGGER,
}


def unit(
    name: str,
    grade: int = 1,
    power: int = 8000,
    shield: int | None = 5000,
    critical: int = 1,
    skills: tuple[str, ...] | None = None,
    nation: str = "Dragon Empire",
    clan: str = "",
    races: tuple[str, ...] = (),
    trigger: str = "",
    text: tuple[str, ...] | str = (),
    abilities: tuple[Ability, ...] = (),
    number: str = "",
    kind: int = 0,
    sentinel: bool = False,
    persona: bool = False,
    additional: tuple[str, ...] = (),
    special: tuple[str, ...] = (),
) -> CardDef:
    """A card of a test's own, a unit if nothing else is said; with a trigger a trigger unit."""
    card_type = kind or (TRIGGER_UNIT if trigger else NORMAL_UNIT)
    order = card_type & ORDERS != 0
    lines = (text,) if isinstance(text, str) and text else tuple(text)
    entries = entries_of_card(lines, card_type)
    read = tuple(a for entry in entries for a in read_all(entry, card_type | OVERDRESS))
    usual = () if order else (USUAL_SKILL.get(grade, "twin drive"),)
    clans, nations = belonging(clan, nation, order)
    marks = (SENTINEL if sentinel else 0) | (PERSONA_RIDE if persona else 0)
    return define(
        number or f"T-{name}",
        name,
        card_type,
        grade,
        power,
        shield,
        critical,
        TRIGGERS.get(trigger, 0),
        skills_of(usual if skills is None else skills),
        clans,
        nations,
        races,
        (*abilities, *read),
        lines,
        marks,
        (words(list(additional)), words(list(special))),
    )


def order(
    name: str,
    grade: int = 1,
    text: tuple[str, ...] | str = (),
    abilities: tuple[Ability, ...] = (),
    kind: int = NORMAL_ORDER,
    nation: str = "Dragon Empire",
    additional: tuple[str, ...] = (),
    special: tuple[str, ...] = (),
    trigger: str = "",
    number: str = "",
) -> CardDef:
    """An order of a test's own."""
    return unit(
        name,
        grade,
        0,
        None,
        0,
        text=text,
        abilities=abilities,
        kind=kind,
        nation=nation,
        additional=additional,
        special=special,
        trigger=trigger,
        number=number,
    )


SETUP: Final = Setup(
    BOOK,
    [
        unit("filler", 0, 5000, 10000),
        unit("vanguard", 3, 13000, None),
        unit("critical", 0, 5000, 15000, trigger="critical"),
        unit("draw", 0, 5000, 5000, trigger="draw"),
        unit("heal", 0, 5000, 15000, trigger="heal"),
        unit("front", 0, 5000, 15000, trigger="front"),
        unit("over", 0, 5000, 50000, trigger="over"),
    ],
    {"deck": 12, "vanguard": "vanguard"},
    frozenset({K_MAIN, K_RIDE, K_ATTACK, K_GUARD, K_MULLIGAN}),
    {},
    frames_of(BOOK.name),
    {
        **PLACES,
        "order_area": "order area",
        "order_zone": "order zone",
        "ride_deck": "ride deck zone",
        "arms": "arms",
        "prison": "prison",
        "base": "base",
    },
    VanguardD,
    prepare,
    verbs=SHARED_VERBS
    | {
        V_GUARD_TOGETHER,
        V_INTERCEPT_TOGETHER,
        V_REMOVE_NEXT,
        V_DRAW_NEXT,
        V_POWER_NEXT,
        V_ADDITIONAL_NEXT,
        V_ORDER,
        V_OVERDRESS,
    },
    show=show,
    tokens=normalise,
)
