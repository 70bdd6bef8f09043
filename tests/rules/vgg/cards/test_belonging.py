"""Sections 2.1 to 2.4 and 2.17: names, clans, races, grades and nations, as texts ask for them."""

from bythebook.games.vanguard.cards.cards import (
    CLANS,
    GRADE,
    NAMES,
    RACES,
    NamesWith,
    clan_word,
    named,
    of_clan,
    of_nation,
)
from bythebook.games.vanguard.cards.defining import define
from bythebook.games.vanguard.g.cards.nations import NATIONS, belonging
from bythebook.games.vanguard.zones.zones import DROP, VANGUARD_AND_REAR
from bythebook.kernel.abilities.abilities import CONT, Ability, CardDef, Modifier
from bythebook.kernel.language.nouns import Cards, This
from bythebook.kernel.language.words import AT_LEAST, HAS, Test
from bythebook.kernel.state.continuous_ops import BITS_ON
from bythebook.kernel.texts.verbs import ChooseCards
from bythebook.testing import clause, side
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.actions.making import does


def asking(test: Test, *cards: CardDef) -> list[str]:
    """Which cards of the drop zone a text can choose that asks something of them."""
    t = does(
        ChooseCards(Cards(zones=(DROP,), tests=(test,)), up_to=True), you=side(drop=list(cards))
    )
    if t.asked.kind == 1:
        found = [option for option in t.you.options if option != "done"]
        t.you.chooses("done")
        return sorted(found)
    return []


def of(name: str, clan: str, icon: str = "") -> CardDef:
    clans, nations = belonging(clan, icon)
    return define(f"T-{name}", name, 1, clans=clans, nations=nations)


@clause("vgg 2.1.1.2")
def test_a_quoted_name_means_cards_of_exactly_that_name() -> None:
    cards = unit("Pine Warden"), unit("Pine Warden, Ola"), unit("Warden")
    assert asking(named("Pine Warden"), *cards) == ["Pine Warden"]


@clause("vgg 2.1.1")
def test_a_part_of_a_name_means_every_name_with_it() -> None:
    cards = unit("Pine Warden"), unit("Warden of Pines"), unit("Birch")
    part = Test(NAMES, HAS, family=NamesWith("Warden"))
    assert asking(part, *cards) == ["Pine Warden", "Warden of Pines"]


@clause("vgg 2.2.2", "vgg 2.2.5")
def test_a_text_asks_for_a_clan_and_elementals_are_of_every_clan() -> None:
    cards = of("one", "Kagero"), of("other", "Genesis"), of("all", "Cray Elemental")
    assert asking(of_clan("Kagero"), *cards) == ["all", "one"]
    assert asking(of_clan("Genesis"), *cards) == ["all", "other"]


@clause("vgg 2.2.5")
def test_elementals_are_of_every_nation() -> None:
    cards = of("one", "Kagero"), of("all", "Cray Elemental")
    for nation in NATIONS:
        found = ["all", "one"] if nation == "Dragon Empire" else ["all"]
        assert asking(of_nation(nation), *cards) == found


@clause("vgg 2.2.4")
def test_a_card_can_be_of_another_clan_as_well() -> None:
    also = Modifier(BITS_ON, CLANS, This(), words=(clan_word("Genesis"),))
    ability = Ability(CONT, (DROP, *VANGUARD_AND_REAR), modifiers=(also,))
    both = unit("both", clans=("Kagero",), abilities=(ability,))
    assert asking(of_clan("Genesis"), both) == ["both"]
    assert asking(of_clan("Kagero"), both) == ["both"]


@clause("vgg 2.3.1.1")
def test_a_text_asks_for_a_race() -> None:
    cards = unit("beast", races=("High Beast",)), unit("human", races=("Human",))
    assert asking(Test(RACES, HAS, words=("Human",)), *cards) == ["human"]


@clause("vgg 2.4.1")
def test_a_text_asks_for_a_grade() -> None:
    cards = [unit(f"grade {n}", n) for n in range(4)]
    assert asking(Test(GRADE, AT_LEAST, 2), *cards) == ["grade 2", "grade 3"]


@clause("vgg 2.17.4")
def test_a_card_is_of_the_nation_of_its_clan() -> None:
    for nation, clans in NATIONS.items():
        for clan in clans:
            assert belonging(clan) == ((clan,), (nation,))
    cards = of("here", "Aqua Force"), of("there", "Genesis")
    assert asking(of_nation("Magallanica"), *cards) == ["here"]


@clause("vgg 2.17.4.1")
def test_a_clan_of_no_nation_gives_none() -> None:
    cards = of("lost", "Gyze"), of("nobody", "")
    for nation in NATIONS:
        assert asking(of_nation(nation), *cards) == []


@clause("vgg 2.17.3.1")
def test_other_icons_give_no_nation() -> None:
    assert belonging("Kagero", "Dragon Empire") == (("Kagero",), ("Dragon Empire",))
    assert belonging("Kagero", "Harbor Guild") == (("Kagero",), ())


@clause("vgg 2.17.4.2")
def test_an_icon_without_a_clan_gives_every_clan_of_the_nation() -> None:
    cards = (of("zoo", "", "Zoo"),)
    for clan in NATIONS["Zoo"]:
        assert asking(of_clan(clan), *cards) == ["zoo"]
    assert asking(of_clan("Kagero"), *cards) == []
    assert asking(of_nation("Zoo"), *cards) == ["zoo"]


@clause("vgg 2.2.4", "vgg 2.2.5")
def test_a_text_can_say_of_a_card_that_it_is_of_every_clan_and_nation() -> None:
    text = "[CONT]:This card is from all clans and nations."
    every = unit("every", clans=("Kagero",), text=text)
    for clan in ("Kagero", "Genesis", "Neo Nectar"):
        assert asking(of_clan(clan), every) == ["every"]
    for nation in NATIONS:
        assert asking(of_nation(nation), every) == ["every"]
