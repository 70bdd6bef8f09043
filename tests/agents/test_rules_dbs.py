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
CUB = battle("Cub", power=10000, cost=1)
FOX = battle("Fox", power=12000, cost=2)
HULK = battle("Hulk", power=10000, cost=6)
TITAN = battle("Titan", power=25000, cost=5)
SEERS = leader("Seer", text="[Awaken] When your life is at 4 or less : Draw 2 cards.")


def decide(game: Game) -> tuple[int, ...]:
    assert game.pending is not None
    return game.pending.options[DragonBallSuperRules(1).choose(game)]


def ace_attacks(game: Game) -> None:
    """The rival's leader, and nobody does anything until the defense step."""
    attacks(game, game.state.zone(0, BATTLE_AREA)[0], leader_of(game, 1))


def leader_attacks(game: Game, target: int) -> None:
    """A card, and nobody does anything until the defense step."""
    attacks(game, leader_of(game, 0), target)


def attacks(game: Game, attacker: int, target: int) -> None:
    attack = (V_ATTACK, game.state.ref(attacker), game.state.ref(target))
    assert game.pending is not None
    game.answer(game.pending.options.index(attack))
    while game.pending.kind != K_DEFENSE:
        game.answer(game.pending.options.index((V_PASS,)))


def leader_of(game: Game, player: int) -> int:
    return game.state.zone(player, LEADER_AREA)[0]


def fight(you: dict[str, object], rival: dict[str, object]) -> Table:
    return table(
        "dbs", side(**you), side(**rival), [ACE, BOB, CUB, FOX, HULK, TITAN, SEERS], "main"
    )


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


def test_all_go_for_the_leader_who_can_take_its_last_lives_together() -> None:
    for life, spared in ((2, True), (3, False)):
        t = fight(
            {"battle": [("Ace", ACTIVE)], "deck": 20},
            {"battle": [("Hulk", REST)], "life": life, "hand": 0, "deck": 20},
        )
        assert t.game.pending is not None
        attack = DragonBallSuperRules(1).attack(t.game, t.game.pending)
        assert (attack[2] & CARD == leader_of(t.game, 1)) == spared


def test_it_gives_a_card_for_one_that_cost_two_and_none_for_one_that_cost_less() -> None:
    for name, verb in (("Bob", V_COMBO), ("Cub", V_PASS)):
        t = fight({"deck": 20}, {"battle": [(name, REST)], "hand": ["Bob", "Ace"], "deck": 20})
        leader_attacks(t.game, t.game.state.zone(1, BATTLE_AREA)[0])
        assert decide(t.game)[0] == verb


def test_with_its_last_life_it_plays_cards_and_lets_them_stand_on_guard() -> None:
    t = fight(
        {"battle": [("Titan", ACTIVE)], "life": 1, "hand": ["Fox", "Fox"], "energy": 4, "deck": 20},
        {"life": 6, "hand": 0, "deck": 20},
    )
    verbs = []
    while t.game.state.turn_player == 0:
        verbs.append(decide(t.game)[0])
        t.game.answer(DragonBallSuperRules(1).choose(t.game))
    assert verbs == [V_PLAY, V_PLAY, V_PASS]


def test_it_thinks_of_attacks_alone_only_while_cards_could_be_played() -> None:
    agent = DragonBallSuperRules(1)
    for energy, plans in ((3, [None, agent.attack, agent.stop]), (0, [None, agent.stop])):
        t = fight({"hand": ["Bob"], "energy": energy, "deck": 20}, {"deck": 20})
        ask = t.game.pending
        assert ask is not None
        attack = next(o for o in ask.options if o[0] == V_ATTACK)
        assert agent.plans(t.game, ask, attack) == plans
        assert agent.plans(t.game, ask, (V_PASS,)) == [None]


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
