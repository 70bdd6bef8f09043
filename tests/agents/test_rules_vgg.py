"""What the player by rules does on boards where there is only one sensible thing to do."""

from bythebook import deck_of
from bythebook.agents.rules_vgg import VanguardGRules
from bythebook.agents.simple import Random
from bythebook.games.vanguard.cards.cards import GRADE
from bythebook.games.vanguard.g.book import BOOK
from bythebook.games.vanguard.zones.zones import REST
from bythebook.kernel.game.game import Game
from bythebook.kernel.game.setup import start
from bythebook.kernel.state.options import V_DONE
from bythebook.kernel.state.refs import CARD
from bythebook.testing import Table, side, table
from bythebook.testing.saying import words
from bythebook.testing.vanguard import unit

GRADES = [unit(f"grade {n}", n) for n in range(4)]
BIG = unit("big", 2, 11000)
SMALL = unit("small", 1, 6000)


def decides(t: Table) -> str:
    """What it does at the pending decision, in a test's words."""
    ask = t.game.pending
    assert ask is not None
    return words(t.game, ask.options[VanguardGRules(1).choose(t.game)])


def goes_on(t: Table) -> str:
    """It decides, and that is done."""
    ask = t.game.pending
    assert ask is not None
    choice = VanguardGRules(1).choose(t.game)
    said = words(t.game, ask.options[choice])
    t.answer(choice)
    return said


def test_of_its_first_hand_it_keeps_one_card_of_each_grade_above_0() -> None:
    deck = ["grade 0", "grade 1", "grade 1", "grade 2", "grade 3", "critical", "heal"]
    half = side(deck=deck * 3, vanguard=[])
    t = table("vgg", half, half, GRADES, "preparation")
    assert goes_on(t) == "grade 0"
    goes_on(t)
    seat = t.decider
    grades: dict[int, int] = {}
    for card in seat.hand.cards:
        grades.setdefault(t.game.value(GRADE, card), card)
    kept = {grades[grade] for grade in (1, 2, 3) if grade in grades}
    back: set[int] = set()
    while (option := t.asked.options[VanguardGRules(1).choose(t.game)]) != (V_DONE,):
        back.add(option[1] & CARD)
        t.answer(t.asked.options.index(option))
    assert back.isdisjoint(kept)
    assert len(back) == 5 - len(kept)
    t.ends_asking()


def test_it_rides_the_next_grade() -> None:
    you = side(vanguard="grade 1", hand=["grade 1", "grade 2", "grade 3"])
    assert decides(table("vgg", you, None, GRADES, "ride")) == "ride grade 2"
    you = side(vanguard="grade 2", hand=["grade 2"])
    assert decides(table("vgg", you, None, GRADES, "ride")) == "pass"


def test_it_puts_boosters_behind_and_others_in_front() -> None:
    t = table("vgg", side(vanguard="grade 3", hand=[BIG, SMALL]), None, GRADES, "main")
    assert goes_on(t) == "call big"
    assert goes_on(t) == "left front"
    assert goes_on(t) == "call small"
    assert goes_on(t) == "center back"
    assert decides(t) == "pass"


def test_it_keeps_triggers_and_what_it_rides_next_in_hand() -> None:
    you = side(vanguard="grade 1", hand=["critical", "grade 2", "grade 0"])
    t = table("vgg", you, None, GRADES, "main")
    assert decides(t) == "call grade 0"


def test_the_vanguard_attacks_first_and_whoever_is_too_weak_does_not() -> None:
    you = side(vanguard="grade 3", left=SMALL, right=BIG)
    t = table("vgg", you, side(vanguard=unit("wall", 3, 11000)), GRADES, "battle")
    assert goes_on(t) == "attack"
    assert goes_on(t) == "attack with grade 3"


def attacked(damage: int, *hand: str, power: int = 11000) -> Table:
    """An attack on your vanguard, as it is about to be guarded."""
    rival = side(vanguard=("grade 3", REST), left=unit("attacker", 2, power))
    you = side(vanguard=unit("defender", 3, 11000), damage=damage, hand=list(hand))
    t = table("vgg", you, rival, GRADES, "battle", turn=1)
    t.rival.chooses("attack")
    return t


def test_it_guards_what_would_be_the_last_damage() -> None:
    assert decides(attacked(5, "critical", "filler")).startswith("guard with")
    # With too little it does not begin to.
    assert decides(attacked(5, "critical", "filler", power=40000)) == "pass"


def test_it_does_not_guard_the_first_damage() -> None:
    assert decides(attacked(0, "critical", "filler")) == "pass"


def won(seed: int) -> bool:
    """Whether it wins a game with the deck of many abilities against anything legal."""
    deck = deck_of("vgg", "bench")
    game: Game = start(BOOK, (deck, deck), seed)
    players = [VanguardGRules(seed), Random(seed)]
    while game.pending is not None:
        game.answer(players[game.pending.player].choose(game))
    assert game.result is not None
    return game.result.winner == 0


def test_it_beats_whoever_plays_anything() -> None:
    assert sum(won(seed) for seed in range(5)) >= 4
