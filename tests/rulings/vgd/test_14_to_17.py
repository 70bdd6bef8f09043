"""Sections 14 to 17: keywords, tokens, prisons, arms, songs, and other rules."""

import pytest

from bythebook.games.vanguard.d.cards.types import ARMS_ORDER, BLITZ_ORDER, SET_ORDER
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.testing import Table, clause, face_down, laid, side
from bythebook.testing.vanguard_d import order, unit
from tests.rules.vanguard.battle.fighting import attack
from tests.rulings.vgd.boards import ace, battle, field, main, other

FRIEND = (
    "Friend-[CONT](RC):If you have another unit in the same column as this unit, that unit and "
    'this unit become "Friends".'
)
COUNTS = '[CONT](VC):This unit gets [Power] +1000 for each of your "Friends".'


@clause("vgd 14.10.1.1")
def test_a_vanguard_is_a_friend_of_who_stands_behind_it_and_nobody_is_twice() -> None:
    pal = unit("pal", 1, text=FRIEND)
    for zones, friends in (
        ({"back_center": pal}, 2),
        ({"left": pal, "back_left": pal}, 2),
        ({"left": pal, "back_center": pal}, 2),
        ({"left": pal}, 0),
        ({"left": pal, "back_left": "a", "right": pal, "back_right": "b"}, 4),
    ):
        t = main(vanguard=ace(COUNTS), **zones)
        assert t.you.value("ace", "power") == 13000 + 1000 * friends


@clause("vgd 14.10.1.1")
def test_a_unit_of_the_opponents_in_the_same_column_is_no_friend() -> None:
    pal = unit("pal", 1, text=FRIEND)
    t = main(rival=side(right="a", back_right="b"), vanguard=ace(COUNTS), left=pal)
    assert t.you.value("ace", "power") == 13000


@clause("vgd 14.9.1", "vgd 14.2.3.1.1")
def test_powerful_is_asked_for_all_the_time() -> None:
    text = "Powerful-[CONT](RC):If your soul has no cards, this unit gets [Power] +5000."
    t = main(vanguard=ace("[ACT](VC):[Soul-Charge 1]."), left=unit("bold", text=text))
    assert t.you.value("bold", "power") == 13000
    t.you.chooses("activate ace")
    assert t.you.value("bold", "power") == 8000


# Tokens.

PLANTS = "[ACT](VC)[1/turn]:Call two Plant tokens to open (RC)."


def planted(*texts: str, **zones: object) -> Table:
    """A board with a Plant token on the left front and one behind it."""
    t = main(vanguard=ace((PLANTS, *texts)), **zones)
    t.you.chooses("activate ace: Call two")
    t.you.chooses("left front", "left back")
    return t


@clause("vgd 15.2.4.2.1", "vgd 15.3.2")
@pytest.mark.parametrize(
    ("words", "zone"),
    [
        ("and return it to your hand", "hand"),
        ("and put it into your soul", "soul"),
        ("and bind it face up", "bind"),
        ("and put it on the bottom of your deck", "deck"),
        ("and retire it", "drop"),
    ],
)
def test_a_token_that_is_sent_anywhere_is_nowhere(words: str, zone: str) -> None:
    t = planted(f"[ACT](VC):Choose one of your rear-guards, {words}. Draw a card.")
    before = len(t.you.deck)
    t.you.chooses(f"activate ace: {words}")
    t.settle()
    t.you.chooses("Plant")
    assert "Plant" not in getattr(t.you, zone).names
    assert len(t.you.left) + len(t.you.back_left) == 1
    t.you.hand.has(2)
    t.you.deck.has(before - 1)


@clause("vgd 15.3.2", "vgd 16.2.1.1")
def test_an_imprisoned_token_is_no_more() -> None:
    keep = order("keep", kind=SET_ORDER, additional=("Prison",))
    jail = unit(
        "jailer",
        text="[ACT](RC):Choose one of your opponent's rear-guards, and imprison it in your Prison.",
    )
    t = planted(rival=side(left=jail, order_zone=[keep], hand=["a"]))
    t.goes_on_to("main phase", t.rival)
    t.rival.chooses("activate jailer")
    t.settle()
    t.rival.chooses("Plant")
    t.rival.prison.has(0)
    assert len(t.you.left) + len(t.you.back_left) == 1


