"""What the player by rules does on boards where there is only one sensible thing to do."""

from bythebook import deck_of
from bythebook.agents.rules_vgg import VanguardGRules
from bythebook.agents.simple import Random
from bythebook.games.vanguard.cards.cards import GRADE
from bythebook.games.vanguard.g.book import BOOK
from bythebook.games.vanguard.zones.zones import REST
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.game.game import Game
from bythebook.kernel.game.setup import start
from bythebook.kernel.state.options import V_DONE
from bythebook.kernel.state.refs import CARD
from bythebook.testing import Table, side, table
from bythebook.testing.saying import words
from bythebook.testing.vanguard import g_unit, unit

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


def attacked(damage: int, *hand: CardDef | str, power: int = 11000) -> Table:
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


WALL = unit(
    "wall",
    shield=0,
    sentinel=True,
    text="[AUTO]:[Choose a card from your hand, and discard it] When this unit is placed on (GC) "
    "from hand, you may pay the cost. If you do, choose one of your vanguards that is being "
    "attacked, and that unit cannot be hit until end of that battle.",
)


def test_behind_a_wall_it_calls_nobody_else() -> None:
    t = attacked(5, WALL, "critical", "critical", "filler", power=40000)
    assert goes_on(t) == "guard with wall"
    assert goes_on(t) == "yes"
    assert goes_on(t) == "filler"
    assert decides(t) == "pass"


def test_it_spends_as_few_cards_as_are_enough() -> None:
    """The smallest shield that does; for the fifth damage two cards, but not three."""
    assert decides(attacked(5, "critical", SMALL)) == "guard with small"
    assert decides(attacked(5, "critical", SMALL, power=16000)) == "guard with critical"
    hand = ["critical", "critical", "critical", "filler"]
    assert decides(attacked(4, *hand, power=30000)).startswith("guard with")
    assert decides(attacked(4, *hand, power=31000)) == "pass"
    assert decides(attacked(5, *hand, power=31000)).startswith("guard with")


def test_a_heal_trigger_calls_a_larger_guardian() -> None:
    text = (
        '[G Guardian]-Opponent Turn\'s Guard Step-[Choose a card with "[Heal] Heal" from your '
        "hand, and discard it] Call this card to your (GC) from face down."
    )
    rival = side(vanguard=("grade 3", REST), left=unit("attacker", 2, 25000))
    you = side(
        vanguard=unit("defender", 3, 11000),
        damage=5,
        hand=["heal", "filler"],
        g_zone=[g_unit("gate", shield=15000, text=text)],
    )
    t = table("vgg", you, rival, GRADES, "battle", turn=1)
    t.rival.chooses("attack")
    assert decides(t) == "G guard with gate"


def strides(*hand: CardDef | str) -> Table:
    """The stride step, with one card to stride for grades that come to three."""
    text = (
        "[Stride]-Stride Step-[Choose one or more cards with the sum of their grades being 3 or "
        "greater from your hand, and discard them] [Stride] this card on your (VC) from face down."
    )
    you = side(vanguard="grade 3", hand=list(hand), g_zone=[g_unit("tower", text=text)])
    t = table("vgg", you, side(vanguard=unit("foe", 3)), GRADES, "ride")
    if "stride tower" not in t.options:
        t.you.passes()
    return t


def test_it_pays_for_a_stride_no_more_than_is_asked() -> None:
    for hand, paid in (
        (("critical", "grade 3", "grade 1"), ["grade 3"]),
        (("critical", "grade 1", "grade 2", "heal"), ["grade 1", "grade 2"]),
    ):
        t = strides(*hand)
        assert goes_on(t) == "stride tower"
        while "done" not in t.you.options:
            goes_on(t)
        assert goes_on(t) == "done"
        assert sorted(t.you.drop.names) == paid


def test_it_does_not_give_its_hand_for_a_stride() -> None:
    assert decides(strides("critical", "grade 1", "grade 1", "grade 1")) == "pass"


def test_who_boosts_attacks_where_nobody_else_does_and_makes_room_for_better() -> None:
    you = side(vanguard="grade 3", back_center=SMALL, back_left=unit("strong", 1, 8000))
    t = table("vgg", you, None, GRADES, "main")
    assert goes_on(t).startswith("exchange")
    assert t.you.left.names == ["strong"]
    assert decides(t) == "pass"
    you = side(vanguard="grade 3", back_center=SMALL, left=unit("strong", 1, 8000), hand=[BIG])
    t = table("vgg", you, None, GRADES, "main")
    assert goes_on(t).startswith("exchange")
    assert goes_on(t) == "call big"
    assert goes_on(t) == "left front"


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
