"""Dragon Ball Super at the terminal: the board, the questions, why, what is told."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import bythebook
from bythebook import engine
from bythebook.cli.face import face_of
from bythebook.cli.main import app
from bythebook.games.dbs.cards.cards import EXTRA
from bythebook.kernel.seeing.resample import resample
from bythebook.testing import Table, side, table
from bythebook.testing.dbs import battle, extra, leader, unison
from bythebook.text.dbs import abilities_of
from bythebook.wording import wording_of
from bythebook.wording.dbs.cards import in_full
from tests.cli.keys import Sitting, flat, typed

CARDS = [
    leader("Old Captain", character="Captain"),
    battle("Deck Hand", cost=1, power=10000),
    battle("Stoker", cost=3, specified="RR", power=15000, combo=(1, 10000)),
    battle("Diver", cost=2, specified="B", color="blue"),
    battle("Figure", cost=1, combo=(-1, -1)),
    extra("Short Order", cost=1),
    unison("Bell Tower", specified="R", power=15000),
]
COMMANDS = ("board", "hand", "counts", "look drop area", "look rival energy", "log 3", "undo", "?")


def main_phase(**more: object) -> Table:
    zones: dict[str, object] = {
        "hand": ["Stoker", "Diver", "Short Order", "Bell Tower"],
        "energy": ["Deck Hand"] * 2,
        "leader": ["Old Captain"],
        "battle": ["Deck Hand"],
        **more,
    }
    rival = side(hand=["Stoker"] * 3, battle=["Figure"], leader=["Old Captain"])
    return table("dbs", side(**zones), rival, cards=CARDS, at="main", turns=4)


def asked(t: Table, *lines: str, width: int = 80) -> str:
    """What is shown after each line is typed, in one piece."""
    t.ends_asking()
    return flat(Sitting(t.game, lines, width).run())


@pytest.mark.parametrize("width", [80, 100, 120, 160])
@pytest.mark.parametrize("hotseat", [False, True])
def test_no_line_is_longer_than_the_terminal_is_wide(width: int, hotseat: bool) -> None:
    sitting = typed(7, width, hotseat=hotseat, extra=COMMANDS, most=250, name="dbs")
    sitting.run()
    assert sitting.widest() <= width


def test_a_game_can_be_finished_from_the_keyboard() -> None:
    text = typed(3, name="dbs", most=20_000).run()
    assert "You win" in text or "You lose" in text
    assert "(dbs " in text


def test_the_board_shows_life_energy_power_and_markers() -> None:
    text = asked(main_phase(), "play bell", "2", "board", "quit")
    assert "life 8" in text
    assert "energy 2 of 2 active: R R" in text
    assert "Deck Hand" in text
    assert "R 10000 active" in text
    assert "R 15000 2 markers active" in text
    assert "energy 0 of 2 active" in text


@pytest.mark.parametrize(
    ("card", "clause", "fact"),
    [
        ("stoker", "dbs 6-3-1-2-1-1", "It costs 3 (RR), your active energy is R R."),
        ("diver", "dbs 6-3-1-2-1-1", "It costs 2 (B), your active energy is R R."),
        ("stoker", "dbs 3-7-3", "The time for it is the offense step of your attacks"),
    ],
)
def test_why_names_the_clause_and_the_fact(card: str, clause: str, fact: str) -> None:
    text = asked(main_phase(), f"why {card}")
    assert f"({clause})" in text
    assert fact in text


def test_what_is_possible_now_is_said_to_be() -> None:
    text = asked(main_phase(), "why deck hand", "why bell")
    assert "Deck Hand (battle area), attack: you can do that now." in text
    assert "Bell Tower (hand), play: you can do that now." in text


def test_an_attack_is_asked_about_in_steps_and_told_as_one() -> None:
    t = main_phase()
    text = asked(t, "attack old", "pass", "board", "quit")
    assert "attacks Old Captain: offense step, 10000 against 10000" in text
    assert "Offense step: do you combo?" in text


def test_a_combo_says_what_it_adds_and_costs() -> None:
    text = asked(main_phase(), "attack old", "combo", "stoker", "quit")
    assert "+10000 for 1 energy" in text
    assert "20000 against 10000" in text


def test_a_card_that_combos_is_told_once() -> None:
    text = asked(main_phase(), "attack old", "combo", "stoker", "quit")
    assert "you combo with Stoker" in text
    assert "Stoker is shown" not in text


def test_power_tells_only_what_a_card_has() -> None:
    text = asked(main_phase(), "power leader area", "power deck hand", "quit")
    assert "Old Captain (leader area) power 10000: printed 10000 >" in text
    assert "combo power 5000: printed 5000" in text


def test_an_extra_card_is_named_while_its_skill_is_carried_out() -> None:
    """It lies in the drop area by then, as another card."""
    text = (
        "[Activate: Main] Choose up to 1 of your Battle Cards and it gets +5000 power for the turn."
    )
    lamp = extra("Lamp", cost=1, abilities=abilities_of((text,), EXTRA))
    t = main_phase(hand=[lamp])
    shown = asked(t, "use lamp", "quit")
    assert "for the turn. Choose up to 1 battle card in your battle area (then: " in shown
    assert shown.count("Lamp") >= 3  # in the hand, as what was used, and over the question
    assert "a card that is gone" not in shown


def test_a_leader_is_read_with_both_its_sides() -> None:
    game = engine.new_game("dbs", "gale", "bells", seed=1)
    front = next(c for c in bythebook.deck_of("dbs", "gale") if c.back is not None)
    assert front.back is not None
    text = flat(Sitting(game, ["read ilse varro gale", "quit"]).run())
    assert front.back.name in text
    assert f"other side: {front.back.name}" in in_full(front)


def test_a_player_is_warned_before_giving_up_attacks() -> None:
    text = asked(main_phase(), "pass", "no", "quit")
    assert "could still attack. End the turn?" in text


def test_the_rival_s_hand_and_the_deck_change_nothing_that_is_shown() -> None:
    face = face_of("dbs")
    game = engine.new_game("dbs", "gale", "hollow", seed=5)
    for _ in range(40):
        assert game.pending is not None
        game.answer(0)
        shown = [
            [*face.board(g, 0, 120), *face.hand(g, 0, 120), *face.words.digest(g.told(0), 0, 0, g)]
            for g in (game, resample(game, 0, 99))
        ]
        assert shown[0] == shown[1]


def test_every_skill_of_our_cards_has_its_words() -> None:
    words = wording_of("dbs")
    game = engine.new_game("dbs", "menagerie", "hollow", seed=1)
    for place, card in enumerate(game.lib.definitions):
        for ability in game.lib.own[place]:
            assert words.ability_words(game, ability), card.name


def test_the_long_story_names_what_was_done() -> None:
    game = engine.new_game("dbs", "gale", "bells", seed=2)
    while game.result is None and game.state.turn < 8:
        game.answer(0)
    story = "\n".join(wording_of("dbs").story(game.told(0), 0))
    assert "--- Turn 3 ---" in story
    assert "charge" in story
    assert "draw" in story


def run(*words: str, typed_in: str = "") -> str:
    done = CliRunner().invoke(app, list(words), input=typed_in, catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.output


def test_the_commands_know_the_game(tmp_path: Path) -> None:
    found = json.loads(run("fuzz", "dbs", "--games", "3", "--jobs", "1", "--json"))
    assert found["crashes"] == found["stuck"] == found["broken"] == 0
    assert found["occurred"]["action"]["main phase: pass"] > 10
    bench = json.loads(run("bench", "dbs", "--seconds", "0.2", "--json"))
    assert bench["fastest_round_per_s"] >= bench["decisions_per_s"] > 0
    assert "cards, legal" in run("deck", "check", "dbs", "menagerie")
    assert "hollow" in run("deck", "list", "dbs")
    assert "4-7-3-6" in run("rules", "dbs", "4-7-3")
    save, record = tmp_path / "my.save", tmp_path / "my.record"
    keys = f"done\nsave {save}\nrecord {record}\nquit\n"
    run("play", "dbs", "--seed", "3", "--no-color", typed_in=keys)
    again = run("play", "dbs", "--load", str(save), "--no-color", typed_in="concede\nyes\n")
    assert "You lose: concession (dbs 1-2-4)" in again
    assert "the game is open" in run("replay", str(record), "--story")
