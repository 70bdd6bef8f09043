"""Sections 2.2.5 and 2.17: the clans and nations a card belongs to."""

from typing import Final

from bythebook.games.vanguard.cards.cards import ALL_CLANS, CLANS, nation_word
from bythebook.games.vanguard.cards.cards import NATIONS as NATION
from bythebook.kernel.abilities.abilities import Modifier
from bythebook.kernel.language.nouns import This
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.continuous_ops import BITS_ON

NATIONS: Final[dict[str, tuple[str, ...]]] = {
    "United Sanctuary": (
        "Royal Paladin",
        "Oracle Think Tank",
        "Angel Feather",
        "Shadow Paladin",
        "Gold Paladin",
        "Genesis",
    ),
    "Dragon Empire": ("Kagero", "Nubatama", "Tachikaze", "Murakumo", "Narukami"),
    "Star Gate": ("Nova Grappler", "Dimension Police", "Etranger", "Link Joker"),
    "Dark Zone": ("Spike Brothers", "Dark Irregulars", "Pale Moon", "Gear Chronicle"),
    "Magallanica": ("Granblue", "Bermuda Triangle", "Aqua Force"),
    "Zoo": ("Megacolony", "Great Nature", "Neo Nectar"),
}
"""the six nations (2.17.3), and which clans are of each (2.17.4)"""
EVERY_CLAN: Final = "Cray Elemental"


@rule("vgg 2.2.5", nothing=())
def nations_of_elementals() -> tuple[str, ...]:
    """Cray Elemental cards are of every nation; that they are of every clan their word says."""
    return tuple(NATIONS)


@rule("vgg 2.17.3.1", nothing=True)
def is_nation(icon: str) -> bool:
    """An icon of anything else than the six nations gives no nation."""
    return icon in NATIONS


@rule("vgg 2.17.4", nothing=())
def nations_by_clan(clan: str) -> tuple[str, ...]:
    """Without an icon a card is of the nation of its clan, if its clan is of one."""
    return tuple([nation for nation, clans in NATIONS.items() if clan in clans])


@rule("vgg 2.17.4.2", nothing=())
def clans_by_nation(nation: str) -> tuple[str, ...]:
    """With the icon of a nation and no clan, a card is of every clan of that nation."""
    return NATIONS[nation]


def belonging(clan: str, icon: str = "") -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The clans and the nations of a card, by its clan and the icon of its nation, if any."""
    clans = (clan,) if clan else ()
    if clan == EVERY_CLAN:
        return clans, nations_of_elementals()
    if icon and is_nation(icon):
        return clans or clans_by_nation(icon), (icon,)
    return clans, nations_by_clan(clan) if clan and not icon else ()


def every_clan_and_nation() -> list[Modifier]:
    """What a text does that says of its card that it is of every clan and nation."""
    nations = tuple([nation_word(nation) for nation in nations_of_elementals()])
    return [
        Modifier(BITS_ON, CLANS, This(), words=(ALL_CLANS,)),
        Modifier(BITS_ON, NATION, This(), words=nations),
    ]
