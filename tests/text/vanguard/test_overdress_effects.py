"""What texts of the overDress era do with columns, costs, ends of decks and both players."""

import pytest
from tests.rules.vanguard.battle.fighting import attack, battle, field, other
from tests.text.vanguard.overdress_boards import CARDS, acting

from bythebook.games.vanguard.texts.columns import InChosenColumn
from bythebook.games.vanguard.texts.events import K_CIRCLE
from bythebook.testing import side, table
from bythebook.testing.vanguard_d import unit
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard import read_all
from bythebook.text.vanguard.d.lexicon import OVERDRESS


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


@pytest.mark.parametrize("name", ["mine", "behind", "theirs"])
def test_who_is_in_a_chosen_column(name: str) -> None:
    t = table(
        "vgd",
        you=side(vanguard=unit("lead", 3), left="mine", back_left="behind", right="away"),
        rival=side(vanguard=unit("foe", 3), right="theirs", left="far"),
        cards=[unit(one) for one in ("mine", "behind", "away", "theirs", "far")],
        at="main",
    )
    regs: list[tuple[int, ...]] = [()] * 12
    regs[1] = (t.game.state.where[t.you.card("mine")],)
    seat = t.rival if name == "theirs" else t.you
    column = InChosenColumn(1)
    assert column.holds(t.game, seat.ref(name), 0, regs)
    assert not column.holds(t.game, t.you.ref("away"), 0, regs)
    assert not column.holds(t.game, t.rival.ref("far"), 0, regs)


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


@pytest.mark.parametrize(("clan", "power"), [("Narukami", 13000), ("", 8000)])
def test_one_clan_whichever_it_is(clan: str, power: int) -> None:
    text = "[CONT](RC):If you have a vanguard with only one clan, this unit gets [Power] +5000."
    lead = unit("lead", 3, clan=clan)
    t = table("vgd", you=side(vanguard=lead, left=unit("post", text=text)), at="main")
    assert t.you.value("post", "power") == power


def test_no_sentinel_guards_in_the_battles_of_a_unit() -> None:
    text = (
        "[ACT](RC)[1/turn]:[COST][[Rest] this unit], choose one of your rear-guards, and your"
        " opponent cannot call grade 1 or greater cards from hand to (GC) for the battles that that"
        " rear-guard attacks this turn."
    )
    for attacker, guards in (("striker", ["guard with crit"]), ("lead", [])):
        t = table(
            "vgd",
            you=side(
                vanguard=unit("lead", 3), left=unit("striker", 2), back_left=unit("post", text=text)
            ),
            rival=side(vanguard=unit("foe", 3), hand=["crit", "big"]),
            cards=CARDS,
            at="main",
        )
        t.you.chooses("activate post")
        t.you.chooses("striker")
        t.you.chooses("pass")
        attack(t, attacker, "foe")
        if guards:
            t.rival.may_choose_exactly(*guards, "pass")
        else:
            t.rival.may_choose("guard with big", "guard with crit")
        t.rival.chooses("pass")


def test_a_limit_for_battles_has_to_end() -> None:
    text = (
        "[ACT](RC):[COST][Soul-Blast 1], and your opponent cannot call sentinels to (GC) from hand"
        " for the battle this unit attacked."
    )
    with pytest.raises(Unplayable):
        read_all(text, OVERDRESS)


def test_the_rest_goes_below_the_deck_in_an_order_nobody_knows() -> None:
    t = acting(
        "look at the top three cards of your deck, choose up to one grade 3 card from among them,"
        " call it to (RC), shuffle the rest and put them on the bottom of your deck.",
        deck=["big", "small", "crit", "draw", "front"],
    )
    t.you.chooses("big")
    t.answer(0)
    names = t.you.deck.names
    assert names[:2] == ["draw", "front"]
    assert sorted(names[2:]) == ["crit", "small"]
    assert not any(t.you.knows(t.you.card(name)) for name in ("small", "crit"))


@pytest.mark.parametrize("called", [0, 1, 2])
def test_each_card_is_called_or_discarded(called: int) -> None:
    t = acting(
        "look at the top three cards of your deck, and call each of them to (RC) or discard them.",
        deck=["small", "edict", "big", "draw"],
    )
    t.you.may_choose_exactly("small", "big", "done")
    for name in ("small", "big")[:called]:
        t.you.chooses(name)
    t.you.chooses("done")
    while t.asked.kind == K_CIRCLE:
        t.answer(0)
    t.you.drop.has(3 - called)
    assert "edict" in t.you.drop.names


def test_cards_that_were_chosen_have_different_names() -> None:
    for flags, held in ((["flag", "banner"], 1), (["flag", "flag"], 0)):
        t = acting(
            "choose any number of set orders from your order zone, and if you chose two or more"
            " cards with different card names, draw a card.",
            order_zone=flags,
            deck=["small", "small"],
        )
        t.answer(0)
        t.answer(0)
        t.you.hand.has(held)


