"""What texts of the overDress era do, as they are played."""

from typing import Any

import pytest
from tests.rules.vanguard.battle.fighting import attack, battle, field, other
from tests.text.vanguard.overdress_texts import CHANGES, TEXTS

from bythebook.games.vanguard.d.cards.types import SET_ORDER
from bythebook.testing import side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard_d import order, unit
from bythebook.text.meaning import Unplayable
from bythebook.text.reading import TextError
from bythebook.text.vanguard import read_all, show
from bythebook.text.vanguard.lexicon_d import OVERDRESS
from bythebook.text.vanguard.normalise import normalise


@pytest.mark.parametrize("text", TEXTS)
def test_a_text_prints_as_it_is_read(text: str) -> None:
    found = read_all(text, OVERDRESS)
    assert found
    assert all(normalise(show(ability)) == normalise(text) for ability in found)


@pytest.mark.parametrize("text", TEXTS)
def test_a_changed_text_is_refused_or_means_something_else(text: str) -> None:
    meant = read_all(text, OVERDRESS)
    changed = [text.replace(before, after, 1) for before, after in CHANGES if before in text]
    assert changed, text
    for said in changed:
        try:
            found = read_all(said, OVERDRESS)
        except TextError:
            continue
        assert found != meant, said


CARDS = [
    unit("small", 1),
    unit("big", 3),
    unit("crit", 0, trigger="critical"),
    unit("front", 0, trigger="front"),
    unit("draw", 0, trigger="draw"),
    order("edict", 1),
    order("flag", 1, kind=SET_ORDER),
]


def acting(body: str, **zones: Any) -> Table:
    """A vanguard of grade 3 has rested for an effect, in the main phase."""
    text = f"[ACT](VC)[1/turn]:[COST][[Rest] this unit], {body}"
    you = side(**{"vanguard": unit("lead", 3, text=text), **zones})
    t = table("vgd", you=you, cards=CARDS, at="main")
    t.you.chooses("activate lead")
    return t


def test_triggers_are_told_by_their_icons() -> None:
    t = acting(
        "choose a [Critical] trigger or [Front] trigger from your drop, and put it into your hand.",
        drop=["crit", "front", "draw", "small"],
    )
    t.you.may_choose_exactly("crit", "front")
    t.you.chooses("front")
    t.you.hand.is_("front")


def test_a_unit_in_the_drop_zone_is_no_order() -> None:
    t = acting(
        "choose a unit from your drop, and put it into soul.", drop=["small", "edict", "crit"]
    )
    t.you.may_choose_exactly("small", "crit")
    t.you.chooses("small")


def test_what_is_no_trigger_or_has_a_keyword_or_not() -> None:
    t = acting(
        "choose up to one non-trigger unit from your drop, and put it into soul.",
        drop=["small", "edict", "crit"],
    )
    t.you.may_choose_exactly("small", "done")
    t.you.chooses("small")
    guard = unit(
        "guard",
        1,
        text="[CONT]:Sentinel (You may only have up to four cards with"
        ' "[CONT]:Sentinel" in a deck)',
    )
    for words in ("non-sentinel normal unit", "normal unit without sentinel"):
        text = f"[ACT](VC)[1/turn]:[COST][[Rest] this unit], choose a {words} from your drop, and"
        t = table(
            "vgd",
            you=side(
                vanguard=unit("lead", 3, text=f"{text} put it into soul."),
                drop=["small", "guard", "big"],
            ),
            cards=[*CARDS, guard],
            at="main",
        )
        t.you.chooses("activate lead")
        t.you.may_choose_exactly("small", "big")
        t.you.chooses("big")


def test_glitter_is_a_kind_of_card() -> None:
    text = (
        "[ACT](VC)[1/turn]:[COST][[Rest] this unit], choose a trigger unit or [Glitter] from your"
        " drop, and put it into soul."
    )
    bright = unit("bright", 2, text="[Glitter]")
    t = table(
        "vgd",
        you=side(vanguard=unit("lead", 3, text=text), drop=["small", "crit", "bright"]),
        cards=[*CARDS, bright],
        at="main",
    )
    t.you.chooses("activate lead")
    t.you.may_choose_exactly("crit", "bright")
    t.you.chooses("bright")


