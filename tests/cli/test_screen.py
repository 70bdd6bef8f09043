"""What is shown at once: a screen of 80 columns and 24 lines holds what a decision needs."""

import pytest

from bythebook import engine
from bythebook.cli.drawing import with_names
from bythebook.cli.showing import layouts
from bythebook.testing import Table, character, climax, side, table
from bythebook.testing.dbs import battle, leader, unison
from tests.cli.keys import Sitting, Typist, flat
from tests.cli.test_dbs import CARDS

LONG = "A Character With a Long Name, Number"


def screens(sitting: Sitting, height: int = 24) -> list[str]:
    """What was seen at each question: the last lines before something is typed."""
    parts = sitting.text.split("\n> ")[:-1]
    return ["\n".join(part.split("\n")[-(height - 1) :]) for part in parts]


def full_tables() -> list[tuple[str, Table]]:
    """Main phases with as many cards as there may be: every position, hands of ten kinds."""
    names = [f"{LONG} {n}" for n in range(16)]
    cards = [character(name, level=n % 2) for n, name in enumerate(names)]
    stage = ["left", "middle", "right", "back_left", "back_right"]
    mine = dict(zip(stage, names[:5], strict=True))
    theirs = dict(zip(stage, names[5:10], strict=True))
    dance = climax("Last Dance")
    you = side(**mine, hand=names[6:], stock=12, deck=20, memory=3, waiting_room=14, clock=6)
    rival = side(**theirs, deck=20, memory=2, waiting_room=14, hand=7, stock=11, clock=5)
    ws = table("ws", you, rival, cards=[*cards, dance], at="main", turns=4)
    battles = [battle(name, cost=1, power=10000 + n) for n, name in enumerate(names)]
    first = leader("Old Captain of a Very Long Name, Retired", character="Captain")
    tower = unison("Bell Tower at the End of the Long Road", specified="R", power=15000)
    lead = {"leader": [first.name], "battle": names[:5], "energy": names[:9]}
    one, other = side(**lead, hand=names[5:14]), side(**lead, hand=names[5:14])
    dbs = table("dbs", one, other, cards=[*battles, first, tower], at="main", turns=4)
    return [("ws", ws), ("dbs", dbs)]


@pytest.mark.parametrize("place", [0, 1])
def test_the_fullest_main_phase_fits_and_says_who_the_rival_is(place: int) -> None:
    name, t = full_tables()[place]
    t.ends_asking()
    sitting = Sitting(t.game, ["hand"], height=24)
    sitting.run()
    first = sitting.text.split("\n> ")[0].split("\n")
    (title,) = [n for n, line in enumerate(first) if line.startswith("====")]
    assert len(first) - title <= 23, name
    shown = "\n".join(first[title:])
    assert "RIVAL" in shown
    assert "YOU" in shown
    assert "Main phase: what do you do?" in shown
    assert shown.count("3000 s1 stand" if name == "ws" else " active") >= 10
    assert "~" not in "".join(line for line in first if line.startswith(("RIVAL", "YOU")))
    assert sitting.widest() <= 80


@pytest.mark.parametrize("name", ["ws", "dbs", "vgg"])
@pytest.mark.parametrize("seed", [3, 8])
def test_every_main_phase_of_whole_games_is_in_sight(name: str, seed: int) -> None:
    decks = {
        "ws": ("lanterns", "playhouse"),
        "dbs": ("gale", "menagerie"),
        "vgg": ("orchard", "slipway"),
    }[name]
    game = engine.new_game(name, *decks, seed=seed)
    typist = Typist(seed)
    sitting = Sitting(game, typist, asks=False, height=24)
    typist.session = sitting.session
    sitting.run()
    seen = [s for s in screens(sitting) if "Main phase: what do you do?" in s.split("\n> ")[-1]]
    drawn = [s for s in seen if "\n====" in f"\n{s}"]
    assert len(drawn) > 10
    for screen in drawn:
        below = screen[screen.rindex("\n====") if "\n====" in screen else 0 :]
        assert "RIVAL" in below
        assert "YOU" in below
    # From the second turn on the rival's last turn is told above the table, or just before.
    later = [s for s in drawn if " turn 1," not in s and " turn 2," not in s]
    assert later
    told = [s for s in later if "Rival's last turn: " in s or "rival's turn ---" in s]
    assert told == later
    assert sitting.widest() <= 80


