"""Our own cards at play: each keyword of section 10, Replay, and the icons only they have."""

from __future__ import annotations

from typing import Any

from bythebook.games.ws.zones.zones import REST, REVERSE, STAND
from bythebook.testing import Table, face_up, side, table
from bythebook.text.cards import own_cards

OWN = own_cards("ws")


def board(at: str, rival: dict[str, Any] | None = None, turn: int = 0, **mine: Any) -> Table:
    """A board of our own cards, by their names."""
    return table("ws", side(**mine), side(**(rival or {})), OWN.values(), at=at, turn=turn)


def name(number: str) -> str:
    return OWN[number].name


PIP, TAM, NOBODY, INES = (name(f"NP-0{n}") for n in (1, 2, 4, 5))
CORVANE, TWINS, SLEIGHT = name("NP-08"), name("NP-11"), name("NP-12")
WENNA, MOTHER, FUSCO = name("NP-13"), name("NP-16"), name("NP-21")
CURTAIN, BOX, GHOSTS = name("NP-22"), name("NP-23"), name("NP-24")
WREN, UNSTAMPED, CORIN, SWEEPER = (name(f"DL-0{n}") for n in range(1, 5))
MARL, HOUND, ODA, TOVIK = (name(f"DL-0{n}") for n in range(6, 10))
SIGNALMAN, POSTMASTER = name("DL-13"), name("DL-17")
DELIVERY, WHISTLE, SNOW = name("DL-23"), name("DL-24"), name("DL-25")
NIM, OAN, FENN, MIO = name("LT-09"), name("LT-05"), name("LT-12"), name("LT-01")


# Keywords.


def test_alarm_rings_only_from_the_top_of_the_clock() -> None:
    t = board("climax", left=CORIN, middle=NOBODY, clock=[SWEEPER, MARL])
    assert t.you.value(CORIN, "power") == 4500
    t = board("climax", left=CORIN, clock=[MARL, SWEEPER])
    assert t.you.value(CORIN, "power") == 2500


def test_encore_for_a_character_of_the_hand() -> None:
    t = board("encore", left=(NIM, REVERSE), hand=[MIO])
    t.you.chooses(f"resolve {NIM}", "yes", MIO)
    t.you.left_center.is_(NIM)
    t.you.waiting_room.is_(MIO)
    assert t.you.state_of(NIM) == REST


def test_assist_strengthens_those_in_front() -> None:
    t = board("main", left=MIO, right=NOBODY, back_left=OAN)
    assert t.you.value(MIO, "power") == 2000
    assert t.you.value(NOBODY, "power") == 2000


def test_bond_brings_the_named_doll_back() -> None:
    mine: dict[str, Any] = {
        "hand": [TWINS],
        "level": [NOBODY],
        "stock": 1,
        "waiting_room": [PIP, TAM],
    }
    t = board("main", **mine)
    t.you.chooses(f"play {TWINS}", "left center", "yes")
    t.you.hand.is_(TAM)


def test_backup_and_what_using_it_brings() -> None:
    theirs: dict[str, Any] = {"right": NOBODY, "hand": [SLEIGHT], "level": [NOBODY], "stock": 1}
    t = board("attack", theirs, left=MIO, right=NIM)
    t.you.chooses(f"attack with {MIO}", "frontal")
    t.rival.may_choose_exactly(f"activate {SLEIGHT}", "pass")
    t.rival.chooses(f"activate {SLEIGHT}", "yes")
    assert t.rival.value(NOBODY, "power") == 3500
    # One soul less: nothing is left.
    t.rival.clock.has(0)
    assert t.you.state_of(MIO) == REVERSE


def test_great_performance_takes_the_attack_from_any_side() -> None:
    for position in ("left", "right"):
        t = board("attack", {"middle": CORVANE, position: PIP}, left=MIO, right=NIM)
        t.you.chooses(f"attack with {MIO}")
        assert t.you.state_of(MIO) == REVERSE
        assert t.rival.value(CORVANE, "power") == 7500


def test_brainstorm_finds_a_card_for_each_climax() -> None:
    deck = [DELIVERY, MARL, WHISTLE, MARL, NIM]
    t = board("main", left=WREN, right=ODA, deck=deck, stock=1)
    t.you.chooses(f"activate {WREN}")
    t.you.may_choose_exactly(MARL, "done")
    t.you.chooses(MARL, MARL)
    t.you.hand.holds_exactly(MARL, MARL)
    t.you.may_choose_exactly(WREN, ODA)
    t.you.chooses(ODA)
    assert t.you.value(ODA, "power") == 3000


def test_change_the_understudy_becomes_the_lead() -> None:
    mine: dict[str, Any] = {
        "middle": INES,
        "waiting_room": [CORVANE],
        "stock": 1,
        "hand": [PIP],
        "deck": 3,
    }
    t = board("climax", **mine)
    t.you.chooses("yes")
    t.you.middle_center.is_(CORVANE)
    t.you.chooses(f"resolve {CORVANE}", PIP)
    t.you.waiting_room.holds_exactly(INES, PIP, "filler")
    assert t.you.state_of(CORVANE) == STAND


def test_memory_counts_at_two_cards() -> None:
    for cards, power in ((1, 2500), (2, 4000)):
        assert board("main", left=CORIN, memory=cards).you.value(CORIN, "power") == power


def test_a_letter_in_memory_is_used_face_down_once() -> None:
    t = board("attack", {"left": CORIN, "memory": [UNSTAMPED, UNSTAMPED]}, left=MIO)
    t.rival.chooses(f"resolve {UNSTAMPED}", "yes")
    t.rival.chooses("no")
    assert t.rival.value(CORIN, "power") == 5000
    assert t.rival.memory.face_down == [UNSTAMPED]


