"""Section 2.14 and appendix B: the clans and nations a card belongs to."""

from typing import Final

from bythebook.kernel.procedure.clauses import rule

CLANS: Final[dict[str, tuple[str, ...]]] = {
    "United Sanctuary": (
        "Royal Paladin",
        "Oracle Think Tank",
        "Angel Feather",
        "Shadow Paladin",
        "Gold Paladin",
        "Genesis",
    ),
    "Dragon Empire": ("Kagero", "Nubatama", "Tachikaze", "Murakumo", "Narukami"),
    "Star Gate": ("Nova Grappler", "Dimension Police", "Link Joker", "Etranger"),
    "Dark Zone": ("Spike Brothers", "Dark Irregulars", "Pale Moon", "Gear Chronicle"),
    "Zoo": ("Megacolony", "Great Nature", "Neo Nectar"),
    "Magallanica": ("Granblue", "Aqua Force", "Bermuda Triangle"),
}
"""the clans of the older nations"""
ALSO: Final[dict[str, tuple[str, ...]]] = {
    "Keter Sanctuary": ("United Sanctuary",),
    "Brandt Gate": ("Star Gate",),
    "Dark States": ("Dark Zone",),
    "Stoicheia": ("Zoo", "Magallanica"),
    "Lyrical Monasterio": ("Magallanica",),
}
"""which older nations a nation also is"""
OWN_CLANS: Final[dict[str, tuple[str, ...]]] = {
    "Brandt Gate": ("Nova Grappler", "Dimension Police", "Link Joker"),
    "Stoicheia": ("Megacolony", "Great Nature", "Neo Nectar", "Granblue", "Aqua Force"),
    "Lyrical Monasterio": ("Bermuda Triangle",),
}
"""the clans of a nation where they are not all those of the nations it also is"""
EVERY_CLAN: Final = "Cray Elemental"
EVERY_NATION: Final = (*CLANS, *ALSO)


@rule("vgd 2.14.4", nothing=())
def also_of(nation: str) -> tuple[str, ...]:
    """Some nations are others as well."""
    return ALSO.get(nation, ())


@rule("vgd 2.14.4.1", nothing=())
def clans_by_nation(nation: str) -> tuple[str, ...]:
    """With a nation and no clan, a card is of every clan that appendix B lists for it."""
    if nation in OWN_CLANS:
        return OWN_CLANS[nation]
    older = ALSO.get(nation, (nation,))
    return tuple([clan for name in older for clan in CLANS.get(name, ())])


@rule("vgd 2.2.4", "vgd 2.2.5", nothing=False)
def of_everything(clan: str, nation: str, order: bool) -> bool:
    """Cray Elemental cards, and orders with neither, are of every clan and every nation."""
    return clan == EVERY_CLAN or (order and not clan and not nation)


def belonging(
    clan: str, nation: str = "", order: bool = False
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The clans and the nations of a card, by the clan and the nation printed on it."""
    if of_everything(clan, nation, order):
        return (EVERY_CLAN,), EVERY_NATION
    nations = (nation, *also_of(nation)) if nation else ()
    if clan:
        return (clan,), nations
    return clans_by_nation(nation) if nation else (), nations