@clause("vgd 6.4.2.1", "vgd 15.3.2", "vgd 15.2.4.2.1")
def test_a_token_under_a_unit_is_erased_when_the_unit_leaves_the_field() -> None:
    mantle = unit("mantle", 3, text='[overDress]-"Plant"')
    t = planted(
        "[ACT](VC):Choose one of your rear-guards, and return it to your hand.", hand=[mantle]
    )
    t.you.chooses("overDress mantle")
    t.you.chooses("Plant")
    assert t.you.under("mantle") == ["Plant"]
    t.you.chooses("activate ace: return it", "mantle")
    t.you.hand.is_("mantle")
    assert t.you.under("mantle") == []


@clause("vgd 15.3.4", "vgd 7.16.2", "vgd 15.2.4.2.1")
def test_a_token_that_is_called_over_was_retired() -> None:
    mourns = unit(
        "mourns", text="[AUTO](RC):When your other rear-guard is retired, [Soul-Charge 1]."
    )
    t = planted(right=mourns, hand=["a"])
    t.you.chooses("call a", "left front")
    t.settle()
    t.you.soul.has(1)
    t.you.drop.has(0)


@clause("vgd 15.3.3.1", "vgd 6.2.3.2.1.1")
@pytest.mark.parametrize(("taken", "called"), [(3, 2), (4, 1), (5, 0)])
def test_as_many_tokens_come_as_there_are_open_circles(taken: int, called: int) -> None:
    where = ("left", "right", "back_left", "back_center", "back_right")
    t = main(vanguard=ace(PLANTS), **dict.fromkeys(where[:taken], "a"))
    t.you.chooses("activate ace")
    while "right back" in t.options or "center back" in t.options:
        t.you.chooses("center back" if "center back" in t.options else "right back")
    names = [name for place in where for name in getattr(t.you, place).names]
    assert names.count("Plant") == called
    assert names.count("a") == taken


# Prison, songs and arms.

KEEP = order("keep", 0, kind=SET_ORDER, additional=("Prison",))
JAILS = "[ACT](VC):Choose one of your opponent's rear-guards, and imprison it in your Prison."


@clause("vgd 16.2.1.1", "vgd 16.2.3", "vgd 16.2.1.2")
def test_a_prison_that_goes_frees_to_their_owners_drop_zones_all_that_came_with_them() -> None:
    opens = "[ACT](VC):Choose a card from your order zone, and put it into your drop."
    t = main(
        rival=side(left=laid("a", under=["b"])), vanguard=ace((JAILS, opens)), order_zone=[KEEP]
    )
    t.you.chooses("activate ace: imprison")
    t.settle()
    t.you.prison.holds_exactly("a", "b")
    assert sorted(filter(None, t.you.prison.seen_by(t.rival))) == ["a", "b"]
    t.you.chooses("activate ace: order zone")
    t.settle()
    if t.options and "keep" in t.options:
        t.you.chooses("keep")
    t.you.prison.has(0)
    t.rival.drop.holds_exactly("a", "b")
    t.you.drop.is_("keep")


@clause("vgd 16.2.1.1", "vgd 1.3.2")
def test_without_a_prison_that_lies_face_up_nobody_is_taken() -> None:
    for zone in ([], [face_down(KEEP)]):
        t = main(rival=side(left="a"), vanguard=ace(JAILS), order_zone=zone)
        t.you.chooses("activate ace")
        t.settle()
        t.rival.left.is_("a")


@clause("vgd 16.2.2.1", "vgd 11.4.4")
def test_an_imprisoned_unit_is_silent_and_not_retired() -> None:
    loud = unit(
        "loud",
        text=(
            "[CONT]:All of your vanguards get [Power] +1000.",
            "[AUTO]:When this unit is retired, [Soul-Charge 1].",
        ),
    )
    t = main(rival=side(left=loud), vanguard=ace(JAILS), order_zone=[KEEP])
    assert t.rival.value("vanguard", "power") == 14000
    t.you.chooses("activate ace")
    t.settle()
    t.you.prison.is_("loud")
    assert t.rival.value("vanguard", "power") == 13000
    assert t.you.value("ace", "power") == 13000
    t.rival.soul.has(0)


