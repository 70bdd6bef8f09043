"""8-6, 2-3-2: skills of cards in a hand, some of which the opponent knows."""

from bythebook.kernel.state.changes import STANDBY, reveal
from bythebook.kernel.state.refs import BOTH
from bythebook.testing import side, table
from bythebook.testing.dbs import battle
from tests.rules.dbs.abilities.test_hand_skills import (
    ENERGY,
    asked_from_hand,
    no_counter,
    springs_out,
)
from tests.rules.dbs.battles import fight


def test_what_waits_in_a_hand_is_shown_to_its_player_alone() -> None:
    sentry = battle("Sentry", abilities=(springs_out(*ENERGY),))
    rival = side(hand=[sentry, "filler"], deck=["filler"], energy=2)
    t = table("dbs", side(hand=1), rival, at="main")
    t.you.chooses("attack leader")
    no_counter(t)
    assert asked_from_hand(t)
    names = [[(e[1] or {}).get("name") for e in t.game.view(p)["standby"]] for p in (0, 1)]
    assert "Sentry" not in names[0]
    assert "Sentry" in names[1]
    t.rival.passes()
    fight(t)


def test_one_that_the_opponent_knows_is_not_among_the_secret_ones() -> None:
    hidden = battle("Hidden", abilities=(springs_out(*ENERGY),))
    known = battle("Known", abilities=(springs_out(*ENERGY),))
    rival = side(hand=[hidden, known], deck=["filler"], energy=3)
    t = table("dbs", side(hand=1), rival, at="main")
    t.changes(reveal([t.rival.ref("Known")], BOTH))
    t.you.chooses("attack leader")
    no_counter(t)
    # The known one waits by itself; of the others the player speaks.
    t.rival.may_choose_exactly("resolve Known leader", "resolve B leader")
    t.rival.chooses("resolve B leader")
    t.rival.may_choose_exactly("activate Hidden", "pass")
    t.rival.passes()
    t.goes_on_to("main phase", t.you)


def test_nothing_waits_for_a_player_who_cannot_hold_such_a_card() -> None:
    sentry = battle("Sentry", abilities=(springs_out(*ENERGY),))
    t = table("dbs", side(hand=1), side(hand=2, deck=3, battle=[sentry]), at="main")
    before = t.happened
    t.you.chooses("attack leader")
    no_counter(t)
    fight(t)
    assert not [c for c in t.since(before) if c[0] == STANDBY]
