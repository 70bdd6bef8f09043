"""Our own cards at play: costs, durations and choices beyond the keywords."""

from __future__ import annotations

from typing import Any

import pytest

from bythebook.games.ws.zones.zones import REST, REVERSE
from bythebook.testing import Table, side, table
from bythebook.text.cards import own_cards

OWN = own_cards("ws")
NAME = {number: card.name for number, card in OWN.items()}
PIP, TAM, USHER, NOBODY = (NAME[f"NP-0{n}"] for n in range(1, 5))
PROMPTER, LAMP_BOY, HOLLIS, TAILOR = (NAME[f"NP-{n}"] for n in ("06", "07", "09", "10"))
WENNA, MAESTRO, CRITIC, MOTHER = (NAME[f"NP-{n}"] for n in range(13, 17))
AUMERLE, WARDROBE, SCENE, TRAPDOOR = (NAME[f"NP-{n}"] for n in range(17, 21))
BOX, GHOSTS, LAMP = (NAME[f"NP-{n}"] for n in range(23, 26))
UNSTAMPED, ADA, MARL, TOVIK, HOLLIN, WAX, CLERK = (
    NAME[f"DL-{n}"] for n in ("02", "05", "06", "09", "10", "11", "12")
)
INSPECTOR, CARTOGRAPHER, HOME, POSTMASTER = (NAME[f"DL-{n}"] for n in range(14, 18))
YSOLDE, LOCOMOTIVE, BUNDLE, STREET, FROST, DELIVERY = (NAME[f"DL-{n}"] for n in range(18, 24))
MIO, CAEL = NAME["LT-01"], NAME["TO-09"]


def board(at: str, rival: dict[str, Any] | None = None, turn: int = 0, **mine: Any) -> Table:
    """A board of our own cards, by their names."""
    return table("ws", side(**mine), side(**(rival or {})), OWN.values(), at=at, turn=turn)


# The playhouse.


def test_pip_hides_the_top_card_and_grows() -> None:
    t = board("main", hand=[PIP], deck=[MIO, "filler"])
    t.you.chooses(f"play {PIP}", "left center")
    t.you.markers_under_left_center.is_(MIO)
    assert t.you.lies_face_down(MIO)
    assert t.you.value(PIP, "power") == 2500


def test_the_usher_pays_with_what_he_hid() -> None:
    mine: dict[str, Any] = {
        "back_left": USHER,
        "left": PROMPTER,
        "right": PIP,
        "deck": [TAM, "filler"],
    }
    t = board("main", **mine)
    t.you.may_not_choose(f"activate {PROMPTER}")
    t.you.chooses(f"activate {USHER}")
    t.you.markers_under_left_back.is_(TAM)
    t.you.chooses(f"activate {PROMPTER}")
    t.you.chooses(PIP)
    t.you.waiting_room.holds_exactly(TAM, PIP)
    t.you.chooses("done")


def test_the_crowd_counts_itself() -> None:
    t = board("main", left=NOBODY, middle=NOBODY, right=NOBODY, back_left=PIP)
    assert t.you.value(NOBODY, "power") == 3000


def test_the_lamp_boy_hides_under_the_deck() -> None:
    t = board("main", left=LAMP_BOY, right=PIP, deck=2)
    t.you.chooses(f"activate {LAMP_BOY}")
    assert t.you.deck.names[-1] == LAMP_BOY
    assert t.you.value(PIP, "power") == 3000


def test_hollis_lets_the_other_player_choose() -> None:
    theirs: dict[str, Any] = {"right": PIP, "hand": [MIO, CAEL]}
    t = board("attack", theirs, left=HOLLIS, right=MIO, stock=1)
    t.you.chooses(f"attack with {HOLLIS}", "frontal")
    t.rival.passes()
    t.you.chooses("yes")
    t.rival.may_choose_exactly(MIO, CAEL)
    t.rival.chooses(CAEL)
    t.rival.hand.is_(MIO)


