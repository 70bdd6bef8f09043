"""why, read, look, power, counts, the board: right, and never more than the player may know."""

import pytest
from rich.text import Text

from bythebook.cli import looking
from bythebook.cli.face import face_of
from bythebook.games.ws.cards import POWER
from bythebook.games.ws.texts.effects import StockCost
from bythebook.games.ws.zones.zones import DECK, STAGE
from bythebook.kernel.abilities.abilities import ACT, CONT, Ability, Modifier
from bythebook.kernel.language.nouns import Num, This
from bythebook.kernel.seeing.resample import resample
from bythebook.kernel.state.changes import move
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.testing import Table, character, climax, event, side, table
from tests.cli.keys import Sitting, flat, typed


def asked(t: Table, *lines: str, width: int = 80) -> str:
    """What is shown after each line is typed, in one piece."""
    t.ends_asking()
    return flat(Sitting(t.game, lines, width).run())


def main_phase() -> Table:
    act = Ability(ACT, STAGE, cost=(StockCost(2),))
    cards = [
        character("Tall Tower", level=1),
        character("Blue Heron", level=0, color="blue"),
        event("Blue Letter", level=1, color="blue"),
        character("Dear Vase", level=0, cost=3),
        climax("Last Dance"),
        character("Idle Hand", abilities=(act,)),
    ]
    hand = ["Tall Tower", "Blue Heron", "Blue Letter", "Dear Vase", "Last Dance"]
    you = side(hand=hand, stock=1, deck=20, left="Idle Hand", clock=["filler"])
    return table("ws", you, side(hand=["Tall Tower"], deck=20), cards=cards, at="main")


@pytest.mark.parametrize(
    ("card", "clause", "fact"),
    [
        ("tall", "ws 8.6.2.1.2", "Its level is 1, yours is 0."),
        ("vase", "ws 8.6.2.3.2", "It costs 3, your stock is 1."),
        ("dance", "ws 6.5.1.2", "It is a climax: those are played in the climax phase."),
        ("idle", "ws 8.6.2.3.2", "Your stock is 1"),
        ("idle", "ws 7.2.1.3", "The time for it is your attack phase; this is the main phase."),
    ],
)
def test_why_names_the_clause_and_the_fact(card: str, clause: str, fact: str) -> None:
    text = asked(main_phase(), f"why {card}")
    assert f"({clause})" in text
    assert fact in text


def test_why_a_color_is_missing() -> None:
    cards = [event("Blue Letter", level=1, color="blue")]
    you = side(hand=["Blue Letter"], deck=20, level=["filler"], clock=["filler"])
    text = asked(table("ws", you, cards=cards, at="main"), "why letter", "pass")
    assert "(ws 8.6.2.1.1)" in text
    assert "Its color is B, your level and clock have R." in text


def test_why_says_when_nothing_is_against_it() -> None:
    assert "Blue Heron (hand), play: you can do that now." in asked(main_phase(), "why heron")


def test_why_in_the_attack_phase() -> None:
    cards = [character("Ace"), character("Cat"), climax("Last Dance")]
    you = side(left="Ace", back_left="Cat", hand=["Last Dance"], deck=20)
    t = table("ws", you, cards=cards, at="attack")
    text = asked(t, "why cat", "why last", "why ace")
    assert "Cat (left back), attack: no. It is in the left back position." in text
    assert "(ws 7.1.1)" in text
    assert "The time for it is your climax phase; this is the attack declaration." in text
    assert "(ws 6.6.1.2.1)" in text
    assert "Ace (left center), attack: you can do that now." in text


def test_why_of_a_rival_s_card_and_of_no_card() -> None:
    cards = [character("Ace"), character("Rook")]
    t = table("ws", side(left="Ace", deck=20), side(middle="Rook", deck=20), cards=cards, at="main")
    text = asked(t, "why rook", "why nobody", "why")
    assert "Rook is your rival's" in text
    assert "No card you can see now is called 'nobody'." in text
    assert "Say which card" in text


def test_power_says_where_every_part_comes_from() -> None:
    tall = Ability(CONT, STAGE, modifiers=(Modifier(ADD, POWER, This(), Num(500)),))
    cards = [character("Ace", power=2000, abilities=(tall,)), character("Bee", level=1)]
    t = table("ws", side(left="Ace", deck=20), side(right="Bee", deck=20), cards=cards, at="attack")
    text = asked(t, "power ace", "1", "2", "undo", "1", "power ace", "power left center")
    assert "power 2500: printed 2000 +500 by Ace, as long as that is so" in text
    assert "soul 1: printed 1" in text


def test_power_tells_side_attack_and_trigger_apart() -> None:
    cards = [character("Ace", soul=3), character("Bee", level=1), character("Cat")]
    you = side(left="Ace", middle="Cat", deck=["climax", *["filler"] * 20])
    t = table("ws", you, side(right="Bee", deck=20), cards=cards, at="attack")
    text = asked(t, "ace side", "power ace")
    assert "soul 3: printed 3 -1 by the rules (ws 7.2.1.4.2" in text
    assert "+1 by the rules (ws 7.3.1.2" in text
    assert "until the end of the turn" in text