@pytest.mark.parametrize(
    ("words", "left"), [("a back row (RC)", 3), ("an open back row (RC)", 2), ("(RC)", 5)]
)
def test_cards_are_called_to_circles_of_a_row(words: str, left: int) -> None:
    t = acting(
        f"choose a grade 1 card from your drop, and call it to {words}.",
        drop=["small"],
        back_left="big",
        left="big",
    )
    assert len(t.options) == left
    t.answer(0)


def test_cards_are_called_to_the_middle_of_the_back_row() -> None:
    t = acting(
        "choose a grade 1 card from your drop, and call it to your back row center (RC).",
        drop=["small"],
    )
    t.you.back_center.is_("small")


@pytest.mark.parametrize(("top", "zone"), [("small", "field"), ("big", "hand"), ("edict", "hand")])
def test_one_thing_if_it_is_such_a_card_and_another_if_it_is_not(top: str, zone: str) -> None:
    t = acting(
        "reveal the top card of your deck, call it to (RC) if it is a grade 2 or less unit card,"
        " and put it into hand if it isn't.",
        deck=[top, "small"],
    )
    if zone == "field":
        t.answer(0)
    t.you.hand.has(int(zone == "hand"))
    t.you.deck.has(1)


@pytest.mark.parametrize(("card", "held"), [("small", 0), ("edict", 1), ("flag", 0)])
def test_one_thing_if_it_is_one_card_and_another_if_it_is_another(card: str, held: int) -> None:
    t = acting(
        "choose a card from your drop, and call it to (RC) if it is a unit card, or put it into"
        " your hand if it is a normal order.",
        drop=[card],
    )
    if card == "small":
        t.answer(0)
    t.you.hand.has(held)
    t.you.drop.has(int(card == "flag"))


@pytest.mark.parametrize("way", [0, 1])
def test_a_card_is_called_or_goes_elsewhere_as_one_chooses(way: int) -> None:
    body = "look at the top card of your deck, and call it to (RC) or put it into your soul."
    t = acting(body, deck=["small", "big"])
    assert len(t.options) == 2
    t.answer(way)
    if way == 0:
        t.answer(0)
    t.you.soul.has(way)
    # An order cannot be called.
    t = acting(body, deck=["edict", "big"])
    t.you.soul.is_("edict")


@pytest.mark.parametrize("way", [0, 1])
def test_a_card_is_discarded_or_goes_elsewhere(way: int) -> None:
    t = acting(
        "look at the top card of your deck, and put it on the bottom of the deck or discard it.",
        deck=["small", "big"],
    )
    t.answer(way)
    t.you.drop.has(way)
    t.you.deck.has(2 - way)


@pytest.mark.parametrize("way", [0, 1])
def test_cards_of_one_kind_are_chosen_or_of_another(way: int) -> None:
    t = acting(
        "look at the top three cards of your deck, choose up to one grade 3 card from among them"
        " and reveal it and put it into hand, or choose up to one grade 1 or less card from among"
        " them and call it to (RC), and put the rest on the bottom of the deck in any order.",
        deck=["small", "big", "crit", "edict"],
    )
    t.answer(way)
    if way == 0:
        t.you.may_choose_exactly("big", "done")
        t.you.chooses("big")
        t.you.hand.is_("big")
    else:
        t.you.may_choose_exactly("small", "crit", "done")
        t.you.chooses("small")
        t.answer(0)
        t.you.hand.has(0)
    t.you.is_asked("order")
    t.answer(0)
    t.you.deck.has(3)


