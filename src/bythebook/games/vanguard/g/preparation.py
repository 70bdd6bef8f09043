"""Section 5: decks."""

from typing import Final

from bythebook.games.vanguard.cards.cards import (
    G_UNIT,
    MARKS,
    NORMAL_UNIT,
    TRIGGER_UNIT,
    TYPE,
)
from bythebook.games.vanguard.g.keywords.marks import ONE_IN_G_DECK
from bythebook.games.vanguard.g.policy import G_COPIES_ALLOWED
from bythebook.games.vanguard.g.zones.zones import G_ZONE
from bythebook.games.vanguard.policy import COPIES_ALLOWED
from bythebook.games.vanguard.preparation import (
    Fault,
    brings_a_deck,
    fifty_cards,
    four_heals,
    four_sentinels,
    sixteen_triggers,
    too_many_copies,
)
from bythebook.games.vanguard.zones.zones import DECK
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.errors import Said

BEGINNERS: Final = 8
"""so many cards a G deck has by the guide for beginners, at the most"""


@rule("vgg 5.1.1", "vgg 5.3.1", nothing={"main deck": DECK})
def deck_sections() -> dict[str, int]:
    """Each player brings a main deck, and a G deck of their own if they like; where they lie."""
    return {"main deck": DECK, "G deck": G_ZONE}


@rule("vgg 5.2.2.6", nothing="")
def main_deck_types(cards: list[CardDef]) -> str:
    """A main deck is made of normal units and trigger units."""
    strange = sorted({c.name for c in cards if not c.values[TYPE] & (NORMAL_UNIT | TRIGGER_UNIT)})
    if not strange:
        return ""
    return Said("a main deck has only normal and trigger units, not {strange}", strange=strange)


@rule("vgg 5.3.2", nothing="")
def sixteen_g_units(cards: list[CardDef]) -> str:
    """A G deck has sixteen cards at the most, and may have none."""
    n = len(cards)
    return "" if n <= 16 else Said("a G deck has at most 16 cards, this one has {n}", n=n)


@rule("vgg 5.3.3", nothing="")
def g_deck_types(cards: list[CardDef]) -> str:
    """A G deck is made of G units alone."""
    strange = sorted({c.name for c in cards if not c.values[TYPE] & G_UNIT})
    return Said("a G deck has only G units, not {strange}", strange=strange) if strange else ""


def for_beginners(g_deck: list[CardDef]) -> list[str]:
    """The guide for beginners, older than the rulebook, plays with smaller G decks."""
    n = len(g_deck)
    if n <= BEGINNERS:
        return []
    return [
        Said(
            "by the guide for beginners a G deck has {most} cards at most, this one {n}",
            most=BEGINNERS,
            n=n,
        )
    ]


def main_deck_faults(cards: list[CardDef]) -> list[Fault]:
    """5.2.2: every way in which a main deck breaks the construction rules."""
    faults = [("vgg 5.2.2.1", fifty_cards(cards))]
    faults += [("vgg 5.2.2.2", f) for f in too_many_copies(cards, COPIES_ALLOWED.value)]
    faults += [
        ("vgg 5.2.2.3", sixteen_triggers(cards)),
        ("vgg 5.2.2.4", four_heals(cards)),
        ("vgg 5.2.2.5", four_sentinels(cards)),
        ("vgg 5.2.2.6", main_deck_types(cards)),
    ]
    return faults


def only_one(cards: list[CardDef]) -> list[str]:
    """Of a card whose text says so a G deck has one at the most."""
    names = [c.name for c in cards if c.values[MARKS] & ONE_IN_G_DECK]
    several = sorted({name for name in names if names.count(name) > 1})
    return [
        Said("by its own text a G deck has one {name} at the most", name=name) for name in several
    ]


def g_deck_faults(cards: list[CardDef]) -> list[Fault]:
    """5.3: every way in which a G deck breaks the construction rules."""
    faults = [("vgg 5.3.2", sixteen_g_units(cards))]
    faults += [("vgg 5.3.2.1", f) for f in too_many_copies(cards, G_COPIES_ALLOWED.value)]
    faults += [("vgg 5.3.2.1", f) for f in only_one(cards)]
    faults.append(("vgg 5.3.3", g_deck_types(cards)))
    return faults


@rule("vgg 5.4.2", nothing=[])
def presented(main: list[CardDef], g_deck: list[CardDef]) -> list[Fault]:
    """Both decks are held against the construction rules when they are presented."""
    none = brings_a_deck(main)
    if none:
        return [("vgg 5.2.1", none)]
    return [(c, fault) for c, fault in (*main_deck_faults(main), *g_deck_faults(g_deck)) if fault]
