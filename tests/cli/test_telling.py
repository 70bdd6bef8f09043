"""What a player is told: what was done, in its order, why nothing was asked, how it ended."""

import pytest

from bythebook import engine
from bythebook.games.dbs.cards.cards import EXTRA, LEADER
from bythebook.games.dbs.texts import events as dbs
from bythebook.games.ws.texts import events as ws
from bythebook.games.ws.zones.zones import REST
from bythebook.testing import Table, character, climax, event, side, table
from bythebook.testing.dbs import battle, extra, leader
from bythebook.text.dbs import abilities_of
from bythebook.wording import wording_of
from tests.cli.keys import Sitting, flat, typed

CHOOSE = (
    "【AUTO】 When this card is placed on the stage from your hand, choose 1 of your other "
    "characters, and that character gets +1000 power until end of turn."
)


def shown(t: Table, *lines: str, height: int | None = None) -> str:
    t.ends_asking()
    return flat(Sitting(t.game, lines, height=height).run())


# Taking back.


def real(name: str, *lines: str) -> str:
    """A game with cards that have a past: what is shown of it."""
    decks = {"ws": ("lanterns", "tides"), "dbs": ("gale", "bells")}[name]
    game = engine.new_game(name, *decks, seed=5)
    return flat(Sitting(game, lines).run())


def test_undo_says_what_it_took_back() -> None:
    text = real("ws", "done", "1", "play kizo 1", "undo")
    name = "Kizo the Ember Runner"
    assert f"Taken back: {name} (main phase) You play {name} (left center)" in text


def test_undo_over_the_rival_s_turn_says_so() -> None:
    text = real("ws", "done", "1", "pass", "undo")
    taken = text.rpartition("Taken back: ")[2]
    assert taken.startswith("pass, on to the climax phase (main phase)")
    assert "--- Turn 2, rival's turn ---" in taken


# In the order it happened.


def told(name: str, *items: dict[str, object]) -> list[str]:
    """The story of some events, as the first player reads it."""
    decks = {"ws": ("lanterns", "tides"), "dbs": ("gale", "bells")}[name]
    game = engine.new_game(name, *decks, seed=1)
    return wording_of(name).digest([{"clause": "", **item} for item in items], 0, 0, game)


def moved(card: str, origin: str, to: str, clause: str, player: int = 0) -> dict[str, object]:
    places = {"from": origin, "to": to, "player": player, "to_player": player}
    return {"event": "move", "card": card, "clause": clause, **places}


ATTACK = {"event": "event", "kind": ws.EV_ATTACK, "player": 0, "card": "Ace", "value": ws.DIRECT}
ENDS = {"event": "event", "kind": ws.EV_ATTACK_ENDS, "player": 0, "card": "Ace"}
HIT = {"event": "event", "kind": ws.EV_DAMAGED, "player": 1, "value": 2}
TRIGGER = moved("Bee", "deck", "resolution zone", "ws 7.3.1.2")
DRAWN = {**moved("Cat", "deck", "hand", "ws 3.2.3.1"), "by": "Ace"}
LEVEL = moved("Dee", "clock", "level", "ws 9.3.2", 1)


def test_an_attack_goes_on_after_what_its_ability_did() -> None:
    assert told("ws", ATTACK, DRAWN, TRIGGER, HIT, LEVEL, ENDS) == [
        "Ace attacks directly",
        "Ace: you draw Cat",
        "Attack of Ace: trigger Bee (no icon); 2 damage to rival",
        "Rival levels up to 1 with Dee",
    ]


def test_an_attack_without_damage_says_so() -> None:
    assert told("ws", ATTACK, TRIGGER, ENDS) == [
        "Ace attacks directly: trigger Bee (no icon); no damage"
    ]


def test_what_comes_after_an_attack_is_not_of_it() -> None:
    gone = moved("Bee", "left center", "waiting room", "ws 7.7.1.3", 1)
    assert told("ws", ATTACK, DRAWN, HIT, ENDS, gone)[-2:] == [
        "Attack of Ace: 2 damage to rival",
        "Bee leaves the stage",
    ]


ATTACKS = {"event": "event", "kind": dbs.EV_ATTACK, "player": 0, "card": "Ace", "other": "Bee"}
GUARD = {"event": "event", "kind": dbs.EV_GUARD, "player": 1, "card": "Bee", "other": "Ace"}
BLOCKS = {**GUARD, "card": "Cat"}
DAMAGE = {"event": "event", "kind": dbs.EV_DAMAGE, "player": 1, "value": 1}
NEGATED = {"event": "event", "kind": dbs.EV_NEGATED, "player": 1}
OVER = {"event": "set", "what": "battle step", "value": dbs.S_NONE}


