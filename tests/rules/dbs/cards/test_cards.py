"""Section 2: what is printed on a card, and what the words of texts mean by it."""

from collections.abc import Sequence
from dataclasses import replace

from bythebook.games.dbs.cards.cards import (
    BATTLE,
    BLUE,
    CHARACTER,
    CHARS,
    COLORS,
    EXTRA,
    LEADER,
    NAMES,
    RED,
    TRAITS,
    UNISON,
    character_word,
    name_word,
    speaks_from,
    trait_word,
)
from bythebook.games.dbs.cards.characteristics import (
    MonoColor,
    Multicolor,
    SkillLess,
    named,
    of_character,
)
from bythebook.games.dbs.cards.defining import define
from bythebook.games.dbs.texts.effects import FlipOver
from bythebook.games.dbs.zones.zones import BATTLE_AREA, DECK, HAND, LEADER_AREA
from bythebook.kernel.abilities.abilities import CONT, Ability, CardDef, Modifier
from bythebook.kernel.language.nouns import Cards, Noun, This
from bythebook.kernel.language.words import ANYONE, HAS, Test
from bythebook.kernel.state.continuous_ops import BITS_ON, FIRST_CHAR
from bythebook.kernel.state.refs import NOTHING
from bythebook.kernel.texts.lasting import GiveBits
from bythebook.testing import Table, clause, side, table
from bythebook.testing.dbs import battle, extra, leader, unison
from tests.rules.dbs.making import changed, resolves, skill, told


def found(t: Table, noun: Noun) -> list[str]:
    """The names of the cards that words of yours mean now."""
    refs = noun.refs(t.game, NOTHING, 0, [])
    return sorted(t.game.definition(r & 0x7FF).name for r in refs)


def asked(*tests: Test, zones: tuple[int, ...] = (BATTLE_AREA,)) -> Cards:
    """Cards of which a text asks something."""
    return Cards(ANYONE, zones, tests)


def board(*cards: CardDef, **more: object) -> Table:
    """A battle area with these cards."""
    return table("dbs", you=side(battle=[c.name for c in cards], **more), cards=cards)


@clause("dbs 2-1-2")
def test_a_noun_in_curly_brackets_is_a_card_name():
    t = board(battle("Ace"), battle("Bob"))
    assert found(t, asked(named("Ace"))) == ["Ace"]


@clause("dbs 2-1-2-1")
def test_a_name_means_its_other_number_too():
    t = board(battle("Lantern"), battle("Lanterns"), battle("Lanternsman"))
    assert found(t, asked(named("Lantern"))) == ["Lantern", "Lanterns"]
    assert found(t, asked(named("Lanterns"))) == ["Lantern", "Lanterns"]


def says(char: int, word: str) -> tuple[Ability, ...]:
    """A [Permanent] skill by which a card has one word more."""
    modifier = Modifier(BITS_ON, char, This(), words=(word,))
    return (Ability(CONT, (BATTLE_AREA,), modifiers=(modifier,)),)


@clause("dbs 2-1-3")
def test_a_name_that_a_skill_of_its_own_adds_belongs_to_a_card_everywhere():
    ace = battle("Ace", abilities=says(NAMES, name_word("Bob")))
    t = table("dbs", you=side(deck=["Ace", "filler"], hand=["Ace"], battle=["Ace"]), cards=[ace])
    for zone in (DECK, HAND, BATTLE_AREA):
        assert found(t, asked(named("Bob"), zones=(zone,))) == ["Ace"]
    assert Test(NAMES, HAS, words=(name_word("Bob"),)).met(ace.values[NAMES])


@clause("dbs 2-5-5")
def test_a_character_that_a_skill_of_its_own_adds_belongs_to_a_card_everywhere():
    ace = battle("Ace", abilities=says(CHARACTER, character_word("Bob")))
    t = table("dbs", you=side(deck=["Ace", "filler"], battle=["Ace"]), cards=[ace])
    for zone in (DECK, BATTLE_AREA):
        assert found(t, asked(of_character("Bob"), zones=(zone,))) == ["Ace"]


def of_trait(trait: str) -> Test:
    """What a text asks of a card that it names by a trait."""
    return Test(TRAITS, HAS, words=(trait_word(trait),))


@clause("dbs 2-6-6")
def test_a_trait_that_a_skill_of_its_own_adds_belongs_to_a_card_everywhere():
    ace = battle("Ace", abilities=says(TRAITS, trait_word("Sailor")))
    t = table("dbs", you=side(deck=["Ace", "filler"], battle=["Ace"]), cards=[ace])
    for zone in (DECK, BATTLE_AREA):
        assert found(t, asked(of_trait("Sailor"), zones=(zone,))) == ["Ace"]


