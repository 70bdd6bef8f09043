"""Sections 2.2 and 2.14, and appendix B: clans and nations."""

from bythebook.games.vanguard.cards.cards import (
    CLANS,
    NAMES,
    NATIONS,
    NamesWith,
    named,
    of_clan,
    of_nation,
)
from bythebook.games.vanguard.d.cards.nations import EVERY_NATION, belonging
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.language.words import HAS, words_of
from bythebook.kernel.language.words import Test as Asked
from bythebook.testing import clause, side, table
from bythebook.testing.vanguard_d import order, unit


def fits(card: CardDef, asked: Asked) -> bool:
    """Whether a noun that asks for this finds the card."""
    t = table("vgd", you=side(hand=[card]))
    return bool(Cards(zones=(1,), tests=(asked,)).refs(t.game, 0, 0, []))


@clause("vgd 2.14.4", "vgd 2.14.4.1")
def test_nations_are_older_nations_too_and_all_their_clans() -> None:
    for nation, older, clans in (
        ("Keter Sanctuary", ["United Sanctuary"], ["Gold Paladin", "Genesis"]),
        ("Dragon Empire", [], ["Kagero", "Narukami"]),
        ("Brandt Gate", ["Star Gate"], ["Nova Grappler", "Link Joker"]),
        ("Dark States", ["Dark Zone"], ["Pale Moon", "Gear Chronicle"]),
        ("Stoicheia", ["Zoo", "Magallanica"], ["Megacolony", "Granblue", "Aqua Force"]),
        ("Lyrical Monasterio", ["Magallanica"], ["Bermuda Triangle"]),
    ):
        of_clans, nations = belonging("", nation)
        assert nations == (nation, *older)
        assert set(clans) <= set(of_clans)
    # What is of the older nation alone.
    assert "Etranger" not in belonging("", "Brandt Gate")[0]
    assert "Etranger" in belonging("", "Star Gate")[0]
    assert "Bermuda Triangle" not in belonging("", "Stoicheia")[0]
    assert "Granblue" not in belonging("", "Lyrical Monasterio")[0]
    # With a clan on it a card is of that clan alone.
    assert belonging("Nubatama", "Dragon Empire") == (("Nubatama",), ("Dragon Empire",))
    assert fits(unit("a", nation="Stoicheia"), of_clan("Great Nature"))
    assert fits(unit("a", nation="Stoicheia"), of_nation("Zoo"))
    assert not fits(unit("a", nation="Stoicheia"), of_nation("Dark Zone"))


@clause("vgd 2.2.4")
def test_cray_elementals_are_of_every_clan_and_nation() -> None:
    card = unit("spirit", nation="", clan="Cray Elemental")
    assert fits(card, of_clan("Kagero"))
    assert all(fits(card, of_nation(nation)) for nation in EVERY_NATION)
    local = unit("local", nation="Dark States")
    assert not fits(local, of_nation("Stoicheia"))


@clause("vgd 2.2.5")
def test_an_order_with_neither_is_of_all_of_them_and_a_unit_of_none() -> None:
    edict = order("edict", nation="")
    assert fits(edict, of_clan("Genesis"))
    assert all(fits(edict, of_nation(nation)) for nation in EVERY_NATION)
    assert not fits(order("local", nation="Dark States"), of_nation("Stoicheia"))
    nobody = unit("nobody", nation="")
    assert not words_of(nobody.values[CLANS])
    assert not words_of(nobody.values[NATIONS])


@clause("vgd 2.1.1.1")
def test_a_quoted_word_is_a_name_or_a_part_of_one_as_the_text_has_it() -> None:
    whole, part = named("Pine Warden"), Asked(NAMES, HAS, family=NamesWith("Warden"))
    for name, is_it, has_it in (
        ("Pine Warden", True, True),
        ("Warden of Pines", False, True),
        ("Birch", False, False),
    ):
        assert fits(unit(name), whole) is is_it
        assert fits(unit(name), part) is has_it


@clause("vgd 2.1.1.1")
def test_what_is_quoted_is_a_name_or_a_part_of_names() -> None:
    whole, part = named("Pine Warden"), Asked(NAMES, HAS, family=NamesWith("Warden"))
    for name, is_it, has_it in (
        ("Pine Warden", True, True),
        ("Warden of Pines", False, True),
        ("Birch", False, False),
    ):
        assert fits(unit(name), whole) is is_it
        assert fits(unit(name), part) is has_it
