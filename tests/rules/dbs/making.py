"""Cards and skills of no game in particular, for tests of what skills and rules do."""

from typing import Any

from bythebook.games.dbs.cards.cards import BATTLE, EXTRA, MAIN
from bythebook.games.dbs.texts.events import EV_BEGIN
from bythebook.games.dbs.zones.zones import BATTLE_AREA, DECK, HAND
from bythebook.kernel.abilities.abilities import (
    ACT,
    AUTO,
    CONT,
    Ability,
    CardDef,
    CostPart,
    Effect,
    Modifier,
    Trigger,
)
from bythebook.kernel.abilities.resolve import May
from bythebook.kernel.language.nouns import Cards, Noun, Num, This
from bythebook.kernel.language.words import YOU, Test
from bythebook.kernel.state.continuous_ops import ADD, BITS_ON, CHAR_CANNOT
from bythebook.kernel.texts.verbs import TakeTop
from bythebook.testing import Table
from bythebook.testing.dbs import battle, extra
from bythebook.text.dbs import abilities_of

DRAW = TakeTop(DECK, HAND, Num(1))
MAY_DRAW = May((DRAW,))


def draw(count: int) -> TakeTop:
    """Draw so many cards."""
    return TakeTop(DECK, HAND, Num(count))


def cards_in(*zones: int, whose: int = YOU, tests: tuple[Test, ...] = ()) -> Cards:
    """Every card in some areas, or every one of some kind."""
    return Cards(whose, zones, tests)


def skill(
    *body: Effect,
    when: int = MAIN,
    zones: tuple[int, ...] = (BATTLE_AREA,),
    cost: tuple[CostPart, ...] = (),
) -> Ability:
    """An [Activate] skill."""
    return Ability(ACT, zones, cost=cost, body=body, marks=when)


def spell(*body: Effect, name: str = "Spell", when: int = MAIN, marks: int = 0) -> CardDef:
    """An extra card that costs nothing and does what a test wants."""
    ability = Ability(ACT, (HAND,), body=body, marks=when | marks)
    return extra(name, cost=0, abilities=(ability,))


def counter(name: str, kind: int, *body: Effect, marks: int = 0) -> CardDef:
    """An extra card that costs nothing, with a [Counter] skill."""
    ability = Ability(ACT, (HAND,), body=body, marks=kind | marks)
    return extra(name, cost=0, abilities=(ability,))


def waiting(name: str, trigger: Trigger, *body: Effect) -> CardDef:
    """A battle card whose skill waits for something; then its player may draw a card."""
    return battle(
        name, abilities=(Ability(AUTO, (BATTLE_AREA,), trigger, body=body or (MAY_DRAW,)),)
    )


def at_moment(name: str, moment: int, *body: Effect, whose: int = YOU) -> CardDef:
    """A battle card that waits for a moment of its player's turn."""
    return waiting(name, Trigger(EV_BEGIN, value=moment, whose=whose), *body)


def meant(*text: str, kind: int = BATTLE) -> tuple[Ability, ...]:
    """What a text means by the rules in force."""
    return abilities_of(text, kind)


def said(name: str, *text: str, **printed: Any) -> CardDef:
    """A battle card with a text."""
    return battle(name, abilities=meant(*text), **printed)


def told(name: str, *text: str) -> CardDef:
    """An extra card that costs nothing, with a text."""
    return extra(name, cost=0, abilities=meant(*text, kind=EXTRA))


def unable(bits: int, zones: tuple[int, ...] = (BATTLE_AREA,), who: Noun | None = None) -> Ability:
    """Something that its card cannot do, or have done to it."""
    modifier = Modifier(BITS_ON, CHAR_CANNOT, who or This(), bits=bits)
    return Ability(CONT, zones, modifiers=(modifier,))


def changed(char: int, by: int, zones: tuple[int, ...], who: Noun | None = None) -> Ability:
    """A [Permanent] skill by which a characteristic of its card is more, or less."""
    return Ability(CONT, zones, modifiers=(Modifier(ADD, char, who or This(), Num(by)),))


def resolves(t: Table, name: str = "Spell", player: int = 0) -> None:
    """A card's first skill is carried out, wherever the card is."""
    seat = (t.you, t.rival)[player]
    card = seat.card(name)
    ability = t.game.lib.own[t.game.state.definition[card]][0]
    t.run(t.game.book.resolve(ability, t.game.state.ref(card), player))


def seen(t: Table, player: int, owner: int, zone: str) -> list[str | None]:
    """The cards of an area as a player sees them, topmost first; nothing for an unknown one."""
    kind = t.game.zones.names.index(zone)
    cards = t.game.view(player)["zones"][owner][kind]["cards"]
    return [None if c is None else c["name"] for c in reversed(cards)]