def test_two_units_go_below_the_decks_of_their_owners() -> None:
    text = (
        "[ACT](RC)[1/turn]:[COST][[Rest] this unit], choose one of your opponent's rear-guards, and"
        " put that unit and this unit on the bottom of each player's deck."
    )
    t = table(
        "vgd",
        you=side(vanguard=unit("lead", 3), left=unit("post", text=text), deck=["big"]),
        rival=side(left="small", deck=["crit"]),
        cards=CARDS,
        at="main",
    )
    t.you.chooses("activate post")
    assert t.you.deck.names == ["big", "post"]
    assert t.rival.deck.names == ["crit", "small"]


def test_all_that_were_moved_get_something() -> None:
    t = acting(
        "choose any number of your grade 3 rear-guards, move them to (RC), and all of the moved"
        " units get [Power] +5000 until end of turn.",
        left="big",
        right="small",
    )
    t.you.chooses("big")
    if t.you.value("big", "power") == 8000:
        t.answer(0)
    assert t.you.value("big", "power") == 13000
    assert t.you.value("small", "power") == 8000


@pytest.mark.parametrize("retired", [0, 2])
def test_as_many_cards_are_drawn_as_units_were_retired(retired: int) -> None:
    t = acting(
        "choose any number of your rear-guards, retire them, and draw the same number of cards.",
        left="small",
        right="big",
        deck=["draw"] * 3,
    )
    for name in ("small", "big")[:retired]:
        t.you.chooses(name)
    if not retired:
        t.you.chooses("done")
    t.you.hand.has(retired)
    with pytest.raises(Unplayable):
        read_all("[ACT](VC):[COST][Soul-Blast 1], and draw the same number of cards.", OVERDRESS)


def test_three_numbers_at_once() -> None:
    t = acting(
        "and this unit gets [Power] +5000/[Critical] +1/drive -1 until end of turn.", left="small"
    )
    assert t.you.value("lead", "power") == 13000
    assert t.you.value("lead", "critical") == 2
    assert t.you.value("lead", "drive") == 0


def test_what_was_revealed_goes_where_its_type_says() -> None:
    t = acting(
        "look at the top three cards of your deck, choose up to one unit card and up to one normal"
        " order each from among them, reveal them, put the revealed normal order into hand, discard"
        " the revealed unit card, and shuffle the deck.",
        deck=["small", "edict", "flag", "crit"],
    )
    t.you.chooses("small")
    t.you.chooses("edict")
    t.you.hand.is_("edict")
    t.you.drop.is_("small")


@pytest.mark.parametrize(("name", "held"), [("lead", 1), ("other", 0)])
def test_a_card_of_a_name_is_on_a_circle(name: str, held: int) -> None:
    text = f'[ACT](RC):[COST][[Rest] this unit], if "{name}" is on your (VC), draw a card.'
    t = table(
        "vgd",
        you=side(vanguard=unit("lead", 3), left=unit("post", text=text), deck=["draw"] * 2),
        rival=side(vanguard=unit("other", 3)),
        cards=CARDS,
        at="main",
    )
    t.you.chooses("activate post")
    t.you.hand.has(held)


def test_no_persona_ride_was_made_this_turn() -> None:
    for words, held in (("", 1), ("activate persona ride. ", 1)):
        t = acting(
            f"[Soul-Charge 1]. {words.capitalize()}If you did not persona ride this turn, draw a"
            " card.",
            deck=["draw"] * 4,
        )
        t.you.hand.has(held)


def test_the_power_of_this_unit_becomes_so_much() -> None:
    t = acting(
        "and this unit's [Power] increases or decreases to 15000 until end of turn.", left="small"
    )
    assert t.you.value("lead", "power") == 15000


def test_a_nation_of_the_era_is_no_race() -> None:
    text = (
        "[ACT](VC)[1/turn]:[COST][[Rest] this unit], choose a <Dark States> from your drop, and put"
        " it into soul."
    )
    t = table(
        "vgd",
        you=side(vanguard=unit("lead", 3, text=text), drop=["dark", "small"]),
        cards=[*CARDS, unit("dark", nation="Dark States")],
        at="main",
    )
    t.you.chooses("activate lead")
    t.you.soul.is_("dark")


def test_a_vanguard_that_was_ridden_upon_by_its_own_text_is_in_the_soul() -> None:
    t = acting(
        "choose up to one grade 3 card from your soul, and ride it as [Stand]. If you rode a card,"
        " bind this card.",
        soul=["big"],
    )
    t.you.chooses("big")
    t.you.vanguard.is_("big")
    t.you.bind.is_("lead")
    t.you.soul.has(0)