@pytest.mark.parametrize(
    ("between", "ends"),
    [
        ([], "the attack fails"),
        ([BLOCKS], "Cat is the guard card now; the attack fails"),
        ([DAMAGE], "1 damage to rival"),
        ([NEGATED], "the attack is negated"),
    ],
)
def test_an_attack_that_fails_says_so(between: list[dict[str, object]], ends: str) -> None:
    assert told("dbs", ATTACKS, GUARD, *between, OVER) == [f"Ace attacks Bee: {ends}"]


def test_each_attack_fails_by_itself() -> None:
    assert told("dbs", ATTACKS, DAMAGE, OVER, ATTACKS, OVER) == [
        "Ace attacks Bee: 1 damage to rival",
        "Ace attacks Bee: the attack fails",
    ]


# Questions.


def test_a_choice_says_what_for() -> None:
    cards = [character("Ace", text=CHOOSE), character("Bee"), character("Cat")]
    you = side(hand=["Ace"], left="Bee", right="Cat", deck=20)
    t = table("ws", you, side(deck=20), cards=cards, at="main")
    text = shown(t, "play ace middle center")
    assert "Choose 1 other card in your stage (then: what was chosen gets +1000 power" in text


def test_a_payment_says_for_which_card() -> None:
    cards = [battle("Rose"), battle("Sea", color="blue"), battle("Ace", cost=1)]
    mine = side(hand=["Ace"], energy=["Rose", "Sea", "Sea"])
    t = table("dbs", mine, side(), cards=cards, at="main")
    asked = "What do you pay for Ace with? (rest 1 energy of any color)"
    assert asked in shown(t, "play ace")


def test_equal_answers_are_not_asked_for() -> None:
    cost = "【ACT】 [Put 1 card from your hand into your waiting room] Draw 1 card."
    cards = [character("Ace", text=cost), character("Bee"), character("Cat")]
    you = side(left="Ace", hand=["Bee", "Bee"], deck=20)
    t = table("ws", you, side(deck=20), cards=cards, at="main")
    text = shown(t, "use ace")
    assert "What do you pay" not in text
    t.you.waiting_room.is_("Bee")
    you = side(left="Ace", hand=["Bee", "Cat"], deck=20)
    t = table("ws", you, side(deck=20), cards=cards, at="main")
    paid = "What do you pay for Ace with? (put 1 card in your hand into the waiting room) 1 "
    assert paid in shown(t, "use ace")


# Phases in which nothing can be done.


def test_a_climax_phase_without_a_climax_says_why() -> None:
    t = table("ws", side(deck=20, left="filler", hand=1), side(deck=20), at="main")
    assert "Climax phase skipped: you have no climax in your hand." in shown(t, "pass")


def test_a_climax_of_another_color_says_why() -> None:
    cards = [climax("Dawn", color="blue")]
    you = side(hand=["Dawn"], deck=20, clock=1, left="filler")
    t = table("ws", you, side(deck=20), cards=cards, at="main")
    text = shown(t, "pass")
    assert "Climax phase skipped: you cannot play Dawn: its color is B" in text


def test_an_attack_phase_without_attackers_says_why() -> None:
    t = table("ws", side(deck=20, back_left="filler", hand=1), side(deck=20), at="main")
    assert "No attacks this turn: you have nobody in a center position." in shown(t, "pass")
    t = table("ws", side(deck=20, left=("filler", REST), hand=1), side(deck=20), at="main")
    assert "No attacks this turn: nobody stands in your center positions." in shown(t, "pass")
    t = table("ws", side(deck=20, left="filler", hand=1), side(deck=20), at="main")
    assert "No attacks this turn" not in shown(t, "pass")


def test_the_single_attack_of_the_first_turn_is_said_to_be() -> None:
    text = real("ws", "done", "1", "play kizo 1", "play toru 2", "pass", "kizo")
    assert "The others do not attack: the first turn of the game has a single attack." in text


def test_what_is_passed_again_and_again_is_said_once() -> None:
    text = flat(typed(5, name="dbs").run())
    assert text.count("Nothing you could do in the counter timing: passed.") == 1
    text = flat(typed(5).run())
    assert text.count("Nothing you could do in the counter step: passed.") <= 1


# The beginning and the end.


