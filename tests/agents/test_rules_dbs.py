"""What the player by rules does on boards where there is only one sensible thing to do."""

from bythebook.agents.rules_dbs import DragonBallSuperRules
from bythebook.games.dbs.texts.events import K_DEFENSE, V_ATTACK, V_COMBO, V_PLAY
from bythebook.games.dbs.zones.zones import ACTIVE, BATTLE_AREA, LEADER_AREA, REST
from bythebook.kernel.game.game import Game
from bythebook.kernel.state.options import V_ACTIVATE, V_PASS
from bythebook.kernel.state.refs import CARD
from bythebook.testing import Table, side, table
from bythebook.testing.dbs import battle, leader

ACE = battle("Ace", power=15000)
BOB = battle("Bob", power=10000, cost=2)
HULK = battle("Hulk", power=10000, cost=6)
SEERS = leader("Seer", text="[Awaken] When your life is at 4 or less : Draw 2 cards.")


def decide(game: Game) -> tuple[int, ...]:
    assert game.pending is not None
    return game.pending.options[DragonBallSuperRules(1).choose(game)]


def ace_attacks(game: Game) -> None:
    """The rival's leader, and nobody does anything until the defense step."""
    ace = game.state.zone(0, BATTLE_AREA)[0]
    attack = (V_ATTACK, game.state.ref(ace), game.state.ref(leader_of(game, 1)))
    assert game.pending is not None
    game.answer(game.pending.options.index(attack))
    while game.pending.kind != K_DEFENSE:
        game.answer(game.pending.options.index((V_PASS,)))


def leader_of(game: Game, player: int) -> int:
    return game.state.zone(player, LEADER_AREA)[0]


def fight(you: dict[str, object], rival: dict[str, object]) -> Table:
    return table("dbs", side(**you), side(**rival), [ACE, BOB, HULK, SEERS], "main")


def test_it_takes_the_last_life_whatever_else_there_is_to_take() -> None:
    t = fight(
        {"battle": [("Ace", ACTIVE)], "deck": 20},
        {"battle": [("Hulk", REST)], "life": 1, "hand": 0, "deck": 20},
    )
    while t.game.result is None and t.game.state.turn_player == 0:
        t.game.answer(DragonBallSuperRules(1).choose(t.game))
    assert t.game.result is not None
    assert t.game.result.winner == 0


def test_it_gives_cards_for_its_last_life_and_none_for_its_first() -> None:
    for life, verb in ((1, V_COMBO), (8, V_PASS)):
        t = fight(
            {"battle": [("Ace", ACTIVE)], "deck": 20},
            {"life": life, "hand": ["Bob", "Bob", "Ace"], "deck": 20},
        )
        ace_attacks(t.game)
        assert decide(t.game)[0] == verb


def test_it_gives_no_cards_for_what_they_could_not_save() -> None:
    t = fight({"battle": [("Ace", ACTIVE)], "deck": 20}, {"life": 1, "hand": ["Bob"], "deck": 20})
    ace_attacks(t.game)
    assert decide(t.game)[0] == V_PASS


def test_it_strikes_down_a_resting_card_that_was_dear() -> None:
    t = fight({"deck": 20}, {"battle": [("Hulk", REST)], "life": 8, "hand": 0, "deck": 20})
    chosen = decide(t.game)
    assert chosen[0] == V_ATTACK
    assert chosen[2] & CARD != leader_of(t.game, 1)


def test_it_awakens_as_soon_as_it_may() -> None:
    for life, awake in ((4, True), (5, False)):
        t = fight({"leader": ["Seer"], "life": life, "hand": ["Bob"], "deck": 20}, {"deck": 20})
        assert (decide(t.game)[0] == V_ACTIVATE) == awake


def test_it_plays_what_it_can_pay_for() -> None:
    t = fight({"hand": ["Hulk", "Bob"], "energy": 3, "deck": 20}, {"deck": 20})
    chosen = decide(t.game)
    assert chosen[0] == V_PLAY
    assert t.game.definition(chosen[1] & CARD).name == "Bob"


def test_of_equal_cards_in_hand_one_is_thought_about() -> None:
    t = fight({"hand": ["Bob", "Bob", "Ace", "Ace", "Ace"], "energy": 3, "deck": 20}, {"deck": 20})
    assert t.game.pending is not None
    plays = [o for o in t.game.pending.options if o[0] == V_PLAY]
    candidates = DragonBallSuperRules(1).candidates(t.game, t.game.pending)
    assert len(plays) == 5
    assert sum(o[0] == V_PLAY for o in candidates) == 2
