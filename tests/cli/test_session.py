"""Sitting down at a game: choosing, going back, taking back, leaving, coming back."""

from pathlib import Path

import pytest
from rich.cells import cell_len

from bythebook import engine
from bythebook.games.ws.zones.zones import CENTER_LEFT, HAND, WAITING_ROOM
from bythebook.testing import Table, character, climax, side, table
from tests.cli.keys import Sitting, Typist, flat, typed

ALL = (
    "?",
    "board",
    "hand",
    "counts",
    "log",
    "log 3",
    "log all",
    "look waiting room",
    "look rival clock",
    "look memory",
    "look level",
    "look stock",
    "look hand",
    "look deck",
    "read 1",
    "why 1",
    "power 1",
    "read a",
    "why the",
    "power rival middle",
    "rule 6.4.1.2",
    "undo",
    "redo",
    "back",
    "1 1 1",
    "2 1 done",
    "99",
    "",
    "zzzz",
    "lok",
    "pass",
    "[bold]",
    "\x1b[31m\x00",
    "9" * 5000,
)


@pytest.mark.parametrize("width", [80, 100, 120, 160])
@pytest.mark.parametrize("color", [False, True])
def test_whole_games_with_every_command_stay_inside_the_width(width: int, color: bool) -> None:
    sitting = typed(width + color, width, color, extra=ALL)
    text = sitting.run()
    assert sitting.session.game.result is not None
    assert text.rstrip().split("\n")[-1].startswith(("You win: ", "You lose: ", "A draw: "))
    assert sitting.widest() <= width
    assert ("\x1b[" in sitting.out.getvalue()) == color


def test_a_narrow_terminal_gets_eighty_columns() -> None:
    sitting = typed(3, width=40, most=12)
    text = sitting.run()
    boards = [line for line in text.split("\n") if line.startswith("====")]
    assert boards
    assert {cell_len(line) for line in boards} == {80}


def in_main_phase(**yours: object) -> Table:
    """You are in your main phase; three characters of level 0 in your hand, two of them alike."""
    ace, bee = character("Ace of Keys"), character("Bee of Keys", power=1000)
    hand = ["Ace of Keys", "Bee of Keys", "Ace of Keys"]
    t = table("ws", side(**{"hand": hand, "deck": 20, **yours}), cards=[ace, bee], at="main")
    t.ends_asking()
    return t


def test_action_then_card_then_position() -> None:
    t = in_main_phase()
    sitting = Sitting(t.game, ["1", "1", "3"])
    text = sitting.run()
    assert "1 play a card  2x Ace of Keys / Bee of Keys" in text
    assert "Play which card?" in text
    assert "1 2x Ace of Keys" in text
    assert "Where does Ace of Keys go?" in text
    t.you.right_center.is_("Ace of Keys")


@pytest.mark.parametrize("line", ["1 1 3", "play ace right center", "ace right c", "p a right c"])
def test_one_line_goes_all_the_way(line: str) -> None:
    t = in_main_phase()
    Sitting(t.game, [line]).run()
    t.you.right_center.is_("Ace of Keys")


@pytest.mark.parametrize("line", ["play ace nowhere", "1 1 9", "play ace left back now", "1 7"])
def test_nothing_is_done_unless_the_whole_line_is_understood(line: str) -> None:
    t = in_main_phase()
    text = flat(Sitting(t.game, [line, "hand"]).run())
    assert "; nothing was done." in text
    assert t.game.decided == 0
    Sitting(t.game, ["play ace left back"]).run()
    t.you.left_back.is_("Ace of Keys")


def test_back_before_anything_is_done() -> None:
    t = in_main_phase()
    sitting = Sitting(t.game, ["1", "back", "1", "2", "back", "1", "back", "back", "back"])
    text = sitting.run()
    assert text.count("Where does Bee of Keys go?") == 1
    assert text.count("Where does Ace of Keys go?") == 1
    assert text.count("Main phase: what do you do?") == 3
    assert "there is no step to go back" in text.replace("There", "there")
    t.you.hand.has(3)
    assert t.game.decided == 0


def test_a_name_that_could_be_two_lists_both() -> None:
    t = in_main_phase()
    text = Sitting(t.game, ["play keys"]).run()
    assert "could be 1 Ace of Keys / 2 Bee of Keys" in flat(text)
    assert t.game.decided == 0


def hand_of_nine() -> Table:
    names = [f"Card {n}" for n in "ABCDEFGH"]
    cards = [character(n) for n in names]
    # A hand is told topmost first and listed the other way round.
    hand = list(reversed([*names, "Card A"]))
    t = table("ws", side(hand=hand, deck=20), side(deck=20), cards=cards, at="end")
    t.ends_asking()
    return t