def test_boxes_are_for_tall_terminals_and_files() -> None:
    assert [layouts(h)[0].board for h in (None, 60, 24)] == [0, 0, 1]


def test_the_rival_s_last_turn_is_told_at_the_main_phase() -> None:
    game = engine.new_game("ws", "lanterns", "tides", seed=11)
    text = flat(Sitting(game, ["done", "1"], height=24).run())
    assert "Rival's last turn: Rival draws a card" in text


def test_a_hand_too_long_for_the_screen_stands_in_two_columns() -> None:
    names = [f"Card {n}" for n in "ABCDEFGHIJKL"]
    t = table(
        "ws",
        side(hand=list(reversed(names)), deck=20, left="Card A"),
        side(deck=20, middle="Card B"),
        cards=[character(n) for n in names],
        at="main",
        turns=4,
    )
    t.ends_asking()
    text = Sitting(t.game, [], height=24).run()
    (row,) = [line for line in text.split("\n") if "Card A" in line and "Card G" in line]
    assert row.count("*") == 2
    tall = Sitting(t.game, [], height=50).run()
    assert not [line for line in tall.split("\n") if line.count("level 0") > 1]


def test_cards_that_can_be_used_are_marked() -> None:
    cards = [character("Ace"), character("Tall Tower", level=2)]
    t = table("ws", side(hand=["Ace", "Tall Tower"], deck=20), cards=cards, at="main")
    t.ends_asking()
    text = Sitting(t.game, [], height=24).run()
    marks = {line.split("  ")[-1]: line[:3] for line in text.split("\n") if " level " in line}
    assert [mark for mark in marks.values() if "*" in mark] == [" * "]


def test_numbers_of_a_battle_are_never_cut() -> None:
    ways = ["{card} attacks {other}: offense step, 125000 against 130000"]
    said = [way.format_map for way in ways]
    names = {"card": "Ace", "other": "Bee"}
    assert with_names(said, names, 80).endswith("offense step, 125000 against 130000")
    cut = with_names(said, {"card": "A" * 60, "other": "B" * 70}, 74)
    assert cut.endswith("125000 against 130000")
    assert len(cut) <= 74
    assert "A~ attacks B" in cut
    long = [battle(LONG, cost=1), leader(f"{LONG} Two of Them", character="Captain")]
    mine = side(battle=[LONG], leader=[long[1].name])
    t = table("dbs", mine, side(leader=[long[1].name]), cards=[*CARDS, *long], at="main", turns=4)
    t.ends_asking()
    text = Sitting(t.game, ["attack 1", "board"], height=24).run()
    (line,) = {line for line in text.split("\n") if line.startswith("~~ ")}
    assert line.rstrip("~ ").endswith(": 10000 against 10000")
    assert len(line) == 80


@pytest.mark.parametrize("name", ["ws", "dbs"])
def test_card_names_in_a_row_are_told_apart(name: str) -> None:
    """Names hold commas: they are not what stands between them."""
    decks = {"ws": ("lanterns", "tides"), "dbs": ("gale", "bells")}[name]
    game = engine.new_game(name, *decks, seed=3)
    text = flat(Sitting(game, []).run())
    drawn = text.partition("You draw ")[2].partition(" Rival draws")[0]
    hand = {d.name for d in game.lib.definitions}
    assert {part.removeprefix("2x ").removeprefix("3x ") for part in drawn.split(" / ")} <= hand