def test_the_tailor_gathers_dolls_and_spends_them() -> None:
    t = board("encore", left=TAILOR, middle=(PIP, REVERSE), right=(MIO, REVERSE))
    t.you.chooses(PIP, f"resolve {TAILOR} {PIP}", "yes")
    t.you.markers_under_left_center.is_(PIP)
    t.you.waiting_room.is_(MIO)
    t = board("main", left=TAILOR, markers_under_left_center=[PIP])
    t.you.chooses(f"activate {TAILOR}")
    t.you.waiting_room.is_(PIP)
    assert t.you.value(TAILOR, "power") == 7000
    t.you.chooses("pass", "pass")
    assert t.turn_player is t.rival
    assert t.you.value(TAILOR, "power") == 7000


def test_the_maestro_guards_the_dolls() -> None:
    t = board("attack", {"right": PIP, "left": MAESTRO, "middle": NOBODY}, left=CAEL, stock=1)
    assert t.rival.value(PIP, "power") == 2000
    assert t.rival.value(MAESTRO, "power") == 7000


def test_mother_nest_takes_two_dolls_in_any_order() -> None:
    mine: dict[str, Any] = {
        "hand": [MOTHER],
        "level": [PIP] * 3,
        "stock": 2,
        "waiting_room": [WENNA, TAM],
    }
    mine["clock"] = [MIO]
    t = board("main", **mine)
    t.you.chooses(f"play {MOTHER}", "middle center", WENNA, TAM, TAM, "yes")
    t.you.markers_under_middle_center.is_(TAM, WENNA)
    t.you.clock.has(0)


def test_mother_nest_is_held_up_by_a_doll() -> None:
    theirs: dict[str, Any] = {"right": MOTHER, "markers_under_right_center": [PIP, TAM]}
    t = board("attack", theirs, left=POSTMASTER, right=MIO)
    t.you.chooses(f"attack with {POSTMASTER}", "frontal")
    t.rival.chooses("yes")
    assert t.rival.state_of(MOTHER) == REST
    t.rival.markers_under_right_center.is_(TAM)


def test_aumerle_has_the_choice_of_two() -> None:
    mine: dict[str, Any] = {"hand": [AUMERLE], "level": [NOBODY] * 3, "stock": 2, "clock": [MIO]}
    for choice, clock, center in (("1", 0, 1), ("2", 1, 0)):
        t = board("main", {"left": CAEL}, **mine)
        t.you.chooses(f"play {AUMERLE}", "left center", choice)
        t.you.chooses("yes" if choice == "1" else "left back")
        t.you.clock.has(clock)
        t.rival.left_center.has(center)
        t.rival.left_back.has(1 - center)


def test_the_wardrobe_swallows_a_friend() -> None:
    mine: dict[str, Any] = {"left": WARDROBE, "right": MIO, "waiting_room": [GHOSTS], "deck": 3}
    t = board("main", **mine)
    assert t.you.value(WARDROBE, "power") == 8000
    t.you.chooses(f"activate {WARDROBE}", GHOSTS)
    t.you.markers_under_left_center.is_(MIO)
    t.you.deck.has(4)
    assert t.you.value(WARDROBE, "power") == 10000


def test_a_change_of_scene_exchanges_two() -> None:
    mine: dict[str, Any] = {
        "hand": [SCENE],
        "level": [NOBODY],
        "stock": 1,
        "left": MIO,
        "back_left": CAEL,
    }
    t = board("main", waiting_room=[PIP], **mine)
    t.you.chooses(f"play {SCENE}", PIP)
    t.you.left_center.is_(CAEL)
    t.you.left_back.is_(MIO)
    t.you.hand.is_(PIP)


def test_the_trapdoor_takes_the_defender_away() -> None:
    theirs: dict[str, Any] = {"right": CAEL, "hand": [TRAPDOOR], "level": [PIP] * 2, "stock": 1}
    t = board("attack", theirs, left=POSTMASTER, right=MIO)
    t.you.chooses(f"attack with {POSTMASTER}", "frontal")
    t.rival.chooses(f"play {TRAPDOOR}")
    t.rival.right_center.has(0)
    t.rival.hand.has(2)