def test_several_picks_at_once() -> None:
    t = hand_of_nine()
    text = Sitting(t.game, ["2 3"]).run()
    assert "(choose 2, like 1 3)" in text
    t.you.waiting_room.holds_exactly("Card B", "Card C")


def test_copies_are_named_once_for_each() -> None:
    t = hand_of_nine()
    text = Sitting(t.game, ["1 1 1", "2 2", "1 1"]).run()
    assert "Card A can be named 2 times only; nothing was chosen" in text
    assert "Card B can be named once only; nothing was chosen" in text
    t.you.waiting_room.holds_exactly("Card A", "Card A")


def test_too_many_picks_are_none() -> None:
    t = hand_of_nine()
    text = Sitting(t.game, ["1 2 3"]).run()
    assert "2 is all that can be chosen here, not 3; nothing was chosen" in text
    t.you.hand.has(9)
    assert t.game.decided == 0


def test_picks_and_done_in_one_line() -> None:
    game = engine.new_game("ws", "lanterns", "tides", seed=1)
    while game.pending is not None and game.pending.player != 0:
        game.answer(len(game.pending.options) - 1)
    before = [game.definition(c).name for c in game.state.zone(0, HAND)]
    choices = list(dict.fromkeys(before))
    Sitting(game, ["1 2 done"]).run()
    room = [game.definition(c).name for c in game.state.zone(0, WAITING_ROOM)]
    assert room == choices[:2]


def two_attackers() -> Table:
    ace, bee = character("Ace"), character("Bee")
    t = table("ws", side(left="Ace", right="Bee", deck=20), cards=[ace, bee], at="attack")
    t.ends_asking()
    return t


def test_passing_with_attackers_left_is_asked() -> None:
    t = two_attackers()
    sitting = Sitting(t.game, ["pass", "maybe", "no"])
    text = sitting.run()
    assert "Ace / Bee could still attack. End the attacks? (yes or no)" in text
    assert "Answer yes or no." in text
    assert t.game.decided == 0
    Sitting(t.game, ["pass", "yes"]).run()
    assert t.game.state.turn > 2


def test_the_question_can_be_switched_off() -> None:
    t = two_attackers()
    Sitting(t.game, ["pass"], asks=False).run()
    assert t.game.state.turn > 2


def test_an_attack_under_way_is_on_the_board() -> None:
    ace, bee = character("Ace"), character("Bee", level=1)
    you = side(middle="Ace", deck=20)
    t = table("ws", you, side(middle="Bee", hand=1, deck=20), cards=[ace, bee], at="attack")
    t.ends_asking()
    text = Sitting(t.game, ["1", "board"]).run()
    assert "Ace attacks Bee: attack declaration, soul 1" in text
    assert "1 frontal  soul 1, power 3000 against 3000" in text
    assert "2 side     soul 0, no battle" in text
    assert ">> Ace" in text
    assert "<< Bee" in text


def paying_character() -> Table:
    """Placing it asks whether to pay, then draws."""
    words = ("【AUTO】 [(1)] When this card is placed on the stage from your hand, you ",)
    text = words[0] + "may pay the cost. If you do, draw 1 card."
    ace = character("Ace", text=text)
    t = table("ws", side(hand=["Ace"], stock=1, deck=20), cards=[ace], at="main")
    t.ends_asking()
    return t


def test_undo_in_the_middle_of_an_effect() -> None:
    t = paying_character()
    sitting = Sitting(t.game, ["ace left center", "undo", "hand"])
    text = sitting.run()
    assert "Do you pay the cost?" in text
    assert text.count("Main phase: what do you do?") == 2
    t.you.hand.is_("Ace")
    t.you.left_center.is_()
    assert t.game.decided == 0
    # Once more, through the whole effect; then everything is taken back at once.
    Sitting(t.game, ["ace left center", "yes"]).run()
    t.you.stock.has(0)
    assert len(t.game.state.zone(0, HAND)) == 1
    after = Sitting(t.game, ["undo", "undo", "undo", "redo"])
    text = after.run()
    assert "There is nothing of yours to take back." in text
    assert "Do you pay the cost?" in text
    t.you.stock.has(1)
    t.you.left_center.is_("Ace")


def test_undo_and_redo_go_over_the_opponent_s_answers() -> None:
    sitting = typed(11, most=60)
    sitting.run()
    game = sitting.session.game
    decided = game.decided
    again = Sitting(game, ["undo", "undo", "redo", "redo"])
    again.run()
    assert "nothing" not in again.text.split(">")[1].casefold()
    assert game.pending is not None
    assert game.pending.player == 0
    assert decided - 2 <= game.decided <= decided


