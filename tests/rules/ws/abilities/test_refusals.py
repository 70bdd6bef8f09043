"""What is refused names the clause that forbids it, not the one that asks."""

import pytest

from bythebook.games.ws.texts.events import V_ATTACK, V_CLOCK, V_EXCHANGE
from bythebook.kernel.state.options import V_ACTIVATE
from bythebook.testing import Table, character, clause, climax, side, table

ACE = character("Ace")
ASSIST = "【CONT】 Assist All of your 《Gear》 characters in front of this card get +1500 power."


def at(phase: str) -> Table:
    """A player with a character that stands, a card and a climax card in hand."""
    you = side(left="Ace", hand=["filler", "climax"])
    return table("ws", you, side(), cards=[ACE, climax("climax")], at=phase)


@pytest.mark.parametrize(("phase", "forbids"), [("main", "ws 6.5.1.2"), ("climax", "ws 6.6.1.2.1")])
@clause("ws 8.5.2.2")
def test_a_play_timing_says_what_alone_is_done_in_it(phase: str, forbids: str):
    t = at(phase)
    assert t.game.why_not((V_ATTACK, t.you.ref("Ace"))) == forbids
    assert t.game.why_not((V_CLOCK, t.you.hand.refs[0])) == forbids
    if phase == "climax":
        assert t.game.why_not((V_EXCHANGE,)) == forbids


@clause("ws 8.6.1")
def test_abilities_that_are_not_played_at_will_say_what_they_are():
    lines = {
        "【AUTO】 Encore [Put 1 character from your hand into your waiting room]": "ws 10.2.1",
        "【AUTO】 When this card attacks, draw 1 card.": "ws 8.7.1",
        "【CONT】 All of your other characters get +500 power.": "ws 8.6.1",
        ASSIST: "ws 10.3.1",
    }
    for text, forbids in lines.items():
        t = table("ws", side(left=character("Bay", text=text), hand=1), side(), at="main")
        ref = t.you.ref("Bay")
        own = t.game.lib.own[t.game.state.definition[t.you.card("Bay")]]
        told = [t.game.why_not((V_ACTIVATE, ref, a)) for a in own]
        assert forbids in told, told
