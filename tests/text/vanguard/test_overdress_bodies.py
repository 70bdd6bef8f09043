"""What texts of the overDress era do, as they are played."""

import pytest
from tests.rules.vanguard.battle.fighting import attack, battle, field, other
from tests.text.vanguard.overdress_boards import CARDS, acting
from tests.text.vanguard.overdress_texts import CHANGES, TEXTS

from bythebook.testing import side, table
from bythebook.testing.vanguard_d import unit
from bythebook.text.meaning import Unplayable
from bythebook.text.reading import TextError
from bythebook.text.vanguard import read_all, show
from bythebook.text.vanguard.d.lexicon import OVERDRESS
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
