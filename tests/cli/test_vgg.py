"""Vanguard at the terminal: the board, the questions, why, what is told."""

import pytest

from bythebook import engine
from bythebook.catalogue import entry_of
from bythebook.cli.face import face_of
from bythebook.games.vanguard.cards.cards import SHIELD
from bythebook.games.vanguard.texts.deck import Draw
from bythebook.games.vanguard.zones.zones import REST
from bythebook.kernel.language.nouns import Num
from bythebook.kernel.seeing.resample import resample
from bythebook.testing import Table, face_down, side, table
from bythebook.testing.vanguard import g_unit, unit
from bythebook.wording import wording_of
from bythebook.wording.vanguard.cards import amount, in_full, in_short
from tests.cli.keys import Sitting, flat, typed
from tests.rules.vanguard.waiting import acting

CARDS = [
    unit("Stoker", 1, 8000),
    unit("Diver", 2, 9000),
    unit("Captain", 3, 11000, None),
    unit("Bell Boy", 0, 5000, 10000, trigger="critical"),
    unit("Old Hand", 3, 10000, None),
    g_unit("Flagship"),
]
COMMANDS = ("board", "hand", "counts", "look soul", "look rival drop zone", "log 3", "undo", "?")
OWN = entry_of("vgg").decks["own"]


def main_phase(at: str = "main", **more: object) -> Table:
    """Your main phase, or another, with a captain as the vanguard."""
    zones: dict[str, object] = {
        "hand": ["Stoker", "Bell Boy"],
        "vanguard": "Captain",
        "left": acting("Engineer", Draw(Num(1))),
        "back_center": ("Stoker", REST),
        "damage": ["Diver", face_down("Stoker")],
        "soul": ["Stoker", "Diver"],
        "g_zone": ["Flagship"],
        **more,
    }
    rival = side(hand=["Stoker"] * 3, left=("Diver", REST), vanguard="Old Hand")
    return table("vgg", side(**zones), rival, cards=CARDS, at=at, turns=4)


def asked(t: Table, *lines: str, width: int = 80) -> str:
    """What is shown after each line is typed, in one piece."""
    t.ends_asking()
    return flat(Sitting(t.game, lines, width).run())


@pytest.mark.parametrize("width", [80, 120, 160])
@pytest.mark.parametrize("hotseat", [False, True])
def test_no_line_is_longer_than_the_terminal_is_wide(width: int, hotseat: bool) -> None:
    sitting = typed(7, width, hotseat=hotseat, extra=COMMANDS, most=250, name="vgg")
    sitting.run()
    assert sitting.widest() <= width


def test_a_game_can_be_finished_from_the_keyboard() -> None:
    text = typed(3, name="vgg", most=20_000).run()
    assert "You win" in text or "You lose" in text
    assert "(vgg " in text


def test_the_board_shows_both_fields_and_the_counts() -> None:
    text = asked(main_phase(), "board", "quit")
    assert "damage 2/6 (1 up) hand 2 deck 12 soul 2 drop 0 G zone 1" in text
    assert "left front" in text
    assert "Engineer" in text
    assert "g3 11000 stand" in text
    assert "g1 8000 rest" in text
    assert "Old Hand" in text


def test_the_rivals_field_is_mirrored() -> None:
    face = face_of("vgg")
    lines = face.board(main_phase().game, 0, 80)
    theirs = next(line for line in lines if "right front" in line and "vanguard" in line)
    assert theirs.index("right front") < theirs.index("left front")
    mine = [line for line in lines if "right front" in line and "vanguard" in line][1]
    assert mine.index("left front") < mine.index("right front")


@pytest.mark.parametrize(
    ("at", "card", "clause", "fact"),
    [
        ("ride", "stoker", "vgg 8.5.2.1.1.1", "Its grade is 1, your vanguard's is 3."),
        ("main", "diver", "", ""),
        ("main", "engineer", "vgg 7.4.1.3", "The time for it is your battle phase"),
        ("main", "bell", "vgg 6.5.1.1.2", "The time for it is your ride phase"),
    ],
)
def test_why_names_the_clause_and_the_fact(at: str, card: str, clause: str, fact: str) -> None:
    text = asked(main_phase(at, hand=["Stoker", "Bell Boy", "Captain"]), f"why {card}", "quit")
    assert f"({clause})" in text or not clause
    assert fact in text