def test_save_leave_load_and_finish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    sitting = typed(5, most=40)
    sitting.run()
    game = sitting.session.game
    assert "Kept in my.save." in Sitting(game, ["save my.save", "quit"]).run()
    file = Path("my.save")
    loaded = engine.load(file.read_bytes())
    assert loaded.decided == game.decided
    text = Sitting(loaded, ["log", "undo", "concede", "no", "concede", "yes"], file=file).run()
    assert f"The game goes on at turn {game.state.turn}." in text
    assert "You lose: concession (ws 1.2.4)" in text
    assert [f.name for f in tmp_path.iterdir()] == ["my.save"]


def test_a_kept_game_is_played_to_its_end(tmp_path: Path) -> None:
    file = tmp_path / "game.save"
    first = typed(6, most=60)
    first.run()
    file.write_bytes(first.session.game.save())
    typist = Typist(6)
    again = Sitting(engine.load(file.read_bytes()), typist, asks=False)
    typist.session = again.session
    again.run()
    assert again.session.game.result is not None
    assert again.session.game.decided > first.session.game.decided


def test_load_inside_a_game_and_broken_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    one = engine.new_game("ws", "lanterns", "tides", seed=8)
    Path("a.save").write_bytes(one.save())
    Path("b.save").write_bytes(one.save()[:-20])
    Path("c.save").write_text("not a game")
    other = engine.new_game("ws", "tides", "lanterns", seed=9)
    keys = ["load b.save", "load c.save", "load d.save", "load", "load a.save", "counts"]
    sitting = Sitting(other, keys)
    text = sitting.run()
    assert sitting.session.game.decks == one.decks
    answers = [part.split("\n")[1:] for part in text.split("\n> ")]
    assert [len([s for s in a if s]) for a in answers[1:4]] == [1, 1, 1]  # a sentence each
    assert "D.save cannot be read" in text
    assert "Say which: load FILE." in text
    assert "The game in a.save goes on, turn 0." in text


def test_save_does_not_overwrite_without_asking(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("mine")
    game = engine.new_game("ws", "lanterns", "tides", seed=8)
    sitting = Sitting(game, [f"save {file}", "no", f"record {file}", "no"])
    sitting.run()
    assert file.read_text() == "mine"
    bad = ["save ~nobody-here/x", "save " + "x" * 3000, f"save {tmp_path}", "load ~nobody-here/x"]
    text = Sitting(game, [*bad, "yes", "save /nowhere/at/all"]).run()
    assert "Traceback" not in text
    assert game.pending is not None
    Sitting(game, [f"save {file}", "yes", f"save {file}"]).run()
    assert engine.load(file.read_bytes()).decided == game.decided


def test_the_end_of_the_keys_is_no_error(data_folder: Path) -> None:
    text = typed(2, most=0).run()
    assert text.endswith("Left before anything was decided.\n")
    assert list(data_folder.iterdir()) == []


def test_the_rival_s_turns_are_told_in_a_few_lines() -> None:
    for seed in (1, 2):
        text = typed(seed).run()
        parts = text.split("\n> ")
        for part in parts:
            head = part.split("\n====")[0].split("\n")
            assert len([line for line in head if line.startswith("  ")]) < 40
        assert "trigger " in text
        assert " damage to you" in text


def test_a_word_that_is_meant_well_gets_a_hint() -> None:
    t = in_main_phase()
    text = Sitting(t.game, ["attack", "dusk", "bee of k", "back"]).run()
    assert "Attacks come in the attack phase: pass until it comes." in text
    assert "'dusk' means nothing here" in text


def test_a_card_that_is_no_choice_is_known_all_the_same() -> None:
    t = table(
        "ws",
        side(hand=["Tall Tower"], deck=20),
        cards=[character("Tall Tower", level=2)],
        at="main",
    )
    t.ends_asking()
    text = flat(Sitting(t.game, ["tall"]).run())
    assert "Tall Tower is not a choice here: why tall says why, read tall shows its text." in text


def test_a_climax_can_be_played_by_name() -> None:
    dawn = climax("Dawn Over Keys")
    t = table(
        "ws",
        side(hand=["Dawn Over Keys"], clock=1, deck=20, left="filler"),
        cards=[dawn],
        at="climax",
    )
    t.ends_asking()
    Sitting(t.game, ["dawn"]).run()
    t.you.climax_area.is_("Dawn Over Keys")
    assert t.game.state.zone(0, CENTER_LEFT)