@clause("vgd 16.4.2.1", "vgd 16.4.3")
def test_a_song_is_turned_down_once_its_text_is_done_and_says_nothing_then() -> None:
    song = order(
        "refrain",
        0,
        kind=SET_ORDER,
        additional=("Song",),
        text=(
            "[AUTO]Order Zone:When this card is sung, draw a card.",
            "[CONT]Order Zone:All of your units get [Power] +1000.",
        ),
    )
    sings = (
        "[ACT](VC):Choose a Song from your order zone, and sing it.",
        "[ACT](VC):Choose a card from your order zone, and turn it face up.",
    )
    t = main(vanguard=ace(sings), order_zone=[song], deck=["a", "b", "c", "d"])
    assert t.you.value("ace", "power") == 14000
    t.you.chooses("activate ace: sing it")
    t.settle()
    t.you.hand.has(2)
    assert t.you.order_zone.face_down == ["refrain"]
    assert t.you.value("ace", "power") == 13000
    # Face down it is no song.
    t.you.chooses("activate ace: sing it")
    t.you.hand.has(2)
    t.you.chooses("activate ace: face up")
    t.settle()
    t.you.chooses("activate ace: sing it")
    t.settle()
    t.you.hand.has(3)


def arms(name: str, slot: str) -> CardDef:
    """Arms of a slot for the hero."""
    reminder = (
        f"(After being played, the specified vanguard Arms it. If a new {slot} is "
        f"Armed, put this card into the drop)"
    )
    return order(name, 0, kind=ARMS_ORDER, text=f'{slot} - "hero" {reminder}')


HERO = unit(
    "hero",
    3,
    13000,
    persona=True,
    text="[CONT](VC):If your (VC) has an Arms, this unit gets [Power] +5000.",
)
RIGHT, LEFT = arms("mace", "Right Deity Arms"), arms("buckler", "Left Deity Arms")


@clause("vgd 16.3.3", "vgd 16.3.7", "vgd 6.3.7")
def test_arms_stay_through_a_persona_ride_and_are_the_new_units() -> None:
    t = main(vanguard=HERO, hand=[RIGHT, HERO], deck=["a"] * 9)
    assert t.you.value("hero", "power") == 13000
    t.you.chooses("play order mace")
    t.you.arms.is_("mace")
    assert t.you.value("hero", "power") == 18000
    t.goes_on_to("ride step", t.rival)
    t.goes_on_to("ride step", t.you)
    t.you.chooses("ride hero")
    t.you.arms.is_("mace")
    t.you.soul.is_("hero")
    assert t.you.value("hero", "power") == 13000 + 5000 + 10000


@clause("vgd 16.3.8.3", "vgd 16.3.8.3.2")
def test_arms_go_when_another_rides() -> None:
    t = main(vanguard=HERO, hand=[RIGHT, unit("heir", 3)], deck=["a"] * 9)
    t.you.chooses("play order mace")
    t.goes_on_to("ride step", t.rival)
    t.goes_on_to("ride step", t.you)
    t.you.chooses("ride heir")
    t.you.arms.has(0)
    t.you.drop.is_("mace")


@clause("vgd 16.3.8.2")
@pytest.mark.parametrize(
    ("second", "kept"), [(LEFT, ["buckler", "mace"]), (arms("axe", "Right Deity Arms"), ["axe"])]
)
def test_of_one_sort_of_arms_the_new_one_stays_and_of_two_sorts_both(
    second: CardDef, kept: list[str]
) -> None:
    t = main(vanguard=HERO, hand=[RIGHT, second, "b"], deck=["a"] * 9)
    t.you.chooses("play order mace")
    t.goes_on_to("main phase", t.rival)
    t.goes_on_to("main phase", t.you)
    t.you.chooses(f"play order {second.name}")
    t.you.arms.holds_exactly(*kept)
    t.you.drop.holds_exactly(*({"mace"} - set(kept)))


@clause("vgd 16.3.8.3", "vgd 16.3.8.3.2", "vgd 13.1.3")
def test_arms_fall_with_their_vanguard_though_one_of_its_name_rides_by_rule() -> None:
    """Both are rule actions of one moment: nobody of that name is there when they are done."""
    kill = unit("kill", text="[ACT](RC):Choose one of your vanguards, and put it into your drop.")
    t = main(vanguard=HERO, left=kill, soul=[HERO], hand=[RIGHT, "b"])
    t.you.chooses("play order mace")
    t.you.chooses("activate kill")
    t.settle()
    t.you.vanguard.is_("hero")
    t.you.arms.has(0)
    t.you.drop.holds_exactly("hero", "mace")


