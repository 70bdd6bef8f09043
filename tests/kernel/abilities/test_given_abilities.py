"""What abilities that were given do counts at once: for rules, and as things to do."""

from bythebook.kernel.values.continuous import Sheet
from bythebook.testing import character, side, table

WEAKEN = (
    "【ACT】 [(1)] This card gets the following ability until end of turn. "
    "“【CONT】 All of your opponent's characters get -1000 power.”"
)


def test_power_lowered_by_an_ability_that_was_given_is_seen_by_rules_at_once() -> None:
    t = table(
        "ws",
        you=side(left=["Ace"], stock=2),
        rival=side(left=["Weak"], middle=["Sound"]),
        cards=[
            character("Ace", text=WEAKEN),
            character("Weak", power=1000),
            character("Sound", power=1500),
        ],
        at="main",
    )
    t.you.chooses("activate Ace")
    t.rival.left.is_()
    t.rival.middle.is_("Sound")
    t.rival.waiting_room.is_("Weak")


def test_what_was_given_is_there_though_nothing_else_was_asked_since() -> None:
    giver = character(
        "Giver",
        text="【CONT】 All of your other characters get the following ability. "
        "“【ACT】 [(1)] Draw 1 card.”",
    )
    t = table("ws", you=side(left="Giver", right="Taker"), cards=[giver, character("Taker")])
    taker = t.you.card("Taker")
    had = t.game.abilities_of(taker)
    fork = t.game.copy()
    fork.sheet = Sheet()
    fork.state.dirty = 0
    assert fork.abilities_of(taker) == had
    assert len(had) == len(t.game.lib.own[t.game.state.definition[taker]]) + 1


def test_the_same_ability_given_twice_is_one_thing_to_do() -> None:
    gives = (
        "【CONT】 All of your other characters get the following ability. "
        "“【ACT】 [(1)] Draw 1 card.”"
    )
    t = table(
        "ws",
        you=side(left=["Giver"], middle=["Giver"], right=["Taker"], stock=2),
        cards=[character("Giver", text=gives), character("Taker")],
        at="main",
    )
    options = t.you.options
    assert options.count("activate Taker") == 1