def offered(words: str, hand: Sequence[str] = (), **areas: object) -> Table:
    """A text says: choose one of these cards. It is about to be chosen."""
    tells = told("Tells", f"[Activate: Main] Choose up to 1 {words} and it gets +5000 power.")
    cards = [battle("Ace"), extra("Spell"), unison("Duo", keywords=0), leader("Chief")]
    t = table("dbs", you=side(hand=[tells, *hand], **areas), cards=cards, at="main")
    t.you.chooses("activate Tells")
    t.ends_asking()
    return t


@clause("dbs 2-3-2-1-1")
def test_leader_means_the_one_in_the_leader_area():
    text = "[Activate: Main] Your Leader Card gets +5000 power for the turn."
    mine = side(hand=[told("Tells", text)], drop=["Chief"], battle=["Ace"])
    t = table("dbs", you=mine, cards=[leader("Chief"), battle("Ace")], at="main")
    t.you.chooses("activate Tells")
    powers = [t.you.value(name, "power") for name in ("leader", "Chief", "Ace")]
    assert powers == [15000, 10000, 10000]


@clause("dbs 2-3-2-1-2")
def test_of_a_leader_only_the_side_that_lies_up_counts():
    t = two_sided()
    assert t.you.value("Front", "power") == 10000
    assert found(t, Cards(ANYONE, (LEADER_AREA,), (named("Back"),))) == []
    t.you.chooses("activate Front")
    t.you.leader.is_("Back")
    assert t.you.value("Back", "power") == 15000
    assert found(t, Cards(ANYONE, (LEADER_AREA,), (named("Back"),))) == ["Back"]
    assert found(t, Cards(ANYONE, (LEADER_AREA,), (named("Front"),))) == []


@clause("dbs 2-3-2-1-2-1")
def test_a_skill_can_ask_for_the_hidden_side_of_a_leader():
    for name, there in (("Front", False), ("Back", True)):
        other = f"If the other side of your Leader Card is a {{{name}}} card"
        t = two_sided(told("Tells", f"[Activate: Main] {other}, draw 2 cards."))
        t.you.chooses("activate Tells")
        t.you.hand.has(2 if there else 0)


@clause("dbs 2-3-2-2-1")
def test_battle_card_means_a_card_of_that_type():
    t = offered("Battle Card in your hand", hand=["Ace", "Spell", "Duo"])
    t.you.may_choose_exactly("Ace", "done")


@clause("dbs 2-3-2-3-1")
def test_extra_card_means_a_card_of_that_type():
    t = offered("Extra Card in your hand", hand=["Ace", "Spell", "Duo"])
    t.you.may_choose_exactly("Spell", "done")


@clause("dbs 2-3-2-4-1")
def test_unison_card_means_a_card_of_that_type():
    t = offered("Unison Card in your Drop Area", drop=["Ace", "Spell", "Duo"])
    t.you.may_choose_exactly("Duo", "done")


def two_colored(name: str) -> CardDef:
    """A card printed in two colors."""
    return battle(name, color="red/blue")


def dyed(name: str) -> CardDef:
    """A red card that can make itself blue as well."""
    return battle(name, color="red", abilities=(skill(GiveBits(This(), COLORS, BLUE)),))


@clause("dbs 2-4-1-2-1")
def test_multicolor_means_more_than_one_color():
    t = board(battle("One"), two_colored("Two"), battle("Three", color="red/blue/green"))
    assert found(t, Cards(zones=(BATTLE_AREA,), such=Multicolor())) == ["Three", "Two"]


@clause("dbs 2-4-1-2-1-1")
def test_colors_that_are_gained_make_no_card_multicolor():
    t = board(dyed("Dyed"), two_colored("Two"))
    resolves(t, "Dyed")
    assert t.you.value("Dyed", "colors") == RED | BLUE
    assert found(t, Cards(zones=(BATTLE_AREA,), such=Multicolor())) == ["Two"]


@clause("dbs 2-4-1-3")
def test_mono_color_means_a_single_color():
    t = board(battle("One"), two_colored("Two"), battle("Sea", color="blue"))
    assert found(t, Cards(zones=(BATTLE_AREA,), such=MonoColor())) == ["One", "Sea"]
    assert found(t, Cards(zones=(BATTLE_AREA,), such=MonoColor(BLUE))) == ["Sea"]


@clause("dbs 2-4-1-3-1")
def test_a_card_of_one_color_stays_mono_color_whatever_it_gains():
    t = board(dyed("Dyed"), two_colored("Two"))
    resolves(t, "Dyed")
    assert found(t, Cards(zones=(BATTLE_AREA,), such=MonoColor())) == ["Dyed"]
    assert found(t, Cards(zones=(BATTLE_AREA,), such=MonoColor(RED))) == ["Dyed"]
    assert found(t, Cards(zones=(BATTLE_AREA,), such=MonoColor(BLUE))) == []