@clause("vgd 16.3.3.1")
def test_arms_of_another_name_go_to_the_drop_zone() -> None:
    t = main(hand=[RIGHT, "b"])
    t.you.chooses("play order mace")
    t.you.arms.has(0)
    t.you.drop.is_("mace")


# Section 17.


@clause("vgd 17.2.1", "vgd 17.2.2")
def test_additional_turns_come_before_the_turn_of_the_other_and_each_is_a_turn() -> None:
    t = main(vanguard=ace("[ACT](VC):You get an additional turn."), deck=["a"] * 12)
    turn = t.turn
    t.you.chooses("activate ace", "activate ace")
    for n in (1, 2):
        t.goes_on_to("ride step")
        assert (t.turn_player, t.turn) == (t.you, turn + n)
        t.you.chooses("pass")
        t.you.chooses("pass")
    t.goes_on_to("ride step")
    assert t.turn_player is t.rival


@clause("vgd 17.2.2")
def test_of_two_players_additional_turns_the_last_made_comes_first() -> None:
    more = order("more", 0, text="You get an additional turn.", kind=BLITZ_ORDER)
    mine = ace(("[ACT](VC)[1/turn]:You get an additional turn.",))
    t = main(rival=side(hand=[more, "a"], deck=["b"] * 12), vanguard=mine, deck=["c"] * 12)
    t.you.chooses("activate ace", "pass", "attack")
    t.goes_on_to("guard step", t.rival)
    t.rival.chooses("play order more")
    t.goes_on_to("start step", t.you)
    turns = []
    for _ in range(4):
        t.goes_on_to("ride step")
        turns.append(t.turn_player)
        t.decider.chooses("pass")
    # The other's additional turn, one's own, and then the turns go on: the other's again.
    assert turns[:3] == [t.rival, t.you, t.rival]


@clause("vgd 17.4.1.2", "vgd 17.4.2", "vgd 17.4.3")
def test_damage_of_a_turn_that_was_ended_is_dealt_with_in_its_end_phase() -> None:
    text = (
        "[AUTO](VC):When this unit attacks, deal one damage to your opponent's vanguard, and end "
        "the turn."
    )
    also = unit("also", text="[AUTO](RC):When your vanguard attacks, [Soul-Charge 1].")
    late = unit("late", text="[AUTO](RC):At the end of your turn, [Soul-Charge 1].")
    t = battle(field(vanguard=ace(text), left=also, right=late), other(hand=["filler"]))
    attack(t, "ace")
    t.you.chooses("resolve ace")
    t.settle(any_order=True)
    # The attack was never resolved; the damage, the other ability and the end of the turn were.
    assert t.turn_player is t.rival
    t.rival.damage.has(1)
    t.you.soul.has(2)
    t.you.hand.has(0)


@clause("vgd 17.4.1.1")
def test_what_lasts_longer_than_the_turn_survives_its_end() -> None:
    text = (
        "[ACT](VC)[1/turn]:This unit gets [Power] +5000 until end of turn.",
        "[ACT](VC):End the turn.",
    )
    t = main(vanguard=ace(text))
    t.you.chooses("activate ace: gets [Power]")
    assert t.you.value("ace", "power") == 18000
    t.you.chooses("activate ace: End the turn")
    assert t.turn_player is t.rival
    assert t.you.value("ace", "power") == 13000


DOWN = (
    "[AUTO](RC):When a card is put into your soul, choose a card from your soul, "
    "and {} it into your drop."
)
UP = "[AUTO](RC):When a card is put into the drop from your soul, put it into your soul."


@clause("vgd 17.1.1.1")
def test_a_loop_that_nobody_can_stop_is_a_draw() -> None:
    t = main(
        vanguard=ace("[ACT](VC):[Soul-Charge 1]."),
        left=unit("down", text=DOWN.format("put")),
        right=unit("up", text=UP),
    )
    t.you.chooses("activate ace")
    t.asserts_over(-1, "vgd 17.1.1.1")


@clause("vgd 17.4.1.2")
def test_a_guard_step_ended_by_a_blitz_order_retires_the_guardians() -> None:
    stop = order("stop", 0, text="End the turn.", kind=BLITZ_ORDER)
    t = battle(field(left=unit("ally", 1, 30000)), other(hand=["filler", stop, "a"]))
    attack(t, "ally")
    t.rival.chooses("guard with filler", "play order stop")
    assert t.turn_player is t.rival
    t.rival.guardians.has(0)
    t.rival.drop.holds_exactly("filler", "stop")
    t.rival.damage.has(0)