def test_read_look_and_counts() -> None:
    cards = [character("Ace", traits=("Sea",)), climax("Last Dance")]
    you = side(hand=["Ace"], deck=20, waiting_room=["Ace", "Ace", "Last Dance"], clock=["Ace"])
    rival = side(hand=["Last Dance"], deck=20, waiting_room=["Last Dance"])
    t = table("ws", you, rival, cards=cards, at="main")
    text = asked(t, "read ace", "look wait", "look rival waiting room", "counts", "look hand")
    assert "red character; level 0, cost 0; power 3000, soul 1; Sea" in text
    assert "Your waiting room (3)" in text
    assert "2x Ace" in text
    assert text.count("Rival's waiting room (1)") == 2
    assert "waiting room 3 1" in text
    assert "Rival's hand (1) face down" in text
    text = asked(t, "look", "look nowhere", "look e")
    assert "Say which zone: deck, hand, waiting room" in text
    assert "No zone is called 'nowhere'." in text


def test_read_does_not_know_the_rival_s_hidden_cards() -> None:
    cards = [character("Ace"), character("Quiet Rook")]
    rival = side(hand=["Quiet Rook"], deck=["Quiet Rook", *["filler"] * 19])
    t = table("ws", side(hand=["Ace"], deck=20), rival, cards=cards, at="main")
    text = asked(t, "read quiet", "why quiet", "power quiet", "quiet", "look rival hand")
    assert "No card you know is called 'quiet'." in text
    assert "No card you can see now is called 'quiet'." in text
    assert "Rook" not in text


def test_the_board_shows_everything_in_eighty_columns() -> None:
    cards = [
        character("A Name Much Too Long for Its Cell", level=3, power=12500, soul=3, color="blue"),
        character("Bee", power=500),
        climax("Last Dance"),
    ]
    you = side(
        left="A Name Much Too Long for Its Cell",
        back_right="Bee",
        climax=["Last Dance"],
        stock=3,
        memory=2,
        level=["Bee"],
        clock=["Bee", "Bee"],
        hand=1,
        deck=20,
        waiting_room=4,
    )
    t = table("ws", you, side(middle="Bee", deck=20), cards=cards, at="main")
    t.ends_asking()
    for width in (80, 100, 120):
        lines = face_of("ws").board(t.game, 0, width)
        text = flat(" ".join(lines))
        assert "level 1 clock 2/7 stock 3 hand 1 deck 20 waiting room 4" in text
        assert "colors R memory 2 climax: Last Dance" in text
        wide = width >= 110
        assert ("B level 3 power 12500 soul 3" if wide else "B lv3 12500 s3") in text
        assert ("R level 0 power 500 soul 1" if wide else "R lv0 500 s1") in text
    assert "A Name Much Too Long for Its Cell" in text
    assert "A Name Much Too Long fo~" in flat(" ".join(face_of("ws").board(t.game, 0, 80)))


def test_markers_are_counted_and_not_shown() -> None:
    t = table(
        "ws",
        side(left="Ace", deck=["Bee", *["filler"] * 5]),
        cards=[character("Ace"), character("Bee")],
    )
    area = t.game.zones.names.index("markers under left center")
    t.changes(move(t.game.state.top(0, DECK), area, 0))
    for width, shown in ((80, "R lv0 3000 s1 stand m1"), (120, "| 1 marker |")):
        assert shown in flat(
            Text.from_markup("\n".join(face_of("ws").board(t.game, 0, width))).plain
        )
    sitting = Sitting(t.game)
    looking.look(sitting.session, "markers")
    assert "Your markers under left center (1) face down" in flat(sitting.text)
    assert "Bee" not in sitting.text


def test_no_screen_depends_on_what_is_hidden() -> None:
    """The same keys in another world the player could be in: the same screen, to the letter."""
    keys = ("board", "hand", "counts", "log all", "look hand", "look deck", "look stock", "?")
    compared = 0
    for seed in range(3):
        sitting = typed(seed, most=35 + 10 * seed)
        sitting.run()
        game = sitting.session.game
        if game.pending is None or game.pending.player != 0:
            continue
        names = sorted({d.name for d in game.lib.definitions})
        lines = [*keys, *(f"{c} {n}" for n in names for c in ("read", "why", "power"))]
        other = resample(game, 0, seed)
        mine, theirs = Sitting(game, lines), Sitting(other, lines)
        for each in (mine, theirs):
            each.session.past.players = []
            each.session.told = [10**9, 10**9]
        screens = [each.run().split("Left; the game is kept")[0] for each in (mine, theirs)]
        assert screens[0] == screens[1]
        compared += 1
    assert compared