def test_the_lamp_brings_the_ghosts_without_playing_them() -> None:
    mine: dict[str, Any] = {
        "hand": [LAMP, BOX],
        "level": [NOBODY],
        "stock": 1,
        "waiting_room": [GHOSTS],
    }
    t = board("main", left=MIO, **mine)
    t.you.chooses(f"play {LAMP}")
    t.you.climax_area.is_(GHOSTS)
    assert t.you.value(MIO, "soul") == 2
    # A climax played after that takes its place.
    t.you.chooses("pass", f"play {BOX}")
    t.you.climax_area.is_(BOX)
    t.you.waiting_room.holds_exactly(LAMP, GHOSTS, "filler")


# The post office.


def test_ada_lays_out_the_next_two() -> None:
    t = board("main", back_left=ADA, deck=[MIO, CAEL, "filler"])
    t.you.chooses(f"activate {ADA}", "yes", "yes")
    t.you.chooses(CAEL)
    t.you.deck.is_(CAEL, MIO, "filler")


def test_a_letter_that_falls_is_kept() -> None:
    t = board("attack", {"right": CAEL}, left=UNSTAMPED, right=MIO)
    t.you.chooses(f"attack with {UNSTAMPED}", "frontal", "yes")
    t.you.memory.is_(UNSTAMPED)


@pytest.mark.parametrize(("foe", "back"), [(INSPECTOR, True), (POSTMASTER, False)])
def test_red_wax_takes_its_opponent_along(foe: str, back: bool) -> None:
    t = board("attack", {"right": foe}, left=WAX, right=MIO)
    t.you.chooses(f"attack with {WAX}", "frontal")
    if back:
        t.you.chooses("yes")
    t.rival.hand.has(int(back))
    t.you.memory.has(int(back))


def test_a_letter_face_down_is_no_letter() -> None:
    t = board("attack", {"left": WAX, "memory": [UNSTAMPED, HOME]}, left=MIO)
    assert t.rival.value(WAX, "power") == 7500
    t.rival.chooses("yes")
    # One letter less, and what it gave.
    assert t.rival.value(WAX, "power") == 8000


def test_hollin_reads_four_and_keeps_one() -> None:
    deck = ["filler", MIO, CAEL, PIP, TAM, "filler"]
    mine: dict[str, Any] = {
        "left": HOLLIN,
        "right": MARL,
        "climax": [DELIVERY],
        "deck": deck,
        "hand": [UNSTAMPED],
    }
    t = board("attack", **mine)
    t.you.chooses(f"attack with {HOLLIN}", "yes", "yes", "yes", "yes")
    t.you.may_choose_exactly("filler", MIO, CAEL, PIP, "done")
    t.you.chooses(CAEL, UNSTAMPED)
    t.you.hand.is_(CAEL)
    t.you.memory.is_(UNSTAMPED)


def test_the_inspector_changes_a_card_of_the_clock() -> None:
    mine: dict[str, Any] = {"hand": [INSPECTOR, PIP], "level": 2, "stock": 1, "clock": [CAEL, MIO]}
    t = board("main", **{**mine, "level": [TOVIK, TOVIK]})
    t.you.chooses(f"play {INSPECTOR}", "left center", "yes")
    t.you.may_choose_exactly(PIP, CAEL, MIO)
    t.you.chooses(CAEL)
    t.you.hand.is_(CAEL)
    t.you.clock.is_(PIP, MIO)


def test_the_cartographer_changes_the_level() -> None:
    mine: dict[str, Any] = {
        "hand": [CARTOGRAPHER],
        "level": [MARL, MARL],
        "stock": 2,
        "waiting_room": [POSTMASTER],
    }
    t = board("main", **mine)
    t.you.chooses(f"play {CARTOGRAPHER}", "left center", "yes", MARL, POSTMASTER)
    t.you.level.holds_exactly(MARL, POSTMASTER)
    t.you.waiting_room.has(3)


def test_the_letter_that_came_home_goes_and_comes() -> None:
    t = board("encore", left=(HOME, REST))
    t.you.chooses("yes")
    t.you.memory.is_(HOME)
    t = board("climax", memory=[HOME], stock=2, deck=3)
    t.you.chooses("yes")
    t.you.memory.has(0)
    t.you.hand.has(2)