def test_what_is_possible_now_is_said_to_be() -> None:
    text = asked(main_phase(), "why bell", "why engineer", "quit")
    assert "Bell Boy (hand), call: you can do that now." in text
    assert "you can do that now." in text


def test_a_battle_is_asked_about_in_steps_and_told_as_one() -> None:
    t = main_phase("battle", back_center="Stoker")
    text = asked(t, "attack", "captain", "old hand", "?", "boost stoker", "quit")
    assert "Who attacks?" in text
    assert "Whom does Captain attack? (its power is 11000)" in text
    assert "Is Captain boosted? (11000 against 10000)" in text
    assert "A standing unit with Boost behind the attacker" in text


def test_the_guard_step_says_the_powers_and_the_guardians() -> None:
    rival = side(left=unit("Raider", 2, 12000), vanguard=("Old Hand", REST))
    you = side(vanguard="Captain", hand=["Stoker", "Bell Boy"], left="Diver")
    t = table("vgg", you, rival, CARDS, "battle", turn=1)
    t.rival.chooses("attack", "attack Captain")
    t.you.chooses("guard with Bell Boy")
    board = "\n".join(face_of("vgg").board(t.game, 0, 80))
    assert "guard +10000: Bell Boy 10000" in board
    assert "Raider attacks Captain: guard step, 12000 against 21000" in board
    assert str(wording_of("vgg").question(t.game, 0)).endswith("(12000 against 21000)")


def test_what_cannot_be_hit_needs_no_more_guardians() -> None:
    text = "[CONT](VC):This unit cannot be hit."
    calm = unit("Calm", 3, 11000, text=text)
    rival = side(left=unit("Raider", 2, 12000), vanguard=("Old Hand", REST))
    you = side(vanguard=calm, hand=["Stoker", "Bell Boy"])
    t = table("vgg", you, rival, CARDS, "battle", turn=1)
    t.rival.chooses("attack")
    question = str(wording_of("vgg").question(t.game, 0))
    assert question.endswith("(12000 against 11000; cannot be hit)")
    t.you.passes()


def test_a_player_is_warned_before_giving_up_attacks() -> None:
    text = asked(main_phase("battle"), "pass", "no", "quit")
    assert "could still attack. End the turn?" in text


def test_what_a_card_is_in_few_words_and_in_many() -> None:
    stoker, bell, captain = CARDS[0], CARDS[3], CARDS[2]
    assert in_short(stoker.values) == "g1 8000 shield 5000"
    assert in_short(bell.values) == "g0 5000 shield 10000 critical trigger"
    assert in_full(captain) == (
        "grade 3 normal unit; power 11000; no shield; critical 1; Twin Drive!!; Kagero"
    )
    assert stoker.values[SHIELD] == 5000
    assert (amount(11000), amount(100_000_000)) == ("11000", "100M")


def test_the_rivals_hand_and_the_deck_change_nothing_that_is_shown() -> None:
    face = face_of("vgg")
    game = engine.new_game("vgg", *OWN, seed=5)
    for _ in range(40):
        if game.pending is None:
            break
        game.answer(0)
        shown = [
            [*face.board(g, 0, 120), *face.hand(g, 0, 120), *face.words.digest(g.told(0), 0, 0, g)]
            for g in (game, resample(game, 0, 99))
        ]
        assert shown[0] == shown[1]


def test_every_ability_of_our_cards_has_its_words() -> None:
    words = wording_of("vgg")
    game = engine.new_game("vgg", *OWN, seed=1)
    for place, card in enumerate(game.lib.definitions):
        for ability in game.lib.own[place]:
            assert words.ability_words(game, ability), card.name


def test_the_long_story_names_what_was_done() -> None:
    game = engine.new_game("vgg", *OWN, seed=2)
    while game.result is None and game.state.turn < 8:
        game.answer(0)
    story = "\n".join(wording_of("vgg").story(game.told(0), 0))
    assert "--- Turn 3 ---" in story
    for word in ("ride", "call", "draw", "attacks"):
        assert word in story