@pytest.mark.parametrize("name", ["ws", "dbs"])
def test_decks_and_who_begins_are_told(name: str) -> None:
    decks = {"ws": ("lanterns", "tides"), "dbs": ("gale", "bells")}[name]
    begins: set[str] = set()
    for seed in range(6):
        game = engine.new_game(name, *decks, seed=seed)
        text = flat(Sitting(game, []).run())
        assert f"Your deck: {decks[0]}. Your rival's deck: {decks[1]}." in text
        first = game.state.vars[0] == 0
        words = "You have the first turn: " if first else "Rival has the first turn: "
        assert words in text
        begins.add(words)
    assert len(begins) == 2


def test_the_leader_is_shown_before_the_first_hand_is_judged() -> None:
    game = engine.new_game("dbs", "gale", "bells", seed=3)
    text = flat(Sitting(game, []).run())
    before = text.partition("Which cards of your first hand do you put back?")[0]
    assert "Your leader: Ilse Varro, Gale Captain (red blue leader; power 10000;" in before
    assert "[Awaken] When your life is at 5 or less" in before
    assert "Your rival's leader: Abbot Sen of the Nine Bells" in before


def awakening(life: int) -> Table:
    words = "[Awaken] When your life is at 4 or less : Draw 1 card and flip this card over."
    first = leader("Old Captain", character="Captain", abilities=abilities_of((words,), LEADER))
    mine = side(leader=["Old Captain"], battle=["Diver"], life=life)
    return table("dbs", mine, side(), cards=[first, battle("Diver")], at="main", turns=4)


@pytest.mark.parametrize(("life", "told"), [(4, 1), (5, 0)])
def test_what_can_be_done_for_the_first_time_is_pointed_out_once(life: int, told: int) -> None:
    t = awakening(life)
    text = shown(t, "attack diver", "pass", "board", "hand")
    assert text.count("For the first time: Old Captain can do this (use): [Awaken]") == told


def test_a_new_level_is_pointed_out() -> None:
    cards = [event("Letter", level=1)]
    you = side(hand=["Letter"], deck=20, level=1)
    t = table("ws", you, side(deck=20), cards=cards, at="main")
    assert "For the first time: you are at level 1 and can play cards of level 1." in shown(t)


@pytest.mark.parametrize(
    ("name", "rows"),
    [
        ("ws", ("cards played", "attacks", "damage canceled", "damage taken", "in the end")),
        ("dbs", ("cards played", "attacks", "combos", "cards KO'd", "life left")),
    ],
)
def test_a_game_ends_with_a_summary(name: str, rows: tuple[str, ...]) -> None:
    sitting = typed(4, name=name, most=20_000)
    lines = sitting.run().rstrip().split("\n")
    game = sitting.session.game
    assert lines[-1].startswith(("You win: ", "You lose: "))
    start = lines.index(f"--- The game: {game.state.turn} turns ---")
    assert lines[start + 1].split() == ["You", "Rival"]
    assert [line[2:].split("  ")[0].strip() for line in lines[start + 3 : -1]] == list(rows)
    numbers = {line.split("  ")[1].strip(): line.split()[-2:] for line in lines[start + 3 : -2]}
    attacks = [0, 0]
    for item in game.told(0):
        if item["event"] == "event" and item["kind"] == 9:
            attacks[item["player"]] += 1
    assert numbers["attacks"] == [str(n) for n in attacks]


def test_the_choices_of_a_text_are_read_out() -> None:
    text = (
        "[Activate: Main] Choose 1: • Draw 1 card. • Choose up to 1 of your energy and switch it "
        "to Active Mode."
    )
    lamp = extra("Lamp", cost=0, abilities=abilities_of((text,), EXTRA))
    t = table("dbs", side(hand=["Lamp"]), side(), cards=[lamp], at="main", turns=4)
    said = shown(t, "use lamp")
    assert "Which of these do you choose? 1 Draw 1 card. 2 Choose up to 1 of your energy" in said


@pytest.mark.parametrize(
    ("cost", "told"),
    [
        ("(1)", "(1 from the top of your stock to the waiting room; your stock is 1)"),
        ("Put 1 card from your hand into your clock", "(put 1 card in your hand into the clock) "),
    ],
)
def test_a_stock_is_counted_only_where_it_pays(cost: str, told: str) -> None:
    words = f"【AUTO】 [{cost}] When this card is placed on the stage from your hand, you may pay "
    cards = [character("Ace", text=words + "the cost. If you do, draw 1 card.")]
    t = table("ws", side(hand=["Ace", "Ace"], stock=1, deck=20), side(deck=20), cards, "main")
    assert f"Do you pay the cost? {told}" in shown(t, "play ace left center")