def test_experience_counts_the_levels_in_the_level() -> None:
    for level, power in (([TOVIK], 6500), ([TOVIK, TOVIK], 7500)):
        t = board("main", left=SIGNALMAN, level=level)
        assert t.you.value(SIGNALMAN, "power") == power


def test_shift_takes_a_card_out_of_the_clock() -> None:
    t = board("main", clock=[MARL, NIM], hand=[DELIVERY, NIM])
    t.you.may_choose_exactly(DELIVERY, "done")
    t.you.chooses(DELIVERY)
    t.you.clock.is_(DELIVERY, NIM)
    t.you.hand.holds_exactly(MARL, NIM)


def test_accelerate_pays_with_the_clock_and_is_used() -> None:
    t = board("climax", left=HOUND, right=SIGNALMAN, level=2)
    t.you.chooses("yes")
    t.you.clock.has(1)
    assert t.you.value(HOUND, "power") == 5500
    assert t.you.value(SIGNALMAN, "power") == 7500


def test_accelerate_from_the_waiting_room_to_the_bottom_of_the_clock() -> None:
    t = board("climax", left=TOVIK, waiting_room=[MARL, PIP], clock=[NIM])
    t.you.chooses("yes")
    t.you.clock.is_(NIM, MARL)
    t.you.stock.has(1)


def test_resonate_shows_the_climax_in_hand() -> None:
    theirs: dict[str, Any] = {"left": TWINS, "right": PIP, "hand": [CURTAIN]}
    t = board("attack", theirs, left=MIO)
    t.rival.chooses("yes", CURTAIN, PIP)
    assert t.rival.value(PIP, "power") == 3500
    t.rival.hand.is_(CURTAIN)


def test_fusion_and_sunder_the_dolls_go_in_and_come_out() -> None:
    mine: dict[str, Any] = {
        "left": PIP,
        "middle": TAM,
        "deck": [WENNA, *["filler"] * 8],
        "stock": 1,
    }
    t = board("main", **mine)
    t.you.chooses(f"activate {TAM}", WENNA)
    t.you.chooses(TAM)
    t.you.middle_center.is_(WENNA)
    t.you.markers_under_middle_center.is_(TAM, PIP)
    assert t.you.value(WENNA, "power") == 9000
    t.you.chooses("pass", f"attack with {WENNA}")
    t.you.chooses("yes", "right center", WENNA)
    t.you.right_center.is_(TAM)
    t.you.markers_under_right_center.is_(WENNA, PIP)
    t.you.middle_center.has(0)
    assert t.you.value(TAM, "power") == 5000
    t.you.may_choose_exactly(f"attack with {TAM}", "pass")


def test_sunder_given_by_a_climax() -> None:
    mine: dict[str, Any] = {
        "left": MOTHER,
        "markers_under_left_center": [face_up(WENNA)],
        "hand": [CURTAIN, PIP],
    }
    t = board("climax", stock=1, clock=[PIP], **mine)
    t.you.chooses(f"play {CURTAIN}", f"attack with {MOTHER}", "yes", "left center")
    t.you.left_center.is_(WENNA)
    t.you.markers_under_left_center.is_(MOTHER)
    assert t.you.state_of(WENNA) == STAND


def test_replay_rolls_the_drum() -> None:
    for deck, power in (([PIP, MIO], 7000), ([MIO, MIO], 4500)):
        t = board("attack", left=FUSCO, right=MIO, deck=[*deck, *["filler"] * 4])
        t.you.chooses(f"attack with {FUSCO}", "yes")
        t.you.waiting_room.holds_exactly(*deck)
        assert t.you.value(FUSCO, "power") == power
    t = board("attack", left=FUSCO, right=MIO)
    t.you.chooses(f"attack with {FUSCO}", "no")
    t.you.waiting_room.has(0)


# Trigger icons.


def triggers(climax: str, rival: dict[str, Any] | None = None, **mine: Any) -> Table:
    """Mio attacks, with that card on top of the deck."""
    zones: dict[str, Any] = {
        "left": MIO,
        "right": NOBODY,
        "deck": [climax, *["filler"] * 6],
        **mine,
    }
    t = board("attack", rival, **zones)
    t.you.chooses(f"attack with {MIO}")
    return t


def test_comeback_brings_a_character_back() -> None:
    t = triggers(CURTAIN, waiting_room=[PIP, BOX])
    t.you.may_choose_exactly(PIP, "done")
    t.you.chooses(PIP)
    t.you.hand.is_(PIP)


def test_treasure_goes_to_the_hand() -> None:
    t = triggers(BOX)
    t.you.chooses("yes")
    t.you.hand.is_(BOX)
    t.you.stock.is_("filler")


def test_standby_puts_a_character_of_one_level_more_on_the_stage() -> None:
    t = triggers(GHOSTS, waiting_room=[WENNA, NIM])
    t.you.may_choose_exactly(NIM, "done")
    t.you.chooses(NIM, "right back")
    t.you.right_back.is_(NIM)
    assert t.you.state_of(NIM) == REST
    assert t.you.value(MIO, "soul") == 3


def test_gate_brings_a_climax_back() -> None:
    t = triggers(DELIVERY, waiting_room=[PIP, WHISTLE])
    t.you.may_choose_exactly(WHISTLE, "done")
    t.you.chooses(WHISTLE)
    t.you.hand.is_(WHISTLE)


def test_shot_deals_one_when_the_damage_is_canceled() -> None:
    t = triggers(WHISTLE, {"deck": ["climax", "filler", "filler"]})
    t.rival.clock.has(1)


def test_return_sends_a_character_home() -> None:
    t = triggers(SNOW, {"left": CORIN})
    t.you.may_choose_exactly(CORIN, "done")
    t.you.chooses(CORIN)
    t.rival.hand.is_(CORIN)
