"""Some of our own Dragon Ball Super cards, played: what their texts say is what happens."""

from __future__ import annotations

from bythebook.games.dbs.zones.zones import ACTIVE, REST
from bythebook.testing import Table, side, table
from bythebook.testing.dbs import leader
from bythebook.text.cards import own_cards

BY_NAME = {card.name: card for card in own_cards("dbs").values()}
RED = "Tam of the Ropewalk"
GREEN = "Tin Hare"
YELLOW = "Brass Tortoise"
BLACK = "Page With a Candle Out"


def set_up(you: dict[str, list[str]], rival: dict[str, list[str]] | None = None) -> Table:
    """A main phase with cards of ours, by name."""
    halves = [you, rival or {}]
    names = {name for half in halves for zone in half.values() for name in zone}
    cards = [BY_NAME[name] for name in sorted(names)]
    cards.append(leader("leader"))
    return table("dbs", side(**halves[0]), side(**halves[1]), at="main", turns=4, cards=cards)


def test_ilse_evolves_and_draws() -> None:
    mate, helm = "Ilse Varro as Second Mate", "Ilse Varro Takes the Helm"
    t = set_up({"hand": [helm], "battle": [mate], "energy": [RED]})
    t.you.chooses(f"activate {helm}")
    t.you.battle.holds_exactly(helm)
    t.you.hand.has(1)
    assert t.you.value(helm, "power") == 25000
    t.ends_asking()


def test_a_charter_is_paid_in_any_color_with_anouk_in_play() -> None:
    brisk, anouk = "Brisk, Charter Runner", "Anouk, Reader of Far Charts"
    for battle, payable in (([], False), ([anouk], True)):
        t = set_up({"hand": [brisk], "battle": battle, "energy": [RED] * 3})
        assert (f"play {brisk}" in t.you.options) == payable
        t.ends_asking()


def test_a_servant_is_strong_and_stays_down() -> None:
    t = set_up({"battle": ["Windup Ox"]})
    assert t.you.value("Windup Ox", "power") == 20000
    t.ends_asking()


def test_any_two_beasts_are_harnessed() -> None:
    pair = "Any Two, Harnessed Side by Side"
    t = set_up({"hand": [pair], "battle": [GREEN, "Windup Ox"], "energy": [YELLOW]})
    t.you.chooses(f"activate {pair}", GREEN)
    t.you.battle.holds_exactly(pair)
    assert t.you.state_of(pair) == ACTIVE
    t.ends_asking()


def test_the_mare_brings_two_coglings() -> None:
    t = set_up({"hand": ["Cogling Broodmare"], "energy": [GREEN] * 3})
    t.you.chooses("play Cogling Broodmare")
    t.you.battle.has(3)
    t.ends_asking()


def test_the_far_guest_comes_through_the_drop_area() -> None:
    guest = "Guest Through the Far Wall"
    t = set_up({"hand": [guest], "drop": [BLACK]})
    t.you.chooses(f"activate {guest}")
    t.you.battle.holds_exactly(guest)
    t.you.warp.holds_exactly(BLACK)
    t.ends_asking()


def test_the_regent_takes_somebody_small_over() -> None:
    regent = "Regent of Unpaid Debts"
    t = set_up({"hand": [regent], "energy": [BLACK] * 5}, {"battle": [GREEN, "Cog Wolf"]})
    t.you.chooses(f"play {regent}")
    t.you.may_choose_exactly(GREEN, "Cog Wolf", "done")
    t.you.chooses(GREEN)
    t.you.battle.holds_exactly(regent, GREEN)
    t.rival.battle.holds_exactly("Cog Wolf")
    t.ends_asking()


def test_standing_water_lowers_everybody_across() -> None:
    hall = "Hall of Standing Water"
    t = set_up({"hand": [hall], "energy": [BLACK] * 2}, {"battle": [GREEN, "Spring Finch"]})
    t.you.chooses(f"activate {hall}")
    assert t.rival.value(GREEN, "power") == 5000
    t.rival.battle.holds_exactly(GREEN)  # five thousand less was all the finch had
    t.ends_asking()


def test_the_great_orrery_rests_what_is_across() -> None:
    orrery = "The Great Orrery Turns"
    t = set_up({"hand": [orrery], "energy": [YELLOW] * 3}, {"battle": [GREEN]})
    t.you.chooses(f"activate {orrery}", f"activate {orrery}", GREEN)
    assert t.rival.state_of(GREEN) == REST
    t.ends_asking()


def test_the_rope_s_markers_are_as_many_as_the_energy_paid() -> None:
    gong = "Gong in the Clouds"
    t = set_up({"hand": [gong], "energy": ["Goat That Knows the Way"] * 3})
    t.you.chooses(f"play {gong}", "2")
    t.you.unison.holds_exactly(gong)
    t.ends_asking()
