"""Which clause says no in a ride and a main phase, and what a player might think of doing."""

from bythebook.games.vanguard.texts.events import V_CALL, V_EXCHANGE, V_RIDE
from bythebook.games.vanguard.zones.zones import BACK_CENTER, BACK_RIGHT, FRONT_LEFT, VANGUARD
from bythebook.kernel.state.options import V_ACTIVATE, V_PICK
from bythebook.testing import Seat, Table, clause, side, table
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.abilities.making import DRAW, GONE, waiting, worker
from tests.rules.vanguard.battle.fighting import battle, field, other, to_attack

MINE = side(
    vanguard=unit("me", 1),
    hand=[unit("low"), unit("mid", 2), unit("high", 3)],
    left=worker("act", DRAW),
    right=waiting("auto", GONE),
    back_left=unit("plain"),
)
THEIRS = side(left=worker("theirs", DRAW), hand=[unit("held")])


def verdicts(t: Table, seat: Seat, name: str) -> list[str]:
    """What says no to riding a card, calling it, activating its ability and picking it."""
    ref = seat.ref(name)
    ability = next(iter(t.game.abilities_of(seat.card(name))), 0)
    deeds = ((V_RIDE, ref), (V_CALL, ref), (V_ACTIVATE, ref, ability), (V_PICK, ref))
    return [t.game.why_not(deed).removeprefix("vgg ") for deed in deeds]


def thought_of(t: Table) -> list[str]:
    """What might be done at the pending decision, in words."""
    return sorted(t.words(option) for option in t.game.book.candidates(t.game))


@clause("vgg 8.5.2.1.1.1", "vgg 8.5.2.1")
def test_in_a_ride_phase_cards_of_the_hand_are_ridden_and_nothing_else_is_done() -> None:
    t = table("vgg", MINE, THEIRS, at="ride")
    here = "6.5.1.1.2"
    assert verdicts(t, t.you, "low") == ["", here, here, here]
    assert verdicts(t, t.you, "high") == ["8.5.2.1.1.1", here, here, here]
    assert verdicts(t, t.you, "act") == ["8.5.2.1", here, here, here]
    assert verdicts(t, t.rival, "held") == ["8.5.2.1", here, here, here]
    assert thought_of(t) == ["ride high", "ride low", "ride mid"]


@clause("vgg 8.5.2.1.1.2", "vgg 8.5.2.1", "vgg 8.5.1")
def test_in_a_main_phase_cards_are_called_and_abilities_activated() -> None:
    t = table("vgg", MINE, THEIRS, at="main")
    here = "8.4.2.2"
    assert verdicts(t, t.you, "low") == [here, "", "3.1.1.3", here]
    assert verdicts(t, t.you, "high") == [here, "8.5.2.1.1.2", "3.1.1.3", here]
    assert verdicts(t, t.you, "act") == [here, "8.5.2.1", "", here]
    assert verdicts(t, t.you, "auto") == [here, "8.5.2.1", "8.5.1", here]
    assert verdicts(t, t.rival, "theirs") == [here, "8.5.2.1", "6.6.1.2.2", here]
    assert thought_of(t) == ["activate act", "call high", "call low", "call mid"]


@clause("vgg 6.6.1.2.3")
def test_only_units_of_a_column_are_exchanged() -> None:
    t = table("vgg", MINE, THEIRS, at="main")
    for one, another in ((FRONT_LEFT, BACK_RIGHT), (VANGUARD, BACK_CENTER)):
        assert t.game.why_not((V_EXCHANGE, one, another)) == "vgg 6.6.1.2.3"
    # Nothing forbids what is offered.
    assert "exchange left front left back" in t.you.options
    assert {t.game.book.verify(t.game, 0, option) for option in t.asked.options} == {""}


@clause("vgg 7.4.1.3", "vgg 7.4.1.6", "vgg 7.4.1.10", "vgg 7.5.1.2.4")
def test_in_a_battle_units_attack_are_attacked_boost_and_guard() -> None:
    mine = field(left=unit("ally"), back_center=unit("aide"), hand=[unit("kept")])
    t = battle(mine, other(left=unit("front", 2), hand=[unit("shield")]))
    assert thought_of(t) == []
    to_attack(t)
    # What is for a main phase is refused by the clause of what is asked.
    assert verdicts(t, t.you, "kept") == ["7.4.1.3"] * 4
    assert thought_of(t) == ["attack with aide", "attack with ally", "attack with me"]
    t.you.chooses("attack with me")
    names = ("aide", "ally", "foe", "front", "me")
    assert thought_of(t) == [f"attack {name}" for name in names]
    t.you.chooses("attack foe")
    assert thought_of(t) == ["boost with aide", "boost with ally", "boost with me"]
    t.you.passes()
    assert thought_of(t) == ["guard with shield", "intercept with foe", "intercept with front"]
    t.rival.passes()