def test_the_postmaster_delivers_all_that_is_left() -> None:
    mine: dict[str, Any] = {"left": POSTMASTER, "right": MIO, "climax": [DELIVERY], "stock": 1}
    t = board("attack", memory=[UNSTAMPED, UNSTAMPED, WAX, MARL], **mine)
    t.you.chooses(f"attack with {POSTMASTER}", "yes")
    t.you.chooses(UNSTAMPED)
    # Two letters are left; then the attack itself, with two soul, one more for nobody facing,
    # and one more by the climax.
    t.rival.level.has(0)
    t.rival.clock.has(6)


def test_ysolde_comes_early_and_stays_through_the_next_turn() -> None:
    mine: dict[str, Any] = {
        "hand": [YSOLDE],
        "level": [NOBODY, TOVIK],
        "stock": 3,
        "waiting_room": [MIO, CAEL],
    }
    board("main", memory=2, **mine).you.may_not_choose(f"play {YSOLDE}")
    t = board("main", memory=3, deck=8, **mine)
    t.you.chooses(f"play {YSOLDE}", "left center", "yes", MIO, CAEL)
    assert t.you.value(YSOLDE, "power") == 11000
    t.you.passes()
    assert t.turn_player is t.you


def test_the_locomotive_sleeps_with_an_empty_memory() -> None:
    for memory, option in ((1, []), (2, [f"attack with {LOCOMOTIVE}"])):
        t = board("attack", left=LOCOMOTIVE, right=MIO, memory=memory)
        t.you.may_choose_exactly(*option, f"attack with {MIO}", "pass")


def test_the_locomotive_in_the_level_gives_a_soul_once() -> None:
    t = board("climax", left=TOVIK, level=[LOCOMOTIVE], stock=1)
    t.you.chooses(f"resolve {LOCOMOTIVE}", "yes")
    assert t.you.value(TOVIK, "soul") == 2
    assert t.you.lies_face_down(LOCOMOTIVE)


def test_the_bundle_draws_one_more_than_climaxes() -> None:
    mine: dict[str, Any] = {
        "hand": [BUNDLE],
        "stock": 1,
        "deck": [DELIVERY, MIO, MIO, CAEL, CAEL, CAEL],
    }
    t = board("main", **mine)
    t.you.chooses(f"play {BUNDLE}")
    t.you.hand.is_(CAEL, CAEL)
    t.you.memory.is_(BUNDLE)


def test_no_such_street_counts_the_memory() -> None:
    mine: dict[str, Any] = {"hand": [STREET], "level": [MARL, MARL], "stock": 2, "memory": 1}
    t = board("main", {"left": MIO, "middle": CAEL, "right": INSPECTOR}, **mine)
    t.you.chooses(f"play {STREET}")
    t.you.may_choose_exactly(MIO, CAEL)
    t.you.chooses(CAEL)
    assert t.rival.deck.names[-1] == CAEL


def test_the_clerk_turns_a_card_of_the_deck_into_power() -> None:
    theirs: dict[str, Any] = {"right": WAX, "hand": [CLERK], "level": [TOVIK], "stock": 1}
    theirs["deck"] = [MIO, *["filler"] * 5]
    t = board("attack", theirs, left=POSTMASTER, right=PIP)
    t.you.chooses(f"attack with {POSTMASTER}", "frontal")
    t.rival.chooses(f"activate {CLERK}", "yes")
    assert t.rival.value(WAX, "power") == 9000
    t.rival.waiting_room.holds_exactly(CLERK, MIO, "filler")


def test_frost_takes_a_soul_and_is_remembered() -> None:
    theirs: dict[str, Any] = {"right": CAEL, "hand": [FROST], "level": [TOVIK]}
    t = board("attack", theirs, left=MIO, right=PIP)
    t.you.chooses(f"attack with {MIO}", "frontal")
    t.rival.chooses(f"play {FROST}")
    t.rival.memory.is_(FROST)
    t.rival.clock.has(0)