def test_so_much_for_every_few_grades() -> None:
    for grade in (3, 2):
        text = (
            "[ACT](RC):[COST][[Rest] this unit], choose one of your vanguards, and this unit gets"
            " [Power] +{} until end of turn for {} of that unit."
        )
        for each, words in ((5000, "every two grades"), (2500, "each grade")):
            t = table(
                "vgd",
                you=side(
                    vanguard=unit("lead", grade), left=unit("post", text=text.format(each, words))
                ),
                at="main",
            )
            t.you.chooses("activate post")
            more = each * (grade // 2 if each == 5000 else grade)
            assert t.you.value("post", "power") == 8000 + more


def test_cards_of_the_deck_are_discarded() -> None:
    t = acting("discard the top two cards of your deck.", deck=["small", "big", "crit"])
    t.you.drop.holds_exactly("small", "big")
    with pytest.raises(Unplayable):
        read_all("[ACT](VC):[Soul-Blast 1] Discard two cards from the top of your deck.", 0)


def test_cards_return_to_the_deck_which_is_shuffled() -> None:
    t = acting(
        "choose two cards from your drop, and return them to your deck and shuffle it.",
        drop=["small", "big"],
        deck=["crit"],
    )
    t.you.deck.has(3)
    for text in (
        (
            "choose one of your opponent's rear-guards, and return it to its owner's deck and"
            " shuffle it."
        ),
        "draw a card, and shuffle it.",
    ):
        with pytest.raises(Unplayable):
            read_all(f"[ACT](VC):[COST][Soul-Blast 1], {text}", OVERDRESS)


def test_an_ability_in_quotes_is_of_the_same_era() -> None:
    t = acting(
        'choose one of your rear-guards, and it gets "[ACT](RC):[COST][discard a card from hand],'
        ' and [Soul-Charge 1]." until end of turn.',
        left="big",
        hand=["small"],
        deck=["crit", "crit"],
    )
    t.you.chooses("activate big")
    t.you.drop.is_("small")
    t.you.soul.has(1)


def test_reminders_are_true_of_what_they_stand_behind() -> None:
    for text in (
        "you may put this unit into soul. (This effect is mandatory)",
        "[COST][Soul-Blast 1], and draw a card. (Must be performed)",
        "look at the top two cards of your deck. (Return it to its original spot after checking)",
        "look at the top card of your deck. (Put it on the top of your deck if you did not call)",
        (
            'choose one of your vanguards, and it gets "Twin Drive" until end of turn. (Drive check'
            " three times)"
        ),
        'draw a card. (Specific units get a power up when you are in "Final Rush")',
        (
            'draw a card. ("If you persona rode" is active even if persona ride is activated'
            " outside of normal ride)"
        ),
    ):
        with pytest.raises(Unplayable):
            read_all(f"[AUTO](RC):When this unit attacks, {text}", OVERDRESS)


@pytest.mark.parametrize(("way", "zone"), [(0, "deck"), (1, "drop")])
def test_one_of_several_zones_is_searched(way: int, zone: str) -> None:
    t = acting(
        "search your deck or drop for up to one set order, reveal it and put it into hand, and if"
        " you searched the deck, shuffle the deck.",
        deck=["flag", "small", "big", "crit", "front", "draw"],
        drop=["flag", "small"],
    )
    assert len(t.options) == 2
    t.answer(way)
    t.you.may_choose_exactly("flag", "done")
    t.you.chooses("flag")
    t.you.hand.is_("flag")
    t.you.deck.has(5 if zone == "deck" else 6)
    t.you.drop.has(2 if zone == "deck" else 1)


def test_whether_the_deck_was_searched_is_known_only_after_a_choice() -> None:
    for text in (
        "search your deck for up to one card, and if you searched the deck, shuffle the deck.",
        "draw a card, and if you searched your deck, shuffle your deck.",
    ):
        with pytest.raises(Unplayable):
            read_all(f"[ACT](VC):[COST][Soul-Blast 1], {text}", OVERDRESS)


def test_one_clan_and_no_other() -> None:
    text = (
        "[CONT](RC):If you have a vanguard with only <Narukami> for its clan, this unit gets"
        " [Power] +5000."
    )
    for clans, power in (
        (("Narukami",), 13000),
        (("Narukami", "Kagero"), 8000),
        (("Kagero",), 8000),
    ):
        lead = unit("lead", 3, clan=clans[0] if len(clans) == 1 else "")
        t = table("vgd", you=side(vanguard=lead, left=unit("post", text=text)), at="main")
        assert t.you.value("post", "power") == power
    with pytest.raises(Unplayable):
        read_all(text.replace("Narukami", "Dragon Empire"), OVERDRESS)


def test_another_name_than_this_unit_or_the_vanguard() -> None:
    names = ["quill a", "quill b", "nib"]
    for whose, left in (("this unit", {"quill b"}), ("your vanguard", {"quill a"})):
        text = (
            '[ACT](RC)[1/turn]:[COST][[Rest] this unit], choose a card with "quill" in its'
            f" different card name from {whose} from your drop, and put it into hand."
        )
        t = table(
            "vgd",
            you=side(vanguard=unit("quill b", 3), left=unit("quill a", text=text), drop=names),
            cards=[unit(name) for name in names[2:]],
            at="main",
        )
        t.you.chooses("activate quill a")
        t.you.hand.is_(*left)


@pytest.mark.parametrize(("least", "held"), [(2, 1), (2, 2), (3, 2), (3, 3)])
def test_guardians_are_called_together_or_not_at_all(least: int, held: int) -> None:
    words = {2: "two", 3: "three"}
    text = (
        "[AUTO](VC):When this unit attacks, until end of that battle, when your opponent would call"
        f" cards from hand to (GC), they must call {words[least]} or more at the same time."
    )
    hand = [unit(name) for name in ("one", "two", "three")[:held]]
    t = battle(
        field(vanguard=unit("lead", 3, text=text), deck=["top"] * 4),
        other(hand=hand),
        cards=(unit("top"),),
        book="vgd",
    )
    attack(t, "lead")
    if held < least:
        # Who holds too few cards is not even asked.
        t.you.deck.has(2)
        return
    t.rival.may_choose_exactly("guard with several", "pass")
    t.rival.chooses("guard with several")
    for name in ("one", "two", "three")[:least]:
        t.rival.chooses(name)
    t.rival.drop.holds_exactly(*("one", "two", "three")[:least])


def test_a_persona_ride_that_a_text_activates_and_no_ride_after_it() -> None:
    body = "activate persona ride, and you cannot ride until end of turn."
    t = acting(body, deck=["small", "big"], left="small", back_left="small")
    t.you.hand.is_("small")
    assert t.you.value("lead", "power") == 18000
    t = acting(
        "you cannot ride until end of turn. Choose a card from your drop, and ride it.",
        drop=["big"],
    )
    t.you.drop.is_("big")


@pytest.mark.parametrize("column", [0, 1, 2])
def test_all_of_a_column_that_is_chosen(column: int) -> None:
    text = (
        "[ACT](VC)[1/turn]:[COST][[Rest] this unit], choose a column, and retire all of your"
        " opponent's rear-guards in that column."
    )
    names = {"left": "a", "back_left": "b", "back_center": "c", "right": "d", "back_right": "e"}
    t = table(
        "vgd",
        you=side(vanguard=unit("lead", 3, text=text), left="mine", right="mine"),
        rival=side(vanguard=unit("foe", 3), **names),
        cards=[*(unit(name) for name in names.values()), unit("mine")],
        at="main",
    )
    t.you.chooses("activate lead")
    assert len(t.options) == 3
    t.answer(column)
    # What is left for one player is right for the other.
    gone = [{"a", "b"}, {"c"}, {"d", "e"}]
    assert set(t.rival.drop.names) in gone
    t.rival.vanguard.is_("foe")
    t.you.drop.has(0)


def test_a_column_is_chosen_before_it_is_spoken_of() -> None:
    text = "[ACT](VC):[COST][Soul-Blast 1], choose one of your units in that column, and rest it."
    with pytest.raises(Unplayable):
        read_all(text, OVERDRESS)


@pytest.mark.parametrize("way", [0, 1])
def test_the_one_card_that_is_left_goes_to_either_end(way: int) -> None:
    t = acting(
        "look at the top two cards of your deck, choose a card from among them, put it into your"
        " hand, and put the rest on the top or bottom of the deck.",
        deck=["small", "big", "crit"],
    )
    t.you.chooses("small")
    t.answer(way)
    assert t.you.deck.names == (["big", "crit"] if way == 0 else ["crit", "big"])


def test_more_cards_than_one_may_go_to_two_ends() -> None:
    for looks, chosen in (
        ("three", "a card"),
        ("two", "up to one card"),
        ("two", "a grade 1 card"),
    ):
        text = (
            f"look at the top {looks} cards of your deck, choose {chosen} from among them, put it"
            " into your hand, and put the rest on the top or bottom of the deck."
        )
        with pytest.raises(Unplayable):
            read_all(f"[ACT](VC):[COST][Soul-Blast 1], {text}", OVERDRESS)


def test_all_cards_of_a_kind_of_those_revealed() -> None:
    t = acting(
        "reveal the top three cards of your deck, put all grade 1 or greater cards into soul from"
        " among them, and shuffle the deck. If you put two or more cards into soul, draw a card.",
        deck=["small", "crit", "big", "draw"],
    )
    t.you.soul.holds_exactly("small", "big")
    t.you.hand.has(1)


@pytest.mark.parametrize(("way", "held"), [(0, 0), (1, 1)])
def test_where_a_card_was_put_is_asked(way: int, held: int) -> None:
    t = acting(
        "look at the top card of your deck, and put it on the top of your deck or into your soul."
        " If you put it into your soul, draw a card.",
        deck=["small", "big"],
    )
    t.answer(way)
    t.you.hand.has(held)


def test_both_players_charge() -> None:
    text = "[ACT](VC):[COST][[Rest] this unit], and you and your opponent [Soul-Charge 1]."
    t = table(
        "vgd",
        you=side(vanguard=unit("lead", 3, text=text), deck=["small", "big"]),
        rival=side(deck=["crit", "big"]),
        cards=CARDS,
        at="main",
    )
    t.you.chooses("activate lead")
    t.you.soul.is_("small")
    t.rival.soul.is_("crit")


@pytest.mark.parametrize(("damage", "charged"), [(1, 0), (2, 1), (5, 2)])
def test_a_soul_charge_for_every_few(damage: int, charged: int) -> None:
    t = acting(
        "[Soul-Charge 1] for every two cards in your damage zone.",
        damage=["small"] * damage,
        deck=["small"] * 5,
    )
    t.you.soul.has(charged)


def test_a_unit_gets_the_power_of_another() -> None:
    text = (
        "[ACT](RC):[COST][[Rest] this unit], choose one of your vanguards, and it gets this unit's"
        " [Power] until end of turn."
    )
    t = table(
        "vgd",
        you=side(vanguard=unit("lead", 3, 13000), left=unit("post", 1, 6000, text=text)),
        at="main",
    )
    t.you.chooses("activate post")
    assert t.you.value("lead", "power") == 19000


def test_units_elsewhere_and_units_with_a_skill() -> None:
    text = (
        "[ACT](RC)[1/turn]:[COST][[Rest] this unit], choose one of your units in another column,"
        " and it gets [Power] +5000 until end of turn."
    )
    t = table(
        "vgd",
        you=side(vanguard=unit("lead", 3), left=unit("post", text=text), back_left="a", right="b"),
        cards=[unit("a"), unit("b", 2)],
        at="main",
    )
    t.you.chooses("activate post")
    t.you.may_choose_exactly("lead", "b")
    t.you.chooses("b")
    t = acting(
        'choose one of your rear-guards with "Boost", and it gets [Power] +5000 until end of turn.',
        left="small",
        right="big",
    )
    assert t.you.value("small", "power") == 13000


def test_the_unit_that_this_one_boosts_is_chosen() -> None:
    text = (
        "[AUTO](RC):When this unit boosts, choose a unit boosted by this unit, and it gets"
        " [Power] +5000 until end of turn."
    )
    t = battle(
        field(left=unit("striker", 2), right=unit("idle", 2), back_left=unit("helper", text=text)),
        other(hand=["filler"]),
        book="vgd",
    )
    attack(t, "striker", boost="helper")
    assert t.you.value("striker", "power") == 8000 + 8000 + 5000
    assert t.you.value("idle", "power") == 8000
    t.rival.chooses("pass")


def test_whoever_came_is_the_called_unit() -> None:
    text = (
        "[AUTO](RC):When your other rear-guard is placed on (RC), that called unit gets"
        " [Power] +5000 until end of turn."
    )
    t = table(
        "vgd",
        you=side(vanguard=unit("lead", 3), left=unit("post", text=text), hand=["small"]),
        cards=CARDS,
        at="main",
    )
    t.you.chooses("call small")
    t.answer(0)
    assert t.you.value("small", "power") == 13000


def test_the_card_that_was_bound_for_a_cost_is_called() -> None:
    text = (
        "[ACT](VC)[1/turn]:[COST][Soul-Blast 1 & bind a rear-guard], and call the card bound for"
        " this cost to (RC)."
    )
    t = table(
        "vgd",
        you=side(
            vanguard=unit("lead", 3, text=text), soul=["small"], left="big", bind=["crit", "small"]
        ),
        cards=CARDS,
        at="main",
    )
    t.you.chooses("activate lead")
    t.answer(1)
    t.you.bind.holds_exactly("crit", "small")
    t.you.drop.is_("small")


def test_the_card_that_was_revealed_for_a_cost_is_ridden() -> None:
    text = (
        "[ACT](RC)[1/turn]:[COST][reveal a grade 3 card from hand], and ride the card revealed for"
        " this cost as [Stand]."
    )
    t = table(
        "vgd",
        you=side(vanguard=unit("lead", 2), left=unit("post", text=text), hand=["big", "small"]),
        cards=CARDS,
        at="main",
    )
    t.you.chooses("activate post")
    t.you.chooses("big")
    t.you.vanguard.is_("big")
    t.you.hand.is_("small")


@pytest.mark.parametrize("retired", [1, 2, 3])
def test_so_much_for_each_unit_that_was_retired_for_a_cost(retired: int) -> None:
    text = (
        "[ACT](VC)[1/turn]:[COST][Counter-Blast 1 & retire one or more of your rear-guards], and"
        " this unit gets [Power] +5000 until end of turn for each unit retired for this cost."
    )
    t = table(
        "vgd",
        you=side(
            vanguard=unit("lead", 3, text=text),
            left="small",
            right="big",
            back_left="crit",
            damage=["draw"],
        ),
        cards=CARDS,
        at="main",
    )
    t.you.chooses("activate lead")
    for name in ("small", "big", "crit")[:retired]:
        t.you.chooses(name)
    if retired < 3:
        t.you.chooses("done")
    assert t.you.value("lead", "power") == 8000 + 5000 * retired


def test_what_was_soul_blasted_for_a_cost_is_bound() -> None:
    text = (
        "[ACT](VC)[1/turn]:[COST][Soul-Blast 2], and bind all [Critical] triggers [Soul-Blast] for"
        " this cost."
    )
    t = table(
        "vgd",
        you=side(vanguard=unit("lead", 3, text=text), soul=["crit", "small"], drop=["crit"]),
        cards=CARDS,
        at="main",
    )
    t.you.chooses("activate lead")
    t.you.bind.is_("crit")
    t.you.drop.holds_exactly("crit", "small")


@pytest.mark.parametrize(("card", "held"), [("small", 1), ("big", 2)])
def test_a_cost_was_paid_with_such_a_card(card: str, held: int) -> None:
    text = (
        "[AUTO]:When this unit is placed on (RC), [COST][put a unit card from drop into soul], and"
        " draw a card. If you put a grade 3 card for this cost, draw a card."
    )
    t = table(
        "vgd",
        you=side(
            vanguard=unit("lead", 3),
            hand=[unit("comer", text=text)],
            drop=[card],
            deck=["draw", "draw"],
        ),
        cards=CARDS,
        at="main",
    )
    t.you.chooses("call comer")
    t.answer(0)
    t.you.chooses("yes")
    t.you.hand.has(held)


def test_a_card_bound_for_a_cost_is_ridden_at_the_end_of_the_turn() -> None:
    text = (
        "[ACT](VC)[1/turn]:[COST][bind a card from soul], and draw a card. At the end of that"
        " turn, ride the card bound for this cost as [Rest]."
    )
    t = table(
        "vgd",
        you=side(
            vanguard=unit("lead", 3, text=text), soul=["big"], bind=["small"], deck=["draw"] * 4
        ),
        cards=CARDS,
        at="main",
    )
    t.you.chooses("activate lead")
    t.you.bind.holds_exactly("small", "big")
    while "lead" in t.you.vanguard.names:
        t.you.chooses("pass")
    t.you.vanguard.is_("big")
    t.you.bind.is_("small")


def test_what_a_cost_was_paid_with_has_to_be_told_apart() -> None:
    for cost, words in (
        ("Soul-Blast 1 & discard a card from hand", "the card discarded for this cost"),
        ("Soul-Blast 1", "the card bound for this cost"),
        ("Soul-Blast 1 & Soul-Blast 1", "the card [Soul-Blast] for this cost"),
    ):
        with pytest.raises(Unplayable):
            read_all(f"[ACT](VC):[COST][{cost}], and put {words} into hand.", OVERDRESS)


@pytest.mark.parametrize(("clan", "power"), [("Narukami", 13000), ("", 8000)])
def test_one_clan_whichever_it_is(clan: str, power: int) -> None:
    text = "[CONT](RC):If you have a vanguard with only one clan, this unit gets [Power] +5000."
    lead = unit("lead", 3, clan=clan)
    t = table("vgd", you=side(vanguard=lead, left=unit("post", text=text)), at="main")
    assert t.you.value("post", "power") == power