@clause("dbs 2-4-1-4")
def test_the_same_color_is_exactly_the_same_colors():
    cards = [battle("Red"), battle("Rose"), two_colored("Both"), battle("Sea", color="blue")]
    text = "[Activate: Main] If all of your energy is the same color, draw 2 cards."
    for name, same in (("Rose", True), ("Both", False), ("Sea", False)):
        mine = side(hand=[told("Tells", text)], energy=["Red", name])
        t = table("dbs", you=mine, cards=cards, at="main")
        t.you.chooses("activate Tells")
        t.you.hand.has(2 if same else 0)


@clause("dbs 2-5-3")
def test_a_noun_in_angle_brackets_is_a_character_name():
    t = board(battle("Ace of Day", character="Ace"), battle("Ace", character="Bob"))
    assert found(t, asked(of_character("Ace"))) == ["Ace of Day"]


@clause("dbs 2-6-3")
def test_a_card_has_each_of_the_traits_between_slashes():
    t = board(battle("Ace", traits=("Sailor/Night Crew",)), battle("Bob", traits=("Sailor",)))
    assert found(t, asked(of_trait("Sailor"))) == ["Ace", "Bob"]
    assert found(t, asked(of_trait("Night Crew"))) == ["Ace"]
    assert found(t, asked(of_trait("Sailor/Night Crew"))) == []


@clause("dbs 2-6-4")
def test_a_noun_in_double_angle_brackets_is_a_trait():
    t = board(battle("Ace", traits=("Sailor",)), battle("Bob", traits=("Smith",)))
    assert found(t, asked(of_trait("Sailor"))) == ["Ace"]


def whole(kind: int) -> CardDef:
    """A card of a type, with everything given that can be printed on one."""
    return define(
        f"T-{kind}",
        "Ace",
        kind,
        RED,
        3,
        (1, 0, 0, 0, 0),
        5000,
        1,
        10000,
        ("Ace",),
        ("Sailor",),
        "Old",
    )


def has(kind: int, name: str) -> bool:
    """Whether a card of a type has one of its characteristics."""
    chars = dict(zip(CHARS, range(FIRST_CHAR, FIRST_CHAR + len(CHARS)), strict=True))
    return whole(kind).values[chars[name]] > 0


@clause("dbs 2-5-4")
def test_leaders_and_battle_cards_alone_have_a_character_name():
    assert [has(k, "character") for k in (LEADER, BATTLE, EXTRA, UNISON)] == [
        True,
        True,
        False,
        False,
    ]


@clause("dbs 2-6-5")
def test_leaders_and_battle_cards_alone_have_traits():
    assert [has(k, "traits") for k in (LEADER, BATTLE, EXTRA, UNISON)] == [True, True, False, False]


@clause("dbs 2-7-3")
def test_leaders_and_battle_cards_alone_have_an_era():
    assert [has(k, "era") for k in (LEADER, BATTLE, EXTRA, UNISON)] == [True, True, False, False]


@clause("dbs 2-8-2")
def test_extra_cards_alone_have_no_power():
    assert [has(k, "power") for k in (LEADER, BATTLE, EXTRA, UNISON)] == [True, True, False, True]


@clause("dbs 2-9-2")
def test_battle_cards_alone_have_combo_power():
    assert [has(k, "combo power") for k in (LEADER, BATTLE, EXTRA, UNISON)] == [
        False,
        True,
        False,
        False,
    ]


@clause("dbs 2-10-2")
def test_battle_cards_alone_have_a_combo_cost():
    assert [has(k, "combo cost") for k in (LEADER, BATTLE, EXTRA, UNISON)] == [
        False,
        True,
        False,
        False,
    ]


@clause("dbs 2-11-4")
def test_leaders_alone_have_no_energy_cost():
    assert [has(k, "cost") for k in (LEADER, BATTLE, EXTRA, UNISON)] == [False, True, True, True]


@clause("dbs 2-12-2")
def test_skills_count_in_the_area_that_fits_the_type_of_their_card():
    strong = changed(11, 5000, speaks_from(BATTLE))
    ace = battle("Ace", power=5000, abilities=(strong,))
    for zone, power in (("hand", 5000), ("drop", 5000), ("battle", 10000), ("combo", 5000)):
        t = table("dbs", you=side(**{zone: ["Ace"]}), cards=[ace])
        assert t.you.value("Ace", "power") == power
    assert speaks_from(LEADER) == (LEADER_AREA,)
    assert speaks_from(UNISON) == (9,)


@clause("dbs 2-12-4")
def test_a_card_without_text_is_skill_less():
    t = board(battle("Plain"), battle("Ace", abilities=(changed(11, 5000, (BATTLE_AREA,)),)))
    assert found(t, Cards(zones=(BATTLE_AREA,), such=SkillLess())) == ["Plain"]


def two_sided(*hand: CardDef) -> Table:
    """A board with a leader that can show its other side."""
    back = leader("Back", power=15000)
    front = leader("Front", abilities=(skill(FlipOver(), zones=(LEADER_AREA,)),))
    front = replace(front, back=back)
    return table("dbs", side(leader=["Front"], hand=list(hand)), cards=[front, back], at="main")
